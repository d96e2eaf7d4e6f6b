//! What the functions of C do when memory ends the first, the second, … time it is asked for: every one that asks for it.

// What every unsafe call here rests on is said once: rooms are as large as the functions are told, texts are as long, and
// what is read was written or zeroed.
#![allow(clippy::undocumented_unsafe_blocks)]

#[cfg(feature = "fanorona")]
mod fanorona;
#[cfg(feature = "senet")]
mod senet;
pub mod star_halma;

use std::ffi::{CString, c_char, c_void};
use std::mem::MaybeUninit;
use std::ptr::null_mut;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::interface::header::{Function, Header};
use super::{LEFT, TAKEN, until_done, with_only};

const MEMORY: i32 = -3;

/// A game to copy, and what is done to the copy.
type Action<'a, G> = (&'a G, &'a dyn Fn(&mut G) -> i32);

/// One test at a time, as the handles that live are counted.
pub fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Runs something until there is memory enough for it; how often it was refused. Each refusal has to be that of memory, and
/// to leave what can be seen as it was.
fn refused_until<T>(seen: impl Fn() -> Vec<u64>, mut run: impl FnMut() -> Result<T, i32>) -> (T, usize) {
    let before = seen();
    until_done(MEMORY, || {
        let answer = run();
        if answer.is_err() {
            LEFT.set(usize::MAX);
            assert_eq!(seen(), before);
        }
        answer
    })
}

/// As `refused_until`, for something that changes what is seen, and may keep what memory it was given from one try to the
/// next.
fn changed_until<S, T>(
    state: &mut S,
    seen: impl Fn(&S) -> Vec<u64>,
    mut run: impl FnMut(&mut S) -> Result<T, i32>,
) -> (T, usize) {
    let before = seen(state);
    for times in 0.. {
        LEFT.set(times);
        let answer = run(state);
        LEFT.set(usize::MAX);
        match answer {
            Ok(done) => return (done, times),
            Err(code) => assert_eq!((code, &seen(state)), (MEMORY, &before)),
        }
    }
    unreachable!()
}

/// Makes a handle until there is memory for it, and frees it, which gives all of its memory back; how often it was refused.
fn freed<H>(
    seen: impl Fn() -> Vec<u64>,
    make: impl FnMut() -> Result<Box<H>, i32>,
    free: extern "C" fn(Option<Box<H>>),
) -> usize {
    let before = TAKEN.get();
    let (handle, refused) = refused_until(seen, make);
    assert!(TAKEN.get() > before);
    free(Some(handle));
    assert_eq!(TAKEN.get(), before);
    refused
}

/// Reads a position in both forms, of which each asks for memory once.
fn read_without_memory<H>(
    seen: impl Fn() -> Vec<u64>,
    position: &[u8],
    counted: impl Fn(*const c_char, usize, Place<'_, H>) -> i32,
    to_nul: impl Fn(*const c_char, Place<'_, H>) -> i32,
    free: extern "C" fn(Option<Box<H>>),
) {
    let (start, whole) = (position.as_ptr().cast(), ended(position));
    assert_eq!(freed(&seen, || put(|out| counted(start, position.len(), out)), free), 1);
    assert_eq!(freed(&seen, || put(|out| to_nul(whole.as_ptr(), out)), free), 1);
}

/// What a function that answers 0 and nothing else when it is done says.
fn done(code: i32) -> Result<(), i32> {
    if code == 0 { Ok(()) } else { Err(code) }
}

/// What a status says; what was made goes with it.
fn status<T>(code: i32, made: T) -> Result<T, i32> {
    if code >= 0 { Ok(made) } else { Err(code) }
}

/// A handle, of which NULL says that there was no memory.
pub fn made<H>(handle: Option<Box<H>>) -> Result<Box<H>, i32> {
    handle.ok_or(MEMORY)
}

/// Where a function writes a handle.
type Place<'a, H> = Option<&'a mut MaybeUninit<Option<Box<H>>>>;

/// The handle that a function writes to a place, if it answers that it did.
pub fn put<H>(call: impl FnOnce(Place<'_, H>) -> i32) -> Result<Box<H>, i32> {
    let mut place = MaybeUninit::new(None);
    let code = call(Some(&mut place));
    let handle = unsafe { place.assume_init() };
    assert_eq!(handle.is_some(), code == 0);
    status(code, handle)?.ok_or(code)
}

/// What a function writes to a place, which is all noughts before.
pub fn told<T>(call: impl FnOnce(Option<&mut MaybeUninit<T>>) -> i32) -> Result<T, i32> {
    let mut place = MaybeUninit::zeroed();
    let code = call(Some(&mut place));
    status(code, unsafe { place.assume_init() })
}

/// A text of as many bytes as it has.
fn text(call: impl Fn(*mut c_char, usize) -> i32) -> Vec<u8> {
    let len = usize::try_from(call(null_mut(), 0)).expect("a text");
    let mut room = vec![0_u8; len + 1];
    assert_eq!(call(room.as_mut_ptr().cast(), len + 1), len as i32);
    room.truncate(len);
    room
}

/// Holds what is written into room, of so many items, to ask for no memory of its own.
fn into_room(cap: usize, call: impl Fn(*mut c_void, usize) -> i32) {
    let [mut plain, mut without] = [(); 2].map(|()| vec![0_u64; 1 << 16]);
    let len = call(plain.as_mut_ptr().cast(), cap);
    assert!((0..=cap as i32).contains(&len), "{len}");
    assert_eq!(with_only(0, || call(without.as_mut_ptr().cast(), cap)), len);
    assert!(plain == without);
}

/// As `into_room`, of a list.
fn into_list(call: impl Fn(*mut c_void, usize) -> i32) {
    into_room(400, call);
}

/// As `into_room`, of a text.
fn into_text(call: impl Fn(*mut c_void, usize) -> i32) {
    into_room(60_000, call);
}

pub fn options<T>(init: extern "C" fn(Option<&mut MaybeUninit<T>>)) -> T {
    let mut place = MaybeUninit::zeroed();
    init(Some(&mut place));
    unsafe { place.assume_init() }
}

/// A text as C has it, ended by a NUL.
fn ended(text: &[u8]) -> CString {
    CString::new(text).expect("a text without a NUL")
}

/// Whether a function may ask for memory, by what it is given and answers: it makes a handle, changes one that grows, or
/// searches. A board never grows.
fn may_ask(header: &Header, function: &Function) -> bool {
    let grows = ["game", "searcher"].map(|kind| format!("{}_{kind} *", header.name));
    let asked = ["search", "solve"].map(|kind| format!("const {}_{kind}_options *", header.name));
    let makes = header.opaque.iter().any(|handle| function.answer == format!("{handle} *"));
    makes
        || function.parameters.iter().any(|given| {
            given.kind.ends_with("**") || grows.contains(&given.kind) || asked.contains(&given.kind)
        })
}

/// Holds what a file tries of an engine's table against what the header declares: every function that may ask for memory
/// or writes into room has to be tried, and the others that are named here.
fn assert_all_tried(engine: &str, file: &str, others: &[&str]) {
    let header = Header::named(engine);
    let short = |function: &Function| function.name[engine.len() + 1..].to_owned();
    let into_room = |function: &Function| function.parameters.iter().any(|given| given.name == "cap");
    let asking = header
        .functions
        .iter()
        .filter(|&function| may_ask(&header, function) || into_room(function))
        .map(short);
    let asking: Vec<String> = asking.chain(others.iter().map(|&name| name.to_owned())).collect();
    assert!(asking.len() > others.len() + 5, "{asking:?}");
    for name in asking {
        let slot = match name.as_str() {
            "new" | "free" => format!("a.board_{name}"),
            _ => format!("a.{name}"),
        };
        assert!(
            [")", ","].iter().any(|end| file.contains(&format!("{slot}{end}"))),
            "{engine}_{name} is not tried"
        );
    }
}
