//! The pages, one for each kind of address.

mod card;
mod device_link;
mod invite;
mod match_page;
mod missing;
mod play;
mod portal;
mod record;
mod start;

pub(crate) use device_link::DeviceLinkPage;
pub(crate) use invite::InvitePage;
pub(crate) use match_page::MatchPage;
pub(crate) use missing::MissingPage;
pub(crate) use play::PlayPage;
pub(crate) use portal::PortalPage;
pub(crate) use record::{OPENED, RecordPage};
