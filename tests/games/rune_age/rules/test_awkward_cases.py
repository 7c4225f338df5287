"""Situations in which rules meet: costs that want the same card, abilities that are triggered, choices nobody can fulfil."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    neutral,
    player,
    reward,
    stronghold,
    unit,
)
from runestack.games.staged_cards import Design
from runestack.testing import Scenario, scenario

LEVY = unit("Levy")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-59", "RA-COMP-6")
@pytest.mark.parametrize(("others", "offered"), [([], False), ([stronghold()], True)])
def test_a_card_that_is_exhausted_for_its_ability_does_not_pay_its_influence_too(
    others: list[Design], offered: bool
) -> None:
    market = city("Market", text="Action, exhaust this card, spend 1 {influence}: Draw a card.")
    game = rune_age(p1=player(realm=[market, *others]))
    assert game.offers(game.p1, "Use Market") == offered
    if offered:
        game.p1.uses("Market")
        game.expect(game.p1, influence=0, hand=["Filler"])
    else:
        game.refuses(game.p1, "action", "Market", rule="RA-RULING-59")


@pytest.mark.rule("RA-RULING-59")
def test_one_card_does_not_pay_two_costs() -> None:
    zealot = unit(
        "Zealot", text="Action, discard a card, destroy a card in your hand: Draw a card."
    )
    game = rune_age(p1=player(hand=[zealot, gold(1)]))
    game.refuses(game.p1, "action", "Zealot", rule="RA-RULING-59")
    game = rune_age(p1=player(hand=[zealot, gold(1), gold(2)]))
    game.p1.uses("Zealot", pay=["1 Gold", "p1 2 Gold"])
    game.expect(game.p1, discard=["Zealot", "1 Gold"], hand=["Filler"])


@pytest.mark.rule("RA-RULING-59")
def test_the_card_that_a_later_cost_needs_cannot_be_given_for_an_earlier_one() -> None:
    baron = unit("Baron", text="Action, discard a card, discard a gold card: Draw a card.")
    game = rune_age(p1=player(hand=[baron, gold(1), LEVY]))
    game.p1.uses("Baron", pay=["Levy", "1 Gold"])
    game.expect(game.p1, discard=["Baron", "1 Gold", "Levy"])
    game = rune_age(
        p1=player(
            hand=[
                unit(
                    "Envoy",
                    text="Action, exhaust a city you control, spend 1 {influence}: Draw a card.",
                )
            ],
            realm=[city("Port"), stronghold()],
        )
    )
    game.p1.uses("Envoy")
    game.expect(game.p1, influence=0, hand=["Filler"])


@pytest.mark.rule("RA-RULING-24", "RA-RULING-109")
def test_what_costs_nothing_is_bought_though_a_spend_yields_less() -> None:
    game = rune_age(
        p1=player(barracks=[LEVY]),
        front=[
            enemy("Bandit", text="Each spend gold action yields 1 {gold} less."),
            enemy("Fair", text="Units cost 1 {gold} less."),
        ],
    )
    game.allows(game.p1, "buy", "Levy")
    game.p1.buys("Levy")
    game.expect(game.p1, discard=["Levy"])


# -- abilities -----------------------------------------------------------------------------------


@pytest.mark.rule("RA-BATTLE-4", "RA-RULING-60")
def test_a_card_with_two_when_played_abilities_may_use_both() -> None:
    captain = unit(
        "Captain", text="When Played: Draw a card.\nWhen Played: This unit gets +2 {strength}."
    )
    game = rune_age(p1=player(hand=[captain]), cities=[city("Port", strength=3)])
    game.p1.attacks("Port")
    game.p1.plays("Captain", use=True, ability=1)
    game.p1.uses("Captain", 0)
    game.expect(game.p1, cities=["Port"], hand=["Filler"])
    game.expect("Captain", used={0, 1})


MARTYR = unit("Martyr", mythic=True, text="Whenever this unit is destroyed, draw a card.")


@pytest.mark.rule("RA-ABIL-1", "RA-ABIL-2", "RA-RULING-60")
def test_a_unit_that_is_destroyed_offers_its_trigger_once_a_round_and_declining_does_not_count() -> (
    None
):
    ogres = [enemy(f"Ogre {name}", attrition=1) for name in ("A", "B", "C")]
    game = rune_age(
        p1=player(hand=[MARTYR], deck=[]), front=ogres, dice=[1, 1, 1], objective="Runewars"
    )
    game.p1.attacks("Ogre A")
    game.p1.plays("Martyr")
    assert game.asks(game.p1, "The ability of Martyr was triggered")
    game.p1.declines()
    game.expect("Martyr", used=set(), zone="discard pile")

    game = rune_age(p1=player(hand=[MARTYR], deck=[]), front=ogres, dice=[1, 1, 1])
    game.p1.attacks("Ogre A")
    game.p1.plays("Martyr")
    game.p1.uses("Martyr")  # it is drawn again by its own ability
    game.expect("Martyr", used={0}, zone="hand")
    game.p1.attacks("Ogre B")
    game.p1.plays("Martyr")
    game.expect("Martyr", zone="discard pile")
    game.expect(game.p1, hand=[])


@pytest.mark.rule("RA-ABIL-1", "RA-RULING-30")
def test_a_trigger_that_says_may_is_asked_for_once_and_only_if_it_can_be_done() -> None:
    text = "Whenever this unit is destroyed, you may discard a card. If you do, draw a card."
    game = rune_age(
        p1=player(hand=[unit("Martyr", text=text), gold(1)]),
        front=[enemy("Ogre", attrition=1)],
        dice=[1],
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Martyr")
    game.p1.uses("Martyr")
    game.expect(game.p1, discard=["1 Gold"], hand=["Filler"])
    game = rune_age(
        p1=player(hand=[unit("Martyr", text=text)]), front=[enemy("Ogre", attrition=1)], dice=[1]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Martyr")
    assert game.asks(game.p1, "Your turn")


@pytest.mark.rule("RA-RULING-61", "RA-RULING-106")
@pytest.mark.parametrize("used", [True, False])
def test_a_unit_that_saves_itself_does_so_in_hand_too(used: bool) -> None:
    rabble = unit(
        "Rabble",
        text="If this unit would be destroyed, you may spend 1 {influence} to discard it instead.",
    )
    game = rune_age(
        p1=player(hand=[rabble], realm=[stronghold()]),
        event_deck=[
            instant("Mutiny", "Each player: Destroy a unit from your hand or take 2 damage.")
        ],
        at="event",
    )
    game.p1.chooses("Destroy a unit")
    if used:
        game.p1.uses("Rabble")
    else:
        game.p1.declines()
    game.expect("Rabble", zone="discard pile" if used else "barracks")
    game.expect(game.p1, damage=0)
    assert game.log_contains("Stronghold is exhausted") == used


# -- dice and choices ----------------------------------------------------------------------------


@pytest.mark.rule("RA-ATTR-6", "RA-BATTLE-6")
def test_a_further_die_is_rolled_against_events_alone() -> None:
    text = "When Played: Roll 1 more attrition die."
    game = rune_age(p1=player(hand=[unit("Madman", strength=5, text=text)]), cities=[city("Port")])
    game.p1.attacks("Port")
    game.p1.plays("Madman", use=True)
    game.expect(game.p1, cities=["Port"], discard=["Madman"])
    game = rune_age(
        p1=player(hand=[unit("Madman", strength=5, text=text)]), front=[enemy("Ogre")], dice=[1]
    )
    game.p1.attacks("Ogre")
    game.p1.plays("Madman", use=True)
    game.expect(game.p1, barracks=["Madman"])
    game.expect(front=["Ogre"])


@pytest.mark.rule("RA-RULING-79")
def test_where_no_option_can_be_fulfilled_the_player_chooses_what_is_done_as_far_as_possible() -> (
    None
):
    famine = instant(
        "Famine",
        "Each player: Destroy a city you control or discard gold cards with total value 2.",
    )
    game = rune_age(p1=player(hand=[gold(1), neutral("Guide")]), event_deck=[famine], at="event")
    game.p1.chooses("Discard gold cards")
    assert "1 Gold" in game.p1.discard


# -- why something is refused ----------------------------------------------------------------------


@pytest.mark.rule("RA-SIEGE-3", "RA-RULING-36", "RA-REWARD-5", "RA-ELIM-5")
def test_strongholds_and_rewards_of_others_are_no_targets_and_neither_is_who_has_left() -> None:
    game = rune_age(
        players=3,
        p1=player(realm=[stronghold("Keep")]),
        p2=player(
            realm=[stronghold("Tower"), reward("Hoard", gold=1)], barracks=[stronghold("Bastion")]
        ),
        p3=player(damage=19),
        event_deck=[instant("Plague", "Each player: Take 1 damage.")],
    )
    for name in ("Keep", "Tower", "Bastion"):
        game.refuses(game.p1, "attack", name, rule="RA-SIEGE-3")
    game.refuses(game.p1, "attack", "Hoard", rule="RA-REWARD-5")
    fallen = game["p3 home"]
    for seat in (game.p1, game.p2, game.p3):
        seat.ends_turn()
    game.expect(game.p3, eliminated=True)
    game.refuses(game.p1, "attack", fallen, rule="RA-ELIM-5")


@pytest.mark.rule("RA-GOLD-10", "RA-INF-6", "RA-RULING-25")
def test_gold_buys_nothing_of_the_centre_and_influence_nothing_of_a_barracks() -> None:
    game = rune_age(
        p1=player(hand=[gold(3)], realm=[stronghold()], barracks=[LEVY]),
        market=[neutral("Guide"), neutral("Giant", cost=5)],
    )
    game.refuses(game.p1, "buy", "Guide", rule="RA-GOLD-10")
    game.refuses(game.p1, "acquire", "Levy", rule="RA-INF-6")
    game.refuses(game.p1, "acquire", "Giant", rule="RA-RULING-25")


@pytest.mark.rule("RA-ACT-4", "RA-ABIL-7", "RA-TURN-6", "RA-TURN-8", "RA-GOLD-9")
def test_an_action_waits_for_the_own_turn_and_for_the_end_of_what_is_under_way() -> None:
    scout = unit("Scout", text="Action: Draw a card.")
    game = rune_age(
        p1=player(hand=[scout, gold(3), LEVY], barracks=[unit("Guard"), unit("Page")]),
        p2=player(hand=[scout]),
        cities=[city("Port"), city("Bay")],
    )
    game.refuses(game.p2, "action", "p2 Scout", rule="RA-ACT-4")
    game.refuses(game.p2, "attack", "Port", rule="RA-TURN-6")
    game.p1.chooses("Buy Guard")
    for action, name in (("action", "p1 Scout"), ("attack", "Port"), ("acquire", "1 Gold")):
        game.refuses(game.p1, action, name, rule="RA-GOLD-9")
    game.p1.calls_off()
    game.p1.attacks("Port")
    game.refuses(game.p1, "action", "p1 Scout", rule="RA-ACT-4")
    game.refuses(game.p1, "attack", "Bay", rule="RA-TURN-8")
    game.allows(game.p1, "play", "p1 Scout")
