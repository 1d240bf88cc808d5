//! Step 6: the way of the token.

use game::{Reason, Seat};
use game_tacocat::{Tacocat, Track};

use super::worked::{at_on, deal, over, play, read, start, tells};

/// Plays a round of hands of two that `winner` wins, or nobody.
fn round(game: &mut Tacocat, winner: Option<Seat>) {
    let hands = match winner {
        Some(Seat::FIRST) => ["3,5", "6,9"],
        Some(_) => ["6,9", "3,5"],
        None => ["5,7", "6,7"],
    };
    let deal = deal(game.position().setup(), hands, "");
    play(game, &[&deal]);
    let arrow = game.position().track().space();
    match arrow.and_then(|space| game.position().setup().arrow(space).seat()) {
        Some(seat) => play(game, &[&format!("{seat} replace -")]),
        None => play(game, &["0 replace -", "1 replace -"]),
    }
    let duel = match winner {
        Some(Seat::FIRST) => ["0 duel 5", "1 duel 6"],
        Some(_) => ["0 duel 6", "1 duel 5"],
        None => ["0 duel 5", "1 duel 6"],
    };
    play(game, &duel);
    play(game, &["= reveal"]);
}

const SHORT: &str = "hands=2,2,2,2,2,2,2";

/// The track after each of these rounds.
fn tracks(winners: &str) -> Vec<String> {
    let mut game = start(SHORT);
    let each = |winner| {
        round(&mut game, winner);
        game.position().track().to_string()
    };
    let winners = winners.chars().map(|seat| match seat {
        '0' => Some(Seat::FIRST),
        '1' => Some(Seat::SECOND),
        _ => None,
    });
    winners.map(each).collect()
}

#[test]
fn it_moves_one_space_towards_the_winner_s_goal() {
    assert_eq!(tracks("0"), ["3:4"]);
    assert_eq!(tracks("1"), ["5:4"]);
}

#[test]
fn the_space_it_left_is_tiled() {
    assert_eq!(tracks("000"), ["3:4", "2:3,4", "1:2,3,4"]);
    assert_eq!(tracks("111"), ["5:4", "6:4,5", "7:4,5,6"]);
}

#[test]
fn landing_on_a_tiled_space_it_slides_to_the_next_free_one() {
    assert_eq!(tracks("01"), ["3:4", "5:3,4"]);
    assert_eq!(tracks("1101"), ["5:4", "6:4,5", "3:4,5,6", "7:3,4,5,6"]);
    assert_eq!(tracks("0101"), ["3:4", "5:3,4", "2:3,4,5", "6:2,3,4,5"]);
}

#[test]
fn a_tie_leaves_it_where_it_is() {
    assert_eq!(tracks("0-1"), ["3:4", "3:4", "5:3,4"]);
}

#[test]
fn it_slides_into_the_goal_too() {
    assert_eq!(
        tracks("0001110"),
        [
            "3:4",
            "2:3,4",
            "1:2,3,4",
            "5:1,2,3,4",
            "6:1,2,3,4,5",
            "7:1,2,3,4,5,6",
            "0:1,2,3,4,5,6,7"
        ]
    );
}

#[test]
fn the_first_player_whose_goal_it_reaches_wins() {
    let mut game = at_on("", "1:2,3,4", "reveal", ["4", "9"]);
    tells(&game, "= reveal", "reveals 4 9 won 0 from 1 to 0");
    play(&mut game, &["= reveal"]);
    over(&game, "1,2", Reason::Goal);
    let mut game = at_on("", "7:3,4,5,6", "reveal", ["9", "4"]);
    play(&mut game, &["= reveal"]);
    over(&game, "2,1", Reason::Goal);
    // The other's win takes it away from the goal.
    let mut game = at_on("", "1:2,3,4", "reveal", ["9", "4"]);
    play(&mut game, &["= reveal"]);
    assert_eq!(game.position().track().to_string(), "5:1,2,3,4");
}

/// Every order of rounds: the tiles are one block, and the fourth win ends the match.
#[test]
fn the_match_is_won_by_the_first_to_four_decided_rounds() {
    for order in 0..1 << 7 {
        let (mut game, mut wins) = (start(SHORT), [0, 0]);
        for bit in 0..7 {
            let winner = if order >> bit & 1 == 0 {
                Seat::FIRST
            } else {
                Seat::SECOND
            };
            round(&mut game, Some(winner));
            wins[winner.index()] += 1;
            let track = game.position().track();
            assert_eq!(track.rounds_won(), wins);
            is_one_block(track);
            if wins[winner.index()] == 4 {
                let places = ["1,2", "2,1"][winner.index()];
                over(&game, places, Reason::Goal);
                break;
            }
            assert_eq!(track.winner(), None);
        }
        assert!(game.position().end().is_some());
    }
}

#[track_caller]
fn is_one_block(track: Track) {
    let tiles: Vec<u8> = track.tiles().map(|space| space.number()).collect();
    let (least, most) = (tiles[0], tiles[tiles.len() - 1]);
    assert_eq!(usize::from(most - least) + 1, tiles.len(), "{track}");
    assert!([least - 1, most + 1].contains(&track.token()), "{track}");
    assert_eq!(read::<Track>(&track.to_string()), track);
}
