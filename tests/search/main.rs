//! The search, held to its contract and compared with plain searches.

#[path = "../common/mod.rs"]
mod common;

mod answers;
mod any_board;
mod moves;
mod polls;
mod two;
