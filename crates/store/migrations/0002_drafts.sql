-- Set-ups that are not locked yet, by seat: a secret of who sits there. `decision` is the choice that
-- they are for.
CREATE TABLE drafts (
    match_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    text     TEXT    NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
