"""Runeslingers as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from runestack.cards.pool import Card
from runestack.cards.schema import CardGame
from runestack.games.laid_out import LaidOutGame
from runestack.games.runeslingers import statistics
from runestack.games.runeslingers.cards import lines
from runestack.games.runeslingers.cards.decks import SHELF
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.cards.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.invariants import invariants
from runestack.games.runeslingers.language.lower import TABLES, build_faces
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.evaluation import evaluate
from runestack.games.runeslingers.rules.faces import Faces
from runestack.games.runeslingers.rules.game import (
    TURNS_OF_AN_ENCOUNTER,
    RuneslingersGame,
    concede,
    new_game,
)
from runestack.games.runeslingers.rules.hidden import resample
from runestack.games.runeslingers.setup import words
from runestack.games.runeslingers.setup.settings import (
    DECK_SETTINGS,
    SEATS,
    SETTINGS,
    WAYS,
    make_setup,
    named_cards,
    suggestions,
)
from runestack.games.runeslingers.telling import (
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
from runestack.games.runeslingers.telling.endings import ENDINGS
from runestack.games.runeslingers.telling.names import is_visible
from runestack.games.runeslingers.telling.terms import TERMS
from runestack.games.runeslingers.view.cards import face_data
from runestack.games.runeslingers.view.seat import PHASES, view
from runestack.games.runeslingers.view.text import table
from runestack.games.runeslingers.view.text_words import plain
from runestack.games.runeslingers.view.types import RuneslingersFace, SlingerView
from runestack.games.sentences import Sentence
from runestack.games.settings import Setting
from runestack.games.wording import Pattern, Reader
from runestack.kernel.decision import Question
from runestack.kernel.events import Event, Journal
from runestack.kernel.manners import Manners
from runestack.kernel.outcome import DUEL
from runestack.kernel.program import Ability
from runestack.kernel.random import RandomStream
from runestack.language.lower import Tables


class Runeslingers(LaidOutGame[RuneslingersGame, CardWords]):
    """Runeslingers: a duel of spells on a ladder of answers."""

    name = "runeslingers"
    title = "Runeslingers"
    about = words.ABOUT
    rules_version = "2"
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
    words_of_settings = words.WORDS
    asked_anyway = windows.ASKED_ANYWAY
    rows = windows.ROWS
    habits = windows.HABITS
    onward = windows.ONWARD
    windows = windows.WINDOWS
    endings = ENDINGS
    cards = Path(__file__).parent / "cards"
    state_class = RuneslingersGame
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
        return RUNESLINGERS_CARDS

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

    def printed_view(self, card: Card) -> RuneslingersFace:
        return face_data(self.words, self.face_numbers[card.id])

    def face_of(self, state: RuneslingersGame, card: int) -> int:
        return state.face[card]

    def card_count(self, state: RuneslingersGame) -> int:
        return len(state.face)

    # -- settings --------------------------------------------------------------------------------

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Two (RS-COMP-8)."""
        return (SEATS,)

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Starter decks, Runeslingers and their abilities."""
        return super().suggestions(setting) or suggestions(setting.name, self.pool)

    def portraits(self, setting: Setting) -> Mapping[str, Card]:
        """The Runeslinger of a deck, or the Runeslinger or ability itself."""
        return super().portraits(setting) or named_cards(setting.name, self.pool)

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """One player against the other."""
        return DUEL

    # -- states ----------------------------------------------------------------------------------

    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> RuneslingersGame:
        return new_game(self.faces, make_setup(seed, options, self.pool), journal, manners)

    def blank(self) -> RuneslingersGame:
        return RuneslingersGame(self.faces)

    def concede(self, state: RuneslingersGame, seat: int) -> None:
        concede(state, seat)

    def resample(self, state: RuneslingersGame, seat: int, chance: RandomStream) -> None:
        resample(state, seat, chance)

    def evaluate(self, state: RuneslingersGame, seat: int) -> float:
        return evaluate(state, seat)

    def invariants(self, state: RuneslingersGame) -> list[str]:
        return invariants(state)

    def reply(self, state: RuneslingersGame) -> int:
        """The halves of both players' turns; before anything is dealt, the first ones of the encounter."""
        turns = 4
        if state.numbers[st.MODE] != c.DRAFT and state.numbers[st.ENCOUNTER] == 0:
            turns += 2 * TURNS_OF_AN_ENCOUNTER
        return turns

    def round(self, state: RuneslingersGame) -> int:
        """The number of the pair of turns, one of each player."""
        return (state.numbers[st.TURN] + 1) // 2

    def phase(self, state: RuneslingersGame) -> str:
        """In which phase the turn is."""
        return PHASES[state.numbers[st.PHASE]]

    def active_seat(self, state: RuneslingersGame) -> int:
        """Whose turn it is, or -1."""
        return state.numbers[st.ACTIVE] if state.numbers[st.TURN] else -1

    def begins_turn(self, event: Event) -> bool:
        """The number of the turn is told first."""
        return event.kind == e.TURN

    def first_seat(self, state: RuneslingersGame) -> int:
        """Who had the first turn, or -1."""
        return state.numbers[st.FIRST]

    def knows(self, state: RuneslingersGame, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        return 0 <= card < len(state.face) and is_visible(state, card, seat)

    def concerns(self, state: RuneslingersGame, question: Question) -> int:
        return windows.concerns(state, question)

    # -- words -----------------------------------------------------------------------------------

    def occasion(self, state: RuneslingersGame, question: Question, reader: Reader) -> Sentence:
        return prompts.occasion(state, self.words, question, reader)

    def plain(self, text: str, language: str) -> str:
        return plain(text, language)

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        return SlingerView

    def view(self, state: RuneslingersGame, seat: int, names: Sequence[str] = ()) -> SlingerView:
        return view(state, self.words, Reader(seat, names=names))

    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        return table(view, reader)


GAME = Runeslingers()
