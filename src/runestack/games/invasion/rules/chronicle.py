"""The history of a campaign: for each scenario played how it ended, and with what on both sides.

An entry is a row of numbers: place in the campaign, won or lost, round, reason, and how many numbers follow. Those are
the Invasion's side (cards, technology tokens, its protocols), then for each player armor, health, rerolls, technology
tokens, screws of each colour on the dice, cards in all, the Base, and the recruits that were trained. A list of faces
has its length in front.
"""

from __future__ import annotations

from typing import Final

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import (
    CAMPAIGN_PLACE,
    REASON,
    ROUND,
    SEATS,
    TECHNOLOGY_TOKENS,
    InvasionState,
)

HEAD: Final = 5  # numbers of an entry before what both sides had


def note_scenario(s: InvasionState, won: bool) -> None:
    """A scenario is over."""
    held = invasion_holds(s)
    for seat in range(s.numbers[SEATS]):
        held.extend(player_holds(s, seat))
    numbers = s.numbers
    s.history.extend([numbers[CAMPAIGN_PLACE], 1 if won else 0, numbers[ROUND], numbers[REASON]])
    s.history.append(len(held))
    s.history.extend(held)


def invasion_holds(s: InvasionState) -> list[int]:
    """What the Invasion has: all its cards in one number, its tokens and protocols."""
    cards = len(s.invasion_deck) + len(s.invasion_discard) + len(s.invasion_garbage)
    held = [cards + len(s.stack) + len(s.zones), s.numbers[TECHNOLOGY_TOKENS]]
    held.extend(faces_of(s, s.protocols))
    return held


def player_holds(s: InvasionState, seat: int) -> list[int]:
    """What a player has: values, tokens, dice, Base and deck."""
    held = [s.armor[seat], s.health[seat], s.rerolls[seat], s.technology[seat]]
    held.extend(screws_of(s, seat))
    cards = [*s.deck[seat], *s.hand[seat], *s.played[seat], *s.discard[seat], *s.garbage[seat]]
    held.append(len(cards))
    held.extend(faces_of(s, s.base[seat]))
    recruits = [card for card in cards if s.faces.type[s.face[card]] == c.RECRUIT]
    held.extend(faces_of(s, recruits))
    return held


def screws_of(s: InvasionState, seat: int) -> list[int]:
    """How many screws of each colour a player's dice have."""
    found = [0] * c.COLOURS
    first = seat * c.DICE_EACH * c.SCREWS_OF_DIE
    for place in range(first, first + c.DICE_EACH * c.SCREWS_OF_DIE):
        if s.screw[place] < c.COLOURS:
            found[s.screw[place]] += 1
    return found


def faces_of(s: InvasionState, cards: list[int]) -> list[int]:
    """Which cards these are, sorted, so that their order tells nothing of a deck; their number comes first."""
    faces = [s.face[card] for card in cards]
    faces.sort()
    return [len(faces), *faces]
