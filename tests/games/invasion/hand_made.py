"""Positions made by hand, and moves by name: what tests of the rules are written with.

A table is described, then begun at a phase; nothing is played to get there. Cards are called by their names: those of
the box, and those that a test writes down itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from runestack.games.invasion.language.lower import add_text, build_faces
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.games.invasion.rules import campaign as campaign_chapter
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import series as series_chapter
from runestack.games.invasion.rules import state as st
from runestack.games.invasion.rules.clock import start_event
from runestack.games.invasion.rules.dice import dice_of, place_of_screw
from runestack.games.invasion.rules.faces import Faces
from runestack.games.invasion.rules.game import InvasionGame, new_game
from runestack.games.invasion.rules.primitives import add_card, move, place
from runestack.games.invasion.rules.scenarios import Campaign, Scenario
from runestack.games.invasion.rules.setup import Setup, prepare
from runestack.games.invasion.rules.turn import TURN_2_PHASE
from runestack.games.invasion.rules.turn_marks import new_turn
from runestack.kernel import choices as kernel_choices
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.driver import answer, question_for, run
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.language.diagnose import examine
from tests.games.invasion.cards.box import pool, scenarios

COLOURS: Final = c.COLOUR_NAMES
STATS: Final = ("melee", "ranged", "armor", "health")
BY_CARD: Final = (
    ch.TAKE_CARD,
    ch.GIVE,
    ch.PLAY,
    ch.ABILITY,
    ch.CARRY_OUT,
    ch.KEEP_CARD,
    ch.RECYCLE,
    ch.HIT,
    ch.MOVE_SCREW,
    ch.END_TEXT,
    kernel_choices.NEXT_TRIGGER,
    kernel_choices.CHOOSE_MODE,
)
BY_COLOUR: Final = (ch.COLOUR, ch.SYMBOL, ch.PAIR, ch.ZONE, ch.PUT_IN, ch.STORED)
SECOND_COLOUR: Final = (ch.PUT_IN, ch.STORED)

# -- cards --------------------------------------------------------------------------------------------


@cache
def faces() -> Faces:
    """The faces of the box, and behind them those that tests add."""
    return build_faces(pool().cards)


NAMES: Final[list[str]] = []


def names() -> list[str]:
    """The names of all faces, by number. A name that returns belongs to the later face."""
    if not NAMES:
        NAMES.extend(card.name for card in pool().cards)
    return NAMES


def face_of(name: str) -> int:
    """The face of a name: the latest one; of events and scenarios of one name the event."""
    known = names()
    for face in range(len(known) - 1, -1, -1):
        if known[face] == name and faces().type[face] & (c.SCENARIO | c.CAMPAIGN) == 0:
            return face
    message = f"no card is called {name!r}"
    raise AssertionError(message)


def write(name: str, kind: int, text: str) -> int:
    """A new face with a text, read by the real language."""
    names()
    shelf = faces()
    face = shelf.new_face()
    NAMES.append(name)
    shelf.type[face] = kind
    if text:
        tree, problems = examine(text, vocabulary())
        assert tree is not None, problems
        assert not problems, problems
        add_text(shelf, face, tree.abilities)
    return face


def symbols(words: str) -> list[int]:
    """`red wild` as numbers."""
    return [COLOURS.index(word) for word in words.split()]


def card(name: str, text: str = "", cost: str = "", reward: int = 0, training: int = 3) -> str:
    """A recruitment card; without a training cost a starting card."""
    face = write(name, c.RECRUIT if training else c.STARTING, text)
    shelf = faces()
    shelf.cost[face] = symbols(cost)
    shelf.reward[face] = reward
    shelf.training[face] = training
    return name


def technology(name: str, text: str) -> str:
    """A technology."""
    write(name, c.TECHNOLOGY, text)
    return name


def leader(
    name: str, text: str = "Whenever an enemy reinforces, refresh all cards in your base."
) -> str:
    """A leader, with the passive that all have."""
    write(name, c.LEADER, text)
    return name


def protocol(name: str, text: str) -> str:
    """A protocol."""
    write(name, c.PROTOCOL, text)
    return name


def event(name: str, text: str) -> str:
    """An event of a scenario."""
    write(name, c.EVENT, text)
    return name


def invader(
    name: str,
    combat: str = "1 0 0 2",
    support: str = "0 0 0 0",
    *,
    training: int = 3,
    stores: str = "red",
    text: str = "",
    starting: bool = False,
) -> str:
    """An invasion card: melee, ranged, armor and health, of itself and as support."""
    face = write(name, c.INVADER, text)
    shelf = faces()
    shelf.combat[face] = [int(word) for word in combat.split()]
    shelf.support[face] = [int(word) for word in support.split()]
    shelf.training[face] = training
    shelf.stores[face] = symbols(stores)
    shelf.starting[face] = int(starting)
    return name


# -- players ------------------------------------------------------------------------------------------


@dataclass
class Player:
    """What a player has; piles from the top."""

    armor: int = 10
    health: int = 10
    hand: Sequence[str] = ()
    deck: Sequence[str] | int = 5
    discard: Sequence[str] = ()
    garbage: Sequence[str] = ()
    played: Sequence[str] = ()
    training: Sequence[str | tuple[str, int]] = ()
    base: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    pool: str = ""
    stored: str = ""
    wild: str = ""  # screws in wild spots
    dice: Sequence[str] = ()  # what they show; the others show nothing
    rerolls: int = 0
    technology: int = 0
    parts: int = 0
    out: bool = False


def player(**what: object) -> Player:
    """A player, described."""
    return Player(**what)  # type: ignore[arg-type]


@dataclass
class Enemy:
    """What the Invasion has: the stack from the bottom, piles from the top."""

    stack: Sequence[str] = ()
    deck: Sequence[str] | int = 5
    discard: Sequence[str] = ()
    garbage: Sequence[str] = ()
    zones: dict[str, str] = field(default_factory=dict)
    stored: dict[str, int] = field(default_factory=dict)
    protocols: Sequence[str] = ()
    exhausted: Sequence[str] = ()
    supply: Sequence[str] | None = None
    protocol_supply: Sequence[str] | None = None
    tokens: int = 0


def enemy(**what: object) -> Enemy:
    """The Invasion, described."""
    return Enemy(**what)  # type: ignore[arg-type]


FILLER: Final = card("Filler", cost="blue blue blue blue", training=2)
DRONE: Final = invader("Filler Drone", "0 0 0 9", training=9, stores="")


# -- the table ----------------------------------------------------------------------------------------


class Table:
    """A game at any moment, spoken to by names."""

    def __init__(self, game: InvasionGame) -> None:
        self.game = game

    # -- looking ----------------------------------------------------------------------------------

    def name(self, number: int) -> str:
        """Of a card."""
        return names()[self.game.face[number]]

    def pile(self, cards: Sequence[int]) -> list[str]:
        """The names of a pile, from the top."""
        return [self.name(one) for one in reversed(cards)]

    def hand(self, seat: int = 0) -> list[str]:
        """In the order in hand."""
        return [self.name(one) for one in self.game.hand[seat]]

    def deck(self, seat: int = 0) -> list[str]:
        """From the top."""
        return self.pile(self.game.deck[seat])

    def discard(self, seat: int = 0) -> list[str]:
        """From the top."""
        return self.pile(self.game.discard[seat])

    def garbage(self, seat: int = 0) -> list[str]:
        """From the top."""
        return self.pile(self.game.garbage[seat])

    def played(self, seat: int = 0) -> list[str]:
        """In the order of play."""
        return [self.name(one) for one in self.game.played[seat]]

    def base(self, seat: int = 0) -> list[str]:
        """In the order of coming."""
        return [self.name(one) for one in self.game.base[seat]]

    def training(self, seat: int = 0) -> dict[str, int]:
        """Cards in training with their screws."""
        return {self.name(one): self.game.screws[one] for one in self.game.training[seat]}

    def stack(self) -> list[str]:
        """From the bottom."""
        return [self.name(one) for one in self.game.stack]

    def zones(self) -> dict[str, str]:
        """The cards in the zones, by colour."""
        return {
            COLOURS[colour]: self.name(one)
            for colour, one in enumerate(self.game.zone_card)
            if one != NOTHING
        }

    def zone_stored(self) -> dict[str, int]:
        """The resources in the zones, where there are any."""
        return {COLOURS[place]: n for place, n in enumerate(self.game.zone_stored) if n}

    def pool(self, seat: int = 0) -> str:
        """Resources, in the order of the colours."""
        counts = self.game.pool[seat * c.COLOURS : (seat + 1) * c.COLOURS]
        return words_of(counts)

    def stored(self, seat: int = 0) -> str:
        """Screws in the spots of their colours."""
        return words_of(self.game.stored[seat * c.COLOURS : (seat + 1) * c.COLOURS])

    def wild(self, seat: int = 0) -> str:
        """Screws in wild spots."""
        return words_of(self.game.stored_wild[seat * c.TYPES_STORED : (seat + 1) * c.TYPES_STORED])

    def values(self, seat: int = 0) -> tuple[int, int]:
        """Armor and health."""
        return self.game.armor[seat], self.game.health[seat]

    def one(self, name: str) -> int:
        """The only card of a name in the game, or the first in play."""
        found = [n for n in range(len(self.game.face)) if self.name(n) == name]
        assert found, f"no {name}"
        visible = [n for n in found if self.game.zone[n] not in HIDDEN]
        return (visible or found)[0]

    def zone_of(self, name: str) -> int:
        """Where a card is."""
        return self.game.zone[self.one(name)]

    def exhausted(self, name: str) -> bool:
        """Whether a card lies sideways."""
        return bool(self.game.exhausted[self.one(name)])

    def number(self, which: int) -> int:
        """One of the numbers of the game."""
        return self.game.numbers[which]

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    def scores(self) -> list[int]:
        """Won, tied or lost, by seat, at the end."""
        assert self.game.outcome is not None
        return self.game.outcome.scores

    def told(self, kind: int) -> list[Event]:
        """The events of a kind so far."""
        assert self.game.journal is not None
        return [event for event in self.game.journal.events if event.kind == kind]

    # -- answering --------------------------------------------------------------------------------

    def asked(self, seat: int | None = None) -> Question:
        """The open question, of a seat or the only one."""
        if seat is None:
            assert len(self.game.asking) == 1, f"asked are {len(self.game.asking)}"
            return self.game.asking[0]
        question = question_for(self.game, seat)
        assert question is not None, f"seat {seat} is not asked"
        return question

    def is_asked(self, kind: int, seat: int | None = None) -> bool:
        """Whether somebody is asked about something."""
        return any(q.kind == kind and seat in (None, q.seat) for q in self.game.asking)

    def spoken(self, code: int) -> tuple[int, int | str, int | str]:
        """An option with names in it."""
        kind, first, second = option_kind(code), option_first(code), option_second(code)
        one: int | str = first
        two: int | str = second
        if kind in BY_CARD:
            one = self.name(first)
        elif kind in BY_COLOUR:
            one = COLOURS[first]
        if kind in SECOND_COLOUR:
            two = COLOURS[second]
        return kind, one, two

    def offers(self, kind: int, seat: int | None = None) -> list[int | str]:
        """What is offered of a kind: the first operands."""
        found = [self.spoken(code) for code in self.asked(seat).options]
        return [one for what, one, _ in found if what == kind]

    def pairs(self, kind: int, seat: int | None = None) -> list[tuple[int | str, int | str]]:
        """What is offered of a kind: both operands."""
        found = [self.spoken(code) for code in self.asked(seat).options]
        return [(one, two) for what, one, two in found if what == kind]

    def choose(
        self,
        kind: int,
        first: int | str | None = None,
        second: int | str | None = None,
        *,
        seat: int | None = None,
    ) -> Table:
        """Gives an answer of a kind."""
        question = self.asked(seat)
        for place_of_it, code in enumerate(question.options):
            what, one, two = self.spoken(code)
            if what == kind and first in (None, one) and second in (None, two):
                answer(self.game, question, place_of_it)
                return self
        offered = [self.spoken(code) for code in question.options]
        message = f"{kind} {first} {second} is not offered to {question.seat}: {offered}"
        raise AssertionError(message)

    def go(self, kind: int) -> Table:
        """Answers with first options until somebody is asked about something."""
        for _ in range(500):
            if not self.game.asking or self.is_asked(kind):
                return self
            answer(self.game, self.game.asking[0], 0)
        message = "nobody is asked"
        raise AssertionError(message)

    # -- moves ------------------------------------------------------------------------------------

    def play(self, name: str, seat: int | None = None) -> Table:
        """Plays a card; in cooperative mode it is carried out as well."""
        self.choose(ch.PLAY, name, seat=seat)
        return self

    def carry_out(self, name: str, seat: int | None = None) -> Table:
        """Carries out a waiting effect."""
        return self.choose(ch.CARRY_OUT, name, seat=seat)

    def plays(self, name: str, seat: int = 0) -> Table:
        """Plays a card in cooperative mode and carries it out at once."""
        return self.play(name, seat).carry_out(name, seat)

    def end_main(self, seat: int | None = None) -> Table:
        """Ends the Main phase."""
        return self.choose(ch.END_MAIN, seat=seat)

    def all_done(self) -> Table:
        """The whole team ends the Main phase."""
        while self.is_asked(ch.ASK_MAIN):
            question = next(q for q in self.game.asking if option_kind(q.options[0]) == ch.END_MAIN)
            self.choose(ch.END_MAIN, seat=question.seat)
        return self


HIDDEN: Final = (
    c.IN_DECK,
    c.IN_RECRUITMENT,
    c.IN_TECHNOLOGIES,
    c.IN_INVASION_DECK,
    c.IN_SUPPLY,
    c.IN_PROTOCOL_SUPPLY,
    c.IN_STARTING_SUPPLY,
    c.IN_LEADERS,
)


def words_of(counts: Sequence[int]) -> str:
    """Counts by colour in words."""
    return " ".join(COLOURS[place] for place, n in enumerate(counts) for _ in range(n))


# -- making positions ---------------------------------------------------------------------------------


def duel(
    first: Player | None = None,
    second: Player | None = None,
    *,
    phase: int = c.MAIN,
    seed: int = 1,
    matches: int = 1,
    run_on: bool = True,
) -> Table:
    """Competitive mode: the turn of the first player is at a phase."""
    setup = Setup(seed)
    setup.matches = matches
    game = prepared(setup, Campaign("", []))
    for seat, one in enumerate((first or Player(), second or Player())):
        lay_out(game, seat, one)
    game.numbers[st.MATCH] = 1
    game.numbers[st.ROUND] = 1
    game.numbers[st.BUILT] = 1
    series = Frame(p.SERIES, 0, NOTHING)
    series.step = series_chapter.SERIES_3_SPEND + 2
    match = Frame(p.MATCH, 0, NOTHING)
    match.step = series_chapter.MATCH_2_TURN
    match.place = 1
    game.frames.extend([series, match])
    take_turn(game, 0, phase)
    return begun(game, run_on)


def fresh(
    seats: int = 2,
    *,
    scenario: str | Scenario | Sequence[Scenario] | None = None,
    seed: int = 1,
    first: int = NOBODY,
    leaders: Sequence[str] = (),
    matches: int = 1,
    difficulty: int = 1,
    try_again: bool = False,
) -> Table:
    """A real game from its beginning; without a scenario in competitive mode."""
    setup = Setup(seed)
    setup.seats = seats
    setup.mode = c.COMPETITIVE if scenario is None else c.COOPERATIVE
    setup.first_player = first
    setup.leaders = [face_of(name) for name in leaders]
    setup.matches = matches
    setup.difficulty = difficulty
    setup.may_try_again = try_again
    campaign = Campaign("", []) if scenario is None else campaign_of(scenario)
    return Table(new_game(faces(), campaign, setup, Journal()))


def begun(game: InvasionGame, run_on: bool) -> Table:
    """Runs to the first question."""
    if run_on:
        run(game)
    return Table(game)


def prepared(setup: Setup, campaign: Campaign) -> InvasionGame:
    """An empty table; players have nothing."""
    game = InvasionGame(faces(), campaign)
    game.journal = Journal()
    prepare(game, setup)
    return game


def take_turn(game: InvasionGame, seat: int, phase: int) -> None:
    """A turn is at a phase."""
    new_turn(game, seat)
    for one in range(game.numbers[st.SEATS]):
        game.transforms[one] = 1
        if phase <= c.ROLLING:
            for die in dice_of(one):
                game.die_top[die] = c.NOT_ROLLED
    frame = Frame(p.TURN, seat, NOTHING)
    frame.step = TURN_2_PHASE
    frame.number = phase
    game.push(frame)


def team(
    *players: Player,
    invasion: Enemy | None = None,
    scenario: str | Scenario | Sequence[Scenario] = "reinforcements",
    phase: int = c.MAIN,
    round_number: int = 1,
    difficulty: int = 1,
    event_place: int | None = None,
    marker: int | None = None,
    seed: int = 1,
    try_again: bool = False,
    run_on: bool = True,
) -> Table:
    """Cooperative mode at a phase; INVASION_TURN and CLEANUP are phases too."""
    setup = Setup(seed)
    setup.mode = c.COOPERATIVE
    setup.seats = len(players)
    setup.difficulty = difficulty
    setup.may_try_again = try_again
    game = prepared(setup, campaign_of(scenario))
    game.numbers[st.BUILT] = 1
    game.numbers[st.ROUND] = round_number
    game.numbers[st.MARKER] = round_number - 1 if phase == c.INVASION_TURN else round_number
    game.numbers[st.ATTEMPTS] = 1
    lay_out_invasion(game, invasion or Enemy())
    for seat, one in enumerate(players):
        lay_out(game, seat, one)
    if event_place is not None:
        game.numbers[st.EVENT] = event_place
        start_event(game)
    if marker is not None:
        game.numbers[st.EVENT_MARKER] = marker
    outer = Frame(p.CAMPAIGN, NOBODY, NOTHING)
    outer.step = campaign_chapter.CAMPAIGN_3_SCENARIO + 3
    inner = Frame(p.SCENARIO, NOBODY, NOTHING)
    begun_texts = game.frames[:]
    game.frames[:] = [outer, inner]
    push_phase(game, inner, phase)
    game.frames.extend(begun_texts)
    return begun(game, run_on)


def push_phase(game: InvasionGame, inner: Frame, phase: int) -> None:
    """The part of the round that is under way."""
    if phase == c.INVASION_TURN:
        inner.step = campaign_chapter.SCENARIO_1_ROUND + 1
        game.push(Frame(p.INVASION_TURN, NOBODY, NOTHING))
    elif phase == c.CLEANUP:
        inner.step = campaign_chapter.SCENARIO_1_ROUND
        game.numbers[st.PHASE] = c.CLEANUP
        game.push(Frame(p.CLEANUP, NOBODY, NOTHING))
    else:
        inner.step = campaign_chapter.SCENARIO_1_ROUND + 2
        take_turn(game, NOBODY, phase)


def campaign_of(what: str | Scenario | Sequence[Scenario]) -> Campaign:
    """A campaign of the box, one scenario, or some in a row."""
    if isinstance(what, str):
        return scenarios().campaign(what)
    return Campaign("test", [what] if isinstance(what, Scenario) else list(what))


def scenario_of(key: str) -> Scenario:
    """A scenario of the box, to be changed."""
    return scenarios().scenario(key)


def plain(**changes: object) -> Scenario:
    """A scenario without events that cannot be won, with some values set."""
    made = Scenario("plain", scenarios().scenario("reinforcements").face)
    for key, value in changes.items():
        setattr(made, key, value)
    return made


def lay(game: InvasionGame, name: str, seat: int, zone: int) -> int:
    """A further card of a name, in a zone."""
    number = add_card(game, face_of(name), seat, c.ON_BOARD)
    game.board.remove(number)
    game.known[number] = 0
    place(game, number, zone, seat)
    game.seen[number] = 0
    return number


def fillers(cards: Sequence[str] | int, filler: str) -> Sequence[str]:
    """A number means so many cards that nothing can be done with."""
    return [filler] * cards if isinstance(cards, int) else cards


def lay_out(game: InvasionGame, seat: int, one: Player) -> None:
    """A player's board."""
    game.armor[seat], game.health[seat] = one.armor, one.health
    game.rerolls[seat], game.technology[seat] = one.rerolls, one.technology
    game.parts[seat] = one.parts
    for cards, zone in (
        (one.hand, c.IN_HAND),
        (one.played, c.IN_PLAYED),
        (one.base, c.IN_BASE),
        (list(fillers(one.deck, FILLER))[::-1], c.IN_DECK),
        (one.discard[::-1], c.IN_DISCARD),
        (one.garbage[::-1], c.IN_GARBAGE),
    ):
        for name in cards:
            number = lay(game, name, seat, zone)
            if zone == c.IN_BASE and name in one.exhausted:
                game.exhausted[number] = 1
    for entry in one.training:
        name, screws = (entry, 0) if isinstance(entry, str) else entry
        game.screws[lay(game, name, seat, c.IN_TRAINING)] = screws
    for colour in symbols(one.pool):
        game.pool[seat * c.COLOURS + colour] += 1
    for colour in symbols(one.stored):
        game.stored[seat * c.COLOURS + colour] += 1
    for colour in symbols(one.wild):
        game.stored_wild[seat * c.TYPES_STORED + colour] += 1
    for die, shown in zip(dice_of(seat), [*one.dice, *[""] * c.DICE_EACH], strict=False):
        show(game, die, shown)
    if one.out:
        game.out[seat] = 1


def show(game: InvasionGame, die: int, shown: str) -> None:
    """A die shows some colours: its first side is built so, and lies on top."""
    screws = [*symbols(shown), *[c.NEUTRAL] * c.SCREWS_OF_SIDE][: c.SCREWS_OF_SIDE]
    for position, colour in enumerate(screws):
        game.screw[place_of_screw(die, 0, position)] = colour
    game.die_top[die] = 0


def lay_out_invasion(game: InvasionGame, one: Enemy) -> None:
    """The Invasion's board."""
    for cards, zone in (
        (one.stack, c.IN_STACK),
        (one.protocols, c.IN_PROTOCOLS),
        (list(fillers(one.deck, DRONE))[::-1], c.IN_INVASION_DECK),
        (one.discard[::-1], c.IN_INVASION_DISCARD),
        (one.garbage[::-1], c.IN_INVASION_GARBAGE),
    ):
        for name in cards:
            number = lay(game, name, NOBODY, zone)
            if zone == c.IN_PROTOCOLS and name in one.exhausted:
                game.exhausted[number] = 1
    for colour in range(c.COLOURS):
        name = one.zones.get(COLOURS[colour], DRONE)
        if name:
            game.zone_card[colour] = lay(game, name, NOBODY, c.IN_ZONE)
        game.zone_stored[colour] = one.stored.get(COLOURS[colour], 0)
    replace(game, game.supply, one.supply, c.IN_SUPPLY)
    replace(game, game.protocol_supply, one.protocol_supply, c.IN_PROTOCOL_SUPPLY)
    game.numbers[st.TECHNOLOGY_TOKENS] = one.tokens


def replace(game: InvasionGame, pile: list[int], cards: Sequence[str] | None, zone: int) -> None:
    """A shared pile has exactly these cards, from the top; what was there is out of the game."""
    if cards is None:
        return
    for number in pile[:]:
        move(game, number, c.ON_BOARD, NOBODY)
    for name in cards[::-1]:
        lay(game, name, NOBODY, zone)


def recruits(table: Table, *cards: str) -> None:
    """The Recruitment deck, from the top."""
    replace(table.game, table.game.recruitment_deck, cards, c.IN_RECRUITMENT)


def technologies(table: Table, *cards: str) -> None:
    """The Technology deck, from the top."""
    replace(table.game, table.game.technology_deck, cards, c.IN_TECHNOLOGIES)
