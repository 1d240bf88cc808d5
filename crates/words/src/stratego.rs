//! What happened in Stratego, in words: ranks by their names, whatever numbers a viewer has on the
//! pieces.

use game::Seat;
use game_stratego::{Clash, Move, Notice, Rank};

use crate::names::Names;
use crate::{Arg, Words};

impl Words {
    /// What a rank is called.
    ///
    /// ```
    /// # use words::{Lang, Words};
    /// use game_stratego::Rank;
    /// assert_eq!(Words::new(Lang::En).rank(Rank::Miner), "miner");
    /// ```
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        self.say("stratego-rank", &[("rank", rank.name().into())])
    }

    pub(crate) fn stratego(&self, notice: &Notice, names: &Names<'_>) -> String {
        match notice {
            Notice::Arranged { seat, .. } => self.said_of("stratego-arranges", *seat, names, &[]),
            Notice::First(seat) => self.said_of("stratego-first", *seat, names, &[]),
            Notice::Moved(seat, moved, None) => self.walked(*seat, *moved, names),
            Notice::Moved(seat, moved, Some(ranks)) => self.fought(*seat, *moved, *ranks, names),
            Notice::Out(seats, why) => self.out(*seats, *why, names),
        }
    }

    /// A move without a fight. Whoever goes more than one square has shown to be a scout.
    fn walked(&self, seat: Seat, moved: Move, names: &Names<'_>) -> String {
        let key = match moved.length() {
            Some(1) => "stratego-moves",
            _ => "stratego-slides",
        };
        let (from, to) = (moved.from.to_string(), moved.to.to_string());
        let args = [("from", Arg::Text(&from)), ("to", Arg::Text(&to))];
        self.said_of(key, seat, names, &args)
    }

    fn fought(
        &self,
        seat: Seat,
        moved: Move,
        (attacker, defender): (Rank, Rank),
        names: &Names<'_>,
    ) -> String {
        let key = match (Clash::of(attacker, defender), defender) {
            (_, Rank::Flag) => "stratego-captures",
            (Clash::Wins, _) => "stratego-wins",
            (Clash::Loses, _) => "stratego-loses",
            (Clash::Both, _) => "stratego-ties",
        };
        let (from, to) = (moved.from.to_string(), moved.to.to_string());
        let (attacker, defender) = (self.rank(attacker), self.rank(defender));
        let args = [
            ("from", Arg::Text(&from)),
            ("to", Arg::Text(&to)),
            ("attacker", Arg::Text(&attacker)),
            ("defender", Arg::Text(&defender)),
        ];
        self.said_of(key, seat, names, &args)
    }
}
