"""Setting up a game for two players. The mulligan: `test_mulligan.py`."""

from itertools import pairwise
from typing import Any

import pytest

import runestack
from runestack.games.rone.game import GAME
from runestack.games.rone.scenario import hero, player, technology, unit
from runestack.games.settings import SettingError
from runestack.testing import Scenario, scenario
from tests.games.rone.positions import state_of

HEROES = [hero("Ada"), hero("Bo")]
UNITS = [unit(f"Unit {number}") for number in range(48)]
TECHNOLOGIES = [technology(f"Tech {number}") for number in range(10)]


def dealt(**words: Any) -> Scenario:
    """A new game from a small box: just enough for two players."""
    return scenario("rone", at="new game", box=[*UNITS, *TECHNOLOGIES, *HEROES], **words)


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


# -- decks, heroes, technologies -----------------------------------------------------------------


@pytest.mark.rule("RONE-SETUP-1")
def test_random_decks_are_24_cards_each_dealt_without_replacement_and_shuffled() -> None:
    orders = set()
    for seed in range(4):
        game = dealt(seed=seed)
        decks = [names([*seat.deck, *seat.hand]) for seat in (game.p1, game.p2)]
        assert [len(deck) for deck in decks] == [24, 24]
        assert sorted(decks[0] + decks[1]) == sorted(design.name for design in UNITS)
        orders.add(tuple(decks[0]))
    assert len(orders) == 4


@pytest.mark.rule("RONE-SETUP-1", "RONE-DECK-5")
def test_no_card_is_dealt_more_often_than_the_box_has_it() -> None:
    """The real box has two copies of each unit and tactic; no more of them can be dealt."""
    for seed in range(5):
        state = state_of(runestack.new("rone", seed=seed))
        faces = [
            state.face[card] for side in (0, 1) for card in state.deck[side] + state.hand[side]
        ]
        assert all(faces.count(face) <= state.faces.copies[face] for face in faces)
        assert len(faces) == 48


@pytest.mark.rule("RONE-SETUP-1")
def test_given_decks_are_shuffled_too() -> None:
    deck = [unit(f"Unit {number}") for number in range(24)]
    tops = set()
    for seed in range(6):
        game = scenario(
            "rone", at="new game", p1=player(deck=deck), p2=player(deck=deck), seed=seed
        )
        tops.add(tuple(names(game.p1.hand)))
    assert len(tops) == 6


@pytest.mark.rule("RONE-SETUP-2", "RONE-RULING-20")
def test_heroes_are_dealt_at_random_and_never_the_same_one_twice() -> None:
    first = set()
    for seed in range(12):
        game = dealt(seed=seed)
        pair = (game.p1.hero.name, game.p2.hero.name)
        assert sorted(pair) == ["Ada", "Bo"]
        first.add(pair[0])
        assert game.p1.level == game.p2.level == 1
    assert first == {"Ada", "Bo"}


@pytest.mark.rule("RONE-SETUP-2", "RONE-RULING-20")
def test_with_choosing_the_players_take_heroes_in_seat_order_whoever_begins() -> None:
    box = [*UNITS, *HEROES, hero("Cyd")]
    game = scenario("rone", at="new game", box=box, choose_hero=True, first="p2")
    assert game.asked == ["p1"]
    assert game.options(game.p1) == ["Take Ada", "Take Bo", "Take Cyd"]
    game.p1.chooses("Take Bo")
    assert game.asked == ["p2"]
    assert game.options(game.p2) == ["Take Ada", "Take Cyd"]
    game.p2.chooses("Take Cyd")
    assert (game.p1.hero.name, game.p2.hero.name) == ("Bo", "Cyd")


@pytest.mark.rule("RONE-RULING-162", "RONE-RULING-21")
@pytest.mark.parametrize("count", [1, 3, 5])
def test_a_game_can_be_set_up_with_fewer_random_technologies(count: int) -> None:
    game = dealt(technology_count=count)
    found = names(game.p1.technology_deck) + names(game.p2.technology_deck)
    assert (len(game.p1.technology_deck), len(set(found))) == (count, 2 * count)


@pytest.mark.rule("RONE-SETUP-3", "RONE-RULING-21", "RONE-RULING-162")
def test_each_player_gets_five_technologies_and_no_card_is_dealt_twice() -> None:
    for seed in range(4):
        game = dealt(seed=seed)
        found = names(game.p1.technology_deck) + names(game.p2.technology_deck)
        assert (len(game.p1.technology_deck), len(set(found))) == (5, 10)


@pytest.mark.rule("RONE-SETUP-3", "RONE-SETUP-9")
def test_technologies_can_be_left_out_and_the_game_is_played_as_usual() -> None:
    game = dealt(technologies=False, first="p1", mulligan="keep", income="stop")
    assert game.p1.technology_deck == game.p2.technology_deck == []
    assert (game.phase, len(game.p1.deck), len(game.p1.hand)) == ("main", 18, 6)


@pytest.mark.rule("RONE-SETUP-4")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_first_player_is_drawn_by_lot_unless_given(edition: str) -> None:
    firsts = [str(dealt(seed=seed, edition=edition).first_player) for seed in range(30)]
    assert {firsts.count("p1") > 5, firsts.count("p2") > 5} == {True}
    for seat in ("p1", "p2"):
        for seed in range(4):
            assert dealt(seed=seed, edition=edition, first=seat).first_player == seat


@pytest.mark.rule("RONE-SETUP-5", "RONE-RULING-25")
@pytest.mark.parametrize(("first", "water"), [("p1", (0, 2)), ("p2", (2, 0))])
def test_the_first_player_starts_with_0_water_and_the_second_with_2(
    first: str, water: tuple[int, int]
) -> None:
    game = dealt(first=first)
    assert (game.p1.water, game.p2.water) == water


@pytest.mark.rule("RONE-SETUP-6", "RONE-RULING-26")
def test_each_player_draws_six_cards_from_the_own_deck() -> None:
    mine, theirs = [unit("Mine")] * 24, [unit("Yours")] * 24
    game = scenario("rone", at="new game", p1=player(deck=mine), p2=player(deck=theirs))
    assert names(game.p1.hand) == ["Mine"] * 6
    assert names(game.p2.hand) == ["Yours"] * 6
    assert [len(game.p1.deck), len(game.p2.deck)] == [18, 18]


@pytest.mark.rule("RONE-SETUP-7", "RONE-SETUP-8")
def test_the_steps_of_the_setup_come_in_their_order() -> None:
    game = dealt(first="p1", mulligan="keep", income="stop")
    rules = [event.rule for event in game.session.events]
    steps = ["RONE-SETUP-2", "RONE-SETUP-4", "RONE-SETUP-5", "RONE-ZONE-3", "RONE-MULL-1", "RONE-TURN-1"]  # fmt: skip
    places = [(rules.index(rule), len(rules) - 1 - rules[::-1].index(rule)) for rule in steps]
    for (_, last), (first, _) in pairwise(places):
        assert last < first


@pytest.mark.rule("RONE-SETUP-8")
def test_heroes_are_chosen_before_anybody_knows_technologies_first_player_or_hand() -> None:
    game = dealt(choose_hero=True)
    view: Any = game.view(game.p1)
    assert view["seats"][0]["technology_deck"] == view["seats"][0]["hand"] == []
    assert (view["first"], view["seats"][0]["deck"]["count"]) == (-1, 24)
    game.p1.chooses("Take Bo")
    assert [len(seat.technology_deck) for seat in (game.p1, game.p2)] == [5, 5]
    assert game.first_player in ("p1", "p2")
    assert [len(seat.hand) for seat in (game.p1, game.p2)] == [6, 6]


# -- custom decks --------------------------------------------------------------------------------


def deck_text(units: int = 24, copies: int = 2, technologies: int = 5, twice: bool = False) -> str:
    pool = list(GAME.pool)
    commons = [card.name for card in pool if card.type in ("unit", "tactic")]
    tech = [card.name for card in pool if card.type == "technology"][:technologies]
    lines = ["hero: Neva Torrin"]
    while units > 0:
        lines.append(f"{min(copies, units)} {commons.pop(0)}")
        units -= copies
    lines += ["technologies:", *tech]
    return "\n".join([*lines, tech[0]] if twice else lines) + "\n"


@pytest.mark.rule("RONE-RULING-19", "RONE-RULING-27")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ({}, None),
        ({"technologies": 3}, None),
        ({"units": 23}, "RONE-DECK-1"),
        ({"units": 25}, "RONE-DECK-1"),
        ({"copies": 3}, "RONE-DECK-2"),
        ({"technologies": 6}, "RONE-DECK-4"),
        ({"technologies": 4, "twice": True}, "RONE-DECK-4"),
    ],
)
def test_a_custom_deck_has_24_cards_two_copies_at_most_and_up_to_5_different_technologies(
    words: dict[str, Any], rule: str | None
) -> None:
    options = {"deck_mode": "custom", "deck_0": deck_text(**words), "deck_1": deck_text()}
    if rule is None:
        match = runestack.new("rone", options=options)
        assert len(state_of(match).technology_deck[0]) == words.get("technologies", 5)
        assert len(state_of(match).deck[0]) == 18
        return
    with pytest.raises(SettingError, match=rule):
        runestack.new("rone", options=options)


# -- the first turn ------------------------------------------------------------------------------


@pytest.mark.rule("RONE-RULING-24")
def test_the_first_turn_has_no_exceptions_and_setting_up_triggers_nothing() -> None:
    bell = hero(
        "Ada",
        "Whenever a hero enters the battlefield, gain 9 {water}.\n"
        "Whenever the opponent draws a card, gain 9 {water}.\n"
        "At the beginning of your turn, gain 1 {water}.",
    )
    deck = [unit("Wolf", cost=4)] * 24
    game = scenario(
        "rone",
        at="new game",
        p1=player(hero=bell, deck=deck),
        p2=player(hero=bell, deck=deck),
        first="p1",
        mulligan="keep",
        income="draw",
        damage="deck",
        graveyard="top",
    )
    assert (game.round, game.phase, game.active) == (1, "main", "p1")
    assert [seat.hero.exhaustion for seat in (game.p1, game.p2)] == [0, 0]
    game.expect(game.p1, water=4)  # beginning of turn and income
    assert len(game.p1.hand) == 7
    game.p1.plays("Wolf")
    with game.changed({"p2 life": -1}):
        game.p1.attacks("Wolf", "p2 hero")


@pytest.mark.rule("RONE-RULING-6")
def test_the_same_seed_gives_the_same_game_and_another_seed_another_one() -> None:
    def played(seed: int) -> list[str]:
        match = runestack.new("rone", seed=seed)
        digests = [match.state.digest()]
        for answer in ("mulligan-all", "mulligan-all"):
            match.choose(answer)
            digests.append(match.state.digest())
        return digests

    assert played(5) == played(5)
    assert all(one != other for one, other in zip(played(5), played(6), strict=True))


@pytest.mark.rule("RONE-RULING-6")
def test_a_copied_game_shuffles_like_the_original() -> None:
    match = runestack.new("rone", seed=8)
    other = match.clone()
    match.choose("mulligan-all")
    other.choose("mulligan-all")
    assert match.state.digest() == other.state.digest()
