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
stops-theirs = in others' turns
opponents = Players
board-failed = The board could not be drawn. The text table shows everything too.
field = Table
hand-area = Your cards
skip-to-prompt = Skip to the decision
side-title = Log, chat and card
side-fold = Fold log, chat and card away
side-unfold = Show log, chat and card
sheet-log = Log
sheet-chat = Chat
sheet-inspect = Card
strip = { $name } at a glance
strip-turn = turn
strip-away = away
strip-decides = decides …

prompt-title = Decision
prompt-yours = Your decision:
prompt-about = About
prompt-then = Then:
prompt-nothing-left = Nothing left:
harms-you = this harms you
put-back = Put back
prompt-repeat = { $count } times
prompt-folded = In words ({ $count })
pass-next = Pass the next window
habit-keep = Always answer this way
habits-title = Answered automatically
habit-forget = Ask me again
habit-ask = ask me
let-by = Triggers of { $card } are passed automatically
prompt-waiting = { $count ->
    [one] { $names } decides ({ $about }).
   *[other] { $names } decide ({ $about }).
  }
prompt-showing = { $count ->
    [one] One more move to show.
   *[other] { $count } more moves to show.
  }
prompt-sent = Sending your answer …
prompt-quiet = Nobody has a decision to make.
prompt-over = The game is over.
prompt-watching = You are watching.
lead-to = { $action }: { $card }
show-next = Next
show-all = Show all
looking-back = You are looking at an earlier moment.
back-to-now = Back to the present

passing-title = Passing
passing-ask = Always ask
passing-ask-help = Full control: you are asked in every window where you could act, and about everything that is answered automatically unless you have chosen the answer.
passing-smart = Smart
passing-smart-help = You are asked on your turn, at your stops, and whenever a response to what others do could help you.
passing-others = Whenever others act
passing-others-help = Like "Smart", but you are also asked when no response looks useful.
passing-no_use = Nothing you could do would help
passing-until_me = Until it concerns me
passing-until_me-help = Passes until someone attacks or targets you.
passing-until_stack = Until { $empty }
passing-until_stack-help = Passes every window while effects are waiting, even if they hit you. You are still asked about anything you have to decide.
passing-until_turn = Until my turn
passing-until_turn-help = Passes until your next turn. You are still asked about anything you have to decide.
passing-let_by = You always pass this trigger
passing-next = Passed beforehand
passing-interrupts = In every mode you are asked what you have to decide, and your stops hold. Click the lit lamp to turn it off. Nobody else sees any of this.
passing-stop = Stop passing
passing-passed = Passed for you since your last decision

undo = Undo
undo-title = Undo your last choice
undo-ask = Ask to undo
undo-ask-title = Ask the others to let you undo your last choice
undo-turn = Undo the whole turn
undo-turn-ask = Ask to undo the whole turn
undo-request-title = Undo
undo-request = { $choices ->
    [one] { $name } wants to undo one choice.
   *[other] { $name } wants to undo { $choices } choices.
  }
undo-asked = { $count ->
    [one] You asked to undo; { $names } has to agree.
   *[other] You asked to undo; { $names } have to agree.
  }
undo-seen = { $cards ->
    [one] One hidden card has been seen since then.
   *[other] { $cards } hidden cards have been seen since then.
  }
undo-random = Something random has happened since then.
undo-allow = Allow
undo-deny = Deny
undo-block = Deny, and block further requests
undo-withdraw = Never mind
undo-allowed = The undo was allowed.
undo-denied = The undo was denied.

why-title = Why can't I?
why-short = Why can't I?
why-private = Only you see this.
why-can = You can do that now.
why-nothing = There is nothing you could do with it.
hint-title = Hint
hint-thinking = Thinking …
rule-title = Rule { $id }
rule-missing = This rule could not be found.

stack-empty = empty
stack-next = next
stack-pass = Pass until { $empty }
stack-let-by = Always pass this trigger
card-hidden = a hidden card
card-usable = can be chosen
inspect-title = Card
inspect-short = Inspect
inspect-empty = Point at a card, or move to it with the keys, to read it here.
pin = Pin
unpin = Unpin

log-title = What happened
history-title = The last moves
log-filter = Filter
log-all = All
log-mine = Mine
log-cards = With cards
log-turn = Turn { $turn }
log-more = and { $count } more
log-passed = { $count } passed for you
log-seek = Show this moment
log-empty = Nothing has happened yet.
chat-title = Chat
chat-empty = Nobody has said anything.
chat-write = Say something …
chat-send = Send
watcher = Watcher
digest-title = Since your last turn
digest-nothing = Nothing has happened since your last turn.
digest-replay = Show me
digest-close = Continue

link-lost = Connection lost, reconnecting …
link-closed = The server closed the connection.
link-retry = Try now
link-not-sent = No connection: nothing was sent.
title-your-turn = Your decision

curtain-title = Pass to { $name }
curtain-text = The hand is hidden. Hold the button when nobody else is looking.
curtain-react = Does { $name } react? If not, nobody has to hand the screen over.
curtain-nobody = Nobody reacts
curtain-hold = Hold to reveal

concede = Concede
concede-sure = You will lose this game.

text-title = Text table
text-toggle = Text table
text-help = Headings, lists and buttons instead of the board: an equal way to play. Alt+T switches it on and off.
text-none = none

palette-title = Find an action or card
palette-find = An action, a card …
palette-nothing = Nothing found.

result-title = Result
result-won = You won!
result-lost = You lost.
result-tie = It is a tie.
result-all-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
result-all-tie = It is a tie
result-all-some_tied = It is a tie between { $names }
result-all-lost_together = Everyone loses together
result-all-lost_alone = The game is lost
result-all-nobody_won = Nobody wins
result-decisive = Decided by:
result-again = Play again
result-replay = Replay
result-file = Save to a file
result-look = Look at the table
book-back = Back to the table
book-none = Nothing to read here yet.

replay-title = Replay: { $game }
replay-refused = This game cannot be shown
replay-controls = Replay
replay-scrub = Moment
replay-where = Choice { $at } of { $of }, { $turn ->
    [0] setup
   *[other] turn { $turn }
}
replay-turn-back = Previous turn
replay-back = Previous choice
replay-play = Play
replay-pause = Pause
replay-forward = Next choice
replay-turn-forward = Next turn
replay-as = Seen by
replay-public = everyone
replay-share = Copy link to this moment
replay-play-on = Continue from here
replay-play-on-text = A new table that starts after choice { $at }. Who plays?
analysis-show = Analyse
analysis-title = Analysis
analysis-thinking = Looking for turning points and better moves …
analysis-nothing = Nothing stands out: no turn changed much, and no other choice was clearly better.
analysis-at = Choice { $at }
analysis-scale = -100 is lost, 100 is won. Choices are judged by what the player knew at that time.

key-space = Space
key-shift = Shift
key-control = Ctrl
key-enter = Enter
key-numbers = Choose an option (focuses when pressed, acts when released)
key-default = The safe answer; shows moves that are waiting
key-yes = Yes
key-no = No
key-pass = Pass
key-end = End the turn
key-undo = Undo
key-full = Always ask, or smart passing
key-stack = Arrows for the whole stack
key-log = Go to the log
key-inspect = Pin the card
key-why = Why can't I?
key-hint = Hint: what would a good player do?
key-used = Go to your discard pile
key-gone = Go to your cards that are out of the game
key-text = Text table
key-palette = Find an action or card
key-mute = Sounds on or off
key-repeat = Repeat the last event
key-help = This list
key-in-zone = Within a zone
key-zones = Go to the next zone
key-activate = Activate what has the focus
key-escape = Cancel, close
