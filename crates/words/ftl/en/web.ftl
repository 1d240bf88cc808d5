# The client's pages: buttons, headings, dialogs, messages.

## Every page

title-portal = { $house }: play with friends or the computer
title-match = { $game } – { $house }
# $page is the heading of the page.
title-page = { $page } – { $house }
title-turn = Your turn: { $game } – { $house }
skip-to-content = To the content
languages = Language
loading = Loading…
close = Close
copy = Copy
copied = Copied
to-portal = To the front page
to-rules = Rules of the game
to-learn = How to play
to-puzzles = Puzzles
missing = There is nothing here.
missing-away = This page needs the internet.
missing-away-play = Without it you can play against the computer and learn.
outdated = The house has been renewed. Please load the page again.
reload = Load again
reconnecting = The connection is lost. Trying again…

settings = Settings
setting-sound = Sound
setting-vibration = Vibration
setting-theme = Colours
theme-auto = As on this device
theme-light = Light
theme-dark = Dark
setting-pace = Motion
pace-normal = Normal speed
pace-quick = Quick
pace-off = Without motion
setting-alone = Play the only possible move by itself
setting-confirm = Ask before each move
setting-safe = Colours that all can tell apart
setting-large = Larger text
setting-ranks = Stratego: the marshal is
ranks-original = 1
ranks-later = 10
setting-language = Language
settings-all = On a page of its own
settings-about = What you set stays on this device; with an account, it is the same on all your devices.
ask-move = Make this move?
ask-yes = Yes
ask-no = No

## The front page

portal-about = Play the computer at once, or send a friend a link. No sign-up.
portal-away = The house cannot be reached. The computer and two people on this device can still play, here in the browser.
friendlies = Friendlies
play-computer = Against the computer
invite = Invite a friend
pass-and-play = Two on this device
pass-and-play-all = All on this device
setup-open = Time and options
seat-label = Your colour
seat-any = The first
clock-label = Time for each player
clock-usual = The usual time of this game.
clock-unknown = Write seconds and seconds more for each move, as 300+0; days for each move, as 3d; or off.

option-blocked = Blocked squares
option-blocked-none = none
option-blocked-d4 = the centre
option-blocked-c3-e3-c5-e5 = four inside
option-blocked-d2-b4-f4-d6 = four outside
option-blocked-d3-c4-e4-d5 = around the centre
option-quiet = Moves without a new piece
option-quiet-100 = 100 in a row are a draw
option-quiet-none = no limit
option-size = Boxes
option-size-5x5 = 5 × 5
option-size-2x2 = 2 × 2
option-size-3x3 = 3 × 3
option-size-4x4 = 4 × 4
option-size-4x6 = 4 × 6
option-size-6x6 = 6 × 6
option-size-7x7 = 7 × 7
option-size-9x9 = 9 × 9
option-border = Lines at the start
option-border-american = none
option-border-icelandic = left and bottom
option-border-swedish = the whole border
option-misere = Who wins
option-misere-off = most boxes
option-misere-on = fewest boxes
option-players = Players
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-launch = A plane starts with
option-launch-even = 2, 4 or 6
option-launch-six = 6 only
option-launch-five-six = 5 or 6
option-overshoot = Rolled too much for the centre
option-overshoot-stay = the plane stays
option-overshoot-bounce = it goes in and back
option-fly-then-jump = Jump after a flight
option-fly-then-jump-off = no
option-fly-then-jump-on = yes
option-barrage = Pieces
option-barrage-off = all 40
option-barrage-on = Barrage, 8 each
option-first = First move
option-first-red = red
option-first-blue = blue
option-first-lot = by lot
option-stuck = Who cannot move
option-stuck-loses = loses
option-stuck-draw-if-both = draws if neither can
option-attackless = Moves without an attack
option-attackless-200 = 200 in a row are a draw
option-attackless-none = no limit
option-repetition = Repeated moves
option-repetition-isf = not for ever
option-repetition-none = allowed
option-deck = Cards
option-deck-1-2-5-5-5-5-4-3-3-2-2-1 = 38, most of them in the middle
option-deck-3-3-3-3-3-3-3-3-3-3-3-3 = 36, three of each
option-deck-4-4-4-4-4-4-4-4-4-4-4-4 = 48, four of each
option-hands = Hands
option-hands-4-9-6-7-6-9-4 = 4 to 9 cards
option-hands-7-7-7-7-7-7-7 = always 7 cards
option-hands-3-5-4-5-4-5-3 = short: 3 to 5 cards
option-arrows = Replaces first
option-arrows-1-1-1-both-0-0-0 = as the arrows say
option-arrows-both-both-both-both-both-both-both = both at the same time
option-tie = Equal last cards
option-tie-redeal = deal again
option-tie-arrow = the arrow decides

# $count is the number of matches that the list has.
live-banner = { $count ->
    [one] You have a match open.
   *[other] You have { $count } matches open.
}
live-matches = Your matches
live-with = { $game } with { $name }
live-waiting = { $game }, not started
kept-here = In this browser
kept-both = { $game }, all on this device
kept-bot = { $game } with { $bot }
kept-over = Played in this browser
kept-about = These matches stay in this browser and earn nothing.
kept-ended = { $match }: { $stand ->
    [won] you won
    [lost] you lost
    [drawn] a draw
   *[over] over
}

name-title = Your name
name-label = Your name, as others see it
name-about = Others see this name. It can be changed at any time.
name-save = Save
name-saved = Saved
account = Your account

import-title = Open a record
import-about = Step through a match that was kept as a file.
import-label = Choose a file
no-record-open = No record is open.

## Invitations

invite-about = Send this link to a friend. Whoever opens it first and takes the seat plays with you.
invite-link = The link to send
invite-share = Share
invite-qr = The link as a QR code
invite-text = Play { $game } with me on { $house }
invited = { $name } invites you to { $game }
invite-taken = The seat is taken already.

rated = Rated match
rated-field = Rated match with a friend
rated-about = It counts for the rating of both. It is played with the usual options and earns no { $coin }.
rated-guest = For rated matches with friends you need an account.
rated-invite = This is a rated match: it counts for the rating of both. { $name }: { $points }
rated-login = Log in
rated-change = Rating: { $before } → { $after }
take-seat = Take the seat
watch = Watch
ready = Ready
ready-waiting = Ready – waiting
leave = Leave
seat-taken = not ready
seat-ready = ready
fill-about = Let the computer play here
gathering-open = The match starts when everyone is ready.
gathering-you = Press Ready when you want to start.
gathering-other = The match starts when the others are ready.
gathering-watch = The match has not started yet.
closed = This match did not take place.
closed-ended = The house has ended this match. It counts for nobody.

device-title = Play on this device
device-about = This browser becomes the same player as on your other device. The link works once.
device-take = Move my seat here
seat-link-about = Open this link on the other device within ten minutes. Do not give it to anybody else: whoever opens it plays as you.
seat-link = Move to another device

## The match

you = (you)
score = Points
# A finishing place.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
standing-out = out
planes-home = Planes home
played-alone = It was the only move, so it was played by itself.
clock-left = Time left
# Read out when little is left on one's own clock.
time-left = { $seconds } seconds left.
not-connected = not connected
log = Moves
talk = Say something
flip = Flip the board
copy-position = Copy position
resign = Resign
exit = Leave
resign-ask = Resign?
exit-ask = Leave the match?
loss-of-you = The match counts as a loss for you.
loss-of = The match counts as a loss for { $name }.
confirm-no = Go on playing

status-your-turn = Your turn.
status-turn = It is { $name }’s turn.
status-thinking = { $name } is thinking.
status-reconnecting = The connection is lost. Trying again…
# $left is the number of moves after which the match is drawn.
quiet-warning = { $left ->
    [one] 1 more move without a new piece and the match is a draw.
   *[other] { $left } more moves without a new piece and the match is a draw.
}

offline-both = Everyone plays on this device. The match stays in this browser and earns nothing.
curtain = Pass the device to { $name }
curtain-about = The board is covered until { $name } has it.
curtain-take = I am { $name }
offline-bot = The house cannot be reached, so you play { $bot } inside this browser. The match stays here and earns nothing.

rematch = Rematch
rematch-accept = Accept the rematch
rematch-asked = Rematch asked for
rematch-wanted = { $name } wants a rematch.
download-record = Download the record
review = Review this match
replay = Step through the moves
replay-first = To the start
replay-prev = One move back
replay-next = One move on
replay-last = To the end
replay-at = { $at } / { $of }

# Whether the dice of a match that is over were fair.
fair-title = Were the dice fair?
fair-checking = Checking …
fair-holds = { $draws ->
    [one] Yes. The one roll follows from the secret numbers that everyone had sealed before the start.
   *[other] Yes. All { $draws } rolls follow from the secret numbers that everyone had sealed before the start.
}
fair-wrong = No. The roll in event { $event } of the record does not follow from the secret numbers.
fair-rolls = How often each number came up
fair-sum = All
fair-proves = This was worked out on this device, just now. It proves that nobody bent a roll, neither { $house } nor a player. It does not prove that nobody at { $house } could see the rolls to come.
fair-numbers = The numbers and their seals
fair-again = They also stand in the record, which anyone can check again with “adda verify”.
fair-cards-title = Were the cards dealt fairly?
fair-cards-holds = { $draws ->
    [one] Yes. The one deal follows from the secret numbers that everyone had sealed before the start.
   *[other] Yes. All { $draws } deals follow from the secret numbers that everyone had sealed before the start.
}
fair-cards-wrong = No. The deal in event { $event } of the record does not follow from the secret numbers.
fair-cards-proves = This was worked out on this device, just now. It proves that nobody bent a deal, neither { $house } nor a player. It does not prove that nobody at { $house } could see the cards.
fair-lot-title = Was the lot drawn fairly?
fair-lot-holds = Yes. Who moved first follows from the secret numbers that everyone had sealed before the start.
fair-lot-wrong = No. The lot in event { $event } of the record does not follow from the secret numbers.
fair-lot-proves = This was worked out on this device, just now. It proves that nobody bent the lot, neither { $house } nor a player. It does not prove that nobody at { $house } could see it beforehand.

## What can go wrong in the client itself

refused-away = The house cannot be reached. Please try again when you are connected.
refused-not-loaded = This could not be loaded. Please try again when you are connected.

## Coins: $coin is what they are called

coins-count = { $coins } { $coin }
coins-today = Today { $coins } of { $limit } { $coin }
coins-all = { $coins } { $coin } in all
earned = +{ $coins } { $coin }
earned-why = { $earned }: { $why }
earned-limit = the day’s limit is reached
earned-pair = the same players earn less with every match of a day
earned-short = the match was too short
earned-same = you had more than one seat
earned-unusual = only matches with the usual time and options earn { $coin }
earned-offline = A match in this browser alone earns no { $coin }.
leaderboard = Leaderboard
