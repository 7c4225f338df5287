"""Every invariant is shown to hold in a state that is well, and to fire in one that is broken in just this way."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from runestack.games.runeslingers.invariants import invariants
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.kernel.decision import Question, option
from runestack.kernel.events import Lasting, Listener
from runestack.kernel.frame import NOTHING
from tests.games.runeslingers.hand_made import Encounter, face

Break = Callable[[RuneslingersGame], None]


def well_set_encounter() -> RuneslingersGame:
    """Something of everything: hands, concentrations, a runespell, a trinket, ailments, a boon, a lasting change."""
    encounter = Encounter()
    encounter.hand(0, "Fireball")
    encounter.hand(1, "Bounce")
    encounter.concentration(0, "Meteor", 1)
    encounter.concentration(0, "Brand", 2)
    stream = encounter.play(0, "Lava Stream", 1)
    encounter.concentration(1, "Hex", 1)
    encounter.play(1, "Burning Ember", 1)
    encounter.ail(0, 1, c.BURN, 5)
    encounter.ail(0, 2, c.CURSE, 2)
    encounter.ail(0, 3, c.CURSE, 1)
    encounter.boon(1, "Deathmark", 0, 2)
    encounter.pile(0, "Meteor", c.IN_DISCARD)
    encounter.pile(1, "Tornado", c.IN_VOID)
    encounter.change(c.LAST_DEFENSE, stream, 1, c.THIS_TURN, 0, stream)
    encounter.state.health[0] = 10
    return encounter.state


def test_a_well_set_encounter_breaks_no_invariant() -> None:
    assert invariants(well_set_encounter()) == []


# -- ways to break it ----------------------------------------------------------------------------


def on_spot(s: RuneslingersGame) -> int:
    """The runespell on the first concentration."""
    return s.spot_top[0]


def in_two_piles(s: RuneslingersGame) -> None:
    s.discard[0].append(s.hand[0][0])


def in_no_pile(s: RuneslingersGame) -> None:
    s.hand[0].clear()


def of_no_number(s: RuneslingersGame) -> None:
    s.deck[0].append(len(s.face))


def wrong_zone(s: RuneslingersGame) -> None:
    s.zone[s.hand[0][0]] = c.IN_VOID


def in_the_others_hand(s: RuneslingersGame) -> None:
    s.hand[1].append(s.hand[0].pop())


def controlled_off_the_field(s: RuneslingersGame) -> None:
    s.controller[s.discard[0][0]] = 1


def on_the_others_field(s: RuneslingersGame) -> None:
    card = on_spot(s)
    s.field[0].remove(card)
    s.field[1].append(card)


def ability_in_a_deck(s: RuneslingersGame) -> None:
    s.face[s.deck[0][0]] = face("Engulf")


def slinger_elsewhere(s: RuneslingersGame) -> None:
    s.zone[s.slinger[0]] = c.IN_VOID


def ability_not_chosen(s: RuneslingersGame) -> None:
    s.zone[s.passive[0]] = c.IN_PLAY


def level_that_does_not_work(s: RuneslingersGame) -> None:
    s.levels[0] = 0


def card_without_concentration(s: RuneslingersGame) -> None:
    s.spot_top[3] = on_spot(s)


def concentration_elsewhere(s: RuneslingersGame) -> None:
    s.place[s.spot_card[1]] = 3


def concentration_of_the_other(s: RuneslingersGame) -> None:
    s.controller[s.spot_card[1]] = 1


def top_elsewhere(s: RuneslingersGame) -> None:
    s.place[on_spot(s)] = 1


def top_of_the_other(s: RuneslingersGame) -> None:
    s.controller[on_spot(s)] = 1


def top_forgotten(s: RuneslingersGame) -> None:
    s.spot_top[0] = NOTHING


def ailment_without_instances(s: RuneslingersGame) -> None:
    s.area_count[0] = 0


def instances_without_ailment(s: RuneslingersGame) -> None:
    s.area_count[3] = 2


def boon_elsewhere(s: RuneslingersGame) -> None:
    s.place[s.area_boon[1]] = 0


def boon_forgotten(s: RuneslingersGame) -> None:
    s.area_boon[1] = NOTHING


def boon_of_the_other(s: RuneslingersGame) -> None:
    s.controller[s.area_boon[1]] = 1


def a_runespell_as_boon(s: RuneslingersGame) -> None:
    s.area_boon[0] = on_spot(s)


def one_ailment_twice(s: RuneslingersGame) -> None:
    s.area_type[3], s.area_count[3] = c.BURN, 1


def one_trinket_twice(s: RuneslingersGame) -> None:
    s.face[on_spot(s)] = s.face[s.spot_top[6]]
    s.field[1].append(s.field[0].pop(0))


def too_much_power(s: RuneslingersGame) -> None:
    s.power[0] = 6


def no_power(s: RuneslingersGame) -> None:
    s.power[0] = 0


def too_much_health(s: RuneslingersGame) -> None:
    s.health[0] = 18  # there is a Curse


def no_health(s: RuneslingersGame) -> None:
    s.health[0] = 0


def unearned_determination(s: RuneslingersGame) -> None:
    s.determinations[0] = 1


def too_many_wins(s: RuneslingersGame) -> None:
    s.wins[1] = 2


def less_than_no_blocks(s: RuneslingersGame) -> None:
    s.blocks[1] = -1


def too_many_blocks(s: RuneslingersGame) -> None:
    s.blocks[1] = 2


def too_many_sets(s: RuneslingersGame) -> None:
    s.sets[0] = 2


def less_than_no_tokens(s: RuneslingersGame) -> None:
    s.tokens[on_spot(s)] = -1


def damage_without_defense(s: RuneslingersGame) -> None:
    s.damage[s.spot_top[6]] = 1


def tokens_in_the_hand(s: RuneslingersGame) -> None:
    s.tokens[s.hand[0][0]] = 1


def damage_in_the_pile(s: RuneslingersGame) -> None:
    s.face[s.discard[0][0]] = face("Hex")
    s.damage[s.discard[0][0]] = 1


def marked_in_the_deck(s: RuneslingersGame) -> None:
    s.slung[s.deck[0][0]] = 2


def bullet_in_the_hand(s: RuneslingersGame) -> None:
    s.bullet[s.hand[1][0]] = 0


def place_in_the_pile(s: RuneslingersGame) -> None:
    s.place[s.void[1][0]] = 2


def played_in_the_future(s: RuneslingersGame) -> None:
    s.played[on_spot(s)] = 4


def unknown_own_hand(s: RuneslingersGame) -> None:
    s.known[s.hand[0][0]] = 2


def unknown_own_concentration(s: RuneslingersGame) -> None:
    s.known[s.spot_card[0]] = 0


def betrayed_concentration(s: RuneslingersGame) -> None:
    s.known[s.spot_card[0]] = EVERYBODY


def secret_card_in_play(s: RuneslingersGame) -> None:
    s.known[on_spot(s)] = 1


def secret_discard(s: RuneslingersGame) -> None:
    s.known[s.discard[0][0]] = 1


def known_to_a_third(s: RuneslingersGame) -> None:
    s.known[s.deck[0][0]] = 4


def ladder_in_the_draw_phase(s: RuneslingersGame) -> None:
    encounter = Encounter.__new__(Encounter)
    encounter.state = s
    encounter.sling(on_spot(s), s.slinger[1])
    s.numbers[st.PHASE] = c.PHASE_DRAW


def main_decision_with_a_ladder(s: RuneslingersGame) -> None:
    ladder_in_the_draw_phase(s)
    s.numbers[st.PHASE] = c.PHASE_PLAY


def main_decision_of_the_other(s: RuneslingersGame) -> None:
    s.numbers[st.ACTIVE] = 1


def uncounted_listener(s: RuneslingersGame) -> None:
    s.listeners.append(Listener(0, on_spot(s), on_spot(s), 0))


def listener_in_the_hand(s: RuneslingersGame) -> None:
    s.listen(Listener(0, s.hand[0][0], s.hand[0][0], 0))


def uncounted_change(s: RuneslingersGame) -> None:
    s.marks[on_spot(s)] = 0


def change_of_an_old_object(s: RuneslingersGame) -> None:
    s.lasting.append(Lasting(c.LAST_DAMAGE, s.spot_top[6], 0, 1, c.THIS_TURN, 0))
    s.marks[s.spot_top[6]] = 1


def short_card_column(s: RuneslingersGame) -> None:
    s.tokens.pop()


def short_seat_column(s: RuneslingersGame) -> None:
    s.power.pop()


def short_spot_column(s: RuneslingersGame) -> None:
    s.spot_top.pop()


def long_area_column(s: RuneslingersGame) -> None:
    s.area_count.append(0)


def nobody_asked(s: RuneslingersGame) -> None:
    s.asking.clear()


def no_choice(s: RuneslingersGame) -> None:
    s.asking = [Question(0, ch.ASK_PASS, [option(ch.PASS, 0, 0)], NOTHING, 0)]


def one_choice_twice(s: RuneslingersGame) -> None:
    s.asking = [Question(0, ch.ASK_PASS, [option(ch.PASS, 0, 0)] * 2, NOTHING, 0)]


BROKEN: list[tuple[Break, str]] = [
    (in_two_piles, "lies in 2 places"),
    (in_no_pile, "lies nowhere"),
    (of_no_number, "does not exist"),
    (wrong_zone, "its zone is"),
    (in_the_others_hand, "lies in hand 1 and belongs to 0"),
    (controlled_off_the_field, "has a controller of its own"),
    (on_the_others_field, "lies in field 1 and belongs to 0"),
    (ability_in_a_deck, "is nothing to be played"),
    (slinger_elsewhere, "is not what seat 0 has chosen"),
    (ability_not_chosen, "is not what seat 0 has chosen"),
    (level_that_does_not_work, "level 0 of ailment 0 works for seat 0, not 2"),
    (card_without_concentration, "has no concentration, but something lies on it"),
    (concentration_elsewhere, "does not know that it is the concentration of 1"),
    (concentration_of_the_other, "is not controlled there"),
    (top_elsewhere, "does not know that it lies on concentration area 0"),
    (top_of_the_other, "lies on the concentration of another player"),
    (top_forgotten, "is not on its concentration area"),
    (ailment_without_instances, "has 0 instances of type 0"),
    (instances_without_ailment, "has 2 instances of type -1"),
    (boon_elsewhere, "does not know that it is the boon of 1"),
    (boon_forgotten, "is not on its area"),
    (boon_of_the_other, "lies with a player who does not control it"),
    (a_runespell_as_boon, "does not know that it is the boon of 0"),
    (one_ailment_twice, "has 2 unconcealed areas of ailment 0"),
    (one_trinket_twice, "has 2 trinkets of the name"),
    (too_much_power, "has 6 power"),
    (no_power, "has lost its last power and plays on"),
    (too_much_health, "has 18 health"),
    (no_health, "has no health and plays on"),
    (unearned_determination, "has 1 determinations"),
    (too_many_wins, "has won 2 encounters"),
    (less_than_no_blocks, "has used -1 blocks"),
    (too_many_blocks, "has blocked 2 times"),
    (too_many_sets, "has set 2 concentrations"),
    (less_than_no_tokens, "has less than no tokens or damage"),
    (damage_without_defense, "is damaged and has no defense"),
    (tokens_in_the_hand, "still has tokens"),
    (damage_in_the_pile, "still has damage"),
    (marked_in_the_deck, "still has the mark slung"),
    (bullet_in_the_hand, "still has a bullet"),
    (place_in_the_pile, "still has a place"),
    (played_in_the_future, "was played in turn 4"),
    (unknown_own_hand, "is not known to its owner"),
    (unknown_own_concentration, "is not known to its owner"),
    (betrayed_concentration, "is known to the enemy"),
    (secret_card_in_play, "lies open and is not known to both"),
    (secret_discard, "lies open and is not known to both"),
    (known_to_a_third, "is known to nobody of this game"),
    (ladder_in_the_draw_phase, "there is a ladder outside a play phase"),
    (main_decision_with_a_ladder, "the play phase goes on with effects waiting"),
    (main_decision_of_the_other, "the play phase is another player's"),
    (uncounted_listener, "listeners are counted for event 0"),
    (listener_in_the_hand, "listens and is not in play, a chosen ability or an ailment"),
    (uncounted_change, "counts 0 lasting changes, there are 1"),
    (change_of_an_old_object, "a lasting change lies on an earlier object"),
    (short_card_column, "card columns have the lengths"),
    (short_seat_column, "seat columns have the lengths"),
    (short_spot_column, "concentration area columns have the lengths"),
    (long_area_column, "ailment area columns have the lengths"),
    (nobody_asked, "neither waits for anybody nor is over"),
    (no_choice, "is asked with 1 options"),
    (one_choice_twice, "is offered an option twice"),
]


@pytest.mark.parametrize(("broken", "told"), BROKEN, ids=[one[0].__name__ for one in BROKEN])
def test_what_is_broken_is_found(broken: Break, told: str) -> None:
    state = well_set_encounter()
    broken(state)
    found = invariants(state)
    assert any(told in problem for problem in found), found


@pytest.mark.rule("RS-BOON-7")
def test_while_a_player_chooses_which_ailment_card_is_kept_there_are_two() -> None:
    state = well_set_encounter()
    one_ailment_twice(state)
    keep = [option(ch.KEEP_AREA, 0, area) for area in (0, 3)]
    state.asking = [Question(0, ch.ASK_MERGE, keep, NOTHING, c.BURN)]
    assert invariants(state) == []


def test_limits_that_a_card_may_have_raised_are_not_judged() -> None:
    state = well_set_encounter()
    state.face[state.void[1][0]] = face("Third Hand")
    too_many_blocks(state)
    assert invariants(state) == []
