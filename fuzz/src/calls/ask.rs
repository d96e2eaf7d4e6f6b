//! What needs neither a board nor a game.

use std::mem::MaybeUninit;

use sternhalma::capi::sternhalma::star::sternhalma_pair;
use sternhalma::capi::sternhalma::version::sternhalma_abi_version;
use sternhalma::{Direction, Flag, Hole, Layout, Point, Seat, star, zobrist};

use super::super::answer::{ARGUMENT, NULL, did, forever, has_words};
use super::super::constants::Constants;
use super::super::room::{list, text};
use super::super::tape::{Tape, ended};
use super::{api, hole, holes};

pub fn the_star(tape: &mut Tape<'_>) {
    let a = api();
    let (n, dir, m) = (tape.number(), tape.few(7), tape.few(18));
    let (at, direction, point) = (hole(n), Direction::try_from(dir).ok(), Point::try_from(dir).ok());
    let number = |value: Option<usize>| value.map_or(-1, |value| value as i32);
    let (mut x, mut y, mut z) = (MaybeUninit::zeroed(), MaybeUninit::zeroed(), MaybeUninit::zeroed());
    let answer = (a.xy)(n, Some(&mut x), Some(&mut y), Some(&mut z));
    assert_eq!(answer, if at.is_some() { 0 } else { ARGUMENT });
    assert_eq!((a.xy)(n, Some(&mut x), None, Some(&mut z)), NULL);
    if let Some(at) = at {
        let place = unsafe { (x.assume_init(), y.assume_init(), z.assume_init()) };
        assert_eq!(place, (at.x().into(), at.y().into(), at.z().into()));
        assert_eq!((a.hole_at)(place.0, place.1), n);
    }
    let near = i8::try_from(n).ok().zip(i8::try_from(dir).ok()).and_then(|(x, y)| Hole::at(x, y));
    assert_eq!((a.hole_at)(n, dir), near.map_or(-1, i32::from));
    assert_eq!((a.holes)(), 121);
    assert_eq!((a.row_of)(n), number(at.map(Hole::row)));
    assert_eq!((a.col_of)(n), number(at.map(Hole::col)));
    assert_eq!((a.row_len)(m), number(usize::try_from(m).ok().and_then(star::row_len)));
    let start = usize::try_from(m).ok().and_then(star::row_start);
    assert_eq!((a.row_start)(m), start.map_or(-1, i32::from));
    let next = at.zip(direction).and_then(|(at, direction)| at.next(direction));
    assert_eq!((a.next_to)(n, dir), next.map_or(-1, i32::from));
    assert_eq!((a.degree)(n), number(at.map(Hole::degree)));
    assert_eq!((a.dir_opposite)(dir), number(direction.map(|d| d.opposite().index())));
    assert_eq!((a.point_of)(n), at.map_or(-1, |at| at.point().map_or(6, i32::from)));
    assert_eq!((a.on_ring)(n), did(at.is_some_and(Hole::on_ring)));
    let class = at.map(|at| (at.x() & 1) as i32 + 2 * (at.y() & 1) as i32);
    assert_eq!((a.class_of)(n), class.unwrap_or(-1));
    assert_eq!((a.layout_ok)(m, n), did(Layout::new(m, n).is_some()));
    let layout = Layout::new(m, 10);
    let start = layout.and_then(|layout| Some(layout.point(layout.seat(dir)?)));
    assert_eq!((a.layout_point)(m, dir), start.map_or(-1, i32::from));
    let (seat, seats) = (Seat::try_from(dir).ok(), usize::try_from(m).ok());
    assert_eq!((a.zobrist)(dir, n), seat.zip(at).map_or(0, |(seat, at)| zobrist::piece(seat, at)));
    assert_eq!((a.zobrist_move)(dir), seat.map_or(0, zobrist::to_move));
    assert_eq!((a.zobrist_seats)(m), seats.and_then(zobrist::seats).unwrap_or(0));
    let neighbours = at.map_or(vec![], |at| holes(at.neighbours()));
    list(tape, Some(neighbours), |out, cap| unsafe { (a.neighbours)(n, out, cap) });
    let point_holes = point.map_or(vec![], |point| holes(point.holes()));
    list(tape, Some(point_holes), |out, cap| unsafe { (a.point_holes)(dir, out, cap) });
    let front = point.map_or(vec![], |point| holes(point.front()));
    list(tape, Some(front), |out, cap| unsafe { (a.front)(dir, out, cap) });
    let pairs = star::pairs().map(|(low, high)| sternhalma_pair { low: low.into(), high: high.into() });
    list(tape, Some(pairs.collect()), |out, cap| unsafe { (a.pairs)(out, cap) });
    let name = at.map(|at| at.to_string()).ok_or(ARGUMENT);
    text(tape, name, |buf, cap| unsafe { (a.name)(n, buf, cap) });
    let key = u64::from(n as u32) << 16;
    let hex: Result<String, i32> = Ok(format!("{key:016x}"));
    text(tape, hex, |buf, cap| unsafe { (a.hex)(key, buf, cap) });
}

pub fn words(tape: &mut Tape<'_>) {
    let a = api();
    let (n, m) = (tape.few(20), tape.few(20));
    has_words((a.status_text)(n), (-5..=-1).contains(&n));
    has_words((a.reason)(n), (0..=9).contains(&n));
    has_words((a.why_text)(n), (0..=8).contains(&n));
    has_words((a.solve_text)(n), (0..=4).contains(&n));
    let flag = Flag::ALL.into_iter().find(|&flag| i32::from(flag) == n);
    forever((a.flag_name)(n), flag.map(Flag::name));
    forever((a.game_reason)(n), flag.map(Flag::text));
    let told = match n {
        6 => (1..=9).contains(&m),
        8 => (1..=12).contains(&m),
        0..=5 | 7 => m == 1,
        _ => false,
    };
    let text = (a.error_text)(n, m);
    assert!(text.is_null() || told, "{n} {m}");
    assert!(sternhalma_abi_version() >= 1 && a.abi_version == sternhalma_abi_version());
    assert!(a.size as usize == size_of_val(a) && !(a.version)().is_null());
    let constants =
        Constants { prefix: b"STERNHALMA_", at: a.constant_at, named: a.constant, named_n: a.constant_n };
    constants.ask(tape);
    let bytes = hole(tape.number()).map_or_else(|| tape.bytes(), |hole| hole.to_string().into_bytes());
    let bytes = tape.spoil(bytes);
    let whole = ended(&bytes);
    unsafe {
        let named = str::from_utf8(&bytes).ok().and_then(|name| name.parse::<Hole>().ok());
        let wanted = named.map_or(-1, i32::from);
        assert_eq!((a.hole_named_n)(bytes.as_ptr().cast(), bytes.len()), wanted);
        let named = whole.to_str().ok().and_then(|name| name.parse::<Hole>().ok());
        assert_eq!((a.hole_named)(whole.as_ptr()), named.map_or(-1, i32::from));
    }
    if tape.rarely() && tape.rarely() {
        assert_eq!((a.tables_ok)(), 1);
    }
}
