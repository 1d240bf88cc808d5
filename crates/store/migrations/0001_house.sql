-- Who comes to the house.
CREATE TABLE persons (
    id      TEXT    PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The head of each match, for lists; the truth is in its entries.
CREATE TABLE matches (
    id      TEXT    PRIMARY KEY,
    kind    TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    stage   TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The event log. Only ever added to; the key decides who was first.
CREATE TABLE entries (
    match_id TEXT    NOT NULL,
    ply      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT, WITHOUT ROWID;

-- Who sits where; no person: a computer player. live: the match goes on.
CREATE TABLE seats (
    match_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    person   TEXT,
    live     INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX live_seats ON seats (person) WHERE live = 1;

-- Invites and personal links by the hash of their token.
CREATE TABLE invites (
    hash     BLOB    PRIMARY KEY,
    match_id TEXT    NOT NULL,
    person   TEXT    NOT NULL,
    until    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE links (
    hash   BLOB    PRIMARY KEY,
    person TEXT    NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which match the request with this key has opened.
CREATE TABLE answers (
    person   TEXT    NOT NULL,
    key      TEXT    NOT NULL,
    match_id TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (person, key)
) STRICT, WITHOUT ROWID;

-- What is to be looked at later; held by a claimer until `lease`.
CREATE TABLE due (
    what     TEXT    NOT NULL,
    match_id TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    lease    INTEGER NOT NULL,
    PRIMARY KEY (match_id, what)
) STRICT, WITHOUT ROWID;
CREATE INDEX due_at ON due (at);

-- When the house was last known to be up (one row), and the spans in which it was down.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
CREATE TABLE downs (
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- Keys that the house signs with.
CREATE TABLE secrets (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
