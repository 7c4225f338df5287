"""No event of the box changes nothing: each is drawn in its scenario and compared with a quiet round."""

from __future__ import annotations

from typing import Any

import pytest

from runestack.cards.pool import Card
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.state import ROUND
from runestack.kernel.decision import option_kind
from runestack.kernel.driver import answer
from runestack.kernel.frame import NOBODY
from tests.games.rune_age.cards.box import of_type
from tests.games.rune_age.cards.playing import begin, eager, face_of
from tests.games.rune_age.hand_made import asked, empty, new_card, refresh_question

QUIET = "Ember Hatchling"  # an Enemy without a text
REALM = ("Border Keep", "Saltmere", "Skybridge", "Dragon Ribs", "Plenty")
DECK = ("1 Gold", "2 Gold", "3 Gold", "Ash Runner", "Blood Thrall") * 3
ROUNDS = 2  # what an Enemy does at the start of an Event phase comes a round later
# Enemies whose text works while they are in play, and not only in the battle against them.
LASTING = [
    card
    for card in of_type("enemy")
    if card.text and not card.text.startswith(("Resolution", "When Defeated"))
]


def drawn(key: str, *names: str) -> RuneAgeGame:
    """Two players with equal cards have played until these events have come, one a round."""
    game = begin(key)
    for name in reversed(names):
        new_card(game, face_of(name), NOBODY, c.IN_EVENT_DECK)
    for seat in range(2):
        empty(game, game.deck[seat])
        empty(game, game.hand[seat])
        for name in REALM:
            new_card(game, face_of(name), seat, c.IN_REALM)
        for name in DECK:
            new_card(game, face_of(name), seat, c.IN_DECK)
        for name in DECK[:5]:
            new_card(game, face_of(name), seat, c.IN_HAND)
    refresh_question(game)
    while game.asking and game.numbers[ROUND] <= len(names):
        go_on(game)
    return game


def go_on(game: RuneAgeGame) -> None:
    """Nobody does anything but what an event demands or offers."""
    question = asked(game)
    kinds = [option_kind(code) for code in question.options]
    place = kinds.index(ch.END_ACTIONS) if question.kind == ch.ASK_ACTION else eager(question)
    if question.kind in (ch.ASK_RETAIN, ch.ASK_ASSAULT):
        place = 0
    answer(game, question, place)


def picture(game: RuneAgeGame) -> Any:
    """What players have and what is in force; not which events have come."""
    seats = range(2)
    piles = (game.hand, game.deck, game.discard)
    return (
        list(game.damage),
        [[sorted(game.face[card] for card in pile[seat]) for pile in piles] for seat in seats],
        [[(game.face[card], game.exhausted[card]) for card in game.realm[seat]] for seat in seats],
        sorted(listener.text for listener in game.listeners),
        game.outcome is None,
    )


def scenario_of(card: Card) -> str:
    return str(card.value("back")).removesuffix("-together")


@pytest.mark.rule("RA-EVENT-4", "RA-EVENT-5")
@pytest.mark.parametrize("card", of_type("instant"), ids=lambda card: card.id)
def test_an_instant_changes_something(card: Card) -> None:
    key = scenario_of(card)
    assert picture(drawn(key, card.name)) != picture(drawn(key, QUIET))


@pytest.mark.rule("RA-EVENT-2", "RA-RULING-74")
@pytest.mark.parametrize("card", LASTING, ids=lambda card: card.id)
def test_an_enemy_that_stays_changes_something(card: Card) -> None:
    key = scenario_of(card)
    names = [card.name, QUIET][:ROUNDS]
    assert picture(drawn(key, *names)) != picture(drawn(key, QUIET, QUIET))
