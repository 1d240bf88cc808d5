# Why something is refused: one sentence for every code of house, table and rules, as `refused-CODE`.

# A code this client does not know.
refused = সেটি করা গেল না ({ $code })।

## The house

refused-unknown-match = এমন কোনো ম্যাচ নেই।
refused-unknown-invite = এই আমন্ত্রণ আর চলে না। নতুন একটি চেয়ে নিন।
refused-unknown-link = এই লিংক আর চলে না। নতুন একটি বানিয়ে নিন।
refused-bad-message = যা পাঠানো হয়েছে, তা পড়া গেল না।
refused-too-large = এটি খুব বেশি বড়।
refused-too-many-requests = বেশি তাড়াতাড়ি হয়ে গেছে। { $seconds } সেকেন্ড পরে আবার চেষ্টা করুন।
refused-too-many-matches = আপনার অনেকগুলো ম্যাচ এখনও শেষ হয়নি। আগে একটি শেষ করুন।
refused-hello-first = সংযোগ ঠিকমতো শুরু হয়নি। পাতাটি আবার খুলুন।
refused-bad-name = এই নাম চলবে না। ১ থেকে ২৪ অক্ষরের একটি নাম দিন।
refused-name-taken = এই নাম আগেই নেওয়া হয়ে গেছে।
refused-name-reserved = এখানে এই নাম নেওয়া যায় না।
refused-name-rude = এখানে ছোটরাও খেলে, তাই এই নাম চলে না।
refused-bad-origin = এটি অন্য সাইট থেকে চাওয়া হয়েছে।
refused-no-session = { $house } এখনও আপনাকে চেনে না। পাতাটি আবার খুলুন।
refused-busy = { $house } এখন খুব ব্যস্ত। একটু পরে আবার চেষ্টা করুন।
refused-fault = এখানে একটি গোলমাল হয়েছে। কিছুই বদলায়নি। আবার চেষ্টা করুন।
refused-not-found = এখানে কিছু নেই।
refused-method-not-allowed = এখানে এটি করা যায় না।
refused-bad-record = এই রেকর্ড পড়া যাচ্ছে না: { $line } নম্বর লাইনে ভুল আছে।
refused-no-record = ম্যাচ শুরু হয়নি, তাই রেকর্ডও নেই।

## The table

refused-banned = { $until ->
    [never] আপনি আর ঢুকতে পারবেন না।
   *[other] { $until } পর্যন্ত আপনি ঢুকতে পারবেন না।
 } { $reason }
refused-not-seated = এই ম্যাচে আপনার আসন নেই।
refused-seat-taken = ওই আসনে অন্য কেউ বসেছেন।
refused-no-seat = সব আসন ভরে গেছে।
refused-invite-only = যিনি আমন্ত্রণ পেয়েছেন, আসনটি তাঁর জন্য রাখা।
refused-match-started = ম্যাচ শুরু হয়ে গেছে।
refused-match-not-started = ম্যাচ এখনও শুরু হয়নি।
refused-match-over = ম্যাচ শেষ।
refused-match-closed = এই ম্যাচটি আর হয়নি।
refused-stale-decision = ম্যাচ এগিয়ে গেছে। বোর্ডটি আবার দেখুন।
refused-too-late = আপনার সময় শেষ।
refused-no-draft = এখন ঘুঁটি সাজানোর সময় নয়।
refused-not-yours = শুধু { $house } নিজেই সেটি করতে পারে।

refused-bad-clock = “{ $clock }” লিখলে সময় বোঝা যায় না।
refused-bad-key = যা চাওয়া হয়েছে, তার সঙ্গে ঠিক চাবি নেই।
refused-bad-match-id = এটি কোনো ম্যাচের নাম নয়।
refused-bad-match-kind = “{ $kind }” নামে কোনো রকম ম্যাচ নেই।
refused-bad-occupant = “{ $occupant }” কোনো আসনে বসতে পারে না।
refused-bad-offer = ম্যাচের কথা ঠিকমতো লেখা নেই।
refused-bad-person-id = এটি কোনো খেলোয়াড়ের নাম নয়।
refused-unknown-rules = এগুলো { $rules } নম্বর নিয়ম। { $house } এই নিয়ম জানে না।

## The fair draw

refused-no-fair-draw = এখন কোনো গোপন সংখ্যা চাওয়া হচ্ছে না।
refused-not-creator = শুধু যিনি ম্যাচটি খুলেছেন, তিনিই সেটি করতে পারেন।
refused-rated-account = রেটিং ম্যাচ খেলতে অ্যাকাউন্ট লাগে। অ্যাকাউন্ট খুলুন বা লগ ইন করুন, তারপর লিংকটি আবার খুলুন।
refused-rated-no-bots = রেটিং ম্যাচ শুধু মানুষে মানুষে হয়।
refused-rated-unusual = রেটিং ম্যাচ সাধারণ বাছাইয়েই খেলতে হয়; শুধু সময় ইচ্ছেমতো বাছা যায়।
refused-bad-secret = এটি কোনো গোপন সংখ্যা নয়।
refused-bad-commitment = এটি কোনো গোপন সংখ্যার ছাপ নয়।
refused-bad-commitments = গোপন সংখ্যাগুলোর ছাপ পড়া গেল না।
refused-bad-reveal = এই ম্যাচের গোপন সংখ্যাগুলো পড়া গেল না।
refused-not-committed = একজন খেলোয়াড় এমন গোপন সংখ্যা দেখিয়েছেন, যা শুরুর আগে ঠিক করা ছিল না।
refused-not-revealed = একজন খেলোয়াড়ের গোপন সংখ্যা পাওয়া যায়নি, তাই লটারি মিলিয়ে দেখা যাবে না।
refused-seat-differs = একজন খেলোয়াড়ের গোপন সংখ্যা শুরুর আগে ঠিক করা সংখ্যার সঙ্গে মেলে না। এই লটারি ঠিকমতো হয়নি।
refused-house-differs = { $house } নিজের গোপন সংখ্যা বদলে ফেলেছে। এই লটারি ঠিকমতো হয়নি।
refused-no-seats = খেলোয়াড়দের গোপন সংখ্যা ছাড়াই ম্যাচ শুরু হয়েছে, তাই লটারি মিলিয়ে দেখা যাবে না।

## Records

refused-bad-record-event = রেকর্ডে এমন একটি ঘটনা আছে, যা পড়া যায় না।
refused-bad-record-header = রেকর্ডে এমন একটি শিরোনাম আছে, যা পড়া যায় না।
refused-bad-table-event = রেকর্ডে এমন একটি ঘটনা আছে, যা পড়া যায় না।
refused-misplaced-entry = রেকর্ডে একটি ঘটনা ভুল জায়গায় আছে।
refused-missing-record-header = রেকর্ডে একটি শিরোনাম নেই।
refused-not-a-record = এটি কোনো ম্যাচের রেকর্ড নয়।
refused-not-opened = এই ম্যাচ খোলাই হয়নি।
refused-record-too-long = এই রেকর্ড বেশি লম্বা।
refused-time-runs-back = এই রেকর্ডে সময় পেছন দিকে গেছে।
refused-wrong-result = এই রেকর্ডে লেখা ফল চালগুলোর সঙ্গে মেলে না।

## Every game

refused-over = ম্যাচ শেষ।
refused-not-your-turn = এখন আপনার দান নয়।
refused-not-playing = এই আসনে এখন আর কেউ খেলছেন না।
refused-not-automatic = এখন এটি নিজে থেকে হতে পারে না।
refused-no-draw = এখন লটারি করার কিছু নেই।
refused-bad-action = “{ $action }” কোনো চাল নয়।
refused-bad-event = “{ $event }” কোনো ঘটনা নয়।
refused-bad-language = { $house } “{ $language }” ভাষা জানে না।
refused-bad-level = “{ $level }” নামে কোনো ধাপ নেই।
refused-bad-notice = “{ $notice }” কোনো ম্যাচের খবর নয়।
refused-bad-option = “{ $option }” কোনো বাছাই নয়।
refused-bad-places = “{ $places }” দেখে কে কততম, তা বোঝা যায় না।
refused-bad-reason = “{ $reason }” কোনো কারণ নয়।
refused-bad-seat = “{ $seat }” কোনো আসন নয়।
refused-bad-seats = “{ $seats }” কোনো আসন নয়।
refused-bad-text = লেখায় এমন চিহ্ন আছে, যা চলে না।
refused-bad-view = ম্যাচের অবস্থা পড়া গেল না।
refused-bad-viewer = “{ $viewer }” নামে খেলা দেখার কেউ নেই।
refused-option-twice = “{ $option }” বাছাইটি দুবার লেখা আছে।
refused-too-long = লেখাটি বেশি লম্বা: বড়জোর { $max }টি অক্ষর চলে।
refused-unknown-game = এখানে “{ $game }” নামে কোনো খেলা নেই।
refused-unknown-option = “{ $option }” নামে কোনো বাছাই নেই।

## Ataxx

refused-blocked = { $square } ঘরটি বন্ধ। সেখানে কোনো ঘুঁটি যেতে পারে না।
refused-occupied = { $square } ঘরে আগে থেকেই একটি ঘুঁটি আছে।
refused-no-neighbour = { $square } ঘরের পাশে আপনার কোনো ঘুঁটি নেই।
refused-not-your-piece = { $square } ঘরের ঘুঁটিটি আপনার নয়।
refused-not-two-steps = { $from } থেকে { $to } ঠিক দুই ঘর দূরে নয়।
refused-can-move = আপনার চাল দেওয়ার উপায় আছে, তাই দান ছাড়া যাবে না।
refused-bad-quiet = নতুন ঘুঁটি ছাড়া চালের জন্য “{ $quiet }” বাছা যায় না।
refused-bad-square = “{ $square }” কোনো ঘর নয়।
refused-square-twice = { $square } দুবার লেখা আছে।
refused-blocked-corner = { $square } একটি কোনার ঘর। কোনার ঘর বন্ধ করা যায় না।
refused-over-at-once = এই ঘরগুলো বন্ধ থাকলে ম্যাচ শুরুতেই শেষ হয়ে যাবে।
refused-fen-fields = বোর্ডের অবস্থা লিখতে চারটি অংশ লাগে; এখানে আছে { $count }টি।
refused-fen-rows = বোর্ডের অবস্থা লিখতে সাতটি সারি লাগে; এখানে আছে { $count }টি।
refused-fen-row = “{ $row }” সারিতে সাতটি ঘর নেই।
refused-fen-letter = “{ $row }” সারিতে এমন একটি অক্ষর আছে, যার কোনো মানে নেই।
refused-fen-side = “{ $side }” কোনো পক্ষ নয়; x বা o লিখতে হবে।
refused-fen-quiet = “{ $quiet }” দিয়ে নতুন ঘুঁটি ছাড়া চালের সংখ্যা বোঝা যায় না।
refused-fen-number = “{ $number }” কোনো চালের নম্বর নয়।

## Dots and Boxes

refused-line-drawn = এই দাগ আগেই টানা হয়েছে।
refused-no-such-line = এই বোর্ডে এমন কোনো দাগ নেই।
refused-nothing-to-draw = এই বোর্ডে টানার মতো কোনো দাগ বাকি নেই।
refused-bad-border = “{ $border }” নামে শুরুতে টানা কোনো দাগ নেই।
refused-bad-box = “{ $box }” কোনো বাক্স নয়।
refused-bad-dot = “{ $dot }” কোনো বিন্দু নয়।
refused-bad-line = “{ $line }” কোনো দাগ নয়।
refused-bad-misere = “{ $misere }” চলবে না; on বা off লিখতে হবে।
refused-bad-position = “{ $position }” দেখে বোর্ডের অবস্থা বোঝা যায় না।
refused-bad-size = “{ $size }” মাপের বোর্ড নেই; 1x1 থেকে 9x9 পর্যন্ত নেওয়া যায়।
refused-sides-disagree = পাশাপাশি দুটি বাক্স মাঝখানের দাগ নিয়ে দুরকম কথা বলছে।

## Stratego

refused-bad-choice = { $option } বাছতে “{ $choice }” নেওয়া যায় না।

## Aeroplane Chess

refused-bad-fly-then-jump = “{ $fly-then-jump }” চলবে না; on বা off লিখতে হবে।
refused-bad-launch = “{ $launch }” রানওয়েতে আসার কোনো নিয়ম নয়।
refused-bad-overshoot = “{ $overshoot }” চলবে না; stay বা bounce লিখতে হবে।
refused-bad-players = { $players } জনে খেলা যায় না; ২, ৩ বা ৪ জন চাই।
