"""Spare parts, technology tokens, screws, recruiting, discovering (INV-SPARE, INV-TOKEN, P-15 to P-20)."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules.spending import price
from runestack.games.invasion.rules.training import is_trained
from runestack.kernel.choices import NEXT_TRIGGER
from tests.games.invasion.hand_made import (
    Table,
    card,
    duel,
    lay,
    leader,
    player,
    recruits,
    technologies,
    technology,
)

ONE = card("One Part", "Gain 1 armor.", reward=1, training=2)
TWO = card("Two Parts", "Gain 1 armor.", reward=2, training=3)
A, B, C, D, E, F, G = (card(f"Recruit {letter}", training=3) for letter in "ABCDEFG")
T1, T2, T3, T4 = (technology(f"Tech {n}", "Exhaust: Draw a card.") for n in (1, 2, 3, 4))
SIX = [A, B, C, D, E, F]


def spending(**what: object) -> Table:
    """The Using Spare Parts phase."""
    return duel(player(**what), phase=c.SPENDING)


@pytest.mark.rule("INV-TURN-10", "INV-CARD-6", "INV-ICON-5", "INV-SUM-1")
def test_spare_parts_are_the_rewards_in_the_played_zone_and_the_tokens() -> None:
    table = spending(played=[ONE, TWO], parts=2)
    assert table.asked().number == 5
    assert spending(parts=2).asked().number == 2


@pytest.mark.rule("INV-BOARD-7", "INV-SPARE-7", "INV-TURN-12")
def test_every_payable_action_is_offered_and_the_same_one_again() -> None:
    table = spending(parts=5, training=[A])
    assert table.offers(ch.SPARE) == [1, 2, 3, 4]
    table.choose(ch.SPARE, 1).choose(ch.SPARE, 1)
    assert table.training() == {A: 2}
    assert table.offers(ch.SPARE) == [1, 2, 3]
    assert spending(parts=6).offers(ch.SPARE) == [1, 2, 3, 4, 6]


@pytest.mark.rule("INV-SPARE-1", "INV-SPARE-2", "INV-SPARE-3", "INV-SPARE-4", "INV-SPARE-6")
@pytest.mark.parametrize("action", [1, 2, 3, 4, 6])
def test_each_spare_part_action_is_told_by_its_own_rule(action: int) -> None:
    table = spending(parts=6, training=[A])
    table.choose(ch.SPARE, action)
    assert [event.rule for event in table.told(e.SPARE_ACTION)] == [f"INV-SPARE-{action}"]


@pytest.mark.rule("INV-SPARE-1", "INV-ICON-6", "INV-RULING-18")
def test_for_one_part_a_screw_is_placed_on_a_card_in_training_of_choice() -> None:
    table = spending(parts=1, training=[A, B])
    table.choose(ch.SPARE, 1)
    assert table.offers(ch.TAKE_CARD) == [A, B]
    table.choose(ch.TAKE_CARD, B)
    assert table.training() == {A: 0, B: 1}


@pytest.mark.rule("INV-RULING-69")
def test_a_screw_without_a_card_is_destroyed_and_several_may_be_divided() -> None:
    table = spending(parts=1)
    table.choose(ch.SPARE, 1)
    assert len(table.told(e.LOSES_SCREW)) == 1
    three = card("Three Screws", "Gain 3 screws.")
    table = duel(player(hand=[three], training=[A, (B, 3)]))
    table.play(three)
    for name in (A, B, B):
        table.choose(ch.TAKE_CARD, name)
    assert table.training() == {A: 1, B: 5}  # beyond its training cost of 3


@pytest.mark.rule("INV-SPARE-2", "INV-WORD-8", "INV-RULING-18", "INV-WORD-1")
def test_for_two_parts_a_card_is_recruited_and_gets_a_screw() -> None:
    table = spending(parts=2)
    recruits(table, A, B, C, D)
    table.choose(ch.SPARE, 2)
    assert table.offers(ch.TAKE_CARD) == [A, B, C]
    table.choose(ch.TAKE_CARD, B)
    assert table.training() == {B: 1}
    assert sorted(table.pile(table.game.destroyed_recruits)) == [A, C]
    assert table.pile(table.game.recruitment_deck) == [D]


@pytest.mark.rule("INV-SPARE-3", "INV-RULING-56", "INV-GEN-6")
def test_for_three_parts_a_screw_of_a_die_is_replaced_at_the_end_of_the_turn() -> None:
    table = spending(parts=3)
    table.game.die_state[2] = c.SET_ASIDE
    before = table.game.screw[:]
    table.choose(ch.SPARE, 3)
    assert table.game.screw == before  # paid now, executed in phase 8
    assert table.offers(ch.DIE) == [0, 1, 2, 3]  # also one that is not usable
    table.choose(ch.DIE, 2).choose(ch.SIDE, 2, 3).choose(ch.POSITION, 3, 1)
    assert table.offers(ch.COLOUR) == ["blue", "red", "black", "green", "yellow", "neutral"]
    table.choose(ch.COLOUR, "yellow")
    changed = [place for place in range(len(before)) if before[place] != table.game.screw[place]]
    assert changed == [(2 * 6 + 3) * 3 + 1]
    assert table.game.screw[changed[0]] == c.YELLOW


@pytest.mark.rule("INV-RULING-56")
def test_the_same_colour_is_allowed_and_the_change_must_be_made() -> None:
    table = spending(parts=3)
    table.choose(ch.SPARE, 3)
    assert table.offers(ch.STOP) == []
    table.choose(ch.DIE, 0).choose(ch.SIDE, 0, 1).choose(ch.POSITION, 1, 0)
    assert "blue" in table.offers(ch.COLOUR)


@pytest.mark.rule("INV-RULING-56", "INV-TURN-16")
def test_the_change_is_made_in_any_order_with_other_effects_of_the_end_of_the_turn() -> None:
    late = technology("Late", "At the end of your turn, gain 1 reroll.")
    table = duel(player(parts=3, base=[late]), phase=c.SPENDING)
    table.choose(ch.SPARE, 3)
    assert table.offers(ch.REBUILD) == [0]
    assert table.offers(ch.END_TEXT) == [late]
    table.choose(ch.END_TEXT, late)
    assert table.game.rerolls[0] == 1
    assert table.is_asked(ch.ASK_DIE)


@pytest.mark.rule("INV-SPARE-4", "INV-DECK-1")
def test_for_four_parts_a_starting_card_of_choice_goes_on_the_discard_pile() -> None:
    table = spending(parts=4, discard=[A])
    supply = len(table.game.starting_supply)
    table.choose(ch.SPARE, 4)
    assert len(table.offers(ch.GIVE)) == 11
    table.choose(ch.GIVE, "Jugura")
    assert table.discard() == ["Jugura", A]
    assert len(table.game.starting_supply) == supply - 1


@pytest.mark.rule("INV-SPARE-5", "INV-RULING-28")
def test_with_an_empty_supply_the_action_can_be_paid_and_does_nothing() -> None:
    table = spending(parts=5)
    game = table.game
    game.destroyed_starting.extend(game.starting_supply)
    game.starting_supply.clear()
    table.choose(ch.SPARE, 4)
    assert table.discard() == []
    assert table.asked().number == 1
    assert game.starting_supply == []  # never refilled by destroyed starting cards


@pytest.mark.rule("INV-SPARE-6", "INV-WORD-13", "INV-PERM-2")
def test_for_six_parts_a_technology_is_discovered_and_enters_refreshed() -> None:
    table = spending(parts=6)
    technologies(table, T1, T2, T3, T4)
    table.choose(ch.SPARE, 6)
    assert table.offers(ch.TAKE_CARD) == [T1, T2, T3]
    table.choose(ch.TAKE_CARD, T3)
    assert table.base() == [T3]
    assert not table.exhausted(T3)
    assert sorted(table.pile(table.game.destroyed_technologies)) == [T1, T2]


@pytest.mark.rule("INV-TURN-13", "INV-TOKEN-8", "INV-RULING-24")
def test_unused_spare_parts_and_tokens_are_destroyed_at_the_end_of_the_phase() -> None:
    table = spending(played=[TWO], parts=1, training=[(A, 3), (B, 3)])
    table.choose(ch.STOP)
    assert table.is_asked(ch.ASK_TRAIN)  # the turn is not over
    assert (table.game.spare[0], table.game.parts[0]) == (0, 0)


@pytest.mark.rule("INV-RULING-24")
def test_a_token_gained_later_in_the_turn_is_destroyed_at_its_end() -> None:
    late = technology("Late Part", "At the end of your turn, gain 1 spare part.")
    watch = technology("Watch", "At the end of the opponent's turn, gain 1 spare part.")
    table = duel(player(base=[late]), player(base=[watch]), phase=c.SPENDING)
    assert table.number(2) == 1
    assert [event.seat for event in table.told(e.GAINS)] == [0, 1]
    assert (table.game.parts[0], table.game.parts[1]) == (0, 0)


@pytest.mark.rule("INV-TURN-14", "INV-RULING-31", "INV-WORD-4")
def test_played_cards_go_on_the_discard_pile_in_the_order_of_play() -> None:
    table = spending(played=[ONE, TWO, A], discard=[B])
    table.choose(ch.STOP)
    assert table.discard() == [A, TWO, ONE, B]
    assert table.played() == []


@pytest.mark.rule("INV-TURN-14")
def test_a_volatile_card_is_destroyed_instead() -> None:
    volatile = card("Volatile One", "Volatile.\nGain 1 armor.")
    table = spending(played=[volatile, A], parts=1)
    table.choose(ch.STOP)
    assert table.discard() == [A]
    assert table.pile(table.game.destroyed_recruits) == [volatile]


# -- technology tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("INV-TOKEN-4", "INV-TOKEN-5")
def test_a_technology_token_makes_the_next_action_cheaper_down_to_nothing() -> None:
    table = spending(technology=2, parts=1, training=[A])
    table.choose(ch.USE_TOKEN)
    assert table.game.technology[0] == 1
    assert table.offers(ch.SPARE) == [1, 2]
    table.choose(ch.SPARE, 1)
    assert table.training() == {A: 1}
    assert table.asked().number == 1  # it cost nothing
    assert table.offers(ch.SPARE) == [1]  # and the discount is used


@pytest.mark.rule("INV-RULING-42")
def test_several_tokens_add_up_and_what_is_too_much_is_lost_with_the_action() -> None:
    table = spending(technology=3, parts=1, training=[A])
    for _ in range(3):
        table.choose(ch.USE_TOKEN)
    assert table.offers(ch.SPARE) == [1, 2, 3, 4]
    table.choose(ch.SPARE, 1)
    assert table.asked().number == 1
    assert table.game.spare_discount[0] == 0


@pytest.mark.rule("INV-TOKEN-6")
def test_a_technology_discount_is_lost_at_the_end_of_the_turn() -> None:
    table = duel(player(technology=1, deck=9))
    table.choose(ch.USE_TOKEN).end_main().go(ch.ASK_DRAW)
    assert table.game.spare_discount[0] == 0
    assert table.game.technology[0] == 0


@pytest.mark.rule("INV-RULING-42")
def test_a_technology_token_can_be_used_in_the_main_phase() -> None:
    table = duel(player(technology=1, training=[A]))
    table.choose(ch.USE_TOKEN).end_main()
    assert table.offers(ch.SPARE) == [1]


@pytest.mark.rule("INV-RULING-42")
def test_a_text_without_a_limit_stops_at_one_and_comes_first() -> None:
    bulk = technology("Bulk", "Your spare part actions cost 1 less.")
    table = duel(player(base=[bulk], technology=1, parts=2), phase=c.SPENDING)
    assert [price(table.game, 0, action, False) for action in c.SPARE_ACTIONS] == [1, 1, 2, 3, 5]
    table.choose(ch.USE_TOKEN)
    assert [price(table.game, 0, action, False) for action in c.SPARE_ACTIONS] == [0, 0, 1, 2, 4]


@pytest.mark.rule("INV-RULING-42")
def test_a_text_that_is_limited_can_make_one_action_free_when_the_player_wants() -> None:
    quarter = technology("Quarter", "Once each turn, a spare part action costs you 1 less.")
    table = duel(player(base=[quarter], training=[A], parts=2), phase=c.SPENDING)
    assert table.pairs(ch.SPARE) == [(1, 0), (1, 1), (2, 0), (2, 1), (3, 1)]
    table.choose(ch.SPARE, 1, 0)
    table.choose(ch.SPARE, 1, 1)
    assert table.asked().number == 1
    assert table.pairs(ch.SPARE) == [(1, 0)]


@pytest.mark.rule("INV-TOKEN-1", "INV-ICON-7", "INV-TOKEN-7", "INV-RULING-63")
def test_gained_tokens_are_taken_and_the_supply_never_runs_out() -> None:
    many = card(
        "Many", "Gain 50 rerolls. Gain 50 technology tokens. Gain 50 spare parts. Gain 50 screws."
    )
    table = duel(player(hand=[many], training=[A]))
    table.play(many)
    game = table.game
    assert (game.rerolls[0], game.technology[0], game.parts[0]) == (50, 50, 50)
    assert table.training() == {A: 50}


@pytest.mark.rule("INV-TOKEN-9", "INV-RULING-142")
def test_unused_reroll_and_technology_tokens_stay_after_the_turn() -> None:
    table = duel(player(rerolls=2, technology=3))
    table.end_main().go(ch.ASK_DRAW)
    assert (table.game.rerolls[0], table.game.technology[0]) == (2, 3)


# -- training -------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-WORD-9", "INV-CARD-7")
@pytest.mark.parametrize(("screws", "trained"), [(2, False), (3, True), (5, True)])
def test_a_card_is_trained_with_as_many_screws_as_its_training_cost(
    screws: int, trained: bool
) -> None:
    table = duel(player(training=[(A, screws)]))
    assert is_trained(table.game, table.one(A)) == trained


@pytest.mark.rule("INV-WORD-10", "INV-TURN-15", "INV-SUM-1", "INV-RULING-27", "INV-RULING-58")
def test_trained_cards_go_on_the_discard_pile_in_the_train_phase_without_their_screws() -> None:
    table = duel(player(training=[(A, 3), (B, 2), (C, 5)], discard=[D]))
    assert table.training() == {A: 3, B: 2, C: 5}  # they stay until then
    table.end_main()
    table.choose(ch.TAKE_CARD, C)
    assert table.discard() == [A, C, D]
    assert table.training() == {B: 2}
    assert table.game.screws[table.one(C)] == 0


@pytest.mark.rule("INV-TURN-15")
def test_training_is_not_optional() -> None:
    table = duel(player(training=[(A, 3)]), phase=c.TRAINING)
    assert table.discard() == [A]


@pytest.mark.rule("INV-WORD-9")
def test_a_text_lowers_training_costs_to_a_least_value() -> None:
    flash = technology(
        "Flash", "Cards in your training center cost 1 screw less to train, but at least 2."
    )
    cheap = card("Cheap", training=2)
    table = duel(player(base=[flash], training=[(A, 2), (cheap, 1)]), phase=c.TRAINING)
    assert table.discard() == [A]


@pytest.mark.rule("INV-RULING-70")
def test_screws_are_moved_by_a_text_only() -> None:
    boss = card("Boss", "Move screws among the cards in your training center.")
    table = duel(player(hand=[boss], training=[(A, 2), B]))
    table.play(boss).choose(ch.MOVE_SCREW, A)
    assert table.training() == {A: 1, B: 1}


# -- limits ---------------------------------------------------------------------------------------------


@pytest.mark.rule("INV-BOARD-12", "INV-FAQ-1", "INV-RULING-62")
def test_with_six_cards_in_training_a_recruit_is_ignored_before_drawing() -> None:
    table = spending(parts=2, training=SIX)
    recruits(table, G, ONE, TWO)
    table.choose(ch.SPARE, 2)
    assert (table.offers(ch.IGNORE), table.offers(ch.GO_ON)) == ([0], [0])
    table.choose(ch.IGNORE)
    assert table.pile(table.game.recruitment_deck) == [G, ONE, TWO]
    assert table.training() == dict.fromkeys(SIX, 0)
    assert table.game.destroyed_recruits == []
    assert not table.told(e.GAINS_SCREW)  # and its cost stays paid
    assert table.told(e.SPARE_ACTION)


@pytest.mark.rule("INV-BOARD-12", "INV-FAQ-1", "INV-RULING-62")
def test_with_six_cards_in_training_one_is_destroyed_for_the_new_one() -> None:
    table = spending(parts=2, training=[(A, 2), *SIX[1:]])
    recruits(table, G, ONE, TWO)
    table.choose(ch.SPARE, 2).choose(ch.GO_ON).choose(ch.TAKE_CARD, G)
    assert table.offers(ch.GIVE) == SIX
    table.choose(ch.GIVE, A)
    assert table.training() == {**dict.fromkeys(SIX[1:], 0), G: 1}
    assert sorted(table.pile(table.game.destroyed_recruits)) == [ONE, A, TWO]


@pytest.mark.rule("INV-BOARD-12")
def test_a_text_can_make_the_training_center_larger() -> None:
    hall = technology("Hall", "Your training center can hold 7 cards.")
    table = duel(player(base=[hall], parts=2, training=SIX), phase=c.SPENDING)
    recruits(table, G, ONE, TWO)
    table.choose(ch.SPARE, 2).choose(ch.TAKE_CARD, G)
    assert len(table.training()) == 7


LEAD = leader("A Leader")
OTHER_LEAD = leader("Another Leader")


@pytest.mark.rule("INV-BOARD-5", "INV-RULING-61", "INV-BOARD-4")
def test_at_the_base_limit_discovering_is_ignored_before_drawing_or_replaces_a_technology() -> None:
    base = [LEAD, T1, T2]
    table = duel(player(base=base, parts=6), player(base=[OTHER_LEAD]), phase=c.SPENDING)
    technologies(table, T3, T4)
    table.choose(ch.SPARE, 6).choose(ch.IGNORE)
    assert (table.base(), table.pile(table.game.technology_deck)) == (base, [T3, T4])
    table = duel(player(base=base, parts=6), player(base=[OTHER_LEAD]), phase=c.SPENDING)
    technologies(table, T3, T4)
    table.choose(ch.SPARE, 6).choose(ch.GO_ON).choose(ch.TAKE_CARD, T4)
    assert table.offers(ch.GIVE) == [T1, T2]  # never the leader
    table.choose(ch.GIVE, T1)
    assert table.base() == [LEAD, T2, T4]


@pytest.mark.rule("INV-BOARD-5", "INV-RULING-61")
def test_below_the_limit_nothing_is_asked_and_a_later_loss_forces_nothing() -> None:
    table = duel(player(base=[LEAD, T1], parts=6), player(base=[OTHER_LEAD]), phase=c.SPENDING)
    technologies(table, T2, T3, T4)
    table.choose(ch.SPARE, 6).choose(ch.TAKE_CARD, T2)
    assert table.base() == [LEAD, T1, T2]  # 3 is 2 more than 1
    table = duel(player(base=[LEAD, T1, T2, T3]), player(base=[OTHER_LEAD]))
    assert table.base() == [LEAD, T1, T2, T3]


@pytest.mark.rule("INV-RULING-65", "INV-WORD-2")
def test_when_the_recruitment_deck_runs_out_its_destroyed_pile_is_shuffled_in() -> None:
    table = spending(parts=2)
    recruits(table, A)
    game = table.game
    game.destroyed_recruits.extend(lay_destroyed(table, B, C, D))
    table.choose(ch.SPARE, 2)
    seen = table.offers(ch.TAKE_CARD)
    assert len(seen) == 3
    assert seen[0] == A
    table.choose(ch.TAKE_CARD, A)
    assert len(game.destroyed_recruits) == 2
    assert len(game.recruitment_deck) == 1


def lay_destroyed(table: Table, *cards: str) -> list[int]:
    """Cards that were destroyed before, as numbers."""
    numbers = [lay(table.game, name, -1, c.DESTROYED) for name in cards]
    pile = table.game.destroyed_recruits
    for number in numbers:
        pile.remove(number)
    return numbers


@pytest.mark.rule("INV-RULING-65")
def test_with_fewer_cards_one_chooses_among_those_and_with_none_it_is_ignored() -> None:
    table = spending(parts=4)
    recruits(table, A, B)
    table.choose(ch.SPARE, 2).choose(ch.TAKE_CARD, B)
    assert table.training() == {B: 1}
    table.game.destroyed_recruits.clear()
    table.choose(ch.SPARE, 2)
    assert table.training() == {B: 1}


@pytest.mark.rule("INV-RULING-32")
def test_drawing_to_recruit_triggers_no_draw_text_and_needs_no_own_deck() -> None:
    drawn = card("Drawn Loud", "When you draw this card: Gain 1 reroll.\nGain 1 armor.")
    loud = technology("Loud", "Whenever you draw a card, gain 1 reroll.")
    table = duel(player(base=[loud], deck=0, parts=2), phase=c.SPENDING)
    recruits(table, drawn, A, B)
    table.choose(ch.SPARE, 2).choose(ch.TAKE_CARD, drawn)
    assert table.game.rerolls[0] == 0
    assert not table.told(e.REINFORCES)


@pytest.mark.rule("INV-RULING-67")
def test_only_texts_that_say_technology_cannot_destroy_a_leader() -> None:
    hack = card("Small Hack", "The opponent destroys one of their technologies.")
    table = duel(player(hand=[hack, hack]), player(base=[OTHER_LEAD, T1]))
    table.play(hack)
    assert table.base(1) == [OTHER_LEAD]
    table.play(hack)
    assert table.base(1) == [OTHER_LEAD]


@pytest.mark.rule("INV-TURN-1", "INV-RULING-60")
def test_effects_of_the_beginning_are_executed_in_the_order_of_choice_in_the_own_turn() -> None:
    one = technology("Dawn Armor", "At the beginning of your turn, gain 1 armor.")
    two = technology("Dawn Reroll", "At the beginning of your turn, gain 1 reroll.")
    table = duel(player(base=[one, two]), player(base=[T4]), phase=c.BEGINNING)
    assert table.offers(NEXT_TRIGGER) == [one, two]
    table.choose(NEXT_TRIGGER, two)
    assert [event.other for event in table.told(e.GAINS)] == [c.REROLL, c.ARMOR]
    table.choose(ch.STOP).end_main().go(ch.ASK_DRAW)
    assert table.number(2) == 1
    assert len(table.told(e.GAINS)) == 2  # not in the opponent's turn


@pytest.mark.rule("INV-TURN-16", "INV-RULING-60")
def test_effects_of_the_end_are_executed_in_the_order_of_choice() -> None:
    one = technology("Dusk Armor", "At the end of your turn, gain 1 armor.")
    two = technology("Dusk Reroll", "At the end of your turn, gain 1 reroll.")
    table = duel(player(base=[one, two]))
    table.end_main().choose(NEXT_TRIGGER, two)
    assert [event.other for event in table.told(e.GAINS)] == [c.REROLL, c.ARMOR]
