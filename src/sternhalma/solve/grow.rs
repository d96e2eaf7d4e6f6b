//! One level from the one before.

use super::level::{self, Level};
use super::threads::share_out;
use super::{
    Frontier, HoleSet, Lanes, Layout, Merit, Move, Ranking, Seat, SolveError, Span, Task, Track, targets,
};
use crate::memory::{gather, room};

/// What positions are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The rows gained and nothing else: for ten pieces, best when two levels meet half way.
    Rows,
    /// The merit of narrow beams: for fifteen.
    Merit,
}

/// The rows gained.
struct Rows {
    track: &'static Track,
    total: i32,
}

impl Ranking for Rows {
    fn open(&mut self, own: HoleSet) {
        self.total = self.track.total(own);
    }

    fn after(&mut self, m: Move) -> i32 {
        self.track.distance(m.from) - self.track.distance(m.to) - self.total
    }
}

/// What every thread has to know.
#[derive(Clone, Copy)]
struct Shared {
    layout: Layout,
    seat: Seat,
    order: Order,
}

/// The memory to grow levels in, a frontier for each thread.
pub struct Grower {
    frontiers: Vec<Frontier<()>>,
}

impl Grower {
    /// The bytes of a grower.
    pub const fn bytes(width: usize, threads: usize) -> usize {
        width * threads * Frontier::<()>::BYTES
    }

    /// A grower of levels of up to so many positions.
    pub fn new(width: usize, threads: usize) -> Result<Grower, SolveError> {
        let mut frontiers = room(threads)?;
        for _ in 0..threads {
            let mut frontier = Frontier::new();
            frontier.reset(width)?;
            frontiers.push(frontier);
        }
        Ok(Grower { frontiers })
    }

    /// The best of the positions that one move leads to which takes no piece away from the home.
    ///
    /// # Errors
    ///
    /// [`SolveError::Stopped`] and [`SolveError::Memory`].
    pub fn grow(&mut self, task: &mut Task, from: &Level, order: Order) -> Result<Level, SolveError> {
        let shared = Shared { layout: task.layout, seat: task.seat, order };
        let share = from.len().div_ceil(self.frontiers.len()).max(1);
        let work = self.frontiers.iter_mut().zip(from.chunks(share));
        let looked_at = share_out(work, task.options.interrupt(), &|(frontier, part), told| {
            show_all(shared, part, frontier, told)
        })?;
        let Some(looked_at) = looked_at.into_iter().sum::<Option<u64>>() else {
            task.stopped = true;
            return Err(SolveError::Stopped);
        };
        task.positions += looked_at;
        self.merge()
    }

    /// The best of what the threads kept. Which they are does not depend on how the work was shared out.
    fn merge(&mut self) -> Result<Level, SolveError> {
        if let Some((all, others)) = self.frontiers.split_first_mut() {
            for other in others {
                other.finish().iter().for_each(|kept| all.show(kept.own, kept.rank, ()));
                other.clear();
            }
        }
        let mut level = gather(self.frontiers[0].finish().iter().map(|kept| kept.own))?;
        self.frontiers[0].clear();
        level::sort(&mut level);
        Ok(level)
    }
}

/// Shows a frontier what one move leads to from each of some positions, and answers how many positions that were;
/// `None` when it was told to stop.
fn show_all(
    shared: Shared,
    part: &[HoleSet],
    frontier: &mut Frontier<()>,
    told: &dyn Fn() -> bool,
) -> Option<u64> {
    let track = Track::to(shared.layout.point(shared.seat).opposite());
    match shared.order {
        Order::Rows => show(track, part, frontier, &mut Rows { track, total: 0 }, told),
        Order::Merit => {
            show(track, part, frontier, &mut Merit::new(shared.layout, shared.seat, Span::Narrow), told)
        }
    }
}

fn show(
    track: &Track,
    part: &[HoleSet],
    frontier: &mut Frontier<()>,
    ranking: &mut impl Ranking,
    told: &dyn Fn() -> bool,
) -> Option<u64> {
    let mut looked_at = 0;
    for (n, &own) in part.iter().enumerate() {
        if n % 8 == 0 && told() {
            return None;
        }
        let (lanes, image) = (Lanes::of(own), track.image_of(own));
        looked_at += 1;
        ranking.open(own);
        for from in own {
            let (rest, rest_image) = (own.without(from), image.without(track.image(from)));
            let moves = targets(from, lanes.merge(from, lanes.hops(from)));
            for m in moves.filter(|m| track.distance(m.to) <= track.distance(from)) {
                let (next, mirrored) = (rest.with(m.to), rest_image.with(track.image(m.to)));
                looked_at += 1;
                let canonical = if mirrored.bits() < next.bits() { mirrored } else { next };
                frontier.show(canonical, ranking.after(m), ());
            }
        }
    }
    Some(looked_at)
}
