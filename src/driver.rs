//! The way of a program through unloop.

use crate::analysis::pointsto::PointsTo;
use crate::analysis::writes::Footprints;
use crate::domain::{Domains, Limits};
use crate::ir::{FuncId, Origin, Program, Property};
use crate::property::Obligation;
use crate::refine::replay;
use crate::report::collect::Collected;
use crate::report::result::CheckResult;
use crate::sat::Interrupt;
use crate::{bmc, encode, frontend, prove};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::mpsc;
use std::time::{Duration, Instant};

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
    /// Conflicts that one question to the solver may cost.
    pub conflicts: u32,
    /// Terms that the encoding of one entry may have.
    pub max_terms: usize,
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
            conflicts: 2_000_000,
            max_terms: 20_000_000,
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
    let start = Instant::now();
    let program = load(inputs, &options.frontend)?;
    let entries = entries(&program, &options.entry)?;
    let mut collected = Collected::new(&program, options.properties.iter().copied().collect());
    collected.statistics.seconds.frontend = start.elapsed().as_secs_f64();
    let watch = Watchdog::start(options.timeout_seconds);
    let pts = PointsTo::new(&program, &entries);
    let footprints = Footprints::new(&program, &pts);
    let domains = Domains::shipped();
    let tools = encode::Summaries {
        pts: &pts,
        footprints: &footprints,
        domains: &domains,
        limits: Limits::default(),
    };
    for &entry in &entries {
        check_entry(&program, entry, options, tools, &watch.interrupt, &mut collected);
    }
    collected.stopped = watch.stop();
    let names = entries.iter().map(|&f| program.funcs[f].name.clone()).collect();
    let inputs = inputs.iter().map(|p| p.display().to_string()).collect();
    collected.statistics.seconds.total = start.elapsed().as_secs_f64();
    Ok(collected.finish(inputs, names))
}

/// One start function: summarize its loops, decide, try the counterexamples out; what stays open is unwound.
fn check_entry(
    program: &Program,
    entry: FuncId,
    options: &CheckOptions,
    tools: encode::Summaries<'_>,
    interrupt: &Interrupt,
    collected: &mut Collected<'_>,
) {
    let first = attempt(program, entry, options, Some(tools), interrupt, collected);
    let open: BTreeSet<Obligation> = first.open().collect();
    let second = match options.unwind > 0 && !open.is_empty() && !first.is_the_program {
        true => Some(attempt(program, entry, options, None, interrupt, collected)),
        false => None,
    };
    let seen = first.all;
    for (obligation, (decision, replay)) in first.findings {
        let better =
            second.as_ref().filter(|_| open.contains(&obligation)).and_then(|s| s.settles(obligation));
        match better {
            Some((decision, replay)) => collected.add(obligation, decision, replay.clone()),
            None => collected.add(obligation, &decision, replay),
        }
    }
    if let Some(second) = second {
        for (obligation, (decision, replay)) in second.findings {
            if seen.contains(&obligation) {
                continue;
            }
            // A place that only the unwound program shows.
            collected.add(obligation, &decision, replay);
        }
    }
}

/// What one encoding of an entry gave.
struct Attempt {
    findings: BTreeMap<Obligation, (bmc::Decision, Option<replay::Replay>)>,
    all: BTreeSet<Obligation>,
    /// No run was cut off: what it proves is proved.
    is_complete: bool,
    /// Nothing was summarized: unwinding would give the same.
    is_the_program: bool,
}

impl Attempt {
    /// Neither proved nor confirmed.
    fn open(&self) -> impl Iterator<Item = Obligation> + '_ {
        self.findings.iter().filter_map(|(obligation, (decision, replay))| match decision {
            bmc::Decision::Proved | bmc::Decision::Unreachable => None,
            bmc::Decision::Fails(_) if replay.as_ref().is_some_and(|r| r.confirmed) => None,
            bmc::Decision::Fails(_) | bmc::Decision::Unknown(_) => Some(*obligation),
        })
    }

    /// An answer of the unwound program that counts: a confirmed failure, or a proof that saw every run.
    fn settles(&self, obligation: Obligation) -> Option<(&bmc::Decision, &Option<replay::Replay>)> {
        let (decision, replay) = self.findings.get(&obligation)?;
        let counts = match decision {
            bmc::Decision::Proved | bmc::Decision::Unreachable => self.is_complete,
            bmc::Decision::Fails(_) => replay.as_ref().is_some_and(|r| r.confirmed),
            bmc::Decision::Unknown(_) => false,
        };
        counts.then_some((decision, replay))
    }
}

fn attempt(
    program: &Program,
    entry: FuncId,
    options: &CheckOptions,
    tools: Option<encode::Summaries<'_>>,
    interrupt: &Interrupt,
    collected: &mut Collected<'_>,
) -> Attempt {
    let start = Instant::now();
    let asked: BTreeSet<Property> = options.properties.iter().copied().collect();
    let encode_options = encode::Options {
        properties: asked.clone(),
        unwind: options.unwind,
        plain_terms: false,
        max_terms: options.max_terms,
    };
    let mut encoding = with_deep_stack(|| encode::encode(program, entry, encode_options, tools));
    let limits = prove::Options {
        backend: options.solver,
        interrupt: interrupt.clone(),
        conflicts: options.conflicts,
    };
    let outcome = with_deep_stack(|| bmc::decide(&mut encoding, &limits));
    collected.statistics.seconds.check += start.elapsed().as_secs_f64();
    let start = Instant::now();
    let mut findings = BTreeMap::new();
    for (obligation, decision) in &outcome.decisions {
        let replay = match decision {
            bmc::Decision::Fails(model) if options.replay != Replay::Off => {
                Some(replay::replay(program, entry, &encoding, model, *obligation, &asked))
            }
            _ => None,
        };
        findings.insert(*obligation, (decision.clone(), replay));
    }
    collected.statistics.seconds.replay += start.elapsed().as_secs_f64();
    collected.add_encoding(entry, &encoding, &outcome);
    let is_the_program = tools.is_some() && encoding.loops.is_empty();
    Attempt {
        all: findings.keys().copied().collect(),
        findings,
        is_complete: !outcome.cut_reached,
        is_the_program,
    }
}

/// Terms and memories nest deeply in long programs.
fn with_deep_stack<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(DEEP_STACK).spawn_scoped(scope, work);
        match thread.expect("a thread can be started").join() {
            Ok(value) => value,
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

const DEEP_STACK: usize = 1 << 30;

fn entries(program: &Program, named: &[String]) -> Result<Vec<FuncId>, Error> {
    let user: Vec<FuncId> =
        program.defined().filter(|(_, f, _)| f.origin == Origin::User).map(|(id, _, _)| id).collect();
    if named.iter().any(|n| n == "*") {
        return Ok(user);
    }
    let by_name = |name: &str| user.iter().copied().find(|&id| program.funcs[id].name == name);
    if !named.is_empty() {
        return named
            .iter()
            .map(|name| {
                by_name(name)
                    .ok_or_else(|| Error::NoEntry { name: name.clone(), todo: todo_entry(program, &user) })
            })
            .collect();
    }
    match by_name("main") {
        Some(main) => Ok(vec![main]),
        None => {
            let exported: Vec<FuncId> =
                user.iter().copied().filter(|&id| program.funcs[id].exported).collect();
            match exported.is_empty() {
                true => Err(Error::NoEntry {
                    name: "main and no function that other files can call".into(),
                    todo: todo_entry(program, &user),
                }),
                false => Ok(exported),
            }
        }
    }
}

fn todo_entry(program: &Program, user: &[FuncId]) -> String {
    let names: Vec<&str> = user.iter().take(8).map(|&id| program.funcs[id].name.as_str()).collect();
    match names.is_empty() {
        true => "the input defines no function: give one that does".into(),
        false => format!("name one of those that are defined with --entry: {}", names.join(", ")),
    }
}

/// Ends the run when its time is over.
struct Watchdog {
    interrupt: Interrupt,
    done: mpsc::Sender<()>,
    seconds: u64,
}

impl Watchdog {
    fn start(seconds: u64) -> Watchdog {
        let interrupt = Interrupt::new();
        let (done, wait) = mpsc::channel();
        let handle = interrupt.clone();
        std::thread::spawn(move || {
            if wait.recv_timeout(Duration::from_secs(seconds)) == Err(mpsc::RecvTimeoutError::Timeout) {
                handle.trigger();
            }
        });
        Watchdog { interrupt, done, seconds }
    }

    fn stop(self) -> Option<String> {
        let _ = self.done.send(());
        self.interrupt.is_triggered().then(|| format!("the time of {} seconds is used up", self.seconds))
    }
}
