//! What pages share.

mod banners;
mod clock_field;
mod controls;
mod dialog;
mod fair_check;
mod fair_report;
mod gathering;
mod languages;
mod log;
mod player;
mod refusal;
mod replay;
mod result;
mod said;
mod scene;
mod seat_field;
mod settings_panel;
mod setup_fields;
mod status;
mod table_view;
mod tick;
mod toasts;
mod top;

pub(crate) use banners::Banners;
pub(crate) use clock_field::ClockField;
pub(crate) use controls::SeatLink;
pub(crate) use gathering::{Gathering, clock_name, game_name, invite_key};
pub(crate) use refusal::Refusal;
pub(crate) use said::{Region, Voice, tell_text};
pub(crate) use scene::Scene;
pub(crate) use seat_field::SeatField;
pub(crate) use setup_fields::{SetupFields, has_players};
pub(crate) use table_view::TableView;
pub(crate) use tick::Tick;
pub(crate) use top::Top;
