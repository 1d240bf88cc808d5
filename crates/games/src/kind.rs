//! Which game, and a match and a view of it behind one type each.

use std::fmt;
use std::str::FromStr;

use game::{Event, Expired, Game, Illegal, Rng, Seat, Seats, Turn, View, Viewer};

use crate::{AnyEvent, Form, Hue};

/// Reads the text forms in `event` as those of `G`.
fn read<G: Game>(event: &AnyEvent) -> Result<game::EventOf<G>, Illegal> {
    Ok(match event {
        Event::Act(seat, action) => Event::Act(*seat, action.as_str().parse()?),
        Event::Auto(action) => Event::Auto(action.as_str().parse()?),
        Event::Chance(chance) => Event::Chance(chance.as_str().parse()?),
        Event::Out(seats, why) => Event::Out(*seats, *why),
    })
}

macro_rules! games {
    ($($(#[$cfg:meta])* $name:ident($type:ty)),* $(,)?) => {
        /// A game of the house. Its text form is the game's name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Kind {
            $(
                $(#[$cfg])*
                #[doc = concat!("[`", stringify!($type), "`]")]
                $name,
            )*
        }

        impl Kind {
            /// Every game.
            pub const ALL: &[Self] = &[$($(#[$cfg])* Self::$name,)*];

            /// The stable lower-case name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($(#[$cfg])* Self::$name => <$type as Game>::NAME,)* }
            }

            /// The number of the rules that new matches follow.
            #[must_use]
            pub const fn rules(self) -> u16 {
                match self { $($(#[$cfg])* Self::$name => <$type as Game>::RULES,)* }
            }

            /// See [`Game::SECRETS`].
            #[must_use]
            pub const fn has_secrets(self) -> bool {
                match self { $($(#[$cfg])* Self::$name => <$type as Game>::SECRETS,)* }
            }

            /// The one way to write these options.
            ///
            /// # Errors
            /// When `setup` is not the text of a set-up of this game.
            pub fn setup(self, setup: &str) -> Result<Form, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name => setup.parse::<<$type as Game>::Setup>().map(|s| Form::of(&s)),)*
                }
            }

            /// The seats of a match with this set-up.
            ///
            /// # Errors
            /// When they depend on the set-up and `setup` is not the text of one of this game.
            pub fn seats(self, setup: &str) -> Result<Seats, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name => match <$type as Game>::SEATS {
                        Some(seats) => Ok(seats),
                        None => setup.parse().map(|s| <$type as Game>::seats(&s)),
                    },)*
                }
            }

            /// See [`Game::draws`].
            ///
            /// # Errors
            /// When it depends on the set-up and `setup` is not the text of one of this game.
            pub fn draws(self, setup: &str) -> Result<bool, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name => match <$type as Game>::DRAWS {
                        Some(draws) => Ok(draws),
                        None => setup.parse().map(|s| <$type as Game>::draws(&s)),
                    },)*
                }
            }
        }

        /// A match of any game, its events as text forms.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyGame {
            $(
                $(#[$cfg])*
                #[doc = concat!("A match of [`", stringify!($type), "`].")]
                $name($type),
            )*
        }

        impl AnyGame {
            /// A new match.
            ///
            /// # Errors
            /// When `setup` is not the text of a set-up of this game, or is not playable.
            pub fn start(kind: Kind, setup: &str) -> Result<Self, Illegal> {
                match kind {
                    $($(#[$cfg])* Kind::$name => <$type>::start(&setup.parse()?).map(Self::$name),)*
                }
            }

            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self { $($(#[$cfg])* Self::$name(_) => Kind::$name,)* }
            }

            /// See [`Game::turn`].
            #[must_use]
            pub fn turn(&self) -> Turn<Form> {
                match self { $($(#[$cfg])* Self::$name(game) => game.turn().map(|a| Form::of(&a)),)* }
            }

            /// The one way to write this action.
            ///
            /// # Errors
            /// When `action` is not the text of an action of this game.
            pub fn action(&self, action: &str) -> Result<Form, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name(_) => action.parse::<<$type as Game>::Action>().map(|a| Form::of(&a)),)*
                }
            }

            /// See [`Game::chance`].
            ///
            /// # Errors
            /// As there.
            pub fn chance(&self, drawn: &[u8]) -> Result<Form, Illegal> {
                match self { $($(#[$cfg])* Self::$name(game) => game.chance(drawn).map(|c| Form::of(&c)),)* }
            }

            /// See [`Game::apply`].
            ///
            /// # Errors
            /// As there, or when a text form in `event` cannot be read; nothing is changed then.
            pub fn apply(&mut self, event: &AnyEvent) -> Result<(), Illegal> {
                match self { $($(#[$cfg])* Self::$name(game) => game.apply(&read::<$type>(event)?),)* }
            }

            /// See [`Game::expired`].
            pub fn expired(&self, seat: Seat, rng: &mut Rng) -> Expired<Form> {
                match self {
                    $($(#[$cfg])* Self::$name(game) => match game.expired(seat, rng) {
                        Expired::Act(action) => Expired::Act(Form::of(&action)),
                        Expired::Out => Expired::Out,
                    },)*
                }
            }

            /// See [`Game::completed`]. A draft that is none is passed over.
            pub fn completed(&self, seat: Seat, draft: &str, rng: &mut Rng) -> Expired<Form> {
                match self {
                    $($(#[$cfg])* Self::$name(game) => {
                        let expired = match draft.parse() {
                            Ok(draft) => game.completed(seat, &draft, rng),
                            Err(_) => game.expired(seat, rng),
                        };
                        match expired {
                            Expired::Act(action) => Expired::Act(Form::of(&action)),
                            Expired::Out => Expired::Out,
                        }
                    })*
                }
            }

            /// See [`Game::view`].
            #[must_use]
            pub fn view(&self, who: Viewer) -> AnyView {
                match self { $($(#[$cfg])* Self::$name(game) => AnyView::$name(game.view(who)),)* }
            }

            /// See [`Game::notice`].
            ///
            /// # Errors
            /// When a text form in `event` cannot be read.
            pub fn notice(&self, event: &AnyEvent, who: Viewer) -> Result<Form, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name(game) => Ok(Form::of(&game.notice(&read::<$type>(event)?, who))),)*
                }
            }
        }

        /// What one viewer knows of a match of any game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyView {
            $(
                $(#[$cfg])*
                #[doc = concat!("A view of [`", stringify!($type), "`].")]
                $name(<$type as Game>::View),
            )*
        }

        impl AnyView {
            /// Reads the text form of a view of `kind`.
            ///
            /// # Errors
            /// When it is not one.
            pub fn parse(kind: Kind, text: &str) -> Result<Self, Illegal> {
                match kind { $($(#[$cfg])* Kind::$name => text.parse().map(Self::$name),)* }
            }

            /// Which game it is.
            #[must_use]
            pub const fn kind(&self) -> Kind {
                match self { $($(#[$cfg])* Self::$name(_) => Kind::$name,)* }
            }

            /// See [`View::viewer`].
            #[must_use]
            pub fn viewer(&self) -> Viewer {
                match self { $($(#[$cfg])* Self::$name(view) => view.viewer(),)* }
            }

            /// See [`View::turn`].
            #[must_use]
            pub fn turn(&self) -> Turn<Form> {
                match self { $($(#[$cfg])* Self::$name(view) => view.turn().map(|a| Form::of(&a)),)* }
            }

            /// See [`View::actions`].
            #[must_use]
            pub fn actions(&self) -> Option<Vec<Form>> {
                match self {
                    $($(#[$cfg])* Self::$name(view) => view.actions().map(|all| all.iter().map(Form::of).collect()),)*
                }
            }

            /// See [`View::allows`].
            ///
            /// # Errors
            /// As there, or when `action` cannot be read.
            pub fn allows(&self, action: &str) -> Result<(), Illegal> {
                match self { $($(#[$cfg])* Self::$name(view) => view.allows(&action.parse()?),)* }
            }

            /// The one way to write this draft of a set-up, if it may be kept: see [`View::drafts`].
            ///
            /// # Errors
            /// As there, or when `draft` cannot be read.
            pub fn drafts(&self, draft: &str) -> Result<Form, Illegal> {
                match self {
                    $($(#[$cfg])* Self::$name(view) => {
                        let draft = draft.parse()?;
                        view.drafts(&draft).map(|()| Form::of(&draft))
                    })*
                }
            }

            /// See [`View::world`].
            pub fn world(&self, rng: &mut Rng) -> AnyGame {
                match self { $($(#[$cfg])* Self::$name(view) => AnyGame::$name(view.world(rng)),)* }
            }
        }

        impl fmt::Display for AnyView {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $($(#[$cfg])* Self::$name(view) => view.fmt(f),)* }
            }
        }
    };
}

games! {
    Ataxx(game_ataxx::Ataxx),
    Boxes(game_boxes::Boxes),
    Tacocat(game_tacocat::Tacocat),
    Stratego(game_stratego::Stratego),
    Aeroplane(game_aeroplane::Aeroplane),
    #[cfg(feature = "party")]
    Party(game_laws::party::Party),
}

impl Kind {
    /// The games that people are shown and can start from the pages: those with a board to play on.
    pub const OFFERED: &[Self] = &[
        Self::Ataxx,
        Self::Boxes,
        Self::Aeroplane,
        Self::Tacocat,
        Self::Stratego,
    ];

    /// The colour of a seat.
    #[must_use]
    pub const fn hue(self, seat: Seat) -> Hue {
        let hues = match self {
            // Clockwise around its board, as everywhere.
            Self::Aeroplane => [Hue::Red, Hue::Yellow, Hue::Blue, Hue::Green],
            _ => Hue::ALL,
        };
        hues[seat.index()]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = Illegal;

    fn from_str(text: &str) -> Result<Self, Illegal> {
        Self::ALL
            .iter()
            .copied()
            .find(|kind| kind.name() == text)
            .ok_or_else(|| Illegal::new("unknown-game").with("game", text))
    }
}
