//! The drawings of `docs/fanorona.md`, and what it says of them, held against the engine.
//!
//! A block of the page begins with one of these:
//!
//! - `board POSITION`: a position, drawn.
//! - `after MOVE: POSITION`: the position that a move leads to from the last drawing of fanoron-tsivy's set-up.
//! - `game`: a game as text.

use sternhalma::fanorona::{Board, Game, Shape};

use crate::board;

#[test]
fn every_drawing_is_right() {
    let mut blocks = 0;
    for block in include_str!("../../docs/fanorona.md").split("```").skip(1).step_by(2) {
        let (head, lines) = block.split_once('\n').expect("a block has lines");
        match head.split_once(' ').unwrap_or((head, "")) {
            ("board", position) => assert_eq!(board(position).drawing().to_string(), lines),
            ("after", words) => {
                let (text, position) = words.split_once(": ").expect("a move and a position");
                let mut set_up = Board::new(Shape::Tsivy);
                for step in set_up.read_move(text).expect("a legal move").steps() {
                    set_up.step(step.from, step.direction, step.kind).expect("a legal step");
                }
                assert_eq!(set_up.to_string(), position);
                assert_eq!(set_up.drawing().to_string(), lines);
            }
            ("game", _) => {
                let game = Game::replay(lines).expect("a game");
                assert_eq!(game.log().to_string(), lines);
            }
            _ => panic!("a block of another kind: {head}"),
        }
        blocks += 1;
    }
    assert_eq!(blocks, 6);
}

#[test]
fn what_is_said_of_the_drawings() {
    let texts = |board: &Board| -> Vec<String> {
        board.steps().map(|step| board.shape().step_text(&step).to_string()).collect()
    };
    let first = texts(&Board::new(Shape::Tsivy));
    assert!(first.len() == 5 && ["d3-e3A", "d3-e3W"].iter().all(|text| first.iter().any(|one| one == text)));
    let middle = board("bb2bbbbb/bbbbbbbbb/bwb1wbwbw/www1w1www/www1wwwww b d4 6 d5d4");
    assert_eq!(texts(&middle), ["d4-c5W"]);
}
