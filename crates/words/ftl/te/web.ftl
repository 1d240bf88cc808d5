# The client's pages: buttons, headings, dialogs, messages.

## Every page

title-portal = { $house }: ఫ్రెండ్స్‌తో లేదా కంప్యూటర్‌తో ఆడండి
title-match = { $game } – { $house }
title-page = { $page } – { $house }
title-turn = మీ వంతు: { $game } – { $house }
skip-to-content = నేరుగా పేజీలోకి వెళ్లండి
languages = భాష
loading = లోడ్ అవుతోంది…
close = మూసేయండి
copy = కాపీ
copied = కాపీ అయింది
to-portal = మొదటి పేజీకి
to-rules = ఆట నియమాలు
to-learn = ఆడటం నేర్చుకోండి
to-puzzles = పజిళ్లు
missing = ఇక్కడ ఏమీ లేదు.
missing-away = ఈ పేజీకి ఇంటర్నెట్ కావాలి.
missing-away-play = ఇంటర్నెట్ లేకపోయినా కంప్యూటర్‌తో ఆడవచ్చు, నేర్చుకోవచ్చు.
outdated = కొత్త వెర్షన్ వచ్చింది. పేజీని మళ్లీ లోడ్ చేయండి.
reload = మళ్లీ లోడ్ చేయండి
reconnecting = కనెక్షన్ పోయింది. మళ్లీ ప్రయత్నిస్తున్నాం…

settings = సెట్టింగులు
setting-sound = సౌండ్
setting-vibration = వైబ్రేషన్
setting-theme = రంగులు
theme-auto = ఆటోమేటిక్
theme-light = లేత
theme-dark = ముదురు
setting-pace = కదలికలు
pace-normal = మామూలు వేగం
pace-quick = త్వరగా
pace-off = కదలికలు లేకుండా
setting-alone = ఒక్కటే ఎత్తు ఉంటే దానంతట అదే ఆడాలి
setting-confirm = ప్రతి ఎత్తుకు ముందు అడగాలి
setting-safe = అందరూ గుర్తించగల రంగులు
setting-large = పెద్ద అక్షరాలు
setting-ranks = స్ట్రాటెగో: మార్షల్
ranks-original = 1
ranks-later = 10
setting-language = భాష
settings-all = వేరే పేజీలో
settings-about = మీరు మార్చినవి ఈ డివైస్‌లో ఉంటాయి; అకౌంట్ ఉంటే మీ డివైస్‌లన్నిటిలో ఒకేలా ఉంటాయి.
ask-move = ఈ ఎత్తు వేయాలా?
ask-yes = అవును
ask-no = వద్దు

## The front page

portal-about = ఇప్పుడే కంప్యూటర్‌తో ఆడండి, లేదా ఫ్రెండ్‌కు లింక్ పంపండి. అకౌంట్ అక్కర్లేదు.
portal-away = { $house } ఇప్పుడు అందుబాటులో లేదు. అయినా ఈ బ్రౌజర్‌లోనే కంప్యూటర్‌తో ఆడవచ్చు, లేదా ఇక్కడే ఇద్దరు ఆడవచ్చు.
friendlies = సరదా ఆటలు
play-computer = కంప్యూటర్‌తో ఆడండి
invite = ఫ్రెండ్‌ను పిలవండి
pass-and-play = ఇక్కడే ఇద్దరు
pass-and-play-all = అందరూ ఇక్కడే
setup-open = సమయం, ఎంపికలు
seat-label = మీ రంగు
seat-any = మొదటిది
clock-label = ఒక్కొక్కరికి సమయం
clock-usual = ఈ ఆటకు మామూలుగా ఉండే సమయం.
clock-unknown = మొత్తం సెకన్లు, ఒక్కో ఎత్తుకు అదనపు సెకన్లు ఇలా రాయండి: 300+0. ఒక్కో ఎత్తుకు రోజులైతే 3d. పరిమితి వద్దంటే off.

option-blocked = మూసిన గళ్లు
option-blocked-none = ఏవీ లేవు
option-blocked-d4 = మధ్య గడి
option-blocked-c3-e3-c5-e5 = లోపలివైపు నాలుగు
option-blocked-d2-b4-f4-d6 = బయటివైపు నాలుగు
option-blocked-d3-c4-e4-d5 = మధ్య గడి చుట్టూ
option-quiet = కొత్త పావు లేని ఎత్తులు
option-quiet-100 = వరుసగా 100 అయితే డ్రా
option-quiet-none = పరిమితి లేదు
option-size = పెట్టెలు
option-size-5x5 = 5 × 5
option-size-2x2 = 2 × 2
option-size-3x3 = 3 × 3
option-size-4x4 = 4 × 4
option-size-4x6 = 4 × 6
option-size-6x6 = 6 × 6
option-size-7x7 = 7 × 7
option-size-9x9 = 9 × 9
option-border = మొదట్లో ఉండే గీతలు
option-border-american = ఏవీ లేవు
option-border-icelandic = ఎడమవైపు, కింద
option-border-swedish = చుట్టూ అంచు మొత్తం
option-misere = ఎవరు గెలుస్తారు
option-misere-off = ఎక్కువ పెట్టెలు ఉన్నవారు
option-misere-on = తక్కువ పెట్టెలు ఉన్నవారు
option-players = ఆడేవారు
option-players-2 = 2
option-players-3 = 3
option-players-4 = 4
option-launch = విమానం బయలుదేరడానికి
option-launch-even = 2, 4 లేదా 6
option-launch-six = 6 మాత్రమే
option-launch-five-six = 5 లేదా 6
option-overshoot = పండుకు కావాల్సిన దానికన్నా ఎక్కువ పడితే
option-overshoot-stay = విమానం కదలదు
option-overshoot-bounce = వెళ్లి వెనక్కి వస్తుంది
option-fly-then-jump = ఎగిరాక దూకడం
option-fly-then-jump-off = లేదు
option-fly-then-jump-on = ఉంది
option-barrage = పావులు
option-barrage-off = మొత్తం 40
option-barrage-on = బరాజ్, చెరి 8
option-first = మొదటి ఎత్తు
option-first-red = ఎరుపు
option-first-blue = నీలం
option-first-lot = చీటీతో
option-stuck = ఎత్తు లేనివారు
option-stuck-loses = ఓడుతారు
option-stuck-draw-if-both = ఇద్దరికీ లేకపోతే డ్రా
option-attackless = దాడి లేని ఎత్తులు
option-attackless-200 = వరుసగా 200 అయితే డ్రా
option-attackless-none = పరిమితి లేదు
option-repetition = అవే ఎత్తులు మళ్లీ
option-repetition-isf = పరిమితి ఉంది
option-repetition-none = పరిమితి లేదు
option-deck = కార్డులు
option-deck-1-2-5-5-5-5-4-3-3-2-2-1 = 38, మధ్య నంబర్లు ఎక్కువ
option-deck-3-3-3-3-3-3-3-3-3-3-3-3 = 36, ఒక్కో నంబరు మూడు
option-deck-4-4-4-4-4-4-4-4-4-4-4-4 = 48, ఒక్కో నంబరు నాలుగు
option-hands = చేతి కార్డులు
option-hands-4-9-6-7-6-9-4 = 4 నుంచి 9
option-hands-7-7-7-7-7-7-7 = ఎప్పుడూ 7
option-hands-3-5-4-5-4-5-3 = చిన్న ఆట: 3 నుంచి 5
option-arrows = ముందు మార్చుకునేది
option-arrows-1-1-1-both-0-0-0 = బాణం చూపేవారు
option-arrows-both-both-both-both-both-both-both = ఇద్దరూ ఒకేసారి
option-tie = చివరి కార్డులు సమానమైతే
option-tie-redeal = మళ్లీ పంచడం
option-tie-arrow = బాణం ఎవరిదో వారే గెలుస్తారు

live-banner = { $count ->
    [one] మీ ఆట ఒకటి ఇంకా ముగియలేదు.
   *[other] మీ ఆటలు { $count } ఇంకా ముగియలేదు.
}
live-matches = ఇంకా ముగియని మీ ఆటలు
live-with = { $game }: మీరు, { $name }
live-waiting = { $game }, ఇంకా మొదలు కాలేదు
kept-here = ఈ బ్రౌజర్‌లో
kept-both = { $game }: అందరూ ఇక్కడే
kept-bot = { $game }: మీరు, { $bot }
kept-over = ఈ బ్రౌజర్‌లో ముగిసిన ఆటలు
kept-about = ఈ ఆటలు ఈ బ్రౌజర్‌లోనే ఉంటాయి. వీటికి బహుమతి ఉండదు.
kept-ended = { $match }: { $stand ->
    [won] మీరు గెలిచారు
    [lost] మీరు ఓడిపోయారు
    [drawn] డ్రా
   *[over] ముగిసింది
}

name-title = మీ పేరు
name-label = ఇతరులకు కనిపించే మీ పేరు
name-about = ఇతరులకు ఈ పేరే కనిపిస్తుంది. ఎప్పుడైనా మార్చుకోవచ్చు.
name-save = సేవ్ చేయండి
name-saved = సేవ్ అయింది
account = మీ అకౌంట్

import-title = రికార్డు తెరవండి
import-about = ఫైలుగా దాచుకున్న ఆటను ఒక్కో ఎత్తు చొప్పున చూడండి.
import-label = ఫైలు ఎంచుకోండి
no-record-open = ఏ రికార్డూ తెరిచి లేదు.

## Invitations

invite-about = ఈ లింక్‌ను ఫ్రెండ్‌కు పంపండి. దీన్ని ముందుగా తెరిచి సీటు తీసుకున్నవారు మీతో ఆడతారు.
invite-link = పంపాల్సిన లింక్
invite-share = పంపండి
invite-qr = లింక్ QR కోడ్
invite-text = రండి, { $game } ఆడదాం! – { $house }
invited = { $name } మిమ్మల్ని { $game } ఆడటానికి పిలుస్తున్నారు
invite-taken = ఈ సీటు ఇప్పటికే నిండింది.

rated = రేటింగ్ ఆట
rated-field = ఫ్రెండ్‌తో రేటింగ్ ఆట
rated-about = ఫలితాన్ని బట్టి ఇద్దరి రేటింగ్ మారుతుంది. మామూలు ఎంపికలతోనే ఆడాలి, { $coin } రావు.
rated-guest = ఫ్రెండ్‌తో రేటింగ్ ఆట ఆడాలంటే అకౌంట్ కావాలి.
rated-invite = ఇది రేటింగ్ ఆట: ఫలితాన్ని బట్టి ఇద్దరి రేటింగ్ మారుతుంది. { $name } రేటింగ్: { $points }
rated-login = లాగిన్
rated-change = రేటింగ్: { $before } → { $after }
take-seat = సీటు తీసుకోండి
watch = ఆట చూడండి
ready = నేను రెడీ
ready-waiting = రెడీ – ఎదురుచూస్తున్నాం
leave = సీటు వదిలేయండి
seat-taken = ఇంకా రెడీ కాలేదు
seat-ready = రెడీ
fill-about = ఇక్కడ కంప్యూటర్ ఆడనివ్వండి
gathering-open = అందరూ రెడీ అనగానే ఆట మొదలవుతుంది.
gathering-you = మొదలుపెట్టాలనుకున్నప్పుడు “నేను రెడీ” నొక్కండి.
gathering-other = మిగతావారు రెడీ అనగానే ఆట మొదలవుతుంది.
gathering-watch = ఆట ఇంకా మొదలు కాలేదు.
closed = ఈ ఆట జరగలేదు.
closed-ended = ఈ ఆటను మేం ఆపేశాం. దీని ఫలితం ఎవరికీ లెక్కలోకి రాదు.

device-title = ఇక్కడ ఆడండి
device-about = ఈ లింక్‌తో మీ పేరు, మీ ఆటలు ఈ బ్రౌజర్‌కు కూడా వస్తాయి. లింక్ ఒక్కసారే పని చేస్తుంది.
device-take = నా సీటు ఇక్కడికి మార్చండి
seat-link-about = పది నిమిషాల్లోగా ఈ లింక్‌ను ఆ ఫోన్‌లో లేదా కంప్యూటర్‌లో తెరవండి. ఇంకెవరికీ ఇవ్వకండి: దీన్ని తెరిచినవారు మీ సీటులో ఆడతారు.
seat-link = వేరే ఫోన్‌కు మారండి

## The match

you = (మీరు)
score = పాయింట్లు
# A finishing place.
place = { $place ->
    [1] 1వ స్థానం
    [2] 2వ స్థానం
    [3] 3వ స్థానం
   *[4] 4వ స్థానం
}
standing-out = ఆటలో లేరు
planes-home = పండిన విమానాలు
played-alone = వేరే ఎత్తు లేదు, అందుకే దానంతట అదే ఆడింది.
clock-left = మిగిలిన సమయం
time-left = ఇంకా { $seconds } సెకన్లు మిగిలాయి.
not-connected = కనెక్షన్ లేదు
log = ఎత్తులు
talk = ఏమైనా చెప్పండి
flip = బోర్డు తిప్పండి
copy-position = స్థితి కాపీ చేయండి
resign = ఓటమి ఒప్పుకోండి
exit = ఆట వదిలేయండి
resign-ask = ఓటమి ఒప్పుకుంటారా?
exit-ask = ఆట వదిలేస్తారా?
loss-of-you = అలా చేస్తే ఈ ఆట మీరు ఓడినట్టే.
loss-of = అలా చేస్తే ఈ ఆట { $name } ఓడినట్టే.
confirm-no = ఇంకా ఆడదాం

status-your-turn = మీ వంతు.
status-turn = { $name } వంతు.
status-thinking = { $name } ఆలోచిస్తున్నారు.
status-reconnecting = కనెక్షన్ పోయింది. మళ్లీ ప్రయత్నిస్తున్నాం…
quiet-warning = { $left ->
    [one] కొత్త పావు లేకుండా ఇంకొక్క ఎత్తు గడిస్తే ఆట డ్రా అవుతుంది.
   *[other] కొత్త పావు లేకుండా ఇంకో { $left } ఎత్తులు గడిస్తే ఆట డ్రా అవుతుంది.
}

offline-both = అందరూ ఇక్కడే ఆడుతున్నారు. ఈ ఆట ఈ బ్రౌజర్‌లోనే ఉంటుంది. దీనికి బహుమతి ఉండదు.
curtain = ఇప్పుడు ఇవ్వండి: { $name }
curtain-about = { $name } తీసుకునే వరకు బోర్డు మూసి ఉంటుంది.
curtain-take = నేను { $name }
offline-bot = { $house } అందుబాటులో లేదు, అందుకే ఈ బ్రౌజర్‌లోనే మీరు, { $bot } ఆడుతున్నారు. ఈ ఆట ఇక్కడే ఉంటుంది. దీనికి బహుమతి ఉండదు.

rematch = మళ్లీ ఆడదాం
rematch-accept = సరే, మళ్లీ ఆడదాం
rematch-asked = మీరు మళ్లీ ఆడదామన్నారు
rematch-wanted = { $name } మళ్లీ ఆడదామంటున్నారు.
download-record = రికార్డు డౌన్‌లోడ్ చేయండి
review = ఈ ఆటను మళ్లీ చూడండి
replay = ఎత్తులు ఒక్కొక్కటిగా చూడండి
replay-first = మొదటికి
replay-prev = ఒక ఎత్తు వెనక్కి
replay-next = ఒక ఎత్తు ముందుకు
replay-last = చివరికి
replay-at = { $at } / { $of }

# Whether the dice of a match that is over were fair.
fair-title = పాచికలు సరిగ్గానే పడ్డాయా?
fair-checking = సరిచూస్తున్నాం …
fair-holds = { $draws ->
    [one] అవును. పాచిక ఒక్కసారే వేశారు, అది మొదలుకాక ముందు అందరూ ముద్ర వేసిన రహస్య సంఖ్యల నుంచే వచ్చింది.
   *[other] అవును. పాచిక { $draws } సార్లు వేశారు, ప్రతిసారీ పడిన సంఖ్య మొదలుకాక ముందు అందరూ ముద్ర వేసిన రహస్య సంఖ్యల నుంచే వచ్చింది.
}
fair-wrong = కాదు. రికార్డులో { $event }వ సంఘటనలోని పాచిక రహస్య సంఖ్యల నుంచి వచ్చింది కాదు.
fair-rolls = ఏ సంఖ్య ఎన్నిసార్లు పడింది
fair-sum = మొత్తం
fair-proves = ఈ లెక్క ఇప్పుడే ఇక్కడే వేశాం. { $house } గానీ ఆడేవారు గానీ ఏ పాచికనూ మార్చలేదని ఇది రుజువు చేస్తుంది. ముందు పడబోయేవి { $house } నడిపేవారికి కనిపించలేదని మాత్రం రుజువు చేయదు.
fair-numbers = సంఖ్యలు, వాటి ముద్రలు
fair-again = ఇవి రికార్డులో కూడా ఉన్నాయి. ఎవరైనా “adda verify”తో మళ్లీ సరిచూడవచ్చు.
fair-cards-title = కార్డులు సరిగ్గానే పంచారా?
fair-cards-holds = { $draws ->
    [one] అవును. కార్డులు ఒక్కసారే పంచారు, అవి మొదలుకాక ముందు అందరూ ముద్ర వేసిన రహస్య సంఖ్యల నుంచే వచ్చాయి.
   *[other] అవును. కార్డులు { $draws } సార్లు పంచారు, ప్రతిసారీ అవి మొదలుకాక ముందు అందరూ ముద్ర వేసిన రహస్య సంఖ్యల నుంచే వచ్చాయి.
}
fair-cards-wrong = కాదు. రికార్డులో { $event }వ సంఘటనలో పంచిన కార్డులు రహస్య సంఖ్యల నుంచి వచ్చినవి కావు.
fair-cards-proves = ఈ లెక్క ఇప్పుడే ఇక్కడే వేశాం. { $house } గానీ ఆడేవారు గానీ ఏ కార్డునూ మార్చలేదని ఇది రుజువు చేస్తుంది. ఎవరి చేతిలో ఏముందో { $house } నడిపేవారికి కనిపించలేదని మాత్రం రుజువు చేయదు.
fair-lot-title = చీటీ సరిగ్గానే తీశారా?
fair-lot-holds = అవును. మొదటి ఎత్తు ఎవరిదన్నది, మొదలుకాకముందే అందరూ ముద్ర వేసిన రహస్య సంఖ్యల నుంచే వచ్చింది.
fair-lot-wrong = కాదు. రికార్డులో { $event }వ సంఘటనలోని చీటీ రహస్య సంఖ్యల నుంచి వచ్చింది కాదు.
fair-lot-proves = ఈ లెక్క ఇప్పుడే ఇక్కడే వేశాం. { $house } గానీ ఆడేవారు గానీ చీటీని మార్చలేదని ఇది రుజువు చేస్తుంది. ఫలితం { $house } నడిపేవారికి ముందే కనిపించలేదని మాత్రం రుజువు చేయదు.

## What can go wrong in the client itself

refused-away = { $house } అందుబాటులో లేదు. నెట్ వచ్చాక మళ్లీ ప్రయత్నించండి.
refused-not-loaded = ఇది లోడ్ కాలేదు. నెట్ వచ్చాక మళ్లీ ప్రయత్నించండి.

coins-count = { $coins } { $coin }
coins-today = ఈరోజు { $limit } { $coin } వరకు వస్తాయి, వచ్చినవి { $coins }
coins-all = మొత్తం { $coins } { $coin }
earned = +{ $coins } { $coin }
earned-why = { $earned }: { $why }
earned-limit = ఈరోజు పరిమితి పూర్తయింది
earned-pair = ఒకే రోజు అదే ఇద్దరు ఆడే కొద్దీ ఒక్కో ఆటకు తక్కువ వస్తాయి
earned-short = ఆట మరీ చిన్నది
earned-same = ఒకటి కంటే ఎక్కువ సీట్లలో మీరే ఉన్నారు
earned-unusual = మామూలు సమయం, ఎంపికలతో ఆడితేనే { $coin } వస్తాయి
earned-offline = ఈ బ్రౌజర్‌లోనే ఆడిన ఆటకు { $coin } రావు.
leaderboard = లీడర్‌బోర్డు
