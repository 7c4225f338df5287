"""What stands on the stack, and what a reaction window is about, in words."""

from __future__ import annotations

from runestack.games.aiming import cards_chosen, choices_made, effect_chosen
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules import choices as ch
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import procedures as p
from runestack.games.rone.rules.attack import SUBSEQUENT
from runestack.games.rone.rules.selection import opponent_chosen
from runestack.games.rone.rules.state import ACTIVE_PLAYER, PHASE, RoneState
from runestack.games.rone.telling.names import label, name_of, owner, player, possessed_label, rival
from runestack.games.rone.view.types import EntryKind
from runestack.games.sentences import Sentence
from runestack.games.wording import Pattern, Reader, fill, fill_inside, player_name, row_of
from runestack.kernel.decision import option_kind
from runestack.kernel.frame import NOBODY, NOTHING, Frame
from runestack.kernel.procedure import STEP_NAMES
from runestack.kernel.program import Slot
from runestack.kernel.references import CARD_MASK

END_WINDOW = "turn_end_window"  # the step of a turn that opens the window at the end of a phase

KINDS: dict[int, EntryKind] = {
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
    "play": ("[you play|{who} plays] {card}{on}", "[du spielst|{who} spielt] {card}{on} aus"),
    "recycle": (
        "[you recycle|{who} recycles] {card}{on}",
        "[du verwertest|{who} verwertet] {card}{on} wieder",
    ),
    "level-up": (
        "[you level up|{who} levels up] {card}",
        "[du lässt|{who} lässt] {card} eine Stufe aufsteigen",
    ),
    "ability": (
        "[you use|{who} uses] {card}{on}: {text}",
        "[du nutzt|{who} nutzt] {card}{on}: {text}",
    ),
    "trigger": ("{owned} triggers{on}: {text}", "{owned} wird{on} ausgelöst: {text}"),
    "attack": ("{owned} attacks {target}", "{owned} greift {target} an"),
    "end-of-turn": (
        "[you end your turn|{who} ends the turn]",
        "[du beendest deinen Spielzug|{who} beendet den Spielzug]",
    ),
}

# a trigger that an initiative was paid for
INITIATIVE: Pattern = ("Initiative of {owned}{on}: {text}", "Initiative von {owned}{on}: {text}")
COMBAT: Pattern = ("{attacker} attacks {defender}", "{attacker} greift {defender} an")
ON: Pattern = (" on {targets}", " auf {targets}")
YOURSELF: Pattern = ("yourself", "dich")

ANNOUNCED: dict[int, Pattern] = {
    ch.ATTACK_ON: (
        "[you go|{who} goes] on to attack with {card}",
        "[du greifst|{who} greift] mit {card} weiter an",
    ),
    ch.ANNOUNCE_PLAY: (
        "[you announce|{who} announces] playing a card",
        "[du kündigst|{who} kündigt] an, eine Karte auszuspielen",
    ),
    ch.ANNOUNCE_RECYCLE: (
        "[you announce|{who} announces] recycling a card",
        "[du kündigst|{who} kündigt] an, eine Karte wiederzuverwerten",
    ),
    ch.ANNOUNCE_LEVEL: (
        "[you announce|{who} announces] levelling up the hero",
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
    c.PHASE_BEGINNING: ("beginning of turn phase", "Spielzuganfangsphase"),
    c.PHASE_INCOME: ("income phase", "Einkommensphase"),
    c.PHASE_MAIN: ("main phase", "Hauptphase"),
    c.PHASE_END: ("end of turn phase", "Spielzugendphase"),
}

STARTS: Pattern = (
    "[your|{whose}] {phase} begins",
    "[deine {phase}|die {phase} {whose}] beginnt",
)
ENDS: Pattern = ("[your|{whose}] {phase} ends", "[deine {phase}|die {phase} {whose}] endet")


def entry_sentence(s: RoneState, words: CardWords, entry: Frame, reader: Reader) -> Sentence:
    """An effect on the stack in words, with what it is aimed at, without a full stop."""
    pattern, case = ENTRIES[KINDS[entry.procedure]], ""
    if entry.procedure == p.TRIGGER and words.is_initiative(entry.text):
        pattern, case = INITIATIVE, "dat"
    card, owned, target = "", "", ""
    if entry.card != NOTHING:
        card = label(s, words, entry.card, reader)
        owned = possessed_label(s, words, entry.card, entry.seat, reader, case)
    if entry.procedure == p.DECLARED_ATTACK:
        target = card_accusative(s, words, entry.target & CARD_MASK, reader)
    values = {
        "who": player(s, entry.seat, reader),
        "card": card,
        "owned": owned,
        "target": target,
        "on": aimed_at(s, words, entry, reader),
        "text": entry_text(words, entry, reader.language),
    }
    return fill(pattern, values, reader, you=entry.seat == reader.seat).rstrip(".")


def combat_sentence(
    s: RoneState, words: CardWords, attacker: int, defender: int, reader: Reader
) -> Sentence:
    """Who fights whom."""
    values = {
        "attacker": possessed_label(s, words, attacker, s.controller[attacker], reader),
        "defender": card_accusative(s, words, defender, reader),
    }
    return fill(COMBAT, values, reader)


def card_accusative(s: RoneState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card that something is done to, with whose it is."""
    return possessed_label(s, words, card, s.controller[card], reader, "acc")


def aimed_at(s: RoneState, words: CardWords, entry: Frame, reader: Reader) -> str:
    """` on your Rat`: what an effect on the stack is aimed at; nothing where it has no targets."""
    if entry.procedure == p.DECLARED_ATTACK:
        return ""
    names = [
        chosen_name(s, words, slot, item, reader, entry.seat)
        for slot, item in choices_made(s, entry)
    ]
    opponent = opponent_chosen(s, entry)
    if opponent != NOBODY:
        names.append(player_accusative(s, opponent, reader, entry.seat))
    told = [name for name in names if name]
    if not told:
        return ""
    return fill_inside(ON, {"targets": row_of(told, reader)}, reader)


def chosen_name(
    s: RoneState, words: CardWords, slot: Slot, item: int, reader: Reader, chooser: int
) -> str:
    """A choice in words: a player, an effect on the stack, a card; empty where it is gone."""
    if slot.selector is None:
        return player_accusative(s, item, reader, chooser)
    if s.is_about_effects(slot.selector):
        other = effect_chosen(s, item)
        if other is None or other.card == NOTHING:
            return ""
        return possessed_label(s, words, other.card, other.seat, reader, "acc")
    return card_accusative(s, words, item & CARD_MASK, reader)


def player_accusative(s: RoneState, seat: int, reader: Reader, doer: int) -> str:
    """A player that somebody does something to, perhaps to themselves."""
    if seat == doer == reader.seat:
        return reader.of(YOURSELF)
    return player_name(seat, reader, rival(s), "acc")


def entry_text(words: CardWords, entry: Frame, language: str) -> str:
    """The words that will be executed; nothing for cards that only enter."""
    if entry.text == NOTHING:
        return ""
    return words.executed(entry.text, language)


def targets_of(s: RoneState, entry: Frame) -> list[int]:
    """The cards that an effect on the stack was aimed at; they may have left since. Players count by their hero."""
    if entry.procedure == p.DECLARED_ATTACK:
        return [entry.target & CARD_MASK]
    found = cards_chosen(s, entry, s.hero.__getitem__)
    opponent = opponent_chosen(s, entry)
    return found if opponent == NOBODY else [*found, s.hero[opponent]]


def window_cause(s: RoneState) -> Frame:
    """What a window belongs to that is about nothing on the stack."""
    return s.frames[-3] if len(s.frames) > 2 else s.frames[0]


def window_reason(s: RoneState, words: CardWords, reader: Reader) -> Sentence:
    """What the players may react to now: the top of the stack, an announcement, or a moment of the turn."""
    if s.stack:
        return entry_sentence(s, words, s.stack[-1], reader)
    cause = window_cause(s)
    values = {"who": player(s, cause.seat, reader), "card": ""}
    if cause.procedure == p.ATTACK:
        values["card"] = name_of(s, words, cause.card, reader)
        pattern = ANNOUNCED[ch.ATTACK_ON if cause.flag == SUBSEQUENT else ch.ANNOUNCE_ATTACK]
    elif cause.procedure == p.SLOW_ACTION:
        pattern = ANNOUNCED[option_kind(cause.number)]
    else:
        return phase_sentence(s, cause, reader)
    return fill(pattern, values, reader, you=cause.seat == reader.seat)


def is_end_window(turn: Frame) -> bool:
    """Whether the window of a turn is that at the end of a phase, not at its start."""
    return STEP_NAMES[turn.procedure][turn.step - 1].startswith(END_WINDOW)


def phase_sentence(s: RoneState, turn: Frame, reader: Reader) -> Sentence:
    """The start or the end of a phase."""
    active = s.numbers[ACTIVE_PLAYER]
    values = {
        "whose": owner(s, active, reader),
        "phase": reader.of(PHASE_NAMES[s.numbers[PHASE]]),
    }
    pattern = ENDS if is_end_window(turn) else STARTS
    return fill(pattern, values, reader, you=active == reader.seat)
