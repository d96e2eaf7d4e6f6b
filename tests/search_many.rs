//! Searching where three, four or six seats play: the scores of a plain search of everything, and the laws.

#[path = "common/mod.rs"]
mod common;

use common::dice::Dice;
use sternhalma::multi_player::{SearchParams, Table, search, search_with};
use sternhalma::{
    Action, Board, Decision, EndReason, Evaluation, Game, GameOptions, Hole, Layout, Mode, Move,
    SearchOptions, SearchOutcome, Seat, WIN_SCORE, Weights,
};

const MODES: [Mode; 3] = [Mode::Paranoid, Mode::MaxN, Mode::BestReply];
const LAYOUTS: [(i32, i32); 4] = [(3, 10), (3, 15), (4, 10), (6, 10)];

/// Positions of every layout: from openings to endings with seats home or resigned.
fn positions(per_layout: usize) -> Vec<Board> {
    let mut dice = Dice::new(1911);
    let mut boards = Vec::new();
    for (seats, pieces) in LAYOUTS {
        let layout = Layout::new(seats, pieces).unwrap();
        for n in 0..per_layout {
            let board = match n % 5 {
                0 => sparse(layout, &mut dice),
                1 => ending(layout, &mut dice, 1),
                2 => ending(layout, &mut dice, 3),
                3 => jammed(layout, &mut dice),
                _ => middle(layout, &mut dice),
            };
            if !board.over() && racing(&board).len() > 1 {
                boards.push(board);
            }
        }
    }
    boards
}

fn middle(layout: Layout, dice: &mut Dice) -> Board {
    let mut board = Board::new(layout);
    for _ in 0..dice.below(40 * layout.seats()) {
        let seed = dice.below(1 << 30) as u64;
        if board.over() {
            break;
        }
        if let Some(m) = board.random_forward(seed) {
            board.play(m.from, m.to).unwrap();
        } else {
            board.pass().unwrap();
        }
    }
    board
}

/// Every seat with few pieces out of its home, some seats home already, and now and then a cap close by.
fn ending(layout: Layout, dice: &mut Dice, most: usize) -> Board {
    let mut board = Board::empty(layout);
    for seat in layout.each_seat() {
        let mut home: Vec<Hole> = layout.home(seat).into_iter().collect();
        dice.shuffle(&mut home);
        let strays = 1 + dice.below(most);
        for &hole in &home[strays..] {
            board.put(hole, seat);
        }
        for _ in 0..strays {
            scatter(&mut board, seat, 8, dice);
        }
    }
    disturb(&mut board, most, dice);
    board
}

/// Every seat with two or three pieces, one of them with a piece more in each hole of its home but one.
fn sparse(layout: Layout, dice: &mut Dice) -> Board {
    let mut board = Board::empty(layout);
    let near = Seat::ALL[dice.below(layout.seats())];
    let mut home: Vec<Hole> = layout.home(near).into_iter().collect();
    dice.shuffle(&mut home);
    for &hole in &home[1..] {
        board.put(hole, near);
    }
    for seat in layout.each_seat() {
        for _ in 0..1 + dice.below(2) {
            scatter(&mut board, seat, 10, dice);
        }
    }
    disturb(&mut board, 1, dice);
    board
}

/// A seat that has to pass: its one piece stands on a tip, with rivals on all that it could go to or hop over. Now and then
/// a cap is close by.
fn jammed(layout: Layout, dice: &mut Dice) -> Board {
    let mut board = Board::empty(layout);
    let seat = Seat::ALL[dice.below(layout.seats())];
    let tip = layout.tip(Seat::ALL[dice.below(layout.seats())]);
    let rivals: Vec<Seat> = layout.each_seat().filter(|&rival| rival != seat).collect();
    board.put(tip, seat);
    for hole in Hole::all().filter(|&hole| (1..=2).contains(&hole.distance(tip))) {
        board.put(hole, dice.pick(&rivals).unwrap());
    }
    rivals.iter().for_each(|&rival| scatter(&mut board, rival, 10, dice));
    disturb(&mut board, 1, dice);
    board
}

/// Puts a piece in an empty hole not too far from its home's tip.
fn scatter(board: &mut Board, seat: Seat, within: i32, dice: &mut Dice) {
    let tip = board.layout().tip(seat);
    let near = |&hole: &Hole| hole.distance(tip) < within && board.at(hole).is_none();
    let free: Vec<Hole> = Hole::all().filter(near).collect();
    board.put(dice.pick(&free).unwrap(), seat);
}

/// Any seat to move, after some moves; now and then a seat that resigned, or a cap close by.
fn disturb(board: &mut Board, moves: usize, dice: &mut Dice) {
    let layout = board.layout();
    board.set_to_move(Seat::ALL[dice.below(layout.seats())]);
    for _ in 0..dice.below(2 * moves) {
        if !board.over() && board.has_move() {
            let moves: Vec<Move> = board.legal().collect();
            let m = dice.pick(&moves).unwrap();
            board.play(m.from, m.to).unwrap();
        }
    }
    if dice.below(4) == 0 && !board.over() {
        board.resign(Seat::ALL[dice.below(layout.seats())]).ok();
    }
    if dice.below(4) == 0 {
        board.set_cap(board.ply() + 1 + dice.below(3) as u32);
    }
}

fn racing(board: &Board) -> Vec<Seat> {
    board.layout().each_seat().filter(|&s| !board.finished(s) && !board.resigned(s)).collect()
}

/// How many moves all seats have together.
fn total(board: &Board) -> usize {
    let moves = racing(board).into_iter().map(|seat| {
        let mut board = board.clone();
        board.set_to_move(seat);
        board.legal().count()
    });
    moves.sum()
}

/// The plain search: everything in full, on the board itself.
struct Plain {
    mode: Mode,
    evaluation: Evaluation,
    me: Seat,
    /// The seats home before the search.
    before: usize,
    root_ply: u32,
}

impl Plain {
    fn new(board: &Board, mode: Mode, evaluation: Evaluation) -> Plain {
        let mode = if racing(board).len() == 2 { Mode::Paranoid } else { mode };
        let (before, root_ply) = (board.seats_home().len(), board.ply());
        Plain { mode, evaluation, me: board.to_move(), before, root_ply }
    }

    fn value(&self, board: &Board, seat: Seat) -> i32 {
        if self.evaluation == Evaluation::Documented {
            return board.evaluate(seat, &Weights::default());
        }
        let tip = board.layout().tip(seat);
        let piece = |hole: Hole| {
            let d = hole.distance(tip);
            40 * d + 2 * d * d + 10 * aside(hole, tip)
        };
        let sum: i32 = board.pieces(seat).into_iter().map(piece).sum();
        -sum - 120 * board.straggler(seat)
    }

    /// As the documentation of the scores has it.
    fn score(&self, board: &Board, seat: Seat, home: &[(Seat, u32)]) -> i32 {
        let came = |before: usize, ply: u32| match before {
            0 => WIN_SCORE - ply as i32,
            n => -500_000 - 10_000 * (n as i32 - 1) - ply as i32,
        };
        if let Some(n) = home.iter().position(|&(s, _)| s == seat) {
            return came(n, home[n].1);
        }
        let behind = match home {
            [] => 0,
            [(_, ply), rest @ ..] => -600_000 - 50_000 * rest.len() as i32 + *ply as i32,
        };
        let rivals: Vec<Seat> = racing(board).into_iter().filter(|&s| s != seat).collect();
        if rivals.is_empty() {
            return behind;
        }
        if matches!(board.how(), EndReason::Cap | EndReason::Deadlock) {
            let nearer = |&&s: &&Seat| board.distance_left(s) <= board.distance_left(seat);
            return came(home.len() + rivals.iter().filter(nearer).count(), board.ply() - self.root_ply);
        }
        let values: Vec<i32> = rivals.iter().map(|&s| self.value(board, s)).collect();
        let mean = values.iter().sum::<i32>() / values.len() as i32;
        let best = if self.mode == Mode::MaxN { 0 } else { SearchParams::default().rivals.best };
        let against = (best * values.iter().max().unwrap() + (4 - best) * mean) / 4;
        behind + self.value(board, seat) - against
    }

    /// The score of every seat, the search being `depth` plies deep.
    fn scores(&self, board: &Board, depth: u32, home: &[(Seat, u32)], passes: u32) -> Vec<i32> {
        let done =
            board.over() || depth == 0 || (self.mode != Mode::MaxN && home.iter().any(|h| h.0 == self.me));
        if done || passes == 2 && self.mode == Mode::BestReply {
            return board.layout().each_seat().map(|s| self.score(board, s, home)).collect();
        }
        let turn = board.to_move();
        let rivals_turn = self.mode == Mode::BestReply && turn != self.me;
        let movers: Vec<Seat> = if rivals_turn {
            racing(board).into_iter().filter(|&s| s != self.me).collect()
        } else {
            vec![turn]
        };
        let mut results: Vec<(Seat, Vec<i32>)> = Vec::new();
        for mover in movers {
            let mut at = board.clone();
            assert!(at.set_to_move(mover));
            for m in at.clone().legal() {
                let mut next = at.clone();
                next.play(m.from, m.to).unwrap();
                results.push((mover, self.follow(next, mover, depth, home, 0)));
            }
        }
        if results.is_empty() {
            let mut next = board.clone();
            next.pass().unwrap();
            return self.follow(next, turn, depth, home, passes + 1);
        }
        let me = self.me.index();
        let best = match self.mode {
            Mode::MaxN => results.into_iter().max_by_key(|(mover, scores)| {
                let rest: Vec<i32> = scores.iter().map(|s| -s).collect();
                (scores[mover.index()], -scores[me], rest)
            }),
            _ if turn == self.me => results.into_iter().max_by_key(|(_, scores)| scores[me]),
            _ => results.into_iter().min_by_key(|(_, scores)| scores[me]),
        };
        best.unwrap().1
    }

    fn follow(
        &self,
        mut next: Board,
        mover: Seat,
        depth: u32,
        home: &[(Seat, u32)],
        passes: u32,
    ) -> Vec<i32> {
        let mut home = home.to_vec();
        let ply = next.ply() - self.root_ply;
        home.extend(next.seats_home().skip(self.before + home.len()).map(|s| (s, ply)).collect::<Vec<_>>());
        if self.mode == Mode::BestReply && !next.over() {
            // After a rival it is the searcher's turn again; after the searcher any rival's.
            if mover != self.me {
                next.set_to_move(self.me);
            }
        }
        self.scores(&next, depth - 1, &home, passes)
    }
}

/// How far a hole is beside the line from tip to tip, in half holes.
fn aside(hole: Hole, tip: Hole) -> i32 {
    let axis = [tip.x(), tip.y(), tip.z()].iter().position(|c| c.abs() == 8).unwrap();
    let c = [hole.x(), hole.y(), hole.z()].map(i32::from);
    (c[(axis + 1) % 3] - c[(axis + 2) % 3]).abs()
}

fn options<'a>(mode: Mode, depth: u32) -> SearchOptions<'a> {
    SearchOptions { mode, depth, budget: u64::MAX / 4, table_kib: 1024, ..SearchOptions::default() }
}

fn exact() -> SearchParams {
    SearchParams { exact: true, ..SearchParams::default() }
}

fn decided(outcome: &SearchOutcome) -> Option<Move> {
    match outcome.decision {
        Decision::Move(m) => Some(m),
        Decision::Pass => None,
    }
}

#[test]
fn scores_are_those_of_a_plain_search() {
    let mut table = Table::default();
    let mut compared = [0; 4];
    for (n, board) in positions(100).into_iter().enumerate() {
        let width = board.legal().count();
        for mode in MODES {
            let evaluation = if n % 3 == 0 { Evaluation::Documented } else { Evaluation::Own };
            let plain = Plain::new(&board, mode, evaluation);
            let deepest = if total(&board) > 60 { 2 } else { 3 };
            for depth in 1..=deepest {
                let mut options = SearchOptions { evaluation, ..options(mode, depth) };
                let outcome = search_with(&board, &mut options, &mut table, exact()).unwrap();
                if width == 0 {
                    assert_eq!(outcome.decision, Decision::Pass);
                    continue;
                }
                let expected = plain.scores(&board, depth, &[], 0)[board.to_move().index()];
                assert_eq!(outcome.score, expected, "{mode:?} {evaluation:?} {depth} {board}");
                compared[depth as usize] += 1;
            }
        }
    }
    assert!(compared[1] > 800 && compared[2] > 800 && compared[3] > 150, "{compared:?}");
}

#[test]
fn speculation_changes_no_score() {
    // Deep enough for every seat of a game of three to have moved twice.
    let mut table = Table::default();
    let mut searched = 0;
    for board in positions(300) {
        if racing(&board).len() != 3 || total(&board) > 27 || !board.has_move() || searched == 20 {
            continue;
        }
        searched += 1;
        let plain = Plain::new(&board, Mode::MaxN, Evaluation::Own);
        let expected = plain.scores(&board, 4, &[], 0)[board.to_move().index()];
        let outcome = search_with(&board, &mut options(Mode::MaxN, 4), &mut table, exact()).unwrap();
        assert_eq!(outcome.score, expected, "{board}");
    }
    assert!(searched > 3, "{searched}");
}

#[test]
fn a_win_in_one_is_taken() {
    let mut table = Table::default();
    let mut wins = 0;
    for board in positions(800) {
        let won = |m: &Move| {
            let mut next = board.clone();
            next.play(m.from, m.to).unwrap();
            next.seats_home().nth(board.seats_home().len()) == Some(board.to_move())
        };
        // At the cap the nearest wins as well.
        if board.cap() == board.ply() + 1 || !board.legal().any(|m| won(&m)) {
            continue;
        }
        wins += 1;
        for mode in MODES {
            let outcome =
                search(&board, &mut SearchOptions { budget: 3000, ..options(mode, 0) }, &mut table).unwrap();
            assert!(decided(&outcome).is_some_and(|m| won(&m)), "{mode:?} {board}");
            assert_eq!(outcome.score, WIN_SCORE - 1);
        }
    }
    assert!(wins > 40, "{wins}");
}

#[test]
fn answers_are_legal_and_keep_the_laws() {
    let mut kept = Table::default();
    for (n, board) in positions(100).into_iter().enumerate() {
        for mode in MODES {
            let budget = [1, 50, 2000, 20_000][n % 4];
            let asked = || SearchOptions { budget, table_kib: 0, ..options(mode, 0) };
            let first = search(&board, &mut asked(), &mut kept).unwrap();
            let fresh = search(&board, &mut asked(), &mut Table::default()).unwrap();
            assert_eq!(first, fresh, "what was searched before changes nothing");
            let moves: Vec<Move> = board.legal().collect();
            let Some(m) = decided(&first) else {
                assert!(moves.is_empty());
                continue;
            };
            assert!(moves.contains(&m));
            assert_eq!(first.line.moves().next(), Some(m));
            let mut line = board.clone();
            for m in first.line.moves() {
                line.play(m.from, m.to).unwrap();
            }
            let least = moves.len() as u64;
            assert!(
                (least..=budget.max(least)).contains(&first.nodes),
                "{mode:?} {budget} {first:?} {board}"
            );
            assert!(first.depth >= 1);
            // The seed settles ties and nothing else.
            for seed in 1..4 {
                let other = search(&board, &mut SearchOptions { seed, ..asked() }, &mut kept).unwrap();
                assert_eq!((other.score, other.nodes, other.depth), (first.score, first.nodes, first.depth));
                assert!(moves.contains(&decided(&other).unwrap()));
            }
            // What is to be avoided is, while there is something else.
            let mover = board.to_move();
            let key_after = |m: &Move| {
                let mut next = board.clone();
                next.do_move(m.from, m.to);
                next.own_key(mover)
            };
            let avoid: Vec<u64> =
                moves.iter().filter(|&other| other != &moves[n % moves.len()]).map(key_after).collect();
            let left = search(
                &board,
                &mut SearchOptions { avoid: &avoid, budget, table_kib: 0, ..options(mode, 0) },
                &mut kept,
            )
            .unwrap();
            assert_eq!(decided(&left), Some(moves[n % moves.len()]));
            let all: Vec<u64> = moves.iter().map(key_after).collect();
            let none = search(
                &board,
                &mut SearchOptions { avoid: &all, budget, table_kib: 0, ..options(mode, 0) },
                &mut kept,
            )
            .unwrap();
            assert_eq!(none, first);
        }
    }
}

/// Left to choose for itself, a search of more than three seats looks an odd number of plies ahead; otherwise it is
/// the search it stands for.
#[test]
fn many_seats_are_searched_an_odd_number_of_plies() {
    let mut kept = Table::default();
    let mut depths = [0; 8];
    for (n, board) in positions(40).into_iter().enumerate() {
        let asked = |mode, depth| SearchOptions { budget: [3000, 30_000][n % 2], ..options(mode, depth) };
        let auto = search(&board, &mut asked(Mode::Auto, 0), &mut kept).unwrap();
        let best_reply = search(&board, &mut asked(Mode::BestReply, 0), &mut kept).unwrap();
        if racing(&board).len() <= 3 {
            assert_eq!(auto, best_reply);
        } else if auto.stopped {
            assert_eq!(auto.depth % 2, 1, "{board}");
            depths[best_reply.depth.min(7) as usize] += 1;
        }
        let mut seen = Vec::new();
        let mut told = |outcome: &SearchOutcome| {
            seen.push(outcome.depth);
            false
        };
        let mut two = SearchOptions { progress: Some(&mut told), ..options(Mode::Auto, 2) };
        search(&board, &mut two, &mut kept).unwrap();
        assert!(seen.is_empty() || seen == [1] || seen == [1, 2], "{seen:?}");
    }
    let even = depths.iter().step_by(2).sum::<i32>();
    assert!(even > 5, "best-reply ends on even depths as well: {depths:?}");
}

#[test]
fn every_game_ends_before_its_cap() {
    let mut table = Table::default();
    let games = std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    for (seats, pieces) in LAYOUTS {
        let mut plies = 0;
        for round in 0..games {
            let options = GameOptions { seats: Some(seats), pieces: Some(pieces), ..GameOptions::default() };
            let mut game = Game::new(&options).unwrap();
            while !game.over() {
                if game.ply() < 2 * seats as u32 {
                    let m = game.board().random_forward(round << 8 | u64::from(game.ply())).unwrap();
                    game.play_move(m.from, m.to).unwrap();
                    continue;
                }
                let avoid: Vec<u64> = game.history(game.to_move()).collect();
                let mut options = SearchOptions { budget: 1000, avoid: &avoid, ..SearchOptions::default() };
                let outcome = search(game.board(), &mut options, &mut table).unwrap();
                match outcome.decision {
                    Decision::Move(m) => game.play_move(m.from, m.to).unwrap(),
                    Decision::Pass => game.pass().unwrap(),
                }
            }
            assert_eq!(game.how(), EndReason::Home, "{seats} {pieces} {}", game.log());
            assert!(!matches!(game.actions().last(), Some(Action::Resign(_))));
            plies += game.ply();
        }
        println!("{seats} seats, {pieces} pieces: {} plies a game", plies / games as u32);
    }
}

#[test]
fn a_stopped_search_has_looked_at_the_first_ply() {
    let stop = std::sync::atomic::AtomicI32::new(1);
    for board in positions(10) {
        let mut told = 0;
        let mut progress = |_: &SearchOutcome| {
            told += 1;
            false
        };
        let mut options = SearchOptions {
            stop: Some(&stop),
            progress: Some(&mut progress),
            ..SearchOptions { budget: 1_000_000, ..SearchOptions::default() }
        };
        let outcome = search(&board, &mut options, &mut Table::default()).unwrap();
        if board.has_move() {
            assert_eq!((outcome.depth, told), (1, 1));
            assert!(outcome.stopped || outcome.score > WIN_SCORE - 10);
        }
    }
}
