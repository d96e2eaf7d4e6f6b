//! The star and its moves in plain code: worked out from the coordinates of the holes, on numbers and bits, sharing
//! nothing with the engine.

use std::sync::LazyLock;

pub const HOLES: usize = 121;

/// A set of holes, one bit a hole, hole 0 the lowest.
pub type Holes = u128;

/// The cube coordinates of a place.
pub type Place = [i32; 3];

/// What a step adds to the coordinates, in the order of the directions.
pub const STEPS: [Place; 6] = [[1, 0, -1], [1, -1, 0], [0, -1, 1], [-1, 0, 1], [-1, 1, 0], [0, 1, -1]];

/// The places of the holes, in the order of their numbers.
pub static PLACES: LazyLock<Vec<Place>> = LazyLock::new(|| {
    let rows = (-8..=8).flat_map(|y| (-8..=8).map(move |x| [x, y, -x - y]));
    rows.filter(|place| place.iter().all(|&c| c >= -4) || place.iter().all(|&c| c <= 4)).collect()
});

static NEXT: LazyLock<Vec<[Option<usize>; 6]>> = LazyLock::new(|| {
    let add = |place: &Place, step: &Place| hole_at([0, 1, 2].map(|axis| place[axis] + step[axis]));
    PLACES.iter().map(|place| STEPS.map(|step| add(place, &step))).collect()
});

pub fn hole_at(place: Place) -> Option<usize> {
    PLACES.iter().position(|&p| p == place)
}

/// The neighbour of a hole in a direction.
pub fn next(hole: usize, direction: usize) -> Option<usize> {
    NEXT[hole][direction]
}

/// What a hop from a hole goes over and where it lands.
pub fn hop(hole: usize, direction: usize) -> Option<(usize, usize)> {
    let over = next(hole, direction)?;
    Some((over, next(over, direction)?))
}

pub fn distance(one: usize, other: usize) -> i32 {
    (0..3).map(|axis| (PLACES[one][axis] - PLACES[other][axis]).abs()).max().unwrap()
}

pub fn class(hole: usize) -> usize {
    let [x, y, _] = PLACES[hole];
    (x.rem_euclid(2) + 2 * y.rem_euclid(2)) as usize
}

/// How far out towards a point a hole lies: 5 to 8 inside the point.
fn height(point: usize, hole: usize) -> i32 {
    let [x, y, z] = PLACES[hole];
    [-y, x, -z, y, -x, z][point]
}

pub fn set(holes: impl IntoIterator<Item = usize>) -> Holes {
    holes.into_iter().fold(0, |set, hole| set | 1 << hole)
}

pub fn has(set: Holes, hole: usize) -> bool {
    set >> hole & 1 == 1
}

pub fn each(set: Holes) -> impl Iterator<Item = usize> {
    (0..HOLES).filter(move |&hole| has(set, hole))
}

/// The ten holes of a point.
pub fn point(point: usize) -> Holes {
    set((0..HOLES).filter(|&hole| height(point, hole) > 4))
}

/// The holes round the edge of the hexagon in the middle.
pub fn ring() -> Holes {
    set((0..HOLES).filter(|&hole| PLACES[hole].iter().map(|c| c.abs()).max() == Some(4)))
}

/// The five ring holes in front of a point.
pub fn front(point: usize) -> Holes {
    ring() & set((0..HOLES).filter(|&hole| height(point, hole) == 4))
}

pub fn tip(point: usize) -> usize {
    (0..HOLES).max_by_key(|&hole| height(point, hole)).unwrap()
}

/// The point each seat starts in.
pub fn points(seats: usize) -> &'static [usize] {
    match seats {
        1 => &[0],
        2 => &[0, 3],
        3 => &[0, 2, 4],
        4 => &[0, 1, 3, 4],
        6 => &[0, 1, 2, 3, 4, 5],
        _ => panic!("no game has {seats} seats"),
    }
}

pub fn opposite(point: usize) -> usize {
    (point + 3) % 6
}

/// The holes a seat's pieces are going to.
pub fn home(seats: usize, pieces: usize, seat: usize) -> Holes {
    let goal = opposite(points(seats)[seat]);
    if pieces == 15 { point(goal) | front(goal) } else { point(goal) }
}

/// The tip of a seat's home.
pub fn home_tip(seats: usize, seat: usize) -> usize {
    tip(opposite(points(seats)[seat]))
}

/// The steps of a piece, in the order of the directions.
pub fn steps(occupied: Holes, from: usize) -> Vec<usize> {
    (0..6).filter_map(|direction| next(from, direction)).filter(|&hole| !has(occupied, hole)).collect()
}

/// Where one hop lands, in the order of the directions, for a piece that left `from`.
pub fn hops(occupied: Holes, hole: usize, from: Option<usize>) -> Vec<usize> {
    let standing = from.map_or(occupied, |from| occupied & !(1 << from));
    let may = |&(over, landing): &(usize, usize)| has(standing, over) && !has(standing, landing);
    (0..6).filter_map(|direction| hop(hole, direction)).filter(may).map(|(_, landing)| landing).collect()
}

/// How many hops a chain that starts in `start` takes to each hole it can land on, over the pieces of `standing`.
pub fn chain_lengths(standing: Holes, start: usize) -> [Option<usize>; HOLES] {
    let mut lengths = [None; HOLES];
    lengths[start] = Some(0);
    let mut wave = vec![start];
    for length in 1.. {
        let landings = wave.iter().flat_map(|&hole| hops(standing, hole, None));
        wave = landings.filter(|&hole| lengths[hole].is_none()).collect();
        if wave.is_empty() {
            break;
        }
        for &hole in &wave {
            lengths[hole] = Some(length);
        }
    }
    lengths
}

/// Everywhere the piece on `from` can end its move.
pub fn reach(occupied: Holes, from: usize) -> Holes {
    if !has(occupied, from) {
        return 0;
    }
    let lengths = chain_lengths(occupied & !(1 << from), from);
    let landings = (0..HOLES).filter(|&hole| hole != from && lengths[hole].is_some());
    set(landings.chain(steps(occupied, from)))
}

/// The way a move is shown: the step, or of the shortest chains the one whose directions come first.
pub fn path(occupied: Holes, from: usize, to: usize) -> Option<Vec<usize>> {
    if !has(reach(occupied, from), to) {
        return None;
    }
    if distance(from, to) == 1 {
        return Some(vec![from, to]);
    }
    // A hop can be hopped back, so that the lengths of the chains from the end lead to it.
    let standing = occupied & !(1 << from);
    let left = chain_lengths(standing, to);
    let mut path = vec![from];
    while let Some(&hole) = path.last().filter(|&&hole| hole != to) {
        let nearer = |&landing: &usize| left[landing] < left[hole];
        path.push(hops(standing, hole, None).into_iter().find(nearer).expect("a chain that leads there"));
    }
    Some(path)
}
