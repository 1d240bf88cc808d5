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

page-play-title = { $game } – { $house }
page-play-about = { $game }: কম্পিউটারের সঙ্গে ম্যাচ এখনই শুরু হবে (ধাপ { $level })।

page-missing-title = এখানে কিছু নেই – { $house }
page-missing-about = এমন কোনো পাতা নেই। সব খেলা আছে প্রথম পাতায়।
page-missing-back = প্রথম পাতায় যান

page-loading = লোড হচ্ছে…
page-no-script = এই পাতার জন্য JavaScript ও WebAssembly লাগে। এগুলো চালু করুন, কিংবা নতুন কোনো ব্রাউজারে খুলুন।
# For the one who runs the house from its sources.
page-unbuilt = ব্রাউজারের অংশটি এখনও তৈরি করা হয়নি। নিচের কমান্ডটি চালিয়ে তৈরি করুন, তারপর পাতাটি আবার খুলুন:
