//! Steps, moves and reasons as C is told them, and read from it.

use sternhalma::capi::fanorona::moves::fanorona_move;
use sternhalma::capi::fanorona::steps::fanorona_step_info;
use sternhalma::fanorona::{Board, Kind, Move, MoveFault, Point, Shape, Step};

use super::super::answer::ARGUMENT;
use super::super::tape::Tape;

pub fn step(step: &Step) -> fanorona_step_info {
    fanorona_step_info {
        from: step.from.into(),
        dir: step.direction as i32,
        kind: step.kind as i32,
        to: step.to.into(),
        taken: step.taken.bits(),
    }
}

pub fn whole_move(m: &Move) -> fanorona_move {
    let mut told = fanorona_move {
        count: m.steps().len() as i32,
        stop: m.needs_stop().into(),
        steps: Default::default(),
    };
    told.steps.iter_mut().zip(m.steps()).for_each(|(to, made)| *to = step(made));
    told
}

pub fn fault(fault: MoveFault) -> i32 {
    match fault {
        MoveFault::Step(why) => why.into(),
        MoveFault::Text => 101,
        MoveFault::NothingToStop => 102,
        MoveFault::Over => 103,
        MoveFault::OutOfMemory => -3,
    }
}

/// One of the steps of a board, mostly, or any numbers.
pub fn any_step(board: Option<&Board>, tape: &mut Tape<'_>) -> fanorona_step_info {
    let steps: Vec<Step> = board.map_or(vec![], |board| board.steps().collect());
    match steps.get(tape.below(steps.len().max(1))) {
        Some(made) if !tape.rarely() => step(made),
        _ => fanorona_step_info {
            from: tape.few(45),
            dir: tape.few(8),
            kind: tape.few(3),
            to: tape.few(45),
            taken: u64::from(tape.byte()) << (tape.byte() % 64),
        },
    }
}

/// Changes a number of a step.
pub fn spoil(step: &mut fanorona_step_info, tape: &mut Tape<'_>) {
    match tape.below(5) {
        0 => step.from = tape.number(),
        1 => step.dir = tape.few(8),
        2 => step.kind = tape.few(3),
        3 => step.to = tape.number(),
        _ => step.taken ^= 1 << (tape.byte() % 64),
    }
}

/// A point of a board.
pub fn point(shape: Shape, number: i32) -> Option<Point> {
    Point::try_from(number).ok().filter(|&point| shape.has(point))
}

/// A step of a board behind the point it begins on, as text; none when no line of the board leads that way.
fn leg(shape: Shape, step: &fanorona_step_info) -> Option<String> {
    let (from, to) = (point(shape, step.from)?, point(shape, step.to)?);
    let along = shape.next(from, step.dir.try_into().ok()?) == Some(to);
    let kind = Kind::try_from(step.kind).ok().filter(|_| along)?;
    Some(format!("-{}{}", shape.point_name(to), ["", "A", "W"][kind as usize]))
}

/// A step as text.
pub fn step_text(shape: Shape, step: &fanorona_step_info) -> Result<String, i32> {
    let leg = leg(shape, step).ok_or(ARGUMENT)?;
    let from = point(shape, step.from).ok_or(ARGUMENT)?;
    Ok(shape.point_name(from).to_string() + &leg)
}

/// A move as text.
pub fn move_text(shape: Shape, m: &fanorona_move) -> Result<String, i32> {
    let steps = usize::try_from(m.count).ok().and_then(|count| m.steps.get(..count)).ok_or(ARGUMENT)?;
    let legs: Option<String> = steps.iter().map(|step| leg(shape, step)).collect();
    let legs = legs.ok_or(ARGUMENT)?;
    let from = steps.first().and_then(|first| point(shape, first.from));
    Ok(from.map_or("stop".to_owned(), |from| shape.point_name(from).to_string() + &legs))
}
