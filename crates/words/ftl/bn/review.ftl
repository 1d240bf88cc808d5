# The review of a match, in the module `study`.
