//! Position strings written and read.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

use sternhalma::{Board, How, Layout, PositionFault};

use crate::common::boards::{boards, layouts, tellable};
use crate::common::cases;
use crate::common::games::play_on;
use crate::common::referee::Referee;

/// Sees that a board that was read is written in one way only.
fn check_written(board: &Board) -> Result<(), TestCaseError> {
    let written = board.to_string();
    prop_assert!(written.len() < Board::POSITION_MAX);
    let again = written.parse::<Board>();
    prop_assert_eq!(again.as_ref(), Ok(board), "{}", written);
    prop_assert_eq!(again.map(|again| again.to_string()), Ok(written));
    Ok(())
}

/// One change of one byte of a text.
#[derive(Clone, Debug)]
enum Slip {
    Replace(Index, u8),
    Insert(Index, u8),
    Remove(Index),
}

fn slips() -> impl Strategy<Value = Vec<Slip>> {
    let byte = || prop_oneof![9 => select(b"0123456789[]/ ;-acdehklmopst".to_vec()), 1 => any::<u8>()];
    let slip = prop_oneof![
        3 => (any::<Index>(), byte()).prop_map(|(at, byte)| Slip::Replace(at, byte)),
        1 => (any::<Index>(), byte()).prop_map(|(at, byte)| Slip::Insert(at, byte)),
        1 => any::<Index>().prop_map(Slip::Remove),
    ];
    vec(slip, 1..3)
}

fn slip(text: &mut Vec<u8>, slip: &Slip) {
    match slip {
        Slip::Replace(at, byte) => {
            let at = at.index(text.len());
            text[at] = *byte;
        }
        Slip::Insert(at, byte) => text.insert(at.index(text.len() + 1), *byte),
        Slip::Remove(at) => drop(text.remove(at.index(text.len()))),
    }
}

/// A game part of a position string, sensible or not.
#[derive(Clone, Debug)]
struct GamePart {
    turn: usize,
    ply: u64,
    cap: u64,
    passes: u64,
    home: Vec<usize>,
    resigned: Vec<usize>,
    how: How,
}

fn game_parts(layout: Layout) -> impl Strategy<Value = GamePart> {
    let seats = layout.seats();
    let large = (1 << 31) - 1;
    let plies = move || select(vec![0, 1, 2, 3, 7, 8, large, large + 1]);
    // Different seats, cut into those home, those racing and those that resigned; now and then one more, that need
    // not be different or a seat.
    let orders = Just((0..seats).collect::<Vec<_>>()).prop_shuffle();
    let cuts = (0..=seats, 0..=seats, prop::option::weighted(0.1, 0..8_usize));
    let lists = (orders, cuts).prop_map(|(order, (one, other, extra))| {
        let home = order[..one.min(other)].to_vec();
        let resigned = order[one.max(other)..].iter().copied().chain(extra).collect();
        (home, resigned)
    });
    let counts = (plies(), plies(), 0..5_u64);
    (0..seats, counts, lists, select(How::ALL.to_vec())).prop_map(
        |(turn, (ply, cap, passes), (home, resigned), how)| GamePart {
            turn,
            ply,
            cap,
            passes,
            home,
            resigned,
            how,
        },
    )
}

impl GamePart {
    fn write(&self) -> String {
        let list = |seats: &[usize]| match seats {
            [] => "-".to_owned(),
            _ => seats.iter().map(usize::to_string).collect(),
        };
        let (home, resigned) = (list(&self.home), list(&self.resigned));
        format!("{} {} {} {home} {resigned} {}", self.ply, self.cap, self.passes, self.how.word())
    }

    /// Whether such a game can be, by the written rules.
    fn can_be(&self, seats: usize) -> bool {
        let done: Vec<usize> = self.home.iter().chain(&self.resigned).copied().collect();
        let different =
            (0..8).all(|seat| done.iter().filter(|&&s| s == seat).count() <= usize::from(seat < seats));
        if self.ply.max(self.cap) > 2_147_483_647 || self.cap == 0 || self.passes > self.ply || !different {
            return false;
        }
        let racing = seats - done.len();
        let run = racing == 0 || (racing == 1 && seats > 1);
        let passed = self.passes >= racing as u64;
        match self.how {
            How::Home => run && !self.home.is_empty(),
            How::Resign => run && !self.resigned.is_empty(),
            How::Deadlock => !run && passed,
            How::Cap => !run && !passed && self.ply >= self.cap,
            How::Ongoing => !run && !passed && !done.contains(&self.turn),
        }
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn what_is_written_is_read_back_as_the_same_board(
        mut board in tellable(),
        seed: u64,
        actions in 0..20_usize,
        cap in prop::option::of(1..40_u32),
    ) {
        if let Some(cap) = cap {
            board.set_cap(cap);
        }
        play_on(&mut board, seed, actions);
        let written = board.to_string();
        prop_assert_eq!(&written, &Referee::of(&board).position());
        prop_assert_eq!(Board::from_position(written.as_bytes()), Ok(board));
    }

    #[test]
    fn a_board_with_more_pieces_of_a_seat_than_it_plays_with_is_not_read_back(board in boards()) {
        let most = board.layout().each_seat().map(|seat| board.count(seat)).max();
        let fault = board.to_string().parse::<Board>().err().map(|error| error.fault);
        let too_many = most > Some(board.layout().pieces());
        prop_assert_eq!(fault, too_many.then_some(PositionFault::Count));
    }

    #[test]
    fn every_board_is_restored(mut board in boards(), cap in prop::option::of(1..40_u32), seed: u64, actions in 0..20_usize) {
        if let Some(cap) = cap {
            board.set_cap(cap);
        }
        play_on(&mut board, seed, actions);
        prop_assert_eq!(Board::restored(board.to_string().as_bytes()), Ok(board));
    }

    #[test]
    fn a_run_may_be_split(board in tellable(), cuts in vec(any::<Index>(), 40)) {
        let mut cuts = cuts.iter();
        let written = board.to_string();
        let mut split = String::new();
        for part in written.split_inclusive(']') {
            let Some((before, run)) = part.strip_suffix(']').and_then(|part| part.split_once('[')) else {
                split += part;
                continue;
            };
            let run: usize = run.parse().expect("a run");
            let first = 1 + cuts.next().map_or(0, |cut| cut.index(run));
            split += &format!("{before}[{first}]");
            if first < run {
                split += &format!("[{}]", run - first);
            }
        }
        prop_assert_eq!(split.parse::<Board>(), Ok(board));
    }

    #[test]
    fn any_bytes_are_read_or_refused(text in vec(any::<u8>(), 0..600)) {
        if let Ok(board) = Board::from_position(&text) {
            check_written(&board)?;
        }
    }

    #[test]
    fn a_fresh_game_is_accepted_and_not_written(layout in layouts()) {
        let set_up = Board::new(layout);
        let written = format!("{set_up};0 {} 0 - - -", layout.default_cap());
        let read = written.parse::<Board>();
        prop_assert_eq!(read.as_ref().map(Board::to_string), Ok(set_up.to_string()));
        prop_assert_eq!(read, Ok(set_up));
    }
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn a_position_with_slips_is_read_or_refused(
        mut board in tellable(),
        actions in 0..3_usize,
        seed: u64,
        slips in slips(),
    ) {
        play_on(&mut board, seed, actions);
        let mut text = board.to_string().into_bytes();
        for one in &slips {
            slip(&mut text, one);
        }
        match Board::from_position(&text) {
            Ok(board) => check_written(&board)?,
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }

    #[test]
    fn a_game_is_accepted_exactly_when_it_can_be(
        (layout, game) in layouts().prop_flat_map(|layout| (Just(layout), game_parts(layout))),
    ) {
        let set_up = Board::new(layout);
        let fields = format!("{} {} {} {}", set_up.rows(), game.turn, layout.seats(), layout.pieces());
        let text = format!("{fields};{}", game.write());
        match Board::from_position(text.as_bytes()) {
            Ok(board) => {
                prop_assert!(game.can_be(layout.seats()), "{} is accepted", text);
                let expected = format!("0 {} 0 - - -", layout.default_cap());
                let fresh = game.write() == expected;
                prop_assert_eq!(board.to_string(), if fresh { fields } else { text });
            }
            Err(error) => {
                prop_assert!(!game.can_be(layout.seats()), "{} is refused", text);
                prop_assert_eq!(error.fault, PositionFault::Game);
            }
        }
    }
}
