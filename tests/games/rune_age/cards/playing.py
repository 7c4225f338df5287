"""Playing cards of the box by name: an army that uses everything it can."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game
from runestack.games.rune_age.rules.setup import Setup
from runestack.kernel.choices import DONE, NO
from runestack.kernel.decision import Question, option_kind
from runestack.kernel.driver import answer
from runestack.kernel.events import Journal
from runestack.kernel.frame import NOBODY
from tests.games.rune_age.cards.box import faces, pool, scenarios
from tests.games.rune_age.hand_made import asked, choose, deal, empty, new_card, refresh_question

# What is done only if there is nothing else to do.
LAST = (ch.DECLINE, ch.STOP, ch.PASS, DONE, NO, ch.PAY_ONE_BY_ONE)
Names = Sequence[str]


def face_of(name: str, kind: str = "") -> int:
    """The face of a name; of an Enemy with a reward the Enemy, unless the type is given."""
    found = [
        face
        for face, card in enumerate(pool().cards)
        if card.name == name and kind in ("", card.type)
    ]
    assert found, name
    return found[0]


def begin(key: str = "runewars", seats: int = 2, seed: int = 1) -> RuneAgeGame:
    """A game without mercenaries whose first player is seat 0; nobody controls anything yet."""
    setup = Setup(seed)
    setup.seats = seats
    setup.first_player = 0
    setup.races = list(range(seats))
    setup.mercenaries = False
    shelf = scenarios()
    form = shelf.form_for(key, seats, cooperative=False)
    game = new_game(faces(), shelf.make(key, form), setup, Journal())
    for seat in range(seats):
        for card in game.realm[seat][:]:
            if card != game.home[seat]:
                empty(game, [card])
    return game


def with_cards(
    game: RuneAgeGame, hand: Names, *, realm: Names = (), discard: Names = (), seat: int = 0
) -> list[int]:
    """A player has these cards; those in the hand are given back. Rewards go by the names of their Enemies."""
    for name in realm:
        rewards = [card.name for card in pool() if card.type == "reward"]
        new_card(game, face_of(name, "reward" if name in rewards else ""), seat, c.IN_REALM)
    for name in discard:
        new_card(game, face_of(name), seat, c.IN_DISCARD)
    cards = deal(game, seat, *[face_of(name) for name in hand])
    refresh_question(game)
    return cards


def target(game: RuneAgeGame, name: str, owner: int = NOBODY) -> int:
    """A city of that name in the row or in a realm area, or an Enemy in play."""
    face = face_of(name)
    zone = c.IN_REALM if owner != NOBODY else c.IN_CITY_ROW
    if faces().type[face] & c.ENEMY:
        zone = c.IN_FRONT
    card = new_card(game, face, owner, zone)
    refresh_question(game)
    return card


def eager(question: Question) -> int:
    """The first answer that does something; of a number the highest one."""
    places = [place for place, code in enumerate(question.options) if option_kind(code) not in LAST]
    if not places:
        return 0
    kinds = {option_kind(code) for code in question.options}
    return places[-1] if len(kinds) == 1 and question.kind < ch.ASK_RACE else places[0]


def fight(game: RuneAgeGame, goal: int, cards: Sequence[int]) -> tuple[int, int]:
    """Seat 0 attacks with these cards, one after the other, and uses everything; the strengths of both sides."""
    choose(game, ch.ATTACK, goal)
    left = list(cards)
    while game.asking and asked(game).kind != ch.ASK_ACTION:
        question = asked(game)
        if question.kind in (ch.ASK_ASSAULT, ch.ASK_SIEGE):
            if question.seat == 0 and left:
                choose(game, ch.PLAY, left.pop(0))
            else:
                choose(game, ch.STOP if question.kind == ch.ASK_ASSAULT else ch.PASS)
        else:
            answer(game, question, eager(question))
    assert game.journal is not None
    result = [event for event in game.journal.events if event.kind == e.RESOLVES][-1]
    return result.other, result.number
