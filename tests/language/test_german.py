"""German, read once by a person and then frozen."""

from collections.abc import Callable

import pytest

from runestack.games.rone.language.vocabulary import vocabulary
from runestack.language.diagnose import parse
from runestack.language.examples import examples
from runestack.language.inflect import CASES, noun_phrase
from runestack.language.phrase import Slot
from runestack.language.text import ability_english, ability_german, german

VOCABULARY = vocabulary()

WITH_CARDS = {
    "cards",
    "victims",
    "single",
    "subjects",
    "event_card",
    "kinds_in_play",
    "counted",
    "controlled",
    "paid_group",
    "a_zone_card",
    "play_kinds",
    "self_noun",
    "that_noun",
    "stack_noun",
    "play_noun",
}


def test_german_of_every_noun_in_every_pattern(golden: Callable[[str, str], None]) -> None:
    """Every noun x every pattern with a slot for cards x singular and plural."""
    lines = []
    for row in VOCABULARY.rows:
        if not any(
            isinstance(part, Slot) and part.category in WITH_CARDS for part in row.english_elements
        ):
            continue
        lines.append(f"## {row.node.__name__}: {row.english}")
        for ability in examples(row, VOCABULARY):
            lines.append(ability_english(ability, VOCABULARY))
            lines.append(f"    {ability_german(ability, VOCABULARY)}")
        lines.append("")
    lines += ["## Adjectives and determiners in all cases", ""]
    lines += declensions()
    golden("german.txt", "\n".join(lines) + "\n")


def declensions() -> list[str]:
    nouns = {noun.key: noun for noun in VOCABULARY.words.nouns}
    zones = {zone.noun.key: zone.noun for zone in VOCABULARY.words.zones}
    lines = []
    for noun in (nouns["unit"], nouns["hero"], zones["deck"]):
        for kind in ("the", "a", "each", "this", "that", "no", "your", "2", "bis zu 1", ""):
            plural = kind in ("2", "", "no")
            forms = [
                noun_phrase(noun, case, kind, plural=plural, stems=("ander", "gegnerisch"))
                for case in CASES
            ]
            lines.append(f"{noun.key} {kind or 'bare'}: {' / '.join(forms)}")
    return lines


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Deal 2 damage to target unit.",
            "Füge der Zieleinheit 2 Schadenspunkte zu.",
        ),
        (
            "Deal 1 damage to target enemy hero.",
            "Füge dem gegnerischen Zielhelden 1 Schadenspunkt zu.",
        ),
        ("You may draw a card.", "Du darfst 1 Karte ziehen."),
        (
            "You may deal 2 damage to target unit.",
            "Du darfst der Zieleinheit 2 Schadenspunkte zufügen.",
        ),
        ("The opponent draws a card.", "Der Gegner zieht 1 Karte."),
        (
            "If you control no units, the opponent draws a card.",
            "Falls du keine Einheiten kontrollierst, zieht der Gegner 1 Karte.",
        ),
        (
            "Whenever this unit attacks, you may refresh target unit once.",
            "Immer wenn diese Einheit angreift, darfst du die Zieleinheit 1 Mal auffrischen.",
        ),
        (
            "Whenever this unit attacks, gain 1 {water} or draw a card.",
            "Immer wenn diese Einheit angreift, gewinnst du 1 {water} hinzu oder ziehst 1 Karte.",
        ),
        (
            "For each allied Machine unit, the opponent loses 1 {water}.",
            "Der Gegner verliert für jede verbündete Maschinen-Einheit 1 {water}.",
        ),
        (
            "You may, for each exhausted unit, draw a card.",
            "Du darfst für jede erschöpfte Einheit 1 Karte ziehen.",
        ),
        (
            "You may look at the top 2 cards of your deck and put them back in any order.",
            "Du darfst dir die obersten 2 Karten deines Decks ansehen und sie in beliebiger Reihenfolge zurücklegen.",
        ),
        (
            "While you control another Machine unit, this unit has Flying.",
            "Solange du eine andere Maschinen-Einheit kontrollierst, besitzt diese Einheit „Fliegende Einheit“.",
        ),
        (
            "Put a unit from the opponent's graveyard onto the battlefield exhausted 2 times.",
            "Lege eine Einheit aus dem Friedhof des Gegners 2 Mal erschöpft auf das Schlachtfeld.",
        ),
        (
            "Put target unit in combat on top of its owner's deck.",
            "Lege die im Kampf befindliche Zieleinheit oben auf das Deck des Besitzers.",
        ),
        (
            "Deal 1 damage to each other exhausted enemy unit in combat.",
            "Füge jeder anderen im Kampf befindlichen erschöpften gegnerischen Einheit 1 Schadenspunkt zu.",
        ),
        (
            "Destroy target unit with cost 5 or less and with level 2 or more.",
            "Vernichte die Zieleinheit mit Kosten von 5 oder weniger und der Stufe 2 oder höher.",
        ),
        (
            "Put a tactic from your graveyard into your hand.",
            "Nimm eine Taktik aus deinem Friedhof auf deine Hand.",
        ),
        (
            "You may return target unit to its owner's hand.",
            "Du darfst die Zieleinheit auf die Hand des Besitzers zurückgeben.",
        ),
        (
            "Deal damage equal to the {melee} of the attacker to the attacker.",
            "Füge dem Angreifer Schaden in Höhe des {melee}-Werts des Angreifers zu.",
        ),
        (
            "If the attacker does not have Flying, draw a card.",
            "Falls der Angreifer „Fliegende Einheit“ nicht besitzt, ziehst du 1 Karte.",
        ),
        (
            "If your hero has level 2 or less, draw a card.",
            "Falls dein Held Stufe 2 oder niedriger hat, ziehst du 1 Karte.",
        ),
        (
            "Whenever the opponent plays a card while it is your turn, draw a card.",
            "Immer wenn der Gegner eine Karte ausspielt und du am Zug bist, ziehst du 1 Karte.",
        ),
        (
            "Whenever a card from an opponent's hand or deck is destroyed, draw a card.",
            "Immer wenn eine Karte aus der Hand oder dem Deck eines Gegners vernichtet wird, ziehst du 1 Karte.",
        ),
        (
            "{purple 2}, pay 1 {water} and 2 {recycle}, discard a card, deal 1 damage to your hero: Draw a card.",
            "{purple 2}, zahle 1 {water} und 2 {recycle}, wirf 1 Karte ab, füge deinem Helden 1 Schadenspunkt zu: Ziehe 1 Karte.",
        ),
        (
            "Initiative, destroy another allied unit, pay 1 {water}: Draw a card.",
            "Initiative, vernichte eine andere verbündete Einheit, zahle 1 {water}: Ziehe 1 Karte.",
        ),
        (
            "Use an activated ability of 2 target units as if it were printed on this unit.",
            "Nutze eine aktivierbare Fähigkeit von 2 Zieleinheiten, als stünde sie auf dieser Einheit.",
        ),
        (
            "The next tactic you play this turn costs 1 {water} less.",
            "Die nächste Taktik, die du in diesem Spielzug ausspielst, kostet 1 {water} weniger.",
        ),
        (
            "At the end of the opponent's turn, draw a card. Discard a card.",
            "Am Ende des Spielzuges des Gegners ziehst du 1 Karte. Wirf 1 Karte ab.",
        ),
    ],
)
def test_german_sentences(text: str, expected: str) -> None:
    assert german(parse(text, VOCABULARY), VOCABULARY) == expected
