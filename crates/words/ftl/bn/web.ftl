# The client's pages: buttons, headings, dialogs, messages.

## Every page

title-portal = { $house }: বন্ধু বা কম্পিউটারের সঙ্গে খেলুন
title-match = { $game } – { $house }
title-page = { $page } – { $house }
title-turn = আপনার দান: { $game } – { $house }
skip-to-content = মূল অংশে যান
languages = ভাষা
loading = লোড হচ্ছে…
close = বন্ধ করুন
copy = কপি করুন
copied = কপি হয়েছে
to-portal = প্রথম পাতায় যান
to-rules = খেলার নিয়ম
to-learn = খেলা শিখুন
to-puzzles = ধাঁধা
missing = এখানে কিছু নেই।
missing-away = এই পাতার জন্য ইন্টারনেট লাগে।
missing-away-play = ইন্টারনেট ছাড়াও কম্পিউটারের সঙ্গে খেলা যায়, শেখাও যায়।
outdated = { $house } নতুন রূপে এসেছে। পাতাটি আবার খুলুন।
reload = আবার খুলুন
reconnecting = সংযোগ কেটে গেছে। আবার চেষ্টা চলছে…

settings = সেটিংস
setting-sound = শব্দ
setting-vibration = ভাইব্রেশন
setting-theme = রং
theme-auto = এই ডিভাইসের মতো
theme-light = হালকা
theme-dark = গাঢ়
setting-pace = নড়াচড়া
pace-normal = সাধারণ গতি
pace-quick = তাড়াতাড়ি
pace-off = নড়াচড়া ছাড়া
setting-alone = একটিই চাল থাকলে নিজে থেকে হোক
setting-confirm = প্রতিটি চালের আগে জিজ্ঞাসা
setting-safe = সবাই আলাদা করতে পারেন এমন রং
setting-large = বড় লেখা
setting-ranks = স্ট্র্যাটেগো: মার্শাল
ranks-original = ১
ranks-later = ১০
setting-language = ভাষা
settings-all = আলাদা পাতায়
settings-about = যা ঠিক করবেন, এই ডিভাইসে থাকবে; অ্যাকাউন্ট থাকলে আপনার সব ডিভাইসে একই হবে।
ask-move = চালটি দেবেন?
ask-yes = হ্যাঁ
ask-no = না

## The front page

portal-about = এখনই কম্পিউটারের সঙ্গে খেলুন, কিংবা বন্ধুকে একটি লিংক পাঠান। অ্যাকাউন্ট লাগে না।
portal-away = { $house } এখন নাগালের বাইরে। তবু এই ব্রাউজারেই কম্পিউটারের সঙ্গে, কিংবা এক ডিভাইসে দুজনে খেলা যাবে।
friendlies = প্রীতি ম্যাচ
play-computer = কম্পিউটারের সঙ্গে
invite = বন্ধুকে ডাকুন
pass-and-play = এক ডিভাইসে দুজন
pass-and-play-all = সবাই এই ডিভাইসে
setup-open = সময় ও অন্যান্য বাছাই
seat-label = আপনার রং
seat-any = প্রথমটি
clock-label = প্রত্যেকের সময়
clock-usual = এই খেলার সাধারণ সময়।
clock-unknown = মোট সেকেন্ড আর প্রতি চালে বাড়তি সেকেন্ড লিখুন এভাবে: 300+0। প্রতি চালে কত দিন, তা এভাবে: 3d। সময়ের সীমা না চাইলে: off।

option-blocked = বন্ধ ঘর
option-blocked-none = নেই
option-blocked-d4 = মাঝখানেরটি
option-blocked-c3-e3-c5-e5 = ভেতরের চারটি
option-blocked-d2-b4-f4-d6 = বাইরের চারটি
option-blocked-d3-c4-e4-d5 = মাঝখান ঘিরে চারটি
option-quiet = নতুন ঘুঁটি ছাড়া চাল
option-quiet-100 = একটানা ১০০টি হলে ড্র
option-quiet-none = সীমা নেই
option-size = কতগুলো বাক্স
option-size-5x5 = ৫ × ৫
option-size-2x2 = ২ × ২
option-size-3x3 = ৩ × ৩
option-size-4x4 = ৪ × ৪
option-size-4x6 = ৪ × ৬
option-size-6x6 = ৬ × ৬
option-size-7x7 = ৭ × ৭
option-size-9x9 = ৯ × ৯
option-border = শুরুতেই টানা দাগ
option-border-american = নেই
option-border-icelandic = বাঁয়ে আর নিচে
option-border-swedish = চার পাশে
option-misere = কে জিতবেন
option-misere-off = যাঁর বাক্স বেশি
option-misere-on = যাঁর বাক্স কম
option-players = খেলোয়াড়
option-players-2 = ২ জন
option-players-3 = ৩ জন
option-players-4 = ৪ জন
option-launch = প্লেন রানওয়েতে আসে
option-launch-even = ২, ৪ বা ৬ পেলে
option-launch-six = শুধু ৬ পেলে
option-launch-five-six = ৫ বা ৬ পেলে
option-overshoot = পাকা ঘরের চেয়ে বেশি পেলে
option-overshoot-stay = প্লেন নড়ে না
option-overshoot-bounce = ছুঁয়ে ফিরে আসে
option-fly-then-jump = ওড়ার পরে লাফ
option-fly-then-jump-off = নেই
option-fly-then-jump-on = আছে
option-barrage = ঘুঁটি
option-barrage-off = ৪০টি
option-barrage-on = ব্যারাজ, ৮টি করে
option-first = প্রথম চাল
option-first-red = লাল
option-first-blue = নীল
option-first-lot = লটারিতে
option-stuck = যাঁর চাল নেই
option-stuck-loses = হারেন
option-stuck-draw-if-both = কারও না থাকলে ড্র
option-attackless = আক্রমণ ছাড়া চাল
option-attackless-200 = একটানা ২০০টিতে ড্র
option-attackless-none = সীমা নেই
option-repetition = একই চাল বারবার
option-repetition-isf = সীমা আছে
option-repetition-none = চলবে
option-deck = তাস
option-deck-1-2-5-5-5-5-4-3-3-2-2-1 = ৩৮টি, মাঝের সংখ্যা বেশি
option-deck-3-3-3-3-3-3-3-3-3-3-3-3 = ৩৬টি, সব সংখ্যা তিনটি করে
option-deck-4-4-4-4-4-4-4-4-4-4-4-4 = ৪৮টি, সব সংখ্যা চারটি করে
option-hands = হাতের তাস
option-hands-4-9-6-7-6-9-4 = ৪ থেকে ৯টি
option-hands-7-7-7-7-7-7-7 = সব সময় ৭টি
option-hands-3-5-4-5-4-5-3 = ছোট খেলা: ৩ থেকে ৫টি
option-arrows = আগে বদলান
option-arrows-1-1-1-both-0-0-0 = তির যাঁকে দেখায়
option-arrows-both-both-both-both-both-both-both = দুজনে একসঙ্গে
option-tie = শেষ তাস সমান হলে
option-tie-redeal = আবার তাস বাঁটা
option-tie-arrow = তির যাঁর দিকে, তিনি জেতেন

# $count is the number of matches that the list has.
live-banner = { $count ->
    [one] আপনার একটি ম্যাচ এখনও শেষ হয়নি।
   *[other] আপনার { $count }টি ম্যাচ এখনও শেষ হয়নি।
}
live-matches = যেসব ম্যাচ এখনও শেষ হয়নি
live-with = { $game }, সঙ্গে { $name }
live-waiting = { $game }, শুরু হয়নি
kept-here = এই ব্রাউজারে
kept-both = { $game }, সবাই এই ডিভাইসে
kept-bot = { $game }, সঙ্গে { $bot }
kept-over = এই ব্রাউজারে শেষ হওয়া ম্যাচ
kept-about = এই ম্যাচগুলো এই ব্রাউজারেই থাকে, এতে কোনো পুরস্কার নেই।
kept-ended = { $match }: { $stand ->
    [won] আপনি জিতেছেন
    [lost] আপনি হেরেছেন
    [drawn] ড্র
   *[over] শেষ
}

name-title = আপনার নাম
name-label = আপনার নাম, অন্যরা যেমন দেখেন
name-about = অন্যরা এই নামটিই দেখেন। যখন খুশি বদলানো যায়।
name-save = সেভ করুন
name-saved = সেভ হয়েছে
account = আপনার অ্যাকাউন্ট

import-title = রেকর্ড খুলুন
import-about = ফাইলে রাখা ম্যাচের চালগুলো একটি একটি করে দেখুন।
import-label = ফাইল বাছুন
no-record-open = কোনো রেকর্ড খোলা নেই।

## Invitations

invite-about = এই লিংকটি বন্ধুকে পাঠান। যিনি আগে খুলে আসনে বসবেন, তিনিই আপনার সঙ্গে খেলবেন।
invite-link = পাঠানোর লিংক
invite-share = শেয়ার করুন
invite-qr = লিংকটির কিউআর কোড
invite-text = { $house }: একসঙ্গে { $game } খেলা যাক!
invited = { $name } আপনাকে { $game } খেলতে ডেকেছেন
invite-taken = এই আসনে অন্য কেউ বসে পড়েছেন।

rated = রেটিং ম্যাচ
rated-field = বন্ধুর সঙ্গে রেটিং ম্যাচ
rated-about = ফল অনুযায়ী দুজনেরই রেটিং বদলায়। সাধারণ বাছাইয়েই খেলতে হয়, আর { $coin } মেলে না।
rated-guest = বন্ধুর সঙ্গে রেটিং ম্যাচ খেলতে অ্যাকাউন্ট লাগে।
rated-invite = এটি রেটিং ম্যাচ: ফল অনুযায়ী দুজনেরই রেটিং বদলাবে। { $name }, রেটিং { $points }
rated-login = লগ ইন
rated-change = রেটিং: { $before } → { $after }
take-seat = আসনে বসুন
watch = খেলা দেখুন
ready = আমি তৈরি
ready-waiting = তৈরি – অপেক্ষা চলছে
leave = ম্যাচ ছাড়ুন
seat-taken = তৈরি নন
seat-ready = তৈরি
fill-about = এখানে কম্পিউটার খেলুক
gathering-open = সবাই তৈরি হলে ম্যাচ শুরু হবে।
gathering-you = শুরু করতে চাইলে “আমি তৈরি” চাপুন।
gathering-other = অন্যরা তৈরি হলেই ম্যাচ শুরু হবে।
gathering-watch = ম্যাচ এখনও শুরু হয়নি।
closed = এই ম্যাচটি আর হয়নি।
closed-ended = { $house } এই ম্যাচটি বন্ধ করে দিয়েছে। এটি কারও জন্যই গোনা হয় না।

device-title = এই ডিভাইসে খেলুন
device-about = অন্য ডিভাইসে আপনি যে খেলোয়াড়, এই ব্রাউজারেও সেই একই খেলোয়াড় হবেন। লিংকটি একবারই কাজ করে।
device-take = আমার আসন এখানে আনুন
seat-link-about = দশ মিনিটের মধ্যে অন্য ডিভাইসে এই লিংকটি খুলুন। লিংকটি আর কাউকে দেবেন না: যিনি খুলবেন, তিনি আপনার হয়ে খেলতে পারবেন।
seat-link = অন্য ডিভাইসে খেলুন

## The match

you = (আপনি)
score = পয়েন্ট
# A finishing place.
place = { $place ->
    [1] ১ম
    [2] ২য়
    [3] ৩য়
   *[4] ৪র্থ
}
standing-out = বাদ
planes-home = পাকা প্লেন
played-alone = আর কোনো চাল ছিল না, তাই নিজে থেকেই হলো।
clock-left = বাকি সময়
time-left = আর { $seconds } সেকেন্ড বাকি।
not-connected = সংযোগ নেই
log = চালগুলো
talk = কিছু বলুন
flip = বোর্ড ঘোরান
copy-position = বোর্ড কপি করুন
resign = হার মানুন
exit = ম্যাচ ছাড়ুন
resign-ask = হার মানবেন?
exit-ask = ম্যাচ ছাড়বেন?
loss-of-you = এতে ম্যাচটি আপনি হারবেন।
loss-of = এতে ম্যাচটি { $name } হারবেন।
confirm-no = খেলতে থাকুন

status-your-turn = এবার আপনার দান।
status-turn = এবার খেলবেন { $name }।
status-thinking = { $name } ভাবছেন।
status-reconnecting = সংযোগ কেটে গেছে। আবার চেষ্টা চলছে…
# $left is the number of moves after which the match is drawn.
quiet-warning = { $left ->
    [one] নতুন ঘুঁটি ছাড়া আর একটি চাল হলেই ম্যাচ ড্র।
   *[other] নতুন ঘুঁটি ছাড়া আর { $left }টি চাল হলেই ম্যাচ ড্র।
}

offline-both = সবাই এই ডিভাইসেই খেলছেন। ম্যাচটি এই ব্রাউজারেই থাকবে, এতে কোনো পুরস্কার নেই।
curtain = ডিভাইসটি এবার দিন: { $name }
curtain-about = { $name } হাতে না নেওয়া পর্যন্ত বোর্ড ঢাকা থাকবে।
curtain-take = আমি { $name }
offline-bot = { $house } এখন নাগালের বাইরে, তাই { $bot } এই ব্রাউজারের ভেতরেই আপনার সঙ্গে খেলছেন। ম্যাচটি এখানেই থাকবে, এতে কোনো পুরস্কার নেই।

rematch = আবার খেলুন
rematch-accept = আবার খেলতে রাজি
rematch-asked = আবার খেলতে ডাকা হয়েছে
rematch-wanted = { $name } আবার খেলতে চান।
download-record = রেকর্ড ডাউনলোড করুন
review = ম্যাচটি আবার দেখুন
replay = একটি একটি করে চাল দেখুন
replay-first = শুরুতে যান
replay-prev = এক চাল পেছনে যান
replay-next = এক চাল সামনে যান
replay-last = শেষে যান
replay-at = { $at } / { $of }

# Whether the dice of a match that is over were fair.
fair-title = ছক্কা কি ঠিকমতো পড়েছিল?
fair-checking = মিলিয়ে দেখা হচ্ছে …
fair-holds = { $draws ->
    [one] হ্যাঁ। একবারই ছক্কা চালা হয়েছে, আর সেটি এসেছে শুরুর আগে সবার ছাপ দেওয়া গোপন সংখ্যা থেকে।
   *[other] হ্যাঁ। { $draws } বার ছক্কা চালা হয়েছে, আর প্রতিবারের ফল এসেছে শুরুর আগে সবার ছাপ দেওয়া গোপন সংখ্যা থেকে।
}
fair-wrong = না। রেকর্ডের { $event } নম্বর ঘটনার ছক্কা গোপন সংখ্যার সঙ্গে মেলে না।
fair-rolls = কোন সংখ্যা কতবার পড়েছে
fair-sum = মোট
fair-proves = হিসাবটি এইমাত্র এই ডিভাইসেই করা হয়েছে। এতে প্রমাণ হয়, { $house } বা কোনো খেলোয়াড় ছক্কা বদলায়নি। সামনে কী পড়বে তা { $house } চালান এমন কেউ দেখতে পেতেন না, সেটি এতে প্রমাণ হয় না।
fair-numbers = সংখ্যাগুলো ও তাদের ছাপ
fair-again = এগুলো রেকর্ডেও আছে। যে কেউ “adda verify” দিয়ে আবার মিলিয়ে দেখতে পারেন।
fair-cards-title = তাস কি ঠিকমতো বাঁটা হয়েছিল?
fair-cards-holds = { $draws ->
    [one] হ্যাঁ। একবারই তাস বাঁটা হয়েছে, আর সেই তাস এসেছে শুরুর আগে সবার ছাপ দেওয়া গোপন সংখ্যা থেকে।
   *[other] হ্যাঁ। { $draws } বার তাস বাঁটা হয়েছে, আর প্রতিবারের তাস এসেছে শুরুর আগে সবার ছাপ দেওয়া গোপন সংখ্যা থেকে।
}
fair-cards-wrong = না। রেকর্ডের { $event } নম্বর ঘটনায় বাঁটা তাস গোপন সংখ্যার সঙ্গে মেলে না।
fair-cards-proves = হিসাবটি এইমাত্র এই ডিভাইসেই করা হয়েছে। এতে প্রমাণ হয়, { $house } বা কোনো খেলোয়াড় তাস বদলায়নি। কার হাতে কী তাস তা { $house } চালান এমন কেউ দেখতে পেতেন না, সেটি এতে প্রমাণ হয় না।
fair-lot-title = লটারি কি ঠিকমতো হয়েছিল?
fair-lot-holds = হ্যাঁ। প্রথম চাল কার, তা শুরুর আগে সবার ছাপ দেওয়া গোপন সংখ্যা থেকেই এসেছে।
fair-lot-wrong = না। রেকর্ডের { $event } নম্বর ঘটনার লটারি গোপন সংখ্যার সঙ্গে মেলে না।
fair-lot-proves = হিসাবটি এইমাত্র এই ডিভাইসেই করা হয়েছে। এতে প্রমাণ হয়, { $house } বা কোনো খেলোয়াড় লটারির ফল বদলায়নি। ফল কী হবে তা { $house } চালান এমন কেউ আগে দেখতে পেতেন না, সেটি এতে প্রমাণ হয় না।

## What can go wrong in the client itself

refused-away = { $house } এখন নাগালের বাইরে। ইন্টারনেট এলে আবার চেষ্টা করুন।
refused-not-loaded = এটি আনা যায়নি। ইন্টারনেট এলে আবার চেষ্টা করুন।

coins-count = { $coins } { $coin }
coins-today = আজ { $limit } { $coin } পর্যন্ত মেলে, পেয়েছেন { $coins }
coins-all = মোট { $coins } { $coin }
earned = +{ $coins } { $coin }
earned-why = { $earned }: { $why }
earned-limit = আজকের সীমা পূর্ণ হয়েছে
earned-pair = এক দিনে একই খেলোয়াড়েরা যত ম্যাচ খেলেন, প্রতি ম্যাচে তত কম মেলে
earned-short = ম্যাচটি খুব ছোট ছিল
earned-same = একাধিক আসনে আপনিই ছিলেন
earned-unusual = শুধু সাধারণ সময় ও বাছাইয়ের ম্যাচে { $coin } মেলে
earned-offline = শুধু এই ব্রাউজারে খেলা ম্যাচে { $coin } মেলে না।
leaderboard = লিডারবোর্ড
