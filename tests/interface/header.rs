//! What a C header declares.

use std::fs;

use super::in_tree;

/// A generated header, taken apart.
pub struct Header {
    /// Its name, which all its names begin with.
    pub name: String,
    pub functions: Vec<Function>,
    pub structs: Vec<Struct>,
    pub opaque: Vec<String>,
    /// The names of the macros with a value, but for `…_API`.
    pub macros: Vec<String>,
    /// The macros that are numbers.
    pub numbers: Vec<(String, i64)>,
}

/// A function.
pub struct Function {
    pub name: String,
    /// The type of its answer.
    pub answer: String,
    pub parameters: Vec<Variable>,
}

/// A struct whose fields are known.
pub struct Struct {
    pub name: String,
    pub fields: Vec<Variable>,
}

/// A parameter or a field.
pub struct Variable {
    pub name: String,
    /// Its type, the length of an array left out; of a pointer to a function what that answers.
    pub kind: String,
}

impl Header {
    /// The header of every engine that the library under test has.
    pub fn all() -> Vec<Header> {
        let built = |name: &&str| match *name {
            "senet" => cfg!(feature = "senet"),
            "fanorona" => cfg!(feature = "fanorona"),
            // A name with a dot in it is of a form of a header for something other than a compiler.
            name => !name.contains('.'),
        };
        let files = fs::read_dir(in_tree("include")).expect("there are headers");
        let paths = files.map(|file| file.expect("a header can be listed").path());
        let mut headers: Vec<Header> = paths
            .filter_map(|path| {
                path.file_name()?.to_str()?.strip_suffix(".h").filter(built).map(Header::named)
            })
            .collect();
        headers.sort_by(|a, b| a.name.cmp(&b.name));
        headers
    }

    /// `include/NAME.h`.
    pub fn named(name: &str) -> Header {
        let path = in_tree("include").join(name).with_extension("h");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        Header::read(name, &without_comments(&text))
    }

    fn read(name: &str, text: &str) -> Header {
        let api = format!("{}_API", name.to_uppercase());
        let functions = text.lines().filter_map(|line| line.strip_prefix(&api)?.strip_prefix(' '));
        let typedefs = || text.split("\ntypedef struct ").skip(1);
        let opaque =
            typedefs().filter_map(|rest| rest.split_once(';')).filter(|(named, _)| !named.contains('{'));
        let defined = || text.lines().filter_map(|line| line.strip_prefix("#define ")?.split_once(' '));
        let number = |text: &str| text.trim_matches(['(', ')']).parse().ok();
        Header {
            name: name.to_owned(),
            functions: functions.map(Function::read).collect(),
            structs: typedefs().filter_map(Struct::read).collect(),
            opaque: opaque.filter_map(|(named, _)| named.split(' ').next_back()).map(str::to_owned).collect(),
            macros: defined().map(|(name, _)| name.to_owned()).filter(|name| *name != api).collect(),
            numbers: defined().filter_map(|(name, text)| Some((name.to_owned(), number(text)?))).collect(),
        }
    }

    /// The function of a name.
    pub fn function(&self, name: &str) -> Option<&Function> {
        self.functions.iter().find(|function| function.name == name)
    }
}

impl Function {
    fn read(declaration: &str) -> Function {
        let parts = declaration.strip_suffix(");").and_then(|text| text.split_once('('));
        let (head, parameters) =
            parts.unwrap_or_else(|| panic!("not a declaration on one line: {declaration}"));
        let Variable { name, kind } = Variable::read(head);
        let parameters = arguments(parameters).into_iter().filter(|&text| text != "void");
        Function { name, answer: kind, parameters: parameters.map(Variable::read).collect() }
    }

    /// Whether it is handed a handle to look at or to change.
    pub fn takes_handle(&self, header: &Header) -> bool {
        let handle = |kind: &str| {
            let of = kind.trim_start_matches("const ").strip_suffix(" *");
            of.is_some_and(|name| header.opaque.iter().any(|opaque| opaque == name))
        };
        self.parameters.iter().any(|parameter| handle(&parameter.kind))
    }

    /// Whether it fills room that the caller lends, with so much there is room for.
    pub fn fills_room(&self) -> bool {
        let rooms = self.parameters.windows(2);
        rooms.into_iter().any(|pair| {
            pair[0].is_pointer() && !pair[0].kind.starts_with("const ") && pair[1].kind == "size_t"
        })
    }

    /// Whether it reads a text.
    pub fn reads_text(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.kind == "const char *")
    }
}

impl Struct {
    /// Reads what stands behind `typedef struct`; `None` for a type that is known by name only.
    fn read(text: &str) -> Option<Struct> {
        let (name, text) = text.split_once(" {")?;
        let (fields, _) = text.split_once('}').filter(|_| !name.contains(';'))?;
        let fields = fields.split(';').map(str::trim).filter(|field| !field.is_empty());
        Some(Struct { name: name.to_owned(), fields: fields.map(Variable::read).collect() })
    }
}

impl Variable {
    fn read(text: &str) -> Variable {
        if let Some((answer, rest)) = text.split_once("(*") {
            let (name, _) = rest.split_once(')').unwrap_or((rest, ""));
            // A pointer to a function, by what it answers.
            return Variable { name: name.to_owned(), kind: format!("{} (*)", answer.trim()) };
        }
        let text = text.split_once('[').map_or(text, |(text, _)| text).trim();
        let name = words(text).last().unwrap_or_default();
        Variable { name: name.to_owned(), kind: text[..text.len() - name.len()].trim().to_owned() }
    }

    pub fn is_pointer(&self) -> bool {
        self.kind.ends_with('*')
    }
}

/// The words of a C text: names, keywords and numbers.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|word| !word.is_empty())
}

/// The arguments, or parameters, between a pair of brackets.
pub fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                found.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        found.push(last);
    }
    found
}

/// The arguments of every call of a function in a C text.
pub fn calls<'a>(text: &'a str, function: &str) -> Vec<Vec<&'a str>> {
    let behind = text.match_indices(function).filter(|(at, _)| {
        let before = text[..*at].chars().next_back();
        !before.is_some_and(|c| c.is_ascii_alphanumeric() || c == '_')
    });
    let opened = behind.filter_map(|(at, _)| text[at + function.len()..].strip_prefix('('));
    opened.filter_map(|rest| closing(rest).map(|end| arguments(&rest[..end]))).collect()
}

/// Where the bracket that was opened before a text is closed.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.char_indices().find_map(|(at, c)| {
        depth += i32::from(c == '(') - i32::from(c == ')');
        (depth == 0).then_some(at)
    })
}

/// A C text without its comments.
pub fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |code, part| code + part.split_once("*/").map_or("", |(_, rest)| rest))
}
