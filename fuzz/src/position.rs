//! Bytes read as a position string.

use sternhalma::{Board, Hole, Move};

use super::plain;

/// A string is refused, or gives a board that is written and read back as it is, and whose moves are those of the plain
/// generator, by the plain ways.
pub fn position(data: &[u8]) {
    let board = match Board::from_position(data) {
        Ok(board) => board,
        Err(error) => {
            assert!(error.offset <= data.len().min(Board::POSITION_MAX), "{error:?}");
            return;
        }
    };
    let text = board.to_string();
    assert!(text.len() < Board::POSITION_MAX);
    let again = Board::from_position(text.as_bytes()).expect("what is written can be read");
    assert_eq!((again.to_string(), again.key()), (text, board.key()));

    let occupied = plain::set(board.occupied().into_iter().map(Hole::index));
    let plain_moves = board.pieces(board.to_move()).into_iter().flat_map(|from| {
        let ends = plain::each(plain::reach(occupied, from.index()));
        ends.map(move |to| Move { from, to: Hole::from_index(to) }).collect::<Vec<_>>()
    });
    let moves: Vec<Move> = board.legal().collect();
    assert!(plain_moves.eq(moves.iter().copied()), "{board}");
    assert_eq!(board.has_move(), !moves.is_empty());

    // The ways of some of them, spread over all.
    for &Move { from, to } in moves.iter().step_by(moves.len() / 8 + 1) {
        let path = board.path(from, to).expect("a move has a way");
        let way: Vec<usize> = path.holes().iter().map(|hole| hole.index()).collect();
        assert_eq!(Some(way), plain::path(occupied, from.index(), to.index()), "{board} {from} {to}");
        let mut played = board.clone();
        if let Ok(undo) = played.play(from, to) {
            let after = Board::from_position(played.to_string().as_bytes()).expect("a position");
            assert_eq!(after.key(), played.key());
            assert!(played.unplay(&undo));
            assert_eq!((played.to_string(), played.key()), (board.to_string(), board.key()));
        }
    }
}
