"""Encounters put together by hand, card by card, for tests of what is read from a state. Nothing is played here."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from runestack.cards.loader import load_pool
from runestack.cards.pool import CardPool
from runestack.games import runeslingers
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.language.lower import build_faces
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.cards_made import ability_card, make_cards, reset
from runestack.games.runeslingers.rules.faces import Faces
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.listeners import refresh_ailments, start_listening
from runestack.games.runeslingers.rules.selection import prepare_effect
from runestack.games.runeslingers.rules.setup import Setup, prepare
from runestack.games.runeslingers.rules.values import EVERYBODY
from runestack.games.runeslingers.rules.zones import (
    lasts,
    new_object,
    put_into_play,
)
from runestack.kernel.decision import Question, option
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.lasting import mark
from runestack.kernel.references import reference

CARDS = Path(runeslingers.__file__).parent / "cards"
DECKS = (
    [
        "Fireball",
        "Meteor",
        "Lava Stream",
        "Brand",
        "Burning Ember",
        "Dragon Breaker",
        "Divine Barrier",
    ],
    ["Bounce", "Tornado", "Hex", "Blood Rite", "Burning Ember", "Deathmark", "Fireball"],
)
RUNESLINGERS = ("Eva", "Fenno")


@cache
def pool() -> CardPool:
    """The cards of the game."""
    return load_pool([CARDS], RUNESLINGERS_CARDS)


@cache
def faces() -> Faces:
    """As the engine reads them."""
    return build_faces(pool().cards)


@cache
def words() -> CardWords:
    """As players read them."""
    return CardWords(pool(), faces())


def face(name: str) -> int:
    """The number of a printed card."""
    return next(number for number, card in enumerate(pool().cards) if card.name == name)


class Encounter:
    """An encounter in turn 3, in the play phase of seat 0, with all cards in the decks; two copies of each."""

    def __init__(self) -> None:
        self.state = RuneslingersGame(faces())
        s = self.state
        prepare(s, Setup(1))
        for seat in range(c.SEATS):
            s.given[seat] = face(RUNESLINGERS[seat])
            s.deck_list[seat].extend(face(name) for name in DECKS[seat] for _ in range(2))
        make_cards(s)
        reset(s)
        for seat in range(c.SEATS):
            runeslinger = s.given[seat]
            s.passive[seat] = ability_card(s, seat, s.faces.passives[runeslinger][0])
            s.activate[seat] = ability_card(s, seat, s.faces.activates[runeslinger][0])
            for card in (s.slinger[seat], s.passive[seat], s.activate[seat]):
                s.known[card] = EVERYBODY
            s.zone[s.passive[seat]] = s.zone[s.activate[seat]] = c.AS_ABILITY
        s.numbers[st.TURN] = 3
        s.numbers[st.ACTIVE] = s.numbers[st.FIRST] = 0
        s.numbers[st.PHASE] = c.PHASE_PLAY
        s.numbers[st.ENCOUNTER] = 1
        s.frames.clear()
        s.asking.append(
            Question(
                0,
                ch.ASK_MAIN,
                [option(ch.END_PHASE, 0, 0), option(ch.ACTIVATE_ABILITY, s.activate[0], 0)],
                NOTHING,
                0,
            )
        )

    def take(self, seat: int, name: str) -> int:
        """A card of a deck by its name."""
        s = self.state
        card = next(card for card in s.deck[seat] if s.face[card] == face(name))
        s.deck[seat].remove(card)
        new_object(s, card)
        return card

    def hand(self, seat: int, name: str) -> int:
        """A card goes to the hand."""
        s, card = self.state, self.take(seat, name)
        s.zone[card] = c.IN_HAND
        s.known[card] = 1 << seat
        s.hand[seat].append(card)
        return card

    def pile(self, seat: int, name: str, zone: int) -> int:
        """A card goes to the discard pile or the void pile."""
        s, card = self.state, self.take(seat, name)
        s.zone[card] = zone
        s.known[card] = EVERYBODY
        (s.discard if zone == c.IN_DISCARD else s.void)[seat].append(card)
        return card

    def concentration(self, seat: int, name: str, spot: int) -> int:
        """A card lies face-down on an area, counted from 1."""
        card = self.take(seat, name)
        self.state.deck[seat].append(card)
        self.deck_to_concentration(card, seat, spot)
        return card

    def play(self, seat: int, name: str, spot: int) -> int:
        """A runespell or trinket lies on the concentration of an area."""
        s, card = self.state, self.take(seat, name)
        place = seat * s.numbers[st.SPOTS] + spot - 1
        self.place(card, place)
        s.spot_top[place] = card
        return card

    def ail(self, seat: int, area: int, ailment: int, count: int) -> None:
        """An ailment card lies on an area, counted from 1."""
        place = seat * c.AILMENT_AREAS + area - 1
        self.state.area_type[place], self.state.area_count[place] = ailment, count
        refresh_ailments(self.state, seat)

    def boon(self, owner: int, name: str, seat: int, area: int) -> int:
        """A boon of a player lies on an area of one, counted from 1."""
        s, card = self.state, self.take(owner, name)
        place = seat * c.AILMENT_AREAS + area - 1
        s.controller[card] = seat
        self.place(card, place)
        s.area_boon[place] = card
        refresh_ailments(s, seat)
        return card

    def place(self, card: int, place: int) -> None:
        """A card is in play on its place."""
        s = self.state
        s.place[card] = place
        s.known[card] = EVERYBODY
        put_into_play(s, card, "RS-PLAY-4")

    def sling(self, card: int, *targets: int) -> Frame:
        """A runespell is slung: its effect is a rung, with cards as its targets."""
        s = self.state
        s.slung[card] = s.numbers[st.TURN]
        rung = Frame(p.RUNG, s.controller[card], card)
        rung.printed = reference(s, card)
        rung.text = s.faces.use[s.face[card]]
        prepare_effect(s, rung)
        for slot, target in zip(s.abilities[rung.text].slots, targets, strict=False):
            rung.items[slot.place] = reference(s, target)
        rung.number = 8
        rung.count = s.numbers[st.NEXT_STAMP] + len(s.ladder) + 1
        s.ladder.append(rung)
        return rung

    def deck_to_concentration(self, card: int, seat: int, spot: int) -> None:
        """A card of a deck lies face-down on an area, counted from 1: another object than it was."""
        s = self.state
        s.deck[seat].remove(card)
        new_object(s, card)
        place = seat * s.numbers[st.SPOTS] + spot - 1
        s.zone[card], s.place[card], s.known[card] = c.AS_CONCENTRATION, place, 1 << seat
        s.spot_card[place] = card

    def listen(self, card: int) -> None:
        """The texts of a card work."""
        start_listening(self.state, card)

    def change(self, kind: int, card: int, number: int, until: int, seat: int, by: int) -> None:
        """A lasting change."""
        mark(self.state, lasts(self.state, kind, card, number, until, seat, by))


def answered_fireball() -> tuple[Encounter, int]:
    """Seat 0 slings Fireball at the enemy's Runeslinger, who answers with Bounce; and the Fireball."""
    encounter = Encounter()
    encounter.concentration(0, "Brand", 1)
    fireball = encounter.play(0, "Fireball", 1)
    encounter.concentration(1, "Hex", 1)
    bounce = encounter.play(1, "Bounce", 1)
    encounter.sling(fireball, encounter.state.slinger[1])
    encounter.sling(bounce, fireball)
    return encounter, fireball
