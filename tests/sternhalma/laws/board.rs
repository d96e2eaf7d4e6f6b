//! Changing a board by hand, and the keys that are kept up meanwhile.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

use sternhalma::{Board, Hole, HoleSet, Move, Seat, Undo, zobrist};

use crate::common::boards::{boards, holes, seats};
use crate::common::cases;
use crate::common::plain;

/// Something that changes a board, or that it refuses.
#[derive(Clone, Debug)]
enum Edit {
    Put(Hole, Seat),
    Lift(Hole),
    DoMove(Hole, Hole),
    UndoMove(Hole, Hole),
    SetToMove(Seat),
    SetCap(u32),
    Play(Index),
    Pass,
    Resign(Seat),
    Unplay,
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = prop_oneof![
        3 => (holes(), seats()).prop_map(|(hole, seat)| Edit::Put(hole, seat)),
        3 => holes().prop_map(Edit::Lift),
        3 => (holes(), holes()).prop_map(|(from, to)| Edit::DoMove(from, to)),
        3 => (holes(), holes()).prop_map(|(from, to)| Edit::UndoMove(from, to)),
        2 => seats().prop_map(Edit::SetToMove),
        1 => prop_oneof![0..40_u32, Just(i32::MAX as u32), Just(i32::MAX as u32 + 1)].prop_map(Edit::SetCap),
        6 => any::<Index>().prop_map(Edit::Play),
        1 => Just(Edit::Pass),
        1 => seats().prop_map(Edit::Resign),
        4 => Just(Edit::Unplay),
    ];
    vec(edit, 0..60)
}

fn apply(edit: &Edit, board: &mut Board, undos: &mut Vec<Undo>) {
    match *edit {
        Edit::Put(hole, seat) => {
            board.put(hole, seat);
        }
        Edit::Lift(hole) => {
            board.lift(hole);
        }
        Edit::DoMove(from, to) => {
            board.do_move(from, to);
        }
        Edit::UndoMove(from, to) => {
            board.undo_move(from, to);
        }
        Edit::SetToMove(seat) => {
            board.set_to_move(seat);
        }
        Edit::SetCap(cap) => {
            board.set_cap(cap);
        }
        Edit::Play(index) => {
            let moves: Vec<Move> = board.legal().collect();
            if !moves.is_empty() {
                let Move { from, to } = *index.get(&moves);
                undos.extend(board.play(from, to));
            }
        }
        Edit::Pass => undos.extend(board.pass()),
        Edit::Resign(seat) => undos.extend(board.resign(seat)),
        Edit::Unplay => {
            undos.pop_if(|undo| board.unplay(undo));
        }
    }
}

/// The key of a seat's pieces, or of everybody's.
fn pieces_key(board: &Board, seat: Option<Seat>) -> u64 {
    let standing = Hole::all().filter_map(|hole| board.at(hole).map(|owner| (owner, hole)));
    let counted = standing.filter(|(owner, _)| seat.is_none_or(|seat| seat == *owner));
    counted.fold(0, |key, (owner, hole)| key ^ zobrist::piece(owner, hole))
}

fn cells(board: &Board) -> Vec<Option<Seat>> {
    Hole::all().map(|hole| board.at(hole)).collect()
}

/// Cells that are mostly those of some layout: a few too many or too few, or one that is no seat.
fn cells_of_any_kind() -> impl Strategy<Value = Vec<i8>> {
    let len = prop_oneof![8 => Just(Hole::COUNT), 1 => Just(Hole::COUNT - 1), 1 => Just(Hole::COUNT + 1)];
    let most = prop_oneof![Just(0_i8), Just(1), Just(5)];
    let odd = prop::option::weighted(0.2, (any::<Index>(), any::<i8>()));
    (most, len).prop_flat_map(|(most, len)| vec(-1..=most, len)).prop_flat_map(move |cells| {
        odd.clone().prop_map(move |odd| {
            let mut cells = cells.clone();
            if let Some((at, cell)) = odd {
                let at = at.index(cells.len());
                cells[at] = cell;
            }
            cells
        })
    })
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn keys_and_counts_agree_with_what_stands_on_the_board(mut board in boards(), edits in edits()) {
        let mut undos = vec![];
        for edit in &edits {
            apply(edit, &mut board, &mut undos);
            let seats = zobrist::seats(board.layout().seats()).expect("a number for every layout");
            let key = pieces_key(&board, None) ^ zobrist::to_move(board.to_move()) ^ seats;
            prop_assert_eq!(board.key(), key, "after {:?}", edit);
            for seat in Seat::ALL {
                let own: HoleSet = Hole::all().filter(|&hole| board.at(hole) == Some(seat)).collect();
                prop_assert_eq!(board.pieces(seat), own);
                prop_assert_eq!(board.count(seat), own.len());
                prop_assert_eq!(board.own_key(seat), pieces_key(&board, Some(seat)), "after {:?}", edit);
            }
            let standing: HoleSet = Hole::all().filter(|&hole| board.at(hole).is_some()).collect();
            prop_assert_eq!(board.occupied(), standing);
            for from in Hole::all() {
                prop_assert_eq!(board.reach(from).bits(), plain::reach(standing.bits(), from.index()));
            }
        }
    }

    #[test]
    fn put_replaces_what_was_there(board in boards(), hole in holes(), seat in seats()) {
        let mut after = board.clone();
        let mut expected = cells(&board);
        if board.layout().has(seat) {
            expected[hole.index()] = Some(seat);
        }
        prop_assert_eq!(after.put(hole, seat), board.layout().has(seat));
        prop_assert_eq!(cells(&after), expected);
    }

    #[test]
    fn set_cells_replaces_every_piece_or_changes_nothing(board in boards(), to in cells_of_any_kind()) {
        let mut after = board.clone();
        let fits = |&cell: &i8| cell == -1 || (0..board.layout().seats() as i8).contains(&cell);
        let may = to.len() == Hole::COUNT && to.iter().all(fits);
        prop_assert_eq!(after.set_cells(&to), may);
        if may {
            let told: Vec<i8> = cells(&after).iter().map(|seat| seat.map_or(-1, |seat| seat.index() as i8)).collect();
            prop_assert_eq!(told, to);
            prop_assert_eq!(after.to_move(), board.to_move());
        } else {
            prop_assert_eq!(after, board);
        }
    }

    #[test]
    fn lift_empties_a_hole(board in boards(), hole in holes()) {
        let mut after = board.clone();
        let mut expected = cells(&board);
        prop_assert_eq!(after.lift(hole), expected[hole.index()].take());
        prop_assert_eq!(cells(&after), expected);
    }

    #[test]
    fn do_move_takes_a_piece_to_any_empty_hole(board in boards(), from in holes(), to in holes()) {
        let mut after = board.clone();
        let mut expected = cells(&board);
        let may = board.at(from).is_some() && board.at(to).is_none();
        if may {
            expected[to.index()] = expected[from.index()].take();
        }
        prop_assert_eq!(after.do_move(from, to), may);
        prop_assert_eq!(cells(&after), expected);
        prop_assert_eq!(after.to_move(), board.to_move());
        prop_assert_eq!(after.undo_move(from, to), may || (board.at(to).is_some() && board.at(from).is_none()));
        if may {
            prop_assert_eq!(after, board);
        }
    }

    #[test]
    fn the_turn_goes_to_seats_that_race_or_when_it_is_over_to_any(board in boards(), seat in seats()) {
        let mut after = board.clone();
        let racing = !board.finished(seat) && !board.resigned(seat);
        let may = board.layout().has(seat) && (racing || board.over());
        prop_assert_eq!(after.set_to_move(seat), may);
        prop_assert_eq!(after.to_move(), if may { seat } else { board.to_move() });
        after.set_to_move(board.to_move());
        prop_assert_eq!(after, board);
    }

    #[test]
    fn a_cap_is_from_1_to_the_largest_ply_while_the_game_runs(
        board in boards(),
        cap in prop_oneof![0..3_u32, (i32::MAX as u32 - 1)..=(i32::MAX as u32 + 1), any::<u32>()],
    ) {
        let mut after = board.clone();
        let may = !board.over() && (1..=2_147_483_647).contains(&cap);
        prop_assert_eq!(after.set_cap(cap), may);
        prop_assert_eq!(after.cap(), if may { cap } else { board.cap() });
        after.set_cap(board.cap());
        prop_assert_eq!(after, board);
    }

    #[test]
    fn keys_differ_where_positions_differ(one in boards(), other in boards()) {
        let shown = |board: &Board| (cells(board), board.to_move(), board.layout().seats());
        prop_assert_eq!(one.key() == other.key(), shown(&one) == shown(&other));
    }
}
