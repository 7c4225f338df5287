"""What the terminal game says itself, in English and German."""

from __future__ import annotations

from runestack.games.outcomes import Result

ENGLISH = {
    "title": "{title}, seed {seed}. Type `help` for the commands.",
    "player": "Player {number}",
    "curtain": "──── {player}: press Enter when nobody else is looking ────",
    "choose": "Which one? A number, part of a sentence, or a command: ",
    "ambiguous": "{count} options fit {text!r}; type more of the sentence, or the number:",
    "nothing_fits": "No option fits {text!r}. `? {text}` says why something cannot be done; `help` lists commands.",
    "no_number": "There is no option {number}; the options are 0 to {last}.",
    "all_can": "There is nothing with your cards that you cannot do now.",
    "cannot": "You cannot do these things now (`? TEXT` gives all reasons):",
    "can": "{action}: you can do that now.",
    "reason": "  {reason} ({rule})",
    "no_such_action": "No action with the cards you see fits {text!r}.",
    "first_reason": "  {action}: {reason} ({rule})",
    "more_reasons": ", and {count} more",
    "more_reasons_one": ", and {count} more",
    "more": "({count} more; type `? text` for some of them only)",
    "pass_how": "Type `pass` or `pass turn`.",
    "no_pass": "You cannot pass now: choose one of the options.",
    "no_wait": "Nobody else can act now: choose one of the options.",
    "passed": "({count} windows passed.)",
    "passed_one": "({count} window passed.)",
    "undone": "Undone: {count} decisions, the last of them your own.",
    "undone_one": "Undone: your last decision.",
    "nothing_to_undo": "There is nothing to undo yet.",
    "no_hint": "There are no hints in this game.",
    "save_how": "Type `save FILE`.",
    "saved": "Saved as {path}.",
    "not_saved": "Not saved. {reason}.",
    "log_how": "Type `log` or `log NUMBER`.",
    "log_empty": "Nothing has happened yet.",
    "card_how": "Type `card NAME`.",
    "no_card": "No card is called {name!r}.",
    "no_card_close": "No card is called {name!r}. Did you mean {close}?",
    "in_game": "In this game:",
    "several_cards": "Several cards fit {name!r}: {names}.",
    "rules_how": "Type `rules ID`, for example an id from the log.",
    "rule": "{rule}: {text}",
    "no_rule": "There is no rule {rule}.",
    "language_how": "Type `language en` or `language de`.",
    "language_set": "The game speaks English now.",
    "concede_sure": "Give up? Type `yes` to do it: ",
    "conceded": "{player} gives up.",
    "goes_on": "The game goes on.",
    "bye": "Bye. The game was not saved.",
    "bye_saved": "Bye. The game is saved.",
    "over": "The game is over after round {rounds}.",
    "won": "{players} won.",
    "and": " and ",
    "tie": "It is a tie.",
    "some_tied": "It is a tie between {players}.",
    "lost_together": "All players have lost together.",
    "lost_alone": "The game is lost.",
    "nobody_won": "Nobody has won.",
    "help": """\
NUMBER or part of a sentence   choose that option
? [TEXT]                       why something cannot be done
pass                           pass, if that is an option
pass turn                      pass on until you have to decide, or others play, use or attack
wait                           let another player act first, if the game waits for several
undo                           undo your last decision, and all that followed
hint                           what a good player would do, and why
view                           the table again
log [NUMBER]                   what has happened
card NAME                      everything about a card
rules ID                       a numbered rule
save FILE                      save the game
language en|de                 English or German
concede                        give up
quit                           leave without saving""",
}

GERMAN = {
    "title": "{title}, Startzahl {seed}. `hilfe` zeigt die Befehle.",
    "player": "Spieler {number}",
    "curtain": "──── {player}: Eingabetaste drücken, wenn niemand sonst hinsieht ────",
    "choose": "Was davon? Eine Nummer, ein Teil des Satzes oder ein Befehl: ",
    "ambiguous": "{count} Möglichkeiten passen zu {text!r}; tippe mehr vom Satz oder die Nummer:",
    "nothing_fits": "Nichts passt zu {text!r}. `? {text}` sagt, warum etwas nicht geht; `hilfe` zeigt die Befehle.",
    "no_number": "Es gibt keine Möglichkeit {number}; es gibt 0 bis {last}.",
    "all_can": "Mit deinen Karten gibt es jetzt nichts, was nicht ginge.",
    "cannot": "Das geht jetzt nicht (`? TEXT` nennt alle Gründe):",
    "can": "{action}: Das geht jetzt.",
    "reason": "  {reason} ({rule})",
    "no_such_action": "Keine Aktion mit den Karten, die du siehst, passt zu {text!r}.",
    "first_reason": "  {action}: {reason} ({rule})",
    "more_reasons": ", und {count} weitere Gründe",
    "more_reasons_one": ", und {count} weiterer Grund",
    "more": "(nicht gezeigt: {count}; `? TEXT` zeigt nur einige davon)",
    "pass_how": "Tippe `passen` oder `passen zug`.",
    "no_pass": "Passen geht jetzt nicht: Wähle eine der Möglichkeiten.",
    "no_wait": "Jetzt kann niemand sonst handeln: Wähle eine der Möglichkeiten.",
    "passed": "({count} Mal gepasst.)",
    "passed_one": "({count} Mal gepasst.)",
    "undone": "Zurückgenommen: {count} Entscheidungen, zuletzt deine eigene.",
    "undone_one": "Zurückgenommen: deine letzte Entscheidung.",
    "nothing_to_undo": "Du hast noch nichts entschieden, was sich zurücknehmen ließe.",
    "no_hint": "In diesem Spiel gibt es keine Tipps.",
    "save_how": "Tippe `speichern DATEI`.",
    "saved": "Gespeichert als {path}.",
    "not_saved": "Nicht gespeichert. {reason}.",
    "log_how": "Tippe `verlauf` oder `verlauf ZAHL`.",
    "log_empty": "Noch ist nichts geschehen.",
    "card_how": "Tippe `karte NAME`.",
    "no_card": "Keine Karte heißt {name!r}.",
    "no_card_close": "Keine Karte heißt {name!r}. Meinst du {close}?",
    "in_game": "In diesem Spiel:",
    "several_cards": "Mehrere Karten passen zu {name!r}: {names}.",
    "rules_how": "Tippe `regel NUMMER`, zum Beispiel eine Nummer aus dem Verlauf.",
    "rule": "{rule} (die Regeltexte sind auf Englisch): {text}",
    "no_rule": "Es gibt keine Regel {rule}.",
    "language_how": "Tippe `sprache en` oder `sprache de`.",
    "language_set": "Das Spiel spricht jetzt Deutsch.",
    "concede_sure": "Aufgeben? Tippe `ja`, um es zu tun: ",
    "conceded": "{player} gibt auf.",
    "goes_on": "Das Spiel geht weiter.",
    "bye": "Bis bald. Das Spiel wurde nicht gespeichert.",
    "bye_saved": "Bis bald. Das Spiel ist gespeichert.",
    "over": "Das Spiel ist nach Runde {rounds} zu Ende.",
    "won": "Gewonnen hat: {players}.",
    "and": " und ",
    "tie": "Es endet unentschieden.",
    "some_tied": "Es endet unentschieden zwischen {players}.",
    "lost_together": "Alle Spieler haben gemeinsam verloren.",
    "lost_alone": "Die Partie ist verloren.",
    "nobody_won": "Niemand hat gewonnen.",
    "help": """\
ZAHL oder Teil des Satzes      diese Möglichkeit wählen
? [TEXT]                       warum etwas nicht geht
passen                         passen, wo das möglich ist
passen zug                     weiter passen, bis du entscheiden musst oder andere etwas tun
warten                         jemand anderen zuerst handeln lassen, wenn mehrere gefragt sind
zurück                         zurück zu deiner letzten Entscheidung
tipp                           was ein guter Spieler täte, und warum
tisch                          noch einmal der Tisch
verlauf [ZAHL]                 was geschehen ist
karte NAME                     alles über eine Karte
regel NUMMER                   eine nummerierte Regel
speichern DATEI                das Spiel speichern
sprache en|de                  Englisch oder Deutsch
aufgeben                       aufgeben
ende                           gehen, ohne zu speichern""",
}

WORDS = {"en": ENGLISH, "de": GERMAN}

# Commands are understood in both languages at any time.
COMMANDS = {
    "pass": "pass",
    "passe": "pass",
    "passen": "pass",
    "wait": "wait",
    "warten": "wait",
    "undo": "undo",
    "hint": "hint",
    "tipp": "hint",
    "zurück": "undo",
    "view": "view",
    "tisch": "view",
    "log": "log",
    "verlauf": "log",
    "card": "card",
    "karte": "card",
    "rules": "rules",
    "rule": "rules",
    "regel": "rules",
    "save": "save",
    "speichern": "save",
    "language": "language",
    "sprache": "language",
    "concede": "concede",
    "aufgeben": "concede",
    "quit": "quit",
    "exit": "quit",
    "ende": "quit",
    "help": "help",
    "hilfe": "help",
}
PASS_TURN = ("turn", "zug")
YES = ("yes", "y", "ja", "j")


def say(language: str, key: str, **values: object) -> str:
    """A sentence of the terminal game."""
    return WORDS[language][key].format(**values)


def ending(language: str, result: Result) -> list[str]:
    """How a game ended: when, who won, and why."""
    players = [say(language, "player", number=seat + 1) for seat in result.named]
    return [
        say(language, "over", rounds=result.rounds),
        say(language, result.verdict, players=say(language, "and").join(players)),
        result.why(language),
    ]
