//! Wins that are near are seen.

use sternhalma::{Board, Layout, Pruning, SearchOptions, WIN_SCORE};

use super::{boards, chosen, ending, search};

const WON: i32 = WIN_SCORE - 1000;

/// The position is searched to a depth with nothing left out, and what is won so is won with everything on.
fn compare(board: &Board, depth: u32) -> bool {
    let (budget, table_kib) = (u64::MAX, 1024);
    let exact = search(
        board,
        SearchOptions { depth, budget, table_kib, pruning: Pruning::Exact, ..SearchOptions::default() },
    );
    let full =
        search(board, SearchOptions { depth: depth + 1, budget, table_kib, ..SearchOptions::default() });
    if exact.score > WON {
        assert!(full.score > WON, "{} and {} for {board}", exact.score, full.score);
        let won = chosen(&full).expect("a won position has a move");
        let mut after = board.clone();
        after.play(won.from, won.to).expect("a legal move");
    }
    exact.score > WON
}

#[test]
fn in_one_and_two() {
    let layouts = [10, 15].map(|pieces| Layout::new(2, pieces).expect("a layout"));
    let endings = (0..400).map(|seed| ending(layouts[usize::from(seed % 4 == 2)], seed));
    let won = endings.filter(|b| !b.over() && compare(b, 3)).count();
    assert!(won > 20, "only {won} of the boards were won");
}

#[test]
fn in_one_and_two_on_any_board() {
    for board in boards(100) {
        compare(&board, 3);
    }
}

#[test]
fn in_three() {
    let layout = Layout::new(2, 10).expect("a layout");
    let won = (0..120).map(|seed| ending(layout, seed)).filter(|b| !b.over() && compare(b, 5)).count();
    assert!(won > 10, "only {won} of the boards were won");
}

/// The game of the vectors in which a home fills with pieces that never left.
#[test]
fn among_pieces_that_never_left() {
    let mut board = Board::new(Layout::new(2, 10).expect("a layout"));
    let moves = "d4-e8 o3-m7 e8-f7 m7-l7 c1-g7 l7-k7 g7-h6 k7-j6 c3-k7 j6-l8";
    for text in moves.split(' ') {
        let (from, to) = text.split_once('-').expect("two holes");
        board.play(from.parse().expect("a hole"), to.parse().expect("a hole")).expect("a legal move");
    }
    for budget in [1, 1000, 100_000] {
        let outcome = search(&board, SearchOptions { budget, ..SearchOptions::default() });
        assert_eq!(outcome.score, WIN_SCORE - 1);
        let m = chosen(&outcome).expect("a move");
        board.clone().play(m.from, m.to).expect("a legal move");
        assert_eq!((m.from.to_string(), m.to.to_string()), ("k7".to_owned(), "o3".to_owned()));
    }
}
