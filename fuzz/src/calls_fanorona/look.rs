//! What boards and games tell of themselves.

use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use sternhalma::fanorona::ffi::evaluation::fanorona_weights;
use sternhalma::fanorona::ffi::moves::fanorona_move;
use sternhalma::fanorona::ffi::steps::fanorona_step_info;
use sternhalma::fanorona::{Board, Direction, Game, Move, MovesError, Refused, Shape, Side, Weights};

use super::super::answer::{ARGUMENT, NULL, did, forever, or_null, same, until};
use super::super::room::{list, listing, text};
use super::super::tape::{Tape, ended};
use super::{MOVES, Program, UNTOUCHED, api, told};

fn standing(side: Option<Side>) -> i32 {
    match side {
        None => 0,
        Some(Side::White) => 1,
        Some(Side::Black) => 2,
    }
}

/// Weights as they are given, and what they are read as.
pub fn weights(tape: &mut Tape<'_>) -> (Option<fanorona_weights>, Option<Weights>) {
    let mut place = MaybeUninit::<fanorona_weights>::uninit();
    (api().weights_default)(None);
    (api().weights_default)(Some(&mut place));
    let mut given = unsafe { place.assume_init() };
    let mut place = MaybeUninit::<fanorona_weights>::uninit();
    (api().game_weights)(Some(&mut place));
    assert!(same(&given, unsafe { place.assume_init_ref() }));
    let Weights { stone, strong, centre, room } = Weights::default();
    assert_eq!((given.stone, given.strong, given.centre, given.room), (stone, strong, centre, room));
    if tape.byte().is_multiple_of(4) {
        return (None, Some(Weights::default()));
    }
    (given.strong, given.room) = (tape.number(), tape.few(9));
    if tape.rarely() {
        (given.stone, given.centre) = (tape.number(), tape.number());
        given.reserved[tape.below(4)] = tape.few(2);
    }
    let fanorona_weights { stone, strong, centre, room, reserved } = given;
    let is_good = [stone, strong, centre, room].iter().all(|weight| (-1000..=1000).contains(weight))
        && reserved == [0; 4];
    (Some(given), is_good.then_some(Weights { stone, strong, centre, room }))
}

/// Whole moves as a list, or the status it is refused with.
fn listed(moves: Result<Vec<Move>, MovesError>) -> Result<Vec<fanorona_move>, i32> {
    moves.map(|moves| moves.iter().map(told::whole_move).collect()).or(Err(ARGUMENT))
}

/// The points that a step takes, nearest first.
fn taken(step: &fanorona_step_info) -> Vec<i32> {
    let ends = [step.from, step.to].iter().all(|point| (0..45).contains(point));
    if !ends || !(0..8).contains(&step.dir) || !(0..3).contains(&step.kind) {
        return vec![];
    }
    let points = (0..45).filter(|&point| step.taken >> point & 1 == 1);
    // The first four directions lead to points of higher numbers.
    if (step.dir < 4) == (step.kind != 2) { points.collect() } else { points.rev().collect() }
}

impl Program {
    pub fn look_at_numbers(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let side = tape.few(3);
        let of_side = model.zip(Side::try_from(side).ok());
        assert_eq!((a.shape)(handle), or_null(model, -1, |m| m.shape() as i32));
        assert_eq!((a.stones)(handle, side), of_side.map_or(0, |(m, side)| m.stones(side).bits()));
        assert_eq!((a.count)(handle, side), of_side.map_or(-1, |(m, side)| m.count(side) as i32));
        assert_eq!((a.side)(handle), or_null(model, -1, |m| standing(Some(m.side()))));
        assert_eq!((a.in_chain)(handle), did(model.is_some_and(Board::in_chain)));
        assert_eq!((a.can_stop)(handle), did(model.is_some_and(Board::can_stop)));
        assert_eq!((a.chain_at)(handle), model.and_then(Board::chain_at).map_or(-1, i32::from));
        let path = model.map(|m| m.chain_path().iter().map(|&point| point.into()).collect());
        list(tape, path, |out, cap| unsafe { (a.chain_path)(handle, out, cap) });
        // What is deep and no misuse would take too long.
        let depth = match tape.few(3) {
            3..=12 => 2,
            15 => 13,
            depth => depth,
        };
        let deep = model.zip(u32::try_from(depth).ok().filter(|&depth| depth <= 2));
        assert_eq!((a.perft)(handle, depth), deep.map_or(0, |(m, depth)| m.perft(depth)));
        until(handle.is_some(), deep.map(|(m, depth)| m.perft(depth)), |count| unsafe {
            (a.perft_until)(handle, depth, null(), None, null_mut(), count)
        });
        // A board has many more whole moves than steps, but the smallest.
        let most = if model.is_some_and(|m| m.shape() == Shape::Telo) { 2 } else { 1 };
        let depth = if depth == 2 { most } else { depth };
        let deep = deep.map(|(m, depth)| (m, depth.min(most as u32)));
        assert_eq!((a.perft_moves)(handle, depth), deep.map_or(0, |(m, depth)| m.perft_moves(depth)));
        until(handle.is_some(), deep.map(|(m, depth)| m.perft_moves(depth)), |count| unsafe {
            (a.perft_moves_until)(handle, depth, null(), None, null_mut(), count)
        });
        let (given, weights) = weights(tape);
        let value = model.zip(weights).map_or(i32::MIN, |(m, weights)| m.evaluate(&weights));
        assert_eq!((a.evaluate)(handle, given.as_ref()), value);
    }

    pub fn look_at_points(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let (at, dir) = (tape.few(45), tape.few(8));
        let of_point = model.and_then(|m| Some((m, told::point(m.shape(), at)?)));
        let direction = Direction::try_from(dir).ok();
        assert_eq!((a.points)(handle), or_null(model, -1, |m| m.shape().points() as i32));
        assert_eq!((a.files)(handle), or_null(model, -1, |m| m.shape().files() as i32));
        assert_eq!((a.ranks)(handle), or_null(model, -1, |m| m.shape().ranks() as i32));
        assert_eq!((a.at)(handle, at), of_point.map_or(-1, |(m, point)| standing(m.at(point))));
        assert_eq!(
            (a.strong)(handle, at),
            did(of_point.is_some_and(|(m, point)| m.shape().is_strong(point)))
        );
        let next = of_point.zip(direction).and_then(|((m, point), dir)| m.shape().next(point, dir));
        assert_eq!((a.next_to)(handle, at, dir), next.map_or(-1, i32::from));
        assert_eq!((a.dir_opposite)(dir), direction.map_or(-1, |_| (dir + 4) % 8));
        let cells = model.map(|m| {
            let points = m.shape().all().into_iter();
            points.map(|point| standing(m.at(point)) as i8).collect()
        });
        list(tape, cells, |out, cap| unsafe { (a.cells)(handle, out, cap) });
        let near = model.map(|m| {
            let from = told::point(m.shape(), at);
            from.map_or(vec![], |from| m.shape().neighbours(from).map(i32::from).collect())
        });
        list(tape, near, |out, cap| unsafe { (a.neighbours)(handle, at, out, cap) });
        let name = model.ok_or(NULL).and_then(|m| {
            let point = told::point(m.shape(), at).ok_or(ARGUMENT)?;
            let files = m.shape().files() as u8;
            let (file, rank) = (point.index() as u8 % files, point.index() as u8 / files);
            Ok(format!("{}{}", char::from(b'a' + file), rank + 1))
        });
        let named = match &name {
            Ok(name) if !tape.rarely() => name.clone().into_bytes(),
            _ => tape.bytes(),
        };
        text(tape, name, |buf, cap| unsafe { (a.name)(handle, at, buf, cap) });
        let named = ended(&tape.spoil(named));
        let point = model.and_then(|m| m.shape().point_named(named.to_bytes()));
        assert_eq!(unsafe { (a.point_named)(handle, named.as_ptr()) }, point.map_or(-1, i32::from));
        assert_eq!(unsafe { (a.point_named)(handle, null()) }, -1);
    }

    pub fn look_at_steps(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let steps = model.map(|m| m.steps().map(|step| told::step(&step)).collect());
        list(tape, steps, |out, cap| unsafe { (a.steps)(handle, out, cap) });
        let mut step = told::any_step(model, tape);
        if tape.rarely() {
            told::spoil(&mut step, tape);
        }
        let wanted =
            model.map_or(NULL, |m| m.judge(step.from, step.dir, step.kind).err().map_or(0, i32::from));
        assert_eq!((a.why)(handle, step.from, step.dir, step.kind), wanted);
        list(tape, Some(taken(&step)), |out, cap| unsafe { (a.taken)(Some(&step), out, cap) });
        let none: Option<Vec<i32>> = None;
        list(tape, none, |out, cap| unsafe { (a.taken)(None, out, cap) });
        let written = model.ok_or(NULL).and_then(|m| told::step_text(m.shape(), &step));
        text(tape, written, |buf, cap| unsafe { (a.step_text)(handle, Some(&step), buf, cap) });
        let none: Result<String, i32> = Err(NULL);
        text(tape, none, |buf, cap| unsafe { (a.step_text)(handle, None, buf, cap) });
    }

    /// The whole moves of a board and of a game, and one of them as text.
    pub fn look_at_moves(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let limit = match tape.byte() {
            0 => 0,
            1..32 => tape.number(),
            _ => MOVES as i32,
        };
        let most = usize::try_from(limit).or(Err(ARGUMENT));
        let most = most.map(|most| if most == 0 { Board::MOVES_LIMIT } else { most });
        let moves = board.ok_or(NULL).and_then(|m| listed(m.moves(most?)));
        let known = moves.clone().unwrap_or_default();
        listing(tape, moves, |out, cap| unsafe { (a.moves)(of_board, limit, out, cap) });
        let moves = game.ok_or(NULL).and_then(|m| listed(m.moves(most?)));
        listing(tape, moves, |out, cap| unsafe { (a.game_moves)(of_game, limit, out, cap) });

        let any = || fanorona_move { count: 0, stop: 1, steps: Default::default() };
        let mut m = known.get(tape.below(known.len().max(1))).copied().unwrap_or_else(any);
        if tape.rarely() {
            m.count = tape.few(24);
        }
        if tape.rarely() {
            told::spoil(&mut m.steps[tape.below(4)], tape);
        }
        let written = board.ok_or(NULL).and_then(|board| told::move_text(board.shape(), &m));
        text(tape, written, |buf, cap| unsafe { (a.move_text)(of_board, Some(&m), buf, cap) });
        let none: Result<String, i32> = Err(NULL);
        text(tape, none, |buf, cap| unsafe { (a.move_text)(of_board, None, buf, cap) });
    }

    /// Reads a text as a move, of a board and of a game, without making it.
    pub fn read_move(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let move_text = self.move_text(g, tape);
        let whole = ended(&move_text);
        let (start, len) = (move_text.as_ptr().cast(), move_text.len());
        let untouched = fanorona_move { count: UNTOUCHED, stop: 0, steps: Default::default() };
        let mut place = MaybeUninit::new(untouched);
        type Read = Result<Move, sternhalma::fanorona::ReadMoveError>;
        let check = |read: Option<Read>, answer: i32, place: &mut MaybeUninit<fanorona_move>| {
            // SAFETY: it is written from the beginning.
            let written = unsafe { place.assume_init() };
            place.write(untouched);
            let (status, wanted) = match &read {
                None => (NULL, untouched),
                Some(Err(error)) => (told::fault(error.fault), untouched),
                Some(Ok(m)) => (0, told::whole_move(m)),
            };
            assert!(answer == status && same(&written, &wanted), "{answer}, not {status}");
        };
        unsafe {
            let answer = (a.read_move)(of_board, whole.as_ptr(), Some(&mut place));
            check(board.map(|m| m.read_move(whole.to_bytes())), answer, &mut place);
            let answer = (a.read_move_n)(of_board, start, len, Some(&mut place));
            check(board.map(|m| m.read_move(&move_text)), answer, &mut place);
            let answer = (a.game_read_move)(of_game, whole.as_ptr(), Some(&mut place));
            check(game.map(|m| m.read_move(whole.to_bytes())), answer, &mut place);
            let answer = (a.game_read_move_n)(of_game, start, len, Some(&mut place));
            check(game.map(|m| m.read_move(&move_text)), answer, &mut place);
            assert_eq!((a.read_move)(of_board, null(), Some(&mut place)), NULL);
            assert_eq!((a.game_read_move_n)(of_game, start, len, None), NULL);
        }
    }

    pub fn look_at_game(&self, g: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.games[g].get(), self.games[g].model.as_ref());
        let (at, side) = (tape.few(45), tape.few(3));
        let steps = model.map(|m| m.steps().map(|step| told::step(&step)).collect());
        list(tape, steps, |out, cap| unsafe { (a.game_steps)(handle, out, cap) });
        assert_eq!((a.game_can_stop)(handle), did(model.is_some_and(Game::can_stop)));
        let refused = |m: &Game| match m.refused() {
            Ok(()) => (0, 0),
            Err(Refused::Over) => (1, 0),
            Err(Refused::Illegal(why)) => (2, why.into()),
            Err(_) => (2, 0),
        };
        assert_eq!(((a.game_refused)(handle), (a.game_why)(handle)), or_null(model, (-1, -1), refused));
        assert_eq!((a.game_depth)(handle), or_null(model, -1, |m| m.depth() as i32));
        assert_eq!((a.game_over)(handle), did(model.is_some_and(Game::over)));
        assert_eq!((a.game_outcome)(handle), or_null(model, -1, |m| m.outcome() as i32));
        forever((a.game_how)(handle), model.and_then(|m| m.outcome().word()));
        assert_eq!((a.game_winner)(handle), or_null(model, -1, |m| standing(m.winner())));
        assert_eq!((a.game_is_draw)(handle), did(model.is_some_and(Game::is_draw)));
        assert_eq!((a.game_ply)(handle), or_null(model, 0, |m| m.ply().into()));
        assert_eq!((a.game_quiet)(handle), or_null(model, -1, |m| m.quiet() as i32));
        assert_eq!((a.game_repeats)(handle), or_null(model, -1, |m| m.repeats() as i32));
        assert_eq!((a.game_quiet_limit)(handle), or_null(model, -1, |m| m.limits().quiet as i32));
        assert_eq!((a.game_repeat)(handle), or_null(model, -1, |m| m.limits().repeat as i32));
        assert_eq!((a.game_ply_cap)(handle), or_null(model, -1, |m| m.limits().ply_cap as i32));
        assert_eq!((a.game_side)(handle), or_null(model, -1, |m| standing(Some(m.side()))));
        let stands = |m: &Game| told::point(m.board().shape(), at).map(|point| standing(m.board().at(point)));
        assert_eq!((a.game_at)(handle, at), model.and_then(stands).unwrap_or(-1));
        let count = model.zip(Side::try_from(side).ok()).map(|(m, side)| m.board().count(side) as i32);
        assert_eq!((a.game_count)(handle, side), count.unwrap_or(-1));
        assert_eq!((a.game_in_chain)(handle), did(model.is_some_and(Game::in_chain)));
        let chain_at = model.and_then(|m| m.board().chain_at());
        assert_eq!((a.game_chain_at)(handle), chain_at.map_or(-1, i32::from));

        let history = model.map(|m| m.history().to_vec());
        let ply = if tape.rarely() { i64::from(tape.number()) << 20 } else { tape.number().into() };
        let then = usize::try_from(ply).ok().and_then(|ply| history.as_ref()?.get(ply).copied());
        let mut key = MaybeUninit::new(0x5A5A);
        assert_eq!((a.game_key_at)(handle, ply, Some(&mut key)), did(then.is_some()));
        assert_eq!(unsafe { key.assume_init() }, then.unwrap_or(0x5A5A));
        assert_eq!((a.game_key_at)(handle, ply, None), 0);
        list(tape, history, |out, cap| unsafe { (a.game_history)(handle, out, cap) });
        let (given, weights) = weights(tape);
        let value = model.zip(weights).map_or(i32::MIN, |(m, weights)| m.evaluate(&weights));
        assert_eq!((a.game_evaluate)(handle, given.as_ref()), value);
    }

    pub fn look_at_texts(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) =
            (self.boards[b].model.as_ref().ok_or(NULL), self.games[g].model.as_ref().ok_or(NULL));
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let hex = |board: &Board| format!("{:016x}", board.key());
        let position = board.map(Board::to_string);
        text(tape, position, |buf, cap| unsafe { (a.to_string)(of_board, buf, cap) });
        text(tape, board.map(hex), |buf, cap| unsafe { (a.key_hex)(of_board, buf, cap) });
        let drawn = board.map(|m| m.drawing().to_string());
        text(tape, drawn, |buf, cap| unsafe { (a.text)(of_board, buf, cap) });
        let drawn = board.map(|m| m.svg().to_string());
        text(tape, drawn, |buf, cap| unsafe { (a.svg)(of_board, buf, cap) });
        let position = game.map(|m| m.position().to_string());
        text(tape, position, |buf, cap| unsafe { (a.game_position)(of_game, buf, cap) });
        let key = game.map(|m| hex(m.board()));
        text(tape, key, |buf, cap| unsafe { (a.game_key_hex)(of_game, buf, cap) });
        let log = game.map(|m| m.log().to_string());
        text(tape, log, |buf, cap| unsafe { (a.game_to_text)(of_game, buf, cap) });
        let drawn = game.map(|m| m.board().drawing().to_string());
        text(tape, drawn, |buf, cap| unsafe { (a.game_text)(of_game, buf, cap) });
        let drawn = game.map(|m| m.board().svg().to_string());
        text(tape, drawn, |buf, cap| unsafe { (a.game_svg)(of_game, buf, cap) });
    }
}
