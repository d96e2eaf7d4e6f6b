//! What C is told of a board or a game is what Rust is told.

use std::ffi::CString;
use std::mem::MaybeUninit;

use proptest::prelude::*;
use sternhalma::capi::sternhalma::evaluation::sternhalma_weights;
use sternhalma::capi::sternhalma::game_state::sternhalma_game_outcome;
use sternhalma::capi::sternhalma::moves::sternhalma_move;
use sternhalma::capi::sternhalma::text::sternhalma_read;
use sternhalma::capi::sternhalma::undo::sternhalma_undo_info;
use sternhalma::{
    Action, Board as Plain, Direction, Game as PlainGame, GameOptions, Hole, Layout, Seat, Weights,
};

use crate::api;
use crate::common::boards::{holes, played, seats, tellable};
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::games::{perform, random_action};
use crate::common::lent::{forever, list, text, written};
use crate::handles::{Board, Game};

/// A hole or a seat by its number, -1 for none.
fn or_none<T: Into<i32>>(something: Option<T>) -> i32 {
    something.map_or(-1, T::into)
}

/// A list of moves, asked for in two calls.
fn moves_of(call: impl Fn(*mut sternhalma_move, usize) -> i32) -> Vec<(i32, i32)> {
    let count = call(std::ptr::null_mut(), 0);
    let mut moves = vec![sternhalma_move { from: -1, to: -1 }; count as usize];
    assert_eq!(call(moves.as_mut_ptr(), moves.len()), count);
    moves.iter().map(|m| (m.from, m.to)).collect()
}

fn same(c: &Board, plain: &Plain) {
    let (a, board) = (api(), c.get());
    assert_eq!(c.position(), plain.to_string());
    assert_eq!((a.to_move)(board), i32::from(plain.to_move()));
    assert_eq!((a.seats)(board), plain.layout().seats() as i32);
    assert_eq!((a.pieces)(board), plain.layout().pieces() as i32);
    for hole in Hole::all() {
        assert_eq!((a.at)(board, hole.into()), or_none(plain.at(hole)));
    }
    let cells = list(|out, cap| unsafe { (a.cells)(board, out, cap) });
    assert!(cells.iter().map(|&cell| i32::from(cell)).eq(Hole::all().map(|hole| or_none(plain.at(hole)))));
    for seat in Seat::ALL {
        let number = seat.into();
        if !plain.layout().each_seat().any(|one| one == seat) {
            for of_seat in [a.count, a.seat_point, a.place_of, a.distance_left] {
                assert!(of_seat(board, number) < 0);
            }
            assert_eq!([(a.home_complete)(board, number), (a.finished)(board, number)], [0, 0]);
            continue;
        }
        assert_eq!((a.count)(board, number), plain.count(seat) as i32);
        assert_eq!((a.place_of)(board, number), plain.place_of(seat) as i32);
        assert_eq!((a.distance_left)(board, number), plain.distance_left(seat));
        assert_eq!((a.home_complete)(board, number), i32::from(plain.home_complete(seat)));
        assert_eq!((a.finished)(board, number), i32::from(plain.finished(seat)));
        assert_eq!((a.own_key)(board, number), plain.own_key(seat));
        assert_eq!((a.evaluate)(board, number, None), plain.evaluate(seat, &Weights::default()));
        let weights =
            sternhalma_weights { distance: 3, straggler: -7, classes: 1000, blocking: 11, reserved: [0; 4] };
        let plainly = Weights { distance: 3, straggler: -7, classes: 1000, blocking: 11 };
        assert_eq!((a.evaluate)(board, number, Some(&weights)), plain.evaluate(seat, &plainly));
    }
    let places = plain.layout().each_seat().map(|seat| plain.place_of(seat) as i32);
    assert!(c.places().into_iter().eq(places));
    assert_eq!((a.can_pass)(board), i32::from(plain.can_pass()));
    assert_eq!((a.over)(board), i32::from(plain.over()));
    assert_eq!((a.how)(board), plain.how() as i32);
    assert_eq!((a.ply)(board), i64::from(plain.ply()));
    assert_eq!((a.cap)(board), i64::from(plain.cap()));
    assert_eq!((a.key)(board), plain.key());
    let hex = text(|buf, cap| unsafe { (a.key_hex)(board, buf, cap) });
    assert_eq!(hex, Some(format!("{:016x}", plain.key())));
    assert_eq!((a.perft)(board, 1), plain.perft(1));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn boards(plain in tellable()) {
        let position = plain.to_string();
        let c = Board::of(&position);
        same(&c, &plain);
        same(&Board((api().clone)(c.get())), &plain);
        let ended = CString::new(position).unwrap();
        let read = written(|place| unsafe { (api().from_string)(ended.as_ptr(), Some(place)) });
        same(&Board(read.unwrap()), &plain);
    }

    #[test]
    fn moves(plain in tellable(), from in holes(), to in holes()) {
        let (a, c) = (api(), Board::of(&plain.to_string()));
        let board = c.get();
        let numbers = |holes: &mut dyn Iterator<Item = Hole>| holes.map(i32::from).collect::<Vec<_>>();
        let moves = moves_of(|out, cap| unsafe { (a.legal)(board, out, cap) });
        prop_assert!(moves.into_iter().eq(plain.legal().map(|m| (m.from.into(), m.to.into()))));
        let steps = list(|out, cap| unsafe { (a.steps)(board, from.into(), out, cap) });
        prop_assert_eq!(steps, numbers(&mut plain.steps(from)));
        let hops = list(|out, cap| unsafe { (a.hops)(board, from.into(), -1, out, cap) });
        prop_assert_eq!(hops, numbers(&mut plain.hops(from, None)));
        let hops = list(|out, cap| unsafe { (a.hops)(board, to.into(), from.into(), out, cap) });
        prop_assert_eq!(hops, numbers(&mut plain.hops(to, Some(from))));
        let reach = list(|out, cap| unsafe { (a.reach)(board, from.into(), out, cap) });
        prop_assert_eq!(reach, numbers(&mut plain.reach(from).into_iter()));
        for m in plain.legal().take(20) {
            let path = list(|out, cap| unsafe { (a.path)(board, m.from.into(), m.to.into(), out, cap) });
            prop_assert_eq!(path, numbers(&mut plain.path(m.from, m.to).unwrap().holes().iter().copied()));
        }
    }

    /// Whatever is asked, it is refused to both or done by both, and then they are the same.
    #[test]
    fn changes(plain in tellable(), from in holes(), to in holes(), seat in seats(), ply in -1_i64..200) {
        let (a, mut c, mut plain) = (api(), Board::of(&plain.to_string()), plain);
        let number = seat.into();
        prop_assert_eq!((a.set_to_move)(c.set(), number), i32::from(plain.set_to_move(seat)));
        same(&c, &plain);
        if plain.layout().each_seat().any(|one| one == seat) {
            prop_assert_eq!((a.put)(c.set(), from.into(), number), i32::from(plain.put(from, seat)));
            prop_assert_eq!((a.at)(c.get(), from.into()), number);
        }
        plain.lift(from);
        prop_assert_eq!((a.lift)(c.set(), from.into()), 1);
        same(&c, &plain);
        prop_assert_eq!((a.do_move)(c.set(), to.into(), from.into()), i32::from(plain.do_move(to, from)));
        same(&c, &plain);
        prop_assert_eq!((a.undo_move)(c.set(), to.into(), from.into()), i32::from(plain.undo_move(to, from)));
        same(&c, &plain);
        let set = u32::try_from(ply).is_ok_and(|ply| plain.set_cap(ply));
        prop_assert_eq!((a.set_cap)(c.set(), ply), i32::from(set));
        same(&c, &plain);
        // The cells of another board.
        let mut other = Board::of(&Plain::empty(plain.layout()).to_string());
        let cells = list(|out, cap| unsafe { (a.cells)(c.get(), out, cap) });
        prop_assert_eq!(unsafe { (a.set_cells)(other.set(), cells.as_ptr(), cells.len()) }, 1);
        prop_assert_eq!(list(|out, cap| unsafe { (a.cells)(other.get(), out, cap) }), cells);
    }

    /// Every text of an action is read alike, and the same is played and taken back.
    #[test]
    fn playing(plain in played(), seed: u64) {
        let (a, mut c, mut plain) = (api(), Board::of(&plain.to_string()), plain);
        let mut dice = Dice::new(seed);
        let mut done = Vec::new();
        for _ in 0..10 {
            if plain.over() {
                break;
            }
            let action = random_action(&plain, &mut dice);
            if let Action::Move { from, to } = action {
                let told = text(|buf, cap| unsafe { (a.move_text)(c.get(), from.into(), to.into(), buf, cap) }).unwrap();
                let ended = CString::new(told.clone()).unwrap();
                let read = written(|place| unsafe { (a.read_move)(c.get(), ended.as_ptr(), Some(place)) });
                let read_n = written(|place| unsafe {
                    (a.read_move_n)(c.get(), told.as_ptr().cast(), told.len(), Some(place))
                });
                for read in [read, read_n] {
                    let read: sternhalma_read = read.unwrap();
                    prop_assert_eq!((read.kind, read.from, read.to), (1, from.into(), to.into()));
                }
            }
            let undo = written(|place| match action {
                Action::Move { from, to } => (a.play)(c.set(), from.into(), to.into(), Some(place)),
                Action::Pass => (a.pass)(c.set(), Some(place)),
                Action::Resign(seat) => (a.resign)(c.set(), seat.into(), Some(place)),
            });
            let undo: sternhalma_undo_info = undo.unwrap();
            done.push((undo, perform(&mut plain, action).unwrap()));
            same(&c, &plain);
        }
        for (undo, plainly) in done.iter().rev() {
            prop_assert_eq!((a.unplay)(c.set(), Some(undo)), i32::from(plain.unplay(plainly)));
            same(&c, &plain);
        }
    }

    #[test]
    fn games(start in played(), seed: u64, cap in 1_i64..300) {
        let position = start.to_string();
        let options = if seed % 2 == 0 {
            GameOptions { position: Some(position.as_bytes()), ..GameOptions::default() }
        } else {
            let (seats, pieces) = (start.layout().seats() as i32, start.layout().pieces() as i32);
            let first = Some((seed >> 1) as i32 & i32::MAX).map(|n| n % seats);
            GameOptions { seats: Some(seats), pieces: Some(pieces), cap: Some(cap), first, position: None }
        };
        let mut plain = PlainGame::new(&options).unwrap();
        let a = api();
        let mut c = Game::replay(plain.log().to_string().as_bytes()).unwrap_or_else(|error| panic!("{}", error.code));
        let mut dice = Dice::new(seed);
        for _ in 0..40 {
            match dice.below(6) {
                0 => prop_assert_eq!((a.game_undo)(c.set()), i32::from(plain.undo())),
                1 => prop_assert_eq!((a.game_redo)(c.set()), i32::from(plain.redo())),
                _ if plain.over() => {}
                way => match (random_action(plain.board(), &mut dice), way) {
                    (Action::Move { from, to }, 2) => {
                        prop_assert_eq!((a.game_play_move)(c.set(), from.into(), to.into()), 0);
                        plain.play_move(from, to).unwrap();
                    }
                    (Action::Move { from, to }, _) => {
                        let told = |buf, cap| unsafe { (a.game_move_text)(c.get(), from.into(), to.into(), buf, cap) };
                        let told = text(told).unwrap();
                        let path = list(|out, cap| unsafe { (a.game_path)(c.get(), from.into(), to.into(), out, cap) });
                        let plainly = plain.board().path(from, to).unwrap();
                        prop_assert!(path.into_iter().eq(plainly.holes().iter().map(|&hole| i32::from(hole))));
                        let ended = CString::new(told.clone()).unwrap();
                        let read: sternhalma_read =
                            written(|place| unsafe { (a.game_read_move)(c.get(), ended.as_ptr(), Some(place)) }).unwrap();
                        prop_assert_eq!((read.from, read.to), (from.into(), to.into()));
                        let code = if way == 3 {
                            unsafe { (a.game_play)(c.set(), ended.as_ptr()) }
                        } else {
                            unsafe { (a.game_play_n)(c.set(), told.as_ptr().cast(), told.len()) }
                        };
                        prop_assert_eq!(code, 0);
                        plain.play(&told).unwrap();
                    }
                    (Action::Pass, _) => {
                        prop_assert_eq!((a.game_pass)(c.set()), 0);
                        plain.pass().unwrap();
                    }
                    (Action::Resign(seat), _) => {
                        prop_assert_eq!((a.game_resign)(c.set(), seat.into()), 0);
                        plain.resign(seat).unwrap();
                    }
                },
            }
            same_game(&c, &plain);
        }
        same_game(&Game((a.game_clone)(c.get())), &plain);
        // A log is what was played, without what was taken back.
        let ended = CString::new(plain.log().to_string()).unwrap();
        let again = written(|place| unsafe { (a.game_replay)(ended.as_ptr(), Some(place), None) });
        same_game(&Game(again.unwrap()), &plain);
    }
}

fn same_game(c: &Game, plain: &PlainGame) {
    let (a, game) = (api(), c.get());
    same(&Board((a.game_board)(game)), plain.board());
    assert_eq!((a.game_to_move)(game), i32::from(plain.to_move()));
    assert_eq!((a.game_over)(game), i32::from(plain.over()));
    assert_eq!((a.game_how)(game), plain.how() as i32);
    assert_eq!((a.game_ply)(game), i64::from(plain.ply()));
    assert_eq!((a.game_cap)(game), i64::from(plain.cap()));
    assert_eq!((a.game_seats)(game), plain.seats() as i32);
    assert_eq!((a.game_pieces)(game), plain.pieces() as i32);
    assert_eq!((a.game_first)(game), or_none(plain.first()));
    assert_eq!((a.game_solo)(game), i32::from(plain.solo()));
    assert_eq!((a.game_key)(game), plain.key());
    assert_eq!((a.game_move_count)(game), plain.move_count() as i32);
    assert_eq!(c.text(a.game_position), plain.position().to_string());
    assert_eq!(c.text(a.game_log), plain.log().to_string());
    assert_eq!(c.text(a.game_start), plain.start().map(Plain::to_string).unwrap_or_default());
    let moves: Vec<String> = plain.moves().map(|m| m.to_string()).collect();
    assert_eq!(c.text(a.game_moves), moves.iter().map(|m| format!("{m}\n")).collect::<String>());
    for (i, told) in moves.iter().enumerate() {
        let c = text(|buf, cap| unsafe { (a.game_move_at)(game, i as i32, buf, cap) });
        assert_eq!(c.as_ref(), Some(told));
    }
    for hole in Hole::all() {
        let name = CString::new(hole.to_string()).unwrap();
        let at = or_none(plain.at(hole));
        assert_eq!(
            [(a.game_at)(game, hole.into()), unsafe { (a.game_at_name)(game, name.as_ptr()) }],
            [at; 2]
        );
    }
    let numbers = |seats: &mut dyn Iterator<Item = Seat>| seats.map(i32::from).collect::<Vec<_>>();
    let finished = list(|out, cap| unsafe { (a.game_finished)(game, out, cap) });
    assert_eq!(finished, numbers(&mut plain.finished()));
    let places = list(|out, cap| unsafe { (a.game_places)(game, out, cap) });
    assert!(places.into_iter().eq(plain.places().map(|place| place as i32)));
    for seat in plain.board().layout().each_seat() {
        assert_eq!((a.game_place_of)(game, seat.into()), plain.place_of(seat) as i32);
        assert_eq!((a.game_distance_left)(game, seat.into()), plain.distance_left(seat));
        let history: Vec<u64> = list(|out, cap| unsafe { (a.game_history)(game, seat.into(), out, cap) });
        assert_eq!(history, plain.history(seat).collect::<Vec<_>>());
    }
    let legal_to_c = moves_of(|out, cap| unsafe { (a.game_legal)(game, out, cap) });
    let legal = plain.legal().filter_map(|legal| match legal.action() {
        Action::Move { from, to } => Some((from.into(), to.into())),
        _ => None,
    });
    assert!(legal_to_c.into_iter().eq(legal));
    let outcome = written(|place| 1 - (a.game_result)(game, Some(place)));
    assert_eq!(outcome.is_ok(), plain.result().is_some());
    if let (Ok(c), Some(plain)) = (outcome, plain.result()) {
        let c: sternhalma_game_outcome = c;
        assert_eq!((c.how, c.plies), (plain.how() as i32, i64::from(plain.plies())));
        let places: Vec<i32> = plain.places().iter().map(|&place| place as i32).collect();
        assert_eq!(c.places[..places.len()], places);
        let told = text(|buf, cap| unsafe { (a.game_result_text)(game, buf, cap) });
        assert_eq!(told, Some(plain.to_string()));
    }
}

#[test]
fn the_star() {
    let a = api();
    assert_eq!((a.holes)(), Hole::COUNT as i32);
    let rows: Vec<(i32, i32)> = (0..17).map(|row| ((a.row_start)(row), (a.row_len)(row))).collect();
    assert_eq!(rows.iter().map(|&(_, len)| len).sum::<i32>(), 121);
    for hole in Hole::all() {
        let number = hole.into();
        let row = rows.iter().rposition(|&(start, _)| start <= number).unwrap();
        assert_eq!((a.row_of)(number), row as i32);
        assert!(number < rows[row].0 + rows[row].1);
        let name = CString::new(hole.to_string()).unwrap();
        assert_eq!(unsafe { (a.hole_named)(name.as_ptr()) }, number);
    }
    for direction in Direction::ALL {
        let back = (a.dir_opposite)(direction as i32);
        assert_eq!(back, direction.opposite() as i32);
        for hole in Hole::all().map(i32::from) {
            let next = (a.next_to)(hole, direction as i32);
            assert!(next == -1 || (a.next_to)(next, back) == hole);
        }
    }
}

#[test]
fn layouts_and_keys() {
    let a = api();
    for layout in Layout::ALL {
        let (seats, pieces) = (layout.seats() as i32, layout.pieces() as i32);
        same(&Board::new(seats, pieces), &Plain::new(layout));
        same(&Board((a.new_empty)(seats, pieces)), &Plain::empty(layout));
        let board = Board::new(seats, pieces);
        for seat in layout.each_seat().map(i32::from) {
            assert_eq!((a.layout_point)(seats, seat), (a.seat_point)(board.get(), seat));
            // A piece more or less changes the key by its number, and who is to move by two.
            for hole in Hole::all().map(i32::from) {
                let mut board = Board((a.new_empty)(seats, pieces));
                let before = (a.key)(board.get());
                assert_eq!((a.put)(board.set(), hole, seat), 1);
                assert_eq!((a.key)(board.get()) ^ before, (a.zobrist)(seat, hole));
                assert_eq!((a.own_key)(board.get(), seat), (a.zobrist)(seat, hole));
            }
            let mut board = Board((a.new_empty)(seats, pieces));
            assert_eq!((a.set_to_move)(board.set(), seat), 1);
            assert_eq!((a.key)(board.get()), (a.zobrist_move)(seat) ^ (a.zobrist_seats)(seats));
        }
    }
    for key in [0, 1, 0xfedc_ba98_7654_3210, u64::MAX] {
        assert_eq!(text(|buf, cap| unsafe { (a.hex)(key, buf, cap) }), Some(format!("{key:016x}")));
    }
}

#[test]
fn what_is_there_once() {
    let a = api();
    assert_eq!(forever((a.version)()), Some(env!("CARGO_PKG_VERSION")));
    assert_eq!(a.size as usize, size_of_val(a));
    let mut weights = MaybeUninit::uninit();
    (a.weights_default)(Some(&mut weights));
    // SAFETY: it has been written.
    let weights: sternhalma_weights = unsafe { weights.assume_init() };
    let plain = Weights::default();
    assert_eq!(
        [weights.distance, weights.straggler, weights.classes, weights.blocking],
        [plain.distance, plain.straggler, plain.classes, plain.blocking]
    );
    let (mut i, mut value) = (0, MaybeUninit::uninit());
    while let Some(name) = forever((a.constant_at)(i, Some(&mut value))) {
        // SAFETY: it has been written when there is a name.
        let value: i64 = unsafe { value.assume_init() };
        let ended = CString::new(name).unwrap();
        assert_eq!(written(|place| 1 - unsafe { (a.constant)(ended.as_ptr(), Some(place)) }), Ok(value));
        assert_eq!(
            written(|place| 1 - unsafe { (a.constant_n)(name.as_ptr().cast(), name.len(), Some(place)) }),
            Ok(value)
        );
        i += 1;
    }
    assert!(i > 50);
}
