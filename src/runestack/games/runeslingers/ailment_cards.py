"""What is printed on the ailment cards: both levels (RS-RULING-79). They are no cards of a pool."""

from __future__ import annotations

from runestack.games.runeslingers.rules import constants as c
from runestack.games.wording import Pattern, in_language

KEYS: tuple[str, ...] = tuple(key for key, number in c.AILMENTS.items() if number < c.ANY_AILMENT)
LEVEL_NAMES = ("", "I", "II")

# level I and level II
TEXTS: dict[str, tuple[Pattern, Pattern]] = {
    "burn": (
        (
            "On-ail: Lose 2 health. Sear 1 card.",
            "Beim Erhalten: Verliere 2 Lebenspunkte. Versenge 1 Karte.",
        ),
        (
            "On-ail: Lose 1 health. Sear 1 card.",
            "Beim Erhalten: Verliere 1 Lebenspunkt. Versenge 1 Karte.",
        ),
    ),
    "curse": (
        (
            "Your maximum health is 1 lower for each Curse on you.",
            "Dein Lebenspunktemaximum ist für jeden Fluch auf dir um 1 niedriger.",
        ),
        (
            "Your ability costs 1 determination more.",
            "Deine Fähigkeit kostet 1 Entschlossenheit mehr.",
        ),
    ),
    "debilitate": (
        (
            "Cards and abilities you control deal 1 damage less each time.",
            "Karten und Fähigkeiten, die du kontrollierst, fügen jedes Mal 1 Schadenspunkt weniger zu.",
        ),
        (
            "You draw 1 card less in your draw phase.",
            "Du ziehst in deiner Ziehphase 1 Karte weniger.",
        ),
    ),
    "fragment": (
        (
            "Defense cards you control have 1 defense less.",
            "Verteidigungs-Karten, die du kontrollierst, haben 1 Verteidigung weniger.",
        ),
        (
            "On-ail: Destroy a runespell, trinket or boon you control.",
            "Beim Erhalten: Vernichte einen eigenen Runenzauber, ein eigenes Kleinod oder einen eigenen Segen.",
        ),
    ),
    "insanity": (
        ("On-ail: Discard a card at random.", "Beim Erhalten: Wirf 1 zufällige Karte ab."),
        ("Your maximum hand size is 2 lower.", "Dein Handkartenmaximum ist um 2 niedriger."),
    ),
    "weaken": (
        (
            "Your block is 1 lower for each Weaken on you.",
            "Dein Block ist für jede Schwächung auf dir um 1 niedriger.",
        ),
        (
            "On-ail: Void the top card of your deck.",
            "Beim Erhalten: Verbanne die oberste Karte deines Decks.",
        ),
    ),
}


def level_text(ailment: int, level: int, language: str) -> str:
    """What one level of an ailment does."""
    return in_language(TEXTS[KEYS[ailment]][level - 1], language)
