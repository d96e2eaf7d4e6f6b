//! A game that remembers
//!
//! A game from its start on, always by the rules: it refuses what they do not allow with a flag, remembers what
//! was done, and takes it back. It keeps 16 bytes for each move, pass and resignation; where there is no memory
//! for that, nothing is done.

use std::mem::MaybeUninit;

use libc::c_char;

use crate::capi::boundary::{
    Fault, Handle, HandleOut, Made, Misuse, Options, TextIn, TextOut, call, init_options, live, opaque, read,
    read_options, release, static_text, text,
};
use crate::kit::{Code, OptionName};
use crate::sternhalma::{Board, Field, Flag, Game, GameOptions, NewGameError, PositionFault};

/// A game that remembers. Made by sternhalma_game_new, sternhalma_game_replay and sternhalma_game_clone, released
/// by sternhalma_game_free.
pub struct sternhalma_game(Handle<Game>);
opaque!(sternhalma_game, Game);

/// The fault is in no part.
pub const STERNHALMA_FIELD_NONE: i32 = 0;
/// The first line of a log.
pub const STERNHALMA_FIELD_HEADER: i32 = 1;
/// How many seats there are.
pub const STERNHALMA_FIELD_SEATS: i32 = 2;
/// How many pieces each starts with.
pub const STERNHALMA_FIELD_PIECES: i32 = 3;
/// The ply the game stops at.
pub const STERNHALMA_FIELD_CAP: i32 = 4;
/// The seat that moves first.
pub const STERNHALMA_FIELD_FIRST: i32 = 5;
/// The position the game starts from.
pub const STERNHALMA_FIELD_POSITION: i32 = 6;
/// How many moves a log has.
pub const STERNHALMA_FIELD_MOVES: i32 = 7;
/// One of the moves of a log.
pub const STERNHALMA_FIELD_MOVE: i32 = 8;

/// What a game is made with: filled by sternhalma_game_options_init, then changed. With a position nothing else
/// can be given.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_game_options {
    /// The size of this struct in bytes, as sternhalma_game_options_init sets it; a smaller one, or a larger one
    /// with anything but 0 in its unknown part, is a bad argument.
    pub size: u32,
    /// 1, 2, 3, 4 or 6; 0: not given, which is 2. One seat crosses alone.
    pub seats: i32,
    /// 10, or 15 for one, two or three seats; 0: not given, which is 10.
    pub pieces: i32,
    /// The seat that moves first; -1: not given, which is 0.
    pub first: i32,
    /// The ply the game stops at, 1 to STERNHALMA_PLY_MAX; 0: not given, which is 1,000 a seat.
    pub cap: i64,
    /// A position string to start from, which is only looked at while the game is made; NULL: not given.
    pub position: *const c_char,
    /// The length of position in bytes; 0: it ends at its NUL.
    pub position_len: usize,
}

// SAFETY: numbers and a pointer, which may be anything.
unsafe impl Options for sternhalma_game_options {
    const FIRST_SIZE: usize = size_of::<sternhalma_game_options>();

    fn defaults() -> Self {
        sternhalma_game_options {
            size: size_of::<sternhalma_game_options>() as u32,
            seats: 0,
            pieces: 0,
            first: -1,
            cap: 0,
            position: std::ptr::null(),
            position_len: 0,
        }
    }
}

/// Why no game could be made of some options or of a log, and where that was seen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct sternhalma_error {
    /// The part at fault, a STERNHALMA_FIELD_ number; 0 for none.
    pub field: i32,
    /// What is wrong: a STERNHALMA_POS_ number for a position, a STERNHALMA_FLAG_ number for a move, and
    /// STERNHALMA_FLAG_BAD_STRING for the rest; 0 for nothing.
    pub code: i32,
    /// The byte at fault, from 0: of the position, or of the log.
    pub offset: i64,
    /// The line of a log at fault, from 1; 0 for options.
    pub line: i64,
    /// The byte of that line, from 1; 0 for options.
    pub column: i64,
}

impl Fault for sternhalma_error {
    const NONE: sternhalma_error = sternhalma_error { field: 0, code: 0, offset: 0, line: 0, column: 0 };

    fn code(&self) -> i32 {
        self.code
    }
}

/// Fills in options for a game of two seats from the set-up.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_options_init(options: Option<&mut MaybeUninit<sternhalma_game_options>>) {
    init_options(options);
}

/// A game from its start.
///
/// @param options  what it is made with
/// @param game     where to write the game, which the caller owns; NULL is written when there is none
/// @param error    where to write what is wrong, all 0 when nothing is; may be NULL
/// @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_new(
    options: *const sternhalma_game_options,
    game: Option<&mut MaybeUninit<Option<Box<sternhalma_game>>>>,
    error: Option<&mut MaybeUninit<sternhalma_error>>,
) -> i32 {
    call(|| {
        let out = HandleOut::new(game)?;
        // SAFETY: the header asks for options of the size they say.
        let options = unsafe { read_options(options) }?;
        // SAFETY: the header asks for a position of that length, or one ended by a NUL.
        let position = unsafe { TextIn::sized(options.position, options.position_len, Board::POSITION_MAX) };
        let made = Game::new(&options.asked(position)).map_err(sternhalma_error::from);
        out.finish(made, error)
    })
}

impl sternhalma_game_options {
    fn asked<'a>(&self, position: TextIn<'a>) -> GameOptions<'a> {
        let given = |n: i32, absent: i32| (n != absent).then_some(n);
        GameOptions {
            seats: given(self.seats, 0),
            pieces: given(self.pieces, 0),
            first: given(self.first, -1),
            cap: (self.cap != 0).then_some(self.cap),
            position: position.bytes().ok(),
        }
    }
}

impl From<NewGameError> for sternhalma_error {
    fn from(error: NewGameError) -> sternhalma_error {
        sternhalma_error {
            field: error.field() as i32,
            code: error.code().into(),
            offset: error.offset().map_or(0, |at| at as i64),
            ..sternhalma_error::NONE
        }
    }
}

/// Why no game is made of some options, in a sentence: "the game is
/// played by 1, 2, 3, 4 or 6 seats". Since interface 2.
///
/// @param options  what it is to be made with
/// @param buf      room for the sentence; STERNHALMA_REASON_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; STERNHALMA_ERR_ARGUMENT for options of which a game is made, or
/// another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sternhalma_game_options_reason(
    options: *const sternhalma_game_options,
    buf: *mut c_char,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` bytes.
    let out = unsafe { TextOut::new(buf, cap) };
    call(|| {
        // SAFETY: the header asks for options of the size they say.
        let options = match unsafe { read_options(options) } {
            Ok(options) => options,
            Err(error) if error.option == OptionName::Options => return Err(error.into()),
            Err(error) => return out.write(error),
        };
        // SAFETY: the header asks for a position of that length, or one ended by a NUL.
        let position = unsafe { TextIn::sized(options.position, options.position_len, Board::POSITION_MAX) };
        out.write_refusal(Game::new(&options.asked(position)))
    })
}

/// What is wrong with a part of some options or of a log, in words.
///
/// @param field  the field of a sternhalma_error
/// @param code   its code
/// @return text that lives for ever, or NULL for numbers that no error has
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_error_text(field: i32, code: i32) -> *const c_char {
    static_text(Field::numbered(field).and_then(|field| match field {
        Field::Position => PositionFault::numbered(code).map(text),
        // A move that is missing, or one too many, is as bad a string as one that cannot be read.
        Field::Move if code != i32::from(Flag::BadString) => Flag::numbered(code).map(text),
        _ => (code == i32::from(Flag::BadString)).then(|| text(field)),
    }))
}

/// A copy of a game, with all that can be undone and done again.
///
/// @return a game the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_clone(game: Option<&sternhalma_game>) -> Option<Box<sternhalma_game>> {
    read(game, |g| Made::of(g.try_clone().or(Err(Misuse::Memory))?))
}

/// Releases a game.
///
/// @param game  the game; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_free(game: Option<Box<sternhalma_game>>) {
    release(game);
}

/// How many games exist, made and not yet freed, over all threads. The boards inside games are not in
/// sternhalma_live.
///
/// @return the number of games
#[unsafe(no_mangle)]
pub extern "C" fn sternhalma_game_live() -> i32 {
    live::<sternhalma_game>()
}
