-- Wins of persons in friendlies, each once: what they earned, and why less.
CREATE TABLE wins (
    match_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    coins    INTEGER NOT NULL,
    less     TEXT,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- The ledger. Only ever added to. Each row takes coins from one account and gives them to another, so that all
-- balances together are always 0; a balance is what was given less what was taken. An account is a
-- person, or `house`, where coins come from. `day`: as days since 1970, where the house is.
CREATE TABLE transfers (
    match_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    giver    TEXT    NOT NULL,
    taker    TEXT    NOT NULL CHECK (taker <> giver),
    coins    INTEGER NOT NULL CHECK (coins > 0),
    day      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX transfers_in ON transfers (taker, day, coins);
CREATE INDEX transfers_out ON transfers (giver, coins) WHERE giver <> 'house';

-- How many matches that count for coins two people had on a day; `one` is before `other`.
CREATE TABLE pairs (
    day     INTEGER NOT NULL,
    one     TEXT    NOT NULL,
    other   TEXT    NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (day, one, other)
) STRICT, WITHOUT ROWID;

-- Persons of one human, as far as browsers have shown: all with the same root are.
CREATE TABLE kin (
    person TEXT PRIMARY KEY,
    root   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX kin_root ON kin (root);

-- Wins by leaderboard: `start` is its first day. `reached`: when the last of them was won.
CREATE TABLE standings (
    tab     TEXT    NOT NULL,
    span    TEXT    NOT NULL,
    start   INTEGER NOT NULL,
    person  TEXT    NOT NULL,
    wins    INTEGER NOT NULL,
    reached INTEGER NOT NULL,
    PRIMARY KEY (tab, span, start, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_order ON standings (tab, span, start, wins DESC, reached, person);

-- How many people have exactly so many wins there: a place is one more than those with more, and that is
-- a sum over as many rows as there are different numbers, not people.
CREATE TABLE steps (
    tab    TEXT    NOT NULL,
    span   TEXT    NOT NULL,
    start  INTEGER NOT NULL,
    wins   INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (tab, span, start, wins)
) STRICT, WITHOUT ROWID;
