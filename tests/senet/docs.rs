//! What `docs/senet.md` says is so.

use sternhalma::senet::{Board, Drawing, Exit, House, Roll, RuleSetId};

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/senet.md")).expect("there is a page")
}

/// A row of the table of exits.
fn row(id: RuleSetId, house: House) -> String {
    let cell = |roll| {
        let exits = id.exits(house, roll).iter().map(|exit| match exit {
            Exit::To(house) => house.to_string(),
            Exit::Off => "off".to_owned(),
            Exit::Walk => "walk".to_owned(),
            Exit::Stay => "stay".to_owned(),
        });
        let words = exits.collect::<Vec<_>>().join(", ");
        if words.is_empty() { "–".to_owned() } else { words }
    };
    format!("| {house} | {} |", Roll::ALL.map(cell).join(" | "))
}

#[test]
fn the_exits() {
    let page = page();
    let (_, kendall) = page.split_once("Under `kendall`:").expect("a table");
    let (kendall, skyruk) = kendall.split_once("Under `skyruk`:").expect("another");
    for (id, table) in [(RuleSetId::Kendall, kendall), (RuleSetId::Skyruk, skyruk)] {
        for house in (26..=30).map(crate::house) {
            assert!(table.contains(&row(id, house)), "{}", row(id, house));
        }
    }
}

#[test]
fn the_set_up_and_the_sticks() {
    let (page, board) = (page(), Board::new(5).expect("a game"));
    assert!(
        page.contains(&Drawing::of(&board).names(true).text().to_string())
            && page.contains(&board.to_string())
    );
    for roll in Roll::ALL {
        let again = if roll.extra() { " throw again " } else { " " };
        let row = format!("| {roll} | {} |{again}|", roll.weight());
        assert!(page.contains(&row), "{row}");
    }
    let rows = (0..House::ROWS).map(|row| {
        let houses = (0..House::COLS).filter_map(|col| House::at(row, col));
        houses.map(|house| format!("{house:>2}")).collect::<Vec<_>>().join(" ")
    });
    assert!(page.contains(&rows.collect::<Vec<_>>().join("\n")));
}
