//! The constraints of a function instance, instruction by instruction.

use super::Indices;
use super::calls::InstanceId;
use super::constants::{FUEL, known};
use super::graph::{NodeIx, Transform};
use super::memory::ALL;
use super::object::{LocIx, NULL, ObjectKind};
use super::offset::Offset;
use super::solver::{CopyOp, ESCAPED, GARBAGES, INTS, NULLS, Solver, Use, ZEROS};
use super::wrappers::Shape;
use crate::analysis::set::IdSet;
use crate::ir::{
    BinOp, Body, Callee, CastOp, FuncId, Inst, InstId, OpaqueKind, Origin, Terminator, Ty, Value, ValueDef,
};
use crate::term::bv::Bv;

impl Solver<'_> {
    pub fn generate(&mut self, id: InstanceId, body: &Body, shape: &Shape) {
        self.constants(id, body);
        for &block in &shape.order {
            for &inst in &body.blocks[block].insts {
                self.inst(id, body, inst, shape);
            }
            self.terminator(id, body, &body.blocks[block].terminator);
        }
    }

    fn constants(&mut self, id: InstanceId, body: &Body) {
        for (value, data) in &body.values {
            let loc = match &data.def {
                ValueDef::Null => NULL,
                ValueDef::Global(global) => {
                    let object = self.global(*global);
                    self.locs.loc(object, Offset::ZERO)
                }
                ValueDef::Func(func) => self.func_loc(*func),
                ValueDef::Param(..) | ValueDef::Result(..) | ValueDef::Const(_) => continue,
            };
            self.give(id, value, loc);
        }
    }

    fn known(&self, id: InstanceId, body: &Body, value: Value) -> Option<Bv> {
        known(body, &self.calls.instances[id].constants, value, FUEL)
    }

    fn bytes(&self, id: InstanceId, body: &Body, value: Value) -> Option<u64> {
        self.known(id, body, value).and_then(|c| c.to_u64())
    }

    fn length(&self, id: InstanceId, body: &Body, len: Value) -> u64 {
        self.bytes(id, body, len).unwrap_or(ALL)
    }

    fn node(&self, id: InstanceId, value: Value) -> NodeIx {
        self.calls.instances[id].node(value)
    }

    fn give(&mut self, id: InstanceId, value: Value, loc: LocIx) {
        let node = self.node(id, value);
        self.graph.add_loc(node, loc);
    }

    fn flow(&mut self, id: InstanceId, body: &Body, from: Value, to: Value, how: Transform) {
        if body.ty(to) == Ty::Ptr {
            let from = if body.ty(from) == Ty::Ptr { self.node(id, from) } else { INTS };
            let to = self.node(id, to);
            self.edge(from, to, how);
        }
    }

    fn terminator(&mut self, id: InstanceId, body: &Body, terminator: &Terminator) {
        for edge in terminator.edges() {
            for (&arg, &param) in edge.args.iter().zip(&body.blocks[edge.target].params) {
                self.flow(id, body, arg, param, Transform::Copy);
            }
        }
        if let Terminator::Return(values) = terminator {
            let results = self.calls.instances[id].results;
            let count = self.program.funcs[self.calls.instances[id].func].signature.results.len();
            for (i, &value) in values.iter().enumerate().take(count).filter(|(_, v)| body.ty(**v) == Ty::Ptr)
            {
                let from = self.node(id, value);
                self.edge(from, results + i as NodeIx, Transform::Copy);
            }
        }
    }

    fn inst(&mut self, id: InstanceId, body: &Body, inst: InstId, shape: &Shape) {
        let data = &body.insts[inst];
        match &data.inst {
            Inst::Binary { .. }
            | Inst::Cmp { .. }
            | Inst::Overflow { .. }
            | Inst::Fp { .. }
            | Inst::LifetimeStart { .. }
            | Inst::LifetimeEnd { .. }
            | Inst::StackRestore { .. }
            | Inst::Free { .. }
            | Inst::Assume { .. }
            | Inst::Check { .. }
            | Inst::ObjectSize { .. }
            | Inst::ObjectOffset { .. }
            | Inst::Alive { .. }
            | Inst::Readable { .. }
            | Inst::IsHeap { .. }
            | Inst::Abstract { .. }
            | Inst::Exit { .. }
            | Inst::Abort
            | Inst::Bind { .. } => {}
            Inst::Cast { op: CastOp::PtrToInt, .. } if !self.makes_pointers && shape.measures[inst] => {}
            Inst::Cast { op, a } => self.cast(id, body, *op, *a, data.results[0]),
            Inst::Select { then, els, .. } => {
                self.flow(id, body, *then, data.results[0], Transform::Copy);
                self.flow(id, body, *els, data.results[0], Transform::Copy);
            }
            Inst::Gep { base, index, stride, count } => {
                let how = match self.last_index(id, data.results[0], *count, shape) {
                    Some(last) if body.as_const(*index).is_none() && !shape.repeats[inst] => {
                        Transform::Index { stride: *stride, last }
                    }
                    _ => self.step(id, body, (*index, *stride), (shape.repeats[inst], shape.small[inst])),
                };
                self.flow(id, body, *base, data.results[0], how);
            }
            Inst::Alloca { bytes, .. } => self.alloca(id, body, inst, *bytes),
            Inst::Alloc { bytes } => self.alloc(id, body, inst, *bytes),
            // A token is no pointer to anything.
            Inst::StackSave => self.give(id, data.results[0], NULL),
            Inst::Load { ptr, volatile } => self.load_inst(id, body, *ptr, data.results[0], *volatile),
            Inst::Store { ptr, value, .. } => {
                let size = body.ty(*value).bytes(self.bits);
                let from = self.contents(id, body, *value);
                self.write(id, *ptr, from, size);
            }
            Inst::Fill { ptr, byte, len } => self.fill(id, body, *ptr, *byte, *len),
            Inst::Copy { dst, src, len, .. } => self.copy_inst(id, body, *dst, *src, *len),
            Inst::Havoc { ptr, len } => {
                let len = self.length(id, body, *len);
                self.write(id, *ptr, INTS, len);
            }
            // The outside hands no address back.
            Inst::NextZero { .. } | Inst::Output { .. } if !self.makes_pointers => {}
            Inst::NextZero { ptr } | Inst::Output { ptr, .. } => {
                let node = self.node(id, *ptr);
                self.add_use(node, Use::LoadInteger { size: ALL });
            }
            Inst::Format { dst, cap, format, args } => {
                let cap = self.length(id, body, *cap);
                self.write(id, *dst, INTS, cap);
                self.format_inst(id, *dst, *format, *args);
            }
            Inst::Input { .. } => self.give_all(id, body, &data.results, INTS),
            Inst::Uninit => self.give_all(id, body, &data.results, GARBAGES),
            Inst::Call { callee: Callee::Func(func), args } => self.call_direct(id, inst, *func, args),
            Inst::Call { callee: Callee::Ptr(ptr, signature), args } => {
                self.call_pointer(id, inst, *ptr, signature, args)
            }
            // No run goes on behind what is not supported.
            Inst::Opaque { kind: OpaqueKind::Value | OpaqueKind::Unsupported, args, .. } => {
                // The result may be made of the operands.
                args.iter().for_each(|&arg| self.expose(id, body, arg));
                self.give_all(id, body, &data.results, INTS);
            }
            Inst::Opaque { kind: OpaqueKind::Memory, args, .. } => self.call_unknown(id, inst, args),
        }
    }

    fn give_all(&mut self, id: InstanceId, body: &Body, results: &[Value], from: NodeIx) {
        for &result in results.iter().filter(|&&result| body.ty(result) == Ty::Ptr) {
            let to = self.node(id, result);
            self.edge(from, to, Transform::Copy);
        }
    }

    fn expose(&mut self, id: InstanceId, body: &Body, value: Value) {
        if body.ty(value) == Ty::Ptr {
            let from = self.node(id, value);
            self.edge(from, ESCAPED, Transform::Copy);
        }
    }

    fn cast(&mut self, id: InstanceId, body: &Body, op: CastOp, a: Value, result: Value) {
        match op {
            CastOp::ZExt | CastOp::SExt | CastOp::Trunc => {}
            CastOp::PtrToInt => self.expose(id, body, a),
            // An address can come from anywhere; those that are known have escaped. No object is at a number that the text names.
            CastOp::IntToPtr => {
                let from = match body.as_const(a) {
                    Some(number) if number.is_zero() => NULLS,
                    Some(_) => GARBAGES,
                    None => INTS,
                };
                let to = self.node(id, result);
                self.edge(from, to, Transform::Copy);
            }
        }
    }

    /// How far an index goes in a run that has no fault. Models state what they check.
    fn last_index(&self, id: InstanceId, result: Value, count: Option<u64>, shape: &Shape) -> Option<u64> {
        let func = self.calls.instances[id].func;
        let checked = self.indices == Indices::Checked && self.program.funcs[func].origin != Origin::Model;
        let count = count.filter(|n| checked && *n > 0)?;
        // One past the end may be named, not touched.
        Some(if shape.touched[result.as_u32() as usize] { count - 1 } else { count })
    }

    /// `small`: the index is known to be.
    fn step(
        &self,
        id: InstanceId,
        body: &Body,
        (index, stride): (Value, u64),
        (repeats, small): (bool, bool),
    ) -> Transform {
        match body.as_const(index).and_then(|c| c.to_i128()) {
            Some(index) => {
                let by = index.wrapping_mul(i128::from(stride)) as i64;
                match by {
                    0 => Transform::Copy,
                    _ if repeats => Transform::Repeat(by.unsigned_abs()),
                    _ => Transform::Shift(by),
                }
            }
            None => match self.scaled(id, body, index) {
                // A number of elements times a size that is constant in this context.
                Some((index, by)) => match stride.checked_mul(by) {
                    Some(stride) => Transform::Step { stride, small: is_small(body, index) },
                    None => Transform::Step { stride, small: false },
                },
                None => Transform::Step { stride, small: small || is_small(body, index) },
            },
        }
    }

    fn scaled(&self, id: InstanceId, body: &Body, index: Value) -> Option<(Value, u64)> {
        let ValueDef::Result(inst, _) = body.values[index].def else { return None };
        let Inst::Binary { op: BinOp::Mul, a, b, .. } = body.insts[inst].inst else { return None };
        let factor = |v: Value| self.bytes(id, body, v).filter(|&n| n > 0);
        factor(b).map(|by| (a, by)).or_else(|| factor(a).map(|by| (b, by)))
    }

    fn alloca(&mut self, id: InstanceId, body: &Body, inst: InstId, bytes: Value) {
        let instance = self.calls.instances[id].clone();
        let kind = ObjectKind::Stack { func: instance.func, inst, context: instance.context };
        let size = self.bytes(id, body, bytes);
        let object = self.locs.object(kind, size, true).0;
        let loc = self.locs.loc(object, Offset::ZERO);
        self.give(id, body.insts[inst].results[0], loc);
    }

    fn alloc(&mut self, id: InstanceId, body: &Body, inst: InstId, bytes: Value) {
        let instance = self.calls.instances[id].clone();
        let kind = ObjectKind::Heap { func: instance.func, inst, context: instance.context };
        let size = self.bytes(id, body, bytes);
        let object = self.locs.object(kind, size, true).0;
        let loc = self.locs.loc(object, Offset::ZERO);
        self.give(id, body.insts[inst].results[0], loc);
        if size.is_none_or(|n| n > (1 << (self.bits - 1)) - 1) {
            self.give(id, body.insts[inst].results[0], NULL);
        }
    }

    fn load_inst(&mut self, id: InstanceId, body: &Body, ptr: Value, result: Value, volatile: bool) {
        let node = self.node(id, ptr);
        let size = body.ty(result).bytes(self.bits);
        let func = self.calls.instances[id].func;
        match body.ty(result) {
            Ty::Int(_) if !self.makes_pointers && !self.telling.tells(func, result) => {}
            Ty::Int(_) => self.add_use(node, Use::LoadInteger { size }),
            Ty::Ptr => {
                let to = self.node(id, result);
                self.add_use(node, Use::Load { to, size });
                if volatile {
                    self.edge(INTS, to, Transform::Copy);
                }
            }
        }
    }

    /// The node with what a stored value brings.
    fn contents(&self, id: InstanceId, body: &Body, value: Value) -> NodeIx {
        match body.ty(value) {
            Ty::Ptr => self.node(id, value),
            Ty::Int(_) if body.as_const(value).is_some_and(|c| c.is_zero()) => NULLS,
            Ty::Int(_) => INTS,
        }
    }

    fn write(&mut self, id: InstanceId, ptr: Value, from: NodeIx, size: u64) {
        let node = self.node(id, ptr);
        self.add_use(node, Use::Store { from, size });
    }

    fn fill(&mut self, id: InstanceId, body: &Body, ptr: Value, byte: Value, len: Value) {
        let zero = self.known(id, body, byte).is_some_and(|c| c.is_zero());
        let whole = self.bytes(id, body, len).is_some() || is_size_of(body, ptr, len);
        let from = match (zero, whole) {
            (false, _) => INTS,
            (true, true) => NULLS,
            (true, false) => ZEROS,
        };
        let len = self.length(id, body, len);
        self.write(id, ptr, from, len);
    }

    fn copy_inst(&mut self, id: InstanceId, body: &Body, dst: Value, src: Value, len: Value) {
        let bytes = self.length(id, body, len);
        let (from, to) = (self.node(id, src), self.node(id, dst));
        self.copies_bytes(from, to, bytes);
    }

    fn copies_bytes(&mut self, from: NodeIx, to: NodeIx, len: u64) {
        let op = self.copies.len() as u32;
        self.copies.push(CopyOp { from: IdSet::new(), to: IdSet::new(), len });
        self.add_use(from, Use::CopyFrom(op));
        self.add_use(to, Use::CopyTo(op));
    }

    /// Arguments lie in an area of slots; a text may be printed through any that is a pointer.
    fn format_inst(&mut self, id: InstanceId, dst: Value, format: Value, args: Value) {
        let slots = self.graph.add_nodes(1);
        let pointers = self.graph.add_nodes(1);
        let slot = u64::from(self.bits / 8);
        let area = self.node(id, args);
        self.edge(area, slots, Transform::Step { stride: slot, small: false });
        self.add_use(slots, Use::Load { to: pointers, size: slot });
        if self.makes_pointers {
            self.add_use(pointers, Use::LoadInteger { size: ALL });
        } else {
            let to = self.node(id, dst);
            self.copies_bytes(pointers, to, ALL);
        }
        let format = self.node(id, format);
        self.add_use(format, Use::LoadInteger { size: ALL });
        self.add_use(format, Use::Format { args: pointers });
    }

    /// The parameters of a function that is called from nowhere.
    pub fn add_entry(&mut self, func: FuncId) {
        let program = self.program;
        let Some(body) = &program.funcs[func].body else { return };
        let id = self.instance(func, None, body);
        let params: Vec<Value> = body.blocks[body.entry].params.clone();
        for param in params.into_iter().filter(|&p| body.ty(p) == Ty::Ptr) {
            self.argument(func);
            let to = self.node(id, param);
            // Whole objects are handed over, NULL or memory of unknown extent; deeper pointers may be anything.
            let object = self.locs.find(ObjectKind::Argument(func)).expect("made by argument");
            let loc = self.locs.loc(object, Offset::ANY);
            self.graph.add_loc(to, loc);
            self.graph.add_loc(to, NULL);
            self.graph.add_loc(ESCAPED, loc);
        }
    }

    fn argument(&mut self, func: FuncId) {
        let (object, new) = self.locs.object(ObjectKind::Argument(func), None, true);
        if new {
            let contents = self.graph.add_nodes(1);
            self.argument_contents.insert(object, contents);
            self.edge(NULLS, contents, Transform::Copy);
            if self.program.funcs[func].name == "main" {
                let (text, _) = self.locs.object(ObjectKind::Words(func), None, true);
                let loc = self.locs.loc(text, Offset::ANY);
                self.graph.add_loc(contents, loc);
            } else {
                let loc = self.locs.loc(object, Offset::ANY);
                self.graph.add_loc(contents, loc);
                self.edge(INTS, contents, Transform::Copy);
            }
        }
    }
}

/// Does the index have at most 32 bits?
fn is_small(body: &Body, index: Value) -> bool {
    match body.values[index].def {
        ValueDef::Result(inst, _) => match body.insts[inst].inst {
            Inst::Cast { op: CastOp::ZExt | CastOp::SExt, a } => match body.ty(a) {
                Ty::Int(width) => width <= 32,
                Ty::Ptr => false,
            },
            _ => false,
        },
        ValueDef::Param(..)
        | ValueDef::Const(_)
        | ValueDef::Null
        | ValueDef::Global(_)
        | ValueDef::Func(_) => false,
    }
}

/// Is `ptr` a fresh object of `len` bytes, so that filling it cuts nothing in two?
fn is_size_of(body: &Body, ptr: Value, len: Value) -> bool {
    match body.values[ptr].def {
        ValueDef::Result(inst, _) => match body.insts[inst].inst {
            Inst::Alloc { bytes } | Inst::Alloca { bytes, .. } => bytes == len,
            _ => false,
        },
        ValueDef::Param(..)
        | ValueDef::Const(_)
        | ValueDef::Null
        | ValueDef::Global(_)
        | ValueDef::Func(_) => false,
    }
}
