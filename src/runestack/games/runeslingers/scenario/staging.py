"""Runeslingers' part in the scenario language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from runestack.games.intents import Intent
from runestack.games.runeslingers.game import GAME, Runeslingers
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.setup import Setup, prepare
from runestack.games.runeslingers.rules.state import SPOTS
from runestack.games.runeslingers.scenario import intents
from runestack.games.runeslingers.scenario.cards import AILMENTS, FILLER, printed
from runestack.games.runeslingers.scenario.facts import CARD_FACTS, GAME_FACTS, SEAT_FACTS
from runestack.games.runeslingers.scenario.layout import Layout
from runestack.games.runeslingers.scenario.moments import (
    NEW_GAME,
    begin,
    first_of,
    set_turn,
    settings_of,
    setup_of,
)
from runestack.games.runeslingers.scenario.picture import picture
from runestack.games.runeslingers.scenario.position import Player, player
from runestack.games.runeslingers.scenario.verbs import VERBS
from runestack.games.runeslingers.setup.settings import make_setup
from runestack.games.staged_cards import Design, Printing
from runestack.games.staging import Fact, Staging, StagingError, StateFact, Verb
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question, option
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State

# Questions that can be answered once for all.
STANDING: dict[str, tuple[int, dict[str, int]]] = {
    "answers": (ch.ASK_ANSWER, {"decline": ch.DECLINE}),
    "blocks": (ch.ASK_BLOCK, {"never": ch.NO_BLOCK}),
    "draw_phase": (ch.ASK_PASS, {"go on": ch.GO_ON, "pass": ch.PASS}),
    "benefit": (ch.ASK_PASS_BENEFIT, {"draw": ch.PASS_DRAW, "nothing": ch.PASS_NOTHING}),
}
WINDOWS = {ch.ASK_ANSWER: ch.DECLINE, ch.ASK_BLOCK: ch.NO_BLOCK}


class RuneslingersStaging(Staging):
    """How Runeslingers is set up and spoken of in scenarios."""

    card_facts: ClassVar[Mapping[str, Fact]] = CARD_FACTS
    seat_facts: ClassVar[Mapping[str, Fact]] = SEAT_FACTS
    game_facts: ClassVar[Mapping[str, StateFact]] = GAME_FACTS
    verbs: ClassVar[Mapping[str, Verb]] = VERBS
    standing: ClassVar[Mapping[str, tuple[int, Mapping[str, int]]]] = STANDING
    passes_windows: ClassVar[bool] = False
    asked_anyway = (ch.ASK_MAIN, ch.ASK_PASS)
    payments: ClassVar[tuple[int, ...]] = (ch.ASK_PAY_CARD, ch.ASK_DISCARD)
    paying: ClassVar[int] = p.PAY

    def __init__(self, players: Sequence[object], words: Mapping[str, Any]) -> None:
        """Words: at, turn, turn_number, first, encounter and the settings; for a new game all settings of the game."""
        left = dict(words)
        at = str(left.pop("at", "play"))
        if at != NEW_GAME:
            self.lay(players, at, left)
        elif any(players):
            self.deal(players, left)
        else:
            self.play_with(GAME)
            seed, settings = settings_of(left)
            prepare(self.state, make_setup(seed, settings, GAME.pool))
        if left:
            raise StagingError(f"a scenario of Runeslingers does not know: {', '.join(left)}")

    def play_with(self, game: Runeslingers) -> None:
        """An empty table for a game."""
        self.game = game
        self.start = self.state = RuneslingersGame(game.faces)

    def print_cards(self, sides: Sequence[Player], left: dict[str, Any]) -> Printing[Runeslingers]:
        """The cards of the scenario, and the game that is played with them; `ailments` are those of its own."""
        own: Sequence[Design] = left.pop("ailments", ())
        named = {one.name for one in own}
        boxed = [name for name in AILMENTS if name not in named]
        cards = [FILLER, *own, *boxed, *(card for side in sides for card in side.cards())]
        printing = printed(tuple(dict.fromkeys(cards)))
        self.play_with(printing.game)
        return printing

    def lay(self, players: Sequence[object], at: str, left: dict[str, Any]) -> None:
        """A position: everything as described, nothing shuffled or dealt."""
        sides = [as_player(one) for one in players]
        printing = self.print_cards(sides, left)
        setup = setup_of(left)
        setup.runeslingers = [printing.face(side.runeslinger) for side in sides]
        prepare(self.state, setup)
        self.state.frames.clear()
        set_turn(self.state, left)
        Layout(self.state, printing).put(sides)
        begin(self.state, at)

    def deal(self, players: Sequence[object], left: dict[str, Any]) -> None:
        """A new match with the decks of the players described, shuffled; what was not said of them is chosen."""
        sides = [as_player(one) for one in players]
        printing = self.print_cards(sides, left)
        setup = setup_of(left)
        setup.first_player = first_of(left)
        setup.decks = [[printing.face(item.card) for item in side.deck] for side in sides]
        give_runeslingers(setup, sides, printing)
        prepare(self.state, setup)

    def cards(self, state: State) -> Iterable[int]:
        """Runeslingers and abilities first, then in the order of the description; ailments are facts of players."""
        s = runeslingers(state)
        return [card for card in range(len(s.face)) if s.zone[card] != c.AS_AILMENT]

    def name(self, state: State, card: int) -> str:
        """The printed name."""
        return self.game.pool.cards[runeslingers(state).face[card]].name

    def owner(self, state: State, card: int) -> int:
        """The seat in whose deck it started."""
        return runeslingers(state).owner[card]

    def place(self, state: State, card: int) -> tuple[object, ...]:
        """Zone and controller."""
        s = runeslingers(state)
        return (s.zone[card], s.controller[card])

    def aliases(self, state: State) -> Mapping[str, list[int]]:
        """The player for the Runeslinger: `p1`; `p1 runeslinger`, `p1 passive`, `p1 ability`; `p1 concentration 2`."""
        s = runeslingers(state)
        found = concentration_names(s)
        columns = {"": s.slinger, " runeslinger": s.slinger, " passive": s.passive}
        for word, column in {**columns, " ability": s.activate}.items():
            for seat, card in enumerate(column):
                if card != NOTHING:
                    found[f"p{seat + 1}{word}"] = [card]
        return found

    def passing(self, state: State, question: Question) -> int | None:
        """Chances to answer and to block."""
        kind = WINDOWS.get(question.kind)
        return None if kind is None else option(kind, 0, 0)

    def with_any_card(self, state: State, seat: int, action: str) -> list[Intent]:
        """The words of scenarios stand for several actions of the game."""
        meant = intents.MEANS.get(action, ())
        thought_of = self.game.intents(state, seat)
        return [replace(one, action=action) for one in thought_of if one.action in meant]

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """Actions by the words of scenarios, with their target if one is named."""
        return intents.explain(self.game, runeslingers(state), seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """The same for what is offered."""
        return intents.is_offered(self.game, runeslingers(state), seat, intent)

    def describe(self, state: State) -> list[str]:
        """Everything that lies open or hidden."""
        return picture(runeslingers(state), lambda card: self.label(state, card))


def runeslingers(state: State) -> RuneslingersGame:
    """The state of this game."""
    if not isinstance(state, RuneslingersGame):
        raise TypeError(f"no game of Runeslingers: {type(state).__name__}")
    return state


def concentration_names(s: RuneslingersGame) -> dict[str, list[int]]:
    """Concentrations by the number of their area, from 1: nobody has to know what lies there."""
    found: dict[str, list[int]] = {}
    for place, card in enumerate(s.spot_card):
        if card != NOTHING:
            seat, area = divmod(place, s.numbers[SPOTS])
            found[f"p{seat + 1} concentration {area + 1}"] = [card]
    return found


def as_player(given: object) -> Player:
    """What is said of a player, or the usual."""
    if given is None:
        return player()
    if not isinstance(given, Player):
        raise StagingError(f"a player is described by player(...), not by {given!r}")
    return given


def give_runeslingers(
    setup: Setup, sides: Sequence[Player], printing: Printing[Runeslingers]
) -> None:
    """Fixes what was said of the players of a new match."""
    setup.runeslingers = [printing.face(side.runeslinger) for side in sides]
    setup.passives = [
        printing.face(side.passive) if side.has_passive else NOTHING for side in sides
    ]
    setup.activates = [
        printing.face(side.activate) if side.has_activate else NOTHING for side in sides
    ]
