//! Why options are refused.

use std::fmt;
use std::ops::RangeInclusive;

/// An option of a search, a solver or a drawing. Its number is the same in every engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum OptionName {
    /// All the options together.
    Options = 1,
    /// The size of the options in bytes, which C gives.
    Size = 2,
    /// A number that is 0.
    Reserved = 3,
    /// How far to look ahead.
    Depth = 4,
    /// The memory for positions already looked at, in KiB.
    TableKib = 5,
    /// How many positions of a level are kept, or the width of a picture.
    Width = 6,
    /// Where a move starts.
    From = 7,
    /// Where a move stops.
    To = 8,
    /// The house whose piece alone may be moved.
    Only = 9,
    /// Whose interest each seat follows.
    Mode = 10,
    /// How positions are valued.
    Evaluation = 11,
    /// The keys to be avoided.
    Avoid = 12,
    /// How many keys there are.
    AvoidLen = 13,
    /// The memory a solver may take, in KiB.
    MemoryKib = 14,
    /// Whether a solver goes on until a crossing is proved to be the shortest.
    Exact = 15,
    /// How many threads work at a crossing.
    Threads = 16,
    /// The hole whose piece is shown with where it can end its move.
    TargetsOf = 17,
    /// A number among the weights that is 0.
    WeightReserved = 18,
    /// The weight of the distance left.
    WeightDistance = 19,
    /// The weight of the rearmost piece.
    WeightStraggler = 20,
    /// The weight of hop classes.
    WeightClasses = 21,
    /// The weight of pieces in front of an empty hole of the home.
    WeightBlocking = 22,
    /// The weight of runs that block.
    WeightBlockade = 23,
    /// How ties are settled.
    WeightTies = 24,
    /// The weight of a stone.
    WeightStone = 25,
    /// The weight of a stone on a point with diagonals.
    WeightStrong = 26,
    /// The weight of nearness to the middle.
    WeightCentre = 27,
    /// The weight of empty points beside stones.
    WeightRoom = 28,
}

impl OptionName {
    /// Every option, in the order of the numbers.
    pub const ALL: [OptionName; 28] = {
        use OptionName::*;
        [
            Options,
            Size,
            Reserved,
            Depth,
            TableKib,
            Width,
            From,
            To,
            Only,
            Mode,
            Evaluation,
            Avoid,
            AvoidLen,
            MemoryKib,
            Exact,
            Threads,
            TargetsOf,
            WeightReserved,
            WeightDistance,
            WeightStraggler,
            WeightClasses,
            WeightBlocking,
            WeightBlockade,
            WeightTies,
            WeightStone,
            WeightStrong,
            WeightCentre,
            WeightRoom,
        ]
    };

    /// The name, as the field of the options has it.
    pub fn name(self) -> &'static str {
        match self {
            OptionName::Options => "options",
            OptionName::Size => "size",
            OptionName::Reserved => "reserved",
            OptionName::Depth => "depth",
            OptionName::TableKib => "table_kib",
            OptionName::Width => "width",
            OptionName::From => "from",
            OptionName::To => "to",
            OptionName::Only => "only",
            OptionName::Mode => "mode",
            OptionName::Evaluation => "evaluation",
            OptionName::Avoid => "avoid",
            OptionName::AvoidLen => "avoid_len",
            OptionName::MemoryKib => "memory_kib",
            OptionName::Exact => "exact",
            OptionName::Threads => "threads",
            OptionName::TargetsOf => "targets_of",
            OptionName::WeightReserved => "weights.reserved",
            OptionName::WeightDistance => "weights.distance",
            OptionName::WeightStraggler => "weights.straggler",
            OptionName::WeightClasses => "weights.classes",
            OptionName::WeightBlocking => "weights.blocking",
            OptionName::WeightBlockade => "weights.blockade",
            OptionName::WeightTies => "weights.ties",
            OptionName::WeightStone => "weights.stone",
            OptionName::WeightStrong => "weights.strong",
            OptionName::WeightCentre => "weights.centre",
            OptionName::WeightRoom => "weights.room",
        }
    }

    /// A number that the option does not take, with those that it does.
    pub(crate) fn refused(self, value: i64, range: RangeInclusive<i64>) -> OptionError {
        OptionError { option: self, value, least: *range.start(), most: *range.end() }
    }

    /// The number when the option takes it.
    pub(crate) fn within<T: TryFrom<i64>>(
        self,
        value: i64,
        range: RangeInclusive<i64>,
    ) -> Result<T, OptionError> {
        let taken = if range.contains(&value) { T::try_from(value).ok() } else { None };
        taken.ok_or(self.refused(value, range))
    }

    /// The memory for positions already looked at: 0, or at least so much.
    pub(crate) fn table_kib(kib: i64, least: u32) -> Result<u32, OptionError> {
        if kib == 0 { Ok(0) } else { OptionName::TableKib.within(kib, least.into()..=i64::MAX) }
    }

    /// Refuses the first of some options whose number is out of the range that all of them have.
    pub(crate) fn all_within(
        given: &[(OptionName, i32)],
        range: RangeInclusive<i32>,
    ) -> Result<(), OptionError> {
        let range = i64::from(*range.start())..=i64::from(*range.end());
        let first = given.iter().find(|(_, value)| !range.contains(&i64::from(*value)));
        first.map_or(Ok(()), |&(option, value)| Err(option.refused(value.into(), range)))
    }
}

/// An option that is refused, and the numbers that it takes.
///
/// ```
/// use sternhalma::{Board, Layout, OptionName, SearchError, SearchOptions};
///
/// let board = Board::new(Layout::new(2, 10).unwrap());
/// let Err(SearchError::Option(error)) =
///     board.search(&mut SearchOptions { table_kib: 1, ..SearchOptions::default() })
/// else {
///     panic!("a table of one KiB is too small");
/// };
/// assert_eq!((error.option, error.value, error.least), (OptionName::TableKib, 1, 64));
/// assert_eq!(error.to_string(), "table_kib 1 is out of range (0, or at least 64)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionError {
    /// The option.
    pub option: OptionName,
    /// The number that it was given.
    pub value: i64,
    /// The least number that it takes.
    pub least: i64,
    /// The greatest number that it takes, [`i64::MAX`] when there is none.
    pub most: i64,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OptionError { option, value, least, most } = *self;
        let name = option.name();
        match option {
            OptionName::Options => f.write_str("the options are NULL"),
            OptionName::Size if value < least => {
                write!(f, "the options are not initialised (size {value}, at least {least})")
            }
            OptionName::Size => {
                write!(
                    f,
                    "the options are newer than the library, or not initialised (size {value}, at most {most})"
                )
            }
            OptionName::Avoid => write!(f, "avoid is NULL and avoid_len is {value}"),
            OptionName::To if (least..=most).contains(&value) => {
                write!(f, "to {value} is the hole that the move starts from")
            }
            OptionName::TableKib => write!(f, "{name} {value} is out of range (0, or at least {least})"),
            _ if most == i64::MAX => write!(f, "{name} {value} is out of range (at least {least})"),
            _ if least == most => write!(f, "{name} {value} is out of range (only {least})"),
            _ => write!(f, "{name} {value} is out of range ({least} to {most})"),
        }
    }
}

impl std::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_list() {
        for (i, option) in OptionName::ALL.into_iter().enumerate() {
            assert_eq!(option as usize, i + 1, "{option:?}");
            assert!(option.name().len() < 32, "{option:?}");
        }
    }

    #[test]
    fn each_refusal_says_the_value_and_the_range() {
        let said = |option: OptionName, value, least, most| option.refused(value, least..=most).to_string();
        for (sentence, expected) in [
            (said(OptionName::Depth, -1, 0, 60), "depth -1 is out of range (0 to 60)"),
            (said(OptionName::TableKib, 1, 64, i64::MAX), "table_kib 1 is out of range (0, or at least 64)"),
            (said(OptionName::MemoryKib, 63, 64, i64::MAX), "memory_kib 63 is out of range (at least 64)"),
            (said(OptionName::Reserved, 7, 0, 0), "reserved 7 is out of range (only 0)"),
            (
                said(OptionName::WeightRoom, -1001, -1000, 1000),
                "weights.room -1001 is out of range (-1000 to 1000)",
            ),
            (said(OptionName::Size, 0, 96, 96), "the options are not initialised (size 0, at least 96)"),
            (
                said(OptionName::Size, 200, 96, 104),
                "the options are newer than the library, or not initialised (size 200, at most 104)",
            ),
            (said(OptionName::Options, 0, 0, 0), "the options are NULL"),
            (said(OptionName::Avoid, 3, 0, 0), "avoid is NULL and avoid_len is 3"),
            (said(OptionName::To, 5, 0, 120), "to 5 is the hole that the move starts from"),
            (said(OptionName::To, 121, 0, 120), "to 121 is out of range (0 to 120)"),
        ] {
            assert_eq!(sentence, expected);
        }
    }
}
