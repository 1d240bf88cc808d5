# How to play, and what stands on every page of the module `study`.

study-learn = How to play
study-puzzles = Puzzles
study-nav = Learn and practise
study-missing = There is no such page here.

## Around a lesson

learn-about = Pick a game. You learn it by playing: each step shows one thing, and you try it on the board.
learn-open = Start
learn-rules-part = The rules
learn-strategy-part = Playing well
learn-steps = The steps
learn-step = Step { $at } of { $of }
learn-progress = { $done } of { $of } steps done
learn-done = done
learn-well = Well done!
learn-more = Right! Go on.
learn-not-legal = You cannot do that here. { $why }
learn-answer = Show me
learn-again = Once more
learn-back = Back
learn-next = Next
learn-first = Play your first match, with hints
learn-all-done = You know the whole game now.
learn-rules = All rules of { $game }

## Ataxx

learn-ataxx-clone = You are red. Put a new piece on an empty square right beside your piece. Tap your piece, then the square.
learn-ataxx-clone-no = That was a jump. Take a square right beside your piece, straight or diagonal.
learn-ataxx-jump = A piece can also jump to a square two steps away. Its old square becomes empty. Jump now.
learn-ataxx-jump-no = That was a new piece right beside. Jump two steps away this time.
learn-ataxx-turn = After a move, all enemy pieces beside the new piece turn red. Turn three at once!
learn-ataxx-turn-no = Look for the empty square that touches three blue pieces.
learn-ataxx-land = A jump turns pieces too, around the square where it lands. Jump so that two turn.
learn-ataxx-land-no = Find the square two steps away that touches both blue pieces.
learn-ataxx-pass = Who cannot move passes, and the other goes on. Blue in the corner has one free square in reach. Take it!
learn-ataxx-pass-no = Blue can still move. Fill the empty square that blue can jump to.
learn-ataxx-wipe = Who has no pieces left has lost at once. Turn both blue pieces with one move.
learn-ataxx-wipe-no = A blue piece is left. Go to a square that touches both.
learn-ataxx-full = When the board is full, more pieces win. Fill the last square with a new piece. A hundred moves in a row without a new piece are a draw.
learn-ataxx-full-no = A jump leaves a hole, so the board is not full. Put a new piece there.
learn-ataxx-most = Before you move, count: which square turns the most? Find the move that turns three.
learn-ataxx-most-no = That turns fewer. Look at what stands around each empty square.
learn-ataxx-hole = A new piece is often better than a jump: a jump leaves a hole for the enemy. Turn the blue piece beside your group without a jump.
learn-ataxx-hole-no = Put a new piece beside your group so that it touches a blue piece.
learn-ataxx-corner = A corner has only three neighbours, so a piece there is hard to turn. Two moves turn two pieces: take the one in the corner.
learn-ataxx-corner-no = In the middle blue turns your pieces back soon. Take the corner.

## Dots and Boxes

learn-boxes-line = Draw a line between two dots that are side by side. Any line will do.
learn-boxes-box = Who draws the fourth side of a box gets it. Close the box that has three sides.
learn-boxes-box-no = That closes no box. Look for the box with three sides.
learn-boxes-two = One line can close two boxes at once. Find it.
learn-boxes-two-no = That line does not close two boxes. It is the line between two boxes with three sides.
learn-boxes-again = Who closes a box draws again at once. So take all three boxes, one after the other.
learn-boxes-again-no = That line closes no box, so your turn would end. Close the next box of the row.
learn-boxes-win = At the end, more boxes win. Close the last two boxes.
learn-boxes-win-no = That gives the boxes away. Draw the line between them.
learn-boxes-border = On some boards the edge is drawn already, on all sides or on two. Draw a line inside.
learn-boxes-misere = There is a way to play in which fewer boxes win. You need not close a box, but if you do, you draw again. Try it.
learn-boxes-safe = Do not draw the third side of a box: the other player would close it. Draw a safe line.
learn-boxes-safe-no = Now a box has three sides, and the other player takes it. Leave that box alone.
learn-boxes-short = No line is safe any more. Whoever opens a row of boxes, a chain, gives it all away. Open a short chain, by the line in its middle.
learn-boxes-short-no = That gives away more than you have to. Draw the middle line of a chain of two boxes.
learn-boxes-double = The trick of masters: take two boxes, then leave the last two by closing the end of the chain. The other player takes them and must open the long chain for you.
learn-boxes-double-no = Take the first two boxes, then draw the line at the far end of the chain.
learn-boxes-last = The trick is for when another chain comes. This is the last one: take everything!
learn-boxes-last-no = There is nothing to win later. Close the next box.

## Stratego

learn-stratego-move = A piece moves one square: forward, back or sideways. Not into a lake, not on your own pieces. Move your general by the lake.
learn-stratego-move-no = That was another piece. Move the general beside the lake.
learn-stratego-scout = A scout runs as far as it likes in a straight line, as long as the squares are empty. Let your scout run two squares or more.
learn-stratego-scout-no = Let the scout run further, and attack nobody yet.
learn-stratego-attack = To attack, move on an enemy piece. The higher rank wins, the lower one is removed. Attack the scout with your general.
learn-stratego-attack-no = Attack the scout that stands right in front of your general.
learn-stratego-unknown = Usually you do not see what an enemy piece is. You learn it by fighting. Attack the unknown piece with your general.
learn-stratego-unknown-no = Attack the piece in front of your general.
learn-stratego-tie = If both have the same rank, both are removed. Run with your scout into the enemy scout.
learn-stratego-tie-no = Let your scout run straight up into the enemy scout.
learn-stratego-miner = A bomb stops everybody, only a miner can take it away. Attack the bomb with the right piece.
learn-stratego-miner-no = Bombs remove every piece but the miner, even the marshal. Use the miner.
learn-stratego-spy = The spy is weak, but when it attacks the marshal, the marshal is gone. Do it!
learn-stratego-spy-no = Let the spy attack the marshal that stands before it.
learn-stratego-flag = Who captures the enemy flag wins. There it is: take it!
learn-stratego-flag-no = Move on the flag with your scout.
learn-stratego-stuck = Who cannot move any piece loses too: flag and bombs never move. Take the last enemy piece that can move.
learn-stratego-stuck-no = Attack the scout before your general. Then only the flag is left.
learn-stratego-two = You may not go back and forth between two squares more than three times in a row. Your miner has done so: go somewhere else, or move another piece.
learn-stratego-setup = Before the match you set up your pieces, and nobody sees them. Place all of them, or press for a set-up by chance. The flag belongs in the back row.
learn-stratego-setup-no = Put the flag in the row nearest to you.
learn-stratego-shelter = The flag needs a shelter: bombs on every side of it. Put the last two bombs beside the flag and lock.
learn-stratego-shelter-no = A side of the flag is still open. Each square beside the flag needs a bomb.
learn-stratego-look = The piece ahead has never moved. It may be a bomb! Do not risk the marshal: let the scout look.
learn-stratego-look-no = That might cost your best piece. Attack with the scout from afar.
learn-stratego-bombs = Keep your miners for the end: flags hide behind bombs. Two pieces in the corner never moved. Attack with the miner.
learn-stratego-bombs-no = If it is a bomb, only the miner lives. Attack with the miner.

## Tacocat

learn-tacocat-replace = At the start of a round you may swap cards for new ones. Choose some you do not like and swap them.
learn-tacocat-replace-no = Choose at least one card this time.
learn-tacocat-duel = Both put one card face down. The higher card attacks first, and both cards are gone. Choose a card for the duel.
learn-tacocat-lead = You attack. Put down one single card.
learn-tacocat-lead-no = This time take only one card.
learn-tacocat-answer = A 6 attacks you. Answer with a card that is as high or higher. Then you attack next.
learn-tacocat-answer-no = You gave a card up. You have one that is high enough: choose that.
learn-tacocat-give = You have nothing against an 11. Then you give up your lowest card, and the other attacks again.
learn-tacocat-set = Cards of the same number may attack together: a set. Attack with both of your 4s.
learn-tacocat-set-no = Choose both cards with a 4.
learn-tacocat-run = Three or more numbers in a row may attack together too. Attack with 3, 4, 5. One card must always stay in your hand.
learn-tacocat-run-no = Choose 3, 4 and 5 together.
learn-tacocat-answers = Three cards attack you. Answer each one with a card that is as high or higher.
learn-tacocat-answers-no = You gave a card up, but you can answer all three.
learn-tacocat-last = With one card each, both show it, and the lower number wins the round. So keep your lowest card: attack with the 9.
learn-tacocat-last-no = Keep the low card for the end. Attack with the 9.
learn-tacocat-goal = Who wins a round moves Tacocat one space towards the own goal; spaces with tiles are skipped. One more round, and it is in your goal!
learn-tacocat-goal-no = Keep the 1 and attack with the 8.
learn-tacocat-keep = Keep the 1, it wins at the end. Keep the 11 to answer. Get rid of the cards in the middle: attack with both 6s.
learn-tacocat-keep-no = Attack with both 6s: two cards gone at once.
learn-tacocat-cheap = Answer as cheaply as you can. A 5 attacks: which card is just enough?
learn-tacocat-cheap-no = That card is worth more later. The 5 is just enough.
learn-tacocat-high = Swap what is neither low nor high. Keep 1 and 2 for the end and the 12 to answer.
learn-tacocat-high-no = Swap only cards from the middle: 7, 8, 9.

## Aeroplane Chess

learn-aeroplane-roll = Each turn begins with the die. Press it.
learn-aeroplane-launch = An even number brings a plane out of the hangar, on the launch pad. You have a 4: bring one out.
learn-aeroplane-move = With any number a plane outside moves so many squares. You have a 3: move a plane.
learn-aeroplane-jump = A plane that lands on a square of its own colour jumps on to the next one. Find the plane that can jump.
learn-aeroplane-jump-no = That plane does not jump. Take the one that lands on a red square.
learn-aeroplane-fly = Where a dashed line begins you may fly along it across the board. Planes in the way of your flight go home. Fly!
learn-aeroplane-fly-no = You did not fly. Choose the way that flies.
learn-aeroplane-hit = Enemy planes on the square where you land go back to their hangar. Send two home!
learn-aeroplane-hit-no = That sends nobody home. Move your plane to the enemy planes.
learn-aeroplane-stack = A plane that lands on one of your own may stack with it. They move together from then on. Make a stack.
learn-aeroplane-stack-no = Move the plane behind on the one in front, and choose to stack.
learn-aeroplane-six = After a 6 you roll again. But with a third 6 in a row all planes you moved in this turn go home. Use your 6.
learn-aeroplane-pass = You need two to reach the centre. Roll: if no plane can use the number, you pass. You must use a number that you can use.
learn-aeroplane-exact = The centre needs exactly the right number. Bring a plane home.
learn-aeroplane-exact-no = That plane is not home yet. Choose the one three squares before the centre.
learn-aeroplane-win = Who has all four planes in the centre first wins. One is left: bring it home!
learn-aeroplane-win-no = Move the last plane to the centre.
learn-aeroplane-far = You can send one of two planes home. Hit the one that has come further: that costs the other player more.
learn-aeroplane-far-no = That one has only just set out. Hit the other one.
learn-aeroplane-safe = An enemy plane is right behind you. In your home column nobody can hit you: go there.
learn-aeroplane-safe-no = The plane in danger is the one before the home column. Save that one.
learn-aeroplane-out = More planes outside give you more choice. With an even number, bring one out while you can.
learn-aeroplane-out-no = That is a small step only. Bring another plane out of the hangar.

## The first match, and its hints

first-match = Your first match
first-about = You play against the level { $level }, on this page alone: nothing is counted. Ask for a hint whenever you like.
first-yours = Your turn.
first-theirs = { $bot } is thinking…
first-seeks = Looking for a good move…
first-hint = Give me a hint
first-follow = Do that for me
first-again = Play again
first-real = Play a real match
first-back = Back to the lesson
first-won = You have won! Well played.
first-lost = { $bot } has won this time. Try again!
first-drawn = A draw.
hint-move = { $move }: { $why }
hint-plane = plane { $plane }
hint-turns = { $count ->
    [one] this turns one piece to your colour.
   *[other] this turns { $count } pieces to your colour.
  }
hint-grows = you get one piece more and leave no hole.
hint-jumps = from there you reach more.
hint-closes = { $count ->
    [one] this closes a box, and you draw again.
   *[other] this closes { $count } boxes, and you draw again.
  }
hint-safe = no box gets a third side, so nothing is given away.
hint-gives = every line gives something away now; this one costs least.
hint-setup = A sound set-up: the flag is at the back, well hidden.
hint-beats = you know this piece, and this is how to attack it.
hint-looks = a scout is cheap: find out what stands there.
hint-attacks = attack, and you learn what stands there.
hint-marches = a good way forward.
hint-keeps = Your cards are good: swap none.
hint-replaces = cards that are neither low nor high: swap them.
hint-duels = a card for the duel that you can do without.
hint-leads = attack with this and keep your lowest card.
hint-leads-many = several cards gone at once.
hint-answers = just enough to answer.
hint-gives-up = here it is better to give a card up.
hint-rolls = Roll the die.
hint-launches = one plane more outside.
hint-hits = this sends an enemy plane home.
hint-flies = flying saves a long way.
hint-stacks = together they move on.
hint-moves = the best way with this number.
