//! Sound set-ups with a name, for whoever does not want to think of one.

use game_stratego::Arrangement;

/// A set-up that can be taken over, and the message that names it.
pub(super) struct Template {
    pub(super) name: &'static str,
    letters: &'static str,
}

const fn template(name: &'static str, letters: &'static str) -> Template {
    Template { name, letters }
}

const WHOLE: [Template; 4] = [
    template("fortress", "MBEDEFBEBDBFGECHEFGBGBIJDHFKDJDHLDIDGIDH"),
    template("middle", "EDFBMBEFDEBGEHBCEHGBDJFIKDIJFDDHLGBDIGHD"),
    template("decoy", "FBEDEEBMBDBEGDFHCBGEHIDKFJDIBDGDLFHJGIDH"),
    template("scouts", "EBMBFEEFBEFGBEHCBHGFDIJGKDHBIDDHDLDDJIGD"),
];

const BARRAGE: [Template; 2] = [
    template("corner", "MBaaaaaaaaEaaaaaaaaaaaCaaaaKaaDaLaaaaaaD"),
    template("middle", "aaaaMBaaaaaaaaEaaaaaaaaCaaKaaaaDaLaaaaDa"),
];

impl Template {
    /// Those of the whole game, or of barrage.
    pub(super) const fn all(barrage: bool) -> &'static [Self] {
        if barrage { &BARRAGE } else { &WHOLE }
    }

    /// The set-up.
    pub(super) fn arrangement(&self) -> Option<Arrangement> {
        self.letters.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use game_stratego::Rank;

    use super::*;

    #[test]
    fn every_template_can_be_locked_and_guards_its_flag_on_the_back_row() {
        for barrage in [false, true] {
            for template in Template::all(barrage) {
                let name = template.name;
                let made = template.arrangement().unwrap();
                assert_eq!(made.check(barrage), Ok(()), "{name}");
                let cells = made.cells();
                let flag = cells
                    .iter()
                    .position(|cell| *cell == Some(Rank::Flag))
                    .unwrap();
                assert!(flag < 10, "{name}");
                let sides = [flag.checked_sub(1), Some(flag + 1), Some(flag + 10)];
                let near = sides
                    .into_iter()
                    .flatten()
                    .filter(|cell| *cell < 10 || *cell == flag + 10);
                let guards = near.filter(|cell| cells[*cell] == Some(Rank::Bomb)).count();
                assert!(guards >= if barrage { 1 } else { 2 }, "{name}: {guards}");
            }
        }
    }
}
