# Stratego: what only a match of it says. A browser gets it with the board.

stratego-rank = { $rank ->
    [bomb] bomb
    [spy] spy
    [scout] scout
    [miner] miner
    [sergeant] sergeant
    [lieutenant] lieutenant
    [captain] captain
    [major] major
    [colonel] colonel
    [general] general
    [marshal] marshal
   *[flag] flag
}

## Moves

stratego-arranges = { $name } has set up the pieces.
stratego-first = Drawn by lot: { $name } moves first.
stratego-moves = { $name } moves from { $from } to { $to }.
# More than one square: everybody sees that it is a scout.
stratego-slides = { $name } moves a scout from { $from } to { $to }.
# $attacker and $defender are ranks. Who is removed may be a bomb.
stratego-wins = { $name } attacks { $to } from { $from }: the { $attacker } removes the { $defender }.
stratego-loses = { $name } attacks { $to } from { $from }: the { $defender } stays, and the { $attacker } is removed.
# Two of the same rank.
stratego-ties = { $name } attacks { $to } from { $from }: both pieces are removed, each a { $attacker }.
stratego-captures = { $name } attacks { $to } from { $from }: the { $attacker } captures the flag!

## Results

# As `reason-goal` and its like, where Stratego says it in its own way.
reason-stratego-goal = { $who ->
    [you] Your flag was captured.
   *[others] { $name } lost the flag.
}
reason-stratego-stuck = { $who ->
    [all] Neither side has a piece that can move.
    [you] You have no move left.
   *[others] { $name } has no move left.
}
reason-stratego-quiet = Too many moves in a row without an attack.

## The board

board-stratego = Stratego board, 10 by 10 squares
stratego-lake = lake
stratego-empty = empty
stratego-hidden = face down
stratego-moved = has moved
stratego-known = known to both
stratego-whose = { $whose ->
    [own] yours
    [other] theirs
    [red] red
   *[blue] blue
}
stratego-losses = Pieces lost
stratego-lost = { $whose ->
    [own] Yours
    [other] Theirs
    [red] Red
   *[blue] Blue
}
# The numbers that are printed on the pieces: $marshal and $scout stand on the highest and on the lowest.
stratego-edition = { $edition ->
    [later] Later numbers: marshal { $marshal } … scout { $scout }
   *[original] Original numbers: marshal { $marshal } … scout { $scout }
}
stratego-change-edition = Use the other numbers
stratego-marks = Two feet: has moved. Eye: the other player knows it.
stratego-quiet = { $left ->
    [one] Draw after { $left } more move without an attack.
   *[other] Draw after { $left } more moves without an attack.
}
stratego-show-setups = Show both set-ups
stratego-show-end = Show the end

## Setting up

stratego-starts = { $who ->
    [own] You move first.
    [other] The other player moves first.
    [red] Red moves first.
    [blue] Blue moves first.
   *[lot] Once both are ready, it is drawn by lot who moves first.
}
stratego-stock = Pieces to place
stratego-left = { $rank }: { $count ->
    [one] { $count } to place
   *[other] { $count } to place
}
stratego-placed = All pieces are placed. Tap two to swap them.
stratego-random = Random
stratego-mirror = Mirror
stratego-clear = Clear
stratego-templates = Ready set-ups
stratego-template = { $name ->
    [fortress] Fortress in the corner
    [corner] Flag in the corner
    [decoy] False fortress
    [scouts] Scouts in front
   *[middle] Flag in the middle
}
stratego-lock = I am ready
stratego-final = Once you are ready, nothing can be changed.
stratego-missing = { $count ->
    [one] { $count } piece is still to be placed.
   *[other] { $count } pieces are still to be placed.
}
stratego-own = My own set-ups
stratego-name = Name of this set-up
stratego-keep = Keep
stratego-forget = Forget { $name }
stratego-own-rows = Set up on your own four rows.
stratego-waits = You are ready. Waiting for the other player.
stratego-unseen = The players are setting up, unseen by each other.
stratego-lot = Drawing by lot who moves first.

## Why something is refused

refused-arrange-first = First set up your pieces.
refused-already-arranged = Your pieces are set up already.
refused-bad-arrangement = A set-up is 40 letters from B to M, and a for an empty square.
refused-wrong-count = There must be { $due } of the rank { stratego-rank }, and there are { $count }.
refused-setup-stuck = None of your pieces could move. Please leave one a way out.
refused-no-piece = There is no piece on { $square }.
refused-never-moves = The piece on { $square } never moves: it is a flag or a bomb.
refused-lake = { $square } is in a lake.
refused-own-piece = Your own piece stands on { $square }.
refused-not-one-square = From { $from } this piece moves one square up, down, left or right; only scouts go farther.
refused-not-straight = A scout moves in a straight line, and { $to } is not on one from { $from }.
refused-in-the-way = The way is not free: { $square } is in it.
refused-two-squares = Two-squares rule: a piece may not go back and forth between the same two squares more than three times in a row.
refused-more-squares = More-squares rule: this move would chase an enemy piece back to a board that has stood before.
refused-bad-draw = This is not what was to be drawn by lot.
refused-bad-lot = “{ $lot }” is neither red nor blue.
refused-bad-squares = “{ $squares }” are not squares in order.
refused-diagram-parts = The position needs three parts; it has { $count }.
refused-diagram-length = The board needs 100 letters; it has { $count }.
refused-diagram-letter = The letter for { $square } means nothing there.
refused-diagram-side = “{ $side }” is not a side; it must be r or b.
refused-diagram-number = “{ $number }” is not a move number.
refused-diagram-hidden = The rank of the piece on { $square } is not known.
refused-diagram-still = A flag or bomb stands on { $square }, outside its own rows.
refused-too-many = There are more pieces of the rank { stratego-rank } than a side has.
