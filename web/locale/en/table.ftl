# The table itself, and the replay.

phases = Phases of the turn
stop-set = { $side ->
    [mine] Stop here in your turns: { $phase }
   *[theirs] Stop here in the turns of others: { $phase }
  }
stop-remove = { $side ->
    [mine] No stop here in your turns: { $phase }
   *[theirs] No stop here in the turns of others: { $phase }
  }
stop-here = (stop)
stops-title = Stops: always ask me here
stops-mine = in my turn
stops-theirs = in others'
opponents = Players
board-failed = The picture of the table could not be drawn. The table in words has everything as well.
field = Table
hand-area = Your cards
skip-to-prompt = To the decision
side-title = Log, chat and card
sheet-log = Log
sheet-chat = Chat
sheet-inspect = Card
strip = { $name } at a glance
strip-turn = turn
strip-away = is away
strip-decides = decides …

prompt-title = Decision
prompt-yours = Your decision:
prompt-about = About
prompt-then = Then:
prompt-repeat = { $count } times
pass-next = Pass the next window
habit-keep = Always like this from now on
habits-title = Always answered the same way
habit-forget = Ask me again
let-by = Triggers of { $card } are passed
prompt-waiting = { $count ->
    [one] { $names } decides ({ $about }).
   *[other] { $names } decide ({ $about }).
  }
prompt-showing = { $count ->
    [one] One more move of the others is to be shown.
   *[other] { $count } more moves of the others are to be shown.
  }
prompt-sent = Your answer is on its way …
prompt-quiet = Nobody has to decide anything.
prompt-over = The game is over.
lead-to = { $action }: { $card }
show-next = Next
show-all = Show all at once
looking-back = You are looking at an earlier moment.
back-to-now = Back to the present

passing-title = Passing
passing-ask = Ask always
passing-ask-help = Full control: you are asked in every window in which you could do something.
passing-smart = Smart
passing-smart-help = You are asked in your turn, when others do something to you, at your stops, and whenever you can answer what others do.
passing-until_me = Until it concerns me
passing-until_me-help = Passes until somebody attacks you or does something to you.
passing-until_stack = Until { $empty }
passing-until_stack-help = Passes every window as long as effects wait, even if they hit you. What you must decide is asked.
passing-until_turn = Until my turn
passing-until_turn-help = Passes until your next turn, and whatever you must decide.
passing-interrupts = Whatever the mode: what you must decide is asked, your stops hold, and one click on the lit lamp puts it out. Nobody else sees any of this.
passing-stop = Stop passing
passing-passed = Passed for you since your last decision

undo = Take back
undo-title = Take back your last choice
undo-ask = Ask to take back
undo-ask-title = Ask the others to take back your last choice
undo-turn = Take back the whole turn
undo-turn-ask = Ask to take back the whole turn
undo-request-title = Taking back
undo-request = { $choices ->
    [one] { $name } wants to take back one choice.
   *[other] { $name } wants to take back { $choices } choices.
  }
undo-asked = { $count ->
    [one] You asked to take back; { $names } has to agree.
   *[other] You asked to take back; { $names } have to agree.
  }
undo-seen = { $cards ->
    [one] One hidden card was seen since then.
   *[other] { $cards } hidden cards were seen since then.
  }
undo-random = Lots were drawn since then.
undo-allow = Allow
undo-deny = Deny
undo-block = Deny, and no more requests
undo-withdraw = Never mind
undo-allowed = It was taken back.
undo-denied = It was not allowed.

why-title = Why can't I?
why-short = Why can't I?
why-private = Only you see this.
why-can = You can do that now.
why-nothing = There is nothing that you could do with it.
rule-title = Rule { $id }
rule-missing = This rule could not be found.

stack-empty = empty
stack-next = next
stack-pass = Pass until { $empty }
stack-let-by = Always pass this trigger
card-hidden = a hidden card
inspect-title = Card
inspect-short = Look at it
inspect-empty = Point at a card, or move to it with the keys, to read it here.
pin = Pin
unpin = Unpin

log-title = What happened
log-filter = Which lines
log-all = All
log-mine = Mine
log-cards = With cards
log-turn = Turn { $turn }
log-more = and { $count } more
log-passed = { $count } passed for you
log-seek = Look at this moment
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything.
chat-write = Say something …
chat-send = Send
watcher = Watcher
digest-title = Since your last turn
digest-nothing = Nothing has happened since your last turn.
digest-replay = Look at it
digest-close = Go on

link-lost = The connection is lost, trying again …
link-closed = The server has closed the connection.
link-retry = Try now
link-not-sent = There is no connection; nothing was sent.
title-your-turn = Your decision

curtain-title = Pass to { $name }
curtain-text = The hand is hidden. Hold the button when nobody else is looking.
curtain-hold = Hold to reveal

concede = Give up
concede-sure = The game is lost for you then.

text-title = The table in words
text-toggle = Table in words
text-help = Headings, lists and buttons instead of the picture; an equal way to play, also with Alt+T.
text-none = none

palette-title = Find and do
palette-find = An action, a card …
palette-nothing = Nothing fits.

result-title = Result
result-won = You have won!
result-lost = You have lost.
result-tie = It is a tie.
result-winner = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
  }
result-again = Once more
result-replay = Replay
result-file = Save as a file
result-look = Look at the table

replay-title = Replay: { $game }
replay-refused = This game cannot be shown
replay-controls = Replay
replay-scrub = Moment
replay-where = Choice { $at } of { $of }, { $turn ->
    [0] setup
   *[other] turn { $turn }
}
replay-turn-back = Turn back
replay-back = One choice back
replay-play = Play
replay-pause = Pause
replay-forward = One choice forward
replay-turn-forward = Turn forward
replay-as = Seen by
replay-public = everybody
replay-share = Copy link to this moment
replay-play-on = Play on from here
replay-play-on-text = A new table that begins after choice { $at }. Who plays?

key-space = Space
key-shift = Shift
key-control = Ctrl
key-enter = Enter
key-numbers = Choose an option (focus on press, act on release)
key-default = The safe answer; shows waiting moves
key-yes = Yes
key-no = No
key-pass = Pass
key-end = End the turn
key-undo = Take back
key-full = Ask always, or smart passing
key-stack = Arrows of the whole stack
key-log = To the log
key-inspect = Pin the card
key-why = Why can't I?
key-graveyard = To the graveyard or discard pile
key-void = To the void pile or removed cards
key-text = Table in words
key-palette = Find and do
key-mute = Sounds on or off
key-repeat = Say the last event again
key-help = This list
key-in-zone = Within a zone
key-zones = To the next zone
key-activate = Do what is in focus
key-escape = Cancel, close
