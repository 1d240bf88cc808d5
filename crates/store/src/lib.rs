//! The event log and everything else that is kept, in SQL.
