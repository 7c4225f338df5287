"""The procedures of RONE by number. Each chapter defines its own; they call each other through these.

Waiting triggers (P-7) and the choice of modes and targets are procedures of the kernel.
"""

from __future__ import annotations

from typing import Final

from runestack.kernel.procedure import declare

GAME: Final = declare("rone.game")  # P-1
MULLIGAN: Final = declare("rone.mulligan")
TURN: Final = declare("rone.turn")  # P-2
WINDOW: Final = declare("rone.window")  # P-3
OPEN_WINDOW: Final = declare("rone.open_window")  # a phase boundary or a cancel window
EXECUTE_STACK: Final = declare("rone.execute_stack")  # P-4
SLOW_ACTION: Final = declare("rone.slow_action")  # P-5
FAST_EFFECT: Final = declare("rone.fast_effect")  # P-6
FAST_ACTION: Final = declare("rone.fast_action")  # a fast effect of the main phase
TEXT: Final = declare("rone.text")  # P-8
ATTACK: Final = declare("rone.attack")  # P-9
HERO_DAMAGE: Final = declare("rone.hero_damage")  # P-11
DEATHS: Final = declare("rone.deaths")  # P-12
BURY: Final = declare("rone.bury")  # one card leaves the battlefield by destruction
TO_GRAVEYARD: Final = declare("rone.to_graveyard")  # P-13
PAY: Final = declare("rone.pay")
DISCARD: Final = declare("rone.discard")
DESTROY_TOP: Final = declare("rone.destroy_top")
LOOK: Final = declare("rone.look")
FETCH: Final = declare("rone.fetch")
USE_COPY: Final = declare("rone.use_copy")
TO_HAND: Final = declare("rone.to_hand")  # a team's card returns to one of two hands
WHOSE_TRIGGER: Final = declare("rone.whose_trigger")  # which of two team mates is `you`
WHICH_OPPONENT: Final = declare("rone.which_opponent")  # which of two is `the opponent`
HERO_DAMAGES: Final = declare("rone.hero_damages")  # one effect hurts several heroes

# effects on the stack, by what is executed
PLAYED_UNIT: Final = declare("rone.played_unit")
PLAYED_TECHNOLOGY: Final = declare("rone.played_technology")
PLAYED_TACTIC: Final = declare("rone.played_tactic")
RECYCLED_UNIT: Final = declare("rone.recycled_unit")
RECYCLED_TACTIC: Final = declare("rone.recycled_tactic")
LEVEL_UP: Final = declare("rone.level_up")
ABILITY: Final = declare("rone.ability")
TRIGGER: Final = declare("rone.trigger")
DECLARED_ATTACK: Final = declare("rone.declared_attack")  # stands on the stack while ATTACK runs
DECLARED_END: Final = declare("rone.declared_end")
