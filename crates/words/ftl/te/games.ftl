# Games, players, moves and results. The same sentences stand in the log and are read out.

house-name = అడ్డా
bot-name = బుద్ధి
coin-name = { $coins ->
    [one] కాయిన్
   *[other] కాయిన్స్
}

game-ataxx = అటాక్స్
game-boxes = చుక్కలు-పెట్టెలు
game-stratego = స్ట్రాటెగో
game-aeroplane = విమానాల లూడో
game-tacocat = టాకోక్యాట్
about-ataxx = కొత్త పావు పెట్టండి లేదా దూకండి. పక్కనున్న పావులను మీ రంగులోకి మార్చుకోండి.
about-boxes = చుక్కల మధ్య గీతలు గీయండి. పెట్టె పూర్తి చేస్తే అది మీదే.
about-stratego = మీ జెండాను దాచండి. దాడులు చేస్తూ ఎదుటివారి జెండాను కనిపెట్టి లాగేసుకోండి.
about-aeroplane = పాచిక వేసి మీ నాలుగు విమానాలనూ పండించండి. దారిలో ఎదుటివారి విమానాలను షెడ్డుకు పంపండి.
about-tacocat = దాడి చేయండి, అడ్డుకోండి, కార్డులు వదులుకోండి. చివరి కార్డు ఎవరిది చిన్నదో, టాకోక్యాట్ వారి గమ్యం వైపు వెళ్తుంది.

level-easy = సులువు
level-medium = మీడియం
level-hard = కష్టం
level-master = మాస్టర్

side-red = ఎరుపు
side-blue = నీలం
side-green = ఆకుపచ్చ
side-yellow = పసుపు

player-bot = { $bot } ({ $level })
player-open = ఖాళీ సీటు
player-gone = వెళ్లిపోయినవారు

and = { $first }, { $second }

## Moves

ataxx-clones = { $turned ->
    [0] { $name } { $to } గడిలో కొత్త పావు పెట్టారు.
    [one] { $name } { $to } గడిలో కొత్త పావు పెట్టి, ఒక పావును తన రంగులోకి మార్చుకున్నారు.
   *[other] { $name } { $to } గడిలో కొత్త పావు పెట్టి, { $turned } పావులను తన రంగులోకి మార్చుకున్నారు.
}
ataxx-jumps = { $turned ->
    [0] { $name } { $from } నుంచి { $to } గడిలోకి దూకారు.
    [one] { $name } { $from } నుంచి { $to } గడిలోకి దూకి, ఒక పావును తన రంగులోకి మార్చుకున్నారు.
   *[other] { $name } { $from } నుంచి { $to } గడిలోకి దూకి, { $turned } పావులను తన రంగులోకి మార్చుకున్నారు.
}
boxes-draws = { $claimed ->
    [0] { $name } { $from } నుంచి { $to } వరకు గీత గీశారు.
    [one] { $again ->
        [yes] { $name } { $from } నుంచి { $to } వరకు గీత గీసి, ఒక పెట్టె పూర్తి చేశారు. వంతు మళ్లీ వారిదే.
       *[no] { $name } { $from } నుంచి { $to } వరకు గీత గీసి, ఒక పెట్టె పూర్తి చేశారు.
    }
   *[other] { $again ->
        [yes] { $name } { $from } నుంచి { $to } వరకు గీత గీసి, { $claimed } పెట్టెలు పూర్తి చేశారు. వంతు మళ్లీ వారిదే.
       *[no] { $name } { $from } నుంచి { $to } వరకు గీత గీసి, { $claimed } పెట్టెలు పూర్తి చేశారు.
    }
}
passes = { $name } కదలలేక వంతు వదిలేశారు.

# The polite verb is the same for one person and for several.
out-resigned = { $name } ఓటమి ఒప్పుకున్నారు.
out-exited = { $name } ఆట వదిలేసి వెళ్లారు.
out-time = { $count ->
    [one] { $name } సమయం అయిపోయింది.
   *[other] { $name } సమయం ఒకేసారి అయిపోయింది.
}

## Results

result-you-win = మీరు గెలిచారు!
result-draw = ఆట డ్రా అయింది
result-wins = { $name } గెలిచారు
result-place = { $place ->
    [2] రెండో స్థానం: { $name }.
    [3] మూడో స్థానం: { $name }.
   *[4] నాలుగో స్థానం: { $name }.
}
# Both in one line; $own is "yes" where the title is “మీరు గెలిచారు!”.
result-line = { $own ->
    [yes] { $title } { $why }
   *[no] { $title }. { $why }
}

reason-resigned = { $who ->
    [you] మీరు ఓటమి ఒప్పుకున్నారు.
   *[others] { $name } ఓటమి ఒప్పుకున్నారు.
}
reason-exited = { $who ->
    [you] మీరు ఆట వదిలేసి వెళ్లారు.
   *[others] { $name } ఆట వదిలేసి వెళ్లారు.
}
reason-time = { $who ->
    [all] ఇద్దరి సమయం ఒకేసారి అయిపోయింది.
    [you] మీ సమయం అయిపోయింది.
   *[others] { $name } సమయం అయిపోయింది.
}
# The last one plays against nobody: in a match of more than two, when the others gave up or ran out of time.
reason-alone = ఎదుట ఆడేవారు ఇక ఎవరూ మిగలలేదు.
reason-full = { $who ->
    [all] బోర్డు నిండింది, పాయింట్లు సమానం.
   *[others] బోర్డు నిండింది.
}
reason-wiped = { $who ->
    [you] మీ దగ్గర ఒక్క పావు కూడా మిగలలేదు.
   *[others] { $name } దగ్గర ఒక్క పావు కూడా మిగలలేదు.
}
reason-stuck = { $who ->
    [all] ఇక ఎవరూ కదలలేరు, పాయింట్లు సమానం.
   *[others] ఇక ఎవరూ కదలలేరు.
}
reason-quiet = కొత్త పావు లేకుండా వరుసగా చాలా ఎత్తులు గడిచాయి.
reason-goal = గమ్యం చేరుకున్నారు.

## Boards, as they are read out

board-ataxx = అటాక్స్ బోర్డు, 7 బై 7 గళ్లు
board-boxes = చుక్కలు-పెట్టెలు బోర్డు, { $rows } బై { $columns } పెట్టెలు
boxes-lines = గీతలు

ataxx-square = { $state ->
    [selected] { $square }, { ataxx-what }, ఎంచుకున్నారు
    [sure] { $square }, కొత్త పావు పెట్టడానికి ఇంకోసారి ఎంచుకోండి
    [grow] { $square }, కొత్త పావు పెట్టవచ్చు
    [jump] { $square }, ఇక్కడికి దూకవచ్చు
   *[none] { $square }, { ataxx-what }
}
ataxx-what = { $what ->
    [blocked] మూసిన గడి
    [red] ఎరుపు
    [blue] నీలం
   *[empty] ఖాళీ
}
boxes-line = { $state ->
    [drawn] { $from } నుంచి { $to } గీత, గీసేశారు
    [open] { $from } నుంచి { $to } గీత, గీయవచ్చు
    [closes] { $from } నుంచి { $to } గీత, గీస్తే పెట్టె పూర్తవుతుంది
   *[free] { $from } నుంచి { $to } గీత, ఇంకా గీయలేదు
}
boxes-box = { $owner ->
    [red] { $box } పెట్టె, ఎరుపు
   *[blue] { $box } పెట్టె, నీలం
}
