"""The mulligan: keep, form A (some cards under the deck), or form B (all shuffled in)."""

from typing import Any

import pytest

import runestack
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.scenario import Design, player, unit
from runestack.testing import Scenario, scenario
from tests.games.rone.positions import question_of, state_of


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


def starting_hand(**words: Any) -> Scenario:
    """P1 has A to F in hand and G to P in the deck, G on top."""
    hand: list[Design] = [unit(name) for name in "ABCDEF"]
    deck: list[Design] = [unit(name) for name in "GHIJKLMNOP"]
    return scenario("rone", p1=player(hand=hand, deck=deck), at="mulligan", **words)


@pytest.mark.rule("RONE-SETUP-7", "RONE-MULL-1", "RONE-RULING-22")
@pytest.mark.parametrize("first", ["p1", "p2"])
def test_each_player_is_asked_once_in_turn_order_and_may_decline(first: str) -> None:
    game = starting_hand(first=first, turn=first, income="stop")
    second = "p2" if first == "p1" else "p1"
    assert game.asked == [first]
    getattr(game, first).keeps_hand()
    assert game.asked == [second]
    getattr(game, second).mulligans()
    assert game.phase == "main"
    assert not game.offers(game.p1, "mulligan")
    view: Any = game.view(game.p1)
    assert [seat["mulligan"] for seat in view["seats"]] == [second == "p1", second == "p2"]
    asked = [event.rule for event in game.session.events if event.rule.startswith("RONE-MULL")]
    assert sorted(asked) == ["RONE-MULL-1", "RONE-MULL-3"]


@pytest.mark.rule("RONE-MULL-2", "RONE-MULL-4", "RONE-MULL-5")
def test_form_a_puts_chosen_cards_under_the_deck_in_order_and_draws_as_many() -> None:
    game = starting_hand()
    game.p1.mulligans("D", "A", "F")
    game.expect(game.p1, hand=["B", "C", "E", "G", "H", "I"])
    game.expect(game.p1, deck=["J", "K", "L", "M", "N", "O", "P", "D", "A", "F"])
    assert not game.cites("RONE-MULL-3")
    assert game.asked == ["p2"]  # not form B as well


@pytest.mark.rule("RONE-MULL-2")
def test_form_a_needs_at_least_one_card() -> None:
    game = starting_hand()
    game.p1.chooses("mulligan-some")
    assert not game.offers(game.p1, "done")
    game.p1.chooses("B")
    assert game.offers(game.p1, "done")
    assert not game.offers(game.p1, game["B"])


@pytest.mark.rule("RONE-MULL-2", "RONE-MULL-4", "RONE-MULL-5", "RONE-RULING-23")
def test_form_a_with_all_six_cards_does_not_shuffle() -> None:
    game = starting_hand()
    game.p1.mulligans(*"FEDCBA")
    game.expect(game.p1, hand=list("GHIJKL"), deck=list("MNOPFEDCBA"))
    view: Any = game.view(game.p1)
    known = [card["name"]["en"] for card in view["seats"][0]["deck"]["known"]]
    assert known == list("FEDCBA")  # in known order


@pytest.mark.rule("RONE-MULL-3", "RONE-MULL-4")
def test_form_b_shuffles_all_six_cards_in_and_draws_six() -> None:
    hands = set()
    for seed in range(8):
        game = starting_hand(seed=seed)
        game.p1.mulligans()
        assert (len(game.p1.hand), len(game.p1.deck)) == (6, 10)
        assert sorted(names(game.p1.hand + game.p1.deck)) == list("ABCDEFGHIJKLMNOP")
        view: Any = game.view(game.p1)
        assert view["seats"][0]["deck"]["known"] == []
        hands.add("".join(names(game.p1.hand)))
    assert len(hands) == 8
    assert any(set(hand) & set("ABCDEF") for hand in hands)  # old cards may come again


@pytest.mark.rule("RONE-RULING-22")
def test_others_learn_the_form_and_the_number_but_no_card() -> None:
    game = starting_hand()
    game.p1.mulligans("D", "A")
    assert game.log_contains("puts 2 cards on the bottom", game.p2)
    lines = [line for line in game.log(game.p2) if " A" in line or " D" in line or " G" in line]
    assert lines == []
    view: Any = game.view(game.p2)
    assert view["seats"][0]["hand"] == [{"hidden": True}] * 6
    assert view["seats"][0]["deck"]["known"] == []
    game = starting_hand()
    game.p1.mulligans()
    assert game.log_contains("shuffles the hand into the deck", game.p2)


@pytest.mark.rule("RONE-RULING-26", "RONE-RULING-22")
def test_the_second_player_decides_after_the_first_has_drawn_anew() -> None:
    match = runestack.new("rone", seed=3, options={"first_player": "1"})
    assert (question_of(match).seat, question_of(match).kind) == (1, ch.ASK_MULLIGAN)
    before = state_of(match).hand[0][:]
    match.choose("mulligan-all")
    assert (question_of(match).seat, question_of(match).kind) == (0, ch.ASK_MULLIGAN)
    assert any("shuffle" in entry.sentence for entry in match.log(0))
    assert state_of(match).hand[0] == before
