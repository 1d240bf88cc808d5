//! The closed enum over the games: the only place that lists them.
