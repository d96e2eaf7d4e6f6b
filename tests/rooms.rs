//! The order of the sources: a room names only those below it, and no two files name each other in a circle.
//!
//! The `use` lines are read, and what they name is followed to the file that defines it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Item, UseTree, Visibility};

/// The rooms of the crate and of each engine, from the top.
const ORDER: &[(&str, &[&str])] = &[
    ("", &["capi", "sternhalma", "senet", "fanorona", "kit"]),
    ("sternhalma", &["solve", "search", "game", "notation", "drawing", "eval", "board", "star"]),
    ("senet", &["search", "notation", "drawing", "eval", "board", "track"]),
    ("fanorona", &["search", "game", "notation", "drawing", "eval", "board", "points"]),
];

type Names = Vec<String>;

/// A file of the crate.
#[derive(Default)]
struct Module {
    /// What it defines.
    items: BTreeSet<String>,
    /// What its `use` lines bring in, by the name they give it, and whether they hand it on.
    uses: Vec<(String, Names, bool)>,
}

/// The files by the paths of their modules.
struct Crate(BTreeMap<Names, Module>);

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder can be read") {
        let path = entry.expect("an entry can be read").path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

impl Crate {
    fn read() -> Crate {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let mut files = Vec::new();
        sources(&root, &mut files);
        let modules = files.iter().map(|path| {
            let inside = path.strip_prefix(&root).expect("a file of src").with_extension("");
            let mut names: Names = inside.iter().map(|name| name.to_string_lossy().into_owned()).collect();
            if names.last().is_some_and(|name| name == "mod" || name == "lib") {
                names.pop();
            }
            let text = fs::read_to_string(path).expect("a file can be read");
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let module = Module::of(&names, file.items);
            (names, module)
        });
        Crate(modules.collect())
    }

    /// The file that defines what a path names.
    fn definer(&self, path: &[String], depth: usize) -> Option<Names> {
        let mut module: Names = Vec::new();
        for (at, name) in path.iter().enumerate() {
            let inner: Names = module.iter().chain([name]).cloned().collect();
            if self.0.contains_key(&inner) {
                module = inner;
                continue;
            }
            let here = self.0.get(&module)?;
            if here.items.contains(name) {
                return Some(module);
            }
            let (_, target, _) = here.uses.iter().find(|(given, _, _)| given == name)?;
            let whole: Names = target.iter().chain(&path[at + 1..]).cloned().collect();
            return if depth < 8 { self.definer(&whole, depth + 1) } else { None };
        }
        Some(module)
    }

    /// The files that a file names, but for what it only hands on.
    fn named_by(&self, module: &Module) -> BTreeSet<Names> {
        let own = module.uses.iter().filter(|(_, _, handed_on)| !handed_on);
        own.filter_map(|(_, target, _)| self.definer(target, 0)).collect()
    }
}

impl Module {
    fn of(path: &Names, items: Vec<Item>) -> Module {
        let mut module = Module::default();
        for item in items {
            let name = match &item {
                Item::Const(item) => Some(item.ident.to_string()),
                Item::Enum(item) => Some(item.ident.to_string()),
                Item::Fn(item) => Some(item.sig.ident.to_string()),
                Item::Macro(item) => item.ident.as_ref().map(ToString::to_string),
                Item::Static(item) => Some(item.ident.to_string()),
                Item::Struct(item) => Some(item.ident.to_string()),
                Item::Trait(item) => Some(item.ident.to_string()),
                Item::Type(item) => Some(item.ident.to_string()),
                Item::Use(item) => {
                    let handed_on = !matches!(item.vis, Visibility::Inherited);
                    module.add(path, &mut Vec::new(), &item.tree, handed_on);
                    None
                }
                _ => None,
            };
            module.items.extend(name);
        }
        module
    }

    fn add(&mut self, path: &Names, before: &mut Names, tree: &UseTree, handed_on: bool) {
        match tree {
            UseTree::Path(step) => {
                before.push(step.ident.to_string());
                self.add(path, before, &step.tree, handed_on);
                before.pop();
            }
            UseTree::Group(group) => {
                group.items.iter().for_each(|tree| self.add(path, before, tree, handed_on));
            }
            UseTree::Name(name) => self.add_name(path, before, &name.ident.to_string(), None, handed_on),
            UseTree::Rename(name) => {
                let given = name.rename.to_string();
                self.add_name(path, before, &name.ident.to_string(), Some(given), handed_on);
            }
            UseTree::Glob(_) => {}
        }
    }

    fn add_name(&mut self, path: &Names, before: &Names, name: &str, given: Option<String>, handed_on: bool) {
        let mut whole: Names = before.iter().map(String::as_str).chain([name]).map(str::to_owned).collect();
        if whole.last().is_some_and(|last| last == "self") {
            whole.pop();
        }
        let given = given.unwrap_or_else(|| whole.last().cloned().unwrap_or_default());
        let ups = whole.iter().take_while(|&name| name == "super").count();
        let target = match whole[0].as_str() {
            "crate" => whole[1..].to_vec(),
            "super" => path[..path.len() - ups].iter().chain(&whole[ups..]).cloned().collect(),
            // A child of this module, or another crate, which is not found.
            _ => path.iter().chain(&whole).cloned().collect(),
        };
        self.uses.push((given, target, handed_on));
    }
}

/// The place of a module in the order of a parent's rooms.
fn place(parent: &str, rooms: &[&str], module: &[String]) -> Option<usize> {
    let rest = if parent.is_empty() { module } else { module.strip_prefix(&[parent.to_owned()][..])? };
    rooms.iter().position(|room| rest.first().is_some_and(|name| name == room))
}

#[test]
fn a_room_names_only_those_below_it() {
    let sources = Crate::read();
    let mut wrong = Vec::new();
    for (path, module) in &sources.0 {
        for named in sources.named_by(module) {
            for (parent, rooms) in ORDER {
                let places = place(parent, rooms, path).zip(place(parent, rooms, &named));
                if places.is_some_and(|(from, to)| to < from) {
                    wrong.push(format!("{} names {}", path.join("::"), named.join("::")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_room_has_its_place() {
    let sources = Crate::read();
    for (parent, rooms) in ORDER {
        for path in sources.0.keys() {
            let is_room = path.len() == if parent.is_empty() { 1 } else { 2 };
            let inside = parent.is_empty() || path.first().is_some_and(|name| name == parent);
            assert!(!(is_room && inside) || place(parent, rooms, path).is_some(), "{}", path.join("::"));
        }
        for room in *rooms {
            let path: Names =
                [*parent, room].into_iter().filter(|name| !name.is_empty()).map(str::to_owned).collect();
            assert!(sources.0.contains_key(&path), "{}", path.join("::"));
        }
    }
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let sources = Crate::read();
    let mut left: BTreeMap<&Names, BTreeSet<Names>> =
        sources.0.iter().map(|(path, module)| (path, sources.named_by(module))).collect();
    left.iter_mut().for_each(|(path, named)| {
        named.remove(*path);
    });
    // Files that name none of those that are left are taken away until there are no more such.
    loop {
        let before = left.len();
        let there: BTreeSet<Names> = left.keys().map(|&path| path.clone()).collect();
        left.retain(|_, named| named.iter().any(|name| there.contains(name)));
        if left.len() == before {
            break;
        }
    }
    let circle: Vec<String> = left.keys().map(|path| path.join("::")).collect();
    assert!(circle.is_empty(), "{circle:#?}");
}
