"""Rune Age as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.laid_out import LaidOutGame
from runestack.games.outcomes import Result, result_of
from runestack.games.rune_age import statistics
from runestack.games.rune_age.cards import lines
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.cards.scenarios import Scenarios
from runestack.games.rune_age.cards.schema import RUNE_AGE_CARDS
from runestack.games.rune_age.invariants import invariants
from runestack.games.rune_age.language.lower import TABLES, build_faces, lower_card
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import state as st
from runestack.games.rune_age.rules.evaluation import evaluate
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game, resample
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.games.rune_age.rules.victory import concede
from runestack.games.rune_age.setup import words as setup_words
from runestack.games.rune_age.setup.settings import FACTIONS, NEUTRAL, Settings, ways
from runestack.games.rune_age.telling import (
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
from runestack.games.rune_age.telling.endings import ENDINGS, decided_in
from runestack.games.rune_age.telling.terms import TERMS
from runestack.games.rune_age.view.cards import face_data
from runestack.games.rune_age.view.seat import view
from runestack.games.rune_age.view.text import table
from runestack.games.rune_age.view.text_words import plain
from runestack.games.rune_age.view.types import RuneAgeFace, RuneAgeView
from runestack.games.setting_words import SettingWords
from runestack.games.settings import Setting
from runestack.games.wording import Pattern, Reader
from runestack.kernel.events import Event, Journal
from runestack.kernel.manners import Manners
from runestack.kernel.program import Ability
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.language.lower import Tables

ROUND_OF_HORIZON = 64  # by so much the horizon of looking ahead grows from round to round


class RuneAge(LaidOutGame[RuneAgeGame, CardWords]):
    """Rune Age, with Oath and Anvil."""

    name = "rune-age"
    title = "Rune Age"
    about = setup_words.ABOUT
    rules_version = "1"
    hopeless = reasons.HOPELESS
    head_kinds = statistics.HEAD_KINDS
    tallies = statistics.TALLIES
    phases = windows.PHASES
    roles = windows.ROLES
    terms = TERMS
    asked_anyway = windows.ASKED_ANYWAY
    rows = windows.ROWS
    endings = ENDINGS
    brief = MappingProxyType({"round_limit": "5"})
    all_may_lose = (
        True  # home realms can all fall, and the last round can end first (RA-RULING-87, 88)
    )
    cards = Path(__file__).parent / "cards"
    state_class = RuneAgeGame
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
        return RUNE_AGE_CARDS

    @cached_property
    def faces(self) -> Faces:
        """The cards as the engine reads them; a face is a place in `pool.cards`."""
        return build_faces(self.pool.cards)

    @cached_property
    def words(self) -> CardWords:
        """What stands on the cards."""
        return CardWords(self.pool, self.faces)

    @cached_property
    def scenarios(self) -> Scenarios:
        """The scenarios of the box."""
        return Scenarios(self.pool.cards, self.faces)

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        return lower_card(card).abilities, TABLES

    def printed_view(self, card: Card) -> RuneAgeFace:
        return face_data(self.words, self.face_numbers[card.id])

    def face_of(self, state: RuneAgeGame, card: int) -> int:
        return state.face[card]

    def card_count(self, state: RuneAgeGame) -> int:
        return len(state.face)

    # -- settings --------------------------------------------------------------------------------

    @cached_property
    def setup(self) -> Settings:
        """The settings that the box gives, and what they lead to."""
        return Settings(self.scenarios)

    @property
    def settings(self) -> tuple[Setting, ...]:
        return self.setup.all

    @property
    def ways(self) -> tuple[Mapping[str, str], ...]:
        return ways(self.setup)

    @cached_property
    def words_of_settings(self) -> Mapping[str, SettingWords]:
        return setup_words.words_of(self.scenarios)

    def mode(self, options: Mapping[str, str]) -> str:
        """The scenario."""
        return options.get("scenario", self.setup.scenario.default)

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Factions, and neutral cards by name."""
        if setting.name in FACTIONS:
            return lines.RACES
        if setting.name in NEUTRAL:
            cards = [self.pool.cards[face] for face in self.scenarios.neutral.values()]
            return {card.name: (card.name, card.name_de) for card in cards}
        return {}

    def portraits(self, setting: Setting) -> Mapping[str, Card]:
        """The home realm of a faction, the objective of a scenario, neutral cards."""
        if setting.name in FACTIONS:
            homes = [card for card in self.pool.cards if card.type == "home_realm"]
            return {str(card.value("race")): card for card in homes}
        if setting.name == self.setup.scenario.name:
            return {key: self.scenarios.card(key) for key in self.scenarios.keys}
        if setting.name in NEUTRAL:
            faces = self.scenarios.neutral
            return {name: self.pool.cards[face] for name, face in faces.items()}
        return {}

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """As many as the scenario allows."""
        return self.setup.seats(options)

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """As the scenario says."""
        return self.setup.kind(options, seats)

    # -- states ----------------------------------------------------------------------------------

    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> RuneAgeGame:
        scenario, setup = self.setup.make(seed, seats, options)
        return new_game(self.faces, scenario, setup, journal, manners)

    def blank(self) -> RuneAgeGame:
        return RuneAgeGame(self.faces, Scenario())

    def load(self, data: dict[str, object]) -> RuneAgeGame:
        """The scenario is not part of the dump; the numbers say which one it is."""
        state = super().load(data)
        neutral = state.numbers[st.FIRST_NEUTRAL : st.THIRD_NEUTRAL + 1]
        state.scenario = self.setup.scenario_of(state.numbers[st.SCENARIO], neutral)
        return state

    def concede(self, state: RuneAgeGame, seat: int) -> None:
        concede(state, seat)

    def has_conceded(self, state: RuneAgeGame, seat: int) -> bool:
        """It counts in the own turn (RA-RULING-88)."""
        return state.conceded[seat] == 1 and not state.out[seat]

    def resample(self, state: RuneAgeGame, seat: int, chance: RandomStream) -> None:
        resample(state, seat, chance)

    def evaluate(self, state: RuneAgeGame, seat: int) -> float:
        return evaluate(state, seat)

    def invariants(self, state: RuneAgeGame) -> list[str]:
        return invariants(state)

    def reply(self, state: RuneAgeGame) -> int:
        """Until it is the same player's turn again, a round later."""
        return ROUND_OF_HORIZON

    def result(self, state: RuneAgeGame) -> Result | None:
        """How a game ended, and in which round that was decided."""
        return result_of(state, decided_in(self.round(state)), self.round(state))

    def round(self, state: RuneAgeGame) -> int:
        """The number of the round."""
        return state.numbers[st.ROUND]

    def phase(self, state: RuneAgeGame) -> str:
        """In which phase the round is."""
        return windows.phase(state)

    def active_seat(self, state: RuneAgeGame) -> int:
        """Whose turn it is, or -1: nobody is active in the Event phase."""
        return state.numbers[st.ACTIVE] if state.numbers[st.ROUND] else -1

    def begins_turn(self, event: Event) -> bool:
        """A turn, or the Event phase; the number of the round is told before."""
        is_event_phase = event.kind == e.STEP_BEGINS and event.number == c.EVENT_STEP
        return event.kind in (e.TURN_BEGINS, e.ROUND_BEGINS) or is_event_phase

    def first_seat(self, state: RuneAgeGame) -> int:
        """Who had the first turn."""
        return state.numbers[st.FIRST]

    def knows(self, state: RuneAgeGame, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        return 0 <= card < len(state.known) and bool(state.known[card] >> seat & 1)

    # -- words -----------------------------------------------------------------------------------

    def plain(self, text: str, language: str) -> str:
        return plain(text, language)

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        return RuneAgeView

    def view(self, state: RuneAgeGame, seat: int, names: Sequence[str] = ()) -> RuneAgeView:
        return view(state, self.words, Reader(seat, names=names))

    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        return table(view, reader)


def rune_age(state: State) -> RuneAgeGame:
    """A state of this game."""
    return GAME.own(state)


def rune_age_with_pool(pool: CardPool) -> RuneAge:
    """The game with another pool: for tests, and for trying out cards."""
    return RuneAge(pool)


GAME = RuneAge()
