"""RONE as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from runestack.cards.pool import CardPool
from runestack.cards.schema import CardGame
from runestack.games.base import Setting
from runestack.games.door import Door, Parts
from runestack.games.rone import (
    event_sentences,
    explaining,
    failure_sentences,
    inspecting,
    option_names,
    printed_lines,
    sentences,
    setting_words,
    statistics,
    windows,
)
from runestack.games.rone.card_words import CardWords
from runestack.games.rone.decks import DECKS, SHELF
from runestack.games.rone.invariants import invariants
from runestack.games.rone.lower import TABLES, build_faces
from runestack.games.rone.phrasing import name_of
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.evaluation import evaluate
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.game import RoneGame, concede, new_game, resample
from runestack.games.rone.rules.seats import is_out
from runestack.games.rone.rules.setup import Setup
from runestack.games.rone.schema import card_game
from runestack.games.rone.settings import DECK_SETTINGS, SETTINGS, WAYS, make_setup, seats_of
from runestack.games.rone.table import table
from runestack.games.rone.table_words import plain
from runestack.games.rone.view import view
from runestack.games.setting_words import seat_of_setting
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.state import State

PARTS = Parts[RoneGame, CardWords, Faces, Setup](
    cards=Path(__file__).parent / "cards",
    read_cards=build_faces,
    card_words=CardWords,
    kind_words=printed_lines.kind_words,
    value_words=printed_lines.value_words,
    tables=TABLES,
    state=RoneGame,
    blank=RoneGame,
    make_setup=make_setup,
    new_game=new_game,
    concede=concede,
    resample=resample,
    evaluate=evaluate,
    invariants=invariants,
    concerns=windows.concerns,
    prompt=sentences.prompt,
    option_id=lambda _, code: option_names.option_id(code),
    occasion=sentences.occasion,
    option_sentences=sentences.option_sentences,
    option_cards=option_names.option_cards,
    event_sentence=event_sentences.event_sentence,
    event_cards=event_sentences.event_cards,
    card_name=name_of,
    inspect=inspecting.inspect,
    plain=plain,
    view=view,
    table=table,
    intents=explaining.intents,
    explain=explaining.explain,
    is_offered=explaining.is_offered,
    intent_sentence=failure_sentences.intent_sentence,
    failure_sentence=failure_sentences.failure_sentence,
    heads=statistics.heads,
    card_use=statistics.card_use,
    tally=statistics.tally,
)


class Rone(Door[RoneGame, CardWords, Faces, Setup]):
    """RONE: Races of New Era."""

    name = "rone"
    title = "RONE: Races of New Era"
    rules_version = "1"
    settings = SETTINGS
    ways = WAYS
    hopeless = failure_sentences.HOPELESS
    shelf = SHELF
    deck_settings = DECK_SETTINGS
    head_kinds = statistics.HEAD_KINDS
    tallies = statistics.TALLIES
    phases = windows.PHASES
    words_of_settings = setting_words.WORDS
    windows = windows.WINDOWS
    parts = PARTS

    # -- cards -----------------------------------------------------------------------------------

    @property
    def card_game(self) -> CardGame:
        """The form of the cards, for checking packs."""
        return card_game()

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """As many as the mode says."""
        return (seats_of(options),)

    def deck_number(self, options: Mapping[str, str]) -> int:
        """One for each player, or for each team."""
        return DECKS[self.mode(options)]

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Decks by name: they are for two players, so there is none for a third."""
        return (
            super().suggestions(setting) if seat_of_setting(setting.name)[1] < DECKS["1v1"] else {}
        )

    def round(self, state: State) -> int:
        """The number of the round."""
        return state.numbers[st.ROUND]

    def phase(self, state: State) -> str:
        """In which phase the turn is."""
        return windows.phase(self.own(state))

    def active_seat(self, state: State) -> int:
        """Whose turn it is, or -1."""
        return state.numbers[st.ACTIVE_PLAYER] if state.numbers[st.ROUND] else -1

    def begins_turn(self, event: Event) -> bool:
        """The refresh phase is the first (RONE-TURN-2), after the number of the round."""
        is_refresh = event.kind == e.PHASE_BEGINS and event.number == c.PHASE_REFRESH
        return is_refresh or event.kind == e.ROUND_BEGINS

    def first_seat(self, state: State) -> int:
        """Who had the first turn, or -1."""
        return state.numbers[st.FIRST]

    def has_conceded(self, state: State, seat: int) -> bool:
        """It counts at the next check (RONE-RULING-135)."""
        own = self.own(state)
        return own.conceded[seat] == 1 and not is_out(own, seat)

    def knows(self, state: State, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        known = self.own(state).known
        return card < len(known) and bool(known[card] >> seat & 1)


def rone(state: State) -> RoneGame:
    """A state of this game."""
    return GAME.own(state)


def rone_with_pool(pool: CardPool) -> Rone:
    """The game with another pool: for tests, and for trying out cards."""
    return Rone(pool)


GAME = Rone()
