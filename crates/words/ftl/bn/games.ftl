# Games, players, moves and results. The same sentences stand in the log and are read out.
# Names stand where no case ending is needed, so that every name fits, whatever its last sound.

# The installation may set other names for these two; then $house and $bot hold them.
house-name = আড্ডা
bot-name = বুদ্ধি
coin-name = কয়েন

game-ataxx = অ্যাটাক্স
game-boxes = বিন্দু আর বাক্স
game-stratego = স্ট্র্যাটেগো
game-aeroplane = প্লেন লুডু
game-tacocat = ট্যাকোক্যাট
about-ataxx = নতুন ঘুঁটি বসান বা লাফ দিন, আর পাশের ঘুঁটিগুলোকে নিজের রঙের করে নিন।
about-boxes = বিন্দুর সঙ্গে বিন্দু জুড়ে দাগ টানুন। যে বাক্স আপনি পুরো করবেন, সেটি আপনার।
about-stratego = নিজের পতাকা লুকিয়ে রাখুন, আর আক্রমণ করে অন্যজনের পতাকা কেড়ে নিন।
about-aeroplane = ছক্কা চেলে নিজের চারটি প্লেন ঘরে তুলুন, আর অন্যদের প্লেন ঘাঁটিতে ফেরত পাঠান।
about-tacocat = আক্রমণ করুন, ঠেকান, তাস ছাড়ুন। শেষ তাস যাঁর ছোট, ট্যাকোক্যাট যায় তাঁর গোলের দিকে।

level-easy = সহজ
level-medium = মাঝারি
level-hard = কঠিন
level-master = ওস্তাদ

# The colours of the seats.
side-red = লাল
side-blue = নীল
side-green = সবুজ
side-yellow = হলুদ

player-bot = { $bot } ({ $level })
player-open = খালি আসন
player-gone = খেলোয়াড় আর নেই

# Joins two names, or a list of names and one more.
and = { $first } ও { $second }

## Moves

# $turned is the number of pieces that change colour.
ataxx-clones = { $turned ->
    [0] { $name } { $to } ঘরে নতুন ঘুঁটি বসালেন।
    [one] { $name } { $to } ঘরে নতুন ঘুঁটি বসালেন, সঙ্গে একটি ঘুঁটি নিজের রঙের করে নিলেন।
   *[other] { $name } { $to } ঘরে নতুন ঘুঁটি বসালেন, সঙ্গে { $turned }টি ঘুঁটি নিজের রঙের করে নিলেন।
}
ataxx-jumps = { $turned ->
    [0] { $name } { $from } থেকে { $to } ঘরে লাফ দিলেন।
    [one] { $name } { $from } থেকে { $to } ঘরে লাফ দিলেন, সঙ্গে একটি ঘুঁটি নিজের রঙের করে নিলেন।
   *[other] { $name } { $from } থেকে { $to } ঘরে লাফ দিলেন, সঙ্গে { $turned }টি ঘুঁটি নিজের রঙের করে নিলেন।
}
# $claimed is the number of boxes the line closes; $again is "yes" if the same player goes on.
boxes-draws = { $claimed ->
    [0] { $name } { $from } থেকে { $to } পর্যন্ত দাগ টানলেন।
    [one] { $again ->
        [yes] { $name } { $from } থেকে { $to } পর্যন্ত দাগ টেনে একটি বাক্স পুরো করলেন, তাই আবার দান পেলেন।
       *[no] { $name } { $from } থেকে { $to } পর্যন্ত দাগ টেনে একটি বাক্স পুরো করলেন।
    }
   *[other] { $again ->
        [yes] { $name } { $from } থেকে { $to } পর্যন্ত দাগ টেনে { $claimed }টি বাক্স পুরো করলেন, তাই আবার দান পেলেন।
       *[no] { $name } { $from } থেকে { $to } পর্যন্ত দাগ টেনে { $claimed }টি বাক্স পুরো করলেন।
    }
}
passes = { $name } চাল দিতে পারলেন না, তাই দান ছাড়লেন।

# Somebody is out; $name may be several names, $count says how many.
out-resigned = { $name } হার মানলেন।
out-exited = { $name } ম্যাচ ছেড়ে গেলেন।
out-time = { $count ->
    [one] { $name } সময় শেষ করে ফেললেন।
   *[other] { $name } একই মুহূর্তে সময় শেষ করে ফেললেন।
}

## Results

result-you-win = আপনি জিতেছেন!
result-draw = ম্যাচ ড্র
result-wins = { $name } জিতেছেন
# Who came behind the first, in a match of more than two.
result-place = { $place ->
    [2] দ্বিতীয়: { $name }।
    [3] তৃতীয়: { $name }।
   *[4] চতুর্থ: { $name }।
}
# Both in one line; $own is "yes" where the title is “আপনি জিতেছেন!”.
result-line = { $own ->
    [yes] { $title } { $why }
   *[no] { $title }। { $why }
}

# Why it ended. $name is who did not win, or everybody if it is drawn. $who: all (drawn), you (the reader
# did not win), others.
reason-resigned = { $who ->
    [you] আপনি হার মেনেছেন।
   *[others] { $name } হার মেনেছেন।
}
reason-exited = { $who ->
    [you] আপনি ম্যাচ ছেড়ে গেছেন।
   *[others] { $name } ম্যাচ ছেড়ে গেছেন।
}
reason-time = { $who ->
    [all] দুজনের ঘড়িই একই মুহূর্তে শূন্যে পৌঁছেছে।
    [you] আপনি সময় শেষ করে ফেলেছেন।
   *[others] { $name } সময় শেষ করে ফেলেছেন।
}
# The last one plays against nobody: in a match of more than two, when the others gave up or ran out of time.
reason-alone = খেলার মতো আর কেউ বাকি নেই।
reason-full = { $who ->
    [all] বোর্ড ভরে গেছে, আর ফল সমান সমান।
   *[others] বোর্ড ভরে গেছে।
}
reason-wiped = { $who ->
    [you] আপনি সব ঘুঁটি হারিয়েছেন।
   *[others] { $name } সব ঘুঁটি হারিয়েছেন।
}
reason-stuck = { $who ->
    [all] কারও আর চাল দেওয়ার উপায় নেই, আর ফল সমান সমান।
   *[others] কারও আর চাল দেওয়ার উপায় নেই।
}
reason-quiet = নতুন ঘুঁটি ছাড়া একটানা অনেক চাল হয়ে গেছে।
reason-goal = লক্ষ্য পূরণ হয়েছে।

## Boards, as they are read out

board-ataxx = অ্যাটাক্সের বোর্ড, ৭ সারিতে ৭টি করে ঘর
board-boxes = বিন্দু আর বাক্সের বোর্ড, { $rows } সারিতে { $columns }টি করে বাক্স
boxes-lines = দাগ

# $what: empty, blocked, red, blue. $state: none, selected (a piece), sure (an empty square, to be chosen
# a second time), grow (a new piece can go there), jump.
ataxx-square = { $state ->
    [selected] { $square }, { ataxx-what }, বাছা হয়েছে
    [sure] { $square }, নতুন ঘুঁটি বসাতে আবার বাছুন
    [grow] { $square }, নতুন ঘুঁটি বসানো যায়
    [jump] { $square }, লাফ দেওয়া যায়
   *[none] { $square }, { ataxx-what }
}
ataxx-what = { $what ->
    [blocked] বন্ধ
    [red] লাল
    [blue] নীল
   *[empty] খালি
}
# $state: open (may be drawn now), free (not drawn), drawn.
boxes-line = { $state ->
    [drawn] { $from } থেকে { $to }, দাগ টানা হয়েছে
    [open] { $from } থেকে { $to }, দাগ টানা যায়
    [closes] { $from } থেকে { $to }, দাগ টানলে বাক্স পুরো হবে
   *[free] { $from } থেকে { $to }, দাগ টানা হয়নি
}
boxes-box = { $owner ->
    [red] বাক্স { $box }, লাল
   *[blue] বাক্স { $box }, নীল
}
