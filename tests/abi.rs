//! `make check-abi` tells a change that breaks programs from an addition, and asks for the number that has to rise.
//! Tried in a copy of the headers, changed in every way that matters.

mod interface;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;

use interface::{in_tree, library};

/// A copy of what `abi/interface` reads, in a folder of its own.
struct Copy {
    folder: PathBuf,
}

/// A copy whose dumps are of its own headers: what is under test is a change, not whether the tree has one.
static TREE: LazyLock<PathBuf> = LazyLock::new(|| {
    let copy = Copy::of(&in_tree(""), "tree");
    let output = copy.interface("dump");
    assert!(output.status.success(), "{output:?}");
    copy.folder
});

impl Copy {
    fn new(name: &str) -> Copy {
        Copy::of(&TREE, name)
    }

    fn of(tree: &Path, name: &str) -> Copy {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("abi").join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).expect("it can be emptied");
        }
        for part in ["abi", "include"] {
            fs::create_dir_all(folder.join(part)).expect("a folder can be made");
            for file in tree.join(part).read_dir().expect("there are files") {
                let path = file.expect("a file can be listed").path();
                let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
                // One engine is enough to try it with.
                let is_of_engine = name.ends_with(".abi") || name.ends_with(".h") || name.ends_with(".hpp");
                if !is_of_engine || name.starts_with("sternhalma.") {
                    fs::copy(&path, folder.join(part).join(name)).expect("a file can be copied");
                }
            }
        }
        fs::copy(tree.join("abi-version.txt"), folder.join("abi-version.txt")).expect("it can be copied");
        Copy { folder }
    }

    fn interface(&self, command: &str) -> Output {
        let mut program = Command::new(self.folder.join("abi/interface"));
        let program = program.arg(command).env("CARGO_TARGET_DIR", self.folder.join("target"));
        program.output().expect("it starts")
    }

    /// What the check says, and whether it passes.
    fn check(&self) -> (bool, String) {
        let output = self.interface("check");
        let said = [&output.stdout[..], &output.stderr[..]].concat();
        (output.status.success(), String::from_utf8(said).expect("it writes text"))
    }

    /// Replaces what stands once in a file.
    fn change(&self, file: &str, old: &str, new: &str) {
        let path = self.folder.join(file);
        let text = fs::read_to_string(&path).expect("it is there");
        assert_eq!(text.matches(old).count(), 1, "{old} in {file}");
        fs::write(&path, text.replace(old, new)).expect("it can be written");
    }

    /// Raises a number in `abi-version.txt`.
    fn raise(&self, name: &str) {
        let text = fs::read_to_string(in_tree("abi-version.txt")).expect("there are numbers");
        let line = text.lines().find(|line| line.starts_with(&format!("{name} "))).expect("it has a number");
        self.change("abi-version.txt", line, &format!("{name} 1000"));
    }
}

/// Whether abidiff is there; with `STERNHALMA_REQUIRE_HOSTS=1` it has to be.
fn has_abidiff() -> bool {
    let there = library::is_there("abidiff") && library::is_there("abidw");
    let required = env::var_os("STERNHALMA_REQUIRE_HOSTS").is_some_and(|value| value == "1");
    assert!(there || !required, "abidiff is required and is not there");
    if !there {
        eprintln!("changes of the interface were not tried: abidiff is not there");
    }
    there
}

const HEADER: &str = "include/sternhalma.cdef.h";

/// Changes that break a program, by what they do.
const BREAKS: &[(&str, &str, &str)] = &[
    ("a function taken away", "int32_t sternhalma_holes(void);\n", ""),
    ("a parameter of another type", "sternhalma_row_of(int32_t hole);", "sternhalma_row_of(int64_t hole);"),
    ("a parameter more", "sternhalma_row_of(int32_t hole);", "sternhalma_row_of(int32_t hole, int32_t x);"),
    ("another answer", "int64_t sternhalma_ply(", "int32_t sternhalma_ply("),
    ("a result that grows", "    int64_t column;\n", "    int64_t column;\n    int64_t depth;\n"),
    ("a field of another type", "    int64_t column;\n", "    uint64_t column;\n"),
    ("an array of another length", "    int32_t path[37];\n", "    int32_t path[38];\n"),
    ("options that grow in the middle", "    int32_t names;\n", "    int32_t marks;\n    int32_t names;\n"),
    (
        "options that grow, and lose",
        "    int32_t targets_of;\n    int32_t width;\n",
        "    int32_t width;\n    int32_t height;\n    int32_t depth;\n",
    ),
    (
        "options that grow, and change",
        "    const char *position;\n    size_t position_len;\n",
        "    size_t position;\n    size_t position_len;\n    int64_t more;\n",
    ),
    (
        "members of the table that change places",
        "    int32_t (*row_of)(int32_t hole);\n    int32_t (*col_of)(int32_t hole);\n",
        "    int32_t (*col_of)(int32_t hole);\n    int32_t (*row_of)(int32_t hole);\n",
    ),
    ("a member of the table taken away", "    int32_t (*tables_ok)(void);\n", ""),
    ("a constant of another number", "    STERNHALMA_POS_LONG = 2,\n", "    STERNHALMA_POS_LONG = 20,\n"),
    ("a constant taken away", "    STERNHALMA_POS_LONG = 2,\n", ""),
];

/// Additions.
const ADDS: &[(&str, &str, &str)] = &[
    (
        "a function",
        "int32_t sternhalma_holes(void);\n",
        "int32_t sternhalma_holes(void);\nvoid sternhalma_x(void);\n",
    ),
    (
        "a constant",
        "    STERNHALMA_POS_LONG = 2,\n",
        "    STERNHALMA_POS_LONG = 2,\n    STERNHALMA_POS_X = 99,\n",
    ),
    (
        "options that grow",
        "    int32_t width;\n} sternhalma_d",
        "    int32_t width;\n    int32_t x;\n} sternhalma_d",
    ),
    ("a table that grows", "} sternhalma_api;\n", "    void (*x)(void);\n} sternhalma_api;\n"),
];

#[test]
fn what_is_the_same_passes() {
    if has_abidiff() {
        assert_eq!(Copy::new("same").check(), (true, String::new()));
    }
}

#[test]
fn a_break_asks_for_a_higher_soname() {
    for (what, old, new) in BREAKS.iter().filter(|_| has_abidiff()) {
        let copy = Copy::new("break");
        copy.change(HEADER, old, new);
        let (passes, said) = copy.check();
        assert!(!passes && said.contains("sternhalma: incompatible"), "{what}: {said}");
        copy.raise("sternhalma");
        assert!(!copy.check().0, "{what}: the number of an addition is not enough");
        copy.raise("soname");
        assert_eq!(copy.check(), (true, String::new()), "{what}");
    }
}

#[test]
fn an_addition_asks_for_a_higher_number() {
    for (what, old, new) in ADDS.iter().filter(|_| has_abidiff()) {
        let copy = Copy::new("add");
        copy.change(HEADER, old, new);
        let (passes, said) = copy.check();
        assert!(!passes && said.contains("sternhalma: added to"), "{what}: {said}");
        copy.raise("soname");
        assert!(!copy.check().0, "{what}: the number of a break says nothing of additions");
        copy.raise("sternhalma");
        assert_eq!(copy.check(), (true, String::new()), "{what}");
    }
}

#[test]
fn an_interface_comes_and_goes_with_its_dump() {
    if !has_abidiff() {
        return;
    }
    let copy = Copy::new("whole");
    fs::remove_file(copy.folder.join("abi/sternhalma.abi")).expect("it is there");
    let (passes, said) = copy.check();
    assert!(!passes && said.contains("make abi"), "{said}");
    let copy = Copy::new("whole");
    fs::remove_file(copy.folder.join(HEADER)).expect("it is there");
    let (passes, said) = copy.check();
    assert!(!passes && said.contains("sternhalma: taken away"), "{said}");
}
