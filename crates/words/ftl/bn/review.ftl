# The review of a match, in the module `study`.

review-title = ম্যাচটি আবার দেখা
review-match = ম্যাচে ফিরে যান
review-works = { $of }টির মধ্যে { $at } নম্বর চাল দেখা হচ্ছে…
review-stopped = { $of }টির মধ্যে { $at } নম্বর চালে থেমে আছে
review-progress = দেখা কতদূর হল
review-stop = থামান
review-go-on = চালিয়ে যান
review-start = ম্যাচের শুরু
review-good = ভালো চাল।
review-better = এর চেয়ে ভালো: { $better }
review-show-better = ভালো চালটি দেখান
review-show-made = যে চাল দেওয়া হয়েছিল সেটি দেখান
review-eyes = যাঁর চোখে দেখা
review-verdict = { $grade }: জেতার সম্ভাবনা { $lost }% কমেছে।
review-grade-best = সেরা চাল
review-grade-fine = ভালো চাল
review-grade-slip = ছোট ভুল
review-grade-mistake = ভুল
review-grade-blunder = বড় ভুল
review-lucky = ভাগ্য ভালো, { $name }: সম্ভাবনা { $percent }% বেড়েছে।

review-graph = প্রতিটি চালের পর জেতার সম্ভাবনা
review-slider = যে চালটি দেখা যাচ্ছে
review-chance = { $name } { $percent }%

review-mistakes = ভুল
review-slips = ছোট ভুল
review-blunders = বড় ভুল
review-clean = কোনো ভুল পাওয়া যায়নি। দারুণ খেলা!

review-tally = দক্ষতা ও ভাগ্য
review-accuracy = নির্ভুলতা
review-luck = ভাগ্য
review-percent = { $percent }%
review-plus = +{ $percent }%
review-minus = −{ $percent }%
review-accuracy-about = নির্ভুলতা: যিনি জেতার সম্ভাবনা একটুও নষ্ট করেননি, তাঁর ১০০%। খেলোয়াড় তখন যা জানতে পারতেন, চালের বিচার তা দিয়েই।
review-luck-about = ভাগ্য: শুধু ছক্কা আর তাস জেতার সম্ভাবনা যতটা বাড়িয়েছে বা কমিয়েছে।

## Why another move would have been better.

review-why-lets-turn = এখন অন্যজন { $count }টি ঘুঁটি নিজের রঙের করে নিতে পারেন; ভালো চালের পরে পারতেন { $instead }টি।
review-why-turns-fewer = এতে { $count }টি ঘুঁটি নিজের রঙের হয়; ভালো চালে হত { $instead }টি।
review-why-gives-boxes = এতে { $count }টি বাক্স দিয়ে দেওয়া হয়; ভালো দাগে দিতে হত { $instead }টি।
review-why-leaves-boxes = { $count }টি বাক্স পুরো করা যেত।
review-why-takes-all = শেষ { $count }টি বাক্স ছেড়ে দিলে পরের শিকলটি অন্যজনকেই খুলতে হত।
review-why-misses-hit = অন্যজনের { $count }টি প্লেন ঘাঁটিতে ফেরত পাঠানো যেত।
review-why-misses-home = একটি প্লেন পাকা ঘরে পৌঁছাতে পারত।
review-why-misses-launch = একটি প্লেন ঘাঁটি থেকে বের করা যেত।
review-why-attacks-stronger = জানাই ছিল, ওই ঘুঁটি বেশি শক্তিশালী।
review-why-misses-capture = দুর্বল বলে জানা একটি ঘুঁটি নেওয়া যেত।
review-why-leaves-hanging = এখন একটি বেশি শক্তিশালী ঘুঁটি আপনার ঘুঁটি নিতে পারে।
review-why-gives-up-cards = আক্রমণের সব তাসের জবাব দেওয়া যেত; { $count }টি তাস ছাড়া হয়েছে।
review-why-answers-too-high = এর চেয়ে ছোট তাসেই হত।
