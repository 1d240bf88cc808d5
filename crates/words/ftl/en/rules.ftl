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
