"""Keywords and labels of RONE, and what they mean."""

from __future__ import annotations

from runestack.games.terms import term

TERMS = (
    term(
        "defender",
        ("Defender", "Verteidiger"),
        "Is not exhausted when it is attacked. While one of the guardians has Defender, only "
        "guardians with Defender can be attacked.",
        "Wird nicht erschöpft, wenn sie angegriffen wird. Solange ein Wächter „Verteidiger“ "
        "besitzt, können nur Wächter mit „Verteidiger“ angegriffen werden.",
    ),
    term(
        "invisibility",
        ("Invisibility", "Unsichtbarkeit"),
        "Cannot be the target of any effect, cannot be attacked, is not a guardian, and nothing "
        "guards against its attacks; Detection cancels this.",
        "Kann nicht das Ziel von Effekten sein, nicht angegriffen werden, ist kein Wächter, und "
        "nichts dient gegen ihre Angriffe als Wächter; Enttarnung hebt das auf.",
    ),
    term(
        "detection",
        ("Detection", "Enttarnung"),
        "While you control this, your units can attack, your effects can target and your units can"
        " guard against invisible units.",
        "Solange du dies kontrollierst, können deine Einheiten unsichtbare Einheiten angreifen, "
        "deine Effekte sie als Ziel haben und deine Einheiten gegen sie als Wächter dienen.",
    ),
    term(
        "flying",
        ("Flying", "Fliegende Einheit"),
        "Can be attacked only by units that fly or have a ranged attack, and has to attack active "
        "ones of those first.",
        "Kann nur von Einheiten angegriffen werden, die fliegen oder einen Fernkampfwert haben, "
        "und muss einsatzbereite solche zuerst angreifen.",
        short=("Flying", "Fliegend"),
    ),
    term(
        "shield",
        ("Shield", "Schild"),
        "Instead of going to the graveyard it is put face up on the bottom of the deck; on top of "
        "the deck it may absorb one point of damage to the hero.",
        "Kommt statt auf den Friedhof offen unter das Deck; liegt es oben auf dem Deck, kann es "
        "einen Schadenspunkt gegen den Helden auffangen.",
    ),
    term(
        "slow",
        ("Slow effect", "Langsamer Effekt"),
        "Can be played only in your own main phase, never as a reaction.",
        "Kann nur in der eigenen Hauptphase ausgespielt werden, nie als Reaktion.",
        short=("Slow", "Langsam"),
    ),
    term(
        "battlefield",
        ("Battlefield", "Schlachtfeld"),
        "After the card has been put on the battlefield.",
        "Nachdem die Karte auf das Schlachtfeld gelegt wurde.",
        label=True,
    ),
    term(
        "death",
        ("Death", "Tod"),
        "After the card has gone from the battlefield to a graveyard.",
        "Nachdem die Karte vom Schlachtfeld auf einen Friedhof gekommen ist.",
        label=True,
    ),
    term(
        "recycle",
        ("Recycle", "Wiederverwertung"),
        "After the card has been recycled.",
        "Nachdem die Karte wiederverwertet wurde.",
        label=True,
    ),
    term(
        "combat",
        ("Combat", "Kampf"),
        "When the card has entered combat, before damage.",
        "Wenn die Karte in einen Kampf gekommen ist, vor dem Schaden.",
        label=True,
    ),
    term(
        "strike",
        ("Strike", "Volltreffer"),
        "After the card has dealt damage to an opponent's hero; once, however much it was.",
        "Nachdem die Karte dem Helden eines Gegners Schaden zugefügt hat; einmal, wie viel es auch"
        " war.",
        label=True,
    ),
    term(
        "initiative",
        ("Initiative", "Initiative"),
        "An extra cost that you may pay when you play the card, for an extra effect.",
        "Zusätzliche Kosten, die du beim Ausspielen bezahlen darfst, für einen zusätzlichen "
        "Effekt.",
        label=True,
    ),
)
