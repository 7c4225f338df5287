"""How a described position is laid out. Nothing is triggered by it: nobody has done anything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.dice import dice_of, place_of_screw
from runestack.games.invasion.rules.game import InvasionGame
from runestack.games.invasion.rules.primitives import add_card, place
from runestack.games.invasion.rules.values import kind_of, training_size
from runestack.games.invasion.scenario.position import Centre, Die, Placed, Player
from runestack.games.staged_cards import AnyCard, name_of
from runestack.games.staging import StagingError
from runestack.kernel.frame import NOBODY

FaceOf = Callable[[AnyCard], int]

# which kinds of cards can lie where, and the place in words
KINDS = {
    c.IN_HAND: (c.PLAYING, "in a hand"),
    c.IN_DECK: (c.PLAYING, "in a Deck"),
    c.IN_DISCARD: (c.PLAYING, "in a Discard pile"),
    c.IN_GARBAGE: (c.PLAYING, "in a Garbage dump"),
    c.IN_PLAYED: (c.PLAYING, "in a played zone"),
    c.IN_TRAINING: (c.RECRUIT, "in a Training center"),
    c.IN_BASE: (c.PERMANENT, "in a Base"),
    c.IN_STACK: (c.INVADER, "in the stack"),
    c.IN_INVASION_DECK: (c.INVADER, "in the Invasion deck"),
    c.IN_INVASION_DISCARD: (c.INVADER, "in the Invasion's Discard pile"),
    c.IN_INVASION_GARBAGE: (c.INVADER, "in the Invasion's Garbage dump"),
    c.IN_PROTOCOLS: (c.PROTOCOL | c.INVADER, "among the protocols"),
    c.IN_SUPPLY: (c.INVADER, "in the invasion card supply"),
    c.IN_PROTOCOL_SUPPLY: (c.PROTOCOL, "in the protocol supply"),
    c.IN_ZONE: (c.INVADER, "in a zone"),
    c.IN_RECRUITMENT: (c.RECRUIT, "in the Recruitment deck"),
    c.IN_TECHNOLOGIES: (c.TECHNOLOGY, "in the Technology deck"),
    c.IN_STARTING_SUPPLY: (c.STARTING, "in the starting supply"),
    c.DESTROYED: (c.PLAYING | c.PERMANENT | c.INVADER | c.PROTOCOL, "among the destroyed cards"),
}


class Layout:
    """Puts the cards of a description onto the table."""

    def __init__(self, s: InvasionGame, face_of: FaceOf) -> None:
        self.s = s
        self.face_of = face_of

    def put(self, players: Sequence[Player], centre: Centre, cooperative: bool) -> None:
        """Everything of everybody; the Invasion has nothing where it does not take part."""
        for seat, one in enumerate(players):
            self.put_player(seat, one)
        self.check_training()
        shared: list[tuple[Sequence[Placed], int]] = [
            (centre.recruits[::-1], c.IN_RECRUITMENT),
            (centre.technologies[::-1], c.IN_TECHNOLOGIES),
            (centre.starting_supply, c.IN_STARTING_SUPPLY),
            (centre.destroyed, c.DESTROYED),
        ]
        if cooperative:
            shared += [
                (centre.stack, c.IN_STACK),
                (centre.invasion_deck[::-1], c.IN_INVASION_DECK),
                (centre.invasion_discard[::-1], c.IN_INVASION_DISCARD),
                (centre.invasion_garbage[::-1], c.IN_INVASION_GARBAGE),
                (centre.protocols, c.IN_PROTOCOLS),
                (centre.supply[::-1], c.IN_SUPPLY),
                (centre.protocol_supply[::-1], c.IN_PROTOCOL_SUPPLY),
            ]
            for colour, item in enumerate(centre.zones):
                if item is not None:
                    self.s.zone_card[colour] = self.put_card(item, NOBODY, c.IN_ZONE)
        for pile, zone in shared:
            for item in pile:
                self.put_card(item, NOBODY, zone)
        self.s.waiting.clear()

    def put_player(self, seat: int, one: Player) -> None:
        """Piles are listed from the top; the engine has the top last."""
        s = self.s
        for pile, zone in (
            (one.hand, c.IN_HAND),
            (one.deck[::-1], c.IN_DECK),
            (one.discard[::-1], c.IN_DISCARD),
            (one.garbage[::-1], c.IN_GARBAGE),
            (one.played, c.IN_PLAYED),
            (one.training, c.IN_TRAINING),
            (one.base, c.IN_BASE),
        ):
            for item in pile:
                self.put_card(item, seat, zone)
        s.armor[seat], s.health[seat] = one.armor, one.health
        s.rerolls[seat], s.technology[seat], s.parts[seat] = one.rerolls, one.technology, one.parts
        s.out[seat] = 1 if one.defeated else 0
        for word in one.pool:
            s.pool[seat * c.COLOURS + c.COLOUR_NAMES.index(word)] += 1
        self.put_stored(seat, one)
        for number, die in zip(dice_of(seat), one.dice, strict=True):
            self.put_die(number, die)

    def check_training(self) -> None:
        """Once all texts lie on the table that say how much a Training center holds."""
        s = self.s
        for seat, cards in enumerate(s.training):
            most = training_size(s, seat)
            if len(cards) > most:
                raise StagingError(
                    f"the Training center of p{seat + 1} holds {most} cards, not {len(cards)} (INV-BOARD-12)"
                )

    def put_stored(self, seat: int, one: Player) -> None:
        """Screws in spots, as many as there are spots."""
        s = self.s
        for word in one.stored:
            colour = c.COLOUR_NAMES.index(word)
            s.stored[seat * c.COLOURS + colour] += 1
            if s.stored[seat * c.COLOURS + colour] > s.faces.spots[colour]:
                raise StagingError(f"there are {s.faces.spots[colour]} {word} spots")
        if len(one.wild) > s.faces.spots[c.WILD]:
            raise StagingError(f"there are {s.faces.spots[c.WILD]} wild spots")
        for word in one.wild:
            s.stored_wild[seat * c.TYPES_STORED + c.COLOUR_NAMES.index(word)] += 1

    def put_die(self, number: int, die: Die) -> None:
        """Its screws, the side on top, and whether it can be used this turn."""
        s = self.s
        for side, colours in enumerate(die.sides):
            if colours is not None:
                screws = [*(c.COLOUR_NAMES.index(word) for word in colours)]
                screws += [c.NEUTRAL] * (c.SCREWS_OF_SIDE - len(screws))
                for position, screw in enumerate(screws):
                    s.screw[place_of_screw(number, side, position)] = screw
        s.die_top[number] = die.shows
        s.die_state[number] = die.state
        s.die_until[number] = die.until

    def put_card(self, item: Placed, seat: int, zone: int) -> int:
        """A new card with what lies on it."""
        s = self.s
        name = name_of(item.card)
        card = add_card(s, self.face_of(item.card), seat, c.ON_BOARD)
        kinds, words = KINDS[zone]
        if not kind_of(s, card) & kinds:
            raise StagingError(f"{name} cannot lie {words}")
        if item.exhausted and zone not in (c.IN_BASE, c.IN_PROTOCOLS):
            raise StagingError(f"{name} cannot be exhausted {words}")
        if item.screws and zone != c.IN_TRAINING:
            raise StagingError(f"{name} cannot have screws {words}")
        if (item.armor_damage or item.health_damage) and zone not in (c.IN_STACK, c.IN_ZONE):
            raise StagingError(f"{name} cannot have damage {words}")
        s.board.remove(card)
        s.known[card] = s.seen[card] = 0
        place(s, card, zone, seat)
        s.exhausted[card] = 1 if item.exhausted else 0
        s.screws[card] = item.screws
        s.armor_damage[card] = item.armor_damage
        s.health_damage[card] = item.health_damage
        return card
