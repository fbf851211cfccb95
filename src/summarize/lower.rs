//! Formulas as instructions. Numbers get as many bits as they need, so that nothing wraps.
//!
//! What a formula says of memory that cannot be read is left open: the claim is then taken to hold. So more is allowed
//! than was proved, never less.

use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::{BinOp, BlockId, Body, CastOp, CmpOp, Inst, LocId, Ty, Value, ValueDef};
use crate::term::bv::Bv;
use std::collections::BTreeMap;

/// Wider numbers are not worth it.
const WIDEST: u32 = 256;

/// A signed number.
#[derive(Clone, Copy, Debug)]
struct Number {
    value: Value,
    width: u32,
}

/// A term of the memory at the entry of the loop, and when it means nothing.
#[derive(Clone, Debug)]
enum Kept {
    Number(Number, Vec<Value>),
    Pointer(Value, Vec<Value>),
    Fact(Value, Vec<Value>),
}

pub struct Lower {
    pointer_bits: u32,
    /// The parameters of the header when the loop was entered, and now.
    entry: BTreeMap<Value, Value>,
    now: BTreeMap<Value, Value>,
    numbers: BTreeMap<Expr, Kept>,
    pointers: BTreeMap<PtrExpr, Kept>,
    facts: BTreeMap<Formula, Kept>,
    /// Somewhere to read from instead of where nothing can be read.
    scratch: Option<Value>,
}

impl Lower {
    pub fn new(pointer_bits: u32, entry: BTreeMap<Value, Value>, now: BTreeMap<Value, Value>) -> Lower {
        Lower {
            pointer_bits,
            entry,
            now,
            numbers: BTreeMap::new(),
            pointers: BTreeMap::new(),
            facts: BTreeMap::new(),
            scratch: None,
        }
    }

    /// What the formula says of the memory before anything is forgotten.
    pub fn before(&mut self, body: &mut Body, at: BlockId, loc: LocId, formula: &Formula) {
        Emit { lower: self, body, at, loc, unsure: vec![], memory: Moment::Entry }.look_for_entry(formula);
    }

    /// The claim at the header; None if there are no words for it.
    pub fn claim(&mut self, body: &mut Body, at: BlockId, loc: LocId, formula: &Formula) -> Option<Value> {
        let mut emit = Emit { lower: self, body, at, loc, unsure: vec![], memory: Moment::Now };
        let mut holds = emit.formula(formula)?;
        for unsure in std::mem::take(&mut emit.unsure) {
            holds = emit.binary(BinOp::Or, holds, unsure, 1);
        }
        Some(holds)
    }
}

struct Emit<'l> {
    lower: &'l mut Lower,
    body: &'l mut Body,
    at: BlockId,
    loc: LocId,
    /// If one of these holds, nothing is claimed.
    unsure: Vec<Value>,
    /// Whose memory instructions here see.
    memory: Moment,
}

impl Emit<'_> {
    fn push(&mut self, inst: Inst, ty: Ty) -> Value {
        self.body.push1(self.at, inst, ty, self.loc)
    }

    fn binary(&mut self, op: BinOp, a: Value, b: Value, width: u32) -> Value {
        self.push(Inst::Binary { op, a, b, nsw: false }, Ty::Int(width))
    }

    fn cmp(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.push(Inst::Cmp { op, a, b }, Ty::BOOL)
    }

    fn not(&mut self, a: Value) -> Value {
        let one = self.body.int(1, 1);
        self.binary(BinOp::Xor, a, one, 1)
    }

    /// Lowers the parts that look at the memory of the entry, and keeps them.
    fn look_for_entry(&mut self, formula: &Formula) {
        match formula {
            Formula::True | Formula::False | Formula::Distinct { .. } | Formula::Forall { .. } => {}
            Formula::Cmp(_, a, b) => {
                self.look_in_number(a);
                self.look_in_number(b);
            }
            Formula::And(all) | Formula::Or(all) => all.iter().for_each(|f| self.look_for_entry(f)),
            Formula::Not(f) => self.look_for_entry(f),
            Formula::Implies(a, b) => {
                self.look_for_entry(a);
                self.look_for_entry(b);
            }
            Formula::SameObject(p, q) => {
                self.look_in_pointer(p);
                self.look_in_pointer(q);
            }
            Formula::Heap(ptr) => self.look_in_pointer(ptr),
            Formula::Valid { ptr, at } | Formula::Terminated { ptr, at } => {
                self.look_in_pointer(ptr);
                if *at == Moment::Entry && !self.lower.facts.contains_key(formula) {
                    let value = self.formula(formula);
                    let unsure = std::mem::take(&mut self.unsure);
                    if let Some(value) = value {
                        self.lower.facts.insert(formula.clone(), Kept::Fact(value, unsure));
                    }
                }
            }
        }
    }

    fn look_in_number(&mut self, e: &Expr) {
        match e {
            Expr::Const(_) | Expr::Int { .. } | Expr::Bound(_) => {}
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                self.look_in_number(a);
                self.look_in_number(b);
            }
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => {
                self.look_in_number(a);
            }
            Expr::Min(all) | Expr::Max(all) => all.iter().for_each(|e| self.look_in_number(e)),
            Expr::Offset(p) => self.look_in_pointer(p),
            Expr::Size { ptr, at } | Expr::Length { ptr, at } | Expr::Load { ptr, at, .. } => {
                self.look_in_pointer(ptr);
                if *at == Moment::Entry && !self.lower.numbers.contains_key(e) {
                    let number = self.number(e);
                    let unsure = std::mem::take(&mut self.unsure);
                    if let Some(number) = number {
                        self.lower.numbers.insert(e.clone(), Kept::Number(number, unsure));
                    }
                }
            }
        }
    }

    fn look_in_pointer(&mut self, p: &PtrExpr) {
        match p {
            PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::Value { .. } => {}
            PtrExpr::Field(base, bytes) => {
                self.look_in_pointer(base);
                self.look_in_number(bytes);
            }
            PtrExpr::LoadPtr { ptr, at } => {
                self.look_in_pointer(ptr);
                if *at == Moment::Entry && !self.lower.pointers.contains_key(p) {
                    let pointer = self.pointer(p);
                    let unsure = std::mem::take(&mut self.unsure);
                    if let Some(pointer) = pointer {
                        self.lower.pointers.insert(p.clone(), Kept::Pointer(pointer, unsure));
                    }
                }
            }
        }
    }

    fn formula(&mut self, f: &Formula) -> Option<Value> {
        if let Some(Kept::Fact(value, unsure)) = self.lower.facts.get(f) {
            self.unsure.extend(unsure);
            return Some(*value);
        }
        Some(match f {
            Formula::True => self.body.int(1, 1),
            Formula::False => self.body.int(1, 0),
            Formula::Cmp(kind, a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                let (a, b, _) = self.same_width(a, b);
                let op = match kind {
                    CmpKind::Eq => CmpOp::Eq,
                    CmpKind::Ne => CmpOp::Ne,
                    CmpKind::Lt => CmpOp::Slt,
                    CmpKind::Le => CmpOp::Sle,
                };
                self.cmp(op, a, b)
            }
            Formula::And(all) => self.all(all, BinOp::And, 1)?,
            Formula::Or(all) => self.all(all, BinOp::Or, 0)?,
            Formula::Not(f) => {
                let f = self.formula(f)?;
                self.not(f)
            }
            Formula::Implies(a, b) => {
                let (a, b) = (self.formula(a)?, self.formula(b)?);
                let a = self.not(a);
                self.binary(BinOp::Or, a, b, 1)
            }
            Formula::SameObject(p, q) => {
                let (p, q) = (self.pointer(p)?, self.pointer(q)?);
                let (p, q) = (self.start(p), self.start(q));
                self.cmp(CmpOp::Eq, p, q)
            }
            Formula::Heap(ptr) => {
                let ptr = self.pointer(ptr)?;
                self.push(Inst::IsHeap { ptr }, Ty::BOOL)
            }
            Formula::Valid { ptr, at } => {
                self.sees(*at)?;
                let ptr = self.pointer(ptr)?;
                let alive = self.push(Inst::Alive { ptr }, Ty::BOOL);
                let inside = self.fits(ptr, 0);
                self.binary(BinOp::And, alive, inside, 1)
            }
            Formula::Terminated { ptr, at } => {
                self.sees(*at)?;
                let ptr = self.pointer(ptr)?;
                let next = self.push(Inst::NextZero { ptr }, self.size());
                let (size, offset) = self.extent(ptr);
                let left = self.binary(BinOp::Sub, size, offset, self.lower.pointer_bits);
                self.readable(ptr, 1);
                self.cmp(CmpOp::Ult, next, left)
            }
            Formula::Distinct { .. } | Formula::Forall { .. } => return None,
        })
    }

    fn all(&mut self, all: &[Formula], op: BinOp, none: u128) -> Option<Value> {
        let mut result = self.body.int(1, none);
        for f in all {
            let f = self.formula(f)?;
            result = self.binary(op, result, f, 1);
        }
        Some(result)
    }

    /// The memory of another moment is out of sight.
    fn sees(&self, at: Moment) -> Option<()> {
        (at == self.memory).then_some(())
    }

    fn size(&self) -> Ty {
        Ty::Int(self.lower.pointer_bits)
    }

    fn extent(&mut self, ptr: Value) -> (Value, Value) {
        let size = self.push(Inst::ObjectSize { ptr }, self.size());
        let offset = self.push(Inst::ObjectOffset { ptr }, self.size());
        (size, offset)
    }

    /// The start of the object.
    fn start(&mut self, ptr: Value) -> Value {
        let offset = self.push(Inst::ObjectOffset { ptr }, self.size());
        let zero = self.body.int(self.lower.pointer_bits, 0);
        let index = self.binary(BinOp::Sub, zero, offset, self.lower.pointer_bits);
        self.push(Inst::Gep { base: ptr, index, stride: 1, count: None }, Ty::Ptr)
    }

    /// So many bytes lie between the pointer and the end of its object.
    fn fits(&mut self, ptr: Value, bytes: u64) -> Value {
        let bits = self.lower.pointer_bits;
        let (size, offset) = self.extent(ptr);
        let inside = self.cmp(CmpOp::Ule, offset, size);
        let left = self.binary(BinOp::Sub, size, offset, bits);
        let needed = self.body.int(bits, u128::from(bytes));
        let enough = self.cmp(CmpOp::Ule, needed, left);
        self.binary(BinOp::And, inside, enough, 1)
    }

    /// Where they do not, nothing is claimed.
    fn readable(&mut self, ptr: Value, bytes: u64) -> Value {
        let fits = self.fits(ptr, bytes);
        let unsure = self.not(fits);
        self.unsure.push(unsure);
        fits
    }

    fn load(&mut self, ptr: Value, bytes: u64, ty: Ty) -> Value {
        let fits = self.readable(ptr, bytes);
        let scratch = self.scratch();
        let ptr = self.push(Inst::Select { cond: fits, then: ptr, els: scratch }, Ty::Ptr);
        self.push(Inst::Load { ptr, volatile: false }, ty)
    }

    fn scratch(&mut self) -> Value {
        if let Some(known) = self.lower.scratch {
            return known;
        }
        let bytes = self.body.int(self.lower.pointer_bits, 16);
        let zero = self.body.int(8, 0);
        let made = self.body.make(Inst::Alloca { bytes, align: 16, var: None }, &[Ty::Ptr], self.loc);
        let ptr = self.body.insts[made].results[0];
        let filled = self.body.make(Inst::Fill { ptr, byte: zero, len: bytes }, &[], self.loc);
        let entry = self.body.entry;
        self.body.blocks[entry].insts.splice(0..0, [made, filled]);
        self.lower.scratch = Some(ptr);
        ptr
    }

    fn number(&mut self, e: &Expr) -> Option<Number> {
        if let Some(Kept::Number(number, unsure)) = self.lower.numbers.get(e) {
            self.unsure.extend(unsure);
            return Some(*number);
        }
        let number = match e {
            Expr::Const(c) => self.constant(*c),
            Expr::Int { value, signed, at } => {
                let value = self.value(*value, *at)?;
                let Ty::Int(width) = self.body.ty(value) else { return None };
                self.signed_or_not(value, width, *signed)
            }
            Expr::Bound(_) => return None,
            Expr::Add(a, b) => self.arithmetic(BinOp::Add, a, b)?,
            Expr::Sub(a, b) => self.arithmetic(BinOp::Sub, a, b)?,
            Expr::Mul(a, b) => self.arithmetic(BinOp::Mul, a, b)?,
            Expr::Neg(a) => self.arithmetic(BinOp::Sub, &Expr::ZERO, a)?,
            Expr::Div(a, by) => self.divided(BinOp::SDiv, a, *by)?,
            Expr::Rem(a, by) => self.divided(BinOp::SRem, a, *by)?,
            Expr::Min(all) => self.extreme(all, true)?,
            Expr::Max(all) => self.extreme(all, false)?,
            Expr::Offset(p) => {
                let ptr = self.pointer(p)?;
                let value = self.push(Inst::ObjectOffset { ptr }, self.size());
                Number { value, width: self.lower.pointer_bits }
            }
            Expr::Size { ptr, at } => {
                self.sees(*at)?;
                let ptr = self.pointer(ptr)?;
                let alive = self.push(Inst::Alive { ptr }, Ty::BOOL);
                let unsure = self.not(alive);
                self.unsure.push(unsure);
                let value = self.push(Inst::ObjectSize { ptr }, self.size());
                self.signed_or_not(value, self.lower.pointer_bits, false)
            }
            Expr::Length { ptr, at } => {
                self.sees(*at)?;
                let ptr = self.pointer(ptr)?;
                self.readable(ptr, 0);
                let value = self.push(Inst::NextZero { ptr }, self.size());
                self.signed_or_not(value, self.lower.pointer_bits, false)
            }
            Expr::Load { ptr, bytes, signed, at } => {
                self.sees(*at)?;
                if *bytes == 0 || *bytes > 8 {
                    return None;
                }
                let ptr = self.pointer(ptr)?;
                let value = self.load(ptr, u64::from(*bytes), Ty::Int(bytes * 8));
                self.signed_or_not(value, bytes * 8, *signed)
            }
            Expr::Wrap { width, signed, of } => {
                let of = self.number(of)?;
                let value = self.resized(of, *width);
                self.signed_or_not(value, *width, *signed)
            }
        };
        (number.width <= WIDEST).then_some(number)
    }

    fn constant(&mut self, c: i128) -> Number {
        let magnitude = if c < 0 { !c } else { c };
        let width = 129 - magnitude.leading_zeros();
        let value = self.body.constant(Ty::Int(width), ValueDef::Const(Bv::from_i128(width, c)));
        Number { value, width }
    }

    fn signed_or_not(&mut self, value: Value, width: u32, signed: bool) -> Number {
        if signed {
            return Number { value, width };
        }
        let value = self.push(Inst::Cast { op: CastOp::ZExt, a: value }, Ty::Int(width + 1));
        Number { value, width: width + 1 }
    }

    fn resized(&mut self, number: Number, width: u32) -> Value {
        let op = match number.width.cmp(&width) {
            std::cmp::Ordering::Equal => return number.value,
            std::cmp::Ordering::Less => CastOp::SExt,
            std::cmp::Ordering::Greater => CastOp::Trunc,
        };
        self.push(Inst::Cast { op, a: number.value }, Ty::Int(width))
    }

    fn same_width(&mut self, a: Number, b: Number) -> (Value, Value, u32) {
        let width = a.width.max(b.width);
        (self.resized(a, width), self.resized(b, width), width)
    }

    fn arithmetic(&mut self, op: BinOp, a: &Expr, b: &Expr) -> Option<Number> {
        let (a, b) = (self.number(a)?, self.number(b)?);
        let width = match op {
            BinOp::Mul => a.width + b.width,
            _ => a.width.max(b.width) + 1,
        };
        let (a, b) = (self.resized(a, width), self.resized(b, width));
        Some(Number { value: self.binary(op, a, b, width), width })
    }

    fn divided(&mut self, op: BinOp, a: &Expr, by: i128) -> Option<Number> {
        if by == 0 {
            return None;
        }
        let (a, by) = (self.number(a)?, self.constant(by));
        let width = a.width.max(by.width) + 1;
        let (a, by) = (self.resized(a, width), self.resized(by, width));
        Some(Number { value: self.binary(op, a, by, width), width })
    }

    fn extreme(&mut self, all: &[Expr], least: bool) -> Option<Number> {
        let (first, rest) = all.split_first()?;
        let mut best = self.number(first)?;
        for e in rest {
            let other = self.number(e)?;
            let (a, b, width) = self.same_width(best, other);
            let less = self.cmp(CmpOp::Slt, a, b);
            let (then, els) = if least { (a, b) } else { (b, a) };
            let value = self.push(Inst::Select { cond: less, then, els }, Ty::Int(width));
            best = Number { value, width };
        }
        Some(best)
    }

    fn value(&self, value: Value, at: Moment) -> Option<Value> {
        let map = match at {
            Moment::Entry => &self.lower.entry,
            Moment::Now => &self.lower.now,
            Moment::Next => return None,
        };
        Some(map.get(&value).copied().unwrap_or(value))
    }

    fn pointer(&mut self, p: &PtrExpr) -> Option<Value> {
        if let Some(Kept::Pointer(value, unsure)) = self.lower.pointers.get(p) {
            self.unsure.extend(unsure);
            return Some(*value);
        }
        Some(match p {
            PtrExpr::Null => self.body.constant(Ty::Ptr, ValueDef::Null),
            PtrExpr::Global(global) => self.body.constant(Ty::Ptr, ValueDef::Global(*global)),
            PtrExpr::Value { value, at } => {
                let value = self.value(*value, *at)?;
                (self.body.ty(value) == Ty::Ptr).then_some(value)?
            }
            PtrExpr::Field(base, bytes) => {
                let base = self.pointer(base)?;
                let bytes = self.number(bytes)?;
                let index = self.resized(bytes, self.lower.pointer_bits);
                self.push(Inst::Gep { base, index, stride: 1, count: None }, Ty::Ptr)
            }
            PtrExpr::LoadPtr { ptr, at } => {
                self.sees(*at)?;
                let ptr = self.pointer(ptr)?;
                self.load(ptr, u64::from(self.lower.pointer_bits / 8), Ty::Ptr)
            }
        })
    }
}
