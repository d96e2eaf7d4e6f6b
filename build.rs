//! Passes the numbers of `abi-version.txt` to the library. With the feature `headers` it also checks the generated
//! headers, constants and function tables in the source tree.

#[cfg(feature = "headers")]
#[path = "tools/headers/mod.rs"]
mod headers;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=abi-version.txt");
    let numbers = std::fs::read_to_string("abi-version.txt").expect("abi-version.txt can be read");
    for (name, number) in numbers.lines().filter_map(|line| line.split_once(' ')) {
        println!("cargo::rustc-env={}_ABI={number}", name.to_uppercase());
    }
    #[cfg(feature = "headers")]
    headers::check_or_write(&numbers);
}
