//! Bytes read as a log.

use sternhalma::Game;

/// A log is refused at a place in it, or gives a game that is written and read back as it is, and that can be taken back
/// to its start and done again.
pub fn log(data: &[u8]) {
    let mut game = match Game::replay(data) {
        Ok(game) => game,
        Err(error) => {
            assert!(error.offset <= data.len() && error.line >= 1 && error.column >= 1, "{error:?}");
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let (text, position, moves) = (game.log().to_string(), game.position().to_string(), game.move_count());
    let again = Game::replay(&text).expect("what is written can be read");
    assert_eq!((again.log().to_string(), again.position().to_string()), (text.clone(), position.clone()));
    assert_eq!(again.key(), game.key());

    let mut undone = 0;
    while game.undo() {
        undone += 1;
    }
    assert_eq!((undone, game.move_count()), (moves, 0));
    let start = game.start().map(ToString::to_string);
    assert!(start.is_none_or(|start| start == game.position().to_string()));
    while game.redo() {}
    assert_eq!((game.log().to_string(), game.position().to_string()), (text, position));
}
