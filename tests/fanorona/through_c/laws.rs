//! What C is told of a board or a game is what Rust is told.

use std::ffi::CString;

use proptest::prelude::*;
use sternhalma::capi::fanorona::evaluation::fanorona_weights;
use sternhalma::capi::fanorona::moves::fanorona_move;
use sternhalma::capi::fanorona::steps::fanorona_step_info;
use sternhalma::capi::fanorona::undo::fanorona_undo_info;
use sternhalma::fanorona::{
    Board as Plain, Direction, Game as PlainGame, Kind, Point, Shape, Side, WIN_SCORE, Weights,
};

use super::api;
use super::handles::{Board, Game, moves};
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::fanorona::boards::{boards, game_from, side_number};
use crate::common::lent::{forever, list, text, written};

fn points<'a>(points: impl IntoIterator<Item = &'a Point>) -> Vec<i32> {
    points.into_iter().map(|&point| point.into()).collect()
}

/// What a code of C says, as a result has it.
fn code<T, E: Into<i32>>(result: Result<T, E>) -> i32 {
    result.err().map_or(0, E::into)
}

fn same(c: &Board, plain: &Plain) {
    let (a, board, shape) = (api(), c.get(), plain.shape());
    assert_eq!(c.position(), plain.to_string());
    let size = [(a.shape)(board), (a.points)(board), (a.files)(board), (a.ranks)(board)];
    assert_eq!(size, [shape as i32, shape.points() as i32, shape.files() as i32, shape.ranks() as i32]);
    assert_eq!((a.side)(board), i32::from(plain.side()));
    for side in Side::ALL {
        assert_eq!((a.stones)(board, side.into()), plain.stones(side).bits());
        assert_eq!((a.count)(board, side.into()), plain.count(side) as i32);
    }
    let cells = list(|out, cap| unsafe { (a.cells)(board, out, cap) });
    for (point, cell) in shape.all().into_iter().zip(cells) {
        assert_eq!([(a.at)(board, point.into()), cell.into()], [side_number(plain.at(point)); 2]);
    }
    assert_eq!((a.key)(board), plain.key());
    let hex = text(|buf, cap| unsafe { (a.key_hex)(board, buf, cap) });
    assert_eq!(hex, Some(format!("{:016x}", plain.key())));
    assert_eq!((a.in_chain)(board), i32::from(plain.in_chain()));
    assert_eq!((a.chain_at)(board), plain.chain_at().map_or(-1, i32::from));
    assert_eq!(list(|out, cap| unsafe { (a.chain_path)(board, out, cap) }), points(plain.chain_path()));
    assert_eq!((a.can_stop)(board), i32::from(plain.can_stop()));
    assert!(c.steps().into_iter().eq(plain.steps().map(fanorona_step_info::from)));
    assert_eq!((a.evaluate)(board, None), plain.evaluate(&Weights::default()));
    let weights = fanorona_weights { stone: 7, strong: -3, centre: 11, room: 1, reserved: [0; 4] };
    let plainly = Weights { stone: 7, strong: -3, centre: 11, room: 1 };
    assert_eq!((a.evaluate)(board, Some(&weights)), plain.evaluate(&plainly));
}

fn same_game(c: &Game, plain: &PlainGame) {
    let (a, game) = (api(), c.get());
    same(&Board((a.game_board)(game)), plain.board());
    assert_eq!((a.game_over)(game), i32::from(plain.over()));
    assert_eq!((a.game_outcome)(game), plain.outcome() as i32);
    assert_eq!(forever((a.game_how)(game)), plain.over().then(|| plain.outcome().name()));
    assert_eq!((a.game_winner)(game), side_number(plain.winner()));
    assert_eq!((a.game_is_draw)(game), i32::from(plain.is_draw()));
    assert_eq!((a.game_ply)(game), i64::from(plain.ply()));
    let counts = [(a.game_quiet)(game), (a.game_repeats)(game), (a.game_depth)(game)];
    assert_eq!(counts, [plain.quiet() as i32, plain.repeats() as i32, plain.depth() as i32]);
    let limits = [(a.game_quiet_limit)(game), (a.game_repeat)(game), (a.game_ply_cap)(game)];
    let plainly = plain.limits();
    assert_eq!(limits, [plainly.quiet, plainly.repeat, plainly.ply_cap].map(|limit| limit as i32));
    let history: Vec<u64> = list(|out, cap| unsafe { (a.game_history)(game, out, cap) });
    assert_eq!(history, plain.history());
    for ply in -1..=plain.history().len() as i64 {
        let key = written(|place| 1 - (a.game_key_at)(game, ply, Some(place))).ok();
        assert_eq!(key, usize::try_from(ply).ok().and_then(|ply| plain.key_at(ply)));
    }
    let position = text(|buf, cap| unsafe { (a.game_position)(game, buf, cap) });
    assert_eq!(position, Some(plain.position().to_string()));
    let log = text(|buf, cap| unsafe { (a.game_to_text)(game, buf, cap) });
    assert_eq!(log, Some(plain.log().to_string()));
    let board = plain.board();
    assert_eq!((a.game_side)(game), i32::from(plain.side()));
    assert_eq!((a.game_key)(game), board.key());
    let hex = text(|buf, cap| unsafe { (a.game_key_hex)(game, buf, cap) });
    assert_eq!(hex, Some(format!("{:016x}", board.key())));
    assert_eq!((a.game_in_chain)(game), i32::from(plain.in_chain()));
    assert_eq!((a.game_chain_at)(game), board.chain_at().map_or(-1, i32::from));
    assert_eq!((a.game_can_stop)(game), i32::from(plain.can_stop()));
    assert_eq!((a.game_evaluate)(game, None), plain.evaluate(&Weights::default()));
    for side in Side::ALL {
        assert_eq!((a.game_count)(game, side.into()), board.count(side) as i32);
    }
    for point in board.shape().all() {
        assert_eq!((a.game_at)(game, point.into()), side_number(board.at(point)));
    }
    let steps: Vec<fanorona_step_info> = list(|out, cap| unsafe { (a.game_steps)(game, out, cap) });
    assert!(steps.into_iter().eq(plain.steps().map(fanorona_step_info::from)));
}

fn told(m: &fanorona_move) -> (i32, i32, [fanorona_step_info; 22]) {
    (m.count, m.stop, m.steps)
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn a_board_is_the_same_to_both(plain in boards(), seed: u64) {
        let a = api();
        let position = plain.to_string();
        let c = Board::of(&position);
        same(&c, &plain);
        same(&Board((a.clone)(c.get())), &plain);
        let ended = CString::new(position).unwrap();
        same(&Board(written(|place| unsafe { (a.from_string)(ended.as_ptr(), Some(place)) }).unwrap()), &plain);
        prop_assert_eq!([(a.perft)(c.get(), 2), (a.perft)(c.get(), 0)], [plain.perft(2), 1]);
        prop_assert_eq!((a.perft_moves)(c.get(), 1), plain.perft_moves(1));

        // Steps and stops, what they are called and what refuses the others, and all of it taken back.
        let (mut c, mut plain, mut dice) = (c, plain, Dice::new(seed));
        let mut done = Vec::new();
        for _ in 0..8 {
            let steps: Vec<_> = plain.steps().collect();
            for step in &steps {
                let info = fanorona_step_info::from(*step);
                let name = text(|buf, cap| unsafe { (a.step_text)(c.get(), Some(&info), buf, cap) });
                prop_assert_eq!(name, Some(plain.shape().step_text(step).to_string()));
                let taken: Vec<i32> = list(|out, cap| unsafe { (a.taken)(Some(&info), out, cap) });
                prop_assert!(taken.into_iter().eq(step.taken_in_order().map(i32::from)));
            }
            for _ in 0..20 {
                let (from, dir, kind) = (dice.below(47) as i32 - 1, dice.below(10) as i32 - 1, dice.below(5) as i32 - 1);
                prop_assert_eq!((a.why)(c.get(), from, dir, kind), code(plain.judge(from, dir, kind)));
            }
            let stops = plain.can_stop() && dice.below(4) == 0;
            let (undo, plainly): (fanorona_undo_info, _) = if stops {
                (written(|place| 1 - (a.stop)(c.0.as_deref_mut(), Some(place))).unwrap(), plain.stop().unwrap())
            } else if let Some(step) = dice.pick(&steps) {
                let (from, dir, kind) = (step.from.into(), step.direction as i32, step.kind as i32);
                let undo = written(|place| (a.step)(c.0.as_deref_mut(), from, dir, kind, Some(place)));
                (undo.unwrap(), plain.step(step.from, step.direction, step.kind).unwrap())
            } else {
                break;
            };
            done.push((undo, plainly));
            same(&c, &plain);
        }
        for (undo, plainly) in done.iter().rev() {
            prop_assert_eq!((a.undo)(c.0.as_deref_mut(), Some(undo)), i32::from(plain.undo(plainly)));
            same(&c, &plain);
        }
    }

    /// What takes back a step does not take back the step and the stop after it, whatever is made of it.
    #[test]
    fn a_step_and_a_stop_are_not_one(plain in boards()) {
        let a = api();
        for step in plain.steps() {
            let mut c = Board::of(&plain.to_string());
            let (from, dir, kind) = (step.from.into(), step.direction as i32, step.kind as i32);
            let undo: fanorona_undo_info =
                written(|place| (a.step)(c.0.as_deref_mut(), from, dir, kind, Some(place))).unwrap();
            if (a.stop)(c.0.as_deref_mut(), None) == 0 {
                continue;
            }
            let key = (a.key)(c.get());
            for forged in [undo, fanorona_undo_info { key, ..undo }, fanorona_undo_info { key, open: 0, ..undo }] {
                prop_assert_eq!((a.undo)(c.0.as_deref_mut(), Some(&forged)), 0);
            }
            let after = { let mut plain = plain.clone(); plain.step(from, dir, kind).unwrap(); plain.stop(); plain };
            same(&c, &after);
        }
    }

    #[test]
    fn moves_are_the_same_to_both(plain in boards()) {
        let a = api();
        let c = Board::of(&plain.to_string());
        let list = moves(|out, cap| unsafe { (a.moves)(c.get(), 2000, out, cap) });
        let plainly = plain.moves(2000).ok();
        prop_assert_eq!(list.is_some(), plainly.is_some());
        for (m, plainly) in list.iter().flatten().zip(plainly.iter().flatten()).take(50) {
            prop_assert_eq!(told(m), told(&plainly.into()));
            let name = text(|buf, cap| unsafe { (a.move_text)(c.get(), Some(m), buf, cap) }).unwrap();
            prop_assert_eq!(&name, &plain.shape().move_text(plainly).to_string());
            let ended = CString::new(name.clone()).unwrap();
            let read = written(|place| unsafe { (a.read_move)(c.get(), ended.as_ptr(), Some(place)) });
            prop_assert_eq!(read.map(|m| told(&m)), Ok(told(m)));
            let read = written(|place| unsafe {
                (a.read_move_n)(c.get(), name.as_ptr().cast(), name.len(), Some(place))
            });
            prop_assert_eq!(read.map(|m| told(&m)), Ok(told(m)));
        }
        prop_assert_eq!(list.map_or(0, |list| list.len()), plainly.map_or(0, |list| list.len()));
    }

    #[test]
    fn a_game_is_the_same_to_both(start in boards(), seed: u64, quiet in 0..8_u32, cap in 1..60_u32) {
        let (a, position, mut dice) = (api(), start.to_string(), Dice::new(seed));
        let mut plain = game_from(&position, [quiet, 2, cap]);
        let mut c = Game::of(&position, [quiet as i32, 2, cap as i32]);
        for _ in 0..25 {
            same_game(&c, &plain);
            match dice.below(8) {
                0 => prop_assert_eq!((a.game_undo)(c.0.as_deref_mut()), i32::from(plain.undo())),
                1 => prop_assert_eq!((a.game_undo_move)(c.0.as_deref_mut()), i32::from(plain.undo_move())),
                2 => {
                    let stopped = plain.stop();
                    let stopped_c = (a.game_stop)(c.0.as_deref_mut());
                    prop_assert_eq!(stopped_c == 0, stopped.is_ok());
                    prop_assert_eq!((a.game_refused)(c.get()), stopped_c);
                }
                3 => {
                    let (from, dir, kind) = (dice.below(47) as i32 - 1, dice.below(9) as i32 - 1, dice.below(4) as i32 - 1);
                    let made = plain.step(from, dir, kind);
                    let made_c = (a.game_step)(c.0.as_deref_mut(), from, dir, kind);
                    prop_assert_eq!(made_c == 0, made.is_ok());
                    prop_assert_eq!((a.game_refused)(c.get()), made_c);
                    let why = made.err().and_then(|refused| refused.why());
                    prop_assert_eq!((a.game_why)(c.get()), why.map_or(0, i32::from));
                }
                way => {
                    let Ok(list) = plain.moves(5000) else { continue };
                    let list_c = moves(|out, cap| unsafe { (a.game_moves)(c.get(), 5000, out, cap) }).unwrap();
                    prop_assert!(list_c.iter().map(told).eq(list.iter().map(|m| told(&m.into()))));
                    if list.is_empty() {
                        continue;
                    }
                    let n = dice.below(list.len());
                    let name = plain.board().shape().move_text(&list[n]).to_string();
                    let ended = CString::new(name.clone()).unwrap();
                    let (text, len) = (name.as_ptr().cast(), name.len());
                    let read = written(|place| unsafe { (a.game_read_move)(c.get(), ended.as_ptr(), Some(place)) });
                    prop_assert_eq!(read.map(|m| told(&m)), Ok(told(&list_c[n])));
                    let read = written(|place| unsafe { (a.game_read_move_n)(c.get(), text, len, Some(place)) });
                    prop_assert_eq!(read.map(|m| told(&m)), Ok(told(&list_c[n])));
                    let played = match way {
                        4 => unsafe { (a.game_play)(c.0.as_deref_mut(), ended.as_ptr()) },
                        5 => unsafe { (a.game_play_n)(c.0.as_deref_mut(), text, len) },
                        _ => (a.game_play_move)(c.0.as_deref_mut(), Some(&list_c[n])),
                    };
                    prop_assert_eq!(played, 0);
                    plain.play_move(&list[n]).unwrap();
                }
            }
        }
        same_game(&c, &plain);
        same_game(&Game((a.game_clone)(c.get())), &plain.fork().unwrap());
        let ended = CString::new(plain.log().to_string()).unwrap();
        let again = written(|place| unsafe { (a.game_from_text)(ended.as_ptr(), Some(place), None) });
        same_game(&Game(again.unwrap()), &PlainGame::replay(plain.log().to_string()).unwrap());
    }
}

#[test]
fn the_boards() {
    let a = api();
    for shape in Shape::ALL {
        let name = CString::new(shape.name()).unwrap();
        let board = Board(unsafe { (a.board_new)(name.as_ptr()) });
        same(&board, &Plain::new(shape));
        assert_eq!(forever((a.shape_name)(shape as i32)), Some(shape.name()));
        let board = board.get();
        for point in shape.all() {
            let number = point.into();
            let name = text(|buf, cap| unsafe { (a.name)(board, number, buf, cap) });
            assert_eq!(name, Some(shape.point_name(point).to_string()));
            let ended = CString::new(name.unwrap()).unwrap();
            assert_eq!(unsafe { (a.point_named)(board, ended.as_ptr()) }, number);
            assert_eq!((a.strong)(board, number), i32::from(shape.is_strong(point)));
            for direction in Direction::ALL {
                let next = shape.next(point, direction).map_or(-1, i32::from);
                assert_eq!((a.next_to)(board, number, direction as i32), next);
            }
            let beside: Vec<i32> = list(|out, cap| unsafe { (a.neighbours)(board, number, out, cap) });
            assert!(beside.into_iter().eq(shape.neighbours(point).map(i32::from)));
        }
    }
    for direction in Direction::ALL {
        assert_eq!((a.dir_opposite)(direction as i32), direction.opposite() as i32);
    }
    assert_eq!(Kind::ALL.map(|kind| kind as i32), [0, 1, 2]);
    let weights: fanorona_weights = written(|place| {
        (a.weights_default)(Some(place));
        0
    })
    .unwrap();
    let plain = Weights::default();
    let told = [weights.stone, weights.strong, weights.centre, weights.room];
    assert_eq!(told, [plain.stone, plain.strong, plain.centre, plain.room]);
    assert_eq!((a.game_win_score)(), WIN_SCORE);
}
