"""The questions and options of Rune Age. Words for them are made in `telling`, when somebody reads them."""

from __future__ import annotations

from typing import Final

from runestack.kernel.choices import OWN_ASKS, OWN_OPTIONS

# what a player is asked about
ASK_RACE: Final = OWN_ASKS
ASK_ACTION: Final = OWN_ASKS + 1
ASK_MORE: Final = OWN_ASKS + 2  # what else to buy or acquire in this spend
ASK_PRICE: Final = OWN_ASKS + 3  # which realm-area cards lower the price
ASK_PAYMENT: Final = OWN_ASKS + 4  # with which cards to pay
ASK_PAYMENT_CARD: Final = OWN_ASKS + 5  # the same, one by one
ASK_RETAIN: Final = OWN_ASKS + 6
ASK_ASSAULT: Final = OWN_ASKS + 7  # a battle: the next card, or stop
ASK_SIEGE: Final = OWN_ASKS + 8  # a siege: a card, or pass
ASK_WHEN_PLAYED: Final = OWN_ASKS + 9
ASK_BEFORE_ATTRITION: Final = OWN_ASKS + 10
ASK_ATTRITION: Final = OWN_ASKS + 11  # which unit is destroyed
ASK_RESOLUTION: Final = OWN_ASKS + 12
ASK_END_OF_COMBAT: Final = OWN_ASKS + 13
ASK_INSTEAD: Final = OWN_ASKS + 14  # a replacement for being destroyed or wounded
ASK_COST: Final = OWN_ASKS + 15  # a card that pays for an ability
ASK_DISCARD: Final = OWN_ASKS + 16
ASK_CARD: Final = OWN_ASKS + 17  # a card of a pile, for a text
ASK_EVENT_ORDER: Final = OWN_ASKS + 18  # which of several texts comes first
ASK_WHO: Final = OWN_ASKS + 19  # the first player chooses a player
ASK_LAY_DOWN: Final = OWN_ASKS + 20
ASK_TRIGGERED: Final = OWN_ASKS + 21  # use a triggered text of a unit or tactic?

# what an answer does; operands in brackets
TAKE_RACE: Final = OWN_OPTIONS  # (race)
END_ACTIONS: Final = OWN_OPTIONS + 1
ATTACK: Final = OWN_OPTIONS + 2  # (card)
USE_ACTION: Final = OWN_OPTIONS + 3  # (card, which of its abilities)
BUY: Final = OWN_OPTIONS + 4  # (card)
ACQUIRE: Final = OWN_OPTIONS + 5  # (card)
ENOUGH: Final = OWN_OPTIONS + 6  # nothing else is bought
CALL_OFF: Final = OWN_OPTIONS + 7  # nothing is bought after all
PAY_WITH: Final = OWN_OPTIONS + 8  # (place in the list of sets, what is lost)
PAY_ONE_BY_ONE: Final = OWN_OPTIONS + 9
PAY_CARD: Final = OWN_OPTIONS + 10  # (card)
RETAIN: Final = OWN_OPTIONS + 11  # (card)
PLAY: Final = OWN_OPTIONS + 12  # (card)
STOP: Final = OWN_OPTIONS + 13
PASS: Final = OWN_OPTIONS + 14
USE: Final = OWN_OPTIONS + 15  # (card, which of its abilities)
DECLINE: Final = OWN_OPTIONS + 16
DESTROY: Final = OWN_OPTIONS + 17  # (card)
GIVE: Final = OWN_OPTIONS + 18  # (card): discarded, wounded, destroyed, exhausted or laid down
TAKE: Final = OWN_OPTIONS + 19  # (card)
