"""Levelling up the hero."""

import pytest

from runestack.games.rone.scenario import hero, placed, player, tactic, technology, unit
from runestack.testing import scenario

HORN = tactic("Horn", "Gain 1 {water}.")
RISE = tactic("Rise", "Level up your hero without paying.")
EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


@EDITIONS
@pytest.mark.rule("RONE-LEVEL-1", "RONE-RULING-65")
@pytest.mark.parametrize(("level", "price"), [(1, 5), (2, 9)])
def test_the_price_is_printed_on_the_card_of_the_next_level(
    edition: str, level: int, price: int
) -> None:
    ada = hero("Ada", cost=(2, 5, 9))
    for water in (price - 1, price):
        game = scenario(
            "rone",
            p1=player(hero=ada, level=level, water=water, hand=[HORN]),
            edition=edition,
        )
        game.expect(game.p1, level_up_price=price)
        if water < price:
            game.refuses(game.p1, "level up", rule="RONE-LEVEL-1")
        else:
            game.p1.levels_up()
            game.expect(game.p1, level=level + 1, water=0)


@pytest.mark.rule("RONE-RULING-65")
@pytest.mark.parametrize("first", [0, 20, "never"])
def test_the_number_on_the_level_1_card_is_never_used(first: int | str) -> None:
    game = scenario("rone", p1=player(hero=hero("Ada", cost=(first, 5, 9)), water=14, hand=[HORN]))
    game.p1.levels_up()
    game.p1.levels_up()
    game.expect(game.p1, level=3, water=0)


@pytest.mark.rule("RONE-LEVEL-1")
def test_a_greyed_out_price_on_the_next_card_is_not_free() -> None:
    ada = hero("Ada", cost=("never", "never", 9))
    game = scenario("rone", p1=player(hero=ada, water=20, hand=[HORN]))
    game.refuses(game.p1, "level up", rule="RONE-LEVEL-1")


@pytest.mark.rule("RONE-LEVEL-2")
def test_one_level_up_raises_the_hero_by_one_level_however_much_water_there_is() -> None:
    game = scenario("rone", p1=player(water=40, hand=[HORN]))
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=33)
    game.p1.levels_up()
    game.expect(game.p1, level=3, water=21)
    game.refuses(game.p1, "level up", rule="RONE-LEVEL-2")


@pytest.mark.rule("RONE-LEVEL-2")
def test_a_hero_raised_in_reaction_to_a_level_up_ends_at_the_highest_level() -> None:
    game = scenario(
        "rone", p1=player(level=2, water=12, hand=[RISE, HORN]), p2=player(hero_exhaustion=1)
    )
    with game.windows():
        game.p1.announces("level up")
        game.all_pass()
        game.p1.levels_up()
        game.p1.plays("Rise")
    game.expect(game.p1, level=3, water=0)


@pytest.mark.rule("RONE-LEVEL-3")
def test_levelling_up_is_not_playing_a_card() -> None:
    watch = technology(
        "Watch", "Whenever you play a card, draw a card.\nWhenever you level up, gain 3 {water}."
    )
    game = scenario("rone", p1=player(water=7, technologies=[watch], hand=[unit("Imp"), HORN]))
    game.p1.announces("play")
    game.p1.declines()
    game.allows(game.p1, "level up")  # another kind of action than the one that was declined
    game.p1.levels_up()
    game.expect(game.p1, level=2, water=3, hand=["Imp", "Horn"])
    game.p1.plays("Imp")
    game.expect(game.p1, hand=["Horn", "Filler"])


@pytest.mark.rule("RONE-LEVEL-3")
def test_a_discount_on_cards_does_not_make_levelling_up_cheaper() -> None:
    depot = technology("Depot", "Cards cost you 3 {water} less to play.")
    game = scenario("rone", p1=player(water=7, technologies=[depot], hand=[HORN]))
    game.expect(game.p1, level_up_price=7)


@pytest.mark.rule("RONE-LEVEL-4", "RONE-RULING-67")
@pytest.mark.parametrize("exhaustion", [0, 1, 2, 3])
def test_the_hero_card_is_exchanged_and_keeps_its_exhaustion(exhaustion: int) -> None:
    ada = hero(
        "Ada",
        ["{purple 3}: Draw a card.", "{purple 2}: Draw 2 cards.", "{purple 2}: Draw 3 cards."],
        water_income=(3, 5, 8),
    )
    game = scenario("rone", p1=player(hero=ada, hero_exhaustion=exhaustion, water=7, hand=[HORN]))
    game.p1.levels_up()
    game.expect("p1 hero", exhaustion=exhaustion, zone="battlefield", level=2)
    game.expect(game.p1, water_income=5)
    if exhaustion == 0:
        game.p1.uses("p1 hero", 1)
        game.expect("p1 hero", exhaustion=2)
        assert len(game.p1.hand) == 3


@pytest.mark.rule("RONE-LEVEL-4")
def test_the_text_of_the_old_card_ends_and_that_of_the_new_one_begins() -> None:
    ada = hero("Ada", ["Allied units get +1 {melee}.", "Allied units get +1 {ranged}.", ""])
    game = scenario("rone", p1=player(hero=ada, water=7, units=[unit("Imp", melee=1)], hand=[HORN]))
    game.expect("Imp", melee=2, ranged=0)
    game.p1.levels_up()
    game.expect("Imp", melee=1, ranged=1)


@pytest.mark.rule("RONE-LEVEL-4")
def test_a_unit_that_lived_by_the_text_of_the_old_card_dies_with_the_exchange() -> None:
    ada = hero("Ada", ["Allied units get +1 {health}.", "", ""])
    imp = placed(unit("Imp", health=2), damage=2)
    game = scenario("rone", p1=player(hero=ada, water=7, units=[imp], hand=[HORN]))
    game.expect("Imp", health=1)
    game.p1.levels_up()
    game.expect("Imp", zone="graveyard")


@pytest.mark.rule("RONE-RULING-66")
def test_the_level_changes_only_when_the_level_up_is_executed() -> None:
    elder = tactic("Elder", "Gain 3 {water}.", level=2)
    game = scenario("rone", p1=player(water=7, hand=[elder, HORN]), p2=player(hero_exhaustion=1))
    with game.windows():
        game.p1.announces("level up")
        game.all_pass()
        game.p1.levels_up()
        game.expect(game.p1, level=1, water=0)
        game.refuses(game.p1, "play", "Elder", rule="RONE-PLAY-3")
    game.expect(game.p1, level=2)
    game.allows(game.p1, "play", "Elder")


@pytest.mark.rule("RONE-RULING-66")
def test_an_ability_of_the_old_hero_card_on_the_stack_is_executed_as_it_was_printed_there() -> None:
    ada = hero("Ada", ["{purple 2}: Gain 1 {water}.", "{purple 2}: Gain 9 {water}.", ""])
    game = scenario("rone", p1=player(hero=ada, hand=[RISE, HORN]), p2=player(hero_exhaustion=1))
    with game.windows():
        game.p1.uses("p1 hero", 1)
        game.p1.plays("Rise")
    game.expect(game.p1, level=2, water=1)


@pytest.mark.rule("RONE-RULING-67")
def test_the_new_hero_card_does_not_enter_the_battlefield_and_the_old_one_does_not_leave_it() -> (
    None
):
    gate = technology(
        "Gate",
        "Whenever a card enters the battlefield, draw a card.\n"
        "Whenever a card leaves the battlefield, draw a card.",
    )
    game = scenario(
        "rone", p1=player(water=7, technologies=[gate], hand=[HORN]), p2=player(hand=[HORN])
    )
    game.p1.levels_up()
    game.expect(game.p1, level=2, hand=["Horn"], graveyard=[], removed=[])


@pytest.mark.rule("RONE-RULING-67")
def test_an_exhausted_hero_levels_up_twice_in_one_turn() -> None:
    game = scenario("rone", p1=player(hero_exhaustion=3, water=19, hand=[HORN]))
    game.p1.levels_up()
    game.p1.levels_up()
    game.expect(game.p1, level=3, water=0)
    game.expect("p1 hero", exhaustion=3)
