"""Why something cannot be done, and what somebody wants to do, in words."""

from __future__ import annotations

from runestack.games.intents import NO_SUCH_ACTION, Intent
from runestack.games.rune_age.cards.printed import CardWords
from runestack.games.rune_age.rules.state import RuneAgeState
from runestack.games.rune_age.telling.names import owned_label
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import MISFITS, THAT_CARD, Pattern, Reader, failure_words, fill
from runestack.kernel.checks import Failure

FAILURES: dict[str, Pattern] = {
    # timing
    "not_your_turn": ("It is not your turn.", "Du bist nicht am Zug."),
    "combat_first": (
        "The combat has to be over first.",
        "Erst muss der Kampf vorbei sein.",
    ),
    "not_now": (
        "Something else has to be completed first.",
        "Erst muss etwas anderes abgeschlossen sein.",
    ),
    "no_combat": ("There is no combat now.", "Es findet kein Kampf statt."),
    "others_fight": ("Other players are fighting this combat.", "Diesen Kampf führen andere."),
    "passed": (
        "You have passed: you play no more cards in this siege.",
        "Du hast gepasst: In dieser Belagerung spielst du keine Karte mehr.",
    ),
    "no_target_wanted": ("You are not choosing a card now.", "Du wählst jetzt keine Karte."),
    # attacks
    "no_target": (
        "{card} is not something you can attack.",
        "{card} kannst du nicht angreifen.",
    ),
    "stronghold": (
        "You can only attack strongholds in your own barracks.",
        "Eine Festung wird nur in der eigenen Kaserne angegriffen.",
    ),
    "besieged_stronghold": (
        "Strongholds are never besieged.",
        "Festungen werden nie belagert.",
    ),
    "own": (
        "You can only besiege what another player controls.",
        "Belagert wird nur, was ein anderer Spieler kontrolliert.",
    ),
    "reserved": (
        "{card} can only be attacked by others.",
        "{card} können nur andere angreifen.",
    ),
    "reward": (
        "Rewards cannot be attacked.",
        "Belohnungen können nicht angegriffen werden.",
    ),
    "eliminated": (
        "Its player has left the game.",
        "Wem es gehörte, der ist aus dem Spiel.",
    ),
    "attacked": (
        "You have already attacked {card} this round.",
        "Du hast {card} in dieser Runde schon angegriffen.",
    ),
    "no_home_realms": (
        "Home realms cannot be besieged in this scenario.",
        "In diesem Szenario können Heimatreiche nicht belagert werden.",
    ),
    "no_sieges": (
        "Cities cannot be besieged in this scenario.",
        "In diesem Szenario können Städte nicht belagert werden.",
    ),
    "ally": (
        "{card} belongs to an ally.",
        "{card} gehört einem Verbündeten.",
    ),
    "forbidden": (
        "{by} forbids attacking {card}.",
        "{by} verbietet, {card} anzugreifen.",
    ),
    # actions
    "not_yours": (
        "{card} is neither in your hand nor in your realm.",
        "{card} ist weder auf deiner Hand noch in deinem Reich.",
    ),
    "no_action": ("{card} has no such Action.", "{card} hat keine solche Aktion."),
    "exhausted": ("{card} is exhausted.", "{card} ist erschöpft."),
    "used": (
        "The Action of {card} has already been used this round.",
        "Die Aktion von {card} wurde in dieser Runde schon genutzt.",
    ),
    "cost": (
        "You cannot pay what the Action of {card} costs.",
        "Du kannst nicht zahlen, was die Aktion von {card} kostet.",
    ),
    # purchases
    "not_for_sale": (
        "Gold buys cards of your own barracks; {card} is not there.",
        "Gold kauft Karten deiner eigenen Kaserne; {card} ist nicht dort.",
    ),
    "not_in_centre": (
        "Influence acquires cards of the centre; {card} is not there.",
        "Einfluss erwirbt Karten aus der Mitte; {card} ist nicht dort.",
    ),
    "for_influence": (
        "Gold cannot buy cards of the centre.",
        "Gold kauft nie Karten aus der Mitte.",
    ),
    "for_gold": (
        "Influence cannot acquire cards of a barracks.",
        "Einfluss erwirbt nie Karten einer Kaserne.",
    ),
    "no_price": ("{card} cannot be bought.", "{card} kann nicht gekauft werden."),
    "named_already": (
        "You are already buying {card}.",
        "{card} ist schon unter dem, was du gerade kaufst.",
    ),
    "next_of_pile": (
        "{card} is not the next card of its pile.",
        "{card} ist nicht die nächste Karte des Stapels.",
    ),
    "gold": (
        "{card} costs {need} gold; you have {have}.",
        "{card} kostet {need} Gold; du hast {have}.",
    ),
    "influence": (
        "{card} costs {need} influence; you have {have}.",
        "{card} kostet {need} Einfluss; du hast {have}.",
    ),
    # combat
    "not_in_hand": ("{card} is not in your hand.", "{card} ist nicht auf deiner Hand."),
    "not_in_combat": (
        "{card} cannot be played in combat.",
        "{card} kann nicht im Kampf gespielt werden.",
    ),
    # targets
    **MISFITS,
    "fixed_order": (
        "Several cards are named in a fixed order; {card} cannot come next.",
        "Mehrere Karten werden in fester Reihenfolge genannt; {card} ist jetzt nicht an der Reihe.",
    ),
    "unknown_card": ("You do not know that card.", "Diese Karte kennst du nicht."),
    NO_SUCH_ACTION: ("There is no such action.", "Eine solche Aktion gibt es nicht."),
}

HOPELESS = frozenset(
    {
        "no_target",
        "stronghold",
        "reward",
        "eliminated",
        "not_yours",
        "no_action",
        "not_in_combat",
        "not_in_hand",
    }
)

INTENTS: dict[str, Pattern] = {
    "attack": ("Attack {owned}", "{owned} angreifen"),
    "buy": ("Buy {card}", "{card} kaufen"),
    "acquire": ("Acquire {card}", "{card} erwerben"),
    "action": ("Use {card}: {text}", "{card} nutzen: {text}"),
    "play": ("Play {card} in combat", "{card} im Kampf spielen"),
    "target": ("Choose {card}", "{card} wählen"),
    "end_actions": ("End your actions", "Deine Aktionen beenden"),
}


def failure_sentence(
    s: RuneAgeState, words: CardWords, failure: Failure, reader: Reader
) -> Sentence:
    """A failed check with its culprit and numbers. Failures never name a card that their seat does not know."""
    name = card_name(s, words, failure.card, reader)
    if failure.reason == "forbidden":  # what is needed is the card that forbids it
        values = {"card": name, "by": card_name(s, words, failure.need, reader)}
        return fill(FAILURES[failure.reason], values, reader)
    return failure_words(FAILURES[failure.reason], failure, name, failure.need, reader)


def card_name(s: RuneAgeState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name; without a card: `that card`."""
    if not 0 <= card < len(s.face):
        return joined(reader.of(THAT_CARD))
    return naming(card, words.name(s.face[card], reader.language))


def intent_sentence(s: RuneAgeState, words: CardWords, intent: Intent, reader: Reader) -> Sentence:
    """An intent in words. It names its cards, so a seat should only be told its own intents."""
    known = 0 <= intent.card < len(s.face)
    values = {
        "card": card_name(s, words, intent.card, reader),
        "owned": owned_label(s, words, intent.card, reader) if known else reader.of(THAT_CARD),
        "text": action_text(s, words, intent, reader.language) if known else "",
    }
    return fill(INTENTS[intent.action], values, reader)


def action_text(s: RuneAgeState, words: CardWords, intent: Intent, language: str) -> str:
    """The words of the Action that an intent is about."""
    found = s.faces.uses[s.face[intent.card]]
    if intent.action != "action" or not 0 <= intent.number < len(found):
        return ""
    return words.use(found[intent.number], language)
