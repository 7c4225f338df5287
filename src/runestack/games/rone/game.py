"""RONE as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.laid_out import LaidOutGame
from runestack.games.rone import statistics
from runestack.games.rone.cards import lines
from runestack.games.rone.cards.decks import DECKS, SHELF
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.cards.schema import card_game
from runestack.games.rone.invariants import invariants
from runestack.games.rone.language.lower import TABLES, build_faces
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import state as st
from runestack.games.rone.rules.evaluation import evaluate
from runestack.games.rone.rules.faces import Faces
from runestack.games.rone.rules.game import RoneGame, concede, new_game, resample
from runestack.games.rone.rules.seats import is_out, kind_of_game
from runestack.games.rone.setup import words
from runestack.games.rone.setup.settings import DECK_SETTINGS, SETTINGS, WAYS, make_setup, seats_of
from runestack.games.rone.telling import (
    events,
    explaining,
    inspecting,
    names,
    options,
    prompts,
    reasons,
    scenes,
    windows,
)
from runestack.games.rone.telling.endings import ENDINGS
from runestack.games.rone.telling.terms import TERMS
from runestack.games.rone.view.cards import face_data
from runestack.games.rone.view.seat import view
from runestack.games.rone.view.text import table
from runestack.games.rone.view.text_words import plain
from runestack.games.rone.view.types import RoneFace, RoneView
from runestack.games.sentences import Sentence
from runestack.games.setting_words import seat_of_setting
from runestack.games.settings import Setting
from runestack.games.wording import Pattern, Reader
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.manners import Manners
from runestack.kernel.program import Ability
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.language.lower import Tables


class Rone(LaidOutGame[RoneGame, CardWords]):
    """RONE: Races of New Era."""

    name = "rone"
    title = "RONE: Races of New Era"
    about = words.ABOUT
    rules_version = "3"
    settings = SETTINGS
    ways = WAYS
    hopeless = reasons.HOPELESS
    shelf = SHELF
    deck_settings = DECK_SETTINGS
    head_kinds = statistics.HEAD_KINDS
    tallies = statistics.TALLIES
    phases = windows.PHASES
    roles = windows.ROLES
    terms = TERMS
    habits = windows.HABITS
    words_of_settings = words.WORDS
    asked_anyway = windows.ASKED_ANYWAY
    rows = windows.ROWS
    windows = windows.WINDOWS
    endings = ENDINGS
    cards = Path(__file__).parent / "cards"
    state_class = RoneGame
    # the modules that answer what is asked of every game
    lines = lines
    prompts = prompts
    options = options
    events = events
    names = names
    scenes = scenes
    inspecting = inspecting
    explaining = explaining
    reasons = reasons
    statistics = statistics

    # -- cards -----------------------------------------------------------------------------------

    @property
    def card_game(self) -> CardGame:
        return card_game()

    @cached_property
    def faces(self) -> Faces:
        """The cards as the engine reads them; a face is a place in `pool.cards`."""
        return build_faces(self.pool.cards)

    @cached_property
    def words(self) -> CardWords:
        """What stands on the cards."""
        return CardWords(self.pool, self.faces)

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        return build_faces([card]).abilities, TABLES

    def printed_view(self, card: Card) -> RoneFace:
        return face_data(self.words, self.face_numbers[card.id])

    def face_of(self, state: RoneGame, card: int) -> int:
        return state.face[card]

    def card_count(self, state: RoneGame) -> int:
        return len(state.face)

    # -- settings --------------------------------------------------------------------------------

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

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """As many sides as decks."""
        return kind_of_game(seats, DECKS[self.mode(options)])

    # -- states ----------------------------------------------------------------------------------

    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> RoneGame:
        return new_game(self.faces, make_setup(seed, options, self.pool), journal, manners)

    def blank(self) -> RoneGame:
        return RoneGame(self.faces)

    def concede(self, state: RoneGame, seat: int) -> None:
        concede(state, seat)

    def resample(self, state: RoneGame, seat: int, chance: RandomStream) -> None:
        resample(state, seat, chance)

    def evaluate(self, state: RoneGame, seat: int) -> float:
        return evaluate(state, seat)

    def invariants(self, state: RoneGame) -> list[str]:
        return invariants(state)

    def reply(self, state: RoneGame) -> int:
        """A turn of each side."""
        return state.numbers[st.SIDES]

    def round(self, state: RoneGame) -> int:
        """The number of the round."""
        return state.numbers[st.ROUND]

    def phase(self, state: RoneGame) -> str:
        """In which phase the turn is."""
        return windows.phase(state)

    def next_trigger(self, state: RoneGame) -> int:
        """The card of the triggered text on top of the stack, or NOTHING."""
        return windows.next_trigger(state)

    def repeats(self, state: RoneGame, question: Question, code: int) -> int:
        """Damage can be taken from the deck several times in a row."""
        return windows.repeats(state, question, code)

    def active_seat(self, state: RoneGame) -> int:
        """Whose turn it is, or -1."""
        return state.numbers[st.ACTIVE_PLAYER] if state.numbers[st.ROUND] else -1

    def begins_turn(self, event: Event) -> bool:
        """The refresh phase is the first (RONE-TURN-2), after the number of the round."""
        is_refresh = event.kind == e.PHASE_BEGINS and event.number == c.PHASE_REFRESH
        return is_refresh or event.kind == e.ROUND_BEGINS

    def first_seat(self, state: RoneGame) -> int:
        """Who had the first turn, or -1."""
        return state.numbers[st.FIRST]

    def has_conceded(self, state: RoneGame, seat: int) -> bool:
        """It counts at the next check (RONE-RULING-135)."""
        return state.conceded[seat] == 1 and not is_out(state, seat)

    def knows(self, state: RoneGame, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        return 0 <= card < len(state.known) and bool(state.known[card] >> seat & 1)

    def concerns(self, state: RoneGame, question: Question) -> int:
        return windows.concerns(state, question)

    # -- words -----------------------------------------------------------------------------------

    def occasion(self, state: RoneGame, question: Question, reader: Reader) -> Sentence:
        return prompts.occasion(state, self.words, question, reader)

    def plain(self, text: str, language: str) -> str:
        return plain(text, language)

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        return RoneView

    def view(self, state: RoneGame, seat: int, names: Sequence[str] = ()) -> RoneView:
        return view(state, self.words, Reader(seat, names=names))

    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        return table(view, reader)


def rone(state: State) -> RoneGame:
    """A state of this game."""
    return GAME.own(state)


def rone_with_pool(pool: CardPool) -> Rone:
    """The game with another pool: for tests, and for trying out cards."""
    return Rone(pool)


GAME = Rone()
