//! `unloop summarize`.

use super::args::SummarizeArgs;
use super::check::is_internal;
use super::internal::guarded;
use super::{Done, Failure, options, status};
use crate::driver;
use crate::summarize::llvm;
use std::path::Path;

pub fn run(args: &SummarizeArgs) -> Result<Done, Failure> {
    let options = options::of_summary(args)?;
    let outcome = guarded(|| driver::loop_free(&args.inputs.inputs, &options.check));
    let summary = match outcome {
        Ok(Ok(summary)) => summary,
        Ok(Err(error)) if !is_internal(&error) => return Err(Failure::call(error)),
        Ok(Err(error)) => {
            return Err(Failure::internal(format!("internal error: {error}; this is a bug of unloop")));
        }
        Err(message) => {
            return Err(Failure::internal(format!("internal error: {message}; this is a bug of unloop")));
        }
    };
    let text = match args.emit.as_deref() {
        Some("ir") => summary.program.to_string(),
        _ => llvm::write(&summary),
    };
    if let Some(file) = &args.runtime {
        write(file, llvm::RUNTIME)?;
    }
    let Some(file) = &args.output else { return Ok(Done::new(text, status::PROVED)) };
    write(file, &text)?;
    let assumed: usize = summary.cuts.iter().map(|c| c.assumed).sum();
    let left_out: usize = summary.cuts.iter().map(|c| c.left_out).sum();
    let said = format!(
        "{}: {} loops cut open, {assumed} invariants assumed, {left_out} left out that need a loop to be said\n",
        file.display(),
        summary.cuts.len()
    );
    Ok(Done::new(said, status::PROVED))
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text)
        .map_err(|e| Failure::call(format!("{}: cannot write there ({e})", file.display())))
}
