//! Calls: bodies are encoded at the call; what has no body may do anything with what it can reach.

use super::flow::Walk;
use super::memory::{MemId, MemNode};
use super::object::{NULL, ObjId, ObjectKind};
use super::shape::Shape;
use super::state::{Arrival, State};
use super::value::Sym;
use super::{Encoder, Frame};
use crate::analysis::pointsto::ObjectId;
use crate::ir::{ApproximationKind, Callee, FuncId, InstId, LocId, Origin, Property, Signature, Value};
use crate::property::Site;
use imbl::OrdMap;
use std::collections::BTreeSet;
use std::sync::Arc;

impl<'p> Encoder<'p> {
    pub(super) fn call(
        &mut self,
        walk: &mut Walk<'p>,
        state: &mut State,
        id: InstId,
        callee: &Callee,
        args: &[Value],
    ) {
        let args: Vec<Sym> = args.iter().map(|&v| self.value(walk, state, v)).collect();
        let arrivals = match callee {
            Callee::Func(func) => self.invoke(walk, state.clone(), id, *func, args),
            Callee::Ptr(value, signature) => {
                let pointer = self.value(walk, state, *value);
                self.invoke_pointer(walk, state, id, &pointer, signature, args)
            }
        };
        let Some(Arrival { state: after, args: results }) = self.join_arrivals(arrivals) else {
            state.guard = self.pool().ff();
            return;
        };
        state.guard = after.guard;
        state.objects = after.objects;
        for (&value, sym) in walk.body.insts[id].results.iter().zip(results) {
            self.define(walk, state, value, sym);
        }
    }

    fn invoke_pointer(
        &mut self,
        walk: &Walk<'p>,
        state: &State,
        id: InstId,
        pointer: &Sym,
        signature: &Signature,
        args: Vec<Sym>,
    ) -> Vec<Arrival> {
        let site = Site::inst(walk.func, id);
        self.initialized(state, site, pointer);
        let bits = self.pointer_bits();
        let mut valid = vec![];
        for &t in pointer.ptr().targets.iter() {
            if let ObjectKind::Func(func) = self.out.objects[t.obj].kind
                && fits(&self.program.funcs[func].signature, signature)
            {
                let pool = &mut self.out.pool;
                let zero = pool.constant(bits, 0);
                let start = pool.eq(t.off, zero);
                valid.push((func, pool.and(t.cond, start)));
            }
        }
        let conditions: Vec<_> = valid.iter().map(|v| v.1).collect();
        let ok = self.pool().or_all(&conditions);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        let mut arrivals = vec![];
        for (func, cond) in valid {
            let guard = self.pool().and(state.guard, cond);
            if !self.pool().is_false(guard) {
                arrivals.extend(self.invoke(walk, State { guard, ..state.clone() }, id, func, args.clone()));
            }
        }
        arrivals
    }

    /// The states in which the function returns, with its results.
    fn invoke(
        &mut self,
        walk: &Walk<'p>,
        state: State,
        id: InstId,
        func: FuncId,
        args: Vec<Sym>,
    ) -> Vec<Arrival> {
        let program = self.program;
        let function = &program.funcs[func];
        let loc = walk.body.insts[id].loc;
        let Some(body) = &function.body else {
            return self.unknown_function(walk, state, id, func, &args);
        };
        if self.is_apart(func) {
            return self.call_apart(walk, state, id, func, args);
        }
        let depth = self.stack.iter().filter(|f| f.func == func).count() as u32;
        if self.any_calls.iter().any(|a| a.func == func) {
            return self.call_again(walk, state, id, func, args);
        }
        if depth > self.options.unwind {
            self.cut(state.guard, format!("{} calls itself more than {depth} deep", function.name), loc);
            return vec![];
        }
        let Some(shape) = self.shape(func) else {
            self.ledger(
                ApproximationKind::Unsupported,
                format!("{} has irreducible loops", function.name),
                loc,
            );
            self.cut(state.guard, format!("{} has irreducible loops", function.name), loc);
            return vec![];
        };
        let carried = state.carried.clone();
        let blame = match function.origin {
            Origin::User => None,
            Origin::Model => Some(self.blame(Site::inst(walk.func, id))),
        };
        self.stack.push(Frame {
            func,
            from: Some(id),
            values: vec![None; body.values.len()],
            locals: vec![],
            blame,
        });
        let start = Arrival { state: State { carried: OrdMap::new(), ..state }, args };
        let mut returns = self.run_body(func, body, shape, start);
        let frame = self.stack.pop().expect("pushed above");
        for arrival in &mut returns {
            for obj in &frame.locals {
                arrival.state.objects.remove(obj);
            }
            arrival.state.carried = carried.clone();
        }
        returns
    }

    pub(super) fn shape(&mut self, func: FuncId) -> Option<Arc<Shape>> {
        if let Some(known) = self.shapes.get(&func) {
            return Some(known.clone());
        }
        let body = self.program.funcs[func].body.as_ref()?;
        let shape = Arc::new(Shape::new(self.program, body)?);
        self.shapes.insert(func, shape.clone());
        Some(shape)
    }

    fn unknown_function(
        &mut self,
        walk: &Walk<'p>,
        mut state: State,
        id: InstId,
        func: FuncId,
        args: &[Sym],
    ) -> Vec<Arrival> {
        let name = self.program.funcs[func].name.clone();
        let loc = walk.body.insts[id].loc;
        if leaves_the_model(&name) {
            self.ledger(ApproximationKind::Unsupported, format!("{name} is not supported"), loc);
            self.cut(state.guard, format!("{name} is not supported"), loc);
            return vec![];
        }
        let what = format!(
            "call to {name} has no body and no model: its result and the memory it reaches are arbitrary"
        );
        self.ledger(ApproximationKind::Overapproximated, what, loc);
        let what = format!(
            "{name} frees nothing, returns, calls back only what it knows the address of, and is itself free of faults"
        );
        self.ledger(ApproximationKind::Assumed, what, loc);
        if matches!(name.as_str(), "signal" | "sigaction" | "sigset" | "bsd_signal" | "sysv_signal") {
            let what = format!("handlers that {name} sets run only while code without a body runs");
            self.ledger(ApproximationKind::Assumed, what, loc);
        }
        self.havoc_reachable(&mut state, args, loc);
        let results = self.program.funcs[func].signature.results.clone();
        let results = results.into_iter().map(|ty| self.input(walk, &state, id, &name, ty)).collect();
        vec![Arrival { state, args: results }]
    }

    /// Everything that the arguments, the visible globals and known addresses lead to gets arbitrary contents; functions
    /// among it may be called.
    pub(super) fn havoc_reachable(&mut self, state: &mut State, args: &[Sym], loc: LocId) {
        let mut found: BTreeSet<ObjId> = BTreeSet::new();
        let mut waiting: Vec<ObjId> = vec![];
        for arg in args {
            if let Sym::Ptr { ptr, .. } = arg {
                waiting.extend(ptr.targets.iter().map(|t| t.obj));
            }
        }
        for (id, global) in &self.program.globals {
            if global.exported && !global.constant {
                waiting.push(self.static_object(crate::ir::RelocTarget::Global(id)));
            }
        }
        waiting.extend(self.out.objects.iter().filter(|(_, o)| o.base.is_some()).map(|(id, _)| id));
        // Blocks among many have no address, and pointers in forgotten memory are not seen: what the analysis says has been told.
        waiting.extend(self.told());
        while let Some(obj) = waiting.pop() {
            if obj != NULL && found.insert(obj) {
                let mem = self.obj_state(state, obj).mem;
                waiting.extend(self.stored_targets(mem));
            }
        }
        let bits = self.pointer_bits();
        let zero = self.pool().constant(bits, 0);
        for &obj in &found {
            self.base(obj); // its address may come back as a number
            if self.is_many(obj) {
                self.forget_contents(state, obj);
                continue;
            }
            let whole = self.at(obj, zero);
            let whole = self.clean_ptr(whole);
            let size = self.out.objects[obj].size;
            self.havoc(state, &whole, size, "what an unknown function wrote");
        }
        self.call_back(state, &found, loc);
    }

    /// Unknown code may call the functions that it knows of, in any order and with anything.
    fn call_back(&mut self, state: &mut State, known: &BTreeSet<ObjId>, loc: LocId) {
        let Some(tools) = self.summaries else {
            let called = known.iter().find_map(|&obj| match self.out.objects[obj].kind {
                ObjectKind::Func(func) => self.program.funcs[func].body.as_ref().map(|_| func),
                _ => None,
            });
            if let Some(func) = called {
                let name = &self.program.funcs[func].name;
                self.cut(state.guard, format!("unknown code may call {name}"), loc);
            }
            return;
        };
        let called = tools.pts.called_from_outside();
        if !called.is_empty() {
            self.out.abstracts = true;
            let footprint = self.footprint_from_outside(called);
            self.forget_memory(&footprint, state, |_, _, _, _| false);
        }
    }

    /// All that unknown code may ever know of.
    fn told(&mut self) -> Vec<ObjId> {
        let Some(tools) = self.summaries else { return vec![] };
        let escaped = tools.pts.escaped_memory();
        let kinds = escaped.iter().map(|o| tools.pts.objects()[ObjectId::from_u32(o)].kind);
        kinds.collect::<Vec<_>>().into_iter().flat_map(|kind| self.objects_of(kind)).collect()
    }

    /// Objects that some pointer in the contents may point to.
    pub(super) fn stored_targets(&self, mem: MemId) -> BTreeSet<ObjId> {
        let mut targets = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut waiting = vec![mem];
        while let Some(at) = waiting.pop() {
            if !seen.insert(at) {
                continue;
            }
            match self.mem(at) {
                MemNode::Data { pointers, .. } => {
                    targets.extend(pointers.iter().flat_map(|(_, p)| p.targets.iter().map(|t| t.obj)));
                }
                MemNode::Unknown { .. } => {}
                MemNode::Store { prev, value, .. } => {
                    waiting.push(*prev);
                    if let Sym::Ptr { ptr, .. } = value {
                        targets.extend(ptr.targets.iter().map(|t| t.obj));
                    }
                }
                MemNode::Fill { prev, .. } | MemNode::Havoc { prev, .. } => waiting.push(*prev),
                MemNode::Copy { prev, src, .. } | MemNode::Moved { prev, src, .. } => {
                    waiting.extend([*prev, *src])
                }
                MemNode::Ite { then, els, .. } => waiting.extend([*then, *els]),
            }
        }
        targets
    }
}

fn fits(defined: &Signature, believed: &Signature) -> bool {
    defined.params == believed.params
        && defined.variadic == believed.variadic
        && defined.results.starts_with(&believed.results)
}

/// Functions whose effect goes beyond memory: other threads, jumps out of the stack.
fn leaves_the_model(name: &str) -> bool {
    matches!(
        name,
        "pthread_create"
            | "thrd_create"
            | "setjmp"
            | "_setjmp"
            | "sigsetjmp"
            | "__sigsetjmp"
            | "longjmp"
            | "_longjmp"
            | "siglongjmp"
            | "fork"
            | "vfork"
            | "clone"
    )
}
