//! The phases of a game, and the numbers of each.

use sternhalma::{Board, Layout, PhaseTables, Seat, TaperedTables};

use super::boards;

/// Every piece of both seats at home.
fn both_home(layout: Layout) -> Board {
    let mut board = Board::empty(layout);
    for seat in layout.each_seat() {
        layout.home(seat).into_iter().for_each(|hole| assert!(board.put(hole, seat)));
    }
    board
}

#[test]
fn a_game_goes_from_the_first_phase_to_the_last() {
    for pieces in [10, 15] {
        let layout = Layout::new(2, pieces).expect("a layout");
        let [first, .., last] = TaperedTables::shares(&Board::new(layout));
        assert_eq!((first, last), (TaperedTables::WHOLE, 0));
        let [first, .., last] = TaperedTables::shares(&both_home(layout));
        assert_eq!((first, last), (0, TaperedTables::WHOLE));
    }
}

#[test]
fn between_two_phases_their_numbers_are_mixed() {
    for board in boards(100) {
        let shares = TaperedTables::shares(&board);
        assert_eq!(shares.iter().sum::<i32>(), TaperedTables::WHOLE, "{board}");
        assert!(shares.iter().all(|&share| share >= 0), "{board}");
        assert!(shares.iter().filter(|&&share| share > 0).count() <= 2, "{board}");
        let values = TaperedTables::of(board.layout());
        let mixed: Vec<i32> = values.at(&board).numbers().collect();
        let phases: Vec<Vec<i32>> = values.phases.iter().map(|phase| phase.numbers().collect()).collect();
        for (i, &number) in mixed.iter().enumerate() {
            let sum: i32 = phases.iter().zip(shares).map(|(phase, share)| share * phase[i]).sum();
            assert_eq!(number, sum / TaperedTables::WHOLE, "number {i} of {board}");
        }
    }
}

#[test]
fn numbers_are_read_back() {
    let values = TaperedTables::of(Layout::new(2, 10).expect("a layout"));
    let numbers: Vec<i32> = values.numbers().collect();
    assert_eq!(TaperedTables::from_numbers(&numbers).as_ref(), Some(values));
    let one = TaperedTables::from_numbers(&numbers[..PhaseTables::COUNT]).expect("those of one phase");
    assert!(one.phases.iter().all(|phase| *phase == values.phases[0]));
    for wrong in [0, 1, PhaseTables::COUNT - 1, PhaseTables::COUNT + 1, numbers.len() - 1] {
        assert_eq!(TaperedTables::from_numbers(&numbers[..wrong]), None);
    }
}

/// The better a seat's pieces stand, the more they are worth: a piece that goes straight ahead from the set-up gains.
#[test]
fn the_first_rows_forward_are_worth_something() {
    for pieces in [10, 15] {
        let board = Board::new(Layout::new(2, pieces).expect("a layout"));
        let numbers: Vec<i32> = TaperedTables::of(board.layout()).at(&board).numbers().collect();
        let worth = |board: &Board| -> i32 {
            PhaseTables::features(board, Seat::ALL[0]).into_iter().map(|i| numbers[i]).sum()
        };
        let best = board.legal().map(|m| {
            let mut after = board.clone();
            after.play(m.from, m.to).expect("a legal move");
            worth(&after)
        });
        assert!(best.max() > Some(worth(&board)));
    }
}
