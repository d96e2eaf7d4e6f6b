//! Drawings as text, read back and compared with the board.

use proptest::prelude::*;
use sternhalma::senet::{Drawing, House, Side};

use crate::boards::{boards, rolls, rule_sets};
use crate::common::cases;

/// What stands at a place of a line, whose last spaces are left out.
fn at(line: &str, place: usize) -> char {
    line.chars().nth(place).unwrap_or(' ')
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_move_is_drawn(
        board in boards(), roll in rolls(), rules in rule_sets(), pick: prop::sample::Index, names: bool,
    ) {
        let moves = board.moves(roll, &rules, None);
        let m = (!moves.is_empty()).then(|| moves[pick.index(moves.len())]);
        let drawing = Drawing::of(&board).names(names);
        let drawing = m.iter().fold(drawing, |drawing, m| drawing.moved(m));
        let text = drawing.text().to_string();
        let lines: Vec<&str> = text.lines().collect();
        prop_assert_eq!(lines.len(), House::ROWS);
        for (row, line) in lines.into_iter().enumerate() {
            prop_assert!(!line.ends_with(' '), "{:?}", line);
            let houses: Vec<House> = (0..House::COLS).filter_map(|col| House::at(row, col)).collect();
            let (first, last) = (houses[0].to_string(), houses[houses.len() - 1].to_string());
            prop_assert_eq!(line.starts_with(&format!("{first:>2} ")), names, "{:?}", line);
            prop_assert_eq!(line.ends_with(&format!("{last:>2}")), names, "{:?}", line);
            for (col, house) in houses.into_iter().enumerate() {
                let place = 3 * col + if names { 3 } else { 0 };
                let came_from = m.is_some_and(|m| m.from == house);
                let empty = if came_from { ':' } else { '.' };
                prop_assert_eq!(at(line, place + 1), board.at(house).map_or(empty, Side::letter), "{:?}", line);
                let moved = m.is_some_and(|m| m.to == Some(house));
                prop_assert_eq!((at(line, place) == '(', at(line, place + 3) == ')'), (moved, moved), "{:?}", line);
            }
        }
    }
}
