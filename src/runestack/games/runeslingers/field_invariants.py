"""What must be true of where cards lie: in piles, on concentrations, on ailments."""

from __future__ import annotations

from collections import Counter

from runestack.games.invariants import Holding, Pile, piles_of, zone_problems
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import state as st
from runestack.games.runeslingers.rules.player_values import level
from runestack.games.runeslingers.rules.state import EncounterState, first_area
from runestack.kernel.frame import NOTHING

ON_SPOTS = c.RUNESPELL | c.TRINKET


def piles(s: EncounterState) -> list[Pile]:
    """Every pile of cards."""
    return piles_of(
        ("deck", c.IN_DECK, s.deck),
        ("hand", c.IN_HAND, s.hand),
        ("discard pile", c.IN_DISCARD, s.discard),
        ("void pile", c.IN_VOID, s.void),
        ("field", c.IN_PLAY, s.field),
    )


def places(s: EncounterState) -> list[list[int]]:
    """Where cards lie; what lies face-down, is being played, lies aside or is an ailment is in no pile."""
    loose = (c.BEING_PLAYED, c.ASIDE, c.AS_AILMENT)
    return [
        *(pile.cards for pile in piles(s)),
        [card for card in s.spot_card if card != NOTHING],
        chosen_cards(s),
        [card for card in range(len(s.face)) if s.zone[card] in loose],
    ]


def chosen_cards(s: EncounterState) -> list[int]:
    """Runeslingers and chosen abilities."""
    return [card for card in (*s.slinger, *s.passive, *s.activate) if card != NOTHING]


def pile_problems(s: EncounterState) -> list[str]:
    """Zones and piles say the same; only runespells, trinkets and boons lie in piles, the rest is what was chosen."""
    problems = zone_problems(piles(s), Holding(s.zone, s.owner, s.controller, c.IN_PLAY))
    problems += [
        f"card {card} lies in {pile.name} {pile.seat} and is nothing to be played"
        for pile in piles(s)
        for card in pile.cards
        if not s.faces.type[s.face[card]] & c.PLAYABLE
    ]
    zones = [(s.slinger, c.IN_PLAY), (s.passive, c.AS_ABILITY), (s.activate, c.AS_ABILITY)]
    for column, zone in zones:
        for seat, card in enumerate(column):
            if card != NOTHING and (s.zone[card] != zone or s.owner[card] != seat):
                problems.append(f"card {card} is not what seat {seat} has chosen")
    return problems


def spot_problems(s: EncounterState) -> list[str]:
    """Concentrations and the cards on them know their areas, and the areas know them."""
    problems: list[str] = []
    for spot, card in enumerate(s.spot_card):
        seat = spot // s.numbers[st.SPOTS]
        if card == NOTHING:
            if s.spot_top[spot] != NOTHING:
                problems.append(f"area {spot} has no concentration, but something lies on it")
            continue
        if s.zone[card] != c.AS_CONCENTRATION or s.place[card] != spot:
            problems.append(f"card {card} does not know that it is the concentration of {spot}")
        if s.controller[card] != seat:
            problems.append(
                f"concentration {card} lies with seat {seat} and is not controlled there"
            )
    for spot, card in enumerate(s.spot_top):
        if card != NOTHING and (s.place[card] != spot or not lies_on_spot(s, card)):
            problems.append(f"card {card} does not know that it lies on concentration area {spot}")
        if card != NOTHING and s.controller[card] != spot // s.numbers[st.SPOTS]:
            problems.append(f"card {card} lies on the concentration of another player")
    for card in range(len(s.face)):
        if s.zone[card] == c.AS_CONCENTRATION and s.spot_card[s.place[card]] != card:
            problems.append(f"concentration {card} is not on its area")
        if lies_on_spot(s, card) and s.spot_top[s.place[card]] != card:
            problems.append(f"card {card} is not on its concentration area")
    return problems


def lies_on_spot(s: EncounterState, card: int) -> bool:
    """Whether a card is a runespell or trinket on a field, its costs paid or not."""
    on_field = s.zone[card] in (c.IN_PLAY, c.BEING_PLAYED)
    return on_field and s.faces.type[s.face[card]] & ON_SPOTS != 0


def area_problems(s: EncounterState) -> list[str]:
    """Ailments have instances, boons know their areas, and no type lies unconcealed on two of one player."""
    problems: list[str] = []
    for area in range(len(s.area_type)):
        has_type = s.area_type[area] != c.NO_AILMENT
        if has_type != (s.area_count[area] > 0) or s.area_count[area] < 0:
            problems.append(
                f"ailment area {area} has {s.area_count[area]} instances of type {s.area_type[area]}"
            )
        boon = s.area_boon[area]
        if boon == NOTHING:
            continue
        is_boon = s.faces.type[s.face[boon]] & c.BOON != 0
        if s.zone[boon] != c.IN_PLAY or s.place[boon] != area or not is_boon:
            problems.append(f"card {boon} does not know that it is the boon of {area}")
        if s.controller[boon] != area // c.AILMENT_AREAS:
            problems.append(f"boon {boon} lies with a player who does not control it")
    for card in range(len(s.face)):
        is_boon = s.faces.type[s.face[card]] & c.BOON != 0
        if is_boon and s.zone[card] == c.IN_PLAY and s.area_boon[s.place[card]] != card:
            problems.append(f"boon {card} is not on its area")
    for seat in range(c.SEATS):
        for ailment, count in Counter(unconcealed(s, seat)).items():
            if count > 1 and not is_merging(s, seat, ailment):
                problems.append(f"seat {seat} has {count} unconcealed areas of ailment {ailment}")
    return problems + level_problems(s)


def level_problems(s: EncounterState) -> list[str]:
    """The texts of those levels work that the instances reach."""
    problems: list[str] = []
    for place, works in enumerate(s.levels if s.face else []):
        seat, ailment = divmod(place, c.TYPES_OF_AILMENT)
        if works != level(s, seat, ailment):
            problems.append(
                f"level {works} of ailment {ailment} works for seat {seat},"
                f" not {level(s, seat, ailment)}"
            )
    return problems


def unconcealed(s: EncounterState, seat: int) -> list[int]:
    """The types of the unconcealed ailment cards of a player."""
    first = first_area(seat)
    return [
        s.area_type[area]
        for area in range(first, first + c.AILMENT_AREAS)
        if s.area_type[area] != c.NO_AILMENT and s.area_boon[area] == NOTHING
    ]


def is_merging(s: EncounterState, seat: int, ailment: int) -> bool:
    """Whether the player is asked just now which of two ailment cards is kept."""
    return any(
        question.kind == ch.ASK_MERGE and question.seat == seat and question.number == ailment
        for question in s.asking
    )


def field_problems(s: EncounterState) -> list[str]:
    """Trinkets are unique on a field (RS-TYPE-7)."""
    problems: list[str] = []
    for seat, cards in enumerate(s.field):
        trinkets = [card for card in cards if s.faces.type[s.face[card]] & c.TRINKET]
        names = Counter(s.faces.name[s.face[card]] for card in trinkets)
        problems += [
            f"seat {seat} has {count} trinkets of the name {name}"
            for name, count in names.items()
            if count > 1
        ]
    return problems
