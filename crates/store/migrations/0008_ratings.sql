-- How strong people are at each game, as rated matches have shown (Glicko-2).
CREATE TABLE ratings (
    person     TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    points     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    matches    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- What each rated match changed.
CREATE TABLE rated (
    match_id  TEXT    NOT NULL,
    seat      INTEGER NOT NULL,
    person    TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    was       REAL    NOT NULL,
    points    REAL    NOT NULL,
    deviation REAL    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX rated_of ON rated (person, game, at);
