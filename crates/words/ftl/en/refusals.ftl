# Why something is refused: one sentence for every code of house, table and rules, as `refused-CODE`.

# A code this client does not know.
refused = That was not possible ({ $code }).

## The house

refused-unknown-match = There is no such match.
refused-unknown-invite = This invitation is not valid any more. Please ask for a new one.
refused-unknown-link = This link is not valid any more. Please make a new one.
refused-bad-message = The message could not be read.
refused-too-large = That is too large.
refused-too-many-requests = { $seconds ->
    [one] That was too fast. Please try again in 1 second.
   *[other] That was too fast. Please try again in { $seconds } seconds.
}
refused-too-many-matches = You have too many matches open. Please finish one first.
refused-hello-first = The connection did not begin as it should. Please load the page again.
refused-bad-name = This name does not work. Please take 1 to 24 letters.
refused-name-taken = This name is taken.
refused-name-reserved = Nobody can be called so here.
refused-name-rude = This name is not for a house where children play.
refused-bad-origin = This request comes from another site.
refused-no-session = The house does not know you yet. Please load the page again.
refused-busy = The house is busy. Please try again in a moment.
refused-fault = Something went wrong in the house. Nothing has changed. Please try again.
refused-not-found = There is nothing here.
refused-method-not-allowed = This cannot be done here.
refused-bad-record = This record cannot be read: there is a mistake in line { $line }.
refused-no-record = The match has not started, so there is no record yet.

## The table

refused-banned = You cannot come in { $until ->
    [never] any more
   *[other] until { $until }
 }. { $reason }
refused-not-seated = You have no seat at this match.
refused-seat-taken = Somebody else sits there.
refused-no-seat = All seats are taken.
refused-invite-only = This seat is kept for whoever has the invitation.
refused-match-started = The match has started already.
refused-match-not-started = The match has not started yet.
refused-match-over = The match is over.
refused-match-closed = This match did not take place.
refused-stale-decision = The match has moved on. Please look at the board again.
refused-too-late = Your time is up.
refused-no-draft = Pieces are not being arranged now.
refused-not-yours = Only the house can do that.

refused-bad-clock = “{ $clock }” is not a clock.
refused-bad-key = The request has no valid key.
refused-bad-match-id = This is not the name of a match.
refused-bad-match-kind = “{ $kind }” is not a kind of match.
refused-bad-occupant = “{ $occupant }” cannot sit on a seat.
refused-bad-offer = The match is not described as it should be.
refused-bad-person-id = This is not the name of a person.
refused-unknown-rules = These are rules number { $rules }, which this house does not know.

## The fair draw

refused-no-fair-draw = No secret number is asked for now.
refused-not-creator = Only the player who opened the match can do that.
refused-rated-account = A rated match needs an account. Make one or log in, then open the link again.
refused-rated-no-bots = A rated match is between people alone.
refused-rated-unusual = A rated match is played with the usual options; the time may be any.
refused-bad-secret = This is not a secret number.
refused-bad-commitment = This is not the seal of a secret number.
refused-bad-commitments = The seals of the secret numbers cannot be read.
refused-bad-reveal = The secret numbers of this match cannot be read.
refused-not-committed = A player shows a secret number who had not fixed one before the start.
refused-not-revealed = A player’s secret number is missing, so the draws cannot be checked.
refused-seat-differs = A player’s secret number is not the one fixed before the start. This draw is not fair.
refused-house-differs = The house has changed its secret number. These draws are not fair.
refused-no-seats = The match began without the secret numbers of its players, so the draws cannot be checked.

## Records

refused-bad-record-event = The record has an event that cannot be read.
refused-bad-record-header = The record has a heading that cannot be read.
refused-bad-table-event = The record has an event that cannot be read.
refused-misplaced-entry = The record has an event in the wrong place.
refused-missing-record-header = The record lacks a heading.
refused-not-a-record = This is not a record of a match.
refused-not-opened = The match was never opened.
refused-record-too-long = This record is too long.
refused-time-runs-back = In this record time runs backwards.
refused-wrong-result = The result in this record is not the one of its moves.

## Every game

refused-over = The match is over.
refused-not-your-turn = It is not your turn.
refused-not-playing = This seat does not play any more.
refused-not-automatic = This cannot happen by itself now.
refused-no-draw = Nothing is to be drawn by lot now.
refused-bad-action = “{ $action }” is not a move.
refused-bad-event = “{ $event }” is not an event.
refused-bad-language = The house does not speak “{ $language }”.
refused-bad-level = “{ $level }” is not a level.
refused-bad-notice = “{ $notice }” is not news of a match.
refused-bad-option = “{ $option }” is not an option.
refused-bad-places = “{ $places }” are not places.
refused-bad-reason = “{ $reason }” is not a reason.
refused-bad-seat = “{ $seat }” is not a seat.
refused-bad-seats = “{ $seats }” are not seats.
refused-bad-text = The text has signs that cannot be used.
refused-bad-view = The view of the match cannot be read.
refused-bad-viewer = “{ $viewer }” is nobody who can look on.
refused-option-twice = The option “{ $option }” is there twice.
refused-too-long = The text is too long: at most { $max } letters.
refused-unknown-game = There is no game “{ $game }” here.
refused-unknown-option = There is no option “{ $option }”.

## Ataxx

refused-blocked = { $square } is blocked. No piece can go there.
refused-occupied = There is a piece on { $square } already.
refused-no-neighbour = No piece of yours is beside { $square }.
refused-not-your-piece = The piece on { $square } is not yours.
refused-not-two-steps = { $to } is not two steps from { $from }.
refused-can-move = You can move, so you cannot pass.
refused-bad-quiet = “{ $quiet }” is not one of the choices for quiet moves.
refused-bad-square = “{ $square }” is not a square.
refused-square-twice = { $square } is there twice.
refused-blocked-corner = { $square } is a corner, and corners cannot be blocked.
refused-over-at-once = With these blocked squares the match would be over at once.
refused-fen-fields = The position needs four parts; it has { $count }.
refused-fen-rows = The position needs seven rows; it has { $count }.
refused-fen-row = The row “{ $row }” does not have seven squares.
refused-fen-letter = The row “{ $row }” has a letter that means nothing.
refused-fen-side = “{ $side }” is not a side; it must be x or o.
refused-fen-quiet = “{ $quiet }” is not a number of quiet moves.
refused-fen-number = “{ $number }” is not a move number.

## Dots and Boxes

refused-line-drawn = This line is drawn already.
refused-no-such-line = There is no such line on this board.
refused-nothing-to-draw = On this board there is no line left to draw.
refused-bad-border = “{ $border }” is not a border.
refused-bad-box = “{ $box }” is not a box.
refused-bad-dot = “{ $dot }” is not a dot.
refused-bad-line = “{ $line }” is not a line.
refused-bad-misere = “{ $misere }” must be on or off.
refused-bad-position = “{ $position }” is not a position.
refused-bad-size = “{ $size }” is not a size; take 1x1 to 9x9.
refused-sides-disagree = Two boxes do not agree about the line between them.

## Stratego

refused-bad-choice = “{ $choice }” is not one of the choices for { $option }.

## Aeroplane Chess

refused-bad-fly-then-jump = “{ $fly-then-jump }” must be on or off.
refused-bad-launch = “{ $launch }” is no rule for launching.
refused-bad-overshoot = “{ $overshoot }” must be stay or bounce.
refused-bad-players = { $players } cannot play; take 2, 3 or 4.
