//! The way of a program through unloop.

use crate::frontend;
use crate::ir::{Program, Property};
use crate::report::result::CheckResult;
use std::path::PathBuf;

/// What the user asks of a check.
#[derive(Clone, Debug)]
pub struct CheckOptions {
    pub frontend: frontend::Options,
    pub properties: Vec<Property>,
    /// Start functions; empty: `main`, else every externally visible function. `*`: every function on its own.
    pub entry: Vec<String>,
    /// How many iterations refinement may unwind.
    pub unwind: u32,
    pub timeout_seconds: u64,
    pub memory_mb: u64,
    /// Threads; 0 is one for each core.
    pub jobs: usize,
    pub solver: crate::sat::Backend,
    pub replay: Replay,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Replay {
    #[default]
    Auto,
    Interp,
    Native,
    Off,
}

impl Default for CheckOptions {
    fn default() -> CheckOptions {
        use Property::*;
        CheckOptions {
            frontend: frontend::Options::default(),
            properties: vec![Assert, Deref, Bounds, Free, Overflow, Div, Shift],
            entry: vec![],
            unwind: 8,
            timeout_seconds: 300,
            memory_mb: 8000,
            jobs: 0,
            solver: crate::sat::Backend::Cadical,
            replay: Replay::Auto,
        }
    }
}

/// What is wrong with the call or the input: exit status 2.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Frontend(#[from] frontend::Error),
    #[error("there is no function {name}; {todo}")]
    NoEntry { name: String, todo: String },
}

/// C in, our IR out.
pub fn load(inputs: &[PathBuf], options: &frontend::Options) -> Result<Program, Error> {
    Ok(frontend::load(inputs, options)?)
}

/// Proves or refutes.
pub fn check(inputs: &[PathBuf], options: &CheckOptions) -> Result<CheckResult, Error> {
    let program = load(inputs, &options.frontend)?;
    let _ = program;
    todo!()
}
