//! Writes the manual pages of the C interface from its headers: `man VERSION FOLDER HEADER...`, for `make install`.
//!
//! A header NAME.h becomes NAME(3), with what holds for all of its functions, and a page NAME-GROUP(3) for each of its
//! groups. Each function has a page that is the one of its group.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let mut arguments = env::args().skip(1);
    let version = arguments.next().expect("the version");
    let folder = PathBuf::from(arguments.next().expect("the folder to write to"));
    fs::create_dir_all(&folder)?;
    for path in arguments {
        let path = Path::new(&path);
        let name = path.file_stem().and_then(|name| name.to_str()).expect("a header has a name");
        Manual { name, version: &version, folder: &folder }.write(&fs::read_to_string(path)?)?;
    }
    Ok(())
}

/// The pages of one header.
struct Manual<'a> {
    name: &'a str,
    version: &'a str,
    folder: &'a Path,
}

/// A comment, and what it stands before.
struct Item<'a> {
    comment: Vec<&'a str>,
    code: Vec<&'a str>,
}

/// What a header declares under one title.
struct Group<'a> {
    name: &'a str,
    title: &'a str,
    words: Vec<&'a str>,
    items: Vec<Item<'a>>,
}

impl Manual<'_> {
    fn write(&self, header: &str) -> io::Result<()> {
        let items = items(header);
        let groups = groups(&items);
        let page = |name: &str| self.folder.join(format!("{name}.3"));
        fs::write(page(self.name), self.overview(&items[0].comment, &groups))?;
        for group in &groups {
            fs::write(page(&self.page_of(group)), self.group(group, &groups))?;
            for function in group.items.iter().filter_map(Item::function) {
                fs::write(page(function), format!(".so man3/{}.3\n", self.page_of(group)))?;
            }
        }
        Ok(())
    }

    fn page_of(&self, group: &Group) -> String {
        let word = group.name.strip_prefix(&format!("{}_", self.name)).unwrap_or(group.name);
        format!("{}-{}", self.name, word.replace('_', "-"))
    }

    fn heading(&self, page: &str, title: &str) -> String {
        let (shout, version) = (page.to_uppercase(), self.version);
        format!(
            ".\\\" Made from {0}.h.\n.TH {1} 3 \"\" \"libsternhalma {version}\" \"libsternhalma\"\n\
             .SH NAME\n{2} \\- {3}\n.SH SYNOPSIS\n.nf\n.B #include <{0}.h>\n",
            self.name,
            code(&shout),
            code(page),
            text(title)
        )
    }

    /// The page of the whole header, which begins as the header does.
    fn overview(&self, comment: &[&str], groups: &[Group]) -> String {
        let brief =
            comment.iter().find_map(|line| line.strip_prefix("@brief ")).expect("a header says what it is");
        let told = |line: &&str| !line.starts_with("@file") && !line.starts_with("@brief");
        let rest: Vec<&str> = comment.iter().copied().filter(told).collect();
        let mut page = self.heading(self.name, brief.trim_end_matches('.'));
        let _ = writeln!(
            page,
            ".PP\n.B cc \\fIfile.c\\fP $(pkg\\-config \\-\\-cflags \\-\\-libs sternhalma)\n.fi"
        );
        page += ".SH DESCRIPTION\n";
        page += &prose(&rest);
        page += ".SH PAGES\n";
        for group in groups {
            let _ = writeln!(page, ".TP\n.BR {} (3)\n{}", code(&self.page_of(group)), text(group.title));
        }
        page
    }

    fn group(&self, group: &Group, groups: &[Group]) -> String {
        let mut page = self.heading(&self.page_of(group), group.title);
        let functions: Vec<&Item> = group.items.iter().filter(|item| item.function().is_some()).collect();
        let of = |start: &str| {
            group.items.iter().filter(|item| item.code[0].starts_with(start)).collect::<Vec<_>>()
        };
        let (constants, types) = (of("#define "), of("typedef "));
        for function in &functions {
            let _ = writeln!(page, ".PP\n{}", code(function.declaration()));
        }
        page += ".fi\n.SH DESCRIPTION\n";
        page += &prose(&group.words);
        if !types.is_empty() {
            page += ".SH TYPES\n";
        }
        for (i, item) in types.into_iter().enumerate() {
            page += if i == 0 { "" } else { ".PP\n" };
            page += &prose(&item.comment);
            let lines: String = item.code.iter().map(|line| code(line) + "\n").collect();
            let _ = write!(page, ".PP\n.in +4n\n.nf\n{lines}.fi\n.in\n");
        }
        if !constants.is_empty() {
            page += ".SH CONSTANTS\n";
        }
        for item in constants {
            let _ =
                write!(page, ".TP\n.B {}\n{}", code(&item.code[0]["#define ".len()..]), prose(&item.comment));
        }
        if !functions.is_empty() {
            page += ".SH FUNCTIONS\n";
        }
        for function in functions {
            let _ = write!(page, ".SS {}\n{}", code(function.declaration()), prose(&function.comment));
        }
        page += ".SH SEE ALSO\n";
        let _ = write!(page, ".BR {} (3)", code(self.name));
        for other in groups.iter().filter(|other| other.name != group.name) {
            let _ = write!(page, ",\n.BR {} (3)", code(&self.page_of(other)));
        }
        page + "\n"
    }
}

impl<'a> Item<'a> {
    /// The name of the function it declares, if it does.
    fn function(&self) -> Option<&'a str> {
        let (head, _) = self.code.first()?.strip_suffix(");")?.split_once('(')?;
        if head.starts_with("typedef") {
            return None;
        }
        head.rsplit([' ', '*']).next()
    }

    /// The declaration without the macro before it that says how it is exported.
    fn declaration(&self) -> &'a str {
        let line = self.code[0];
        line.split_once("_API ").map_or(line, |(_, rest)| rest)
    }
}

/// Every comment of a header that documents something, with the lines up to the next empty one.
fn items(header: &str) -> Vec<Item<'_>> {
    let mut lines = header.lines();
    let mut items = Vec::new();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("/**") else { continue };
        let mut comment = Vec::new();
        if let Some(words) = first.strip_suffix("*/") {
            comment.push(words.trim());
        } else {
            let inside = lines.by_ref().take_while(|line| line.trim() != "*/");
            comment.extend(inside.map(|line| {
                line.strip_prefix(" *").map_or(line, |line| line.strip_prefix(' ').unwrap_or(line))
            }));
        }
        let code = lines.by_ref().take_while(|line| !line.is_empty()).collect();
        items.push(Item { comment, code });
    }
    items
}

fn groups<'a>(items: &[Item<'a>]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group> = Vec::new();
    for Item { comment, code } in items {
        if let Some((name, title)) =
            comment[0].strip_prefix("@defgroup ").and_then(|rest| rest.split_once(' '))
        {
            let words = comment[1..].iter().copied().filter(|&line| line != "@{").collect();
            groups.push(Group { name, title, words, items: Vec::new() });
        } else if let (Some(group), false) = (groups.last_mut(), code.is_empty() || comment[0] == "@}") {
            group.items.push(Item { comment: comment.clone(), code: code.clone() });
        }
    }
    groups
}

/// The words of a comment, with its parameters and its answer.
fn prose(lines: &[&str]) -> String {
    let (mut page, mut verbatim) = (String::new(), false);
    for &line in lines {
        if line.starts_with("@code") {
            verbatim = true;
            page += ".PP\n.in +4n\n.nf\n";
        } else if line.starts_with("@endcode") {
            verbatim = false;
            page += ".fi\n.in\n";
        } else if verbatim {
            page += &(code(line) + "\n");
        } else if let Some((name, words)) = line.strip_prefix("@param ").and_then(|rest| rest.split_once(' '))
        {
            let _ = writeln!(page, ".TP\n.I {}\n{}", code(name), text(words.trim_start()));
        } else if let Some(words) = line.strip_prefix("@return ") {
            let _ = writeln!(page, ".TP\n.B returns\n{}", text(words));
        } else if let Some(words) = line.strip_prefix("- ") {
            let _ = writeln!(page, ".IP \\(bu 2\n{}", text(words));
        } else if line.is_empty() {
            // One that follows another paragraph, or nothing.
            if !page.is_empty() && !page.ends_with(".PP\n") {
                page += ".PP\n";
            }
        } else {
            page += &(text(line.trim_start()) + "\n");
        }
    }
    while let Some(rest) = page.strip_suffix(".PP\n") {
        page.truncate(rest.len());
    }
    page.replace(".PP\n.PP\n", ".PP\n").replace(".PP\n.TP\n", ".TP\n").replace(".PP\n.IP", ".IP")
}

/// A line of prose, with **these** words bold and *these* slanted.
fn text(line: &str) -> String {
    let strong = swap(&code(line), "**", ["\\fB", "\\fP"]);
    // A star beside a space belongs to a type, as in char *.
    let is_type = |part: &str| part.starts_with(' ') || part.is_empty();
    match strong.split('*').skip(1).step_by(2).any(is_type) || strong.matches('*').count() % 2 == 1 {
        true => strong,
        false => swap(&strong, "*", ["\\fI", "\\fP"]),
    }
}

/// A text with every other of some marks as one thing, and the rest as another.
fn swap(line: &str, mark: &str, turns: [&str; 2]) -> String {
    let mut parts = line.split(mark);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.zip(turns.iter().cycle()).fold(first, |whole, (part, turn)| whole + turn + part)
}

/// A line as it stands.
fn code(line: &str) -> String {
    let line = line.replace('\\', "\\e").replace('-', "\\-");
    if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line }
}
