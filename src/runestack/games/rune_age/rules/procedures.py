"""The numbers of all procedures, because chapters call each other."""

from __future__ import annotations

from typing import Final

from runestack.kernel.procedure import declare

GAME: Final = declare("rune_age.game")
ROUND: Final = declare("rune_age.round")
TURN: Final = declare("rune_age.turn")
RETAIN: Final = declare("rune_age.retain")
REFILL: Final = declare("rune_age.refill")
SPEND: Final = declare("rune_age.spend")
PAY: Final = declare("rune_age.pay")
PAY_COSTS: Final = declare("rune_age.pay_costs")
CARD_ACTION: Final = declare("rune_age.card_action")
USE: Final = declare("rune_age.use")
BATTLE: Final = declare("rune_age.battle")
SIEGE: Final = declare("rune_age.siege")
PLAY: Final = declare("rune_age.play")
ATTRITION: Final = declare("rune_age.attrition")
RESOLUTION: Final = declare("rune_age.resolution")
AFTERMATH: Final = declare("rune_age.aftermath")
DAMAGE: Final = declare("rune_age.damage")
HARM: Final = declare("rune_age.harm")
EVENT_PHASE: Final = declare("rune_age.event_phase")
FOR_EACH_PLAYER: Final = declare("rune_age.for_each_player")
GROUP_PAYMENT: Final = declare("rune_age.group_payment")
TRIGGER: Final = declare("rune_age.trigger")
PICK: Final = declare("rune_age.pick")
FETCH: Final = declare("rune_age.fetch")
DISCARD_WORTH: Final = declare("rune_age.discard_worth")
CHOICE_OF: Final = declare("rune_age.choice_of")
LOOK_DISCARD: Final = declare("rune_age.look_discard")
OFFER: Final = declare("rune_age.offer")
PLAY_ANOTHER: Final = declare("rune_age.play_another")
LOOK: Final = declare("rune_age.look")
