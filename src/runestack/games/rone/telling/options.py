"""The short names of options, and the cards they touch."""

from __future__ import annotations

from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules.state import RoneState
from runestack.games.wording import option_name
from runestack.kernel.decision import option_first, option_kind

IDS: dict[int, str] = {
    ch.PASS: "pass",
    ch.END_TURN: "end-turn",
    ch.ANNOUNCE_PLAY: "play-a-card",
    ch.ANNOUNCE_RECYCLE: "recycle-a-card",
    ch.ANNOUNCE_LEVEL: "level-up",
    ch.ANNOUNCE_ATTACK: "attack",
    ch.PLAY_CARD: "play",
    ch.USE_ABILITY: "use",
    ch.DECLINE: "decline",
    ch.RECYCLE_CARD: "recycle",
    ch.DRAW_CARD: "draw",
    ch.STOP_DRAWING: "stop",
    ch.KEEP_HAND: "keep",
    ch.MULLIGAN_FORM_A: "mulligan-some",
    ch.MULLIGAN_FORM_B: "mulligan-all",
    ch.PICK_CARD: "pick",
    ch.DONE: "done",
    ch.TAKE_HERO: "hero",
    ch.PAY_INITIATIVE: "pay",
    ch.CHOOSE_MODE: "mode",
    ch.TARGET_CARD: "target",
    ch.ATTACK_CARD: "attack",
    ch.DAMAGE_HAND: "hand",
    ch.DAMAGE_DECK: "deck",
    ch.DAMAGE_SHIELD: "shield",
    ch.GRAVEYARD_TOP: "top",
    ch.GRAVEYARD_BOTTOM: "bottom",
    ch.NEXT_TRIGGER: "trigger",
    ch.NEXT_DEATH: "next",
    ch.YES: "yes",
    ch.NO: "no",
    ch.CHOOSE_PLAYER: "player",
    ch.CHOOSE_ABILITY: "ability",
    ch.CHOOSE_EFFECT: "effect",
    ch.PLAY_TACTIC: "play",
    ch.ATTACK_ON: "attack-on",
    ch.LEVEL_UP: "pay-level",
}

# how many operands are part of the name; the first is a card, but for heroes to take and players
OPERANDS: dict[int, int] = {
    **dict.fromkeys(ch.OPTIONS, 1),
    **dict.fromkeys((ch.PASS, ch.END_TURN, ch.ANNOUNCE_PLAY, ch.ANNOUNCE_RECYCLE), 0),
    **dict.fromkeys((ch.ANNOUNCE_LEVEL, ch.DECLINE, ch.DRAW_CARD, ch.STOP_DRAWING), 0),
    **dict.fromkeys((ch.KEEP_HAND, ch.MULLIGAN_FORM_A, ch.MULLIGAN_FORM_B, ch.DONE), 0),
    **dict.fromkeys((ch.DAMAGE_DECK, ch.YES, ch.NO, ch.GRAVEYARD_TOP, ch.GRAVEYARD_BOTTOM), 0),
    **dict.fromkeys((ch.USE_ABILITY, ch.PAY_INITIATIVE, ch.CHOOSE_MODE), 2),
    **dict.fromkeys((ch.NEXT_TRIGGER, ch.CHOOSE_ABILITY, ch.CHOOSE_EFFECT), 2),
}
NO_CARDS = (ch.TAKE_HERO, ch.CHOOSE_PLAYER)
CARD_OPTIONS = frozenset(
    kind for kind, operands in OPERANDS.items() if operands and kind not in NO_CARDS
) | {ch.GRAVEYARD_TOP, ch.GRAVEYARD_BOTTOM}


def option_id(s: RoneState, code: int) -> str:
    """A short stable name: `attack-12`, `use-3-0`."""
    return option_name(code, IDS, OPERANDS)


def option_cards(s: RoneState, code: int) -> tuple[int, ...]:
    """The cards an option touches."""
    kind = option_kind(code)
    if kind == ch.CHOOSE_PLAYER:
        return (s.hero[option_first(code)],)
    return (option_first(code),) if kind in CARD_OPTIONS else ()
