//! Drawings: through C they are what the crate draws.

use sternhalma::capi::sternhalma::drawing::sternhalma_drawing_options;
use sternhalma::{Drawing, Hole, Move};

use crate::api;
use crate::common::dice::Dice;
use crate::common::lent;
use crate::common::vectors::{for_each_row, text};
use crate::handles::Board;

#[test]
fn drawings() {
    let a = api();
    let mut dice = Dice::new(1);
    for_each_row("sternhalma/positions.jsonl", |row| {
        let Ok(board) = Board::read(text(&row["string"]).as_bytes()) else { return };
        let ours: sternhalma::Board = text(&row["string"]).parse().expect("C read it");
        let moves: Vec<Move> = ours.legal().collect();
        for _ in 0..4 {
            let (names, moved) = (dice.below(2), dice.pick(&moves));
            let targets_of = (dice.below(2) == 0).then(|| Hole::from_index(dice.below(Hole::COUNT)));
            let width = dice.below(1000);
            let end = |end: Option<Hole>| end.map_or(-1, i32::from);
            let options = sternhalma_drawing_options {
                size: size_of::<sternhalma_drawing_options>() as u32,
                names: names as i32,
                from: end(moved.map(|m| m.from)),
                to: end(moved.map(|m| m.to)),
                targets_of: end(targets_of),
                width: width as i32,
            };
            let drawing = Drawing::of(&ours).names(names == 1).moved(moved).targets_of(targets_of);
            let drawing = drawing.width(if width == 0 { Drawing::WIDTH } else { width as u32 });
            let svg = lent::text(|buf, cap| unsafe { (a.svg)(board.get(), &options, buf, cap) });
            let lines = lent::text(|buf, cap| unsafe { (a.text)(board.get(), &options, buf, cap) });
            assert_eq!(svg, Some(drawing.svg().to_string()));
            assert_eq!(lines, Some(drawing.text().to_string()));
        }
        let plain = lent::text(|buf, cap| unsafe { (a.svg)(board.get(), std::ptr::null(), buf, cap) });
        assert_eq!(plain, Some(Drawing::of(&ours).svg().to_string()));
    });
}
