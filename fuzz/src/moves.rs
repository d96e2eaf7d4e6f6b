//! Bytes read as a move, a pass or a resignation.

use sternhalma::{Action, Board, Flag, Hole};

use super::plain;

/// Boards that the first byte chooses from.
const BOARDS: [&str; 4] = [
    "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10",
    "[1]/[2]/[3]/[4]/[13]/[3]01[1]1[5]/[5]0[5]/[4]1[5]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1] 0 2 10",
    "0/11/1[1]1/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/3[1]3/33/2 0 4 10;4 4000 0 - 13 -",
    "0/[2]/[3]/[4]/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[5]1[7]/[1]000/000/00/0 1 2 10",
];

/// A text is refused, or says what the plain generator allows and what is read back from the way it is written.
pub fn moves(data: &[u8]) {
    let Some((&which, text)) = data.split_first() else { return };
    let board: Board = BOARDS[usize::from(which) % BOARDS.len()].parse().expect("a position");
    let occupied = plain::set(board.occupied().into_iter().map(Hole::index));
    let may = |from: Hole, to: Hole| plain::has(plain::reach(occupied, from.index()), to.index());
    match board.read_action(text) {
        Ok(action) => {
            let written = match action {
                Action::Move { from, to } => {
                    assert!(board.at(from) == Some(board.to_move()) && may(from, to), "{action:?}");
                    board.move_text(from, to).expect("a move has a text").to_string()
                }
                Action::Pass => "pass".to_owned(),
                Action::Resign(seat) => format!("resign {seat}"),
            };
            assert!(written.len() < Board::MOVE_TEXT_MAX);
            assert_eq!(board.read_action(written.as_bytes()), Ok(action));
            let mut played = board.clone();
            let undo = played.act(action).expect("what is read may be done");
            assert!(played.unplay(&undo));
            assert_eq!(played.to_string(), board.to_string());
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            let judged = matches!(error.flag, Flag::Occupied | Flag::NotReachable);
            assert!(error.hop.is_none() || judged, "{error:?}");
            // HOLE-HOLE that no piece may do is all there is to blame.
            if let Some((from, to)) = ends(text) {
                assert!(board.at(from) != Some(board.to_move()) || !may(from, to), "{error:?}");
            }
        }
    }
}

/// The ends of a text that is HOLE-HOLE and nothing else.
fn ends(text: &[u8]) -> Option<(Hole, Hole)> {
    let (from, to) = str::from_utf8(text).ok()?.split_once('-')?;
    Some((from.parse().ok()?, to.parse().ok()?))
}
