//! The way of a program through unloop.

use crate::analysis::pointsto::PointsTo;
use crate::analysis::writes::Footprints;
use crate::domain::{Domains, Limits};
use crate::ir::{FuncId, Origin, Program, Property};
use crate::property::Obligation;
use crate::refine::replay;
use crate::report::collect::{AttemptReport, Collected, EntryResult, Finding};
use crate::report::result::CheckResult;
use crate::report::statistics;
use crate::sat::Interrupt;
use crate::{bmc, domain, encode, frontend, prove};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, mpsc};
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
    pub domains: DomainOptions,
    /// Conflicts that one question to the solver may cost.
    pub conflicts: u32,
    /// Terms that the encoding of one entry may have.
    pub max_terms: usize,
}

/// Where candidates for invariants come from.
#[derive(Clone, Debug, Default)]
pub struct DomainOptions {
    pub choice: domain::Choice,
    /// Files and folders of the user's own.
    pub paths: Vec<PathBuf>,
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
            domains: DomainOptions::default(),
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
    #[error("{0}")]
    Domains(String),
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
    let watch = Watchdog::start(options.timeout_seconds, options.memory_mb);
    let pts = PointsTo::new(&program, &entries);
    let footprints = Footprints::new(&program, &pts);
    let domains = domains(&options.domains)?;
    let tools = encode::Summaries {
        pts: &pts,
        footprints: &footprints,
        domains: &domains,
        limits: Limits::default(),
    };
    for found in in_parallel(options.jobs, &entries, |&entry| {
        check_entry(&program, entry, options, tools, &watch.interrupt)
    }) {
        collected.add_entry(found);
    }
    collected.stopped = watch.stop();
    let names = entries.iter().map(|&f| program.funcs[f].name.clone()).collect();
    let inputs = inputs.iter().map(|p| p.display().to_string()).collect();
    collected.statistics.seconds.total = start.elapsed().as_secs_f64();
    Ok(collected.finish(inputs, names))
}

/// The shipped domains and the user's own, as far as they are wanted.
fn domains(options: &DomainOptions) -> Result<Domains, Error> {
    let wrong = |findings: Vec<domain::template::Finding>| {
        Error::Domains(findings.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("\n"))
    };
    let mut library = domain::template::Library::shipped();
    for path in &options.paths {
        library.add_path(path).map_err(wrong)?;
    }
    Domains::new(&library, &options.choice).map_err(wrong)
}

/// Entries at the same time; the results come in the order of the entries, whoever is ready first.
fn in_parallel<T: Sync, R: Send>(jobs: usize, all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    match rayon::ThreadPoolBuilder::new().num_threads(jobs).build() {
        Ok(pool) => pool.install(|| all.par_iter().map(&work).collect()),
        Err(_) => all.iter().map(work).collect(),
    }
}

/// One start function: summarize its loops, decide, try the counterexamples out; what stays open is unwound.
fn check_entry(
    program: &Program,
    entry: FuncId,
    options: &CheckOptions,
    tools: encode::Summaries<'_>,
    interrupt: &Interrupt,
) -> EntryResult {
    let first = attempt(program, entry, options, Some(tools), interrupt);
    let open: BTreeSet<Obligation> = first.open().collect();
    let unwinds = options.unwind > 0 && !open.is_empty() && !first.nothing_summarized();
    let second = unwinds.then(|| attempt(program, entry, options, None, interrupt));
    let mut result = EntryResult { entry, findings: BTreeMap::new(), attempts: vec![] };
    for (obligation, finding) in &first.findings {
        let better =
            second.as_ref().filter(|_| open.contains(obligation)).and_then(|s| s.settles(*obligation));
        result.findings.insert(*obligation, better.unwrap_or(finding).clone());
    }
    if let Some(second) = &second {
        // Places that only the unwound program shows.
        for (obligation, finding) in &second.findings {
            result.findings.entry(*obligation).or_insert_with(|| finding.clone());
        }
    }
    let complete = second.as_ref().is_some_and(|s| !s.report.cut_reached);
    let mut first = first.report;
    first.cut_reached &= !complete;
    result.attempts.push(first);
    if let Some(second) = second {
        // What unwinding cut off was summarized before.
        result.attempts.push(AttemptReport { cut_reached: false, ..second.report });
    }
    result
}

/// What one encoding of an entry gave.
struct Attempt {
    findings: BTreeMap<Obligation, Finding>,
    report: AttemptReport,
}

impl Attempt {
    /// Neither proved nor confirmed.
    fn open(&self) -> impl Iterator<Item = Obligation> + '_ {
        self.findings.iter().filter_map(|(obligation, finding)| match finding.decision {
            bmc::Decision::Proved | bmc::Decision::Unreachable => None,
            bmc::Decision::Fails(_) if finding.is_confirmed() => None,
            bmc::Decision::Fails(_) | bmc::Decision::Unknown(_) => Some(*obligation),
        })
    }

    /// Unwinding would give the same.
    fn nothing_summarized(&self) -> bool {
        self.report.loops.is_empty() && !self.report.abstracts
    }

    /// An answer of the unwound program that counts: a confirmed failure, or a proof that saw every run.
    fn settles(&self, obligation: Obligation) -> Option<&Finding> {
        let finding = self.findings.get(&obligation)?;
        let counts = match finding.decision {
            bmc::Decision::Proved | bmc::Decision::Unreachable => !self.report.cut_reached,
            bmc::Decision::Fails(_) => finding.is_confirmed(),
            bmc::Decision::Unknown(_) => false,
        };
        counts.then_some(finding)
    }
}

fn attempt(
    program: &Program,
    entry: FuncId,
    options: &CheckOptions,
    tools: Option<encode::Summaries<'_>>,
    interrupt: &Interrupt,
) -> Attempt {
    let start = Instant::now();
    let asked: BTreeSet<Property> = options.properties.iter().copied().collect();
    let encode_options = encode::Options {
        properties: asked.clone(),
        unwind: options.unwind,
        plain_terms: false,
        max_terms: options.max_terms,
        interrupt: interrupt.clone(),
    };
    let mut encoding = with_deep_stack(|| encode::encode(program, entry, encode_options, tools));
    let limits = prove::Options {
        backend: options.solver,
        interrupt: interrupt.clone(),
        conflicts: options.conflicts,
    };
    let outcome = with_deep_stack(|| bmc::decide(&mut encoding, &limits));
    let check_seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let mut findings = BTreeMap::new();
    for (obligation, decision) in outcome.decisions {
        let replay = match &decision {
            bmc::Decision::Fails(model) if options.replay != Replay::Off => {
                Some(replay::replay(program, entry, &encoding, model, obligation, &asked))
            }
            _ => None,
        };
        findings.insert(obligation, Finding { decision, replay });
    }
    let report = AttemptReport {
        ledger: encoding.ledger,
        cut: encoding.cuts.first().map(|c| c.what.clone()),
        cut_reached: outcome.cut_reached,
        loops: outcome.loops,
        abstracts: encoding.abstracts,
        stats: outcome.stats,
        check_seconds,
        replay_seconds: start.elapsed().as_secs_f64(),
    };
    Attempt { findings, report }
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

/// Ends the run when its time is over or its memory used up.
struct Watchdog {
    interrupt: Interrupt,
    done: mpsc::Sender<()>,
    reason: Arc<Mutex<Option<String>>>,
}

impl Watchdog {
    fn start(seconds: u64, megabytes: u64) -> Watchdog {
        let interrupt = Interrupt::new();
        let (done, wait) = mpsc::channel();
        let reason = Arc::new(Mutex::new(None));
        let (handle, why) = (interrupt.clone(), reason.clone());
        let end = Instant::now() + Duration::from_secs(seconds);
        std::thread::spawn(move || {
            while wait.recv_timeout(Duration::from_millis(100)) == Err(mpsc::RecvTimeoutError::Timeout) {
                let over = if Instant::now() >= end {
                    format!("the time of {seconds} seconds is used up")
                } else if statistics::resident_memory() / 1_000_000 > megabytes {
                    format!("the memory of {megabytes} MB is used up")
                } else {
                    continue;
                };
                if let Ok(mut slot) = why.lock() {
                    *slot = Some(over);
                }
                handle.trigger();
                return;
            }
        });
        Watchdog { interrupt, done, reason }
    }

    fn stop(self) -> Option<String> {
        let _ = self.done.send(());
        self.reason.lock().ok().and_then(|mut slot| slot.take())
    }
}
