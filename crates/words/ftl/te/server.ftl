# Page titles and descriptions that the server writes into the page before the client has loaded.

page-portal-title = { $house }: ఫ్రెండ్స్‌తో లేదా కంప్యూటర్‌తో ఆడండి
page-portal-about = మీ బ్రౌజర్‌లో ఆడే బోర్డు ఆటలు. ఇప్పుడే కంప్యూటర్‌తో ఆడండి, లేదా ఫ్రెండ్‌కు లింక్ పంపండి. అకౌంట్ అక్కర్లేదు.
page-portal-games = ఆటలు

page-match-title = { $game }: { $players } – { $house }
page-match-about = { $game } ఆట: { $players }. { $clock }. ఆడటానికి గానీ చూడటానికి గానీ పేజీ తెరవండి.

page-invite-title = { $from } మిమ్మల్ని { $game } ఆడటానికి పిలుస్తున్నారు – { $house }
page-invite-about = ఒక్కసారి నొక్కి సీటు తీసుకోండి, మీ బ్రౌజర్‌లోనే { $game } ఆడండి. { $clock }. అకౌంట్ అక్కర్లేదు.
page-invite-gone-title = ఆహ్వానం – { $house }

page-link-title = మీ సీటు ఈ బ్రౌజర్‌లో – { $house }
page-link-about = ఈ లింక్‌తో మీ పేరు, మీ ఆటలు ఈ బ్రౌజర్‌కు కూడా వస్తాయి. ఇది ఒక్కసారే పని చేస్తుంది.

page-local-title = ఇక్కడే ఇద్దరు, లేదా నెట్ లేకుండా – { $house }
page-local-about = ఈ బ్రౌజర్‌లోనే ఆడండి: ఒకే చోట ఇద్దరు గానీ, నెట్ లేకుండా కంప్యూటర్‌తో గానీ.

page-import-title = రికార్డు తెరవండి – { $house }
page-import-about = ఫైలుగా దాచుకున్న ఆటను ఒక్కో ఎత్తు చొప్పున చూడండి.
page-settings-title = సెట్టింగులు – { $house }
page-settings-about = భాష, రంగులు, సౌండ్, అక్షరాల సైజు, ఎత్తులు వేసే తీరు.

page-play-title = { $game } – { $house }
page-play-about = { $game }: కంప్యూటర్‌తో ఆట వెంటనే మొదలవుతుంది (లెవెల్: { $level }).

page-missing-title = ఇక్కడ ఏమీ లేదు – { $house }
page-missing-about = అలాంటి పేజీ లేదు. ఆటలన్నీ మొదటి పేజీలో ఉన్నాయి.
page-missing-back = మొదటి పేజీకి

page-loading = లోడ్ అవుతోంది…
page-no-script = ఈ పేజీకి JavaScript, WebAssembly కావాలి. వాటిని ఆన్ చేయండి, లేదా ఇంకా కొత్త బ్రౌజర్ వాడండి.
# For the one who runs the house from its sources.
page-unbuilt = బ్రౌజర్ క్లయింట్‌ను ఇంకా బిల్డ్ చేయలేదు. ఈ కమాండ్‌తో బిల్డ్ చేసి, పేజీని మళ్లీ లోడ్ చేయండి:

page-leaderboard-title = లీడర్‌బోర్డు: { $tab } – { $house }
page-leaderboard-about = { $house } సైట్‌లో ఎవరు ఎన్ని గెలిచారు: ఈరోజు, ఈ వారం, ఈ నెల, మొత్తంగా.
leaderboard-about = సరదా ఆటల్లో ప్రతి గెలుపూ లెక్కకు వస్తుంది, కంప్యూటర్ మీద గెలిచినా సరే. గెలుపులు సమానమైతే స్థానమూ సమానమే.
leaderboard-tabs = ఏ ఆటలు
leaderboard-spans = ఎప్పటి నుంచి
span-day = ఈరోజు
span-week = ఈ వారం
span-month = ఈ నెల
span-all = మొత్తం
leaderboard-place = స్థానం
leaderboard-player = పేరు
leaderboard-wins = గెలుపులు
leaderboard-own = మీ స్థానం
leaderboard-none = ఇంకా ఎవరూ గెలవలేదు. మొదటి గెలుపు మీదే కావచ్చు.
leaderboard-no-own = ఒక సరదా ఆట గెలిస్తే ఇక్కడ మీ పేరు వస్తుంది.

# What people learn with.
page-learn-title = ఆడటం నేర్చుకోండి – { $house }
page-learn-about = ఆడుతూ ఐదు ఆటలు నేర్చుకోండి: నిజమైన బోర్డు మీద చిన్న చిన్న మెట్లు, మొదటి ఎత్తు నుంచి వ్యూహం దాకా.
page-learn-game-title = { $game } ఎలా ఆడాలి – { $house }
page-learn-game-about = { $game } ఆటను నిజమైన బోర్డు మీద ఒక్కో మెట్టుగా నేర్చుకోండి: నియమాలు, మంచి ఎత్తులు, సూచనలతో మొదటి ఆట.
page-puzzles-title = పజిళ్లు – { $house }
page-puzzles-about = అన్నిటికన్నా మంచి ఎత్తు కనుక్కోండి: ఐదు ఆటల పజిళ్లు మూడు స్థాయిల్లో, రోజూ ఒక కొత్తది.
page-puzzles-game-title = { $game }: పజిళ్లు – { $house }
page-puzzles-game-about = { $game } ఆటలో మంచి ఎత్తు కనుక్కోండి: మూడు స్థాయిల పజిళ్లు.
page-puzzles-daily-title = ఈరోజు పజిల్ – { $house }
page-puzzles-daily-about = రోజుకు ఒక పజిల్, అందరికీ ఒకటే.
page-review-title = ఆటను మళ్లీ చూద్దాం – { $house }
page-review-about = ఆటలో ఏది మంచి ఎత్తు, ఏది కాదు, దాని బదులు ఏది మంచిది.
