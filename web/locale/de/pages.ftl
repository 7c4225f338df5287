# Die Seiten um einen Tisch: Eingang, neuer Tisch, Platz nehmen, Einstellungen, Impressum.

loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert.
copy-failed = Dieser Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.
more = Mehr
try-again = Noch einmal versuchen
nav = Seiten
back-to-lobby = Zum Eingang
missing-title = Diese Seite gibt es nicht
missing-text = Die Adresse führt nirgendwohin. Vielleicht ist ein Teil verloren gegangen.
load-failed = Ein Teil der Seite wurde nicht geladen
player-name = Spieler

lobby-title = Setz dich und spiel
lobby-text = Duelle im Runenlicht an einem Tisch: gegen den Computer, mit Freunden per Link oder zu zweit an einem Bildschirm. Ohne Konto, und nichts verlässt diesen Server.
games = Spiele
game-rone = Ein Duell in den Ruinen. Dein Deck ist dein Leben; Einheiten, Taktiken und Technologien antworten einander auf einem gemeinsamen Stapel.
game-runeslingers = Ein Duell der Zauber auf einer Leiter von Antworten: Gebrechen, Segen, Konzentration – und die Nerven, im richtigen Moment zu blocken.
game-rune-age = Bau dein Deck, heb Armeen aus und belagere Städte und deine Gegner.
game-invasion = Decks und Würfel gegen eine Landungsflotte, allein oder gemeinsam.
game-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
  }, alle von uns
play-computer = Gegen den Computer spielen
play-otherwise = Freunde, Decks und mehr …

my-tables = Deine Tische
my-tables-none = Hier stehen die Tische, an denen du sitzt. Dieser Browser merkt sie sich; der Link deines Platzes bringt dich von überall zurück.
table-over = zu Ende – Aufzeichnung ansehen
table-waiting = wartet auf Mitspieler
table-yours = du entscheidest
table-others = { $count ->
    [one] { $names } entscheidet
   *[other] { $names } entscheiden
  }
table-remove = Tisch abräumen: { $game }
table-remove-sure = Das Spiel, sein Verlauf und seine Links sind dann für alle und für immer weg.
table-remove-yes = Abräumen
table-refused = Hier kannst du nicht Platz nehmen
replay-upload = Gespeichertes Spiel öffnen

seats-title = Plätze
seat-number = Spieler { $number }
seat-open = Freier Platz
seat-name = Name
seat-you = du
seat-here = ist da
seat-away = ist nicht da
seat-waits = wartet auf jemanden
seat-agent = Welcher Computer
seat-computer = Computer spielen lassen
seat-free = Für einen Freund freimachen
seat-take-over = Selbst übernehmen
seat-is-me = Ich
seat-is-friend = Ein Freund, per Link
seat-is-here = Jemand an diesem Bildschirm
seat-is-computer = Computer
seat-is-agent = Computer: { $agent }
seat-friend-help = Du bekommst einen Link und einen Code zum Scannen. Wer ihn öffnet, hat den Platz, ganz ohne Konto.
seat-here-help = Ihr spielt abwechselnd an diesem Bildschirm. Dazwischen verbirgt ein Vorhang die Hände.
seat-more = Deck und mehr von Spieler { $number }
seating-open = freier Platz
seating-person = Mensch
seating-computer = Computer
link-own = Dein Platz auf einem anderen Gerät
link-invite = Gib diesen Link einem Freund
link-of = Link des Platzes von { $name }
link-renew = Neuer Link, der alte gilt nicht mehr
link-make = Link erzeugen
link-watch = Für alle, die nur zusehen
watchers = { $count ->
    [one] { $count } Mensch sieht zu.
   *[other] { $count } Menschen sehen zu.
  }
qr = Der Link als Code zum Scannen
qr-show = Code zum Scannen zeigen

new-count = Wie viele spielen
new-ways = Wie gespielt wird
new-more = Mehr zum Spiel
new-manners = Zurücknehmen und Fragen
new-start = Spiel beginnen
new-invite = Tisch aufstellen und einladen
setting-usual = Wie üblich
setting-number = Eine Zahl …
setting-text = Schreiben oder einfügen …
undo-policy = Zurücknehmen
policy-free = Frei
policy-free-help = Jeder nimmt zurück, so viel er will. Gut zum Üben.
policy-request = Auf Anfrage
policy-request-help = Was niemandem etwas Neues verraten hat, ist frei; sonst werden die anderen gefragt.
policy-off = Nie
policy-off-help = Was geschehen ist, ist geschehen.
always-ask = Immer beide fragen
always-ask-help = Jeder wird in jedem Fenster gefragt, auch wenn er dort nichts tun kann. Langsamer, aber niemand erfährt etwas durch das Warten.

waiting-text = Das Spiel beginnt, sobald jeder Platz besetzt ist.
join-title = Ein Platz bei { $game }
join-text = Jemand hat dich eingeladen. Dieser Platz gehört dir auf jedem Gerät, auf dem du den Link öffnest.
join-name = Dein Name
join-sit = Platz nehmen
gone-title = Der Tisch ist weg
gone-text = Wer ihn aufgestellt hat, hat ihn abgeräumt.

settings-title = Einstellungen
set-look = Aussehen
set-language = Sprache
set-theme = Farben
theme-dark = Asche und Glut (dunkel)
theme-light = Pergament (hell)
theme-contrast = Hoher Kontrast
set-size = Schriftgröße
set-pace-title = Tempo und Bewegung
pace-title = Tempo fremder Züge
pace-step = Schritt für Schritt
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-instant = Sofort
pace-help = Nur, wie schnell es gezeigt wird. Darauf warten musst du nie.
set-motion = Bewegung
motion-auto = Wie das System es will
motion-reduced = Vermindert
motion-full = Voll
set-rotate = Ganze Karten drehen
set-rotate-help = Erschöpfte Karten werden wie auf einem echten Tisch gedreht, samt Text.
set-notice = Wenn du dran bist
set-notify = Mitteilungen
set-notify-help = Wenn du dran bist und woanders hinsiehst. Titel und Symbol der Seite zeigen es in jedem Fall.
notify-denied = Dieser Browser erlaubt dieser Seite keine Mitteilungen.
set-sounds = Töne
set-sounds-help = Nie das einzige Zeichen für etwas.
set-volume = Lautstärke
set-shortcuts = Einzelne Tasten
set-shortcuts-help = Ausgeschaltet tun nur Tasten mit Alt, Strg oder Meta etwas; Tab, Eingabe und Pfeile gehen immer.
keys-title = Tastatur
keys-remap = Tasten ändern
keys-set = Taste ändern: { $action }
keys-press = Drück eine Taste …
keys-reset = Alles wie zuvor
keys-taken = Diese Taste tut schon etwas anderes.
keys-two = Den Zug zu beenden braucht zwei Tasten zugleich.
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet.
keys-change = Jede Taste lässt sich ändern:

about-title = Über
about-what = Runestack ist ein Zuhause für Kartenspiele: eine Maschine, die nach den Regeln spielt, Gegner und dieser Tisch.
about-publishers = Die Spiele gehören ihren Autoren und Verlagen. Runestack ist mit keinem von ihnen verbunden und wird von keinem unterstützt.
about-cards = Alle Karten und Bilder hier sind von uns. Von den gedruckten Spielen verwenden wir Regeln und Zahlen, keine Bilder und keine Texte.
about-credits = Mit Dank an
about-icons = Zeichen der Spiele
about-signs = Zeichen der Seite
about-fonts = Schriften
about-sounds = Töne
about-parts = Gebaut mit
about-icons-changed = Icons von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0. Farben und Größen wurden geändert.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, das sagt, welche Plätze deine sind, und deine Einstellungen in diesem Browser. Von anderen Servern wird nichts geladen, und nichts wird gezählt.
about-licence = Runestack ist freie Software unter der MIT-Lizenz.
