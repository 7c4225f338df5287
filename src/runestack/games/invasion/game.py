"""Invasion as the rest of the project sees it: the one door of this package."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from runestack.cards.pool import Card, CardPool
from runestack.cards.schema import CardGame
from runestack.games.invasion import statistics
from runestack.games.invasion.cards import lines
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.cards.schema import INVASION_CARDS
from runestack.games.invasion.invariants import invariants
from runestack.games.invasion.language.lower import TABLES, build_faces, lower_card
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.ending import concede
from runestack.games.invasion.rules.evaluation import evaluate
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.game import InvasionGame, new_game, resample
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.setup import words as setup_words
from runestack.games.invasion.setup.settings import LEADERS, VERSUS, Settings, ways
from runestack.games.invasion.telling import (
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
from runestack.games.invasion.telling.endings import ENDINGS
from runestack.games.invasion.telling.terms import TERMS
from runestack.games.invasion.view.cards import face_data
from runestack.games.invasion.view.seat import active, first, view
from runestack.games.invasion.view.text import table
from runestack.games.invasion.view.types import InvasionFace, InvasionView
from runestack.games.laid_out import LaidOutGame
from runestack.games.setting_words import SettingWords
from runestack.games.settings import Setting
from runestack.games.wording import Pattern, Reader
from runestack.kernel.events import Event, Journal
from runestack.kernel.manners import Manners
from runestack.kernel.program import Ability
from runestack.kernel.random import RandomStream
from runestack.kernel.state import State
from runestack.language.lower import Tables


class Invasion(LaidOutGame[InvasionGame, CardWords]):
    """RONE: Invasion, against each other and together."""

    name = "invasion"
    title = "RONE: Invasion"
    about = setup_words.ABOUT
    rules_version = "1"
    hopeless = reasons.HOPELESS
    head_kinds = statistics.HEAD_KINDS
    tallies = statistics.TALLIES
    phases = windows.PHASES
    roles = windows.ROLES
    terms = TERMS
    asked_anyway = windows.ASKED_ANYWAY
    rolled_out_by_habit = True
    endings = ENDINGS
    brief = MappingProxyType({"round_limit": "3", "may_try_again": "false"})
    cards = Path(__file__).parent / "cards"
    state_class = InvasionGame
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
        return INVASION_CARDS

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
        """The scenarios and campaigns of the box."""
        return Scenarios(self.pool.cards)

    def programs(self, card: Card) -> tuple[list[Ability], Tables]:
        return lower_card(card).abilities, TABLES

    def printed_view(self, card: Card) -> InvasionFace:
        return face_data(self.words, self.face_numbers[card.id])

    def face_of(self, state: InvasionGame, card: int) -> int:
        return state.face[card]

    def card_count(self, state: InvasionGame) -> int:
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
        """Against each other, or what is played together."""
        if self.setup.mode(options) == c.COMPETITIVE:
            return VERSUS
        return options.get("scenario", self.setup.scenario.default)

    def suggestions(self, setting: Setting) -> Mapping[str, Pattern]:
        """Leaders by name."""
        if setting.name not in LEADERS:
            return {}
        cards = self.setup.leaders.values()
        return {card.name: (card.name, card.name_de) for card in cards}

    def portraits(self, setting: Setting) -> Mapping[str, Card]:
        """Leaders."""
        if setting.name not in LEADERS:
            return {}
        return {card.name: card for card in self.setup.leaders.values()}

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Two against each other, one to four together."""
        return self.setup.seats(options)

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        """By the mode and the number of players."""
        return self.setup.kind(options, seats)

    # -- states ----------------------------------------------------------------------------------

    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> InvasionGame:
        campaign, setup = self.setup.make(seed, seats, options)
        return new_game(self.faces, campaign, setup, journal, manners)

    def blank(self) -> InvasionGame:
        return InvasionGame(self.faces, Campaign("", []))

    def load(self, data: dict[str, object]) -> InvasionGame:
        """The campaign is not part of the dump; a number says which one it is."""
        state = super().load(data)
        campaign = self.setup.campaign_of(state.numbers[st.CAMPAIGN_FACE])
        for one in [state, *state.kept]:
            self.own(one).campaign = campaign
        return state

    def concede(self, state: InvasionGame, seat: int) -> None:
        concede(state, seat)

    def resample(self, state: InvasionGame, seat: int, chance: RandomStream) -> None:
        resample(state, seat, chance)

    def evaluate(self, state: InvasionGame, seat: int) -> float:
        return evaluate(state, seat)

    def invariants(self, state: InvasionGame) -> list[str]:
        return invariants(state)

    def reply(self, state: InvasionGame) -> int:
        """A turn of each player; together against the Invasion the round, in which it acts too."""
        return 1 if is_cooperative(state) else 2

    def round(self, state: InvasionGame) -> int:
        """The number of the round."""
        return state.numbers[st.ROUND]

    def phase(self, state: InvasionGame) -> str:
        """In which phase the turn is."""
        return windows.phase(state)

    def active_seat(self, state: InvasionGame) -> int:
        """Whose turn it is, or -1: nobody's where all act together."""
        return active(state)

    def begins_turn(self, event: Event) -> bool:
        """A round, a turn of a player, of all together, or of the Invasion."""
        begins = (e.ROUND_BEGINS, e.TURN_BEGINS, e.INVASION_BEGINS, e.SCENARIO_BEGINS)
        return event.kind in begins

    def first_seat(self, state: InvasionGame) -> int:
        """Who had the first turn of this match, or -1."""
        return first(state)

    def knows(self, state: InvasionGame, seat: int, card: int) -> bool:
        """Whether a seat knows the face of a card."""
        return 0 <= card < len(state.known) and bool(state.known[card] >> seat & 1)

    # -- words -----------------------------------------------------------------------------------

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        return InvasionView

    def view(self, state: InvasionGame, seat: int, names: Sequence[str] = ()) -> InvasionView:
        return view(state, self.words, Reader(seat, names=names))

    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        return table(view, reader)


def invasion(state: State) -> InvasionGame:
    """A state of this game."""
    return GAME.own(state)


def invasion_with_pool(pool: CardPool) -> Invasion:
    """The game with another pool: for tests, and for trying out cards."""
    return Invasion(pool)


GAME = Invasion()
