//! Steps and what takes them back, against plain code.

use proptest::prelude::*;

use sternhalma::fanorona::{Board, Direction, Kind, Point, PointSet, Shape, Side, Step, Undo, Weights};

use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::fanorona::boards::{act_at_random, boards};
use crate::common::fanorona::plain::{Plain, PlainStep};
use crate::common::sets;
use crate::taken;

fn plainly(step: &Step) -> PlainStep {
    PlainStep {
        from: step.from.index(),
        direction: step.direction.index(),
        kind: step.kind as usize,
        to: step.to.index(),
        taken: taken(step),
    }
}

/// The key of a board that is set up anew with the same stones.
fn key_anew(board: &Board) -> u64 {
    let text = board.to_string();
    let between: Vec<&str> = text.split(' ').take(2).collect();
    between.join(" ").parse::<Board>().expect("a position").key()
}

fn stepped(board: &mut Board, step: &Step) -> Undo {
    board.step(step.from, step.direction, step.kind).expect("a step that is listed")
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn the_steps_are_those_of_plain_code(board in boards()) {
        let plain = Plain::read(&board.to_string());
        let steps: Vec<PlainStep> = board.steps().map(|step| plainly(&step)).collect();
        prop_assert_eq!(&steps, &plain.steps());
        prop_assert_eq!(board.has_step(), !steps.is_empty());
        for step in board.steps() {
            let (mut after, mut plain) = (board.clone(), plain.clone());
            stepped(&mut after, &step);
            plain.make(&plainly(&step));
            prop_assert_eq!(after.to_string(), plain.write());
            prop_assert_eq!(after.key(), key_anew(&after));
        }
    }

    #[test]
    fn a_step_is_legal_exactly_when_it_is_listed(board in boards()) {
        let steps: Vec<Step> = board.steps().collect();
        for from in -1..=Point::COUNT as i32 {
            for direction in -1..=Direction::COUNT as i32 {
                for kind in -1..=Kind::COUNT as i32 {
                    let listed = steps.iter().find(|step| {
                        (i32::from(step.from), step.direction as i32, step.kind as i32) == (from, direction, kind)
                    });
                    let judged = board.judge(from, direction, kind);
                    prop_assert_eq!(judged.ok(), listed.copied());
                    let mut after = board.clone();
                    prop_assert_eq!(after.step(from, direction, kind).is_ok(), listed.is_some());
                    prop_assert!(listed.is_some() || after == board);
                }
            }
        }
    }

    #[test]
    fn undo_restores_every_board_on_the_way(start in boards(), seed: u64) {
        let mut dice = Dice::new(seed);
        let (mut board, mut way) = (start, Vec::new());
        for _ in 0..30 {
            let before = board.clone();
            let steps: Vec<Step> = board.steps().collect();
            let stop = dice.below(4) == 0;
            let undo = match (dice.pick(&steps), stop.then(|| board.stop()).flatten()) {
                (_, Some(undo)) => undo,
                (Some(step), None) => stepped(&mut board, &step),
                (None, None) => break,
            };
            way.push((before, undo));
        }
        for (before, undo) in way.into_iter().rev() {
            prop_assert!(board.undo(&undo));
            prop_assert_eq!(&board, &before);
            prop_assert_eq!(board.key(), key_anew(&board));
        }
    }

    #[test]
    fn an_undo_is_taken_where_it_belongs_and_nowhere_else(start in boards(), seed: u64) {
        let mut dice = Dice::new(seed);
        let Some(step) = dice.pick(&start.steps().collect::<Vec<_>>()) else { return Ok(()) };
        let mut after = start.clone();
        let undo = stepped(&mut after, &step);
        let mut other = start.clone();
        prop_assert!(!other.undo(&undo));
        prop_assert_eq!(&other, &start);
        let mut further = after.clone();
        if act_at_random(&mut further, &mut dice) {
            let stands = further.clone();
            prop_assert!(!further.undo(&undo));
            prop_assert_eq!(further, stands);
        }
        prop_assert!(after.undo(&undo));
        prop_assert_eq!(&after, &start);
        prop_assert!(!after.undo(&undo));
    }

    #[test]
    fn a_stop_ends_a_move_and_nothing_else(board in boards()) {
        let mut after = board.clone();
        match after.stop() {
            None => {
                prop_assert!(!board.can_stop() && !board.in_chain());
                prop_assert_eq!(after, board);
            }
            Some(undo) => {
                prop_assert!(board.can_stop() && board.in_chain() && !after.in_chain());
                prop_assert_eq!((after.side(), after.key()), (!board.side(), key_anew(&after)));
                prop_assert!(after.undo(&undo));
                prop_assert_eq!(after, board);
            }
        }
    }

    #[test]
    fn the_evaluation_is_that_of_plain_code(
        board in boards(),
        weights in prop::array::uniform4(-1000..=1000_i32),
    ) {
        let [stone, strong, centre, room] = weights;
        let plain = Plain::read(&board.to_string());
        let of_board = board.evaluate(&Weights { stone, strong, centre, room });
        prop_assert_eq!(of_board, plain.evaluate(weights));
        prop_assert_eq!(board.evaluate(&Weights::default()), plain.evaluate([100, 0, 2, 2]));
    }

    #[test]
    fn sequences_are_as_many_as_plain_code_counts(board in boards()) {
        let plain = Plain::read(&board.to_string());
        for depth in 0..=2 {
            prop_assert_eq!(board.perft(depth), plain.perft(depth));
        }
        prop_assert_eq!(board.perft_moves(1), plain.perft_moves(1));
    }
}

#[test]
fn counts_and_stones_agree() {
    for shape in Shape::ALL {
        let board = shape.set_up();
        for side in Side::ALL {
            assert_eq!((board.count(side), board.stones(side).len()), (shape.stones(), shape.stones()));
        }
        assert_eq!(
            board.empty_points().into_iter().map(Point::index).collect::<Vec<_>>(),
            [shape.points() / 2]
        );
    }
}

#[test]
fn sets_of_points() {
    let all: Vec<Point> = Shape::Tsivy.all().into_iter().collect();
    sets::compare::<PointSet, Point>(&all);
    let some: PointSet = [all[0], all[2], all[44]].into_iter().collect();
    assert_eq!((some.len(), some.is_empty(), some.first()), (3, false, Some(all[0])));
    assert!(some.into_iter().rev().eq([all[44], all[2], all[0]]));
    let mut other = PointSet::from(all[2]);
    other ^= some;
    assert_eq!(other, some.without(all[2]));
    other |= all[2].into();
    assert_eq!((other, some.with(all[2])), (some, some));
    assert_eq!((PointSet::EMPTY.first(), PointSet::EMPTY.is_empty()), (None, true));
}

/// Every stone, every side to move and every board shows in the key.
#[test]
fn whatever_differs_shows_in_the_key() {
    let mut keys = std::collections::HashSet::new();
    for shape in Shape::ALL {
        let empty = shape.files().to_string();
        for (rank, file) in
            (0..shape.ranks()).flat_map(|rank| (0..shape.files()).map(move |file| (rank, file)))
        {
            let some = |count: usize| if count > 0 { count.to_string() } else { String::new() };
            for stone in ["w", "b"] {
                let mut ranks = vec![empty.clone(); shape.ranks()];
                ranks[rank] = some(file) + stone + &some(shape.files() - file - 1);
                for side in ["w", "b"] {
                    let board: Board = format!("{} {side}", ranks.join("/")).parse().expect("a position");
                    assert!(keys.insert(board.key()), "{board}");
                }
            }
        }
        for side in ["w", "b"] {
            let board: Board =
                format!("{} {side}", vec![&empty[..]; shape.ranks()].join("/")).parse().expect("a position");
            assert!(keys.insert(board.key()), "{board}");
        }
    }
}
