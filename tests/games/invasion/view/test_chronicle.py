"""The history of a campaign, as everybody at the table reads it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from runestack.games import game as find_game
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.game import InvasionGame
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from runestack.kernel.lookahead import open_question

INVASION = find_game("invasion")
CAMPAIGN = {"mode": "cooperative", "leader_pick": "random"}


def played(seed: int, seats: int, **options: str) -> InvasionGame:
    """A campaign, played by rules of thumb until its first scenario is over."""
    game = INVASION.new(seed, seats, {**CAMPAIGN, **options}, None)
    assert isinstance(game, InvasionGame)
    while not game.history:
        question = open_question(game)
        answer(game, question, game.usual_answer(question))
    return game


def lost(seats: int = 2) -> InvasionGame:
    """One that is lost after its first round, and asks whether to try again."""
    return played(3, seats, round_limit="1")


def won() -> InvasionGame:
    """The first seed with which rules of thumb hold out to the end."""
    for seed in range(40):
        game = played(seed, 1, difficulty="easy")
        if history(game)[0]["won"]:
            return game
    raise AssertionError("no seed is won")


def history(game: InvasionGame) -> list[Any]:
    """What a watcher reads."""
    view: Any = INVASION.view(game, -1)
    return list(view["campaign"]["history"])


def held_ids(cards: list[Any]) -> Counter[str]:
    """The same of what stands in the history."""
    return Counter({one["id"]: one["copies"] for one in cards})


def ids(game: InvasionGame, cards: list[int]) -> Counter[str]:
    """Cards by what is printed on them."""
    return Counter(INVASION.pool.cards[game.face[card]].id for card in cards)


def test_an_entry_tells_with_what_a_scenario_was_lost() -> None:
    game = lost()
    (entry,) = history(game)
    assert (entry["won"], entry["round"], entry["attempt"]) == (False, 1, 1)
    assert len(entry["players"]) == 2
    for seat, held in enumerate(entry["players"]):
        assert (held["armor"], held["health"]) == (game.armor[seat], game.health[seat])
        assert (held["rerolls"], held["technology"]) == (game.rerolls[seat], game.technology[seat])
        assert held_ids(held["base"]) == ids(game, game.base[seat])
        dice = game.screw[seat * 72 : seat * 72 + 72]
        assert held["screws"] == {
            name: dice.count(colour) for colour, name in enumerate(c.COLOUR_NAMES[: c.COLOURS])
        }
        piles = (game.deck, game.hand, game.played, game.discard, game.garbage)
        cards = [card for pile in piles for card in pile[seat]]
        trained = [card for card in cards if game.faces.type[game.face[card]] == c.RECRUIT]
        assert held["cards"] == len(cards)
        assert held_ids(held["trained"]) == ids(game, trained)
    hers = (
        game.invasion_deck,
        game.invasion_discard,
        game.invasion_garbage,
        game.stack,
        game.zones,
    )
    assert entry["invasion"]["cards"] == sum(len(pile) for pile in hers)
    assert held_ids(entry["invasion"]["protocols"]) == ids(game, game.protocols)


def test_what_was_tried_before_stays_in_the_history() -> None:
    game = lost(1)
    before = history(game)
    question = open_question(game)
    assert question.kind == ch.ASK_TRY_AGAIN
    again = [option_kind(one) for one in question.options].index(ch.TRY_AGAIN)
    answer(game, question, again)
    assert history(game) == before
    while len(history(game)) == 1:
        question = open_question(game)
        answer(game, question, game.usual_answer(question))
    first, second = history(game)
    assert first == before[0]
    assert (second["name"], second["attempt"]) == (first["name"], 2)


def test_what_was_trained_in_a_won_scenario_is_told_and_goes_on_to_the_next() -> None:
    game = won()
    (entry,) = history(game)
    (held,) = entry["players"]
    assert held["trained"]
    assert entry["round"] == 16
    deck = ids(
        game, [card for card in game.deck[0] if game.faces.type[game.face[card]] == c.RECRUIT]
    )
    assert held_ids(held["trained"]) == deck
