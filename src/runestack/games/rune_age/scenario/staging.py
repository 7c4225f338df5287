"""Rune Age's part in the scenario language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from runestack.cards.pool import Card
from runestack.games.intents import Intent
from runestack.games.rune_age.cards.scenarios import SIDES, add_text
from runestack.games.rune_age.game import GAME, RuneAge
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.game import RuneAgeGame
from runestack.games.rune_age.rules.scenarios import Scenario
from runestack.games.rune_age.rules.setup import Setup, new_card, prepare
from runestack.games.rune_age.rules.state import (
    BUILT,
    FIRST,
    OBJECTIVE,
    OVERLORD,
    SEATS,
    SHARED_REALM,
)
from runestack.games.rune_age.scenario import cards as own
from runestack.games.rune_age.scenario import intents
from runestack.games.rune_age.scenario.dice import load_die
from runestack.games.rune_age.scenario.facts import CARD_FACTS, GAME_FACTS, SEAT_FACTS
from runestack.games.rune_age.scenario.layout import Layout
from runestack.games.rune_age.scenario.moments import NEW_GAME, begin, set_turn, usual_moment
from runestack.games.rune_age.scenario.picture import picture
from runestack.games.rune_age.scenario.position import Player, centre_of, player
from runestack.games.rune_age.scenario.said import AIMING
from runestack.games.rune_age.scenario.same_rules import rules_of_event, same_rules
from runestack.games.rune_age.scenario.verbs import VERBS
from runestack.games.staged_cards import AnyCard, Design, Printing
from runestack.games.staging import (
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
from runestack.kernel.choices import ASK_MODE
from runestack.kernel.decision import Question
from runestack.kernel.events import Event
from runestack.kernel.frame import NOBODY
from runestack.kernel.state import State

# Questions that can be answered once for all.
STANDING: dict[str, tuple[int, dict[str, int]]] = {
    "when_played": (ch.ASK_WHEN_PLAYED, {"decline": ch.DECLINE}),
    "instead": (ch.ASK_INSTEAD, {"decline": ch.DECLINE}),
}
# Where the card of an action lies before.
TAKEN_FROM = {"acquire": c.IN_MARKET, "buy": c.IN_BARRACKS, "play": c.IN_HAND}


class RuneAgeStaging(Staging):
    """How Rune Age is set up and spoken of in scenarios."""

    card_facts: ClassVar[Mapping[str, Fact]] = CARD_FACTS
    seat_facts: ClassVar[Mapping[str, Fact]] = SEAT_FACTS
    game_facts: ClassVar[Mapping[str, StateFact]] = GAME_FACTS
    verbs: ClassVar[Mapping[str, Verb]] = VERBS
    standing: ClassVar[Mapping[str, tuple[int, Mapping[str, int]]]] = STANDING
    asked_anyway: ClassVar[tuple[int, ...]] = (ch.ASK_ACTION,)
    noted: ClassVar[tuple[int, ...]] = (
        *AIMING,
        ASK_MODE,
        ch.ASK_ATTRITION,
        ch.ASK_DISCARD,
        ch.ASK_RESOLUTION,
        ch.ASK_END_OF_COMBAT,
        ch.ASK_EVENT_ORDER,
        ch.ASK_WHO,
    )
    payments: ClassVar[tuple[int, ...]] = (ch.ASK_COST,)
    paying: ClassVar[int] = p.PAY_COSTS
    with_card: ClassVar[tuple[str, ...]] = ("attack", "buy", "acquire", "play", "action")

    @classmethod
    def seat_number(cls, words: Mapping[str, Any]) -> int:
        """As many as are said; two where nothing is."""
        return whole("the number of players", words.get("players", 2), 1, c.MOST_SEATS)

    def __init__(self, players: Sequence[object], words: Mapping[str, Any]) -> None:
        """Words: players, at, turn, first, round, combat, dice, objective, the piles of the centre, seed and settings.

        For a new game all settings of the game.
        """
        left = dict(words)
        seats = whole("the number of players", left.pop("players", 2), 1, c.MOST_SEATS)
        seed = whole("the seed", left.pop("seed", 0), -MOST_SEED, MOST_SEED)
        at = str(left.pop("at", usual_moment(left)))
        if at == NEW_GAME:
            self.game = GAME
            self.start = self.state = dealt(GAME, players, seats, seed, left)
        else:
            self.lay([as_player(one) for one in players], seed, at, left)
        if left:
            raise StagingError(f"a scenario of Rune Age does not know: {', '.join(left)}")

    def lay(self, described: list[Player], seed: int, at: str, left: dict[str, Any]) -> None:
        """A position: everything as described, nothing shuffled or dealt."""
        centre = centre_of(left)
        described = with_races(described)
        homes = [own.home_realm(c.RACES[one.race]) for one in described]
        objective = left.pop("objective", own.OBJECTIVE)
        if not isinstance(objective, str | Design):
            raise StagingError(f"an objective is a card, not {objective!r}")
        form = str(left.pop("form", ""))
        objective, key = of_form(objective, form)
        cards: list[AnyCard] = [own.FILLER, objective, *homes, *centre.cards()]
        cards += [card for one in described for card in one.cards()]
        printing = own.printed(tuple(dict.fromkeys(cards)))
        face = objective_face(printing, objective, form, key)
        self.game = printing.game
        made = scenario_of(printing.game.pool.cards, face)
        self.start = self.state = RuneAgeGame(printing.game.faces, made)
        prepare(self.state, setup_of(len(described), seed, left))
        self.state.frames.clear()
        set_turn(self.state, left)
        self.put_realms(described, [printing.face(home) for home in homes], left)
        self.state.numbers[OBJECTIVE] = new_card(self.state, face, NOBODY, c.IN_FRONT)
        Layout(self.state, printing.faces.__getitem__).put(described, centre)
        load_die(self.state, left.pop("dice", ()))
        self.state.numbers[BUILT] = 1
        begin(self.state, left, at, partial(self.only, self.state))

    def put_realms(self, described: list[Player], faces: list[int], left: dict[str, Any]) -> None:
        """Home realms, or the one that all share; and who is the Overlord."""
        s = self.state
        for seat, one in enumerate(described):
            s.race[seat] = one.race
        if s.scenario.shared_realm:
            s.numbers[SHARED_REALM] = new_card(s, faces[0], NOBODY, c.IN_FRONT)
        else:
            for seat, face in enumerate(faces):
                s.home[seat] = new_card(s, face, seat, c.IN_REALM)
        s.numbers[OVERLORD] = NOBODY
        if s.scenario.teams == sc.ONE_AGAINST_ALL and len(described) > 1:
            s.numbers[OVERLORD] = s.numbers[FIRST]

    # -- names -----------------------------------------------------------------------------------

    def cards(self, state: State) -> Iterable[int]:
        """In the order of the description, home realms first."""
        return range(len(rune_age(state).face))

    def name(self, state: State, card: int) -> str:
        """The printed name."""
        return self.game.pool.cards[rune_age(state).face[card]].name

    def owner(self, state: State, card: int) -> int:
        """Whose it is; what lies in the centre belongs to nobody."""
        return rune_age(state).owner[card]

    def place(self, state: State, card: int) -> tuple[object, ...]:
        """Zone and controller, and what lies on the card."""
        s = rune_age(state)
        return (s.zone[card], s.controller[card], s.exhausted[card], s.wounded[card])

    def aliases(self, state: State) -> Mapping[str, list[int]]:
        """`p1 home` and, for the home realm, `p1`; `objective`; `shared home`."""
        s = rune_age(state)
        found: dict[str, list[int]] = {}
        if s.numbers[BUILT]:
            found["objective"] = [s.numbers[OBJECTIVE]]
        if s.numbers[SHARED_REALM] != NOBODY:
            found["shared home"] = [s.numbers[SHARED_REALM]]
        for seat in range(s.numbers[SEATS]):
            if s.home[seat] != NOBODY:
                found[f"p{seat + 1}"] = found[f"p{seat + 1} home"] = [s.home[seat]]
        return found

    def label(self, state: State, card: int) -> str:
        """Cards of the centre need no player before their names."""
        label = super().label(state, card)
        return label.removeprefix(f"p{NOBODY + 1} ")

    # -- questions -------------------------------------------------------------------------------

    def passing(self, state: State, question: Question) -> int | None:
        """There are no windows for reactions."""
        return None

    def explain(self, state: State, seat: int, intent: Intent) -> list[Failure]:
        """An Action may name its target too."""
        return intents.explain(self.game, rune_age(state), seat, intent)

    def is_offered(self, state: State, seat: int, intent: Intent) -> bool:
        """The same for what is offered."""
        return intents.is_offered(self.game, rune_age(state), seat, intent)

    def same_rules(self, state: State, intent: Intent, failure: Failure) -> Sequence[str]:
        """A ruling for its rule, a scenario's rule for the general one."""
        return same_rules(rune_age(state), intent, failure)

    def event_rules(self, state: State, event: Event) -> Sequence[str]:
        """What only this kind of outcome is about: a tie, a wound, attrition."""
        return (event.rule, *rules_of_event(rune_age(state), event))

    def where_taken(self, state: State, seat: int, action: str, cards: list[int]) -> list[int]:
        """A gold card is acquired from the centre, whoever has others; units are bought from the own barracks."""
        s = rune_age(state)
        zone = TAKEN_FROM.get(action)
        if zone == c.IN_MARKET:
            return [card for card in cards if s.zone[card] == zone]
        return [card for card in cards if s.zone[card] == zone and s.owner[card] == seat]

    def describe(self, state: State) -> list[str]:
        """Everything that lies open or hidden."""
        return picture(rune_age(state), lambda card: self.label(state, card))


def rune_age(state: State) -> RuneAgeGame:
    """The state of this game."""
    if not isinstance(state, RuneAgeGame):
        raise TypeError(f"no game of Rune Age: {type(state).__name__}")
    return state


def as_player(given: object) -> Player:
    """What is said of a player, or the usual."""
    if given is None:
        return player()
    if not isinstance(given, Player):
        raise StagingError(f"a player is described by player(...), not by {given!r}")
    return given


def with_races(described: list[Player]) -> list[Player]:
    """Races that were not said are those that are left, in their order; none is there twice (RA-RULING-3)."""
    said = [one.race for one in described if one.race != c.NO_RACE]
    if len(set(said)) < len(said):
        raise StagingError("two players have the same race")
    left = [race for race in range(len(c.RACES)) if race not in said]
    return [one if one.race != c.NO_RACE else one.of_race(left.pop(0)) for one in described]


def setup_of(seats: int, seed: int, left: dict[str, Any]) -> Setup:
    """The settings among the words of a scenario."""
    setup = Setup(seed)
    setup.seats = seats
    setup.first_player = seat_of(left.get("first", "p1"), seats)
    limit = left.pop("round_limit", c.ROUND_LIMIT)
    setup.round_limit = whole("the round limit", limit, 1, c.ROUND_LIMIT)
    setup.open_hands = bool(left.pop("open_hands", False))
    return setup


def of_form(objective: AnyCard, form: str) -> tuple[AnyCard, str]:
    """The objective of the box by its name in a form, which may have a name of its own; and the key of its scenario."""
    if not isinstance(objective, str):
        return objective, own.BACK
    box = [card for card in GAME.pool.cards if card.type == "objective"]
    keys = [str(card.value("scenario")) for card in box if card.name == objective]
    for key in keys:
        for card in box:
            if (str(card.value("scenario")), str(card.value("form") or "")) == (key, form):
                return card.name, key
    return objective, keys[0] if keys else ""


def objective_face(printing: Printing[RuneAge], objective: AnyCard, form: str, key: str) -> int:
    """The face of an objective; one of the box has several forms."""
    for face in printing.faces[objective]:
        card = printing.game.pool.cards[face]
        if card.type != "objective":
            raise StagingError(f"{card.name} is no objective")
        if (str(card.value("scenario")), str(card.value("form") or "")) == (key, form):
            return face
    name = objective if isinstance(objective, str) else objective.name
    raise StagingError(f"{name} has no form {form!r}")


def scenario_of(cards: Sequence[Card], face: int) -> Scenario:
    """The rules that an objective makes; its cards are those of the position."""
    card = cards[face]
    if card.type != "objective":
        raise StagingError(f"{card.name} is no objective")
    made = Scenario()
    made.key = str(card.value("scenario"))
    made.objective = face
    made.teams = SIDES[str(card.value("sides"))]
    left_out = card.words("left_out")
    made.left_out = [one for one, other in enumerate(cards) if other.name in left_out]
    add_text(made, card)
    return made
