//! Rule sets.
//!
//! The two named sets are those of the public gym-senet environment: one after Timothy Kendall's reconstruction
//! ("Passing Through the Netherworld", 1978), one after the game that Skyruk published.

use std::ffi::CStr;

use crate::senet::track::{House, HouseSet};

/// A named rule set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum RuleSetId {
    /// After Timothy Kendall.
    #[default]
    Kendall,
    /// After Skyruk.
    Skyruk,
}

impl RuleSetId {
    /// Every named set, in the order of their numbers, which begin at 0.
    pub const ALL: [RuleSetId; 2] = [RuleSetId::Kendall, RuleSetId::Skyruk];

    /// Its name.
    pub const fn name(self) -> &'static CStr {
        match self {
            RuleSetId::Kendall => c"kendall",
            RuleSetId::Skyruk => c"skyruk",
        }
    }

    /// The set of a name.
    pub fn named(name: &[u8]) -> Option<RuleSetId> {
        RuleSetId::ALL.into_iter().find(|id| id.name().to_bytes() == name)
    }

    /// The rules.
    pub const fn rules(self) -> RuleSet {
        match self {
            RuleSetId::Kendall => RuleSet::KENDALL,
            RuleSetId::Skyruk => RuleSet::SKYRUK,
        }
    }
}

/// Which pieces of a run of two or more cannot be swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Protect {
    /// None.
    None,
    /// Every one.
    Run,
    /// The first and the last.
    Ends,
}

impl Protect {
    /// Every way, in the order of their numbers, which begin at 0.
    pub const ALL: [Protect; 3] = [Protect::None, Protect::Run, Protect::Ends];

    /// Its name.
    pub const fn name(self) -> &'static CStr {
        match self {
            Protect::None => c"none",
            Protect::Run => c"run",
            Protect::Ends => c"ends",
        }
    }

    /// Those of a side's pieces that cannot be swapped.
    pub(crate) fn of(self, men: HouseSet) -> HouseSet {
        match self {
            Protect::None => HouseSet::EMPTY,
            Protect::Run => men.in_company(),
            Protect::Ends => men.outer(),
        }
    }
}

/// Which rolls take a piece to house 26.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Reach26 {
    /// The exact one; no piece goes further in one move.
    Exact,
    /// Any that is enough: the piece stops there.
    Any,
}

impl Reach26 {
    /// Every way, in the order of their numbers, which begin at 0.
    pub const ALL: [Reach26; 2] = [Reach26::Exact, Reach26::Any];

    /// Its name.
    pub const fn name(self) -> &'static CStr {
        match self {
            Reach26::Exact => c"exact",
            Reach26::Any => c"any",
        }
    }
}

/// How pieces move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// How many pieces a side has in a game, 1 to 7. No rule asks for it.
    pub pieces: u8,
    /// How long a run has to be for the other side not to pass it, up to 7; 0 for none, and 1 for a lone piece.
    pub blockade: u8,
    /// Which pieces of a run cannot be swapped.
    pub protect: Protect,
    /// Whether a side without a forward move moves backward.
    pub backward: bool,
    /// Which rolls take a piece to house 26.
    pub reach26: Reach26,
    /// Whether a piece that arrives on house 26 is thrown for again, alone.
    pub throw_on_26: bool,
    /// The houses where a piece cannot be swapped.
    pub safe: HouseSet,
    /// The named set that the exits from house 26 on are those of.
    pub exits: RuleSetId,
}

/// A field of a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} holds what it may not", crate::kit::as_str(self.name()))]
#[repr(u8)]
pub enum RuleField {
    /// [`RuleSet::pieces`].
    Pieces = 1,
    /// [`RuleSet::blockade`].
    Blockade,
    /// [`RuleSet::protect`].
    Protect,
    /// [`RuleSet::backward`].
    Backward,
    /// [`RuleSet::reach26`].
    Reach26,
    /// [`RuleSet::throw_on_26`].
    ThrowOn26,
    /// [`RuleSet::safe`].
    Safe,
    /// [`RuleSet::exits`].
    Exits,
}

impl RuleField {
    /// Every field, in the order of their numbers, which begin at 1.
    pub const ALL: [RuleField; 8] = [
        RuleField::Pieces,
        RuleField::Blockade,
        RuleField::Protect,
        RuleField::Backward,
        RuleField::Reach26,
        RuleField::ThrowOn26,
        RuleField::Safe,
        RuleField::Exits,
    ];

    /// Its name.
    pub const fn name(self) -> &'static CStr {
        match self {
            RuleField::Pieces => c"pieces",
            RuleField::Blockade => c"blockade",
            RuleField::Protect => c"protect",
            RuleField::Backward => c"backward",
            RuleField::Reach26 => c"reach26",
            RuleField::ThrowOn26 => c"throw_on_26",
            RuleField::Safe => c"safe",
            RuleField::Exits => c"exits",
        }
    }
}

impl From<RuleField> for i32 {
    fn from(field: RuleField) -> i32 {
        field as i32
    }
}

impl RuleSet {
    /// The set named kendall.
    pub const KENDALL: RuleSet = RuleSet {
        pieces: 5,
        blockade: 3,
        protect: Protect::Run,
        backward: true,
        reach26: Reach26::Exact,
        throw_on_26: false,
        safe: RuleSet::MARKED,
        exits: RuleSetId::Kendall,
    };

    /// The set named skyruk.
    pub const SKYRUK: RuleSet = RuleSet {
        pieces: 5,
        blockade: 2,
        protect: Protect::Ends,
        backward: true,
        reach26: Reach26::Any,
        throw_on_26: true,
        safe: RuleSet::MARKED,
        exits: RuleSetId::Skyruk,
    };

    /// The most pieces a side has, and the longest blockade a set may ask for.
    pub const PIECES_MAX: u8 = 7;

    /// The marked houses, which both sets have safe.
    const MARKED: HouseSet = {
        let below = HouseSet::below(House::GATE).bits();
        let marked = HouseSet::ALL.bits() & !below | HouseSet::of(House::REBIRTH).bits();
        match HouseSet::from_bits(marked) {
            Some(set) => set,
            None => panic!("they are houses"),
        }
    };

    /// The first field that holds what it may not.
    pub fn fault(&self) -> Option<RuleField> {
        if !(1..=RuleSet::PIECES_MAX).contains(&self.pieces) {
            Some(RuleField::Pieces)
        } else if self.blockade > RuleSet::PIECES_MAX {
            Some(RuleField::Blockade)
        } else {
            None
        }
    }
}

impl Default for RuleSet {
    /// The set named kendall.
    fn default() -> RuleSet {
        RuleSet::KENDALL
    }
}
