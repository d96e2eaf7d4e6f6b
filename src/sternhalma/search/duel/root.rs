//! The root of a two-seat search: deepening ply by ply, and ties.
//!
//! Every depth is searched whole or thrown away. The first move is searched in full and the others are asked whether
//! they are as good, so that moves exactly as good as the best are told from worse ones; the seed picks among them
//! when all is done, and the search itself never sees it.

use crate::meter::Meter;
use crate::random::Random;
use crate::sternhalma::search::options::Pruning;
use crate::sternhalma::search::table::Table;
use crate::sternhalma::search::{Decision, Line, SearchError, SearchOptions, SearchOutcome};
use crate::sternhalma::{Board, Move, zobrist};

use super::kept::Kept;
use super::position::{Candidate, Position};
use super::race;
use super::terms::Terms;
use super::tree::{Documented, INFINITE, PLIES, PROVED, Tree};
use super::values::Values;

/// How far from the last depth's score the next is first looked for.
const WINDOW: i32 = 150;

/// Searches a board of two seats whose game is not over.
pub fn search(
    table: &mut Table,
    board: &Board,
    options: &mut SearchOptions,
) -> Result<SearchOutcome, SearchError> {
    table.begin(options.table_bytes())?;
    let documented = options.documented();
    let values = options.values.cloned().unwrap_or_else(|| Values::new(board.layout()));
    let terms = Terms::new(board.layout(), &values);
    let position = Position::of(board, &terms);
    let mut tree = Tree {
        terms: &terms,
        position,
        table,
        meter: Meter::new(options.budget, options.stop),
        documented: documented.then(|| Documented { board: board.clone(), weights: options.weights }),
        exact: options.pruning == Pruning::Exact,
        may_stop: false,
        path: Vec::with_capacity(PLIES),
        killers: [[None; 2]; PLIES],
        list: Vec::with_capacity(1024),
        few: false,
        kept: vec![Kept::default(); PLIES],
        steps: [None; PLIES + 1],
    };
    tree.few = Kept::can_keep(&tree.position);
    if tree.few {
        tree.kept[0].fill(&tree.position);
    }
    let mut moves = root_moves(&mut tree, board, options);
    let most = match options.depth {
        0 => SearchOptions::DEPTH_MAX,
        depth => depth.min(SearchOptions::DEPTH_MAX),
    };
    let mut outcome = SearchOutcome {
        decision: Decision::Pass,
        depth: 0,
        score: 0,
        nodes: 0,
        stopped: false,
        line: Line::EMPTY,
    };
    let racing = !tree.exact && tree.documented.is_none() && tree.position.passed(tree.terms);
    let mut way = None;
    for depth in 1..=most {
        tree.may_stop = depth > 1;
        let Some(score) = tree.deepen(&mut moves, depth as i32, outcome.score) else { break };
        let ties = moves.iter().take_while(|m| m.best).count();
        let proved = score.abs() > PROVED;
        if racing && depth == 1 && !proved && !tree.meter.stopped() {
            let first: Vec<Move> = moves.iter().map(|m| m.m).collect();
            let width = race::width(options.budget);
            way = race::first_move(&tree.position, tree.terms, &first, width, &mut tree.meter);
        }
        // A win that is proved is better than a way home that only looks short.
        let picked = match way.filter(|_| score <= PROVED) {
            Some(m) => Some(m),
            None => Random::new(options.seed).pick(ties).and_then(|n| moves.get(n)).map(|picked| picked.m),
        };
        outcome = SearchOutcome {
            decision: picked.map_or(Decision::Pass, Decision::Move),
            depth,
            score,
            nodes: tree.meter.nodes(),
            stopped: false,
            line: picked.map_or(Line::EMPTY, |picked| line(&mut tree, board, picked, depth)),
        };
        if options.progress.as_mut().is_some_and(|progress| progress(&outcome)) {
            tree.meter.halt();
        }
        tree.may_stop = true;
        if proved || depth == most {
            break;
        }
        if tree.meter.stopped() {
            outcome.stopped = true;
            break;
        }
    }
    outcome.stopped |= tree.cut_short() && outcome.depth < most && outcome.score.abs() <= PROVED;
    outcome.nodes = tree.meter.nodes();
    Ok(outcome)
}

/// A move at the root.
#[derive(Clone, Copy)]
struct RootMove {
    m: Move,
    /// Whether it was exactly as good as the best at the last depth.
    best: bool,
}

/// The moves to be searched, the most promising first; those to be avoided only when there are no others.
fn root_moves(tree: &mut Tree, board: &Board, options: &SearchOptions) -> Vec<RootMove> {
    let mut list: Vec<Candidate> = Vec::new();
    tree.position.list(tree.terms, true, &mut list);
    let seat = board.to_move();
    let own = board.own_key(seat);
    let avoided = |c: &Candidate| {
        let key = own ^ zobrist::piece(seat, c.m.from) ^ zobrist::piece(seat, c.m.to);
        options.avoid.contains(&key)
    };
    if !list.iter().all(avoided) {
        list.retain(|c| !avoided(c));
    }
    list.sort_by_key(|c| (-c.gain, c.m));
    list.into_iter().map(|c| RootMove { m: c.m, best: false }).collect()
}

impl Tree<'_> {
    /// Searches every root move to a depth; the best come first after it. `None`, and nothing is changed, when it was
    /// cut short.
    fn deepen(&mut self, moves: &mut [RootMove], depth: i32, last: i32) -> Option<i32> {
        let mut done = moves.to_vec();
        let Some(first) = done.first_mut() else { return self.pass_at_root(depth) };
        let window = if depth >= 4 && last.abs() < PROVED { WINDOW } else { 2 * INFINITE };
        let (low, high) = ((last - window).max(-INFINITE), (last + window).min(INFINITE));
        let mut best = self.root_move(first.m, depth - 1, low, high);
        if (best <= low || best >= high) && !self.cut_short() {
            best = self.root_move(first.m, depth - 1, -INFINITE, INFINITE);
        }
        first.best = true;
        for place in 1..done.len() {
            if self.cut_short() {
                return None;
            }
            let m = done[place].m;
            let less = if self.exact { 0 } else { self.root_less(depth, place) };
            let mut score = self.root_move(m, depth - 1 - less, best - 1, best);
            if score >= best && less > 0 && !self.cut_short() {
                score = self.root_move(m, depth - 1, best - 1, best);
            }
            if score >= best && !self.cut_short() {
                score = self.root_move(m, depth - 1, best, best + 1);
                if score > best && !self.cut_short() {
                    score = self.root_move(m, depth - 1, best, INFINITE);
                }
                score = score.max(best);
            }
            if score > best {
                best = score;
                done[..place].iter_mut().for_each(|other| other.best = false);
            }
            done[place].best = score >= best;
        }
        if self.cut_short() {
            return None;
        }
        // The best first, the rest in the order they had.
        done.sort_by_key(|m| !m.best);
        moves.copy_from_slice(&done);
        Some(best)
    }

    /// The score of a root move, looked at `depth` plies beyond it.
    fn root_move(&mut self, m: Move, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.steps[1] = Some(m);
        self.make(m);
        let score = match self.ended(0) {
            Some(score) => {
                self.meter.count();
                score
            }
            None => -self.search(depth, 1, -beta, -alpha, false),
        };
        self.unmake(m);
        score
    }

    fn pass_at_root(&mut self, depth: i32) -> Option<i32> {
        let score = self.without_move(depth, 0, -INFINITE, INFINITE);
        (!self.cut_short()).then_some(score)
    }
}

/// The line that begins with a move, as far as the table remembers it.
fn line(tree: &mut Tree, board: &Board, first: Move, depth: u32) -> Line {
    let mut board = board.clone();
    let mut moves = Vec::new();
    let mut next = Some(first);
    while let Some(m) = next.filter(|_| moves.len() < depth as usize) {
        if board.play(m.from, m.to).is_err() {
            break;
        }
        moves.push(m);
        next = tree.table.get(board.key()).and_then(|entry| entry.best);
    }
    moves.into_iter().collect()
}
