"""Words with a meaning of their own: whose card, how it is found, which player, how numbers are compared."""

from __future__ import annotations

from enum import Enum


class Side(Enum):
    """Whose card: said by an adjective, left out where anybody's is meant."""

    ANY = "any"
    ALLIED = "allied"
    ENEMY = "enemy"


class Pick(Enum):
    """How the cards of a group are found."""

    TARGET = "target"  # chosen, and subject to the rules of targeting: "target enemy unit"
    ONE = "one"  # chosen without targeting: "an exhausted allied unit"
    EACH = "each"  # all that fit: "each enemy unit"
    ANY = "any"  # any one that fits, in events and conditions: "an allied unit"


class Compare(Enum):
    """How a number is compared."""

    EXACTLY = "exactly"
    AT_LEAST = "or more"
    AT_MOST = "or less"


class Player(Enum):
    """A player, as texts name one."""

    YOU = "you"
    OPPONENT = "the opponent"
    EACH_OPPONENT = "each opponent"
    EACH_OTHER = "each other player"
    EACH_PLAYER = "each player"
    TEAMMATE = "a teammate"  # in an effect one that is chosen
    TARGET_PLAYER = "target player"
    THAT_PLAYER = "that player"
    INSTIGATOR = "the instigator"  # whose effect the event is
    NEXT_PLAYER = "the next player"  # in the order of play
    PREVIOUS_PLAYER = "the previous player"
    TARGETS_CONTROLLER = "the target's controller"  # of the nearest card that was named as a target
