"""The scenarios of the box: what their files say, and that every one can be set up and played."""

from __future__ import annotations

from itertools import product

import pytest

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.primitives import move
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.games.rune_age.rules.state import ROUND
from runestack.games.rune_age.rules.victory import look
from runestack.games.rune_age.scenario import enemy, player
from runestack.kernel.frame import NOTHING
from runestack.kernel.playout import play_randomly
from runestack.kernel.random import RandomStream
from runestack.testing import scenario
from tests.games.rune_age.cards.box import OFFICIAL, OUR_OWN, begin, pool, scenarios

MOST_DECISIONS = 20_000
WAYS = [
    (key, cooperative, seats)
    for key in scenarios().keys
    for cooperative in (False, True)
    if not cooperative or scenarios().has_form(key, "cooperative")
    for seats in scenarios().seats(key, cooperative=cooperative)
]


def endings(made: Scenario) -> set[tuple[int, int, int, int]]:
    return {(one.what, one.moment, one.number, one.winners) for one in made.endings}


def neutral_names(made: Scenario) -> list[str]:
    return [pool().cards[face].name for face in made.neutral]


@pytest.mark.rule("RA-RULING-89")
@pytest.mark.parametrize(
    ("form", "strengths"), [("", [15, 15, 17, 17]), ("cooperative", [18, 22, 23, 24])]
)
def test_the_dragonlord_is_as_strong_as_the_table_is_large(form: str, strengths: list[int]) -> None:
    found = []
    for players in (1, 2, 3, 4):
        game = scenario(
            "rune-age", players=players, objective="Resurgence of the Dragonlords", form=form
        )
        found.append(game["objective"].strength)
    assert found == strengths


@pytest.mark.rule("RA-RULING-94", "RA-RULING-96")
@pytest.mark.parametrize(
    ("objective", "form", "players", "guard"),
    [
        ("The Eight Landmarks", "", 2, 4),
        ("The Eight Landmarks", "", 3, 5),
        ("The Eight Landmarks", "", 4, 6),
        ("The Eight Landmarks", "solo", 1, 4),
        ("The Four Crowns", "", 2, 4),
        ("The Four Crowns", "solo", 1, 4),
    ],
)
def test_neutral_landmarks_are_harder_to_secure_than_their_cards_say(
    objective: str, form: str, players: int, guard: int
) -> None:
    game = scenario(
        "rune-age",
        players=players,
        objective=objective,
        form=form,
        cities=["Skybridge", "Saltmere"],
        p1=player(realm=["Star Well"]),
    )
    game.expect("Skybridge", printed_strength=4, strength=4 + guard)
    game.expect("Saltmere", strength=3)  # no landmark
    game.expect("Star Well", strength=6)  # not neutral


# -- the six scenarios -----------------------------------------------------------------------------


@pytest.mark.rule("RA-OA-6", "RA-RULING-114")
def test_there_are_six_scenarios_two_of_them_of_the_expansion_and_one_of_our_own() -> None:
    assert scenarios().keys == [*OFFICIAL, OUR_OWN]
    expansion = [key for key in OFFICIAL if scenarios().make(key).expansion]
    assert expansion == ["overlord", "landmarks"]


@pytest.mark.rule("RA-SETUP-1", "RA-SETUP-2")
@pytest.mark.parametrize(
    ("key", "form", "names"),
    [
        ("dragonlords", "", ["Village Militia", "Stone Sentry", "Elder Treant"]),
        ("dragonlords", "cooperative", ["Battle Cry", "Forced March", "Demon"]),
        ("monument", "", ["Tavern Rumour", "Forced March", "Stone Sentry"]),
        ("runewars", "", ["Battle Cry", "Cliff Wyvern", "Rift Storm"]),
        ("cataclysm", "", ["Village Militia", "Ward of Thorns", "Demon"]),
        ("overlord", "", ["Oath Stone", "Siege Ladders", "War Mastodon"]),
        ("landmarks", "", ["Hired Guide", "Twilight Pact", "Ember Phoenix"]),
    ],
)
def test_an_objective_names_three_neutral_cards(key: str, form: str, names: list[str]) -> None:
    assert neutral_names(scenarios().make(key, form)) == names


@pytest.mark.rule("RA-COOP-4", "RA-RULING-100", "RA-NEUT-1", "RA-NEUT-3")
def test_neutral_cards_can_be_exchanged() -> None:
    made = scenarios().make("dragonlords", "", {"Elder Treant": "Rift Storm"})
    assert neutral_names(made) == ["Village Militia", "Stone Sentry", "Rift Storm"]


@pytest.mark.rule("RA-RULING-89")
def test_the_dragonlord_is_an_enemy_of_strength_15_and_whoever_defeats_it_wins() -> None:
    made = scenarios().make("dragonlords")
    read = scenarios().faces
    assert read.type[made.objective] == c.OBJECTIVE | c.ENEMY
    assert (read.strength[made.objective], read.attrition[made.objective]) == (15, 1)
    assert endings(made) == {(sc.OBJECTIVE_DEFEATED, sc.AT_ONCE, 0, sc.WHO_DID_IT)}
    assert (made.forbidden, made.teams, made.solo) == (0, sc.EVERYBODY_ALONE, None)


@pytest.mark.rule("RA-COOP-1", "RA-COOP-2", "RA-COOP-6", "RA-COOP-10", "RA-COOP-11", "RA-RULING-97")
def test_the_cooperative_variant_replaces_the_first_stage_and_shares_a_home_realm() -> None:
    made, plain = scenarios().make("dragonlords", "cooperative"), scenarios().make("dragonlords")
    assert len(made.stages[0]) == 4
    assert not set(made.stages[0]) & set(plain.stages[0])
    assert made.stages[1] == plain.stages[1]
    assert made.shared_realm
    assert made.one_for_each
    assert made.captured_exhausted
    assert made.no_siege_icons
    assert (made.teams, made.forbidden) == (sc.TOGETHER, sc.NO_HOME_REALMS)
    assert endings(made) == {
        (sc.OBJECTIVE_DEFEATED, sc.AT_ONCE, 0, sc.ALL_WIN),
        (sc.REALM_FALLEN, sc.AT_ONCE, 20, sc.NOBODY_WINS),
    }


@pytest.mark.rule("RA-COOP-5", "RA-COOP-10", "RA-RULING-74")
@pytest.mark.parametrize(("number", "damage"), [(1, 0), (4, 0), (5, 2)])
def test_together_the_dragonlord_strikes_the_shared_home_realm_from_the_fifth_round_on(
    number: int, damage: int
) -> None:
    game = scenario(
        "rune-age",
        players=2,
        objective="Resurgence of the Dragonlords",
        form="cooperative",
        round=number,
        event_deck=[enemy("Ghoul")] * 2,
        turn="p2",
    )
    game.p2.ends_turn()
    game.expect(round=number + 1, shared_damage=damage)


@pytest.mark.rule("RA-RULING-90", "RA-RULING-96")
def test_the_monument_is_won_at_the_end_of_the_round_and_home_realms_are_safe() -> None:
    made = scenarios().make("monument")
    assert (made.monuments, made.forbidden) == (True, sc.NO_HOME_REALMS)
    assert endings(made) == {(sc.MONUMENT_BUILT, sc.END_OF_ROUND, 0, sc.WHO_DID_IT)}


@pytest.mark.rule("RA-RULING-91")
def test_runewars_deals_a_rune_to_each_and_the_last_player_wins() -> None:
    made = scenarios().make("runewars")
    assert (made.runes, made.forbidden) == (1, 0)
    assert endings(made) == {(sc.LAST_PLAYER, sc.AT_ONCE, 0, sc.WHO_DID_IT)}


@pytest.mark.rule("RA-RULING-92", "RA-MERC-6", "RA-RULING-14")
def test_the_cataclysm_has_three_stages_and_no_sieges() -> None:
    made = scenarios().make("cataclysm")
    assert [len(stage) for stage in made.stages] == [3, 4, 5]
    assert (made.teams, made.reforms, made.no_siege_icons) == (sc.TOGETHER, False, True)
    assert made.forbidden == sc.NO_HOME_REALMS | sc.NO_CITIES
    assert endings(made) == {
        (sc.NO_EVENT_LEFT, sc.AT_ONCE, 0, sc.ALL_WIN),
        (sc.PLAYER_ELIMINATED, sc.AT_ONCE, 0, sc.NOBODY_WINS),
    }


@pytest.mark.rule("RA-RULING-93")
def test_the_overlord_stands_against_all_until_the_event_deck_is_empty() -> None:
    made = scenarios().make("overlord")
    assert (made.teams, made.reforms, made.forbidden) == (sc.ONE_AGAINST_ALL, False, sc.NO_ALLIES)
    assert endings(made) == {
        (sc.OVERLORD_ELIMINATED, sc.AT_ONCE, 0, sc.ALLIES_WIN),
        (sc.ALLIES_ELIMINATED, sc.AT_ONCE, 0, sc.OVERLORD_WINS),
        (sc.DECK_RUN_OUT, sc.END_OF_EVENT_PHASE, 0, sc.OVERLORD_WINS),
    }


@pytest.mark.rule("RA-RULING-94")
def test_three_landmarks_win_and_three_more_than_players_are_laid_out() -> None:
    made = scenarios().make("landmarks")
    assert (made.landmarks, made.forbidden, made.reforms) == (3, sc.NO_HOME_REALMS, True)
    assert endings(made) == {(sc.LANDMARKS_HELD, sc.END_OF_ROUND, 3, sc.WHO_DID_IT)}


# -- alone -----------------------------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize(
    ("key", "lost"),
    [
        ("monument", (sc.ROUNDS_PLAYED, sc.END_OF_ROUND, 16, sc.NOBODY_WINS)),
        ("landmarks", (sc.DECK_RUN_OUT, sc.END_OF_EVENT_PHASE, 0, sc.NOBODY_WINS)),
        ("runewars", (sc.DECK_REFORMED, sc.AT_ONCE, 2, sc.NOBODY_WINS)),
        ("overlord", (sc.DECK_RUN_OUT, sc.END_OF_EVENT_PHASE, 0, sc.NOBODY_WINS)),
    ],
)
def test_alone_a_scenario_can_be_lost(key: str, lost: tuple[int, int, int, int]) -> None:
    solo = scenarios().make(key).solo
    assert solo is not None
    assert lost in endings(solo)


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize("key", ["runewars", "overlord"])
def test_alone_the_rival_realm_is_the_target(key: str) -> None:
    solo = scenarios().make(key, "solo")
    assert solo.rival
    assert (sc.RIVAL_FALLEN, sc.AT_ONCE, 20, sc.ALL_WIN) in endings(solo)
    assert (sc.PLAYER_ELIMINATED, sc.AT_ONCE, 0, sc.NOBODY_WINS) in endings(solo)


@pytest.mark.rule("RA-RULING-95")
def test_alone_against_the_overlord_there_is_no_rebel_cell() -> None:
    solo = scenarios().make("overlord", "solo")
    assert [pool().cards[face].name for face in solo.left_out] == ["Rebel Cell"]


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize("key", ["dragonlords", "cataclysm"])
def test_alone_the_dragonlords_and_the_cataclysm_are_unchanged(key: str) -> None:
    made = scenarios().make(key)
    assert (made.solo, made.left_out) == (None, [])


@pytest.mark.rule("RA-RULING-95", "RA-RULING-93")
@pytest.mark.parametrize(
    ("key", "cooperative"), [("dragonlords", False), ("dragonlords", True), ("monument", False)]
)
def test_alone_a_player_begins_with_a_stronghold(key: str, cooperative: bool) -> None:
    for seats, strongholds in ((1, 1), (2, 0)):
        game = begin(key, seats, cooperative=cooperative)
        kinds = [game.faces.type[game.face[card]] for card in game.realm[0]]
        assert sum(kind & c.STRONGHOLD != 0 for kind in kinds) == strongholds


@pytest.mark.rule("RA-RULING-95")
@pytest.mark.parametrize("key", ["monument", "runewars", "overlord", "landmarks", OUR_OWN])
def test_a_solo_form_that_is_ours_says_so(key: str) -> None:
    card = scenarios().card(key, "solo")
    assert card.flavour.endswith("A form of this project for one player.")
    assert card.flavour_de.endswith("Eine Form dieses Projekts für eine Person.")


@pytest.mark.rule("RA-RULING-95", "RA-RULING-87")
@pytest.mark.parametrize(("is_built", "reason"), [(True, "monument"), (False, "too_late")])
def test_a_monument_built_in_the_sixteenth_round_is_in_time(is_built: bool, reason: str) -> None:
    game = begin("monument", 1)
    game.numbers[ROUND] = 16
    if is_built:
        (monument,) = [
            card for card in game.barracks[0] if game.faces.type[game.face[card]] & c.MONUMENT
        ]
        move(game, monument, c.IN_REALM, 0)
    look(game, sc.END_OF_ROUND)
    assert game.outcome is not None
    assert game.outcome.reason == reason


# -- our own ---------------------------------------------------------------------------------------


def test_the_four_crowns_can_be_won_in_four_ways() -> None:
    made = scenarios().make(OUR_OWN)
    assert {(what, moment) for what, moment, _, _ in endings(made)} == {
        (sc.OBJECTIVE_DEFEATED, sc.AT_ONCE),
        (sc.LANDMARKS_HELD, sc.END_OF_ROUND),
        (sc.MONUMENT_BUILT, sc.END_OF_ROUND),
        (sc.LAST_PLAYER, sc.AT_ONCE),
    }
    assert made.monuments
    assert made.landmarks != NOTHING
    assert made.runes


# -- setting up ------------------------------------------------------------------------------------


@pytest.mark.rule("RA-SETUP-1", "RA-RULING-103", "RA-RULING-104", "RA-RULING-114")
@pytest.mark.parametrize(("key", "cooperative", "seats"), WAYS)
def test_every_scenario_can_be_set_up_with_every_option(
    key: str, cooperative: bool, seats: int
) -> None:
    needs_expansion = cooperative or scenarios().make(key).expansion
    for expansion, mercenaries in product((True, False), repeat=2):
        if not expansion and (needs_expansion or mercenaries):
            continue
        game = begin(
            key, seats, expansion=expansion, mercenaries=mercenaries, cooperative=cooperative
        )
        assert game.asking
        piles = {game.face[card] for card in game.market}
        assert len(piles) == 3 + 3 + (3 if mercenaries else 0)


@pytest.mark.parametrize(("key", "cooperative", "seats"), WAYS)
def test_random_games_of_every_scenario_end(key: str, cooperative: bool, seats: int) -> None:
    for seed in range(2):
        game = begin(key, seats, seed=seed, cooperative=cooperative)
        play_randomly(game, RandomStream(seed), MOST_DECISIONS)
        assert game.outcome is not None
