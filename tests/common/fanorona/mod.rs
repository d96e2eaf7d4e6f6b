//! Fanorona for the test programs.

pub mod boards;
pub mod plain;
