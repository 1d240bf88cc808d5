-- What people with accounts have set, so that it is the same on each of their devices.
CREATE TABLE settings (
    person TEXT    NOT NULL,
    name   TEXT    NOT NULL,
    choice TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, name)
) STRICT, WITHOUT ROWID;
