//! What boards and games tell of themselves.

use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use sternhalma::ffi::drawing::sternhalma_drawing_options;
use sternhalma::ffi::evaluation::sternhalma_weights;
use sternhalma::ffi::game_state::sternhalma_game_outcome;
use sternhalma::ffi::moves::sternhalma_move;
use sternhalma::ffi::text::sternhalma_read;
use sternhalma::{Action, Board, Drawing, Game, Hole, Move, ReadActionError, Seat, Weights};

use super::super::answer::{ARGUMENT, NULL, did, or_null, until};
use super::super::options::Given;
use super::super::room::{list, text};
use super::super::tape::{Tape, ended};
use super::{Program, WORDS, api, hole, holes};

impl Program {
    pub fn look_at_numbers(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let (at, seat) = (tape.number(), tape.few(6));
        let of_hole = hole(at);
        let of_seat = |board: &Board| board.layout().seat(seat);
        let number = |ask: &dyn Fn(&Board, Seat) -> i32| {
            model.and_then(|m| of_seat(m).map(|seat| ask(m, seat))).unwrap_or(-1)
        };
        let holds = |ask: &dyn Fn(&Board, Seat) -> bool| {
            did(model.is_some_and(|m| of_seat(m).is_some_and(|seat| ask(m, seat))))
        };
        assert_eq!((a.at)(handle, at), model.zip(of_hole).and_then(|(m, h)| m.at(h)).map_or(-1, i32::from));
        assert_eq!((a.to_move)(handle), or_null(model, -1, |m| m.to_move().into()));
        assert_eq!((a.seats)(handle), or_null(model, -1, |m| m.layout().seats() as i32));
        assert_eq!((a.pieces)(handle), or_null(model, -1, |m| m.layout().pieces() as i32));
        assert_eq!((a.count)(handle, seat), number(&|m, seat| m.count(seat) as i32));
        assert_eq!((a.seat_point)(handle, seat), number(&|m, seat| m.layout().point(seat).into()));
        assert_eq!((a.place_of)(handle, seat), number(&|m, seat| m.place_of(seat) as i32));
        assert_eq!((a.distance_left)(handle, seat), number(&|m, seat| m.distance_left(seat)));
        assert_eq!((a.home_complete)(handle, seat), holds(&|m, seat| m.home_complete(seat)));
        assert_eq!((a.finished)(handle, seat), holds(&|m, seat| m.finished(seat)));
        assert_eq!((a.can_pass)(handle), did(model.is_some_and(Board::can_pass)));
        assert_eq!((a.over)(handle), did(model.is_some_and(Board::over)));
        assert_eq!((a.how)(handle), or_null(model, -1, |m| m.how() as i32));
        assert_eq!((a.ply)(handle), or_null(model, 0, |m| m.ply().into()));
        assert_eq!((a.cap)(handle), or_null(model, 0, |m| m.cap().into()));
        assert_eq!((a.key)(handle), or_null(model, 0, Board::key));
        let own = model.and_then(|m| of_seat(m).map(|seat| m.own_key(seat)));
        assert_eq!((a.own_key)(handle, seat), own.unwrap_or(0));
        // Nothing between: it would take too long.
        let depth = if tape.rarely() { 13 + tape.few(3).abs() } else { tape.few(2).min(1) };
        let counted = |m: &Board| u32::try_from(depth).ok().filter(|&d| d <= 12).map_or(0, |d| m.perft(d));
        assert_eq!((a.perft)(handle, depth), or_null(model, 0, counted));
        let counted = model.filter(|_| (0..=12).contains(&depth)).map(counted);
        until(handle.is_some(), counted, |count| unsafe {
            (a.perft_until)(handle, depth, null(), None, null_mut(), count)
        });

        let mut weights = MaybeUninit::<sternhalma_weights>::uninit();
        (a.weights_default)(Some(&mut weights));
        let mut weights = unsafe { weights.assume_init() };
        if tape.rarely() {
            weights.distance = tape.number();
            weights.blocking = tape.number();
            weights.reserved[3] = tape.few(2);
        }
        let ours = Weights {
            distance: weights.distance,
            straggler: weights.straggler,
            classes: weights.classes,
            blocking: weights.blocking,
        };
        let is_good = [ours.distance, ours.blocking].iter().all(|w| (-1000..=1000).contains(w))
            && weights.reserved == [0; 4];
        let score = model.filter(|_| is_good).and_then(|m| of_seat(m).map(|seat| m.evaluate(seat, &ours)));
        assert_eq!((a.evaluate)(handle, seat, Some(&weights)), score.unwrap_or(i32::MIN));
        let score = model.and_then(|m| of_seat(m).map(|seat| m.evaluate(seat, &Weights::default())));
        assert_eq!((a.evaluate)(handle, seat, None), score.unwrap_or(i32::MIN));
    }

    pub fn look_at_lists(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let legal: Vec<Move> = model.map_or(vec![], |m| m.legal().collect());
        let (from, to) = match legal.get(tape.below(256)) {
            Some(m) if !tape.rarely() => (m.from.into(), m.to.into()),
            _ => (tape.number(), tape.number()),
        };
        let of = |ask: &dyn Fn(&Board) -> Vec<i32>| model.map(ask);
        let cells =
            model.map(|m| Hole::all().map(|h| m.at(h).map_or(-1, |seat| seat.index() as i8)).collect());
        list(tape, cells, |out, cap| unsafe { (a.cells)(handle, out, cap) });
        let steps = of(&|m| hole(from).map_or(vec![], |h| holes(m.steps(h))));
        list(tape, steps, |out, cap| unsafe { (a.steps)(handle, from, out, cap) });
        let hops = of(&|m| hole(from).map_or(vec![], |h| holes(m.hops(h, hole(to)))));
        list(tape, hops, |out, cap| unsafe { (a.hops)(handle, from, to, out, cap) });
        let reach = of(&|m| hole(from).map_or(vec![], |h| holes(m.reach(h))));
        list(tape, reach, |out, cap| unsafe { (a.reach)(handle, from, out, cap) });
        let path = of(&|m| {
            let path = hole(from).zip(hole(to)).and_then(|(from, to)| m.path(from, to));
            path.map_or(vec![], |path| holes(path.holes().iter().copied()))
        });
        list(tape, path, |out, cap| unsafe { (a.path)(handle, from, to, out, cap) });
        let moves = model.map(|_| legal.iter().map(|&m| sternhalma_move::from(m)).collect());
        list(tape, moves, |out, cap| unsafe { (a.legal)(handle, out, cap) });
        let places = of(&|m| m.layout().each_seat().map(|seat| m.place_of(seat) as i32).collect());
        list(tape, places, |out, cap| unsafe { (a.places)(handle, out, cap) });
    }

    pub fn look_at_texts(&self, b: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.boards[b].get(), self.boards[b].model.as_ref());
        let legal: Vec<Move> = model.map_or(vec![], |m| m.legal().collect());
        let (from, to) = match legal.get(tape.below(256)) {
            Some(m) if !tape.rarely() => (m.from.into(), m.to.into()),
            _ => (tape.number(), tape.number()),
        };
        let position = model.ok_or(NULL).map(Board::to_string);
        text(tape, position, |buf, cap| unsafe { (a.to_string)(handle, buf, cap) });
        let key = model.ok_or(NULL).map(|m| format!("{:016x}", m.key()));
        text(tape, key, |buf, cap| unsafe { (a.key_hex)(handle, buf, cap) });
        let way = model.ok_or(NULL).and_then(|m| {
            let text = hole(from).zip(hole(to)).and_then(|(from, to)| m.move_text(from, to));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, way, |buf, cap| unsafe { (a.move_text)(handle, from, to, buf, cap) });
    }

    pub fn look_at_game(&self, g: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.games[g].get(), self.games[g].model.as_ref());
        let (at, seat) = (tape.number(), tape.few(6));
        let of_seat = |game: &Game| game.board().layout().seat(seat);
        let number = |ask: &dyn Fn(&Game, Seat) -> i32| {
            model.and_then(|m| of_seat(m).map(|seat| ask(m, seat))).unwrap_or(-1)
        };
        assert_eq!((a.game_to_move)(handle), or_null(model, -1, |m| m.to_move().into()));
        assert_eq!((a.game_over)(handle), did(model.is_some_and(Game::over)));
        assert_eq!((a.game_how)(handle), or_null(model, -1, |m| m.how() as i32));
        assert_eq!((a.game_solo)(handle), did(model.is_some_and(Game::solo)));
        assert_eq!((a.game_place_of)(handle, seat), number(&|m, seat| m.place_of(seat) as i32));
        assert_eq!((a.game_distance_left)(handle, seat), number(&|m, seat| m.distance_left(seat)));
        assert_eq!(
            (a.game_at)(handle, at),
            model.zip(hole(at)).and_then(|(m, h)| m.at(h)).map_or(-1, i32::from)
        );
        let name = hole(at).map_or_else(|| WORDS[tape.below(8)].to_owned(), |h| h.to_string());
        let named = model.and_then(|m| m.at_name(&name).ok().flatten());
        let whole = ended(name.as_bytes());
        assert_eq!(unsafe { (a.game_at_name)(handle, whole.as_ptr()) }, named.map_or(-1, i32::from));
        assert_eq!((a.game_ply)(handle), or_null(model, 0, |m| m.ply().into()));
        assert_eq!((a.game_cap)(handle), or_null(model, 0, |m| m.cap().into()));
        assert_eq!((a.game_seats)(handle), or_null(model, -1, |m| m.seats() as i32));
        assert_eq!((a.game_pieces)(handle), or_null(model, -1, |m| m.pieces() as i32));
        assert_eq!((a.game_first)(handle), model.and_then(Game::first).map_or(-1, i32::from));
        assert_eq!((a.game_move_count)(handle), or_null(model, -1, |m| m.move_count() as i32));
        assert_eq!((a.game_key)(handle), or_null(model, 0, Game::key));

        let legal = model.map(|m| {
            let moves = m.legal().map(|legal| match legal.action() {
                Action::Move { from, to } => Move { from, to }.into(),
                _ => sternhalma_move { from: -1, to: -1 },
            });
            moves.collect()
        });
        list(tape, legal, |out, cap| unsafe { (a.game_legal)(handle, out, cap) });
        let finished = model.map(|m| m.finished().map(i32::from).collect());
        list(tape, finished, |out, cap| unsafe { (a.game_finished)(handle, out, cap) });
        let places = model.map(|m| m.places().map(|place| place as i32).collect());
        list(tape, places, |out, cap| unsafe { (a.game_places)(handle, out, cap) });
        let history = model.map(|m| {
            let seat = if seat == -1 { Some(m.to_move()) } else { of_seat(m) };
            seat.map_or(vec![], |seat| m.history(seat).collect())
        });
        list(tape, history, |out, cap| unsafe { (a.game_history)(handle, seat, out, cap) });

        let mut outcome = MaybeUninit::<sternhalma_game_outcome>::uninit();
        let result = model.and_then(Game::result);
        assert_eq!((a.game_result)(handle, None), 0);
        assert_eq!((a.game_result)(handle, Some(&mut outcome)), did(result.is_some()));
        if let Some(result) = result {
            let outcome = unsafe { outcome.assume_init() };
            assert_eq!((outcome.how, outcome.plies), (result.how() as i32, result.plies().into()));
            assert!(outcome.places.iter().zip(result.places()).all(|(&told, &place)| told == place as i32));
            assert!(
                result
                    .home()
                    .iter()
                    .map(i32::from)
                    .eq(outcome.home[..outcome.home_len as usize].iter().copied())
            );
        }
    }

    pub fn look_at_texts_of_game(&self, g: usize, tape: &mut Tape<'_>) {
        let (a, handle, model) = (api(), self.games[g].get(), self.games[g].model.as_ref());
        let (from, to, i) = (tape.number(), tape.number(), tape.number());
        let ends = hole(from).zip(hole(to));
        let game = model.ok_or(NULL);
        text(tape, game.map(|m| m.log().to_string()), |buf, cap| unsafe { (a.game_log)(handle, buf, cap) });
        let position = game.map(|m| m.position().to_string());
        text(tape, position, |buf, cap| unsafe { (a.game_position)(handle, buf, cap) });
        let start = game.map(|m| m.start().map_or(String::new(), ToString::to_string));
        text(tape, start, |buf, cap| unsafe { (a.game_start)(handle, buf, cap) });
        let moves = game.map(|m| m.moves().map(|text| format!("{text}\n")).collect::<String>());
        text(tape, moves, |buf, cap| unsafe { (a.game_moves)(handle, buf, cap) });
        let result = game.map(|m| m.result().map_or(String::new(), |result| result.to_string()));
        text(tape, result, |buf, cap| unsafe { (a.game_result_text)(handle, buf, cap) });
        let one = game.and_then(|m| {
            let text = usize::try_from(i).ok().and_then(|i| m.move_at(i));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, one, |buf, cap| unsafe { (a.game_move_at)(handle, i, buf, cap) });
        let way = game.and_then(|m| {
            let text = ends.and_then(|(from, to)| m.board().move_text(from, to));
            text.map(|text| text.to_string()).ok_or(ARGUMENT)
        });
        text(tape, way, |buf, cap| unsafe { (a.game_move_text)(handle, from, to, buf, cap) });
        let path = model.map(|m| {
            let path = ends.and_then(|(from, to)| m.board().path(from, to));
            path.map_or(vec![], |path| holes(path.holes().iter().copied()))
        });
        list(tape, path, |out, cap| unsafe { (a.game_path)(handle, from, to, out, cap) });
    }

    pub fn draw(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let mut options = MaybeUninit::<sternhalma_drawing_options>::uninit();
        (a.drawing_options_init)(Some(&mut options));
        let mut options = unsafe { options.assume_init() };
        options.names = tape.few(2);
        if tape.byte().is_multiple_of(2) {
            (options.from, options.to) = (tape.number(), tape.number());
        }
        options.targets_of = tape.number();
        options.width = if tape.rarely() { tape.number() } else { 0 };
        let moved = match (options.from, options.to) {
            (-1, -1) => Some(None),
            (from, to) if from == to => None,
            (from, to) => hole(from).zip(hole(to)).map(|(from, to)| Some(Move { from, to })),
        };
        let targets = if options.targets_of == -1 { Some(None) } else { hole(options.targets_of).map(Some) };
        let width = u32::try_from(options.width).ok().filter(|&width| width <= Drawing::WIDTH_MAX);
        let (given, is_good) = Given::new(tape, options, size_of_val(&options));
        let width = width.filter(|_| is_good);
        let asked = |drawing: Drawing<'_>, is_svg: bool| {
            let (moved, targets, width) =
                (moved.ok_or(ARGUMENT)?, targets.ok_or(ARGUMENT)?, width.ok_or(ARGUMENT)?);
            let drawing = if moved.is_some() { drawing.moved(moved) } else { drawing };
            let drawing = drawing.names(options.names != 0).targets_of(targets);
            let drawing = if width == 0 { drawing } else { drawing.width(width) };
            Ok(if is_svg { drawing.svg().to_string() } else { drawing.text().to_string() })
        };
        let (board, game) =
            (self.boards[b].model.as_ref().ok_or(NULL), self.games[g].model.as_ref().ok_or(NULL));
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        let svg = board.and_then(|m| asked(Drawing::of(m), true));
        text(tape, svg, |buf, cap| unsafe { (a.svg)(of_board, given.as_ptr(), buf, cap) });
        let lines = board.and_then(|m| asked(Drawing::of(m), false));
        text(tape, lines, |buf, cap| unsafe { (a.text)(of_board, given.as_ptr(), buf, cap) });
        let svg = game.and_then(|m| asked(Drawing::of_game(m), true));
        text(tape, svg, |buf, cap| unsafe { (a.game_svg)(of_game, given.as_ptr(), buf, cap) });
        let lines = game.and_then(|m| asked(Drawing::of_game(m), false));
        text(tape, lines, |buf, cap| unsafe { (a.game_text)(of_game, given.as_ptr(), buf, cap) });
    }

    /// Reads a text as a move, of a board and of a game, without doing it.
    pub fn judge(&self, b: usize, g: usize, tape: &mut Tape<'_>) {
        let a = api();
        let (board, game) = (self.boards[b].model.as_ref(), self.games[g].model.as_ref());
        let legal: Vec<Move> = board.map_or(vec![], |m| m.legal().collect());
        let written =
            legal.get(tape.below(256)).zip(board).and_then(|(m, board)| board.move_text(m.from, m.to));
        let move_text = match written {
            Some(text) if tape.byte().is_multiple_of(2) => text.to_string().into_bytes(),
            _ if tape.byte().is_multiple_of(2) => WORDS[tape.below(8)].into(),
            _ => tape.bytes(),
        };
        let move_text = tape.spoil(move_text);
        let whole = ended(&move_text);
        let (start, len) = (move_text.as_ptr().cast(), move_text.len());
        let mut place = MaybeUninit::uninit();
        type Judged = Result<Action, ReadActionError>;
        let mut check = |model: Option<Judged>, answer: i32, read: &mut MaybeUninit<sternhalma_read>| {
            let Some(judged) = model else { return assert_eq!(answer, NULL) };
            let read = unsafe { read.assume_init() };
            match judged {
                Err(error) => {
                    assert_eq!(
                        (answer, read.kind, read.path_len),
                        (error.flag.into(), -i32::from(error.flag), 0)
                    );
                    assert_eq!(read.hop, error.hop.map_or(0, |hop| hop.number as i32));
                    let wanted: Result<String, i32> = Ok(error.to_string());
                    text(tape, wanted, |buf, cap| unsafe { (a.read_reason)(Some(&read), buf, cap) });
                }
                Ok(action) => {
                    let told = match action {
                        Action::Move { from, to } => (1, from.into(), to.into()),
                        Action::Pass => (2, -1, -1),
                        Action::Resign(_) => (3, -1, -1),
                    };
                    assert_eq!((answer, (read.kind, read.from, read.to)), (0, told));
                    let wanted: Result<String, i32> = Err(ARGUMENT);
                    text(tape, wanted, |buf, cap| unsafe { (a.read_reason)(Some(&read), buf, cap) });
                }
            }
        };
        let (of_board, of_game) = (self.boards[b].get(), self.games[g].get());
        unsafe {
            let answer = (a.read_move)(of_board, whole.as_ptr(), Some(&mut place));
            check(board.map(|m| m.read_action(whole.to_bytes())), answer, &mut place);
            let answer = (a.read_move_n)(of_board, start, len, Some(&mut place));
            check(board.map(|m| m.read_action(&move_text)), answer, &mut place);
            let answer = (a.game_read_move)(of_game, whole.as_ptr(), Some(&mut place));
            check(game.map(|m| m.read_action(whole.to_bytes())), answer, &mut place);
            let answer = (a.game_read_move_n)(of_game, start, len, Some(&mut place));
            check(game.map(|m| m.read_action(&move_text)), answer, &mut place);
            assert_eq!((a.read_move)(of_board, null(), Some(&mut place)), NULL);
            assert_eq!((a.game_read_move)(of_game, whole.as_ptr(), None), NULL);
        }
    }
}
