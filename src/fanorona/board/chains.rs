//! What captures leave on the board, without the steps they are made of.

use super::captures::Captures;
use crate::fanorona::points::{Direction, Lines};

/// Shows what every capture of the side to move leaves to it and to the other side, and whether its stone could take
/// more; what several captures leave is shown for each. False, and nothing is shown, when nothing can be taken.
///
/// Their order is that of the numbers of the points, approach before withdrawal: on a turned board
/// ([`Lines::turned`]) that of their texts.
#[inline(always)]
pub fn captures(lines: &Lines, own: u64, others: u64, show: impl FnMut(u64, u64, bool)) -> bool {
    let empty = lines.all & !(own | others);
    let stones = Captures::of(lines, own, others, empty).stones;
    let mut chains = Chains { lines, rest: 0, show };
    let mut left = stones;
    while left != 0 {
        let point = left.trailing_zeros() as usize;
        left &= left - 1;
        chains.rest = own ^ 1 << point;
        chains.go_on(point, own, others, lines.targets(point, others, empty));
    }
    stones != 0
}

/// Chains of one stone.
struct Chains<'a, F> {
    lines: &'a Lines,
    /// The mover's other stones.
    rest: u64,
    show: F,
}

impl<F: FnMut(u64, u64, bool)> Chains<'_, F> {
    /// Takes from a point to where approaches and withdrawals lead. The stone never comes to what is `blocked`.
    fn go_on(&mut self, point: usize, blocked: u64, others: u64, [approaches, withdrawals]: [u64; 2]) {
        let mut left = approaches | withdrawals;
        while left != 0 {
            let to = left.trailing_zeros() as usize;
            left &= left - 1;
            let direction = self.lines.direction(point, to);
            let back = (direction + 4) % Direction::COUNT;
            let blocked = blocked | 1 << to;
            // It may not go straight on.
            let open = self.lines.all & !(blocked | self.lines.ahead(1 << to, direction));
            if approaches >> to & 1 != 0 {
                self.take(to, blocked, others ^ self.lines.row(to, direction, others), open);
            }
            if withdrawals >> to & 1 != 0 {
                self.take(to, blocked, others ^ self.lines.row(point, back, others), open);
            }
        }
    }

    #[inline(always)]
    fn take(&mut self, to: usize, blocked: u64, others: u64, open: u64) {
        let targets = self.lines.targets(to, others, open & !others);
        let more = targets != [0; 2];
        (self.show)(self.rest | 1 << to, others, more);
        if more {
            self.go_on(to, blocked, others, targets);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;
    use crate::fanorona::board::Board;
    use crate::fanorona::board::moves::walk;
    use crate::fanorona::points::Shape;
    use crate::kit::Random;

    /// Boards between moves, met in games of moves at random.
    fn boards(shape: Shape, games: u64) -> impl Iterator<Item = Board> {
        (0..games).flat_map(move |seed| {
            let (mut random, mut board) = (Random::new(seed), Board::new(shape));
            std::iter::from_fn(move || {
                let met = board.clone();
                let steps: Vec<_> = board.steps().collect();
                let step = steps[random.pick(steps.len())?];
                board.step(step.from, step.direction, step.kind).ok()?;
                while board.in_chain() {
                    let steps: Vec<_> = board.steps().collect();
                    match random.pick(steps.len() + 1).and_then(|n| steps.get(n)) {
                        Some(step) => board.step(step.from, step.direction, step.kind).ok()?,
                        None => board.stop()?,
                    };
                }
                Some(met)
            })
            .take(60)
        })
    }

    /// What the captures of a board leave, by way of its whole moves.
    fn walked(board: &Board) -> Vec<(u64, u64, bool)> {
        let mut left = Vec::new();
        walk(board, |walked| {
            left.push((walked.own, walked.others, walked.open));
            ControlFlow::Continue(())
        });
        left
    }

    #[test]
    fn captures_leave_what_moves_leave() {
        for shape in Shape::ALL {
            let mut took = 0;
            for board in boards(shape, 40) {
                let [own, others, _] = board.bits();
                let mut found = Vec::new();
                let any = captures(shape.lines(), own, others, |own, others, open| {
                    found.push((own, others, open));
                });
                assert_eq!(any, board.can_take(), "{board}");
                let mut expected = if any { walked(&board) } else { Vec::new() };
                took += found.len();
                found.sort_unstable();
                expected.sort_unstable();
                assert_eq!(found, expected, "{board}");
            }
            assert!(took > 100, "{shape}: only {took} captures");
        }
    }

    #[test]
    fn on_a_turned_board_their_order_is_that_of_their_texts() {
        for shape in Shape::ALL {
            let lines = shape.lines();
            for board in boards(shape, 40).filter(Board::can_take) {
                let [own, others, _] = board.bits();
                let (turned, [own, others]) = lines.turned([own, others]);
                let mut found = Vec::new();
                captures(turned, own, others, |own, others, open| found.push((own, others, open)));
                let expected = walked(&board).into_iter().map(|(own, others, open)| {
                    let [own, others] = lines.turned([own, others]).1;
                    (own, others, open)
                });
                assert_eq!(found, expected.collect::<Vec<_>>(), "{board}");
            }
        }
    }
}
