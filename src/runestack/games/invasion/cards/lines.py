"""What is printed on a card besides its name and text, in words."""

from __future__ import annotations

from collections import Counter

from runestack.cards.pool import Card
from runestack.games.wording import Pattern, in_language

KINDS: dict[str, Pattern] = {
    "starting": ("starting card", "Startkarte"),
    "recruit": ("recruitment card", "Rekrutierungskarte"),
    "leader": ("leader", "Anführer"),
    "technology": ("technology", "Technologie"),
    "invasion": ("invasion card", "Invasionskarte"),
    "protocol": ("protocol", "Protokoll"),
    "board": ("board", "Tableau"),
    "event": ("event", "Ereignis"),
    "scenario": ("scenario", "Szenario"),
    "campaign": ("campaign", "Kampagne"),
}
FAMILIES: dict[str, Pattern] = {
    "soldier": ("soldier", "Soldat"),
    "machine": ("machine", "Maschine"),
    "hybrid": ("hybrid", "Hybrid"),
    "mutant": ("mutant", "Mutant"),
}
COLOURS: dict[str, Pattern] = {
    "blue": ("blue", "blau"),
    "red": ("red", "rot"),
    "black": ("black", "schwarz"),
    "green": ("green", "grün"),
    "yellow": ("yellow", "gelb"),
    "wild": ("wild", "Joker"),
    "neutral": ("neutral", "neutral"),
}
STATS: dict[str, Pattern] = {
    "melee": ("melee", "Nahkampf"),
    "ranged": ("ranged", "Fernkampf"),
    "armor": ("armor", "Rüstung"),
    "health": ("health", "Leben"),
}
STARTING: Pattern = ("starting invasion card", "Start-Invasionskarte")
COST: Pattern = ("cost {}", "Kosten {}")
FREE: Pattern = ("free", "kostenlos")
REWARD: Pattern = ("reward {}", "Belohnung {}")
TRAINING: Pattern = ("training cost {}", "Ausbildungskosten {}")
SUPPORT: Pattern = ("support {}", "Unterstützung {}")
STORES: Pattern = ("stores {} if it survives", "lagert {} ein, wenn sie überlebt")
MODES: dict[str, Pattern] = {
    "competitive": ("competitive mode only", "nur gegeneinander"),
    "cooperative": ("cooperative mode only", "nur gemeinsam"),
}
# Printed numbers of boards; `{}` is the number.
NUMBERS: dict[str, Pattern] = {
    "spots": ("{} spots", "{} Plätze"),
    "cost": ("costs {}", "kostet {}"),
    "need": ("from {} technology tokens", "ab {} Technologiemarkern"),
    "spend": ("spends {}", "gibt {} aus"),
    "rounds": ("{} rounds", "{} Runden"),
}
WINS: dict[str, Pattern] = {
    "survive": (
        "The players win when they have survived {} rounds.",
        "Das Team gewinnt, wenn es {} Runden überstanden hat.",
    ),
    "deck_destroyed": (
        "The players win when the Invasion has no card left in deck, discard pile, garbage dump and stack.",
        "Das Team gewinnt, wenn die Invasion in Deck, Ablagestapel, Müllhalde und Stapel keine Karte mehr hat.",
    ),
    "last_event_ends": (
        "The players win when the last event ends.",
        "Das Team gewinnt, wenn das letzte Ereignis endet.",
    ),
    "stack_empty": (
        "The players win when the stack is empty at the end of their turn.",
        "Das Team gewinnt, wenn der Stapel am Ende seines Zuges leer ist.",
    ),
}
LOSSES: dict[str, Pattern] = {
    "any_player": (
        "They lose as soon as one of them is defeated.",
        "Es verliert, sobald jemand besiegt ist.",
    ),
    "all_players": (
        "They lose when all of them are defeated; whoever is defeated takes no further part.",
        "Es verliert, wenn alle besiegt sind; wer besiegt ist, scheidet aus.",
    ),
}
CHANGES: dict[str, Pattern] = {
    "zones_from_deck": (
        "Empty zones are filled from the Invasion deck.",
        "Leere Zonen werden aus dem Invasionsdeck aufgefüllt.",
    ),
    "hit_zones": (
        "Damage left over can hit the cards in the zones; a card that is defeated there is destroyed.",
        "Übriger Schaden kann die Karten in den Zonen treffen; was dort besiegt wird, wird vernichtet.",
    ),
    "no_reinforcing": (
        "The Invasion cannot reinforce.",
        "Die Invasion kann nicht verstärken.",
    ),
    "shuffle_to_deploy": (
        "Before it deploys, the Invasion shuffles its discard pile and garbage dump into its deck.",
        "Vor dem Aufmarsch mischt die Invasion Ablagestapel und Müllhalde in ihr Deck.",
    ),
    "defeated_destroyed": (
        "A deployed card that is defeated in the players' turn is destroyed.",
        "Eine aufmarschierte Karte, die im Zug des Teams besiegt wird, wird vernichtet.",
    ),
    "setup_from_deck": (
        "In setup, too, the zones are filled from the Invasion deck.",
        "Auch beim Aufbau werden die Zonen aus dem Invasionsdeck aufgefüllt.",
    ),
    "train_left": (
        "When the players have won, the Invasion trains all cards left in its zones.",
        "Hat das Team gewonnen, bildet die Invasion alle Karten aus, die noch in ihren Zonen liegen.",
    ),
}
DIFFICULTIES: dict[str, Pattern] = {
    "easy": ("Easy", "Leicht"),
    "normal": ("Normal", "Normal"),
    "hard": ("Hard", "Schwer"),
}


def kind_words(card: Card, language: str) -> str:
    """The type."""
    is_starting = card.type == "invasion" and card.value("level") == 0
    return in_language(STARTING if is_starting else KINDS[card.type], language)


def value_words(card: Card, language: str) -> str:
    """Its family or colour, then all printed numbers with what they are."""
    if card.type == "invasion":
        return ", ".join(invader_words(card, language))
    if card.type == "board":
        return ", ".join(board_words(card, language))
    if card.type in ("starting", "recruit"):
        return ", ".join(playing_words(card, language))
    theme = card.value("theme")
    return in_language(COLOURS[str(theme)], language) if theme is not None else ""


def playing_words(card: Card, language: str) -> list[str]:
    """Family, cost, reward and training cost of a playing card."""
    family, training = card.value("family"), card.value("training")
    words = [in_language(FAMILIES[str(family)], language)] if family is not None else []
    cost = symbol_words(card.words("cost"), language)
    words.append(in_language(COST, language).format(cost) if cost else in_language(FREE, language))
    words.append(in_language(REWARD, language).format(card.value("reward")))
    if training is not None:
        words.append(in_language(TRAINING, language).format(training))
    return [*words, *mode_words(card, language)]


def mode_words(card: Card, language: str) -> list[str]:
    """The mode in which a card is used, if it is not used in both."""
    mode = card.value("mode")
    return [in_language(MODES[str(mode)], language)] if mode is not None else []


def invader_words(card: Card, language: str) -> list[str]:
    """Combat and support values, training cost and reward of an invasion card."""
    words = [
        f"{in_language(word, language)} {card.value(stat)}"
        for stat, word in STATS.items()
        if card.value(stat)
    ]
    support = [
        f"+{card.value(f'support_{stat}')} {in_language(word, language)}"
        for stat, word in STATS.items()
        if card.value(f"support_{stat}")
    ]
    if support:
        words.append(in_language(SUPPORT, language).format(", ".join(support)))
    words.append(in_language(TRAINING, language).format(card.value("training")))
    stored = symbol_words(card.words("stores"), language)
    return [*words, in_language(STORES, language).format(stored)]


def board_words(card: Card, language: str) -> list[str]:
    """Mode, colour or symbol, and the numbers of a part of the boards."""
    colour, symbol = card.value("colour"), card.value("symbol")
    words = mode_words(card, language)
    words += [in_language(COLOURS[str(colour)], language)] if colour is not None else []
    for key, pattern in NUMBERS.items():
        if card.value(key) is not None:
            word = in_language(pattern, language).format(card.value(key))
            words.append(f"{word} {in_language(STATS[str(symbol)], language)}" if symbol else word)
    return [*words, *(symbol_words(side.split(), language) for side in card.words("sides"))]


def symbol_words(symbols: tuple[str, ...] | list[str], language: str) -> str:
    """`2 red + wild`."""
    counted = Counter(symbols)
    return " + ".join(
        in_language(COLOURS[symbol], language)
        if number == 1
        else f"{number} {in_language(COLOURS[symbol], language)}"
        for symbol, number in counted.items()
    )


def scenario_sentences(card: Card, language: str) -> list[str]:
    """How a scenario is won and lost, and what it changes."""
    rounds = card.value("rounds")
    wins = [in_language(WINS[word], language).format(rounds) for word in card.words("wins")]
    changes = [in_language(CHANGES[word], language) for word in card.words("changes")]
    return [*wins, in_language(LOSSES[str(card.value("loss"))], language), *changes]
