-- What those who run the house did, from beside it: only ever added to. `done`: when a node has carried it out.
CREATE TABLE acts (
    number  INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    what    TEXT    NOT NULL,
    subject TEXT    NOT NULL,
    until   INTEGER,
    reason  TEXT    NOT NULL,
    done    INTEGER
) STRICT;
CREATE INDEX acts_open ON acts (number) WHERE done IS NULL;

-- Who is kept out until when; none: for good.
CREATE TABLE bans (
    person TEXT    PRIMARY KEY,
    until  INTEGER,
    reason TEXT    NOT NULL,
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
