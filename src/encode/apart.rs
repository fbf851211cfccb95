//! Functions on their own: encoded once, for whoever calls them.
//!
//! Such a function starts in any state in which a call may find the program: what the program ever writes is arbitrary, and
//! each pointer among the parameters has an object of its own, which is the object of another one where the points-to analysis
//! lets both be the same. What holds at every call (`Calls`) is assumed. At a call, what the function may change becomes
//! arbitrary, and each claim about its start is put beside what refutes it here.

use super::claim::Moments;
use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::object::{ObjId, Object, ObjectKind};
use super::state::{Arrival, ObjState, State};
use super::value::Sym;
use super::{Encoder, Frame};
use crate::analysis::loops::Loop;
use crate::analysis::pointsto::{self, PointsTo};
use crate::domain::{ASSUMED, Formula, Kind, Moment};
use crate::ir::{FuncId, Inst, InstId, RelocTarget, Ty, Value};
use crate::term::Term;
use imbl::OrdMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The calls of one function that is looked at on its own.
#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// What may hold where it starts.
    pub claims: Vec<Formula>,
    /// For each claim, what refutes it at some call.
    pub refuted: Vec<Vec<Term>>,
}

impl<'p> Encoder<'p> {
    pub(super) fn is_apart(&self, func: FuncId) -> bool {
        self.summaries.is_some() && self.options.apart.contains(&func)
    }

    /// A call to a function that is looked at on its own.
    pub(super) fn call_apart(
        &mut self,
        walk: &Walk<'p>,
        mut state: State,
        id: InstId,
        func: FuncId,
        args: Vec<Sym>,
    ) -> Vec<Arrival> {
        let function = &self.program.funcs[func];
        self.out.abstracts = true;
        self.note_call(func, &state, &args);
        self.add_allocations(func);
        let footprint = self.footprint_with(walk, func, &args);
        self.forget_memory(&footprint, &mut state, |_, _, _, _| false);
        let args = self.any_results(walk, &state, id, &function.name);
        vec![Arrival { state, args }]
    }

    /// What a call gives, as far as the points-to analysis knows.
    pub(super) fn any_results(&mut self, walk: &Walk<'p>, state: &State, id: InstId, name: &str) -> Vec<Sym> {
        let mut results = vec![];
        for &value in &walk.body.insts[id].results {
            results.push(match walk.body.ty(value) {
                Ty::Int(_) => self.arbitrary(name, walk.body.ty(value)),
                Ty::Ptr => {
                    let objects = self.pointer_targets(state, walk.func, value);
                    let offsets = self.known_offsets(walk.func, value);
                    let ptr = self.some_pointer(name, &objects, &offsets);
                    self.clean_ptr(ptr)
                }
            });
        }
        results
    }

    /// What a call says of the claims about the function's start.
    fn note_call(&mut self, func: FuncId, state: &State, args: &[Sym]) {
        let (Some(body), Some(shape)) = (&self.program.funcs[func].body, self.shape(func)) else { return };
        let data = Loop::whole_body(body, &shape.cfg, self.program.funcs[func].loc);
        if !self.out.calls.contains_key(&func) {
            let claims = self.claims(func, &data);
            let refuted = vec![vec![]; claims.len()];
            self.out.calls.insert(func, Calls { claims, refuted });
        }
        let start = Arrival { state: State { carried: OrdMap::new(), ..state.clone() }, args: args.to_vec() };
        let walk = Walk::new(func, body, shape, start.clone());
        let claims = self.out.calls[&func].claims.clone();
        self.stack.push(Frame {
            func,
            from: None,
            values: vec![None; body.values.len()],
            locals: vec![],
            blame: None,
        });
        for (index, claim) in claims.iter().enumerate() {
            let moments = Moments { entry: &start, now: &start, next: None, data: &data };
            let holds = self.check_claim(&walk, &moments, claim);
            let holds = holds.unwrap_or_else(|| self.pool().ff());
            let reached = self.reached(state.guard);
            let refuted = self.refutation(reached, holds).first;
            if !self.pool().is_false(refuted) {
                self.out.calls[&func].refuted[index].push(refuted);
            }
        }
        self.stack.pop();
    }

    fn claims(&self, func: FuncId, data: &Loop) -> Vec<Formula> {
        let Some(tools) = self.summaries else { return vec![] };
        let proposed = tools.proposals.of(func, data.header);
        let all = proposed.map(|p| p.candidates.as_slice()).unwrap_or_default();
        let states = all.iter().filter(|c| c.kind == Kind::State && c.domain != ASSUMED);
        // What was at the start is what is there.
        let states = states.filter(|c| !speaks_of_entry(&c.formula));
        states.filter(|c| c.tier <= tools.tier).map(|c| c.formula.clone()).collect()
    }

    /// Objects that the function and what it calls may leave behind.
    pub(super) fn add_allocations(&mut self, func: FuncId) {
        let Some(body) = &self.program.funcs[func].body else { return };
        let Some(shape) = self.shape(func) else { return };
        let data = Loop::whole_body(body, &shape.cfg, self.program.funcs[func].loc);
        for (f, inst) in self.reached_instructions(func, &data) {
            let Some(body) = &self.program.funcs[f].body else { continue };
            if let Inst::Alloc { .. } = body.insts[inst].inst {
                self.add_weak(ObjectKind::Heap { func: f, inst }, None);
            }
        }
    }

    /// The state and the arguments with which anyone may call the function.
    pub(super) fn any_start(&mut self, func: FuncId) -> Arrival {
        let guard = self.pool().tt();
        let made = self.any_age();
        let mut state = State { guard, objects: OrdMap::new(), made, carried: OrdMap::new() };
        let mut args = vec![];
        let Some(body) = &self.program.funcs[func].body else { return Arrival { state, args } };
        self.add_foreign_objects(func);
        self.forget_lives_of_weak(&mut state);
        self.forget_globals(&mut state);
        let params = body.blocks[body.entry].params.clone();
        let own: Vec<Option<ObjId>> =
            params.iter().map(|&param| self.object_of_param(func, param, &mut state)).collect();
        for (index, &param) in params.iter().enumerate() {
            let name = body.name(param);
            args.push(match body.ty(param) {
                ty @ Ty::Int(_) => self.arbitrary(&name, ty),
                Ty::Ptr => {
                    let mut objects = self.all_pointer_targets(func, param);
                    let later: BTreeSet<ObjId> = own[index + 1..].iter().flatten().copied().collect();
                    // Its own object stands for whatever nobody else has a name for.
                    let is_named = |o: ObjId| !later.contains(&o);
                    objects.retain(|&o| is_named(o) && (own[index].is_none() || !self.out.objects[o].weak));
                    objects.extend(own[index]);
                    let offsets = self.known_offsets(func, param);
                    let ptr = self.some_pointer(&name, &objects, &offsets);
                    self.clean_ptr(ptr)
                }
            });
        }
        // Unknown code that runs now may have been told before.
        self.expose_escaped();
        for arg in &args {
            self.out.arguments.push(match arg {
                Sym::Int { term, .. } => Some(*term),
                Sym::Ptr { .. } => None,
            });
        }
        Arrival { state, args }
    }

    /// Assumes what holds at every call.
    pub(super) fn assume_start(&mut self, func: FuncId, start: &Arrival, known: &[Formula]) {
        let (Some(body), Some(shape)) = (&self.program.funcs[func].body, self.shape(func)) else { return };
        let data = Loop::whole_body(body, &shape.cfg, self.program.funcs[func].loc);
        let walk = Walk::new(func, body, shape, start.clone());
        let tt = self.pool().tt();
        for claim in known {
            let moments = Moments { entry: start, now: start, next: None, data: &data };
            self.assume_claim(&walk, &moments, claim, tt);
        }
    }

    /// What others have made and the function may come to: blocks of the heap, and the variables of its callers.
    fn add_foreign_objects(&mut self, func: FuncId) {
        let Some(tools) = self.summaries else { return };
        for object in tools.pts.objects().values() {
            match object.kind {
                pointsto::ObjectKind::Heap { func: f, inst, .. } => {
                    self.add_weak(ObjectKind::Heap { func: f, inst }, None);
                }
                pointsto::ObjectKind::Stack { func: f, inst, .. } if self.leads_to(f, func, &[]) => {
                    self.add_weak(ObjectKind::Stack { func: f, inst }, None);
                }
                _ => {}
            }
        }
        self.outside_object();
    }

    /// Global variables hold anything, unless nobody ever writes them.
    fn forget_globals(&mut self, state: &mut State) {
        let Some(tools) = self.summaries else { return };
        let mut written = BTreeSet::new();
        let mut all = false;
        for &entry in tools.pts.entries() {
            let effects = tools.footprints.of_func(entry);
            all |= effects.all_escaped || effects.unknown;
            for object in effects.written() {
                if let pointsto::ObjectKind::Global(id) = tools.pts.objects()[object].kind {
                    written.insert(id);
                }
            }
        }
        for (id, global) in &self.program.globals {
            if !global.constant && (all || written.contains(&id)) {
                let obj = self.static_object(RelocTarget::Global(id));
                self.forget_whole(state, obj);
            }
        }
    }

    /// The object that a parameter points into, if it need not be a global variable.
    fn object_of_param(&mut self, func: FuncId, param: Value, state: &mut State) -> Option<ObjId> {
        let tools = self.summaries?;
        let body = self.program.funcs[func].body.as_ref()?;
        if body.ty(param) != Ty::Ptr {
            return None;
        }
        let targets = tools.pts.pointer(func, param);
        let mut kinds: BTreeSet<(bool, FuncId, InstId)> = BTreeSet::new();
        let mut sizes: BTreeSet<Option<u64>> = BTreeSet::new();
        let mut outside = targets.unknown;
        for &(id, _) in &targets.objects {
            let object = &tools.pts.objects()[id];
            match (made_where(tools.pts, id.as_u32()), object.kind) {
                (Some(place), _) => _ = kinds.insert(place),
                (None, pointsto::ObjectKind::Argument(_) | pointsto::ObjectKind::Words(_)) => outside = true,
                (None, _) => continue,
            }
            sizes.insert(object.size);
        }
        if kinds.is_empty() && !outside {
            return None;
        }
        let kind = match kinds.first() {
            Some(&(true, func, inst)) if !outside && kinds.iter().all(|k| k.0) => {
                ObjectKind::Heap { func, inst }
            }
            Some(&(false, func, inst)) if !outside && kinds.iter().all(|k| !k.0) => {
                ObjectKind::Stack { func, inst }
            }
            _ => ObjectKind::Argument,
        };
        let name = body.name(param);
        let size = self.one_of_sizes(&name, (!outside).then_some(sizes));
        let initial = self.add_mem(MemNode::Data { bytes: Arc::from([]), pointers: Arc::from([]) });
        let obj = self.add_object(Object {
            kind,
            name: format!("*{name}"),
            size,
            align: 1,
            constant: false,
            initial,
            initially_alive: false,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        });
        if outside {
            // The outside may hand back whatever it was told of.
            kinds.extend(tools.pts.escaped_memory().iter().filter_map(|o| made_where(tools.pts, o)));
        }
        for (_, f, inst) in kinds {
            self.made.add((f, inst), None, obj);
        }
        let alive = self.pool().fresh_var(&format!("*{name} is alive"), 1);
        state.objects.insert(obj, ObjState { mem: initial, alive, lives: MemId::default(), until: None });
        self.forget_whole(state, obj);
        Some(obj)
    }

    /// One of the sizes, if all are known.
    pub(super) fn one_of_sizes(&mut self, name: &str, sizes: Option<BTreeSet<Option<u64>>>) -> Term {
        let bits = self.pointer_bits();
        let known: Option<Vec<u64>> = sizes.and_then(|all| all.into_iter().collect());
        if let Some([one]) = known.as_deref() {
            return self.pool().constant(bits, u128::from(*one));
        }
        let size = self.pool().fresh_var(&format!("size of {name}"), bits);
        let pool = &mut self.out.pool;
        let fact = match known {
            Some(all) => {
                let cases: Vec<Term> = all
                    .into_iter()
                    .map(|n| {
                        let n = pool.constant(bits, u128::from(n));
                        pool.eq(size, n)
                    })
                    .collect();
                pool.or_all(&cases)
            }
            None => {
                let most = pool.constant(bits, 1 << (bits - 2));
                pool.ule(size, most)
            }
        };
        self.know(size, fact);
        size
    }
}

/// Where a block of the heap (true) or a local variable is made.
fn made_where(pts: &PointsTo, object: u32) -> Option<(bool, FuncId, InstId)> {
    match pts.objects()[pointsto::ObjectId::from_u32(object)].kind {
        pointsto::ObjectKind::Heap { func, inst, .. } => Some((true, func, inst)),
        pointsto::ObjectKind::Stack { func, inst, .. } => Some((false, func, inst)),
        _ => None,
    }
}

fn speaks_of_entry(formula: &Formula) -> bool {
    let found = formula.mentioned();
    found.values.iter().any(|v| v.2 == Moment::Entry) || found.memory.contains(&Moment::Entry)
}
