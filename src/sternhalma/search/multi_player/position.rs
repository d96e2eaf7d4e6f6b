//! The board as the search moves on it: pieces, hops, who is still racing, and what follows each move.

use super::eval::{Spread, Worth, at_distance};
use super::home_view::Course;
use super::placing;
use crate::sternhalma::board::{Board, Move, zobrist};
use crate::sternhalma::star::{Hole, HoleSet, HopClasses, Seat};

/// One seat and its pieces.
pub struct Runner {
    pub pieces: HoleSet,
    /// What the pieces' holes are worth to it.
    pub sum: i32,
    /// How many of its pieces are at each distance from the tip of its home.
    pub spread: Spread,
    pub home: HoleSet,
    pub course: &'static Course,
    /// How many holes of its home are in each hop class.
    classes: [i32; 4],
}

/// Who is still racing, and how those fared that came home since the search began.
#[derive(Clone, Copy)]
pub struct Field {
    /// The seats still racing, a bit a seat.
    pub racing: u8,
    /// How many seats came home since the search began.
    pub came: i32,
    /// The ply at which the first of them did.
    pub first: i32,
    /// Passes just made in a row.
    pub passes: u32,
    /// Whether the game has ended other than by the race being run.
    pub called_off: bool,
}

impl Field {
    /// Whether a seat is still racing.
    #[inline(always)]
    pub fn races(&self, seat: usize) -> bool {
        self.racing >> seat & 1 == 1
    }

    /// How many seats are still racing.
    #[inline(always)]
    pub fn len(&self) -> u32 {
        self.racing.count_ones()
    }

    /// The seats still racing, in seat order.
    #[inline(always)]
    pub fn seats(&self) -> Seats {
        Seats(self.racing)
    }

    /// The seats still racing but one.
    #[inline(always)]
    pub fn rivals(&self, seat: usize) -> Seats {
        Seats(self.racing & !(1 << seat))
    }

    /// The next seat still racing after one; that seat itself when there is no other.
    #[inline(always)]
    pub fn after(&self, seat: usize) -> usize {
        let later = self.racing & ((0xfe_u32 << seat) as u8);
        (if later != 0 { later } else { self.racing }).trailing_zeros() as usize
    }

    /// Whether the game has ended.
    #[inline(always)]
    pub fn over(&self) -> bool {
        self.called_off || self.len() <= 1
    }
}

/// Some seats, in seat order.
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

/// A position of the search.
pub struct Race {
    pub hop_classes: HopClasses,
    pub occupied: HoleSet,
    pub runners: [Runner; Seat::MAX],
    pub field: Field,
    pub worth: Worth,
    /// The pieces' part of the key.
    pub key: u64,
    numbers: [[u64; Hole::COUNT]; Seat::MAX],
    /// The seats whose home each hole is in, a bit a seat.
    homes: [u8; Hole::COUNT],
    /// Seats that race although their home was complete when the search began: the next play counts them home,
    /// wherever it goes.
    early: u8,
    /// What coming home was worth to each seat that is not racing but was when the search began.
    pub results: [i32; Seat::MAX],
    /// Plies from here to the cap.
    pub room: i32,
    /// How many passes in a row end the game; 0 for one of every seat still racing.
    pub passes_allowed: u32,
}

impl Race {
    /// The position that a board shows.
    pub fn new(board: &Board, worth: Worth) -> Race {
        let layout = board.layout();
        let has = |seat: Seat| layout.has(seat);
        let racing = |&seat: &Seat| !board.finished(seat) && !board.resigned(seat);
        let bits =
            |seats: &mut dyn Iterator<Item = Seat>| seats.fold(0, |bits, seat| bits | 1 << seat.index());
        let runners = Seat::ALL.map(|seat| {
            let course = Course::to(layout.point(seat).opposite());
            let pieces = if has(seat) { board.pieces(seat) } else { HoleSet::EMPTY };
            let home = if has(seat) { layout.home(seat) } else { HoleSet::EMPTY };
            let mut classes = [0; 4];
            home.into_iter().for_each(|hole| classes[hole.class()] += 1);
            Runner {
                pieces,
                sum: worth.sum(seat.index(), pieces),
                spread: pieces.into_iter().map(|hole| at_distance(course.distance[hole.index()])).sum(),
                home,
                course,
                classes,
            }
        });
        let homes = std::array::from_fn(|hole| {
            let hole = Hole::from_index(hole);
            bits(&mut layout.each_seat().filter(|&seat| layout.home(seat).contains(hole)))
        });
        Race {
            hop_classes: *board.hop_classes(),
            occupied: board.occupied(),
            key: runners
                .iter()
                .zip(Seat::ALL)
                .fold(0, |key, (r, seat)| key ^ zobrist::pieces(seat, r.pieces)),
            runners,
            field: Field {
                racing: bits(&mut layout.each_seat().filter(racing)),
                came: 0,
                first: 0,
                passes: 0,
                called_off: false,
            },
            worth,
            numbers: Seat::ALL.map(|seat| std::array::from_fn(|h| zobrist::piece(seat, Hole::from_index(h)))),
            homes,
            early: bits(&mut layout.each_seat().filter(racing).filter(|&seat| board.home_complete(seat))),
            results: [0; Seat::MAX],
            room: board.cap().saturating_sub(board.ply()).min(i32::MAX as u32) as i32,
            passes_allowed: 0,
        }
    }

    /// Moves a seat's piece to an empty hole; moving it back undoes it.
    #[inline(always)]
    pub fn go(&mut self, seat: usize, from: Hole, to: Hole) {
        self.hop_classes.go(from, to);
        let both = HoleSet::from(from) ^ to.into();
        self.occupied ^= both;
        self.key ^= self.numbers[seat][from.index()] ^ self.numbers[seat][to.index()];
        let runner = &mut self.runners[seat];
        runner.pieces ^= both;
        runner.sum += self.worth.hole(seat, to) - self.worth.hole(seat, from);
        runner.spread = runner.moved(from, to);
    }

    /// What a move to a hole, just made, brings about at a ply: seats that are home, and the end of the game.
    #[inline(always)]
    pub fn settle(&mut self, mover: usize, to: Hole, ply: i32) {
        self.field.passes = 0;
        let asked = (self.homes[to.index()] | self.early) & self.field.racing;
        if asked != 0 {
            self.welcome(asked, mover, ply);
        }
        self.field.called_off = ply >= self.room;
    }

    /// What a pass brings about at a ply.
    pub fn settle_pass(&mut self, ply: i32) {
        self.field.passes += 1;
        let allowed = if self.passes_allowed == 0 { self.field.len() } else { self.passes_allowed };
        self.field.called_off = self.field.passes >= allowed || ply >= self.room;
    }

    /// Counts home those of some seats whose home is complete.
    fn welcome(&mut self, asked: u8, mover: usize, ply: i32) {
        // The mover is asked first and then the others in turn order.
        let later = asked & ((0xff_u32 << mover) as u8);
        for seat in Seats(later).chain(Seats(asked & !later)) {
            if self.is_home(seat) {
                self.field.first = if self.field.came == 0 { ply } else { self.field.first };
                self.results[seat] = placing::home(self.field.came, ply);
                self.field.came += 1;
                self.field.racing &= !(1 << seat);
            }
        }
    }

    /// Whether every hole of a seat's home holds a piece, at least one of them its own.
    #[inline(always)]
    fn is_home(&self, seat: usize) -> bool {
        let Runner { home, pieces, .. } = self.runners[seat];
        (home - self.occupied).is_empty() && !(home & pieces).is_empty()
    }

    /// The holes that complete a racing seat's home when a piece comes to one of them.
    #[inline(always)]
    pub fn closing(&self) -> HoleSet {
        let mut closing = HoleSet::EMPTY;
        for seat in self.field.seats() {
            let empty = self.runners[seat].home - self.occupied;
            if empty.bits() & empty.bits().wrapping_sub(1) == 0 {
                closing |= empty;
            }
        }
        closing
    }

    /// What the position would be worth to a seat after a move of its own, where a value follows from the seat's own
    /// pieces alone.
    #[inline(always)]
    pub fn value_after(&self, seat: usize, m: Move) -> i32 {
        let runner = &self.runners[seat];
        let sum = runner.sum + self.worth.hole(seat, m.to) - self.worth.hole(seat, m.from);
        self.worth.plain(seat, sum, runner.moved(m.from, m.to))
    }

    /// Whether a play may count a seat home wherever it goes.
    #[inline(always)]
    pub fn is_early(&self) -> bool {
        self.early & self.field.racing != 0
    }

    /// The steps from a seat's pieces to the tip of its home, less what a full home has.
    pub fn distance_left(&self, seat: usize) -> i32 {
        let runner = &self.runners[seat];
        let far = |hole: Hole| i32::from(runner.course.distance[hole.index()]);
        let at_home = (0..).flat_map(|d| std::iter::repeat_n(d, d as usize + 1));
        let places = runner.pieces.len().min(runner.home.len());
        runner.pieces.into_iter().map(far).sum::<i32>() - at_home.take(places).sum::<i32>()
    }

    /// As [`Board::class_surplus`].
    pub fn class_surplus(&self, seat: usize) -> i32 {
        let runner = &self.runners[seat];
        let mut surplus = runner.classes.map(|n| -n);
        runner.pieces.into_iter().for_each(|hole| surplus[hole.class()] += 1);
        surplus.iter().map(|n| n.abs()).sum()
    }

    /// As [`Board::blocking`].
    pub fn blocking(&self, seat: usize) -> i32 {
        let runner = &self.runners[seat];
        let empty = runner.home - self.occupied;
        let far = |hole: Hole| runner.course.distance[hole.index()];
        let blocks =
            |&hole: &Hole| (empty & hole.neighbour_set()).into_iter().any(|next| far(next) < far(hole));
        (runner.home & runner.pieces).into_iter().filter(blocks).count() as i32
    }
}

impl Runner {
    /// How the pieces are spread after a move.
    #[inline(always)]
    pub fn moved(&self, from: Hole, to: Hole) -> Spread {
        let far = |hole: Hole| self.course.distance[hole.index()];
        self.spread - at_distance(far(from)) + at_distance(far(to))
    }
}
