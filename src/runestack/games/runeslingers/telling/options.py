"""The short names of options, and the cards they touch.

A face-down card is named by its place: what its number says about its face is nobody's business but its owner's.
"""

from __future__ import annotations

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.names import is_concentration, is_visible
from runestack.kernel.decision import option_first, option_kind, option_second
from runestack.kernel.frame import NOBODY

IDS: dict[int, str] = {
    ch.YES: "yes",
    ch.NO: "no",
    ch.DONE: "done",
    ch.CHOOSE_MODE: "mode",
    ch.TARGET_CARD: "target",
    ch.CHOOSE_PLAYER: "player",
    ch.CHOOSE_EFFECT: "effect",
    ch.NEXT_TRIGGER: "trigger",
    ch.PICK_CARD: "pick",
    ch.END_PHASE: "end-phase",
    ch.SET_CARD: "set",
    ch.PLAY_CARD: "play",
    ch.CHARGE_CARD: "charge",
    ch.SLING_CARD: "sling",
    ch.ACTIVATE_TRINKET: "activate",
    ch.ACTIVATE_ABILITY: "ability",
    ch.DECLINE: "decline",
    ch.GO_ON: "go-on",
    ch.PASS: "pass",
    ch.PASS_DRAW: "draw",
    ch.PASS_RETURN: "return",
    ch.PASS_NOTHING: "nothing",
    ch.ON_CONCENTRATION: "on",
    ch.ON_AREA: "on-area",
    ch.TAKE_RUNESLINGER: "runeslinger",
    ch.TAKE_ABILITY: "take-ability",
    ch.SET_FIRST: "set",
    ch.GO_FIRST: "first",
    ch.GO_SECOND: "second",
    ch.CLEANSE_TYPE: "cleanse",
    ch.AIL_WITH: "ail",
    ch.CHOOSE_BULLET: "bullet",
    ch.NO_BLOCK: "no-block",
    ch.BLOCK_FOR: "block",
    ch.DISCARD_FOR_BLOCK: "discard",
    ch.KEEP_AREA: "keep-area",
    ch.DISCARD_CARD: "discard",
    ch.PAY_WITH: "pay",
    ch.DRAFT_CARD: "draft",
    ch.LEAVE_OUT: "leave-out",
}

# what the operands of an option are; `card` is the number of a card of the game
OPERANDS: dict[int, tuple[str, ...]] = {
    **dict.fromkeys(IDS, ()),
    **dict.fromkeys((ch.TARGET_CARD, ch.PICK_CARD, ch.SET_CARD, ch.CHARGE_CARD), ("card",)),
    **dict.fromkeys((ch.SLING_CARD, ch.ACTIVATE_TRINKET, ch.ACTIVATE_ABILITY), ("card",)),
    **dict.fromkeys((ch.PASS_RETURN, ch.ON_CONCENTRATION, ch.SET_FIRST, ch.BLOCK_FOR), ("card",)),
    **dict.fromkeys((ch.DISCARD_FOR_BLOCK, ch.DISCARD_CARD, ch.PAY_WITH), ("card",)),
    **dict.fromkeys((ch.CHOOSE_MODE, ch.CHOOSE_EFFECT, ch.NEXT_TRIGGER), ("card", "number")),
    ch.CHOOSE_BULLET: ("card", "number"),
    ch.PLAY_CARD: ("card", "how"),
    ch.CHOOSE_PLAYER: ("number",),
    **dict.fromkeys((ch.ON_AREA, ch.KEEP_AREA), ("number", "area")),
    **dict.fromkeys((ch.TAKE_RUNESLINGER, ch.TAKE_ABILITY, ch.DRAFT_CARD), ("number",)),
    ch.LEAVE_OUT: ("number",),
    ch.CLEANSE_TYPE: ("number", "ailment"),
    ch.AIL_WITH: ("ailment",),
}
CARD_OPTIONS = frozenset(kind for kind, parts in OPERANDS.items() if parts[:1] == ("card",))
HOW = {c.PLAIN: "", c.TO_SLING: "sling", c.TO_CHARGE: "charge"}
AILMENT_KEYS = {number: key for key, number in c.AILMENTS.items()}


def option_id(s: EncounterState, code: int) -> str:
    """A short stable name: `play-12`, `play-12-sling`, `cleanse-0-burn`, `return-concentration-3`."""
    kind = option_kind(code)
    operands = (option_first(code), option_second(code))
    parts = [IDS[kind]]
    for what, operand in zip(OPERANDS[kind], operands, strict=False):
        parts.append(operand_name(s, what, operand))
    return "-".join(part for part in parts if part)


def operand_name(s: EncounterState, what: str, operand: int) -> str:
    """An operand as a part of a name."""
    if what == "how":
        return HOW[operand]
    if what == "ailment":
        return AILMENT_KEYS[operand]
    if what == "area":
        return str(operand % c.AILMENT_AREAS)
    if what == "card" and is_concentration(s, operand):
        return f"concentration-{s.place[operand]}"
    return str(operand)


def option_cards(s: EncounterState, code: int) -> tuple[int, ...]:
    """The cards an option touches, as far as the seat that is asked may tell them from others."""
    kind, first = option_kind(code), option_first(code)
    if kind == ch.CHOOSE_PLAYER:
        return (s.slinger[first],)
    if kind not in CARD_OPTIONS:
        return ()
    return (first,) if is_visible(s, first, asked_seat(s, code)) else ()


def asked_seat(s: EncounterState, code: int) -> int:
    """The seat to which an option is offered, or NOBODY."""
    return next((one.seat for one in s.asking if code in one.options), NOBODY)
