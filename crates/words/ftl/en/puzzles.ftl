# The puzzles, in the module `study`.

puzzles-about = Each puzzle is a position from a real match. Find the right moves! Nobody waits for you, so take your time.
puzzles-daily = Puzzle of the day
puzzles-streak = { $days ->
    [0] Solve the puzzle of the day, today and tomorrow and so on, and your row of days grows.
    [one] Your row: { $days } day.
   *[other] Your row: { $days } days.
}
puzzles-progress = { $done } of { $of } solved
puzzles-loading = The puzzles are coming …
puzzles-unread = The puzzles could not be loaded. Look at your connection and load the page again.
puzzles-of-game = All puzzles of this game

puzzle-number = Puzzle { $number }
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard

# $side is a colour: Red.
puzzle-goal-win = You are { $side }, and it is your turn. Play so that you win the match.
puzzle-goal-chance = You are { $side } and have rolled. Which move gives you the best chance to win?
puzzle-goal-round = It is your turn. Win this round, whatever the other player holds.
puzzle-goal-flag = { $moves ->
    [one] You are { $side }. Take the flag with this move!
   *[other] You are { $side }. Take the flag in { $moves } moves, whatever the other player does.
}
puzzle-goal-piece = { $moves ->
    [one] You are { $side }. Take a piece with this move, so that you lose none.
   *[other] You are { $side }. Take a piece in { $moves } moves, whatever the other player does, and lose none.
}

puzzle-wrong = Not this move; it has been taken back. Look again!
puzzle-more = Right! Go on.
puzzle-solved = Solved. Well done!
puzzle-shown = That is how it goes. Try it yourself now.
puzzle-hint = Hint
puzzle-show = Show the solution
puzzle-again = Once more
puzzle-next = Next puzzle

## What a puzzle is about, as a hint

puzzle-theme-take = There are boxes to take. In which order, and all of them?
puzzle-theme-deal = Do not take everything: leave the last boxes, and the other player must open the next chain for you.
puzzle-theme-sacrifice = Sometimes you win by giving a few boxes away.
puzzle-theme-count = Count the long chains. Which line makes their number right?
puzzle-theme-turn = Look for the move that turns the most pieces.
puzzle-theme-patience = The move that turns the most is a trap. What can the other player do after it?
puzzle-theme-hit = Look for an enemy plane that you can send back to its hangar.
puzzle-theme-race = Think of what the other player can roll next.
puzzle-theme-fly = Look for a flight.
puzzle-theme-stack = Two planes together are worth a thought.
puzzle-theme-home = Look at your hangar and at the centre.
puzzle-theme-lead = Which card can the other player not answer? Keep your lowest card to the end.
puzzle-theme-jumbo = Lead several cards at once.
puzzle-theme-guard = Answer so that you keep your lowest card.
puzzle-theme-flag = Pieces that have never moved: which of them can be the flag?
puzzle-theme-catch = Which enemy piece cannot get away from yours?
