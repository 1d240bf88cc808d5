# Stratego: what only a match of it says. A browser gets it with the board.

stratego-rank = { $rank ->
    [bomb] బాంబు
    [spy] గూఢచారి
    [scout] స్కౌట్
    [miner] బాంబు స్క్వాడ్
    [sergeant] సార్జెంట్
    [lieutenant] లెఫ్టినెంట్
    [captain] కెప్టెన్
    [major] మేజర్
    [colonel] కల్నల్
    [general] జనరల్
    [marshal] మార్షల్
   *[flag] జెండా
}

## Moves

stratego-arranges = { $name } పావులు అమర్చేశారు.
stratego-first = చీటీలో { $name } పేరు వచ్చింది, మొదటి ఎత్తు వారిదే.
stratego-moves = { $name } పావును { $from } నుంచి { $to } గడికి కదిపారు.
# More than one square: everybody sees that it is a scout.
stratego-slides = { $name } స్కౌట్‌ను { $from } నుంచి { $to } గడికి పరుగెత్తించారు.
# $attacker and $defender are ranks. Who is removed may be a bomb.
stratego-wins = { $name } { $from } నుంచి { $to } గడి మీద దాడి చేశారు: { $attacker } గెలిచింది, { $defender } పోయింది.
stratego-loses = { $name } { $from } నుంచి { $to } గడి మీద దాడి చేశారు: { $defender } నిలిచింది, { $attacker } పోయింది.
# Two of the same rank.
stratego-ties = { $name } { $from } నుంచి { $to } గడి మీద దాడి చేశారు: రెండూ { $attacker } పావులే, అందుకే రెండూ పోయాయి.
stratego-captures = { $name } { $from } నుంచి { $to } గడి మీద దాడి చేశారు: { $attacker } జెండాను లాగేసుకుంది!

## Results

# As `reason-goal` and its like, where Stratego says it in its own way.
reason-stratego-goal = { $who ->
    [you] మీ జెండా పోయింది.
   *[others] { $name } జెండా పోయింది.
}
reason-stratego-stuck = { $who ->
    [all] కదలగల పావు ఏ పక్షంలోనూ మిగలలేదు.
    [you] మీరు ఇక ఏ ఎత్తూ వేయలేరు.
   *[others] { $name } ఇక ఏ ఎత్తూ వేయలేరు.
}
reason-stratego-quiet = దాడి లేకుండా వరుసగా చాలా ఎత్తులు గడిచాయి.

## The board

board-stratego = స్ట్రాటెగో బోర్డు, 10 వరుసల్లో 10 గళ్లు
stratego-lake = చెరువు
stratego-empty = ఖాళీ
stratego-hidden = బోర్లా ఉంది
stratego-moved = కదిలింది
stratego-known = ఇద్దరికీ తెలుసు
stratego-whose = { $whose ->
    [own] మీది
    [other] ఎదుటివారిది
    [red] ఎరుపు
   *[blue] నీలం
}
stratego-losses = పోయిన పావులు
stratego-lost = { $whose ->
    [own] మీవి
    [other] ఎదుటివారివి
    [red] ఎరుపు
   *[blue] నీలం
}
# The numbers that are printed on the pieces.
stratego-edition = { $edition ->
    [later] తర్వాతి నంబర్లు: మార్షల్ { $marshal } … స్కౌట్ { $scout }
   *[original] మొదటి నంబర్లు: మార్షల్ { $marshal } … స్కౌట్ { $scout }
}
stratego-change-edition = వేరే నంబర్లు చూపండి
stratego-marks = పాదాలు: పావు కదిలింది. కన్ను: ఎదుటివారికి అది తెలుసు.
stratego-quiet = { $left ->
    [one] దాడి లేకుండా ఇంకా { $left } ఎత్తు అయితే డ్రా.
   *[other] దాడి లేకుండా ఇంకా { $left } ఎత్తులు అయితే డ్రా.
}
stratego-show-setups = ఇద్దరి అమరికలు చూపండి
stratego-show-end = ముగింపు చూపండి

## Setting up

stratego-starts = { $who ->
    [own] మొదటి ఎత్తు మీదే.
    [other] మొదటి ఎత్తు ఎదుటివారిది.
    [red] మొదటి ఎత్తు ఎరుపుది.
    [blue] మొదటి ఎత్తు నీలానిది.
   *[lot] ఇద్దరూ రెడీ అయ్యాక మొదటి ఎత్తు ఎవరిదో చీటీతో తేలుతుంది.
}
stratego-stock = పెట్టాల్సిన పావులు
stratego-left = { $rank }: { $count ->
    [one] ఇంకా { $count } పెట్టాలి
   *[other] ఇంకా { $count } పెట్టాలి
}
stratego-placed = పావులన్నీ పెట్టారు. రెండింటిని తాకితే చోటు మారతాయి.
stratego-random = ఏదో ఒకటి
stratego-mirror = ఎడమ కుడి మార్చండి
stratego-clear = అన్నీ తీసేయండి
stratego-templates = రెడీ అమరికలు
stratego-template = { $name ->
    [fortress] మూలలో కోట
    [corner] మూలలో జెండా
    [decoy] ఉత్తుత్తి కోట
    [scouts] ముందు స్కౌట్‌లు
   *[middle] మధ్యలో జెండా
}
stratego-lock = నేను రెడీ
stratego-final = రెడీ అన్నాక ఏదీ మార్చలేరు.
stratego-missing = { $count ->
    [one] ఇంకా { $count } పావు పెట్టాలి.
   *[other] ఇంకా { $count } పావులు పెట్టాలి.
}
stratego-own = నా అమరికలు
stratego-name = ఈ అమరిక పేరు
stratego-keep = దాచండి
stratego-forget = { $name } తీసేయండి
stratego-own-rows = మీ నాలుగు వరుసల్లోనే అమర్చండి.
stratego-waits = మీరు రెడీ. ఎదుటివారి కోసం ఎదురుచూస్తున్నాం.
stratego-unseen = ఇద్దరూ ఒకరికొకరు చూపకుండా పావులు అమరుస్తున్నారు.
stratego-lot = మొదటి ఎత్తు ఎవరిదో చీటీ తీస్తున్నాం.

## Why something is refused

refused-arrange-first = ముందు మీ పావులు అమర్చండి.
refused-already-arranged = మీ పావులు ఇప్పటికే అమర్చారు.
refused-bad-arrangement = అమరికకు B నుంచి M వరకు ఉన్న అక్షరాలతో 40 అక్షరాలు రాయాలి; ఖాళీ గడికి a.
refused-wrong-count = { stratego-rank } పావులు { $due } ఉండాలి, ఇప్పుడు ఉన్నవి { $count }.
refused-setup-stuck = ఇలా అయితే మీ పావుల్లో ఒక్కదానికీ కదలడానికి దారి లేదు. ఒకదానికైనా దారి వదలండి.
refused-no-piece = { $square } గడిలో పావు లేదు.
refused-never-moves = { $square } గడిలోని పావు ఎప్పుడూ కదలదు: అది జెండా గానీ బాంబు గానీ.
refused-lake = { $square } చెరువులో ఉంది.
refused-own-piece = { $square } గడిలో మీ పావే ఉంది.
refused-not-one-square = ఈ పావు { $from } నుంచి పైకి, కిందికి, ఎడమకు లేదా కుడికి ఒక్క గడే వెళ్తుంది. స్కౌట్ మాత్రమే ఇంకా దూరం వెళ్లగలదు.
refused-not-straight = స్కౌట్ నేరుగా వెళ్తుంది. { $to } గడి { $from } నుంచి నేరుగా లేదు.
refused-in-the-way = దారి ఖాళీగా లేదు: { $square } గడి అడ్డం ఉంది.
refused-two-squares = రెండు గళ్ల నియమం: ఒక పావు అవే రెండు గళ్ల మధ్య వరుసగా మూడుసార్లకు మించి అటూ ఇటూ తిరగకూడదు.
refused-more-squares = ఎక్కువ గళ్ల నియమం: ఎదుటివారి పావును తరుముతూ, బోర్డును ఇంతకుముందు ఉన్నట్టే మళ్లీ చేసే ఎత్తు వేయకూడదు.
refused-bad-draw = చీటీ తీయాల్సింది దీనికి కాదు.
refused-bad-lot = “{ $lot }” ఎరుపూ కాదు, నీలమూ కాదు.
refused-bad-squares = “{ $squares }” వరుసక్రమంలో ఉన్న గళ్లు కావు.
refused-diagram-parts = బోర్డు స్థితికి మూడు భాగాలు కావాలి; ఇందులోని భాగాలు { $count }.
refused-diagram-length = బోర్డుకు 100 అక్షరాలు కావాలి; ఇందులోని అక్షరాలు { $count }.
refused-diagram-letter = { $square } గడికి రాసిన అక్షరానికి అక్కడ అర్థం లేదు.
refused-diagram-side = “{ $side }” ఎవరి వంతో చెప్పడం లేదు; r లేదా b రాయాలి.
refused-diagram-number = “{ $number }” ఎత్తు నంబరు కాదు.
refused-diagram-hidden = { $square } గడిలోని పావు హోదా తెలియదు.
refused-diagram-still = { $square } గడిలో, సొంత వరుసల బయట, జెండా గానీ బాంబు గానీ ఉంది.
refused-too-many = { stratego-rank } పావులు ఒక పక్షానికి ఉండాల్సిన వాటికన్నా ఎక్కువ ఉన్నాయి.
