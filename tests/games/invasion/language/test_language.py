"""Invasion's card texts: read, written and rendered in German."""

import pytest

from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.language.diagnose import examine
from runestack.language.text import german

VOCABULARY = vocabulary()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "Keep.\nDeal 4 ranged damage.",
            "Behalten.\nFüge dem Gegner 4 Fernkampfschaden zu.",
        ),
        (
            "Deal 8 melee damage. For each other card in your played zone, deal 1 melee damage.",
            (
                "Füge dem Gegner 8 Nahkampfschaden zu. Füge für jede andere Karte in deinem Spielbereich dem Gegner "
                "1 Nahkampfschaden zu."
            ),
        ),
        (
            "Gain 4 health. Deal melee damage equal to half your health rounded down.",
            (
                "Gewinne 4 Leben hinzu. Füge dem Gegner Nahkampfschaden in Höhe der abgerundeten Hälfte deines Lebens "
                "zu."
            ),
        ),
        (
            (
                "You may destroy a card in your hand, discard pile or training center. If you do, deal 2 ranged damage "
                "and draw a card."
            ),
            (
                "Du darfst eine Karte auf deiner Hand, auf deinem Ablagestapel oder in deinem Ausbildungszentrum "
                "vernichten. Wenn du das tust, fügst du dem Gegner 2 Fernkampfschaden zu und ziehst 1 Karte."
            ),
        ),
        (
            "In cooperative mode: Tempo. Otherwise: The opponent discards 2 cards.",
            "Im kooperativen Modus: Tempo. Andernfalls: Der Gegner wirft 2 Karten ab.",
        ),
        (
            "Exhaust, lose 1 health: Turn up to 2 unused dice to sides of your choice.",
            "Erschöpfe diese Karte, verliere 1 Leben: Drehe bis zu 2 unbenutzte Würfel auf Seiten deiner Wahl.",
        ),
        (
            "Once each turn, you may reroll an unused die that shows no colour.",
            (
                "Einmal in jedem Spielzug darfst du einen unbenutzten Würfel ohne Farbe auf der Oberseite neu werfen."
            ),
        ),
        (
            "At the beginning of your turn, if you have 12 or more armor, gain 1 reroll.",
            "Zu Beginn deines Spielzuges gewinnst du 1 Wurfmarker hinzu, falls du 12 oder mehr Rüstung hast.",
        ),
        (
            "For each technology in your base, the next red card you play this turn costs 1 red symbol less.",
            (
                "Die nächste rote Karte, die du in diesem Spielzug ausspielst, kostet für jede Technologie in deiner "
                "Basis 1 rotes Symbol weniger."
            ),
        ),
        (
            "You may play a card with 2 symbols from your hand without paying.",
            "Du darfst eine Handkarte mit 2 Symbolen ausspielen, ohne zu bezahlen.",
        ),
        (
            (
                "The first card with 3 or more symbols that each player plays each round costs 1 wild symbol more.\n"
                "At the end of the Invasion's turn, each player destroys 1 of their stored resources."
            ),
            (
                "Die erste Karte mit 3 oder mehr Symbolen, die jeder Spieler in jeder Runde ausspielt, kostet 1 "
                "Jokersymbol mehr.\n"
                "Am Ende des Spielzuges der Invasion vernichtet jeder Spieler 1 seiner eingelagerten Ressourcen."
            ),
        ),
        (
            "Unique.\nWhen trained: Deploy this card instead of putting it on the discard pile.",
            "Einzigartig.\nNach der Ausbildung: Lass diese Karte aufmarschieren, statt sie auf den Ablagestapel zu legen.",
        ),
    ],
)
def test_a_text_in_german(text: str, expected: str) -> None:
    tree, problems = examine(text, VOCABULARY)
    assert tree is not None
    assert not problems
    assert german(tree, VOCABULARY) == expected


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Draw 1 card.", "Draw a card."),
        ("Recycle 1 card.", "Recycle a card."),
        ("Recruit a card, choosing among 3 cards.", "Recruit a card."),
        ("Exhaust: refresh all cards in your Base.", "Exhaust: Refresh all cards in your base."),
        (
            "Your spare part actions with a cost of 1 or more cost 1 less.",
            "Your spare part actions cost 1 less.",
        ),
    ],
)
def test_another_wording_is_told_as_cards_say_it(text: str, found: str) -> None:
    tree, problems = examine(text, VOCABULARY)
    assert tree is not None
    assert [problem.canonical for problem in problems] == [found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Deal 2 damage.", "“damage” cannot stand here: expected a kind of damage"),
        ("Add 1 wild resource to your pool.", "“wild” cannot stand here: expected"),
        ("Exhaust, pay 1 health: Draw a card.", "“health” cannot stand here: expected"),
        ("Turn a die to a side of your choice.", "“die” cannot stand here: expected “unused”"),
        ("Refresh target technology.", "“target” cannot stand here: expected"),
    ],
)
def test_a_misprint_is_told_with_what_could_stand_there(text: str, found: str) -> None:
    _, problems = examine(text, VOCABULARY)
    assert problems
    assert problems[0].message.startswith(found)


@pytest.mark.parametrize(
    "text",
    [
        "Gain 2 armor and draw a card.",
        "If you have 3 or more technologies in your base, draw 2 cards. Otherwise, draw a card.",
        "If there are 4 or more cards in the stack, deal 6 melee damage.",
        "If it is round 8 or later, gain 3 health.",
        "If you dealt 10 or more damage this turn, draw 2 cards.",
        "For each protocol in play, gain 2 armor.",
        "You may discard a card. If you do, draw 2 cards.",
        "Add 2 blue resources to your pool. Store 1 wild resource.",
        "In cooperative mode: You may draw a card. Otherwise: Gain 2 armor and deal 1 melee damage.",
        "Exhaust, destroy 2 technology tokens, discard a card: Refresh up to 2 technologies in your base.",
        "Exhaust, pay 1 red resource and 2 spare parts: Discover a new technology.",
        "Exhaust, destroy this card: Deal 2 ranged damage to each player.",
        "Whenever you deal damage, gain 1 reroll.",
        "The first time each round a player discovers a technology, the Invasion gains 1 technology token.",
        "Whenever a card of the stack survives while there are 2 or more players, deal 1 ranged damage to each player.",
        "While it is round 3 or later, the top card of the stack gets -1 melee.",
        "Support: The top card of the stack gets +1 health. Additional player actions cost 1 more.",
        "Put a red soldier card with cost 2 or less from your discard pile on the bottom of your deck.",
        "Each player: Discard a card or lose 2 armor.",
    ],
)
def test_what_others_may_write_is_read_as_it_is(text: str) -> None:
    tree, problems = examine(text, VOCABULARY)
    assert not problems
    assert tree is not None
    assert german(tree, VOCABULARY)
