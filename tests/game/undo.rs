//! Undo and redo against a model: every board there was, and how many of them are behind.

use proptest::collection::vec;
use proptest::prelude::*;
use sternhalma::{Board, Game};

use crate::common::boards::tellable;
use crate::common::cases;
use crate::common::dice::Dice;
use crate::common::games::random_action;
use crate::{act, game_from, see};

#[derive(Clone, Debug)]
enum Step {
    Act(u64),
    Refused,
    Undo(usize),
    Redo(usize),
    Clone,
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        6 => any::<u64>().prop_map(Step::Act),
        1 => Just(Step::Refused),
        2 => (0..6_usize).prop_map(Step::Undo),
        2 => (0..6_usize).prop_map(Step::Redo),
        1 => Just(Step::Clone),
    ];
    vec(step, 0..80)
}

fn take(game: &mut Game, step: &Step, boards: &mut Vec<Board>, now: &mut usize) {
    match *step {
        Step::Act(seed) => {
            if !game.over() {
                let action = random_action(game.board(), &mut Dice::new(seed));
                act(game, action).unwrap();
                boards.truncate(*now + 1);
                boards.push(game.board().clone());
                *now += 1;
            }
        }
        Step::Refused => assert!(game.play("a1-a1").is_err() && game.resign(-1).is_err()),
        Step::Undo(times) => {
            for _ in 0..times {
                assert_eq!(game.undo(), *now > 0);
                *now = now.saturating_sub(1);
            }
        }
        Step::Redo(times) => {
            for _ in 0..times {
                let may = *now + 1 < boards.len();
                assert_eq!(game.redo(), may);
                *now += usize::from(may);
            }
        }
        Step::Clone => *game = game.try_clone().unwrap(),
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn undo_and_redo_walk_along_what_was(start in tellable(), steps in steps()) {
        let mut game = game_from(&start.to_string());
        let (mut boards, mut now) = (vec![game.board().clone()], 0);
        for step in &steps {
            take(&mut game, step, &mut boards, &mut now);
            prop_assert_eq!(game.board(), &boards[now]);
            prop_assert_eq!(game.move_count(), now);
        }
        let again = Game::replay(game.log().to_string()).unwrap();
        prop_assert_eq!(see(&again), see(&game));
    }
}
