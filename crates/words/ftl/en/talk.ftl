# What people say to each other at a table: a fixed list, since children play here. Each reader has it in their own language.

talk-heading = Say something
talk-about = There is no free chat here. Who is muted is not told, and stays muted on this device.
# A person who is not to be heard any more; a switch.
talk-mute = Mute { $name }
# Read out by screen readers.
talk-says = { $name }: { $phrase }

phrase-hello = Hello!
phrase-luck = Good luck!
phrase-moment = One moment, please
phrase-nice = Nice move!
phrase-close = That was close!
phrase-oops = Oh no!
phrase-thanks = Thank you!
phrase-played = Well played!
phrase-again = Shall we play again?
phrase-bye = Bye!

# Pictures, as screen readers say them.
phrase-smile = a smile
phrase-laugh = a laugh
phrase-wow = surprise
phrase-sad = a sad face
phrase-heart = a heart
phrase-star = a star

refused-unknown-phrase = This cannot be said here.
refused-nobody-there = Nobody else is at this table.
