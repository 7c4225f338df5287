"""Setting up a game (P-1)."""

from __future__ import annotations

from typing import Final

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import events as e
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.faces import OUT_OF_REACH
from runestack.games.rone.rules.primitives import draw, note_hand, shuffle_deck, start_listening
from runestack.games.rone.rules.seats import team_bits
from runestack.games.rone.rules.state import (
    ACTIVE_PLAYER,
    ATTACKING,
    BOUNTY,
    BOUNTY_SIZE,
    BUILT,
    CARD_COLUMNS,
    DEFENDING,
    EDITION,
    FIRST,
    MAX_ROUNDS,
    NEXT_STAMP,
    OPEN_HANDS,
    ROUND,
    SEATS,
    SIDES,
    TECHNOLOGIES,
    RoneState,
)
from runestack.kernel.decision import option, option_first, option_kind
from runestack.kernel.driver import ask
from runestack.kernel.frame import END, NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below, shuffle, streams

# by the number of players: two, three, or four in two teams, which share their decks
DECK_SIZE: Final = {2: 24, 3: 28, 4: 36}
MOST_TECHNOLOGIES: Final = {2: 5, 3: 5, 4: 8}
STARTING_HAND: Final = 6
OTHER_SIDES_WATER: Final = 2


class Setup:
    """What a game is set up with, as numbers; empty lists: dealt at random."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.seats: int = 2
        self.open_hands: bool = True  # team mates see each other's hand
        self.edition: int = c.ENGLISH
        self.technologies: bool = True
        self.technology_count: int = 0  # dealt to each side; 0: as many as there may be
        self.choose_hero: bool = False
        self.first_player: int = NOBODY
        self.max_rounds: int = 0
        self.decks: list[list[int]] = []  # faces by side
        self.technology_decks: list[list[int]] = []
        self.heroes: list[int] = []  # faces of level 1 by seat
        self.bounty: list[int] | None = None  # faces from the bottom; None: dealt


def add_card(s: RoneState, face: int, seat: int, zone: int) -> int:
    """A new card, its columns in their places."""
    card = s.new_row(len(CARD_COLUMNS))
    s.face[card] = face
    s.owner[card] = seat
    s.controller[card] = seat
    s.zone[card] = zone
    s.numbers[NEXT_STAMP] += 1
    s.stamp[card] = s.numbers[NEXT_STAMP]
    return card


def prepare(s: RoneState, setup: Setup) -> None:
    """Steps 1 to 3: decks, heroes and technologies; the rest is played by the procedure."""
    seats = setup.seats
    sides = 2 if seats == 4 else seats
    s.start(seats)
    s.bind()
    s.random = streams(setup.seed, c.STREAMS)
    for seat in range(seats):
        s.side.append(seat % sides)
        s.water.append(0)
        s.hero.append(NOTHING)
        s.hero_level.append(1)
        s.conceded.append(0)
        s.mulligan.append(0)
        s.cheapest.append(OUT_OF_REACH)
    s.numbers[EDITION] = setup.edition
    s.numbers[SEATS] = seats
    s.numbers[SIDES] = sides
    s.numbers[OPEN_HANDS] = 1 if setup.open_hands and sides < seats else 0
    s.numbers[BUILT] = 1 if setup.decks else 0
    s.numbers[BOUNTY] = NOTHING
    s.numbers[MAX_ROUNDS] = setup.max_rounds
    s.numbers[ATTACKING] = NOTHING
    s.numbers[DEFENDING] = NOTHING
    if setup.technologies:
        s.numbers[TECHNOLOGIES] = setup.technology_count or MOST_TECHNOLOGIES[seats]
    s.numbers[FIRST] = setup.first_player
    setup_1_decks(s, setup)
    if seats == 3:
        setup_1_bounty(s, setup)
    setup_2_heroes(s, setup)
    if not chooses_heroes(setup):
        setup_3_technologies(s, setup)
    s.push(Frame(p.GAME, NOBODY, NOTHING))


def deal(s: RoneState, faces: list[int], number: int) -> list[int]:
    """Takes faces at random from the end of a box."""
    dealt: list[int] = []
    for _ in range(min(number, len(faces))):
        place = below(s.random, c.STREAM_SETUP, len(faces))
        dealt.append(faces[place])
        faces[place] = faces[-1]
        faces.pop()
    return dealt


def by_lot(s: RoneState, faces: list[int]) -> list[int]:
    """A built deck in the order in which its cards get their numbers.

    In the order of its list, the number of a card that is shown would tell what the cards around it can be.
    """
    mixed = faces[:]
    shuffle(s.random, c.STREAM_SETUP, mixed)
    return mixed


def setup_1_decks(s: RoneState, setup: Setup) -> None:
    """Random decks are dealt from the whole box without replacement; custom decks are given."""
    box = s.undealt
    size = DECK_SIZE[setup.seats]
    if not setup.decks:
        box.extend(s.faces.box)
    for side in range(s.numbers[SIDES]):
        faces = by_lot(s, setup.decks[side]) if setup.decks else deal(s, box, size)
        deck = [add_card(s, face, side, c.IN_DECK) for face in faces]
        shuffle(s.random, c.STREAM_DECKS, deck)
        s.deck[side].extend(deck)


def setup_1_bounty(s: RoneState, setup: Setup) -> None:
    """Three players: four random units and tactics that are in no deck, unseen by all (RONE-3P-7)."""
    faces = setup.bounty
    if faces is None:
        if setup.decks:
            s.undealt.extend(left_in_box(s, setup))
        faces = deal(s, s.undealt, BOUNTY_SIZE)
    s.numbers[BOUNTY] = len(s.face)
    for face in faces:
        s.bounty_deck.append(add_card(s, face, NOBODY, c.IN_BOUNTY_DECK))


def left_in_box(s: RoneState, setup: Setup) -> list[int]:
    """Units and tactics of the box that are in no built deck (RONE-RULING-27)."""
    faces = s.faces.box[:]
    for deck in setup.decks:
        for face in deck:
            if face in faces:
                faces.remove(face)
    return faces


def chooses_heroes(setup: Setup) -> bool:
    """Whether the players choose; then step 3 comes after that, and nobody knows the technologies before."""
    return setup.choose_hero and not setup.heroes


def setup_2_heroes(s: RoneState, setup: Setup) -> None:
    """Given, or dealt at random without replacement; chosen ones are chosen later."""
    if chooses_heroes(setup):
        return
    left = s.faces.heroes[:]
    for seat in range(s.numbers[SEATS]):
        face = setup.heroes[seat] if setup.heroes else deal(s, left, 1)[0]
        place_hero(s, seat, face)


def place_hero(s: RoneState, seat: int, face: int) -> None:
    """Level 1 on top; placing the heroes triggers nothing (RONE-RULING-24)."""
    hero = add_card(s, face, seat, c.ON_BATTLEFIELD)
    s.known[hero] = (1 << s.numbers[SEATS]) - 1
    s.hero[seat] = hero
    s.hero_level[seat] = s.faces.level[face]
    start_listening(s, hero)


def setup_3_technologies(s: RoneState, setup: Setup) -> None:
    """Up to five technologies (a team: eight), face down; their owners may look at them at any time."""
    if not setup.technologies:
        return
    if not setup.technology_decks:
        deal_technologies(s)
        return
    for side in range(s.numbers[SIDES]):
        add_technologies(s, side, by_lot(s, setup.technology_decks[side]))


def deal_technologies(s: RoneState) -> None:
    """At random, without replacement, to each side as many as the game was set up with (RONE-RULING-21, 162)."""
    box = s.undealt_technologies
    box.extend(s.faces.technologies)
    for side in range(s.numbers[SIDES]):
        add_technologies(s, side, deal(s, box, s.numbers[TECHNOLOGIES]))


def add_technologies(s: RoneState, side: int, faces: list[int]) -> None:
    """One side's technology deck."""
    for face in faces:
        card = add_card(s, face, side, c.IN_TECHNOLOGY_DECK)
        s.known[card] = team_bits(s, side)
        s.technology_deck[side].append(card)


# -- the rest of the setup, and the game ---------------------------------------------------------


def game_2_choose_hero(s: RoneState, f: Frame) -> None:
    """`hero_pick = choose`: in seat order, no hero twice."""
    if f.count >= s.numbers[SEATS] or s.hero[f.count] != NOTHING:
        f.step = GAME_3_TECHNOLOGIES
        return
    taken = [s.face[hero] for hero in s.hero if hero != NOTHING]
    options = [option(ch.TAKE_HERO, face, 0) for face in s.faces.heroes if face not in taken]
    ask(s, f, f.count, ch.ASK_HERO, options)


def game_2_hero_chosen(s: RoneState, f: Frame) -> None:
    """The hero deck lies face up on the battlefield."""
    place_hero(s, f.count, option_first(f.answer))
    f.count += 1
    f.step = GAME_2_CHOOSE_HERO


def game_3_technologies(s: RoneState, f: Frame) -> None:
    """Where the heroes were chosen: only now the technologies are dealt (RONE-SETUP-8)."""
    if f.count > 0 and s.numbers[TECHNOLOGIES]:
        deal_technologies(s)


def game_4_first_player(s: RoneState, f: Frame) -> None:
    """At random, unless given."""
    for seat in range(s.numbers[SEATS]):
        s.emit(e.GETS_HERO, seat, s.hero[seat], NOTHING, 0, "RONE-SETUP-2")
    if s.numbers[FIRST] == NOBODY:
        s.numbers[FIRST] = below(s.random, c.STREAM_SETUP, s.numbers[SEATS])
    first = s.numbers[FIRST]
    s.numbers[ACTIVE_PLAYER] = first
    s.emit(e.FIRST_PLAYER, first, NOTHING, NOTHING, 0, "RONE-SETUP-4")
    f.seat = first
    f.count = 0


def game_5_water(s: RoneState, f: Frame) -> None:
    """The first player and a team mate have 0, the others 2 (RONE-2V2-9, RONE-RULING-25)."""
    for seat in range(s.numbers[SEATS]):
        if s.side[seat] != s.side[s.numbers[FIRST]]:
            s.water[seat] = OTHER_SIDES_WATER
        s.emit(e.STARTING_WATER, seat, NOTHING, NOTHING, s.water[seat], "RONE-SETUP-5")


def game_6_draw(s: RoneState, f: Frame) -> None:
    """Each player draws six cards."""
    for seat in range(s.numbers[SEATS]):
        for _ in range(STARTING_HAND):
            draw(s, seat)


def game_7_mulligan(s: RoneState, f: Frame) -> None:
    """In turn order, starting with the first player."""
    if f.count < s.numbers[SEATS]:
        seat = (s.numbers[FIRST] + f.count) % s.numbers[SEATS]
        f.count += 1
        f.step = GAME_7_MULLIGAN
        s.push(Frame(p.MULLIGAN, seat, NOTHING))


def game_8_begin(s: RoneState, f: Frame) -> None:
    """Turn 1 of round 1; nothing that setting up did triggers anything (RONE-RULING-24)."""
    s.waiting.clear()
    s.numbers[ROUND] = 1
    s.emit(e.ROUND_BEGINS, NOBODY, NOTHING, NOTHING, 1, "RONE-TURN-1")
    s.push(Frame(p.TURN, s.numbers[FIRST], NOTHING))


define(
    p.GAME,
    [
        game_2_choose_hero,
        game_2_hero_chosen,
        game_3_technologies,
        game_4_first_player,
        game_5_water,
        game_6_draw,
        game_7_mulligan,
        game_8_begin,
    ],
)
GAME_2_CHOOSE_HERO: Final = label(p.GAME, game_2_choose_hero)
GAME_3_TECHNOLOGIES: Final = label(p.GAME, game_3_technologies)
GAME_7_MULLIGAN: Final = label(p.GAME, game_7_mulligan)


# -- the mulligan; items: the cards chosen for the bottom, in order ------------------------------


def mulligan_1_ask(s: RoneState, f: Frame) -> None:
    """Keep, form A, or form B; at most once."""
    options = [
        option(ch.KEEP_HAND, 0, 0),
        option(ch.MULLIGAN_FORM_A, 0, 0),
        option(ch.MULLIGAN_FORM_B, 0, 0),
    ]
    ask(s, f, f.seat, ch.ASK_MULLIGAN, options)


def mulligan_2_form(s: RoneState, f: Frame) -> None:
    """Form B shuffles all six cards in and draws six."""
    kind = option_kind(f.answer)
    if kind == ch.KEEP_HAND:
        s.emit(e.KEEPS_HAND, f.seat, NOTHING, NOTHING, 0, "RONE-MULL-1")
        f.step = END
        return
    s.mulligan[f.seat] = 1
    if kind == ch.MULLIGAN_FORM_B:
        number = len(s.hand[f.seat])
        s.emit(e.MULLIGAN_B, f.seat, NOTHING, NOTHING, number, "RONE-MULL-3")
        shuffle_hand_into_deck(s, f.seat)
        for _ in range(number):
            draw(s, f.seat)
        f.step = END


def shuffle_hand_into_deck(s: RoneState, seat: int) -> None:
    """All hand cards go into the deck, which is shuffled; nobody knows its order then."""
    deck = s.deck[s.side[seat]]
    for card in s.hand[seat]:
        deck.append(card)
        s.zone[card] = c.IN_DECK
    s.hand[seat].clear()
    note_hand(s, seat)
    shuffle_deck(s, s.side[seat])


def mulligan_3_choose(s: RoneState, f: Frame) -> None:
    """Form A: one card after the other for the bottom; the last one named lies lowest."""
    options = [option(ch.PICK_CARD, card, 0) for card in s.hand[f.seat] if card not in f.items]
    if f.items:
        options.append(option(ch.DONE, 0, 0))
    ask(s, f, f.seat, ch.ASK_BOTTOM, options, NOTHING, len(f.items))


def mulligan_4_chosen(s: RoneState, f: Frame) -> None:
    """At least one, at most all."""
    if option_kind(f.answer) != ch.DONE:
        f.items.append(option_first(f.answer))
        if len(f.items) < len(s.hand[f.seat]):
            f.step = MULLIGAN_3_CHOOSE


def mulligan_5_bottom(s: RoneState, f: Frame) -> None:
    """To the bottom in the named order, then as many are drawn; the deck is not shuffled."""
    s.emit(e.MULLIGAN_A, f.seat, NOTHING, NOTHING, len(f.items), "RONE-MULL-2")
    deck = s.deck[s.side[f.seat]]
    for card in f.items:
        s.hand[f.seat].remove(card)
        deck.insert(0, card)
        s.zone[card] = c.IN_DECK
        s.emit(e.TO_BOTTOM, f.seat, card, NOTHING, 0, "RONE-MULL-2")
    note_hand(s, f.seat)
    for _ in range(len(f.items)):
        draw(s, f.seat)


define(
    p.MULLIGAN,
    [mulligan_1_ask, mulligan_2_form, mulligan_3_choose, mulligan_4_chosen, mulligan_5_bottom],
)
MULLIGAN_3_CHOOSE: Final = label(p.MULLIGAN, mulligan_3_choose)
