//! Which numbers may tell an address: those that reach memory, unknown code, the outside, or a pointer.
//!
//! Who compares texts, or adds their characters up for an index, reads them as far as the analysis knows to the end of the object, with the
//! pointers that lie behind them. No pointer is made of such numbers again, so what was read leads nowhere. All that a value is computed
//! from is followed, through tables and offsets, too; only which way a run goes tells nothing.

use crate::ir::{
    Body, Callee, CastOp, FuncId, Init, Inst, Program, RelocTarget, Terminator, Value, ValueDef,
};
use cranelift_entity::{EntityRef, SecondaryMap};

/// Who calls a function by its name, with the arguments.
type Callers = SecondaryMap<FuncId, Vec<(FuncId, Vec<Value>)>>;

/// The numbers that may tell an address, by function.
pub struct Telling {
    tells: SecondaryMap<FuncId, Vec<bool>>,
    waiting: Vec<(FuncId, Value)>,
}

impl Telling {
    pub fn new(program: &Program) -> Telling {
        let mut this = Telling { tells: SecondaryMap::new(), waiting: vec![] };
        let mut returns: SecondaryMap<FuncId, bool> = SecondaryMap::new();
        for (id, _, body) in program.defined() {
            this.tells[id] = vec![false; body.values.len()];
            for def in body.values.values().map(|data| &data.def) {
                if let ValueDef::Func(taken) = def {
                    returns[*taken] = true;
                }
            }
        }
        for global in program.globals.values() {
            let Init::Data { relocs, .. } = &global.init else { continue };
            for reloc in relocs {
                if let RelocTarget::Func(taken) = reloc.target {
                    returns[taken] = true;
                }
            }
        }
        let callers = callers(program);
        for (id, _, body) in program.defined() {
            for data in body.insts.values() {
                told_at_once(&data.inst, program).into_iter().for_each(|v| this.tell(id, v));
            }
            for block in body.blocks.values() {
                if let Terminator::Return(values) = &block.terminator
                    && (returns[id] || callers[id].is_empty())
                {
                    values.iter().for_each(|&v| this.tell(id, v));
                }
            }
        }
        while let Some((func, value)) = this.waiting.pop() {
            this.pass_on(program, &callers, func, value);
        }
        this
    }

    pub fn tells(&self, func: FuncId, value: Value) -> bool {
        self.tells[func].get(value.index()).is_none_or(|tells| *tells)
    }

    fn tell(&mut self, func: FuncId, value: Value) {
        if let Some(tells) = self.tells[func].get_mut(value.index())
            && !std::mem::replace(tells, true)
        {
            self.waiting.push((func, value));
        }
    }

    /// What a number is made of tells as much as it does.
    fn pass_on(&mut self, program: &Program, callers: &Callers, func: FuncId, value: Value) {
        let Some(body) = &program.funcs[func].body else { return };
        match &body.values[value].def {
            ValueDef::Param(block, index) if *block == body.entry => {
                for (caller, args) in &callers[func] {
                    args.get(*index as usize).into_iter().for_each(|&arg| self.tell(*caller, arg));
                }
            }
            ValueDef::Param(block, index) => {
                let edges = body.blocks.values().flat_map(|b| b.terminator.edges());
                let passed = edges.filter(|e| e.target == *block).map(|e| e.args[*index as usize]);
                passed.for_each(|arg| self.tell(func, arg));
            }
            ValueDef::Result(inst, index) => match &body.insts[*inst].inst {
                Inst::Call { callee: Callee::Func(callee), .. } => {
                    if let Some(body) = &program.funcs[*callee].body {
                        let returned = returned(body, *index as usize);
                        returned.into_iter().for_each(|v| self.tell(*callee, v));
                    }
                }
                // What is found in a table tells the index; how far a text goes, where it begins.
                inst => inst.operands().into_iter().for_each(|v| self.tell(func, v)),
            },
            _ => {}
        }
    }
}

fn callers(program: &Program) -> Callers {
    let mut all = Callers::new();
    for (id, _, body) in program.defined() {
        for data in body.insts.values() {
            if let Inst::Call { callee: Callee::Func(callee), args } = &data.inst {
                all[*callee].push((id, args.clone()));
            }
        }
    }
    all
}

fn returned(body: &Body, index: usize) -> Vec<Value> {
    let returns = body.blocks.values().filter_map(|block| match &block.terminator {
        Terminator::Return(values) => values.get(index).copied(),
        _ => None,
    });
    returns.collect()
}

/// The operands from which an instruction takes what they tell out of the numbers.
fn told_at_once(inst: &Inst, program: &Program) -> Vec<Value> {
    match inst {
        // Their results are looked at, or they tell no more than which way a run goes.
        Inst::Binary { .. }
        | Inst::Cmp { .. }
        | Inst::Overflow { .. }
        | Inst::Select { .. }
        | Inst::Fp { .. }
        | Inst::Assume { .. }
        | Inst::Check { .. }
        | Inst::Bind { .. }
        | Inst::Load { .. }
        | Inst::NextZero { .. }
        | Inst::Gep { .. }
        | Inst::Exit { .. } => vec![],
        Inst::Store { value, .. } => vec![*value],
        Inst::Cast { op: CastOp::IntToPtr, a } => vec![*a],
        Inst::Cast { .. } => vec![],
        Inst::Call { callee: Callee::Func(callee), .. } if program.funcs[*callee].body.is_some() => vec![],
        inst => inst.operands(),
    }
}
