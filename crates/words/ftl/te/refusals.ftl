# Why something is refused: one sentence for every code of house, table and rules, as `refused-CODE`.

refused = అది కుదరలేదు ({ $code }).

## The house

refused-unknown-match = అలాంటి ఆట ఏదీ లేదు.
refused-unknown-invite = ఈ ఆహ్వానం ఇక చెల్లదు. కొత్తది పంపమని అడగండి.
refused-unknown-link = ఈ లింక్ ఇక చెల్లదు. కొత్తది తయారు చేయండి.
refused-bad-message = ఈ సందేశం చదవడం కుదరలేదు.
refused-too-large = ఇది చాలా పెద్దది.
refused-too-many-requests = { $seconds ->
    [one] అది మరీ వేగం. 1 సెకను ఆగి మళ్లీ ప్రయత్నించండి.
   *[other] అది మరీ వేగం. { $seconds } సెకన్లు ఆగి మళ్లీ ప్రయత్నించండి.
}
refused-too-many-matches = ఇంకా ముగియని మీ ఆటలు చాలా ఉన్నాయి. ముందు ఒకటి ముగించండి.
refused-hello-first = కనెక్షన్ సరిగ్గా మొదలు కాలేదు. పేజీని మళ్లీ లోడ్ చేయండి.
refused-bad-name = ఈ పేరు కుదరదు. 1 నుంచి 24 అక్షరాల పేరు పెట్టుకోండి.
refused-name-taken = ఈ పేరు ఇప్పటికే తీసుకున్నారు.
refused-name-reserved = ఇక్కడ ఈ పేరు పెట్టుకోలేరు.
refused-name-rude = ఇక్కడ పిల్లలు కూడా ఆడతారు, అందుకే ఈ పేరు కుదరదు.
refused-bad-origin = ఇది వేరే సైట్ నుంచి వచ్చింది.
refused-no-session = మీరెవరో { $house } ఇంకా గుర్తుపట్టలేదు. పేజీని మళ్లీ లోడ్ చేయండి.
refused-busy = { $house } ఇప్పుడు రద్దీగా ఉంది. కాసేపాగి మళ్లీ ప్రయత్నించండి.
refused-fault = మా దగ్గర ఏదో పొరపాటు జరిగింది. ఏదీ మారలేదు. మళ్లీ ప్రయత్నించండి.
refused-not-found = ఇక్కడ ఏమీ లేదు.
refused-method-not-allowed = ఇది ఇక్కడ చేయడం కుదరదు.
refused-bad-record = ఈ రికార్డు చదవడం కుదరలేదు: { $line }వ వరుసలో తప్పు ఉంది.
refused-no-record = ఆట ఇంకా మొదలు కాలేదు, అందుకే రికార్డు ఇంకా లేదు.

## The table

refused-banned = { $until ->
    [never] మీరు ఇక లోపలికి రాలేరు.
   *[other] { $until } వరకు మీరు లోపలికి రాలేరు.
 } { $reason }
refused-not-seated = ఈ ఆటలో మీకు సీటు లేదు.
refused-seat-taken = అక్కడ వేరేవారు కూర్చున్నారు.
refused-no-seat = సీట్లన్నీ నిండిపోయాయి.
refused-invite-only = ఈ సీటు ఆహ్వానం అందినవారి కోసం.
refused-match-started = ఆట ఇప్పటికే మొదలైంది.
refused-match-not-started = ఆట ఇంకా మొదలు కాలేదు.
refused-match-over = ఆట ముగిసింది.
refused-match-closed = ఈ ఆట జరగలేదు.
refused-stale-decision = ఆట ముందుకు వెళ్లింది. బోర్డును ఇంకోసారి చూడండి.
refused-too-late = మీ సమయం అయిపోయింది.
refused-no-draft = ఇప్పుడు పావులు అమర్చే సమయం కాదు.
refused-not-yours = అది { $house } చేసే పని, మీరు చేయలేరు.

refused-bad-clock = “{ $clock }” అని సమయం పెట్టడం కుదరదు.
refused-bad-key = ఇందులో సరైన కీ లేదు.
refused-bad-match-id = ఇది ఏ ఆట పేరూ కాదు.
refused-bad-match-kind = “{ $kind }” రకం ఆటలు లేవు.
refused-bad-occupant = “{ $occupant }” సీటులో కూర్చోలేరు.
refused-bad-offer = ఆట వివరాలు సరిగ్గా లేవు.
refused-bad-person-id = ఇది ఎవరి పేరూ కాదు.
refused-unknown-rules = ఇవి { $rules }వ నంబరు నియమాలు, ఇక్కడ అవి తెలియవు.

## The fair draw

refused-no-fair-draw = ఇప్పుడు రహస్య సంఖ్య ఏదీ అడగడం లేదు.
refused-not-creator = ఆట పెట్టినవారు మాత్రమే అది చేయగలరు.
refused-rated-account = రేటింగ్ ఆటకు అకౌంట్ కావాలి. అకౌంట్ తెరవండి లేదా లాగిన్ అవ్వండి, తర్వాత లింక్‌ను మళ్లీ తెరవండి.
refused-rated-no-bots = రేటింగ్ ఆట మనుషుల మధ్య మాత్రమే.
refused-rated-unusual = రేటింగ్ ఆట మామూలు ఎంపికలతోనే ఆడాలి; సమయం మాత్రం ఎంతైనా పెట్టవచ్చు.
refused-bad-secret = ఇది రహస్య సంఖ్య కాదు.
refused-bad-commitment = ఇది రహస్య సంఖ్య ముద్ర కాదు.
refused-bad-commitments = రహస్య సంఖ్యల ముద్రలు చదవడం కుదరలేదు.
refused-bad-reveal = ఈ ఆట రహస్య సంఖ్యలు చదవడం కుదరలేదు.
refused-not-committed = మొదలుకాక ముందు ఖాయం చేయని రహస్య సంఖ్యను ఒకరు చూపించారు.
refused-not-revealed = ఆడేవారిలో ఒకరి రహస్య సంఖ్య లేదు, అందుకే చీటీలు సరిచూడడం కుదరదు.
refused-seat-differs = ఆడేవారిలో ఒకరి రహస్య సంఖ్య, మొదలుకాక ముందు ఖాయం చేసిన సంఖ్య ఒకటి కావు. ఈ చీటీ సరైనది కాదు.
refused-house-differs = { $house } తన రహస్య సంఖ్యను మార్చింది. ఈ చీటీలు సరైనవి కావు.
refused-no-seats = ఆడేవారి రహస్య సంఖ్యలు లేకుండానే ఆట మొదలైంది, అందుకే చీటీలు సరిచూడడం కుదరదు.

## Records

refused-bad-record-event = ఈ రికార్డులో చదవలేని సంఘటన ఒకటి ఉంది.
refused-bad-record-header = ఈ రికార్డులో చదవలేని శీర్షిక ఒకటి ఉంది.
refused-bad-table-event = ఈ రికార్డులో చదవలేని సంఘటన ఒకటి ఉంది.
refused-misplaced-entry = ఈ రికార్డులో ఒక సంఘటన తప్పు చోట ఉంది.
refused-missing-record-header = ఈ రికార్డులో ఒక శీర్షిక లేదు.
refused-not-a-record = ఇది ఏ ఆట రికార్డూ కాదు.
refused-not-opened = ఈ ఆటను ఎవరూ పెట్టలేదు.
refused-record-too-long = ఈ రికార్డు చాలా పొడుగు.
refused-time-runs-back = ఈ రికార్డులో సమయం వెనక్కి నడుస్తోంది.
refused-wrong-result = ఈ రికార్డులోని ఫలితం, అందులోని ఎత్తులతో వచ్చే ఫలితం ఒకటి కావు.

## Every game

refused-over = ఆట ముగిసింది.
refused-not-your-turn = ఇప్పుడు మీ వంతు కాదు.
refused-not-playing = ఈ సీటు ఇక ఆటలో లేదు.
refused-not-automatic = ఇది ఇప్పుడు దానంతట అదే జరగదు.
refused-no-draw = ఇప్పుడు చీటీ తీయాల్సింది ఏదీ లేదు.
refused-bad-action = “{ $action }” ఎత్తు కాదు.
refused-bad-event = “{ $event }” సంఘటన కాదు.
refused-bad-language = “{ $language }” భాష ఇక్కడ లేదు.
refused-bad-level = “{ $level }” లెవెల్ లేదు.
refused-bad-notice = “{ $notice }” ఆట కబురు కాదు.
refused-bad-option = “{ $option }” ఎంపిక కాదు.
refused-bad-places = “{ $places }” స్థానాలు కావు.
refused-bad-reason = “{ $reason }” కారణం కాదు.
refused-bad-seat = “{ $seat }” సీటు కాదు.
refused-bad-seats = “{ $seats }” సీట్లు కావు.
refused-bad-text = ఇందులో వాడకూడని గుర్తులు ఉన్నాయి.
refused-bad-view = ఆట ఇప్పుడెలా ఉందో చదవడం కుదరలేదు.
refused-bad-viewer = “{ $viewer }” ఆట చూసేవారిలో ఎవరూ కారు.
refused-option-twice = “{ $option }” ఎంపిక రెండుసార్లు ఉంది.
refused-too-long = ఇది చాలా పొడుగు: { $max } అక్షరాలు మించకూడదు.
refused-unknown-game = “{ $game }” అనే ఆట ఇక్కడ లేదు.
refused-unknown-option = “{ $option }” అనే ఎంపిక లేదు.

## Ataxx

refused-blocked = { $square } మూసిన గడి. అక్కడ ఏ పావూ పెట్టలేరు.
refused-occupied = { $square } గడిలో ఇప్పటికే ఒక పావు ఉంది.
refused-no-neighbour = { $square } గడి పక్కన మీ పావు ఒక్కటీ లేదు.
refused-not-your-piece = { $square } గడిలోని పావు మీది కాదు.
refused-not-two-steps = { $to } గడి { $from } నుంచి రెండు గళ్ల దూరంలో లేదు.
refused-can-move = మీరు కదలగలరు, అందుకే వంతు వదిలేయడం కుదరదు.
refused-bad-quiet = కొత్త పావు లేని ఎత్తులకు “{ $quiet }” అనే పరిమితి పెట్టడం కుదరదు.
refused-bad-square = “{ $square }” గడి కాదు.
refused-square-twice = { $square } గడి రెండుసార్లు ఉంది.
refused-blocked-corner = { $square } మూల గడి. మూల గళ్లను మూయకూడదు.
refused-over-at-once = ఈ గళ్లు మూస్తే ఆట మొదట్లోనే ముగిసిపోతుంది.
refused-fen-fields = బోర్డు స్థితికి నాలుగు భాగాలు కావాలి; ఇందులోని భాగాలు { $count }.
refused-fen-rows = బోర్డు స్థితికి ఏడు వరుసలు కావాలి; ఇందులోని వరుసలు { $count }.
refused-fen-row = “{ $row }” వరుసలో ఏడు గళ్లు లేవు.
refused-fen-letter = “{ $row }” వరుసలో అర్థం లేని అక్షరం ఉంది.
refused-fen-side = “{ $side }” ఎవరి వంతో చెప్పడం లేదు; x లేదా o రాయాలి.
refused-fen-quiet = “{ $quiet }” కొత్త పావు లేని ఎత్తుల లెక్క కాదు.
refused-fen-number = “{ $number }” ఎత్తు నంబరు కాదు.

## Dots and Boxes

refused-line-drawn = ఈ గీత ఇప్పటికే గీసేశారు.
refused-no-such-line = ఈ బోర్డులో అలాంటి గీత లేదు.
refused-nothing-to-draw = ఈ బోర్డులో గీయడానికి గీతలేవీ మిగలలేదు.
refused-bad-border = “{ $border }” అనే అంచు లేదు.
refused-bad-box = “{ $box }” పెట్టె కాదు.
refused-bad-dot = “{ $dot }” చుక్క కాదు.
refused-bad-line = “{ $line }” గీత కాదు.
refused-bad-misere = “{ $misere }” కుదరదు; on లేదా off రాయాలి.
refused-bad-position = “{ $position }” బోర్డు స్థితి కాదు.
refused-bad-size = “{ $size }” బోర్డు సైజు కాదు; 1x1 నుంచి 9x9 వరకు రాయండి.
refused-sides-disagree = రెండు పెట్టెల మధ్య ఉన్న గీత గురించి అవి ఒకే మాట చెప్పడం లేదు.

## Stratego

refused-bad-choice = “{ $option }” ఎంపికలో “{ $choice }” లేదు.

## Aeroplane Chess

refused-bad-fly-then-jump = “{ $fly-then-jump }” కుదరదు; on లేదా off రాయాలి.
refused-bad-launch = “{ $launch }” బయలుదేరే నియమం కాదు.
refused-bad-overshoot = “{ $overshoot }” కుదరదు; stay లేదా bounce రాయాలి.
refused-bad-players = { $players } మందితో ఆడలేరు; 2, 3 లేదా 4 మంది కావాలి.
