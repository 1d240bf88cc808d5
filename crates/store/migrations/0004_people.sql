-- Persons who have an account: how they log in. What they are called stands in `persons`.
CREATE TABLE accounts (
    person   TEXT    PRIMARY KEY,
    password TEXT    NOT NULL,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Names that are taken, each as what it looks like; a name may have several such forms.
CREATE TABLE account_names (
    form   TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX names_of_account ON account_names (person);

-- Browsers that are somebody, by the hash of the token in their cookie.
CREATE TABLE sessions (
    hash    BLOB    PRIMARY KEY,
    person  TEXT    NOT NULL,
    device  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

-- Codes that let an account in once each, by their hash.
CREATE TABLE recovery (
    hash   BLOB PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_of ON recovery (person);

-- Guests who turned out to be somebody with an account: logs hold the guest, the seat is that person's.
CREATE TABLE merged (
    guest  TEXT PRIMARY KEY,
    person TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX merged_into ON merged (person);

-- Every seat of a person, for what they are told of themselves.
CREATE INDEX seats_of ON seats (person);
