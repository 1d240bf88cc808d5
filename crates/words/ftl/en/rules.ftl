# The Rules pages, which the server writes whole: one for each game, and the list of them.
# Button names are taken from the interface: { resign } is what stands on that button.
# $game is the game's name, $clock its usual clock (“5 minutes each”), $each the time of one player (“5 minutes”),
# $both the time of both together (“10 minutes”).

rules-list-title = Rules of the games – { $house }
rules-list-about = How the games of { $house } are played: the rules with pictures, the clock, and answers to common questions.

## Around every Rules page

rules-contents = On this page
rules-facts = In short
rules-of = Rules of { $game }
rules-all = Rules of all games
rules-others = Other games
rules-english = This is a translation. Where it says something else than the English page, the English page holds.
rules-english-link = Read the English page
rules-english-here = This page is there in other languages too. Where they say something else, this English text holds.

# The big button, and the two smaller ones behind “Harder”: what stands on those is the name of a level.
rules-start-now = Play { $bot } now
rules-learn = Learn it step by step
rules-puzzles = Puzzles
rules-start-hint = The match starts at once, without signing up. This is the level { level-easy }.
rules-start-harder = Harder:
rules-start-level = Play { $bot } now, level { $level }

rules-fact-players = Players
rules-fact-board = Board
rules-fact-clock = Clock
rules-fact-goal = How to win
rules-fact-length = How long
rules-players-two = Two
# What stands in the fact box beside “Clock”.
rules-clock-usual = { $clock }
rules-length = At most about { $both } with the usual clock

rules-section-start = How a match starts
rules-section-play = How to play
rules-section-win = Who wins
rules-section-clock = The clock
rules-section-leave = Resigning, leaving, closing the tab
rules-section-house = Rules of this house
rules-section-options = Options
rules-section-tips = Tips for setting up
rules-section-notation = How moves are written
rules-section-questions = Questions and answers

# Over two pictures that stand side by side.
rules-before = Before
rules-after = After

## The same in every game for two

rules-start-computer = With the computer: choose a level, and the match starts at once. The computer player is called { $bot }.
rules-start-friend = With a friend: press “{ invite }” and send the link. Whoever opens it first and takes the seat plays with you. The match starts when both of you have pressed “{ ready }”.
rules-start-device = With somebody beside you: press “{ pass-and-play }”. You take turns on the same screen.
rules-start-first = Whoever opens the match plays red and begins. That is you when you play the computer or invite a friend.
rules-start-rematch = After the match, press “{ rematch }”. If the other player wants one too, a new match starts, and this time the other one of you begins.

rules-clock-each = Each player has { $each } for the whole match. Only your own thinking time counts: your clock stands still while the other player thinks.
rules-clock-zero = When a clock reaches zero, that player loses, no matter how the board stands.
rules-clock-choice = Whoever opens the match can choose another clock, or none at all, under “{ setup-open }”. There is no clock when two people play on one device, or when you play the computer while { $house } cannot be reached.
rules-clock-house = If { $house } itself stands still for a while, nobody loses time by it: that time is given back.

rules-leave-ask = With “{ resign }” you give up, and the other player wins. “{ exit }” counts as a loss too, and takes you away from the match. You can do both at any time, even when it is not your turn, and both ask you first.
rules-leave-close = Closing the tab or losing the connection stops nothing: the clock runs on. Come back in the same browser, and the front page leads you straight into your match, or shows all of them if you have several.
rules-leave-before = As long as the match has not started, you can leave and lose nothing.

rules-house-about = These rules are not printed everywhere. { $house } plays by them, and this is why.
rules-house-stands = A move stands: it cannot be taken back, and a draw cannot be offered. Why: nobody has to say no again and again, and the board alone decides.

rules-options-where = Whoever opens the match can change these things under “{ setup-open }”. Without a change the usual rules hold.

rules-ask-time = How much time is there?
rules-answer-time = Each player has { $each } for the whole match, unless another clock was chosen. A player whose clock reaches zero loses.
rules-ask-internet = What if my internet is gone for a moment?
rules-answer-internet = The match goes on and your clock runs on. The page connects again by itself, and you play on where you were.

## Ataxx

rules-ataxx-title = How to play Ataxx: rules with pictures – { $house }
rules-ataxx-about = The rules of Ataxx with pictures: new pieces and jumps, turning, passing, draws and the clock. Play the computer at once.
rules-ataxx-lead = In Ataxx you put new pieces on the board or jump with old ones, and the enemy pieces beside them turn to your colour. Whoever has more pieces at the end wins.

rules-ataxx-fact-board = 7 × 7 squares
rules-ataxx-fact-goal = Have more pieces at the end, or turn all enemy pieces

rules-ataxx-play-start = Each side starts with two pieces in opposite corners. Red begins, then you take turns.
rules-ataxx-play-turn = On your turn you make one move: you put down a new piece, or you jump.
rules-ataxx-play-clone = A new piece goes on an empty square one step away from a piece of yours: straight or diagonal. The old piece stays where it is, so you have one piece more.
rules-ataxx-play-jump = A jump takes one of your pieces to an empty square exactly two steps away: straight, diagonal, or bent like the knight in chess. The square it came from becomes empty.
rules-ataxx-play-turning = After each move, look at the eight squares around the square where the piece landed. Every enemy piece there turns to your colour. Pieces that have been turned do not turn others.
rules-ataxx-play-pass = If you cannot move, you pass. This happens by itself, takes none of your time, and everybody sees it. If you can move, you must.
rules-ataxx-play-hand = To move, tap your piece and then the square. You can also drag the piece, or use the arrow keys and Enter.

rules-ataxx-win-end = The match is over when the board is full, when one side has no pieces left, or when nobody can move any more.
rules-ataxx-win-more = Whoever has more pieces then wins. If one side has no pieces left, the other side has won at once.
# $squares is the number of squares of the usual board, 49.
rules-ataxx-win-draw = If both have the same number, it is a draw. On the usual board this cannot happen when it is full: it has { $squares } squares, an odd number.

# $quiet is 100, $warn is 20.
rules-ataxx-house-quiet = { $quiet } moves in a row without a new piece are a draw. The moves of both players count, and passes too. When the last of these moves wins the match, it is a win and no draw. The board warns you from { $warn } moves before. Why: else two players could jump to and fro without an end.

rules-ataxx-options-blocked = “{ option-blocked }”: no piece can go on these squares, but jumps can go over them. There are several patterns. Corners are never blocked.
rules-ataxx-options-quiet = “{ option-quiet }”: { $quiet } in a row are a draw, or there is no limit.

rules-ataxx-notation-squares = The columns are a to g from the left, the rows 1 to 7 from the bottom. So a7 is the corner at the top left.
rules-ataxx-notation-moves = A new piece is written as its square: g2. A jump is written as the square it comes from and the square it goes to: g1e3. A pass is 0000.
rules-ataxx-notation-position = “{ copy-position }” gives you the whole board as one line of text. It has the rows from the top (x is red, o is blue, a number counts empty squares, - is a blocked square), then who is to move, how many moves there were since the last new piece, and the number of the move. This is the start:

rules-ataxx-ask-over = Can I jump over other pieces?
rules-ataxx-answer-over = Yes, over your own, over enemy pieces and over blocked squares. Only the square where you land has to be empty.
rules-ataxx-ask-old = What happens to the square I jump from?
rules-ataxx-answer-old = It becomes empty, and anybody can go there later. So a jump never gives you a piece more, except those that you turn.
rules-ataxx-ask-stuck = What if I cannot move?
rules-ataxx-answer-stuck = Then you pass by itself, and the other player goes on. You play again as soon as you have a move.
rules-ataxx-ask-nothing = May I make a move that turns nothing?
rules-ataxx-answer-nothing = Yes. But when enemy pieces stand beside your square, all of them turn. You cannot leave one out.
rules-ataxx-ask-wiped = What if all my pieces have been turned?
rules-ataxx-answer-wiped = Then the match is over, and the other player has won.
rules-ataxx-ask-draw = Can it be drawn?
rules-ataxx-answer-draw = Seldom. After { $quiet } moves in a row without a new piece it is a draw. With blocked squares it can also end with the same number of pieces on both sides.

# Pictures: what stands under them, and (-alt) what is read out in place of the picture.
rules-ataxx-fig-start = The start.
rules-ataxx-fig-start-alt = The start: red pieces at the top left and the bottom right, blue pieces at the top right and the bottom left. All other squares are empty.
rules-ataxx-fig-near = Where the red piece in the middle can put a new piece: on the eight squares around it.
rules-ataxx-fig-near-alt = A red piece in the middle of the board. The eight squares around it are marked. Blue pieces stand on the two upper corners.
rules-ataxx-fig-ring = Where the same piece can jump to: the sixteen squares of the next ring.
rules-ataxx-fig-ring-alt = The same board. Marked are the sixteen squares exactly two steps away from the red piece, in a ring around the eight nearest ones.
rules-ataxx-fig-clone = Red puts a new piece on d4. The three blue pieces beside it turn red. The fourth one is too far away and stays blue.
rules-ataxx-fig-clone-before-alt = A red piece on c3. Blue pieces on d5, e5, e4 and f6.
rules-ataxx-fig-clone-after-alt = Red pieces on c3 and d4, and also on d5, e5 and e4, which were blue. The piece on f6 is still blue.
rules-ataxx-fig-jump = Red jumps from b3 to d4. The square b3 becomes empty, and two blue pieces turn red.
rules-ataxx-fig-jump-before-alt = A red piece on b3. Blue pieces on d5, e4 and f1.
rules-ataxx-fig-jump-after-alt = Red pieces on d4, and on d5 and e4, which were blue. The square b3 is empty, the piece on f1 is still blue.
rules-ataxx-fig-pass = Red is to move and cannot: all squares within two steps are taken. So red passes.
rules-ataxx-fig-pass-alt = Red has the whole lowest row. The two rows above are blue, and the four rows above those are empty.
# $red and $blue are the numbers of pieces.
rules-ataxx-fig-full = The board is full. Red has { $red } pieces, blue has { $blue }: red wins.
rules-ataxx-fig-full-alt = A full board with { $red } red and { $blue } blue pieces.

## Dots and Boxes

rules-boxes-title = How to play Dots and Boxes: rules with pictures – { $house }
rules-boxes-about = The rules of Dots and Boxes with pictures: lines, closing boxes, going again, chains, draws and the clock. Play the computer at once.
rules-boxes-lead = In Dots and Boxes you take turns to draw lines between dots. Whoever draws the fourth side of a box gets it, and whoever has more boxes at the end wins.

# $dots-down and $dots-across count the dots (6 and 6), $boxes is 25, $lines is 60.
rules-boxes-fact-board = { $dots-down } × { $dots-across } dots, that is { $boxes } boxes
rules-boxes-fact-goal = Have more boxes at the end

rules-boxes-play-start = The board starts with { $dots-down } × { $dots-across } dots and no lines. Between the dots there is room for { $boxes } boxes. Red begins.
rules-boxes-play-line = On your turn you draw one line between two dots that are next to each other, across or up and down, never slanting. A line that is drawn cannot be drawn again.
rules-boxes-play-close = If your line is the fourth side of a box, the box is closed and it is yours. It does not matter who drew the other three sides.
rules-boxes-play-again = Whoever closes a box must go again and draw one more line. If that closes a box too, you go again once more. A line that closes nothing ends your turn.
rules-boxes-play-double = One line can close two boxes at once. Both are yours then, and you draw one more line.
rules-boxes-play-free = You never have to close a box. You may draw any line that is not drawn yet.
rules-boxes-play-chain = Often boxes lie in a row, like a corridor with only its ends open. This is called a chain. Whoever draws a line in it gives the other player the first box, and then the next one, up to the end. So try to make the other player open a long chain first.
rules-boxes-play-hand = To draw, tap the place between two dots. You can also use the arrow keys and Enter.

# $lines is 60.
rules-boxes-win-end = The match is over when all { $lines } lines are drawn and all { $boxes } boxes have an owner. It is played to the end, even if one player cannot be caught any more.
rules-boxes-win-more = Whoever has more boxes wins.
rules-boxes-win-draw = With { $boxes } boxes there is no draw, because that is an odd number. A board with an even number of boxes can end in a draw.

rules-boxes-house-none = Apart from this and the clock, you play Dots and Boxes here as it is printed everywhere. What others play differently is an option.

# $most is 9.
rules-boxes-options-size = “{ option-size }”: a smaller or a larger board, at most { $most } × { $most } boxes.
rules-boxes-options-border = “{ option-border }”: none, the lines on the left and at the bottom, or the whole border. Lines that stand there at the start are nobody’s.
rules-boxes-options-misere = “{ option-misere }”: most boxes, or fewest boxes. When the fewest boxes win, this is called misère.

rules-boxes-notation-dots = The columns of dots are a, b, c and so on from the left, the rows 1, 2, 3 and so on from the bottom. So a1 is the dot at the bottom left.
rules-boxes-notation-lines = A line is written as its left or lower dot and a letter: h when it runs to the right from there, v when it runs up. So a1h joins a1 and b1, and a1v joins a1 and a2.
rules-boxes-notation-position = “{ copy-position }” gives you the whole board as one line of text. It has the rows of boxes from the top: x is a box of red, o one of blue. For every other box the sides that are drawn are added up: 1 for the top, 2 for the right, 4 for the bottom, 8 for the left, with a, b, c, d, e for 10 to 14. Then comes who is to move. This is the start:

rules-boxes-ask-draw = Can it be drawn?
rules-boxes-answer-draw = Not on the usual board: { $boxes } boxes cannot be shared equally. On a board with an even number of boxes it can.
rules-boxes-ask-again = Do I go again after I close a box?
rules-boxes-answer-again = Yes, you must draw one more line, unless all lines are drawn. This is so every time you close a box.
rules-boxes-ask-two = Do I go twice more if one line closes two boxes?
rules-boxes-answer-two = No. You get both boxes, and you draw one more line.
rules-boxes-ask-must = Must I close a box when I can?
rules-boxes-answer-must = No, never. Sometimes it is clever to leave a box and to draw another line.
rules-boxes-ask-owner = Who owns a box if both of us drew its sides?
rules-boxes-answer-owner = Whoever drew the last side. Who drew the others does not matter.
rules-boxes-ask-pass = Can I leave out my turn?
rules-boxes-answer-pass = No. You draw one line every time, even if it helps the other player.
rules-boxes-ask-misere = What is misère?
rules-boxes-answer-misere = The same game turned round: whoever has the fewest boxes at the end wins. Even then you may draw any line, and whoever closes a box goes again. You choose it under “{ setup-open }” before the match.

rules-boxes-fig-blank = The start: { $dots-down } × { $dots-across } dots, no lines.
rules-boxes-fig-blank-alt = A board of { $dots-down } by { $dots-across } dots without any line.
rules-boxes-fig-close = Red draws the fourth side of the box in the middle. The box is red’s, and red goes again.
rules-boxes-fig-close-before-alt = A board of 3 by 3 boxes. The box in the middle has three sides; its right side is missing.
rules-boxes-fig-close-after-alt = The right side is drawn too, and the box in the middle is red.
rules-boxes-fig-double = One line closes two boxes. Red gets both.
rules-boxes-fig-double-before-alt = Two boxes side by side. Only the line between them is missing.
rules-boxes-fig-double-after-alt = The line between them is drawn, and both boxes are red.
rules-boxes-fig-chain = A chain of three boxes. Blue has drawn a line in it, and red takes box after box. After the third one red has to draw one more line somewhere else.
rules-boxes-fig-chain-before-alt = Three boxes in the middle row. The lines above and below them are drawn, and the line at the left end too. The lines between them and at the right end are missing.
rules-boxes-fig-chain-after-alt = All lines of the middle row are drawn, and its three boxes are red.
# $red and $blue are the numbers of boxes.
rules-boxes-fig-end = The end. Red has { $red } boxes, blue has { $blue }: red wins.
rules-boxes-fig-end-alt = All lines are drawn. { $red } boxes are red, { $blue } are blue.

## Stratego

rules-stratego-title = How to play Stratego: rules with pictures – { $house }
rules-stratego-about = The rules of Stratego with pictures: ranks, attacks, bombs, spy and scouts, setting up, chasing and the clock. Play the computer at once.
rules-stratego-lead = In Stratego each of you has { $pieces } pieces, and sees only the backs of the other player’s. You find out their ranks by attacking. Whoever captures the other flag wins.

rules-stratego-fact-board = 10 × 10 squares with two lakes
rules-stratego-fact-goal = Capture the other player’s flag
rules-stratego-fact-length = About { $both } with the usual clock, more if the match has many moves

rules-stratego-start-device = With somebody beside you: press “{ pass-and-play }”. You take turns on the same screen. Before each turn the board is covered until the device has changed hands.
rules-stratego-start-first = Whoever opens the match plays red and moves first. That is you when you play the computer or invite a friend. Each of you sees the board from the own side.
rules-stratego-start-lot = Whoever opens the match can also give the first move to blue, or have it drawn by lot. The lot is drawn when both have set up their pieces, and it is as likely for red as for blue. It follows from secret numbers of the house and of both players, which are fixed before the match, so nobody can bend it. After the match you can have it checked under “{ fair-lot-title }”.

# $minutes is the time for the set-up.
rules-stratego-play-setup = First you set up your pieces on your own four rows. Both do it at the same time, unseen by each other, and you have { $minutes } minutes. Once you have pressed “{ stratego-lock }”, nothing can be changed. If the time runs out, what you have placed stays, and the rest is placed for you. At least one of your pieces must be able to move.
# The numbers of pieces of each rank.
rules-stratego-play-ranks = The ranks from high to low, and how many of each you have: marshal ({ $marshals }), general ({ $generals }), colonel ({ $colonels }), major ({ $majors }), captain ({ $captains }), lieutenant ({ $lieutenants }), sergeant ({ $sergeants }), miner ({ $miners }), scout ({ $scouts }), spy ({ $spies }). Besides you have bombs ({ $bombs }) and the flag ({ $flags }).
rules-stratego-play-numbers = The pieces have numbers. In the original edition, which you see at first, the marshal is { $old-marshal } and the scout { $old-scout }: a small number is a high rank. In later editions the marshal is { $new-marshal } and the scout { $new-scout }. Beside the board you choose which numbers you see, and there is a list of them. S is the spy, B a bomb, F the flag. The list of moves says the ranks by their names.
rules-stratego-play-move = On your turn you move one piece one square: forward, back or sideways, never diagonally and never into a lake. The square must be empty, or an enemy piece must stand there. The flag and the bombs never move.
rules-stratego-play-scout = A scout moves any number of empty squares in a straight line, and may attack the first enemy piece there. A piece that has moved more than one square has shown that it is a scout.
rules-stratego-play-attack = You attack by moving onto an enemy piece. Both ranks are shown, and both players know them from then on. The lower rank is removed. If the attacker wins, it takes the square; if the defender wins, it stays where it is. Two equal ranks are both removed.
rules-stratego-play-bomb = A bomb removes every piece that attacks it, and stays. Only a miner removes the bomb, and takes its square.
rules-stratego-play-spy = A spy that attacks the marshal wins. In every other fight with a piece that can move, the spy is removed, also when the marshal attacks it. Two spies are both removed.
rules-stratego-play-known = Everybody sees which pieces have moved, which have fought, and which are lost. All else is secret.
rules-stratego-play-hand = To move, tap your piece and then the square. You can also drag the piece, or use the arrow keys and Enter.

rules-stratego-win-flag = Whoever attacks the enemy’s flag wins at once, with any piece.
rules-stratego-win-stuck = A player who is to move and cannot move any piece loses.
rules-stratego-win-end = After the match both set-ups are shown.

# $more is the number of seconds for each move.
rules-stratego-clock-more = Each move of yours gives you { $more } seconds more. The set-up has its own { $minutes } minutes, and they do not count here.

rules-stratego-house-two = Two squares: a piece may not go back and forth between the same two squares more than three times in a row, whatever the other player does. It may go to other squares, and after a move of another piece it counts from the start again. Why: else two pieces could step to and fro without an end.
rules-stratego-house-scout = For scouts it is the border that counts: along one line, a scout may not cross the border between the same two squares more than three times in a row.
rules-stratego-house-more = More squares: you may not chase an enemy piece round and round. A move is not allowed if it attacks nobody, ends beside an enemy piece, and makes a board again that has stood before in the same chase. Stepping straight back is left to the two-squares rule. The piece that is chased may repeat its way; the chaser has to try something else. Why: else nobody could get away, and nobody could win.
rules-stratego-house-same = Two boards are the same only if the very same pieces stand on the same squares, not just pieces of the same rank. Why: else a move that is not allowed would tell you a rank.
# $quiet is 200, $warn is 20.
rules-stratego-house-quiet = { $quiet } moves in a row without an attack are a draw. The moves of both players count. The board warns you from { $warn } moves before. Why: else two careful players could wait without an end.

# $few is 8.
rules-stratego-options-barrage = “{ option-barrage }”: all { $pieces }, or Barrage. In Barrage each of you has { $few } pieces: flag, bomb, spy, two scouts, miner, general and marshal. You place them on any squares of your four rows.
rules-stratego-options-first = “{ option-first }”: red, blue, or by lot.
rules-stratego-options-stuck = “{ option-stuck }”: that player loses. Or it is a draw when neither side has a piece left that could move, but only flag and bombs.
rules-stratego-options-quiet = “{ option-attackless }”: { $quiet } in a row are a draw, or there is no limit.
rules-stratego-options-repetition = “{ option-repetition }”: the rules of two squares and more squares hold, or they do not.

rules-stratego-tips-flag = The flag is safest on the back row, where the way to it is long. A corner has only two neighbours to guard.
rules-stratego-tips-bombs = Bombs beside the flag stop everybody but miners. In a corner two bombs are enough, at the edge it takes three. Behind them put a piece that beats miners, a sergeant or a lieutenant.
rules-stratego-tips-decoy = Do not spend all bombs on the flag. Build a second shelter like it on the other side, around a piece of little worth: then nobody knows which of the two is the true one.
rules-stratego-tips-front = Bombs in the front row stand in the way of your own pieces. Put scouts and a few strong pieces in front, keep miners at the back for the end, and keep the spy near a strong piece that the marshal would like to catch.
rules-stratego-tips-still = A piece that never moves looks like a bomb. So let some others stand still for a long time too. And do not set up the same way every time.

rules-stratego-notation-squares = The columns are a, b, c, d, e, f, g, h, j and k from red’s left, without an i. The rows are 1 to 10 from red’s side. The lakes are c5, c6, d5, d6 and g5, g6, h5, h6.
rules-stratego-notation-moves = A move is written as the square it comes from and the square it goes to: a4a5. A set-up is written as setup and 40 letters, your back row first, each row from your left: B bomb, C spy, D scout, E miner, F sergeant, G lieutenant, H captain, I major, J colonel, K general, L marshal, M flag, a empty.
rules-stratego-notation-position = “{ copy-position }” gives you the whole board as one line of text. It has 100 signs from a1 along the row and then up: the same letters for red, N to Y in the same order for blue, small letters for pieces that have fought, ? for a rank you do not know, a for an empty square and _ for a lake. Then come r or b for who is to move, and the number of the move. This is the start, as somebody who watches sees it:

rules-stratego-ask-see = Can anybody see my ranks?
rules-stratego-answer-see = No. { $house } tells each player only what that player may know. Whoever watches, and the computer player too, sees only what has been shown in fights.
rules-stratego-ask-spy = Does the spy win too when the marshal attacks it?
rules-stratego-answer-spy = No, then the spy is removed. It wins only by attacking first.
rules-stratego-ask-bomb = Does a bomb stay after somebody has attacked it?
rules-stratego-answer-bomb = Yes, until a miner comes.
rules-stratego-ask-scout = May a scout run and attack in the same turn?
rules-stratego-answer-scout = Yes, if all squares between are empty.
rules-stratego-ask-flag = May I move my flag?
rules-stratego-answer-flag = No. Where you set it up, it stays until the end.
rules-stratego-ask-must = Must I attack?
rules-stratego-answer-must = No. You must move, but where to is up to you.
rules-stratego-answer-time = Each player has { $minutes } minutes for the set-up, then { $each } for the whole match and { $more } seconds more for each move, unless another clock was chosen. A player whose clock reaches zero loses.

rules-stratego-fig-start = What red sees when both have set up: the own ranks, and only the backs of blue’s pieces.
rules-stratego-fig-start-alt = The board at the start. Four rows of red pieces with their ranks at the bottom, four rows of blue pieces without at the top. Between them two empty rows with two lakes.
rules-stratego-fig-moves = Where the red general can go: forward, back and to the right. On the left is a lake.
rules-stratego-fig-moves-alt = A red general on e5, beside the left lake. The squares e6, e4 and f5 are marked.
rules-stratego-fig-scout = Where the red scout can go: as far as the way is free. It can attack the blue marshal in its line.
rules-stratego-fig-scout-alt = A red scout on b3, a red marshal on e3, a blue marshal on b8. Marked are all squares of the column b from b1 to b8, a3, c3 and d3.
rules-stratego-fig-tie = Scout against scout: both are removed.
rules-stratego-fig-tie-before-alt = A red scout on e4, and a blue scout on e8 in the same column. The squares between are empty.
rules-stratego-fig-tie-after-alt = Both scouts are gone.
rules-stratego-fig-miner = The miner attacks the bomb, removes it and takes its square.
rules-stratego-fig-miner-before-alt = A red miner on e6, a blue bomb on e7 before it.
rules-stratego-fig-miner-after-alt = The bomb is gone. The miner stands on e7.
rules-stratego-fig-bomb = Even the marshal is lost when it attacks a bomb. The bomb stays.
rules-stratego-fig-bomb-before-alt = A red marshal on e6, a blue bomb on e7 before it.
rules-stratego-fig-bomb-after-alt = The marshal is gone. The bomb stands on e7 as before.
rules-stratego-fig-spy = The spy attacks the marshal and wins.
rules-stratego-fig-spy-before-alt = A red spy on e4, a blue marshal on e5 before it.
rules-stratego-fig-spy-after-alt = The marshal is gone. The spy stands on e5.
rules-stratego-fig-end = The scout attacks the flag: red has won.
rules-stratego-fig-end-before-alt = A red scout on e9, the blue flag on e10 before it.
rules-stratego-fig-end-after-alt = The flag is gone. The scout stands on e10.
rules-stratego-fig-two = The red miner has gone to and fro: a4 to a5, back to a4, and to a5 again. Now it may not go back to a4. It may go to a6 or b5, or red moves another piece.
rules-stratego-fig-two-alt = A red miner on a5. The squares a4 and a5 are marked.
rules-stratego-fig-more = The red marshal has chased the blue general once round these four squares. If it went to f3 now, the board would be the same as after its first step. So that is not allowed. It may go to e4 or elsewhere.
rules-stratego-fig-more-alt = A red marshal on e3, a blue general on f4 diagonally beside it. The squares e3, f3, e4 and f4 are marked.
# $quiet is 200.
rules-stratego-fig-quiet = Nobody has attacked for a long time. Red’s move here is quiet move number { $quiet } in a row: a draw.
rules-stratego-fig-quiet-before-alt = A red general on d3, far away from the blue pieces.
rules-stratego-fig-quiet-after-alt = The general stands on d4 and has attacked nobody.
rules-stratego-fig-shelter = A set-up with the flag in the corner, behind two bombs. On the other side a false shelter: two bombs around a sergeant.
rules-stratego-fig-shelter-alt = Four rows of red pieces. Marked are the flag on a1 with bombs on b1 and a2, and a sergeant on k1 with bombs on j1 and k2.

## Aeroplane Chess

rules-aeroplane-title = How to play Aeroplane Chess: rules with pictures – { $house }
rules-aeroplane-about = The rules of Aeroplane Chess with pictures: launching, jumps, flights, stacks, three sixes, the centre and the clock. Play the computer at once.
rules-aeroplane-lead = Aeroplane Chess is a race for two, three or four. You roll the die, bring your four planes round the board and into the centre, and send the planes of the others back to their hangars. Whoever has all four in the centre first wins.

rules-aeroplane-fact-players = Two, three or four
rules-aeroplane-fact-board = A ring of { $ring } squares, and a home column for each colour
rules-aeroplane-fact-goal = Be the first with all { $planes } planes in the centre
rules-aeroplane-fact-length = For two at most about { $both } with the usual clock; three or four take longer

rules-aeroplane-start-computer = With the computer: choose a level, and the match starts at once. With three or four players the computer plays all other colours. The computer player is called { $bot }.
rules-aeroplane-start-friends = With friends: press “{ invite }” and send the link. If three or four are to play, choose so under “{ setup-open }” first, and send the same link to all. The match starts when all seats are taken and everybody has pressed “{ ready }”.
rules-aeroplane-start-device = With people beside you: press “{ pass-and-play }”. You take turns on the same screen, each with a colour. Three or four can do so too, if you choose it under “{ setup-open }”.
rules-aeroplane-start-colours = The colours are red, yellow, blue and green, clockwise. Two players have red and blue, three have red, yellow and blue. Whoever opens the match plays red.
rules-aeroplane-start-roll = The die decides who begins: everybody rolls once, and the highest number begins. If several have it, they roll again. Then it goes on clockwise.
rules-aeroplane-start-rematch = After the match, press “{ rematch }”. If all the others want one too, a new match starts, and everybody has another colour.

rules-aeroplane-play-start = Each colour has { $planes } planes. At the start all of them are in their hangar, in the corner of the board.
rules-aeroplane-play-turn = On your turn you roll the die. With the number you bring a plane out of the hangar, or move a plane on. If no plane can use the number, you pass. This happens by itself and takes none of your time.
rules-aeroplane-play-launch = With a 2, 4 or 6 you can bring one plane from the hangar to the launch pad, the round field beside it. With a later roll it moves on from there.
rules-aeroplane-play-way = From the pad a plane goes round the ring clockwise, square by square, then up the home column of its colour and into the centre. Planes never block the way: you may pass all of them.
rules-aeroplane-play-jump = Every fourth square of the ring has your colour. If a plane lands by its roll on a square of its own colour, it jumps at once to the next square of its colour. It jumps only once.
rules-aeroplane-play-fly = A dashed line leads from one of your squares across the board to another. If a plane lands where it begins, by its roll or by a jump, you may fly to its other end. On the way the flight crosses the home column of the colour opposite. Planes that stand at the crossing go back to their hangar. After a flight there is no jump. If you do not fly after your roll, the plane jumps as on every other square of its colour; if a jump brought it there, it stays.
rules-aeroplane-play-hit = If your plane lands where planes of another colour stand, all of these go back to their hangar. That holds for every square where it lands: by the roll, by a jump, by a flight. Where it only passes, nothing happens.
rules-aeroplane-play-stack = If your plane ends where other planes of yours stand, you may make one stack of them. From then on they move together, until they are sent back or reach the centre. A stack is sent back as a whole.
rules-aeroplane-play-six = After a 6 you roll again, unless it brought your last plane home. A third 6 in a row is not played: all planes that were moved or launched by the first two go back to the hangar, and the next player rolls.
rules-aeroplane-play-hand = To roll, tap the die. To move, tap the plane. Where there is a choice, to fly or to stack, you are asked. Everything can also be done with the arrow keys and Enter.

rules-aeroplane-win-exact = The centre needs the exact number. A plane for which the number is too large cannot use it.
rules-aeroplane-win-first = Whoever has all { $planes } planes in the centre first wins. Planes that have arrived lie turned over in their hangar.
rules-aeroplane-win-rest = With three or four players the others play on, for second and third place, until only one is left. That one is last.
rules-aeroplane-win-out = Who resigns, leaves or runs out of time is out: the planes leave the board, and that player gets the last place that is still free. If only one player is left then, that one gets the best place that is still free.

rules-aeroplane-clock-each = Each player has { $each } for the whole match. Only your own thinking time counts: your clock stands still while the others think.
rules-aeroplane-clock-zero = When a clock reaches zero, that player is out, no matter how the board stands. Of two players, the other one wins. Of three or four, the others play on.

rules-aeroplane-leave-ask = With “{ resign }” you give up. “{ exit }” counts as a loss too, and takes you away from the match. Of two players, the other one wins; of three or four, the others play on. You can do both at any time, even when it is not your turn, and both ask you first.

rules-aeroplane-house-must = A number that can be used must be used, even if it does you harm. Why: else a plane could wait in a good place for ever.
rules-aeroplane-house-done = A third 6 does not bring back planes that are in the centre. Why: they have arrived, and nothing can happen to them any more.

rules-aeroplane-options-players = “{ option-players }”: two, three or four.
rules-aeroplane-options-launch = “{ option-launch }”: 2, 4 or 6; or 6 only; or 5 or 6.
rules-aeroplane-options-overshoot = “{ option-overshoot }”: the plane stays where it is, or it goes into the centre and back again by what is too much.
rules-aeroplane-options-jump = “{ option-fly-then-jump }”: usually there is none. If it is chosen, a plane that landed by its roll where a flight begins jumps on after the flight.

rules-aeroplane-notation-squares = The squares are counted on the way of each colour: 0 is its launch pad, 1 to { $last } go round the ring, { $column } to { $door } up the home column, and { $centre } is the centre. The flight leads from { $flight } to { $landing } and crosses { $crossed } of the colour opposite. The planes of a colour have the numbers 1 to { $planes }.
rules-aeroplane-notation-moves = roll is the roll of the die, launch 2 brings plane 2 to the launch pad, and move 2 moves it. A stack has the number of its lowest plane. With a flight it is move 2 fly, with stacking move 2 stack, with both move 2 fly stack.
rules-aeroplane-notation-position = “{ copy-position }” gives you the whole board as one line of text. It has the options, what is to happen next, and the places of the planes of each colour: a number is a square, - is the hangar, and @1 stands in a stack with plane 1. This is the start for four, before they roll for who begins:

rules-aeroplane-ask-block = Can planes block the way?
rules-aeroplane-answer-block = No. You may pass single planes and stacks of every colour. If you land on them, they go back to their hangar.
rules-aeroplane-ask-safe = Where is a plane safe?
rules-aeroplane-answer-safe = In the hangar, on the launch pad and in the centre. In the home column too, except on the square that the colour opposite crosses when it flies.
rules-aeroplane-ask-must = Must I move when I can?
rules-aeroplane-answer-must = Yes. But you choose which plane, and with the right number whether you launch one instead.
rules-aeroplane-ask-fly = Must I fly?
rules-aeroplane-answer-fly = No, you may choose. After your roll, a plane that does not fly jumps to the next square of its colour.
rules-aeroplane-ask-share = Must my planes stack when they meet?
rules-aeroplane-answer-share = No. They may share a square and still move one by one. But whoever lands there sends all of them back.
rules-aeroplane-ask-six = Can I roll on and on with sixes?
rules-aeroplane-answer-six = No. Every 6 gives you one more roll, but with the third 6 in a row you lose what the first two brought, and your turn is over.
rules-aeroplane-ask-luck = Does the die help anybody?
rules-aeroplane-answer-luck = No. Every number is as likely as any other, for people and for the computer. Each roll follows from secret numbers of the house and of every player, so nobody can bend it. After the match you can have it checked under “{ fair-title }”.
rules-aeroplane-ask-leaves = What if one of four leaves?
rules-aeroplane-answer-leaves = The planes of that colour leave the board, and the other three play on.
rules-aeroplane-ask-time = How much time is there?
rules-aeroplane-answer-time = Each player has { $each } for the whole match, unless another clock was chosen. A player whose clock reaches zero is out.

rules-aeroplane-fig-start = The start for four: all planes are in their hangars.
rules-aeroplane-fig-start-alt = The board with four hangars in the corners: red at the bottom left, then clockwise yellow, blue and green. In each stand four planes. The ring is empty.
rules-aeroplane-fig-launch = Red has rolled a 4 and brings plane 1 to the launch pad.
rules-aeroplane-fig-launch-before-alt = All four red planes are in the hangar.
rules-aeroplane-fig-launch-after-alt = One red plane stands on the launch pad, three are in the hangar.
rules-aeroplane-fig-jump = Red has rolled a 5. The plane lands on a red square and jumps at once to the next one.
rules-aeroplane-fig-jump-before-alt = A red plane on the fifth square of its way.
rules-aeroplane-fig-jump-after-alt = The plane stands on square 14, the next red one after square 10, where it landed.
rules-aeroplane-fig-fly = Red has rolled a 3, lands where the dashed line begins and flies. The blue plane at the crossing goes back to its hangar.
rules-aeroplane-fig-fly-before-alt = A red plane three squares before its flight. The flight crosses the home column of blue, where a blue plane stands.
rules-aeroplane-fig-fly-after-alt = The red plane stands at the other end of the flight. The blue plane is in its hangar.
rules-aeroplane-fig-hit = Red has rolled a 4 and lands on a yellow stack. Both yellow planes go back to their hangar.
rules-aeroplane-fig-hit-before-alt = A stack of two yellow planes stands four squares before a red plane.
rules-aeroplane-fig-hit-after-alt = The red plane stands where the stack was. All four yellow planes are in the hangar.
rules-aeroplane-fig-stack = Red has rolled a 3, reaches the other plane and makes a stack.
rules-aeroplane-fig-stack-before-alt = Two red planes, three squares from each other.
rules-aeroplane-fig-stack-after-alt = Both planes are one stack, with the number 2 on it.
rules-aeroplane-fig-column = The home column of red is marked. The plane on its second square needs a 4 for the centre: a 1, 2 or 3 moves it closer, with a 5 or 6 it cannot move.
rules-aeroplane-fig-column-alt = A red plane on the second of the five marked squares before the centre. One red plane has arrived and lies turned over in the hangar.
rules-aeroplane-fig-end = The end for two: all red planes have arrived, so red wins.
rules-aeroplane-fig-end-alt = All four red planes lie turned over in the hangar. Of blue one has arrived, and three are still on the way, two of them as a stack.

## Tacocat Spelled Backwards

rules-tacocat-title = How to play Tacocat Spelled Backwards: rules with pictures – { $house }
rules-tacocat-about = The rules of Tacocat Spelled Backwards with pictures: replacing cards, the duel, jumbo attacks, sacrifices, tiles and the clock. Play the computer at once.
rules-tacocat-lead = In Tacocat Spelled Backwards you attack and defend with cards, but the last one decides: whoever has the lower last card wins the round. Then Tacocat, the token, moves towards that player’s goal. The first goal it reaches wins.

rules-tacocat-fact-board = A row of { $spaces } spaces between two goals, and { $cards } cards
rules-tacocat-fact-goal = Bring Tacocat into your own goal

rules-tacocat-start-device = With somebody beside you: press “{ pass-and-play }”. You share the screen and pass the device on, so that neither of you sees the other’s cards.
rules-tacocat-start-sides = Whoever opens the match plays red. Nobody has the first turn: on the middle space both of you choose at the same time.
rules-tacocat-start-rematch = After the match, press “{ rematch }”. If the other player wants one too, a new match starts, and you change colours.

rules-tacocat-play-goal = Between the two goals lie { $spaces } spaces. Tacocat starts on the middle one. The match goes in rounds, and each round moves Tacocat. Your own goal is always nearest to you.
rules-tacocat-play-deck = The { $cards } cards have numbers from 1 to { $ranks }; nothing else about them matters. There is { $of-one } card with a 1, { $of-two } with a 2, { $of-three } each with 3, 4, 5 and 6, { $of-seven } with a 7, { $of-eight } each with 8 and 9, { $of-ten } each with 10 and 11, and { $of-twelve } with a 12.
rules-tacocat-play-deal = At the start of a round all cards are shuffled, and both of you get as many as the space says where Tacocat is: { $hand-middle } on the middle space, then { $hand-near }, { $hand-far } and { $hand-last } towards each goal. The other player sees how many cards you have, but not which.
rules-tacocat-play-replace = Next you may replace cards: discard as many as you like, face up, and draw as many new ones. On the middle space both do so at the same time. On any other space the player to whom the arrow points goes first, and after that the other one may replace at most as many. If the first one replaces none, the other one is not asked.
rules-tacocat-play-duel = Then comes the duel. Both put a card face down, and both cards are turned over at the same time. The higher card attacks first. If they are equal, you duel again. Duel cards are discarded. Nobody puts the last card into a duel.
rules-tacocat-play-attack = The attacker plays one card or makes a jumbo attack. A jumbo attack is a set, two or more cards with the same number, or a sequence, three or more cards with numbers in a row such as 4, 5, 6. You never attack with your whole hand: one card must remain.
rules-tacocat-play-defend = Each card of the attack is answered by itself, with a card that has the same number or a higher one. For each card that is not answered, the defender sacrifices one: the lowest of those that are left. You may sacrifice even if you could answer.
rules-tacocat-play-next = If everything was answered, the defender attacks next. After a sacrifice the same player attacks again. All cards that were played are discarded face up, and stay there until the round is over.
rules-tacocat-play-last = When both have one card left, both are shown. The lower card wins the round. So high cards are good to attack and to defend with, but a low one is what you want to keep.
rules-tacocat-play-move = Tacocat moves one space towards the goal of whoever won the round, and a tile covers the space it left. A tiled space is not played on again: Tacocat slides over it to the next free space.
rules-tacocat-play-tie = If the last cards are equal, Tacocat stays where it is. All cards are shuffled, and a new round is played on the same space.
rules-tacocat-play-hand = Tap cards to choose them. Everything can also be done with the arrow keys and Enter.

rules-tacocat-win-goal = The first player whose goal Tacocat reaches wins the match.
rules-tacocat-win-rounds = That takes { $rounds } rounds: since Tacocat slides over tiles, whoever is first to win { $rounds } rounds wins. Rounds that ended equal do not count.
rules-tacocat-win-draw = The match cannot be drawn, unless both clocks reach zero at the same moment.

rules-tacocat-clock-both = When both choose at the same time, both clocks run, each until that player has chosen. What you have chosen is final, and it is shown to nobody before the other has chosen too.

rules-tacocat-house-numbers = How many cards have each number, how many cards are dealt on the spaces beside the middle one, and where the arrows point. Why: this is not printed in the rules that we could find. With our numbers the cards never run out, and on each space but the middle one whoever is farther from winning replaces first.

rules-tacocat-options-tie = What happens when the last cards are equal: a new round on the same space, or the player to whom the arrow points wins the round. On the middle space it is always a new round.

rules-tacocat-notation-spaces = The spaces are 1 to { $spaces }, counted from the goal of red. That goal is 0, and the goal of blue is 8.
rules-tacocat-notation-moves = replace 3,3,7 discards these cards for new ones, and replace - discards none. duel 5 puts a card down. lead 4, lead 4,4 and lead 3,4,5 are attacks. defend 5,-,9 answers an attack of three cards, from the lowest up; - is a sacrifice.
rules-tacocat-notation-options = Programs can open a match with other cards, hands and arrows too: deck= has twelve counts, hands= seven, and arrows= seven times 0 (red), 1 (blue) or both. tie=arrow is the option above.
rules-tacocat-notation-position = “{ copy-position }” gives you all that you know of the match as one line of text. It has the options, how the match ended, the round, where Tacocat is and which spaces are tiled, what is to happen next, each hand, the discards and the draw pile. A ? stands before the number of cards that you do not see. This is the start with tie=arrow:

rules-tacocat-ask-must = Must I defend when I can?
rules-tacocat-answer-must = No. You may sacrifice instead. But you give up your lowest cards then, and the same player attacks again.
rules-tacocat-ask-equal = Does a 4 stop a 4?
rules-tacocat-answer-equal = Yes, the same number is enough. It takes one card for each card of the attack.
rules-tacocat-ask-which = May I choose which card I sacrifice?
rules-tacocat-answer-which = No, it is always the lowest one that is left. First the cards that answer are set aside, so you can save a low card only by answering with it.
rules-tacocat-ask-all = May I attack with all my cards?
rules-tacocat-answer-all = No, one card must remain in your hand. It is the one that decides the round.
rules-tacocat-ask-see = What does the other player know of my cards?
rules-tacocat-answer-see = How many they are, and everything that has been discarded. Who pays attention knows more: after a sacrifice you have no card that is lower than that one. People who watch see no hand before the match is over.
rules-tacocat-ask-round = How long is a round?
rules-tacocat-answer-round = It depends on the space. Beside the goals you get only { $hand-last } cards each, elsewhere up to { $hand-far }.
rules-tacocat-ask-fair = Is the deck shuffled fairly?
rules-tacocat-answer-fair = Yes. The order of the cards follows from secret numbers that { $house } and both players fix before the match, so nobody can bend it, and the computer player sees no card that it should not see. After the match you can check every deal under “{ fair-cards-title }”.
rules-tacocat-ask-empty = Can the draw pile run out?
rules-tacocat-answer-empty = No. There are always enough cards for both to replace a whole hand.

rules-tacocat-fig-start = The start. Tacocat is on the middle space; the number on each space says how many cards both get there.
rules-tacocat-fig-start-alt = A column of seven spaces between the goal of red at the bottom and the goal of blue at the top. Tacocat is on the middle space. Beside it lies the whole deck, face down.
rules-tacocat-fig-arrows = On the three spaces next to red’s goal blue replaces first, on the three next to blue’s goal red does. On the middle space both do so at the same time.
rules-tacocat-fig-arrows-alt = The three spaces above the goal of red are marked. On each of them an arrow points up, to blue.
rules-tacocat-fig-replace = Blue has won a round, and the arrow points to red. Red discards the 5 and the 6 and draws two new cards. Now blue may replace two cards at most.
rules-tacocat-fig-replace-before-alt = Red holds 2, 3, 5, 6, 9 and 12. The six cards of blue lie face down. Tacocat is on the fifth space, and the middle one is tiled.
rules-tacocat-fig-replace-after-alt = Red still holds six cards. The 5 and the 6 are marked as discarded.
rules-tacocat-fig-duel = The duel: red has put down the 9, and blue is still choosing. Blue does not see which card it is.
rules-tacocat-fig-duel-alt = Red holds 2, 4, 5, 6 and 12, and the 9 lies in the middle. Blue holds six cards face down.
rules-tacocat-fig-lead = Blue’s duel card was a 7, so red attacks: with a sequence, a jumbo attack.
rules-tacocat-fig-lead-before-alt = Red holds 2, 4, 5, 6 and 12. Blue holds five cards.
rules-tacocat-fig-lead-after-alt = The cards 4, 5 and 6 lie in the middle. Red holds 2 and 12.
rules-tacocat-fig-defend = The same attack, seen by blue. Blue answers the 4 with a 4 and the 5 with a 5. For the 6 blue sacrifices the lowest card that is left, a 3. So red attacks again.
rules-tacocat-fig-defend-before-alt = The attack 4, 5, 6 lies in the middle. Blue holds 3, 3, 4, 5 and 5.
rules-tacocat-fig-defend-after-alt = The middle is empty. Blue holds 3 and 5, and red holds two cards.
rules-tacocat-fig-slide = Each has one card left. Red’s 2 is lower than the card of blue, so red wins the round. Tacocat slides over the tile in the middle to the next free space.
rules-tacocat-fig-slide-before-alt = Red holds a 2, blue one card face down. Tacocat is on the fifth space, and the middle one is tiled.
rules-tacocat-fig-slide-after-alt = Tacocat is on the third space. The fourth and the fifth are tiled, and the whole deck lies face down again.
rules-tacocat-fig-end = The end. In the last round red had a 2 and blue a 7, so Tacocat reaches red’s goal, and red wins the match.
rules-tacocat-fig-end-alt = Tacocat is in the goal of red at the bottom. Five spaces are tiled. The last cards lie face up: a 2 of red and a 7 of blue.
