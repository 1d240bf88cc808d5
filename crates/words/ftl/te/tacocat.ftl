# Tacocat Spelled Backwards: what only a match of it says. A browser gets it with the board.
