"""Runeslingers as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from runestack.cards.schema import CardGame
from runestack.games.base import Setting
from runestack.games.door import Door, Parts
from runestack.games.runeslingers import (
    event_sentences,
    explaining,
    failure_sentences,
    inspecting,
    option_names,
    phrasing,
    prompts,
    setting_words,
    statistics,
    windows,
)
from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.decks import SHELF
from runestack.games.runeslingers.invariants import invariants
from runestack.games.runeslingers.lower import TABLES, build_faces
from runestack.games.runeslingers.naming import is_visible, name_of
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.evaluation import evaluate
from runestack.games.runeslingers.rules.faces import Faces
from runestack.games.runeslingers.rules.game import RuneslingersGame, concede, new_game
from runestack.games.runeslingers.rules.hidden import resample
from runestack.games.runeslingers.rules.setup import Setup
from runestack.games.runeslingers.schema import RUNESLINGERS_CARDS
from runestack.games.runeslingers.settings import (
    DECK_SETTINGS,
    SEATS,
    SETTINGS,
    WAYS,
    make_setup,
    suggestions,
)
from runestack.games.runeslingers.table import table
from runestack.games.runeslingers.table_words import plain
from runestack.games.runeslingers.view import PHASES, view
from runestack.games.wording import Pattern
from runestack.kernel.events import Event
from runestack.kernel.state import State

PARTS = Parts[RuneslingersGame, CardWords, Faces, Setup](
    cards=Path(__file__).parent / "cards",
    read_cards=build_faces,
    card_words=CardWords,
    kind_words=phrasing.type_line,
    value_words=phrasing.value_words,
    tables=TABLES,
    state=RuneslingersGame,
    blank=RuneslingersGame,
    make_setup=make_setup,
    new_game=new_game,
    concede=concede,
    resample=resample,
    evaluate=evaluate,
    invariants=invariants,
    concerns=windows.concerns,
    prompt=prompts.prompt,
    option_id=option_names.option_id,
    occasion=prompts.occasion,
    option_sentences=prompts.option_sentences,
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


class Runeslingers(Door[RuneslingersGame, CardWords, Faces, Setup]):
    """Runeslingers: a duel of spells on a ladder of answers."""

    name = "runeslingers"
    title = "Runeslingers"
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

    @property
    def card_game(self) -> CardGame:
        """The form of the cards, for checking packs."""
        return RUNESLINGERS_CARDS

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Two (RS-COMP-8)."""
        return (SEATS,)

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Starter decks, Runeslingers and their abilities."""
        return super().suggestions(setting) or suggestions(setting.name, self.pool)

    def round(self, state: State) -> int:
        """The number of the pair of turns, one of each player."""
        return (state.numbers[st.TURN] + 1) // 2

    def phase(self, state: State) -> str:
        """In which phase the turn is."""
        return PHASES[state.numbers[st.PHASE]]

    def active_seat(self, state: State) -> int:
        """Whose turn it is, or -1."""
        return state.numbers[st.ACTIVE] if state.numbers[st.TURN] else -1

    def begins_turn(self, event: Event) -> bool:
        """The number of the turn is told first."""
        return event.kind == e.TURN

    def first_seat(self, state: State) -> int:
        """Who had the first turn, or -1."""
        return state.numbers[st.FIRST]

    def knows(self, state: State, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        s = self.own(state)
        return 0 <= card < len(s.face) and is_visible(s, card, seat)


GAME = Runeslingers()
