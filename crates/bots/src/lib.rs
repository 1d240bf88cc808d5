//! The computer players: evaluation, levels and engines per game.
