//! Varisat behind the `Solver` trait.
//!
//! Varisat has neither a limit nor an interrupt of its own, but it stops as soon as its proof cannot be written. So
//! it writes its proof into a meter that refuses to take more than a number of bytes, which depends on the search
//! alone and not on the clock. Varisat is unusable after that; the clauses are kept and a new one is filled.

use super::{Answer, Budget, Interrupt, Lit, Options, Reason, Solver, SolverStats, Var};
use ::varisat::solver::SolverError;
use ::varisat::{ExtendFormula, ProofFormat};
use std::cell::Cell;
use std::io;
use std::rc::Rc;

/// Proof bytes that are taken as one conflict (a learnt clause with the hashes of its reasons).
const BYTES_PER_CONFLICT: u64 = 256;

/// Where the proof goes. Shared with the solver that writes.
struct Meter {
    bytes_left: Rc<Cell<u64>>,
    interrupt: Interrupt,
}

impl io::Write for Meter {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        let left = self.bytes_left.get();
        if left < buffer.len() as u64 || self.interrupt.is_triggered() {
            return Err(io::Error::other("stopped"));
        }
        self.bytes_left.set(left - buffer.len() as u64);
        Ok(buffer.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

enum State {
    Open,
    /// The value of each variable, where the model has one.
    Model(Vec<Option<bool>>),
    /// The failed assumptions, sorted.
    Core(Vec<Lit>),
}

pub(super) struct Varisat {
    /// `None` after a call that was stopped.
    solver: Option<::varisat::Solver<'static>>,
    bytes_left: Rc<Cell<u64>>,
    /// All clauses one behind the other, and where each one ends.
    literals: Vec<Lit>,
    ends: Vec<usize>,
    options: Options,
    state: State,
    stats: SolverStats,
    too_large: bool,
}

impl Varisat {
    pub(super) fn new(options: Options) -> Varisat {
        Varisat {
            solver: None,
            bytes_left: Rc::new(Cell::new(u64::MAX)),
            literals: Vec::new(),
            ends: Vec::new(),
            options,
            state: State::Open,
            stats: SolverStats::default(),
            too_large: false,
        }
    }

    fn filled(&self) -> ::varisat::Solver<'static> {
        let mut solver = ::varisat::Solver::new();
        let meter = Meter { bytes_left: self.bytes_left.clone(), interrupt: self.options.interrupt.clone() };
        self.bytes_left.set(u64::MAX);
        solver.write_proof(meter, ProofFormat::Varisat);
        let mut start = 0;
        for &end in &self.ends {
            solver.add_clause(&theirs(&self.literals[start..end]));
            start = end;
        }
        solver
    }

    fn run(&mut self, assumptions: &[Lit], budget: Budget) -> Result<bool, SolverError> {
        let mut solver = self.solver.take().unwrap_or_else(|| self.filled());
        let bytes = budget.conflicts.map_or(u64::MAX, |limit| u64::from(limit) * BYTES_PER_CONFLICT);
        solver.assume(&theirs(assumptions));
        self.bytes_left.set(bytes);
        let answer = solver.solve();
        // What is written between two calls (new clauses) is not part of a search.
        self.bytes_left.set(u64::MAX);
        match answer {
            Ok(true) => self.state = State::Model(self.model(&solver)),
            Ok(false) => self.state = State::Core(core(&solver)),
            Err(_) => return answer,
        }
        self.solver = Some(solver);
        answer
    }

    fn model(&self, solver: &::varisat::Solver<'static>) -> Vec<Option<bool>> {
        // A variable that is in no clause is free; it gets a value like any other.
        let mut values = vec![Some(false); self.stats.variables as usize];
        for lit in solver.model().unwrap_or_default() {
            if let Some(value) = values.get_mut(lit.index()) {
                *value = Some(lit.is_positive());
            }
        }
        values
    }

    fn unanswered(&self, error: SolverError) -> Reason {
        if self.options.interrupt.is_triggered() {
            return Reason::Interrupted;
        }
        match error {
            SolverError::ProofIoError { .. } => Reason::Conflicts,
            // Varisat's type may grow; anything else is reported in its own words.
            other => Reason::Backend(other.to_string()),
        }
    }
}

fn theirs(lits: &[Lit]) -> Vec<::varisat::Lit> {
    lits.iter().map(|lit| ::varisat::Lit::from_index(lit.var().index() as usize, lit.is_positive())).collect()
}

fn core(solver: &::varisat::Solver<'static>) -> Vec<Lit> {
    let core = solver.failed_core().unwrap_or_default();
    let mut core: Vec<Lit> =
        core.iter().map(|lit| Var::from_index(lit.index() as u32).lit(lit.is_positive())).collect();
    core.sort_unstable();
    core
}

impl Solver for Varisat {
    fn new_var(&mut self) -> Var {
        let index = self.stats.variables as u32;
        self.stats.variables += 1;
        self.too_large |= self.stats.variables > u64::from(self.options.max_variables);
        Var::from_index(index)
    }

    fn add_clause(&mut self, clause: &[Lit]) {
        self.state = State::Open;
        self.stats.clauses += 1;
        self.too_large |= self.stats.clauses > self.options.max_clauses;
        if self.too_large {
            return;
        }
        self.literals.extend_from_slice(clause);
        self.ends.push(self.literals.len());
        if let Some(solver) = &mut self.solver {
            solver.add_clause(&theirs(clause));
        }
    }

    fn solve(&mut self, assumptions: &[Lit], budget: Budget) -> Answer {
        self.state = State::Open;
        self.stats.solve_calls += 1;
        if self.too_large {
            return Answer::Unknown(Reason::TooLarge);
        }
        if self.options.interrupt.is_triggered() {
            return Answer::Unknown(Reason::Interrupted);
        }
        match self.run(assumptions, budget) {
            Ok(true) => Answer::Sat,
            Ok(false) => Answer::Unsat,
            Err(error) => Answer::Unknown(self.unanswered(error)),
        }
    }

    fn value(&self, lit: Lit) -> Option<bool> {
        match &self.state {
            State::Model(values) => {
                let value = (*values.get(lit.var().index() as usize)?)?;
                Some(value == lit.is_positive())
            }
            State::Open | State::Core(_) => None,
        }
    }

    fn failed(&self, lit: Lit) -> bool {
        match &self.state {
            State::Core(core) => core.binary_search(&lit).is_ok(),
            State::Open | State::Model(_) => false,
        }
    }

    fn stats(&self) -> SolverStats {
        self.stats
    }

    fn is_stopped(&self) -> bool {
        self.options.interrupt.is_triggered()
    }

    fn name(&self) -> String {
        "varisat-0.2.2".to_string()
    }
}
