//! The star against its definition, names, and sets of holes.

use std::collections::BTreeSet;

use proptest::collection::btree_set;
use proptest::prelude::*;

use sternhalma::star::{PAIRS, ROWS, pairs, row_len, row_start};
use sternhalma::{Direction, Hole, HoleSet, Layout, ParseHoleError, Point, tables_ok};

use crate::common::boards::holes;
use crate::common::cases;
use crate::common::plain::{self, PLACES};

#[test]
fn the_star_is_what_its_definition_says() {
    assert!(tables_ok());
    assert_eq!(PLACES.len(), Hole::COUNT);
    for hole in Hole::all() {
        let number = hole.index();
        assert_eq!([hole.x(), hole.y(), hole.z()].map(i32::from), PLACES[number]);
        assert_eq!(hole.class(), plain::class(number));
        assert_eq!(hole.on_ring(), plain::has(plain::ring(), number));
        for direction in Direction::ALL {
            assert_eq!(hole.next(direction).map(Hole::index), plain::next(number, direction.index()));
            let hop = hole.hop(direction).map(|(over, landing)| (over.index(), landing.index()));
            assert_eq!(hop, plain::hop(number, direction.index()));
        }
        for other in Hole::all() {
            assert_eq!(hole.distance(other), plain::distance(number, other.index()));
        }
    }
}

#[test]
fn points_are_where_the_definition_puts_them() {
    for point in Point::ALL {
        let number = point.index();
        assert_eq!(point.holes().bits(), plain::point(number));
        assert_eq!(point.front().bits(), plain::front(number));
        assert_eq!(point.tip().index(), plain::tip(number));
        assert_eq!(point.opposite().index(), plain::opposite(number));
        assert!(point.holes().into_iter().all(|hole| hole.point() == Some(point)));
    }
    assert_eq!(Hole::all().filter(|hole| hole.point().is_none()).count(), 61);
}

#[test]
fn homes_are_where_the_layouts_put_them() {
    for layout in Layout::ALL {
        let (seats, pieces) = (layout.seats(), layout.pieces());
        for seat in layout.each_seat() {
            assert_eq!(layout.point(seat).index(), plain::points(seats)[seat.index()]);
            assert_eq!(layout.home(seat).bits(), plain::home(seats, pieces, seat.index()));
            assert_eq!(layout.tip(seat).index(), plain::home_tip(seats, seat.index()));
            assert_eq!(layout.start(seat).len(), pieces);
            assert!(layout.start(seat).contains(layout.point(seat).tip()));
        }
    }
}

#[test]
fn rows_are_seventeen() {
    let lengths = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];
    for (row, len) in lengths.into_iter().enumerate() {
        let first = row_start(row).expect("a row");
        assert_eq!(row_len(row), Some(len));
        assert_eq!((first.row(), first.col()), (row, 0));
        assert_eq!(Hole::all().filter(|hole| hole.row() == row).count(), len);
    }
    assert_eq!((row_len(ROWS), row_start(ROWS)), (None, None));
}

#[test]
fn every_pair_of_neighbours_is_told_once() {
    let told: Vec<(Hole, Hole)> = pairs().collect();
    let all = Hole::all().flat_map(|low| Hole::all().map(move |high| (low, high)));
    let beside: Vec<_> =
        all.filter(|(low, high)| low < high && plain::distance(low.index(), high.index()) == 1).collect();
    assert_eq!(told, beside);
    assert_eq!(told.len(), PAIRS);
}

#[test]
fn directions_come_back_after_two_halves() {
    for direction in Direction::ALL {
        let (ahead, back) = (direction.offset(), direction.opposite().offset());
        assert_eq!((ahead.0 + back.0, ahead.1 + back.1), (0, 0));
        assert_eq!(Direction::try_from(direction.index() as i32), Ok(direction));
        let [x, y, _] = plain::STEPS[direction.index()];
        assert_eq!((i32::from(ahead.0), i32::from(ahead.1)), (x, y));
    }
    assert_eq!(Direction::try_from(-1), Err(-1));
    assert_eq!(Direction::try_from(6), Err(6));
}

#[test]
fn numbers_beyond_the_star_are_no_holes_and_no_points() {
    for number in [-1, 121, 256, 256 + 60, i32::MIN, i32::MAX] {
        assert_eq!(Hole::try_from(number), Err(number));
        assert_eq!(Point::try_from(number), Err(number));
    }
    assert_eq!(Point::try_from(Point::CENTRE), Err(6));
    assert_eq!(Hole::new(121), None);
}

#[test]
fn places_beyond_the_star_hold_no_hole() {
    for (x, y) in (i8::MIN..=i8::MAX).flat_map(|x| (i8::MIN..=i8::MAX).map(move |y| (x, y))) {
        let place = [x.into(), y.into(), -i32::from(x) - i32::from(y)];
        assert_eq!(Hole::at(x, y).map(Hole::index), plain::hole_at(place), "({x}, {y})");
    }
}

#[test]
fn a_name_reads_back_as_its_hole_in_either_case() {
    for hole in Hole::all() {
        let name = hole.to_string();
        assert_eq!(name.parse(), Ok(hole));
        assert_eq!(name.to_uppercase().parse(), Ok(hole));
        assert_eq!(name, name.to_lowercase());
    }
}

#[test]
fn a_letter_and_digits_that_name_no_hole_are_told_from_other_texts() {
    for name in ["a0", "a2", "a01", "a00", "e14", "i10", "q2", "r1", "z9", "E99", "b3"] {
        assert_eq!(name.parse::<Hole>(), Err(ParseHoleError::NoSuchHole), "{name:?}");
    }
    for name in ["", "a", "1", "1a", "aa", "a1 ", " a1", "a-1", "a+1", "a111", "a1b", "é1", "ä", "a１", "[1"]
    {
        assert_eq!(name.parse::<Hole>(), Err(ParseHoleError::Shape), "{name:?}");
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn what_is_read_as_a_hole_is_its_name(name in "[ -~é]{0,4}|[a-rA-R][0-9]{1,2}") {
        match name.parse::<Hole>() {
            Ok(hole) => prop_assert_eq!(hole.to_string(), name.to_ascii_lowercase()),
            Err(_) => prop_assert!(Hole::all().all(|hole| !name.eq_ignore_ascii_case(&hole.to_string()))),
        }
    }

    #[test]
    fn sets_of_holes_behave_as_sets(
        one in btree_set(holes(), 0..60),
        other in btree_set(holes(), 0..60),
        hole in holes(),
    ) {
        let set = |holes: &BTreeSet<Hole>| holes.iter().copied().collect::<HoleSet>();
        let (a, b) = (set(&one), set(&other));
        prop_assert!(a.into_iter().eq(one.iter().copied()));
        prop_assert_eq!(a.into_iter().len(), one.len());
        prop_assert_eq!((a.len(), a.is_empty(), a.first()), (one.len(), one.is_empty(), one.first().copied()));
        prop_assert_eq!(a | b, set(&(&one | &other)));
        prop_assert_eq!(a & b, set(&(&one & &other)));
        prop_assert_eq!(a ^ b, set(&(&one ^ &other)));
        prop_assert_eq!(a - b, set(&(&one - &other)));
        prop_assert_eq!(!a, HoleSet::ALL - a);
        prop_assert_eq!((a & !a, a | !a), (HoleSet::EMPTY, HoleSet::ALL));
        prop_assert_eq!(a.contains(hole), one.contains(&hole));
        prop_assert_eq!(a.with(hole), a | hole.into());
        prop_assert_eq!(a.without(hole), a - hole.into());
        prop_assert_eq!(a.above(hole), one.iter().copied().filter(|&h| h > hole).collect());
        prop_assert_eq!(HoleSet::from_bits(a.bits()), a);
    }
}

#[test]
fn a_set_has_a_hole_once() {
    let twice: HoleSet = [3, 60, 3].map(Hole::from_index).into_iter().collect();
    assert_eq!((twice.len(), twice.with(Hole::from_index(60))), (2, twice));
}
