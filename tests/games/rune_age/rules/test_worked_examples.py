"""The worked examples of the rules file, as they stand there."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    filler,
    gold,
    instant,
    monument,
    neutral,
    objective,
    placed,
    player,
    reward,
    stronghold,
    unit,
)
from runestack.games.settings import SettingError
from runestack.testing import Scenario, scenario

U1 = unit("U1")
G1, G2, G3 = gold(1), gold(2), gold(3)
FORT = city("Fort", strength=4, auto_defense=2, influence=2)


def u(strength: int) -> Any:
    """U(3): a faction unit without an ability."""
    return unit(f"U({strength})", strength=strength, cost=max(1, strength))


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


def names(cards: list[Any]) -> list[str]:
    """Printed names, sorted."""
    return sorted(card.name for card in cards)


@pytest.mark.rule("RA-SETUP-8", "RA-SETUP-13", "RA-SETUP-14", "RA-SETUP-15", "RA-SETUP-17")
def test_we_1_setup_for_three_players() -> None:
    game = rune_age(at="new game", players=3, expansion="false", seed=3)
    market = names(game.market)
    assert [market.count(f"{value} Gold") for value in (1, 2, 3)] == [4, 12, 8]
    others = [name for name in market if not name.endswith("Gold")]
    assert len(set(others)) == 3
    assert all(others.count(name) == 4 for name in others)
    assert len(game.cities) == 4
    for one in (game.p1, game.p2, game.p3):
        assert (len(one.hand), len(one.deck), len(one.discard)) == (5, 3, 0)
        start = names([*one.hand, *one.deck])
        assert start.count("1 Gold") == 5
        (cheap,) = set(start) - {"1 Gold"}
        assert start.count(cheap) == 3
        assert names(one.barracks).count(cheap) == 5
        assert len(set(names(one.barracks))) == 5


@pytest.mark.rule("RA-SETUP-18", "RA-SETUP-19", "RA-OA-5")
def test_we_2_the_event_deck() -> None:
    orders = set()
    for seed in range(4):
        game = rune_age(at="new game", scenario="dragonlords", seed=seed)
        assert [card.stage for card in game.event_deck] == [1] * 5 + [2] * 7
        orders.add(tuple(card.name for card in game.event_deck))
    assert len(orders) == 4


@pytest.mark.rule("RA-GOLD-1", "RA-GOLD-4", "RA-GOLD-7", "RA-GOLD-8")
def test_we_3_a_turn_with_purchases() -> None:
    two = unit("Two", cost=2)
    game = rune_age(p1=player(hand=[G1, G1, G1, U1, U1], barracks=[two, U1]))
    game.p1.buys("Two", "U1")
    assert [card.name for card in reversed(game.p1.discard)] == ["1 Gold"] * 3 + ["Two", "U1"]
    assert names(game.p1.hand) == ["U1", "U1"]


@pytest.mark.rule("RA-GOLD-8", "RA-RULING-24")
def test_we_4_overpaying() -> None:
    game = rune_age(p1=player(hand=[G3], barracks=[unit("Two", cost=2), U1]))
    game.p1.buys("Two")
    game.expect(game.p1, gold=0, hand=[])
    game.refuses(game.p1, "buy", "U1")


@pytest.mark.rule("RA-RES-6", "RA-BATTLE-9", "RA-BATTLE-10", "RA-EOC-3", "RA-RULING-63")
def test_we_5_a_stronghold_by_strength() -> None:
    game = rune_age(p1=player(hand=[U1, U1], barracks=[stronghold()]))
    game.p1.attacks("Stronghold")
    game.p1.plays("U1", "U1")
    game.expect(game.p1, strongholds=["Stronghold"], discard=["U1", "U1"], influence=1)
    game.p1.acquires("1 Gold")
    game.expect("Stronghold", exhausted=True)


@pytest.mark.rule("RA-RES-6", "RA-GOLD-5")
def test_we_6_a_stronghold_by_gold() -> None:
    game = rune_age(p1=player(hand=[G3, G1], barracks=[stronghold()] * 3))
    game.p1.buys("Stronghold")
    game.expect(game.p1, strongholds=["Stronghold"], influence=1)
    assert len(game.p1.barracks) == 2
    assert not game.cites("RA-COMBAT-2")


@pytest.mark.rule("RA-INF-3", "RA-INF-4", "RA-INF-5", "RA-RULING-9", "RA-RULING-19")
def test_we_7_spending_influence() -> None:
    game = rune_age(p1=player(realm=[stronghold(), stronghold(), "Coldspire"]))
    assert game.p1.influence == 4
    game.p1.acquires("2 Gold", "1 Gold", pay=["Stronghold", "Stronghold 2", "Coldspire"])
    game.expect(game.p1, discard=["1 Gold", "2 Gold"], influence=0)
    assert all(card.exhausted for card in game.p1.realm)
    game.refuses(game.p1, "acquire", "1 Gold")


@pytest.mark.rule("RA-TURN-9", "RA-TURN-10", "RA-TURN-12", "RA-RULING-20")
def test_we_8_retaining() -> None:
    game = rune_age(p1=player(hand=[G3, u(5)], realm=[FORT]))
    game.p1.retains("3 Gold", "U(5)")
    assert [card.name for card in game.p1.hand] == ["3 Gold", "U(5)", *["Filler"] * 3]
    game.expect(game.p1, discard=[])
    game.expect("Fort", exhausted=True)
    game.p2.ends_turn()
    game.expect("Fort", exhausted=False)


@pytest.mark.rule("RA-TURN-11", "RA-TURN-12")
def test_we_9_everybody_refills() -> None:
    game = rune_age(
        players=3,
        p1=player(hand=[u(3), G1]),
        p2=player(hand=[U1, U1, *filler(3)]),
        p3=player(hand=filler(5)),
    )
    game.p1.attacks("p2 home")
    game.p1.plays("U(3)")
    game.p2.plays("U1", "U1")
    with game.changed({"p2 hand": 2, "p3 hand": 0, "p1 hand": 4, "p2 discard": 0}):
        game.p1.ends_turn()
    game.expect(game.p1, discard=["1 Gold", "U(3)"])


@pytest.mark.rule("RA-ATTR-1", "RA-ATTR-2", "RA-ATTR-3", "RA-BATTLE-12")
def test_we_10_a_battle_with_attrition() -> None:
    hoard = enemy("Hoard", strength=6, attrition=1, reward=reward("Hoard", influence=1))
    game = rune_age(p1=player(hand=[u(5), u(2), U1]), front=[hoard], dice=[1])
    game.p1.attacks("Hoard")
    game.p1.plays("U(5)", "U(2)", "U1")
    game.p1.destroys("U1")
    game.expect(game.p1, barracks=["U1"], rewards=["Hoard"], discard=["U(2)", "U(5)"])
    assert game.log_contains("7 against 6")


@pytest.mark.rule("RA-BATTLE-14", "RA-RULING-64")
def test_we_11_the_enemy_wins() -> None:
    game = rune_age(p1=player(hand=[u(5)]), front=[enemy("Troll", strength=6)])
    game.p1.attacks("Troll")
    game.p1.plays("U(5)")
    game.expect(game.p1, damage=0, discard=["U(5)"])
    game.expect(front=["Troll"])
    game.refuses(game.p1, "attack", "Troll", rule="RA-COMBAT-4")
    game.p1.ends_turn()
    game.allows(game.p2, "attack", "Troll")


@pytest.mark.rule("RA-SIEGE-4", "RA-SIEGE-11", "RA-SIEGE-13", "RA-SIEGE-15")
def test_we_12_the_siege_of_a_city() -> None:
    game = rune_age(
        p1=player(hand=[u(3), u(3), U1]),
        p2=player(hand=[u(2), U1], realm=[placed(FORT, exhausted=True)]),
    )
    game.p1.attacks("Fort")
    game.p1.plays("U(3)")
    game.p2.plays("U(2)")
    game.p1.plays("U(3)")
    game.p2.passes()
    game.p1.passes()
    assert game.log_contains("6 against 4")
    game.expect("Fort", controller="p1", exhausted=False)
    game.p1.acquires("2 Gold")


@pytest.mark.rule("RA-SIEGE-12", "RA-SIEGE-17")
def test_we_13_the_siege_of_a_home_realm() -> None:
    game = rune_age(p1=player(hand=[u(9)]), p2=player(hand=[u(4)], damage=12))
    game.p1.attacks("p2 home")
    game.p1.plays("U(9)")
    game.p2.plays("U(4)")
    game.expect(game.p2, damage=17, eliminated=False)


@pytest.mark.rule("RA-SIEGE-7", "RA-SIEGE-8", "RA-SIEGE-9")
def test_we_14_alternation_and_passing() -> None:
    game = rune_age(p1=player(hand=[U1] * 4), p2=player(hand=[U1] * 2))
    game.p1.attacks("p2 home")
    game.p1.plays("U1")
    game.p2.passes()
    game.p1.plays("U1")
    assert game.asked == ["p1"]
    game.p1.plays("U1")
    assert game.asked == ["p1"]
    game.p1.passes()
    game.expect(combat=None)
    game.expect(game.p2, damage=3)


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-32", "RA-RULING-59")
def test_we_15_when_played_with_a_cost() -> None:
    lance = unit(
        "Lance", strength=3, text="When Played, spend 1 {influence}: This unit gets +2 {strength}."
    )
    game = rune_age(p1=player(hand=[lance, U1], realm=[placed(stronghold(), exhausted=True)]))
    game.p1.attacks("p2 home")
    game.p1.plays("Lance")  # the ability is not offered, so nothing is asked about it
    game.expect(game.p1, strength=3)
    game.p1.passes()


@pytest.mark.rule("RA-WOUND-2", "RA-WOUND-3", "RA-EOC-2")
def test_we_16_a_wound() -> None:
    game = rune_age(p1=player(army=[placed(u(3), wounded=True), u(3)]), combat="p2 home")
    game.expect(game.p2, damage=6)
    game.expect(game.p1, barracks=["U(3)"], discard=["U(3)"])


@pytest.mark.rule("RA-BATTLE-7", "RA-RULING-47")
@pytest.mark.parametrize(("first", "total"), [("Cult", 6), ("Chanter", 5)])
def test_we_17_the_order_of_resolution_abilities(first: str, total: int) -> None:
    cult = enemy("Cult", strength=9, text="Resolution: Wound a friendly unit.")
    chanter = unit(
        "Chanter",
        strength=2,
        text="Resolution: For each wounded friendly unit, this unit gets +1 {strength}.",
    )
    game = rune_age(p1=player(hand=[chanter, u(3)]), front=[cult])
    game.p1.attacks("Cult")
    game.p1.plays("Chanter", "U(3)")
    assert not game.offers(game.p1, "stop")  # the Enemy's ability cannot be left out
    if first == "Cult":
        game.p1.uses("Cult", target="U(3)")
        game.p1.uses("Chanter")
    else:
        game.p1.uses("Chanter")
        game.p1.targets("U(3)")  # the Enemy's ability is the only one left, so it is not asked for
    assert game.log_contains(f"{total} against 9")


@pytest.mark.rule(
    "RA-EVENT-6", "RA-EVENT-10", "RA-BATTLE-15", "RA-BATTLE-16", "RA-BATTLE-17", "RA-RULING-67"
)
def test_we_18_an_instant_against_each_player() -> None:
    drakes = instant("Drakes", "Attacks each player.", strength=5)
    game = rune_age(
        players=3,
        p1=player(hand=[u(6)]),
        p2=player(hand=[u(3)]),
        event_deck=[drakes],
        turn="p3",
        at="event",
    )
    game.p1.plays("U(6)")
    game.p2.plays("U(3)")
    assert [one.damage for one in (game.p1, game.p2, game.p3)] == [0, 2, 5]
    assert game.log_in_order("Player 1", "Player 2", "Player 3")
    game.expect("Drakes", zone="event discard pile")
    assert [len(one.hand) for one in (game.p1, game.p2, game.p3)] == [5, 5, 5]


@pytest.mark.rule("RA-EVENT-5", "RA-RULING-69")
def test_we_19_an_ongoing_instant() -> None:
    smoke = instant("Smoke", "Next round: Neutral cities get +1 {strength}.")
    quiet = enemy("Ghoul")
    game = rune_age(round=4, cities=[FORT], event_deck=[smoke, quiet, quiet], turn="p2", at="event")
    game.expect(round=5)
    game.expect("Fort", strength=5)
    for _ in range(2):
        game.asked[0].ends_turn()
    game.expect(round=6, event_discard=["Smoke"])
    game.expect("Fort", strength=4)


@pytest.mark.rule("RA-CARD-1", "RA-CARD-2")
def test_we_20_a_reshuffle() -> None:
    game = rune_age(p2=player(hand=[G1, G1], deck=[G3], discard=[U1] * 6))
    game.p1.ends_turn()
    assert [card.name for card in game.p2.hand] == ["1 Gold", "1 Gold", "3 Gold", "U1", "U1"]
    assert (len(game.p2.deck), len(game.p2.discard)) == (4, 0)


@pytest.mark.rule("RA-ACT-1", "RA-ACT-2", "RA-ACT-4", "RA-ACT-5")
def test_we_21_a_card_action() -> None:
    game = rune_age(p1=player(hand=["Banner Scout", "Banner Scout"], deck=[G1], discard=[G2]))
    game.p1.uses("Banner Scout")
    assert names(game.p1.hand) == ["1 Gold", "2 Gold", "Banner Scout"]
    game.expect(game.p1, discard=["Banner Scout"], deck=[])
    game.p1.attacks("p2 home")
    game.p1.plays("Banner Scout")
    game.expect(game.p2, damage=1)
    assert len(game.p1.hand) == 2


@pytest.mark.rule("RA-ACT-3", "RA-RULING-28")
def test_we_22_a_city_with_an_action() -> None:
    game = rune_age(p1=player(damage=3, realm=["Thornwick"]))
    game.p1.uses("Thornwick")
    game.expect(game.p1, damage=2, cities=["Thornwick"], influence=0)
    game.expect("Thornwick", exhausted=True)
    game.refuses(game.p1, "action", "Thornwick", rule="RA-COMP-6")


@pytest.mark.rule(
    "RA-ELIM-1", "RA-ELIM-2", "RA-ELIM-3", "RA-ELIM-4", "RA-ELIM-5", "RA-ELIM-6", "RA-RULING-82"
)
def test_we_23_elimination() -> None:
    demon = neutral("Demon", strength=4, cost=4)
    game = rune_age(
        players=3,
        p1=player(hand=[u(4)]),
        p2=player(
            damage=18,
            hand=[G1, G1, demon],
            deck=[G1, G2, U1, U1, U1],
            discard=[G1, G1, G1, G2, U1, U1],
            realm=[
                placed(FORT, exhausted=True),
                city("Mill"),
                stronghold(),
                reward("Hoard", gold=1),
            ],
        ),
        market=[G1],
    )
    game.p1.attacks("p2 home")
    game.p1.plays("U(4)")
    game.p2.passes()
    game.expect(game.p2, damage=22, eliminated=True, hand=[], deck=[], discard=[], realm=[])
    market = names(game.market)
    assert [market.count(name) for name in ("1 Gold", "2 Gold", "Demon")] == [7, 2, 1]
    assert sorted(card.name for card in game.cities) == ["Fort", "Mill"]
    game.expect("Fort", exhausted=False, controller=None)
    boxed = names(game.box)
    assert boxed == ["Hoard", "Home Realm", "Stronghold", *["U1"] * 5]
    assert "p2 home" not in [repr(card) for card in game.p1.attackable]
    game.p1.ends_turn()
    game.expect(active="p3")


@pytest.mark.rule("RA-OA-8", "RA-OA-9", "RA-OA-10")
def test_we_24_a_mythic_unit() -> None:
    titan = unit("Titan", strength=6, cost=6, mythic=True)
    game = rune_age(
        p1=player(hand=[titan]), front=[enemy("Troll", strength=6, attrition=1)], dice=[1]
    )
    game.p1.attacks("Troll")
    game.p1.plays("Titan")
    game.expect(game.p1, discard=["Titan"], barracks=[])
    game.expect(front=["Troll"])
    assert game.log_contains("0 against 6")


@pytest.mark.rule("RA-MERC-3", "RA-MERC-4", "RA-MERC-5", "RA-MERC-6")
@pytest.mark.parametrize("seed", range(4))
def test_we_25_mercenaries(seed: int) -> None:
    game = rune_age(at="new game", scenario="cataclysm", seed=seed)
    piles: dict[str, list[Any]] = {}
    for card in game.market:
        piles.setdefault(card.name, []).append(card)
    hired = [cards for cards in piles.values() if "expansion" in cards[0].keywords]
    hired = [cards for cards in hired if cards[0].name in MERCENARIES]
    assert len(hired) == 3
    assert all(len(cards) == 3 for cards in hired)
    assert all("siege_icon" not in cards[0].keywords for cards in hired)
    assert sorted(MERCENARIES[cards[0].name] for cards in hired) == [1, 1, 2]
    costs = [cards[0].cost for cards in hired]
    assert costs == sorted(costs)


MERCENARIES = {
    "Road Wardens": 1,
    "Cutpurse Band": 1,
    "Hedge Blessing": 1,
    "Witch Fire": 1,
    "Sappers": 1,
    "Bounty Hunter": 1,
    "Storm of Ages": 2,
    "Wall Breaker": 2,
    "Hill Titan": 2,
    "Dragon Knight": 2,
}


@pytest.mark.rule("RA-COOP-5", "RA-COOP-7", "RA-COOP-10")
def test_we_26_the_cooperative_variant() -> None:
    game = rune_age(
        players=3,
        objective="Resurgence of the Dragonlords",
        form="cooperative",
        p1=player(damage=15),
        p3=player(hand=[u(2)]),
        event_deck=[instant("Herald", "Attacks each player.", strength=5)],
        turn="p3",
        at="event",
    )
    game.p1.chooses_player("p3")
    game.p3.plays("U(2)")
    game.expect(shared_damage=18)
    assert [event.seat for event in game.session.events if event.rule == "RA-COMBAT-2"] == [2]
    assert not game.over


@pytest.mark.rule("RA-RULING-90")
@pytest.mark.parametrize(("own", "winners"), [(31, ["p2"]), (34, ["p1", "p2"])])
def test_we_27_monuments(own: int, winners: list[str]) -> None:
    def owner(strength: int) -> Any:
        return player(
            realm=[monument()],
            hand=[u(10)],
            deck=[u(10), G1],
            discard=[u(10), u(strength - 30)],
        )

    game = rune_age(objective="The Monument", round=11, p1=owner(own), p2=owner(34), turn="p2")
    game.p2.ends_turn()
    assert [repr(one) for one in game.winners] == winners


@pytest.mark.rule("RA-NEUT-1", "RA-NEUT-2", "RA-RULING-8")
def test_we_28_custom_neutral_cards() -> None:
    words = {"at": "new game", "scenario": "dragonlords", "expansion": "false"}
    game = rune_age(**words, third_neutral="Rift Storm", all_agree="true")
    piles = {card.name for card in game.market if not card.name.endswith("Gold")}
    assert piles == {"Village Militia", "Stone Sentry", "Rift Storm"}
    with pytest.raises(SettingError, match="Demon"):
        rune_age(**words, second_neutral="Demon", all_agree="true")
    with pytest.raises(SettingError, match="all_agree"):
        rune_age(**words, third_neutral="Rift Storm")


@pytest.mark.rule("RA-RULING-33", "RA-RULING-27", "RA-TURN-8", "RA-RES-7")
def test_we_29_gained_influence() -> None:
    words: dict[str, Any] = {"p1": player(hand=["Dawn Herald"], realm=[stronghold()])}
    game = rune_age(**words)
    game.p1.uses("Dawn Herald")
    game.p1.acquires("2 Gold", "1 Gold")
    assert [card.name for card in reversed(game.p1.discard)] == ["2 Gold", "1 Gold", "Dawn Herald"]
    game.expect("Stronghold", exhausted=True)
    game = rune_age(**words)
    game.p1.uses("Dawn Herald")
    game.p1.calls_off()
    game.expect("Stronghold", exhausted=False)
    game.expect(game.p1, discard=["Dawn Herald"], influence=1)
    game.expect("Dawn Herald", used={0})


@pytest.mark.rule("RA-RULING-61", "RA-RULING-44", "RA-RULING-112", "RA-ATTR-2")
def test_we_30_a_replaced_destruction() -> None:
    game = rune_age(
        p1=player(hand=[u(5), "Risen Rabble", "Risen Rabble"], realm=[stronghold()]),
        front=[enemy("Troll", strength=6, attrition=1)],
        dice=[2],
    )
    game.p1.attacks("Troll")
    game.p1.plays("U(5)", "Risen Rabble", "Risen Rabble")
    game.p1.destroys("Risen Rabble")
    game.p1.uses("Risen Rabble")
    game.expect("Stronghold", exhausted=True)
    game.expect(game.p1, discard=["U(5)", "Risen Rabble"], barracks=["Risen Rabble 2"])
    assert game.log_contains("5 against 6")
    game.expect("Risen Rabble", used={0})
    game.expect("Risen Rabble 2", used=set())


@pytest.mark.rule("RA-RULING-92")
@pytest.mark.parametrize(
    ("damage", "after", "winners"),
    [((15, 18), (16, 19), ["p1", "p2"]), ((15, 19), (16, 20), [])],
)
def test_we_31_the_end_of_the_cataclysm(
    damage: tuple[int, int], after: tuple[int, int], winners: list[str]
) -> None:
    game = rune_age(
        objective="The Cataclysm",
        round=11,
        p1=player(damage=damage[0]),
        p2=player(damage=damage[1]),
        front=["Carrion Swarm"],
        event_deck=[],
        event_discard=["Sea of Fire", "The Last Night", "Tremors"],
        turn="p2",
        at="event",
    )
    assert game.over
    assert (game.p1.damage, game.p2.damage) == after
    assert [repr(one) for one in game.winners] == winners
    game.expect(game.p1, hand=[])  # without a refill


@pytest.mark.rule("RA-RULING-92", "RA-RULING-70")
def test_we_31_the_worldbreaker_re_forms_the_event_deck() -> None:
    game = rune_age(
        objective="The Cataclysm",
        round=11,
        p1=player(damage=0),
        p2=player(damage=1),
        front=["Carrion Swarm", "Worldbreaker"],
        event_deck=[],
        event_discard=["Sea of Fire", "The Last Night", "Tremors"],
        turn="p2",
        at="event",
    )
    game.p1.chooses("Worldbreaker")
    (left,) = game.event_deck
    drawn = next(name for name in ("Sea of Fire", "The Last Night") if name != left.name)
    assert left.name in ("Sea of Fire", "The Last Night")
    attacks = game[drawn].strength
    assert (game.p1.damage, game.p2.damage) == (3 + attacks, 4 + attacks)
    assert names(game.event_discard) == sorted([drawn, "Tremors"])
    assert not game.over


@pytest.mark.rule("RA-RULING-93", "RA-RULING-1")
def test_we_32_the_overlord() -> None:
    game = rune_age(at="new game", scenario="overlord", players=3, seed=2)
    order = []
    for _ in range(3):
        order.append(repr(game.active))
        secured = 1 if game.active == game.overlord else 0  # the compensation of the scenario
        assert len(game.active.strongholds) == secured
        left = [card for card in game.active.barracks if card.type == "stronghold"]
        assert len(left) == 3 - secured
        if game.active != game.overlord:
            owners = {
                repr(card.controller)
                for card in game.active.attackable
                if card.type == "home realm"
            }
            assert owners == {repr(game.overlord)}
        game.active.ends_turn()
    assert order[0] == repr(game.overlord)
    assert [int(name[1]) for name in order] == [
        (int(order[0][1]) - 1 + step) % 3 + 1 for step in range(3)
    ]


@pytest.mark.rule("RA-RULING-93")
def test_we_32_the_allies_win_also_for_one_who_was_eliminated_before() -> None:
    game = rune_age(
        players=3,
        objective="Ascent of the Overlord",
        first="p3",
        turn="p2",
        p1=player(eliminated=True),
        p2=player(hand=[u(9)]),
        p3=player(damage=12),
    )
    game.p2.attacks("p3 home")
    game.p2.plays("U(9)")
    assert [repr(one) for one in game.winners] == ["p1", "p2"]
    game = rune_age(
        players=3,
        objective="Ascent of the Overlord",
        first="p3",
        turn="p2",
        event_deck=[instant("Last", "Each player: Draw a card.")],
        p3=player(damage=19),
    )
    game.p2.ends_turn()
    assert [repr(one) for one in game.winners] == ["p3"]
    assert len(game.p3.hand) == 6


@pytest.mark.rule("RA-RULING-94", "RA-SETUP-8")
def test_we_33_landmarks() -> None:
    game = rune_age(at="new game", scenario="landmarks", players=3, seed=1)
    kinds = [card.type for card in game.cities]
    assert (kinds.count("city"), kinds.count("landmark")) == (4, 6)
    assert not [card for card in game.active.attackable if card.type == "home realm"]
    game = rune_age(
        players=3,
        objective="The Eight Landmarks",
        round=9,
        p1=player(realm=["Skybridge", "Sunken Bell", "Star Well", FORT]),
        p2=player(realm=["Dragon Ribs", "Hanging Garden", "Silent Colossus"]),
        turn="p3",
    )
    game.p3.ends_turn()
    assert game.winner == "p2"


@pytest.mark.rule("RA-RULING-95")
def test_we_34_alone_against_the_rival_realm() -> None:
    no_quarter = instant(
        "No Quarter", "Next round: Each won siege of a home realm deals 2 more damage."
    )
    rival = objective(
        "Rival",
        "The rival realm is the target.\nIf the rival realm has 20 damage, all players win.",
        strength=0,
    )
    game = rune_age(
        players=1, objective=rival, p1=player(hand=[u(10)]), front=[no_quarter], events_drawn=4
    )
    game.expect("objective", strength=7)
    game.p1.attacks("objective")
    game.p1.plays("U(10)")
    game.expect(rival_damage=5)
    for drawn, damage in ((4, 1), (5, 0)):
        game = rune_age(
            players=1,
            objective=rival,
            event_deck=[instant("Uprising", "Attacks the Overlord.", strength=8)],
            events_drawn=drawn,
            at="event",
        )
        game.expect(rival_damage=damage)


@pytest.mark.rule("RA-RULING-111", "RA-RULING-49")
def test_we_35_realm_cards_in_combat_and_purchase() -> None:
    train = reward(
        "Siege Train",
        "Resolution, exhaust this card: If you besiege a city, its auto-defense counts 0.",
    )
    lieutenant = reward(
        "Lieutenant", "Before Attrition, exhaust this card: Ignore 1 attrition icon."
    )
    mason = reward("Master Mason", "Purchase, exhaust this card: Monuments cost 2 {gold} less.")
    wall = city("Wall", strength=4, auto_defense=3, influence=2)
    game = rune_age(
        p1=player(
            hand=[u(3), u(5), U1, *[G3] * 3, G2],
            realm=[train, lieutenant, mason],
            barracks=[monument()],
        ),
        p2=player(realm=[wall]),
        front=[enemy("Troll", strength=5, attrition=2)],
        dice=[1],
    )
    game.p1.attacks("Wall")
    game.p1.plays("U(3)")
    game.p1.passes()
    game.p1.uses("Siege Train")
    assert game.log_contains("3 against 0")
    game.expect(game.p1, cities=["Wall"])
    game.p1.attacks("Troll")
    game.p1.plays("U(5)", "U1")
    game.p1.uses("Lieutenant")
    game.p1.destroys("U1")
    game.expect("Troll", zone="event discard pile")
    game.p1.buys("Monument", lowering="Master Mason")
    game.expect(game.p1, monuments=["Monument"], hand=[])
    assert [game[name].exhausted for name in ("Siege Train", "Lieutenant", "Master Mason")] == [
        True
    ] * 3
    assert not game.cites("RA-ACT-2")


@pytest.mark.rule("RA-RULING-113")
@pytest.mark.parametrize(("last", "damage"), [(1, 4), (2, 0)])
def test_we_36_a_payment_of_all_players(last: int, damage: int) -> None:
    words: dict[str, Any] = {"deck": []}
    game = rune_age(
        players=3,
        objective="The Cataclysm",
        p1=player(hand=[u(5)], **words),
        p2=player(hand=[u(4), u(1)], **words),
        p3=player(hand=[u(last)], **words),
        event_deck=["Hollow Stars"],
        turn="p3",
        at="event",
    )
    game.p1.lays_down("U(5)")
    game.p2.lays_down("U(4)", "U(1)")
    game.p3.lays_down(f"U({last})")
    players = (game.p1, game.p2, game.p3)
    assert [one.damage for one in players] == [damage] * 3
    held = [names(one.hand) for one in players]
    assert held == [["U(5)"], ["U(1)", "U(4)"], [f"U({last})"]]  # taken back, or drawn again
    assert game.cites("RA-CARD-1") == (damage == 0)  # discarded, so they had to be shuffled
