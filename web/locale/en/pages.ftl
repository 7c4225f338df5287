# The pages around a table: lobby, new table, joining, settings, about.

loading = One moment …
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
copy-failed = This browser does not let us copy. Mark the text and copy it yourself.
more = More
try-again = Try again
nav = Pages
back-to-lobby = To the lobby
missing-title = There is no such page
missing-text = The address leads nowhere. Perhaps a part of it got lost.
load-failed = A part of the page did not load
player-name = Player

lobby-title = Sit down and play
lobby-text = Rune-lit duels at one table: against the computer, with friends by a link, or two at one screen. No account, nothing leaves this server.
games = Games
game-rone = A duel in the ruins. Your deck is your life; units, tactics and technologies answer each other on a shared stack.
game-runeslingers = A duel of spells on a ladder of answers: ailments, boons, concentration, and the nerve to block at the right moment.
game-rune-age = Build your deck, raise armies, and lay siege to cities and to each other.
game-invasion = Decks and dice against a landing fleet, alone or together.
game-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, all of them our own
play-computer = Play against the computer
play-otherwise = Friends, decks and more …

my-tables = Your tables
my-tables-none = The tables at which you sit will be listed here. This browser remembers them; the link of your seat brings you back from anywhere.
table-over = over – look at the replay
table-waiting = waits for players
table-yours = your decision
table-others = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
  }
table-remove = Take the table down: { $game }
table-remove-sure = The game, its log and its links are gone for everybody, and for good.
table-remove-yes = Take it down
table-refused = You cannot sit down here
replay-upload = Open a saved game

seats-title = Seats
seat-number = Player { $number }
seat-open = Open seat
seat-name = Name
seat-you = you
seat-here = is here
seat-away = is away
seat-waits = waits for somebody
seat-agent = Which computer
seat-computer = Let the computer play
seat-free = Open it for a friend
seat-take-over = Take it over
seat-is-me = Me
seat-is-friend = A friend, by link
seat-is-here = Somebody at this screen
seat-is-computer = Computer
seat-is-agent = Computer: { $agent }
seat-friend-help = You get a link and a code to scan. Whoever opens it has the seat, without an account.
seat-here-help = You take turns at this screen. A curtain hides the hands in between.
seat-more = Deck and more of player { $number }
seating-open = open seat
seating-person = person
seating-computer = computer
link-own = Your seat on another device
link-invite = Give this link to a friend
link-of = Link of the seat of { $name }
link-renew = New link, the old one is void
link-make = Make a link
link-watch = For those who only watch
watchers = { $count ->
    [one] { $count } person watches.
   *[other] { $count } people watch.
  }
qr = The link as a code to scan
qr-show = Show a code to scan

new-count = How many play
new-ways = How to play
new-more = More about the game
new-manners = Taking back and asking
new-start = Start the game
new-invite = Make the table and invite
setting-usual = As usual
setting-number = A number …
setting-text = Write or paste …
undo-policy = Taking back
policy-free = Free
policy-free-help = Everybody takes back as much as they like. Good for practice.
policy-request = By asking
policy-request-help = What told nobody anything new is free; else the others are asked.
policy-off = Never
policy-off-help = What is done is done.
always-ask = Always ask both
always-ask-help = Everybody is asked in every window, even with nothing to do there. Slower, but nobody learns anything from waiting.

waiting-text = The game begins as soon as every seat is taken.
join-title = A seat at a game of { $game }
join-text = Somebody invited you. This seat is yours on every device on which you open the link.
join-name = Your name
join-sit = Sit down
gone-title = The table is gone
gone-text = Its host has taken it down.

settings-title = Settings
set-look = Look
set-language = Language
set-theme = Colours
theme-dark = Ash and ember (dark)
theme-light = Parchment (light)
theme-contrast = High contrast
set-size = Size of text
set-pace-title = Pace and movement
pace-title = Pace of others' moves
pace-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = At once
pace-help = Only how fast it is shown. You never have to wait for it.
set-motion = Movement
motion-auto = As the system says
motion-reduced = Reduced
motion-full = Full
set-rotate = Turn whole cards
set-rotate-help = Exhausted cards are turned as on a real table, text and all.
set-notice = Noticing your turn
set-notify = Notifications
set-notify-help = When it is your turn while you look elsewhere. The title and the icon of the page show it anyway.
notify-denied = This browser does not allow notifications from this page.
set-sounds = Sounds
set-sounds-help = Never the only sign of anything.
set-volume = Volume
set-shortcuts = Single keys
set-shortcuts-help = Switched off, only keys with Alt, Control or Meta do something; Tab, Enter and the arrows always work.
keys-title = Keyboard
keys-remap = Change keys
keys-set = Change the key: { $action }
keys-press = Press a key …
keys-reset = All as they were
keys-taken = This key does something else already.
keys-two = Ending the turn needs two keys at once.
keys-off = Single keys are switched off in the settings.
keys-change = Every key can be changed:

about-title = About
about-what = Runestack is a home for card games: an engine that plays by the rules, opponents, and this table.
about-publishers = The games belong to their authors and publishers. Runestack is not affiliated with, or endorsed by, any of them.
about-cards = All cards and pictures here are our own. Of the printed games we use the rules and the numbers, no art and no text.
about-credits = With thanks
about-icons = Icons of the games
about-signs = Signs of the page
about-fonts = Fonts
about-sounds = Sounds
about-parts = Made with
about-icons-changed = Icons by Lorc, Delapouite & contributors, game-icons.net, CC BY 3.0. Colours and sizes were changed.
about-privacy = What is kept
about-privacy-text = A cookie that says which seats are yours, and your settings in this browser. Nothing is asked from other servers, nothing is counted.
about-licence = Runestack is free software under the MIT licence.
