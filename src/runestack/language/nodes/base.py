"""What every node is, and the sorts of nodes that games add to."""

from __future__ import annotations


class Node:
    """What every part of a tree is."""

    __slots__: tuple[str, ...] = ()


# -- what a node can be: a new one, of the core or of a game, is placed by its base ----------------


class Effect(Node):
    """Something that a text does."""

    __slots__ = ()


class Static(Node):
    """What a continuous text says."""

    __slots__ = ()


class Condition(Node):
    """Something that is true or not."""

    __slots__ = ()


class Countable(Node):
    """What `for each` counts."""

    __slots__ = ()


class Value(Node):
    """A number that is known only when the text is carried out. X is chosen, the others are read at that moment."""

    __slots__ = ()


class Where(Node):
    """A filter behind a noun."""

    __slots__ = ()


class Cost(Node):
    """A part of what has to be paid. What is paid with is gone, so `that` never points at it."""

    __slots__ = ()


class Event(Node):
    """Something that a text waits for."""

    __slots__ = ()


class Ability(Node):
    """A paragraph of a text."""

    __slots__ = ()


# -- what else is true of some of them -------------------------------------------------------------


class Multiplied(Node):
    """An effect or a continuous text with one number (or one row of changes), which `for each` multiplies."""

    __slots__ = ()


class PaidOnTop(Ability):
    """A paragraph that is carried out with the plain text above it, if it was paid for."""

    __slots__ = ()
