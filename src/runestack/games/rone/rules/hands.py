"""Cards that go to a hand. Of a team it is said whose, or the team decides it (RONE-2V2-10)."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.primitives import kept_out_of_hands, put_into_hand
from runestack.games.rone.rules.seats import in_teams, speaker, team
from runestack.games.rone.rules.state import RoneState
from runestack.kernel.decision import option, option_first
from runestack.kernel.driver import ask
from runestack.kernel.frame import NOBODY, Frame
from runestack.kernel.procedure import define


def push_to_hand(s: RoneState, card: int, taker: int = NOBODY) -> None:
    """A card goes to its owner's hand; `taker` is who takes it into the own hand, if it is one of the owners."""
    if kept_out_of_hands(s, card):
        return
    side = s.side[s.owner[card]]
    if not in_teams(s):
        put_into_hand(s, card, s.owner[card])
    elif taker != NOBODY and s.side[taker] == side:
        put_into_hand(s, card, taker)
    else:
        s.push(Frame(p.TO_HAND, speaker(s, side), card))


def to_hand_1_whose(s: RoneState, f: Frame) -> None:
    """Both team mates own it: the team says to whose hand it goes."""
    options = [option(ch.CHOOSE_PLAYER, seat, 0) for seat in team(s, s.side[f.seat])]
    ask(s, f, f.seat, ch.ASK_HAND, options, f.card)


def to_hand_2_move(s: RoneState, f: Frame) -> None:
    """There it goes."""
    put_into_hand(s, f.card, option_first(f.answer))


define(p.TO_HAND, [to_hand_1_whose, to_hand_2_move])
