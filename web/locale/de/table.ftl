# Der Tisch selbst und die Aufzeichnung.

phases = Phasen des Spielzugs
stop-set = { $side ->
    [mine] In deinen Spielzügen hier halten: { $phase }
   *[theirs] In fremden Spielzügen hier halten: { $phase }
  }
stop-remove = { $side ->
    [mine] In deinen Spielzügen hier nicht halten: { $phase }
   *[theirs] In fremden Spielzügen hier nicht halten: { $phase }
  }
stop-here = (Halt)
stops-title = Haltepunkte: hier immer fragen
stops-mine = in meinem Spielzug
stops-theirs = in fremden
opponents = Mitspieler
board-failed = Das Spielfeld konnte nicht gezeichnet werden. Der Tisch in Worten zeigt ebenfalls alles.
field = Tisch
hand-area = Deine Karten
skip-to-prompt = Zur Entscheidung
side-title = Verlauf, Gespräch und Karte
side-fold = Verlauf, Gespräch und Karte einklappen
side-unfold = Verlauf, Gespräch und Karte zeigen
sheet-log = Verlauf
sheet-chat = Gespräch
sheet-inspect = Karte
strip = { $name } auf einen Blick
strip-turn = am Zug
strip-away = abwesend
strip-decides = entscheidet …

prompt-title = Entscheidung
prompt-yours = Du entscheidest:
prompt-about = Es geht um
prompt-then = Danach:
prompt-nothing-left = Nichts mehr zu tun:
harms-you = das schadet dir selbst
put-back = Zurücknehmen
prompt-repeat = { $count }-mal
prompt-folded = In Worten ({ $count })
pass-next = Im nächsten Fenster passen
habit-keep = Immer so antworten
habits-title = Automatisch beantwortet
habit-forget = Frag mich wieder
habit-ask = mich fragen
let-by = Bei Auslösern von { $card } wird automatisch gepasst
prompt-waiting = { $count ->
    [one] { $names } entscheidet ({ $about }).
   *[other] { $names } entscheiden ({ $about }).
  }
prompt-showing = { $count ->
    [one] Ein Zug der anderen ist noch zu zeigen.
   *[other] { $count } Züge der anderen sind noch zu zeigen.
  }
prompt-sent = Deine Antwort ist unterwegs …
prompt-quiet = Niemand muss etwas entscheiden.
prompt-over = Das Spiel ist zu Ende.
prompt-watching = Du siehst zu.
lead-to = { $action }: { $card }
show-next = Weiter
show-all = Alles auf einmal zeigen
looking-back = Du siehst einen früheren Moment.
back-to-now = Zurück zur Gegenwart

passing-title = Passen
passing-ask = Immer fragen
passing-ask-help = Volle Kontrolle: Du wirst in jedem Fenster gefragt, in dem du etwas tun könntest, und nach allem, was von selbst beantwortet wird, außer du hast die Antwort gewählt.
passing-smart = Klug
passing-smart-help = Du wirst in deinem Spielzug gefragt, an deinen Haltepunkten und immer, wenn dir eine Antwort auf andere nützen könnte.
passing-others = Immer, wenn andere handeln
passing-others-help = Wie „Klug“, aber du wirst auch gefragt, wenn deine Antworten nutzlos scheinen.
passing-no_use = Nichts hätte geholfen
passing-until_me = Bis es mich betrifft
passing-until_me-help = Passt, bis dich jemand angreift oder etwas von dir als Ziel wählt.
passing-until_stack = Bis { $empty }
passing-until_stack-help = Passt in jedem Fenster, solange Effekte warten, auch wenn sie dich treffen. Was du entscheiden musst, wirst du weiterhin gefragt.
passing-until_turn = Bis ich dran bin
passing-until_turn-help = Passt bis zu deinem nächsten Spielzug. Was du entscheiden musst, wirst du weiterhin gefragt.
passing-let_by = Bei diesem Auslöser passt du immer
passing-next = Vorab gepasst
passing-interrupts = In jeder Einstellung wirst du gefragt, was du entscheiden musst, und deine Haltepunkte gelten. Ein Klick auf die leuchtende Lampe schaltet sie aus. Niemand sonst sieht davon etwas.
passing-stop = Nicht mehr passen
passing-passed = Seit deiner letzten Entscheidung für dich gepasst

undo = Zurücknehmen
undo-title = Deine letzte Entscheidung zurücknehmen
undo-ask = Um Rücknahme bitten
undo-ask-title = Die anderen bitten, dass du deine letzte Entscheidung zurücknehmen darfst
undo-turn = Den ganzen Spielzug zurücknehmen
undo-turn-ask = Um Rücknahme des ganzen Spielzugs bitten
undo-request-title = Rücknahme
undo-request = { $choices ->
    [one] { $name } möchte eine Entscheidung zurücknehmen.
   *[other] { $name } möchte { $choices } Entscheidungen zurücknehmen.
  }
undo-asked = { $count ->
    [one] Du hast um Rücknahme gebeten; { $names } muss zustimmen.
   *[other] Du hast um Rücknahme gebeten; { $names } müssen zustimmen.
  }
undo-seen = { $cards ->
    [one] Seither wurde eine verdeckte Karte gesehen.
   *[other] Seither wurden { $cards } verdeckte Karten gesehen.
  }
undo-random = Seither ist etwas Zufälliges geschehen.
undo-allow = Erlauben
undo-deny = Ablehnen
undo-block = Ablehnen und weitere Bitten sperren
undo-withdraw = Doch nicht
undo-allowed = Die Rücknahme wurde erlaubt.
undo-denied = Die Rücknahme wurde abgelehnt.

why-title = Warum geht das nicht?
why-short = Warum geht das nicht?
why-private = Das siehst nur du.
why-can = Das kannst du jetzt tun.
why-nothing = Damit kannst du nichts tun.
hint-title = Tipp
hint-thinking = Denkt nach …
rule-title = Regel { $id }
rule-missing = Diese Regel wurde nicht gefunden.

stack-empty = leer
stack-next = als Nächstes
stack-pass = Passen, bis { $empty }
stack-let-by = Bei diesem Auslöser immer passen
card-hidden = eine verdeckte Karte
card-usable = wählbar
inspect-title = Karte
inspect-short = Ansehen
inspect-empty = Zeig auf eine Karte, oder geh mit den Tasten hin, um sie hier zu lesen.
pin = Festhalten
unpin = Loslassen

log-title = Was geschehen ist
history-title = Die letzten Züge
log-filter = Filter
log-all = Alle
log-mine = Meine
log-cards = Mit Karten
log-turn = Spielzug { $turn }
log-more = und { $count } weitere
log-passed = { $count }-mal für dich gepasst
log-seek = Diesen Moment ansehen
log-empty = Noch ist nichts geschehen.
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas …
chat-send = Senden
watcher = Zuschauer
digest-title = Seit deinem letzten Spielzug
digest-nothing = Seit deinem letzten Spielzug ist nichts geschehen.
digest-replay = Ansehen
digest-close = Weiter

link-lost = Verbindung verloren, neuer Versuch …
link-closed = Der Server hat die Verbindung geschlossen.
link-retry = Jetzt versuchen
link-not-sent = Keine Verbindung: Es wurde nichts gesendet.
title-your-turn = Du entscheidest

curtain-title = Weitergeben an { $name }
curtain-text = Die Hand ist verdeckt. Halte den Knopf, wenn sonst niemand hinsieht.
curtain-react = Reagiert { $name }? Wenn nicht, muss niemand den Bildschirm weitergeben.
curtain-nobody = Niemand reagiert
curtain-hold = Zum Aufdecken halten

concede = Aufgeben
concede-sure = Du verlierst dieses Spiel.

text-title = Der Tisch in Worten
text-toggle = Tisch in Worten
text-help = Überschriften, Listen und Knöpfe statt des Spielfelds: eine gleichwertige Art zu spielen. Alt+T schaltet um.
text-none = nichts

palette-title = Handlung oder Karte finden
palette-find = Eine Handlung, eine Karte …
palette-nothing = Nichts gefunden.

result-title = Ergebnis
result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-tie = Es ist ein Unentschieden.
result-all-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
result-all-tie = Es ist ein Unentschieden
result-all-some_tied = Unentschieden zwischen { $names }
result-all-lost_together = Alle Spieler haben gemeinsam verloren
result-all-lost_alone = Die Partie ist verloren
result-all-nobody_won = Niemand hat gewonnen
result-decisive = Entscheidend:
result-again = Noch einmal
result-replay = Aufzeichnung
result-file = Als Datei speichern
result-look = Den Tisch ansehen
book-back = Zurück zum Tisch
book-none = Hier gibt es noch nichts zu lesen.

replay-title = Aufzeichnung: { $game }
replay-refused = Dieses Spiel lässt sich nicht zeigen
replay-controls = Aufzeichnung
replay-scrub = Moment
replay-where = Entscheidung { $at } von { $of }, { $turn ->
    [0] Spielaufbau
   *[other] Spielzug { $turn }
}
replay-turn-back = Einen Spielzug zurück
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eine Entscheidung vor
replay-turn-forward = Einen Spielzug vor
replay-as = Gesehen von
replay-public = allen
replay-share = Link zu diesem Moment kopieren
replay-play-on = Von hier weiterspielen
replay-play-on-text = Ein neuer Tisch, der nach Entscheidung { $at } beginnt. Wer spielt?
analysis-show = Analysieren
analysis-title = Analyse
analysis-thinking = Sucht Wendepunkte und bessere Züge …
analysis-nothing = Nichts fällt auf: Kein Zug hat viel verändert, und keine andere Wahl war klar besser.
analysis-at = Entscheidung { $at }
analysis-scale = -100 ist verloren, 100 gewonnen. Beurteilt wird, was damals zu wissen war.

key-space = Leertaste
key-shift = Umschalt
key-control = Strg
key-enter = Eingabe
key-numbers = Eine Möglichkeit wählen (drücken: hingehen, loslassen: wählen)
key-default = Die sichere Antwort; zeigt wartende Züge
key-yes = Ja
key-no = Nein
key-pass = Passen
key-end = Spielzug beenden
key-undo = Zurücknehmen
key-full = Immer fragen oder klug passen
key-stack = Pfeile des ganzen Stapels
key-log = Zum Verlauf
key-inspect = Karte festhalten
key-why = Warum geht das nicht?
key-hint = Tipp: Was täte ein guter Spieler?
key-used = Zum eigenen Ablagestapel
key-gone = Zu den eigenen Karten außerhalb des Spiels
key-text = Tisch in Worten
key-palette = Handlung oder Karte finden
key-mute = Töne an oder aus
key-repeat = Das letzte Ereignis noch einmal sagen
key-help = Diese Liste
key-in-zone = In einer Zone
key-zones = Zur nächsten Zone
key-activate = Tun, was den Fokus hat
key-escape = Abbrechen, schließen
