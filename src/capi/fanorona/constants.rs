//! Constants by name
//!
//! Every number that this header gives a name to, for hosts that load the library while they run and have no
//! preprocessor. Those that read C declarations find the same names in fanorona.cdef.h.

// Generated from src/capi/boundary/header/constants.rs.in; `make headers` writes it again.

use std::ffi::CStr;
use std::mem::MaybeUninit;

use libc::c_char;
use crate::capi::boundary::{Constants, TextIn};

/// Room that a constant's name needs, its NUL included.
pub const FANORONA_CONSTANT_NAME_MAX: i32 = 64;

static CONSTANTS: Constants = Constants { prefix: "FANORONA_", list: LIST };

const _: () = assert!(CONSTANTS.longest() <= FANORONA_CONSTANT_NAME_MAX as usize);

/// The number that a name of this header stands for.
///
/// @param name   the name, with or without FANORONA_ in front, such as "POS_LETTER": text ended by a NUL, of which
/// at most FANORONA_CONSTANT_NAME_MAX bytes are looked at
/// @param value  where to write the number
/// @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_constant(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, FANORONA_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// As fanorona_constant, of a name that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return as fanorona_constant
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_constant_n(
    name: *const c_char,
    len: usize,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, FANORONA_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// The constants one by one, in the order of this header.
///
/// @param i      from 0
/// @param value  where to write the number that the name stands for; may be NULL
/// @return the name without FANORONA_, text that lives for ever; NULL, and nothing is written, when there are not
/// so many
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_constant_at(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char {
    CONSTANTS.at(i, value)
}

const LIST: &[(&CStr, i64)] = &[
    (c"VERSION_MAJOR", 0),
    (c"VERSION_MINOR", 1),
    (c"VERSION_PATCH", 0),
    (c"ABI_VERSION", 2),
    (c"ERR_NULL", -1),
    (c"ERR_ARGUMENT", -2),
    (c"ERR_MEMORY", -3),
    (c"ERR_INTERNAL", -4),
    (c"ERR_DEAD", -5),
    (c"TSIVY", 0),
    (c"DIMY", 1),
    (c"TELO", 2),
    (c"EMPTY", 0),
    (c"WHITE", 1),
    (c"BLACK", 2),
    (c"POINTS_MAX", 45),
    (c"POSITION_MAX", 128),
    (c"REASON_MAX", 256),
    (c"KEY_HEX_MAX", 17),
    (c"POS_OK", 0),
    (c"POS_NULL", 1),
    (c"POS_LONG", 2),
    (c"POS_SHAPE", 3),
    (c"POS_LETTER", 4),
    (c"POS_SIDE", 5),
    (c"POS_COUNT", 6),
    (c"POS_CHAIN", 7),
    (c"POS_FIELD", 8),
    (c"DIRECTIONS", 8),
    (c"NAME_MAX", 3),
    (c"PAIKA", 0),
    (c"APPROACH", 1),
    (c"WITHDRAW", 2),
    (c"STEPS_MAX", 216),
    (c"PERFT_STOPPED", 1),
    (c"WHY_OK", 0),
    (c"WHY_OFF_BOARD", 1),
    (c"WHY_NO_STONE", 2),
    (c"WHY_NOT_YOURS", 3),
    (c"WHY_NO_LINE", 4),
    (c"WHY_OCCUPIED", 5),
    (c"WHY_MUST_TAKE", 6),
    (c"WHY_TAKES_NOTHING", 7),
    (c"WHY_NOT_THE_STONE", 8),
    (c"WHY_VISITED", 9),
    (c"WHY_SAME_DIRECTION", 10),
    (c"MOVE_STEPS_MAX", 22),
    (c"MOVES_LIMIT", 10000),
    (c"MOVE_TEXT_MAX", 128),
    (c"TEXT_BAD", 101),
    (c"TEXT_NOTHING_TO_STOP", 102),
    (c"TEXT_OVER", 103),
    (c"WIN_SCORE", 1000000),
    (c"WEIGHT_MAX", 1000),
    (c"QUIET_LIMIT", 60),
    (c"REPEAT", 3),
    (c"PLY_CAP", 3000),
    (c"FIELD_HEADER", 1),
    (c"FIELD_BOARD", 2),
    (c"FIELD_POSITION", 3),
    (c"FIELD_QUIET_LIMIT", 4),
    (c"FIELD_REPEAT", 5),
    (c"FIELD_PLY_CAP", 6),
    (c"FIELD_MOVES", 7),
    (c"FIELD_MOVE", 8),
    (c"PLAY_OK", 0),
    (c"PLAY_OVER", 1),
    (c"PLAY_ILLEGAL", 2),
    (c"ONGOING", 0),
    (c"BY_STONES", 1),
    (c"BY_NO_MOVES", 2),
    (c"DRAW_REPETITION", 3),
    (c"DRAW_QUIET", 4),
    (c"DRAW_PLY_CAP", 5),
    (c"TEXT_MAX", 512),
    (c"SVG_MAX", 16384),
    (c"OPTION_OPTIONS", 1),
    (c"OPTION_SIZE", 2),
    (c"OPTION_RESERVED", 3),
    (c"OPTION_DEPTH", 4),
    (c"OPTION_TABLE_KIB", 5),
    (c"OPTION_WEIGHT_RESERVED", 18),
    (c"OPTION_WEIGHT_STONE", 25),
    (c"OPTION_WEIGHT_STRONG", 26),
    (c"OPTION_WEIGHT_CENTRE", 27),
    (c"OPTION_WEIGHT_ROOM", 28),
    (c"OPTION_TEXT_MAX", 256),
    (c"SEARCH_BUDGET", 10000),
    (c"SEARCH_DEPTH_MAX", 100),
    (c"SEARCH_TABLE_KIB_MIN", 64),
    (c"CONSTANT_NAME_MAX", 64),
];
