-- When whoever holds a session last showed who they are: by a password, a passkey or a code. One that came by a link from
-- another device has not, and of those from before nothing is known.
ALTER TABLE sessions ADD COLUMN proven INTEGER NOT NULL DEFAULT 0;
