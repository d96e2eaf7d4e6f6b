//! Drawings as text and as a picture, read back and compared with the board.

use proptest::prelude::*;
use proptest::sample::Index;
use sternhalma::senet::{Board, Drawing, House, Move, Roll, RuleSet, Side};

use crate::boards::{boards, rolls, rule_sets};
use crate::common::cases;
use crate::common::picture::{attribute, is_well_formed};

/// What stands at a place of a line, whose last spaces are left out.
fn at(line: &str, place: usize) -> char {
    line.chars().nth(place).unwrap_or(' ')
}

/// A move that a roll allows, if there is one.
fn any_move(board: &Board, roll: Roll, rules: &RuleSet, pick: Index) -> Option<Move> {
    let moves = board.moves(roll, rules, None);
    (!moves.is_empty()).then(|| moves[pick.index(moves.len())])
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_move_is_drawn(
        board in boards(), roll in rolls(), rules in rule_sets(), pick: Index, names: bool,
    ) {
        let m = any_move(&board, roll, &rules, pick);
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

    #[test]
    fn the_picture_is_the_position(
        board in boards(), roll in rolls(), rules in rule_sets(), pick: Index, names: bool,
    ) {
        let m = any_move(&board, roll, &rules, pick);
        let drawing = Drawing::of(&board).names(names);
        let svg = m.iter().fold(drawing, |drawing, m| drawing.moved(m)).svg().to_string();
        is_well_formed(&svg);
        let title = format!("<title>{board}</title>");
        prop_assert!(svg.contains(&title));
        prop_assert_eq!(attribute(&svg, "viewBox"), "0 0 1040 340");
        let groups: Vec<&str> = svg.split("<g ").skip(1).collect();
        prop_assert_eq!(groups.len(), House::COUNT);
        for house in House::all() {
            let (x, y) = (20 + 100 * house.col(), 20 + 100 * house.row());
            let start = format!("transform=\"translate({x} {y})\">");
            let here: Vec<&&str> = groups.iter().filter(|group| group.starts_with(&start)).collect();
            prop_assert_eq!(here.len(), 1, "{}", house);
            let has = |text: &str| here[0].contains(text);
            let side = board.at(house);
            prop_assert_eq!((has("#fbf6e6"), has("#33291f")), (side == Some(Side::Light), side == Some(Side::Dark)));
            prop_assert_eq!(has(&format!(">{house}</text>")), names);
            prop_assert_eq!((has("#d9b36c"), has("<path ")), (house.is_marked(), house.is_marked()));
            let (from, to) = (m.map(|m| m.from), m.and_then(|m| m.to));
            prop_assert_eq!(has("stroke-dasharray"), from == Some(house) && to != Some(house));
            prop_assert_eq!(has("#b3431e"), from == Some(house) || to == Some(house));
        }
    }
}
