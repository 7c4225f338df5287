"""Keywords and labels of Runeslingers, and what they mean."""

from __future__ import annotations

from runestack.games.terms import term

TERMS = (
    term(
        "distract",
        ("Distract", "Ablenkung"),
        "Is played sideways. When it leaves play in the cleanup phase, the concentration under it "
        "is discarded too.",
        "Wird quer ausgespielt. Verlässt es in der Aufräumphase das Spiel, wird auch die "
        "Konzentration darunter abgeworfen.",
    ),
    term(
        "pain",
        ("Pain", "Schmerz"),
        "To play the card you pay that much health.",
        "Um die Karte auszuspielen, zahlst du so viele Lebenspunkte.",
    ),
    term(
        "ail",
        ("Ail", "Leid"),
        "To play the card you apply that many ailments of one type to yourself.",
        "Um die Karte auszuspielen, erlegst du dir so viele Gebrechen einer Art auf.",
    ),
    term(
        "sear",
        ("Sear", "Versengen|Versenge"),
        "To play the card, that many cards from the top of your deck go to your discard pile.",
        "Um die Karte auszuspielen, kommen so viele Karten von oben aus deinem Deck auf deinen "
        "Ablagestapel.",
    ),
    term(
        "fate",
        ("Fate", "Schicksal"),
        "The enemy chooses which of the card's effects is slung.",
        "Der Gegner wählt, welcher der Effekte der Karte geschleudert wird.",
    ),
    term(
        "shout",
        ("Shout", "Ruf"),
        "Can also be played as an answer to an enemy action, in any player's turn.",
        "Kann auch als Antwort auf eine gegnerische Aktion ausgespielt werden, in jedem Spielzug.",
    ),
    term(
        "pierce",
        ("Pierce", "Durchdringen"),
        "Damage beyond what destroys a defense card goes on to its controller; beyond 0 health it "
        "goes on to the new total.",
        "Schaden über die Verteidigung einer Karte hinaus trifft den, der sie kontrolliert; über 0"
        " Lebenspunkte hinaus geht er von den neuen ab.",
    ),
    term(
        "charge",
        ("Charge", "Aufladen"),
        "Instead of slinging it you may put a +1 token on the card; it stays on the field and can "
        "be slung in a later turn.",
        "Statt sie zu schleudern, darfst du eine +1-Marke auf die Karte legen; sie bleibt liegen "
        "und kann in einem späteren Spielzug geschleudert werden.",
    ),
    term(
        "choice",
        ("Choice", "Wahl"),
        "You choose one of the card's effects when you play it.",
        "Beim Ausspielen wählst du einen der Effekte der Karte.",
    ),
    term(
        "burn",
        ("Burn", "Verbrennung|Verbrennungen"),
        "Ailment. I: for each new one lose 2 health and sear 1. II: 1 health and 1 card more.",
        "Gebrechen. I: Für jede neue verlierst du 2 Lebenspunkte und versengst 1 Karte. II: 1 "
        "Lebenspunkt und 1 Karte mehr.",
    ),
    term(
        "curse",
        ("Curse", "Fluch|Flüche|Flüchen|Fluchs"),
        "Ailment. I: maximum health 1 lower for each. II: your ability costs 1 determination more.",
        "Gebrechen. I: Lebenspunktemaximum je Fluch um 1 niedriger. II: Deine Fähigkeit kostet 1 "
        "Entschlossenheit mehr.",
    ),
    term(
        "debilitate",
        ("Debilitate", "Entkräftung|Entkräftungen"),
        "Ailment. I: your cards and abilities deal 1 damage less. II: you draw 1 card less.",
        "Gebrechen. I: Deine Karten und Fähigkeiten fügen 1 Schadenspunkt weniger zu. II: Du "
        "ziehst 1 Karte weniger.",
    ),
    term(
        "fragment",
        ("Fragment", "Zersplitterung|Zersplitterungen"),
        "Ailment. I: your defense cards have 1 defense less. II: for each new one destroy a card "
        "of yours in play.",
        "Gebrechen. I: Deine Verteidigungs-Karten haben 1 Verteidigung weniger. II: Für jede neue "
        "vernichtest du eine eigene Karte im Spiel.",
    ),
    term(
        "insanity",
        ("Insanity", "Wahnvorstellung|Wahnvorstellungen"),
        "Ailment. I: for each new one discard a card at random. II: maximum hand size 2 lower.",
        "Gebrechen. I: Für jede neue wirfst du 1 zufällige Karte ab. II: Handkartenmaximum um 2 "
        "niedriger.",
    ),
    term(
        "weaken",
        ("Weaken", "Schwächung|Schwächungen"),
        "Ailment. I: your block is 1 lower for each. II: for each new one void the top card of "
        "your deck.",
        "Gebrechen. I: Dein Block ist je Schwächung um 1 niedriger. II: Für jede neue verbannst du"
        " die oberste Karte deines Decks.",
    ),
    term(
        "sling",
        ("Sling", "Schleudern"),
        "What happens when the card is slung.",
        "Was geschieht, wenn die Karte geschleudert wird.",
        label=True,
    ),
    term(
        "activate",
        ("Activate", "Aktivieren"),
        "What happens when the card is activated.",
        "Was geschieht, wenn die Karte aktiviert wird.",
        label=True,
    ),
)
