# Time: clocks and time controls.

clock-off = సమయ పరిమితి లేదు
clock-days = { $days ->
    [one] ఒక్కో ఎత్తుకు 1 రోజు
   *[other] ఒక్కో ఎత్తుకు { $days } రోజులు
}
clock-match = { $more ->
    [0] ఒక్కొక్కరికి { $time }
    [one] ఒక్కొక్కరికి { $time }, ఒక్కో ఎత్తుకు అదనంగా 1 సెకను
   *[other] ఒక్కొక్కరికి { $time }, ఒక్కో ఎత్తుకు అదనంగా { $more } సెకన్లు
}
clock-days-long = { $days ->
    [one] 1 రోజు
   *[other] { $days } రోజులు
}
clock-hours = { $hours ->
    [one] 1 గంట
   *[other] { $hours } గంటలు
}
clock-minutes = { $minutes ->
    [one] 1 నిమిషం
   *[other] { $minutes } నిమిషాలు
}
clock-seconds = { $seconds ->
    [one] 1 సెకను
   *[other] { $seconds } సెకన్లు
}
