//! Rule sets.
//!
//! The two named sets are those of the public gym-senet environment: one after Timothy Kendall's reconstruction
//! ("Passing Through the Netherworld", 1978), one after the game that Skyruk published.

use crate::kit::codes;
use crate::senet::track::{House, HouseSet};

codes! {
    /// A named rule set.
    #[derive(Default)]
    pub enum RuleSetId: [name] {
        /// After Timothy Kendall.
        #[default]
        Kendall = 0, "kendall";
        /// After Skyruk.
        Skyruk = 1, "skyruk";
    }
}

impl RuleSetId {
    /// The set of a name.
    pub fn named(name: &[u8]) -> Option<RuleSetId> {
        RuleSetId::ALL.into_iter().find(|id| id.name().as_bytes() == name)
    }

    /// The rules.
    pub const fn rules(self) -> RuleSet {
        match self {
            RuleSetId::Kendall => RuleSet::KENDALL,
            RuleSetId::Skyruk => RuleSet::SKYRUK,
        }
    }
}

codes! {
    /// Which pieces of a run of two or more cannot be swapped.
    pub enum Protect: [name] {
        /// None.
        None = 0, "none";
        /// Every one.
        Run = 1, "run";
        /// The first and the last.
        Ends = 2, "ends";
    }
}

impl Protect {
    /// Those of a side's pieces that cannot be swapped.
    pub(crate) fn of(self, men: HouseSet) -> HouseSet {
        match self {
            Protect::None => HouseSet::EMPTY,
            Protect::Run => men.in_company(),
            Protect::Ends => men.outer(),
        }
    }
}

codes! {
    /// Which rolls take a piece to house 26.
    pub enum Reach26: [name] {
        /// The exact one; no piece goes further in one move.
        Exact = 0, "exact";
        /// Any that is enough: the piece stops there.
        Any = 1, "any";
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

codes! {
    /// A field of a rule set.
    #[derive(thiserror::Error)]
    #[error("{} holds what it may not", self.name())]
    pub enum RuleField: [name] {
        /// [`RuleSet::pieces`].
        Pieces = 1, "pieces";
        /// [`RuleSet::blockade`].
        Blockade = 2, "blockade";
        /// [`RuleSet::protect`].
        Protect = 3, "protect";
        /// [`RuleSet::backward`].
        Backward = 4, "backward";
        /// [`RuleSet::reach26`].
        Reach26 = 5, "reach26";
        /// [`RuleSet::throw_on_26`].
        ThrowOn26 = 6, "throw_on_26";
        /// [`RuleSet::safe`].
        Safe = 7, "safe";
        /// [`RuleSet::exits`].
        Exits = 8, "exits";
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
