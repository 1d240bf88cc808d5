//! Who has the device, of those who share it at a match with secrets.

use table::MatchId;

/// Who has the device, by match. Nobody at first, so that a page that is loaded anew shows nothing.
#[derive(Debug, Default)]
pub(super) struct Hands(Vec<Hand>);

#[derive(Debug)]
struct Hand {
    of: MatchId,
    number: usize,
    /// Whether the curtain is about to fall.
    passes: bool,
}

impl Hands {
    /// The number of who has it.
    pub(super) fn of(&self, id: MatchId) -> Option<usize> {
        let mut all = self.0.iter();
        all.find(|hand| hand.of == id).map(|hand| hand.number)
    }

    pub(super) fn give(&mut self, id: MatchId, number: usize) {
        self.drop(id);
        self.0.push(Hand {
            of: id,
            number,
            passes: false,
        });
    }

    pub(super) fn drop(&mut self, id: MatchId) {
        self.0.retain(|hand| hand.of != id);
    }

    /// Notes that the curtain is about to fall; whether it was already.
    pub(super) fn passes(&mut self, id: MatchId) -> bool {
        let hand = self.0.iter_mut().find(|hand| hand.of == id);
        hand.is_none_or(|hand| std::mem::replace(&mut hand.passes, true))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_has_the_device_until_it_is_taken_and_it_is_passed_once() {
        let [one, other] = [1, 2].map(MatchId::from_bits);
        let mut hands = Hands::default();
        assert_eq!(hands.of(one), None);
        assert!(hands.passes(one), "there is nobody to take it from");
        hands.give(one, 1);
        hands.give(other, 0);
        assert_eq!((hands.of(one), hands.of(other)), (Some(1), Some(0)));
        assert!(!hands.passes(one));
        assert!(hands.passes(one));
        hands.give(one, 0);
        assert_eq!(hands.of(one), Some(0));
        assert!(!hands.passes(one));
        hands.drop(one);
        assert_eq!((hands.of(one), hands.of(other)), (None, Some(0)));
    }
}
