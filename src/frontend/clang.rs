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

/// Compiles one C file to bitcode, which comes back through a pipe.
pub fn compile(
    path: &Path,
    directory: Option<&PathBuf>,
    flags: &[String],
    options: &Options,
) -> Result<Vec<u8>, Error> {
    let program = program();
    let mut command = Command::new(&program);
    command
        .args(flags)
        .args(&options.clang_flags)
        .arg(target(options.data_model))
        .args(["-w", "-c", "-emit-llvm", "-O0", "-g", "-Xclang", "-disable-O0-optnone"])
        // Only for its lifetime markers: no sanitizer is run.
        .args(["-Xclang", "-fsanitize-address-use-after-scope"])
        .arg("-fno-caret-diagnostics")
        .arg("-o")
        .arg("-")
        .arg(path)
        .stdin(Stdio::null());
    if let Some(directory) = directory {
        command.current_dir(directory);
    }
    let output =
        command.output().map_err(|e| Error::NoClang { program: program.clone(), reason: e.to_string() })?;
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
        return Err(Error::Clang { path: path.display().to_string(), text });
    }
    Ok(output.stdout)
}
