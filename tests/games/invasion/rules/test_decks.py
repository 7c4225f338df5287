"""Decks and piles: drawing, reinforcing, recycling, destroying (INV-DECK, INV-WORD, P-5, P-6, P-21)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.ending import BY_DECK, BY_HEALTH
from runestack.games.invasion.rules.state import RESULT
from runestack.kernel.choices import DONE, YES
from runestack.kernel.outcome import LOST, WON
from tests.games.invasion.hand_made import (
    Table,
    card,
    duel,
    faces,
    leader,
    player,
    team,
    technology,
)

A, B, C, D, E = (card(f"Card {letter}", "Gain 1 armor.", cost="red") for letter in "ABCDE")
PULL = card("Pull Three", "Draw 3 cards.")
LEAD = leader("Deck Leader")
RIG = technology("Rig", "Exhaust: Draw a card.")


def winner(table: Table) -> list[int]:
    """The scores at the end."""
    assert table.game.outcome is not None
    return table.game.outcome.scores


@pytest.mark.rule("INV-TURN-2", "INV-TURN-3", "INV-FAQ-2")
def test_a_player_draws_singly_and_stops_at_any_time_also_at_once() -> None:
    table = duel(player(deck=[A, B, C]), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert table.hand() == [A]
    table.choose(ch.DRAW)
    assert table.hand() == [A, B]
    table.choose(ch.STOP)
    assert table.is_asked(ch.ASK_MAIN)
    table = duel(player(deck=[A]), phase=c.DRAWING)
    table.choose(ch.STOP)
    assert table.hand() == []


@pytest.mark.rule("INV-DECK-2")
def test_an_empty_deck_alone_triggers_nothing() -> None:
    table = duel(player(deck=[A], discard=[B]), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert (table.deck(), table.discard()) == ([], [B])
    assert table.values() == (10, 10)


@pytest.mark.rule("INV-DECK-2", "INV-DECK-3", "INV-DECK-5", "INV-RULING-22")
def test_a_draw_goes_on_after_reinforcing_with_the_cards_it_still_needs() -> None:
    table = duel(
        player(hand=[PULL, E], deck=[A], discard=[B], garbage=[C, D], played=[D], training=[E])
    )
    table.play(PULL)
    assert table.hand()[:2] == [E, A]
    assert sorted([*table.hand()[2:], *table.deck()]) == [B, C, D]  # not hand, played or training
    assert len(table.hand()) == 4
    assert (table.discard(), table.garbage()) == ([], [])
    assert table.played() == [D, PULL]
    assert table.training() == {E: 0}


@pytest.mark.rule("INV-DECK-4", "INV-RULING-1", "INV-BOARD-9")
def test_before_reinforcing_the_player_loses_one_health() -> None:
    table = duel(player(deck=0, discard=[A, B]), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert table.values() == (10, 9)
    kinds = [event.kind for event in table.game.journal.events]  # type: ignore[union-attr]
    assert kinds.index(e.LOSES) < kinds.index(e.REINFORCES) < kinds.index(e.DRAWS)


@pytest.mark.rule("INV-RULING-1")
@pytest.mark.parametrize(("garbage", "left"), [(4, ("blue red red", "green")), (5, ("", ""))])
def test_a_full_garbage_dump_costs_what_is_stored(garbage: int, left: tuple[str, str]) -> None:
    one = player(deck=0, discard=[A], garbage=[B] * garbage, stored="blue red red", wild="green")
    table = duel(one, player(stored="red"), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert table.values() == (10, 9)
    assert (table.stored(), table.wild()) == left
    assert table.stored(1) == "red"
    lost = [event.rule for event in table.told(e.LOSES_RESOURCE)]
    assert lost == ["INV-WORD-1"] * (4 if garbage == 5 else 0)


@pytest.mark.rule("INV-RULING-1")
def test_against_the_invasion_a_full_garbage_dump_costs_nothing_more() -> None:
    table = team(player(deck=0, discard=[A], garbage=[B] * 5, stored="blue"), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert (table.values(), table.stored()) == ((10, 9), "blue")


@pytest.mark.rule("INV-RULING-1")
def test_what_comes_before_reinforcing_is_data() -> None:
    shelf = faces()
    kept = shelf.before_reinforcing
    shelf.before_reinforcing = [-1, -1]
    try:
        table = duel(player(deck=0, discard=[A, B]), phase=c.DRAWING)
        table.choose(ch.DRAW)
        assert table.values() == (10, 10)
    finally:
        shelf.before_reinforcing = kept


@pytest.mark.rule("INV-DECK-6", "INV-FAQ-5", "INV-RULING-52", "INV-RULING-54", "INV-RULING-74")
def test_a_player_who_draws_with_all_piles_empty_loses_at_once() -> None:
    table = duel(player(deck=0, hand=[A], played=[B]), phase=c.DRAWING)
    assert table.offers(ch.DRAW) == [0]  # it is legal
    table.choose(ch.DRAW)
    assert winner(table) == [LOST, WON]
    assert table.number(27) == BY_DECK
    assert table.values() == (10, 10)  # the price is not paid


@pytest.mark.rule("INV-RULING-55")
def test_a_player_whose_last_health_is_the_price_loses_before_shuffling() -> None:
    table = duel(player(health=1, deck=0, discard=[A, B]), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert winner(table) == [LOST, WON]
    assert table.number(27) == BY_HEALTH
    assert table.discard() == [B, A] or table.discard() == [A, B]
    assert table.deck() == []
    assert not table.told(e.REINFORCES)


@pytest.mark.rule("INV-RULING-53")
def test_zero_cards_need_nothing_and_putting_a_card_on_the_deck_needs_none() -> None:
    zero = card(
        "Zero",
        "Draw until you have 1 card in your hand. Put a card from your hand on top of your deck.",
    )
    table = duel(player(hand=[zero, A], deck=0))
    table.play(zero)
    assert table.game.outcome is None
    assert table.deck() == [A]


@pytest.mark.rule("INV-RULING-53")
@pytest.mark.parametrize(
    "text",
    [
        "Draw a card.",
        "Look at the top 2 cards of your deck and put them back in any order.",
        "Destroy the top card of your deck.",
        "Put the top card of your deck into your garbage dump.",
        "Reveal the top card of your deck.",
    ],
)
def test_whatever_needs_the_top_card_reinforces(text: str) -> None:
    needy = card(f"Needy {text}", text)
    table = duel(player(hand=[needy], deck=0, discard=[A, B, C]))
    table.play(needy)
    assert table.values() == (10, 9)
    assert len(table.told(e.REINFORCES)) == 1


@pytest.mark.rule("INV-RULING-53")
def test_cards_looked_at_are_taken_aside_one_by_one_and_put_back_on_top() -> None:
    look = card("Looking", "Look at the top 2 cards of your deck and put them back in any order.")
    table = duel(player(hand=[look], deck=[A], discard=[B, C]))
    table.play(look)
    assert table.values() == (10, 9)
    other = next(name for name in table.offers(ch.GIVE) if name != A)
    table.choose(ch.GIVE, A)
    assert table.deck()[:2] == [other, A]


@pytest.mark.rule("INV-PERM-9", "INV-RULING-3")
def test_when_the_opponent_reinforces_the_leader_refreshes_the_whole_base() -> None:
    table = duel(
        player(deck=0, discard=[A, B], base=[RIG, leader("Own Leader")], exhausted=[RIG]),
        player(base=[LEAD, "Rail Spike"], exhausted=[LEAD, "Rail Spike"]),
        phase=c.DRAWING,
    )
    table.choose(ch.DRAW)
    assert not table.exhausted(LEAD)
    assert not table.exhausted("Rail Spike")
    assert table.exhausted(RIG)  # the own reinforcing refreshes nothing


@pytest.mark.rule("INV-RULING-3")
def test_a_leader_refreshes_once_for_each_reinforcing() -> None:
    one = card("Draw Once", "Draw a card.")
    table = duel(player(hand=[one, one], deck=0, discard=[A, B]), player(base=[LEAD]))
    table.play(one)
    table.game.exhausted[table.one(LEAD)] = 1
    table.play(one)
    assert table.exhausted(LEAD)


@pytest.mark.rule("INV-RULING-35")
def test_triggers_follow_a_single_card_before_the_next_card_is_drawn() -> None:
    loud = card("Loud Draw", "When you draw this card: Lose 1 armor.\nGain 1 armor.")
    table = duel(player(hand=[PULL], deck=[A, loud, B]))
    table.play(PULL)
    kinds = [event.kind for event in table.game.journal.events if event.kind in (e.DRAWS, e.LOSES)]  # type: ignore[union-attr]
    assert kinds == [e.DRAWS, e.DRAWS, e.LOSES, e.DRAWS]


@pytest.mark.rule("INV-RULING-35")
def test_triggers_of_the_active_player_come_first_then_those_of_the_other() -> None:
    mine = technology("Mine First", "Whenever you draw a card, gain 1 armor.")
    theirs = technology("Theirs Later", "Whenever an enemy draws a card, gain 1 reroll.")
    table = duel(player(base=[mine], deck=[A]), player(base=[theirs]), phase=c.DRAWING)
    table.choose(ch.DRAW)
    assert [event.seat for event in table.told(e.GAINS)] == [0, 1]


@pytest.mark.rule("INV-CARD-5")
def test_a_text_of_being_drawn_fires_when_the_card_is_drawn_by_an_effect_too() -> None:
    loud = card("Louder", "When you draw this card: Gain 1 reroll.\nGain 1 armor.")
    table = duel(player(hand=[PULL], deck=[loud, loud, A]))
    table.play(PULL)
    assert table.game.rerolls[0] == 2


# -- words about cards ----------------------------------------------------------------------------------


@pytest.mark.rule("INV-WORD-4", "INV-BOARD-11", "INV-BOARD-10")
def test_a_discarded_card_lies_face_up_on_top_of_its_owners_pile() -> None:
    ghost = card("Ghost", "The opponent discards a card.")
    table = duel(player(hand=[ghost]), player(hand=[A, B], discard=[C]))
    table.play(ghost)
    assert table.asked().seat == 1  # the owner chooses
    table.choose(ch.GIVE, B)
    assert table.discard(1) == [B, C]
    assert table.game.known[table.one(B)] == 0b11


@pytest.mark.rule("INV-BOARD-10", "INV-BOARD-9", "INV-RULING-78")
def test_piles_are_open_to_all_decks_to_nobody_and_hands_to_their_holder() -> None:
    table = duel(player(hand=[A], deck=[B], discard=[C], garbage=[D]))
    known = table.game.known
    assert [known[table.one(name)] for name in (A, B, C, D)] == [0b01, 0, 0b11, 0b11]


@pytest.mark.rule("INV-WORD-5")
def test_a_discard_with_an_empty_hand_is_ignored() -> None:
    ghost = card("Ghost Two", "The opponent discards a card. Gain 1 armor.")
    table = duel(player(hand=[ghost]))
    table.play(ghost)
    assert (table.discard(1), table.values()) == ([], (11, 10))


@pytest.mark.rule("INV-WORD-6")
def test_recycling_takes_the_top_of_either_pile_or_any_hand_card_onto_the_deck() -> None:
    cycle = card("Cycle", "Recycle a card.")
    table = duel(player(hand=[cycle, A, B], discard=[C, D], garbage=[E, D]))
    table.play(cycle)
    assert sorted(map(str, table.offers(ch.RECYCLE))) == [A, B, C, E]
    table.choose(ch.RECYCLE, E)
    assert table.deck()[0] == E
    assert table.garbage() == [D]


@pytest.mark.rule("INV-WORD-7")
def test_a_taken_card_exposes_the_next_and_the_player_chooses_the_order() -> None:
    cycle = card("Cycle Two", "Recycle 2 cards.")
    table = duel(player(hand=[cycle], discard=[C, D]))
    table.play(cycle)  # the only source is the top of the pile: C, then D below it
    assert sorted(map(str, table.offers(ch.GIVE))) == [C, D]
    table.choose(ch.GIVE, C)
    assert table.deck()[:2] == [D, C]


@pytest.mark.rule("INV-WORD-7")
def test_recycling_up_to_a_number_may_stop() -> None:
    crane = card("Crane Two", "Recycle up to 2 cards.")
    table = duel(player(hand=[crane, A], discard=[C]))
    table.play(crane).choose(DONE)
    assert (table.hand(), table.discard()) == ([A], [C])


@pytest.mark.rule("INV-WORD-1", "INV-WORD-2", "INV-RULING-64")
def test_destroyed_cards_form_one_open_pile_for_each_type() -> None:
    picker = card("Picker", "Destroy a card in your hand.")
    hack = card("Hack Own", "Destroy one of your technologies.")
    table = duel(player(hand=[picker, picker, hack, A, "Scout"], base=[RIG]))
    table.play(picker).choose(ch.GIVE, A)
    table.play(picker).choose(ch.GIVE, "Scout")
    table.play(hack)
    game = table.game
    assert table.pile(game.destroyed_recruits) == [A]
    assert table.pile(game.destroyed_starting) == ["Scout"]
    assert table.pile(game.destroyed_technologies) == [RIG]
    assert game.known[table.one(A)] == 0b11


@pytest.mark.rule("INV-WORD-3")
def test_a_destroyed_card_loses_its_screws() -> None:
    picker = card("Picker Two", "Destroy a card in your training center.")
    table = duel(player(hand=[picker], training=[(A, 2)]))
    table.play(picker)
    assert table.game.screws[table.one(A)] == 0


@pytest.mark.rule("INV-WORD-12")
def test_exhausting_and_refreshing_change_nothing_twice() -> None:
    pulse = card("Pulse", "Exhaust an opponent's technology.")
    coil = card("Coil Two", "Refresh all cards in your base.")
    table = duel(player(hand=[pulse, pulse, coil], base=["Rail Spike"]), player(base=[RIG]))
    table.play(pulse).play(pulse).play(coil)
    assert table.exhausted(RIG)
    assert len(table.told(e.EXHAUSTS)) == 1
    assert not table.told(e.REFRESHES)


@pytest.mark.rule("INV-RULING-51")
def test_hands_have_no_limit() -> None:
    table = duel(player(deck=40), phase=c.DRAWING)
    for _ in range(40):
        table.choose(ch.DRAW)
    assert len(table.hand()) == 40


@pytest.mark.rule("INV-RULING-59")
def test_the_draw_phase_is_not_visited_again() -> None:
    table = duel(player(deck=[A, B]), phase=c.DRAWING)
    table.choose(ch.STOP)
    assert table.offers(ch.DRAW) == []


@pytest.mark.rule("INV-DECK-1")
def test_a_trained_card_belongs_to_the_deck_after_reinforcing() -> None:
    table = duel(player(deck=0, training=[(A, 3)], discard=[]), phase=c.TRAINING)
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW).choose(ch.DRAW)
    assert table.number(2) == 0
    assert table.hand() == [A]


@pytest.mark.rule("INV-RULING-74")
def test_the_loser_by_deck_gives_the_opponent_the_match() -> None:
    table = duel(player(deck=0, hand=[PULL]))
    table.play(PULL)
    assert table.number(RESULT) == 1


@pytest.mark.rule("INV-RULING-33")
def test_an_optional_recycle_is_not_offered_without_a_card() -> None:
    may = card("May Cycle", "You may recycle a card. Gain 1 armor.")
    table = duel(player(hand=[may]))
    table.play(may)
    assert table.values() == (11, 10)
    table = duel(player(hand=[may], discard=[A]))
    table.play(may).choose(YES)
    assert table.deck()[0] == A
