"""When the game is over (RONE-RULING-130 to RONE-RULING-135)."""

import pytest

import runestack
from runestack.games.rone.scenario import filler, placed, player, shield, tactic, technology, unit
from runestack.testing import scenario

BOLT = tactic("Bolt", "Deal 1 damage to the opponent's hero.")
WOLF = unit("Wolf", melee=2)


@pytest.mark.rule("RONE-RULING-130")
def test_the_check_waits_until_the_stack_is_empty() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BOLT], units=[WOLF]),
        p2=player(deck=1, hand=[tactic("Rain", "Gain 1 {water}.")]),
        graveyard="top",
    )
    with game.windows():
        game.p1.uses("hero", mode=0)  # lowest on the stack
        game.p2.plays("Rain")
        game.p1.plays("Bolt")
        game.expect(game.p2, hand=[], deck=["Filler"])
        game.all_pass()  # Bolt empties the deck, then Rain and the ability are executed
    assert game.winner == game.p1
    game.expect(game.p1, water=1)
    game.expect(game.p2, water=1, deck=[])


@pytest.mark.rule("RONE-RULING-130")
def test_the_check_waits_for_triggers() -> None:
    scribe = unit("Scribe", text="Whenever a hero is dealt damage, gain 1 {water}.")
    game = scenario(
        "rone", p1=player(hand=[BOLT], units=[scribe]), p2=player(deck=1), graveyard="top"
    )
    game.p1.plays("Bolt")
    assert game.over
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-130", "RONE-RULING-131")
def test_a_player_who_is_empty_during_an_attack_and_not_after_it_plays_on() -> None:
    orc = unit("Orc", melee=1, text="Strike: Return target enemy unit to its owner's hand.")
    game = scenario(
        "rone",
        p1=player(units=[orc]),
        p2=player(deck=1, units=[placed(unit("Rest"), exhaustion=1)]),
    )
    game.p1.attacks("Orc", "p2 hero")
    assert not game.over
    game.expect(game.p2, deck=[], hand=["Rest"])
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-130")
def test_an_attack_that_empties_the_enemy_ends_the_game_after_its_last_step() -> None:
    game = scenario(
        "rone", p1=player(units=[placed(WOLF, melee=+1)]), p2=player(deck=1), graveyard="top"
    )
    game.p1.attacks("Wolf", "p2 hero")
    assert game.winner == game.p1
    game.expect("Wolf", melee_tokens=0)  # step 7 was carried out


@pytest.mark.rule("RONE-RULING-130")
@pytest.mark.parametrize("answer", ["draw", "stop"])
def test_a_last_card_that_is_a_shield_and_is_drawn_in_the_income_phase_loses_the_game(
    answer: str,
) -> None:
    wall = unit("Wall", text="Shield.")
    game = scenario("rone", p1=player(deck=[shield(wall)]), at="income", income=answer)
    if answer == "draw":
        assert game.winner == game.p2
        game.expect(phase="income")
    else:
        assert not game.over


@pytest.mark.rule("RONE-RULING-131")
def test_only_the_state_at_the_check_counts() -> None:
    gift = tactic(
        "Gift", "Deal 1 damage to your hero. Put a unit from your graveyard into your hand."
    )
    game = scenario("rone", p1=player(hand=[gift], deck=1), graveyard="top")
    game.p1.plays("Gift")  # for a moment deck and hand are empty
    assert not game.over
    game.expect(game.p1, deck=[], hand=["Filler"])


@pytest.mark.rule("RONE-RULING-132")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_both_empty_is_a_tie_also_if_one_was_empty_earlier_in_the_same_stack(edition: str) -> None:
    ruin = tactic("Ruin", "Deal 1 damage to the opponent's hero. Deal 1 damage to your hero.")
    game = scenario(
        "rone",
        p1=player(hand=[ruin], deck=1),
        p2=player(deck=1),
        edition=edition,
        graveyard="top",
    )
    game.p1.plays("Ruin")
    assert game.tie
    assert game.cites("RONE-OVER-3")
    assert game.log_contains("tie")


@pytest.mark.rule("RONE-RULING-132")
def test_a_reaction_in_the_same_stack_turns_a_loss_into_a_tie() -> None:
    game = scenario(
        "rone",
        p1=player(hand=[BOLT], deck=1),
        p2=player(hand=[BOLT], deck=1),
        graveyard="top",
    )
    with game.windows():
        game.p1.plays("Bolt")
        game.p2.plays("Bolt")
    assert game.tie


@pytest.mark.rule("RONE-RULING-133")
def test_after_the_check_no_further_step_is_carried_out() -> None:
    game = scenario(
        "rone",
        p1=player(deck=1, units=[WOLF]),
        p2=player(hand=[BOLT, *filler(1)]),
        graveyard="top",
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.plays("Bolt")
        game.all_pass()
    assert game.winner == game.p2
    game.expect("Wolf", exhaustion=0)  # the announced attack was never declared
    game.expect(game.p2, life=11)
    assert not game.asked
    assert not game.options(game.p1)


@pytest.mark.rule("RONE-RULING-134")
@pytest.mark.parametrize(("limit", "over"), [(3, True), (4, False), (0, False)])
def test_the_game_is_a_tie_when_the_last_round_is_over(limit: int, over: bool) -> None:
    game = scenario("rone", turn="p2", round=3, max_rounds=limit, income="stop")
    assert not game.over
    game.p2.ends_turn()
    assert game.over == over
    assert game.tie == over


@pytest.mark.rule("RONE-RULING-134")
def test_without_a_limit_the_game_is_a_tie_after_a_thousand_rounds() -> None:
    game = scenario("rone", turn="p2", round=1000, income="stop")
    game.p2.ends_turn()
    assert game.tie


@pytest.mark.rule("RONE-RULING-134")
def test_the_last_round_is_played_to_its_end() -> None:
    game = scenario("rone", turn="p1", round=3, max_rounds=3, income="stop")
    game.p1.ends_turn()
    assert not game.over
    game.p2.ends_turn()
    assert game.tie


@pytest.mark.rule("RONE-RULING-134")
def test_a_loop_of_forced_effects_that_cannot_be_left_is_a_tie() -> None:
    spring = technology("Spring", "Whenever you gain {water}, gain 1 {water}.")
    game = scenario(
        "rone",
        p1=player(technologies=[spring], hand=[tactic("Rain", "Gain 1 {water}.")]),
        p2=player(hero_exhaustion=3),
        at="main",
    )
    game.p1.uses("hero", mode=1)
    assert not game.over
    game.p1.plays("Rain")
    assert game.tie


@pytest.mark.rule("RONE-RULING-134")
def test_a_loop_is_a_tie_even_if_players_could_react_to_each_of_its_effects() -> None:
    spring = technology("Spring", "Whenever you gain {water}, gain 1 {water}.")
    rain = tactic("Rain", "Gain 1 {water}.")
    game = scenario("rone", p1=player(technologies=[spring], hand=[rain]), p2=player())
    game.p1.plays("Rain")
    assert game.tie


@pytest.mark.rule("RONE-RULING-135")
def test_giving_up_with_nothing_on_the_stack_ends_the_game_at_once() -> None:
    game = scenario("rone", p1=player(units=[WOLF]))
    game.p1.concedes()
    assert game.winner == game.p2
    game.expect(game.p1, has_conceded=True, life=10)


@pytest.mark.rule("RONE-RULING-135")
def test_giving_up_during_a_stack_counts_when_it_has_been_executed() -> None:
    rain = tactic("Rain", "Gain 1 {water}.")
    game = scenario("rone", p1=player(hand=[rain, *filler(1)]), auto_pass=False)
    game.p1.plays("Rain")
    assert game.asks(game.p2, "react")
    game.p2.concedes()
    assert not game.over
    game.all_pass()
    assert game.winner == game.p1
    game.expect(game.p1, water=1)


@pytest.mark.rule("RONE-RULING-135")
def test_giving_up_is_a_tie_if_the_other_player_is_empty_at_the_same_check() -> None:
    ruin = tactic("Ruin", "Deal 1 damage to your hero.")
    game = scenario(
        "rone", p1=player(hand=[ruin], deck=1), auto_pass=False, damage="deck", graveyard="top"
    )
    game.p1.plays("Ruin")
    game.p2.concedes()
    assert not game.over
    game.all_pass()
    assert game.tie


@pytest.mark.rule("RONE-RULING-135")
def test_a_player_of_a_match_gives_up_at_the_first_decision() -> None:
    match = runestack.new("rone", seed=3)
    assert match.decision is not None
    seat = match.decision.seats[0]
    match.concede(seat)
    assert match.result is not None
    assert match.result.winners == (1 - seat,)
