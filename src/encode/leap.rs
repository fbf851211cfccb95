//! What a counterexample says of a loop that it goes over: the variables before the loop and in the iteration that it shows.

use super::Encoder;
use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::object::ObjId;
use super::state::Arrival;
use super::unknown::UnknownId;
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
    /// What the iterations before have written.
    pub memory: Vec<(ObjId, UnknownId)>,
}

impl Leap {
    /// How far its variables go, those that move: one of them mostly counts the iterations.
    pub fn distances(&self, pool: &Pool, model: &Assignment) -> Option<Vec<u64>> {
        let mut eval = Evaluator::new();
        if !eval.eval(pool, self.guard, model).is_true() {
            return None;
        }
        let mut number = |shown: &Shown| match shown {
            Shown::Number(term) => eval.eval(pool, *term, model).to_i128(),
            Shown::Pointer(targets) => {
                let here = targets.iter().find(|(cond, ..)| eval.eval(pool, *cond, model).is_true());
                here.and_then(|(_, _, off)| eval.eval(pool, *off, model).to_i128())
            }
        };
        let far = |v: &Variable| u64::try_from(number(&v.now)?.abs_diff(number(&v.before)?)).ok();
        let mut all = vec![];
        for distance in self.variables.iter().filter_map(far) {
            if distance > 0 && !all.contains(&distance) {
                all.push(distance);
            }
        }
        Some(all)
    }

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
        Leap { guard, variables, memory: self.forgotten_since(entry, header) }
    }

    fn forgotten_since(&self, entry: &Arrival, header: &Arrival) -> Vec<(ObjId, UnknownId)> {
        let mut all = vec![];
        for (&obj, now) in &header.state.objects {
            let before: Option<MemId> = entry.state.objects.get(&obj).map(|o| o.mem);
            let mut at = now.mem;
            while Some(at) != before
                && let MemNode::Havoc { prev, id, .. } = *self.mem(at)
            {
                all.push((obj, id));
                at = prev;
            }
        }
        all
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
