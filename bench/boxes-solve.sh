#!/usr/bin/env bash
# Perfect play of Dots and Boxes beside OpenSpiel's generic alpha-beta and minimax searches, on the same
# positions, small enough for them: small boards from the start, and larger ones with few lines left.
# Values must agree. Seconds are of each search alone, without the start of a program: CPU time for OpenSpiel, the
# least of five runs for ours.
#
# Needs python3 with venv, and cargo. OpenSpiel is installed from PyPI into bench/.venv. ADDA names a built
# program to take instead of a release build.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=bench/.venv
if [ ! -x "$venv/bin/python" ]; then
    python3 -m venv "$venv"
fi
"$venv/bin/pip" install --quiet --disable-pip-version-check 'open_spiel==2.0.2'
if [ -z "${ADDA:-}" ]; then
    cargo build --quiet --release --package adda
    ADDA=target/release/adda
fi

ADDA="$ADDA" "$venv/bin/python" - <<'EOF'
import json
import os
import random
import subprocess
import sys
import time

import pyspiel
from open_spiel.python.algorithms import minimax, minimax_solver

# Rows, columns, and how many lines are left; None is the start.
BOARDS = [(1, 1, None), (1, 2, None), (1, 3, None), (2, 2, None)] + [
    (2, 3, 10),
    (2, 3, 11),
    (2, 3, 12),
    (3, 3, 10),
    (3, 3, 11),
    (3, 3, 12),
    (4, 4, 10),
]


def sides(rows, columns):
    """The sides of each box (top, right, bottom, left) by number, boxes row by row.

    Lines are numbered as both programs do it, the horizontal ones first; what is the top for one is
    the bottom for the other, which is the same board in a mirror."""
    first = (rows + 1) * columns
    boxes = []
    for row in range(rows):
        for column in range(columns):
            left = first + row * (columns + 1) + column
            bottom = row * columns + column
            boxes.append([bottom + columns, left + 1, bottom, left])
    return boxes


def position(rows, columns, left, seed):
    """Random lines of which none closes a box, until so many are left, and the text for `adda`."""
    boxes = sides(rows, columns)
    count = (rows + 1) * columns + rows * (columns + 1)
    lines = list(range(count))
    random.Random(seed).shuffle(lines)
    drawn = []
    for line in lines:
        full = any(all(side in drawn or side == line for side in box) for box in boxes)
        if count - len(drawn) > left and not full:
            drawn.append(line)
    if count - len(drawn) != left:
        return None
    digits = ["%x" % sum(1 << nth for nth, side in enumerate(box) if side in drawn) for box in boxes]
    texts = ["".join(digits[row * columns:(row + 1) * columns]) for row in range(rows)]
    return drawn, "/".join(reversed(texts)) + " " + "xo"[len(drawn) % 2]


def theirs(rows, columns, drawn):
    """Value for who moves and seconds, by alpha-beta, and by minimax with a table from the start."""
    name = f"dots_and_boxes(num_rows={rows},num_cols={columns},utility_margin=true)"
    state = pyspiel.load_game(name).new_initial_state()
    for line in drawn:
        state.apply_action(line)
    begin = time.process_time()
    value, _ = minimax.alpha_beta_search(state.get_game(), state=state, maximum_depth=200)
    seconds = time.process_time() - begin
    table = None
    if not drawn:
        begin = time.process_time()
        minimax_solver.MinimaxSolver(name).solve()
        table = time.process_time() - begin
    return round(value), seconds, table


def ours(text):
    command = [os.environ["ADDA"], "solve", text, "--json"]
    runs = [subprocess.run(command, check=True, capture_output=True) for _ in range(5)]
    answers = [json.loads(run.stdout) for run in runs]
    return answers[0]["value"], min(answer["seconds"] for answer in answers)


print(f"{'board':9} {'left':>4} {'value':>5} {'alpha-beta':>11} {'minimax':>9} {'adda solve':>11}  seconds")
agreed = True
for rows, columns, left in BOARDS:
    count = (rows + 1) * columns + rows * (columns + 1)
    left = left or count
    seeds = range(1, 1000)
    drawn, text = next(found for seed in seeds if (found := position(rows, columns, left, seed)))
    value, seconds, table = theirs(rows, columns, drawn)
    mine, took = ours(text)
    agreed &= value == mine
    table = "-" if table is None else f"{table:.3f}"
    print(f"{rows}x{columns:<7} {left:4} {mine:+5} {seconds:11.3f} {table:>9} {took:11.6f}  {'' if value == mine else 'DIFFERENT'}", flush=True)
sys.exit(0 if agreed else 1)
EOF
