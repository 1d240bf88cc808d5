# Time: clocks and time controls.

clock-off = no clock
clock-days = { $days ->
    [one] 1 day for each move
   *[other] { $days } days for each move
}
# $time is a time in words, $more the seconds added after each move.
clock-match = { $more ->
    [0] { $time } each
    [one] { $time } each, and 1 second more for each move
   *[other] { $time } each, and { $more } seconds more for each move
}
clock-days-long = { $days ->
    [one] 1 day
   *[other] { $days } days
}
clock-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}
clock-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
clock-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
