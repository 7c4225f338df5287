"""Exhaustion: quarter turns of permanents, what they cost and what they forbid."""

import pytest

from runestack.games.rone.scenario import filler, hero, placed, player, tactic, technology, unit
from runestack.testing import scenario

WOLF = unit("Wolf", health=3, melee=2)
MILL = unit("Mill", text="{purple 2}: Gain 1 {water}.")
RIG = technology("Rig", "{yellow 2}: Gain 1 {water}.")
WAIT = tactic("Wait", "The opponent gains 1 {water}.")  # so that the main phase has something left


@pytest.mark.rule("RONE-EXH-1")
def test_exhaustion_is_0_to_3_and_only_0_is_active() -> None:
    units = [placed(unit(f"U{number}"), exhaustion=number) for number in range(4)]
    wake = tactic("Wake", "Each active unit gets +1 {health}.")
    tire = tactic("Tire", "Each exhausted unit gets +5 {health}.")
    game = scenario("rone", p1=player(units=units, hand=[wake, tire]), graveyard="top")
    assert [unit.exhaustion for unit in game.p1.units] == [0, 1, 2, 3]
    assert [unit.active for unit in game.p1.units] == [True, False, False, False]
    game.p1.plays("Wake")
    game.p1.plays("Tire")
    assert [unit.health for unit in game.p1.units] == [3, 7, 7, 7]


@pytest.mark.rule("RONE-EXH-2")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_exhausting_once_adds_one_up_to_three(before: int) -> None:
    snare = tactic("Snare", "Exhaust target card once.")
    for cards in (
        player(units=[placed(WOLF, exhaustion=before)]),
        player(technologies=[placed(RIG, exhaustion=before)]),
        player(hero_exhaustion=before),
    ):
        game = scenario("rone", p1=player(hand=[snare]), p2=cards)
        meant = ([*game.p2.units, *game.p2.technologies] or [game.p2.hero])[0]
        game.p1.plays("Snare", target=meant)
        assert meant.exhaustion == min(3, before + 1)


@pytest.mark.rule("RONE-EXH-2", "RONE-EXH-3")
def test_exhausting_at_three_and_refreshing_at_zero_are_no_events() -> None:
    bell = technology("Bell", "Whenever a unit is exhausted, gain 1 {water}.\nWhenever a unit is refreshed, gain 1 {water}.")  # fmt: skip
    snare = tactic("Snare", "Exhaust target unit 2 times.")
    rouse = tactic("Rouse", "Refresh target unit 2 times.")
    game = scenario(
        "rone",
        p1=player(technologies=[bell], units=[WOLF, placed(unit("Ox"), exhaustion=3)], hand=[snare, rouse, snare]),
        graveyard="top",
    )  # fmt: skip
    game.p1.plays("Snare", target="Ox")
    game.p1.plays("Rouse", target="Wolf")
    game.expect(game.p1, water=0)
    game.expect("Ox", exhaustion=3)
    game.expect("Wolf", exhaustion=0)
    game.p1.plays("Snare", target="Wolf")
    assert game.p1.water > 0


@pytest.mark.rule("RONE-EXH-3")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_refreshing_once_takes_one_away_down_to_zero(before: int) -> None:
    rouse = tactic("Rouse", "Refresh target unit once.")
    game = scenario("rone", p1=player(hand=[rouse], units=[placed(WOLF, exhaustion=before)]))
    game.p1.plays("Rouse", target="Wolf")
    game.expect("Wolf", exhaustion=max(0, before - 1))


@pytest.mark.rule("RONE-EXH-4")
@pytest.mark.parametrize("exhaustion", [0, 1, 2, 3])
def test_only_an_active_card_uses_abilities_and_attacks(exhaustion: int) -> None:
    game = scenario(
        "rone",
        p1=player(
            hero_exhaustion=exhaustion,
            units=[placed(MILL, exhaustion=exhaustion)],
            technologies=[placed(RIG, exhaustion=exhaustion)],
            hand=[WAIT],
        ),
    )
    for card in ("p1 hero", "Mill", "Rig"):
        if exhaustion:
            game.refuses(game.p1, "use", card, rule="RONE-EXH-4")
        else:
            game.allows(game.p1, "use", card)
    if exhaustion:
        game.refuses(game.p1, "attack", "Mill", rule="RONE-COMBAT-2")
    else:
        game.allows(game.p1, "attack", "Mill")


@pytest.mark.rule("RONE-EXH-5")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_ability_of_x_exhaustions_turns_its_card_from_0_to_x(number: int) -> None:
    text = f"{{yellow {number}}}: The opponent gains 1 {{water}}."
    ada = hero("Ada", text, economy=f"{{yellow {number}}}: Gain 1 {{water}}.")
    game = scenario(
        "rone",
        p1=player(
            hero=ada, units=[unit("Mill", speed=number, text=text)], technologies=[technology("Rig", text)],
            hand=[WAIT],
        ),
    )  # fmt: skip
    for card, ability in (("p1 hero", 1), ("Mill", 0), ("Rig", 0)):
        with game.windows():
            game.p1.uses(game[card], ability=ability)
            assert game[card].exhaustion == number  # paid when it is used, not when it is executed
            assert game.stack_size == 1
    game.expect(game.p2, water=3)


@pytest.mark.rule("RONE-EXH-6")
def test_a_played_unit_or_technology_enters_active_even_if_it_left_exhausted() -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = scenario(
        "rone",
        p1=player(units=[placed(WOLF, exhaustion=3)], hand=[recall], technology_deck=[RIG]),
    )
    game.p1.plays("Recall", target="Wolf")
    game.p1.plays("Wolf")
    game.expect("Wolf", zone="battlefield", exhaustion=0)
    game.allows(game.p1, "attack", "Wolf")
    game.p1.plays("Rig")
    game.expect("Rig", zone="battlefield", exhaustion=0)
    game.allows(game.p1, "use", "Rig")


@pytest.mark.rule("RONE-EXH-7")
def test_a_recycled_unit_is_placed_and_then_exhausted_twice() -> None:
    bell = technology("Bell", "Whenever an allied unit is exhausted, gain 1 {water}.")
    game = scenario("rone", p1=player(technologies=[bell], graveyard=[WOLF, *filler(1)]))
    game.p1.recycles("Wolf")
    game.expect("Wolf", zone="battlefield", exhaustion=2)
    assert game.p1.water > 0  # it was on the battlefield when it was exhausted
    assert "RONE-COMBAT-2" in game.explains(game.p1, "attack", "Wolf")


@pytest.mark.rule("RONE-EXH-8")
@pytest.mark.parametrize("exhaustion", [0, 2, 3])
def test_a_hero_keeps_its_exhaustion_when_it_levels_up(exhaustion: int) -> None:
    game = scenario("rone", p1=player(water=7, hero_exhaustion=exhaustion, hand=[WAIT]))
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=0)
    game.expect("p1 hero", exhaustion=exhaustion)


@pytest.mark.rule("RONE-EXH-9")
@pytest.mark.parametrize("exhaustion", [0, 1, 2, 3])
def test_passive_abilities_work_at_any_exhaustion(exhaustion: int) -> None:
    chief = unit("Chief", text="Other allied units get +1 {melee}.")
    bank = technology("Bank", "Whenever you play a unit, gain 1 {water}.")
    ada = hero("Ada", "Units cost you 1 {water} less to play.")
    game = scenario(
        "rone",
        p1=player(
            hero=ada,
            hero_exhaustion=exhaustion,
            units=[placed(chief, exhaustion=exhaustion)],
            technologies=[placed(bank, exhaustion=exhaustion)],
            hand=[unit("Imp", cost=1, melee=1), WAIT],
        ),
    )
    game.p1.plays("Imp")
    game.expect("Imp", melee=2)
    game.expect(game.p1, water=1)
