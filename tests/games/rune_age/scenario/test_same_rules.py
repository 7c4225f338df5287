"""What is refused may be cited by any rule that forbids it, and by no other."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rune_age.scenario import (
    city,
    enemy,
    gold,
    instant,
    monument,
    neutral,
    placed,
    player,
    stronghold,
    unit,
)
from runestack.testing import Scenario, ScenarioError, scenario

LEVY = unit("Levy")
FORT = city("Fort")
OGRE = enemy("Ogre")


def rune_age(**words: Any) -> Scenario:
    return scenario("rune-age", **words)


@pytest.mark.rule("RA-RULING-96", "RA-RULING-90", "RA-RULING-92", "RA-RULING-93", "RA-RULING-94")
@pytest.mark.parametrize(
    ("objective", "target", "rule"),
    [
        ("The Monument", "p2 home", "RA-RULING-90"),
        ("The Cataclysm", "p2 home", "RA-RULING-92"),
        ("The Cataclysm", "Fort", "RA-RULING-92"),
        ("Ascent of the Overlord", "Fort", "RA-RULING-93"),
        ("The Eight Landmarks", "p2 home", "RA-RULING-94"),
    ],
)
def test_a_siege_that_a_scenario_forbids_is_cited_by_its_ruling(
    objective: str, target: str, rule: str
) -> None:
    game = rune_age(players=3, objective=objective, first="p3", turn="p1", p2=player(realm=[FORT]))
    for said in (rule, "RA-RULING-96", (rule, "RA-RULING-96")):
        game.refuses(game.p1, "attack", target, rule=said)
    others = {f"RA-RULING-{number}" for number in range(90, 95)} - {rule}
    for other in others:
        with pytest.raises(ScenarioError, match=f"{other} does not forbid it"):
            game.refuses(game.p1, "attack", target, rule=other)


@pytest.mark.rule("RA-COOP-6")
def test_the_shared_home_realm_is_no_target_by_the_rule_of_the_variant() -> None:
    game = rune_age(objective="Resurgence of the Dragonlords", form="cooperative")
    for rule in ("RA-COOP-6", "RA-BATTLE-2", "RA-RULING-96"):
        game.refuses(game.p1, "attack", "shared home", rule=rule)


@pytest.mark.rule("RA-RULING-34", "RA-COMBAT-4", "RA-RULING-35")
def test_a_second_attack_in_a_round_is_cited_by_rule_or_ruling() -> None:
    game = rune_age(front=[placed(OGRE, attacked_by=["p1"])], p2=player(realm=[monument()]))
    for rule in ("RA-COMBAT-4", "RA-RULING-34"):
        game.refuses(game.p1, "attack", "Ogre", rule=rule)
    assert game.explains(game.p1, "attack", "Ogre") == ["RA-COMBAT-4"]
    game.refuses(game.p1, "attack", "Monument", rule="RA-RULING-90")
    with pytest.raises(ScenarioError, match="RA-COMBAT-4 does not forbid it"):
        game.refuses(game.p1, "attack", "Monument", rule="RA-COMBAT-4")


@pytest.mark.rule("RA-RULING-26", "RA-GOLD-10", "RA-INF-6")
def test_what_is_not_for_sale_is_cited_by_what_the_card_is() -> None:
    militia = neutral("Militia")
    game = rune_age(
        p1=player(hand=[gold(3), militia, LEVY], realm=[FORT], barracks=[stronghold()]), market=[]
    )
    game.refuses(game.p1, "acquire", "3 Gold", rule="RA-RULING-26")
    game.refuses(game.p1, "acquire", "Militia", rule="RA-RULING-26")
    game.refuses(game.p1, "buy", "Levy", rule="RA-RULING-26")
    game.refuses(game.p1, "buy", "Militia", rule="RA-GOLD-10")
    game.refuses(game.p1, "acquire", "Stronghold", rule="RA-INF-6")
    game.refuses(game.p1, "acquire", "Levy", rule="RA-INF-6")
    with pytest.raises(ScenarioError, match="RA-RULING-26 does not forbid it"):
        game.refuses(game.p1, "acquire", "Stronghold", rule="RA-RULING-26")


@pytest.mark.rule("RA-ABIL-7", "RA-ACT-4", "RA-RULING-60", "RA-ABIL-4")
def test_an_action_at_the_wrong_time_used_or_unpaid() -> None:
    scout = unit("Scout", text="Action: Draw a card.")
    rich = unit("Rich", text="Action, spend 1 {influence}: Draw a card.")
    game = rune_age(
        p1=player(hand=[placed(scout, used=[0]), rich, LEVY]),
        p2=player(hand=[scout]),
        front=[OGRE],
    )
    game.refuses(game.p1, "action", "p1 Scout", rule=("RA-ABIL-2", "RA-RULING-60"))
    game.refuses(game.p1, "action", "Rich", rule=("RA-RULING-59", "RA-ABIL-4"))
    game.refuses(game.p1, "action", "Levy", rule="RA-ABIL-7")
    game.refuses(game.p2, "action", "p2 Scout", rule=("RA-ACT-4", "RA-ABIL-7"))
    game.p1.attacks("Ogre")
    game.refuses(game.p1, "action", "Rich", rule=("RA-ACT-4", "RA-ABIL-7", "RA-TURN-8"))


@pytest.mark.rule("RA-RULING-58", "RA-OA-13", "RA-RULING-56", "RA-WOUND-4", "RA-RULING-46")
def test_an_aim_is_refused_by_what_it_is() -> None:
    render = unit("Render", text="When Played: Wound a friendly unit.")
    game = rune_age(
        p1=player(army=[placed(LEVY, wounded=True), unit("Guard")], hand=[render]),
        front=[OGRE],
        combat="Ogre",
    )
    game.p1.plays("Render")
    game.p1.chooses("Use Render")
    game.refuses(game.p1, "target", "Ogre", rule=("RA-RULING-58", "RA-OA-13"))
    hunter = unit("Hunter", text="Action: Discard an Enemy from play.")
    game = rune_age(p1=player(hand=[hunter]), front=[OGRE, enemy("Imp")])
    game.refuses(game.p1, "action", "Hunter", target="objective", rule="RA-RULING-46")
    game.allows(game.p1, "action", "Hunter", target="Imp")


# -- what has happened ---------------------------------------------------------------------------


@pytest.mark.rule("RA-SIEGE-14", "RA-SIEGE-13")
@pytest.mark.parametrize(("auto_defense", "tie"), [(1, False), (2, True), (3, False)])
def test_only_a_tie_is_cited_by_the_rule_of_ties(auto_defense: int, tie: bool) -> None:
    fort = city("Fort", auto_defense=auto_defense)
    game = rune_age(p1=player(hand=[unit("Wolf", strength=2)]), p2=player(realm=[fort]))
    game.p1.attacks("Fort")
    game.p1.plays("Wolf")
    assert game.cites("RA-SIEGE-13")
    assert game.cites("RA-SIEGE-14") is tie
    assert game["Fort"].controller == ("p1" if auto_defense < 2 else "p2")


@pytest.mark.rule("RA-BATTLE-9", "RA-BATTLE-13", "RA-ATTR-3", "RA-EOC-2", "RA-WOUND-3")
def test_a_destruction_is_cited_by_its_cause() -> None:
    game = rune_age(
        p1=player(hand=[LEVY, unit("Wolf", strength=5)]),
        front=[enemy("Troll", attrition=1)],
        dice=[1],
    )
    game.p1.attacks("Troll")
    game.p1.plays("Levy", "Wolf")
    game.p1.destroys("Levy")
    for rule in ("RA-ATTR-2", "RA-ATTR-3", "RA-DEST-1", "RA-BATTLE-9", "RA-BATTLE-13"):
        assert game.cites(rule)
    assert not game.cites("RA-EOC-2")
    game = rune_age(p1=player(army=[placed(LEVY, wounded=True)]), front=[OGRE], combat="Ogre")
    assert game.cites("RA-EOC-2")
    assert game.cites("RA-WOUND-3")
    assert not game.cites("RA-ATTR-3")


@pytest.mark.rule("RA-RULING-67", "RA-BATTLE-16")
def test_damage_by_an_instant_is_cited_by_rule_and_ruling() -> None:
    drakes = instant("Drakes", "Attacks the first player.", strength=3)
    game = rune_age(event_deck=[drakes, OGRE], at="event")
    game.expect(game.p1, damage=3)
    assert game.cites("RA-BATTLE-16")
    assert game.cites("RA-RULING-67")


def test_a_set_of_cards_is_equal_to_a_set_of_names() -> None:
    game = rune_age(p1=player(hand=[LEVY, gold(2)]), cities=[FORT], front=[OGRE])
    assert set(game.p1.hand) == {"Levy", "2 Gold"}
    assert set(game.cities + game.front) == {"Fort", "Ogre"}
    assert set(game.p1.hand) != {"Levy", "1 Gold"}
    assert game["Levy"] in {"Levy", "Wolf"}
