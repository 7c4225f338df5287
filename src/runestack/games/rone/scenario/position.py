"""A position of RONE as a scenario describes it, and how it is laid out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from runestack.games.rone.game import Rone
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules.elimination import eliminate
from runestack.games.rone.rules.game import RoneGame
from runestack.games.rone.rules.lasting_changes import mark
from runestack.games.rone.rules.primitives import everybody, note_hand, start_listening
from runestack.games.rone.rules.seats import hand_readers, team_bits
from runestack.games.rone.rules.setup import add_card
from runestack.games.rone.rules.state import BOUNTY, ELIMINATED, SEATS
from runestack.games.rone.rules.values import health as current_health
from runestack.games.rone.scenario.cards import FILLER, HERO
from runestack.games.staged_cards import AnyCard, Printing, name_of, pile_of
from runestack.games.staging import MOST, StagingError, seat_of, whole
from runestack.kernel.frame import NOTHING

DECK = 10  # fillers in a deck of which nothing is said

UNTIL = {
    "next combat": c.NEXT_COMBAT,
    "end of turn": c.END_OF_TURN,
    "your next turn": c.YOUR_NEXT_TURN,
    "forever": c.FOREVER,
}


@dataclass(frozen=True)
class Placed:
    """A card with what lies on it."""

    card: AnyCard
    exhaustion: int = 0
    damage: int = 0
    health: int = 0  # health gained
    melee: int = 0  # tokens for the next combat
    ranged: int = 0
    gains: tuple[str, ...] = ()  # keywords
    loses: tuple[str, ...] = ()
    until: str = "end of turn"
    owner: str = ""  # where it is not the player's own
    shield: bool = False  # face up in a deck


Item: TypeAlias = AnyCard | Placed
Items: TypeAlias = Sequence[Item] | int  # a number: so many fillers


def placed(
    card: AnyCard,
    *,
    exhaustion: int = 0,
    damage: int = 0,
    health: int = 0,
    melee: int = 0,
    ranged: int = 0,
    gains: Sequence[str] = (),
    loses: Sequence[str] = (),
    until: str = "end of turn",
    owner: str = "",
) -> Placed:
    """A card with counters: exhaustion, damage, health gained, attack tokens, keywords gained or lost for a while."""
    return Placed(
        card, exhaustion, damage, health, melee, ranged, tuple(gains), tuple(loses), until, owner
    )


def shield(card: AnyCard) -> Placed:
    """A card that lies face up in a deck as a shield."""
    return Placed(card, shield=True)


@dataclass(frozen=True)
class Player:
    """Everything that belongs to a player."""

    hero: Placed
    level: int
    water: int
    units: tuple[Placed, ...]
    technologies: tuple[Placed, ...]
    hand: tuple[Placed, ...]
    deck: tuple[Placed, ...]  # top first
    graveyard: tuple[Placed, ...]  # top first
    technology_deck: tuple[Placed, ...]
    removed: tuple[Placed, ...]

    def cards(self) -> Iterator[AnyCard]:
        """All cards that have to be printed."""
        piles = (
            self.units,
            self.technologies,
            self.hand,
            self.deck,
            self.graveyard,
            self.technology_deck,
            self.removed,
        )
        yield self.hero.card
        for pile in piles:
            for item in pile:
                yield item.card


def player(
    *,
    hero: AnyCard = HERO,
    hero_exhaustion: int = 0,
    level: int = 1,
    water: int = 0,
    units: Items = (),
    technologies: Items = (),
    hand: Items = (),
    deck: Items = DECK,
    graveyard: Items = (),
    technology_deck: Items = (),
    removed: Items = (),
) -> Player:
    """A player. Decks and graveyards are listed from the top; a number means so many fillers."""
    return Player(
        Placed(hero, exhaustion=hero_exhaustion),
        whole("the level of a hero", level, 1, 3),
        whole("water", water, 0, MOST),
        items(units),
        items(technologies),
        items(hand),
        items(deck),
        items(graveyard),
        items(technology_deck),
        items(removed),
    )


def items(given: Items) -> tuple[Placed, ...]:
    """A pile; a number means fillers."""
    return pile_of(given, FILLER, Placed)


# -- laying out ----------------------------------------------------------------------------------


def lay_out(s: RoneGame, players: Iterable[Player], printing: Printing[Rone]) -> None:
    """Puts every card in its place. Nothing is triggered by it."""
    for seat, one in enumerate(players):
        whole(f"the number of p{seat + 1}'s technologies in play", len(one.technologies), 0, 3)
        s.water[seat] = one.water
        put_counters(s, s.hero[seat], one.hero, seat)
        for item in one.units:
            put_into_play(s, printing, seat, item, c.UNIT)
        for item in one.technologies:
            put_into_play(s, printing, seat, item, c.TECHNOLOGY)
        side = s.side[seat]
        put_pile(s, printing, seat, one.hand, c.IN_HAND, s.hand[seat])
        note_hand(s, seat)
        put_pile(s, printing, seat, one.deck, c.IN_DECK, s.deck[side])
        put_pile(s, printing, seat, one.graveyard, c.IN_GRAVEYARD, s.graveyard[side])
        put_pile(
            s, printing, seat, one.technology_deck, c.IN_TECHNOLOGY_DECK, s.technology_deck[side]
        )
        put_pile(s, printing, seat, one.removed, c.REMOVED, s.removed[side])
    check_health(s, printing)


def put_pile(
    s: RoneGame,
    printing: Printing[Rone],
    seat: int,
    cards: Sequence[Placed],
    zone: int,
    pile: list[int],
) -> None:
    """A pile outside play. It is listed from the top; the engine has the top of decks and graveyards last."""
    added: list[int] = []
    for item in cards:
        owner = seat_of(item.owner, s.numbers[SEATS]) if item.owner else seat
        face = printing.face(item.card)
        check_type(s, face, item, zone)
        card = add_card(s, face, owner, zone)
        s.known[card] = known_to(s, seat, zone, item.shield)
        s.face_up[card] = 1 if item.shield and zone == c.IN_DECK else 0
        added.append(card)
    if zone in (c.IN_DECK, c.IN_GRAVEYARD):
        added.reverse()
        pile[:0] = added  # of a team the first player's cards lie above those of the second
    else:
        pile.extend(added)


def known_to(s: RoneGame, seat: int, zone: int, shield: bool) -> int:
    """Who has seen a card."""
    if zone in (c.IN_GRAVEYARD, c.REMOVED) or shield:
        return everybody(s)
    if zone == c.IN_TECHNOLOGY_DECK:
        return team_bits(s, s.side[seat])
    return 0 if zone == c.IN_DECK else hand_readers(s, seat)


def take_away(s: RoneGame, seat: int) -> None:
    """A player who was eliminated before; who took the bounty deck has it in the deck that is described."""
    if s.numbers[BOUNTY] == NOTHING or s.numbers[ELIMINATED]:
        raise StagingError("only of three players one is eliminated while the others play on")
    eliminate(s, seat)


def check_type(s: RoneGame, face: int, item: Placed, zone: int) -> None:
    """Heroes lie nowhere else, technologies not in decks and hands, other cards not in the technology deck."""
    kind = s.faces.type[face]
    technology = kind == c.TECHNOLOGY
    wrong = kind == c.HERO or (zone == c.IN_TECHNOLOGY_DECK) != technology
    if zone in (c.IN_GRAVEYARD, c.REMOVED):
        wrong = kind == c.HERO
    if wrong:
        raise StagingError(f"{name_of(item.card)} cannot lie there")


def put_into_play(s: RoneGame, printing: Printing[Rone], seat: int, item: Placed, kind: int) -> int:
    """A permanent that lies on the battlefield already: it listens, but has not arrived."""
    face = printing.face(item.card)
    if s.faces.type[face] != kind:
        raise StagingError(f"{name_of(item.card)} is of another type than the others there")
    owner = seat_of(item.owner, s.numbers[SEATS]) if item.owner else seat
    card = add_card(s, face, owner, c.ON_BATTLEFIELD)
    s.controller[card] = seat
    s.known[card] = everybody(s)
    if kind == c.UNIT:
        s.units[s.side[seat]].append(card)
    else:
        s.technology[seat].append(card)
    put_counters(s, card, item, seat)
    start_listening(s, card)
    return card


def put_counters(s: RoneGame, card: int, item: Placed, seat: int) -> None:
    """Exhaustion, damage, tokens, lasting keywords."""
    name = name_of(item.card)
    damage = whole(f"the damage of {name}", item.damage, 0, MOST)
    s.rotation[card] = whole(f"the exhaustion of {name}", item.exhaustion, 0, 3)
    s.health_change[card] = whole(f"the health of {name}", item.health, -MOST, MOST) - damage
    s.melee_token[card] = whole(f"the melee tokens of {name}", item.melee, -MOST, MOST)
    s.ranged_token[card] = whole(f"the ranged tokens of {name}", item.ranged, -MOST, MOST)
    for kind, words in ((c.LAST_KEYWORD, item.gains), (c.LAST_NO_KEYWORD, item.loses)):
        for word in words:
            mark(s, kind, card, keyword(word), until(item.until), seat)


def keyword(word: str) -> int:
    """A keyword's number."""
    number = c.KEYWORDS.get("slow" if word.lower() == "slow effect" else word.lower())
    if number is None:
        raise StagingError(f"no keyword is called {word!r}; there are: {', '.join(c.KEYWORDS)}")
    return number


def until(word: str) -> int:
    """A duration's number."""
    if word not in UNTIL:
        raise StagingError(f"nothing lasts until {word!r}; there are: {', '.join(UNTIL)}")
    return UNTIL[word]


def check_health(s: RoneGame, printing: Printing[Rone]) -> None:
    """A unit without health would have gone already."""
    for pile in s.units:
        for unit in pile:
            if current_health(s, unit) <= 0:
                name = printing.game.pool.cards[s.face[unit]].name
                raise StagingError(
                    f"{name} lies on the battlefield with {current_health(s, unit)} health"
                )
