//! The root of a search of two seats.
//!
//! The first move is searched in full. The others get a null window just below the best score, so that all moves exactly
//! as good as the best are found.

use super::position::ScoredMove;
use super::pruning::late_move_reduction;
use super::search::{Documented, INFINITE, PROVED, Search};
use crate::kit::{NodeBudget, try_with_capacity};
use crate::sternhalma::board::{Board, MoveList};
use crate::sternhalma::eval::PieceSquareTables;
use crate::sternhalma::search::beam::race;
use crate::sternhalma::search::deepening::{self, deepen};
use crate::sternhalma::search::options::SearchOptions;
use crate::sternhalma::search::outcome::{Line, SearchError, SearchOutcome};
use crate::sternhalma::search::root_moves::Candidates;
use crate::sternhalma::search::tt_move::Table;
use crate::sternhalma::star::Move;

/// Half the width of the aspiration window round the score of the last depth.
const ASPIRATION_WINDOW: i32 = 150;
/// The least depth with an aspiration window.
const ASPIRATION_DEPTH: i32 = 4;

/// Searches a board of two seats whose game is not over, for the `most` best moves.
pub fn search(
    table: &mut Table,
    board: &Board,
    options: &mut SearchOptions,
    most: usize,
) -> Result<Vec<SearchOutcome>, SearchError> {
    table.begin(options.table_bytes())?;
    let documented = options.documented();
    let phase = options.values(board.layout()).at(board);
    let tables = PieceSquareTables::new(board.layout(), &phase);
    let mut search =
        Search::new(&tables, board, table, NodeBudget::new(options.budget, options.interrupt()))?;
    search.documented = documented.then(|| Documented { board: board.clone(), weights: options.weights });
    search.exact = options.exact();
    let mut root = Root::new(search, board, options)?;
    deepen(&mut root, options, 1..=options.deepest(), most)
}

/// A move at the root.
#[derive(Clone, Copy)]
struct RootMove {
    m: Move,
    /// Whether it was exactly as good as the best at the last depth.
    is_best: bool,
    /// Its place before the last sorting.
    place: usize,
}

/// The root moves in the order they are searched. Moves to be avoided are among them only when there are no others.
struct Root<'a> {
    search: Search<'a>,
    board: &'a Board,
    moves: Vec<RootMove>,
    /// A copy of the moves while a depth is searched.
    working: Vec<RootMove>,
    /// The width of the beam search for the shortest way home, when the armies have passed each other.
    race_width: Option<usize>,
    /// The first move of that way.
    race_move: Option<Move>,
}

impl<'a> Root<'a> {
    fn new(search: Search<'a>, board: &'a Board, options: &SearchOptions) -> Result<Root<'a>, SearchError> {
        let candidates = Candidates::new(board, options.avoid);
        let mut list: Vec<ScoredMove> = try_with_capacity(MoveList::MAX)?;
        search.position.list_moves(search.tables, true, &mut list);
        list.retain(|c| candidates.allows(c.m));
        list.sort_unstable_by_key(|c| (-c.gain, c.m));
        let (mut moves, working) = (try_with_capacity(list.len())?, try_with_capacity(list.len())?);
        moves.extend(list.iter().map(|c| RootMove { m: c.m, is_best: false, place: 0 }));
        let is_tapered = !search.exact && search.documented.is_none();
        let is_race = is_tapered && search.position.armies_have_passed(search.tables);
        let race_width = is_race.then(|| race::width(options.budget));
        Ok(Root { search, board, moves, working, race_width, race_move: None })
    }

    /// The score of the move in a place, searched to a depth after the best score so far: exact when it is at least
    /// `best`, otherwise below `best`.
    fn compare(&mut self, m: Move, place: usize, depth: i32, best: i32) -> i32 {
        let search = &mut self.search;
        let reduction = if search.exact { 0 } else { late_move_reduction(depth, place, true) };
        let mut score = search.root_move(m, depth - 1 - reduction, best - 1, best);
        if score >= best && reduction > 0 && !search.cut_short() {
            score = search.root_move(m, depth - 1, best - 1, best);
        }
        if score >= best && !search.cut_short() {
            score = search.root_move(m, depth - 1, best, best + 1);
            if score > best && !search.cut_short() {
                score = search.root_move(m, depth - 1, best, INFINITE);
            }
            score = score.max(best);
        }
        score
    }
}

impl<'a> deepening::Root<'a> for Root<'a> {
    type Choice = Move;

    fn search_depth(&mut self, place: usize, depth: u32, last_score: i32) -> Option<i32> {
        self.search.may_stop = depth > 1;
        let depth = depth as i32;
        let Some(first) = self.moves.get(place) else { return self.search.root_pass(depth) };
        // Aspiration windows (Shams, Kaindl and Horacek, "Using Aspiration Windows for Minimax Algorithms", 1991).
        let is_narrow = depth >= ASPIRATION_DEPTH && last_score.abs() < PROVED;
        let half = if is_narrow { ASPIRATION_WINDOW } else { 2 * INFINITE };
        let (low, high) = ((last_score - half).max(-INFINITE), (last_score + half).min(INFINITE));
        let m = first.m;
        let mut best = self.search.root_move(m, depth - 1, low, high);
        if (best <= low || best >= high) && !self.search.cut_short() {
            best = self.search.root_move(m, depth - 1, -INFINITE, INFINITE);
        }
        self.working.clear();
        self.working.extend_from_slice(&self.moves[place..]);
        self.working[0].is_best = true;
        for at in 1..self.working.len() {
            if self.search.cut_short() {
                return None;
            }
            let score = self.compare(self.working[at].m, at, depth, best);
            if score > best {
                best = score;
                self.working[..at].iter_mut().for_each(|other| other.is_best = false);
            }
            self.working[at].is_best = score >= best;
        }
        if self.search.cut_short() {
            return None;
        }
        // The best first, the others in the order they had.
        self.working.iter_mut().enumerate().for_each(|(at, m)| m.place = at);
        self.working.sort_unstable_by_key(|m| (!m.is_best, m.place));
        self.moves[place..].copy_from_slice(&self.working);
        Some(best)
    }

    fn ties(&self, place: usize) -> usize {
        self.moves.iter().skip(place).take_while(|m| m.is_best).count()
    }

    fn choice(&self, place: usize, number: usize) -> Option<Move> {
        self.moves.get(place + number).map(|m| m.m)
    }

    /// The moves that the transposition table remembers after a move.
    fn line(&mut self, first: Move, depth: u32) -> Line {
        let mut board = self.board.clone();
        let mut next = Some(first);
        let moves = std::iter::from_fn(|| {
            let m = next.filter(|m| board.play(m.from, m.to).is_ok())?;
            next = self.search.table.get(board.key()).and_then(|entry| entry.best);
            Some(m)
        });
        moves.take(depth as usize).collect()
    }

    /// The first move of a short way home, when the armies have passed each other and no win is proved.
    fn preferred(
        &mut self,
        depth: u32,
        score: i32,
        picked: Option<Move>,
    ) -> Result<Option<Move>, SearchError> {
        if let Some(width) = self.race_width.filter(|_| depth == 1)
            && !self.is_final(score)
            && !self.search.node_budget.stopped()
        {
            let Search { position, tables, node_budget, .. } = &mut self.search;
            let (s, is_root_move) = (position.turn, |m| self.moves.iter().any(|root| root.m == m));
            let (pieces, still, sum) = (position.pieces[s], position.pieces[s ^ 1], position.sum[s]);
            self.race_move =
                race::first_move(&tables.sides[s], pieces, still, sum, is_root_move, width, node_budget)?;
        }
        // A proved win is better than a way home that only looks short.
        Ok(self.race_move.filter(|_| score <= PROVED).or(picked))
    }

    fn is_final(&self, score: i32) -> bool {
        score.abs() > PROVED
    }

    fn is_out_of_memory(&self) -> bool {
        self.search.table.failed()
    }

    fn node_budget(&mut self) -> &mut NodeBudget<'a> {
        &mut self.search.node_budget
    }
}

impl Search<'_> {
    /// The score of a root move, searched `depth` plies beyond it.
    fn root_move(&mut self, m: Move, depth: i32, alpha: i32, beta: i32) -> i32 {
        self.make(m, 1);
        let score = match self.position.terminal_score(self.tables, 0) {
            Some(score) => {
                self.node_budget.count();
                score
            }
            None => -self.search_node(depth, 1, -beta, -alpha, false),
        };
        self.unmake(m);
        score
    }

    /// The score of a pass at the root. `None` when the search was cut short.
    fn root_pass(&mut self, depth: i32) -> Option<i32> {
        let score = self.search_pass(depth, 0, -INFINITE, INFINITE);
        (!self.cut_short()).then_some(score)
    }
}
