//! Calls: which function instances call which, found while the solver runs.
//!
//! Library models and the user's allocation wrappers are cloned: looked at once for each call in a function that is not
//! cloned, so that two calls of malloc give two objects and two calls of memcpy do not mix their buffers. The calls in a user's
//! wrapper are told apart, too: what `buffer_new` returns is not the block that it puts there.

use super::graph::{NodeIx, Transform};
use super::object::{CallSite, Chain, Context, LocIx, ObjectId, ObjectKind, UNKNOWN};
use super::offset::Offset;
use super::solver::{ESCAPED, INTS, Solver, Use};
use super::wrappers::{Nested, Shape, cloned, shared};
use crate::ir::{Body, FuncId, Function, InstId, Program, Signature, Ty, Value};
use crate::term::bv::Bv;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap, entity_impl};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InstanceId(u32);
entity_impl!(InstanceId, "instance");

/// A function, looked at in a context.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    pub func: FuncId,
    pub context: Context,
    /// The node of the first value; the others follow.
    pub(super) base: NodeIx,
    /// The node of the first result.
    pub(super) results: NodeIx,
    /// Constants among the arguments, where there is one call only.
    pub(super) constants: Vec<Option<Bv>>,
}

impl Instance {
    pub(super) fn node(&self, value: Value) -> NodeIx {
        self.base + value.index() as NodeIx
    }
}

/// A call through a pointer.
pub struct IndirectCall {
    caller: InstanceId,
    inst: InstId,
    signature: Signature,
    args: Vec<Value>,
}

/// Beyond so many nodes, functions are no longer cloned.
const MAX_NODES: usize = 4_000_000;

pub struct Calls {
    pub cloned: SecondaryMap<FuncId, bool>,
    nested: Nested,
    /// Cloned functions whose instances can have several calls.
    shared: SecondaryMap<FuncId, bool>,
    pub instances: PrimaryMap<InstanceId, Instance>,
    by_name: FxHashMap<(FuncId, Context), InstanceId>,
    shapes: FxHashMap<FuncId, Arc<Shape>>,
    /// Instances without constraints yet.
    pending: VecDeque<InstanceId>,
    indirect: Vec<IndirectCall>,
    /// Per call, the instances it may run, in the order in which they were found.
    pub callees: BTreeMap<(InstanceId, InstId), Vec<InstanceId>>,
    /// Calls that may run code without a body.
    pub unknown: BTreeSet<(InstanceId, InstId)>,
    /// Functions whose address is a value somewhere, and calls through pointers that may be any of them.
    pub address_taken: Vec<FuncId>,
    wild: Vec<u32>,
    /// Instances that unknown code may call.
    pub outside: Vec<InstanceId>,
}

impl Calls {
    pub fn new(program: &Program) -> Calls {
        let cloned = cloned(program);
        Calls {
            shared: shared(program, &cloned),
            nested: Nested::new(program),
            cloned,
            instances: PrimaryMap::new(),
            by_name: FxHashMap::default(),
            shapes: FxHashMap::default(),
            pending: VecDeque::new(),
            indirect: vec![],
            callees: BTreeMap::new(),
            unknown: BTreeSet::new(),
            address_taken: vec![],
            wild: vec![],
            outside: vec![],
        }
    }

    pub fn find(&self, func: FuncId, context: Context) -> Option<InstanceId> {
        self.by_name.get(&(func, context)).copied()
    }

    /// The context of a callee at a call.
    pub fn context(&self, caller: FuncId, context: Context, inst: InstId, callee: FuncId) -> Context {
        let call = CallSite { func: caller, inst };
        match (self.cloned[callee], self.cloned[caller]) {
            (false, _) => None,
            (true, true) if self.nested.is_inner(caller, callee) => context.map(|chain| chain.with(call)),
            (true, true) => context,
            (true, false) => Some(Chain::new(call)),
        }
    }
}

impl<'p> Solver<'p> {
    /// The instance, new if there is none yet; the function has a body.
    pub fn instance(&mut self, func: FuncId, context: Context, body: &'p Body) -> InstanceId {
        let context = if self.graph.len() > MAX_NODES { None } else { context };
        if let Some(id) = self.calls.find(func, context) {
            return id;
        }
        let base = self.graph.add_nodes(body.values.len());
        let results = self.graph.add_nodes(self.program.funcs[func].signature.results.len());
        let constants = vec![None; body.blocks[body.entry].params.len()];
        let id = self.calls.instances.push(Instance { func, context, base, results, constants });
        self.calls.by_name.insert((func, context), id);
        self.calls.pending.push_back(id);
        id
    }

    /// Makes the constraints of the next new instance: not at once, since chains of calls can be long.
    pub fn generate_next(&mut self) -> bool {
        let Some(id) = self.calls.pending.pop_front() else { return false };
        let func = self.calls.instances[id].func;
        let program = self.program;
        let body = program.funcs[func].body.as_ref().expect("instances have bodies");
        let shape = self.calls.shapes.entry(func).or_insert_with(|| Arc::new(Shape::new(body))).clone();
        self.generate(id, body, &shape);
        true
    }

    /// The object of a function, whose address is a value from now on.
    pub fn func_object(&mut self, func: FuncId) -> ObjectId {
        let (object, new) = self.locs.object(ObjectKind::Func(func), Some(0), false);
        if new {
            self.calls.address_taken.push(func);
            for site in self.calls.wild.clone() {
                self.call_if_fitting(site, func);
            }
        }
        object
    }

    pub fn func_loc(&mut self, func: FuncId) -> LocIx {
        let object = self.func_object(func);
        self.locs.loc(object, Offset::ZERO)
    }

    pub fn call_direct(&mut self, caller: InstanceId, inst: InstId, callee: FuncId, args: &[Value]) {
        let program = self.program;
        let Function { body, signature, .. } = &program.funcs[callee];
        let Some(body) = body else {
            return self.call_unknown(caller, inst, args);
        };
        let from = self.calls.instances[caller].clone();
        let context = self.calls.context(from.func, from.context, inst, callee);
        let new = self.calls.find(callee, context).is_none();
        let id = self.instance(callee, context, body);
        if new && self.calls.instances[id].context.is_some() && !self.calls.shared[callee] {
            self.note_constants(caller, id, args);
        }
        let known = self.calls.callees.entry((caller, inst)).or_default();
        if known.contains(&id) {
            return;
        }
        known.push(id);
        self.pass(caller, inst, args, id, body, signature);
    }

    /// The instance is made for this call and gets no other: constant arguments are known in it.
    fn note_constants(&mut self, caller: InstanceId, callee: InstanceId, args: &[Value]) {
        let program = self.program;
        let body =
            program.funcs[self.calls.instances[caller].func].body.as_ref().expect("instances have bodies");
        for (i, &arg) in args.iter().enumerate().take(self.calls.instances[callee].constants.len()) {
            self.calls.instances[callee].constants[i] = body.as_const(arg).cloned();
        }
    }

    /// Arguments and results. What the caller and the callee see differently is unknown.
    fn pass(
        &mut self,
        caller: InstanceId,
        inst: InstId,
        args: &[Value],
        callee: InstanceId,
        body: &Body,
        signature: &Signature,
    ) {
        let (from, to) = (self.calls.instances[caller].clone(), self.calls.instances[callee].clone());
        let program = self.program;
        let caller_body = program.funcs[from.func].body.as_ref().expect("instances have bodies");
        for (i, &param) in body.blocks[body.entry].params.iter().enumerate() {
            let arg = args.get(i).filter(|&&arg| caller_body.ty(arg) == Ty::Ptr);
            if body.ty(param) == Ty::Ptr {
                let source = arg.map_or(INTS, |&arg| from.node(arg));
                self.edge(source, to.node(param), Transform::Copy);
            }
        }
        self.escape_mismatched(&from, caller_body, args, body);
        for (i, &result) in caller_body.insts[inst].results.iter().enumerate() {
            let source = to.results + i as NodeIx;
            match (signature.results.get(i), caller_body.ty(result)) {
                (Some(Ty::Ptr), Ty::Ptr) => self.edge(source, from.node(result), Transform::Copy),
                (Some(Ty::Int(_)) | None, Ty::Ptr) => self.edge(INTS, from.node(result), Transform::Copy),
                (Some(Ty::Ptr), Ty::Int(_)) => self.edge(source, ESCAPED, Transform::Copy),
                (Some(Ty::Int(_)) | None, Ty::Int(_)) => {}
            }
        }
    }

    /// Pointers that the callee takes for integers.
    fn escape_mismatched(&mut self, from: &Instance, caller_body: &Body, args: &[Value], body: &Body) {
        let params = &body.blocks[body.entry].params;
        for (i, &arg) in args.iter().enumerate() {
            let taken = params.get(i).is_some_and(|&param| body.ty(param) == Ty::Ptr);
            if caller_body.ty(arg) == Ty::Ptr && !taken {
                self.edge(from.node(arg), ESCAPED, Transform::Copy);
            }
        }
    }

    pub fn call_unknown(&mut self, caller: InstanceId, inst: InstId, args: &[Value]) {
        if !self.calls.unknown.insert((caller, inst)) {
            return;
        }
        let from = self.calls.instances[caller].clone();
        let body = self.program.funcs[from.func].body.as_ref().expect("instances have bodies");
        for &arg in args.iter().filter(|&&arg| body.ty(arg) == Ty::Ptr) {
            self.edge(from.node(arg), ESCAPED, Transform::Copy);
        }
        for &result in body.insts[inst].results.iter().filter(|&&result| body.ty(result) == Ty::Ptr) {
            self.edge(INTS, from.node(result), Transform::Copy);
        }
        self.unknown_runs();
    }

    pub fn call_pointer(
        &mut self,
        caller: InstanceId,
        inst: InstId,
        ptr: Value,
        signature: &Signature,
        args: &[Value],
    ) {
        let site = self.calls.indirect.len() as u32;
        let (signature, args) = (signature.clone(), args.to_vec());
        self.calls.indirect.push(IndirectCall { caller, inst, signature, args });
        let node = self.calls.instances[caller].node(ptr);
        self.add_use(node, Use::Call(site));
    }

    /// The called pointer may have that location.
    pub fn call_through(&mut self, site: u32, loc: LocIx) {
        let IndirectCall { caller, inst, ref args, .. } = self.calls.indirect[site as usize];
        let args = args.clone();
        match self.locs.kind_of(loc) {
            ObjectKind::Func(func) => self.call_direct(caller, inst, func, &args),
            ObjectKind::Unknown => {
                debug_assert_eq!(loc, UNKNOWN);
                self.calls.wild.push(site);
                self.call_unknown(caller, inst, &args);
                for func in self.calls.address_taken.clone() {
                    self.call_if_fitting(site, func);
                }
            }
            // A call of something that is no function is a fault.
            ObjectKind::Null
            | ObjectKind::Garbage
            | ObjectKind::Global(_)
            | ObjectKind::Stack { .. }
            | ObjectKind::Heap { .. }
            | ObjectKind::Argument(_)
            | ObjectKind::Words(_) => {}
        }
    }

    fn call_if_fitting(&mut self, site: u32, func: FuncId) {
        let IndirectCall { caller, inst, ref signature, ref args } = self.calls.indirect[site as usize];
        if *signature == self.program.funcs[func].signature {
            let args = args.clone();
            self.call_direct(caller, inst, func, &args);
        }
    }

    /// Unknown code calls it with whatever it has.
    pub fn called_from_outside(&mut self, func: FuncId) {
        let program = self.program;
        let Some(body) = &program.funcs[func].body else { return };
        let id = self.instance(func, None, body);
        if !self.calls.outside.contains(&id) {
            self.calls.outside.push(id);
            let instance = self.calls.instances[id].clone();
            for &param in body.blocks[body.entry].params.iter().filter(|&&p| body.ty(p) == Ty::Ptr) {
                self.edge(INTS, instance.node(param), Transform::Copy);
            }
            for (i, &ty) in program.funcs[func].signature.results.iter().enumerate() {
                if ty == Ty::Ptr {
                    self.edge(instance.results + i as NodeIx, ESCAPED, Transform::Copy);
                }
            }
        }
    }
}
