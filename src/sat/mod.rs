//! The one door to a SAT solver. Callers see clauses, assumptions and three answers; which solver stands behind
//! it, and how that solver is told to stop, is known in this directory only.
//!
//! An answer that is not known is `Answer::Unknown` with its reason, and nothing here turns it into another one:
//! a clause that had to be refused (size cap) makes every later answer unknown.

mod cadical;
#[cfg(test)]
mod conformance;
mod limits;
mod lit;
mod varisat;

pub use limits::{Budget, Interrupt, Options};
pub use lit::{Lit, Var};

/// Why a solver could not answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The budget of this call (conflicts or decisions) is used up.
    Conflicts,
    /// The whole run is being stopped.
    Interrupted,
    /// More variables or clauses than this solver was allowed to take.
    TooLarge,
    /// The solver itself reported a problem.
    Backend(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Answer {
    Sat,
    Unsat,
    Unknown(Reason),
}

/// Deterministic counters, for statistics and for benchmarks that do not depend on the machine.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SolverStats {
    pub variables: u64,
    pub clauses: u64,
    pub solve_calls: u64,
}

/// An incremental SAT solver.
pub trait Solver {
    fn new_var(&mut self) -> Var;

    /// Adds a clause for good. Duplicate and complementary literals are allowed; an empty clause makes the formula
    /// unsatisfiable. Ends the validity of the last model and of the last failed assumptions.
    fn add_clause(&mut self, clause: &[Lit]);

    /// Decides the clauses under the assumptions, which hold for this call only.
    fn solve(&mut self, assumptions: &[Lit], budget: Budget) -> Answer;

    /// The literal's value in the model, directly after `Answer::Sat`; `None` at any other time.
    fn value(&self, lit: Lit) -> Option<bool>;

    /// Directly after `Answer::Unsat`: whether the literal was assumed and is in the set of assumptions that
    /// cannot hold together. The set need not be minimal and is empty if the clauses alone are unsatisfiable.
    fn failed(&self, lit: Lit) -> bool;

    fn stats(&self) -> SolverStats;

    /// Was its run stopped? More clauses are of no use then.
    fn is_stopped(&self) -> bool;

    /// Name and version, for reports.
    fn name(&self) -> String;
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Backend {
    Cadical,
    Varisat,
}

impl Backend {
    pub const ALL: [Backend; 2] = [Backend::Cadical, Backend::Varisat];

    /// The other one, for checking a proof by a second engine.
    pub fn other(self) -> Backend {
        match self {
            Backend::Cadical => Backend::Varisat,
            Backend::Varisat => Backend::Cadical,
        }
    }
}

pub fn new_solver(backend: Backend, options: Options) -> Box<dyn Solver> {
    match backend {
        Backend::Cadical => Box::new(cadical::Cadical::new(options)),
        Backend::Varisat => Box::new(varisat::Varisat::new(options)),
    }
}
