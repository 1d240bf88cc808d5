"""The own place and its neighbours among a million people, by the statements of the store alone.

python3 bench/leaders.py [PEOPLE]: puts everybody on two boards, in a file that is taken away again. The times are
those of the processor, so that other programs on the machine do not count. `cargo bench -p store` measures the same through the store."""

import pathlib
import random
import re
import sqlite3
import sys
import tempfile
import time

STORE = pathlib.Path(__file__).parent.parent / "crates" / "store"
ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"
PEOPLE = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
ASKED = 5_000
BOARDS = (("friendlies", "day", 20_787), ("friendlies", "all", 0))


def fill(db, ids, draw):
    """Half have one win, and the best 2,000."""
    db.execute("CREATE TABLE persons (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID")
    db.executescript((STORE / "migrations" / "0003_coins.sql").read_text())
    for board in BOARDS:
        wins = (min(2_000, int((1 / (1 - draw.random())) ** 0.8)) for _ in ids)
        rows = ((*board, who, count, draw.randrange(8_000_000)) for who, count in zip(ids, wins))
        db.executemany("INSERT INTO standings VALUES (?, ?, ?, ?, ?, ?)", rows)
    db.execute("INSERT INTO steps SELECT tab, span, start, wins, count(*) FROM standings GROUP BY 1, 2, 3, 4")
    db.executemany("INSERT INTO persons VALUES (?, ?)", zip(ids, ids))
    db.commit()


def statements():
    source = (STORE / "src" / "sqlite" / "standings.rs").read_text()
    return dict(re.findall(r'let (\w+) = "(SELECT.*?)";', source, re.S))


def around(db, sql, board, who, each=2):
    """As the store does it."""
    own = "SELECT wins, reached FROM standings WHERE tab = ? AND span = ? AND start = ? AND person = ?"
    wins, reached = db.execute(own, (*board, who)).fetchone()
    here = (*board, wins, reached, who, each)
    lines = [(who, None, wins)]
    for same, rest in (("same_before", "more"), ("same_behind", "fewer")):
        found = db.execute(sql[same], here).fetchall()
        found += db.execute(sql[rest], (*board, wins, each - len(found))).fetchall()
        lines += found
    place = "SELECT coalesce(sum(people), 0) + 1 FROM steps WHERE tab = ? AND span = ? AND start = ? AND wins > ?"
    return [db.execute(place, (*board, count)).fetchone() for count in {line[2] for line in lines}]


with tempfile.TemporaryDirectory() as folder:
    db = sqlite3.connect(pathlib.Path(folder) / "house.sqlite")
    db.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -262144;")
    ids = sorted("".join(ALPHABET[bits >> 5 * i & 31] for i in range(12)) for bits in range(PEOPLE))
    draw = random.Random(7)
    fill(db, ids, draw)
    sql = statements()
    for board in BOARDS:
        times = []
        for _ in range(ASKED):
            who = draw.choice(ids)
            start = time.thread_time()
            around(db, sql, board, who)
            times.append(1_000 * (time.thread_time() - start))
        times.sort()
        print(f"{board[1]}: p50 {times[ASKED // 2]:.2f} ms, p99 {times[ASKED * 99 // 100]:.2f} ms, most {times[-1]:.2f} ms")
