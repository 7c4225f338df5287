"""Setting up a game (PROC-SETUP)."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.primitives import add_card, draw, move, place
from runestack.games.rune_age.rules.scenarios import ONE_AGAINST_ALL
from runestack.games.rune_age.rules.seats import in_play_order
from runestack.games.rune_age.rules.state import (
    BUILT,
    DEFENDER,
    FIRST,
    FIRST_NEUTRAL,
    OBJECTIVE,
    OPEN_HANDS,
    OVERLORD,
    ROUND,
    ROUND_LIMIT,
    SCENARIO,
    SEATS,
    SHARED_REALM,
    TARGET,
    RuneAgeState,
)
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import define, label
from runestack.kernel.random import below, shuffle, streams


class Setup:
    """What a game is set up with, as numbers. The scenario, with its variant and options worked in, is the state's."""

    def __init__(self, seed: int) -> None:
        self.seed: int = seed
        self.seats: int = 2
        self.expansion: bool = True
        self.mercenaries: bool = True
        self.first_player: int = NOBODY
        self.races: list[int] = []  # by seat; NOTHING: by lot; empty: chosen
        self.round_limit: int = c.ROUND_LIMIT
        self.open_hands: bool = False


def prepare(s: RuneAgeState, setup: Setup) -> None:
    """What nobody is asked about comes first; races are chosen by the procedure, if they are."""
    s.start(setup.seats)
    s.bind()
    s.random = streams(setup.seed, c.STREAMS)
    for _ in range(setup.seats):
        s.race.append(c.NO_RACE)
        s.home.append(NOTHING)
        s.damage.append(0)
        s.out.append(0)
        s.side_strength.append(0)
        s.passed.append(0)
        s.combats.append(0)
        s.conceded.append(0)
    s.numbers[SEATS] = setup.seats
    s.numbers[ROUND_LIMIT] = setup.round_limit
    s.numbers[OPEN_HANDS] = 1 if setup.open_hands else 0
    for number in (TARGET, DEFENDER, OVERLORD, SHARED_REALM):
        s.numbers[number] = NOTHING
    s.numbers[SCENARIO] = s.scenario.objective
    for place_of_pile in range(len(s.scenario.neutral)):
        s.numbers[FIRST_NEUTRAL + place_of_pile] = s.scenario.neutral[place_of_pile]
    first_player(s, setup)
    for seat in in_play_order(s, s.numbers[FIRST]):
        if setup.races:
            s.race[seat] = setup.races[seat]
    races_by_lot(s, setup)
    frame = Frame(p.GAME, s.numbers[FIRST], NOTHING)
    frame.number = 1 if setup.expansion else 0
    frame.count = 1 if setup.mercenaries and setup.expansion else 0
    s.push(frame)


def first_player(s: RuneAgeState, setup: Setup) -> None:
    """Given, or by lot; the Overlord always by lot (RA-RULING-1, 93)."""
    first = setup.first_player
    is_overlord = s.scenario.teams == ONE_AGAINST_ALL and setup.seats > 1
    if first == NOBODY or is_overlord:
        first = below(s.random, c.STREAM_SETUP, setup.seats)
    s.numbers[FIRST] = first
    if is_overlord:
        s.numbers[OVERLORD] = first


def races_by_lot(s: RuneAgeState, setup: Setup) -> None:
    """Each race at most once (RA-RULING-3); without the expansion two of them are missing."""
    left = [race for race in races_there(setup.expansion) if race not in s.race]
    for seat in in_play_order(s, s.numbers[FIRST]):
        if setup.races and s.race[seat] == c.NO_RACE:
            s.race[seat] = left.pop(below(s.random, c.STREAM_SETUP, len(left)))


def races_there(expansion: bool) -> list[int]:
    """The races that can be taken (RA-OA-1)."""
    return [
        race for race in range(len(c.RACES)) if expansion or c.RACES[race] not in c.EXPANSION_RACES
    ]


# -- the rest of the setup; number: 1 with the expansion, count: 1 with mercenaries; flag: next seat -----------------


def game_2_choose_race(s: RuneAgeState, f: Frame) -> None:
    """Clockwise from the first player: any race that is not taken yet (RA-SETUP-3)."""
    for seat in in_play_order(s, s.numbers[FIRST]):
        if s.race[seat] == c.NO_RACE:
            left = [race for race in races_there(f.number == 1) if race not in s.race]
            ask(s, f, seat, ch.ASK_RACE, [option(ch.TAKE_RACE, race, 0) for race in left])
            return
    f.step = GAME_3_HOMES


def game_2_race_chosen(s: RuneAgeState, f: Frame) -> None:
    """Then the next player."""
    s.race[f.answered_by] = option_first(f.answer)
    f.step = GAME_2_CHOOSE_RACE


def game_3_homes(s: RuneAgeState, f: Frame) -> None:
    """Home realms; players who share one get one of theirs by lot (RA-COOP-3, RA-RULING-98)."""
    order = in_play_order(s, s.numbers[FIRST])
    for seat in order:
        s.emit(e.TAKES_RACE, seat, NOTHING, NOTHING, s.race[seat], "RA-SETUP-3")
    s.emit(e.FIRST_PLAYER, s.numbers[FIRST], NOTHING, NOTHING, 0, "RA-SETUP-21")
    if s.scenario.shared_realm:
        seat = order[below(s.random, c.STREAM_SETUP, len(order))]
        home = new_card(s, s.faces.homes[s.race[seat]], NOBODY, c.IN_FRONT)
        s.numbers[SHARED_REALM] = home
        return
    for seat in order:
        s.home[seat] = new_card(s, s.faces.homes[s.race[seat]], seat, c.IN_REALM)


def new_card(s: RuneAgeState, face: int, seat: int, zone: int) -> int:
    """A card that enters the game, laid where it belongs."""
    card = add_card(s, face, seat, c.IN_BOX)
    place(s, card, zone, seat)
    return card


def game_4_barracks(s: RuneAgeState, f: Frame) -> None:
    """One pile for each name, cheapest first; with the expansion two more (RA-RULING-4); monuments behind them."""
    for seat in in_play_order(s, s.numbers[FIRST]):
        race = s.race[seat]
        for face in s.faces.races[race]:
            if f.number == 1 or not s.faces.flags[face] & c.EXPANSION:
                for _ in range(s.faces.copies[face]):
                    new_card(s, face, seat, c.IN_BARRACKS)
        if s.scenario.monuments:
            new_card(s, s.faces.monuments[race], seat, c.IN_BARRACKS)


def game_5_gold(s: RuneAgeState, f: Frame) -> None:
    """Three piles (RA-SETUP-9)."""
    table = c.TABLE[s.numbers[SEATS]]
    for place_of_pile in range(len(s.faces.gold_cards)):
        for _ in range(table[place_of_pile]):
            new_card(s, s.faces.gold_cards[place_of_pile], NOBODY, c.IN_MARKET)


def game_6_neutral(s: RuneAgeState, f: Frame) -> None:
    """A pile for each type of the scenario (RA-SETUP-10)."""
    for face in s.scenario.neutral:
        add_pile(s, face)


def add_pile(s: RuneAgeState, face: int) -> None:
    """As many cards as the table says."""
    for _ in range(c.TABLE[s.numbers[SEATS]][3]):
        new_card(s, face, NOBODY, c.IN_MARKET)


def game_7_mercenaries(s: RuneAgeState, f: Frame) -> None:
    """Two types of category I and one of category II by lot, in ascending order of cost (RA-MERC-3 to 6)."""
    if not f.count:
        return
    chosen: list[int] = []
    for category, number in ((1, 2), (2, 1)):
        left = [face for face in s.faces.mercenaries[category] if is_allowed(s, face)]
        for _ in range(number):
            chosen.append(left.pop(below(s.random, c.STREAM_SETUP, len(left))))
    keyed = [(s.faces.influence_cost[face], face) for face in chosen]
    keyed.sort()
    for _, face in keyed:
        add_pile(s, face)


def is_allowed(s: RuneAgeState, face: int) -> bool:
    """Types with the siege icon are taken out first where there are no sieges (RA-MERC-6)."""
    return not (s.scenario.no_siege_icons and s.faces.flags[face] & c.SIEGE_ICON)


def game_8_cities(s: RuneAgeState, f: Frame) -> None:
    """By lot, face up side by side (RA-SETUP-11); landmarks beside them (RA-RULING-94)."""
    lay_out(s, s.faces.cities, c.TABLE[s.numbers[SEATS]][4])
    if s.scenario.landmarks != NOTHING:
        lay_out(s, s.faces.landmarks, s.numbers[SEATS] + s.scenario.landmarks)


def lay_out(s: RuneAgeState, faces: list[int], number: int) -> None:
    """Some of these cities."""
    left = faces[:]
    for _ in range(min(number, len(left))):
        face = left.pop(below(s.random, c.STREAM_SETUP, len(left)))
        new_card(s, face, NOBODY, c.IN_CITY_ROW)


def game_9_specials(s: RuneAgeState, f: Frame) -> None:
    """The objective; dragon runes by lot (RA-RULING-91); what a scenario gives for a start (RA-RULING-93)."""
    s.numbers[OBJECTIVE] = new_card(s, s.scenario.objective, NOBODY, c.IN_FRONT)
    if s.scenario.runes:
        deal_runes(s)
    if s.numbers[SEATS] == 1:
        give_a_start(s, s.numbers[FIRST], 1)
    elif s.numbers[OVERLORD] != NOBODY:
        give_a_start(s, s.numbers[OVERLORD], s.numbers[SEATS] - 2)


def give_a_start(s: RuneAgeState, seat: int, times: int) -> None:
    """To the Overlord for each ally after the first, to a player alone once."""
    for _ in range(s.scenario.strongholds * times):
        secure_at_setup(s, seat)
    for _ in range(s.scenario.veterans * times):
        enlist_at_setup(s, seat)


def deal_runes(s: RuneAgeState) -> None:
    """The unused ones lie beside the objective."""
    for face in s.faces.runes:
        new_card(s, face, NOBODY, c.UNUSED_RUNE)
    for seat in in_play_order(s, s.numbers[FIRST]):
        for _ in range(s.scenario.runes):
            rune = s.runes[below(s.random, c.STREAM_SETUP, len(s.runes))]
            move(s, rune, c.IN_REALM, seat)
            s.emit(e.GETS_RUNE, seat, rune, NOTHING, 0, "RA-RULING-91")


def secure_at_setup(s: RuneAgeState, seat: int) -> None:
    """A stronghold that a scenario gives."""
    for card in s.barracks[seat]:
        if s.faces.type[s.face[card]] & c.STRONGHOLD:
            move(s, card, c.IN_REALM, seat)
            return


def enlist_at_setup(s: RuneAgeState, seat: int) -> None:
    """A seasoned unit for the starting deck."""
    for card in s.barracks[seat]:
        face = s.face[card]
        if s.faces.type[face] == c.UNIT and s.faces.gold_cost[face] == c.VETERAN_COST:
            move(s, card, c.IN_DECK, seat)
            return


def game_10_decks(s: RuneAgeState, f: Frame) -> None:
    """Five gold cards of value 1 from the pile and three units of cost 1 from the barracks, shuffled (RA-SETUP-13)."""
    for seat in in_play_order(s, s.numbers[FIRST]):
        for _ in range(c.STARTING_GOLD):
            take_first(s, s.market, s.faces.gold_cards[0], seat)
        cheapest = cheapest_unit(s, s.race[seat])
        for _ in range(c.STARTING_UNITS):
            take_first(s, s.barracks[seat], cheapest, seat)
        for card in s.deck[seat]:
            s.known[card] = 0
        shuffle(s.random, c.STREAM_DECKS, s.deck[seat])


def take_first(s: RuneAgeState, pile: list[int], face: int, seat: int) -> None:
    """A card of a pile goes into a starting deck."""
    for card in pile:
        if s.face[card] == face:
            move(s, card, c.IN_DECK, seat)
            return


def cheapest_unit(s: RuneAgeState, race: int) -> int:
    """The unit of cost 1 of a race."""
    for face in s.faces.races[race]:
        if s.faces.type[face] == c.UNIT and s.faces.gold_cost[face] == c.STARTING_COST:
            return face
    message = f"race {race} has no unit of cost {c.STARTING_COST}"
    raise RuntimeError(message)


def game_11_events(s: RuneAgeState, f: Frame) -> None:
    """Each stage shuffled by itself, the first one on top (RA-SETUP-19, RA-RULING-14)."""
    for stage in range(len(s.scenario.stages) - 1, -1, -1):
        cards: list[int] = []
        for face in s.scenario.stages[stage]:
            if f.number == 1 or not s.faces.flags[face] & c.EXPANSION:
                cards.append(add_card(s, face, NOBODY, c.IN_EVENT_DECK))
        shuffle(s.random, c.STREAM_EVENTS, cards)
        s.event_deck.extend(cards)


def game_12_draw(s: RuneAgeState, f: Frame) -> None:
    """Five cards each, clockwise from the first player (RA-SETUP-17)."""
    for seat in in_play_order(s, s.numbers[FIRST]):
        for _ in range(c.HAND_SIZE):
            draw(s, seat)


def game_13_begin(s: RuneAgeState, f: Frame) -> None:
    """Round 1; nothing that setting up did triggers anything."""
    s.waiting.clear()
    s.numbers[BUILT] = 1
    s.numbers[ROUND] = 1
    s.push(Frame(p.ROUND, s.numbers[FIRST], NOTHING))


define(
    p.GAME,
    [
        game_2_choose_race,
        game_2_race_chosen,
        game_3_homes,
        game_4_barracks,
        game_5_gold,
        game_6_neutral,
        game_7_mercenaries,
        game_8_cities,
        game_9_specials,
        game_10_decks,
        game_11_events,
        game_12_draw,
        game_13_begin,
    ],
)
GAME_2_CHOOSE_RACE: Final = label(p.GAME, game_2_choose_race)
GAME_3_HOMES: Final = label(p.GAME, game_3_homes)
