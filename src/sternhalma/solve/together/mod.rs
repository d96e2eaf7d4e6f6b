//! The shortest game of two seats that help each other.
//!
//! A beam over games of a given number of plies, which also says who is to win: the seat that makes the last of
//! them. Every piece of the winner has to end a move in her home, so she may not have more pieces outside than moves
//! left; and every piece of the loser that stands in it has to leave, so those may not be more than his moves left.
//! When a game of so many plies is found, one of a ply less is looked for.

mod merit;
mod pairs;

use merit::Merit;
use pairs::{Pair, Pairs};

use super::{HoleSet, Lanes, Move, Seat, Solution, SolveError, SolveOptions, SolveProgress, Track, targets};
use crate::sternhalma::Board;

/// The most plies of a game that is looked for.
const PLIES: usize = 48;

impl Board {
    /// A game in few plies from what stands on a board of two seats, the seat to move first, in which the
    /// [`distance_left`](Board::distance_left) of one of them comes to 0 with the last ply and which no earlier ply
    /// ends. It is never proved to be the shortest. The more `width`, the longer it takes and the shorter the game
    /// may be. `exact` and `threads` make no difference.
    ///
    /// # Errors
    ///
    /// [`SolveError::Seats`] when the board is not one of two seats; [`SolveError::Pieces`] when a seat does not
    /// have as many pieces as its home has holes; [`SolveError::Option`]; [`SolveError::Memory`];
    /// [`SolveError::Stopped`] when it was stopped before there was a game; [`SolveError::NotFound`] when the width
    /// was not enough to find one.
    pub fn solve_together(&self, options: &mut SolveOptions) -> Result<Solution, SolveError> {
        let layout = self.layout();
        if layout.seats() != 2 {
            return Err(SolveError::Seats);
        }
        if layout.each_seat().any(|seat| self.count(seat) != layout.pieces()) {
            return Err(SolveError::Pieces);
        }
        options.check()?;
        let mut games = Games::new(self, options);
        let mut best = None;
        for width in widths(games.width) {
            games.width = width;
            match games.shorten(&mut best) {
                Err(SolveError::Stopped) if best.is_some() => break,
                ended => ended?,
            }
        }
        let moves = best.ok_or(SolveError::NotFound)?;
        let (positions, bytes, stopped) = (games.positions, games.peak, games.stopped);
        Ok(Solution { moves, proved: false, least: 0, positions, bytes, stopped })
    }
}

/// The widths that are tried one after the other: a wider beam is not always a better one.
fn widths(most: usize) -> impl Iterator<Item = usize> {
    let narrower = std::iter::successors(Some(SolveOptions::WIDTH_TOGETHER), |width| Some(width * 4));
    narrower.take_while(move |&width| width < most).chain([most])
}

/// The games that are looked through.
struct Games<'a, 'b> {
    board: &'a Board,
    options: &'a mut SolveOptions<'b>,
    track: &'static Track,
    width: usize,
    positions: u64,
    peak: usize,
    stopped: bool,
}

/// One ply of a game.
struct Ply<'a> {
    merit: &'a Merit,
    track: &'static Track,
    home: [HoleSet; 2],
    mover: usize,
    winner: usize,
    /// How many moves the winner and the loser have after this ply.
    left: [usize; 2],
}

impl<'a, 'b> Games<'a, 'b> {
    fn new(board: &'a Board, options: &'a mut SolveOptions<'b>) -> Self {
        let asked = if options.width == 0 { SolveOptions::WIDTH_TOGETHER } else { options.width };
        let room = options.memory_kib as usize * 1024 / Pairs::bytes(1, PLIES);
        // The homes of two seats face each other, so both have the same mirror.
        let track = Track::to(board.layout().point(board.to_move()));
        Games { board, options, track, width: asked.min(room).max(1), positions: 0, peak: 0, stopped: false }
    }

    /// Looks for a game that is shorter than the best, and again until there is none.
    fn shorten(&mut self, best: &mut Option<Vec<Move>>) -> Result<(), SolveError> {
        // Who wins depends on whether the number of plies is even, so two numbers have to fail.
        let mut failed = 0;
        while failed < 2 {
            let plies = best.as_ref().map_or(PLIES, |game| game.len() - 1);
            let Some(plies) = plies.checked_sub(failed).filter(|&plies| plies > 0) else { break };
            match self.look(plies)? {
                Some(game) => (*best, failed) = (Some(game), 0),
                None => failed += 1,
            }
        }
        Ok(())
    }

    /// A game of at most so many plies, won by the seat that would make the last.
    fn look(&mut self, plies: usize) -> Result<Option<Vec<Move>>, SolveError> {
        let layout = self.board.layout();
        let first = self.board.to_move().index();
        let winner = (first + plies - 1) % 2;
        let merit = Merit::new(layout, Seat::ALL[winner]);
        let home = [0, 1].map(|seat| layout.home(Seat::ALL[seat]));
        let start = [0, 1].map(|seat| self.board.pieces(Seat::ALL[seat]));
        let mut pairs = Pairs::new(self.width, plies, start)?;
        self.peak = self.peak.max(Pairs::bytes(self.width, plies));
        for ply in 0..plies {
            let mover = (first + ply) % 2;
            let after = plies - 1 - ply;
            let left =
                if mover == winner { [after / 2, after.div_ceil(2)] } else { [after.div_ceil(2), after / 2] };
            let look = Ply { merit: &merit, track: self.track, home, mover, winner, left };
            for place in 0..pairs.level().len() {
                if place % 16 == 0 {
                    self.go_on()?;
                }
                let pair = pairs.level()[place];
                let show = &mut |after, rank, m, flipped| pairs.show(after, rank, place, m, flipped);
                if let Some(m) = look.expand(pair, show, &mut self.positions) {
                    return pairs.game(place, m, self.track).map(Some);
                }
            }
            let kept = pairs.next();
            if kept == 0 {
                return Ok(None);
            }
            self.tell(ply + 1, kept)?;
        }
        Ok(None)
    }

    fn go_on(&mut self) -> Result<(), SolveError> {
        self.stopped = self.stopped || self.options.interrupt().requested();
        if self.stopped { Err(SolveError::Stopped) } else { Ok(()) }
    }

    fn tell(&mut self, levels: usize, width: usize) -> Result<(), SolveError> {
        let progress = SolveProgress { levels, width, positions: self.positions };
        self.stopped |= self.options.progress.as_mut().is_some_and(|told| told(&progress));
        self.go_on()
    }
}

impl Ply<'_> {
    /// Shows what one move leads to from a position, and answers with a move that wins.
    fn expand(
        &self,
        pair: Pair,
        show: &mut impl FnMut(Pair, i32, Move, bool),
        positions: &mut u64,
    ) -> Option<Move> {
        let lanes = Lanes::of(pair[0] | pair[1]);
        let images = pair.map(|own| self.track.image_of(own));
        let opened = self.merit.open(pair);
        let winning_home = self.home[self.winner];
        *positions += 1;
        for from in pair[self.mover] {
            for m in targets(from, lanes.merge(from, lanes.hops(from))) {
                if self.merit.retreats(self.mover == self.winner, m) {
                    continue;
                }
                *positions += 1;
                let mut after = pair;
                after[self.mover] = pair[self.mover].without(from).with(m.to);
                if after[self.winner] == winning_home {
                    return Some(m);
                }
                let outside = (after[self.winner] - winning_home).len();
                let in_the_way = (after[1 - self.winner] & winning_home).len();
                if outside > self.left[0] || in_the_way > self.left[1] || self.over(after) {
                    continue;
                }
                let mut image = images;
                image[self.mover] =
                    images[self.mover].without(self.track.image(from)).with(self.track.image(m.to));
                let flipped = image.map(HoleSet::bits) < after.map(HoleSet::bits);
                let rank = self.merit.after(&opened, self.mover == self.winner, m);
                show(if flipped { image } else { after }, rank, m, flipped);
            }
        }
        None
    }

    /// Whether the home rule ends the game: a home is full, with a piece of its own in it.
    fn over(&self, pair: Pair) -> bool {
        let full = |seat: usize| {
            let home = self.home[seat];
            (home - (pair[0] | pair[1])).is_empty() && !(home & pair[seat]).is_empty()
        };
        full(0) || full(1)
    }
}
