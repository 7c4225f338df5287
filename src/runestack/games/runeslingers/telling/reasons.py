"""Why something cannot be done, and what somebody wants to do, in words."""

from __future__ import annotations

from runestack.games.intents import Intent
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.names import face_up_name, is_concentration, place_name
from runestack.games.sentences import Sentence, joined
from runestack.games.wording import MISFITS, THAT_CARD, Pattern, Reader, failure_words, fill
from runestack.kernel.checks import Failure

FAILURES: dict[str, Pattern] = {
    # time
    "not_play_phase": (
        "You can do this only in the play phase.",
        "Das geht nur in der Spielphase.",
    ),
    "not_your_turn": ("It is not your turn.", "Du bist nicht am Zug."),
    "ladder_open": (
        "A ladder is open: you can only add answers to it.",
        "Eine Leiter ist im Gange: Sie nimmt nur Antworten auf.",
    ),
    "nothing_to_answer": (
        "There is no effect of the enemy on the ladder that you could answer.",
        "Auf der Leiter ist kein Effekt des Gegners, auf den du antworten könntest.",
    ),
    "cannot_answer": ("{card} forbids you to answer.", "{card} verbietet dir zu antworten."),
    "cannot_be_answered": ("{card} forbids answers to it.", "{card} verbietet Antworten darauf."),
    "undone": (
        "This was tried with {card} and undone; nothing else has happened since.",
        "Das wurde mit {card} versucht und zurückgenommen; seither ist nichts anderes geschehen.",
    ),
    "over": ("The match is over.", "Das Spiel ist zu Ende."),
    "resolving": (
        "The ladder is being resolved: nobody can add anything now.",
        "Die Leiter wird gerade abgehandelt: Niemand kann jetzt etwas hinzufügen.",
    ),
    "not_your_answer": (
        "It is the enemy who may answer now.",
        "Jetzt darf der Gegner antworten, nicht du.",
    ),
    "under_way": (
        "Something else is under way and has to be finished first.",
        "Etwas anderes ist im Gange und muss erst beendet werden.",
    ),
    "not_draw_phase": (
        "You can do this only in the draw phase.",
        "Das geht nur in der Ziehphase.",
    ),
    "no_pass_now": (
        "You are not asked whether you pass now.",
        "Du wirst jetzt nicht gefragt, ob du passt.",
    ),
    "cannot_pass": ("{card} forbids you to pass.", "{card} verbietet dir zu passen."),
    # setting and places
    "not_in_hand": ("{card} is not in your hand.", "{card} ist nicht auf deiner Hand."),
    "set_already": (
        "You have set <a concentration|{have} concentrations> this turn; the limit is {need}.",
        "Du hast in diesem Spielzug <eine Konzentration|{have} Konzentrationen> gesetzt; mehr als {need} geht nicht.",
    ),
    "no_area": (
        "None of your {need} concentration areas is free.",
        "Keiner deiner {need} Konzentrationsbereiche ist frei.",
    ),
    "cannot_set": (
        "{card} forbids you to set concentrations.",
        "{card} verbietet dir, Konzentrationen zu setzen.",
    ),
    "no_empty_concentration": (
        "{card} needs an empty concentration; you have none.",
        "{card} braucht eine leere Konzentration; du hast keine.",
    ),
    "no_ailment_or_boon": (
        "{card} needs an ailment or a boon to lie on; there is none in play.",
        "{card} braucht ein Gebrechen oder einen Segen als Platz; es ist nichts davon im Spiel.",
    ),
    "cannot_play_boons": (
        "{card} forbids you to play boons.",
        "{card} verbietet dir, Segen auszuspielen.",
    ),
    # ways of using cards
    "not_in_play": ("{card} is not in play.", "{card} ist nicht im Spiel."),
    "not_yours": ("You do not control {card}.", "Du beherrschst {card} nicht."),
    "not_this_way": (
        "{card} cannot be played in this way.",
        "{card} kann auf diese Weise nicht ausgespielt werden.",
    ),
    "answer_is_slung": (
        "As an answer {card} can only be slung at once.",
        "Als Antwort kann {card} nur sofort geschleudert werden.",
    ),
    "answer_not_charged": (
        "{card} has to be charged when it is played, and no answer can be.",
        "{card} muss beim Ausspielen aufgeladen werden, was als Antwort nicht geht.",
    ),
    "no_shout": (
        "{card} has no Shout, so it cannot be an answer.",
        "{card} hat keinen Ruf und kann deshalb keine Antwort sein.",
    ),
    "no_sling": ("{card} cannot be slung.", "{card} kann nicht geschleudert werden."),
    "not_your_ability": (
        "{card} is not the activate ability that you chose.",
        "{card} ist nicht die aktivierbare Fähigkeit, die du gewählt hast.",
    ),
    "no_activate": (
        "{card} has nothing to activate.",
        "{card} hat nichts, was aktiviert werden könnte.",
    ),
    "no_charge": ("{card} has no Charge.", "{card} hat kein Aufladen."),
    "played_this_turn": (
        "{card} was played this turn; a trinket has to wait.",
        "{card} wurde in diesem Spielzug ausgespielt; ein Kleinod muss warten.",
    ),
    "charged_already": (
        "{card} was charged this turn.",
        "{card} wurde in diesem Spielzug aufgeladen.",
    ),
    "slung_already": (
        "{card} was slung this turn.",
        "{card} wurde in diesem Spielzug geschleudert.",
    ),
    "activated_already": (
        "{card} was activated this turn.",
        "{card} wurde in diesem Spielzug aktiviert.",
    ),
    "cannot_be_slung": ("{card} forbids this sling.", "{card} verbietet dieses Schleudern."),
    "cannot_be_charged": ("{card} forbids charging it.", "{card} verbietet dieses Aufladen."),
    "cannot_be_activated": (
        "{card} forbids activating it.",
        "{card} verbietet dieses Aktivieren.",
    ),
    # prices
    "too_few_determinations": (
        "{card} costs <1 determination|{need} determinations>; you have {have}.",
        "{card} kostet {need} Entschlossenheit; du hast {have}.",
    ),
    "too_little_health": (
        "{card} costs {need} health; you have {have} by then.",
        "{card} kostet <1 Lebenspunkt|{need} Lebenspunkte>; du hast dann {have}.",
    ),
    "too_few_in_deck": (
        "{card} needs <1 card|{need} cards> of your deck; it has {have} by then.",
        "{card} braucht <1 Karte|{need} Karten> deines Decks; es hat dann {have}.",
    ),
    "too_few_in_hand": (
        "{card} needs <1 other card|{need} other cards> of your hand; you have {have} by then.",
        "{card} braucht <1 andere Karte|{need} andere Karten> deiner Hand; du hast dann {have}.",
    ),
    "too_few_tokens": (
        "{card} needs <1 token|{need} tokens> on it; it has {have}.",
        "{card} braucht <1 Marke|{need} Marken>; es sind {have}.",
    ),
    "too_few_ailments": (
        "{card} needs <1 ailment|{need} ailments> on you to cleanse; you have {have}.",
        "{card} braucht {need} Gebrechen auf dir; du hast {have}.",
    ),
    "cannot_cleanse": (
        "{card} costs an ailment, and you cannot cleanse any.",
        "{card} kostet ein Gebrechen, und du kannst von keinem gereinigt werden.",
    ),
    "cannot_be_ailed": (
        "{card} costs an ailment, and you cannot be ailed.",
        "{card} kostet ein Gebrechen, und du kannst keines erhalten.",
    ),
    "nothing_to_pay_with": (
        "You have no card that {card} takes as payment.",
        "Du hast keine Karte, mit der du für {card} zahlen könntest.",
    ),
    # blocking
    "no_damage_now": (
        "No damage that you could block is about to be dealt.",
        "Gerade wird kein Schaden zugefügt, den du blocken könntest.",
    ),
    "nothing_to_block_with": (
        "You have no card in hand to discard for a block.",
        "Du hast keine Handkarte, die du für einen Block abwerfen könntest.",
    ),
    "blocked_already": (
        "You have blocked <once|{have} times> this turn; the limit is {need}.",
        "Du hast in diesem Spielzug {have} Mal geblockt; mehr als {need} Mal geht nicht.",
    ),
    "no_block_value": ("Your block is 0.", "Dein Block ist 0."),
    "own_source": (
        "{card} is yours: only damage of the enemy can be blocked.",
        "{card} ist von dir: Nur Schaden des Gegners kann geblockt werden.",
    ),
    "direct_damage": (
        "Direct damage cannot be blocked.",
        "Direkter Schaden kann nicht geblockt werden.",
    ),
    "cannot_be_blocked": (
        "{card} forbids blocking this damage.",
        "{card} verbietet, diesen Schaden zu blocken.",
    ),
    "cannot_block": ("{card} forbids you to block.", "{card} verbietet dir zu blocken."),
    "blocked_for": (
        "You have already blocked this damage to {card}.",
        "Diesen Schaden an {card} hast du schon geblockt.",
    ),
    "not_damaged": (
        "{card} is not about to be dealt damage.",
        "{card} wird gerade kein Schaden zugefügt.",
    ),
    # targets
    "no_target_wanted": ("You are not choosing a target now.", "Du wählst jetzt kein Ziel."),
    "not_on_ladder": (
        "{card} is not on the ladder.",
        "{card} ist nicht auf der Leiter.",
    ),
    "not_waiting": (
        "{card} is being resolved or was negated.",
        "{card} wird gerade abgehandelt oder wurde annulliert.",
    ),
    "chosen_before": (
        "{card} was chosen before; the text asks for another one.",
        "{card} wurde schon gewählt; der Text verlangt ein anderes Ziel.",
    ),
    "fixed_order": (
        "Several targets are named in a fixed order; {card} cannot come next.",
        "Mehrere Ziele werden in fester Reihenfolge genannt; {card} ist jetzt nicht an der Reihe.",
    ),
    "no_target": ("{card} has no legal target.", "{card} hat kein gültiges Ziel."),
    **MISFITS,
    "covered": (
        "{card} lies under a card; only an open concentration can be chosen.",
        "{card} liegt unter einer Karte; nur eine offene Konzentration kann gewählt werden.",
    ),
    "does_not_fit": (
        "{card} is not what the text asks for.",
        "{card} ist nicht, was der Text verlangt.",
    ),
    "targets_itself": ("{card} cannot target itself.", "{card} kann nicht sich selbst wählen."),
    "attack_needs_runeslinger": (
        "{card} is an attack runespell: it can only target Runeslingers.",
        "{card} ist ein Angriffs-Runenzauber: Nur Runenschleuderer können sein Ziel sein.",
    ),
    "untargetable": (
        "{card} forbids choosing this as a target.",
        "{card} verbietet, dies als Ziel zu wählen.",
    ),
    "untargetable_by_subtype": (
        "{card} prevents runespells of this kind from choosing this as a target.",
        "{card} verbietet Runenzaubern dieser Art, dies als Ziel zu wählen.",
    ),
    "no_such_intent": ("There is no such action.", "Eine solche Aktion gibt es nicht."),
}

HOPELESS = frozenset({"not_yours", "no_sling", "no_activate", "no_damage_now", "not_draw_phase"})

INTENTS: dict[str, Pattern] = {
    "set": ("Set {card} as a concentration", "{card} als Konzentration setzen"),
    "play": ("Play {card}", "{card} ausspielen"),
    "charge": ("Charge {card}", "{card} aufladen"),
    "sling": ("Sling {card}", "{card} schleudern"),
    "activate": ("Activate {card}", "{card} aktivieren"),
    "ability": ("Activate {card}", "{card} aktivieren"),
    "target": ("Choose {card}", "{card} wählen"),
    "block": ("Block for {card}", "Für {card} blocken"),
    "go_on": ("Go on to your play phase", "Weiter zu deiner Spielphase"),
    "end_phase": ("End your play phase", "Deine Spielphase beenden"),
    "pass": ("Pass", "Passen"),
}
WAYS: dict[int, Pattern] = {
    c.PLAIN: INTENTS["play"],
    c.TO_SLING: ("Play and sling {card}", "{card} ausspielen und schleudern"),
    c.TO_CHARGE: ("Play and charge {card}", "{card} ausspielen und aufladen"),
}
# the number of these sentences is what there is
COUNTED_BY_HAVE = ("set_already", "blocked_already")


def failure_sentence(
    s: EncounterState, words: CardWords, failure: Failure, reader: Reader
) -> Sentence:
    """A failed check with its culprit and numbers. Failures never name a card that their seat does not know."""
    number = failure.have if failure.reason in COUNTED_BY_HAVE else failure.need
    name = card_name(s, words, failure.card, reader)
    return failure_words(FAILURES[failure.reason], failure, name, number, reader)


def card_name(s: EncounterState, words: CardWords, card: int, reader: Reader) -> Sentence:
    """A card's name; without a card `that card`; a face-down one by its place."""
    if not 0 <= card < len(s.face):
        return joined(reader.of(THAT_CARD))
    if is_concentration(s, card):
        return place_name(s, s.place[card], reader)
    return face_up_name(s, words, card, reader)


def intent_sentence(
    s: EncounterState, words: CardWords, intent: Intent, reader: Reader
) -> Sentence:
    """An intent in words. It names its cards, so a seat should only be told its own intents."""
    pattern = INTENTS[intent.action]
    if intent.action == "play":
        pattern = WAYS.get(intent.number, pattern)
    values = {"card": card_name(s, words, intent.card, reader)}
    return fill(pattern, values, reader)
