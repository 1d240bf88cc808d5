# Tacocat Spelled Backwards: what only a match of it says. A browser gets it with the board. What happened is said as
# everybody may know it: no card that is still in a hand.

## Moves

tacocat-dealt = নতুন রাউন্ড: দুজনেই { $count }টি করে তাস পেলেন।
tacocat-chooses = { $name } কোন তাস বদলাবেন, তা ঠিক করেছেন।
tacocat-replaces = { $count ->
    [0] { $name } কোনো তাস বদলালেন না।
    [one] { $name } একটি তাস বদলালেন: { $cards }।
   *[other] { $name } { $count }টি তাস বদলালেন: { $cards }।
}
tacocat-sets = { $name } টক্করের জন্য একটি তাস উপুড় করে রেখেছেন।
tacocat-duel = টক্কর: { $name } দেখালেন { $card }, { $other } শুধু { $less }।
tacocat-duel-equal = টক্কর: দুজনেই দেখালেন { $card }।
# $kind: single, set (cards of one number), sequence (numbers that follow each other). The last two are jumbo attacks.
tacocat-leads = { $kind ->
    [set] { $name } জাম্বো আক্রমণ করলেন, সেট দিয়ে: { $cards }।
    [sequence] { $name } জাম্বো আক্রমণ করলেন, সিঁড়ি দিয়ে: { $cards }।
   *[single] { $name } { $cards } দিয়ে আক্রমণ করলেন।
}
tacocat-answers = { $name } { $cards } দিয়ে ঠেকালেন।
tacocat-answers-and-gives = { $name } { $cards } দিয়ে ঠেকালেন, আর { $gives } ছেড়ে দিলেন।
tacocat-gives = { $name } { $gives } ছেড়ে দিলেন।
tacocat-reveals = শেষ তাস: { $name } { $card }, { $other } { $less }।
tacocat-tie = রাউন্ডটি কেউ জিতলেন না। পরের রাউন্ড একই ঘরে।
tacocat-tie-arrow = দুটি সমান, তাই তির যাঁর দিকে, তিনি জিতবেন।
# $way: step (one space), slide (over tiles, $steps spaces), goal (into the goal).
tacocat-wins = { $way ->
    [goal] { $name } রাউন্ড জিতলেন। ট্যাকোক্যাট তাঁর গোলে পৌঁছে গেল।
    [slide] { $name } রাউন্ড জিতলেন। ট্যাকোক্যাট টালির উপর দিয়ে পিছলে তাঁর গোলের দিকে { $steps } ঘর এগোল।
   *[step] { $name } রাউন্ড জিতলেন। ট্যাকোক্যাট তাঁর গোলের দিকে এক ঘর এগোল।
}

## Why something is refused

refused-wrong-phase = { $due ->
    [deal] আগে তাস বাঁটা হবে।
    [replace] এখন তাস বদলানোর পালা।
    [duel] এখন টক্করের জন্য একটি তাস উপুড় করে রাখার পালা।
    [lead] এখন আক্রমণের পালা।
    [defend] এখন ঠেকানোর পালা।
   *[reveal] এখন শেষ তাস দেখানোর পালা।
}
refused-no-action = এটি কোনো চাল নয়।
refused-no-such-card = আপনার হাতে অতগুলো { $card } নেই।
refused-too-many-cards = আপনি বড়জোর { $most }টি তাস বদলাতে পারেন।
refused-whole-hand = হাতের সব তাস দিয়ে আক্রমণ করা যায় না। একটি তাস হাতে রাখতে হবে।
refused-no-attack = এই তাসগুলো দিয়ে আক্রমণ হয় না। একটি তাস নিন, বা একই সংখ্যার কয়েকটি, বা পরপর সংখ্যার তিনটি বা তার বেশি।
refused-answer-count = আক্রমণে { $due }টি তাস আছে। প্রতিটির উপর একটি করে তাস দিন, নয়তো একটি করে ছেড়ে দিন।
refused-too-low = { $attack } ঠেকাতে { $card } ছোট হয়ে যায়। সমান বা বড় তাস লাগে।
refused-bad-rank = তাসের সংখ্যা ১ থেকে ১২।
refused-bad-cards = তাস ছোট থেকে বড় লিখতে হয়, মাঝে কমা দিয়ে।
refused-bad-answers = আক্রমণে যত তাস থাকতে পারে, এখানে জবাব তার চেয়ে বেশি।
refused-bad-arrow = “{ $arrow }” কোনো তির নয়।
refused-bad-arrows = “{ $value }” দেখে সাতটি তির বোঝা যায় না।
refused-bad-deck = “{ $value }” দেখে বোঝা যায় না, বারোটি সংখ্যার কোন তাস কয়টি।
refused-bad-hands = “{ $value }” দেখে বোঝা যায় না, সাতটি ঘরের কোনটিতে কয়টি তাস।
refused-bad-tie = “{ $tie }” চলবে না; redeal বা arrow লিখতে হবে।
refused-bad-space = “{ $space }” কোনো ঘর নয়; ১ থেকে ৭ নিন।
refused-bad-track = “{ $track }” ঘরের এমন কোনো সারি নয়, যা ম্যাচে আসতে পারে।
refused-bad-phase = “{ $phase }” রাউন্ডের কোনো অংশ নয়।
refused-bad-end = ম্যাচের শেষটা পড়া গেল না।
refused-bad-pile = বাকি তাসের গোছা পড়া গেল না।
refused-bad-seal = উপুড় করা তাস পড়া গেল না।
refused-bad-deal = কোন তাস কোথায় বাঁটা হয়েছে, তা পড়া গেল না।
refused-hidden-cards = এখানে সব তাস জানা নেই।
refused-deck-too-large = তাস { $cards }টি, কিন্তু { $most }টির বেশি চলে না।
refused-deck-one-rank = অন্তত দুই রকম সংখ্যার তাস লাগে।
refused-hand-too-small = { $space } নম্বর ঘরে { $hand }টি তাস কম হয়ে যায়; অন্তত { $least }টি লাগে।
refused-hand-too-large = { $space } নম্বর ঘরে { $hand }টি তাস বেশি হয়ে যায়; এত তাস থেকে বড়জোর { $most }টি।

## The table

tacocat-table = ট্যাকোক্যাটের টেবিল
tacocat-steps = রাউন্ডের ধাপ
tacocat-column = দুই গোলের মাঝে সাতটি ঘর; নিচে আপনার গোল
tacocat-step = { $step ->
    [replace] তাস বদল
    [duel] টক্কর
    [play] খেলা
    [move] টোকেন এগোয়
   *[tile] টালি বসে
}
tacocat-round = রাউন্ড { $round }।
# $space is counted from the goal at the bottom, which is 0.
tacocat-at = { $space ->
    [0] ট্যাকোক্যাট নিচের গোলে, অর্থাৎ আপনার গোলে।
    [8] ট্যাকোক্যাট উপরের গোলে।
   *[other] নিচের গোল থেকে গুনলে ট্যাকোক্যাট { $space } নম্বর ঘরে।
}
# $first: who replaces first.
tacocat-space = { $first ->
    [near] এক এক হাতে { $size }টি তাস। নিচের খেলোয়াড় আগে তাস বদলান।
    [far] এক এক হাতে { $size }টি তাস। উপরের খেলোয়াড় আগে তাস বদলান।
   *[both] এক এক হাতে { $size }টি তাস। দুজনে একসঙ্গে তাস বদলান।
}
tacocat-tiled = { $count ->
    [0] কোনো ঘরে টালি নেই।
   *[other] টালি আছে এই ঘরগুলোতে: { $spaces }।
}
tacocat-cards = { $count }টি তাস
tacocat-own-hand = আপনার হাতে { $count }টি তাস
tacocat-other-hand = অন্যজনের হাতে { $count }টি তাস
tacocat-pile = বাকি তাসের গোছা: { $count }
tacocat-tiles = বাকি টালি: { $count }
tacocat-discarded = { $count ->
    [0] এখনও কোনো তাস ফেলা হয়নি।
   *[other] ফেলা তাস ({ $count }টি): { $cards }
}
tacocat-kept = বদল নেই
# $state: chosen, answers (lies on the attack), given (would be given up), free.
tacocat-own-card = { $state ->
    [chosen] { $card }, বাছা হয়েছে
    [answers] { $card }, আক্রমণের উপর রাখা
    [given] { $card }, ছেড়ে দিতে হবে
   *[free] { $card }
}
# A card of the attack, and what is on it.
tacocat-slot = { $state ->
    [answered] { $attack } ঠেকাচ্ছে আপনার { $with }
    [gives] { $attack } ঠেকানো হয়নি; ছেড়ে দিতে হবে { $with }
   *[open] { $attack } ঠেকানো হয়নি
}
tacocat-sort = { $order ->
    [sets] জোড়ে সাজান
   *[ranks] সংখ্যায় সাজান
}
# What the viewer is asked for.
tacocat-ask = { $what ->
    [replace-all] যে তাসগুলো বদলাতে চান, সেগুলো ছুঁয়ে দিন; যতগুলো ইচ্ছা।
    [replace] যে তাসগুলো বদলাতে চান, সেগুলো ছুঁয়ে দিন; বড়জোর { $most }টি।
    [duel] টক্করের জন্য একটি তাস বাছুন। যাঁর তাস বড়, তিনি আগে আক্রমণ করবেন।
   *[lead] আক্রমণ বাছুন: একটি তাস, একই সংখ্যার কয়েকটি, বা পরপর তিনটি বা তার বেশি।
}
# What the viewer waits for.
tacocat-wait = { $what ->
    [sealed] আপনার বাছা হয়ে গেছে। এবার অন্যজনের অপেক্ষা।
    [deal] তাস বাঁটা হচ্ছে।
    [replace] তাস বদলানো হচ্ছে।
    [duel] টক্করের তাস বাছা হচ্ছে।
    [lead] আক্রমণ বাছা হচ্ছে।
    [defend] আক্রমণ ঠেকানো হচ্ছে।
    [over] ম্যাচ শেষ। সব তাস দেখা যাচ্ছে।
   *[reveal] শেষ তাস দেখানো হচ্ছে।
}
# What the chosen cards are.
tacocat-is = { $kind ->
    [single] একটি তাস।
    [set] জোড় তাস: জাম্বো আক্রমণ!
   *[sequence] সিঁড়ি: জাম্বো আক্রমণ!
}
# Why the chosen cards are no attack.
tacocat-why = { $why ->
    [whole] একটি তাস হাতে রাখতে হবে।
    [short] সিঁড়ির জন্য পরপর তিনটি বা তার বেশি সংখ্যা লাগে।
    [gap] সিঁড়ির জন্য মাঝের { $card } নেই।
   *[mixed] দুটি { $card } থাকলে তা জোড়: শুধু { $card } নিন।
}
tacocat-most = { $most ->
    [0] আপনি কোনো তাস বদলাতে পারবেন না।
   *[other] আপনি বড়জোর { $most }টি তাস বদলাতে পারবেন।
}
tacocat-low = { $card } দিয়ে { $attack } ঠেকানো যায় না: { $attack } বা তার বড় লাগে।
tacocat-answered = { $card } দিয়ে যা ঠেকানো যেত, তার সবই ঠেকানো হয়ে গেছে।
# What a defence as it is would cost.
tacocat-would-give = { $count ->
    [0] পুরো আক্রমণ ঠেকানো হলো। এরপর আপনার আক্রমণ।
   *[other] আক্রমণের উপর সমান বা বড় তাস রাখুন। ছেড়ে দিতে হবে: { $cards }।
}
tacocat-play-replace = { $count ->
    [0] সব তাস রাখুন
    [one] { $cards } বদলান
   *[other] { $count }টি তাস বদলান
}
tacocat-play-duel = { $count ->
    [0] একটি তাস উপুড় করে রাখুন
   *[other] { $cards } উপুড় করে রাখুন
}
tacocat-play-lead = { $count ->
    [0] আক্রমণ করুন
   *[other] { $cards } দিয়ে আক্রমণ
}
tacocat-play-jumbo = জাম্বো আক্রমণ: { $cards }
# $answers cards stop the attack, $count $cards are sacrificed.
tacocat-play-defend = { $count ->
    [0] আক্রমণ ঠেকান
   *[other] { $answers ->
        [0] { $cards } ছেড়ে দিন
       *[other] ঠেকান, { $cards } ছেড়ে দিন
    }
}
tacocat-jumbo = জাম্বো:
tacocat-offer = জাম্বো আক্রমণ { $cards } বাছুন
tacocat-answer-all = যতটা পারা যায়, ঠেকান
