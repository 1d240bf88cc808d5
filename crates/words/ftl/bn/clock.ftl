# Time: clocks and time controls. Units of time take no classifier: ৫ মিনিট, not ৫টি মিনিট.

clock-off = সময়ের সীমা নেই
clock-days = প্রতি চালে { $days } দিন
# $time is a time in words, $more the seconds added after each move.
clock-match = { $more ->
    [0] প্রত্যেকের জন্য { $time }
   *[other] প্রত্যেকের জন্য { $time }, প্রতি চালে আরও { $more } সেকেন্ড
}
clock-days-long = { $days } দিন
clock-hours = { $hours } ঘণ্টা
clock-minutes = { $minutes } মিনিট
clock-seconds = { $seconds } সেকেন্ড
