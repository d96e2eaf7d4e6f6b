//! Small changes to the C that cbindgen writes.

/// An item with comments of one line on one line, negative macros in brackets, and types by their names.
pub fn tidy(engine: &str, item: &str) -> String {
    let lines: Vec<&str> = item.lines().collect();
    let mut tidied = Vec::new();
    let mut rest = &lines[..];
    while let [line, after @ ..] = rest {
        rest = after;
        match (line.trim_start(), after) {
            ("/**", [words, end, after @ ..]) if end.trim_start() == "*/" => {
                tidied.push(format!("{} {} */", line, words.trim_start().trim_start_matches("* ")));
                rest = after;
            }
            _ => tidied.push(tidy_line(engine, line)),
        }
    }
    tidied.join("\n")
}

fn tidy_line(engine: &str, line: &str) -> String {
    if let Some((name, number)) = line.strip_prefix("#define ").and_then(|define| define.split_once(" -")) {
        format!("#define {name} (-{number})")
    } else if line.starts_with("typedef") {
        line.to_owned()
    } else {
        line.replace(&format!("struct {engine}_"), &format!("{engine}_"))
    }
}
