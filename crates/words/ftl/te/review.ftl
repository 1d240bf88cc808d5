# The review of a match, in the module `study`.

review-title = ఆటను మళ్లీ చూద్దాం
review-match = ఆటకు తిరిగి వెళ్లండి
review-works = { $of } ఎత్తుల్లో { $at }వ ఎత్తు చూస్తున్నాం…
review-stopped = { $of } ఎత్తుల్లో { $at }వ ఎత్తు దగ్గర ఆగింది
review-progress = ఎంతవరకు చూశాం
review-stop = ఆపండి
review-go-on = కొనసాగించండి
review-start = ఆట మొదలు
review-good = మంచి ఎత్తు.
review-better = ఇంకా మంచిది: { $better }
review-show-better = మంచి ఎత్తు చూపించండి
review-show-made = వేసిన ఎత్తు చూపించండి
review-eyes = ఎవరి కళ్లతో
review-verdict = { $grade }: గెలిచే అవకాశం { $lost }% తగ్గింది.
review-grade-best = అన్నిటికంటే మంచి ఎత్తు
review-grade-fine = మంచి ఎత్తు
review-grade-slip = చిన్న తప్పు
review-grade-mistake = తప్పు
review-grade-blunder = పెద్ద తప్పు
review-lucky = అదృష్టం, { $name }: అవకాశం { $percent }% పెరిగింది.

review-graph = ఒక్కో ఎత్తు తర్వాత గెలిచే అవకాశం
review-slider = కనిపిస్తున్న ఎత్తు
review-chance = { $name } { $percent }%

review-mistakes = తప్పులు
review-slips = చిన్న తప్పులు
review-blunders = పెద్ద తప్పులు
review-clean = తప్పులేవీ కనబడలేదు. చాలా బాగా ఆడారు!

review-tally = నేర్పు, అదృష్టం
review-accuracy = కచ్చితత్వం
review-luck = అదృష్టం
review-percent = { $percent }%
review-plus = +{ $percent }%
review-minus = −{ $percent }%
review-accuracy-about = కచ్చితత్వం: గెలిచే అవకాశాన్ని ఏమాత్రం పోగొట్టుకోనివారికి 100%. ఆటగాడికి అప్పుడు తెలిసినదాన్ని బట్టే ఎత్తు మంచిదో కాదో చెబుతాం.
review-luck-about = అదృష్టం: పాచిక, ముక్కలు మాత్రమే గెలిచే అవకాశాన్ని ఎంత పెంచాయో, ఎంత తగ్గించాయో.

## Why another move would have been better.

review-why-lets-turn = ఇప్పుడు ఎదుటివారు { $count } పావులను తమ రంగులోకి మార్చుకోగలరు; మంచి ఎత్తు వేసి ఉంటే { $instead } మాత్రమే.
review-why-turns-fewer = దీంతో { $count } పావులు రంగు మారతాయి; మంచి ఎత్తుతో అయితే { $instead }.
review-why-gives-boxes = దీంతో { $count } పెట్టెలు ఎదుటివారికి వెళ్తాయి; మంచి గీతతో అయితే { $instead }.
review-why-leaves-boxes = { $count ->
    [one] ఒక పెట్టె పూర్తి చేయగలిగేవారు.
   *[other] { $count } పెట్టెలు పూర్తి చేయగలిగేవారు.
}
review-why-takes-all = చివరి { $count } పెట్టెలు వదిలేసి ఉంటే, తర్వాతి గొలుసును ఎదుటివారే తెరవాల్సి వచ్చేది.
review-why-misses-hit = ఎదుటివారి విమానాలు { $count } షెడ్డుకు వెనక్కి పంపగలిగేవారు.
review-why-misses-home = ఒక విమానం పండగలిగేది.
review-why-misses-launch = ఒక విమానం షెడ్డు నుంచి బయటకు రాగలిగేది.
review-why-attacks-stronger = ఆ పావు బలమైనదని ముందే తెలుసు.
review-why-misses-capture = బలహీనమైనదని తెలిసిన పావును పట్టుకోగలిగేవారు.
review-why-leaves-hanging = ఇప్పుడు బలమైన పావు మీ పావును పట్టుకోగలదు.
review-why-gives-up-cards = దాడిలోని అన్ని ముక్కలకూ జవాబు ఇవ్వగలిగేవారు; { $count } వదిలేశారు.
review-why-answers-too-high = ఇంకా చిన్న ముక్కలు సరిపోయేవి.
