//! Bodies of functions: blocks, edges, values.

use super::{FuncId, GlobalId, Inst, LocId, Ty, Var, VarId};
use crate::term::bv::Bv;
use cranelift_entity::{PrimaryMap, entity_impl};

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlockId(u32);
entity_impl!(BlockId, "bb");

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct InstId(u32);
entity_impl!(InstId, "inst");

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// The code of a function. The parameters of the entry block are those of the function.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    pub entry: BlockId,
    pub blocks: PrimaryMap<BlockId, Block>,
    pub insts: PrimaryMap<InstId, InstData>,
    pub values: PrimaryMap<Value, ValueData>,
    pub vars: PrimaryMap<VarId, Var>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    pub params: Vec<Value>,
    pub insts: Vec<InstId>,
    pub terminator: Terminator,
    pub loc: LocId,
}

#[derive(Clone, Debug, PartialEq)]
pub struct InstData {
    pub inst: Inst,
    pub results: Vec<Value>,
    pub loc: LocId,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ValueData {
    pub ty: Ty,
    pub def: ValueDef,
    /// The source variable that has this value, where the debug information tells.
    pub var: Option<VarId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ValueDef {
    Param(BlockId, u32),
    Result(InstId, u32),
    /// Constants belong to no block and may be used anywhere.
    Const(Bv),
    Null,
    Global(GlobalId),
    Func(FuncId),
}

impl ValueDef {
    pub fn is_constant(&self) -> bool {
        match self {
            ValueDef::Param(..) | ValueDef::Result(..) => false,
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => true,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edge {
    pub target: BlockId,
    pub args: Vec<Value>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Terminator {
    Jump(Edge),
    Branch {
        cond: Value,
        then: Edge,
        els: Edge,
    },
    Switch {
        value: Value,
        cases: Vec<(Bv, Edge)>,
        default: Edge,
    },
    Return(Vec<Value>),
    /// The program says it never comes here (property `unreachable`).
    Unreachable,
}

impl Terminator {
    /// The edges in order; one block may be the target of several.
    pub fn edges(&self) -> Vec<&Edge> {
        match self {
            Terminator::Jump(edge) => vec![edge],
            Terminator::Branch { then, els, .. } => vec![then, els],
            Terminator::Switch { cases, default, .. } => {
                cases.iter().map(|(_, edge)| edge).chain([default]).collect()
            }
            Terminator::Return(_) | Terminator::Unreachable => vec![],
        }
    }

    pub fn edges_mut(&mut self) -> Vec<&mut Edge> {
        match self {
            Terminator::Jump(edge) => vec![edge],
            Terminator::Branch { then, els, .. } => vec![then, els],
            Terminator::Switch { cases, default, .. } => {
                cases.iter_mut().map(|(_, edge)| edge).chain([default]).collect()
            }
            Terminator::Return(_) | Terminator::Unreachable => vec![],
        }
    }

    /// The values it uses itself, without those of its edges.
    pub fn operands(&self) -> Vec<Value> {
        match self {
            Terminator::Jump(_) | Terminator::Unreachable => vec![],
            Terminator::Branch { cond, .. } => vec![*cond],
            Terminator::Switch { value, .. } => vec![*value],
            Terminator::Return(values) => values.clone(),
        }
    }
}

impl Body {
    /// A body with an empty entry block that ends in `Unreachable` until its terminator is set.
    pub fn new(loc: LocId) -> Body {
        let mut blocks = PrimaryMap::new();
        let entry = blocks.push(Block::empty(loc));
        Body { entry, blocks, insts: PrimaryMap::new(), values: PrimaryMap::new(), vars: PrimaryMap::new() }
    }

    pub fn add_block(&mut self, loc: LocId) -> BlockId {
        self.blocks.push(Block::empty(loc))
    }

    pub fn add_param(&mut self, block: BlockId, ty: Ty) -> Value {
        let index = self.blocks[block].params.len() as u32;
        let value = self.values.push(ValueData { ty, def: ValueDef::Param(block, index), var: None });
        self.blocks[block].params.push(value);
        value
    }

    /// Adds a constant; equal constants may occur several times.
    pub fn constant(&mut self, ty: Ty, def: ValueDef) -> Value {
        debug_assert!(def.is_constant());
        self.values.push(ValueData { ty, def, var: None })
    }

    pub fn int(&mut self, width: u32, value: u128) -> Value {
        self.constant(Ty::Int(width), ValueDef::Const(Bv::new(width, value)))
    }

    /// Appends an instruction with results of these types.
    pub fn push(&mut self, block: BlockId, inst: Inst, results: &[Ty], loc: LocId) -> InstId {
        let id = self.make(inst, results, loc);
        self.blocks[block].insts.push(id);
        id
    }

    /// Makes an instruction that stands in no block yet.
    pub fn make(&mut self, inst: Inst, results: &[Ty], loc: LocId) -> InstId {
        let id = self.insts.push(InstData { inst, results: vec![], loc });
        for (index, &ty) in results.iter().enumerate() {
            let def = ValueDef::Result(id, index as u32);
            let value = self.values.push(ValueData { ty, def, var: None });
            self.insts[id].results.push(value);
        }
        id
    }

    /// Appends an instruction with one result and gives that.
    pub fn push1(&mut self, block: BlockId, inst: Inst, ty: Ty, loc: LocId) -> Value {
        let id = self.push(block, inst, &[ty], loc);
        self.insts[id].results[0]
    }

    pub fn ty(&self, value: Value) -> Ty {
        self.values[value].ty
    }

    /// The constant, if it is one of type integer.
    pub fn as_const(&self, value: Value) -> Option<&Bv> {
        match &self.values[value].def {
            ValueDef::Const(bv) => Some(bv),
            ValueDef::Param(..)
            | ValueDef::Result(..)
            | ValueDef::Null
            | ValueDef::Global(_)
            | ValueDef::Func(_) => None,
        }
    }

    /// The name for people: the source variable or the number of the value.
    pub fn name(&self, value: Value) -> String {
        match self.values[value].var {
            Some(var) => self.vars[var].name.clone(),
            None => value.to_string(),
        }
    }
}

impl Block {
    fn empty(loc: LocId) -> Block {
        Block { params: vec![], insts: vec![], terminator: Terminator::Unreachable, loc }
    }
}
