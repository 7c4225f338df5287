"""The questions and options that every game has. Each game puts them into words, and numbers its own behind them."""

from __future__ import annotations

from typing import Final

# questions: what a seat is asked about
ASK_MAY: Final = 0  # whether to do something optional
ASK_MODE: Final = 1  # one of two modes
ASK_TARGET: Final = 2  # a card, under the rules of targeting
ASK_CHOICE: Final = 3  # a card picked without targeting
ASK_PLAYER: Final = 4
ASK_EFFECT: Final = 5  # an effect that waits: on a stack, on a ladder
ASK_TRIGGER: Final = 6  # which of several triggers comes next
SHARED_ASKS: Final = 7
ASK_NUMBER: Final = 9  # how large X is; only in games whose texts have it
OWN_ASKS: Final = 10  # a game's own begin here

# options: what an answer does; operands in brackets
YES: Final = 0
NO: Final = 1
DONE: Final = 2
CHOOSE_MODE: Final = 3  # (card, which)
TARGET_CARD: Final = 4  # (card)
CHOOSE_PLAYER: Final = 5  # (seat)
CHOOSE_EFFECT: Final = 6  # (card, place among the effects)
NEXT_TRIGGER: Final = 7  # (card, place in the row of those that wait)
PICK_CARD: Final = 8  # (card)
SHARED_OPTIONS: Final = 9
CHOOSE_NUMBER: Final = 9  # (number); only in games whose texts have X
OWN_OPTIONS: Final = 10  # a game's own begin here
