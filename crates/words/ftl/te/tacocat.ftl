# Tacocat Spelled Backwards: what only a match of it says. A browser gets it with the board. What happened is said as
# everybody may know it: no card that is still in a hand.

## Moves

tacocat-dealt = కొత్త రౌండు: ఇద్దరికీ తలా { $count } కార్డులు.
tacocat-chooses = ఏ కార్డులు మార్చుకోవాలో { $name } తేల్చుకున్నారు.
tacocat-replaces = { $count ->
    [0] { $name } ఏ కార్డూ మార్చుకోలేదు.
    [one] { $name } ఒక కార్డు మార్చుకున్నారు: { $cards }.
   *[other] { $name } { $count } కార్డులు మార్చుకున్నారు: { $cards }.
}
tacocat-sets = { $name } ముఖాముఖికి ఒక కార్డును బోర్లా పెట్టారు.
tacocat-duel = ముఖాముఖి: { $name } చూపింది { $card }, { $other } చూపింది { $less } మాత్రమే.
tacocat-duel-equal = ముఖాముఖి: ఇద్దరూ { $card } చూపారు.
# $kind: single, set (cards of one number), sequence (numbers that follow each other). The last two are jumbo attacks.
tacocat-leads = { $kind ->
    [set] { $name } సెట్‌తో జంబో దాడి చేశారు: { $cards }.
    [sequence] { $name } వరుసతో జంబో దాడి చేశారు: { $cards }.
   *[single] { $name } { $cards } కార్డుతో దాడి చేశారు.
}
tacocat-answers = { $count ->
    [one] { $name } { $cards } కార్డుతో అడ్డుకున్నారు.
   *[other] { $name } { $cards } కార్డులతో అడ్డుకున్నారు.
}
tacocat-answers-and-gives = { $name } అడ్డుకున్నవి: { $cards }. వదులుకున్నవి: { $gives }.
tacocat-gives = { $name } వదులుకున్నవి: { $gives }.
tacocat-reveals = చివరి కార్డులు: { $name } { $card }, { $other } { $less }.
tacocat-tie = ఈ రౌండు ఎవరూ గెలవలేదు. తర్వాతి రౌండు అదే గడిలో.
tacocat-tie-arrow = రెండూ సమానం, అందుకే బాణం ఎవరిదో వారే గెలుస్తారు.
# $way: step (one space), slide (over tiles, $steps spaces), goal (into the goal).
tacocat-wins = { $way ->
    [goal] { $name } రౌండు గెలిచారు. టాకోక్యాట్ వారి గమ్యం చేరింది.
    [slide] { $name } రౌండు గెలిచారు. టాకోక్యాట్ పలకల మీదుగా జారి వారి గమ్యం వైపు { $steps } గళ్లు వెళ్లింది.
   *[step] { $name } రౌండు గెలిచారు. టాకోక్యాట్ వారి గమ్యం వైపు ఒక గడి కదిలింది.
}

## Why something is refused

refused-wrong-phase = { $due ->
    [deal] ముందు కార్డులు పంచాలి.
    [replace] ఇప్పుడు కార్డులు మార్చుకునే సమయం.
    [duel] ఇప్పుడు ముఖాముఖికి ఒక కార్డును బోర్లా పెట్టే సమయం.
    [lead] ఇప్పుడు దాడి చేసే సమయం.
    [defend] ఇప్పుడు అడ్డుకునే సమయం.
   *[reveal] ఇప్పుడు చివరి కార్డులు చూపే సమయం.
}
refused-no-action = ఇది ఎత్తు కాదు.
refused-no-such-card = మీ చేతిలో అన్ని { $card } కార్డులు లేవు.
refused-too-many-cards = { $most ->
    [one] మీరు ఒక కార్డుకు మించి మార్చుకోలేరు.
   *[other] మీరు { $most } కార్డులకు మించి మార్చుకోలేరు.
}
refused-whole-hand = చేతిలోని కార్డులన్నిటితో దాడి చేయకూడదు. ఒక కార్డు మిగలాలి.
refused-no-attack = ఈ కార్డులతో దాడి కుదరదు. ఒక కార్డు, లేదా ఒకే నంబరు కార్డులు, లేదా వరుస నంబర్లు ఉన్న మూడు లేదా ఇంకా ఎక్కువ కార్డులు తీసుకోండి.
refused-answer-count = { $due ->
    [one] దాడిలో ఒక కార్డు ఉంది. దాని మీద ఒక కార్డు వేయండి, లేదా ఒకటి వదులుకోండి.
   *[other] దాడిలో { $due } కార్డులు ఉన్నాయి. ఒక్కోదాని మీద ఒక కార్డు వేయండి, లేదా ఒకటి వదులుకోండి.
}
refused-too-low = { $attack } కార్డును అడ్డుకోవడానికి { $card } చాలదు. అదే నంబరు గానీ అంతకంటే పెద్దది గానీ కావాలి.
refused-bad-rank = కార్డు నంబరు 1 నుంచి 12 వరకు ఉంటుంది.
refused-bad-cards = కార్డులను చిన్న నంబరు నుంచి పెద్ద నంబరుకు, మధ్యలో కామాలతో రాయాలి.
refused-bad-answers = దాడిలో ఉండగల కార్డుల కంటే ఇవి ఎక్కువ.
refused-bad-arrow = “{ $arrow }” బాణం కాదు; 0, 1 లేదా both రాయాలి.
refused-bad-arrows = “{ $value }” ఏడు బాణాలు కావు.
refused-bad-deck = పన్నెండు నంబర్లలో ఏ కార్డులు ఎన్ని ఉన్నాయో “{ $value }” చెప్పడం లేదు.
refused-bad-hands = ఏడు గళ్లలో ఎక్కడ ఎన్ని కార్డులు పంచాలో “{ $value }” చెప్పడం లేదు.
refused-bad-tie = “{ $tie }” కుదరదు; redeal లేదా arrow రాయాలి.
refused-bad-space = “{ $space }” గడి కాదు; 1 నుంచి 7 వరకు రాయండి.
refused-bad-track = “{ $track }” ఆటలో రాగల గళ్ల వరుస కాదు.
refused-bad-phase = “{ $phase }” రౌండులో భాగం కాదు.
refused-bad-end = ఆట ఎలా ముగిసిందో చదవడం కుదరలేదు.
refused-bad-pile = మిగిలిన కార్డుల కట్టను చదవడం కుదరలేదు.
refused-bad-seal = బోర్లా పెట్టిన కార్డులను చదవడం కుదరలేదు.
refused-bad-deal = కార్డులు ఎలా పంచారో చదవడం కుదరలేదు.
refused-hidden-cards = ఇక్కడ కొన్ని కార్డులు తెలియవు.
refused-deck-too-large = కట్టలో { $cards } కార్డులు ఉన్నాయి; { $most } మించకూడదు.
refused-deck-one-rank = కట్టలో కనీసం రెండు వేర్వేరు నంబర్ల కార్డులు ఉండాలి.
refused-hand-too-small = { $space }వ గడిలో { $hand } కార్డులు చాలవు; కనీసం { $least } కావాలి.
refused-hand-too-large = { $space }వ గడిలో { $hand } కార్డులు మరీ ఎక్కువ; ఈ కట్టకు { $most } మించకూడదు.

## The table

tacocat-table = టాకోక్యాట్ బల్ల
tacocat-steps = రౌండులోని దశలు
tacocat-column = రెండు గమ్యాల మధ్య ఏడు గళ్లు; కింద ఉన్నది మీ గమ్యం
tacocat-step = { $step ->
    [replace] కార్డుల మార్పు
    [duel] ముఖాముఖి
    [play] ఆట
    [move] బిళ్ల కదులుతుంది
   *[tile] పలక పెడతారు
}
tacocat-round = రౌండు { $round }.
# $space is counted from the goal at the bottom, which is 0.
tacocat-at = { $space ->
    [0] టాకోక్యాట్ కింది గమ్యంలో, అంటే మీ గమ్యంలో ఉంది.
    [8] టాకోక్యాట్ పై గమ్యంలో ఉంది.
   *[other] కింది గమ్యం నుంచి లెక్కిస్తే టాకోక్యాట్ { $space }వ గడిలో ఉంది.
}
# $first: who replaces first.
tacocat-space = { $first ->
    [near] ఒక్కొక్కరికి { $size } కార్డులు. కింద ఉన్నవారు ముందు కార్డులు మార్చుకుంటారు.
    [far] ఒక్కొక్కరికి { $size } కార్డులు. పైన ఉన్నవారు ముందు కార్డులు మార్చుకుంటారు.
   *[both] ఒక్కొక్కరికి { $size } కార్డులు. ఇద్దరూ ఒకేసారి కార్డులు మార్చుకుంటారు.
}
tacocat-tiled = { $count ->
    [0] ఏ గడి మీదా పలక లేదు.
   *[other] పలకలున్న గళ్లు: { $spaces }.
}
tacocat-cards = { $count ->
    [one] ఒక కార్డు
   *[other] { $count } కార్డులు
}
tacocat-own-hand = { $count ->
    [one] మీ చేతిలో ఒక కార్డు
   *[other] మీ చేతిలో { $count } కార్డులు
}
tacocat-other-hand = { $count ->
    [one] ఎదుటివారి చేతిలో ఒక కార్డు
   *[other] ఎదుటివారి చేతిలో { $count } కార్డులు
}
tacocat-pile = మిగిలిన కట్టలో: { $count }
tacocat-tiles = మిగిలిన పలకలు: { $count }
tacocat-discarded = { $count ->
    [0] ఇంకా ఏ కార్డూ పక్కన పెట్టలేదు.
   *[other] పక్కన పెట్టినవి ({ $count }): { $cards }
}
tacocat-kept = మార్పు లేదు
# $state: chosen, answers (lies on the attack), given (would be given up), free.
tacocat-own-card = { $state ->
    [chosen] { $card }, ఎంచుకున్నారు
    [answers] { $card }, దాడి మీద ఉంది
    [given] { $card }, వదులుకోవాల్సి వస్తుంది
   *[free] { $card }
}
# A card of the attack, and what is on it.
tacocat-slot = { $state ->
    [answered] { $attack }: అడ్డుకునేది మీ { $with }
    [gives] { $attack }: అడ్డుకోలేదు; { $with } వదులుకోవాల్సి వస్తుంది
   *[open] { $attack }: అడ్డుకోలేదు
}
tacocat-sort = { $order ->
    [sets] సెట్లుగా పేర్చండి
   *[ranks] నంబర్ల వారీగా
}
# What the viewer is asked for.
tacocat-ask = { $what ->
    [replace-all] మార్చుకోవాలనుకునే కార్డులను తాకండి; ఎన్నయినా సరే.
    [replace] మార్చుకోవాలనుకునే కార్డులను తాకండి; { $most } మించకూడదు.
    [duel] ముఖాముఖికి ఒక కార్డు ఎంచుకోండి. పెద్ద కార్డు ఉన్నవారు ముందు దాడి చేస్తారు.
   *[lead] దాడి ఎంచుకోండి: ఒక కార్డు, ఒక సెట్, లేదా వరుసలో మూడు లేదా ఇంకా ఎక్కువ.
}
# What the viewer waits for.
tacocat-wait = { $what ->
    [sealed] మీరు ఎంచుకున్నారు. ఎదుటివారి కోసం ఆగుతున్నాం.
    [deal] కార్డులు పంచుతున్నారు.
    [replace] కార్డులు మార్చుకుంటున్నారు.
    [duel] ముఖాముఖికి కార్డులు ఎంచుకుంటున్నారు.
    [lead] దాడి ఎంచుకుంటున్నారు.
    [defend] దాడిని అడ్డుకుంటున్నారు.
    [over] ఆట ముగిసింది. కార్డులన్నీ కనిపిస్తున్నాయి.
   *[reveal] చివరి కార్డులు చూపుతున్నారు.
}
# What the chosen cards are.
tacocat-is = { $kind ->
    [single] ఒక కార్డు.
    [set] సెట్: జంబో దాడి!
   *[sequence] వరుస: జంబో దాడి!
}
# Why the chosen cards are no attack.
tacocat-why = { $why ->
    [whole] చేతిలో ఒక కార్డు మిగలాలి.
    [short] వరుసకు మూడు లేదా ఇంకా ఎక్కువ వరుస నంబర్లు కావాలి.
    [gap] వరుసకు { $card } తక్కువైంది.
   *[mixed] రెండు { $card } ఉంటే అది సెట్: { $card } మాత్రమే తీసుకోండి.
}
tacocat-most = { $most ->
    [0] మీరు ఏ కార్డూ మార్చుకోలేరు.
    [one] మీరు ఒక కార్డు మాత్రమే మార్చుకోగలరు.
   *[other] మీరు { $most } కార్డులకు మించి మార్చుకోలేరు.
}
tacocat-low = { $attack } కార్డును { $card } అడ్డుకోలేదు: { $attack } లేదా అంతకంటే పెద్దది కావాలి.
tacocat-answered = { $card } అడ్డుకోగలిగినవన్నీ ఇప్పటికే అడ్డుకున్నారు.
# What a defence as it is would cost.
tacocat-would-give = { $count ->
    [0] దాడి మొత్తం ఆగింది. తర్వాత దాడి మీదే.
   *[other] దాడి మీద సమానమైన లేదా పెద్ద కార్డులు పెట్టండి. వదులుకోవాల్సినవి: { $cards }.
}
tacocat-play-replace = { $count ->
    [0] అన్నీ ఉంచుకోండి
    [one] { $cards } మార్చుకోండి
   *[other] { $count } కార్డులు మార్చుకోండి
}
tacocat-play-duel = { $count ->
    [0] ఒక కార్డు బోర్లా పెట్టండి
   *[other] { $cards } బోర్లా పెట్టండి
}
tacocat-play-lead = { $count ->
    [0] దాడి చేయండి
   *[other] { $cards } కార్డుతో దాడి
}
tacocat-play-jumbo = జంబో దాడి: { $cards }
# $answers cards stop the attack, $count $cards are sacrificed.
tacocat-play-defend = { $count ->
    [0] దాడిని ఆపండి
   *[other] { $answers ->
        [0] { $cards } వదులుకోండి
       *[other] అడ్డుకోండి, { $cards } వదులుకోండి
    }
}
tacocat-jumbo = జంబో:
tacocat-offer = జంబో దాడి { $cards } ఎంచుకోండి
tacocat-answer-all = వీలైనన్ని ఆపండి
