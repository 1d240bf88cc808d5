//! A node over a real store: what people see, what is kept, and what survives.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod coins;
mod commands;
mod crash;
mod drafts;
mod due;
mod given_up;
mod house;
mod invites;
mod nodes;
mod phrases;
mod restart;
mod simulation;
mod starts;
mod thinking;
mod viewer;
