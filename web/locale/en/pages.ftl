# The pages around a table: lobby, new table, joining, settings, about.

loading = One moment …
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
copy-failed = This browser blocks copying. Select the text and copy it yourself.
more = More
try-again = Try again
nav = Pages
back-to-lobby = Back to the lobby
missing-title = Page not found
missing-text = There is nothing at this address. Part of it may be missing.
load-failed = Part of the page failed to load
player-name = Player

lobby-title = Sit down and play
lobby-text = Card games at one table: against the computer, with friends by link, or together at one screen. No account needed; nothing leaves this server.
games = Games
game-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, all our own
play-computer = Play against the computer
play-otherwise = Friends, decks and more …

my-tables = Your tables
my-tables-none = Tables you sit at are listed here. This browser remembers them; the link to your seat brings you back from anywhere.
table-over = over: watch the replay
table-waiting = waiting for players
table-yours = your decision
table-others = { $count ->
    [one] { $names } decides
   *[other] { $names } decide
  }
table-remove = Delete the table: { $game }
table-remove-sure = The game, its log and its links are deleted for everyone, for good.
table-remove-yes = Delete it
table-refused = You cannot take a seat here
replay-upload = Open a saved game
replay-reading = Reading the game: { $done } of { $of } choices

seats-title = Seats
seat-number = Player { $number }
seat-open = Open seat
seat-name = Name
seat-you = you
seat-here = here
seat-away = away
seat-waits = waiting for a player
seat-agent = Which computer opponent
seat-computer = Let the computer play
seat-free = Open it to a friend
seat-take-over = Take it over
seat-is-me = Me
seat-is-friend = A friend, by link
seat-is-here = Someone at this screen
seat-is-computer = Computer
seat-is-agent = Computer: { $agent }
agent-hardness = { $help } Difficulty: { $level } of { $most }.
seat-friend-help = You get a link and a QR code. Whoever opens it gets the seat, without an account.
seat-here-help = You take turns at this screen. A curtain hides the hands in between.
seat-more = Settings of player { $number }
seating-open = open seat
seating-person = person
seating-computer = computer
deck-closed = Until the game is over, only this seat can see what you write here. A deck chosen by name can be looked up by everyone.
link-own = Your seat on another device (the link works once)
link-invite = Send this link to a friend (it works once)
link-of = Seat link: { $name }
link-renew = New link (the old one stops working)
link-make = Create a link
link-watch = For spectators
presence-here = { $name } is here
presence-away = { $name } is away
watchers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
  }
qr = The link as a QR code
qr-show = Show the QR code

new-count = Number of players
new-ways = Mode
new-more = More settings
new-manners = Undo, asking and hints
new-start = Start the game
new-invite = Create the table and invite
setting-usual = Default
setting-number = A number …
setting-text = Write or paste …
undo-policy = Undo
policy-free = Free
policy-free-help = Everyone can undo as much as they like. Good for practice.
policy-request = By request
policy-request-help = An undo is free if nothing new has been revealed since; otherwise the others are asked.
policy-off = Never
policy-off-help = Every choice is final.
always-ask = Always ask everyone
always-ask-help = Everyone is asked in every window, even if there is nothing they can do. Slower, but pauses give nothing away.
hints-allow = Allow hints with several people
hints-allow-help = Everyone may ask the computer what it would do. Whoever opens a link is told so first, and agrees by taking the seat. If you play alone, you can always ask.
hints-allowed = Hints: allowed. You may ask the computer what it would do.
hints-not = Hints: not allowed. Several people play, and the host has not allowed them.

waiting-text = The game starts as soon as every seat is taken.
join-title = { $count ->
    [0] A seat at { $game }
    [one] { $names } invites you to { $game }
   *[other] { $names } invite you to { $game }
  }
join-text = Once you sit down, the link is used up and nobody else can take this seat with it.
join-name = Your name
join-sit = Take the seat
gone-title = The table is gone
gone-text = Its host deleted it.

settings-title = Settings
set-look = Look
set-language = Language
set-theme = Colours
theme-dark = Ash and ember (dark)
theme-light = Parchment (light)
theme-contrast = High contrast
set-size = Text size
set-pace-title = Pace and motion
pace-title = Pace of other players' moves
pace-step = Step by step
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
pace-help = This only changes how fast moves are shown. You never have to wait.
set-motion = Motion
motion-auto = Follow the system
motion-reduced = Reduced
motion-full = Full
set-rotate = Turn whole cards
set-rotate-help = Exhausted cards are turned as on a real table, text and all.
set-notice = When it is your turn
set-notify = Notifications
set-notify-help = When it is your turn and you are looking elsewhere. The title and icon of the page always show it.
notify-denied = This browser does not allow notifications from this page.
set-sounds = Sounds
set-sounds-help = Never the only sign of anything.
set-volume = Volume
set-shortcuts = Single keys
set-shortcuts-help = When off, only keys with Alt, Control or Meta work; Tab, Enter and the arrow keys always do.
keys-title = Keyboard
keys-remap = Change keys
keys-set = Change the key: { $action }
keys-press = Press a key …
keys-reset = Reset all keys
keys-taken = This key is already in use.
keys-two = Ending the turn needs two keys at once.
keys-off = Single keys are off in the settings.
keys-change = You can change every key:

about-title = About
about-what = Runestack is a home for card games: an engine that plays by the rules, opponents, and this table.
about-publishers = The games belong to their authors and publishers. Runestack is not affiliated with, or endorsed by, any of them.
about-cards = All cards and pictures are our own. From the printed games we use rules and numbers, but no art and no text.
about-credits = Credits
about-icons = Game icons
about-signs = Interface icons
about-fonts = Fonts
about-sounds = Sounds
about-parts = Built with
about-icons-changed = Icons by Lorc, Delapouite & contributors, game-icons.net, CC BY 3.0. Colours and sizes were changed.
about-privacy = What is stored
about-privacy-text = A cookie that says which seats are yours, and your settings in this browser. Nothing is requested from other servers, and nothing is tracked.
about-licence = Runestack is free software under the MIT licence.
about-licences = Licences of everything on this page
