"""Card actions: hand cards that are discarded, realm-area cards that are exhausted, resources that they give."""

from __future__ import annotations

import pytest

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.primitives import move
from runestack.kernel.choices import YES
from tests.games.rune_age.hand_made import (
    BOX,
    asked,
    begin,
    cards_offered,
    choose,
    city,
    deal,
    draw_next,
    empty,
    end_round,
    end_turn,
    fight,
    instant,
    new_card,
    offered,
    pile,
    ready,
    refresh_question,
    strongholds,
    tactic,
    told,
    unit,
)

G1, G2, G3 = BOX.faces.gold_cards
STRONGHOLD = BOX.faces.races[0][4]
SCOUT = unit("Action: Draw 2 cards.", 1, 2)
HERALD = unit("Action: Gain 2 {influence}.", 1, 2)
THORNWICK = city("Action, exhaust this card: Remove 1 damage from your home realm.")


def acquire(game: RuneAgeGame, face: int) -> None:
    """Names one card of the centre."""
    cards = cards_offered(game, ch.ACQUIRE)
    choose(game, ch.ACQUIRE, next(card for card in cards if game.face[card] == face))


@pytest.mark.rule("RA-ACT-1", "RA-ACT-2", "RA-ABIL-7", "RA-ACT-6")
def test_a_hand_card_is_used_and_discarded_afterwards() -> None:  # WE-21
    game = begin()
    (scout,) = ready(game, SCOUT)
    choose(game, ch.USE_ACTION, scout)
    assert len(game.hand[0]) == 2
    assert game.discard[0] == [scout]
    assert not told(game, e.PLAYS)


@pytest.mark.rule("RA-ACT-2", "RA-CARD-4")
def test_a_card_in_use_is_no_part_of_the_reshuffle_that_it_causes() -> None:  # WE-21
    game = begin()
    empty(game, game.deck[0])
    (scout,) = ready(game, SCOUT)
    thrown = [new_card(game, G3, 0, c.IN_DISCARD) for _ in range(2)]
    choose(game, ch.USE_ACTION, scout)
    assert sorted(game.hand[0]) == sorted(thrown)
    assert game.discard[0] == [scout]


@pytest.mark.rule("RA-ACT-5", "RA-RULING-29", "RA-ABIL-7")
def test_in_combat_a_unit_with_an_action_adds_its_strength_and_does_nothing_else() -> None:  # WE-21
    game = begin()
    (scout, _) = ready(game, SCOUT, G1)
    fight(game, strongholds(game, 0)[0], scout)
    assert game.hand[0] == [game.hand[0][0]]  # nothing was drawn
    assert len(game.hand[0]) == 1
    (result,) = told(game, e.RESOLVES)
    assert (result.other, result.number) == (1, 2)


@pytest.mark.rule("RA-ACT-3", "RA-RULING-28", "RA-RULING-107")
def test_a_city_is_exhausted_for_its_action_and_stays() -> None:  # WE-22
    game = begin()
    card = new_card(game, THORNWICK, 0, c.IN_REALM)
    game.damage[0] = 3
    ready(game)
    choose(game, ch.USE_ACTION, card)
    assert game.damage[0] == 2
    assert game.exhausted[card]
    assert card in game.realm[0]
    assert not cards_offered(game, ch.USE_ACTION)
    assert not cards_offered(game, ch.ACQUIRE)
    end_round(game)
    assert cards_offered(game, ch.USE_ACTION) == [card]


@pytest.mark.rule("RA-RULING-60")
def test_a_city_that_was_refreshed_in_the_same_round_may_be_used_again() -> None:
    game = begin()
    card = new_card(game, THORNWICK, 0, c.IN_REALM)
    game.damage[0] = 5
    (smith,) = ready(game, unit("Action: Refresh a city you control."))
    choose(game, ch.USE_ACTION, card)
    choose(game, ch.USE_ACTION, smith)
    assert not game.exhausted[card]
    choose(game, ch.USE_ACTION, card)
    assert game.damage[0] == 3


@pytest.mark.rule("RA-RULING-107", "RA-RULING-30")
def test_removing_damage_never_goes_below_0_and_the_action_is_legal_all_the_same() -> None:
    game = begin()
    card = new_card(game, THORNWICK, 0, c.IN_REALM)
    ready(game)
    choose(game, ch.USE_ACTION, card)
    assert game.damage[0] == 0
    assert game.exhausted[card]


@pytest.mark.rule("RA-RULING-30")
def test_a_card_action_without_any_effect_is_legal_and_discards_the_card() -> None:
    game = begin()
    empty(game, game.deck[0])
    (scout,) = ready(game, SCOUT)
    choose(game, ch.USE_ACTION, scout)
    assert game.hand[0] == []
    assert game.discard[0] == [scout]


@pytest.mark.rule("RA-RULING-28")
def test_tactics_have_actions_too_and_are_discarded() -> None:
    game = begin()
    (march, _) = ready(game, tactic("Action: Draw 2 cards."), G1)
    assert cards_offered(game, ch.USE_ACTION) == [march]
    choose(game, ch.ATTACK, strongholds(game, 0)[0])
    assert not told(game, e.PLAYS)  # a tactic with nothing but an Action is not played in combat
    choose(game, ch.USE_ACTION, march)
    assert game.discard[0] == [march]
    assert len(game.hand[0]) == 3


@pytest.mark.rule("RA-ACT-4", "RA-ABIL-7")
def test_actions_are_offered_in_the_own_action_step_only() -> None:
    game = begin()
    deal(game, 1, SCOUT)
    scout, first, _ = ready(game, SCOUT, BOX.unit[1], BOX.unit[1])
    assert cards_offered(game, ch.USE_ACTION) == [scout]
    choose(game, ch.ATTACK, game.home[1])
    assert {kind for kind, _ in offered(game)} == {ch.PASS, ch.PLAY}
    choose(game, ch.PLAY, first)
    assert asked(game).seat == 1
    assert {kind for kind, _ in offered(game)} == {ch.PASS, ch.PLAY}


@pytest.mark.rule("RA-ACT-4")
def test_no_action_is_offered_in_the_event_phase() -> None:
    game = begin()
    draw_next(game, instant("Each player: Discard a card."))
    end_turn(game)
    deal(game, 0, SCOUT, SCOUT)
    choose(game, ch.END_ACTIONS)
    assert asked(game).kind == ch.ASK_DISCARD
    assert {kind for kind, _ in offered(game)} == {ch.GIVE}


@pytest.mark.rule("RA-ABIL-2", "RA-RULING-60")
def test_an_action_used_this_round_cannot_be_used_again_though_the_card_came_back() -> None:
    game = begin()
    empty(game, game.deck[0])
    scout, other = ready(game, SCOUT, SCOUT)
    choose(game, ch.USE_ACTION, scout)  # nothing to draw
    assert cards_offered(game, ch.USE_ACTION) == [other]  # a copy has an ability of its own
    choose(game, ch.USE_ACTION, other)  # draws the first one
    assert game.hand[0] == [scout]
    assert not cards_offered(game, ch.USE_ACTION)
    end_round(game)
    assert game.used[scout] == 0
    if scout not in game.hand[0]:
        move(game, scout, c.IN_HAND, 0)
        refresh_question(game)
    assert scout in cards_offered(game, ch.USE_ACTION)


# -- resources from elsewhere --------------------------------------------------------------------


@pytest.mark.rule("RA-RULING-33", "RA-RULING-27", "RA-TURN-8", "RA-RES-7")
def test_gained_influence_opens_a_spend_to_which_other_sources_are_added() -> None:  # WE-29
    game = begin()
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    (herald,) = ready(game, HERALD)
    choose(game, ch.USE_ACTION, herald)
    assert asked(game).kind == ch.ASK_MORE
    assert asked(game).number == 3
    acquire(game, G2)
    acquire(game, G1)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G2, G1, HERALD]
    assert game.exhausted[stronghold]


@pytest.mark.rule("RA-RULING-33", "RA-RES-7", "RA-ABIL-2")
def test_gained_influence_that_is_not_spent_is_lost() -> None:  # WE-29
    game = begin()
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    (herald,) = ready(game, HERALD)
    choose(game, ch.USE_ACTION, herald)
    choose(game, ch.CALL_OFF)
    assert game.discard[0] == [herald]
    assert not game.exhausted[stronghold]
    assert game.used[herald] == 1
    assert G2 not in pile(game, cards_offered(game, ch.ACQUIRE))  # only the stronghold is left


@pytest.mark.rule("RA-RULING-33")
def test_what_an_effect_gave_is_spent_before_anything_is_exhausted() -> None:
    game = begin()
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    (herald,) = ready(game, HERALD)
    choose(game, ch.USE_ACTION, herald)
    acquire(game, G2)
    choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G2, HERALD]
    assert not game.exhausted[stronghold]


@pytest.mark.rule("RA-RULING-33")
def test_gained_gold_opens_a_spend_of_gold() -> None:
    game = begin()
    (minter, _) = ready(game, unit("Action: Gain 2 {gold}."), G1)
    choose(game, ch.USE_ACTION, minter)
    assert asked(game).number == 3
    card = next(
        card for card in cards_offered(game, ch.BUY) if BOX.faces.gold_cost[game.face[card]] == 3
    )
    choose(game, ch.BUY, card)
    if asked(game).kind == ch.ASK_MORE:
        choose(game, ch.ENOUGH)
    assert pile(game, game.discard[0]) == [G1, game.face[card], game.face[minter]]


# -- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59")
def test_an_action_whose_cost_cannot_be_paid_completely_is_not_offered() -> None:
    game = begin()
    greedy = unit("Action, discard 2 cards: Draw 3 cards.")
    ready(game, greedy, G1)
    assert not cards_offered(game, ch.USE_ACTION)
    card, one, two, _ = ready(game, greedy, G1, G2, G3)
    choose(game, ch.USE_ACTION, card)
    choose(game, ch.GIVE, one)
    assert one not in cards_offered(game, ch.GIVE)
    assert game.discard[0] == []  # nothing is paid before all is named
    choose(game, ch.GIVE, two)
    assert game.discard[0] == [one, two, card]


@pytest.mark.rule("RA-ABIL-4", "RA-RULING-59", "RA-RULING-106")
def test_a_hand_card_does_not_pay_for_its_own_action() -> None:
    pact = tactic("Action, destroy a card in your hand: Gain 3 {influence}.")
    game = begin()
    ready(game, pact)
    assert not cards_offered(game, ch.USE_ACTION)
    card, gold, _ = ready(game, pact, G1, G3)
    before = pile(game, game.market).count(G1)
    choose(game, ch.USE_ACTION, card)
    choose(game, ch.GIVE, gold)
    assert game.zone[gold] == c.IN_MARKET
    assert pile(game, game.market).count(G1) == before + 1
    assert asked(game).kind == ch.ASK_MORE
    assert asked(game).number == 3


@pytest.mark.rule("RA-RULING-32", "RA-INF-7")
def test_an_ability_is_paid_with_influence_or_gold_at_the_moment_of_its_use() -> None:
    game = begin()
    stronghold = new_card(game, STRONGHOLD, 0, c.IN_REALM)
    card, gold = ready(game, unit("Action, spend 1 {influence} and 2 {gold}: Draw a card."), G3)
    choose(game, ch.USE_ACTION, card)
    assert game.exhausted[stronghold]
    assert game.discard[0] == [gold, card]
    assert len(game.hand[0]) == 1


@pytest.mark.rule("RA-RULING-59")
@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 2)])
def test_if_you_do_follows_only_what_happened(others: int, drawn: int) -> None:
    game = begin()
    face = unit("Action: You may discard a card. If you do, draw 2 cards.")
    card, *_ = ready(game, face, *[G1] * others)
    choose(game, ch.USE_ACTION, card)
    if others:
        choose(game, YES)
    assert len(game.hand[0]) == drawn
    assert len(game.discard[0]) == others + 1


@pytest.mark.rule("RA-RULING-82", "RA-RULING-84")
@pytest.mark.parametrize(("neutral", "zone"), [(False, c.IN_BOX), (True, c.IN_MARKET)])
def test_a_card_in_use_leaves_the_game_with_its_eliminated_owner(neutral: bool, zone: int) -> None:
    text = "Action, take 2 damage: Draw a card."
    game = begin("runewars", 3)
    game.damage[0] = 18
    card, _ = ready(game, tactic(text) if neutral else unit(text), G1)
    choose(game, ch.USE_ACTION, card)
    assert game.out[0]
    assert game.zone[card] == zone
    assert game.pending == []
    assert (asked(game).kind, asked(game).seat) == (ch.ASK_ACTION, 1)
