//! Renders the C headers from the sections of the interface and compares them with the committed ones.
//!
//! A plain build never writes into the source tree: it fails, and says how, when a header is out of date.

use std::fs;
use std::path::{Path, PathBuf};

/// An engine's header.
struct Header {
    /// Its name, which all its names begin with.
    name: &'static str,
    /// The room of its sections.
    room: &'static str,
    /// The sections in their order.
    sections: &'static [&'static str],
    /// What a section declares for another to use.
    shared: &'static [&'static str],
}

/// What the headers of all engines have in common.
const COMMON: &str = "src/abi/header";

const HEADERS: &[Header] = &[
    Header {
        name: "sternhalma",
        room: "src/sternhalma/ffi",
        sections: &[
            "version",
            "star",
            "board",
            "moves",
            "undo",
            "play",
            "key",
            "text",
            "evaluation",
            "game",
            "game_play",
            "game_state",
            "log",
            "search",
            "table",
        ],
        shared: &["sternhalma_undo_info"],
    },
    Header {
        name: "fanorona",
        room: "src/fanorona/ffi",
        sections: &[
            "version",
            "board",
            "points",
            "steps",
            "undo",
            "play",
            "moves",
            "text",
            "evaluation",
            "game",
            "game_play",
            "game_state",
            "log",
            "search",
            "table",
        ],
        shared: &["fanorona_undo_info"],
    },
];

fn main() {
    println!("cargo::rerun-if-env-changed=STERNHALMA_UPDATE_HEADERS");
    for path in ["build.rs", "cbindgen.toml", "abi-version.txt", "Cargo.toml", COMMON] {
        println!("cargo::rerun-if-changed={path}");
    }
    let update = std::env::var_os("STERNHALMA_UPDATE_HEADERS").is_some();
    for header in HEADERS {
        println!("cargo::rerun-if-changed={}", header.room);
        let path = PathBuf::from(format!("include/{}.h", header.name));
        println!("cargo::rerun-if-changed={}", path.display());
        let text = header.render();
        if fs::read_to_string(&path).unwrap_or_default() == text {
            continue;
        }
        assert!(
            update,
            "{} is out of date; to write it anew run: STERNHALMA_UPDATE_HEADERS=1 cargo build",
            path.display()
        );
        fs::write(&path, text).expect("the header can be written");
    }
}

impl Header {
    fn render(&self) -> String {
        let mut text = self.head();
        for section in self.sections {
            let path = Path::new(self.room).join(section).with_extension("rs");
            text += &self.heading(section, &read(&path));
            text += &self.declarations(&path);
            text += "\n/** @} */\n";
        }
        text + &self.common("tail.h")
    }

    /// The opening of the header: what the engine says of itself, what holds for every engine, and what its numbers
    /// mean.
    fn head(&self) -> String {
        let own = |part: &str| read(&Path::new(self.room).join(part));
        own("head.h") + &self.common("conventions.h") + &own("words.h") + &self.common("head.h")
    }

    /// A part that all headers have, with this engine's names and the numbers of this version in it.
    fn common(&self, part: &str) -> String {
        let variable = |name: &str| std::env::var(name).expect("set by cargo");
        let numbers = read(Path::new("abi-version.txt"));
        let abi = numbers.lines().find_map(|line| line.strip_prefix(self.name)?.strip_prefix(' '));
        read(&Path::new(COMMON).join(part))
            .replace("@name@", self.name)
            .replace("@NAME@", &self.name.to_uppercase())
            .replace("@VERSION@", &variable("CARGO_PKG_VERSION"))
            .replace("@MAJOR@", &variable("CARGO_PKG_VERSION_MAJOR"))
            .replace("@MINOR@", &variable("CARGO_PKG_VERSION_MINOR"))
            .replace("@PATCH@", &variable("CARGO_PKG_VERSION_PATCH"))
            .replace("@ABI@", abi.expect("the interface has a number"))
    }

    /// A section's own words: the first line of its module comment is the title.
    fn heading(&self, section: &str, source: &str) -> String {
        let mut words = source.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim_start);
        let title = words.next().expect("a section has a title");
        let words: Vec<&str> = words.skip_while(|line| line.is_empty()).collect();
        let rule = "=".repeat(96);
        let text =
            words.iter().map(|line| format!(" * {line}\n")).collect::<String>().replace(" * \n", " *\n");
        format!(
            "\n/* {rule} */\n\n/**\n * @defgroup {}_{section} {title}\n *\n{text} * @{{\n */\n\n",
            self.name
        )
    }

    /// What one section declares, as C.
    fn declarations(&self, path: &Path) -> String {
        let mut config = cbindgen::Config::from_file("cbindgen.toml").expect("cbindgen.toml is good");
        config.function.prefix = Some(format!("{}_API", self.name.to_uppercase()));
        config.export.include = self.shared.iter().map(|&name| name.to_owned()).collect();
        let bindings = cbindgen::Builder::new().with_config(config).with_src(path).generate();
        let mut text = Vec::new();
        bindings.expect("a section can be rendered").write(&mut text);
        tidy(&String::from_utf8(text).expect("a header is ASCII"))
    }
}

/// The lines that cbindgen wrote, as a reader of C likes them.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let mut tidied = String::new();
    let mut rest = &lines[..];
    while let [line, after @ ..] = rest {
        rest = after;
        match (line.trim_start(), after) {
            // A comment of one line is one line.
            ("/**", [words, end, after @ ..]) if end.trim_start() == "*/" => {
                tidied += &format!("{} {} */\n", line, words.trim_start().trim_start_matches("* "));
                rest = after;
            }
            _ => tidied += &format!("{}\n", tidy_line(line)),
        }
    }
    tidied
}

/// A line of a header with a negative number that a macro stands for in brackets, and types by their names.
fn tidy_line(line: &str) -> String {
    if let Some((name, number)) = line.strip_prefix("#define ").and_then(|define| define.split_once(" -")) {
        format!("#define {name} (-{number})")
    } else if line.starts_with("typedef") {
        line.to_owned()
    } else {
        HEADERS.iter().fold(line.to_owned(), |line, header| {
            line.replace(&format!("struct {}_", header.name), &format!("{}_", header.name))
        })
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
