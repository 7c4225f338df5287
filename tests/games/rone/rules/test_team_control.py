"""Both team mates control all cards of their team, from every seat and in both editions (RONE-RULING-136, 139, 144)."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rone.scenario import hero, player, tactic, technology, unit
from runestack.testing import scenario

SEATS = ("p1", "p2", "p3", "p4")
MATES = {"p1": "p3", "p2": "p4", "p3": "p1", "p4": "p2"}
REACTIONS = {  # seen from the active player: both opponents from the next one on, the team mate
    "p1": ("p2", "p4", "p3"),
    "p2": ("p3", "p1", "p4"),
    "p3": ("p4", "p2", "p1"),
    "p4": ("p1", "p3", "p2"),
}
MEND = tactic("Mend", "Target unit gets +1 {health}.")
DOOM = tactic("Doom", "Destroy target unit.")

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])
EACH_SEAT = pytest.mark.parametrize("seat", SEATS)


@EDITIONS
@EACH_SEAT
@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136", "RONE-RULING-144", "RONE-2V2-10")
def test_you_in_an_ability_of_the_team_mates_cards_is_who_used_it(seat: str, edition: str) -> None:
    pump = technology(
        "Pump", "{yellow 1}, pay 1 {water}: Gain 3 {water}. Deal 1 damage to your hero."
    )
    school = technology("School", "{yellow 1}: Level up your hero without paying.")
    ada = hero("Ada", "{purple 2}: Refresh your hero once. Gain 1 {water}.")
    mate = MATES[seat]
    players: dict[str, Any] = {
        seat: player(water=1),
        mate: player(hero=ada, technologies=[pump, school]),
    }
    game = scenario(
        "rone", mode="2v2", edition=edition, turn=seat, damage="deck", graveyard="top", **players
    )
    user, other = getattr(game, seat), getattr(game, mate)
    with game.changed({f"{seat} water": 2, f"{mate} water": 0, f"{seat} deck": -1}):
        user.uses("Pump")
    user.uses("School")
    assert [user.level, other.level] == [2, 1]
    user.uses(f"{seat} hero", mode=0)
    game.expect(f"{seat} hero", exhaustion=1)
    user.uses("Ada", 1)
    game.expect(f"{seat} hero", exhaustion=0)  # refreshed: the hero of who used the ability
    game.expect("Ada", exhaustion=2)  # exhausted: the card that has it
    assert [user.water, other.water] == [5, 0]


@EDITIONS
@EACH_SEAT
@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-143")
def test_in_every_window_a_player_may_use_both_heroes_of_the_team_and_no_others(
    seat: str, edition: str
) -> None:
    players: dict[str, Any] = {one: player(hand=[MEND]) for one in SEATS}
    game = scenario("rone", mode="2v2", edition=edition, turn=seat, **players)
    with game.windows():
        getattr(game, seat).ends_turn()
        for asked in REACTIONS[seat]:
            assert game.asked == [asked]
            for whose in SEATS:
                if whose in (asked, MATES[asked]):
                    game.allows(asked, "use", f"{whose} hero")
                else:
                    game.refuses(asked, "use", f"{whose} hero", rule="RONE-OWN-1")
            getattr(game, asked).passes()


@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136")
def test_the_team_mates_hero_cannot_be_levelled_up() -> None:
    game = scenario("rone", mode="2v2", turn="p3", p1=player(water=7), p3=player(water=7))
    game.allows(game.p3, "level up", "p3 hero")
    for hero_of_another in ("p1 hero", "p2 hero"):
        game.refuses(game.p3, "level up", hero_of_another, rule="RONE-RULING-139")


@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136")
def test_the_team_mates_water_does_not_level_up_a_hero() -> None:
    game = scenario("rone", mode="2v2", p1=player(water=6), p3=player(water=7))
    game.refuses(game.p1, "level up", rule="RONE-LEVEL-1")
    game.refuses(game.p3, "level up", rule="RONE-SLOW-3")


@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-144")
@pytest.mark.parametrize(("levels", "water"), [((2, 1), 0), ((1, 2), 2)])
def test_a_condition_on_your_hero_looks_at_the_hero_of_who_uses_the_ability(
    levels: tuple[int, int], water: int
) -> None:
    school = technology("School", "{yellow 1}: If your hero has level 2 or more, gain 2 {water}.")
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(level=levels[0], technologies=[school]),
        p3=player(level=levels[1]),
    )
    game.p3.uses("School")
    assert [game.p1.water, game.p3.water] == [0, water]


@pytest.mark.rule("RONE-RULING-139", "RONE-RULING-136", "RONE-RULING-77")
def test_costs_take_the_users_own_hand_and_the_teams_graveyard() -> None:
    forge = technology(
        "Forge",
        "{yellow 1}, discard a card: Gain 1 {water}.\n{purple 2}, pay 1 {recycle}: Gain 2 {water}.",
    )
    game = scenario(
        "rone",
        mode="2v2",
        turn="p3",
        p1=player(technologies=[forge], hand=[MEND], graveyard=[unit("Rat")]),
        p3=player(),
    )
    game.refuses(game.p3, "use", "Forge", number=0, rule="RONE-ABIL-2")  # the hand is personal
    game.p3.uses("Forge", 1)
    assert [game.p1.water, game.p3.water] == [0, 2]
    assert game.p1.removed == ["Rat"]


@EDITIONS
@pytest.mark.rule("RONE-RULING-144", "RONE-RULING-124", "RONE-2V2-10")
def test_the_team_that_controls_a_unit_uses_it_and_says_whom_its_death_text_means(
    edition: str,
) -> None:
    charm = tactic("Charm", "Gain control of target unit until end of turn.")
    martyr = unit("Martyr", text="Death: Gain 2 {water}.\n{yellow 1}: Draw a card.")
    game = scenario(
        "rone",
        mode="2v2",
        edition=edition,
        turn="p2",
        p1=player(units=[martyr]),
        p2=player(hand=[charm, DOOM]),
        graveyard="top",
    )
    game.p2.plays("Charm", target="Martyr")
    for seat in (game.p1, game.p3):
        game.refuses(seat, "use", "Martyr", rule="RONE-OWN-1")
    game.p2.uses("Martyr")
    game.expect(game.p2, hand=["Doom", "Filler"])
    game.p2.plays("Doom", target="Martyr")
    game.p2.chooses("Player 4")
    assert game.p4.water == 2
    assert game.p1.graveyard == ["Martyr"]  # its owners'


@pytest.mark.rule("RONE-RULING-138", "RONE-RULING-139")
def test_a_hero_that_the_team_mate_used_is_refreshed_in_its_players_own_turn() -> None:
    game = scenario("rone", mode="2v2", turn="p3", p3=player(hand=[MEND]), income="stop")
    game.p3.uses("p1 hero", mode=0)
    game.p3.ends_turn()
    game.p4.ends_turn()
    game.expect("p1 hero", exhaustion=0)  # p1's turn
    game.p1.uses("p3 hero", mode=0)
    game.p1.ends_turn()
    game.expect("p3 hero", exhaustion=1)  # p2's turn: not yet
    game.p2.ends_turn()
    game.expect("p3 hero", exhaustion=0)
