"""Everything that Lanterns says: prompts, options, events, reasons, endings."""

from __future__ import annotations

from runestack.cards.pool import CardPool
from runestack.games.intents import Intent
from runestack.games.sentences import Sentence, naming
from runestack.games.wording import (
    HIDDEN,
    Pattern,
    Reader,
    fill,
    knows_face,
    option_name,
    player_name,
    told_apart,
)
from runestack.kernel.checks import Failure
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING
from tests.guests.lanterns.rules import state as st
from tests.guests.lanterns.rules.state import LanternState

PHASES: dict[str, Pattern] = {"day": ("day", "Tag")}
ENDINGS: dict[str, Pattern] = {
    st.BRIGHT: ("The fire is bright enough.", "Das Feuer ist hell genug."),
    st.DARK: ("The last night was too dark.", "Die letzte Nacht war zu dunkel."),
    st.GIVEN_UP: ("A player gave up.", "Ein Spieler hat aufgegeben."),
}
PROMPTS: dict[int, Pattern] = {
    st.ASK_DAY: ("The fire gives {light} of {goal}.", "Das Feuer gibt {light} von {goal}."),
    st.ASK_GIFT: (
        "Who draws a card, or does the fire get more light?",
        "Wer zieht eine Karte, oder bekommt das Feuer mehr Licht?",
    ),
}
OPTIONS: dict[int, Pattern] = {
    st.BE_DONE: ("Be done for today", "Für heute fertig sein"),
    st.PLAY: ("Play {card}", "{card} spielen"),
    st.GIVE: ("A card for {who_acc}", "Eine Karte für {who_acc}"),
    st.FAN: ("Fan the fire", "Das Feuer anfachen"),
}
NAMES = {st.BE_DONE: "done", st.PLAY: "play", st.GIVE: "give", st.FAN: "fan"}
OPERANDS = {st.BE_DONE: 0, st.PLAY: 1, st.GIVE: 1, st.FAN: 0}
EVENTS: dict[int, Pattern] = {
    st.DAY_BEGINS: ("Day {n} begins.", "Tag {n} beginnt."),
    st.PLAYS: (
        "[you play|{who} plays] {card}: the fire gives {n}.",
        "[du spielst|{who} spielt] {card}: Das Feuer gibt {n}.",
    ),
    st.IS_DONE: (
        "[you are|{who} is] done for today.",
        "[du bist|{who} ist] für heute fertig.",
    ),
    st.DRAWS: ("[you draw|{who} draws] {card}.", "[du ziehst|{who} zieht] {card}."),
    st.FANS: (
        "[you fan|{who} fans] the fire: it gives {n}.",
        "[du fachst|{who} facht] das Feuer an: Es gibt {n}.",
    ),
    st.WIND: (
        "The wind blows: the fire gives {n}.",
        "Der Wind weht: Das Feuer gibt {n}.",
    ),
    st.GIVES_UP: ("[you give|{who} gives] up.", "[du gibst|{who} gibt] auf."),
    st.ENDS: ("The fire is left.", "Das Feuer wird verlassen."),
}
ACTIONS: dict[str, Pattern] = {
    "play": ("Play {card}", "{card} spielen"),
    "done": ("Be done for today", "Für heute fertig sein"),
    "give": OPTIONS[st.GIVE],
}
FAILURES: dict[str, Pattern] = {
    "busy": ("A card is being carried out.", "Eine Karte wird gerade ausgeführt."),
    "done": ("You are done for today.", "Du bist für heute fertig."),
    "not_in_hand": ("{card} is not in your hand.", "{card} ist nicht auf deiner Hand."),
    "too_dark": (
        "{card} needs a fire of {need}, and it gives {have}.",
        "{card} braucht ein Feuer von {need}, und es gibt {have}.",
    ),
    "nothing_to_give": ("There is no card to give.", "Es gibt keine Karte zu vergeben."),
}


def is_visible(s: LanternState, card: int, seat: int) -> bool:
    """Whether a reader knows a card's face."""
    return knows_face(s.known[card], seat, s.numbers[st.SEATS])


def card_name(s: LanternState, pool: CardPool, card: int, reader: Reader) -> Sentence:
    """A card's name, as a reader may know it."""
    if card == NOTHING or not is_visible(s, card, reader.seat):
        return naming(NOTHING, reader.of(HIDDEN))
    printed = pool.cards[s.face[card]]
    return naming(card, reader.of((printed.name, printed.name_de)))


def people(seat: int, reader: Reader) -> dict[str, str]:
    """A player in the cases that patterns have."""
    return {
        "who": player_name(seat, reader, None),
        "who_acc": player_name(seat, reader, None, "acc"),
    }


def prompt(s: LanternState, question: Question, reader: Reader) -> Sentence:
    """What a seat is asked."""
    values = {"light": str(s.numbers[st.LIGHT]), "goal": str(s.goal)}
    return fill(PROMPTS[question.kind], values, reader)


def option_sentences(
    s: LanternState, pool: CardPool, question: Question, reader: Reader
) -> list[Sentence]:
    """What each option does."""
    return told_apart(question.options, lambda code: option_sentence(s, pool, code, reader))


def option_sentence(s: LanternState, pool: CardPool, code: int, reader: Reader) -> Sentence:
    """What an option does."""
    kind, first = option_kind(code), option_first(code)
    values: dict[str, str] = {}
    if kind == st.GIVE:
        values = people(first, reader)
    elif kind == st.PLAY:
        values = {"card": card_name(s, pool, first, reader)}
    return fill(OPTIONS[kind], values, reader)


def option_id(code: int) -> str:
    """A short name."""
    return option_name(code, NAMES, OPERANDS)


def event_sentence(s: LanternState, pool: CardPool, event: Event, reader: Reader) -> Sentence:
    """An event as a reader may know it."""
    values = {"card": card_name(s, pool, event.card, reader), "n": str(event.number)}
    values |= people(event.seat, reader) if event.seat >= 0 else {}
    return fill(EVENTS[event.kind], values, reader, you=event.seat == reader.seat)


def intent_sentence(s: LanternState, pool: CardPool, intent: Intent, reader: Reader) -> Sentence:
    """An intent in words."""
    values = {"card": card_name(s, pool, intent.card, reader), **people(intent.number, reader)}
    return fill(ACTIONS[intent.action], values, reader)


def failure_sentence(s: LanternState, pool: CardPool, failure: Failure, reader: Reader) -> Sentence:
    """A failed check in words."""
    values = {"need": str(failure.need), "have": str(failure.have)}
    values["card"] = card_name(s, pool, failure.card, reader)
    return fill(FAILURES[failure.reason], values, reader)
