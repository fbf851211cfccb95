//! CaDiCaL behind the `Solver` trait.
//!
//! CaDiCaL aborts the process when it is asked for a value or a failed literal in the wrong state, so the state is
//! kept here as well and such questions never reach it.

use super::{Answer, Budget, Interrupt, Lit, Options, Reason, Solver, SolverStats, Var};

/// Questions are many and short: the solver simplifies its clauses after ten times (variable elimination) and four times (probing)
/// as many conflicts as it would by itself, which saved a tenth to a fifth of the time over twelve programs.
const OPTIONS: [(&str, &str); 2] = [("CADICAL_ELIMINT", "20000"), ("CADICAL_PROBEINT", "20000")];

/// The crate hands over names of configurations only; each solver reads options from the environment when it is made.
fn set_options() {
    static ONCE: std::sync::Once = std::sync::Once::new();
    ONCE.call_once(|| {
        for (name, value) in OPTIONS {
            if std::env::var_os(name).is_none() {
                // SAFETY: C code reads the environment where solvers are made, which is behind this; all else goes through the
                // lock of the standard library.
                unsafe { std::env::set_var(name, value) };
            }
        }
    });
}

struct Stop(Interrupt);

impl cadical::Callbacks for Stop {
    fn terminate(&mut self) -> bool {
        self.0.is_triggered()
    }
}

enum State {
    Open,
    Model,
    /// The assumptions of the call, sorted.
    Core(Vec<Lit>),
}

pub(super) struct Cadical {
    solver: cadical::Solver<Stop>,
    options: Options,
    state: State,
    stats: SolverStats,
    too_large: bool,
    /// Variables that CaDiCaL knew when it last answered; later ones have no value in that model.
    reserved: u32,
}

impl Cadical {
    pub(super) fn new(options: Options) -> Cadical {
        set_options();
        // Most questions have no model: without the phases that look for one, proofs come faster.
        let mut solver = cadical::Solver::with_config("unsat").unwrap_or_else(|_| cadical::Solver::new());
        solver.set_callbacks(Some(Stop(options.interrupt.clone())));
        Cadical {
            solver,
            options,
            state: State::Open,
            stats: SolverStats::default(),
            too_large: false,
            reserved: 0,
        }
    }

    fn apply(&mut self, budget: Budget) -> Result<(), cadical::Error> {
        for (name, limit) in [("conflicts", budget.conflicts), ("decisions", budget.decisions)] {
            if let Some(limit) = limit {
                self.solver.set_limit(name, i32::try_from(limit).unwrap_or(i32::MAX))?;
            }
        }
        Ok(())
    }

    /// Makes all variables known, so that even those in no clause have a value.
    fn reserve(&mut self) {
        self.reserved = self.stats.variables as u32;
        self.solver.reserve(self.reserved as i32);
    }

    fn unanswered(&self) -> Reason {
        if self.options.interrupt.is_triggered() { Reason::Interrupted } else { Reason::Conflicts }
    }
}

impl Solver for Cadical {
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
        if !self.too_large {
            self.solver.add_clause(clause.iter().map(|lit| lit.to_dimacs()));
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
        self.reserve();
        if let Err(error) = self.apply(budget) {
            return Answer::Unknown(Reason::Backend(error.to_string()));
        }
        match self.solver.solve_with(assumptions.iter().map(|lit| lit.to_dimacs())) {
            Some(true) => {
                self.state = State::Model;
                Answer::Sat
            }
            Some(false) => {
                let mut assumed = assumptions.to_vec();
                assumed.sort_unstable();
                self.state = State::Core(assumed);
                Answer::Unsat
            }
            None => Answer::Unknown(self.unanswered()),
        }
    }

    fn value(&self, lit: Lit) -> Option<bool> {
        match self.state {
            State::Model if lit.var().index() < self.reserved => {
                // The crate compares with the variable, not with the literal, so ask for the variable.
                let value = self.solver.value(lit.var().positive().to_dimacs())?;
                Some(value == lit.is_positive())
            }
            State::Model | State::Open | State::Core(_) => None,
        }
    }

    fn failed(&self, lit: Lit) -> bool {
        match &self.state {
            State::Core(assumed) => {
                assumed.binary_search(&lit).is_ok() && self.solver.failed(lit.to_dimacs())
            }
            State::Open | State::Model => false,
        }
    }

    fn stats(&self) -> SolverStats {
        self.stats
    }

    fn is_stopped(&self) -> bool {
        self.options.interrupt.is_triggered()
    }

    fn name(&self) -> String {
        self.solver.signature().to_string()
    }
}
