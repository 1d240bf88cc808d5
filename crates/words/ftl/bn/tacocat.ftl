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
    [set] { $name } জাম্বো আক্রমণ করলেন, জোড় তাস দিয়ে: { $cards }।
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
