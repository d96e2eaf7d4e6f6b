//! Constants by name
//!
//! Every number that this header gives a name to, for hosts that load the library while they run and have no
//! preprocessor. Those that read C declarations find the same names in senet.cdef.h.

// Generated from src/capi/boundary/header/constants.rs.in; `make headers` writes it again.

use std::ffi::CStr;
use std::mem::MaybeUninit;

use libc::c_char;
use crate::capi::boundary::{Constants, TextIn};

/// Room that a constant's name needs, its NUL included.
pub const SENET_CONSTANT_NAME_MAX: i32 = 64;

static CONSTANTS: Constants = Constants { prefix: "SENET_", list: LIST };

const _: () = assert!(CONSTANTS.longest() <= SENET_CONSTANT_NAME_MAX as usize);

/// The number that a name of this header stands for.
///
/// @param name   the name, with or without SENET_ in front, such as "POS_LETTER": text ended by a NUL, of which
/// at most SENET_CONSTANT_NAME_MAX bytes are looked at
/// @param value  where to write the number
/// @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_constant(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, SENET_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// As senet_constant, of a name that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return as senet_constant
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_constant_n(
    name: *const c_char,
    len: usize,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, SENET_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// The constants one by one, in the order of this header.
///
/// @param i      from 0
/// @param value  where to write the number that the name stands for; may be NULL
/// @return the name without SENET_, text that lives for ever; NULL, and nothing is written, when there are not
/// so many
#[unsafe(no_mangle)]
pub extern "C" fn senet_constant_at(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char {
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
    (c"HOUSES", 30),
    (c"ROWS", 3),
    (c"COLS", 10),
    (c"MARKED", 6),
    (c"ROLLS", 5),
    (c"EMPTY", 0),
    (c"LIGHT", 1),
    (c"DARK", 2),
    (c"SIDE_LIGHT", 0),
    (c"SIDE_DARK", 1),
    (c"POSITION_MAX", 48),
    (c"REASON_MAX", 256),
    (c"KEY_HEX_MAX", 17),
    (c"PIECES_MAX", 7),
    (c"PLY_MAX", 2147483647),
    (c"POS_OK", 0),
    (c"POS_NULL", 1),
    (c"POS_GROUPS", 2),
    (c"POS_WIDTH", 3),
    (c"POS_LETTER", 4),
    (c"POS_SIDE", 5),
    (c"POS_PIECES", 6),
    (c"POS_EXCESS", 7),
    (c"POS_FIELD", 8),
    (c"POS_LONG", 9),
    (c"RULES_KENDALL", 0),
    (c"RULES_SKYRUK", 1),
    (c"PROTECT_NONE", 0),
    (c"PROTECT_RUN", 1),
    (c"PROTECT_ENDS", 2),
    (c"REACH26_EXACT", 0),
    (c"REACH26_ANY", 1),
    (c"EXIT_OFF", -1),
    (c"EXIT_WALK", -2),
    (c"EXIT_STAY", -3),
    (c"EXITS_MAX", 3),
    (c"FIELD_NONE", 0),
    (c"FIELD_PIECES", 1),
    (c"FIELD_BLOCKADE", 2),
    (c"FIELD_PROTECT", 3),
    (c"FIELD_BACKWARD", 4),
    (c"FIELD_REACH26", 5),
    (c"FIELD_THROW_ON_26", 6),
    (c"FIELD_SAFE", 7),
    (c"FIELD_EXITS", 8),
    (c"RULES_NAME_MAX", 16),
    (c"MOVES_MAX", 30),
    (c"MOVE_TEXT_MAX", 8),
    (c"WALK_MAX", 8),
    (c"WALK_STOPPED", 1),
    (c"KIND_STEP", 0),
    (c"KIND_EXIT", 1),
    (c"KIND_WALK", 2),
    (c"KIND_STAY", 3),
    (c"KIND_OFF", 4),
    (c"ONGOING", 0),
    (c"WON", 1),
    (c"DRAWN", 2),
    (c"BY_HOME", 1),
    (c"BY_PLY_CAP", 2),
    (c"PLY_CAP", 10000),
    (c"APPLY_OK", 0),
    (c"WHY_NO_PIECE", 1),
    (c"WHY_OVER", 2),
    (c"UNDO_MOVE", 1),
    (c"UNDO_FORFEIT", 2),
    (c"WIN", 1000000),
    (c"WEIGHT_MAX", 1000),
    (c"OPTION_OPTIONS", 1),
    (c"OPTION_SIZE", 2),
    (c"OPTION_RESERVED", 3),
    (c"OPTION_DEPTH", 4),
    (c"OPTION_TABLE_KIB", 5),
    (c"OPTION_WIDTH", 6),
    (c"OPTION_FROM", 7),
    (c"OPTION_TO", 8),
    (c"OPTION_ONLY", 9),
    (c"OPTION_WEIGHT_RESERVED", 18),
    (c"OPTION_WEIGHT_BLOCKADE", 23),
    (c"OPTION_WEIGHT_TIES", 24),
    (c"OPTION_TEXT_MAX", 256),
    (c"EXPECT_STOPPED", 1),
    (c"SEARCH_BUDGET", 100000),
    (c"SEARCH_DEPTH_MAX", 10),
    (c"SEARCH_TABLE_KIB_MIN", 64),
    (c"TEXT_MAX", 128),
    (c"SVG_MAX", 16384),
    (c"SVG_WIDTH", 520),
    (c"SVG_WIDTH_MAX", 65536),
    (c"CONSTANT_NAME_MAX", 64),
];
