# The puzzles, in the module `study`.
