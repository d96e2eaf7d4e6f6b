//! The position as the search moves through it: pieces, hops, who is still racing, and the result of each move.

use crate::sternhalma::board::{Board, zobrist};
use crate::sternhalma::star::{Hole, HoleSet, HomeView, HopClasses, Seat};

/// The value of a piece on each hole, for each seat.
pub type HoleValues = [[i32; Hole::COUNT]; Seat::MAX];

/// The number of pieces at each distance from the tip of a home, seven bits a distance.
pub type Spread = u128;

/// The spread of one piece.
#[inline(always)]
fn at_distance(distance: i32) -> Spread {
    1 << (7 * distance as u32)
}

/// The distance of the rearmost piece, 0 when there is none.
#[inline(always)]
pub fn rearmost_distance(spread: Spread) -> i32 {
    (127_u32.saturating_sub(spread.leading_zeros()) / 7) as i32
}

/// One seat's pieces.
pub struct Army {
    pub pieces: HoleSet,
    /// The sum of the hole values of the pieces.
    pub sum: i32,
    pub spread: Spread,
    pub home: HoleSet,
    pub view: &'static HomeView,
    /// The number of holes of the home in each hop class.
    home_classes: [i32; 4],
}

/// Which seats are still racing, and what has happened since the search began.
#[derive(Clone, Copy)]
pub struct RaceStatus {
    /// The seats still racing, a bit a seat.
    pub racing: u8,
    /// The number of seats that came home since the search began.
    pub came_home: i32,
    /// The ply at which the first of them did.
    pub first_home_ply: i32,
    /// The number of passes in a row up to here.
    pub passes: u32,
    /// Whether the game has ended at its cap or by a deadlock.
    pub is_called_off: bool,
}

impl RaceStatus {
    /// Whether a seat is still racing.
    #[inline(always)]
    pub fn races(&self, seat: usize) -> bool {
        self.racing >> seat & 1 == 1
    }

    /// The number of seats still racing.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.racing.count_ones()
    }

    /// The seats still racing, in seat order.
    #[inline(always)]
    pub fn seats(&self) -> Seats {
        Seats(self.racing)
    }

    /// The seats still racing, except one.
    #[inline(always)]
    pub fn rivals(&self, seat: usize) -> Seats {
        Seats(self.racing & !(1 << seat))
    }

    /// The next seat still racing after a seat; the seat itself when there is no other.
    #[inline(always)]
    pub fn after(&self, seat: usize) -> usize {
        let later = self.racing & ((0xfe_u32 << seat) as u8);
        (if later != 0 { later } else { self.racing }).trailing_zeros() as usize
    }

    /// Whether the game has ended.
    #[inline(always)]
    pub fn is_over(&self) -> bool {
        self.is_called_off || self.len() <= 1
    }
}

/// A set of seats, a bit a seat. Iterates in seat order.
#[derive(Clone, Copy)]
pub struct Seats(pub u8);

impl Iterator for Seats {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let seat = self.0.trailing_zeros() as usize;
        self.0 &= self.0.wrapping_sub(1);
        (seat < Seat::MAX).then_some(seat)
    }
}

/// How a seat came home.
#[derive(Clone, Copy, Default)]
pub struct Arrival {
    /// The number of seats that came home before it since the search began.
    pub before: i32,
    /// The ply at which it came home.
    pub ply: i32,
}

/// A position of the search.
pub struct Position {
    pub hop_classes: HopClasses,
    pub occupied: HoleSet,
    pub armies: [Army; Seat::MAX],
    pub status: RaceStatus,
    /// The pieces' part of the key.
    pub key: u64,
    values: HoleValues,
    keys: [[u64; Hole::COUNT]; Seat::MAX],
    /// The seats whose home each hole belongs to, a bit a seat.
    home_owners: [u8; Hole::COUNT],
    /// The racing seats whose home was full when the search began, a bit a seat. The next move, whichever it is, counts
    /// them home.
    home_full_at_root: u8,
    /// The arrivals of the seats that came home since the search began.
    pub arrivals: [Arrival; Seat::MAX],
    /// The number of plies from the root to the cap.
    pub plies_to_cap: i32,
    /// The number of passes in a row that end the game; 0 for one of every seat still racing.
    pub passes_allowed: u32,
}

impl Position {
    /// The position of a board.
    pub fn new(board: &Board, values: HoleValues) -> Position {
        let layout = board.layout();
        let racing = |&seat: &Seat| !board.finished(seat) && !board.resigned(seat);
        let bits =
            |seats: &mut dyn Iterator<Item = Seat>| seats.fold(0, |bits, seat| bits | 1 << seat.index());
        let armies = Seat::ALL.map(|seat| {
            let view = HomeView::of(layout.point(seat).opposite());
            let pieces = if layout.has(seat) { board.pieces(seat) } else { HoleSet::EMPTY };
            let home = if layout.has(seat) { layout.home(seat) } else { HoleSet::EMPTY };
            let mut home_classes = [0; 4];
            home.into_iter().for_each(|hole| home_classes[hole.class()] += 1);
            Army {
                pieces,
                sum: pieces.into_iter().map(|hole| values[seat.index()][hole.index()]).sum(),
                spread: pieces.into_iter().map(|hole| at_distance(view.distance(hole))).sum(),
                home,
                view,
                home_classes,
            }
        });
        let home_owners = std::array::from_fn(|hole| {
            let hole = Hole::from_index(hole);
            bits(&mut layout.each_seat().filter(|&seat| layout.home(seat).contains(hole)))
        });
        let pieces_key = armies
            .iter()
            .zip(Seat::ALL)
            .fold(0, |key, (army, seat)| key ^ zobrist::pieces(seat, army.pieces));
        Position {
            hop_classes: *board.hop_classes(),
            occupied: board.occupied(),
            key: pieces_key,
            armies,
            status: RaceStatus {
                racing: bits(&mut layout.each_seat().filter(racing)),
                came_home: 0,
                first_home_ply: 0,
                passes: 0,
                is_called_off: false,
            },
            values,
            keys: Seat::ALL.map(|seat| std::array::from_fn(|h| zobrist::piece(seat, Hole::from_index(h)))),
            home_owners,
            home_full_at_root: bits(
                &mut layout.each_seat().filter(racing).filter(|&seat| board.home_complete(seat)),
            ),
            arrivals: [Arrival::default(); Seat::MAX],
            plies_to_cap: board.cap().saturating_sub(board.ply()).min(i32::MAX as u32) as i32,
            passes_allowed: 0,
        }
    }

    /// The value of a hole to a seat.
    #[inline(always)]
    pub fn hole_value(&self, seat: usize, hole: Hole) -> i32 {
        self.values[seat][hole.index()]
    }

    /// Moves a seat's piece to an empty hole. The reverse move undoes it. [`resolve_move`](Self::resolve_move) updates
    /// the status.
    #[inline(always)]
    pub fn go(&mut self, seat: usize, from: Hole, to: Hole) {
        self.hop_classes.go(from, to);
        let both = HoleSet::from(from) ^ to.into();
        self.occupied ^= both;
        self.key ^= self.keys[seat][from.index()] ^ self.keys[seat][to.index()];
        let gain = self.gain(seat, from, to);
        let army = &mut self.armies[seat];
        army.pieces ^= both;
        army.sum += gain;
        army.spread = army.spread_after(from, to);
    }

    /// The change of the sum of hole values by a move of a seat.
    #[inline(always)]
    pub fn gain(&self, seat: usize, from: Hole, to: Hole) -> i32 {
        self.hole_value(seat, to) - self.hole_value(seat, from)
    }

    /// Updates the status after a move to a hole that led to a ply: seats that came home, and the end of the game.
    #[inline(always)]
    pub fn resolve_move(&mut self, mover: usize, to: Hole, ply: i32) {
        self.status.passes = 0;
        let candidates = (self.home_owners[to.index()] | self.home_full_at_root) & self.status.racing;
        if candidates != 0 {
            self.mark_home(candidates, mover, ply);
        }
        self.status.is_called_off = ply >= self.plies_to_cap;
    }

    /// Updates the status after a pass that led to a ply.
    pub fn resolve_pass(&mut self, ply: i32) {
        self.status.passes += 1;
        let allowed = if self.passes_allowed == 0 { self.status.len() } else { self.passes_allowed };
        self.status.is_called_off = self.status.passes >= allowed || ply >= self.plies_to_cap;
    }

    /// Counts home those of the candidates whose home is complete.
    fn mark_home(&mut self, candidates: u8, mover: usize, ply: i32) {
        // The mover first and then the others in turn order.
        let later = candidates & ((0xff_u32 << mover) as u8);
        for seat in Seats(later).chain(Seats(candidates & !later)) {
            if self.is_home(seat) {
                let before = self.status.came_home;
                self.status.first_home_ply = if before == 0 { ply } else { self.status.first_home_ply };
                self.arrivals[seat] = Arrival { before, ply };
                self.status.came_home += 1;
                self.status.racing &= !(1 << seat);
            }
        }
    }

    /// Whether a seat's home is full, with at least one of its own pieces in it.
    #[inline(always)]
    fn is_home(&self, seat: usize) -> bool {
        let Army { home, pieces, .. } = self.armies[seat];
        (home - self.occupied).is_empty() && !(home & pieces).is_empty()
    }

    /// The last gaps: the holes that complete the home of a racing seat when a piece comes there.
    #[inline(always)]
    pub fn last_gaps(&self) -> HoleSet {
        let mut last_gaps = HoleSet::EMPTY;
        for seat in self.status.seats() {
            let gaps = self.armies[seat].home - self.occupied;
            if gaps.bits() & gaps.bits().wrapping_sub(1) == 0 {
                last_gaps |= gaps;
            }
        }
        last_gaps
    }

    /// Whether any move counts a seat home, because its home was full when the search began.
    #[inline(always)]
    pub fn any_move_marks_home(&self) -> bool {
        self.home_full_at_root & self.status.racing != 0
    }

    /// The holes a piece reaches, as a merged word (see [`HopClasses::merge`]).
    #[inline(always)]
    pub fn targets_word(&self, from: Hole) -> u64 {
        self.hop_classes.merge(from, self.hop_classes.hops(from))
    }

    /// As [`Board::distance_left`].
    pub fn distance_left(&self, seat: usize) -> i32 {
        let army = &self.armies[seat];
        let at_home = (0..).flat_map(|d| std::iter::repeat_n(d, d as usize + 1));
        let places = army.pieces.len().min(army.home.len());
        army.view.total(army.pieces) - at_home.take(places).sum::<i32>()
    }

    /// As [`Board::class_surplus`].
    pub fn class_surplus(&self, seat: usize) -> i32 {
        let army = &self.armies[seat];
        let mut surplus = army.home_classes.map(|n| -n);
        army.pieces.into_iter().for_each(|hole| surplus[hole.class()] += 1);
        surplus.iter().map(|n| n.abs()).sum()
    }

    /// As [`Board::blocking`].
    pub fn blocking(&self, seat: usize) -> i32 {
        let Army { home, pieces, view, .. } = self.armies[seat];
        let gaps = home - self.occupied;
        let blocks = |&hole: &Hole| {
            (gaps & hole.neighbour_set()).into_iter().any(|next| view.distance(next) < view.distance(hole))
        };
        (home & pieces).into_iter().filter(blocks).count() as i32
    }
}

impl Army {
    /// The spread after a move.
    #[inline(always)]
    pub fn spread_after(&self, from: Hole, to: Hole) -> Spread {
        self.spread - at_distance(self.view.distance(from)) + at_distance(self.view.distance(to))
    }
}
