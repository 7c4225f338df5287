"""Setting up: the box, the players, competitive mode (INV-GEN, INV-COMP, INV-SETUP, INV-VS, P-1, P-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.seats import kind_of_game
from runestack.games.invasion.rules.state import ACTIVE, FIRST, PHASE, ROUND
from runestack.kernel.outcome import COOPERATIVE, DUEL, SOLO
from tests.games.invasion.cards.box import pool
from tests.games.invasion.hand_made import Table, face_of, faces, fresh, names

TEN = [
    "Water Box",
    "Command",
    "Alpha Squad",
    "Areja",
    "Skirmish",
    "Scout",
    "Commander Atus",
    "Demolisher",
    "Jalak",
    "Jugura",
]


def cards_of(table: Table, seat: int) -> list[str]:
    """All playing cards of a player that are not in training."""
    game = table.game
    piles = (game.deck, game.hand, game.discard, game.garbage, game.played)
    return sorted(table.name(one) for pile in piles for one in pile[seat])


def at_first_turn(seats: int = 2, **what: object) -> Table:
    """Everything is chosen; somebody is asked whether to draw."""
    return fresh(seats, **what).go(ch.ASK_DRAW)  # type: ignore[arg-type]


@pytest.mark.rule("INV-GEN-1", "INV-GEN-2", "INV-RULING-72", "INV-RULING-82")
def test_two_play_against_each_other_and_one_to_four_together() -> None:
    assert kind_of_game(2, c.COMPETITIVE) == DUEL
    assert [kind_of_game(seats, c.COOPERATIVE) for seats in (1, 2, 3, 4)] == [
        SOLO,
        COOPERATIVE,
        COOPERATIVE,
        COOPERATIVE,
    ]
    for seats in (1, 2, 3, 4):
        table = at_first_turn(seats, scenario="reinforcements")
        assert len(table.game.out) == seats


@pytest.mark.rule("INV-COMP-3", "INV-SETUP-1", "INV-SETUP-2", "INV-SETUP-3", "INV-COMP-1")
def test_each_player_begins_with_an_equal_board_16_armor_and_14_health() -> None:
    table = fresh()
    assert [table.values(seat) for seat in (0, 1)] == [(16, 14), (16, 14)]
    assert len(table.game.die_top) == 8
    assert table.game.stored == [0] * 10
    assert table.game.stored_wild == [0] * 12
    assert (table.game.rerolls, table.game.technology, table.game.parts) == ([0, 0], [0, 0], [0, 0])


@pytest.mark.rule("INV-COMP-4", "INV-RULING-137", "INV-COMP-6")
def test_the_box_has_its_numbers_of_cards() -> None:
    shelf = faces()

    def count(designs: list[int]) -> int:
        return sum(shelf.copies[face] for face in designs)

    assert count(shelf.invaders) == 80
    assert count([face for face in shelf.invaders if shelf.starting[face]]) == 21
    assert count(shelf.protocols) == 13
    assert (len(shelf.recruits), count(shelf.recruits)) == (60, 120)
    assert (count(shelf.technologies), count(shelf.leaders)) == (30, 10)


@pytest.mark.rule("INV-SETUP-5", "INV-SETUP-6", "INV-SETUP-7", "INV-CARD-1", "INV-CARD-7")
def test_cards_without_training_cost_are_starting_cards_and_the_others_one_shuffled_deck() -> None:
    table = fresh()
    shelf = faces()
    assert all(shelf.training[table.game.face[n]] == 0 for n in table.game.starting_supply)
    assert len(table.game.recruitment_deck) == 120
    assert all(shelf.training[table.game.face[n]] > 0 for n in table.game.recruitment_deck)
    assert len(table.game.technology_deck) == 30
    for deck in (table.game.recruitment_deck, table.game.technology_deck):
        assert all(not table.game.known[n] for n in deck)
    other = fresh(seed=2)
    assert table.pile(table.game.recruitment_deck) != other.pile(other.game.recruitment_deck)
    assert table.pile(table.game.technology_deck) != other.pile(other.game.technology_deck)


@pytest.mark.rule("INV-SETUP-8", "INV-GEN-3", "INV-RULING-66")
def test_leaders_are_picked_in_seat_order_and_each_is_unique() -> None:
    table = fresh()
    assert table.asked().seat == 0
    assert len(table.offers(ch.TAKE_CARD)) == 10
    table.choose(ch.TAKE_CARD, "Mara Fen")
    assert table.asked().seat == 1
    assert "Mara Fen" not in table.offers(ch.TAKE_CARD)
    table.choose(ch.TAKE_CARD, "Old Juno")
    assert (table.base(0), table.base(1)) == (["Mara Fen"], ["Old Juno"])


@pytest.mark.rule("INV-SETUP-9", "INV-SETUP-10", "INV-RULING-66", "INV-PERM-2")
def test_each_keeps_one_of_three_technologies_and_the_others_are_shuffled_back() -> None:
    table = fresh(leaders=["Mara Fen", "Old Juno"])
    top = table.pile(table.game.technology_deck)
    first = table.offers(ch.TAKE_CARD)
    assert table.asked().seat == 0
    assert len(first) == 3
    table.choose(ch.TAKE_CARD, first[1])
    second = table.offers(ch.TAKE_CARD)
    assert table.asked().seat == 1
    assert not set(first) & set(second)  # fresh cards
    assert len(table.game.aside) == 2
    table.choose(ch.TAKE_CARD, second[0])
    assert table.base(0) == ["Mara Fen", first[1]]
    assert not table.exhausted(str(first[1]))
    deck = table.pile(table.game.technology_deck)
    assert len(deck) == 28
    assert {first[0], first[2], *second[1:]} <= set(deck)
    assert table.game.destroyed_technologies == []
    assert [name for name in deck if name in top] != [name for name in top if name in deck]


@pytest.mark.rule("INV-SETUP-11", "INV-COMP-6")
def test_the_starting_deck_is_one_of_each_of_the_ten() -> None:
    table = at_first_turn(2, scenario="reinforcements")
    assert cards_of(table, 0) == sorted(TEN)
    assert cards_of(table, 1) == sorted(TEN)
    assert all(not table.game.known[n] for n in table.game.deck[0])


@pytest.mark.rule("INV-SETUP-12", "INV-RULING-71")
@pytest.mark.parametrize(
    ("seats", "left", "squads"), [(1, 23, 3), (2, 13, 3), (3, 14, 4), (4, 15, 5)]
)
def test_the_other_starting_cards_are_the_open_supply(seats: int, left: int, squads: int) -> None:
    table = at_first_turn(seats, scenario="reinforcements")
    supply = table.pile(table.game.starting_supply)
    assert (len(supply), Counter(supply)["Defending Squad"]) == (left, squads)
    everybody = (1 << seats) - 1
    assert all(table.game.known[n] == everybody for n in table.game.starting_supply)


@pytest.mark.rule(
    "INV-SETUP-14",
    "INV-SETUP-15",
    "INV-SETUP-16",
    "INV-SETUP-17",
    "INV-RULING-141",
    "INV-RULING-66",
)
def test_each_recruits_four_cards_from_fresh_threes_and_the_rest_is_shuffled_back() -> None:
    table = fresh(leaders=["Mara Fen", "Old Juno"]).go(ch.ASK_RECRUIT)
    seen: list[int] = []
    for _ in range(4):
        assert table.asked().seat == 0
        looked = table.game.looked[0][:]
        assert len(looked) == 3
        assert not set(looked) & set(seen)
        seen += looked
        table.choose(ch.TAKE_CARD)
    assert len(table.game.training[0]) == 4
    assert [table.game.screws[n] for n in table.game.training[0]] == [0, 0, 0, 0]
    assert table.asked().seat == 1
    assert table.game.aside == []  # shuffled back before the next seat starts
    assert len(table.game.recruitment_deck) + 3 == 116
    table.go(ch.ASK_DRAW)
    assert len(table.game.training[1]) == 4


@pytest.mark.rule("INV-SETUP-18")
def test_leaders_come_before_technologies_and_those_before_recruits() -> None:
    table = fresh()
    kinds = []
    while not table.is_asked(ch.ASK_DRAW):
        kinds.append(table.asked().kind)
        table.choose(*first_option(table))
    order = [ch.ASK_LEADER] * 2 + [ch.ASK_TECHNOLOGY] * 2 + [ch.ASK_RECRUIT] * 8
    assert kinds[: len(order)] == order


def first_option(table: Table) -> tuple[int, int | str, int | str]:
    """What is offered first."""
    return table.spoken(table.asked().options[0])


# -- competitive mode -----------------------------------------------------------------------------------


@pytest.mark.rule("INV-VS-3", "INV-RULING-73", "INV-RULING-136")
def test_the_first_player_is_drawn_by_lot_after_the_players_are_set_up() -> None:
    firsts = [at_first_turn(2, seed=seed).number(FIRST) for seed in range(1, 13)]
    assert set(firsts) == {0, 1}
    assert firsts == [at_first_turn(2, seed=seed).number(FIRST) for seed in range(1, 13)]
    table = at_first_turn()
    assert table.game.journal is not None
    kinds = [event.kind for event in table.game.journal.events]
    assert kinds[: kinds.index(e.FIRST_PLAYER)].count(e.RECRUITS) == 8


@pytest.mark.rule("INV-VS-5", "INV-COOP-3")
def test_in_competitive_mode_a_defending_squad_is_in_each_deck() -> None:
    table = at_first_turn()
    for seat in (0, 1):
        assert cards_of(table, seat) == sorted([*TEN, "Defending Squad"])
    assert Counter(table.pile(table.game.starting_supply)) == Counter([*TEN, "Defending Squad"])


@pytest.mark.rule("INV-VS-4", "INV-RULING-16", "INV-RULING-57")
def test_the_second_player_must_spend_two_spare_parts_before_the_match() -> None:
    table = fresh(first=0, leaders=["Mara Fen", "Old Juno"]).go(ch.ASK_SPARE)
    assert table.asked().seat == 1
    assert table.asked().number == 2
    assert table.offers(ch.SPARE) == [1, 2]
    assert table.offers(ch.STOP) == []
    table.choose(ch.SPARE, 1).choose(ch.TAKE_CARD)
    assert table.is_asked(ch.ASK_SCREW, 1)  # the other part has one use left: a screw
    table.choose(ch.TAKE_CARD)
    assert sum(table.game.screws[n] for n in table.game.training[1]) == 2
    assert table.is_asked(ch.ASK_DRAW, 0)


@pytest.mark.rule("INV-VS-6", "INV-GEN-8")
def test_players_alternate_and_a_round_is_one_turn_of_each() -> None:
    table = at_first_turn(2, first=1)
    turns = []
    for _ in range(4):
        turns.append((table.number(ROUND), table.number(ACTIVE)))
        table.choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert turns == [(1, 1), (1, 0), (2, 1), (2, 0)]


@pytest.mark.rule("INV-VS-7", "INV-GEN-8")
def test_a_turn_has_eight_phases_in_order() -> None:
    table = at_first_turn(2, first=0)
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    phases = [event.number for event in table.told(e.PHASE_BEGINS)][:8]
    assert phases == [
        c.BEGINNING,
        c.DRAWING,
        c.ROLLING,
        c.MAIN,
        c.STORING,
        c.SPENDING,
        c.TRAINING,
        c.ENDING,
    ]


@pytest.mark.rule("INV-RULING-51")
def test_hands_are_empty_at_the_start() -> None:
    table = at_first_turn()
    assert (table.hand(0), table.hand(1)) == ([], [])
    assert table.number(PHASE) == c.DRAWING


@pytest.mark.rule("INV-RULING-78", "INV-SETUP-9")
def test_cards_seen_while_choosing_are_hidden_from_the_opponent() -> None:
    table = fresh(leaders=["Mara Fen", "Old Juno"])
    assert [table.game.known[n] for n in table.game.looked[0]] == [0b01] * 3
    table.choose(ch.TAKE_CARD)
    assert table.game.known[table.game.base[0][1]] == 0b11


@pytest.mark.rule("INV-RULING-136")
def test_the_same_seed_and_decisions_give_the_same_game() -> None:
    def sign(seed: int) -> list[list[str]]:
        table = at_first_turn(seed=seed)
        return [
            table.deck(0),
            table.deck(1),
            table.base(0),
            table.pile(table.game.recruitment_deck),
        ]

    assert sign(3) == sign(3)
    assert sign(3) != sign(4)


@pytest.mark.rule("INV-CARD-1")
def test_every_design_has_a_name_and_a_number_of_its_own() -> None:
    shelf = faces()
    designs = [
        *shelf.starting_deck,
        shelf.defending,
        *shelf.recruits,
        *shelf.leaders,
        *shelf.technologies,
        *shelf.invaders,
        *shelf.protocols,
    ]
    assert sorted(shelf.number[face] for face in designs) == list(range(1, 165))
    assert len({names()[face] for face in designs}) == 164


@pytest.mark.rule("INV-CARD-6", "INV-SETUP-11")
def test_the_starting_cards_have_their_printed_costs_and_rewards() -> None:
    shelf = faces()
    costs = {name: " ".join(c.COLOUR_NAMES[n] for n in shelf.cost[face_of(name)]) for name in TEN}
    assert costs == {
        "Water Box": "",
        "Command": "wild",
        "Alpha Squad": "red",
        "Areja": "green",
        "Skirmish": "wild",
        "Scout": "yellow",
        "Commander Atus": "blue wild",
        "Demolisher": "red wild",
        "Jalak": "green wild",
        "Jugura": "black wild",
    }
    assert [shelf.reward[face_of(name)] for name in TEN] == [0, 1, 1, 1, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("INV-CARD-2")
def test_a_card_does_exactly_what_stands_in_its_text() -> None:
    shelf = faces()
    for face, printed in enumerate(pool().cards):
        written = [*shelf.uses[face], *shelf.triggered[face], *shelf.statics[face]]
        flags = shelf.keywords[face] or shelf.scrap[face]
        assert bool(written or flags) == bool(printed.text.strip()), printed.name


@pytest.mark.rule("INV-RULING-26")
def test_texts_speak_of_leaders_events_health_and_training_centers_only() -> None:
    for printed in pool().cards:
        for slip in ("hero", "quest", "life", "training zone"):
            assert slip not in printed.text.lower(), printed.name
