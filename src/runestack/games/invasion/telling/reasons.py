"""Why something cannot be done, and what a seat might do, in words."""

from __future__ import annotations

from runestack.games.intents import NO_SUCH_ACTION, Intent
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.use import uses_of
from runestack.games.invasion.telling import option_patterns as op
from runestack.games.invasion.telling.names import colour_name, die_name
from runestack.games.sentences import Sentence, joined, naming
from runestack.games.wording import THAT_CARD, Pattern, Reader, failure_words, fill
from runestack.kernel.checks import Failure
from runestack.kernel.frame import NOTHING

FAILURES: dict[str, Pattern] = {
    # timing
    "not_your_turn": ("It is not your turn.", "Du bist nicht am Zug."),
    "you_are_out": ("You are defeated.", "Du bist besiegt."),
    "not_draw_phase": ("It is not the Draw phase.", "Es ist nicht die Ziehphase."),
    "not_main_phase": ("It is not the Main phase.", "Es ist nicht die Hauptphase."),
    "not_spare_phase": (
        "Spare parts are used after the Main phase.",
        "Ersatzteile werden nach der Hauptphase verwendet.",
    ),
    "not_now": (
        "Something else has to be completed first.",
        "Erst muss etwas anderes abgeschlossen sein.",
    ),
    "abilities_in_main": (
        "You can use abilities only in your own Main phase.",
        "Fähigkeiten werden in der eigenen Hauptphase eingesetzt.",
    ),
    "rerolls_after_roll": (
        "Reroll tokens are used from the roll to the end of the Main phase.",
        "Wurfmarker werden nach dem Wurf bis zum Ende der Hauptphase eingesetzt.",
    ),
    "tokens_in_main_or_spare": (
        "Technology tokens are used in the Main phase and with spare parts.",
        "Technologiemarker werden in der Hauptphase und bei den Ersatzteilen eingesetzt.",
    ),
    "phases_end": (
        "A phase that has ended does not come back.",
        "Eine Phase, die zu Ende ist, kommt nicht wieder.",
    ),
    "all_done": (
        "All of you are done with the Main phase: only effects that wait are carried out.",
        "Ihr seid alle mit der Hauptphase fertig: Nur noch wartende Effekte werden ausgeführt.",
    ),
    "done_already": (
        "You are already done with the Main phase.",
        "Du bist mit der Hauptphase schon fertig.",
    ),
    # dice and tokens
    "not_your_die": ("That is not your die.", "Das ist nicht dein Würfel."),
    "not_rerolled": (
        "That die cannot be rerolled.",
        "Dieser Würfel kann nicht neu geworfen werden.",
    ),
    "die_used": ("That die is used already.", "Dieser Würfel ist schon benutzt."),
    "die_set_aside": (
        "That die cannot be used now.",
        "Dieser Würfel kann jetzt nicht benutzt werden.",
    ),
    "die_not_rolled": (
        "That die was not rolled this turn.",
        "Dieser Würfel wurde in diesem Zug nicht geworfen.",
    ),
    "transformed": (
        "You have already transformed dice this turn.",
        "Du hast in diesem Zug schon Würfel umgewandelt.",
    ),
    "two_dice": (
        "You need {need} unused dice; you have {have}.",
        "Du brauchst {need} unbenutzte Würfel; du hast {have}.",
    ),
    "no_reroll": ("You have no reroll token.", "Du hast keinen Wurfmarker."),
    "no_rerolls_allowed": (
        "Reroll tokens cannot be used now.",
        "Wurfmarker können jetzt nicht verwendet werden.",
    ),
    "no_transform_allowed": (
        "Dice cannot be transformed now.",
        "Würfel können jetzt nicht umgewandelt werden.",
    ),
    "no_pairs_allowed": (
        "Stored pairs cannot be used now.",
        "Lagerpaare können jetzt nicht benutzt werden.",
    ),
    "defeated": ("That player is defeated.", "Wem der Würfel gehört, ist besiegt."),
    "no_token": ("You have no technology token.", "Du hast keinen Technologiemarker."),
    # cards
    "not_in_hand": ("{card} is not in your hand.", "{card} ist nicht auf deiner Hand."),
    "not_payable": (
        "Your pool and discounts do not pay for {card}.",
        "Dein Vorrat und deine Nachlässe reichen für {card} nicht.",
    ),
    "not_yours": ("{card} is not in your base.", "{card} ist nicht in deiner Basis."),
    "no_ability": (
        "{card} has no ability that you could use.",
        "{card} hat keine Fähigkeit, die du nutzen könntest.",
    ),
    "exhausted": ("{card} is exhausted.", "{card} ist erschöpft."),
    "used_this_turn": (
        "{card} has already been used this turn.",
        "{card} wurde in diesem Zug schon genutzt.",
    ),
    "cost": (
        "You cannot pay what {card} costs to use.",
        "Du kannst nicht zahlen, was die Nutzung von {card} kostet.",
    ),
    # storage and spare parts
    "wild_spots_apart": (
        "Resources on wild spots count only as wild.",
        "Was auf Jokerplätzen liegt, zählt nur als Joker.",
    ),
    "pair": (
        "You need {need} stored resources of that type; you have {have}.",
        "Du brauchst {need} eingelagerte Ressourcen dieser Sorte; du hast {have}.",
    ),
    "parts": (
        "It costs {need} spare parts; you have {have}.",
        "Es kostet {need} Ersatzteile; du hast {have}.",
    ),
    # points
    "no_damage": ("You have no damage to assign now.", "Du hast jetzt keinen Schaden zuzuteilen."),
    "not_on_top": (
        "{card} is not on top of the stack.",
        "{card} liegt nicht oben auf dem Stapel.",
    ),
    "not_hit": ("{card} cannot be hit.", "{card} kann nicht getroffen werden."),
    "zones_not_hit": (
        "In this scenario cards in the zones cannot be hit.",
        "In diesem Szenario können Karten in den Zonen nicht getroffen werden.",
    ),
    "stack_first": (
        "Cards in the zones can be hit only when the stack is empty.",
        "Karten in den Zonen können erst getroffen werden, wenn der Stapel leer ist.",
    ),
    "no_such_action_here": (
        "The board has no such action.",
        "Auf dem Tableau gibt es diese Aktion nicht.",
    ),
    "no_points": ("You have no points to assign now.", "Du hast jetzt keine Punkte zuzuteilen."),
    "other_points": (
        "That action is paid with other points.",
        "Diese Aktion wird mit anderen Punkten bezahlt.",
    ),
    "points": (
        "That action costs <1 point|{need} points>; {have} left.",
        "Diese Aktion kostet <1 Punkt|{need} Punkte>; übrig: {have}.",
    ),
    "unknown_card": ("You do not know that card.", "Diese Karte kennst du nicht."),
    NO_SUCH_ACTION: ("There is no such action.", "Eine solche Aktion gibt es nicht."),
}

HOPELESS = frozenset({"not_your_die", "not_in_hand", "not_yours", "no_ability", "not_hit"})

INTENTS: dict[str, Pattern] = {
    "play": ("Play {card}", "{card} spielen"),
    "ability": ("Use {card}: {text}", "{card} nutzen: {text}"),
    "use_die": ("Use {die}", "{die} benutzen"),
    "reroll": ("Reroll {die} with a token", "{die} mit einem Wurfmarker neu werfen"),
    "pair": ("Use a stored pair ({colour})", "Ein eingelagertes Paar nutzen ({colour})"),
    "transform": ("Transform two dice", "Zwei Würfel umwandeln"),
    "token": ("Spend a technology token", "Einen Technologiemarker ausgeben"),
    "draw": ("Draw a card", "Eine Karte ziehen"),
    "end_main": ("End your Main phase", "Deine Hauptphase beenden"),
    "hit": ("Hit {card}", "{card} treffen"),
    "action": ("Pay for {action}", "Für {action} zahlen"),
}


def failure_sentence(
    s: InvasionState, words: CardWords, failure: Failure, reader: Reader
) -> Sentence:
    """A failed check with its culprit and numbers. Failures never name a card that their seat does not know."""
    name = card_name(s, words, failure.card, reader)
    number = failure.need or failure.have
    return failure_words(FAILURES[failure.reason], failure, name, number, reader)


def card_name(s: InvasionState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name; without a card: `that card`."""
    if not 0 <= card < len(s.face):
        return joined(reader.of(THAT_CARD))
    return naming(card, words.name(s.face[card], reader.language))


def intent_sentence(s: InvasionState, words: CardWords, intent: Intent, reader: Reader) -> Sentence:
    """An intent in words. It names its cards, so a seat should only be told its own intents."""
    if intent.action == "spare":
        return fill(op.SPARE[intent.number], {}, reader)
    number = intent.number
    values = {
        "card": card_name(s, words, intent.card, reader),
        "text": ability_text(s, words, intent, reader.language),
        "die": die_name(s, number, reader) if 0 <= number < len(s.die_state) else "",
        "colour": colour_name(number, reader) if 0 <= number < len(c.COLOUR_NAMES) else "",
        "action": action_name(s, words, intent, reader.language),
    }
    return fill(INTENTS[intent.action], values, reader)


def ability_text(s: InvasionState, words: CardWords, intent: Intent, language: str) -> str:
    """The words of the ability that an intent is about."""
    if intent.action != "ability" or not 0 <= intent.card < len(s.face):
        return ""
    found = uses_of(s, intent.card)
    return words.use(found[intent.number], language) if 0 <= intent.number < len(found) else ""


def action_name(s: InvasionState, words: CardWords, intent: Intent, language: str) -> str:
    """The additional player action that an intent is about."""
    if intent.action != "action" or s.faces.actions[intent.number] == NOTHING:
        return ""
    return words.name(s.faces.actions[intent.number], language)
