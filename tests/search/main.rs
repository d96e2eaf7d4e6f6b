//! The search, held to its contract and compared with plain searches.

#[path = "../common/mod.rs"]
mod common;

mod any_board;
mod two;
