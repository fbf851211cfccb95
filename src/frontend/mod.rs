//! C, bitcode or LLVM text in, a verified [`Program`] out. This is the last place that knows LLVM.
//!
//! `input` finds out what the user named, `clang` compiles C, `module` reads and links LLVM modules, `prepare` runs the
//! few passes that lose no bug, `translate` turns the module into our IR, `models` brings in the library models that the
//! program calls.

mod clang;
mod contract;
mod input;
mod kept;
mod known_texts;
mod models;
mod module;
mod prepare;
mod raw;
mod translate;

pub use contract::Contract;

use crate::ir::{Program, verify};
use std::path::PathBuf;
use thiserror::Error;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DataModel {
    #[default]
    Lp64,
    Ilp32,
}

#[derive(Clone, Debug, Default)]
pub struct Options {
    pub data_model: DataModel,
    /// Passed on to clang.
    pub clang_flags: Vec<String>,
    /// Whether allocation can return NULL.
    pub malloc_may_fail: bool,
    /// Leave calls to library functions without their models (they stay declarations).
    pub no_models: bool,
    /// The user's own models.
    pub contracts: Vec<Contract>,
}

/// What is wrong with the input; the text is one line, or clang's own message.
#[derive(Debug, Error)]
pub enum Error {
    #[error("{path}: {what}; {todo}")]
    Input { path: String, what: String, todo: String },
    #[error("{path}: clang reports an error:\n{text}")]
    Clang { path: String, text: String },
    #[error("cannot run {program}: {reason}; install clang-19 or name another compiler in UNLOOP_CLANG")]
    NoClang { program: String, reason: String },
    #[error("cannot link {path} with the other inputs: {reason}")]
    Link { path: String, reason: String },
    #[error("{0}: the translation broke an invariant of the IR, which is a bug of unloop: {1}")]
    Internal(String, String),
    #[error("{place}: {what}")]
    Contract { place: String, what: String },
}

/// Reads, compiles, links and translates the inputs.
pub fn load(inputs: &[PathBuf], options: &Options) -> Result<Program, Error> {
    let mut all = inputs.to_vec();
    let extra = (!options.contracts.is_empty()).then(|| own_models(inputs, options)).transpose()?;
    all.extend(extra.iter().map(|file| file.0.clone()));
    let units = input::classify(&all)?;
    let context = inkwell::context::Context::create();
    let module = module::read_all(&context, &units, options)?;
    prepare::run(&module)?;
    let mut program = translate::module(&module, translate::Side::User, options)?;
    contract::mark(&mut program, &options.contracts);
    if !options.no_models {
        models::link(&mut program, options)?;
    }
    let name = inputs.first().map(|p| p.display().to_string()).unwrap_or_default();
    verify::verify(&program).map_err(|e| Error::Internal(name, e.to_string()))?;
    Ok(program)
}

/// A file that goes when it is no longer needed.
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// The user's models as a C file.
fn own_models(inputs: &[PathBuf], options: &Options) -> Result<Temporary, Error> {
    let text = contract::to_c(&options.contracts, inputs)?;
    let path = std::env::temp_dir().join(format!("unloop-models-{}.c", std::process::id()));
    let place = options.contracts.first().map(|c| c.place.clone()).unwrap_or_default();
    std::fs::write(&path, text)
        .map_err(|e| Error::Contract { place, what: format!("cannot write {} ({e})", path.display()) })?;
    Ok(Temporary(path))
}
