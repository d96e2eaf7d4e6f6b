//! The root of a two-seat search: deepening ply by ply, and ties.
//!
//! Every depth is searched whole or thrown away. The first move is searched in full and the others are asked whether
//! they are as good, so that moves exactly as good as the best are told from worse ones; the seed picks among them
//! when all is done, and the search itself never sees it.

use crate::memory::room;
use crate::meter::Meter;
use crate::random::Random;
use crate::sternhalma::search::candidates::Candidates;
use crate::sternhalma::search::options::Pruning;
use crate::sternhalma::search::table::Table;
use crate::sternhalma::search::{Decision, Line, SearchError, SearchOptions, SearchOutcome};
use crate::sternhalma::{Board, Move, MoveList};

use super::position::Candidate;
use super::race;
use super::terms::Terms;
use super::tree::{Documented, INFINITE, PROVED, Tree};
use super::values::Values;

/// How far from the last depth's score the next is first looked for.
const WINDOW: i32 = 150;

/// Searches a board of two seats whose game is not over, for so many of the best moves.
pub fn search(
    table: &mut Table,
    board: &Board,
    options: &mut SearchOptions,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    table.begin(options.table_bytes())?;
    let documented = options.documented();
    let values = options.values.unwrap_or_else(|| Values::of(board.layout())).at(board);
    let terms = Terms::new(board.layout(), &values);
    let mut tree = Tree::new(&terms, board, table, Meter::new(options.budget, options.interrupt()))?;
    tree.documented = documented.then(|| Documented { board: board.clone(), weights: options.weights });
    tree.exact = options.pruning == Pruning::Exact;
    let mut root = Root::new(&tree, board, options)?;
    let deepest = match options.depth {
        0 => SearchOptions::DEPTH_MAX,
        depth => depth.min(SearchOptions::DEPTH_MAX),
    };
    let mut found: Vec<SearchOutcome> = room(most)?;
    found.resize(most, SearchOutcome::NOTHING);
    let mut next: Vec<SearchOutcome> = room(most)?;
    let racing = !tree.exact && !documented && tree.position.passed(tree.terms);
    let mut way = None;
    for depth in 1..=deepest {
        tree.may_stop = depth > 1;
        next.clear();
        let (mut picked, mut first_score) = (None, 0);
        for (place, last) in found.iter().enumerate() {
            let Some(score) = root.deepen(&mut tree, place, depth as i32, last.score) else { break };
            if place == 0 {
                (picked, first_score) = (root.pick(options.seed), score);
            }
            let m = root.moves.get(place).map(|m| m.m);
            let decision = m.map_or(Decision::Pass, Decision::Move);
            let line = m.map_or(Line::EMPTY, |m| line(&mut tree, board, m, depth));
            let outcome = SearchOutcome { decision, depth, score, line, ..SearchOutcome::NOTHING };
            SearchOutcome::rank(&mut next, outcome);
        }
        if next.len() < most {
            break;
        }
        // What was looked at less deeply for the first place may come out better when it is looked at for another.
        let picked = picked.filter(|_| next[0].score == first_score);
        std::mem::swap(&mut found, &mut next);
        let score = found[0].score;
        let proved = score.abs() > PROVED;
        if racing && depth == 1 && !proved && !tree.meter.stopped() {
            let width = race::width(options.budget);
            let first = |m| root.moves.iter().any(|root| root.m == m);
            way = race::first_move(&tree.position, tree.terms, first, width, &mut tree.meter)?;
        }
        // A win that is proved is better than a way home that only looks short.
        let first = way.filter(|_| score <= PROVED).or(picked);
        if let Some(m) = first.filter(|&m| found[0].decision != Decision::Move(m)) {
            let line = line(&mut tree, board, m, depth);
            SearchOutcome::lead(&mut found, Decision::Move(m), line);
        }
        found[0].nodes = tree.meter.nodes();
        if options.progress.as_mut().is_some_and(|progress| progress(&found[0])) {
            tree.meter.halt();
        }
        tree.may_stop = true;
        if proved || tree.meter.stopped() {
            break;
        }
    }
    let SearchOutcome { depth, score, .. } = found[0];
    let stopped = tree.meter.stopped() && depth < deepest && score.abs() <= PROVED;
    for outcome in &mut found {
        (outcome.nodes, outcome.stopped) = (tree.meter.nodes(), stopped);
    }
    Ok(found)
}

/// A move at the root.
#[derive(Clone, Copy)]
struct RootMove {
    m: Move,
    /// Whether it was exactly as good as the best at the last depth.
    best: bool,
    /// Where it stood before the last sorting.
    place: usize,
}

/// The moves to be searched, the most promising first; those to be avoided only when there are no others.
struct Root {
    moves: Vec<RootMove>,
    /// The same while a depth is searched.
    working: Vec<RootMove>,
}

impl Root {
    fn new(tree: &Tree, board: &Board, options: &SearchOptions) -> Result<Root, SearchError> {
        let candidates = Candidates::new(board, options.avoid);
        let mut list: Vec<Candidate> = room(MoveList::MAX)?;
        tree.position.list(tree.terms, true, &mut list);
        list.retain(|c| candidates.allows(c.m));
        list.sort_unstable_by_key(|c| (-c.gain, c.m));
        let (mut moves, working) = (room(list.len())?, room(list.len())?);
        moves.extend(list.iter().map(|c| RootMove { m: c.m, best: false, place: 0 }));
        Ok(Root { moves, working })
    }

    /// One of the moves that were exactly as good as the best when the whole of them was searched last.
    fn pick(&self, seed: u64) -> Option<Move> {
        let ties = self.moves.iter().take_while(|m| m.best).count();
        Random::new(seed).pick(ties).and_then(|n| self.moves.get(n)).map(|picked| picked.m)
    }

    /// Searches every root move from a place on to a depth; the best come first after it. `None`, and nothing is
    /// changed, when it was cut short.
    fn deepen(&mut self, tree: &mut Tree, from: usize, depth: i32, last: i32) -> Option<i32> {
        let Root { moves, working } = self;
        let moves = &mut moves[from..];
        let Some(first) = moves.first() else { return tree.pass_at_root(depth) };
        working.clear();
        working.extend_from_slice(moves);
        let window = if depth >= 4 && last.abs() < PROVED { WINDOW } else { 2 * INFINITE };
        let (low, high) = ((last - window).max(-INFINITE), (last + window).min(INFINITE));
        let mut best = tree.root_move(first.m, depth - 1, low, high);
        if (best <= low || best >= high) && !tree.cut_short() {
            best = tree.root_move(first.m, depth - 1, -INFINITE, INFINITE);
        }
        working[0].best = true;
        for place in 1..working.len() {
            if tree.cut_short() {
                return None;
            }
            let m = working[place].m;
            let less = if tree.exact { 0 } else { tree.root_less(depth, place) };
            let mut score = tree.root_move(m, depth - 1 - less, best - 1, best);
            if score >= best && less > 0 && !tree.cut_short() {
                score = tree.root_move(m, depth - 1, best - 1, best);
            }
            if score >= best && !tree.cut_short() {
                score = tree.root_move(m, depth - 1, best, best + 1);
                if score > best && !tree.cut_short() {
                    score = tree.root_move(m, depth - 1, best, INFINITE);
                }
                score = score.max(best);
            }
            if score > best {
                best = score;
                working[..place].iter_mut().for_each(|other| other.best = false);
            }
            working[place].best = score >= best;
        }
        if tree.cut_short() {
            return None;
        }
        // The best first, the rest in the order they had.
        working.iter_mut().enumerate().for_each(|(place, m)| m.place = place);
        working.sort_unstable_by_key(|m| (!m.best, m.place));
        moves.copy_from_slice(working);
        Some(best)
    }
}

impl Tree<'_> {
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
    let mut next = Some(first);
    let moves = std::iter::from_fn(|| {
        let m = next.filter(|m| board.play(m.from, m.to).is_ok())?;
        next = tree.table.get(board.key()).and_then(|entry| entry.best);
        Some(m)
    });
    moves.take(depth as usize).collect()
}
