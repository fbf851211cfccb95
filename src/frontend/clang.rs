//! Runs clang so that no bug is optimized away.

use super::{DataModel, Error, Options};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The compiler: `UNLOOP_CLANG`, else clang-19.
pub fn program() -> String {
    std::env::var("UNLOOP_CLANG").unwrap_or_else(|_| "clang-19".to_string())
}

pub fn target(model: DataModel) -> &'static str {
    match model {
        DataModel::Lp64 => "--target=x86_64-pc-linux-gnu",
        DataModel::Ilp32 => "--target=i386-pc-linux-gnu",
    }
}

/// clang computes what is constant. Where that has no value, as `1 / 0` or `1 << 40`, nothing of it is left in the module, or a
/// number that wrapped. It warns then, and the file is compiled once more, with checks for what the warning is about.
const FOLDED: [(&str, &str); 4] = [
    ("-Wdivision-by-zero", "integer-divide-by-zero"),
    ("-Wshift-count-overflow", "shift-exponent"),
    ("-Wshift-count-negative", "shift-exponent"),
    ("-Winteger-overflow", "signed-integer-overflow"),
];

/// Compiles one C file to bitcode, which comes back through a pipe.
pub fn compile(
    path: &Path,
    directory: Option<&PathBuf>,
    flags: &[String],
    options: &Options,
) -> Result<Vec<u8>, Error> {
    let (bitcode, said) = run(path, directory, flags, options, &[])?;
    let warned = |warning: &str| said.contains(&format!("[{warning}]"));
    let checks: Vec<&str> = FOLDED.iter().filter(|(w, _)| warned(w)).map(|(_, check)| *check).collect();
    if checks.is_empty() {
        return Ok(bitcode);
    }
    run(path, directory, flags, options, &checks).map(|(bitcode, _)| bitcode)
}

/// The same with all checks for what clang computes.
pub fn compile_checked(
    path: &Path,
    directory: Option<&PathBuf>,
    flags: &[String],
    options: &Options,
) -> Result<Vec<u8>, Error> {
    run(path, directory, flags, options, &FOLDED.map(|(_, check)| check)).map(|(bitcode, _)| bitcode)
}

/// Bitcode and warnings.
fn run(
    path: &Path,
    directory: Option<&PathBuf>,
    flags: &[String],
    options: &Options,
    checks: &[&str],
) -> Result<(Vec<u8>, String), Error> {
    let program = program();
    let mut command = Command::new(&program);
    command
        .args(flags)
        .args(&options.clang_flags)
        .arg(target(options.data_model))
        .args(["-c", "-emit-llvm", "-O0", "-g", "-Xclang", "-disable-O0-optnone"])
        // Only for its lifetime markers: no sanitizer is run.
        .args(["-Xclang", "-fsanitize-address-use-after-scope"])
        .arg("-fno-caret-diagnostics")
        .args(["-Wno-everything", "-Wno-error"])
        .args(FOLDED.map(|(warning, _)| warning))
        .arg("-o")
        .arg("-")
        .arg(path)
        .stdin(Stdio::null());
    if !checks.is_empty() {
        // Traps, but for overflow: a trap does not tell which of the two went wrong in a division.
        command
            .arg(format!("-fsanitize={}", checks.join(",")))
            .arg("-fsanitize-trap=integer-divide-by-zero,shift-exponent")
            .args(["-fno-sanitize-recover=all", "-fsanitize-minimal-runtime"]);
    }
    if let Some(directory) = directory {
        command.current_dir(directory);
    }
    let output =
        command.output().map_err(|e| Error::NoClang { program: program.clone(), reason: e.to_string() })?;
    let said = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
    if !output.status.success() {
        return Err(Error::Clang { path: path.display().to_string(), text: said });
    }
    Ok((output.stdout, said))
}
