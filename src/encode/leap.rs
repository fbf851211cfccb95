//! What a counterexample says of a loop that it goes over: the variables before the loop and in the iteration that it shows.

use super::Encoder;
use super::flow::Walk;
use super::state::Arrival;
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::ir::Ty;
use crate::term::{Assignment, Evaluator, Pool, Term};

/// A variable that has a name.
#[derive(Clone, Debug)]
struct Variable {
    name: String,
    before: Shown,
    now: Shown,
}

#[derive(Clone, Debug)]
enum Shown {
    Number(Term),
    /// Where it may point: when, to what, how far from its start.
    Pointer(Vec<(Term, String, Term)>),
}

#[derive(Clone, Debug)]
pub struct Leap {
    guard: Term,
    variables: Vec<Variable>,
}

impl Leap {
    /// Name, value before the loop and value in the iteration; None if the run of the model does not come to the loop.
    pub fn values(&self, pool: &Pool, model: &Assignment) -> Option<Vec<(String, String, String)>> {
        let mut eval = Evaluator::new();
        if !eval.eval(pool, self.guard, model).is_true() {
            return None;
        }
        let mut show = |shown: &Shown| match shown {
            Shown::Number(term) => eval.eval(pool, *term, model).to_signed_string(),
            Shown::Pointer(targets) => {
                let here = targets.iter().find(|(cond, ..)| eval.eval(pool, *cond, model).is_true());
                here.map_or_else(String::new, |(_, name, off)| {
                    match eval.eval(pool, *off, model).to_signed_string().as_str() {
                        "0" => name.clone(),
                        offset => format!("{name} + {offset}"),
                    }
                })
            }
        };
        let one = |v: &Variable| (v.name.clone(), show(&v.before), show(&v.now));
        Some(self.variables.iter().map(one).collect())
    }
}

impl<'p> Encoder<'p> {
    pub(super) fn leap(&mut self, walk: &Walk<'p>, data: &Loop, entry: &Arrival, header: &Arrival) -> Leap {
        let mut variables = vec![];
        for (index, &param) in data.params.iter().enumerate() {
            if walk.body.values[param].var.is_none() || walk.body.ty(param) == Ty::BOOL {
                continue;
            }
            let (before, now) = (self.shown(&entry.args[index]), self.shown(&header.args[index]));
            variables.push(Variable { name: walk.body.name(param), before, now });
        }
        // Behind the fault there are no leaps.
        let guard = self.out.pool.and(header.state.guard, self.assumed);
        Leap { guard, variables }
    }

    fn shown(&self, sym: &Sym) -> Shown {
        match sym {
            Sym::Int { term, .. } => Shown::Number(*term),
            Sym::Ptr { ptr, .. } => {
                let one = |t: &super::pointer::Target| (t.cond, self.out.objects[t.obj].name.clone(), t.off);
                Shown::Pointer(ptr.targets.iter().map(one).collect())
            }
        }
    }
}
