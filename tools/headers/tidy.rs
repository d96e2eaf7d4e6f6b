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
            _ => {
                let line = tidy_line(engine, line);
                let sized = sized_macro(&line);
                tidied.push(line);
                tidied.extend(sized);
            }
        }
    }
    tidied.join("\n")
}

/// A macro that replaces a function by its variant with the size of the caller's struct, to stand behind the declaration
/// of that variant. `None` for any other line.
fn sized_macro(line: &str) -> Option<String> {
    let (head, parameters) = line.strip_suffix(", size_t size);")?.split_once("_sized(")?;
    let name = head.rsplit(' ').next()?;
    let (others, options) =
        parameters.rsplit_once(", ").map_or(("", parameters), |(others, last)| (others, last));
    let kind = options.strip_suffix(" *options")?;
    let others: String =
        others.split(", ").filter_map(|other| Some(format!("{}, ", other.rsplit_once(' ')?.1))).collect();
    Some(format!(
        "\n/** As the function, for the struct of this header: see {name}_sized. */\n\
         #define {name}({others}options) {name}_sized({others}options, sizeof({kind}))"
    ))
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
