# Not translated yet: every message is said in English.
