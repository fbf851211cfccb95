//! Walks the body of a function: blocks, phis, edges.

use super::super::raw;
use super::{Translator, inst};
use crate::ir::{BlockId, Body, Edge, FuncId, Inst, LocId, Terminator, Ty, Value, ValueDef, VarId};
use crate::term::bv::Bv;
use inkwell::llvm_sys::LLVMOpcode;
use inkwell::llvm_sys::core::*;
use inkwell::llvm_sys::debuginfo::LLVMGetSubprogram;
use rustc_hash::{FxHashMap, FxHashSet};

/// State of the translation of one function.
pub(super) struct FunctionTranslator<'t, 'a> {
    pub t: &'t mut Translator<'a>,
    pub body: Body,
    pub block: BlockId,
    pub loc: LocId,
    /// The scalars of each LLVM value.
    pub values: FxHashMap<raw::Val, Vec<Value>>,
    /// The area of extra arguments, in a variadic function.
    pub extra_args: Option<Value>,
    /// Where allocas of this translation's own making go: behind this many instructions of the entry block.
    pub entry_allocas: usize,
    blocks: FxHashMap<raw::Blk, BlockId>,
    constants: FxHashMap<(Ty, ValueDef), Value>,
    pub vars: FxHashMap<raw::Md, VarId>,
    /// Has the function debug information?
    described: bool,
}

pub(super) fn translate(t: &mut Translator<'_>, function: raw::Val, id: FuncId) -> Body {
    let loc = t.program.funcs[id].loc;
    let described = !unsafe { LLVMGetSubprogram(function) }.is_null();
    let body = Body::new(loc);
    let entry = body.entry;
    let mut f = FunctionTranslator {
        t,
        body,
        block: entry,
        loc,
        values: FxHashMap::default(),
        extra_args: None,
        entry_allocas: 0,
        blocks: FxHashMap::default(),
        constants: FxHashMap::default(),
        vars: FxHashMap::default(),
        described,
    };
    f.function(function, id);
    f.body
}

impl FunctionTranslator<'_, '_> {
    fn function(&mut self, function: raw::Val, id: FuncId) {
        let order = reverse_postorder(unsafe { LLVMGetEntryBasicBlock(function) });
        for (i, &block) in order.iter().enumerate() {
            let id = if i == 0 { self.body.entry } else { self.body.add_block(self.loc) };
            self.blocks.insert(block, id);
        }
        self.parameters(function, id);
        for &block in &order {
            self.phis(block);
        }
        for &block in &order {
            self.block = self.blocks[&block];
            let mut first = true;
            for inst in raw::instructions(block) {
                self.locate(inst);
                if std::mem::take(&mut first) {
                    let at = self.block;
                    self.body.blocks[at].loc = self.loc;
                }
                match raw::opcode(inst) {
                    LLVMOpcode::LLVMPHI => {}
                    _ if !unsafe { LLVMIsATerminatorInst(inst) }.is_null() => {}
                    _ => inst::translate(self, inst),
                }
            }
        }
        for &block in &order {
            self.block = self.blocks[&block];
            self.terminator(block);
        }
        self.drop_unused_uninit();
    }

    /// Most of the indeterminate values that `prepare` put in are overwritten before anyone looks.
    fn drop_unused_uninit(&mut self) {
        let body = &mut self.body;
        let mut used = FxHashSet::default();
        for block in body.blocks.values() {
            let insts = block.insts.iter().flat_map(|&i| body.insts[i].inst.operands());
            let edges = block.terminator.edges().into_iter().flat_map(|e| e.args.clone());
            used.extend(insts.chain(block.terminator.operands()).chain(edges));
        }
        let insts = &body.insts;
        let dead =
            |i: &crate::ir::InstId| insts[*i].inst == Inst::Uninit && !used.contains(&insts[*i].results[0]);
        for block in body.blocks.values_mut() {
            block.insts.retain(|i| !dead(i));
        }
    }

    fn parameters(&mut self, function: raw::Val, id: FuncId) {
        let entry = self.body.entry;
        for param in raw::params(function) {
            let scalars = self.t.layout.scalars(raw::type_of(param));
            let values = scalars.into_iter().map(|ty| self.body.add_param(entry, ty)).collect();
            self.values.insert(param, values);
        }
        if self.t.program.funcs[id].signature.variadic {
            self.extra_args = Some(self.body.add_param(entry, Ty::Ptr));
        }
    }

    fn phis(&mut self, block: raw::Blk) {
        let id = self.blocks[&block];
        for phi in phis_of(block) {
            let scalars = self.t.layout.scalars(raw::type_of(phi));
            let values = scalars.into_iter().map(|ty| self.body.add_param(id, ty)).collect();
            self.values.insert(phi, values);
        }
    }

    /// Instructions without a location of their own keep the one before.
    fn locate(&mut self, inst: raw::Val) {
        let Translator { debug, program, .. } = &mut *self.t;
        if let Some(loc) = debug.inst_loc(program, inst, self.described) {
            self.loc = loc;
        }
    }

    fn terminator(&mut self, block: raw::Blk) {
        let inst = unsafe { LLVMGetBasicBlockTerminator(block) };
        self.loc = self.body.blocks[self.block].loc;
        self.locate(inst);
        let terminator = match raw::opcode(inst) {
            LLVMOpcode::LLVMRet => {
                let values = match unsafe { LLVMGetNumOperands(inst) } {
                    0 => vec![],
                    _ => self.scalars(raw::operand(inst, 0)),
                };
                Terminator::Return(values)
            }
            LLVMOpcode::LLVMBr => self.branch(block, inst),
            LLVMOpcode::LLVMSwitch => self.switch(block, inst),
            LLVMOpcode::LLVMIndirectBr => self.indirect_branch(block, inst),
            LLVMOpcode::LLVMUnreachable => Terminator::Unreachable,
            _ => {
                self.unsupported(format!("the terminator `{}`", raw::print(inst).trim()));
                Terminator::Unreachable
            }
        };
        let at = self.block;
        self.body.blocks[at].terminator = terminator;
        self.body.blocks[at].loc = self.loc;
    }

    fn branch(&mut self, block: raw::Blk, inst: raw::Val) -> Terminator {
        let targets = raw::successors(inst);
        if unsafe { LLVMIsConditional(inst) } == 0 {
            return Terminator::Jump(self.edge(block, targets[0]));
        }
        let cond = self.scalar(unsafe { LLVMGetCondition(inst) });
        Terminator::Branch { cond, then: self.edge(block, targets[0]), els: self.edge(block, targets[1]) }
    }

    fn switch(&mut self, block: raw::Blk, inst: raw::Val) -> Terminator {
        let value = self.scalar(raw::operand(inst, 0));
        let width = raw::int_width(raw::type_of(raw::operand(inst, 0)));
        // Operands: value, default, then pairs of constant and block.
        let targets = raw::successors(inst);
        let cases = (1..targets.len())
            .map(|i| {
                let case = raw::const_int(raw::operand(inst, 2 * i as u32));
                (Bv::new(width, case), self.edge(block, targets[i]))
            })
            .collect();
        Terminator::Switch { value, cases, default: self.edge(block, targets[0]) }
    }

    /// Labels are numbers (see `constant`): the branch is a switch over them.
    fn indirect_branch(&mut self, block: raw::Blk, inst: raw::Val) -> Terminator {
        let ptr = self.scalar(raw::operand(inst, 0));
        let size = self.t.program.size_ty();
        let value = self.emit(Inst::Cast { op: crate::ir::CastOp::PtrToInt, a: ptr }, size);
        let mut targets = raw::successors(inst);
        let mut seen = FxHashSet::default();
        targets.retain(|&b| seen.insert(b));
        let width = self.t.layout.pointer_bits;
        let cases = targets
            .iter()
            .map(|&b| (Bv::new(width, u128::from(self.t.block_numbers[&b])), self.edge(block, b)))
            .collect();
        // A pointer to no label of this function is undefined behaviour.
        let stray = self.body.add_block(self.loc);
        Terminator::Switch { value, cases, default: Edge { target: stray, args: vec![] } }
    }

    fn edge(&mut self, from: raw::Blk, to: raw::Blk) -> Edge {
        let mut args = vec![];
        for phi in phis_of(to) {
            args.extend(self.incoming(phi, from));
        }
        Edge { target: self.blocks[&to], args }
    }

    fn incoming(&mut self, phi: raw::Val, from: raw::Blk) -> Vec<Value> {
        let count = unsafe { LLVMCountIncoming(phi) };
        let at = (0..count).find(|&i| unsafe { LLVMGetIncomingBlock(phi, i) } == from);
        match at {
            Some(i) => self.scalars(unsafe { LLVMGetIncomingValue(phi, i) }),
            // LLVM's verifier has seen that there is one for each predecessor.
            None => unreachable!("a phi without a value for a predecessor"),
        }
    }

    /// Appends an instruction with one result.
    pub fn emit(&mut self, inst: Inst, ty: Ty) -> Value {
        self.body.push1(self.block, inst, ty, self.loc)
    }

    /// Appends an instruction without result.
    pub fn emit0(&mut self, inst: Inst) {
        self.body.push(self.block, inst, &[], self.loc);
    }

    pub fn emit_many(&mut self, inst: Inst, results: &[Ty]) -> Vec<Value> {
        let id = self.body.push(self.block, inst, results, self.loc);
        self.body.insts[id].results.clone()
    }

    /// A stack object that lives as long as the function, made in the entry block.
    pub fn entry_alloca(&mut self, bytes: u64, align: u64) -> Value {
        let bytes = self.size_const(bytes);
        let id = self.body.make(Inst::Alloca { bytes, align, var: None }, &[Ty::Ptr], self.loc);
        let entry = self.body.entry;
        self.body.blocks[entry].insts.insert(self.entry_allocas, id);
        self.entry_allocas += 1;
        self.body.insts[id].results[0]
    }

    pub fn constant(&mut self, ty: Ty, def: ValueDef) -> Value {
        let body = &mut self.body;
        *self.constants.entry((ty, def.clone())).or_insert_with(|| body.constant(ty, def))
    }

    pub fn int(&mut self, width: u32, value: u128) -> Value {
        self.constant(Ty::Int(width), ValueDef::Const(Bv::new(width, value)))
    }

    /// A constant as wide as a pointer.
    pub fn size_const(&mut self, value: u64) -> Value {
        self.int(self.t.layout.pointer_bits, u128::from(value))
    }
}

fn phis_of(block: raw::Blk) -> Vec<raw::Val> {
    raw::instructions_while(block, |inst| raw::opcode(inst) == LLVMOpcode::LLVMPHI)
}

fn reverse_postorder(entry: raw::Blk) -> Vec<raw::Blk> {
    let successors = |block| raw::successors(unsafe { LLVMGetBasicBlockTerminator(block) });
    let mut seen = FxHashSet::default();
    seen.insert(entry);
    let mut order = vec![];
    let mut stack = vec![(entry, successors(entry))];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if seen.insert(next) => stack.push((next, successors(next))),
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
