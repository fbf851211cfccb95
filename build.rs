//! Compiles the library models to bitcode, once for each data model; the binary embeds the result.

use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=src/libc");
    println!("cargo::rerun-if-env-changed=UNLOOP_CLANG");
    let clang = std::env::var("UNLOOP_CLANG").unwrap_or_else(|_| "clang-19".to_string());
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    for (target, name) in
        [("x86_64-pc-linux-gnu", "models-lp64.bc"), ("i386-pc-linux-gnu", "models-ilp32.bc")]
    {
        compile(&clang, target, &out.join(name));
    }
}

/// With wrapping arithmetic: what the models compute is no fault of the program.
fn compile(clang: &str, target: &str, out: &Path) {
    let status = Command::new(clang)
        .arg(format!("--target={target}"))
        .args(["-c", "-emit-llvm", "-O0", "-g", "-Xclang", "-disable-O0-optnone"])
        .args(["-ffreestanding", "-fno-builtin", "-Wall", "-Werror", "-fwrapv", "-fdebug-compilation-dir=."])
        .arg("-o")
        .arg(out)
        .arg("src/libc/models.c")
        .status();
    match status {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("{clang} cannot compile the library models ({status})"),
        Err(error) => panic!("cannot run {clang}: {error}; install clang-19 or set UNLOOP_CLANG"),
    }
}
