//! Boards and rule sets of every kind for laws to be tried on.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use sternhalma::senet::{Board, House, HouseSet, Protect, Reach26, Roll, RuleSet, RuleSetId, Side, Status};

use crate::common::dice::Dice;

pub fn rolls() -> impl Strategy<Value = Roll> {
    select(Roll::ALL.to_vec())
}

pub fn houses() -> impl Strategy<Value = House> {
    select(House::all().collect::<Vec<_>>())
}

pub fn sides() -> impl Strategy<Value = Side> {
    select(Side::ALL.to_vec())
}

/// The two named sets as often as any others.
pub fn rule_sets() -> impl Strategy<Value = RuleSet> {
    let named = select(vec![RuleSet::KENDALL, RuleSet::SKYRUK]);
    let numbers = (1..=7_u8, 0..=7_u8, any::<bool>(), any::<bool>());
    let ways =
        (select(Protect::ALL.to_vec()), select(Reach26::ALL.to_vec()), select(RuleSetId::ALL.to_vec()));
    let custom = (numbers, ways, 0..=HouseSet::ALL.bits()).prop_map(|(numbers, ways, safe)| {
        let (pieces, blockade, backward, throw_on_26) = numbers;
        let (protect, reach26, exits) = ways;
        let safe = HouseSet::from_bits(safe).expect("bits of houses");
        RuleSet { pieces, blockade, protect, backward, reach26, throw_on_26, safe, exits }
    });
    prop_oneof![named, custom]
}

/// Any number of pieces of either side anywhere, some of which no game reaches.
pub fn scattered() -> impl Strategy<Value = Board> {
    let filled = (1..=7_usize, 0.05..=0.95).prop_flat_map(|(pieces, share)| {
        let piece = proptest::option::weighted(share, sides());
        (Just(pieces), vec(piece, House::COUNT), sides(), 0..12_000_u32)
    });
    filled.prop_map(|(pieces, men, side, ply)| {
        let mut board = Board::empty(pieces).expect("1 to 7 pieces");
        for (house, side) in House::all().zip(men) {
            side.into_iter().for_each(|side| board.put(house, side));
        }
        board.set_side(side);
        assert!(board.set_ply(ply));
        board
    })
}

/// Positions of random games, some of which are over.
pub fn played() -> impl Strategy<Value = Board> {
    let start = (1..=7_usize, any::<u64>(), 0..160_usize, rule_sets());
    start.prop_map(|(pieces, seed, plies, rules)| {
        let mut board = Board::new(pieces).expect("1 to 7 pieces");
        let mut dice = Dice::new(seed);
        let mut only = None;
        for _ in 0..plies {
            if board.status() != Status::Ongoing {
                break;
            }
            only = play_one(&mut board, &rules, only, &mut dice);
        }
        board
    })
}

/// Makes a random throw and a random one of the moves it allows; the house that the next throw is bound to.
pub fn play_one(board: &mut Board, rules: &RuleSet, only: Option<House>, dice: &mut Dice) -> Option<House> {
    let roll = Roll::thrown(dice.below(1 << 30) as u64, 0);
    let moves = board.moves(roll, rules, only);
    match dice.pick(&moves) {
        Some(m) => board.apply(&m, rules).expect("it is in the list").bound,
        None => {
            board.forfeit(roll);
            None
        }
    }
}

pub fn boards() -> impl Strategy<Value = Board> {
    prop_oneof![scattered(), played()]
}
