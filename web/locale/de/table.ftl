# Der Tisch selbst und die Aufzeichnung.

phases = Phasen des Spielzugs
stop-set = { $side ->
    [mine] In deinen Zügen hier halten: { $phase }
   *[theirs] In fremden Zügen hier halten: { $phase }
  }
stop-remove = { $side ->
    [mine] In deinen Zügen hier nicht halten: { $phase }
   *[theirs] In fremden Zügen hier nicht halten: { $phase }
  }
stop-here = (Halt)
stops-title = Halte: hier immer fragen
stops-mine = in meinem Zug
stops-theirs = in fremden
opponents = Mitspieler
board-failed = Das Bild des Tisches ließ sich nicht zeichnen. Der Tisch in Worten hat ebenfalls alles.
field = Tisch
hand-area = Deine Karten
skip-to-prompt = Zur Entscheidung
side-title = Verlauf, Gespräch und Karte
sheet-log = Verlauf
sheet-chat = Gespräch
sheet-inspect = Karte
strip = { $name } auf einen Blick
strip-turn = am Zug
strip-away = ist nicht da
strip-decides = entscheidet …

prompt-title = Entscheidung
prompt-yours = Du entscheidest:
prompt-about = Es geht um
prompt-then = Danach:
prompt-repeat = { $count }-mal
pass-next = Im nächsten Fenster passen
habit-keep = Von nun an immer so
habits-title = Immer gleich beantwortet
habit-forget = Frag mich wieder
let-by = Bei Auslösern von { $card } wird gepasst
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
lead-to = { $action }: { $card }
show-next = Weiter
show-all = Alles auf einmal zeigen
looking-back = Du siehst einen früheren Moment.
back-to-now = Zurück zur Gegenwart

passing-title = Passen
passing-ask = Immer fragen
passing-ask-help = Volle Kontrolle: Du wirst in jedem Fenster gefragt, in dem du etwas tun könntest.
passing-smart = Klug
passing-smart-help = Du wirst in deinem Zug gefragt, wenn andere dir etwas tun, an deinen Halten, und wenn du auf andere antworten kannst.
passing-until_me = Bis es mich betrifft
passing-until_me-help = Passt, bis dich jemand angreift oder dir etwas tut.
passing-until_stack = Bis { $empty }
passing-until_stack-help = Passt in jedem Fenster, solange Effekte warten, auch wenn sie dich treffen. Was du entscheiden musst, wirst du gefragt.
passing-until_turn = Bis ich dran bin
passing-until_turn-help = Passt bis zu deinem nächsten Zug und bis zu allem, was du entscheiden musst.
passing-interrupts = In jeder Einstellung gilt: Was du entscheiden musst, wirst du gefragt; deine Halte gelten; ein Klick auf die leuchtende Lampe löscht sie. Niemand sonst sieht davon etwas.
passing-stop = Nicht mehr passen
passing-passed = Seit deiner letzten Entscheidung für dich gepasst

undo = Zurücknehmen
undo-title = Deine letzte Wahl zurücknehmen
undo-ask = Um Rücknahme bitten
undo-ask-title = Die anderen bitten, deine letzte Wahl zurückzunehmen
undo-turn = Den ganzen Zug zurücknehmen
undo-turn-ask = Bitten, den ganzen Zug zurückzunehmen
undo-request-title = Rücknahme
undo-request = { $choices ->
    [one] { $name } möchte eine Wahl zurücknehmen.
   *[other] { $name } möchte { $choices } Wahlen zurücknehmen.
  }
undo-asked = { $count ->
    [one] Du hast um Rücknahme gebeten; { $names } muss zustimmen.
   *[other] Du hast um Rücknahme gebeten; { $names } müssen zustimmen.
  }
undo-seen = { $cards ->
    [one] Seither wurde eine verdeckte Karte gesehen.
   *[other] Seither wurden { $cards } verdeckte Karten gesehen.
  }
undo-random = Seither wurde gelost.
undo-allow = Erlauben
undo-deny = Ablehnen
undo-block = Ablehnen, und keine Bitten mehr
undo-withdraw = Doch nicht
undo-allowed = Es wurde zurückgenommen.
undo-denied = Es wurde nicht erlaubt.

why-title = Warum geht das nicht?
why-short = Warum geht das nicht?
why-private = Das siehst nur du.
why-can = Das kannst du jetzt tun.
why-nothing = Damit kannst du nichts tun.
rule-title = Regel { $id }
rule-missing = Diese Regel wurde nicht gefunden.

stack-empty = leer
stack-next = als Nächstes
stack-pass = Passen, bis { $empty }
stack-let-by = Bei diesem Auslöser immer passen
card-hidden = eine verdeckte Karte
inspect-title = Karte
inspect-short = Ansehen
inspect-empty = Zeig auf eine Karte, oder geh mit den Tasten hin, um sie hier zu lesen.
pin = Festhalten
unpin = Loslassen

log-title = Was geschehen ist
log-filter = Welche Zeilen
log-all = Alle
log-mine = Meine
log-cards = Mit Karten
log-turn = Zug { $turn }
log-more = und { $count } mehr
log-passed = { $count }-mal für dich gepasst
log-seek = Diesen Moment ansehen
log-empty = Noch ist nichts geschehen.
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas …
chat-send = Senden
watcher = Zuschauer
digest-title = Seit deinem letzten Zug
digest-nothing = Seit deinem letzten Zug ist nichts geschehen.
digest-replay = Ansehen
digest-close = Weiter

link-lost = Die Verbindung ist weg, neuer Versuch …
link-closed = Der Server hat die Verbindung geschlossen.
link-retry = Jetzt versuchen
link-not-sent = Es gibt keine Verbindung; nichts wurde gesendet.
title-your-turn = Du entscheidest

curtain-title = Weitergeben an { $name }
curtain-text = Die Hand ist verdeckt. Halte den Knopf, wenn sonst niemand hinsieht.
curtain-hold = Zum Aufdecken halten

concede = Aufgeben
concede-sure = Dann ist das Spiel für dich verloren.

text-title = Der Tisch in Worten
text-toggle = Tisch in Worten
text-help = Überschriften, Listen und Knöpfe statt des Bildes; gleichwertig zu spielen, auch mit Alt+T.
text-none = nichts

palette-title = Finden und tun
palette-find = Eine Handlung, eine Karte …
palette-nothing = Nichts passt.

result-title = Ergebnis
result-won = Du hast gewonnen!
result-lost = Du hast verloren.
result-tie = Es ist ein Unentschieden.
result-winner = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
  }
result-again = Noch einmal
result-replay = Aufzeichnung
result-file = Als Datei speichern
result-look = Den Tisch ansehen

replay-title = Aufzeichnung: { $game }
replay-refused = Dieses Spiel lässt sich nicht zeigen
replay-controls = Aufzeichnung
replay-scrub = Moment
replay-where = Wahl { $at } von { $of }, { $turn ->
    [0] Spielaufbau
   *[other] Zug { $turn }
}
replay-turn-back = Einen Zug zurück
replay-back = Eine Wahl zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Eine Wahl vor
replay-turn-forward = Einen Zug vor
replay-as = Gesehen von
replay-public = allen
replay-share = Link zu diesem Moment kopieren
replay-play-on = Von hier weiterspielen
replay-play-on-text = Ein neuer Tisch, der nach Wahl { $at } beginnt. Wer spielt?

key-space = Leertaste
key-shift = Umschalt
key-control = Strg
key-enter = Eingabe
key-numbers = Eine Möglichkeit wählen (drücken: hingehen, loslassen: wählen)
key-default = Die ungefährliche Antwort; zeigt wartende Züge
key-yes = Ja
key-no = Nein
key-pass = Passen
key-end = Zug beenden
key-undo = Zurücknehmen
key-full = Immer fragen oder klug passen
key-stack = Pfeile des ganzen Stapels
key-log = Zum Verlauf
key-inspect = Karte festhalten
key-why = Warum geht das nicht?
key-graveyard = Zum Friedhof oder Ablagestapel
key-void = Zum Bannstapel oder zu entfernten Karten
key-text = Tisch in Worten
key-palette = Finden und tun
key-mute = Töne an oder aus
key-repeat = Das letzte Ereignis noch einmal sagen
key-help = Diese Liste
key-in-zone = In einer Zone
key-zones = Zur nächsten Zone
key-activate = Tun, was den Fokus hat
key-escape = Abbrechen, schließen
