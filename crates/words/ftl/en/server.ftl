# Page titles and descriptions that the server writes into the page before the client has loaded.

page-portal-title = { $house }: play with friends or the computer
page-portal-about = Board games in your browser. Play the computer at once, or send a friend a link. No sign-up.
page-portal-games = Games

# $players is one name, or several joined.
page-match-title = { $game }: { $players } – { $house }
page-match-about = { $game }: { $players }, with { $clock }. Open the page to play or to watch.

page-invite-title = { $from } invites you to { $game } – { $house }
page-invite-about = Take the seat with a press and play { $game } in your browser, with { $clock }. No sign-up.
page-invite-gone-title = An invitation – { $house }

page-link-title = Your seat on this device – { $house }
page-link-about = This link makes this browser the same player as on your other device. It works once.

page-local-title = Two on this device, or without a network – { $house }
page-local-about = Play in this browser alone: two people on one device, or the computer without a network.

page-import-title = Open a record – { $house }
page-import-about = Step through the moves of a match that was kept as a file.
page-settings-title = Settings – { $house }
page-settings-about = Language, colours, sound, size of text and how moves are made.

page-play-title = { $game } – { $house }
page-play-about = A match of { $game } against { $bot } ({ $level }) starts at once.

page-missing-title = Nothing here – { $house }
page-missing-about = There is no such page. The front page has all the games.
page-missing-back = To the front page

page-loading = Loading…
page-no-script = This page needs JavaScript and WebAssembly. Please turn them on, or use a newer browser.
# For the one who runs the house from its sources.
page-unbuilt = The browser client is not built yet. Build it with this command, then load the page again:

# $tab is a game, or friendlies of all games.
page-leaderboard-title = Leaderboard: { $tab } – { $house }
page-leaderboard-about = Who has won most in { $house }: today, this week, this month and always.
leaderboard-about = Every win in a friendly counts, against the computer too. Who has as many wins has the same place.
leaderboard-tabs = Which matches
leaderboard-spans = Since when
span-day = Today
span-week = This week
span-month = This month
span-all = All time
leaderboard-place = Place
leaderboard-player = Player
leaderboard-wins = Wins
leaderboard-own = Your place
leaderboard-none = Nobody has won yet. The first match could be yours.
leaderboard-no-own = Win a friendly, and your name stands here.

# What people learn with.
page-learn-title = How to play – { $house }
page-learn-about = Learn five games by playing them: small steps on a real board, from the first move to strategy.
page-learn-game-title = How to play { $game } – { $house }
page-learn-game-about = Learn { $game } step by step on a real board: the rules, good moves, and a first match with hints.
page-puzzles-title = Puzzles – { $house }
page-puzzles-about = Find the best move: puzzles of five games in three grades, and a new one every day.
page-puzzles-game-title = { $game }: puzzles – { $house }
page-puzzles-game-about = Find the best move in { $game }: puzzles in three grades.
page-puzzles-daily-title = The puzzle of the day – { $house }
page-puzzles-daily-about = One puzzle a day, the same for everybody.
page-review-title = A match looked at again – { $house }
page-review-about = What was good in a match, what was not, and what would have been better.
