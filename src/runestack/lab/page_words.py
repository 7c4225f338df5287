"""The words of a report, in English and German."""

from __future__ import annotations

ENGLISH = {
    "title": "{game}: {games} games",
    "what": "A report of games between computer players: {seats}. Seed {seed}.",
    "paired": "Paired: every deal is played from each seat, so that its luck cancels out.",
    "field": "A field of decks: {decks}; each meets each other one.",
    "settings": "Settings: {settings}.",
    "usual": "Settings: the usual ones.",
    "failed": "{n} games broke and are not counted; the data beside this page has their seeds.",
    "contents": "Contents",
    "games": "games",
    "ties": "{n} ties",
    "nobody_won": "{n} lost by all",
    "rounds": "rounds, median",
    "decisions": "decisions, median",
    "spread": "half of the games: {low} to {high}; all: {min} to {max}",
    "first": "the player who begins wins",
    "interval": "95 %: {low} to {high}",
    "none": "none",
    "lengths": "How long games are",
    "lengths_about": "Games by their number of rounds.",
    "bar": "{range} rounds: {games} games",
    "seats": "Seats and players",
    "seat": "seat",
    "player": "player",
    "agent": "agent",
    "decks": "Decks against the field",
    "deck": "deck",
    "matrix": "Deck against deck",
    "matrix_about": "How often the deck of the row beats the deck of the column, in %; below it the games.",
    "cards": "Cards",
    "cards_about": (
        "How often those win who have drawn a card, and who have played it. A card that wins games that are "
        "won anyway (an expensive one, say) looks better when played than when drawn."
    ),
    "card": "card",
    "type": "type",
    "drawn": "drawn",
    "played": "played",
    "number_drawn": "games drawn",
    "number_played": "games played",
    "name": "name",
    "won": "won",
    "won_drawn": "won when drawn",
    "won_played": "won when played",
    "range": "95 % interval",
    "tallies": "What happens in a game",
    "mean": "in a game",
    "happens": "games with it",
    "high": "above {limit}",
    "reading": "How to read this",
    "reading_shares": (
        "Ties are left out of all shares but those of seats and players. A game in which both players have "
        "the same card counts for both. The interval holds the true share in 95 of 100 such series (Wilson; "
        "where games share a deal or a player's win is another's loss, with the number of independent games "
        "that their spread speaks for)."
    ),
    "reading_marks": (
        "▲ marks shares above {limit} of {least} games or more. In a table of many cards some stand out by "
        "chance: look whether the whole interval is above the line. In the bars, the thin line is the fair "
        "share of {fair}, the dashed one the limit."
    ),
    "sorted": "A click on a heading sorts the table.",
}
GERMAN = {
    "title": "{game}: {games} Partien",
    "what": "Ein Bericht über Partien zwischen Computerspielern: {seats}. Startwert {seed}.",
    "paired": "Gepaart: Jede Kartenverteilung wird von jedem Platz aus gespielt, ihr Glück hebt sich auf.",
    "field": "Ein Feld von Decks: {decks}; jedes trifft auf jedes andere.",
    "settings": "Einstellungen: {settings}.",
    "usual": "Einstellungen: die üblichen.",
    "failed": "{n} Partien sind abgebrochen und zählen nicht; ihre Startwerte stehen in den Daten neben dieser Seite.",
    "contents": "Inhalt",
    "games": "Partien",
    "ties": "{n} unentschieden",
    "nobody_won": "{n} von allen verloren",
    "rounds": "Runden, Median",
    "decisions": "Entscheidungen, Median",
    "spread": "die Hälfte der Partien: {low} bis {high}; alle: {min} bis {max}",
    "first": "Wer beginnt, gewinnt",
    "interval": "95 %: {low} bis {high}",
    "none": "keine",
    "lengths": "Wie lang Partien sind",
    "lengths_about": "Partien nach der Zahl ihrer Runden.",
    "bar": "{range} Runden: {games} Partien",
    "seats": "Plätze und Spieler",
    "seat": "Platz",
    "player": "Spieler",
    "agent": "Art",
    "decks": "Decks gegen das Feld",
    "deck": "Deck",
    "matrix": "Deck gegen Deck",
    "matrix_about": "Wie oft das Deck der Zeile das Deck der Spalte schlägt, in %; darunter die Partien.",
    "cards": "Karten",
    "cards_about": (
        "Wie oft gewinnt, wer eine Karte gezogen hat, und wer sie gespielt hat. Eine Karte, die ohnehin "
        "gewonnene Partien abschließt (etwa eine teure), sieht gespielt besser aus als gezogen."
    ),
    "card": "Karte",
    "type": "Art",
    "drawn": "gezogen",
    "played": "gespielt",
    "number_drawn": "Partien gezogen",
    "number_played": "Partien gespielt",
    "name": "Name",
    "won": "gewonnen",
    "won_drawn": "gezogen gewonnen",
    "won_played": "gespielt gewonnen",
    "range": "95-%-Intervall",
    "tallies": "Was in einer Partie geschieht",
    "mean": "in einer Partie",
    "happens": "Partien damit",
    "high": "über {limit}",
    "reading": "Wie das zu lesen ist",
    "reading_shares": (
        "Unentschiedene Partien fehlen in allen Anteilen außer denen der Plätze und Spieler. Eine Partie, in "
        "der beide Spieler dieselbe Karte haben, zählt für beide. Das Intervall enthält den wahren Anteil in "
        "95 von 100 solchen Reihen (Wilson; wo Partien dieselbe Kartenverteilung haben oder der Sieg des "
        "einen die Niederlage des anderen ist, mit der Zahl unabhängiger Partien, für die ihre Streuung "
        "spricht)."
    ),
    "reading_marks": (
        "▲ kennzeichnet Anteile über {limit} aus mindestens {least} Partien. In einer Tabelle mit vielen "
        "Karten fallen manche durch Zufall auf: Liegt das ganze Intervall über der Linie? In den Balken ist "
        "die dünne Linie der gerechte Anteil von {fair}, die gestrichelte die Grenze."
    ),
    "sorted": "Ein Klick auf eine Überschrift sortiert die Tabelle.",
}
WORDS = {"en": ENGLISH, "de": GERMAN}
