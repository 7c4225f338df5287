"""What stands on the stack, and what a reaction window is about, in words."""

from __future__ import annotations

from runestack.games.rone.card_words import CardWords
from runestack.games.rone.phrasing import (
    Pattern,
    fill,
    in_language,
    label,
    name_of,
    owner,
    player,
)
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.selection import NO_TARGET, UNCHOSEN
from runestack.games.rone.rules.state import ACTIVE_PLAYER, CARD_MASK, PHASE, RoneState
from runestack.kernel.decision import option_kind
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.procedure import STEP_NAMES
from runestack.kernel.program import Slot

END_WINDOW = "turn_end_window"  # the step of a turn that opens the window at the end of a phase

KINDS: dict[int, str] = {
    p.PLAYED_UNIT: "play",
    p.PLAYED_TECHNOLOGY: "play",
    p.PLAYED_TACTIC: "play",
    p.RECYCLED_UNIT: "recycle",
    p.RECYCLED_TACTIC: "recycle",
    p.LEVEL_UP: "level-up",
    p.ABILITY: "ability",
    p.TRIGGER: "trigger",
    p.DECLARED_ATTACK: "attack",
    p.DECLARED_END: "end-of-turn",
}

ENTRIES: dict[str, Pattern] = {
    "play": ("[you play|{who} plays] {card}", "[du spielst|{who} spielt] {card} aus"),
    "recycle": (
        "[you recycle|{who} recycles] {card}",
        "[du verwertest|{who} verwertet] {card} wieder",
    ),
    "level-up": (
        "[you level up|{who} levels up] {card}",
        "[du lässt|{who} lässt] {card} eine Stufe aufsteigen",
    ),
    "ability": ("[you use|{who} uses] {card}: {text}", "[du nutzt|{who} nutzt] {card}: {text}"),
    "trigger": ("{card} triggers: {text}", "{card} wird ausgelöst: {text}"),
    "attack": ("{card} attacks {target}", "{card} greift {target} an"),
    "end-of-turn": (
        "[you end your turn|{who} ends the turn]",
        "[du beendest deinen Spielzug|{who} beendet den Spielzug]",
    ),
}

ANNOUNCED: dict[int, Pattern] = {
    ch.ANNOUNCE_PLAY: (
        "[you announce|{who} announces] to play a card",
        "[du kündigst|{who} kündigt] an, eine Karte auszuspielen",
    ),
    ch.ANNOUNCE_RECYCLE: (
        "[you announce|{who} announces] to recycle a card",
        "[du kündigst|{who} kündigt] an, eine Karte wiederzuverwerten",
    ),
    ch.ANNOUNCE_LEVEL: (
        "[you announce|{who} announces] to level up the hero",
        "[du kündigst|{who} kündigt] den Stufenaufstieg des Helden an",
    ),
    ch.ANNOUNCE_ATTACK: (
        "[you announce|{who} announces] an attack with {card}",
        "[du kündigst|{who} kündigt] einen Angriff mit {card} an",
    ),
}

PHASE_NAMES: dict[int, Pattern] = {
    c.PHASE_SETUP: ("setup", "Spielaufbau"),
    c.PHASE_REFRESH: ("refresh phase", "Auffrischungsphase"),
    c.PHASE_BEGINNING: ("beginning of turn phase", "Phase „Beginn des Spielzuges“"),
    c.PHASE_INCOME: ("income phase", "Einkommensphase"),
    c.PHASE_MAIN: ("main phase", "Hauptphase"),
    c.PHASE_END: ("end of turn phase", "Phase „Ende des Spielzuges“"),
}

STARTS: Pattern = (
    "[your|{whose}] {phase} begins",
    "[deine {phase}|die {phase} {whose}] beginnt",
)
ENDS: Pattern = ("[your|{whose}] {phase} ends", "[deine {phase}|die {phase} {whose}] endet")


def entry_sentence(s: RoneState, words: CardWords, entry: Frame, reader: int, language: str) -> str:
    """An effect on the stack in words, without a full stop."""
    pattern = in_language(ENTRIES[KINDS[entry.procedure]], language)
    values = {
        "who": player(s, entry.seat, reader, language),
        "card": "" if entry.card == NOTHING else label(s, words, entry.card, reader, language),
        "target": "" if entry.target == NOTHING else target_name(s, words, entry, reader, language),
        "text": entry_text(words, entry, language),
    }
    return fill(pattern, values, you=entry.seat == reader).rstrip(".")


def target_name(s: RoneState, words: CardWords, entry: Frame, reader: int, language: str) -> str:
    """The attacked card."""
    return label(s, words, entry.target & CARD_MASK, reader, language)


def entry_text(words: CardWords, entry: Frame, language: str) -> str:
    """The words that will be executed; nothing for cards that only enter."""
    if entry.text == NOTHING:
        return ""
    return words.use(entry.text, language)


def targets_of(s: RoneState, entry: Frame) -> list[int]:
    """The cards that an effect on the stack was aimed at; they may have left since. Players count by their hero."""
    if entry.procedure == p.DECLARED_ATTACK:
        return [entry.target & CARD_MASK]
    if entry.text == NOTHING:
        return []
    found: list[int] = []
    for slot in s.faces.abilities[entry.text].slots:
        chosen = entry.items[slot.place : slot.place + slot.count]
        found += [
            target_card(s, slot, item) for item in chosen if item not in (UNCHOSEN, NO_TARGET)
        ]
    return [card for card in found if card != NOTHING]


def target_card(s: RoneState, slot: Slot, item: int) -> int:
    """The card of a choice: of a player, of an effect on the stack, or the card itself."""
    if slot.selector is None:
        return s.hero[item]
    if slot.selector.zone == c.ON_STACK:
        for other in s.stack:
            if other.count == item:
                return other.card
        return NOTHING
    return item & CARD_MASK


def window_reason(s: RoneState, words: CardWords, reader: int, language: str) -> str:
    """What the players may react to now: the top of the stack, an announcement, or a moment of the turn."""
    if s.stack:
        return entry_sentence(s, words, s.stack[-1], reader, language)
    cause = s.frames[-3] if len(s.frames) > 2 else s.frames[0]
    values = {"who": player(s, cause.seat, reader, language), "card": ""}
    if cause.procedure == p.ATTACK:
        values["card"] = name_of(s, words, cause.card, reader, language)
        pattern = ANNOUNCED[ch.ANNOUNCE_ATTACK]
    elif cause.procedure == p.SLOW_ACTION:
        pattern = ANNOUNCED[option_kind(cause.number)]
    else:
        return phase_sentence(s, cause, reader, language)
    return fill(in_language(pattern, language), values, you=cause.seat == reader)


def phase_sentence(s: RoneState, turn: Frame, reader: int, language: str) -> str:
    """The start or the end of a phase."""
    active = s.numbers[ACTIVE_PLAYER]
    step = STEP_NAMES[turn.procedure][turn.step - 1]
    values = {
        "whose": owner(s, active, reader, language),
        "phase": in_language(PHASE_NAMES[s.numbers[PHASE]], language),
    }
    pattern = ENDS if step.startswith(END_WINDOW) else STARTS
    return fill(in_language(pattern, language), values, you=active == reader)
