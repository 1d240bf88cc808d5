# Tacocat Spelled Backwards: what only a match of it says. A browser gets it with the board. What happened is said as
# everybody may know it: no card that is still in a hand.

## Moves

# $count cards for each player.
tacocat-dealt = A new round: { $count } cards for each player.
tacocat-chooses = { $name } has chosen which cards to replace.
# $cards are the numbers of the $count cards.
tacocat-replaces = { $count ->
    [0] { $name } replaces no card.
    [one] { $name } replaces one card: { $cards }.
   *[other] { $name } replaces { $count } cards: { $cards }.
}
tacocat-sets = { $name } has put a card face down for the duel.
# $name had the higher card.
tacocat-duel = Duel: { $name } shows { $card }, { $other } only { $less }.
tacocat-duel-equal = Duel: both show { $card }.
# $kind: single, set (cards of one number), sequence (numbers that follow each other). The last two are jumbo attacks.
tacocat-leads = { $kind ->
    [set] { $name } makes a jumbo attack with a set: { $cards }.
    [sequence] { $name } makes a jumbo attack with a sequence: { $cards }.
   *[single] { $name } attacks with { $cards }.
}
# $count is how many $cards there are.
tacocat-answers = { $count ->
    [one] { $name } defends with { $cards }.
   *[other] { $name } defends with { $cards }.
}
tacocat-answers-and-gives = { $name } defends with { $cards } and sacrifices { $gives }.
tacocat-gives = { $name } sacrifices { $gives }.
# The last card of each.
tacocat-reveals = The last cards: { $name } { $card }, { $other } { $less }.
tacocat-tie = Nobody wins the round. The next one is played on the same space.
tacocat-tie-arrow = They are equal, so the arrow decides.
# $way: step (one space), slide (over tiles, $steps spaces), goal (into the goal).
tacocat-wins = { $way ->
    [goal] { $name } wins the round, and Tacocat reaches their goal.
    [slide] { $name } wins the round. Tacocat slides { $steps } spaces towards their goal.
   *[step] { $name } wins the round. Tacocat moves one space towards their goal.
}

## Why something is refused

refused-wrong-phase = { $due ->
    [deal] First the cards are dealt.
    [replace] Now cards are replaced.
    [duel] Now a card is put face down for the duel.
    [lead] Now it is time to attack.
    [defend] Now it is time to defend.
   *[reveal] Now the last cards are shown.
}
refused-no-action = This is not a move.
refused-no-such-card = You do not have that many cards with the number { $card }.
refused-too-many-cards = { $most ->
    [one] You may replace one card at most.
   *[other] You may replace { $most } cards at most.
}
refused-whole-hand = You may not attack with your whole hand. One card must remain.
refused-no-attack = These cards are no attack. Take one card, or cards with the same number, or three or more with numbers in a row.
refused-answer-count = { $due ->
    [one] The attack is one card: put one card on it, or give one up.
   *[other] The attack is { $due } cards: for each of them put a card on it, or give one up.
}
refused-too-low = { $card } is too low to stop { $attack }. It takes the same number or a higher one.
refused-bad-rank = A card has a number from 1 to 12.
refused-bad-cards = Cards are written from the lowest to the highest, with commas between.
refused-bad-answers = These are more answers than an attack has cards.
refused-bad-arrow = “{ $arrow }” is not an arrow; take 0, 1 or both.
refused-bad-arrows = “{ $value }” are not seven arrows.
refused-bad-deck = “{ $value }” does not say how often each of the twelve numbers is in the deck.
refused-bad-hands = “{ $value }” are not seven hand sizes.
refused-bad-tie = “{ $tie }” must be redeal or arrow.
refused-bad-space = “{ $space }” is not a space; take 1 to 7.
refused-bad-track = “{ $track }” is not a row of spaces that can come up in a match.
refused-bad-phase = “{ $phase }” is not a part of a round.
refused-bad-end = The end of the match cannot be read.
refused-bad-pile = The draw pile cannot be read.
refused-bad-seal = The cards that lie face down cannot be read.
refused-bad-deal = The deal cannot be read.
refused-hidden-cards = Not every card is known here.
refused-deck-too-large = The deck has { $cards } cards; { $most } are the most.
refused-deck-one-rank = The deck needs cards of at least two different numbers.
refused-hand-too-small = A hand of { $hand } on space { $space } is too small; it takes { $least } cards at least.
refused-hand-too-large = A hand of { $hand } on space { $space } is too large for this deck; { $most } cards are the most.

## The table

tacocat-table = Tacocat: the table
tacocat-steps = The steps of a round
tacocat-column = Seven spaces between two goals; your own is at the bottom
tacocat-step = { $step ->
    [replace] Replace
    [duel] Duel
    [play] Play
    [move] Move Tacocat
   *[tile] Place tile
}
tacocat-round = Round { $round }.
# $space is counted from the goal at the bottom, which is 0.
tacocat-at = { $space ->
    [0] Tacocat is in your goal, at the bottom.
    [8] Tacocat is in the goal at the top.
   *[other] Tacocat is on space { $space }, counted from the goal at the bottom.
}
# $first: who replaces first.
tacocat-space = { $first ->
    [near] Hands of { $size } cards. The player at the bottom replaces first.
    [far] Hands of { $size } cards. The player at the top replaces first.
   *[both] Hands of { $size } cards. Both replace at the same time.
}
tacocat-tiled = { $count ->
    [0] No space is tiled.
   *[other] Tiled spaces: { $spaces }.
}
tacocat-cards = { $count ->
    [one] One card
   *[other] { $count } cards
}
tacocat-own-hand = { $count ->
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
tacocat-other-hand = { $count ->
    [one] Other hand: one card
   *[other] Other hand: { $count } cards
}
tacocat-pile = Draw pile: { $count }
tacocat-tiles = Tiles left: { $count }
tacocat-discarded = { $count ->
    [0] Nothing is discarded yet.
   *[other] Discarded ({ $count }): { $cards }
}
tacocat-kept = keeps all
# $state: chosen, answers (lies on the attack), given (would be given up), free.
tacocat-own-card = { $state ->
    [chosen] { $card }, chosen
    [answers] { $card }, on the attack
    [given] { $card }, would be sacrificed
   *[free] { $card }
}
# A card of the attack, and what is on it.
tacocat-slot = { $state ->
    [answered] { $attack }, stopped by your { $with }
    [gives] { $attack } gets through; you would sacrifice { $with }
   *[open] { $attack } gets through
}
tacocat-sort = { $order ->
    [sets] Sort by sets
   *[ranks] Sort by number
}
# What the viewer is asked for.
tacocat-ask = { $what ->
    [replace-all] Tap the cards you want to replace, as many as you like.
    [replace] Tap the cards you want to replace, { $most } at most.
    [duel] Choose a card for the duel. The higher one attacks first.
   *[lead] Choose your attack: one card, a set, or three or more in a row.
}
# What the viewer waits for.
tacocat-wait = { $what ->
    [sealed] Your choice is made. Waiting for the other player.
    [deal] The cards are dealt.
    [replace] Cards are replaced.
    [duel] Cards are chosen for the duel.
    [lead] An attack is chosen.
    [defend] The attack is answered.
    [over] The match is over. All cards are shown.
   *[reveal] The last cards are shown.
}
# What the chosen cards are.
tacocat-is = { $kind ->
    [single] A single card.
    [set] A set: a jumbo attack!
   *[sequence] A sequence: a jumbo attack!
}
# Why the chosen cards are no attack.
tacocat-why = { $why ->
    [whole] One card must remain in your hand.
    [short] A sequence needs three numbers in a row or more.
    [gap] For a sequence the { $card } is missing.
   *[mixed] With two { $card }s it is a set: take only { $card }s.
}
tacocat-most = { $most ->
    [0] You cannot replace any card.
    [one] You can replace one card at most.
   *[other] You can replace { $most } cards at most.
}
tacocat-low = Your { $card } cannot stop a { $attack }: it takes { $attack } or more.
tacocat-answered = All that your { $card } could stop is stopped already.
# What a defence as it is would cost.
tacocat-would-give = { $count ->
    [0] The whole attack is stopped. You attack next.
   *[other] Put equal or higher cards on the attack. You would sacrifice: { $cards }.
}
tacocat-play-replace = { $count ->
    [0] Keep all cards
    [one] Replace { $cards }
   *[other] Replace { $count } cards
}
tacocat-play-duel = { $count ->
    [0] Put a card face down
   *[other] Put { $cards } face down
}
tacocat-play-lead = { $count ->
    [0] Attack
   *[other] Attack with { $cards }
}
tacocat-play-jumbo = Jumbo attack: { $cards }
# $answers cards stop the attack, $count $cards are sacrificed.
tacocat-play-defend = { $count ->
    [0] Stop the attack
   *[other] { $answers ->
        [0] Sacrifice { $cards }
       *[other] Defend, sacrifice { $cards }
    }
}
tacocat-jumbo = Jumbo:
tacocat-offer = Choose the jumbo attack { $cards }
tacocat-answer-all = Stop all I can
