# Aeroplane Chess: what only a match of it says. A browser gets it with the board.

## Moves

aeroplane-throws = { $name } పాచిక వేశారు.
aeroplane-off = ఎవరు మొదలుపెట్టాలో తేల్చడానికి { $name } పాచిక వేస్తే { $number } పడింది.
aeroplane-off-again = { $name } సమానంగా వేశారు, అందుకే మళ్లీ వేస్తారు.
aeroplane-off-starts = { $name } మొదలుపెడతారు.
aeroplane-rolled = { $name } పాచిక వేస్తే { $number } పడింది.
aeroplane-third-six = { $count ->
    [0] { $name } వరుసగా మూడోసారి 6 వేశారు. వంతు తర్వాతి వారిది.
    [one] { $name } వరుసగా మూడోసారి 6 వేశారు. { $planes }వ విమానం షెడ్డుకు వెళ్లింది. వంతు తర్వాతి వారిది.
   *[other] { $name } వరుసగా మూడోసారి 6 వేశారు. { $planes } నంబర్ల విమానాలు షెడ్డుకు వెళ్లాయి. వంతు తర్వాతి వారిది.
}
aeroplane-launches = { $name } { $plane }వ విమానాన్ని టేకాఫ్ గడికి తెచ్చారు.
aeroplane-moves = { $count ->
    [one] { $where ->
        [column] { $name } { $planes }వ విమానాన్ని ఇంటి దారిలో { $to }వ గడికి నడిపారు.
        [centre] { $name } { $planes }వ విమానాన్ని పండించారు.
        [back] { $name } { $planes }వ విమానాన్ని పండు దాకా నడిపి, { $to }వ గడికి వెనక్కి తెచ్చారు.
       *[ring] { $name } { $planes }వ విమానాన్ని { $to }వ గడికి నడిపారు.
    }
   *[other] { $where ->
        [column] { $name } { $planes } నంబర్ల విమానాలను ఇంటి దారిలో { $to }వ గడికి నడిపారు.
        [centre] { $name } { $planes } నంబర్ల విమానాలను పండించారు.
        [back] { $name } { $planes } నంబర్ల విమానాలను పండు దాకా నడిపి, { $to }వ గడికి వెనక్కి తెచ్చారు.
       *[ring] { $name } { $planes } నంబర్ల విమానాలను { $to }వ గడికి నడిపారు.
    }
}
aeroplane-jumps = { $count ->
    [one] అక్కడి నుంచి { $to }వ గడికి దూకింది.
   *[other] అక్కడి నుంచి { $to }వ గడికి దూకాయి.
}
aeroplane-flies = { $count ->
    [one] అక్కడి నుంచి { $to }వ గడికి ఎగిరింది.
   *[other] అక్కడి నుంచి { $to }వ గడికి ఎగిరాయి.
}
aeroplane-strikes = { $count ->
    [one] { $name } విమానం ఒకటి షెడ్డుకు వెళ్లింది.
   *[other] { $name } విమానాలు { $count } షెడ్డుకు వెళ్లాయి.
}
aeroplane-stacks = { $planes } నంబర్ల విమానాలు ఇప్పుడు ఒకే దొంతర.
aeroplane-finishes = { $place ->
    [1] { $name } విమానాలన్నీ పండాయి, వారిది మొదటి స్థానం.
    [2] { $name } విమానాలన్నీ పండాయి, వారిది రెండో స్థానం.
   *[3] { $name } విమానాలన్నీ పండాయి, వారిది మూడో స్థానం.
}

## The board

board-aeroplane = విమానాల లూడో బోర్డు
aeroplane-press = పాచికను నొక్కండి.
aeroplane-who-starts = ఎవరు మొదలుపెడతారు?
# A number of the die, or of a plane, by itself.
aeroplane-number = { $number }
# $state: roll (it can be thrown), lies (it shows $number), none (it is in the air, or was not thrown yet).
aeroplane-die = { $state ->
    [roll] పాచిక వేయండి
    [lies] పాచికలో { $number }
   *[none] పాచిక
}
# $where: hangar, pad, ring and column (square $at, counted on the way of this plane), centre.
aeroplane-plane-at = { $where ->
    [hangar] { $plane }వ విమానం షెడ్డులో
    [pad] { $plane }వ విమానం టేకాఫ్ గడిలో
    [centre] { $plane }వ విమానం పండింది
    [column] { $plane }వ విమానం ఇంటి దారిలో { $at }వ గడిలో
   *[ring] { $plane }వ విమానం { $at }వ గడిలో
}
# A button with a plane; $way is what it does.
aeroplane-choice = { $plane }వ విమానం: { $way }
aeroplane-ways = రెండు మూడు దారులు
aeroplane-back = వేరే విమానం ఎంచుకోండి
# $how: launch, centre, fly (takes the flight), jump, move. $to is a square, $hits how many planes of others go back.
aeroplane-way = { $how ->
    [launch] టేకాఫ్ గడికి
    [centre] పండుకు
    [fly] ఎగిరి { $to }వ గడికి
    [jump] దూకి { $to }వ గడికి
   *[move] { $to }వ గడికి
}{ $stack ->
    [yes] , దొంతరగా
   *[no] {""}
}{ $hits ->
    [0] {""}
    [one] , ఒక విమానం షెడ్డుకు
   *[other] , { $hits } విమానాలు షెడ్డుకు
}
# The same, as short as can be.
aeroplane-short = { $how ->
    [launch] బయలు
    [centre] పండు
   *[move] → { $to }
}

## Why something is refused

refused-roll-first = ముందు పాచిక వేయండి.
refused-rolled = మీరు పాచిక ఇప్పటికే వేశారు: { $number } పడింది.
refused-must-move = { $number } మీకు పనికొస్తుంది, అందుకే వంతు వదిలేయడం కుదరదు.
refused-in-hangar = { $plane }వ విమానం ఇంకా షెడ్డులోనే ఉంది.
refused-not-in-hangar = { $plane }వ విమానం షెడ్డులో లేదు.
refused-in-centre = { $plane }వ విమానం ఇప్పటికే పండింది.
refused-in-stack = ఈ విమానం దొంతరలో ఉంది. దొంతరను { $stack }వ విమానంతో నడపండి.
refused-no-launch = { $number } పడితే విమానం బయలుదేరదు.
refused-no-flight = ఈ ఎత్తులో ఎగిరే గడి రాదు.
refused-cannot-move = ఈ విమానం అంత దూరం వెళ్లలేదు.
refused-overshoot = పండడానికి సరిగ్గా ఆ అంకే పడాలి, { $number } ఎక్కువైంది.
refused-nothing-to-stack = దొంతర పెట్టడానికి అక్కడ మీ విమానం లేదు.
refused-bad-number = “{ $number }” పాచికలో ఉండే అంకె కాదు.
refused-bad-plane = “{ $plane }” విమానం కాదు; 1 నుంచి 4 వరకు రాయండి.
refused-bad-planes = “{ $planes }” వరుసక్రమంలో ఉన్న విమానాలు కావు.
refused-bad-progress = “{ $progress }” విమానం దారిలోని చోటు కాదు.
refused-bad-struck = “{ $struck }” షెడ్డుకు పంపిన విమానాలు కావు.
