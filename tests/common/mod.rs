//! What the test programs share.

#![allow(dead_code, reason = "each test program uses a part of it")]

pub mod answers;
pub mod boards;
pub mod dice;
#[cfg(feature = "fanorona")]
pub mod fanorona;
pub mod games;
pub mod lent;
pub mod picture;
pub mod plain;
pub mod referee;
pub mod searches;
#[cfg(all(feature = "senet", feature = "capi"))]
pub mod senet;
pub mod sets;
pub mod vectors;

use proptest::prelude::ProptestConfig;

/// So many cases of a law, or as many as `PROPTEST_CASES` says.
pub fn cases(usual: u32) -> ProptestConfig {
    let asked = std::env::var("PROPTEST_CASES").ok().and_then(|n| n.parse().ok());
    ProptestConfig { cases: asked.unwrap_or(usual), failure_persistence: None, ..ProptestConfig::default() }
}
