"""Invasion's part in the scenario language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from runestack.games.intents import Intent
from runestack.games.invasion.cards.scenarios import Scenarios
from runestack.games.invasion.game import GAME, invasion
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.clock import event_faces
from runestack.games.invasion.rules.dice import dice_of
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.scenarios import Campaign
from runestack.games.invasion.rules.setup import (
    Setup,
    make_invasion_board,
    make_player_boards,
    prepare_table,
)
from runestack.games.invasion.scenario import cards as own
from runestack.games.invasion.scenario.facts import CARD_FACTS, GAME_FACTS, SEAT_FACTS
from runestack.games.invasion.scenario.layout import Layout
from runestack.games.invasion.scenario.moments import NEW_GAME, begin
from runestack.games.invasion.scenario.picture import picture
from runestack.games.invasion.scenario.position import Player, by_colour, centre_of, player
from runestack.games.invasion.scenario.same_rules import rules_that_say, same_rules
from runestack.games.invasion.scenario.verbs import ACTIONS, VERBS
from runestack.games.invasion.setup.settings import TOGETHER
from runestack.games.staged_cards import AnyCard
from runestack.games.staging import (
    MOST,
    MOST_SEED,
    Fact,
    Staging,
    StagingError,
    StateFact,
    Verb,
    dealt,
    seat_of,
    whole,
)
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY
from runestack.kernel.state import State


class InvasionStaging(Staging):
    """How Invasion is set up and spoken of in scenarios."""

    card_facts: ClassVar[Mapping[str, Fact]] = CARD_FACTS
    seat_facts: ClassVar[Mapping[str, Fact]] = SEAT_FACTS
    game_facts: ClassVar[Mapping[str, StateFact]] = GAME_FACTS
    verbs: ClassVar[Mapping[str, Verb]] = VERBS
    standing: ClassVar[Mapping[str, tuple[int, Mapping[str, int]]]] = {}
    asked_anyway: ClassVar[tuple[int, ...]] = (ch.ASK_MAIN, ch.ASK_SPARE, ch.ASK_DRAW)
    formalities: ClassVar[tuple[int, ...]] = (ch.ASK_SPARE,)
    noted: ClassVar[tuple[int, ...]] = tuple(
        kind
        for kind in range(ch.ASK_AMOUNT + 1)
        if kind not in (ch.ASK_MAIN, ch.ASK_SPARE, ch.ASK_DRAW)
    )
    with_card: ClassVar[tuple[str, ...]] = (
        "play",
        "ability",
        "hit",
        "use_die",
        "reroll",
        "pair",
        "spare",
        "action",
    )
    without_card: ClassVar[tuple[str, ...]] = ("use_die", "reroll", "pair", "spare", "action")

    @classmethod
    def seat_number(cls, words: Mapping[str, Any]) -> int:
        """As many as are said; two where nothing is."""
        return whole("the number of players", words.get("players", 2), 1, c.MOST_SEATS)

    def __init__(self, players: Sequence[object], words: Mapping[str, Any]) -> None:
        """Words: players, at, turn, first, round, scenario, difficulty, event, the piles of the centre, seed.

        For a new game all settings of the game.
        """
        left = dict(words)
        seats = whole("the number of players", left.pop("players", 2), 1, c.MOST_SEATS)
        seed = whole("the seed", left.pop("seed", 0), -MOST_SEED, MOST_SEED)
        at = str(left.pop("at", "main"))
        if at == NEW_GAME:
            self.game = GAME
            if "scenario" in left:
                left["scenario"] = key_of(GAME.scenarios, left["scenario"])
                left.setdefault("mode", TOGETHER)
            self.start = self.state = dealt(GAME, players, seats, seed, left)
        else:
            self.lay([as_player(one) for one in players], seed, at, left)
        if left:
            raise StagingError(f"a scenario of Invasion does not know: {', '.join(left)}")

    def lay(self, described: list[Player], seed: int, at: str, left: dict[str, Any]) -> None:
        """A position: everything as described, nothing shuffled or dealt."""
        said = set(left)
        centre = centre_of(left)
        cards: list[AnyCard] = [own.FILLER, own.FILLER_DRONE, *centre.cards()]
        cards += [card for one in described for card in one.cards()]
        printing = own.printed(tuple(dict.fromkeys(cards)))
        self.game = printing.game
        setup = Setup(seed)
        setup.seats = len(described)
        key = left.pop("scenario", None)
        campaign = Campaign("", [])
        if key is not None:
            key = key_of(printing.game.scenarios, key)
            campaign = self.game.scenarios.campaign(key)
            setup.mode = c.COOPERATIVE
            setup.campaign_face = self.game.scenarios.face(key)
            setup.difficulty = difficulty_of(left.pop("difficulty", "normal"))
            setup.may_try_again = bool(left.pop("may_try_again", False))
        else:
            check_match(described, said)
        setup.matches = whole("the number of matches", left.pop("matches", 1), 1, 9)
        self.start = self.state = InvasionGame(printing.game.faces, campaign)
        self.put(centre_words(left), setup)
        if key is not None and self.state.scenario().loss == sc.ANY_DEFEATED:
            check_nobody_defeated(described)
        Layout(self.state, printing.face).put(described, centre, key is not None)
        if "captain" in left:
            self.state.numbers[st.CAPTAIN] = seat_of(left.pop("captain"), len(described))
        begin(self.state, left, at, self.event_of(left.pop("event", None)))
        if setup.may_try_again:
            self.state.keep()  # here the scenario has begun: whoever tries again comes back to it

    def event_of(self, said: object) -> int | None:
        """An event by its place in the list, from 0, or the first one of its name."""
        if said is None:
            return None
        if not isinstance(said, str):
            return whole("the event", said, 0, MOST)
        s = self.state
        faces = event_faces(s) if s.campaign.scenarios else []
        names = [self.game.pool.cards[face].name for face in faces]
        if said not in names:
            raise StagingError(f"no event is called {said!r}; there are: {', '.join(names)}")
        return names.index(said)

    def put(self, numbers: dict[str, Any], setup: Setup) -> None:
        """The table without cards: boards, and what the Invasion has stored."""
        s = self.state
        prepare_table(s, setup)
        make_player_boards(s)
        if setup.mode == c.COOPERATIVE:
            make_invasion_board(s)
        for colour, number in by_colour("zone_stored", numbers["zone_stored"]).items():
            stored = whole(f"resources in the {colour} zone", number, 0, MOST)
            s.zone_stored[c.COLOUR_NAMES.index(colour)] = stored
        s.numbers[st.TECHNOLOGY_TOKENS] = whole("tokens", numbers["tokens"], 0, MOST)

    # -- names -----------------------------------------------------------------------------------

    def cards(self, state: State) -> Iterable[int]:
        """In the order of the description, boards first."""
        return range(len(invasion(state).face))

    def name(self, state: State, card: int) -> str:
        """The printed name."""
        return self.game.pool.cards[invasion(state).face[card]].name

    def owner(self, state: State, card: int) -> int:
        """Whose it is; what lies in the centre belongs to nobody."""
        return invasion(state).owner[card]

    def place(self, state: State, card: int) -> tuple[object, ...]:
        """Zone and owner, and what lies on the card."""
        s = invasion(state)
        damage = (s.armor_damage[card], s.health_damage[card])
        return (s.zone[card], s.owner[card], s.exhausted[card], s.screws[card], damage)

    def aliases(self, state: State) -> Mapping[str, list[int]]:
        """The `top card` of the stack."""
        s = invasion(state)
        return {"top card": [s.stack[-1]]} if s.stack else {}

    def label(self, state: State, card: int) -> str:
        """Cards of the centre need no player before their names."""
        return super().label(state, card).removeprefix(f"p{NOBODY + 1} ")

    # -- questions -------------------------------------------------------------------------------

    def number(self, seat: int, action: str, said: object) -> int:
        """Dice from 1 (`"p2 3"`: the third of p2), pairs by colour, additional actions by name."""
        if action in ("use_die", "reroll"):
            return die_named(seat, said)
        names = {"pair": c.COLOUR_NAMES[: c.TYPES_STORED], "action": [*ACTIONS]}.get(action)
        if names is None:
            return super().number(seat, action, said)
        if said not in names:
            raise StagingError(f"number is one of {', '.join(names)}, not {said!r}")
        return names.index(str(said))

    def passing(self, state: State, question: Question) -> int | None:
        """There are no windows for reactions."""
        return None

    def same_rules(self, state: State, intent: Intent, failure: Failure) -> Sequence[str]:
        """A ruling for its rule, and other rules that say the same."""
        return same_rules(failure)

    def event_rules(self, state: State, event: Event) -> Sequence[str]:
        """The rule that the event names, and the rulings that complete it."""
        return rules_that_say(event.rule)

    def describe(self, state: State) -> list[str]:
        """Everything that lies open or hidden."""
        return picture(invasion(state), lambda card: self.label(state, card))


# words that describe the Invasion
OF_THE_INVASION = (
    "stack",
    "invasion_deck",
    "invasion_discard",
    "invasion_garbage",
    "protocols",
    "supply",
    "protocol_supply",
    "zones",
    "zone_stored",
    "tokens",
    "event",
    "event_ends",
    "captain",
    "difficulty",
    "may_try_again",
)


def as_player(given: object) -> Player:
    """What is said of a player, or the usual."""
    if given is None:
        return player()
    if not isinstance(given, Player):
        raise StagingError(f"a player is described by player(...), not by {given!r}")
    return given


def check_match(described: Sequence[Player], said: set[str]) -> None:
    """A match is played by two, and without the Invasion."""
    if len(described) != 2:
        raise StagingError("without a scenario there are two players (INV-RULING-72)")
    for word in OF_THE_INVASION:
        if word in said:
            raise StagingError(f"{word} needs a scenario: there is no Invasion otherwise")
    check_nobody_defeated(described)


def check_nobody_defeated(described: Sequence[Player]) -> None:
    """Where a defeated player ends the game, a position has none."""
    if any(one.defeated for one in described):
        raise StagingError("here nobody is defeated while the others go on (INV-CAMP-3)")


def key_of(scenarios: Scenarios, said: object) -> str:
    """A scenario or campaign by its key or its name."""
    names = {scenarios.cards[scenarios.face(key)].name: key for key in scenarios.keys}
    if said not in names and said not in scenarios.keys:
        raise StagingError(
            f"no scenario is called {said!r}; there are: {', '.join(scenarios.keys)}"
        )
    return names.get(str(said), str(said))


def die_named(seat: int, said: object) -> int:
    """A die of a player: of the own dice the number is enough."""
    owner, _, number = said.rpartition(" ") if isinstance(said, str) else ("", "", said)
    place = int(number) if isinstance(number, str) and number.isdigit() else number
    return dice_of(seat_of(owner) if owner else seat)[whole("a die", place, 1, c.DICE_EACH) - 1]


def difficulty_of(word: object) -> int:
    """The number of a difficulty."""
    if word not in sc.DIFFICULTIES:
        raise StagingError(
            f"no difficulty is called {word!r}; there are: {', '.join(sc.DIFFICULTIES)}"
        )
    return sc.DIFFICULTIES.index(str(word))


def centre_words(left: dict[str, Any]) -> dict[str, Any]:
    """What the Invasion has beside cards."""
    return {"zone_stored": left.pop("zone_stored", {}), "tokens": left.pop("tokens", 0)}
