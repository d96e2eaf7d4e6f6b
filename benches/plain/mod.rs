//! A plain move generator to measure against: a set of 121 bits, and for every hole that a flood fill reaches six
//! look-ups of what is hopped over and where it lands.

use sternhalma::{Board, Direction, Hole};

/// Stands for the holes beyond the edge, and is always occupied.
const OUTSIDE: usize = Hole::COUNT;

/// The look-ups.
pub struct Star {
    over: [[u8; 6]; Hole::COUNT],
    landing: [[u8; 6]; Hole::COUNT],
}

/// What stands where, a set for each seat, and whose turn it is.
#[derive(Clone)]
pub struct Position {
    pub seats: Vec<u128>,
    pub turn: usize,
}

impl Position {
    pub fn of(board: &Board) -> Position {
        let seats = board.layout().each_seat().map(|seat| board.pieces(seat).bits()).collect();
        Position { seats, turn: board.to_move().index() }
    }

    fn occupied(&self) -> u128 {
        self.seats.iter().fold(1 << OUTSIDE, |all, seat| all | seat)
    }
}

impl Star {
    pub fn new() -> Star {
        let mut star =
            Star { over: [[OUTSIDE as u8; 6]; Hole::COUNT], landing: [[OUTSIDE as u8; 6]; Hole::COUNT] };
        for hole in Hole::all() {
            for direction in Direction::ALL {
                let (i, d) = (hole.index(), direction.index());
                if let Some(over) = hole.next(direction) {
                    star.over[i][d] = over.index() as u8;
                    star.landing[i][d] = over.next(direction).map_or(OUTSIDE, Hole::index) as u8;
                }
            }
        }
        star
    }

    fn reach(&self, occupied: u128, from: usize) -> u128 {
        let occupied = occupied & !(1 << from);
        let (mut seen, mut fresh, mut steps) = (1_u128 << from, 1_u128 << from, 0_u128);
        for over in self.over[from] {
            steps |= 1 << over;
        }
        while fresh != 0 {
            let hole = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let mut landings = 0;
            for (over, landing) in self.over[hole].into_iter().zip(self.landing[hole]) {
                landings |= (occupied >> over & 1) << landing;
            }
            landings &= !occupied & !seen;
            seen |= landings;
            fresh |= landings;
        }
        (seen | steps & !occupied) & !(1 << from)
    }

    pub fn perft(&self, position: &mut Position, depth: u32) -> u64 {
        let (occupied, turn, mut count) = (position.occupied(), position.turn, 0);
        for from in bits(position.seats[turn]) {
            let to = self.reach(occupied, from);
            if depth == 1 {
                count += u64::from(to.count_ones());
                continue;
            }
            for to in bits(to) {
                position.seats[turn] ^= 1 << from | 1 << to;
                position.turn = (turn + 1) % position.seats.len();
                count += self.perft(position, depth - 1);
                position.turn = turn;
                position.seats[turn] ^= 1 << from | 1 << to;
            }
        }
        count
    }

    pub fn list(&self, position: &Position, moves: &mut Vec<(u8, u8)>) {
        moves.clear();
        let occupied = position.occupied();
        for from in bits(position.seats[position.turn]) {
            moves.extend(bits(self.reach(occupied, from)).map(|to| (from as u8, to as u8)));
        }
    }
}

fn bits(mut set: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}
