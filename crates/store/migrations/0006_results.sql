-- Matches that are over and whose results are taken up.
CREATE TABLE finished (
    match_id TEXT    PRIMARY KEY,
    ended    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What each person's matches came to. The key is the order of a profile, which is read page by page.
CREATE TABLE results (
    person   TEXT    NOT NULL,
    ended    INTEGER NOT NULL,
    match_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    against  TEXT    NOT NULL,
    outcome  TEXT    NOT NULL,
    PRIMARY KEY (person, ended, match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_of_game ON results (person, game, ended, match_id, seat, against, outcome);

-- How many results of each sort a person has.
CREATE TABLE tallies (
    person  TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    against TEXT    NOT NULL,
    outcome TEXT    NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (person, game, against, outcome)
) STRICT, WITHOUT ROWID;

-- Wins one after another, by game; no name: in all of them.
CREATE TABLE streaks (
    person TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    now    INTEGER NOT NULL,
    best   INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

-- Matches in which two people met, once from each side: who was placed before whom.
CREATE TABLE meetings (
    person   TEXT    NOT NULL,
    other    TEXT    NOT NULL,
    ended    INTEGER NOT NULL,
    match_id TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    outcome  TEXT    NOT NULL,
    PRIMARY KEY (person, other, ended, match_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX meetings_with ON meetings (other, person);

-- The same counted.
CREATE TABLE rivals (
    person  TEXT    NOT NULL,
    other   TEXT    NOT NULL,
    won     INTEGER NOT NULL,
    drawn   INTEGER NOT NULL,
    lost    INTEGER NOT NULL,
    matches INTEGER NOT NULL,
    PRIMARY KEY (person, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX rivals_order ON rivals (person, matches DESC, other);

-- Whether only the person may see the profile.
ALTER TABLE accounts ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
