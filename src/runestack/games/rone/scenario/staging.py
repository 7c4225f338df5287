"""RONE's part in the scenario language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from runestack.games.intents import Intent
from runestack.games.rone.game import Rone
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.setup import STARTING_HAND, Setup, prepare
from runestack.games.rone.rules.state import BOUNTY_SIZE
from runestack.games.rone.scenario import intents
from runestack.games.rone.scenario.cards import printed
from runestack.games.rone.scenario.facts import CARD_FACTS, GAME_FACTS, SEAT_FACTS
from runestack.games.rone.scenario.moments import MULLIGAN, NEW_GAME, Waiting, begin
from runestack.games.rone.scenario.picture import picture
from runestack.games.rone.scenario.position import (
    Player,
    items,
    lay_out,
    player,
    take_away,
)
from runestack.games.rone.scenario.verbs import VERBS
from runestack.games.rone.setup.settings import SEATS, technology_count
from runestack.games.staged_cards import AnyCard, Design, Printing
from runestack.games.staging import (
    MOST,
    MOST_SEED,
    Fact,
    Staging,
    StagingError,
    StateFact,
    Verb,
    seat_of,
    several,
    whole,
)
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question, option
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State

# Questions that can be answered once for all: the question, and its answers as kinds of options.
STANDING: dict[str, tuple[int, dict[str, int]]] = {
    "graveyard": (ch.ASK_GRAVEYARD, {"top": ch.GRAVEYARD_TOP, "bottom": ch.GRAVEYARD_BOTTOM}),
    "damage": (ch.ASK_DAMAGE, {"deck": ch.DAMAGE_DECK, "hand": ch.DAMAGE_HAND}),
    "income": (ch.ASK_INCOME, {"draw": ch.DRAW_CARD, "stop": ch.STOP_DRAWING}),
    "mulligan": (ch.ASK_MULLIGAN, {"keep": ch.KEEP_HAND}),
}


BOUNTY_SEATS = SEATS["3p"]


class RoneStaging(Staging):
    """How RONE is set up and spoken of in scenarios."""

    card_facts: ClassVar[Mapping[str, Fact]] = CARD_FACTS
    seat_facts: ClassVar[Mapping[str, Fact]] = SEAT_FACTS
    game_facts: ClassVar[Mapping[str, StateFact]] = GAME_FACTS
    verbs: ClassVar[Mapping[str, Verb]] = VERBS
    payments: ClassVar[tuple[int, ...]] = (ch.ASK_PAY_UNIT, ch.ASK_DISCARD)
    paying: ClassVar[int] = p.PAY
    with_card: ClassVar[tuple[str, ...]] = ("play", "use", "attack", "recycle", "target")
    standing: ClassVar[Mapping[str, tuple[int, Mapping[str, int]]]] = STANDING

    @classmethod
    def seat_number(cls, words: Mapping[str, Any]) -> int:
        """As many as the mode says."""
        mode = words.get("mode", "1v1")
        if mode not in SEATS:
            raise StagingError(f"the modes are {', '.join(SEATS)}, not {mode!r}")
        return SEATS[mode]

    def __init__(self, players: Sequence[object], words: Mapping[str, Any]) -> None:
        """Words: mode, at, turn, first, round, combat, stack, edition, max_rounds, team_hands_visible, seed.

        For three players also bounty and eliminated; for a new game box, technologies, technology_count and
        choose_hero.
        """
        left = dict(words)
        setup, edition = setup_of(left)
        at = str(left.pop("at", usual_moment(left)))
        if at == NEW_GAME:
            self.deal(players, setup, edition, left)
        else:
            self.lay(players, setup, edition, at, left)
        if left:
            raise StagingError(f"a scenario of RONE does not know: {', '.join(left)}")

    def print_cards(self, cards: Iterable[AnyCard], edition: str) -> Printing[Rone]:
        """The cards of the scenario, and the game that is played with them."""
        printing = printed(tuple(dict.fromkeys(cards)), edition)
        self.play_with(printing.game)
        return printing

    def play_with(self, game: Rone) -> None:
        """An empty table for a game."""
        self.game = game
        self.start = self.state = RoneGame(game.faces)

    def lay(
        self, players: Sequence[object], setup: Setup, edition: str, at: str, left: dict[str, Any]
    ) -> None:
        """A position: everything as described, nothing shuffled or dealt."""
        described = [as_player(one, at) for one in players]
        stack = cards_on_stack(left)
        bounty = bounty_of(setup, left)
        printing = self.print_cards(
            [*(card for one in described for card in one.cards()), *stack, *bounty], edition
        )
        setup.heroes = [printing.face(one.hero.card, one.level) for one in described]
        setup.decks = [[] for _ in described]
        setup.technology_decks = [[] for _ in described]
        setup.bounty = [printing.face(card) for card in reversed(bounty)]
        prepare(self.state, setup)
        self.state.frames.clear()
        lay_out(self.state, described, printing)
        for name in several(left.pop("eliminated", ())):
            take_away(self.state, seat_of(name, setup.seats))
        begin(self.state, left, at, partial(self.only, self.state), printing)

    def deal(
        self, players: Sequence[object], setup: Setup, edition: str, left: dict[str, Any]
    ) -> None:
        """A new game: dealt at random from a box, or with the decks of the players described."""
        if "first" in left:
            setup.first_player = seat_of(left.pop("first"), setup.seats)
        setup.technologies = bool(left.pop("technologies", True))
        count = str(left.pop("technology_count", "most"))
        setup.technology_count = technology_count(count, setup.seats)
        setup.choose_hero = bool(left.pop("choose_hero", False))
        box = cards_of(left.pop("box", ()))
        described = [as_player(one, NEW_GAME) for one in players] if any(players) else []
        if not box and not described:
            self.play_with(Rone())
        else:
            printing = self.print_cards(
                [*box, *(card for one in described for card in one.cards())], edition
            )
            setup.heroes = [printing.face(one.hero.card) for one in described]
            for mates in teams_of(described):
                decks = [item.card for one in mates for item in one.deck]
                technologies = [item.card for one in mates for item in one.technology_deck]
                setup.decks.append([printing.face(card) for card in decks])
                setup.technology_decks.append([printing.face(card) for card in technologies])
        prepare(self.state, setup)

    def cards(self, state: State) -> Iterable[int]:
        """Heroes first, then in the order of the description."""
        return range(len(rone(state).face))

    def name(self, state: State, card: int) -> str:
        """The printed name."""
        return self.game.pool.cards[rone(state).face[card]].name

    def owner(self, state: State, card: int) -> int:
        """The seat that had it at the start."""
        return rone(state).owner[card]

    def place(self, state: State, card: int) -> tuple[object, ...]:
        """Zone and controller."""
        s = rone(state)
        return (s.zone[card], s.controller[card])

    def aliases(self, state: State) -> Mapping[str, list[int]]:
        """`hero`, `p1 hero`, and the player for the hero: `p1`."""
        heroes = rone(state).hero
        players = {f"p{seat + 1}": [hero] for seat, hero in enumerate(heroes)}
        named = {f"{player} hero": hero for player, hero in players.items()}
        return {"hero": list(heroes), **players, **named}

    def passing(self, state: State, question: Question) -> int | None:
        """Windows of every kind."""
        return option(ch.PASS, 0, 0) if question.kind == ch.ASK_WINDOW else None

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """An attack, a tactic or an ability may name its target too."""
        return intents.explain(self.game, rone(state), seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """The same for what is offered."""
        return intents.is_offered(self.game, rone(state), seat, intent)

    def describe(self, state: State) -> list[str]:
        """Everything that lies open or hidden."""
        return picture(rone(state), lambda card: self.label(state, card))


def rone(state: State) -> RoneGame:
    """The state of this game."""
    if not isinstance(state, RoneGame):
        raise TypeError(f"no game of RONE: {type(state).__name__}")
    return state


def setup_of(left: dict[str, Any]) -> tuple[Setup, str]:
    """The settings among the words of a scenario."""
    setup = Setup(whole("the seed", left.pop("seed", 0), -MOST_SEED, MOST_SEED))
    edition = str(left.pop("edition", "en"))
    if edition not in c.EDITIONS:
        raise StagingError(f"the editions are {', '.join(c.EDITIONS)}, not {edition!r}")
    setup.edition = c.EDITIONS[edition]
    setup.max_rounds = whole(
        "max_rounds", left.pop("max_rounds", 0), 0, MOST
    )  # 0: as many as there may be
    setup.seats = RoneStaging.seat_number(left)
    left.pop("mode", None)
    setup.open_hands = bool(left.pop("team_hands_visible", True))
    return setup, edition


def bounty_of(setup: Setup, left: dict[str, Any]) -> list[AnyCard]:
    """The bounty deck of three players, from the top; fillers where nothing is said, none once somebody is out."""
    if setup.seats != BOUNTY_SEATS:
        return []
    if not left.get("eliminated"):
        return [item.card for item in items(left.pop("bounty", BOUNTY_SIZE))]
    return []


def teams_of(described: Sequence[Player]) -> list[list[Player]]:
    """The players of each side: of four the first and the third, the second and the fourth."""
    sides = 2 if len(described) == SEATS["2v2"] else len(described)
    return [list(described[side::sides]) for side in range(sides)]


def usual_moment(left: Mapping[str, Any]) -> str:
    """Where nothing is said: the main phase, or the combat or stack that is described."""
    if left.get("stack"):
        return "stack"
    return "combat" if left.get("combat") else "main"


def as_player(given: object, at: str) -> Player:
    """What is said of a player, or the usual; at the mulligan the usual hand is six fillers."""
    if given is None:
        return player(hand=STARTING_HAND if at == MULLIGAN else 0)
    if not isinstance(given, Player):
        raise StagingError(f"a player is described by player(...), not by {given!r}")
    return given


def cards_on_stack(left: Mapping[str, Any]) -> list[AnyCard]:
    """The cards of waiting effects that have to be printed: all but those in play whose ability waits."""
    effects = [one for one in several(left.get("stack")) if isinstance(one, Waiting)]
    return [effect.card for effect in effects if effect.ability == NOTHING]


def cards_of(given: object) -> list[AnyCard]:
    """A row of cards."""
    cards: list[AnyCard] = []
    for card in several(given):
        if not isinstance(card, str | Design):
            raise StagingError(f"a box is made of cards, not of {card!r}")
        cards.append(card)
    return cards
