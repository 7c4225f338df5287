"""A spend that is being made: what it is for, what it costs, and what remains. Only its player is told."""

from __future__ import annotations

from dataclasses import dataclass

from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.payment import available, worth_of
from runestack.games.rune_age.rules.spending import budget, total_price, withheld
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.values import retain_price
from runestack.games.rune_age.telling.names import name_of
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill, row_of
from runestack.kernel.frame import Frame

RESOURCES: tuple[Pattern, ...] = (("gold", "Gold"), ("influence", "Einfluss"))
BUYING: Pattern = (
    "{cards}: {cost} of {have} {resource}, {left} left.",
    "{cards}: {cost} von {have} {resource}, {left} übrig.",
)
CHOOSING: Pattern = (
    "You can spend {have} {resource}.",
    "Du kannst {have} {resource} ausgeben.",
)
RETAINING: Pattern = (
    "Keep {cards}: {cost} of {have} {resource}, {left} left.",
    "{cards} behalten: {cost} von {have} {resource}, {left} übrig.",
)
PAYING: Pattern = (
    "{cost} of {have} {resource} to pay, {left} left.",
    "{cost} von {have} {resource} zu zahlen, {left} übrig.",
)


@dataclass(frozen=True)
class Spending:
    """A spend or payment of a player as it stands."""

    purpose: str  # buy, retain, pay
    resource: int
    cards: list[int]
    cost: int
    given: int
    withheld: int
    have: int
    chosen: list[int]
    paid: int

    @property
    def left(self) -> int:
        """What remains behind the cost."""
        return self.have - self.cost


def spending_of(s: RuneAgeState, seat: int) -> Spending | None:
    """What a player is spending, or None."""
    paying = frame_of(s, p.PAY, seat)
    for procedure, describe in ((p.SPEND, purchase), (p.RETAIN, retaining)):
        frame = frame_of(s, procedure, seat)
        if frame is not None:
            return describe(s, frame, paying)
    return None if paying is None else payment(s, paying)


def frame_of(s: RuneAgeState, procedure: int, seat: int) -> Frame | None:
    """A player's uppermost frame of a procedure, or None."""
    for frame in reversed(s.frames):
        if frame.procedure == procedure:
            return frame if frame.seat == seat else None
    return None


def named(s: RuneAgeState, paying: Frame | None, resource: int) -> tuple[list[int], int]:
    """The cards named to pay with so far, and what they yield."""
    cards = [] if paying is None else paying.items[:]
    return cards, worth_of(s, cards, resource)


def purchase(s: RuneAgeState, f: Frame, paying: Frame | None) -> Spending:
    """Buying with gold, acquiring with influence."""
    chosen, paid = named(s, paying, f.target)
    return Spending(
        "buy",
        f.target,
        f.items[:],
        total_price(s, f.items, f.target),
        f.number,
        withheld(s, f.seat, f.target),
        budget(s, f.seat, f.target, f.number),
        chosen,
        paid,
    )


def retaining(s: RuneAgeState, f: Frame, paying: Frame | None) -> Spending:
    """Influence for cards that stay in hand."""
    chosen, paid = named(s, paying, c.INFLUENCE)
    cost = retain_price(s, f.seat) * len(f.items)
    have = available(s, f.seat, c.INFLUENCE)
    return Spending("retain", c.INFLUENCE, f.items[:], cost, 0, 0, have, chosen, paid)


def payment(s: RuneAgeState, f: Frame) -> Spending:
    """The price of an ability, or what an event demands."""
    chosen, paid = named(s, f, f.target)
    have = available(s, f.seat, f.target)
    return Spending("pay", f.target, [], f.number, 0, 0, have, chosen, paid)


def spend_sentence(
    s: RuneAgeState, words: CardWords, spending: Spending, reader: Reader
) -> Sentence:
    """What is bought, what it costs, what remains."""
    values = {
        "cards": row_of([name_of(s, words, card, reader) for card in spending.cards], reader),
        "cost": str(spending.cost),
        "have": str(spending.have),
        "left": str(spending.left),
        "resource": reader.of(RESOURCES[spending.resource]),
    }
    if not spending.cards:
        return fill(PAYING if spending.purpose == "pay" else CHOOSING, values, reader)
    return fill(BUYING if spending.purpose == "buy" else RETAINING, values, reader)
