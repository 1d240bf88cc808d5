# Games, players, moves and results. The same sentences stand in the log and are read out.

# The installation may set other names for these two; then $house and $bot hold them.
house-name = Adda
bot-name = Buddhi
# What the house pays for wins is called.
coin-name = { $coins ->
    [one] coin
   *[other] coins
}

game-ataxx = Ataxx
game-boxes = Dots and Boxes
game-stratego = Stratego
game-aeroplane = Aeroplane Chess
game-tacocat = Tacocat Spelled Backwards
about-ataxx = Grow or jump, and turn the pieces beside you to your colour.
about-boxes = Draw lines between dots. Close a box and it is yours.
about-stratego = Hide your flag, attack pieces whose rank you cannot see, and capture the other flag.
about-aeroplane = Roll the die, fly your four planes home, and send the others back to their hangars.
about-tacocat = Attack, defend, sacrifice. The lower last card pulls Tacocat towards its player’s goal.

level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

# The colours of the seats.
side-red = Red
side-blue = Blue
side-green = Green
side-yellow = Yellow

player-bot = { $bot } ({ $level })
player-open = Open seat
player-gone = Player who left

# Joins two names, or a list of names and one more.
and = { $first } and { $second }

## Moves

# $turned is the number of pieces that change colour.
ataxx-clones = { $turned ->
    [0] { $name } puts a new piece on { $to }.
    [one] { $name } puts a new piece on { $to } and turns one piece.
   *[other] { $name } puts a new piece on { $to } and turns { $turned } pieces.
}
ataxx-jumps = { $turned ->
    [0] { $name } jumps from { $from } to { $to }.
    [one] { $name } jumps from { $from } to { $to } and turns one piece.
   *[other] { $name } jumps from { $from } to { $to } and turns { $turned } pieces.
}
# $claimed is the number of boxes the line closes; $again is "yes" if the same player goes on.
boxes-draws = { $claimed ->
    [0] { $name } draws a line from { $from } to { $to }.
    [one] { $again ->
        [yes] { $name } draws a line from { $from } to { $to }, closes a box and goes again.
       *[no] { $name } draws a line from { $from } to { $to } and closes a box.
    }
   *[other] { $again ->
        [yes] { $name } draws a line from { $from } to { $to }, closes { $claimed } boxes and goes again.
       *[no] { $name } draws a line from { $from } to { $to } and closes { $claimed } boxes.
    }
}
passes = { $name } cannot move and passes.

# Somebody is out; $name may be several names, $count says how many.
out-resigned = { $count ->
    [one] { $name } resigns.
   *[other] { $name } resign.
}
out-exited = { $count ->
    [one] { $name } leaves the match.
   *[other] { $name } leave the match.
}
out-time = { $count ->
    [one] { $name } runs out of time.
   *[other] { $name } run out of time at the same moment.
}

## Results

result-you-win = You win!
result-draw = A draw
result-wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
}
# Who came behind the first, in a match of more than two.
result-place = { $place ->
    [2] Second: { $name }.
    [3] Third: { $name }.
   *[4] Fourth: { $name }.
}
# Both in one line; $own is "yes" where the title is "You win!".
result-line = { $own ->
    [yes] { $title } { $why }
   *[no] { $title }. { $why }
}

# Why it ended. $name is who did not win, or everybody if it is drawn. $who: all (drawn), you (the reader
# did not win), others.
reason-resigned = { $who ->
    [you] You resigned.
   *[others] { $name } resigned.
}
reason-exited = { $who ->
    [you] You left the match.
   *[others] { $name } left the match.
}
reason-time = { $who ->
    [all] Both clocks reached zero at the same moment.
    [you] You ran out of time.
   *[others] { $name } ran out of time.
}
# The last one plays against nobody: in a match of more than two, when the others gave up or ran out of time.
reason-alone = Nobody is left to play against.
reason-full = { $who ->
    [all] The board is full, and it is equal.
   *[others] The board is full.
}
reason-wiped = { $who ->
    [you] You have no pieces left.
   *[others] { $name } has no pieces left.
}
reason-stuck = { $who ->
    [all] Nobody can move, and it is equal.
   *[others] Nobody can move any more.
}
reason-quiet = Too many moves in a row without a new piece.
reason-goal = The goal is reached.

## Boards, as they are read out

board-ataxx = Ataxx board, 7 by 7 squares
board-boxes = Dots and Boxes board, { $rows } by { $columns } boxes

# $what: empty, blocked, red, blue. $state: none, selected (a piece), sure (an empty square, to be chosen
# a second time), grow (a new piece can go there), jump.
ataxx-square = { $state ->
    [selected] { $square }, { ataxx-what }, selected
    [sure] { $square }, choose it again for a new piece
    [grow] { $square }, new piece possible
    [jump] { $square }, jump possible
   *[none] { $square }, { ataxx-what }
}
ataxx-what = { $what ->
    [blocked] blocked
    [red] red
    [blue] blue
   *[empty] empty
}
boxes-lines = Lines
# $state: open (may be drawn now), closes (the same, and it closes a box), free (not drawn), drawn.
boxes-line = { $state ->
    [closes] Line { $from } to { $to }, open, closes a box
    [drawn] Line { $from } to { $to }, drawn
    [open] Line { $from } to { $to }, open
   *[free] Line { $from } to { $to }, not drawn
}
boxes-box = { $owner ->
    [red] Box { $box }, red
   *[blue] Box { $box }, blue
}
