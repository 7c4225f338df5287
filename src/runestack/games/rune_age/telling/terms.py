"""Keywords and labels of Rune Age, and what they mean."""

from __future__ import annotations

from runestack.games.terms import term

TERMS = (
    term(
        "when_played",
        ("When Played", "Beim Ausspielen"),
        "Can be used when the card is played in a combat, before anything else is.",
        "Kann genutzt werden, wenn die Karte in einem Kampf gespielt wird, vor allem anderen.",
        label=True,
    ),
    term(
        "resolution",
        ("Resolution", "Auswertung"),
        "Can be used once, after attrition and before the strengths are compared.",
        "Kann einmal genutzt werden, nach den Verlusten und bevor die Stärken verglichen werden.",
        label=True,
    ),
    term(
        "end_of_combat",
        ("End of Combat", "Kampfende"),
        "Can be used once, after the combat has been won or lost.",
        "Kann einmal genutzt werden, wenn der Kampf gewonnen oder verloren ist.",
        label=True,
    ),
    term(
        "action",
        ("Action", "Aktion"),
        "Can be used in the Perform Actions step of your own turn, between combats and purchases.",
        "Kann im Schritt „Aktionen“ deines eigenen Zuges genutzt werden, zwischen Kämpfen und "
        "Käufen.",
        label=True,
    ),
    term(
        "before_attrition",
        ("Before Attrition", "Vor dem Verlustwurf"),
        "Can be used in a battle before the attrition dice are rolled.",
        "Kann in einer Schlacht genutzt werden, bevor die Verlustwürfel geworfen werden.",
        label=True,
    ),
    term(
        "purchase",
        ("Purchase", "Kauf"),
        "Can be used while you spend gold or influence.",
        "Kann genutzt werden, während du Gold oder Einfluss ausgibst.",
        label=True,
    ),
)
