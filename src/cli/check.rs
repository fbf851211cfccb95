//! `unloop check`.

use super::args::CheckArgs;
use super::internal::guarded;
use super::options::{self, Format, Options};
use super::{Done, Failure, status};
use crate::driver::{self, Error};
use crate::frontend;
use crate::report::human::{Sources, Style};
use crate::report::result::{CheckResult, Verdict};
use crate::report::{self, human, svcomp};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::path::Path;
use std::time::Duration;

pub fn run(args: &CheckArgs) -> Result<Done, Failure> {
    let options = options::of_call(args)?;
    if let Some(file) = &args.output {
        can_write(file)?;
    }
    if args.emit.is_some() {
        return emit_ir(args, &options);
    }
    let progress = spinner(args);
    let outcome = guarded(|| driver::check(&args.inputs.inputs, &options.check));
    progress.finish_and_clear();
    match outcome {
        Ok(Ok(result)) => deliver(args, &options, &result, status_of(&result)),
        Ok(Err(error)) if !is_internal(&error) => Err(Failure::call(error)),
        Ok(Err(error)) => broken(args, &options, &error.to_string()),
        Err(message) => broken(args, &options, &message),
    }
}

fn status_of(result: &CheckResult) -> u8 {
    match result.verdict {
        Verdict::Safe => status::PROVED,
        Verdict::Violated | Verdict::Possible => status::FAULTY,
        Verdict::Unknown => status::UNDECIDED,
    }
}

pub fn is_internal(error: &Error) -> bool {
    matches!(error, Error::Frontend(frontend::Error::Internal(..)) | Error::Internal(_))
}

/// An error of unloop itself: a valid result that says unknown, and a line for a report of the bug.
fn broken(args: &CheckArgs, options: &Options, message: &str) -> Result<Done, Failure> {
    super::fail(&Failure::internal(format!("internal error: {message}; this is a bug of unloop")));
    let inputs = args.inputs.inputs.iter().map(|p| p.display().to_string()).collect();
    let result = report::undecided(inputs, options.check.entry.clone(), format!("internal error: {message}"));
    deliver(args, options, &result, status::INTERNAL)
}

fn deliver(args: &CheckArgs, options: &Options, result: &CheckResult, status: u8) -> Result<Done, Failure> {
    if let Some(file) = &args.output {
        let text = match (file.extension().is_some_and(|e| e == "json"), options.format) {
            (true, _) | (_, Format::Json) => report::json(result),
            (false, format) => render(args, format, result, false),
        };
        write(file, &text)?;
    }
    let color = match args.color.as_str() {
        "always" => true,
        "never" => false,
        _ => std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty()),
    };
    Ok(Done::new(render(args, options.format, result, color), status))
}

fn render(args: &CheckArgs, format: Format, result: &CheckResult, color: bool) -> String {
    let style = Style { color, quiet: args.quiet, verbose: args.verbose, width: 0 };
    match format {
        Format::Human => human::render(result, &Sources::read(result), style),
        Format::Json => report::json(result),
        Format::Svcomp => svcomp::line(result),
    }
}

fn emit_ir(args: &CheckArgs, options: &Options) -> Result<Done, Failure> {
    let text = guarded(|| driver::load(&args.inputs.inputs, &options.check.frontend).map(|p| p.to_string()));
    match text {
        Ok(Ok(text)) => {
            if let Some(file) = &args.output {
                write(file, &text)?;
            }
            Ok(Done::new(text, status::PROVED))
        }
        Ok(Err(error)) if is_internal(&error) => Err(Failure::internal(error)),
        Ok(Err(error)) => Err(Failure::call(error)),
        Err(message) => Err(Failure::internal(format!("internal error: {message}; this is a bug of unloop"))),
    }
}

/// Better known before the work than after it.
fn can_write(file: &Path) -> Result<(), Failure> {
    match std::fs::OpenOptions::new().append(true).create(true).open(file) {
        Ok(_) => Ok(()),
        Err(error) => Err(Failure::call(format!("{}: cannot write there ({error})", file.display()))),
    }
}

fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text)
        .map_err(|e| Failure::call(format!("{}: cannot write there ({e})", file.display())))
}

/// Says on standard error that work goes on, and for how long.
fn spinner(args: &CheckArgs) -> ProgressBar {
    let wanted = match args.progress.as_str() {
        "always" => true,
        "never" => false,
        _ => std::io::stderr().is_terminal() && !args.quiet,
    };
    if !wanted {
        return ProgressBar::hidden();
    }
    let name = args.inputs.inputs.first().map(|p| p.display().to_string()).unwrap_or_default();
    if !std::io::stderr().is_terminal() {
        eprintln!("checking {name}");
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} checking {msg} ({elapsed})") {
        bar.set_style(style);
    }
    bar.set_message(name);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_verdict_has_its_status() {
        let mut result = report::undecided(vec![], vec![], String::new());
        let pairs =
            [(Verdict::Safe, 0), (Verdict::Violated, 1), (Verdict::Possible, 1), (Verdict::Unknown, 3)];
        for (verdict, status) in pairs {
            result.verdict = verdict;
            assert_eq!(status_of(&result), status);
        }
    }
}
