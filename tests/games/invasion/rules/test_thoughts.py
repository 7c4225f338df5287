"""Thoughts in a team: where they end, what is expected of the rest of the round, and what needs no thought."""

from __future__ import annotations

import pytest

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import place_of_screw
from runestack.games.invasion.rules.evaluation import evaluate
from runestack.games.invasion.rules.prospects import (
    PROSPECTS,
    attack_to_come,
    lost_armor,
    lost_health,
    to_spend,
    to_store,
)
from runestack.games.invasion.rules.thinking import is_not_tried
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import follow, question_of_seat
from tests.games.invasion.hand_made import card, duel, enemy, invader, player, team

GUARD = invader("Tower Guard", "2 1 1 2", "1 0 0 0", stores="red blue")
SCOUT = invader("Far Scout", "1 2 0 1", "0 1 1 0", stores="green")
BLOW = card("Roundhouse", "Deal 3 melee damage.", reward=2)
JAB = card("Short Jab", "Deal 3 melee damage.", training=0)
MEND = card("Quick Mend", "Gain 3 health.")
LOOK = card("Look Twice", "Draw 2 cards.")
HELD = card("Held Back", "Keep.\nGain 3 health.", cost="red")


# -- where a thought ends -------------------------------------------------------------------------


def test_a_thought_of_the_main_phase_ends_where_the_seat_is_done_and_asks_nobody_else() -> None:
    table = team(player(), player(hand=[BLOW]), player(hand=[BLOW]))
    thought = table.game.clone()
    thought.one_by_one = True
    here = thought.stretch()
    thought.thinker = 1
    answer(thought, question_of_seat(thought, 1), 0)
    assert thought.stretch() != here
    assert [question.seat for question in thought.asking] == [1]
    assert thought.hand[2]


def test_a_thought_about_spare_parts_ends_where_a_teammate_is_asked() -> None:
    table = team(player(parts=2), player(parts=2), phase=c.SPENDING)
    thought = table.game.clone()
    here = thought.stretch()
    thought.thinker = 0
    while thought.stretch() == here:
        answer(thought, thought.asking[0], 0)
    assert thought.asking[0].seat == 1


def test_who_is_done_already_thinks_to_the_end_of_the_phase() -> None:
    table = team(player(), player(hand=[BLOW]))
    assert table.game.thinks_alone(0)
    table.end_main(0)
    assert not table.game.thinks_alone(0)


def test_in_a_match_a_thought_goes_to_the_end_of_the_turn() -> None:
    game = duel(player(), player()).game
    assert game.stretch() == game.horizon()
    assert not game.thinks_alone(0)


def test_an_action_of_a_team_is_followed_without_the_other_players() -> None:
    """What looking ahead says of a card does not depend on what the habits of others would do with theirs."""
    worths = []
    for others in ([], [JAB] * 4):  # nothing of them could be stored
        table = team(player(hand=[BLOW]), player(hand=others), invasion=enemy(stack=[GUARD]))
        worths.append(follow(table.game, table.asked(0), 1, -1000.0, 0.0).value)
    assert worths[0] == pytest.approx(worths[1])


# -- the rest of the round ------------------------------------------------------------------------


@pytest.mark.rule("INV-CLEAN-3", "INV-CLEAN-4")
@pytest.mark.parametrize("stack", [[GUARD], [GUARD, SCOUT], [SCOUT, GUARD, GUARD]])
def test_what_the_survivors_will_do_is_what_cleanup_does(stack: list[str]) -> None:
    after = team(player(armor=4, health=18), phase=c.CLEANUP, invasion=enemy(stack=stack)).game
    before = team(player(armor=4, health=18), invasion=enemy(stack=stack)).game
    before.done[0] = 1
    attack = attack_to_come(before)
    assert attack.survivors == len(stack)
    assert after.health[0] == 18 - lost_health(before, 0, attack)
    assert after.armor[0] == 4 - lost_armor(before, 0, attack)


def test_those_who_are_still_to_act_are_expected_to_defeat_some_of_the_stack() -> None:
    game = team(player(), player(), invasion=enemy(stack=[GUARD] * 9)).game
    both = attack_to_come(game).survivors
    game.done[0] = 1
    one = attack_to_come(game).survivors
    game.done[1] = 1
    assert both < one < attack_to_come(game).survivors == 9


def test_who_will_not_survive_the_round_is_worth_much_less() -> None:
    worths = []
    for health in (4, 3, 2):
        game = team(player(armor=0, health=health), invasion=enemy(stack=[GUARD])).game
        game.done[0] = 1  # ranged 1 and melee 3 are to come
        worths.append(evaluate(game, 0))
    assert worths[0] < evaluate(team(player(armor=0, health=5)).game, 0)
    assert worths[2] < worths[1] < worths[0]


@pytest.mark.rule("INV-DECK-6")
def test_who_will_have_to_draw_what_is_not_there_is_worth_as_little_as_the_fallen() -> None:
    worths = []
    for left in (3, 2, 1):  # a teammate may have made the seat draw since the card was played
        table = team(player(hand=[LOOK], deck=3, health=5, armor=0), player(health=5, armor=0))
        table.play("Look Twice", 0)
        del table.game.deck[0][left:]
        worths.append(evaluate(table.game, 1))
    assert worths[0] - worths[1] < 0.1 < worths[1] - worths[2]


def test_what_is_not_played_counts_as_far_as_there_are_open_spots() -> None:
    dear = card("Heavy Load", cost="red red blue blue")
    game = team(player(hand=[dear, HELD], pool="red")).game
    assert to_store(game, 0) == pytest.approx(5 * PROSPECTS.stored)
    full = {"stored": "red red blue blue black black green green yellow yellow", "wild": "red"}
    assert to_store(team(player(hand=[dear], **full)).game, 0) == pytest.approx(PROSPECTS.stored)


def test_rewards_of_played_cards_count_until_they_are_spent() -> None:
    table = team(player(hand=[BLOW]), player())
    assert to_spend(table.game, 0) == 0.0
    table.plays("Roundhouse")
    assert to_spend(table.game, 0) == pytest.approx(2 * PROSPECTS.part)


def test_the_main_phase_of_a_team_is_played_on_for_a_while_and_a_match_to_the_end_of_the_turn() -> (
    None
):
    while_of_team = team(player(), player()).game.length_of_thought()
    assert while_of_team < duel(player(), player()).game.length_of_thought()
    assert while_of_team < team(player(), player(), phase=c.SPENDING).game.length_of_thought()


# -- what needs no thought, and what is not tried -------------------------------------------------


def test_alone_habit_goes_on_until_it_finds_nothing_to_do() -> None:
    table = team(player(hand=[BLOW]))
    assert table.game.is_routine(table.asked(0))
    table.plays("Roundhouse")
    assert not table.game.is_routine(table.asked(0))
    match = duel(player(hand=[BLOW]), player())
    assert not match.game.is_routine(match.asked())


def test_with_several_players_habit_only_brings_together_what_a_card_costs() -> None:
    costly = card("Costly Round", "Deal 3 melee damage.", cost="red")
    table = team(player(hand=[costly], dice=["red"]), player())
    assert table.game.is_routine(table.asked(0))
    table.choose(ch.USE_DIE, 0, seat=0)
    assert not table.game.is_routine(table.asked(0))


def test_of_a_change_of_a_die_the_colour_is_routine_and_habit_takes_the_die_with_the_fewest() -> (
    None
):
    table = team(player(parts=3), phase=c.SPENDING)
    table.choose(ch.SPARE, c.SPARE_DIE)
    table.game.screw[place_of_screw(0, 0, 1)] = 1
    table.go(ch.ASK_DIE)
    question = table.asked()
    assert not table.game.is_routine(question)
    assert option_first(question.options[table.game.usual_answer(question)]) == 1
    table.go(ch.ASK_NEW_SCREW)
    assert table.game.is_routine(table.asked())


def test_what_can_no_longer_be_stored_goes_to_the_garbage_dump_without_a_thought() -> None:
    full = {"stored": "red red blue blue black black green green yellow yellow", "wild": "red blue"}
    costly = card("Costly Round", "Deal 3 melee damage.", cost="red")
    for stored, is_routine in (({}, False), (full, True)):
        table = team(player(hand=[costly, costly], **stored), phase=c.STORING)
        table.go(ch.ASK_GARBAGE)
        assert table.game.is_routine(table.asked()) is is_routine


def test_points_are_tried_for_oneself_and_for_the_weakest_and_not_in_parts() -> None:
    table = team(player(hand=[MEND]), player(health=4), player(health=9))
    table.plays("Quick Mend")
    question = table.asked()
    tried = [
        (option_first(code), option_second(code))
        for index, code in enumerate(question.options)
        if option_kind(code) == ch.GIVE_POINTS and not is_not_tried(table.game, question, index)
    ]
    assert tried == [(0, 3), (1, 3)]


def test_who_is_nearly_full_may_give_points_in_parts() -> None:
    table = team(player(hand=[MEND], health=17))
    table.plays("Quick Mend")
    question = table.asked()
    tried = [i for i in range(len(question.options)) if not is_not_tried(table.game, question, i)]
    assert (0, 1) in [
        (option_first(question.options[i]), option_second(question.options[i])) for i in tried
    ]
