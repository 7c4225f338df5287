"""Setting up the players (P-1) and the Invasion (P-24)."""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules import scenarios as sc
from runestack.games.invasion.rules.clock import start_event
from runestack.games.invasion.rules.dice import add_dice
from runestack.games.invasion.rules.invasion_turn import fill_zone
from runestack.games.invasion.rules.primitives import add_card, move
from runestack.games.invasion.rules.research import research, top_of_supply
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.state import (
    BUILT,
    CAMPAIGN_FACE,
    CAPTAIN,
    DIFFICULTY,
    EVENT,
    EVENT_MARKER,
    MARKER,
    MATCHES,
    MAY_TRY_AGAIN,
    MODE,
    NEXT_CAPTAIN,
    PHASE,
    ROUND,
    ROUND_LIMIT,
    SEATS,
    InvasionState,
)
from runestack.games.invasion.rules.training import wants_recruits
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below, shuffle, streams

BY_LOT: Final = -2  # in place of a leader's face


class Setup:
    """What a game is set up with, as numbers. The campaign is the state's."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.seats: int = 2
        self.mode: int = c.COMPETITIVE
        self.matches: int = 1  # that have to be won
        self.difficulty: int = 1
        self.first_player: int = NOBODY
        self.leaders: list[int] = []  # faces by seat; BY_LOT; NOTHING or missing: chosen
        self.round_limit: int = c.ROUND_LIMIT
        self.may_try_again: bool = False
        self.campaign_face: int = NOTHING  # of the card of the campaign or scenario


def prepare(s: InvasionState, setup: Setup) -> None:
    """Lists, numbers and the cards of the box; what players choose comes later."""
    prepare_table(s, setup)
    make_cards(s)


def prepare_table(s: InvasionState, setup: Setup) -> None:
    """Lists, numbers, boards of players without cards, dice."""
    s.start(setup.seats)
    s.bind()
    s.random = streams(setup.seed, c.STREAMS)
    s.numbers[SEATS] = setup.seats
    s.numbers[MODE] = setup.mode
    s.numbers[MATCHES] = setup.matches
    s.numbers[DIFFICULTY] = setup.difficulty
    s.numbers[ROUND_LIMIT] = setup.round_limit
    s.numbers[MAY_TRY_AGAIN] = 1 if setup.may_try_again else 0
    s.numbers[CAMPAIGN_FACE] = setup.campaign_face
    s.numbers[CAPTAIN] = NOBODY
    s.numbers[NEXT_CAPTAIN] = NOBODY
    s.numbers[EVENT] = NOTHING
    s.numbers[PHASE] = c.SETTING_UP
    for _ in range(c.COLOURS):
        s.zone_card.append(NOTHING)
        s.zone_stored.append(0)
    for _ in range(setup.seats):
        add_seat(s)


def add_seat(s: InvasionState) -> None:
    """A player's board, empty, and four dice."""
    for column in (
        s.out,
        s.rerolls,
        s.technology,
        s.parts,
        s.spare,
        s.spare_discount,
        s.changes,
        s.transforms,
        s.doubled,
        s.done,
        s.plays,
        s.dealt,
        s.drawn,
        s.wins,
        s.conceded,
    ):
        column.append(0)
    s.armor.append(c.STARTING_ARMOR)
    s.health.append(c.STARTING_HEALTH)
    s.pool.extend([0] * c.COLOURS)
    s.stored.extend([0] * c.COLOURS)
    s.stored_wild.extend([0] * c.TYPES_STORED)
    s.discounts.extend([0] * (c.TYPES_STORED + 1))
    add_dice(s)


def make_cards(s: InvasionState) -> None:
    """All cards of the box that the mode needs (INV-RULING-71)."""
    faces = s.faces
    copies = max(2, s.numbers[SEATS]) + 1
    for face in [*faces.starting_deck, faces.defending]:
        for _ in range(copies):
            add_card(s, face, NOBODY, c.IN_STARTING_SUPPLY)
    add_copies(s, faces.recruits, c.IN_RECRUITMENT)
    add_copies(s, faces.leaders, c.IN_LEADERS)
    add_copies(s, faces.technologies, c.IN_TECHNOLOGIES)
    make_player_boards(s)
    shuffle(s.random, c.STREAM_SETUP, s.recruitment_deck)
    shuffle(s.random, c.STREAM_SETUP, s.technology_deck)
    if is_cooperative(s):
        make_invasion_cards(s)


def make_invasion_cards(s: InvasionState) -> None:
    """The Invasion's cards and board."""
    faces = s.faces
    add_copies(s, faces.invaders, c.IN_SUPPLY)
    add_copies(s, faces.protocols, c.IN_PROTOCOL_SUPPLY)
    make_invasion_board(s)


def make_player_boards(s: InvasionState) -> None:
    """What is printed on the boards of the players."""
    for face in [s.faces.before_reinforcing[s.numbers[MODE]], *s.faces.pairs]:
        add_board(s, face)


def make_invasion_board(s: InvasionState) -> None:
    """What is printed on the Invasion's board, and the events of all scenarios."""
    for face in [s.faces.before_invasion, *s.faces.zones, *s.faces.actions]:
        add_board(s, face)
    for scenario in s.campaign.scenarios:
        add_board(s, scenario.face)
        for events in scenario.events:
            for face in events:
                add_board(s, face)


def add_copies(s: InvasionState, faces: list[int], zone: int) -> None:
    """As many of each as the box has."""
    for face in faces:
        for _ in range(s.faces.copies[face]):
            add_card(s, face, NOBODY, zone)


def add_board(s: InvasionState, face: int) -> None:
    """A text of a board, once."""
    if face == NOTHING:
        return
    for card in s.board:
        if s.face[card] == face:
            return
    add_card(s, face, NOBODY, c.ON_BOARD)


# -- the players; seat: who is next; items: leaders, see `Setup` ---


def players_1_leader(s: InvasionState, f: Frame) -> None:
    """Leaders in seat order, each once (INV-SETUP-8, INV-RULING-66)."""
    if f.seat >= s.numbers[SEATS]:
        f.seat = 0
        f.step = PLAYERS_3_TECHNOLOGY
        return
    wanted = f.items[f.seat] if f.seat < len(f.items) else NOTHING
    free = [card for card in s.leaders if s.face[card] not in f.items]  # by the settings
    if wanted == BY_LOT:
        free = [free[below(s.random, c.STREAM_SETUP, len(free))]]
    elif wanted != NOTHING:
        free = [card for card in s.leaders if s.face[card] == wanted]
    if len(free) == 1:
        f.answer = option(ch.TAKE_CARD, free[0], 0)
        return
    ask(s, f, f.seat, ch.ASK_LEADER, [option(ch.TAKE_CARD, card, 0) for card in free])


def players_2_taken(s: InvasionState, f: Frame) -> None:
    """Into the Base, refreshed."""
    card = option_first(f.answer)
    move(s, card, c.IN_BASE, f.seat)
    s.emit(e.TAKES_LEADER, f.seat, card, NOTHING, 0, "INV-SETUP-8")
    f.seat += 1
    f.step = PLAYERS_1_LEADER


def players_3_technology(s: InvasionState, f: Frame) -> None:
    """One of three technologies each; the others are set aside (INV-SETUP-9)."""
    if f.seat >= s.numbers[SEATS]:
        shuffle_back(s, s.technology_deck, c.IN_TECHNOLOGIES)
        deal_starting_decks(s)
        f.seat = 0
        f.step = PLAYERS_4_RECRUIT
        return
    frame = Frame(p.DISCOVER, f.seat, NOTHING)
    frame.flag = 1
    f.seat += 1
    f.step = PLAYERS_3_TECHNOLOGY
    s.push(frame)


def shuffle_back(s: InvasionState, deck: list[int], zone: int) -> None:
    """What was set aside in setting up returns to its deck (INV-SETUP-10, 16)."""
    for card in s.aside[:]:
        move(s, card, zone, NOBODY)
    for card in deck:
        s.known[card] = 0
    shuffle(s.random, c.STREAM_SETUP, deck)


def deal_starting_decks(s: InvasionState) -> None:
    """One of each of the ten starting cards (INV-SETUP-11, 12)."""
    for seat in range(s.numbers[SEATS]):
        for face in s.faces.starting_deck:
            to_player(s, face, seat)
        shuffle_deck(s, seat)


def to_player(s: InvasionState, face: int, seat: int) -> None:
    """A starting card of the supply goes into a player's Deck."""
    for card in s.starting_supply:
        if s.face[card] == face:
            move(s, card, c.IN_DECK, seat)
            return


def shuffle_deck(s: InvasionState, seat: int) -> None:
    """Nobody knows its order."""
    for card in s.deck[seat]:
        s.known[card] = 0
    shuffle(s.random, c.STREAM_DECKS, s.deck[seat])


def players_4_recruit(s: InvasionState, f: Frame) -> None:
    """Setup recruits until the Training center holds four; then the rest is shuffled back (INV-SETUP-14 to 16)."""
    if f.seat >= s.numbers[SEATS]:
        s.numbers[BUILT] = 1
        f.step = END
        return
    f.step = PLAYERS_4_RECRUIT
    if not wants_recruits(s, f.seat):
        if s.aside:
            shuffle_back(s, s.recruitment_deck, c.IN_RECRUITMENT)
        f.seat += 1
        return
    frame = Frame(p.RECRUIT, f.seat, NOTHING)
    frame.number = c.DRAWN_TO_CHOOSE
    frame.flag = 1
    s.push(frame)


define(
    p.SETUP_PLAYERS,
    [players_1_leader, players_2_taken, players_3_technology, players_4_recruit],
)
PLAYERS_1_LEADER: Final = label(p.SETUP_PLAYERS, players_1_leader)
PLAYERS_3_TECHNOLOGY: Final = label(p.SETUP_PLAYERS, players_3_technology)
PLAYERS_4_RECRUIT: Final = label(p.SETUP_PLAYERS, players_4_recruit)


def push_players(s: InvasionState, leaders: list[int]) -> None:
    """All of it; leaders may be given, as faces."""
    frame = Frame(p.SETUP_PLAYERS, 0, NOTHING)
    frame.items = leaders[:]
    s.push(frame)


def push_recruits(s: InvasionState) -> None:
    """Only the setup recruits, for a further scenario (INV-RULING-122)."""
    frame = Frame(p.SETUP_PLAYERS, 0, NOTHING)
    frame.step = PLAYERS_4_RECRUIT
    s.push(frame)


# -- the Invasion ---


def deal_invasion(s: InvasionState) -> None:
    """Its deck of random starting cards, its first protocol, a card in each zone (INV-ISETUP-2 to 6)."""
    starting = [card for card in s.supply if s.faces.starting[s.face[card]]]
    shuffle(s.random, c.STREAM_INVASION, starting)
    for card in starting[: deck_size(s)]:
        move(s, card, c.IN_INVASION_DECK, NOBODY)
    shuffle(s.random, c.STREAM_INVASION, s.invasion_deck)
    shuffle(s.random, c.STREAM_INVASION, s.supply)
    shuffle(s.random, c.STREAM_INVASION, s.protocol_supply)
    research(s, 1)
    fill_zones(s)


def deck_size(s: InvasionState) -> int:
    """How many cards the Invasion deck has at least when a scenario begins (INV-ISETUP-2, INV-RULING-128)."""
    return c.INVASION_DECK + c.INVASION_DECK_EACH * s.numbers[SEATS]


def fill_zones(s: InvasionState) -> None:
    """From the supply, or as the scenario says, in the order of the colours (INV-ISETUP-6, INV-RULING-124)."""
    from_deck = s.scenario().changes_rule(sc.SETUP_FROM_DECK)
    for colour in range(c.COLOURS):
        if s.zone_card[colour] != NOTHING:
            continue
        card = top_of_supply(s)
        if from_deck:
            card = s.invasion_deck[-1] if s.invasion_deck else NOTHING
        if card != NOTHING:
            fill_zone(s, card, colour)


def begin_events(s: InvasionState) -> None:
    """The event marker stands on the duration of the first event (INV-EVENT-2)."""
    s.numbers[ROUND] = 0
    s.numbers[MARKER] = 0
    s.numbers[EVENT_MARKER] = 0
    s.numbers[EVENT] = NOTHING
    if s.scenario().events[s.numbers[DIFFICULTY]]:
        s.numbers[EVENT] = 0
        start_event(s)
