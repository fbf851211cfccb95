//! Commands and options. What is not given here comes from the settings files, see `options`.

use crate::config;
use clap::builder::PossibleValuesParser;
use clap::{ArgAction, Args, Parser, Subcommand};
use std::path::PathBuf;

#[derive(Parser, Debug)]
#[command(
    name = "unloop",
    version,
    about = "Proves C programs free of faults without unwinding their loops, or shows a failing run."
)]
#[command(disable_help_subcommand = true, max_term_width = 120)]
#[command(
    after_help = "Exit status: 0 all proved, 1 violated or possible, 2 wrong call or input, 3 undecided, 4 internal error."
)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Prove or refute that the program has no fault
    Check(Box<CheckArgs>),
    /// Write the program without its loops as LLVM IR
    Summarize(SummarizeArgs),
    /// Write an unloop.toml with all settings as comments
    Init(InitArgs),
    /// List, show and check the domains that loop invariants come from
    Domains(DomainsArgs),
    /// Say what a property, a status or a ledger line means, with an example
    Explain(ExplainArgs),
    /// Run a program in the interpreter; for tests
    #[command(hide = true)]
    Interpret(InterpretArgs),
    /// Translate, write the IR, read it back and compare; prints counts; for tests
    #[command(hide = true)]
    Translate(TranslateArgs),
}

fn words(words: &'static [&'static str]) -> PossibleValuesParser {
    PossibleValuesParser::new(words)
}

/// The inputs, and how they are compiled.
#[derive(Args, Debug)]
pub struct Inputs {
    /// .c, .i, .bc, .ll, compile_commands.json or a folder with one; several are linked
    #[arg(required = true, value_name = "INPUT")]
    pub inputs: Vec<PathBuf>,
    /// Flags for clang, after `--`
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<String>,
}

#[derive(Args, Debug)]
pub struct CheckArgs {
    #[command(flatten)]
    pub inputs: Inputs,
    /// What to look for, with commas between: assert deref bounds free leak memcleanup overflow div shift unreachable
    /// uninit termination; memory = deref,bounds,free; arithmetic = overflow,div,shift; all; or a .prp file [default:
    /// assert,memory,arithmetic]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub property: Vec<String>,
    /// Start function, repeatable; '*' checks every function on its own [default: main, else every externally visible
    /// function]
    #[arg(long, value_name = "F")]
    pub entry: Vec<String>,
    /// Whether allocation can return NULL [default: never-fails]
    #[arg(long, value_parser = words(config::MALLOCS))]
    pub malloc: Option<String>,
    /// Print the intermediate form after the frontend and stop
    #[arg(long, value_parser = ["ir"])]
    pub emit: Option<String>,
    /// Refinement may unwind up to N iterations; 0 forbids [default: 8]
    #[arg(long, value_name = "N")]
    pub unwind: Option<u64>,
    /// Programs that cost more than N are checked function by function; 0: all [default: 6000]
    #[arg(long, value_name = "N")]
    pub split: Option<u64>,
    /// Only these domains, with commas between [default: all]
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub domains: Vec<String>,
    /// Without this domain, repeatable
    #[arg(long, value_name = "D")]
    pub without_domain: Vec<String>,
    /// More domains and templates: a .toml file or a folder of them, repeatable
    #[arg(long, value_name = "PATH")]
    pub domain_path: Vec<PathBuf>,
    /// Seconds for the whole run [default: 300]
    #[arg(long, value_name = "S")]
    pub timeout: Option<u64>,
    /// Megabytes for the whole run [default: 8000]
    #[arg(long, value_name = "MB")]
    pub memory: Option<u64>,
    /// Threads [default: all cores]
    #[arg(long, value_name = "N")]
    pub jobs: Option<u64>,
    /// SAT solver [default: cadical]
    #[arg(long, value_parser = words(config::SOLVERS))]
    pub solver: Option<String>,
    /// How counterexamples are confirmed [default: auto]
    #[arg(long, value_parser = words(config::REPLAYS))]
    pub replay: Option<String>,
    /// What is printed on standard output [default: human]
    #[arg(long, value_parser = words(config::FORMATS))]
    pub format: Option<String>,
    /// Write the result to this file too: as JSON if it ends in .json, else in the format of --format
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Sizes of C types [default: LP64]
    #[arg(long, value_parser = words(config::DATA_MODELS))]
    pub data_model: Option<String>,
    /// Settings [default: unloop.toml in the folder of the first input or above]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Only the verdict line
    #[arg(short, long, conflicts_with = "verbose")]
    pub quiet: bool,
    /// Loops with their invariants, statistics, all undecided obligations
    #[arg(short, long)]
    pub verbose: bool,
    /// Colors in the result
    #[arg(long, default_value = "auto", value_parser = ["auto", "always", "never"])]
    pub color: String,
    /// Progress on standard error
    #[arg(long, default_value = "auto", value_parser = ["auto", "always", "never"])]
    pub progress: String,
}

#[derive(Args, Debug)]
pub struct SummarizeArgs {
    #[command(flatten)]
    pub inputs: Inputs,
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "OUT.ll")]
    pub output: Option<PathBuf>,
    /// The text form of unloop's own IR instead of LLVM's
    #[arg(long, value_parser = ["llvm", "ir"])]
    pub emit: Option<String>,
    /// Write what the LLVM IR calls to this C file: objects, obligations, arbitrary values
    #[arg(long, value_name = "FILE")]
    pub runtime: Option<PathBuf>,
    /// Start function, repeatable [default: main, else every externally visible function]
    #[arg(long, value_name = "F")]
    pub entry: Vec<String>,
    /// More domains and templates: a .toml file or a folder of them, repeatable
    #[arg(long, value_name = "PATH")]
    pub domain_path: Vec<PathBuf>,
    /// Seconds for the whole run [default: 300]
    #[arg(long, value_name = "S")]
    pub timeout: Option<u64>,
    /// Settings [default: unloop.toml in the folder of the first input or above]
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub struct InitArgs {
    /// Replace a file that exists
    #[arg(long)]
    pub force: bool,
}

#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// A property, a status or a kind of ledger line; without it, all are listed
    pub code: Option<String>,
}

#[derive(Args, Debug)]
pub struct InterpretArgs {
    #[command(flatten)]
    pub inputs: Inputs,
    /// So many instructions at most; then the exit status is 124
    #[arg(long, default_value_t = 50_000_000)]
    pub steps: u64,
    /// End at the first fault of a default property, with exit status 125
    #[arg(long, action = ArgAction::SetTrue)]
    pub faults: bool,
    #[arg(long, value_parser = words(config::DATA_MODELS))]
    pub data_model: Option<String>,
}

#[derive(Args, Debug)]
pub struct TranslateArgs {
    #[command(flatten)]
    pub inputs: Inputs,
    #[arg(long, value_parser = words(config::DATA_MODELS))]
    pub data_model: Option<String>,
}

#[derive(Args, Debug)]
pub struct DomainsArgs {
    #[command(subcommand)]
    pub command: DomainsCommand,
}

#[derive(clap::Subcommand, Debug)]
pub enum DomainsCommand {
    /// All domains, with tier, kind and origin
    List {
        /// More domains: a .toml file or a folder of them
        #[arg(long, value_name = "PATH")]
        domain_path: Vec<PathBuf>,
    },
    /// One domain or template
    Show {
        name: String,
        /// More domains: a .toml file or a folder of them
        #[arg(long, value_name = "PATH")]
        domain_path: Vec<PathBuf>,
    },
    /// Check the templates and domains of a file or folder
    Lint { path: PathBuf },
    /// Run the examples that a folder of domains carries: .c files with the verdicts with and without the domains
    Test { path: PathBuf },
    /// Every candidate of one loop, which domain made it, and what became of it
    Explain {
        #[command(flatten)]
        inputs: Inputs,
        /// The loop, as `function#number`
        #[arg(long = "loop", value_name = "ID")]
        id: String,
        /// Start function, repeatable
        #[arg(long, value_name = "F")]
        entry: Vec<String>,
        /// More domains: a .toml file or a folder of them
        #[arg(long, value_name = "PATH")]
        domain_path: Vec<PathBuf>,
    },
}
