//! Whether loops end, as results.

use super::collect::Collected;
use super::result::{Counterexample, InputValue, ObligationResult, Status};
use crate::ir::{FuncId, Origin, Property};
use crate::terminate::{Ends, Given, Judged};

/// The contract's word.
pub fn word(ends: Ends) -> &'static str {
    match ends {
        Ends::Always => "terminating",
        Ends::Unknown => "unknown",
        Ends::Never => "nonterminating",
    }
}

impl Collected<'_> {
    /// With property `termination`, each loop is an obligation.
    pub(super) fn loop_obligations(&self) -> Vec<ObligationResult> {
        if !self.asked.contains(&Property::Termination) {
            return vec![];
        }
        let one = |l: &Judged| ObligationResult {
            id: String::new(),
            property: Property::Termination.name().into(),
            location: self.location(l.loc, Some(l.func)),
            message: match l.is_function() {
                true => format!("the recursion of {} ends", l.name),
                false => format!("loop {} ends", l.name),
            },
            status: match l.ends {
                Ends::Always => Status::Proved,
                Ends::Unknown => Status::Unknown,
                Ends::Never => Status::Violated,
            },
            reason: match l.is_function() && l.ends == Ends::Always {
                true => l.argument.clone(),
                false => l.reason.clone(),
            },
            counterexample: l.run.as_ref().map(|given| self.endless_run(given)),
            preconditions: vec![],
        };
        self.endings.iter().filter(|l| self.is_shown(l.func, l.ends)).map(one).collect()
    }

    fn endless_run(&self, given: &[Given]) -> Counterexample {
        let input = |g: &Given| InputValue {
            name: g.name.clone(),
            value: g.value.clone(),
            location: self.location(g.loc, Some(g.func)),
        };
        let inputs = given.iter().map(input).collect();
        Counterexample { inputs, steps: vec![], confirmed_by: Some("interpreter".into()), test: None }
    }

    /// Loops of library models are the user's concern only where they may not end.
    fn is_shown(&self, func: FuncId, ends: Ends) -> bool {
        self.program.funcs[func].origin == Origin::User || ends != Ends::Always
    }
}
