#!/usr/bin/env bash
# Random playouts of Dots and Boxes a second from the empty 5x5 board, one core each: OpenSpiel's
# C++ rollouts (its own RandomRolloutEvaluator, no Python in the loop) and ours, in one run. Seconds
# are of CPU time, so that a busy machine falsifies less.
#
# Needs python3 with venv, and cargo. OpenSpiel is installed from PyPI into bench/.venv.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=bench/.venv
if [ ! -x "$venv/bin/python" ]; then
    python3 -m venv "$venv"
fi
"$venv/bin/pip" install --quiet --disable-pip-version-check 'open_spiel==2.0.2'

theirs=$("$venv/bin/python" - <<'EOF'
import time
import pyspiel

ROUND = 2_000  # rollouts between two looks at the clock
game = pyspiel.load_game("dots_and_boxes(num_rows=5,num_cols=5)")
state = game.new_initial_state()
# One simulation of its search is ROUND rollouts from the root, and nothing else.
evaluator = pyspiel.RandomRolloutEvaluator(ROUND, 1)
bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
bot.mcts_search(state)  # warm up
begin, count = time.process_time(), 0
while time.process_time() - begin < 5:
    bot.mcts_search(state)
    count += ROUND
print(round(count / (time.process_time() - begin)))
EOF
)
ours=$(cargo bench --quiet --package game-boxes --bench playouts | awk '$1 == "playouts" && $2 == "5x5" { print $3 }')

printf 'playouts of 5x5 a second of CPU time, one core\n'
printf '%-12s %12d\n' OpenSpiel "$theirs" ours "$ours"
printf '%-12s %12d times\n' ratio "$((ours / theirs))"
