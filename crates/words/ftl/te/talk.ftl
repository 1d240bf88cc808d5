talk-heading = ఏమైనా చెప్పండి
talk-about = ఇక్కడ మీ సొంత మాటలు రాయడం కుదరదు. ఎవరి మాటలు ఆపారో వారికి తెలియదు; ఈ ఫోన్‌లో లేదా కంప్యూటర్‌లో అవి ఆగే ఉంటాయి.
talk-mute = మాటలు ఆపండి: { $name }
talk-says = { $name }: { $phrase }

phrase-hello = నమస్కారం!
phrase-luck = ఆల్ ది బెస్ట్!
phrase-moment = ఒక్క నిమిషం ఆగండి
phrase-nice = భలే ఆడారు!
phrase-close = కొద్దిలో తప్పింది!
phrase-oops = అయ్యో!
phrase-thanks = థాంక్స్!
phrase-played = బాగా ఆడారు!
phrase-again = మళ్లీ ఆడదామా?
phrase-bye = మళ్లీ కలుద్దాం!

phrase-smile = చిరునవ్వు
phrase-laugh = పెద్ద నవ్వు
phrase-wow = ఆశ్చర్యం
phrase-sad = బాధగా ఉన్న ముఖం
phrase-heart = గుండె గుర్తు
phrase-star = నక్షత్రం

refused-unknown-phrase = ఇక్కడ ఇది చెప్పడం కుదరదు.
refused-nobody-there = ఇక్కడ ఇంకెవరూ లేరు.
