"""When the interpreter looks at everything in memory for what nobody uses any more.

By itself it does so whenever memory has grown by a quarter: with 500 tables everybody waited for up to 0.9 seconds each
time. A server knows better when there is something to find: after tables have left the memory, or from time to time.
"""

from __future__ import annotations

import gc
import time

NEVER = 1_000_000_000
YOUNG = (2_000, 20, NEVER)  # what is young is still looked at; of the rest the server takes care
LEAST = 100  # tables that have left the memory
OFTEN = 600.0  # seconds


def take_over() -> None:
    """From now on the server says when; what is there by now stays, and is not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


class Garbage:
    """Counts what is thrown away."""

    def __init__(self) -> None:
        self.thrown = 0  # tables since everything was looked at
        self.looked = time.monotonic()

    def throw(self) -> None:
        """A table has left the memory."""
        self.thrown += 1

    def is_due(self, kept: int) -> bool:
        """Whether looking is worth its time: as much was thrown away as is kept, or it was long ago."""
        return self.thrown >= max(LEAST, kept) or time.monotonic() - self.looked > OFTEN

    def collect(self, kept: int) -> bool:
        """Looks at everything, if it is due."""
        if not self.is_due(kept):
            return False
        gc.collect()
        self.thrown, self.looked = 0, time.monotonic()
        return True
