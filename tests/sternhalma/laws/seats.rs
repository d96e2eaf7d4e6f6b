//! Seats and lists of them.

use std::collections::HashSet;

use sternhalma::{Layout, Seat, SeatList};

/// Every list of different seats, 1,957 of them.
fn every_list() -> Vec<Vec<Seat>> {
    let mut lists = vec![vec![]];
    let mut done = 0;
    while done < lists.len() {
        for seat in Seat::ALL {
            if !lists[done].contains(&seat) {
                let longer = lists[done].iter().copied().chain([seat]).collect();
                lists.push(longer);
            }
        }
        done += 1;
    }
    lists
}

fn seat_list(seats: &[Seat]) -> SeatList {
    seats.iter().fold(SeatList::EMPTY, |list, &seat| list.with(seat))
}

#[test]
fn a_list_holds_its_seats_in_their_order() {
    for seats in every_list() {
        let list = seat_list(&seats);
        assert!(list.iter().eq(seats.iter().copied()), "{seats:?}");
        assert!(list.iter().rev().eq(seats.iter().rev().copied()), "{seats:?}");
        assert_eq!(list.len(), seats.len());
        assert_eq!(list.is_empty(), seats.is_empty());
        for seat in Seat::ALL {
            assert_eq!(list.position(seat), seats.iter().position(|&s| s == seat));
            assert_eq!(list.contains(seat), seats.contains(&seat));
        }
    }
}

#[test]
fn a_seat_is_in_a_list_once() {
    for seats in every_list() {
        let list = seat_list(&seats);
        for &seat in &seats {
            assert_eq!(list.with(seat), list);
        }
    }
}

#[test]
fn lists_are_equal_exactly_when_their_numbers_are() {
    let lists = every_list();
    let numbers: HashSet<u32> = lists.iter().map(|seats| seat_list(seats).bits()).collect();
    assert_eq!(lists.len(), 1957);
    assert_eq!(numbers.len(), lists.len());
}

#[test]
fn a_list_is_known_by_its_number_and_no_other_number_is_a_list() {
    for seats in every_list() {
        let list = seat_list(&seats);
        assert_eq!(SeatList::from_bits(list.bits()), Some(list));
        for flipped in (0..32).map(|bit| list.bits() ^ 1 << bit) {
            let read = SeatList::from_bits(flipped);
            assert!(read.is_none_or(|list| list.bits() == flipped), "{flipped:#x}");
        }
    }
    let lists = (0..1 << 16).filter_map(SeatList::from_bits);
    let short = |seats: &Vec<Seat>| seats.len() <= 3;
    assert_eq!(lists.count(), every_list().into_iter().filter(short).count());
    for bits in [0, 0x1_7000, 0x1_0011, 0x101_0123, 0x165_4321, u32::MAX] {
        assert_eq!(SeatList::from_bits(bits), None, "{bits:#x}");
    }
}

#[test]
fn a_seat_is_known_by_its_number() {
    for (number, seat) in (0..).zip(Seat::ALL) {
        assert_eq!(Seat::try_from(number), Ok(seat));
        assert_eq!(Seat::new(seat.index()), Some(seat));
        assert_eq!(i32::from(seat), number);
        assert_eq!((seat.to_string(), seat.digit().to_string()), (number.to_string(), number.to_string()));
    }
    assert_eq!(Seat::new(6), None);
    for number in [-1, 6, 256, i32::MIN, i32::MAX] {
        assert_eq!(Seat::try_from(number), Err(number));
    }
}

#[test]
fn the_layouts_are_those_documented() {
    for (seats, pieces) in (-1..=16).flat_map(|seats| (-1..=32).map(move |pieces| (seats, pieces))) {
        let played = matches!((seats, pieces), (1..=4 | 6, 10) | (1..=3, 15));
        let layout = Layout::new(seats, pieces);
        assert_eq!(layout.is_some(), played, "{seats} seats of {pieces}");
        assert_eq!(Layout::has_seats(seats), matches!(seats, 1..=4 | 6));
        if let Some(layout) = layout {
            assert_eq!((layout.seats() as i32, layout.pieces() as i32), (seats, pieces));
            assert_eq!(layout.default_cap() as i32, 1000 * seats);
        }
    }
    assert_eq!(Layout::new(257, 266), None);
}

#[test]
fn a_layout_has_its_seats_and_no_others() {
    for layout in Layout::ALL {
        assert!(layout.each_seat().map(Seat::index).eq(0..layout.seats()));
        for number in -1..8 {
            let has = (0..layout.seats() as i32).contains(&number);
            assert_eq!(layout.seat(number).is_some(), has);
            assert_eq!(Seat::try_from(number).is_ok_and(|seat| layout.has(seat)), has);
        }
    }
}
