//! Rule sets
//!
//! How pieces move, as data. Two sets have names, kendall and skyruk; a set of one's own begins as one of them and has
//! fields changed. A set is a plain struct that the caller keeps.

use std::mem::MaybeUninit;

use libc::c_char;

use crate::capi::boundary::{Bool, ListOut, Misuse, Status, TextIn, Value, call, name_of, number, offer};
use crate::kit::Code;
use crate::senet::{Exit, House, HouseSet, Protect, Reach26, RuleField, RuleSet, RuleSetId};

/// The set named kendall, after Timothy Kendall's reconstruction.
pub const SENET_RULES_KENDALL: i32 = 0;
/// The set named skyruk, after the game that Skyruk published.
pub const SENET_RULES_SKYRUK: i32 = 1;

/// No piece of a run is protected from a swap.
pub const SENET_PROTECT_NONE: i32 = 0;
/// Every piece of a run of two or more is.
pub const SENET_PROTECT_RUN: i32 = 1;
/// The first and the last of a run of two or more are.
pub const SENET_PROTECT_ENDS: i32 = 2;

/// House 26 is reached by the exact roll.
pub const SENET_REACH26_EXACT: i32 = 0;
/// House 26 is reached by any roll that is enough.
pub const SENET_REACH26_ANY: i32 = 1;

/// An exit: the piece is borne off.
pub const SENET_EXIT_OFF: i32 = -1;
/// An exit: the piece walks back to house 15, or where that is taken to the nearest empty house below it.
pub const SENET_EXIT_WALK: i32 = -2;
/// An exit: the piece stays, and the roll is spent.
pub const SENET_EXIT_STAY: i32 = -3;
/// The most exits that a piece tries with one roll.
pub const SENET_EXITS_MAX: i32 = 3;

/// No field holds what it may not.
pub const SENET_FIELD_NONE: i32 = 0;
/// The pieces a side has.
pub const SENET_FIELD_PIECES: i32 = 1;
/// How long a run blocks.
pub const SENET_FIELD_BLOCKADE: i32 = 2;
/// Which pieces are protected.
pub const SENET_FIELD_PROTECT: i32 = 3;
/// Whether there are backward moves.
pub const SENET_FIELD_BACKWARD: i32 = 4;
/// How house 26 is reached.
pub const SENET_FIELD_REACH26: i32 = 5;
/// Whether a piece on house 26 is thrown for again.
pub const SENET_FIELD_THROW_ON_26: i32 = 6;
/// The safe houses.
pub const SENET_FIELD_SAFE: i32 = 7;
/// The exits.
pub const SENET_FIELD_EXITS: i32 = 8;

/// Room that the name of a set needs, its NUL included.
pub const SENET_RULES_NAME_MAX: i32 = 16;

/// A rule set.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct senet_rule_set {
    /// How many pieces a side has in a game, 1 to SENET_PIECES_MAX. No rule asks for it.
    pub pieces: i32,
    /// How long a run has to be for the other side not to pass it, up to 7; 0 for none, and 1 for a lone piece.
    pub blockade: i32,
    /// Which pieces cannot be swapped, a SENET_PROTECT_ number.
    pub protect: i32,
    /// 1 when a side without a forward move moves backward, or 0.
    pub backward: i32,
    /// How house 26 is reached, a SENET_REACH26_ number.
    pub reach26: i32,
    /// 1 when a piece that arrives on house 26 is thrown for again, alone, or 0.
    pub throw_on_26: i32,
    /// The houses where a piece cannot be swapped, one bit each: house h at bit h - 1.
    pub safe: u32,
    /// The set whose exits from house 26 on these are, a SENET_RULES_ number.
    pub exits: i32,
    /// 0.
    pub reserved: [i32; 4],
}

impl From<RuleSet> for senet_rule_set {
    fn from(rules: RuleSet) -> senet_rule_set {
        let RuleSet { pieces, blockade, protect, backward, reach26, throw_on_26, safe, exits } = rules;
        senet_rule_set {
            pieces: pieces.into(),
            blockade: blockade.into(),
            protect: protect as i32,
            backward: backward.into(),
            reach26: reach26 as i32,
            throw_on_26: throw_on_26.into(),
            safe: safe.bits(),
            exits: exits as i32,
            reserved: [0; 4],
        }
    }
}

impl TryFrom<&senet_rule_set> for RuleSet {
    type Error = RuleField;

    /// The rules, or the first field that holds what it may not.
    fn try_from(rules: &senet_rule_set) -> Result<RuleSet, RuleField> {
        let flag = |number: i32, field| match number {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(field),
        };
        let read = RuleSet {
            pieces: rules.pieces.try_into().or(Err(RuleField::Pieces))?,
            blockade: 0,
            ..RuleSet::KENDALL
        };
        read.fault().map_or(Ok(()), Err)?;
        let read = RuleSet { blockade: rules.blockade.try_into().or(Err(RuleField::Blockade))?, ..read };
        read.fault().map_or(Ok(()), Err)?;
        let protect = Protect::numbered(rules.protect).ok_or(RuleField::Protect)?;
        let backward = flag(rules.backward, RuleField::Backward)?;
        let reach26 = Reach26::numbered(rules.reach26).ok_or(RuleField::Reach26)?;
        let throw_on_26 = flag(rules.throw_on_26, RuleField::ThrowOn26)?;
        let safe = HouseSet::from_bits(rules.safe).ok_or(RuleField::Safe)?;
        // What is reserved is counted to the last field.
        let exits =
            RuleSetId::numbered(rules.exits).filter(|_| rules.reserved == [0; 4]).ok_or(RuleField::Exits)?;
        Ok(RuleSet { protect, backward, reach26, throw_on_26, safe, exits, ..read })
    }
}

/// The rules that C hands over, kendall for NULL; [`Misuse::Argument`] when a field holds what it may not.
pub(crate) fn rules_of(rules: Option<&senet_rule_set>) -> Result<RuleSet, Misuse> {
    rules.map_or(Ok(RuleSet::default()), |rules| RuleSet::try_from(rules).or(Err(Misuse::Argument)))
}

/// Fills in the set of a name.
///
/// @param name   kendall or skyruk, ended by a NUL, or NULL for kendall; at most SENET_RULES_NAME_MAX bytes are looked at
/// @param rules  where to write the set
/// @return 0, SENET_ERR_ARGUMENT for another name or SENET_ERR_NULL, and then nothing is written
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_rules(
    name: *const c_char,
    rules: Option<&mut MaybeUninit<senet_rule_set>>,
) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, SENET_RULES_NAME_MAX as usize) };
    call(|| {
        let rules = rules.ok_or(Misuse::Null)?;
        let id = match name.bytes() {
            Ok(name) => RuleSetId::named(name).ok_or(Misuse::Argument)?,
            Err(_) => RuleSetId::default(),
        };
        rules.write(id.rules().into());
        Ok(Status::DONE)
    })
}

/// Fills in the set of a number.
///
/// @param id     a SENET_RULES_ number
/// @param rules  where to write the set
/// @return 1; 0, and nothing is written, when there is no such set or rules is NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_rules_named(id: i32, rules: Option<&mut MaybeUninit<senet_rule_set>>) -> i32 {
    call(|| {
        let rules = rules.ok_or(Misuse::Null)?;
        offer(Some(rules), RuleSetId::numbered(id).ok_or(Misuse::Argument)?.rules().into());
        Ok(Bool(true))
    })
}

/// The number of the set that a name stands for.
///
/// @param name  text ended by a NUL, of which at most SENET_RULES_NAME_MAX bytes are looked at
/// @return a SENET_RULES_ number, or -1 when the name is NULL or of no set
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_rules_id(name: *const c_char) -> i32 {
    // SAFETY: the header asks for a text ended by a NUL.
    let name = unsafe { TextIn::ended(name, SENET_RULES_NAME_MAX as usize) };
    call(|| Ok(Value(RuleSetId::named(name.bytes()?).map(|id| id as i32))))
}

/// The name of a set.
///
/// @param id  a SENET_RULES_ number
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn senet_rules_name(id: i32) -> *const c_char {
    name_of::<RuleSetId>(id)
}

/// Whether every field of a set holds what it may.
///
/// @return 1 or 0, 0 for NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_rules_ok(rules: Option<&senet_rule_set>) -> i32 {
    call(|| Ok(Bool(RuleSet::try_from(rules.ok_or(Misuse::Null)?).is_ok())))
}

/// The first field of a set that holds what it may not.
///
/// @return SENET_FIELD_NONE or another SENET_FIELD_ number, or -1 for NULL
#[unsafe(no_mangle)]
pub extern "C" fn senet_rules_fault(rules: Option<&senet_rule_set>) -> i32 {
    call(|| {
        let read = RuleSet::try_from(rules.ok_or(Misuse::Null)?);
        Ok(Value(Some(read.err().map_or(SENET_FIELD_NONE, RuleField::into))))
    })
}

/// The name of a field of a set.
///
/// @param field  a SENET_FIELD_ number but SENET_FIELD_NONE
/// @return text that lives for ever, or NULL for any other number
#[unsafe(no_mangle)]
pub extern "C" fn senet_field_name(field: i32) -> *const c_char {
    name_of::<RuleField>(field)
}

/// The exits that a piece on a house tries with a roll, in their order: the first that is possible is its move, and
/// with an empty list it has none. Each is a house, which has to be empty, or a SENET_EXIT_ number.
///
/// @param rules  the set, or NULL for kendall
/// @param house  26 to 30; a house under 26 has no exits
/// @param roll   1 to 5
/// @param out    room for SENET_EXITS_MAX numbers
/// @param cap    how many numbers there is room for
/// @return how many there are (0 for a number that is no house or no roll, and for a set that is not right), or
/// SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_rules_exit(
    rules: Option<&senet_rule_set>,
    house: i32,
    roll: i32,
    out: *mut i32,
    cap: usize,
) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| {
        let exits = rules_of(rules)?.exits.exits(number(house)?, number(roll)?);
        out.fill(exits.iter().map(|&exit| match exit {
            Exit::To(house) => house.into(),
            Exit::Off => SENET_EXIT_OFF,
            Exit::Walk => SENET_EXIT_WALK,
            Exit::Stay => SENET_EXIT_STAY,
        }))
    })
}

/// The safe houses of a set, in order.
///
/// @param rules  the set, or NULL for kendall
/// @param out    room for SENET_HOUSES numbers
/// @param cap    how many numbers there is room for
/// @return how many there are (0 for a set that is not right), or SENET_ERR_NULL
#[unsafe(no_mangle)]
pub unsafe extern "C" fn senet_rules_safe(rules: Option<&senet_rule_set>, out: *mut i32, cap: usize) -> i32 {
    // SAFETY: the header asks for room for `cap` items.
    let out = unsafe { ListOut::new(out, cap) };
    call(|| out.fill(rules_of(rules)?.safe.into_iter().map(House::into)))
}
