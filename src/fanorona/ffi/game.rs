//! A game that remembers
//!
//! A game is a board with the moves that made it. It refuses a step that is not legal, knows how often a position has
//! occurred, and stops when it has ended.

use std::ffi::c_char;
use std::mem::MaybeUninit;

use super::board::{fanorona_board, shape_name, shape_named};
use super::moves::{FANORONA_TEXT_BAD, FANORONA_TEXT_NOTHING_TO_STOP, FANORONA_TEXT_OVER, fault_number};
use crate::abi::answer::{Made, Status, Value};
use crate::abi::{
    Handle, HandleOut, Misuse, Opaque, Options, Out, TextIn, TextOut, call, number, offer, opaque, read,
    read_options, release, static_text,
};
use crate::fanorona::{
    Board, Field, Game, GameOptions, Limits, LogFault, NewGameError, PositionFault, ReplayError, Why,
};
use crate::option_error::OptionName;

/// A game. Made by fanorona_game_new, fanorona_game_from_text and fanorona_game_clone, released by fanorona_game_free.
pub struct fanorona_game(Handle<Game>);
opaque!(fanorona_game, Game);

/// How many moves running may take nothing when no other limit is given.
pub const FANORONA_QUIET_LIMIT: i32 = 60;
/// How often a position has to occur for a draw when no other limit is given.
pub const FANORONA_REPEAT: i32 = 3;
/// How many moves a game may have at most, which is also the cap when no other is given.
pub const FANORONA_PLY_CAP: i32 = 3000;

/// The first line of a game as text.
pub const FANORONA_FIELD_HEADER: i32 = 1;
/// The board whose set-up a game begins from.
pub const FANORONA_FIELD_BOARD: i32 = 2;
/// The position a game starts from.
pub const FANORONA_FIELD_POSITION: i32 = 3;
/// How many moves running may take nothing.
pub const FANORONA_FIELD_QUIET_LIMIT: i32 = 4;
/// How often a position has to occur for a draw.
pub const FANORONA_FIELD_REPEAT: i32 = 5;
/// How many moves a game may have.
pub const FANORONA_FIELD_PLY_CAP: i32 = 6;
/// How many moves a game as text has.
pub const FANORONA_FIELD_MOVES: i32 = 7;
/// One of the moves of a game as text.
pub const FANORONA_FIELD_MOVE: i32 = 8;

/// What a game is made with: filled by fanorona_game_options_init, then changed.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_game_options {
    /// The size of this struct in bytes, as fanorona_game_options_init sets it; a smaller one, or a larger one with
    /// anything but 0 in its unknown part, is a bad argument.
    pub size: u32,
    /// How many moves running, both sides counted, may take nothing before the game is drawn; 0 for any number. 60 by
    /// default.
    pub quiet_limit: i32,
    /// How often a position has to occur, with the same side to move, for the game to be drawn, at least 2; 0 for never.
    /// 3 by default.
    pub repeat_limit: i32,
    /// How many moves a game may have before it is drawn, 1 to FANORONA_PLY_CAP, which is the default.
    pub ply_cap: i32,
    /// The name of the board whose set-up the game begins from, ended by a NUL, which is only looked at while the game is
    /// made; NULL, without a position: tsivy.
    pub board: *const c_char,
    /// A position string to start from in place of a board, which is only looked at while the game is made; NULL: not
    /// given.
    pub position: *const c_char,
    /// The length of position in bytes; 0: it ends at its NUL.
    pub position_len: usize,
}

// SAFETY: numbers and pointers, which may be anything.
unsafe impl Options for fanorona_game_options {
    const FIRST_SIZE: usize = size_of::<fanorona_game_options>();

    fn defaults() -> Self {
        fanorona_game_options {
            size: size_of::<fanorona_game_options>() as u32,
            quiet_limit: FANORONA_QUIET_LIMIT,
            repeat_limit: FANORONA_REPEAT,
            ply_cap: FANORONA_PLY_CAP,
            board: std::ptr::null(),
            position: std::ptr::null(),
            position_len: 0,
        }
    }
}

/// Why no game could be made of some options or of a text, and where that was seen.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct fanorona_error {
    /// The part at fault, a FANORONA_FIELD_ number; 0 for none.
    pub field: i32,
    /// What is wrong: a FANORONA_POS_ number for a position, a FANORONA_WHY_ or FANORONA_TEXT_ number for a move, and
    /// FANORONA_TEXT_BAD for the rest; 0 for nothing.
    pub code: i32,
    /// The byte at fault, from 0: of the position, or of the text.
    pub offset: i64,
    /// The line of a text at fault, from 1; 0 for options.
    pub line: i64,
    /// The byte of that line, from 1; 0 for options.
    pub column: i64,
}

impl fanorona_error {
    const NONE: fanorona_error = fanorona_error { field: 0, code: 0, offset: 0, line: 0, column: 0 };
}

/// Fills in options for a game from the set-up of fanoron-tsivy with the default limits.
///
/// @param options  where to write them; nothing is done for NULL
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_options_init(options: Option<&mut MaybeUninit<fanorona_game_options>>) {
    offer(options, fanorona_game_options::defaults());
}

/// A game from its start, which is judged at once unless it is in the middle of a move.
///
/// @param options  what it is made with
/// @param game     where to write the game, which the caller owns; NULL is written when there is none
/// @param error    where to write what is wrong, all 0 when nothing is; may be NULL
/// @return 0; the code of what is wrong, as in error; or a negative status, and then error is not written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_new(
    options: *const fanorona_game_options,
    game: Option<&mut MaybeUninit<Option<Box<fanorona_game>>>>,
    error: Option<&mut MaybeUninit<fanorona_error>>,
) -> i32 {
    call(|| {
        let out = HandleOut::new(game)?;
        // SAFETY: the header asks for options of the size they say.
        let options = unsafe { read_options(options) }?;
        // SAFETY: the header asks for a name ended by a NUL, and for a position of its length or ended by one.
        let (name, position) = unsafe { (shape_name(options.board), options.position()) };
        finish(options.made(name, position)?, out, error)
    })
}

impl fanorona_game_options {
    /// # Safety
    ///
    /// As the header asks of the position.
    unsafe fn position<'a>(&self) -> TextIn<'a> {
        match self.position_len {
            // SAFETY: passed on.
            0 => unsafe { TextIn::ended(self.position, Board::POSITION_MAX) },
            // SAFETY: passed on.
            len => unsafe { TextIn::counted(self.position, len, Board::POSITION_MAX) },
        }
    }

    /// What the options ask for; an error for a name that no board has.
    fn asked<'a>(&self, name: TextIn<'_>, position: TextIn<'a>) -> Result<GameOptions<'a>, Misuse> {
        // A number that is none at all is refused as one that is too large.
        let limit = |limit: i32| u32::try_from(limit).unwrap_or(u32::MAX);
        let limits = Limits {
            quiet: limit(self.quiet_limit),
            repeat: limit(self.repeat_limit),
            ply_cap: limit(self.ply_cap),
        };
        Ok(GameOptions { shape: shape_named(name)?, position: position.bytes().ok(), limits })
    }

    fn made(&self, name: TextIn<'_>, position: TextIn<'_>) -> Result<Result<Game, fanorona_error>, Misuse> {
        let bad = |field: Field| fanorona_error {
            field: field as i32,
            code: FANORONA_TEXT_BAD,
            ..fanorona_error::NONE
        };
        let Ok(asked) = self.asked(name, position) else { return Ok(Err(bad(Field::Board))) };
        match Game::new(&asked) {
            Ok(game) => Ok(Ok(game)),
            Err(NewGameError::Position(error)) => Ok(Err(fanorona_error {
                code: error.fault.into(),
                offset: error.offset as i64,
                ..bad(Field::Position)
            })),
            Err(error) => error.field().map(|field| Err(bad(field))).ok_or(Misuse::Memory),
        }
    }
}

impl TryFrom<ReplayError> for fanorona_error {
    type Error = Misuse;

    fn try_from(error: ReplayError) -> Result<fanorona_error, Misuse> {
        let code = match error.fault {
            LogFault::BadString => FANORONA_TEXT_BAD,
            LogFault::Position(error) => error.fault.into(),
            LogFault::Move(error) => fault_number(error.fault)?,
        };
        Ok(fanorona_error {
            field: error.field as i32,
            code,
            offset: error.offset as i64,
            line: error.line as i64,
            column: error.column as i64,
        })
    }
}

/// Why no game is made of some options, in a sentence: "the cap is
/// not a number from 1 to 3000". Since interface 2.
///
/// @param options  what it is to be made with
/// @param buf      room for the sentence; FANORONA_REASON_MAX bytes are always enough
/// @param cap      how many bytes there is room for, the NUL included
/// @return the length without the NUL, whatever the room; FANORONA_ERR_ARGUMENT for options of which a game is made, or
/// another negative status
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fanorona_game_options_reason(
    options: *const fanorona_game_options,
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
        // SAFETY: the header asks for a name ended by a NUL, and for a position of its length or ended by one.
        let (name, position) = unsafe { (shape_name(options.board), options.position()) };
        match options.asked(name, position) {
            Ok(asked) => match Game::new(&asked) {
                Err(NewGameError::OutOfMemory) => Err(Misuse::Memory),
                judged => out.write_refusal(judged),
            },
            Err(_) => out.write("the board is none of tsivy, dimy and telo"),
        }
    })
}

/// Hands over a game that was made, or says why there is none.
pub(super) fn finish(
    made: Result<Game, fanorona_error>,
    out: HandleOut<'_, fanorona_game>,
    error: Out<'_, fanorona_error>,
) -> Result<Status, Misuse> {
    let fault = match made {
        Ok(game) => out.put(game).map(|()| fanorona_error::NONE)?,
        Err(fault) => fault,
    };
    offer(error, fault);
    Ok(Status::of(if fault.code == 0 { Ok(()) } else { Err(fault.code) }))
}

/// What is wrong with a part of some options or of a game as text, in words.
///
/// @param field  the field of a fanorona_error
/// @param code   its code
/// @return text that lives for ever, or NULL for numbers that no error has
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_error_text(field: i32, code: i32) -> *const c_char {
    let field = Field::ALL.into_iter().find(|&f| f as i32 == field);
    static_text(field.and_then(|field| match (field, code) {
        (Field::Position, _) => {
            PositionFault::ALL.into_iter().find(|&f| f as i32 == code).map(PositionFault::text)
        }
        (Field::Move, FANORONA_TEXT_NOTHING_TO_STOP) => Some(c"no move is in progress"),
        (Field::Move, FANORONA_TEXT_OVER) => Some(c"the game is over"),
        // A move that is missing, or one too many, is as bad a text as one that cannot be read.
        (_, FANORONA_TEXT_BAD) => Some(field.text()),
        (Field::Move, _) => Why::ALL.into_iter().find(|&why| why as i32 == code).map(Why::text),
        _ => None,
    }))
}

/// A second game with the same position, history and limits. Nothing done before can be taken back in it.
///
/// @return a game the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_clone(game: Option<&fanorona_game>) -> Option<Box<fanorona_game>> {
    read(game, |g| Made::of(g.fork().or(Err(Misuse::Memory))?))
}

/// Releases a game.
///
/// @param game  the game; NULL is fine
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_free(game: Option<Box<fanorona_game>>) {
    release(game);
}

/// How many games exist, made and not yet freed, over all threads. The boards inside games are not in fanorona_live.
///
/// @return the number of games
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_live() -> i32 {
    call(|| Ok(Value(Some(fanorona_game::live().count()))))
}

/// A copy of the board as it stands, to look at as closely as one likes; it is counted in fanorona_live.
///
/// @return a board the caller owns, or NULL when memory ran out or for a game that is NULL or out of use
#[unsafe(no_mangle)]
pub extern "C" fn fanorona_game_board(game: Option<&fanorona_game>) -> Option<Box<fanorona_board>> {
    read(game, |g| Made::of(g.board().clone()))
}

const _: () = assert!(Limits::PLY_CAP == FANORONA_PLY_CAP as u32);

/// A number that is as large as C can be told.
pub(super) fn counted(count: u32) -> Value {
    Value(number(count).ok())
}
