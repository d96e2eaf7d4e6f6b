//! The answers of searches as they stand in a file: the same on every machine and in every build.
//!
//! A commit that changes them says so.

use std::fs;
use std::path::Path;

/// Compares answers, so many lines, with those that a file keeps. `STERNHALMA_UPDATE_ANSWERS=1` writes them anew.
pub fn compare(file: &str, answers: &str, count: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    if std::env::var_os("STERNHALMA_UPDATE_ANSWERS").is_some() {
        fs::write(&path, answers).expect("the answers can be written");
    }
    let kept = fs::read_to_string(&path).expect("there are answers");
    for (n, (now, then)) in answers.lines().zip(kept.lines()).enumerate() {
        assert_eq!(now, then, "search {n}");
    }
    assert_eq!(answers.lines().count(), kept.lines().count());
    assert_eq!(kept.lines().count(), count);
}
