//! Generic game-tree search.
