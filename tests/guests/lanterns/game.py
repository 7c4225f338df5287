"""Lanterns as the rest of the project sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path

from runestack import rules
from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, CardGame, CardSchema, Key
from runestack.games.base import GameOf
from runestack.games.intents import Intent
from runestack.games.sentences import Sentence
from runestack.games.setting_words import SettingWords
from runestack.games.settings import Setting
from runestack.games.statistics import DRAWN, PLAYED, CardUse
from runestack.games.wording import Reader
from runestack.kernel.checks import Failure, Why, fails
from runestack.kernel.decision import Question, option
from runestack.kernel.driver import question_for
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import NOTHING
from runestack.kernel.manners import Manners
from runestack.kernel.random import RandomStream
from runestack.language.vocabulary import Vocabulary
from runestack.language.words import Words
from tests.guests.lanterns.rules import state as st
from tests.guests.lanterns.rules.game import (
    LanternGame,
    concede,
    kind_of_game,
    may_act,
    may_play,
    new_game,
    resample,
)
from tests.guests.lanterns.rules.state import Faces
from tests.guests.lanterns.telling import words
from tests.guests.lanterns.view.seat import option_cards, view
from tests.guests.lanterns.view.text import table
from tests.guests.lanterns.view.types import LanternView

HERE = Path(__file__).parent
PLAYERS = Setting("players", ("2", "1", "3"), "2", "how many players keep the fire")
TYPES = {
    "light": (
        *(COMMON[key] for key in ("id", "number", "name", "name_de")),
        Key("type", str, words=("light",)),
        *(Key(key, int, low=0, high=9) for key in ("light", "threshold", "draws")),
        COMMON["copies"],
        COMMON["text"],
    )
}

rules.register("lanterns", "LAN", HERE / "rules.md")


def vocabulary() -> Vocabulary:
    """The cards of this game have no texts."""
    return Vocabulary("lanterns", Words(), ())


class Lanterns(GameOf[LanternGame]):
    """A little cooperative game."""

    name = "lanterns"
    title = "Lanterns"
    about = (
        "Keep a fire through five nights, together.",
        "Hütet gemeinsam ein Feuer, fünf Nächte lang.",
    )
    rules_version = "1"
    settings = (PLAYERS,)
    ways = tuple({"players": number} for number in PLAYERS.values)
    words_of_settings: Mapping[str, SettingWords] = {
        "players": SettingWords(
            ("Players", "Spieler"),
            ("How many keep the fire.", "Wie viele das Feuer hüten."),
            {number: (number, number) for number in PLAYERS.values},
        )
    }
    asked_anyway = (st.ASK_DAY,)
    phases = words.PHASES
    endings = words.ENDINGS
    cards = HERE / "cards"
    state_class = LanternGame

    # -- cards -----------------------------------------------------------------------------------

    @property
    def card_game(self) -> CardGame:
        return CardGame("lanterns", CardSchema(TYPES), vocabulary)

    @cached_property
    def faces(self) -> Faces:
        """The cards as the rules read them."""
        faces = Faces()
        for card in self.pool.cards:
            faces.copies.append(card.copies)
            for key, column in (
                ("light", faces.light),
                ("threshold", faces.threshold),
                ("draws", faces.draws),
            ):
                value = card.value(key)
                assert isinstance(value, int)
                column.append(value)
        return faces

    def kind_words(self, card: Card, language: str) -> str:
        return "light" if language == "en" else "Licht"

    def value_words(self, card: Card, language: str) -> str:
        return f"{self.kind_words(card, language)} {card.value('light')}"

    def face_of(self, state: LanternGame, card: int) -> int:
        return state.face[card]

    def card_count(self, state: LanternGame) -> int:
        return len(state.face)

    # -- states ----------------------------------------------------------------------------------

    def seat_numbers(self, options: Mapping[str, str]) -> tuple[int, ...]:
        return (int(options.get("players", PLAYERS.default)),)

    def kind(self, options: Mapping[str, str], seats: int) -> int:
        return kind_of_game(seats)

    def new(
        self,
        seed: int,
        seats: int,
        options: Mapping[str, str],
        journal: Journal | None,
        manners: Manners | None = None,
    ) -> LanternGame:
        return new_game(self.faces, seats, seed, journal, manners)

    def blank(self) -> LanternGame:
        return LanternGame(self.faces)

    def concede(self, state: LanternGame, seat: int) -> None:
        concede(state, seat)

    def resample(self, state: LanternGame, seat: int, chance: RandomStream) -> None:
        resample(state, seat, chance)

    def evaluate(self, state: LanternGame, seat: int) -> float:
        return float(state.outcome.scores[seat]) if state.outcome else state.worth(seat)

    def round(self, state: LanternGame) -> int:
        return state.numbers[st.DAY]

    def active_seat(self, state: LanternGame) -> int:
        return -1

    def begins_turn(self, event: Event) -> bool:
        return event.kind == st.DAY_BEGINS

    def phase(self, state: LanternGame) -> str:
        return "day"

    def first_seat(self, state: LanternGame) -> int:
        return -1

    def knows(self, state: LanternGame, seat: int, card: int) -> bool:
        return bool(state.known[card] >> seat & 1)

    def invariants(self, state: LanternGame) -> list[str]:
        places = sorted([*state.deck, *state.fire, *(card for hand in state.hand for card in hand)])
        problems = [] if places == list(range(len(state.face))) else ["cards are lost"]
        if not state.asking and state.outcome is None:
            problems.append("nobody is asked, and the game is not over")
        return problems

    # -- words -----------------------------------------------------------------------------------

    def prompt(self, state: LanternGame, question: Question, reader: Reader) -> Sentence:
        return words.prompt(state, question, reader)

    def option_id(self, state: LanternGame, code: int) -> str:
        return words.option_id(code)

    def option_sentences(
        self, state: LanternGame, question: Question, reader: Reader
    ) -> list[Sentence]:
        return words.option_sentences(state, self.pool, question, reader)

    def option_cards(self, state: LanternGame, code: int) -> tuple[int, ...]:
        return option_cards(code)

    def event_sentence(self, state: LanternGame, event: Event, reader: Reader) -> Sentence | None:
        return words.event_sentence(state, self.pool, event, reader)

    def event_cards(self, state: LanternGame, event: Event, seat: int) -> tuple[int, ...]:
        visible = event.card != NOTHING and words.is_visible(state, event.card, seat)
        return (event.card,) if visible else ()

    def card_name(self, state: LanternGame, card: int, reader: Reader) -> Sentence:
        return words.card_name(state, self.pool, card, reader)

    def inspect(self, state: LanternGame, card: int, reader: Reader) -> list[str]:
        lines = [str(self.card_name(state, card, reader))]
        if words.is_visible(state, card, reader.seat):
            lines.append(self.value_words(self.printed(state, card), reader.language))
        return lines

    # -- views and explanations ------------------------------------------------------------------

    @property
    def view_type(self) -> type:
        return LanternView

    def view(self, state: LanternGame, seat: int, names: Sequence[str] = ()) -> LanternView:
        return view(state, self.pool, Reader(seat, names=names))

    def table(self, view: Mapping[str, object], reader: Reader) -> list[str]:
        return table(view, reader)

    def intents(self, state: LanternGame, seat: int) -> list[Intent]:
        plays = [Intent("play", card) for card in (*state.hand[seat], *state.fire[-2:])]
        gifts = [Intent("give", number=other) for other in range(state.numbers[st.SEATS])]
        return [*plays, Intent("done"), *gifts]

    def explain(self, state: LanternGame, seat: int, intent: Intent) -> list[Failure]:
        why = Why()
        question = question_for(state, seat)
        if intent.action != "give":
            may_act(state, seat, why)
        elif question is None or question.kind != st.ASK_GIFT:
            fails(why, "LAN-CARD-3", "nothing_to_give")
        if intent.action == "play":
            may_play(state, seat, intent.card, why)
        return why.failures

    def is_offered(self, state: LanternGame, seat: int, intent: Intent) -> bool:
        question = question_for(state, seat)
        codes = {
            "play": option(st.PLAY, max(0, intent.card), 0),
            "done": option(st.BE_DONE, 0, 0),
            "give": option(st.GIVE, intent.number, 0),
        }
        return question is not None and codes[intent.action] in question.options

    def intent_sentence(self, state: LanternGame, intent: Intent, reader: Reader) -> Sentence:
        return words.intent_sentence(state, self.pool, intent, reader)

    def failure_sentence(self, state: LanternGame, failure: Failure, reader: Reader) -> Sentence:
        return words.failure_sentence(state, self.pool, failure, reader)

    # -- statistics ------------------------------------------------------------------------------

    def card_use(self, state: LanternGame, event: Event) -> CardUse | None:
        uses = {st.DRAWS: DRAWN, st.PLAYS: PLAYED}
        if event.kind not in uses:
            return None
        return CardUse(uses[event.kind], event.seat, state.face[event.card])


GAME = Lanterns()
