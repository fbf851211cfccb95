//! The way of a program through unloop.

mod apart;
mod hunt;
mod preconditions;
mod recursion;
mod short;
mod turns;
mod watchdog;

mod explain;
mod summarize;

pub use explain::{Fate, What, explain};
pub use summarize::{known, loop_free};

use crate::analysis::apart::Plan;
use crate::analysis::callgraph::CallGraph;
use crate::analysis::pointsto::{Indices, PointsTo};
use crate::analysis::settle::Settlement;
use crate::analysis::short::Rounds;
use crate::analysis::writes::Footprints;
use crate::bitblast::lower::Lowering;
use crate::domain::{Domains, Formula, Limits};
use crate::ir::{FuncId, Origin, Program, Property};
use crate::property::Obligation;
use crate::property::relevance::Relevance;
use crate::refine::{endless, replay};
use crate::report::collect::{AttemptReport, Collected, EntryResult, Finding};
use crate::report::result::CheckResult;
use crate::sat::Interrupt;
use crate::simulate::{self, Proposals};
use crate::terminate::{self, Endings};
use crate::{bmc, domain, encode, frontend, prove};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use watchdog::Watchdog;

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
    /// Leave to the analysis what it can settle.
    pub settle: bool,
    /// Programs that cost more are looked at function by function.
    pub split: u64,
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
            settle: true,
            split: 6_000,
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
    #[error("there is no loop {id}; {todo}")]
    NoLoop { id: String, todo: String },
    #[error("{0}")]
    Domains(String),
    #[error("{0}")]
    Internal(String),
}

/// Whether an index that leaves its array ends the run. A loop has to end whatever was written there.
fn indices(options: &CheckOptions) -> Indices {
    let asked = |property: Property| options.properties.contains(&property);
    match asked(Property::Bounds) && !asked(Property::Termination) {
        true => Indices::Checked,
        false => Indices::Any,
    }
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
    let pts = PointsTo::new(&program, &entries, indices(options));
    let footprints = Footprints::new(&program, &pts);
    let settled = match options.settle {
        true => Settlement::new(&program, &pts),
        false => Settlement::default(),
    };
    collected.settled = Arc::new(settled);
    let settled = collected.settled.clone();
    let domains = domains(&options.domains)?;
    let interrupt = watch.interrupt.clone();
    let trying = simulate::Options { interrupt, stops: hunt::ends(options), ..simulate::Options::default() };
    let relevance = Relevance::new(&program, &pts, &settled, &options.properties.iter().copied().collect());
    let calls = CallGraph::new(&program, &pts);
    let plan = apart::choose(&program, &pts, &calls, &entries, options);
    let proposals =
        Proposals::new(&program, &entries, &domains, Limits::default(), &relevance, &plan.alone, &trying);
    fits(&domains)?;
    collected.statistics.candidates.simulated_away = proposals.simulated_away();
    collected.evidence = proposals.evidence().clone();
    let tools =
        encode::Summaries { pts: &pts, footprints: &footprints, proposals: &proposals, tier: FIRST_TIER };
    let interrupt = &watch.interrupt;
    let job = Job { program: &program, options, tools, settled: &settled, calls: &calls, interrupt };
    job.check_all(&entries, &plan).into_iter().for_each(|part| collected.add_entry(part));
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
    let domains = Domains::new(&library, &options.choice).map_err(wrong)?;
    domains.with_rules(&library, &options.choice).map_err(Error::Domains)
}

/// Is everything that was said about single loops about some loop?
fn fits(domains: &Domains) -> Result<(), Error> {
    let troubles = domains.troubles();
    if troubles.is_empty() { Ok(()) } else { Err(Error::Domains(troubles.join("\n"))) }
}

/// Entries at the same time; the results come in the order of the entries, whoever is ready first.
fn in_parallel<T: Sync, R: Send>(jobs: usize, all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    match rayon::ThreadPoolBuilder::new().num_threads(jobs).build() {
        Ok(pool) => pool.install(|| all.par_iter().map(&work).collect()),
        Err(_) => all.iter().map(work).collect(),
    }
}

/// Tiers of candidates: the first is tried on every loop, the second where obligations stay open.
const FIRST_TIER: u32 = 2;
const SECOND_TIER: u32 = 3;
/// Conflicts that a question of the second tier may cost.
const SECOND_CONFLICTS: u32 = 30_000;

/// What all attempts on a program share.
#[derive(Clone, Copy)]
struct Job<'j> {
    program: &'j Program,
    options: &'j CheckOptions,
    tools: encode::Summaries<'j>,
    settled: &'j Arc<Settlement>,
    calls: &'j CallGraph,
    interrupt: &'j Interrupt,
}

/// What is encoded: all runs from a function on.
#[derive(Clone)]
struct Task {
    entry: FuncId,
    recursion: encode::Recursion,
    /// Functions that are looked at on their own.
    apart: Arc<BTreeSet<FuncId>>,
    /// The entry is one of them, and this holds at all calls.
    start: Option<Arc<Vec<Formula>>>,
    /// Nodes that the circuit may have.
    nodes: usize,
    /// What its callers are taken to keep to.
    given: Arc<Vec<Formula>>,
    /// What another attempt has proved of its loops.
    earlier: Arc<Vec<prove::Proved>>,
    /// Iterations that are followed one by one.
    rounds: Arc<Rounds>,
}

impl Task {
    fn new(entry: FuncId) -> Task {
        Task {
            entry,
            recursion: encode::Recursion::Summarized,
            apart: Arc::default(),
            start: None,
            given: Arc::default(),
            nodes: Lowering::DEFAULT_MAX_NODES,
            earlier: Arc::default(),
            rounds: Arc::default(),
        }
    }
}

/// What runs with the inputs of models may take of the time that is left.
const FOR_REPLAYS: f64 = 0.6;
/// Time that is kept for runs at most.
const FOR_RUNS: Duration = Duration::from_secs(3);

impl Job<'_> {
    /// Each entry, each function that stands for itself.
    fn check_all(&self, entries: &[FuncId], plan: &Plan) -> Vec<EntryResult> {
        if let ([entry], false) = (entries, plan.alone.is_empty()) {
            return self.check_apart(*entry, plan);
        }
        let share = Duration::from_secs(self.options.timeout_seconds) * 2 / 3;
        let interrupt = match plan.called_back.is_empty() {
            true => self.interrupt.clone(),
            false => self.interrupt.within(share),
        };
        let job = Job { interrupt: &interrupt, ..*self };
        let mut parts = in_parallel(self.options.jobs, entries, |&entry| job.check_entry(entry));
        parts.extend(in_parallel(self.options.jobs, &plan.order, |&func| self.check_called_back(func)));
        if !plan.called_back.is_empty() {
            let why = "unknown code may call functions of the program at any time";
            parts.iter_mut().for_each(|part| part.doubt(|p| apart::OF_WHOLE_RUNS.contains(&p), why));
        }
        parts
    }

    fn asks_for_ends(&self) -> bool {
        self.options.properties.contains(&Property::Termination)
    }

    fn attempt(&self, task: &Task, options: &CheckOptions, tools: Option<encode::Summaries<'_>>) -> Attempt {
        attempt(self.program, task, options, tools, self.settled, self.interrupt)
    }

    /// Faults that nobody asked for are not worth much time.
    fn asks_for_ends_alone(&self) -> bool {
        self.options.properties.iter().all(|p| *p == Property::Termination)
    }

    /// One start function, and what its callers would have to keep to.
    fn check_entry(&self, entry: FuncId) -> EntryResult {
        let mut result = self.decide_entry(entry);
        if !self.asks_for_ends_alone() {
            result.preconditions = self.preconditions(&result);
        }
        result
    }

    /// One start function: summarize its loops, decide, try the counterexamples out. What stays open is tried with more
    /// candidates, then with loops unwound.
    fn decide_entry(&self, entry: FuncId) -> EntryResult {
        let &Job { program, tools, interrupt, .. } = self;
        let (asked, alone) = (self.asks_for_ends(), self.asks_for_ends_alone());
        let task = Task::new(entry);
        let conflicts = self.options.conflicts;
        let options = &CheckOptions {
            conflicts: if alone { conflicts.min(SECOND_CONFLICTS) } else { conflicts },
            ..self.options.clone()
        };
        // Something is left for the runs that look for what fails.
        let sparing = interrupt.sparing(FOR_RUNS);
        let first = Job { interrupt: &sparing, ..*self }.attempt(&task, options, Some(tools));
        let mut result = EntryResult {
            entry,
            within: self.calls.reached(entry, &BTreeSet::new()),
            findings: first.findings.clone(),
            attempts: vec![first.report.clone()],
            endings: first.endings.clone(),
            preconditions: BTreeMap::new(),
        };
        let mut open: BTreeSet<Obligation> = first.open().collect();
        let stops = hunt::ends(options);
        hunt::confirm(program, options, tools.proposals.evidence(), &stops, &mut result, &mut open);
        if first.report.loops.is_empty() && !first.report.abstracts {
            return result;
        }
        let is_open = |result: &EntryResult, open: &BTreeSet<Obligation>| {
            !alone && !open.is_empty() || asked && result.endings.is_open()
        };
        // A run that fails is cheaper than another attempt.
        hunt::hunt(program, options, &mut result, &mut open, interrupt);
        if !alone
            && !open.is_empty()
            && let Some(followed) = self.follow_short_loops(&task, options, &open)
        {
            take_over(&mut result, &mut open, followed);
        }
        if tools.proposals.has_tier(SECOND_TIER) && is_open(&result, &open) {
            let second = self.second_attempt(&task, options, &first.report);
            take_over(&mut result, &mut open, second);
        }
        // What a few calls compute is known better than what any call does. Whether loops end in deeper ones it does not tell.
        if self.recurs(entry) && !alone && !open.is_empty() {
            let task = Task { recursion: encode::Recursion::Unwound, ..task.clone() };
            let followed = self.attempt(&task, options, Some(tools));
            take_over(&mut result, &mut open, Attempt { endings: Endings::default(), ..followed });
        }
        if options.unwind > 0 && is_open(&result, &open) {
            let third = self.attempt(&task, options, None);
            if !third.report.cut_reached && third.is_free_of_faults() {
                result.endings.settle(&format!("at most {} iterations", options.unwind));
            }
            take_over(&mut result, &mut open, third);
        }
        if asked {
            recursion::spread(program, self.calls, &mut result.endings);
        }
        result
    }

    /// May a function that it leads to call itself?
    fn recurs(&self, entry: FuncId) -> bool {
        self.calls.reached(entry, &BTreeSet::new()).into_iter().any(|f| self.calls.is_recursive(f))
    }

    /// With the candidates of the second tier.
    fn second_attempt(&self, task: &Task, options: &CheckOptions, first: &AttemptReport) -> Attempt {
        let more = CheckOptions { conflicts: options.conflicts.min(SECOND_CONFLICTS), ..options.clone() };
        let deep = encode::Summaries { tier: SECOND_TIER, ..self.tools };
        // What was cut off before is not the same program.
        let complete = first.cut.is_none() && !first.cut_reached;
        let earlier = if complete { first.loops.clone() } else { vec![] };
        let task = Task { earlier: Arc::new(earlier), ..task.clone() };
        self.attempt(&task, &more, Some(deep))
    }
}

/// What a later attempt settles takes the place of what was open.
fn take_over(result: &mut EntryResult, open: &mut BTreeSet<Obligation>, attempt: Attempt) {
    open.retain(|obligation| match attempt.settles(*obligation) {
        Some(better) => {
            result.findings.insert(*obligation, better.clone());
            false
        }
        None => true,
    });
    // Places that only this attempt came to.
    for (obligation, finding) in &attempt.findings {
        result.findings.entry(*obligation).or_insert_with(|| finding.clone());
    }
    result.endings.or_else(attempt.endings);
    // What one attempt cut off another one may have seen whole.
    let complete = !attempt.report.cut_reached;
    if complete {
        result.attempts.iter_mut().for_each(|a| a.cut_reached = false);
    }
    result.attempts.push(AttemptReport { cut_reached: false, ..attempt.report });
}

/// What one encoding of an entry gave.
struct Attempt {
    findings: BTreeMap<Obligation, Finding>,
    report: AttemptReport,
    endings: Endings,
    /// What holds at all calls of functions that are looked at on their own.
    calls: BTreeMap<FuncId, Vec<Formula>>,
}

impl Attempt {
    /// No run ends in a fault: none was assumed away.
    fn is_free_of_faults(&self) -> bool {
        let ends = [Property::Assert, Property::Deref, Property::Free, Property::Unreachable];
        self.findings.iter().filter(|(o, _)| ends.contains(&o.property)).all(|(_, finding)| {
            matches!(finding.decision, bmc::Decision::Proved | bmc::Decision::Unreachable)
        })
    }

    /// Neither proved nor confirmed.
    fn open(&self) -> impl Iterator<Item = Obligation> + '_ {
        self.findings.iter().filter(|(_, finding)| finding.is_open()).map(|(obligation, _)| *obligation)
    }

    /// An answer that counts: a confirmed failure, or a proof that saw every run.
    fn settles(&self, obligation: Obligation) -> Option<&Finding> {
        let finding = self.findings.get(&obligation)?;
        let counts = match finding.decision {
            bmc::Decision::Proved | bmc::Decision::Unreachable => !self.report.cut_reached,
            bmc::Decision::Fails(_) | bmc::Decision::FailsBeyond(_) => finding.is_confirmed(),
            bmc::Decision::Unknown(_) => false,
        };
        counts.then_some(finding)
    }
}

fn encode_options(
    task: &Task,
    options: &CheckOptions,
    settled: &Arc<Settlement>,
    interrupt: &Interrupt,
) -> encode::Options {
    encode::Options {
        properties: options.properties.iter().copied().collect(),
        unwind: options.unwind,
        plain_terms: false,
        max_terms: options.max_terms,
        interrupt: interrupt.clone(),
        settled: settled.clone(),
        recursion: task.recursion,
        apart: task.apart.clone(),
        start: task.start.clone(),
        given: task.given.clone(),
        rounds: task.rounds.clone(),
        moved: Arc::new(moved(&task.earlier)),
    }
}

/// What is known to be moved only.
fn moved(earlier: &[prove::Proved]) -> encode::Moved {
    let mut all = encode::Moved::default();
    for l in earlier {
        let said = l.invariants.iter().filter(|i| i.domain() == encode::MOVES);
        let said: Vec<_> = said.map(|i| (l.func, l.header, i.text().to_string())).collect();
        if !said.is_empty() {
            all.known.extend(said);
            all.dropped.extend(l.dropped.iter().map(|(text, _)| (l.func, l.header, text.clone())));
        }
    }
    all
}

fn attempt(
    program: &Program,
    task: &Task,
    options: &CheckOptions,
    tools: Option<encode::Summaries<'_>>,
    settled: &Arc<Settlement>,
    interrupt: &Interrupt,
) -> Attempt {
    let entry = task.entry;
    let start = Instant::now();
    let asked: BTreeSet<Property> = options.properties.iter().copied().collect();
    let mut encoding = with_deep_stack(|| {
        encode::encode(program, entry, encode_options(task, options, settled, interrupt), tools)
    });
    let limits = prove::Options {
        backend: options.solver,
        interrupt: interrupt.clone(),
        conflicts: options.conflicts,
        nodes: task.nodes,
    };
    let (outcome, endings, calls, stats) = with_deep_stack(|| {
        let mut query = match asked.len() == 1 && asked.contains(&Property::Termination) {
            // Nobody waits for faults and invariants.
            true => prove::Query::new(&limits).giving_up_after(UNANSWERED),
            false => prove::Query::new(&limits),
        };
        let afresh = prove::Options { conflicts: SPARE_CONFLICTS, ..limits.clone() };
        let wanted = tools.is_some() && asked.contains(&Property::Termination);
        let early = terminate::early(&mut encoding, afresh, wanted);
        // Nothing else is asked, and what is known rests on no invariant and on the absence of no fault.
        if wanted
            && asked.len() == 1
            && let Some(judged) = early.all(&encoding)
        {
            let loops = prove::without_invariants(&encoding);
            let outcome = bmc::Outcome { loops, ..bmc::Outcome::default() };
            let calls = prove::at_calls(&mut encoding, &mut query);
            return (outcome, judged, calls, query.stats(&encoding.pool));
        }
        // Runs need no solver: what they show is known even if the time is over before the solver is done.
        let mut endless = if wanted { early.open(&encoding) } else { vec![] };
        if options.replay != Replay::Off {
            endless::repeats(program, entry, &mut endless, SPARE_EFFORT);
        }
        let outcome = bmc::decide_with(&mut encoding, settled, &mut query, &task.earlier);
        let calls = match outcome.cut_reached {
            true => BTreeMap::new(),
            false => prove::at_calls(&mut encoding, &mut query),
        };
        let endings = match tools {
            Some(_) => {
                endings(program, entry, &mut encoding, &mut query, &outcome, options, (&early, &endless))
            }
            None => vec![],
        };
        (outcome, endings, calls, query.stats(&encoding.pool))
    });
    let check_seconds = start.elapsed().as_secs_f64();
    let start = Instant::now();
    let mut findings = BTreeMap::new();
    let mut replays = replay::Replays::new(program, entry, &asked, interrupt.after(FOR_REPLAYS));
    for (obligation, decision) in outcome.decisions {
        let beyond = matches!(decision, bmc::Decision::FailsBeyond(_));
        let replay = match &decision {
            bmc::Decision::Fails(model) | bmc::Decision::FailsBeyond(model)
                if options.replay != Replay::Off =>
            {
                Some(replays.try_out(&encoding, model, obligation, beyond))
            }
            _ => None,
        };
        let finding = Finding { decision, replay };
        // What is never the first fault counts only if a run shows it.
        let finding = match beyond && !finding.is_confirmed() {
            true => Finding { decision: bmc::Decision::Unreachable, replay: None },
            false => finding,
        };
        findings.insert(obligation, finding);
    }
    let asked_of_solver = encoding.obligations.iter().filter(|(_, c)| !c.fails.is_empty());
    let report = AttemptReport {
        asked_of_solver: asked_of_solver.map(|(obligation, _)| *obligation).collect(),
        ledger: encoding.ledger,
        cut: encoding.cuts.first().map(|c| c.what.clone()),
        cut_reached: outcome.cut_reached,
        loops: outcome.loops,
        abstracts: encoding.abstracts,
        stats,
        check_seconds,
        replay_seconds: start.elapsed().as_secs_f64(),
    };
    Attempt { findings, report, endings: Endings::in_all_contexts(endings), calls }
}

/// Whether the loops end. Where nobody asks, little is spent on it.
fn endings(
    program: &Program,
    entry: FuncId,
    encoding: &mut encode::Encoding,
    query: &mut prove::Query,
    outcome: &bmc::Outcome,
    options: &CheckOptions,
    (early, endless): (&terminate::Early, &[terminate::Judged]),
) -> Vec<terminate::Judged> {
    let asked = options.properties.contains(&Property::Termination);
    query.limit(if asked { ASKED_CONFLICTS } else { SPARE_CONFLICTS });
    let incomplete = incomplete(encoding, outcome);
    let mut judged = terminate::judge(program, encoding, query, outcome, incomplete.as_deref(), early);
    if options.replay != Replay::Off {
        endless::take_over(program, &mut judged, endless);
        let effort = if asked { ASKED_EFFORT } else { SPARE_EFFORT };
        endless::search(program, entry, encoding, query, &mut judged, effort);
    }
    judged
}

/// Why the encoding does not show all runs, if so.
fn incomplete(encoding: &encode::Encoding, outcome: &bmc::Outcome) -> Option<String> {
    let cut = encoding.cuts.first().map(|c| c.what.clone());
    outcome.cut_reached.then(|| cut.unwrap_or_else(|| "the encoding grew beyond its limit".into()))
}

/// Conflicts that one question about the end of a loop may cost.
const ASKED_CONFLICTS: u32 = 20_000;
const SPARE_CONFLICTS: u32 = 2_000;
/// Questions about one nest, about all faults or about one loop that may stay without an answer, where only ends are asked for.
const UNANSWERED: u32 = 12;
/// Runs that look for one that never ends.
const ASKED_EFFORT: endless::Effort = endless::Effort { runs: 16, steps: 400_000, most_steps: 6_000_000 };
const SPARE_EFFORT: endless::Effort = endless::Effort { runs: 3, steps: 50_000, most_steps: 0 };

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
