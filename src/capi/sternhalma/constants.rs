//! Constants by name
//!
//! Every number that this header gives a name to, for hosts that load the library while they run and have no
//! preprocessor. Those that read C declarations find the same names in sternhalma.cdef.h.

// Generated from src/capi/boundary/header/constants.rs.in; `make headers` writes it again.

use std::ffi::CStr;
use std::mem::MaybeUninit;

use libc::c_char;
use crate::capi::boundary::{Constants, TextIn};

/// Room that a constant's name needs, its NUL included.
pub const STERNHALMA_CONSTANT_NAME_MAX: i32 = 64;

static CONSTANTS: Constants = Constants { prefix: "STERNHALMA_", list: LIST };

const _: () = assert!(CONSTANTS.longest() <= STERNHALMA_CONSTANT_NAME_MAX as usize);

/// The number that a name of this header stands for.
///
/// @param name   the name, with or without STERNHALMA_ in front, such as "POS_LETTER": text ended by a NUL, of which
/// at most STERNHALMA_CONSTANT_NAME_MAX bytes are looked at
/// @param value  where to write the number
/// @return 1; 0, and nothing is written, when there is no such name or a pointer is NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_constant(name: *const c_char, value: Option<&mut MaybeUninit<i64>>) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, STERNHALMA_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// As sternhalma_constant, of a name that need not end in a NUL.
///
/// @param len  its length in bytes
/// @return as sternhalma_constant
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_constant_n(
    name: *const c_char,
    len: usize,
    value: Option<&mut MaybeUninit<i64>>,
) -> i32 {
    // SAFETY: the header asks for a text of `len` bytes.
    let name = unsafe { TextIn::counted(name, len, STERNHALMA_CONSTANT_NAME_MAX as usize) };
    CONSTANTS.find(name, value)
}

/// The constants one by one, in the order of this header.
///
/// @param i      from 0
/// @param value  where to write the number that the name stands for; may be NULL
/// @return the name without STERNHALMA_, text that lives for ever; NULL, and nothing is written, when there are not
/// so many
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_constant_at(i: i32, value: Option<&mut MaybeUninit<i64>>) -> *const c_char {
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
    (c"HOLES", 121),
    (c"PAIRS", 312),
    (c"ROWS", 17),
    (c"NEIGHBOURS_MAX", 6),
    (c"POINT_HOLES", 10),
    (c"FRONT_HOLES", 5),
    (c"SEATS_MAX", 6),
    (c"CENTRE", 6),
    (c"E", 0),
    (c"NE", 1),
    (c"NW", 2),
    (c"W", 3),
    (c"SW", 4),
    (c"SE", 5),
    (c"POSITION_MAX", 512),
    (c"REASON_MAX", 256),
    (c"POS_OK", 0),
    (c"POS_NULL", 1),
    (c"POS_LONG", 2),
    (c"POS_LETTER", 3),
    (c"POS_ROWS", 4),
    (c"POS_WIDTH", 5),
    (c"POS_FIELDS", 6),
    (c"POS_SEAT", 7),
    (c"POS_COUNT", 8),
    (c"POS_GAME", 9),
    (c"STEPS_MAX", 6),
    (c"REACH_MAX", 42),
    (c"PATH_MAX", 37),
    (c"LEGAL_MAX", 1242),
    (c"PERFT_MAX", 12),
    (c"PERFT_STOPPED", 1),
    (c"KIND_MOVE", 1),
    (c"KIND_PASS", 2),
    (c"KIND_RESIGN", 3),
    (c"ONGOING", 0),
    (c"BY_HOME", 1),
    (c"BY_CAP", 2),
    (c"BY_DEADLOCK", 3),
    (c"BY_RESIGN", 4),
    (c"PLAY_OK", 0),
    (c"WHY_OVER", 1),
    (c"WHY_NOT_A_HOLE", 2),
    (c"WHY_NO_PIECE", 3),
    (c"WHY_NOT_YOURS", 4),
    (c"WHY_UNREACHABLE", 5),
    (c"WHY_HAS_MOVE", 6),
    (c"WHY_NOT_A_SEAT", 7),
    (c"WHY_SEAT_DONE", 8),
    (c"PLY_MAX", 2147483647),
    (c"KEY_HEX_MAX", 17),
    (c"NAME_MAX", 4),
    (c"MOVE_TEXT_MAX", 256),
    (c"FLAG_BAD_STRING", 1),
    (c"FLAG_NO_SUCH_HOLE", 2),
    (c"FLAG_NO_PIECE", 3),
    (c"FLAG_NOT_YOUR_PIECE", 4),
    (c"FLAG_MUST_PASS", 5),
    (c"FLAG_OCCUPIED", 6),
    (c"FLAG_NOT_REACHABLE", 7),
    (c"FLAG_PASS_NOT_ALLOWED", 8),
    (c"FLAG_NO_SUCH_SEAT", 9),
    (c"FLAG_SEAT_FINISHED", 10),
    (c"FLAG_SEAT_RESIGNED", 11),
    (c"FLAG_GAME_OVER", 12),
    (c"WIN_SCORE", 1000000),
    (c"WEIGHT_MAX", 1000),
    (c"PV_MAX", 32),
    (c"FIELD_NONE", 0),
    (c"FIELD_HEADER", 1),
    (c"FIELD_SEATS", 2),
    (c"FIELD_PIECES", 3),
    (c"FIELD_CAP", 4),
    (c"FIELD_FIRST", 5),
    (c"FIELD_POSITION", 6),
    (c"FIELD_MOVES", 7),
    (c"FIELD_MOVE", 8),
    (c"OPTION_OPTIONS", 1),
    (c"OPTION_SIZE", 2),
    (c"OPTION_RESERVED", 3),
    (c"OPTION_DEPTH", 4),
    (c"OPTION_TABLE_KIB", 5),
    (c"OPTION_WIDTH", 6),
    (c"OPTION_FROM", 7),
    (c"OPTION_TO", 8),
    (c"OPTION_MODE", 10),
    (c"OPTION_EVALUATION", 11),
    (c"OPTION_AVOID", 12),
    (c"OPTION_AVOID_LEN", 13),
    (c"OPTION_MEMORY_KIB", 14),
    (c"OPTION_EXACT", 15),
    (c"OPTION_THREADS", 16),
    (c"OPTION_TARGETS_OF", 17),
    (c"OPTION_WEIGHT_RESERVED", 18),
    (c"OPTION_WEIGHT_DISTANCE", 19),
    (c"OPTION_WEIGHT_STRAGGLER", 20),
    (c"OPTION_WEIGHT_CLASSES", 21),
    (c"OPTION_WEIGHT_BLOCKING", 22),
    (c"OPTION_TEXT_MAX", 256),
    (c"TEXT_MAX", 512),
    (c"SVG_MAX", 32768),
    (c"SVG_WIDTH", 408),
    (c"SVG_WIDTH_MAX", 65536),
    (c"SEARCH_AUTO", 0),
    (c"SEARCH_PARANOID", 1),
    (c"SEARCH_MAXN", 2),
    (c"SEARCH_BEST_REPLY", 3),
    (c"SEARCH_RANDOM_FORWARD", 4),
    (c"EVALUATION_AUTO", 0),
    (c"EVALUATION_DOCUMENTED", 1),
    (c"EVALUATION_OWN", 2),
    (c"SEARCH_BUDGET", 100000),
    (c"SEARCH_DEPTH_MAX", 60),
    (c"SEARCH_TABLE_KIB_MIN", 64),
    (c"LEVELS", 7),
    (c"SOLVE_OK", 0),
    (c"SOLVE_SEATS", 1),
    (c"SOLVE_PIECES", 2),
    (c"SOLVE_STOPPED", 3),
    (c"SOLVE_NOT_FOUND", 4),
    (c"SOLVE_WIDTH_MAX", 16777216),
    (c"SOLVE_MEMORY_KIB_MIN", 64),
    (c"SOLVE_THREADS_MAX", 256),
    (c"CONSTANT_NAME_MAX", 64),
];
