//! What needs neither a board nor a game.

use std::ffi::CStr;

use sternhalma::capi::fanorona::version::fanorona_abi_version;
use sternhalma::fanorona::{Field, PositionFault, Shape, Why};

use super::super::answer::{forever, has_words};
use super::super::constants::Constants;
use super::super::tape::Tape;
use super::api;

pub fn words(tape: &mut Tape<'_>) {
    let a = api();
    let n = tape.few(20);
    has_words((a.status_text)(n), (-5..=-1).contains(&n));
    forever((a.shape_name)(n), Shape::try_from(n).ok().map(Shape::name));
    let position = PositionFault::ALL.into_iter().find(|&fault| i32::from(fault) == n);
    let position = position.map(PositionFault::text);
    let why = Why::ALL.into_iter().find(|&why| i32::from(why) == n).map(Why::text);
    if n == 0 {
        has_words((a.reason)(n), true);
        has_words((a.why_text)(n), true);
    } else {
        forever((a.reason)(n), position);
        forever((a.why_text)(n), why);
    }
    let (field, text_code) = (tape.few(10), 100 + tape.few(5));
    let known = Field::ALL.into_iter().find(|&known| known as i32 == field);
    let of_field = match known {
        Some(Field::Position) => position,
        Some(Field::Move) => why,
        _ => None,
    };
    forever((a.error_text)(field, n), of_field);
    match known {
        Some(Field::Move) => has_words((a.error_text)(field, text_code), (101..=103).contains(&text_code)),
        Some(Field::Position) => forever((a.error_text)(field, text_code), None),
        _ => forever((a.error_text)(field, text_code), known.filter(|_| text_code == 101).map(Field::text)),
    }
    assert_eq!((a.game_win_score)(), 1_000_000);
    assert!(fanorona_abi_version() >= 1 && a.abi_version == fanorona_abi_version());
    assert_eq!(a.size as usize, size_of_val(a));
    // SAFETY: a text that lives for ever.
    assert_eq!(unsafe { CStr::from_ptr((a.version)()) }.to_bytes().split(|&c| c == b'.').count(), 3);
    let constants =
        Constants { prefix: b"FANORONA_", at: a.constant_at, named: a.constant, named_n: a.constant_n };
    constants.ask(tape);
}
