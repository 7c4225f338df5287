"""The short names of options, and the cards they touch."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import board_card
from runestack.games.wording import option_name
from runestack.kernel import choices as core
from runestack.kernel.decision import option_first, option_kind, option_second
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
    ch.TAKE_CARD: "take",
    ch.IGNORE: "ignore",
    ch.GO_ON: "go-on",
    ch.GIVE: "give",
    ch.DRAW: "draw",
    ch.STOP: "stop",
    ch.USE_DIE: "use-die",
    ch.TRANSFORM: "transform",
    ch.PLAY: "play",
    ch.ABILITY: "ability",
    ch.PAIR: "pair",
    ch.REROLL: "reroll",
    ch.USE_TOKEN: "token",
    ch.CARRY_OUT: "carry-out",
    ch.END_MAIN: "end-main",
    ch.COLOUR: "colour",
    ch.SYMBOL: "symbol",
    ch.PUT_IN: "put-in",
    ch.STORE_REST: "store-rest",
    ch.KEEP_CARD: "keep",
    ch.SPARE: "spare",
    ch.DIE: "die",
    ch.SIDE: "side",
    ch.POSITION: "position",
    ch.RECYCLE: "recycle",
    ch.HIT: "hit",
    ch.PAY_ACTION: "action",
    ch.GIVE_UP: "give-up",
    ch.GIVE_POINTS: "give-points",
    ch.STORED: "stored",
    ch.ZONE: "zone",
    ch.LONGER: "longer",
    ch.SHORTER: "shorter",
    ch.TRY_AGAIN: "try-again",
    ch.GIVE_UP_CAMPAIGN: "give-up-campaign",
    ch.MOVE_SCREW: "move-screw",
    ch.NAME_CAPTAIN: "captain",
    ch.REBUILD: "rebuild",
    ch.END_TEXT: "end-text",
    ch.AMOUNT: "amount",
    ch.ALL_OF_THEM: "all",
}
NOTHING_NAMED = (
    core.YES,
    core.NO,
    core.DONE,
    ch.IGNORE,
    ch.GO_ON,
    ch.DRAW,
    ch.STOP,
    ch.USE_TOKEN,
    ch.END_MAIN,
    ch.STORE_REST,
    ch.GIVE_UP,
    ch.LONGER,
    ch.SHORTER,
    ch.TRY_AGAIN,
    ch.GIVE_UP_CAMPAIGN,
    ch.REBUILD,
    ch.ALL_OF_THEM,
)
TWO_NAMED = (
    core.CHOOSE_MODE,
    core.NEXT_TRIGGER,
    ch.TRANSFORM,
    ch.ABILITY,
    ch.CARRY_OUT,
    ch.PUT_IN,
    ch.SPARE,
    ch.SIDE,
    ch.POSITION,
    ch.HIT,
    ch.GIVE_POINTS,
    ch.STORED,
    ch.MOVE_SCREW,
    ch.END_TEXT,
)
# how many operands are part of the name
OPERANDS: dict[int, int] = {
    **dict.fromkeys(IDS, 1),
    **dict.fromkeys(NOTHING_NAMED, 0),
    **dict.fromkeys(TWO_NAMED, 2),
}
# the first operand is a card
CARD_OPTIONS = frozenset(
    {
        core.CHOOSE_MODE,
        core.TARGET_CARD,
        core.NEXT_TRIGGER,
        core.PICK_CARD,
        ch.TAKE_CARD,
        ch.GIVE,
        ch.PLAY,
        ch.ABILITY,
        ch.CARRY_OUT,
        ch.KEEP_CARD,
        ch.RECYCLE,
        ch.HIT,
        ch.MOVE_SCREW,
        ch.END_TEXT,
    }
)


def option_id(s: InvasionState, code: int) -> str:
    """A short stable name: `play-12`, `transform-0-3`."""
    return option_name(code, IDS, OPERANDS)


def option_cards(s: InvasionState, code: int) -> tuple[int, ...]:
    """The cards an option touches: of a zone the card in it, of a pair and an action what is printed on the board."""
    kind, first = option_kind(code), option_first(code)
    if kind == ch.MOVE_SCREW:
        return first, option_second(code)
    if kind in CARD_OPTIONS:
        return (first,)
    if kind == ch.ZONE and s.zone_card[first] != NOTHING:
        return (s.zone_card[first],)
    if kind == ch.PAIR and s.faces.pairs[first] != NOTHING:
        return (board_card(s, s.faces.pairs[first]),)
    if kind == ch.PAY_ACTION:
        return (board_card(s, s.faces.actions[first]),)
    return ()
