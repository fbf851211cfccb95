//! The value of a term under an assignment, without recursion and with a memo that can be used again.

use super::{Pool, Term, TermData, VarId};
use crate::term::apply::apply;
use crate::term::bv::Bv;

/// Values of variables. A variable without one reads as zero, as in a model that leaves it open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assignment {
    values: Vec<Option<Bv>>,
}

impl Assignment {
    pub fn new() -> Assignment {
        Assignment::default()
    }

    pub fn set(&mut self, var: VarId, value: Bv) {
        if self.values.len() <= var.index() {
            self.values.resize(var.index() + 1, None);
        }
        self.values[var.index()] = Some(value);
    }

    pub fn get(&self, var: VarId) -> Option<&Bv> {
        self.values.get(var.index()).and_then(Option::as_ref)
    }
}

/// A memo of values. It serves many terms under one assignment; `reset` before another assignment takes constant time.
#[derive(Default)]
pub struct Evaluator {
    values: Vec<Bv>,
    /// The round in which the value beside it was computed.
    stamps: Vec<u32>,
    round: u32,
    stack: Vec<Term>,
}

impl Evaluator {
    pub fn new() -> Evaluator {
        Evaluator { round: 1, ..Evaluator::default() }
    }

    /// Forgets all values: to be called when the assignment (or the pool) changes.
    pub fn reset(&mut self) {
        if self.round == u32::MAX {
            self.stamps.fill(0);
            self.round = 0;
        }
        self.round += 1;
    }

    /// The value of `term`; all calls since the last `reset` must be for the same pool and assignment.
    pub fn eval(&mut self, pool: &Pool, term: Term, assignment: &Assignment) -> &Bv {
        self.grow(pool.len());
        self.stack.push(term);
        while let Some(&top) = self.stack.last() {
            if self.known(top) {
                self.stack.pop();
            } else if let Some(value) = self.step(pool, top, assignment) {
                self.values[top.index()] = value;
                self.stamps[top.index()] = self.round;
                self.stack.pop();
            }
        }
        &self.values[term.index()]
    }

    /// The value of a term whose arguments are known; otherwise `None`, with the missing ones on the stack.
    fn step(&mut self, pool: &Pool, term: Term, assignment: &Assignment) -> Option<Bv> {
        match pool.data(term) {
            TermData::Const(value) => Some(value.clone()),
            TermData::Var(var) => Some(value_of(pool, *var, assignment)),
            TermData::App(op, args) => {
                let before = self.stack.len();
                for &arg in args.iter() {
                    if !self.known(arg) {
                        self.stack.push(arg);
                    }
                }
                if self.stack.len() > before {
                    return None;
                }
                let value = |i: usize| &self.values[args[i.min(args.len() - 1)].index()];
                Some(apply(*op, &[value(0), value(1), value(2)][..args.len()], pool.width(term)))
            }
        }
    }

    fn known(&self, term: Term) -> bool {
        self.stamps[term.index()] == self.round
    }

    fn grow(&mut self, len: usize) {
        if self.values.len() < len {
            self.values.resize(len, Bv::zero(1));
            self.stamps.resize(len, 0);
        }
    }
}

fn value_of(pool: &Pool, var: VarId, assignment: &Assignment) -> Bv {
    let width = pool.var_width(var);
    let value = assignment.get(var).cloned().unwrap_or_else(|| Bv::zero(width));
    assert!(value.width() == width, "{} has width {width}, its value {value:?}", pool.var_name(var));
    value
}

impl Pool {
    /// The value of one term; for several under one assignment use an `Evaluator`.
    pub fn eval(&self, term: Term, assignment: &Assignment) -> Bv {
        Evaluator::new().eval(self, term, assignment).clone()
    }
}
