# Stratego: what only a match of it says. A browser gets it with the board.

stratego-rank = { $rank ->
    [bomb] বোমা
    [spy] গুপ্তচর
    [scout] স্কাউট
    [miner] বোমাবিদ
    [sergeant] সার্জেন্ট
    [lieutenant] লেফটেন্যান্ট
    [captain] ক্যাপ্টেন
    [major] মেজর
    [colonel] কর্নেল
    [general] জেনারেল
    [marshal] মার্শাল
   *[flag] পতাকা
}

## Moves

stratego-arranges = { $name } ঘুঁটি সাজিয়ে ফেলেছেন।
stratego-first = লটারিতে প্রথম চাল পেলেন { $name }।
stratego-moves = { $name } { $from } থেকে { $to } ঘরে চাল দিলেন।
# More than one square: everybody sees that it is a scout.
stratego-slides = { $name } { $from } থেকে { $to } ঘরে স্কাউট ছোটালেন।
# $attacker and $defender are ranks. Who is removed may be a bomb.
stratego-wins = { $name } { $from } থেকে { $to } ঘরে আক্রমণ করলেন: { $attacker } জিতল, { $defender } বাদ গেল।
stratego-loses = { $name } { $from } থেকে { $to } ঘরে আক্রমণ করলেন: { $defender } টিকে গেল, { $attacker } বাদ গেল।
# Two of the same rank.
stratego-ties = { $name } { $from } থেকে { $to } ঘরে আক্রমণ করলেন: দুটিই { $attacker }, তাই দুটিই বাদ গেল।
stratego-captures = { $name } { $from } থেকে { $to } ঘরে আক্রমণ করলেন: { $attacker } পতাকা কেড়ে নিল!

## Results

# As `reason-goal` and its like, where Stratego says it in its own way.
reason-stratego-goal = { $who ->
    [you] আপনি পতাকা হারিয়েছেন।
   *[others] { $name } পতাকা হারিয়েছেন।
}
reason-stratego-stuck = { $who ->
    [all] কোনো পক্ষেই নড়ার মতো ঘুঁটি আর নেই।
    [you] আপনার আর কোনো চাল বাকি নেই।
   *[others] { $name } আর চাল দিতে পারলেন না।
}
reason-stratego-quiet = আক্রমণ ছাড়া একটানা অনেক চাল হয়ে গেছে।

## The board

board-stratego = স্ট্র্যাটেগোর বোর্ড, ১০ সারিতে ১০টি করে ঘর
stratego-lake = লেক
stratego-empty = খালি
stratego-hidden = উপুড় করা
stratego-moved = নড়েছে
stratego-known = দুজনেরই জানা
stratego-whose = { $whose ->
    [own] আপনার
    [other] বিপক্ষের
    [red] লাল
   *[blue] নীল
}
stratego-losses = বাদ যাওয়া ঘুঁটি
stratego-lost = { $whose ->
    [own] আপনার
    [other] বিপক্ষের
    [red] লাল
   *[blue] নীল
}
# The numbers that are printed on the pieces.
stratego-edition = { $edition ->
    [later] পরের সংস্করণের নম্বর: মার্শাল { $marshal } … স্কাউট { $scout }
   *[original] প্রথম সংস্করণের নম্বর: মার্শাল { $marshal } … স্কাউট { $scout }
}
stratego-change-edition = অন্য নম্বর দেখান
stratego-marks = পায়ের ছাপ: ঘুঁটিটি নড়েছে। চোখ: বিপক্ষ এটি চেনেন।
stratego-quiet = { $left ->
    [one] আক্রমণ ছাড়া আর { $left }টি চাল হলে ড্র।
   *[other] আক্রমণ ছাড়া আর { $left }টি চাল হলে ড্র।
}
stratego-show-setups = দুজনের সাজানো দেখুন
stratego-show-end = শেষ অবস্থা দেখুন

## Setting up

stratego-starts = { $who ->
    [own] প্রথম চাল আপনার।
    [other] প্রথম চাল অন্যজনের।
    [red] প্রথম চাল লালের।
    [blue] প্রথম চাল নীলের।
   *[lot] দুজনে তৈরি হলে লটারিতে ঠিক হবে কার প্রথম চাল।
}
stratego-stock = যে ঘুঁটিগুলো বসাতে হবে
stratego-left = { $rank }: { $count ->
    [one] আরও { $count }টি বসাতে হবে
   *[other] আরও { $count }টি বসাতে হবে
}
stratego-placed = সব ঘুঁটি বসানো হয়েছে। দুটি ছুঁলে জায়গা বদল হবে।
stratego-random = এলোমেলো
stratego-mirror = উলটো দিক
stratego-clear = সব তুলুন
stratego-templates = তৈরি সাজানো
stratego-template = { $name ->
    [fortress] কোনায় দুর্গ
    [corner] কোনায় পতাকা
    [decoy] নকল দুর্গ
    [scouts] সামনে স্কাউট
   *[middle] মাঝখানে পতাকা
}
stratego-lock = আমি তৈরি
stratego-final = তৈরি বলার পরে আর কিছু বদলানো যাবে না।
stratego-missing = { $count ->
    [one] আরও { $count }টি ঘুঁটি বসানো বাকি।
   *[other] আরও { $count }টি ঘুঁটি বসানো বাকি।
}
stratego-own = আমার রাখা সাজানো
stratego-name = এই সাজানোর নাম
stratego-keep = রেখে দিন
stratego-forget = { $name } মুছুন
stratego-own-rows = আপনার নিজের চার সারিতে সাজান।
stratego-waits = আপনি তৈরি। অন্যজনের জন্য অপেক্ষা চলছে।
stratego-unseen = দুজনে ঘুঁটি সাজাচ্ছেন, কেউ কারওটা দেখছেন না।
stratego-lot = কার প্রথম চাল, লটারি হচ্ছে।

## Why something is refused

refused-arrange-first = আগে আপনার ঘুঁটিগুলো সাজান।
refused-already-arranged = আপনার ঘুঁটি আগেই সাজানো হয়ে গেছে।
refused-bad-arrangement = সাজানো ঘুঁটি লিখতে ৪০টি অক্ষর লাগে: B থেকে M, আর খালি ঘরের জন্য a।
refused-wrong-count = { stratego-rank } চাই { $due }টি, আছে { $count }টি।
refused-setup-stuck = এভাবে সাজালে আপনার কোনো ঘুঁটিই নড়তে পারবে না। অন্তত একটির জন্য পথ রাখুন।
refused-no-piece = { $square } ঘরে কোনো ঘুঁটি নেই।
refused-never-moves = { $square } ঘরের ঘুঁটি কখনও নড়ে না: এটি পতাকা বা বোমা।
refused-lake = { $square } ঘরটি লেকের মধ্যে।
refused-own-piece = { $square } ঘরে আপনার নিজের ঘুঁটি আছে।
refused-not-one-square = { $from } ঘরের এই ঘুঁটি উপরে, নিচে, বাঁয়ে বা ডানে এক ঘর যায়; শুধু স্কাউট আরও দূরে যেতে পারে।
refused-not-straight = স্কাউট সোজা পথে চলে, আর { $from } থেকে { $to } সোজা পথে নয়।
refused-in-the-way = পথ খালি নেই: { $square } ঘরে বাধা আছে।
refused-two-squares = দুই ঘরের নিয়ম: একই ঘুঁটি একই দুই ঘরের মধ্যে একটানা তিনবারের বেশি আসা-যাওয়া করতে পারে না।
refused-more-squares = তাড়া করার নিয়ম: এই চালে বিপক্ষের ঘুঁটিকে তাড়া করতে করতে বোর্ড আগের মতোই হয়ে যাবে।
refused-bad-draw = লটারিতে যা ওঠার কথা ছিল, এটি তা নয়।
refused-bad-lot = “{ $lot }” লালও নয়, নীলও নয়।
refused-bad-squares = “{ $squares }” ঘরগুলো ঠিক ক্রমে লেখা নেই।
refused-diagram-parts = বোর্ডের অবস্থা লিখতে তিনটি অংশ লাগে; এখানে আছে { $count }টি।
refused-diagram-length = বোর্ড লিখতে ১০০টি অক্ষর লাগে; এখানে আছে { $count }টি।
refused-diagram-letter = { $square } ঘরের অক্ষরটির সেখানে কোনো মানে নেই।
refused-diagram-side = “{ $side }” কোনো পক্ষ নয়; r বা b লিখতে হবে।
refused-diagram-number = “{ $number }” কোনো চালের নম্বর নয়।
refused-diagram-hidden = { $square } ঘরের ঘুঁটির পদ জানা নেই।
refused-diagram-still = { $square } ঘরে পতাকা বা বোমা আছে, অথচ ঘরটি তার নিজের সারিগুলোর বাইরে।
refused-too-many = { stratego-rank } এক পক্ষের যতগুলো থাকে, এখানে তার চেয়ে বেশি আছে।
