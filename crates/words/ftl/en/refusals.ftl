# Why something is refused: one sentence for every code of house, table and rules.

# A code this client does not know.
refused = That was not possible ({ $code }).
