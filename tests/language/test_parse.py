"""What texts mean, for the shapes of text that the language has."""

import pytest

from runestack.games.rone.language import nodes as ro
from runestack.games.rone.language.vocabulary import vocabulary
from runestack.language import nodes as n
from runestack.language.diagnose import TextError, parse
from runestack.language.nodes import Compare, Group, Pick, Player, Side
from runestack.language.text import english

VOCABULARY = vocabulary()
YOU = Player.YOU


def group(pick: Pick, count: int, **changes: object) -> Group:
    values: dict[str, object] = {
        "up_to": False,
        "other": False,
        "side": Side.ANY,
        "adjectives": (),
        "noun": "unit",
        "where": (),
    }
    return Group(pick, count, **{**values, **changes})  # type: ignore[arg-type]


def ability(text: str) -> n.Ability:
    tree = parse(text, VOCABULARY)
    assert english(tree, VOCABULARY) == text
    return tree.abilities[0]


def test_an_empty_text_has_no_abilities() -> None:
    assert parse("", VOCABULARY) == n.Text(())


def test_each_line_is_an_ability() -> None:
    tree = parse("Defender. Flying.\nDeath: Draw a card.", VOCABULARY)
    assert tree.abilities == (
        n.Keywords(("defender", "flying")),
        n.Labelled("death", (n.Draw(YOU, 1),)),
    )


def test_an_activated_ability_has_its_costs_in_order() -> None:
    assert ability(
        "{purple 3}, pay 1 {water} and 2 {recycle}, destroy another allied unit: Draw a card."
    ) == (
        ro.Activated(
            "purple",
            3,
            (
                n.PayResource(1, "water"),
                ro.PayRecycle(2),
                n.PayUnit(group(Pick.ONE, 1, other=True, side=Side.ALLIED)),
            ),
            (n.Draw(YOU, 1),),
        )
    )


def test_a_group_has_all_its_parts() -> None:
    text = (
        "Destroy each other exhausted enemy Machine unit with level 2 or less and without Flying."
    )
    assert ability(text) == n.Effects(
        (
            n.Destroy(
                group(
                    Pick.EACH,
                    0,
                    other=True,
                    side=Side.ENEMY,
                    adjectives=(n.Adjective("exhausted"), n.Adjective("machine")),
                    where=(n.WithStat("level", 2, Compare.AT_MOST), n.WithoutKeyword("flying")),
                )
            ),
        )
    )


def test_several_targets_take_the_plural() -> None:
    assert ability(
        "Up to 2 target units get +1 {melee} and -1 {ranged} for their next combat."
    ) == (
        n.Effects(
            (
                n.Get(
                    group(Pick.TARGET, 2, up_to=True),
                    (n.Change(1, "melee"), n.Change(-1, "ranged")),
                    ro.NEXT_COMBAT,
                ),
            )
        )
    )


def test_one_in_an_effect_is_chosen_and_in_an_event_is_any() -> None:
    found = ability("Whenever an allied unit dies, destroy an enemy unit.")
    assert isinstance(found, n.Whenever)
    assert found.event == n.CardEvent(group(Pick.ANY, 1, side=Side.ALLIED), "dies")
    assert found.effects == (n.Destroy(group(Pick.ONE, 1, side=Side.ENEMY)),)


def test_the_condition_of_a_trigger_and_of_its_effect_are_different_words() -> None:
    of_trigger = ability("Whenever you play a tactic while it is your turn, draw a card.")
    of_effect = ability("Whenever you play a tactic, if it is your turn, draw a card.")
    event = n.PlayerEvent(YOU, "plays_tactic")
    draw = n.Draw(YOU, 1)
    assert of_trigger == n.Whenever(event, n.TurnOf(yours=True), (draw,))
    assert of_effect == n.Whenever(event, None, (n.If(n.TurnOf(yours=True), draw),))


def test_you_may_and_if_you_do_are_one_node() -> None:
    found = ability("You may pay 2 {water}. If you do, draw a card. Discard a card.")
    assert found == n.Effects(
        (
            n.MayThen(n.Pay((n.PayResource(2, "water"),)), n.Draw(YOU, 1)),
            n.Discard(YOU, 1),
        )
    )


@pytest.mark.parametrize(
    ("words", "number", "compare"),
    [
        ("a unit", 1, Compare.AT_LEAST),
        ("2 or more units", 2, Compare.AT_LEAST),
        ("1 or less units", 1, Compare.AT_MOST),
        ("exactly 1 unit", 1, Compare.EXACTLY),
        ("no units", 0, Compare.EXACTLY),
    ],
)
def test_numbers_of_controlled_cards(words: str, number: int, compare: Compare) -> None:
    found = ability(f"If the opponent controls {words}, draw a card.")
    condition = n.Control(Player.OPPONENT, number, compare, group(Pick.ANY, 1))
    assert found == n.Effects((n.If(condition, n.Draw(YOU, 1)),))


def test_less_is_a_negative_change() -> None:
    assert ability("Machine units cost you 2 {water} less to play.") == n.Passive(
        (ro.CostChange("unit", (n.Adjective("machine"),), YOU, -2),)
    )


def test_a_negative_health_icon_can_be_read() -> None:
    found = ability("Target unit gets -1 {health}.")
    assert found == n.Effects((ro.GetHealth(group(Pick.TARGET, 1), -1),))


def test_an_event_names_any_opponent() -> None:
    found = ability("Whenever an opponent draws a card, that player loses 1 {water}.")
    assert isinstance(found, n.Whenever)
    assert found.event == n.PlayerEvent(Player.EACH_OPPONENT, "draws")


@pytest.mark.parametrize(
    "text",
    [
        "You may target unit gets +1 {melee} for its next combat.",  # only actions are optional
        "Target unit gets +1 {melee}.",  # a change needs its duration
        "Deal 2 damage to target unit until end of turn.",  # and only a change has one
        "Whenever target player draws a card, draw a card.",  # an event chooses nobody
        "If you control an allied unit, draw a card.",  # the controller is already said
        "Destroy target tactic.",  # a tactic is never in play
        "Destroy this card.",  # `this unit` says it already
        "{purple 1}, destroy an enemy unit: Draw a card.",  # nobody pays with what others have
        "{purple 1}, destroy 2 allied units: Draw a card.",
        "You may pay a card. If you do, draw a card.",  # `discard a card` says it already
        "Tactics cost the opponent 1 {water} more to play.",  # which one of several?
        "For each card in target player's hand, draw a card.",
        "{purple 1}, pay 1 {water}, pay 1 {recycle}: Draw a card.",  # one `pay` for both
        "Draw 0 cards.",
    ],
)
def test_what_the_language_refuses(text: str) -> None:
    with pytest.raises(TextError):
        parse(text, VOCABULARY)
