"""The short names of options, and the cards they touch."""

from __future__ import annotations

from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import procedures as p
from runestack.games.rune_age.rules.payment import ways_to_pay
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.wording import option_name
from runestack.kernel import choices as core
from runestack.kernel.decision import option_first, option_kind
from runestack.kernel.frame import NOTHING

IDS: dict[int, str] = {
    core.YES: "yes",
    core.NO: "no",
    core.DONE: "done",
    core.CHOOSE_MODE: "mode",
    core.TARGET_CARD: "target",
    core.CHOOSE_PLAYER: "player",
    core.NEXT_TRIGGER: "trigger",
    core.PICK_CARD: "pick",
    core.CHOOSE_NUMBER: "number",
    ch.TAKE_RACE: "faction",
    ch.END_ACTIONS: "end-actions",
    ch.ATTACK: "attack",
    ch.USE_ACTION: "action",
    ch.BUY: "buy",
    ch.ACQUIRE: "acquire",
    ch.ENOUGH: "enough",
    ch.CALL_OFF: "call-off",
    ch.PAY_WITH: "pay-with",
    ch.PAY_ONE_BY_ONE: "pay-one-by-one",
    ch.PAY_CARD: "pay",
    ch.RETAIN: "retain",
    ch.PLAY: "play",
    ch.STOP: "stop",
    ch.PASS: "pass",
    ch.USE: "use",
    ch.DECLINE: "decline",
    ch.DESTROY: "destroy",
    ch.GIVE: "give",
    ch.TAKE: "take",
}
# how many operands are part of the name; the first is a card unless NO_CARDS says otherwise
OPERANDS: dict[int, int] = {
    **dict.fromkeys(IDS, 1),
    **dict.fromkeys((core.YES, core.NO, core.DONE), 0),
    **dict.fromkeys((ch.END_ACTIONS, ch.ENOUGH, ch.CALL_OFF, ch.PAY_ONE_BY_ONE), 0),
    **dict.fromkeys((ch.STOP, ch.PASS, ch.DECLINE), 0),
    **dict.fromkeys((core.CHOOSE_MODE, core.NEXT_TRIGGER, ch.USE_ACTION, ch.USE), 2),
}
NO_CARDS = (core.CHOOSE_PLAYER, core.CHOOSE_NUMBER, ch.TAKE_RACE, ch.PAY_WITH)
CARD_OPTIONS = frozenset(
    kind for kind, operands in OPERANDS.items() if operands and kind not in NO_CARDS
)


def option_id(s: RuneAgeState, code: int) -> str:
    """A short stable name: `attack-12`, `use-3-0`."""
    return option_name(code, IDS, OPERANDS)


def option_cards(s: RuneAgeState, code: int) -> tuple[int, ...]:
    """The cards an option touches; of a player the home realm."""
    kind, first = option_kind(code), option_first(code)
    if kind == core.CHOOSE_PLAYER:
        return () if s.home[first] == NOTHING else (s.home[first],)
    if kind == ch.PAY_WITH:
        return tuple(way_to_pay(s, first))
    return (first,) if kind in CARD_OPTIONS else ()


def way_to_pay(s: RuneAgeState, place: int) -> list[int]:
    """One of the sets of cards that are offered to pay with."""
    frame = s.frames[-1]
    if frame.procedure != p.PAY:
        return []
    ways = ways_to_pay(s, frame.seat, frame.target, frame.number)
    return ways[place] if place < len(ways) else []
