"""Three players: targets, the subsequent attack, the bounty deck, elimination (RONE-3P, RONE-RULING-147 to 158)."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.games.rone.game import GAME, rone
from runestack.games.rone.rules.state import ELIMINATED
from runestack.games.rone.scenario import (
    filler,
    hero,
    placed,
    player,
    tactic,
    technology,
    unit,
)
from runestack.games.settings import SettingError
from runestack.games.wording import Reader
from runestack.kernel.random import RandomStream
from runestack.play.match import new_match
from runestack.testing import scenario
from runestack.testing.scenario import Scenario

WOLF = unit("Wolf", health=3, melee=2)
GUARD = unit("Guard", health=3)
SPARK = tactic("Spark", "Deal 1 damage to target unit.")
MEND = tactic("Mend", "Target unit gets +1 {health}.")
ZAP = tactic("Zap", "Deal 1 damage to target hero.")
STORM = tactic("Storm", "Deal 1 damage to each opponent's hero.")

EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


def three(**words: Any) -> Scenario:
    """Three players; graveyard sides are chosen for them."""
    return scenario("rone", mode="3p", graveyard="top", income="stop", **words)


# -- setup ---------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-3P-1", "RONE-3P-7", "RONE-RULING-25", "RONE-RULING-21")
def test_three_decks_of_28_cards_and_a_bounty_deck_of_4(edition: str) -> None:
    for seed in range(5):
        options = {"mode": "3p", "edition": edition, "first_player": "1"}
        state = rone(GAME.new(seed, 3, options, None))
        assert state.side == [0, 1, 2]
        assert [len(deck) for deck in state.deck] == [22, 22, 22]
        assert [len(hand) for hand in state.hand] == [6, 6, 6]
        assert [len(deck) for deck in state.technology_deck] == [5, 5, 5]
        assert state.water == [2, 0, 2]
        bounty = state.bounty_deck
        assert len(bounty) == 4
        assert all(GAME.pool.cards[state.face[card]].type in ("unit", "tactic") for card in bounty)
        faces = [state.face[card] for card in range(len(state.face))] + state.undealt
        assert all(faces.count(face) == state.faces.copies[face] for face in state.faces.common)


@pytest.mark.rule("RONE-3P-7")
def test_nobody_sees_the_bounty_deck() -> None:
    state = rone(GAME.new(4, 3, {"mode": "3p"}, None))
    bounty = state.bounty_deck
    assert not any(state.known[card] for card in bounty)
    before = [GAME.view(state, seat) for seat in (-1, 0, 1, 2)]
    faces = [state.face[card] for card in bounty]
    for seat in range(3):
        other = state.clone()
        GAME.resample(other, seat, RandomStream(seat))
        assert [other.face[card] for card in bounty] != faces
    for card, face in zip(bounty, reversed(faces), strict=True):
        state.face[card] = face
    assert [GAME.view(state, seat) for seat in (-1, 0, 1, 2)] == before
    assert before[0]["bounty"] == 4


# -- targets -------------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-3P-2", "RONE-RULING-147")
@pytest.mark.parametrize(
    ("turn", "primary", "secondary"), [("p1", "p2", "p3"), ("p2", "p3", "p1"), ("p3", "p1", "p2")]
)
def test_the_player_whose_turn_follows_is_the_primary_target(
    turn: str, primary: str, secondary: str, edition: str
) -> None:
    game = three(turn=turn, edition=edition, **{turn: player(units=[WOLF])})
    active = getattr(game, turn)
    assert active.opponents == [getattr(game, primary), getattr(game, secondary)]
    assert game["Wolf"].attack_targets == [f"{primary} hero"]
    active.ends_turn()
    assert game.active == getattr(game, primary)


@EDITIONS
@pytest.mark.rule("RONE-3P-3", "RONE-RULING-148")
def test_an_attack_is_declared_on_the_primary_target_whose_guardians_alone_count(
    edition: str,
) -> None:
    words: dict[str, Any] = {"p1": player(units=[WOLF]), "edition": edition}
    game = three(p3=player(units=[GUARD]), **words)
    assert game["Wolf"].attack_targets == ["p2 hero"]  # the guardian of p3 protects p3 only
    game.refuses(game.p1, "attack", "Wolf", target="Guard", rule="RONE-COMBAT-3")
    game.refuses(game.p1, "attack", "Wolf", target="p3 hero", rule="RONE-COMBAT-3")
    game = three(p2=player(units=[GUARD]), **words)
    assert game["Wolf"].attack_targets == ["Guard"]


@EDITIONS
@pytest.mark.rule("RONE-3P-5")
def test_other_effects_are_aimed_at_any_player_and_any_card(edition: str) -> None:
    game = three(
        edition=edition,
        p1=player(hand=[SPARK, ZAP]),
        p2=player(units=[GUARD]),
        p3=player(units=[WOLF]),
    )
    game.p1.plays("Spark", target="Wolf")
    game.expect("Wolf", health=2)
    with game.changed({"p3 deck": -1, "p2 deck": 0}):
        game.p1.plays("Zap", target="p3 hero")


# -- the subsequent attack -----------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-3P-4", "RONE-RULING-149")
def test_a_unit_that_survives_may_attack_the_secondary_target_too(edition: str) -> None:
    """EX-23: it can also damage the secondary target, or an army unit of that player."""
    words: dict[str, Any] = {
        "edition": edition,
        "p1": player(units=[unit("Wolf", health=3, melee=2, speed=2)]),
    }
    game = three(damage="deck", **words)
    with game.changed({"p2 deck": -2, "p3 deck": -2}):
        game.p1.attacks("Wolf", "p2 hero")
        assert game.asks(game.p1, "attack Player 3 as well")
        game.p1.attacks_on("Wolf", "p3 hero")
    game.expect("Wolf", exhaustion=2)  # exhausted once, by the first declaration
    assert game.asks(game.p1, "main phase")  # at most one
    game = three(
        damage="deck", p3=player(units=[GUARD, placed(unit("Rat"), exhaustion=1)]), **words
    )
    game.p1.attacks("Wolf", "p2 hero")
    game.p1.attacks_on("Wolf", "Guard")
    game.expect("Guard", health=1, exhaustion=1)
    game.expect("Wolf", health=2)


@pytest.mark.rule("RONE-3P-4", "RONE-RULING-149")
def test_the_subsequent_attack_is_optional_and_the_unit_has_to_survive() -> None:
    game = three(damage="deck", p1=player(units=[WOLF]))
    with game.changed({"p3 deck": 0}):
        game.p1.attacks("Wolf", "p2 hero")
        game.p1.does_not_attack_on()
    assert game.asks(game.p1, "main phase")
    game = three(p1=player(units=[WOLF]), p2=player(units=[unit("Giant", health=9, melee=9)]))
    game.p1.attacks("Wolf", "Giant")
    game.expect("Wolf", zone="graveyard")
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-149")
def test_exhausting_the_unit_before_the_subsequent_declaration_does_not_stop_it() -> None:
    tire = tactic("Tire", "Exhaust target unit 3 times.")
    game = three(
        damage="deck",
        p1=player(units=[WOLF], hand=[GUARD], hero_exhaustion=3),
        p2=player(hero_exhaustion=3),
        p3=player(hand=[tire], hero_exhaustion=3),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p3.passes()
        game.p1.attacks("Wolf", "p2 hero")
        game.p3.passes()
        game.p1.chooses("attack-on")
        game.p3.plays("Tire", target="Wolf")
        assert game.log_contains("Player 1 goes on to attack Player 3 with Wolf")
    game.expect("Wolf", exhaustion=3)
    assert game.p3.life == 8


@pytest.mark.rule("RONE-RULING-149")
def test_a_unit_that_changed_its_controller_cannot_attack_on() -> None:
    charm = unit(
        "Siren", health=9, melee=0, text="Combat: Gain control of the attacker until end of turn."
    )
    game = three(p1=player(units=[WOLF]), p2=player(units=[charm]))
    game.p1.attacks("Wolf", "Siren")
    assert game["Wolf"].controller == game.p2
    assert game.asks(game.p1, "main phase")


@EDITIONS
@pytest.mark.rule("RONE-RULING-150")
def test_modifiers_end_with_the_first_combat_and_combat_and_strike_texts_start_anew(
    edition: str,
) -> None:
    raider = unit(
        "Raider", health=5, melee=1, text="Combat: Gain 1 {water}.\nStrike: Gain 2 {water}."
    )
    game = three(
        edition=edition,
        damage="deck",
        p1=player(units=[placed(raider, melee=+2)]),
    )
    with game.changed({"p2 deck": -3}):
        game.p1.attacks("Raider", "p2 hero")
    first = 3 if edition == "de" else 2  # Combat starts against heroes in `de` only
    assert game.p1.water == first
    with game.changed({"p3 deck": -1}):
        game.p1.attacks_on("Raider", "p3 hero")
    assert game.p1.water == 2 * first


@pytest.mark.rule("RONE-RULING-151")
def test_a_first_attack_without_damage_still_gives_the_right() -> None:
    recall = tactic("Recall", "Return target unit to its owner's hand.")
    game = three(
        damage="deck",
        p1=player(units=[WOLF], hero_exhaustion=3),
        p2=player(units=[GUARD], hand=[recall], hero_exhaustion=3),
        p3=player(hero_exhaustion=3),
    )
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.passes()
        game.p1.attacks("Wolf", "Guard")
        game.p2.plays("Recall", target="Guard")
    assert game.asks(game.p1, "attack Player 3 as well")
    with game.changed({"p3 deck": -2}):
        game.p1.attacks_on("Wolf", "p3 hero")


@EDITIONS
@pytest.mark.rule("RONE-RULING-152")
def test_who_eliminates_the_primary_target_may_still_attack_the_other_one(edition: str) -> None:
    game = three(edition=edition, damage="deck", p1=player(units=[WOLF]), p2=player(deck=filler(2)))
    game.p1.attacks("Wolf", "p2 hero")
    assert game.p2.eliminated
    assert game.asks(game.p1, "attack Player 3 as well")
    with game.changed({"p3 deck": -2}):
        game.p1.attacks_on("Wolf", "p3 hero")


@pytest.mark.rule("RONE-RULING-158", "RONE-3P-6")
def test_with_two_players_left_there_is_no_subsequent_attack() -> None:
    game = three(damage="deck", eliminated="p2", p1=player(units=[WOLF]))
    assert game["Wolf"].attack_targets == ["p3 hero"]
    game.p1.attacks("Wolf", "p3 hero")
    assert game.asks(game.p1, "main phase")


@pytest.mark.rule("RONE-RULING-58", "RONE-RULING-149")
def test_no_subsequent_attack_is_offered_where_it_could_not_be_declared() -> None:
    coward = unit("Coward", text="This unit cannot attack heroes.")
    game = three(p1=player(units=[coward]), p2=player(units=[unit("Rat", melee=0)]))
    game.p1.attacks("Coward", "Rat")
    assert game.asks(game.p1, "main phase")


# -- reactions -----------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-3P-8", "RONE-RULING-153")
def test_the_primary_target_reacts_first_then_the_secondary_one_then_the_player(
    edition: str,
) -> None:
    hands = {name: player(hand=[MEND]) for name in ("p1", "p3")}
    game = three(edition=edition, turn="p2", p2=player(hand=[SPARK, MEND], units=[WOLF]), **hands)
    with game.windows():
        game.p2.plays("Spark", target="Wolf")
        for seat in (game.p3, game.p1, game.p2):
            assert game.asked == [seat]
            seat.passes()
    game.expect("Wolf", health=2)


@EDITIONS
@pytest.mark.rule("RONE-RULING-153")
def test_the_windows_of_a_phase_are_seen_from_the_active_player(edition: str) -> None:
    hands = {
        name: player(hand=[MEND], units=[WOLF], hero_exhaustion=3) for name in ("p1", "p2", "p3")
    }
    game = three(edition=edition, turn="p3", at="before main", auto_pass=False, **hands)
    for seat in (game.p1, game.p2, game.p3):
        assert game.asked == [seat]
        seat.passes()
    assert game.asks(game.p3, "main phase")


@pytest.mark.rule("RONE-RULING-158")
def test_after_an_elimination_only_two_are_asked() -> None:
    game = three(
        eliminated="p2", p1=player(hand=[SPARK, MEND], units=[WOLF]), p3=player(hand=[MEND])
    )
    with game.windows():
        game.p1.plays("Spark", target="Wolf")
        for seat in (game.p3, game.p1):
            assert game.asked == [seat]
            seat.passes()
    game.expect("Wolf", health=2)


# -- the opponent --------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-RULING-154")
def test_the_opponent_is_chosen_and_each_opponent_means_both(edition: str) -> None:
    drain = tactic("Drain", "The opponent loses 1 {water}.")
    flood = tactic("Flood", "Each opponent loses 1 {water}.")
    game = three(
        edition=edition, p1=player(hand=[drain, flood]), p2=player(water=3), p3=player(water=3)
    )
    with game.windows():
        game.p1.plays("Drain")
        assert game.options(game.p1) == ["Player 2", "Player 3"]
        game.expect("Drain", zone="hand")
        game.p1.chooses("Player 3")
        assert game.asks(game.p2, "plays Drain on Player 3")
    assert [game.p2.water, game.p3.water] == [3, 2]
    assert game.log_contains("Player 1 chooses Player 3 for Drain")
    game.p1.plays("Flood")
    assert [game.p2.water, game.p3.water] == [2, 1]


@pytest.mark.rule("RONE-RULING-154")
def test_with_one_opponent_left_nobody_is_asked_which() -> None:
    drain = tactic("Drain", "The opponent loses 1 {water}.")
    game = three(eliminated="p2", p1=player(hand=[drain]), p3=player(water=3))
    game.p1.plays("Drain")
    assert game.p3.water == 2


@EDITIONS
@pytest.mark.rule("RONE-RULING-154")
def test_strike_starts_for_either_hero(edition: str) -> None:
    raider = unit("Raider", melee=1, text="Strike: The opponent loses 1 {water}.")
    game = three(
        edition=edition,
        damage="deck",
        p1=player(units=[raider]),
        p2=player(water=3),
        p3=player(water=3),
    )
    game.p1.attacks("Raider", "p2 hero")
    game.p1.chooses("Player 3")
    game.p1.attacks_on("Raider", "p3 hero")
    game.p1.chooses("Player 2")
    assert [game.p2.water, game.p3.water] == [2, 2]


@pytest.mark.rule("RONE-RULING-154", "RONE-RULING-84")
def test_each_opponent_takes_damage_in_turn_order() -> None:
    game = three(
        turn="p2", p2=player(hand=[STORM]), p1=player(hand=filler(1)), p3=player(hand=filler(1))
    )
    game.p2.plays("Storm")
    assert game.asked == [game.p3]
    game.p3.takes_damage("deck")
    assert game.asked == [game.p1]


# -- elimination ---------------------------------------------------------------------------------


@EDITIONS
@pytest.mark.rule("RONE-3P-9", "RONE-RULING-157", "RONE-RULING-127")
def test_who_had_the_eliminated_player_as_primary_target_gets_the_bounty_deck(edition: str) -> None:
    """P-17: whoever caused it; face down under the own deck, in its order."""
    bounty = [unit(f"Prize {number}") for number in range(4)]
    game = three(
        edition=edition,
        turn="p1",
        bounty=bounty,
        p1=player(hand=[ZAP], deck=[WOLF]),
        p2=player(deck=[GUARD]),
        p3=player(deck=filler(1)),
    )
    game.p1.plays("Zap", target="p3 hero")  # p3 is the primary target of p2
    assert game.p3.eliminated
    assert game.p2.deck == ["Guard", "Prize 0", "Prize 1", "Prize 2", "Prize 3"]
    assert game.p1.deck == ["Wolf"]
    assert game.bounty == []
    assert game["Prize 0"].owner == game.p2
    view: Any = game.view("p2")
    assert view["seats"][1]["deck"] == {"count": 5, "known": []}
    assert game.log_contains("Player 2 puts the bounty deck of 4 cards under their deck")


@EDITIONS
@pytest.mark.rule("RONE-RULING-155")
def test_everything_that_an_eliminated_player_owns_leaves_the_game(edition: str) -> None:
    lens = technology("Lens")
    game = three(
        edition=edition,
        p1=player(hand=[ZAP], units=[placed(unit("Deserter"), owner="p2")]),
        p2=player(
            water=4,
            deck=[WOLF],
            units=[GUARD, placed(unit("Captive", health=4), owner="p3", damage=1, exhaustion=2)],
            technologies=[lens],
            technology_deck=[technology("Saw")],
            graveyard=[MEND],
        ),
    )
    game.p1.plays("Zap", target="p2 hero")
    assert game.p2.eliminated
    for name in ("Deserter", "Guard", "Lens", "Saw", "Mend", "Wolf", "p2 hero"):
        game.expect(name, zone="removed")
    game.expect("Captive", zone="battlefield", health=3, exhaustion=2)
    assert game["Captive"].controller == game.p3
    game.expect(game.p3, units=["Captive"])
    game.expect(game.p1, units=[], water=0)
    game.expect(game.p2, water=0, units=[], technologies=[], hand=[], deck=[])
    assert game.staging.game.invariants(game.state) == []


@pytest.mark.rule("RONE-RULING-155")
def test_a_captive_that_was_lent_goes_back_to_its_owner_when_the_loan_ends() -> None:
    borrow = tactic("Borrow", "Gain control of target unit until end of turn.")
    game = three(
        p1=player(hand=[borrow, ZAP]),
        p2=player(deck=filler(1), units=[placed(WOLF, owner="p3")]),
    )
    game.p1.plays("Borrow", target="Wolf")
    game.p1.plays("Zap", target="p2 hero")
    game.expect(game.p1, units=["Wolf"])
    game.p1.ends_turn()
    game.expect(game.p3, units=["Wolf"])


@pytest.mark.rule("RONE-RULING-155")
def test_what_leaves_with_a_player_triggers_nothing_and_bonuses_end() -> None:
    mourner = hero("Mourner", "Whenever a unit leaves the battlefield, gain 1 {water}.")
    aura = unit("Idol", text="Other units get +1 {health}.")
    game = three(
        p1=player(
            hero=mourner,
            hand=[ZAP],
            units=[unit("Frail", health=1), placed(unit("Hurt", health=2), damage=2)],
        ),
        p2=player(deck=filler(1), units=[aura]),
    )
    game.p1.plays("Zap", target="p2 hero")
    game.expect("Hurt", zone="graveyard")  # without the bonus it has no health left
    game.expect("Frail", zone="battlefield", health=1)
    assert game.p1.water == 1  # Hurt died; Idol only left with its player


@EDITIONS
@pytest.mark.rule("RONE-3P-6", "RONE-RULING-156")
def test_targets_and_turns_pass_over_an_eliminated_player(edition: str) -> None:
    game = three(edition=edition, p1=player(hand=[ZAP], units=[WOLF]), p2=player(deck=filler(1)))
    game.p1.plays("Zap", target="p2 hero")
    assert game.p1.opponents == [game.p3]
    assert game.p3.opponents == [game.p1]
    assert game["Wolf"].attack_targets == ["p3 hero"]
    game.p1.ends_turn()
    game.expect(active=game.p3, round=1)
    game.p3.ends_turn()
    game.expect(active=game.p1, round=2)


@pytest.mark.rule("RONE-RULING-156")
def test_rounds_go_on_when_the_first_player_is_out() -> None:
    game = three(turn="p3", first="p1", p3=player(hand=[ZAP]), p1=player(deck=filler(1)))
    game.p3.plays("Zap", target="p1 hero")
    game.p3.ends_turn()
    game.expect(active=game.p2, round=2)
    game.p2.ends_turn()
    game.expect(active=game.p3, round=2)
    game.p3.ends_turn()
    game.expect(active=game.p2, round=3)


@EDITIONS
@pytest.mark.rule("RONE-RULING-156")
def test_the_turn_ends_at_once_if_the_active_player_is_eliminated(edition: str) -> None:
    """P-17.4: an attack that was announced is dropped, changes until end of turn end."""
    rage = tactic("Rage", "Target unit gets +1 {melee} until end of turn.")
    game = three(
        edition=edition,
        p1=player(deck=[], hand=[rage], units=[WOLF]),
        p3=player(units=[GUARD]),
    )
    game.p1.plays("Rage", target="Guard")  # the last card: neither deck nor hand is left
    assert game.p1.eliminated
    game.expect(active=game.p2, phase="main", round=1)
    game.expect("Guard", melee=1)
    game.expect("Wolf", zone="removed")


@pytest.mark.rule("RONE-RULING-156")
def test_an_announced_attack_is_dropped_with_its_player() -> None:
    game = three(p1=player(deck=filler(1), units=[WOLF]), p2=player(hand=[ZAP]))
    with game.windows():
        game.p1.announces("attack", "Wolf")
        game.p2.plays("Zap", target="p1 hero")
    assert game.p1.eliminated
    game.expect(active=game.p2, in_combat=False, stack_size=0)
    assert game.asks(game.p2, "main phase")


@EDITIONS
@pytest.mark.rule("RONE-3P-10")
def test_two_eliminated_at_one_check_leave_the_third_as_winner_and_the_bounty_deck_untouched(
    edition: str,
) -> None:
    game = three(
        edition=edition,
        p1=player(hand=[STORM]),
        p2=player(deck=filler(1)),
        p3=player(deck=filler(1)),
    )
    game.p1.plays("Storm")
    assert game.winner == game.p1
    assert len(game.bounty) == 4


@EDITIONS
@pytest.mark.rule("RONE-3P-11")
def test_three_eliminated_at_one_check_are_a_tie(edition: str) -> None:
    game = three(
        edition=edition,
        p1=player(deck=[], hand=[STORM]),
        p2=player(deck=filler(1)),
        p3=player(deck=filler(1)),
    )
    game.p1.plays("Storm")
    assert game.tie
    assert game.result.scores == (0, 0, 0)


@pytest.mark.rule("RONE-RULING-158")
def test_two_who_are_left_can_tie_and_the_eliminated_player_has_lost() -> None:
    game = three(eliminated="p2", p1=player(deck=[], hand=[STORM]), p3=player(deck=filler(1)))
    game.p1.plays("Storm")
    assert game.tie
    assert game.result.scores == (0, -1, 0)
    assert game.result.ranks == (1, 3, 1)
    assert game.losers == [game.p2]
    game = three(eliminated="p2", p1=player(hand=[STORM]), p3=player(deck=filler(1)))
    game.p1.plays("Storm")
    assert game.winner == game.p1
    assert game.result.scores == (1, -1, -1)
    assert game.result.ranks == (1, 3, 2)


@pytest.mark.rule("RONE-RULING-134", "RONE-RULING-158")
def test_the_last_round_ends_in_a_tie_of_those_who_are_left() -> None:
    game = three(eliminated="p1", turn="p3", first="p2", max_rounds=1)
    game.p3.ends_turn()
    assert game.tie
    assert game.result.scores == (-1, 0, 0)
    assert game.result.verdict == "some_tied"
    assert game.result.reason == "round_limit"


@EDITIONS
@pytest.mark.rule("RONE-RULING-135", "RONE-RULING-155")
def test_who_gives_up_is_eliminated_at_the_next_check_and_the_others_play_on(edition: str) -> None:
    game = three(edition=edition, p1=player(units=[WOLF]))
    game.p1.concedes()
    assert game.p1.eliminated
    game.expect(active=game.p2, phase="main")
    game.expect("Wolf", zone="removed")
    assert not game.over
    game.p2.concedes()
    assert game.winner == game.p3


@pytest.mark.rule("RONE-RULING-135")
def test_who_gave_up_is_not_asked_again_before_it_counts() -> None:
    match = new_match("rone", 5, options={"mode": "3p", "first_player": "0"})
    decision = match.decision
    assert decision is not None
    assert decision.seat == 0
    match.concede(0)  # in the mulligan: it counts at the first check
    while not rone(match.state).numbers[ELIMINATED] and match.result is None:
        assert 0 not in match.seats_asked
        match.choose(0)
    assert match.seats_asked
    assert 0 not in match.seats_asked


# -- decks of their own --------------------------------------------------------------------------

HEROES = sorted({card.name for card in GAME.pool.cards if card.type == "hero"})
COMMON = [card.name for card in GAME.pool.cards if card.type in ("unit", "tactic")]
TECHNOLOGIES = [card.name for card in GAME.pool.cards if card.type == "technology"]


def deck_text(first: int, cards: int, hero_name: str) -> str:
    lines = [f"hero: {hero_name}", *(f"2 {name}" for name in COMMON[first : first + cards // 2])]
    return "\n".join([*lines, "technologies:", *TECHNOLOGIES[:5]])


@pytest.mark.rule("RONE-RULING-27")
def test_three_built_decks_leave_the_rest_of_the_box_for_the_bounty_deck() -> None:
    decks = {f"deck_{n}": deck_text(14 * n, 28, HEROES[n]) for n in range(3)}
    used = set(COMMON[: 3 * 14])
    for seed in range(4):
        options = {"mode": "3p", "deck_mode": "custom", **decks}
        state = rone(GAME.new(seed, 3, options, None))
        names = {GAME.pool.cards[state.face[card]].name for card in state.bounty_deck}
        assert len(state.bounty_deck) == 4
        assert not names & used
        other = state.clone()
        GAME.resample(other, 0, RandomStream(seed))
        own = [card for card in range(len(state.face)) if state.owner[card] == 1]
        assert sorted(other.face[card] for card in own) == sorted(state.face[card] for card in own)
        assert not {GAME.pool.cards[other.face[card]].name for card in other.bounty_deck} & used


@pytest.mark.rule("RONE-RULING-27")
def test_a_deck_of_24_is_too_small_for_three_players() -> None:
    decks = {f"deck_{n}": deck_text(0, 24, HEROES[n]) for n in range(3)}
    with pytest.raises(SettingError, match="a deck has 28 units and tactics, this one 24"):
        GAME.new(1, 3, {"mode": "3p", "deck_mode": "custom", **decks}, None)


# -- words ---------------------------------------------------------------------------------------


@EDITIONS
def test_the_table_names_targets_and_who_is_out(edition: str) -> None:
    game = three(edition=edition, eliminated="p2")
    table = "\n".join(GAME.table(game.view("p1"), Reader()))
    assert "Player 2, out of the game" in table
    game = three(edition=edition)
    table = "\n".join(GAME.table(game.view("p1"), Reader()))
    assert "Player 2, primary target" in table
    assert "Player 3, secondary target" in table
    assert "bounty deck 4" in table
