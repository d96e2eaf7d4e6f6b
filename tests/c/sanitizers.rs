//! The programs under the sanitizers of the C compiler, which `make check-asan` asks for: it builds the library with the
//! address sanitizer as well, and names the C compiler's in `STERNHALMA_SANITIZERS`, such as `address,undefined`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::compiler::{Language, find_library, strict};
use crate::interface::library;

/// What is asked for.
pub fn asked() -> Option<String> {
    env::var("STERNHALMA_SANITIZERS").ok().filter(|names| !names.is_empty())
}

/// What the compiler is told.
pub fn flags() -> Vec<String> {
    let names = asked().into_iter();
    names.flat_map(|names| [format!("-fsanitize={names}"), "-fno-sanitize-recover=all".to_owned()]).collect()
}

/// Builds a program that goes wrong.
fn wrong(name: &str, body: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("sanitizers");
    fs::create_dir_all(&folder).expect("a folder can be made");
    let source = folder.join(name).with_extension("c");
    let text = format!(
        "#include <stdlib.h>\n#include <sternhalma.h>\n\nint main(int argc, char **argv)\n{{\n    (void)argc;\n    (void)argv;\n    {body}\n}}\n"
    );
    fs::write(&source, text).expect("a file can be written");
    let path = source.with_extension("");
    library::run(strict(Language::C, &source, &path).arg(library::shared()));
    path
}

fn outcome(program: PathBuf) -> (Output, String) {
    let output = find_library(&mut Command::new(program)).output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    (output, said)
}

/// Each of these is told only by a sanitizer, and the first only by one that is in the library.
#[test]
#[ignore = "run by make check-asan"]
fn the_sanitizers_are_there() {
    let names = asked().expect("STERNHALMA_SANITIZERS says what is asked for");
    assert!(names.contains("address") && names.contains("undefined"), "{names}");
    let wrongs = [
        (
            "behind_a_room",
            "char *room = malloc(1); sternhalma_hex((uint64_t)argc, room, 17); free(room); return 0;",
            "heap-buffer-overflow",
        ),
        (
            "freed_twice",
            "sternhalma_board *board = sternhalma_new(2, 10); sternhalma_free(board); sternhalma_free(board); return 0;",
            "AddressSanitizer",
        ),
        ("lost", "return sternhalma_new(2, 10 * argc) == NULL;", "LeakSanitizer: detected memory leaks"),
        ("undefined", "return (2147483647 + argc) == 0;", "runtime error: signed integer overflow"),
    ];
    for (name, body, told) in wrongs {
        let (output, said) = outcome(wrong(name, body));
        assert!(!output.status.success() && said.contains(told), "{name}: {said}");
    }
}
