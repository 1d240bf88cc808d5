# Aeroplane Chess: what only a match of it says. A browser gets it with the board.

## Moves

aeroplane-throws = { $name } throws the die.
# The roll-off before the first turn.
aeroplane-off = { $name } rolls a { $number } to see who starts.
# $name is several names.
aeroplane-off-again = { $name } are tied and roll again.
aeroplane-off-starts = { $name } starts.
aeroplane-rolled = { $name } rolls a { $number }.
# $planes are the numbers of $count planes.
aeroplane-third-six = { $count ->
    [0] { $name } rolls a third six in a row. The turn passes.
    [one] { $name } rolls a third six in a row. Plane { $planes } goes back to the hangar, and the turn passes.
   *[other] { $name } rolls a third six in a row. Planes { $planes } go back to the hangar, and the turn passes.
}
aeroplane-launches = { $name } brings plane { $plane } to the launch pad.
# $planes are the numbers of the $count planes of a stack, or of one plane; $to is a square, counted on the way
# of this colour. $where: ring, column (home column), centre, back (to the centre and back again).
aeroplane-moves = { $count ->
    [one] { $where ->
        [column] { $name } moves plane { $planes } to square { $to } in the home column.
        [centre] { $name } brings plane { $planes } to the centre.
        [back] { $name } moves plane { $planes } to the centre and back to square { $to }.
       *[ring] { $name } moves plane { $planes } to square { $to }.
    }
   *[other] { $where ->
        [column] { $name } moves planes { $planes } to square { $to } in the home column.
        [centre] { $name } brings planes { $planes } to the centre.
        [back] { $name } moves planes { $planes } to the centre and back to square { $to }.
       *[ring] { $name } moves planes { $planes } to square { $to }.
    }
}
aeroplane-jumps = { $count ->
    [one] It jumps to square { $to }.
   *[other] They jump to square { $to }.
}
aeroplane-flies = { $count ->
    [one] It flies to square { $to }.
   *[other] They fly to square { $to }.
}
# Planes of $name that were hit.
aeroplane-strikes = { $count ->
    [one] A plane of { $name } goes back to the hangar.
   *[other] { $count } planes of { $name } go back to the hangar.
}
# Always more than one plane.
aeroplane-stacks = Planes { $planes } are a stack now.
aeroplane-finishes = { $place ->
    [1] { $name } has all planes home, and is first.
    [2] { $name } has all planes home, and is second.
   *[3] { $name } has all planes home, and is third.
}

## The board

board-aeroplane = Aeroplane Chess board
aeroplane-press = Press the die.
aeroplane-who-starts = Who starts?
# A number of the die, or of a plane, by itself.
aeroplane-number = { $number }
# $state: roll (it can be thrown), lies (it shows $number), none (it is in the air, or was not thrown yet).
aeroplane-die = { $state ->
    [roll] Roll the die
    [lies] The die shows { $number }
   *[none] The die
}
# $where: hangar, pad, ring and column (square $at, counted on the way of this plane), centre.
aeroplane-plane-at = { $where ->
    [hangar] plane { $plane } in the hangar
    [pad] plane { $plane } on the launch pad
    [centre] plane { $plane } home
    [column] plane { $plane } in the home column, square { $at }
   *[ring] plane { $plane } on square { $at }
}
# A button with a plane; $way is what it does.
aeroplane-choice = Plane { $plane }: { $way }
aeroplane-ways = several ways
aeroplane-back = Choose another plane
# $how: launch, centre, fly (takes the flight), jump, move. $to is a square, $hits how many planes of others go back.
aeroplane-way = { $how ->
    [launch] to the launch pad
    [centre] to the centre
    [fly] fly to { $to }
    [jump] jump to { $to }
   *[move] go to { $to }
}{ $stack ->
    [yes] , stack
   *[no] {""}
}{ $hits ->
    [0] {""}
    [one] , sends a plane back
   *[other] , sends { $hits } planes back
}
# The same, as short as can be.
aeroplane-short = { $how ->
    [launch] start
    [centre] home
   *[move] → { $to }
}

## Why something is refused

refused-roll-first = First roll the die.
refused-rolled = You have rolled already: a { $number }.
refused-must-move = You can use the { $number }, so you cannot pass.
refused-in-hangar = Plane { $plane } is still in the hangar.
refused-not-in-hangar = Plane { $plane } is not in the hangar.
refused-in-centre = Plane { $plane } is in the centre already.
refused-in-stack = This plane is part of a stack. Please move the stack with plane { $stack }.
refused-no-launch = A { $number } launches no plane.
refused-no-flight = This move comes to no flight.
refused-cannot-move = This plane cannot move so far.
refused-overshoot = The centre needs the exact number, and a { $number } is too much.
refused-nothing-to-stack = None of your planes is there to stack with.
refused-bad-number = “{ $number }” is not a number of the die.
refused-bad-plane = “{ $plane }” is not a plane; take 1 to 4.
refused-bad-planes = “{ $planes }” are not planes in order.
refused-bad-progress = “{ $progress }” is not a place on the way of a plane.
refused-bad-struck = “{ $struck }” are not planes that were hit.
