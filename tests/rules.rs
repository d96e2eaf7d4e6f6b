//! The drawings of `docs/rules.md`, and what it says of them, held against the engine.
//!
//! A block of the page begins with one of these:
//!
//! - `star SEATS`: a board, on which rows that are not drawn are empty. It goes on with `start PIECES` when that is how
//!   a game begins, and with `turn SEAT` when it is not the turn of seat 0. The piece in brackets reaches the stars.
//! - `moves`: what is played on that board.
//! - `after HOW PLACES`: what the board shows then, the piece in brackets having moved last; how the game ended, and
//!   the place of every seat.

use sternhalma::star::row_len;
use sternhalma::{Action, Board, Hole, HoleSet, Layout, Seat};

#[test]
fn every_drawing_is_right() {
    let mut board = None;
    let mut moved = None;
    let blocks = include_str!("../docs/rules.md").split("```").skip(1).step_by(2);
    for block in blocks {
        let (head, lines) = block.split_once('\n').expect("a block has lines");
        match head.split_once(' ').unwrap_or((head, "")) {
            ("star", words) => board = Some(scene(words, lines)),
            ("moves", _) => moved = Some(play(board.as_mut().expect("moves follow a drawing"), lines)),
            ("after", words) => {
                ending(
                    &board.take().expect("a drawing before"),
                    moved.take().expect("moves before"),
                    words,
                    lines,
                );
            }
            _ => panic!("a block of another kind: {head}"),
        }
    }
}

/// A board that is drawn.
fn scene(words: &str, lines: &str) -> Board {
    let words: Vec<&str> = words.split(' ').collect();
    let layout = |pieces| Layout::new(words[0].parse().expect("a number"), pieces).expect("a layout");
    let drawing = Drawing::read(lines);
    let mut board = drawing.on(layout(10));
    match words[1..] {
        ["turn", seat] => assert!(board.set_to_move(seat_of(seat))),
        ["start", pieces] => {
            let start = Board::new(layout(pieces.parse().expect("a number")));
            assert!(same_pieces(&board, &start), "{lines}");
        }
        _ => assert_eq!(words.len(), 1, "{words:?}"),
    }
    if let Some(hole) = drawing.bracketed {
        assert_eq!(board.reach(hole), drawing.stars, "{lines}");
    }
    board
}

/// Plays the moves, each written as the engine writes it, and answers where the last one stopped.
fn play(board: &mut Board, lines: &str) -> Hole {
    let moves = lines.split_whitespace().map(|text| {
        let action = board.read_action(text.as_bytes());
        let Ok(Action::Move { from, to }) = action else { panic!("{text}: {action:?}") };
        let written = board.move_text(from, to).expect("it is a move").to_string();
        assert_eq!(written, text);
        board.play(from, to).unwrap_or_else(|error| panic!("{text}: {error}"));
        to
    });
    moves.last().expect("there are moves")
}

/// Compares a board with how it is drawn and told at the end of a game.
fn ending(board: &Board, moved: Hole, words: &str, lines: &str) {
    let drawing = Drawing::read(lines);
    assert!(same_pieces(&drawing.on(board.layout()), board), "{lines}");
    assert_eq!(drawing.bracketed, Some(moved), "{lines}");
    let places = board.layout().each_seat().map(|seat| format!(" {}", board.place_of(seat)));
    assert_eq!(words, board.how().name().to_owned() + &places.collect::<String>(), "{lines}");
}

fn same_pieces(one: &Board, other: &Board) -> bool {
    Hole::all().all(|hole| one.at(hole) == other.at(hole))
}

fn seat_of(digit: &str) -> Seat {
    digit.parse().ok().and_then(Seat::new).unwrap_or_else(|| panic!("no seat: {digit}"))
}

/// What is drawn.
#[derive(Default)]
struct Drawing {
    pieces: Vec<(Hole, Seat)>,
    stars: HoleSet,
    bracketed: Option<Hole>,
}

impl Drawing {
    fn read(lines: &str) -> Drawing {
        let mut drawing = Drawing::default();
        for line in lines.lines() {
            let (row, cells) = line.split_at(1);
            let holes = cells.char_indices().filter(|&(_, cell)| !matches!(cell, ' ' | '(' | ')'));
            let mut place = 0;
            for (at, cell) in holes {
                place += 1;
                let hole = format!("{row}{place}").parse().unwrap_or_else(|error| panic!("{error}: {line}"));
                if cells[..at].ends_with('(') {
                    drawing.bracketed = Some(hole);
                }
                match cell {
                    '.' => {}
                    '*' => drawing.stars = drawing.stars.with(hole),
                    digit => drawing.pieces.push((hole, seat_of(&digit.to_string()))),
                }
            }
            assert_eq!(row_len(usize::from(row.as_bytes()[0] - b'a')), Some(place), "{line}");
        }
        drawing
    }

    fn on(&self, layout: Layout) -> Board {
        let mut board = Board::empty(layout);
        assert!(self.pieces.iter().all(|&(hole, seat)| board.put(hole, seat)));
        board
    }
}
