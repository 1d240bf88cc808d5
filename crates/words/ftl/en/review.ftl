# The review of a match, in the module `study`.

review-title = The match, looked at again
review-match = Back to the match
review-works = Looking at move { $at } of { $of } …
review-stopped = Stopped at move { $at } of { $of }
review-progress = How far the review is
review-stop = Stop
review-go-on = Go on
review-start = The start of the match
review-good = A good move.
# $better: a move and what speaks for it.
review-better = Better: { $better }
review-show-better = Show the better move
review-show-made = Show the move that was made
review-eyes = Seen by
# $grade: what kind of mistake; $lost in per cent.
review-verdict = { $grade }: { $lost }% of the chance to win given away.
review-grade-best = Best move
review-grade-fine = Good move
review-grade-slip = Slip
review-grade-mistake = Mistake
review-grade-blunder = Big mistake
review-lucky = Good luck for { $name }: { $percent }% more chance.

review-graph = The chance to win, move by move
review-slider = The move that is shown
review-chance = { $name } { $percent }%

review-mistakes = Mistakes
review-slips = Slips
review-blunders = Big mistakes
review-clean = No mistake was found. Well played!

review-tally = Skill and luck
review-accuracy = Accuracy
review-luck = Luck
review-percent = { $percent }%
review-plus = +{ $percent }%
review-minus = −{ $percent }%
review-accuracy-about = Accuracy: 100% is for whoever never gave away any chance. A move is judged by what its player could know.
review-luck-about = Luck: what dice and cards alone added to the chance to win, or took from it.

## Why another move would have been better.

review-why-lets-turn = Now { $count ->
    [one] one of your pieces
   *[other] { $count } of your pieces
} can be turned; the better move would leave { $instead }.
review-why-turns-fewer = It turns { $count ->
    [0] no piece
    [one] one piece
   *[other] { $count } pieces
}; the better move turns { $instead }.
review-why-gives-boxes = It gives away { $count ->
    [one] a box
   *[other] { $count } boxes
}; the better line gives away { $instead }.
review-why-leaves-boxes = { $count ->
    [one] A box was
   *[other] { $count } boxes were
} there for the taking.
review-why-takes-all = Give the last { $count } boxes back, and the other player has to open the next chain.
review-why-misses-hit = { $count ->
    [one] A plane
   *[other] { $count } planes
} of the other side could be sent back.
review-why-misses-home = A plane could reach the centre.
review-why-misses-launch = A plane could leave the hangar.
review-why-attacks-stronger = The piece was known to be stronger.
review-why-misses-capture = A piece that was known to be weaker could be taken.
review-why-leaves-hanging = A stronger piece can take one of yours now.
review-why-gives-up-cards = All cards of the attack could be answered; { $count ->
    [one] one was
   *[other] { $count } were
} given up.
review-why-answers-too-high = Lower cards would have done.
