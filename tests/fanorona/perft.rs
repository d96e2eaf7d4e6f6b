//! Counts of sequences from the set-ups. `STERNHALMA_DEEP=1` counts all of them to the last.

use sternhalma::fanorona::{Board, Shape};

/// More leaves than this are counted only when asked for.
const QUICK: u64 = 400_000;

fn counts(shape: Shape, known: &[u64], count: impl Fn(&Board, u32) -> u64) {
    let board = Board::new(shape);
    let deep = std::env::var_os("STERNHALMA_DEEP").is_some();
    for (depth, &leaves) in (1..).zip(known).filter(|&(_, &leaves)| deep || leaves < QUICK) {
        assert_eq!(count(&board, depth), leaves, "{shape}, {depth} deep");
    }
    assert_eq!(count(&board, 0), 1);
}

/// The first six are published with SlimPlanet92805/Fanorona.
#[test]
fn steps() {
    counts(Shape::Tsivy, &[5, 17, 64, 337, 1496, 6884], Board::perft);
    counts(Shape::Dimy, &[5, 12, 35, 126, 413, 1442, 4822, 15_918], Board::perft);
    counts(Shape::Telo, &[4, 7, 13, 28, 63, 110, 291, 522, 1239, 2190, 4272], Board::perft);
}

#[test]
fn moves() {
    counts(Shape::Tsivy, &[5, 39, 724, 18_026], Board::perft_moves);
    counts(Shape::Dimy, &[5, 21, 202, 3469, 34_608, 306_837], Board::perft_moves);
    counts(Shape::Telo, &[4, 7, 14, 67, 137, 280, 744, 1497], Board::perft_moves);
}
