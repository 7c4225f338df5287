"""Card actions (PROC-ACTION)."""

from __future__ import annotations

from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.primitives import move, to_discard
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.rules.use import push_use
from runestack.games.rune_age.rules.victory import check
from runestack.kernel.frame import Frame
from runestack.kernel.procedure import define
from runestack.kernel.triggers import push_triggers

# card: the card; place: which of its abilities


def action_1_use(s: RuneAgeState, f: Frame) -> None:
    """A hand card lies aside while it is carried out, neither in hand nor in the discard pile (PROC-ACTION 3)."""
    if s.zone[f.card] == c.IN_HAND:
        move(s, f.card, c.PENDING, f.seat)
    push_use(s, f.seat, f.card, f.place)


def action_2_discard(s: RuneAgeState, f: Frame) -> None:
    """Afterwards it goes face up to the discard pile (RA-ACT-2); a card of the realm area stays (RA-ACT-3)."""
    if s.zone[f.card] == c.PENDING:
        to_discard(s, f.card, f.seat, "RA-ACT-2")
    check(s)
    if s.outcome is None:
        push_triggers(s)


define(p.CARD_ACTION, [action_1_use, action_2_discard])
