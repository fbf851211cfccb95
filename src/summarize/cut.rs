//! One loop, cut open at its header.

use super::forget::{self, Forgotten};
use super::lower::Lower;
use super::{Cut, Stands};
use crate::analysis::loops::Loop;
use crate::domain::Formula;
use crate::ir::{
    BinOp, BlockId, Body, Edge, FuncId, Inst, InstId, LocId, OpaqueKind, Terminator, Ty, Value, ValueDef,
};
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
pub struct Place<'a> {
    pub func: FuncId,
    pub data: &'a Loop,
    pub pointer_bits: u32,
}

/// Changes `body`; `original` is the body with all its loops.
pub fn cut(
    body: &mut Body,
    original: &Body,
    place: Place<'_>,
    forgotten: &Forgotten,
    facts: &[Formula],
) -> Cut {
    let Place { func, data, pointer_bits } = place;
    let loc = data.loc;
    let entry = body.add_block(loc);
    let old: Vec<Value> = data
        .params
        .iter()
        .map(|&p| {
            let (ty, var) = (body.ty(p), body.values[p].var);
            let new = body.add_param(entry, ty);
            body.values[new].var = var;
            new
        })
        .collect();
    redirect(body, data, entry);
    let mut cutter =
        Cutter { body, at: entry, loc, size: Ty::Int(pointer_bits), inputs: vec![], havocs: vec![] };
    let new: Vec<Value> = data
        .params
        .iter()
        .zip(&old)
        .map(|(&param, &before)| cutter.arbitrary(original, data, param, before))
        .collect();
    let at_entry: BTreeMap<Value, Value> = data.params.iter().copied().zip(old.iter().copied()).collect();
    let now: BTreeMap<Value, Value> = data.params.iter().copied().zip(new.iter().copied()).collect();
    let mut lower = Lower::new(pointer_bits, at_entry.clone(), now);
    facts.iter().for_each(|f| lower.before(cutter.body, cutter.at, loc, f));
    for &local in &forgotten.lives {
        cutter.maybe_end(at_entry.get(&local).copied().unwrap_or(local), local);
    }
    cutter.forget(original, data, forgotten, &at_entry);
    let mut assumed = 0;
    for fact in facts {
        let Some(cond) = lower.claim(cutter.body, cutter.at, loc, fact) else { continue };
        cutter.body.push(cutter.at, Inst::Assume { cond }, &[], loc);
        assumed += 1;
    }
    let Cutter { at, inputs, havocs, .. } = cutter;
    body.blocks[at].terminator = Terminator::Jump(Edge { target: data.header, args: new });
    Cut { func, header: data.header, entry, inputs, havocs, assumed, left_out: facts.len() - assumed }
}

/// Ways into the loop lead to the new block, ways back to the end of the run.
fn redirect(body: &mut Body, data: &Loop, entry: BlockId) {
    let end = body.add_block(data.loc);
    let never = body.int(1, 0);
    body.push(end, Inst::Assume { cond: never }, &[], data.loc);
    let blocks: Vec<BlockId> = body.blocks.keys().filter(|&b| b != entry && b != end).collect();
    for block in blocks {
        let inside = data.blocks.contains(&block);
        for edge in body.blocks[block].terminator.edges_mut() {
            if edge.target == data.header && inside {
                *edge = Edge { target: end, args: vec![] };
            } else if edge.target == data.header {
                edge.target = entry;
            }
        }
    }
}

struct Cutter<'b> {
    body: &'b mut Body,
    /// The block that is being filled.
    at: BlockId,
    loc: LocId,
    size: Ty,
    inputs: Vec<(InstId, Stands)>,
    havocs: Vec<InstId>,
}

impl Cutter<'_> {
    fn input(&mut self, name: String, ty: Ty, stands: Stands) -> Value {
        let inst = self.body.push(self.at, Inst::Input { name }, &[ty], self.loc);
        self.inputs.push((inst, stands));
        self.body.insts[inst].results[0]
    }

    /// The parameter in some iteration.
    fn arbitrary(&mut self, original: &Body, data: &Loop, param: Value, before: Value) -> Value {
        if forget::is_unchanged(original, data, param) {
            return before;
        }
        let name = original.name(param);
        let ty = original.ty(param);
        if forget::stays_in_object(original, data, param) {
            let index = self.input(format!("distance of {name}"), self.size, Stands::Moved(param));
            let moved = Inst::Gep { base: before, index, stride: 1, count: None };
            return self.body.push1(self.at, moved, Ty::Ptr, self.loc);
        }
        let new = self.input(name, ty, Stands::Param(param));
        self.body.values[new].var = original.values[param].var;
        new
    }

    /// The local variable may have ended with its scope.
    fn maybe_end(&mut self, ptr: Value, local: Value) {
        let cond = self.input("a variable has ended".into(), Ty::BOOL, Stands::Ended(local));
        let (end, next) = (self.body.add_block(self.loc), self.body.add_block(self.loc));
        let to = |target| Edge { target, args: vec![] };
        self.body.blocks[self.at].terminator = Terminator::Branch { cond, then: to(end), els: to(next) };
        self.body.push(end, Inst::LifetimeEnd { ptr }, &[], self.loc);
        self.body.blocks[end].terminator = Terminator::Jump(to(next));
        self.at = next;
    }

    fn forget(
        &mut self,
        original: &Body,
        data: &Loop,
        forgotten: &Forgotten,
        at_entry: &BTreeMap<Value, Value>,
    ) {
        if forgotten.everything {
            let outside = data.live_in.iter().copied().filter(|&v| original.ty(v) == Ty::Ptr);
            let params = at_entry.values().copied().filter(|&v| self.body.ty(v) == Ty::Ptr);
            let args: Vec<Value> = outside.chain(params).collect();
            let what = "what the iterations of a loop write".to_string();
            let inst = Inst::Opaque { what, kind: OpaqueKind::Memory, args };
            let inst = self.body.push(self.at, inst, &[], self.loc);
            self.havocs.push(inst);
        }
        for &global in &forgotten.globals {
            let ptr = self.body.constant(Ty::Ptr, ValueDef::Global(global));
            self.forget_object(ptr);
        }
        for &root in &forgotten.objects {
            self.forget_object(at_entry.get(&root).copied().unwrap_or(root));
        }
    }

    /// All bytes of the object; none if it has ended.
    fn forget_object(&mut self, ptr: Value) {
        let (at, size, loc) = (self.at, self.size, self.loc);
        let Ty::Int(width) = size else { return };
        let offset = self.body.push1(at, Inst::ObjectOffset { ptr }, size, loc);
        let zero = self.body.int(width, 0);
        let back = Inst::Binary { op: BinOp::Sub, a: zero, b: offset, nsw: false };
        let index = self.body.push1(at, back, size, loc);
        let start = self.body.push1(at, Inst::Gep { base: ptr, index, stride: 1, count: None }, Ty::Ptr, loc);
        let len = self.body.push1(at, Inst::ObjectSize { ptr }, size, loc);
        let inst = self.body.push(at, Inst::Havoc { ptr: start, len }, &[], loc);
        self.havocs.push(inst);
    }
}
