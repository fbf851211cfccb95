//! Calls to functions that are active already, where they are not unwound: they may do anything.
//!
//! Each such call of the entry function is a round: what its parameters were, and what they become. If something falls in
//! every round, no chain of calls is endless.

use super::Encoder;
use super::flow::Walk;
use super::object::{NULL, ObjId, ObjectKind};
use super::state::{Arrival, ObjState, State};
use super::turn::{Measure, Turn};
use super::value::Sym;
use crate::ir::{FuncId, InstId, Ty};
use crate::term::Term;

impl<'p> Encoder<'p> {
    /// The state after a call about which nothing is known.
    pub(super) fn forgotten_call(
        &mut self,
        walk: &Walk<'p>,
        mut state: State,
        id: InstId,
        func: FuncId,
        args: Vec<Sym>,
    ) -> Vec<Arrival> {
        if self.stack.first().is_some_and(|f| f.func == func) {
            let when = self.out.pool.and(state.guard, self.assumed);
            self.rounds.push((when, args));
        }
        self.forget_everything(&mut state);
        let name = self.program.funcs[func].name.clone();
        let mut results = vec![];
        for &value in &walk.body.insts[id].results {
            results.push(match walk.body.ty(value) {
                Ty::Int(_) => self.arbitrary(&name, walk.body.ty(value)),
                Ty::Ptr => {
                    let objects = self.pointer_targets(&state, walk.func, value);
                    let ptr = self.some_pointer(&name, &objects);
                    self.clean_ptr(ptr)
                }
            });
        }
        vec![Arrival { state, args: results }]
    }

    /// All memory gets arbitrary contents, and what can be freed is arbitrarily alive.
    fn forget_everything(&mut self, state: &mut State) {
        let bits = self.pointer_bits();
        let all: Vec<ObjId> = self.out.objects.keys().filter(|&o| o != NULL).collect();
        for obj in all {
            let object = &self.out.objects[obj];
            if object.constant || object.weak || matches!(object.kind, ObjectKind::Func(_)) {
                continue;
            }
            let (size, heap) = (object.size, matches!(object.kind, ObjectKind::Heap { .. }));
            let zero = self.pool().constant(bits, 0);
            let whole = self.at(obj, zero);
            let whole = self.clean_ptr(whole);
            self.havoc(state, &whole, size, "what a call wrote");
            if heap {
                let old = self.obj_state(state, obj);
                let still = self.pool().fresh_var("still alive after a call", 1);
                let alive = self.pool().and(old.alive, still);
                state.objects.insert(obj, ObjState { alive, ..old });
            }
        }
    }

    /// Any of the calls may be the next: which one, is arbitrary.
    pub(super) fn note_rounds(&mut self, entry: FuncId, first: &[Sym]) {
        let rounds = std::mem::take(&mut self.rounds);
        let Some(body) = &self.program.funcs[entry].body else { return };
        let mut chosen: Vec<(Term, &Vec<Sym>)> = vec![];
        for (when, args) in &rounds {
            let pick = self.pool().fresh_var("this call", 1);
            chosen.push((self.pool().and(*when, pick), args));
        }
        let Some((_, last)) = chosen.last() else { return };
        let mut measures = vec![];
        for (i, &param) in body.blocks[body.entry].params.iter().enumerate() {
            let (Ty::Int(width), Some(Sym::Int { term: now, .. })) = (body.ty(param), first.get(i)) else {
                continue;
            };
            let Some(Sym::Int { term, .. }) = last.get(i) else { continue };
            let mut next = *term;
            for (when, args) in chosen.iter().rev() {
                if let Some(Sym::Int { term, .. }) = args.get(i) {
                    next = self.pool().ite(*when, *term, next);
                }
            }
            let name = body.name(param);
            let valid = self.pool().tt();
            let plain = Measure {
                text: (name.clone(), format!("{name}'")),
                domain: "recursion".into(),
                now: *now,
                next,
                valid,
                variable: true,
                param: None,
                own: true,
            };
            let (now, next) = (self.pool().zext(*now, width + 1), self.pool().zext(next, width + 1));
            measures.push(plain.clone());
            measures.push(Measure { now, next, variable: false, own: false, ..plain });
        }
        let guards: Vec<Term> = chosen.iter().map(|c| c.0).collect();
        let again = self.pool().or_all(&guards);
        let here = self.pool().tt();
        self.out.round = Some(Turn { here, again, regardless: again, measures, combine: true });
    }
}
