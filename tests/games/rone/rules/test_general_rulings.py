"""General rulings: texts against rules, payments, what is seen. Objects and damage: `test_damage_rulings.py`."""

from typing import Any

import pytest

from runestack.games.rone.scenario import (
    filler,
    hero,
    player,
    shield,
    tactic,
    technology,
    unit,
    waiting,
)
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")


# -- text against rules --------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-1")
def test_a_text_puts_into_play_what_the_rules_of_playing_and_recycling_forbid() -> None:
    """Level 3 under a hero of level 1, greyed out, not on top of the graveyard, in the opponent's turn."""
    dig = tactic("Dig", "Put a unit from your graveyard onto the battlefield.")
    giant = unit("Giant", level=3, cost="never", recycle="never")
    game = scenario(
        "rone",
        p1=player(units=[WOLF]),
        p2=player(hand=[dig], graveyard=[SPARK, giant]),
        graveyard="top",
    )
    game.refuses(game.p2, "recycle", "Giant", rule=("RONE-RECY-1", "RONE-SLOW-3", "RONE-RECY-5"))
    with game.windows():
        game.p1.uses("hero", mode=0)
        game.p2.plays("Dig")
    game.expect("Giant", zone="battlefield", exhaustion=0)


@pytest.mark.rule("RONE-RULING-1")
def test_a_text_forbids_what_the_rules_allow() -> None:
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Clerk", text="This unit cannot attack heroes.")]),
    )
    game.allows(game.p1, "attack", "Wolf", target="p2 hero")
    game.refuses(game.p1, "attack", "Clerk", rule="RONE-RULING-58")
    assert game["Clerk"].attack_targets == []


@pytest.mark.rule("RONE-RULING-2")
def test_cannot_wins_over_may() -> None:
    """Detection shows the unit, and Flying lets the hawk reach it; but it cannot be attacked or aimed at."""
    idol = unit("Idol", text="Invisibility. Flying.\nThis unit cannot be attacked.\nThis unit cannot be the target of tactics.")  # fmt: skip
    ghost = unit("Ghost", text="Invisibility. Flying.")
    seer = unit("Seer", text="Detection. Flying.\n{yellow 1}: Deal 1 damage to target unit.")
    game = scenario("rone", p1=player(units=[seer], hand=[SPARK]), p2=player(units=[idol, ghost]))
    game.allows(game.p1, "play", "Spark", target="Ghost")
    game.refuses(game.p1, "play", "Spark", target="Idol", rule="RONE-RULING-2")
    game.allows(game.p1, "attack", "Seer", target="Ghost")
    game.refuses(game.p1, "attack", "Seer", target="Idol", rule="RONE-RULING-2")
    game.allows(game.p1, "use", "Seer", target="Idol")  # an ability is no tactic


DIG = tactic("Dig", "You may play units from your graveyard this turn.")


@pytest.mark.rule("RONE-RULING-1")
def test_a_text_lets_a_player_play_units_from_the_graveyard_for_a_turn() -> None:
    scout = unit("Scout", cost=2, text="Battlefield: Gain 1 {water}.\nRecycle: Gain 5 {water}.")
    game = scenario(
        "rone",
        p1=player(water=2, hand=[DIG], graveyard=[SPARK, scout, unit("Rat", cost=0)]),
        graveyard="bottom",
        income="stop",
    )
    game.refuses(game.p1, "play", "Scout", rule="RONE-PLAY-1")
    game.p1.plays("Dig")
    assert game.log_contains("Dig lets Player 1 play cards from the graveyard this turn")
    game.refuses(game.p1, "play", "Spark", rule="RONE-PLAY-1")  # a tactic
    game.p1.plays("Scout")
    game.expect("Scout", zone="battlefield", exhaustion=0)  # played, not recycled
    game.expect(game.p1, water=1, graveyard=["Spark", "Rat", "Dig"])
    game.p1.ends_turn()
    game.p2.ends_turn()
    game.refuses(game.p1, "play", "Rat", rule="RONE-PLAY-1")  # only for that turn


@pytest.mark.rule("RONE-RULING-2", "RONE-PLAY-4")
def test_a_permission_does_not_win_over_a_greyed_out_cost_a_level_or_a_price() -> None:
    dead = [unit("Giant", cost="never"), unit("Elder", level=2), unit("Ogre", cost=9), unit("Rat")]
    game = scenario("rone", p1=player(hand=[DIG], graveyard=dead), graveyard="bottom")
    game.p1.plays("Dig")
    game.refuses(game.p1, "play", "Giant", rule="RONE-PLAY-4")
    game.refuses(game.p1, "play", "Elder", rule="RONE-PLAY-3")
    game.refuses(game.p1, "play", "Ogre", rule="RONE-PLAY-2")
    game.p1.announces("play")
    assert game.options(game.p1) == ["Play Rat for 0 of your 0 water", "Play no card"]


@pytest.mark.rule("RONE-RULING-1", "RONE-FAST-3")
def test_an_allowed_tactic_is_played_as_a_fast_effect_and_only_by_who_is_allowed() -> None:
    echo = tactic("Echo", "You may play tactics from your graveyard this turn.")
    game = scenario(
        "rone",
        p1=player(hand=[echo], graveyard=[SPARK], units=[WOLF]),
        p2=player(graveyard=[tactic("Bolt", "Deal 2 damage to target unit.")]),
        graveyard="bottom",
    )
    game.p1.plays("Echo")
    game.refuses(game.p2, "play", "Bolt", rule=("RONE-PLAY-1",))
    game.p1.plays("Spark", target="Wolf")
    game.expect("Wolf", health=2)
    game.expect("Spark", zone="graveyard")


@pytest.mark.rule("RONE-RULING-77", "RONE-RULING-5")
def test_a_card_played_from_the_graveyard_is_no_payment_for_itself() -> None:
    ghoul = unit("Ghoul", text="Initiative, pay 1 {recycle}: Gain 1 {water}.")
    crypt = technology("Crypt", "{yellow 1}: You may play units from your graveyard this turn.")
    for below in (0, 1):
        game = scenario("rone", p1=player(technologies=[crypt], graveyard=[ghoul, *filler(below)]))
        game.p1.uses("Crypt")
        game.p1.plays("Ghoul", initiative=0 if below else ())  # not even asked with nothing below
        game.expect(game.p1, units=["Ghoul"], water=below, graveyard=[])


@pytest.mark.rule("RONE-RULING-2")
def test_a_unit_that_cannot_attack_does_not_attack_however_active_it_is() -> None:
    ban = technology("Ban", "Machine units cannot attack.")
    robot = unit("Robot", race="machine", text="Flying.")
    game = scenario("rone", p1=player(technologies=[ban], units=[robot, WOLF]))
    game.refuses(game.p1, "attack", "Robot", rule="RONE-RULING-2")
    game.allows(game.p1, "attack", "Wolf")


# -- tokens, water, payments ---------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-3")
def test_more_tokens_than_the_box_has_can_lie_on_cards() -> None:
    """10 for health, 6 for each kind of attack: here are 40, 9 and 9."""
    cheer = tactic("Cheer", "Target unit gets +9 {melee} and +9 {ranged} for its next combat.")
    feed = tactic("Feed", "Each unit gets +20 {health}.")
    game = scenario(
        "rone",
        p1=player(units=[WOLF, unit("Ox", health=2)], hand=[cheer, feed]),
        p2=player(deck=30),
        damage="deck",
        graveyard="top",
    )
    game.p1.plays("Feed")
    game.p1.plays("Cheer", target="Wolf")
    game.expect("Wolf", health=23, melee=11, ranged=9)
    game.expect("Ox", health=22)
    with game.changed({"p2 deck": -20}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-RULING-4")
@pytest.mark.parametrize(("have", "left", "taken"), [(7, 3, 4), (4, 0, 4), (3, 0, 3), (0, 0, 0)])
def test_an_effect_takes_no_more_water_than_there_is(have: int, left: int, taken: int) -> None:
    for text, gained in (("The opponent loses 4 {water}", 0), ("Take 4 {water} from the opponent", taken)):  # fmt: skip
        act = tactic("Act", f"{text}. Draw a card.")
        game = scenario("rone", p1=player(hand=[act]), p2=player(water=have))
        game.p1.plays("Act")
        game.expect(game.p2, water=left)
        game.expect(game.p1, water=gained, hand=["Filler"])  # it counts as executed


@pytest.mark.rule("RONE-RULING-5")
@pytest.mark.parametrize(
    ("water", "graveyard", "hand", "payable"),
    [(2, 1, 1, True), (1, 1, 1, False), (2, 0, 1, False), (2, 1, 0, False)],
)
def test_a_cost_is_paid_completely_or_never_begun(
    water: int, graveyard: int, hand: int, payable: bool
) -> None:
    mill = unit("Mill", text="{purple 2}, pay 2 {water} and 1 {recycle}, discard a card: Draw 2 cards.")  # fmt: skip
    game = scenario("rone", p1=player(units=[mill], water=water, graveyard=graveyard, hand=hand))
    if payable:
        with game.changed({"p1 water": -2, "p1 removed": +1, "p1 hand": +1}):
            game.p1.uses("Mill")
        game.expect("Mill", exhaustion=2)
    else:
        assert game.explains(game.p1, "use", "Mill") in (["RONE-ABIL-2"], ["RONE-RULING-77"])
        assert not game.offers(game.p1, "Use Mill")


@pytest.mark.rule("RONE-RULING-5")
def test_damage_as_a_part_of_a_cost_cannot_take_the_card_that_another_part_needs() -> None:
    mill = unit("Mill", text="{yellow 1}, deal 1 damage to your hero, discard a card: Gain 5 {water}.")  # fmt: skip
    game = scenario(
        "rone",
        p1=player(units=[mill], hand=[unit("Letter")], deck=[unit("A"), unit("B")]),
        graveyard="top",
    )
    game.p1.uses("Mill")
    game.expect(game.p1, hand=[], deck=["B"], water=5)
    assert sorted(card.name for card in game.p1.graveyard) == ["A", "Letter"]


@pytest.mark.rule("RONE-RULING-5")
@pytest.mark.parametrize("damage_first", [True, False])
def test_two_initiatives_are_paid_so_that_both_can_be(damage_first: bool) -> None:
    texts = [
        "Initiative, deal 1 damage to your hero: Gain 2 {water}.",
        "Initiative, discard a card: Gain 3 {water}.",
    ]
    ogre = unit("Ogre", text="\n".join(texts if damage_first else texts[::-1]))
    game = scenario(
        "rone",
        p1=player(hand=[ogre, unit("Letter")], deck=[unit("A"), unit("B")]),
        graveyard="top",
    )
    game.p1.plays("Ogre", initiative=[0, 1])
    game.p1.chooses("Gain 2")  # which of the two texts comes first
    game.expect(game.p1, hand=[], deck=["B"], water=5)
    assert sorted(card.name for card in game.p1.graveyard) == ["A", "Letter"]


@pytest.mark.rule("RONE-RULING-5")
def test_a_payment_inside_a_text_that_cannot_be_completed_is_not_begun() -> None:
    deal = tactic("Deal", "Pay 2 {water} and 1 {recycle}. Draw 3 cards.")
    game = scenario("rone", p1=player(water=2, hand=[deal, *filler(1)]))
    with game.changed({"p1 water": 0, "p1 hand": -1, "p1 removed": 0}):
        game.p1.plays("Deal")


# -- what is seen --------------------------------------------------------------------------------


HIDDEN = {"In Hand", "In Tech Deck", "In Deck", "Deep"}
PUBLIC = {"Ada", "Unit", "Tech", "Wall", "Upper", "Lower", "Gone", "Played"}


@pytest.mark.rule("RONE-RULING-7")
@pytest.mark.parametrize(
    ("reader", "unknown"), [(0, {"In Deck", "Deep"}), (1, HIDDEN), (-1, HIDDEN)]
)
def test_hands_technology_decks_and_decks_are_hidden_and_everything_else_is_public(
    reader: int, unknown: set[str]
) -> None:
    game = scenario(
        "rone",
        p1=player(
            hero=hero("Ada"),
            level=2,
            water=3,
            hand=[unit("In Hand")],
            units=[unit("Unit")],
            technologies=[technology("Tech")],
            technology_deck=[technology("In Tech Deck")],
            deck=[unit("In Deck"), shield(unit("Wall")), unit("Deep")],
            graveyard=[unit("Upper"), unit("Lower")],
            removed=[unit("Gone")],
        ),
        p2=player(hand=[SPARK]),
        stack=[waiting("p1", tactic("Played", "Draw a card."))],
        auto_pass=False,
    )
    view: Any = game.session.game.view(game.state, reader)
    known = {name for name in HIDDEN | PUBLIC if f"'{name}'" in str(view)}
    assert known == (HIDDEN | PUBLIC) - unknown
    seat = view["seats"][0]
    assert (seat["water"], seat["hero"]["level"], seat["life"]) == (3, 2, 4)
    assert (len(seat["hand"]), len(seat["technology_deck"]), seat["deck"]["count"]) == (1, 1, 3)
    wall = next(card for card in seat["deck"]["known"] if card["name"]["en"] == "Wall")
    assert (wall["position"], wall["shield"]) == (2, True)
    assert [card["name"]["en"] for card in seat["graveyard"]] == ["Upper", "Lower"]
    assert [entry["card"]["name"]["en"] for entry in view["stack"]] == ["Played"]


@pytest.mark.rule("RONE-RULING-7")
def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    game = scenario("rone", p1=player(deck=[unit("Secret"), *filler(3)], units=[WOLF]))
    game.p1.uses("hero", mode=1)
    assert game.log_contains("you draw Secret", game.p1)
    assert game.log_contains("draws a card", game.p2)
    assert not game.log_contains("Secret", game.p2)
    assert not game.log_contains("Secret")


@pytest.mark.rule("RONE-RULING-7")
def test_cards_that_were_looked_at_are_known_to_who_looked() -> None:
    peek = tactic("Peek", "Look at the top card of the opponent's deck.")
    game = scenario("rone", p1=player(hand=[peek]), p2=player(deck=[unit("Secret"), *filler(3)]))
    game.p1.plays("Peek")
    for reader, known in ((0, True), (1, False), (-1, False)):
        view: Any = game.session.game.view(game.state, reader)
        assert ("Secret" in str(view["seats"])) == known
