# The puzzles, in the module `study`.

puzzles-about = প্রতিটি ধাঁধা সত্যিকারের একটি ম্যাচ থেকে নেওয়া। ঠিক চালগুলো খুঁজে বের করুন! কোনো তাড়া নেই, ভেবে খেলুন।
puzzles-daily = আজকের ধাঁধা
puzzles-streak = { $days ->
    [0] রোজ “আজকের ধাঁধা” মেলান, তাহলে পরপর কত দিন হলো, তা এখানে দেখা যাবে।
    [one] পরপর { $days } দিন হলো।
   *[other] পরপর { $days } দিন হলো।
}
puzzles-progress = { $of }টির মধ্যে { $done }টি মিলেছে
puzzles-loading = ধাঁধাগুলো আসছে …
puzzles-unread = ধাঁধাগুলো আনা গেল না। সংযোগ দেখে পাতাটি আবার খুলুন।
puzzles-of-game = এই খেলার সব ধাঁধা

puzzle-number = ধাঁধা { $number }
puzzle-grade-1 = সহজ
puzzle-grade-2 = মাঝারি
puzzle-grade-3 = কঠিন

# $side is a colour: Red.
puzzle-goal-win = আপনি { $side }, এবার আপনার দান। এমনভাবে খেলুন যেন ম্যাচটি জেতেন।
puzzle-goal-chance = আপনি { $side }, ছক্কা চালা হয়ে গেছে। কোন চালে জেতার সম্ভাবনা সবচেয়ে বেশি?
puzzle-goal-round = এবার আপনার দান। অন্যজনের হাতে যে তাসই থাকুক, এই রাউন্ড জিতুন।
puzzle-goal-flag = { $moves ->
    [one] আপনি { $side }। এই চালেই পতাকা কেড়ে নিন!
   *[other] আপনি { $side }। অন্যজন যা-ই করুন, { $moves } চালে পতাকা কেড়ে নিন।
}
puzzle-goal-piece = { $moves ->
    [one] আপনি { $side }। এই চালে অন্যজনের একটি ঘুঁটি বাদ দিন, নিজের একটিও না হারিয়ে।
   *[other] আপনি { $side }। অন্যজন যা-ই করুন, { $moves } চালে তাঁর একটি ঘুঁটি বাদ দিন, নিজের একটিও না হারিয়ে।
}

puzzle-wrong = এই চালটি নয়, তাই ফিরিয়ে নেওয়া হলো। আরেকবার দেখুন!
puzzle-more = ঠিক! চালিয়ে যান।
puzzle-solved = মিলে গেছে। দারুণ!
puzzle-shown = এভাবেই হয়। এবার নিজে করে দেখুন।
puzzle-hint = ইশারা
puzzle-show = সমাধান দেখান
puzzle-again = আবার
puzzle-next = পরের ধাঁধা

## What a puzzle is about, as a hint

puzzle-theme-take = পুরো করার মতো বাক্স আছে। কোনটির পরে কোনটি নেবেন, আর সবগুলোই কি নেবেন?
puzzle-theme-deal = সব নেবেন না: শেষ বাক্সগুলো ছেড়ে দিন, তাহলে পরের শিকলটি অন্যজনকেই খুলতে হবে।
puzzle-theme-sacrifice = কখনও কয়েকটি বাক্স ছেড়ে দিয়েই জেতা যায়।
puzzle-theme-count = লম্বা শিকলগুলো গুনুন। কোন দাগে সংখ্যাটি ঠিক হয়?
puzzle-theme-turn = যে চালে সবচেয়ে বেশি ঘুঁটি আপনার রঙের হয়, সেটি খুঁজুন।
puzzle-theme-patience = যে চালে সবচেয়ে বেশি ঘুঁটি আপনার রঙের হয়, সেটি ফাঁদ। তার পরে অন্যজন কী করতে পারেন?
puzzle-theme-hit = বিপক্ষের এমন প্লেন খুঁজুন, যেটিকে ঘাঁটিতে ফেরত পাঠানো যায়।
puzzle-theme-race = ভাবুন, এর পরে অন্যজনের ছক্কায় কী উঠতে পারে।
puzzle-theme-fly = উড়ে যাওয়ার পথ খুঁজুন।
puzzle-theme-stack = দুটি প্লেন একসঙ্গে থাকলে কী হয়, ভাবুন।
puzzle-theme-home = নিজের ঘাঁটি আর পাকা ঘরের দিকে তাকান।
puzzle-theme-lead = কোন তাস অন্যজন ঠেকাতে পারবেন না? সবচেয়ে ছোট তাসটি শেষ পর্যন্ত রাখুন।
puzzle-theme-jumbo = একসঙ্গে কয়েকটি তাস দিয়ে আক্রমণ করুন।
puzzle-theme-guard = এমনভাবে ঠেকান যেন সবচেয়ে ছোট তাসটি হাতে থাকে।
puzzle-theme-flag = যে ঘুঁটিগুলো একবারও নড়েনি, তার মধ্যে কোনটি পতাকা হতে পারে?
puzzle-theme-catch = অন্যজনের কোন ঘুঁটি আপনার হাত থেকে পালাতে পারবে না?
