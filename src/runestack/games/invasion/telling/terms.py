"""Keywords and labels of Invasion, and what they mean."""

from __future__ import annotations

from runestack.games.terms import term

TERMS = (
    term(
        "Keep",
        ("Keep", "Behalten"),
        "Can stay in your hand when the rest of your hand goes to the garbage dump.",
        "Kann auf der Hand bleiben, wenn der Rest deiner Hand auf die Müllhalde kommt.",
    ),
    term(
        "Echo",
        ("Echo", "Echo"),
        "The text is executed twice, never more often.",
        "Der Text wird zweimal ausgeführt, nie öfter.",
    ),
    term(
        "Volatile",
        ("Volatile", "Flüchtig"),
        "Is destroyed at the end of the turn in which it was played, instead of going to the "
        "discard pile.",
        "Wird am Ende des Zuges vernichtet, in dem sie gespielt wurde, statt auf den Ablagestapel "
        "zu kommen.",
    ),
    term(
        "Tactic",
        ("Tactic", "Taktik"),
        "Goes to the discard pile as soon as its text has been executed, and brings no spare parts.",
        "Kommt auf den Ablagestapel, sobald ihr Text ausgeführt ist, und bringt keine Ersatzteile.",
    ),
    term(
        "Piercing",
        ("Piercing", "Durchschlag"),
        "Melee damage of this card is not stopped by armor.",
        "Nahkampfschaden dieser Karte wird von Rüstung nicht aufgehalten.",
    ),
    term(
        "Guard",
        ("Guard", "Wache"),
        "While it lies in the stack, players cannot destroy cards in the zones or the resources "
        "stored there.",
        "Solange sie im Stapel liegt, können weder Karten in den Zonen noch dort eingelagerte "
        "Ressourcen vernichtet werden.",
    ),
    term(
        "Unique",
        ("Unique", "Einzigartig"),
        "Does something of its own when it is trained.",
        "Tut bei der Ausbildung etwas Eigenes.",
    ),
    term(
        "exhaust",
        ("Exhaust", "Erschöpfe diese Karte"),
        "Can be used in your Main phase while the card is not exhausted. Cards in a base are "
        "refreshed when an enemy reinforces.",
        "Kann in deiner Hauptphase genutzt werden, solange die Karte nicht erschöpft ist. "
        "Aufgefrischt wird eine Basis, wenn ein Gegner verstärkt.",
        label=True,
    ),
    term(
        "support",
        ("Support", "Unterstützung"),
        "Works for the top card of the stack while this card lies in it.",
        "Wirkt für die oberste Karte des Stapels, solange diese Karte darin liegt.",
        label=True,
    ),
    term(
        "when_trained",
        ("When trained", "Nach der Ausbildung"),
        "Happens when enough resources lie in the card’s zone.",
        "Geschieht, wenn in der Zone der Karte genug Ressourcen liegen.",
        label=True,
    ),
)
