//! Party: a small game that has everything, for the tests of the layers above, and the example to
//! read before writing a game.
//!
//! # Rules
//! Two to four seats play for points, `rounds` rounds long.
//! 1. *Set-up.* Each seat arranges its tokens 1, 2, 3 in a row, unseen and under a deadline
//!    (`arrange 231`). A draft of a row has gaps (`arrange 2--`); of one that is late what is placed
//!    stays, and the rest is completed at random.
//! 2. *Deal.* A round begins with a shuffle of the 18 cards, ranks 1 to 6 three times each. Every
//!    seat still in gets three from the top, in seat order. The rest lies unseen.
//! 3. *Bid.* All seats put one card face down at the same time (`bid 4`). When the last is in, they
//!    are revealed by themselves (`reveal`), each with the seat's token of this round: the first
//!    in round 0, the second in round 1, ..., and from the start again.
//! 4. *Turns.* The highest sum of card and token moves first; of equal sums the lower seat. A seat
//!    moves until its turn ends: it may `roll` up to three times (a 1 ends the turn and loses what
//!    it gained in it, other numbers add to the gain), play cards from its hand (`play 4` adds 4),
//!    and `hold`, which banks the gain and ends the turn. With three rolls made and no card left it
//!    holds by itself.
//! 5. *End.* A seat that has banked 20 points ends the match at once (`goal`), else the last round
//!    does (`full`). More points are the better place, equal points a tie.
//! 6. *Out.* A seat that goes out takes the worst free place, seats of the same instant share it.
//!    What it holds is laid away unseen and its turn is void. The others play on while there are
//!    two; else the match is over.
//!
//! Hidden: rows until a token is shown, hands, bids until the reveal. At the end everything is
//! shown. Options: `seats` = 2 (default) to 4, `rounds` = 1 to 9 (default 3).
//!
//! # How it is built
//! State and view hold the same [`Position`], in which every card is a [`Face`]: the state's are
//! all up, the view's partly down. So legality, whose turn it is and the text form exist once, and
//! `world` only has to turn faces up.

mod action;
mod chance;
mod face;
mod notation;
mod notice;
mod position;
mod setup;
mod state;
mod view;

pub use action::Action;
pub use chance::Chance;
pub use face::Face;
pub use notice::Notice;
pub use setup::Setup;
pub use state::Party;
pub use view::View;

/// The ranks of the cards.
const RANKS: u8 = 6;
/// Cards of each rank.
const COPIES: u8 = 3;
/// Cards in the deck.
const CARDS: u8 = RANKS * COPIES;
/// Cards dealt to a seat, and tokens in a row.
const HAND: usize = 3;
/// Rolls in a turn.
const ROLLS: u8 = 3;
/// Points that end the match.
const GOAL: u16 = 20;
