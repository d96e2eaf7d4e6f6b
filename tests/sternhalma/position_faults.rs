//! Position strings that are refused: every fault, the byte it is seen at, and which of several is told.

use sternhalma::PositionFault::{self, Count, Fields, Game, Letter, Long, Null, Rows, Seat, Width};
use sternhalma::{Board, WhiteSpace};

const SET_UP: &str = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/1111/111/11/1 0 2 10";

fn refusal(text: &[u8]) -> Option<(PositionFault, usize)> {
    Board::from_position(text).err().map(|error| (error.fault, error.offset))
}

/// Sees a string refused with a sentence.
fn check_sentence(text: &str, sentence: &str) {
    assert_eq!(Board::from_position(text.as_bytes()).expect_err(text).to_string(), sentence, "{text:?}");
}

/// Changes the set-up and sees it refused with a fault at the byte that `^` stands before.
fn check(fault: PositionFault, old: &str, new: &str) {
    assert_eq!(SET_UP.matches(old).count(), 1, "{old:?} is once in the set-up");
    let marked = SET_UP.replace(old, new);
    let offset = marked.find('^').expect("a mark");
    let text = marked.replace('^', "");
    assert_eq!(refusal(text.as_bytes()), Some((fault, offset)), "{marked:?}");
}

/// Sees a game after the set-up refused at the byte that `^` stands before.
fn check_game(game: &str) {
    check(Game, "2 10", &format!("2 10;{game}"));
}

#[test]
fn nothing_is_no_position() {
    assert_eq!(refusal(b""), Some((Null, 0)));
}

#[test]
fn a_position_has_less_than_512_bytes() {
    let padded = |len: usize| format!("{SET_UP:9<len$}");
    assert_eq!(refusal(padded(512).as_bytes()), Some((Long, 511)));
    assert_eq!(refusal(padded(4096).as_bytes()), Some((Long, 511)));
    assert_eq!(refusal(padded(511).as_bytes()).map(|(fault, _)| fault), Some(Count));
    assert_eq!(refusal(&[b'0'; 512]).map(|(fault, _)| fault), Some(Long));
}

#[test]
fn letters_that_rows_cannot_hold() {
    for new in [
        "/0^x0/",
        "/0^-0/",
        "/0^60/",
        "/00^9/",
        "/0^é0/",
        "/0^\x000/",
        "/0^\n0/",
        "/^;000/",
        "/[3]^6/",
        "/[3^x]/",
    ] {
        check(Letter, "/000/", new);
    }
    // An open bracket ends with its row.
    check(Letter, "/000/0000/", "/[3/^6000/");
    let not_utf8 = [&SET_UP.as_bytes()[..2], b"\xff", &SET_UP.as_bytes()[3..]].concat();
    assert_eq!(refusal(&not_utf8), Some((Letter, 2)));
}

#[test]
fn rows_are_seventeen() {
    check(Rows, "/1 0", "^ 0");
    check(Rows, "/1 0", "/1/^ 0");
    check(Rows, "/1 0", "/1/^1/1 0");
    check(Rows, "0/00/000", "0^ /00/000");
    check(Rows, SET_UP, "^ ");
    check(Rows, SET_UP, "0123^");
    check(Rows, SET_UP, "[9^");
}

#[test]
fn a_row_adds_up_to_its_holes() {
    for new in ["/^00/", "/^0000/", "/^/", "/^[2]/", "/^[4]/", "/^[3]0/", "/^0[3]/", "/^[1][3]/"] {
        check(Width, "/000/", new);
    }
    for new in
        ["/^[0][3]/", "/^[03]/", "/^[]000/", "/^[[3]]/", "/^]000/", "/^[3/", "/^[3]]/", "/^[3[3]/", "/^[/"]
    {
        check(Width, "/000/", new);
    }
    check(Width, "/000/", "/^[18446744073709551619]/");
    check(Width, "/000/", "/^[99999999999999999999999]/");
    check(Width, "/1 0", "/^[1 0");
    check(Width, "0/00/000", "^/00/000");
}

#[test]
fn three_numbers_follow_the_rows() {
    for new in ["/1^", "/1 ^", "/1 0^", "/1 0 2^", "/1 0 2 ^", "/1 0 2 10^ ", "/1 0 2 10 ^7", "/1 ^ 0 2 10"] {
        check(Fields, "/1 0 2 10", new);
    }
    for new in ["^x 2 10", "^-0 2 10", "^+0 2 10", "^00 2 10", "0 ^02 10", "0 2 ^1O", "0^\t2 10", "0 2 10^\n"]
    {
        check(Fields, "0 2 10", new);
    }
    for new in ["/1^ ;0 2000 0 - - -", "/1 0 2^;0 2000 0 - - -", "/1 0 2 10^ ;0 2000 0 - - -"] {
        check(Fields, "/1 0 2 10", new);
    }
}

#[test]
fn seats_are_those_of_the_count() {
    for new in
        ["0 ^0 10", "0 ^5 10", "0 ^7 10", "0 ^258 10", "0 ^4294967298 10", "0 ^18446744073709551618 10"]
    {
        check(Seat, "0 2 10", new);
    }
    for new in ["^2 2 10", "^6 2 10", "^256 2 10", "^4294967296 2 10", "^99999999999999999999 2 10"] {
        check(Seat, "0 2 10", new);
    }
    check(Seat, "/000/", "/0^20/");
    check(Seat, "0/00/000/", "^5/00/000/");
    check(Seat, "/11/1 0", "/11/^2 0");
}

#[test]
fn pieces_are_no_more_than_the_count() {
    for new in
        ["0 2 ^0", "0 2 ^9", "0 2 ^11", "0 2 ^16", "0 2 ^266", "0 2 ^4294967306", "0 2 ^99999999999999999999"]
    {
        check(Count, "0 2 10", new);
    }
    check(Count, "0 2 10", "0 4 ^15");
    check(Count, "0 2 10", "0 6 ^15");
    check(Count, "0000/[13]", "0000/^0[12]");
    check(Count, "0000/[13]", "0000/[12]^0");
    check(Count, "/1 0 2 10", "/^0 0 2 10");
}

#[test]
fn a_game_has_six_fields_that_can_be() {
    for game in [
        "^",
        "^ ",
        "7^",
        "7 2000^",
        "7 2000 0 - -^",
        "7 2000 0 - - ^",
        "7 2000 0 - - -^ ",
        "7 2000 0 - - - ^-",
    ] {
        check_game(game);
    }
    for game in ["^x 2000 0 - - -", "^-7 2000 0 - - -", "^07 2000 0 - - -", "^2147483648 2000 0 - - -"] {
        check_game(game);
    }
    for game in ["7 ^0 0 - - -", "7 ^x 0 - - -", "7 ^02000 0 - - -", "7 ^2147483648 0 - - -", "7 ^ 0 - - -"] {
        check_game(game);
    }
    for game in ["7 2000 ^x - - -", "7 2000 ^00 - - -", "7 2000 ^8 - - -", "7 2000 ^4294967296 - - -"] {
        check_game(game);
    }
    for game in
        ["7 2000 0 ^x - -", "7 2000 0 ^2 - -", "7 2000 0 ^00 - home", "7 2000 0 ^0- - -", "7 2000 0 ^ - -"]
    {
        check_game(game);
    }
    for game in [
        "7 2000 0 - ^2 -",
        "7 2000 0 - ^11 resign",
        "7 2000 0 1 ^1 home",
        "7 2000 0 - ^-1 -",
        "7 2000 0 - ^ -",
    ] {
        check_game(game);
    }
    for game in [
        "7 2000 0 - - ^",
        "7 2000 0 - - ^won",
        "7 2000 0 - - ^HOME",
        "7 2000 0 - - ^cap",
        "7 2000 0 - - ^home",
    ] {
        check_game(game);
    }
    for game in [
        "7 7 0 1 - ^cap",
        "7 2000 2 - - ^-",
        "7 7 2 - - ^cap",
        "7 2000 1 - - ^deadlock",
        "7 2000 0 1 - ^resign",
    ] {
        check_game(game);
    }
}

#[test]
fn the_way_a_game_ended_agrees_with_the_rest() {
    let rows = "0/00/000/0000/[13]/[12]/[11]/[10]/[9]/[10]/[11]/[12]/[13]/[4]/[3]/[2]/[1]";
    let read = |game: &str| refusal(format!("{rows} {game}").as_bytes()).map(|(fault, _)| fault);
    let fits = [
        "1 3 10;5 3000 0 0 - -",
        "0 3 10;5 3000 2 - - -",
        "0 3 10;6 5 0 - - -",
        "0 3 10;5 3000 0 01 - home",
        "0 3 10;5 3000 0 012 - home",
        "0 3 10;5 3000 0 0 1 home",
        "0 3 10;5 3000 0 0 1 resign",
        "0 3 10;5 3000 0 - 12 resign",
        "0 3 10;5 3000 0 - 012 resign",
        "0 3 10;5 3000 3 - - deadlock",
        "0 3 10;5 3000 2 0 - deadlock",
        "0 3 10;5 5 0 - - cap",
        "0 3 10;6 5 2 - - cap",
        "0 1 10;5 1000 1 - - deadlock",
        "0 1 10;5 1000 0 0 - home",
        "0 1 10;5 1000 0 - 0 resign",
    ];
    for game in fits {
        assert_eq!(read(game), None, "{game}");
    }
    let at_odds = [
        "0 3 10;5 3000 0 0 - -",
        "0 3 10;5 3000 0 - 0 -",
        "0 3 10;5 3000 0 12 - -",
        "0 3 10;5 3000 3 - - -",
        "0 3 10;5 3000 2 1 - -",
        "0 3 10;5 3000 0 - - home",
        "0 3 10;5 3000 0 0 - home",
        "0 3 10;5 3000 0 - 12 home",
        "0 3 10;5 3000 0 - 1 resign",
        "0 3 10;5 3000 0 12 - resign",
        "0 3 10;5 3000 2 - - deadlock",
        "0 3 10;5 3000 3 12 - deadlock",
        "0 3 10;4 5 0 - - cap",
        "0 3 10;5 5 0 12 - cap",
        "0 3 10;5 5 3 - - cap",
        "0 1 10;5 1000 0 - - home",
        "0 1 10;5 1000 1 - - -",
        "0 1 10;5 1000 1 0 - deadlock",
    ];
    for game in at_odds {
        assert_eq!(read(game), Some(Game), "{game}");
    }
}

/// A string with a fault of every kind asked for. The faults stand in different parts of it.
fn faulty(faults: &[PositionFault]) -> String {
    let has = |fault| faults.contains(&fault);
    let mut rows: Vec<&str> = SET_UP.split_once(' ').expect("rows").0.split('/').collect();
    for (fault, row, text) in [(Width, 0, "00"), (Letter, 1, "0x"), (Seat, 2, "003"), (Count, 4, "[7]000000")]
    {
        if has(fault) {
            rows[row] = text;
        }
    }
    if has(Rows) {
        rows.push("0");
    }
    let fields = if has(Fields) { "0 2" } else { "0 2 10" };
    let game = if has(Game) { "7 2000 0 - - won" } else { "7 2000 0 - - -" };
    let tail = if has(Long) { "-".repeat(500) } else { String::new() };
    format!("{} {fields};{game}{tail}", rows.join("/"))
}

#[test]
fn of_several_faults_the_first_is_told() {
    let kinds = [Long, Letter, Rows, Width, Fields, Seat, Count, Game];
    assert!([Null].iter().chain(&kinds).eq(&PositionFault::ALL));
    assert_eq!(refusal(faulty(&[]).as_bytes()), None);
    for subset in 1..1_u32 << kinds.len() {
        let chosen = |index: &usize| subset >> index & 1 == 1;
        let faults: Vec<PositionFault> = (0..kinds.len()).filter(chosen).map(|index| kinds[index]).collect();
        let told = refusal(faulty(&faults).as_bytes()).map(|(fault, _)| fault);
        assert_eq!(told, faults.first().copied(), "{faults:?}");
    }
}

#[test]
fn faults_are_numbered_from_one_and_have_a_sentence_each() {
    for (number, fault) in (1..).zip(PositionFault::ALL) {
        assert_eq!(fault as i32, number);
        assert!(!fault.to_string().is_empty());
    }
}

#[test]
fn white_space_that_does_not_belong_is_named() {
    let game = format!("{SET_UP};0 2000 0 - - -");
    let rows = SET_UP.find(' ').expect("rows and fields");
    for (text, sentence) in [
        (format!(" {SET_UP}"), "white space before the position, at byte 0".to_owned()),
        (format!("\t{SET_UP}\n"), "white space before the position, at byte 0".to_owned()),
        (format!("{SET_UP}\n"), format!("white space after the position, at byte {}", SET_UP.len())),
        (format!("{SET_UP}\r\n"), format!("white space after the position, at byte {}", SET_UP.len())),
        (format!("{SET_UP} "), format!("white space after the position, at byte {}", SET_UP.len())),
        (format!("{game}\n"), format!("white space after the position, at byte {}", game.len())),
        (
            SET_UP.replacen("0/00", "0/ 00", 1),
            "white space inside the position that does not belong there, at byte 2".to_owned(),
        ),
        (
            SET_UP.replacen(' ', "  ", 1),
            format!("white space inside the position that does not belong there, at byte {}", rows + 1),
        ),
        (
            SET_UP.replacen(' ', "\t", 1),
            format!("white space inside the position that does not belong there, at byte {rows}"),
        ),
        (
            game.replacen(';', "; ", 1),
            format!(
                "white space inside the position that does not belong there, at byte {}",
                SET_UP.len() + 1
            ),
        ),
        (" \n".to_owned(), "white space before the position, at byte 0".to_owned()),
    ] {
        check_sentence(&text, &sentence);
    }
    // What is wrong before it is told first.
    check_sentence(
        "x\n",
        "a character that is not a piece, a bracket, a slash or a number in brackets, at byte 0",
    );
    let error = Board::from_position(format!("{SET_UP}\n").as_bytes()).expect_err("a line end");
    assert_eq!((error.fault, error.white_space), (Fields, Some(WhiteSpace::After(SET_UP.len()))));
}

#[test]
fn one_reason_is_told() {
    let fields = SET_UP.find(" 0 2").expect("fields");
    let after = |game: &str| format!("{SET_UP};{game}");
    let at = |sentence: &str, offset: usize| format!("{sentence}, at byte {offset}");
    let start = SET_UP.len() + 1;
    for (text, sentence) in [
        (
            SET_UP.replacen(" 0 2 10", " 0 5 10", 1),
            at("the game is played by 1, 2, 3, 4 or 6 seats", fields + 3),
        ),
        (
            SET_UP.replacen(" 0 2 10", " 2 2 10", 1),
            at("the seat to move is one that the game does not have", fields + 1),
        ),
        (SET_UP.replacen("0/00", "5/00", 1), at("a piece of a seat that the game does not have", 0)),
        (
            SET_UP.replacen(" 0 2 10", " 0 2 11", 1),
            at("the game is played with 10 pieces a seat, or with 15 by one, two or three seats", fields + 5),
        ),
        (
            SET_UP.replacen("/[11]/", "/[10]0/", 1),
            at("more pieces of a seat than it plays with", SET_UP.find("[11]").expect("a row") + 4),
        ),
        (after("1 2000 0 - -"), at("5 fields of 6 after the ;", SET_UP.len() + 13)),
        (after("1"), at("1 field of 6 after the ;", SET_UP.len() + 2)),
        (after("1 2000 0 - - - -"), at("more than 6 fields after the ;", start + 15)),
        (after("x 2000 0 - - -"), at("the ply is not a number from 0 to 2147483647", start)),
        (after("1 0 0 - - -"), at("the cap is not a number from 1 to 2147483647", start + 2)),
        (after("1 2000 2 - - -"), at("the passes are not a number from 0 to the ply", start + 7)),
        (
            after("1 2000 0 2 - -"),
            at("the seats that are home are neither - nor different seats of the game", start + 9),
        ),
        (
            after("1 2000 0 0 0 -"),
            at(
                "the seats that resigned are neither - nor different seats of the game that are not home",
                start + 11,
            ),
        ),
        (
            after("1 2000 0 - - won"),
            at("the ending is none of -, home, cap, deadlock and resign", start + 13),
        ),
        (after("1 2000 0 - - home"), at("the ending is not one that the other fields allow", start + 13)),
    ] {
        check_sentence(&text, &sentence);
    }
}
