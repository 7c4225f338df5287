"""Why something cannot be done, and what somebody wants to do, in words."""

from __future__ import annotations

from runestack.games.intents import Intent
from runestack.games.rone.cards.printed import CardWords
from runestack.games.rone.rules.actions import activated_abilities
from runestack.games.rone.rules.state import RoneState
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import MISFITS, THAT_CARD, Pattern, Reader, failure_words, fill
from runestack.kernel.checks import Failure
from runestack.kernel.frame import NOTHING

FAILURES: dict[str, Pattern] = {
    # prices
    "water": (
        "{card} costs {need} water; you have {have}.",
        "{card} kostet {need} Wasser; du hast {have}.",
    ),
    "graveyard": (
        "{card} needs <1 card|{need} cards> of your graveyard; it has {have}.",
        "{card} braucht <1 Karte|{need} Karten> deines Friedhofs; er hat {have}.",
    ),
    "hand": (
        "{card} needs <1 other card|{need} other cards> of your hand; you have {have}.",
        "{card} braucht <1 andere Karte|{need} andere Karten> deiner Hand; du hast {have}.",
    ),
    "deck": (
        "{card} needs <1 card|{need} cards> of your deck; it has {have}.",
        "{card} braucht <1 Karte|{need} Karten> deines Decks; es hat {have}.",
    ),
    "life": (
        "{card} costs {need} damage to your hero; cards in deck and hand for all costs: {have}.",
        "{card} kostet {need} Schaden an deinem Helden; Karten in Deck und Hand für alle Kosten: {have}.",
    ),
    "no_unit_to_pay": (
        "You have no card that {card} takes as payment.",
        "Du hast keine Karte, mit der du für {card} zahlen könntest.",
    ),
    # timing
    "not_your_turn": ("It is not your turn.", "Du bist nicht am Zug."),
    "not_main_phase": (
        "You can do this only in the main phase.",
        "Das geht nur in der Hauptphase.",
    ),
    "combat": (
        "No slow effect can be used in combat.",
        "Im Kampf gibt es keine langsamen Effekte.",
    ),
    "reaction": (
        "Slow effects cannot be reactions: something else is under way.",
        "Ein langsamer Effekt ist keine Reaktion: Etwas anderes ist im Gange.",
    ),
    "no_window": (
        "You cannot use fast effects at this moment.",
        "In diesem Moment kannst du keine schnellen Effekte nutzen.",
    ),
    "declined": (
        "You announced this and did not do it; nothing has changed since.",
        "Du hast dies angekündigt und nicht getan; seither hat sich nichts geändert.",
    ),
    "no_attack": (
        "You are not choosing the target of an attack of {card} now.",
        "Du wählst jetzt kein Ziel für einen Angriff von {card}.",
    ),
    "no_target_wanted": (
        "You are not choosing a target now.",
        "Du wählst jetzt kein Ziel.",
    ),
    # playing and recycling
    "not_in_hand": (
        "{card} is neither in your hand nor in your technology deck.",
        "{card} ist weder auf deiner Hand noch in deinem Technologiedeck.",
    ),
    "not_in_graveyard": (
        "{card} is not in your graveyard.",
        "{card} ist nicht in deinem Friedhof.",
    ),
    "not_on_top": (
        "{card} is not the top card of your graveyard.",
        "{card} ist nicht die oberste Karte deines Friedhofs.",
    ),
    "technology": (
        "{card} is a technology; only units and tactics can be recycled.",
        "{card} ist eine Technologie; nur Einheiten und Taktiken können wiederverwertet werden.",
    ),
    "greyed_out": (
        "{card} has a greyed-out cost: this can never be done with it.",
        "{card} hat ein graues Kostensymbol: Das geht mit dieser Karte nie.",
    ),
    "level": (
        "{card} needs a hero of level {need}; yours has level {have}.",
        "{card} braucht einen Helden der Stufe {need}; deiner hat Stufe {have}.",
    ),
    "three_technologies": (
        "You have {have} technologies on the battlefield; the limit is {need}.",
        "Du hast {have} Technologien auf dem Schlachtfeld; mehr als {need} gehen nicht.",
    ),
    "no_target": ("{card} has no legal target.", "{card} hat kein gültiges Ziel."),
    "highest_level": (
        "{card} has the highest level.",
        "{card} hat die höchste Stufe.",
    ),
    # abilities
    "no_ability": ("{card} has no such ability.", "{card} hat keine solche Fähigkeit."),
    "not_in_play": ("{card} is not on the battlefield.", "{card} ist nicht auf dem Schlachtfeld."),
    "not_yours": ("{card} is not yours.", "{card} gehört nicht dir."),
    "not_your_hero": (
        "You can only level up your own hero.",
        "Du kannst nur deinen eigenen Helden aufsteigen lassen.",
    ),
    "exhausted": (
        "{card} is exhausted <once|{have} times>; it has to be active.",
        "{card} ist {have} Mal erschöpft; die Karte müsste einsatzbereit sein.",
    ),
    # attacks
    "not_a_unit": ("{card} is not a unit.", "{card} ist keine Einheit."),
    "not_an_enemy": ("{card} is on your side.", "{card} steht auf deiner Seite."),
    "not_a_unit_or_hero": (
        "{card} is neither a unit nor a hero.",
        "{card} ist weder eine Einheit noch ein Held.",
    ),
    "cannot_attack": ("{card} forbids this attack.", "{card} verbietet diesen Angriff."),
    "cannot_use_abilities": (
        "{card} forbids the use of activated abilities.",
        "{card} verbietet, aktivierbare Fähigkeiten zu nutzen.",
    ),
    "cannot_be_attacked": (
        "{card} forbids attacks on this card.",
        "{card} verbietet Angriffe auf diese Karte.",
    ),
    "invisible": (
        "{card} is invisible, and you have no Detection.",
        "{card} ist unsichtbar, und du hast keine Enttarnung.",
    ),
    "flying": (
        "{card} flies; only flying units and ranged attacks reach it.",
        "{card} fliegt; nur fliegende Einheiten und Fernkampfangriffe erreichen die Karte.",
    ),
    "guardian": (
        "{card} is a guardian and has to be attacked first.",
        "{card} ist Wächter und muss zuerst angegriffen werden.",
    ),
    # targets
    **MISFITS,
    "does_not_fit": (
        "{card} is not what the text asks for.",
        "{card} ist nicht, was der Text verlangt.",
    ),
    "hero_stays": (
        "{card} is a hero: heroes are never destroyed, moved or taken over.",
        "{card} ist ein Held: Helden werden nie vernichtet, bewegt oder übernommen.",
    ),
    "not_by_tactics": (
        "{card} prevents tactics from choosing this card.",
        "{card} verbietet, dass Taktiken diese Karte wählen.",
    ),
    "fixed_order": (
        "Several targets are named in a fixed order; {card} cannot come next.",
        "Mehrere Ziele werden in fester Reihenfolge genannt; {card} ist jetzt nicht an der Reihe.",
    ),
    "no_such_intent": ("There is no such action.", "Eine solche Aktion gibt es nicht."),
}

HOPELESS = frozenset({"not_yours", "not_a_unit", "not_an_enemy", "not_a_unit_or_hero"})

INTENTS: dict[str, Pattern] = {
    "play": ("Play {card}", "{card} ausspielen"),
    "recycle": ("Recycle {card}", "{card} wiederverwerten"),
    "level_up": ("Level up your hero", "Deinen Helden aufsteigen lassen"),
    "attack": ("Attack with {card}", "Mit {card} angreifen"),
    "attack_target": ("Attack {target} with {card}", "Mit {card} {target} angreifen"),
    "use": ("Use {card}: {text}", "{card} nutzen: {text}"),
    "end_turn": ("End the turn", "Den Spielzug beenden"),
    "target": ("Choose {card}", "{card} wählen"),
}


def failure_sentence(s: RoneState, words: CardWords, failure: Failure, reader: Reader) -> Sentence:
    """A failed check with its culprit and numbers. Failures never name a card that their seat does not know."""
    number = failure.have if failure.reason == "exhausted" else failure.need
    name = card_name(s, words, failure.card, reader)
    return failure_words(FAILURES[failure.reason], failure, name, number, reader)


def card_name(s: RoneState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name; without a card: `that card`."""
    if not 0 <= card < len(s.face):
        return joined(reader.of(THAT_CARD))
    return naming(card, words.name(s.face[card], reader.language))


def intent_sentence(s: RoneState, words: CardWords, intent: Intent, reader: Reader) -> Sentence:
    """An intent in words. It names its cards, so a seat should only be told its own intents."""
    values = {
        "card": card_name(s, words, intent.card, reader),
        "target": card_name(s, words, intent.target, reader),
        "text": ability_text(s, words, intent, reader.language),
    }
    return fill(INTENTS[intent.action], values, reader)


def ability_text(s: RoneState, words: CardWords, intent: Intent, language: str) -> str:
    """The words of the ability that an intent is about."""
    if intent.action != "use" or intent.card == NOTHING:
        return ""
    found = activated_abilities(s, intent.card)[::2]
    return words.use(found[intent.number], language) if intent.number < len(found) else ""
