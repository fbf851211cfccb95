//! The command line: what was asked for, who does it, and the exit status.
//!
//! A command is a variant of `args::Command`, a file here, and an arm in `dispatch`. Commands return the text for standard
//! output and a status; nothing is printed before a command has succeeded, so that a wrong call leaves standard
//! output empty.

mod args;
mod check;
mod domains;
mod explain;
mod init;
mod internal;
mod interpret;
mod options;
mod property;
mod summarize;
mod translate;

use clap::Parser;
use std::ffi::OsString;
use std::fmt;
use std::io::Write;
use std::process::ExitCode;

/// What the exit statuses mean.
pub mod status {
    pub const PROVED: u8 = 0;
    pub const FAULTY: u8 = 1;
    pub const WRONG_CALL: u8 = 2;
    pub const UNDECIDED: u8 = 3;
    pub const INTERNAL: u8 = 4;
}

/// Why a command gives no result.
#[derive(Debug)]
pub struct Failure {
    status: u8,
    text: String,
}

impl Failure {
    /// The call, the settings or the input is wrong.
    fn call(text: impl fmt::Display) -> Failure {
        Failure { status: status::WRONG_CALL, text: text.to_string() }
    }

    /// unloop is wrong.
    fn internal(text: impl fmt::Display) -> Failure {
        Failure { status: status::INTERNAL, text: text.to_string() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What a command prints and how it ends.
struct Done {
    output: Vec<u8>,
    status: u8,
}

impl Done {
    fn new(output: impl Into<Vec<u8>>, status: u8) -> Done {
        Done { output: output.into(), status }
    }
}

/// The program.
pub fn main() -> ExitCode {
    ExitCode::from(run(std::env::args_os()))
}

fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let cli = match args::Cli::try_parse_from(words) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return fail(&Failure::call(one_line(&error))),
        Err(help) => {
            // Only a closed pipe can be in the way.
            let _ = help.print();
            return status::PROVED;
        }
    };
    match dispatch(cli.command) {
        Ok(done) => print(&done),
        Err(failure) => fail(&failure),
    }
}

fn dispatch(command: args::Command) -> Result<Done, Failure> {
    match command {
        args::Command::Check(args) => check::run(&args),
        args::Command::Summarize(args) => summarize::run(&args),
        args::Command::Init(args) => init::run(&args),
        args::Command::Domains(args) => domains::run(&args),
        args::Command::Explain(args) => explain::run(&args),
        args::Command::Interpret(args) => interpret::run(&args),
        args::Command::Translate(args) => translate::run(&args),
    }
}

fn fail(failure: &Failure) -> u8 {
    let _ = writeln!(std::io::stderr(), "unloop: {failure}");
    failure.status
}

/// A reader that has gone away wants no more; the status stays.
fn print(done: &Done) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(&done.output).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            fail(&Failure::call(format!("cannot write to standard output ({error})")))
        }
        Ok(()) | Err(_) => done.status,
    }
}

/// clap's message without its usage lines: the first paragraph and the tips.
fn one_line(error: &clap::Error) -> String {
    if error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return "no command is given; see unloop --help".to_string();
    }
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    let (first, rest) = text.split_once("\n\n").unwrap_or((text, ""));
    let mut line: String = first.split_whitespace().collect::<Vec<_>>().join(" ");
    for tip in rest.lines().filter_map(|l| l.trim().strip_prefix("tip: ")) {
        line = format!("{line}; {tip}");
    }
    format!("{line}; see unloop --help")
}
