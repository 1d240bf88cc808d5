# The pages of accounts, which the server writes whole; the browser does not load it.

page-account-title = আপনার অ্যাকাউন্ট – { $house }
page-account-about = নাম আর পাসওয়ার্ড দিয়ে নিজের ম্যাচগুলো রেখে দিন। ইমেল লাগে না।
page-login-title = লগ ইন – { $house }
page-login-about = নাম আর পাসওয়ার্ড দিয়ে লগ ইন করুন।

account-nobody = অ্যাকাউন্ট থাকলে যেকোনো ডিভাইসে নিজের ম্যাচগুলো আবার পাবেন। ইমেল লাগে না।
account-guest = এখানে আপনি অতিথি হিসেবে খেলছেন, নাম { $name }। অ্যাকাউন্ট খুললে ম্যাচগুলো আপনারই থাকবে, যেকোনো ডিভাইসে আবার পাবেন। ইমেল লাগে না।
account-make = অ্যাকাউন্ট খুলুন
account-made = আপনার অ্যাকাউন্ট খোলা হয়েছে। নিচের কোডগুলো লিখে রাখুন।
account-have = আগে থেকেই অ্যাকাউন্ট আছে?
account-name = নাম
account-name-hint = এক লিপির তিন থেকে চব্বিশটি অক্ষর বা সংখ্যা। অন্যরা এই নামই দেখবেন, তাই ছোটরা পুরো নাম দেবেন না।
account-password = পাসওয়ার্ড
account-password-hint = অন্তত আটটি অক্ষর। কয়েকটি শব্দ হলে ভালো।
account-password-current = এখনকার পাসওয়ার্ড
account-password-new = নতুন পাসওয়ার্ড
account-password-about = এতে অন্য সব ডিভাইস থেকে লগ আউট হয়ে যাবে।
account-leave = লগ আউট করুন
account-data = আপনার সম্বন্ধে এখানে যা যা রাখা আছে, সব একটি ফাইলে

login = লগ ইন
login-guest = এখানে আপনি অতিথি হিসেবে খেলছেন, নাম { $name }। সেই ম্যাচগুলোও আপনার সঙ্গে আসবে।
login-password = পাসওয়ার্ড দিয়ে
login-enter = লগ ইন করুন
login-recover = পাসওয়ার্ড ভুলে গেছি
login-recover-about = অ্যাকাউন্ট খোলার সময় যে কোডগুলো লিখে রেখেছিলেন, তার একটি দিন। একটি কোড একবারই কাজ করে। তারপর নতুন পাসওয়ার্ড ঠিক করুন।
login-code = কোড
login-none = এখনও অ্যাকাউন্ট নেই?
login-make = অ্যাকাউন্ট খুলুন

codes = পাসওয়ার্ড ভুলে গেলে যে কোড লাগবে
codes-about = এখনই লিখে রাখুন: কোডগুলো আর দেখানো হবে না। নামের সঙ্গে একটি কোড দিয়ে একবার লগ ইন করা যায়।
codes-left = { $count ->
    [one] আর { $count }টি কোড বাকি আছে।
   *[other] আর { $count }টি কোড বাকি আছে।
}
codes-renew = নতুন কোড বানান

sessions = কোথায় কোথায় লগ ইন করা আছে
session-this = এই ডিভাইস
session-unknown = কোনো একটি ডিভাইস
session-seen = { $days ->
    [0] শেষ দেখা গেছে আজ
   *[other] শেষ দেখা গেছে { $days } দিন আগে
}
session-end = ওখানে লগ আউট করুন
sessions-end = অন্য সব জায়গায় লগ আউট করুন

passkeys = পাসকি
passkeys-about = পাসকি থাকলে পাসওয়ার্ড ছাড়াই আঙুলের ছাপ, মুখ বা স্ক্রিনের লক দিয়ে লগ ইন করা যায়।
passkey-claim = পাসকি দিয়ে খুলুন
passkey-enter = পাসকি দিয়ে লগ ইন করুন
passkey-add = পাসকি যোগ করুন
passkey-remove = সরিয়ে দিন
passkey-used = { $days ->
    [0] শেষ ব্যবহার আজ
    [1] শেষ ব্যবহার গতকাল
   *[other] শেষ ব্যবহার { $days } দিন আগে
}
passkey-failed = হলো না। আবার চেষ্টা করুন, বা পাসওয়ার্ড ব্যবহার করুন।
passkey-again = এটি বদলাতে লগ আউট করে আবার লগ ইন করুন।
passkeys-stay = আপনার পাসকিগুলো থেকে যায়। যেগুলো চেনেন না, নিচে গিয়ে সরিয়ে দিন।

delete = অ্যাকাউন্ট মুছে ফেলুন
delete-about = আপনার নাম, পাসওয়ার্ড আর আপনার সম্বন্ধে সবকিছু চিরদিনের জন্য মুছে যাবে। যে ম্যাচ এখনও শেষ হয়নি, তাতে আপনার হার হবে। যা খেলেছেন, তা অন্যদের জন্য থাকবে, কিন্তু আপনার নাম ছাড়া।
delete-sure = হ্যাঁ, চিরদিনের জন্য মুছে ফেলুন।
delete-done = অ্যাকাউন্ট মুছে ফেলা হয়েছে।

refused-name-short = নামটি বেশি ছোট: অন্তত { $least }টি অক্ষর দিন।
refused-name-letters = শুধু অক্ষর আর সংখ্যা দিন; মাঝখানে “-”, “_” বা “.” চলে।
refused-name-scripts = নামটি একটি লিপিতেই লিখুন।
refused-bad-password = পাসওয়ার্ডে { $least } থেকে { $most }টি অক্ষর দিন।
refused-password-common = এই পাসওয়ার্ড সবাই আন্দাজ করে ফেলবেন। অন্য একটি দিন।
refused-wrong-login = নাম আর পাসওয়ার্ড মিলছে না।
refused-wrong-code = নাম আর কোড মিলছে না, কিংবা কোডটি আগেই কাজে লেগেছে।
refused-wrong-password = এটি আপনার পাসওয়ার্ড নয়।
refused-log-in-again = আগে লগ আউট করে আবার লগ ইন করুন।
refused-wrong-passkey = এই পাসকি দিয়ে হলো না। আবার চেষ্টা করুন।
refused-unknown-passkey = এই পাসকি এখানে কারও নয়। হয়তো সেটি সরিয়ে দেওয়া হয়েছে।
refused-last-passkey = শুধু এটি দিয়েই আপনি লগ ইন করতে পারেন। আগে পাসওয়ার্ড দিন বা আরেকটি পাসকি যোগ করুন।
refused-too-many-passkeys = আপনার { $most }টি পাসকি আছে। আগে একটি সরান।
refused-no-passkeys = এই ঠিকানায় পাসকি চলে না। পাসওয়ার্ড ব্যবহার করুন।
refused-has-account = আপনার অ্যাকাউন্ট আগে থেকেই আছে।
refused-no-account = আপনার এখনও অ্যাকাউন্ট নেই।
refused-own-match = এই ব্রাউজারে আপনি অতিথি হয়ে এই অ্যাকাউন্টের সঙ্গেই খেলছেন। আগে সেই ম্যাচটি শেষ করুন।
