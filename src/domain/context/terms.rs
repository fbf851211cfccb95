//! Values of the function as terms over the header's parameters, values from outside and memory.

use super::{LoopContext, Place};
use crate::analysis::loops::updates::back_arguments;
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::{BinOp, BlockId, CastOp, Inst, Ty, Value, ValueDef};
use crate::term::bv::Bv;

/// How deep chains of instructions are followed.
const FUEL: u32 = 12;
/// Values that are looked through for one that becomes a parameter of the header.
const MERGES: usize = 20;

pub fn constant(bv: &Bv, signed: bool) -> Option<i128> {
    let wide = if signed { bv.to_i128() } else { bv.to_u128().and_then(|u| i128::try_from(u).ok()) };
    wide.filter(|c| c.unsigned_abs() <= 1 << 64)
}

impl LoopContext<'_> {
    pub fn sign(&self, value: Value) -> bool {
        self.signs[value].unwrap_or(true)
    }

    /// Is it a value from outside of the loop that is there whenever the header is reached?
    pub fn is_outside(&self, value: Value) -> bool {
        let around = |b: BlockId| !self.inside[b] && self.cfg.dominates(b, self.data.header);
        match &self.body.values[value].def {
            ValueDef::Param(block, _) => around(*block),
            ValueDef::Result(inst, _) => self.block_of[*inst].is_some_and(around),
            ValueDef::Const(_) | ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => false,
        }
    }

    /// The value of integer type as a term, read as `signed` says, else as its variable or its uses say.
    pub fn int(&self, value: Value, signed: Option<bool>) -> Option<Expr> {
        self.int_fuel(value, signed, FUEL)
    }

    pub fn ptr(&self, value: Value) -> Option<PtrExpr> {
        self.ptr_fuel(value, FUEL)
    }

    fn int_fuel(&self, value: Value, signed: Option<bool>, fuel: u32) -> Option<Expr> {
        let Ty::Int(width) = self.body.ty(value) else { return None };
        let fuel = fuel.checked_sub(1)?;
        let own = signed.unwrap_or_else(|| self.sign(value));
        let leaf = Expr::Int { value, signed: own, at: Moment::Now };
        match &self.body.values[value].def {
            ValueDef::Const(bv) => constant(bv, own).map(Expr::Const),
            ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => None,
            _ if width == 1 => None,
            _ if self.is_header_param(value) || self.is_outside(value) => Some(leaf),
            ValueDef::Param(block, index) => {
                let args = self.arguments(*block, *index as usize);
                self.agreed(args.into_iter().map(|v| self.int_fuel(v, signed, fuel)))
            }
            ValueDef::Result(inst, _) => self.int_inst(&self.body.insts[*inst].inst, width, signed, fuel),
        }
    }

    fn int_inst(&self, inst: &Inst, width: u32, want: Option<bool>, fuel: u32) -> Option<Expr> {
        let int = |v: Value| self.int_fuel(v, want, fuel);
        match inst {
            Inst::Binary { op, a, b, .. } => {
                if let (BinOp::Sub, Some((p, q))) = (op, self.addresses(*a, *b, fuel)) {
                    return Some(p.offset().minus(q.offset()));
                }
                let by = self.body.as_const(*b).and_then(|c| constant(c, true));
                match (op, by) {
                    // Unsigned code adds the complement where the source subtracts.
                    (BinOp::Add, Some(c)) => Some(int(*a)?.plus(Expr::Const(c))),
                    (BinOp::Add, None) => Some(int(*a)?.plus(int(*b)?)),
                    (BinOp::Sub, _) => Some(int(*a)?.minus(int(*b)?)),
                    (BinOp::Mul, Some(c)) => Some(int(*a)?.scaled(c)),
                    (BinOp::Shl, Some(c)) if (0..64).contains(&c) => Some(int(*a)?.scaled(1 << c)),
                    (BinOp::LShr, Some(c)) if (0..64).contains(&c) => {
                        Some(Expr::Div(Box::new(self.int_fuel(*a, Some(false), fuel)?), 1 << c))
                    }
                    (BinOp::SDiv, Some(c)) if c != 0 => {
                        Some(Expr::Div(Box::new(self.int_fuel(*a, Some(true), fuel)?), c))
                    }
                    (BinOp::UDiv, Some(c)) if c > 0 => {
                        Some(Expr::Div(Box::new(self.int_fuel(*a, Some(false), fuel)?), c))
                    }
                    (BinOp::SRem, Some(c)) if c != 0 => {
                        Some(Expr::Rem(Box::new(self.int_fuel(*a, Some(true), fuel)?), c))
                    }
                    (BinOp::URem, Some(c)) if c > 0 => {
                        Some(Expr::Rem(Box::new(self.int_fuel(*a, Some(false), fuel)?), c))
                    }
                    _ => None,
                }
            }
            Inst::Cast { op: CastOp::SExt, a } => self.int_fuel(*a, Some(true), fuel),
            Inst::Cast { op: CastOp::ZExt, a } => self.int_fuel(*a, Some(false), fuel),
            Inst::Load { ptr, volatile: false } => {
                let ptr = self.ptr_fuel(*ptr, fuel)?;
                let signed = self.loaded_sign(&ptr).unwrap_or(true);
                (self.is_invariant(&ptr) && width.is_multiple_of(8)).then_some(Expr::Load {
                    ptr,
                    bytes: width / 8,
                    signed,
                    at: Moment::Now,
                })
            }
            Inst::ObjectSize { ptr } => Some(self.ptr_fuel(*ptr, fuel)?.size()),
            Inst::ObjectOffset { ptr } => Some(self.ptr_fuel(*ptr, fuel)?.offset()),
            _ => None,
        }
    }

    /// A value from outside by its definition: extensions, sums and products of other values from outside.
    pub fn outside_int(&self, value: Value, fuel: u32) -> Option<Expr> {
        let leaf = self.int(value, None);
        let Some(fuel) = fuel.checked_sub(1) else { return leaf };
        let defined = match self.definition(value) {
            Some(Inst::Cast { op: CastOp::SExt | CastOp::ZExt, a }) => self.outside_int(*a, fuel),
            Some(Inst::Binary { op, a, b, .. }) => {
                match (op, self.outside_int(*a, fuel), self.outside_int(*b, fuel)) {
                    (BinOp::Add, Some(a), Some(b)) => Some(a.plus(b)),
                    (BinOp::Sub, Some(a), Some(b)) => Some(a.minus(b)),
                    (BinOp::Mul, Some(a), Some(b)) => Some(a.times(b)),
                    (BinOp::Shl, Some(a), Some(Expr::Const(c))) if (0..64).contains(&c) => {
                        Some(a.scaled(1 << c))
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        defined.or(leaf)
    }

    /// The pointers of which these are the addresses.
    fn addresses(&self, a: Value, b: Value, fuel: u32) -> Option<(PtrExpr, PtrExpr)> {
        let address = |v: Value| match self.definition(v)? {
            Inst::Cast { op: CastOp::PtrToInt, a } => self.ptr_fuel(*a, fuel),
            _ => None,
        };
        Some((address(a)?, address(b)?))
    }

    pub fn definition(&self, value: Value) -> Option<&Inst> {
        match &self.body.values[value].def {
            ValueDef::Result(inst, _) => Some(&self.body.insts[*inst].inst),
            ValueDef::Param(..)
            | ValueDef::Const(_)
            | ValueDef::Null
            | ValueDef::Global(_)
            | ValueDef::Func(_) => None,
        }
    }

    fn ptr_fuel(&self, value: Value, fuel: u32) -> Option<PtrExpr> {
        if self.body.ty(value) != Ty::Ptr || self.scratch.contains(&value) {
            return None;
        }
        let fuel = fuel.checked_sub(1)?;
        match &self.body.values[value].def {
            ValueDef::Null => Some(PtrExpr::Null),
            ValueDef::Global(id) => Some(PtrExpr::Global(*id)),
            ValueDef::Const(_) | ValueDef::Func(_) => None,
            _ if self.is_header_param(value) || self.is_outside(value) => Some(self.leaf(value, fuel)),
            ValueDef::Param(block, index) => {
                let args = self.arguments(*block, *index as usize);
                let agreed = self.agreed(args.iter().map(|&v| self.ptr_fuel(v, fuel)));
                agreed.or_else(|| self.successor_of(value, &args).map(PtrExpr::now))
            }
            ValueDef::Result(inst, _) => match &self.body.insts[*inst].inst {
                Inst::Gep { base, index, stride, .. } => {
                    let index = self.int_fuel(*index, Some(true), fuel)?;
                    Some(self.ptr_fuel(*base, fuel)?.plus(index.scaled(i128::from(*stride))))
                }
                Inst::Load { ptr, volatile: false } => {
                    let ptr = self.ptr_fuel(*ptr, fuel)?;
                    let at = Moment::Now;
                    self.is_invariant(&ptr).then(|| PtrExpr::LoadPtr { ptr: Box::new(ptr), at })
                }
                _ => None,
            },
        }
    }

    /// The pointer of the header that this one is from now on: where an array has grown, it is another one, else it stays.
    fn successor_of(&self, value: Value, args: &[Value]) -> Option<Value> {
        let becomes = |header: Value| {
            let mut all = back_arguments(self.body, self.data, header);
            let mut next = 0;
            while next < all.len() && all.len() < MERGES {
                if let ValueDef::Param(block, index) = self.body.values[all[next]].def
                    && self.contains(block)
                    && block != self.data.header
                {
                    for arg in self.arguments(block, index as usize) {
                        if !all.contains(&arg) {
                            all.push(arg);
                        }
                    }
                }
                next += 1;
            }
            all.contains(&value)
        };
        args.iter().copied().find(|&arg| self.is_header_param(arg) && becomes(arg))
    }

    /// A fixed distance from another value of outside, or the value itself.
    fn leaf(&self, value: Value, fuel: u32) -> PtrExpr {
        if let Some(Inst::Gep { base, index, stride, .. }) = self.definition(value)
            && let Some(index) = self.body.as_const(*index).and_then(|c| constant(c, true))
            && let Some(base) = self.ptr_fuel(*base, fuel)
            && !self.is_header_param(value)
        {
            return base.plus(Expr::Const(index.saturating_mul(i128::from(*stride))));
        }
        PtrExpr::now(value)
    }

    /// The pointer that an address from outside was computed from.
    pub fn base_of(&self, value: Value) -> Option<PtrExpr> {
        match self.definition(value)? {
            Inst::Gep { base, .. } => self.ptr(*base),
            _ => None,
        }
    }

    /// What the edges into a block hand to its parameter.
    pub fn arguments(&self, block: BlockId, index: usize) -> Vec<Value> {
        let mut sources = self.cfg.preds[block].clone();
        sources.dedup();
        let edges = sources.iter().flat_map(|&b| self.body.blocks[b].terminator.edges());
        edges.filter(|e| e.target == block).map(|e| e.args[index]).collect()
    }

    /// The one term that all of them are.
    fn agreed<T: PartialEq>(&self, mut all: impl Iterator<Item = Option<T>>) -> Option<T> {
        let first = all.next()??;
        all.all(|other| other.as_ref() == Some(&first)).then_some(first)
    }

    /// An address that stays, or a pointer to an array that may be another one after an iteration.
    pub fn holds_array(&self, ptr: &PtrExpr) -> bool {
        self.is_invariant(ptr)
            || self.ptr_var(ptr).is_some_and(|v| v.steps.is_none() && v.place == Place::Header)
    }

    /// An address that no iteration changes, apart from pointers in memory that it follows.
    pub fn is_invariant(&self, ptr: &PtrExpr) -> bool {
        match ptr {
            PtrExpr::Null => false,
            PtrExpr::Global(_) => true,
            PtrExpr::Value { value, .. } => {
                self.whole || !self.is_header_param(*value) || self.is_handed_on(*value)
            }
            PtrExpr::Field(base, bytes) => matches!(**bytes, Expr::Const(_)) && self.is_invariant(base),
            PtrExpr::LoadPtr { ptr, .. } => self.is_invariant(ptr),
        }
    }
}
