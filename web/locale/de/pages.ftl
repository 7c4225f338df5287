# Die Seiten um einen Tisch: Eingang, neuer Tisch, Platz nehmen, Einstellungen, Impressum.

loading = Einen Augenblick …
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert.
copy-failed = Dieser Browser verhindert das Kopieren. Markiere den Text und kopiere ihn selbst.
more = Mehr
try-again = Noch einmal versuchen
nav = Seiten
back-to-lobby = Zum Eingang
missing-title = Diese Seite gibt es nicht
missing-text = Die Adresse führt nirgendwohin. Vielleicht ist ein Teil verloren gegangen.
load-failed = Ein Teil der Seite wurde nicht geladen
player-name = Spieler

lobby-title = Setz dich und spiel
lobby-text = Kartenspiele an einem Tisch: gegen den Computer, mit Freunden per Link oder gemeinsam an einem Bildschirm. Ohne Konto, und nichts verlässt diesen Server.
games = Spiele
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
replay-reading = Das Spiel wird gelesen: { $done } von { $of } Entscheidungen

seats-title = Plätze
seat-number = Spieler { $number }
seat-open = Freier Platz
seat-name = Name
seat-you = du
seat-here = anwesend
seat-away = abwesend
seat-waits = wartet auf jemanden
seat-agent = Welcher Computergegner
seat-computer = Computer spielen lassen
seat-free = Für einen Freund freimachen
seat-take-over = Selbst übernehmen
seat-is-me = Ich
seat-is-friend = Ein Freund, per Link
seat-is-here = Jemand an diesem Bildschirm
seat-is-computer = Computer
seat-is-agent = Computer: { $agent }
agent-hardness = { $help } Schwierigkeit: { $level } von { $most }.
seat-friend-help = Du bekommst einen Link und einen QR-Code. Wer ihn öffnet, hat den Platz, ganz ohne Konto.
seat-here-help = Ihr spielt abwechselnd an diesem Bildschirm. Dazwischen verbirgt ein Vorhang die Hände.
seat-more = Einstellungen von Spieler { $number }
seating-open = freier Platz
seating-person = Person
seating-computer = Computer
deck-closed = Was du hier schreibst, sieht bis zum Ende des Spiels nur dieser Platz. Ein Deck, das du mit Namen wählst, kann jeder nachschlagen.
link-own = Dein Platz auf einem anderen Gerät (der Link gilt einmal)
link-invite = Gib diesen Link einem Freund (er gilt einmal)
link-of = Link des Platzes von { $name }
link-renew = Neuer Link (der alte gilt dann nicht mehr)
link-make = Link erzeugen
link-watch = Für Zuschauer
presence-here = { $name } ist da
presence-away = { $name } ist abwesend
watchers = { $count ->
    [one] { $count } Person sieht zu.
   *[other] { $count } Personen sehen zu.
  }
qr = Der Link als QR-Code
qr-show = QR-Code zeigen

new-count = Anzahl der Spieler
new-ways = Spielart
new-more = Weitere Einstellungen
new-manners = Zurücknehmen, Fragen und Tipps
new-start = Spiel beginnen
new-invite = Tisch aufstellen und einladen
setting-usual = Standard
setting-number = Eine Zahl …
setting-text = Schreiben oder einfügen …
undo-policy = Zurücknehmen
policy-free = Frei
policy-free-help = Alle dürfen zurücknehmen, so viel sie wollen. Gut zum Üben.
policy-request = Auf Anfrage
policy-request-help = Eine Rücknahme, die nichts Neues verrät, ist frei; sonst werden die anderen gefragt.
policy-off = Nie
policy-off-help = Jede Entscheidung ist endgültig.
always-ask = Immer alle fragen
always-ask-help = Alle werden in jedem Fenster gefragt, auch wenn sie dort nichts tun können. Langsamer, aber das Warten verrät nichts.
hints-allow = Tipps auch zu mehreren erlauben
hints-allow-help = Alle dürfen den Computer fragen, was er täte. Wer einen Link öffnet, erfährt das zuerst und ist einverstanden, wenn er Platz nimmt. Wer allein spielt, darf immer fragen.
hints-allowed = Tipps: erlaubt. Du darfst den Computer fragen, was er täte.
hints-not = Tipps: nicht erlaubt. Es spielen mehrere, und beim Anlegen wurden sie nicht erlaubt.

waiting-text = Das Spiel beginnt, sobald jeder Platz besetzt ist.
join-title = { $count ->
    [0] Ein Platz bei { $game }
    [one] { $names } lädt dich ein: { $game }
   *[other] { $names } laden dich ein: { $game }
  }
join-text = Sobald du sitzt, ist der Link verbraucht, und niemand sonst kommt damit auf deinen Platz.
join-name = Dein Name
join-sit = Platz nehmen
gone-title = Der Tisch ist weg
gone-text = Sein Gastgeber hat ihn abgeräumt.

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
pace-help = Das ändert nur, wie schnell Züge gezeigt werden. Warten musst du nie.
set-motion = Bewegung
motion-auto = Wie im System eingestellt
motion-reduced = Reduziert
motion-full = Voll
set-rotate = Ganze Karten drehen
set-rotate-help = Erschöpfte Karten werden wie auf einem echten Tisch gedreht, samt Text.
set-notice = Wenn du dran bist
set-notify = Benachrichtigungen
set-notify-help = Wenn du dran bist und woanders hinsiehst. Titel und Symbol der Seite zeigen es in jedem Fall.
notify-denied = Dieser Browser erlaubt dieser Seite keine Benachrichtigungen.
set-sounds = Töne
set-sounds-help = Nie das einzige Zeichen für etwas.
set-volume = Lautstärke
set-shortcuts = Einzelne Tasten
set-shortcuts-help = Ausgeschaltet tun nur Tasten mit Alt, Strg oder Meta etwas; Tab, Eingabe und Pfeile gehen immer.
keys-title = Tastatur
keys-remap = Tasten ändern
keys-set = Taste ändern: { $action }
keys-press = Drück eine Taste …
keys-reset = Alle Tasten zurücksetzen
keys-taken = Diese Taste ist schon belegt.
keys-two = Um den Spielzug zu beenden, braucht es zwei Tasten zugleich.
keys-off = Einzelne Tasten sind in den Einstellungen ausgeschaltet.
keys-change = Jede Taste lässt sich ändern:

about-title = Über
about-what = Runestack ist ein Zuhause für Kartenspiele: eine Maschine, die nach den Regeln spielt, Gegner und dieser Tisch.
about-publishers = Die Spiele gehören ihren Autoren und Verlagen. Runestack ist mit keinem von ihnen verbunden und wird von keinem unterstützt.
about-cards = Alle Karten und Bilder hier sind von uns. Von den gedruckten Spielen verwenden wir Regeln und Zahlen, keine Bilder und keine Texte.
about-credits = Danksagung
about-icons = Symbole der Spiele
about-signs = Symbole der Oberfläche
about-fonts = Schriften
about-sounds = Töne
about-parts = Gebaut mit
about-icons-changed = Icons von Lorc, Delapouite und anderen, game-icons.net, CC BY 3.0. Farben und Größen wurden geändert.
about-privacy = Was gespeichert wird
about-privacy-text = Ein Cookie, das sagt, welche Plätze deine sind, und deine Einstellungen in diesem Browser. Von anderen Servern wird nichts geladen, und niemand wird verfolgt.
about-licence = Runestack ist freie Software unter der MIT-Lizenz.
about-licences = Lizenzen von allem, was diese Seite enthält
