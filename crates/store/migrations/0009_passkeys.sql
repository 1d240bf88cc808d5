-- Passkeys by which people log in. Nothing of them is secret; `key` and `state` say nothing to people.
CREATE TABLE passkeys (
    id      TEXT    PRIMARY KEY,
    person  TEXT    NOT NULL,
    device  TEXT    NOT NULL,
    key     BLOB    NOT NULL,
    state   BLOB    NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (person);

-- What browsers were asked and have not answered; nobody where it is not known yet who they are.
CREATE TABLE ceremonies (
    name   TEXT    PRIMARY KEY,
    person TEXT,
    state  BLOB    NOT NULL,
    until  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ceremonies_until ON ceremonies (until);
