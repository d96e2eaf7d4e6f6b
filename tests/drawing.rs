//! Drawings: the text is the position, the picture is well formed and shows each piece where it stands, and both show
//! the way of a move and the targets of a piece.

mod common;

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::sample::Index;
use sternhalma::{Board, Drawing, Game, GameOptions, Hole, HoleSet, Layout, Move, Seat};

use common::boards::{boards, holes};
use common::cases;
use common::picture::{circles, is_well_formed};

/// What stands for each hole in the lines of a drawing, and the holes in brackets.
fn read_text(text: &str, names: bool) -> (Vec<char>, HoleSet) {
    assert_eq!(text.lines().count(), 17);
    assert!(text.ends_with('\n') && text.lines().all(|line| line == line.trim_end()));
    let (mut cells, mut bracketed) = (Vec::new(), HoleSet::EMPTY);
    for (line, letter) in text.lines().zip('a'..) {
        let line = match line.strip_prefix(letter) {
            Some(line) if names => line,
            None if !names => line,
            _ => panic!("a line with or without its letter: {line}"),
        };
        let mut opened = false;
        for c in line.chars() {
            match c {
                ' ' => {}
                '(' => opened = true,
                ')' => assert!(bracketed.contains(Hole::from_index(cells.len() - 1))),
                c => {
                    let hole = Hole::from_index(cells.len());
                    bracketed = if opened { bracketed.with(hole) } else { bracketed };
                    opened = false;
                    cells.push(c);
                }
            }
        }
    }
    assert_eq!(cells.len(), Hole::COUNT);
    (cells, bracketed)
}

/// The holes whose cell is a character.
fn holes_of(cells: &[char], wanted: char) -> HoleSet {
    Hole::all().filter(|hole| cells[hole.index()] == wanted).collect()
}

/// Where a hole is in a picture, by the rule: rows are 26 apart and the holes of a row 30.
fn place(hole: Hole) -> (i32, i32) {
    let (x, y) = (i32::from(hole.x()), i32::from(hole.y()));
    (30 * x + 15 * y, 26 * y)
}

/// The look of the pieces of each seat, from a board where one seat has a single piece.
fn looks() -> Vec<(String, String)> {
    let layout = Layout::new(6, 10).expect("six play");
    let look = |seat| {
        let mut board = Board::empty(layout);
        board.put(Hole::from_index(60), seat);
        let svg = Drawing::of(&board).svg().to_string();
        let pieces = svg.lines().rfind(|line| line.starts_with("<g ")).expect("there is a group of pieces");
        let mark = svg.lines().rfind(|line| line.starts_with("<path ")).expect("there is a mark");
        let shape =
            mark.split_once("M0 0").and_then(|(_, rest)| rest.split_once('"')).expect("it has a shape");
        let look = pieces.strip_prefix("<g ").and_then(|look| look.strip_suffix('>')).expect("it has a look");
        (look.to_owned(), shape.0.to_owned())
    };
    Seat::ALL.into_iter().map(look).collect()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn the_text_is_the_position(board in boards(), names: bool, hole in holes()) {
        let drawing = Drawing::of(&board).names(names).targets_of(Some(hole));
        let (cells, bracketed) = read_text(&drawing.text().to_string(), names);
        for hole in Hole::all() {
            let digit = cells[hole.index()].to_digit(10).map(|digit| Seat::ALL[digit as usize]);
            prop_assert_eq!(digit, board.at(hole));
        }
        prop_assert_eq!(holes_of(&cells, '*'), board.reach(hole));
        prop_assert_eq!(bracketed, HoleSet::from(hole) & board.occupied());
        prop_assert_eq!(holes_of(&cells, ':'), HoleSet::EMPTY);
    }

    #[test]
    fn the_picture_is_the_position(board in boards(), names: bool, hole in holes(), width: u32) {
        let svg = Drawing::of(&board).names(names).targets_of(Some(hole)).width(width).svg().to_string();
        is_well_formed(&svg);
        let places = |holes: HoleSet| holes.into_iter().map(place).collect::<BTreeSet<_>>();
        for (seat, (look, shape)) in board.layout().each_seat().zip(looks()) {
            prop_assert_eq!(circles(&svg, &look), places(board.pieces(seat)));
            prop_assert_eq!(svg.matches(&shape).count(), board.count(seat), "{}", shape);
        }
        prop_assert_eq!(circles(&svg, "fill=\"#fffaf0\""), places(!board.occupied()));
        prop_assert_eq!(circles(&svg, "fill=\"none\" stroke=\"#1d1d1d\" stroke-opacity"), places(board.reach(hole)));
        for hole in Hole::all() {
            prop_assert_eq!(svg.contains(&format!(">{hole}</text>")), names);
        }
    }

    /// Before and after it is made, a move is shown as the way it goes.
    #[test]
    fn a_move_is_its_way(board in boards(), choice: Index) {
        let moves: Vec<Move> = board.legal().collect();
        prop_assume!(!moves.is_empty());
        let chosen = *choice.get(&moves);
        let path = board.path(chosen.from, chosen.to).expect("it is a move");
        let line: Vec<String> = path.holes().iter().map(|&hole| place(hole)).map(|(x, y)| format!("{x} {y}")).collect();
        let line = format!("d=\"M{}\"", line.join("L"));
        let way: HoleSet = path.holes().iter().copied().collect();

        let mut after = board.clone();
        prop_assert!(after.do_move(chosen.from, chosen.to));
        for (board, piece) in [(&board, chosen.from), (&after, chosen.to)] {
            let drawing = Drawing::of(board).moved(Some(chosen));
            let svg = drawing.svg().to_string();
            is_well_formed(&svg);
            prop_assert!(svg.contains(&line), "{} in {}", line, svg);
            let (cells, bracketed) = read_text(&drawing.text().to_string(), false);
            prop_assert_eq!(bracketed, HoleSet::from(piece));
            prop_assert_eq!(holes_of(&cells, ':'), way - board.occupied());
        }
    }

    /// What can have been no move is a straight line, whatever the holes.
    #[test]
    fn anything_can_be_drawn(board in boards(), from in holes(), to in holes()) {
        let svg = Drawing::of(&board).moved(Some(Move { from, to })).svg().to_string();
        is_well_formed(&svg);
        let starts = format!("d=\"M{} {}L", place(from).0, place(from).1);
        let stops = format!("L{} {}\"", place(to).0, place(to).1);
        prop_assert!(svg.contains(&starts) && svg.contains(&stops), "{}", svg);
    }
}

#[test]
fn no_two_seats_look_alike() {
    let looks = looks();
    let colours: BTreeSet<_> = looks.iter().map(|(colour, _)| colour).collect();
    let shapes: BTreeSet<_> = looks.iter().map(|(_, shape)| shape).collect();
    assert_eq!((colours.len(), shapes.len()), (6, 6));
}

#[test]
fn a_game_shows_its_last_move() {
    let mut game = Game::new(&GameOptions { seats: Some(3), ..GameOptions::default() }).expect("three play");
    let plain = |game: &Game| Drawing::of(game.board()).svg().to_string();
    let shown = |game: &Game| Drawing::of_game(game).svg().to_string();
    assert_eq!(shown(&game), plain(&game));
    game.play("c1:e5").expect("it is a move");
    let (from, to) = ("c1".parse().expect("a hole"), "e5".parse().expect("a hole"));
    let moved = Drawing::of(game.board()).moved(Some(Move { from, to })).svg().to_string();
    assert_eq!(shown(&game), moved);
    game.play("resign 2").expect("seat 2 plays");
    assert_eq!(game.last_move(), Some(Move { from, to }));
    assert!(game.undo() && game.undo());
    assert_eq!((game.last_move(), shown(&game)), (None, plain(&game)));
}

#[test]
fn the_width_is_the_one_asked_for() {
    let board = Board::new(Layout::new(2, 10).expect("two play"));
    let sizes = [(408, 464), (1, 1), (51, 58), (816, 928), (1000, 1137), (65_536, 74_531)];
    for (width, height) in sizes {
        let svg = Drawing::of(&board).width(width).svg().to_string();
        assert!(svg.contains(&format!(" width=\"{width}\" height=\"{height}\" ")), "{svg}");
    }
    assert_eq!(
        Drawing::of(&board).width(0).svg().to_string(),
        Drawing::of(&board).width(1).svg().to_string()
    );
}
