talk-heading = কিছু বলুন
talk-about = এখানে যা খুশি লেখা যায় না। যাঁর কথা বন্ধ করবেন, তিনি তা জানবেন না; এই ডিভাইসে তাঁর কথা বন্ধই থাকবে।
talk-mute = কথা বন্ধ: { $name }
talk-says = { $name }: { $phrase }

phrase-hello = হ্যালো!
phrase-luck = শুভকামনা!
phrase-moment = একটু সময় দিন
phrase-nice = দারুণ চাল!
phrase-close = অল্পের জন্য!
phrase-oops = এই যাঃ!
phrase-thanks = ধন্যবাদ!
phrase-played = ভালো খেলেছেন!
phrase-again = আবার খেলবেন?
phrase-bye = আবার দেখা হবে!

phrase-smile = হাসিমুখ
phrase-laugh = জোর হাসি
phrase-wow = অবাক মুখ
phrase-sad = মন খারাপ
phrase-heart = ভালোবাসা
phrase-star = তারা

refused-unknown-phrase = এখানে এটি বলা যায় না।
refused-nobody-there = এখানে আর কেউ নেই।
