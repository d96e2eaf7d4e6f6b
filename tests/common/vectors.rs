//! The cases in `tests/vectors`.

use std::fs;
use std::path::Path;
use std::thread;

use serde_json::Value;

/// Calls `check` with every line of a file but the first, which says what the others hold, and answers how many
/// there were. When a check fails, its file and line are told as well.
pub fn for_each_line(file: &str, mut check: impl FnMut(&str)) -> usize {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().enumerate().skip(1);
    let count = lines.clone().count();
    assert!(count > 0, "{file} holds no case");
    for (index, line) in lines {
        let _place = Place { file, line: index + 1 };
        check(line);
    }
    count
}

/// Calls `check` with every row of a file of JSON lines, as [`for_each_line`] does.
pub fn for_each_row(file: &str, mut check: impl FnMut(&Value)) -> usize {
    for_each_line(file, |line| {
        let row = serde_json::from_str(line).unwrap_or_else(|error| panic!("not JSON: {error}"));
        check(&row);
    })
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

pub fn number(value: &Value) -> i32 {
    let number = value.as_i64().and_then(|n| n.try_into().ok());
    number.unwrap_or_else(|| panic!("{value} is no number"))
}

/// A number that may be too wide for JSON, and is a string of digits then.
pub fn wide<T: std::str::FromStr>(value: &Value) -> T {
    let digits = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    digits.parse().unwrap_or_else(|_| panic!("{value} is no number"))
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// Says, when a check panics, which case it was about.
struct Place<'a> {
    file: &'a str,
    line: usize,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("in tests/vectors/{}, line {}", self.file, self.line);
        }
    }
}
