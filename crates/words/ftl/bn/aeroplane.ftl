# Aeroplane Chess: what only a match of it says. A browser gets it with the board.

## Moves

aeroplane-throws = { $name } ছক্কা চাললেন।
# The roll-off before the first turn.
aeroplane-off = কে শুরু করবেন তা ঠিক করতে { $name } পেলেন { $number }।
# $name is several names.
aeroplane-off-again = { $name } সমান পেয়েছেন, তাই আবার চালবেন।
aeroplane-off-starts = { $name } শুরু করবেন।
aeroplane-rolled = { $name } পেলেন { $number }।
# $planes are the numbers of $count planes.
aeroplane-third-six = { $count ->
    [0] { $name } পরপর তিনবার ছয় পেলেন। এবার পরের জনের দান।
   *[other] { $name } পরপর তিনবার ছয় পেলেন। { $planes } নম্বর প্লেন ঘাঁটিতে ফিরল, এবার পরের জনের দান।
}
aeroplane-launches = { $name } { $plane } নম্বর প্লেন রানওয়েতে আনলেন।
# $where: ring, column (home column), centre, back (to the centre and back again).
aeroplane-moves = { $where ->
    [column] { $name } { $planes } নম্বর প্লেন শেষ পথের { $to } নম্বর ঘরে নিলেন।
    [centre] { $name } { $planes } নম্বর প্লেন পাকা ঘরে তুললেন।
    [back] { $name } { $planes } নম্বর প্লেন পাকা ঘর ছুঁয়ে { $to } নম্বর ঘরে ফিরিয়ে আনলেন।
   *[ring] { $name } { $planes } নম্বর প্লেন { $to } নম্বর ঘরে নিলেন।
}
aeroplane-jumps = তারপর লাফ দিয়ে { $to } নম্বর ঘরে।
aeroplane-flies = তারপর উড়ে { $to } নম্বর ঘরে।
# Planes of $name that were hit.
aeroplane-strikes = { $count ->
    [one] { $name } একটি প্লেন হারালেন, সেটি ঘাঁটিতে ফিরল।
   *[other] { $name } { $count }টি প্লেন হারালেন, সেগুলো ঘাঁটিতে ফিরল।
}
# Always more than one plane.
aeroplane-stacks = { $planes } নম্বর প্লেন এখন এক জোটে।
aeroplane-finishes = { $place ->
    [1] { $name } সব প্লেন পাকা ঘরে তুলে প্রথম হলেন।
    [2] { $name } সব প্লেন পাকা ঘরে তুলে দ্বিতীয় হলেন।
   *[3] { $name } সব প্লেন পাকা ঘরে তুলে তৃতীয় হলেন।
}

## The board

board-aeroplane = প্লেন লুডুর বোর্ড
aeroplane-press = ছক্কায় চাপ দিন।
aeroplane-who-starts = কে শুরু করবেন?
# A number of the die, or of a plane, by itself.
aeroplane-number = { $number }
# $state: roll (it can be thrown), lies (it shows $number), none (it is in the air, or was not thrown yet).
aeroplane-die = { $state ->
    [roll] ছক্কা চালুন
    [lies] ছক্কায় { $number }
   *[none] ছক্কা
}
# $where: hangar, pad, ring and column (square $at, counted on the way of this plane), centre.
aeroplane-plane-at = { $where ->
    [hangar] { $plane } নম্বর প্লেন ঘাঁটিতে
    [pad] { $plane } নম্বর প্লেন রানওয়েতে
    [centre] { $plane } নম্বর প্লেন পাকা
    [column] { $plane } নম্বর প্লেন শেষ পথের { $at } নম্বর ঘরে
   *[ring] { $plane } নম্বর প্লেন { $at } নম্বর ঘরে
}
# A button with a plane; $way is what it does.
aeroplane-choice = { $plane } নম্বর প্লেন: { $way }
aeroplane-ways = একাধিক চাল
aeroplane-back = অন্য প্লেন বাছুন
# $how: launch, centre, fly (takes the flight), jump, move. $to is a square, $hits how many planes of others go back.
aeroplane-way = { $how ->
    [launch] রানওয়েতে
    [centre] পাকা ঘরে
    [fly] উড়ে { $to } নম্বরে
    [jump] লাফিয়ে { $to } নম্বরে
   *[move] { $to } নম্বরে
}{ $stack ->
    [yes] , জোট বেঁধে
   *[no] {""}
}{ $hits ->
    [0] {""}
    [one] , একটি প্লেন ঘাঁটিতে ফেরে
   *[other] , { $hits }টি প্লেন ঘাঁটিতে ফেরে
}
# The same, as short as can be.
aeroplane-short = { $how ->
    [launch] শুরু
    [centre] পাকা
   *[move] → { $to }
}

## Why something is refused

refused-roll-first = আগে ছক্কা চালুন।
refused-rolled = আপনি ছক্কা আগেই চেলেছেন, পেয়েছেন { $number }।
refused-must-move = { $number } দিয়ে চাল দেওয়া যায়, তাই দান ছাড়া যাবে না।
refused-in-hangar = { $plane } নম্বর প্লেন এখনও ঘাঁটিতে।
refused-not-in-hangar = { $plane } নম্বর প্লেন ঘাঁটিতে নেই।
refused-in-centre = { $plane } নম্বর প্লেন আগেই পাকা ঘরে উঠেছে।
refused-in-stack = এই প্লেন জোটে আছে। { $stack } নম্বর প্লেন ধরে পুরো জোট চালান।
refused-no-launch = { $number } পেলে প্লেন রানওয়েতে আসে না।
refused-no-flight = এই চালে ওড়ার জায়গা পড়ে না।
refused-cannot-move = এই প্লেন এত দূর যেতে পারে না।
refused-overshoot = পাকা ঘরে উঠতে ঠিক সংখ্যাটি লাগে, { $number } বেশি হয়ে যায়।
refused-nothing-to-stack = জোট বাঁধার মতো আপনার কোনো প্লেন সেখানে নেই।
refused-bad-number = “{ $number }” ছক্কার কোনো সংখ্যা নয়।
refused-bad-plane = “{ $plane }” কোনো প্লেন নয়; ১ থেকে ৪ নিন।
refused-bad-planes = “{ $planes }” প্লেনগুলো ঠিক ক্রমে লেখা নেই।
refused-bad-progress = “{ $progress }” প্লেনের পথের কোনো জায়গা নয়।
refused-bad-struck = “{ $struck }” ফেরত যাওয়া প্লেন নয়।
