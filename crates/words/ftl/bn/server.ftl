# Page titles and descriptions that the server writes into the page before the client has loaded.

page-portal-title = { $house }: বন্ধু বা কম্পিউটারের সঙ্গে খেলুন
page-portal-about = ব্রাউজারেই বোর্ড গেম। এখনই কম্পিউটারের সঙ্গে খেলুন, কিংবা বন্ধুকে একটি লিংক পাঠান। অ্যাকাউন্ট লাগে না।
page-portal-games = খেলা

# $players is one name, or several joined.
page-match-title = { $game }: { $players } – { $house }
page-match-about = { $game }: { $players }। { $clock }। খেলতে বা খেলা দেখতে পাতাটি খুলুন।

page-invite-title = { $from } আপনাকে { $game } খেলতে ডেকেছেন – { $house }
page-invite-about = এক চাপেই আসনে বসে ব্রাউজারে { $game } খেলুন। { $clock }। অ্যাকাউন্ট লাগে না।
page-invite-gone-title = আমন্ত্রণ – { $house }

page-link-title = এই ডিভাইসে আপনার আসন – { $house }
page-link-about = অন্য ডিভাইসে আপনি যে খেলোয়াড়, এই লিংক দিয়ে এই ব্রাউজারেও সেই একই খেলোয়াড় হবেন। লিংকটি একবারই কাজ করে।

page-local-title = এক ডিভাইসে দুজন, কিংবা ইন্টারনেট ছাড়া – { $house }
page-local-about = শুধু এই ব্রাউজারেই খেলুন: এক ডিভাইসে দুজন, কিংবা ইন্টারনেট ছাড়া কম্পিউটারের সঙ্গে।

page-import-title = রেকর্ড খুলুন – { $house }
page-import-about = ফাইলে রাখা ম্যাচের চালগুলো একটি একটি করে দেখুন।
page-settings-title = সেটিংস – { $house }
page-settings-about = ভাষা, রং, শব্দ, লেখার মাপ, আর চাল কীভাবে দেওয়া হবে।

page-play-title = { $game } – { $house }
page-play-about = { $game }: কম্পিউটারের সঙ্গে ম্যাচ এখনই শুরু হবে (ধাপ { $level })।

page-missing-title = এখানে কিছু নেই – { $house }
page-missing-about = এমন কোনো পাতা নেই। সব খেলা আছে প্রথম পাতায়।
page-missing-back = প্রথম পাতায় যান

page-loading = লোড হচ্ছে…
page-no-script = এই পাতার জন্য JavaScript ও WebAssembly লাগে। এগুলো চালু করুন, কিংবা নতুন কোনো ব্রাউজারে খুলুন।
# For the one who runs the house from its sources.
page-unbuilt = ব্রাউজারের অংশটি এখনও তৈরি করা হয়নি। নিচের কমান্ডটি চালিয়ে তৈরি করুন, তারপর পাতাটি আবার খুলুন:

page-leaderboard-title = লিডারবোর্ড: { $tab } – { $house }
page-leaderboard-about = { $house } সাইটে কে কত ম্যাচ জিতেছেন: আজ, এই সপ্তাহে, এই মাসে আর সব মিলিয়ে।
leaderboard-about = প্রীতি ম্যাচের প্রতিটি জয় গোনা হয়, কম্পিউটারের সঙ্গে হলেও। যাঁদের জয় সমান, তাঁদের স্থানও সমান।
leaderboard-tabs = কোন ম্যাচ
leaderboard-spans = কবে থেকে
span-day = আজ
span-week = এই সপ্তাহ
span-month = এই মাস
span-all = সব মিলিয়ে
leaderboard-place = স্থান
leaderboard-player = খেলোয়াড়
leaderboard-wins = জয়
leaderboard-own = আপনার স্থান
leaderboard-none = এখনও কেউ জেতেননি। প্রথম জয়টি আপনার হতে পারে।
leaderboard-no-own = একটি প্রীতি ম্যাচ জিতলেই এখানে আপনার নাম উঠবে।

# What people learn with.
page-learn-title = খেলা শিখুন – { $house }
page-learn-about = খেলতে খেলতেই পাঁচটি খেলা শিখুন: সত্যিকারের বোর্ডে ছোট ছোট ধাপ, প্রথম চাল থেকে কৌশল পর্যন্ত।
page-learn-game-title = কীভাবে খেলবেন: { $game } – { $house }
page-learn-game-about = { $game }: সত্যিকারের বোর্ডে ধাপে ধাপে শিখুন। নিয়ম, ভালো চাল, আর ইশারাসহ প্রথম ম্যাচ।
page-puzzles-title = ধাঁধা – { $house }
page-puzzles-about = সবচেয়ে ভালো চালটি খুঁজুন: পাঁচটি খেলার সহজ, মাঝারি আর কঠিন ধাঁধা, আর প্রতিদিন একটি নতুন।
page-puzzles-game-title = { $game }: ধাঁধা – { $house }
page-puzzles-game-about = { $game }: সবচেয়ে ভালো চালটি খুঁজুন। সহজ, মাঝারি আর কঠিন ধাঁধা আছে।
page-puzzles-daily-title = আজকের ধাঁধা – { $house }
page-puzzles-daily-about = দিনে একটি ধাঁধা, সবার জন্য একই।
page-review-title = ম্যাচটি আবার দেখা – { $house }
page-review-about = ম্যাচে কোন চাল ভালো ছিল, কোনটি নয়, আর তার বদলে কী ভালো হত।
