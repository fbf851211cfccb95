//! Formulas on concrete states.

use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::interp::{FrameView, Memory, ObjId, ObjKind, Pointer, Val};
use crate::ir::{GlobalId, Value};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Why a term has no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fail {
    /// A read outside of its object: the claim is false.
    Invalid,
    /// The run does not tell.
    Unsure,
}

/// The state in which a loop was entered, as far as formulas speak about it.
#[derive(Clone, Debug, Default)]
pub struct Snapshot {
    pub values: FxHashMap<Value, Val>,
    numbers: FxHashMap<Expr, Result<i128, Fail>>,
    pointers: FxHashMap<PtrExpr, Result<Pointer, Fail>>,
    facts: FxHashMap<Formula, Option<bool>>,
}

/// Terms of formulas that look at the memory of the entry.
#[derive(Clone, Debug, Default)]
pub struct EntryTerms {
    pub numbers: Vec<Expr>,
    pub pointers: Vec<PtrExpr>,
    pub facts: Vec<Formula>,
}

impl EntryTerms {
    pub fn formula(&mut self, f: &Formula) {
        match f {
            Formula::True | Formula::False => {}
            Formula::Cmp(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Formula::And(all) | Formula::Or(all) => all.iter().for_each(|f| self.formula(f)),
            Formula::Not(f) => self.formula(f),
            Formula::Implies(a, b) => {
                self.formula(a);
                self.formula(b);
            }
            Formula::Valid { ptr, at } | Formula::Terminated { ptr, at } => {
                self.ptr(ptr);
                if *at == Moment::Entry && !self.facts.contains(f) {
                    self.facts.push(f.clone());
                }
            }
            Formula::SameObject(p, q) => {
                self.ptr(p);
                self.ptr(q);
            }
            Formula::Heap(p) => self.ptr(p),
            Formula::Distinct { lo, hi, place, .. } => {
                self.expr(lo);
                self.expr(hi);
                self.ptr(place);
            }
            Formula::Forall { lo, hi, body, .. } => {
                self.expr(lo);
                self.expr(hi);
                self.formula(body);
            }
        }
    }

    pub fn expr(&mut self, e: &Expr) {
        match e {
            Expr::Const(_) | Expr::Int { .. } | Expr::Bound(_) => {}
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => self.expr(a),
            Expr::Min(all) | Expr::Max(all) => all.iter().for_each(|e| self.expr(e)),
            Expr::Offset(p) => self.ptr(p),
            Expr::Size { ptr, at } | Expr::Length { ptr, at } | Expr::Load { ptr, at, .. } => {
                self.ptr(ptr);
                if *at == Moment::Entry && !self.numbers.contains(e) {
                    self.numbers.push(e.clone());
                }
            }
        }
    }

    fn ptr(&mut self, p: &PtrExpr) {
        match p {
            PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::Value { .. } => {}
            PtrExpr::Field(base, bytes) => {
                self.ptr(base);
                self.expr(bytes);
            }
            PtrExpr::LoadPtr { ptr, at } => {
                self.ptr(ptr);
                if *at == Moment::Entry && !self.pointers.contains(p) {
                    self.pointers.push(p.clone());
                }
            }
        }
    }

    /// What they are now, when the loop is entered.
    pub fn snapshot(&self, frame: FrameView<'_>, params: &[Value]) -> Snapshot {
        let values = params.iter().map(|&p| (p, frame.get(p).clone())).collect();
        let mut new = Snapshot { values, ..Snapshot::default() };
        let eval = Eval { frame, params, entry: None, bound: None };
        for e in &self.numbers {
            new.numbers.insert(e.clone(), eval.number(e));
        }
        for p in &self.pointers {
            new.pointers.insert(p.clone(), eval.pointer(p));
        }
        for f in &self.facts {
            new.facts.insert(f.clone(), eval.formula(f));
        }
        new
    }
}

/// A header that a run has come to.
#[derive(Clone, Copy)]
pub struct Eval<'e> {
    pub frame: FrameView<'e>,
    pub params: &'e [Value],
    /// None: the loop is entered just now.
    pub entry: Option<&'e Snapshot>,
    pub bound: Option<i128>,
}

/// Ranges are looked at so far.
const FAR: i128 = 64;
/// Texts are measured up to this length: columns are evaluated at thousands of visits.
const LONG: u64 = 1 << 14;

impl Eval<'_> {
    /// None: the run does not tell.
    pub fn formula(&self, f: &Formula) -> Option<bool> {
        match f {
            Formula::True => Some(true),
            Formula::False => Some(false),
            Formula::Cmp(kind, a, b) => match (self.number(a), self.number(b)) {
                (Ok(a), Ok(b)) => Some(match kind {
                    CmpKind::Eq => a == b,
                    CmpKind::Ne => a != b,
                    CmpKind::Lt => a < b,
                    CmpKind::Le => a <= b,
                }),
                (Err(Fail::Unsure), _) | (_, Err(Fail::Unsure)) => None,
                (Err(Fail::Invalid), _) | (_, Err(Fail::Invalid)) => Some(false),
            },
            Formula::And(all) => self.all(all.iter().map(|f| self.formula(f))),
            Formula::Or(all) => self.all(all.iter().map(|f| self.formula(f).map(|b| !b))).map(|none| !none),
            Formula::Not(f) => self.formula(f).map(|b| !b),
            Formula::Implies(a, b) => match (self.formula(a), self.formula(b)) {
                (Some(false), _) | (_, Some(true)) => Some(true),
                (Some(true), Some(false)) => Some(false),
                (None, _) | (_, None) => None,
            },
            Formula::Valid { ptr, at } => match self.fact_at(f, *at) {
                Some(known) => known,
                None => {
                    let p = self.pointer_or(ptr)?;
                    let Some(p) = p else { return Some(false) };
                    let object = self.memory().object(p.object);
                    Some(!p.object.is_null() && object.alive && p.offset <= object.size)
                }
            },
            Formula::SameObject(p, q) => {
                let (p, q) = (self.pointer_or(p)?, self.pointer_or(q)?);
                let (Some(p), Some(q)) = (p, q) else { return Some(false) };
                Some(p.object == q.object)
            }
            Formula::Heap(p) => {
                let p = self.pointer_or(p)?;
                Some(p.is_some_and(|p| self.memory().object(p.object).kind == ObjKind::Heap))
            }
            Formula::Terminated { ptr, at } => match self.fact_at(f, *at) {
                Some(known) => known,
                None => {
                    let Some(p) = self.pointer_or(ptr)? else { return Some(false) };
                    let object = self.memory().object(p.object);
                    if !object.alive || p.object.is_null() || p.offset > object.size {
                        return Some(false);
                    }
                    let end = object.size;
                    let zero = self.memory().find_zero(p.object, p.offset, end);
                    let unknown = self.memory().next_unknown(p.object, p.offset, zero.map_or(end, |z| z + 1));
                    unknown.is_none().then_some(zero.is_some())
                }
            },
            Formula::Distinct { lo, hi, place, .. } => {
                let (Ok(lo), Ok(hi)) = (self.number(lo), self.number(hi)) else { return None };
                let end = hi.min(lo.saturating_add(FAR));
                let mut seen = BTreeSet::new();
                for k in lo..end {
                    let here = Eval { bound: Some(k), ..*self };
                    match here.pointer(place).and_then(|p| self.loaded(p)) {
                        Ok(p) if p.object.is_null() || seen.insert(p.object) => {}
                        Ok(_) | Err(Fail::Invalid) => return Some(false),
                        Err(Fail::Unsure) => return None,
                    }
                }
                (end >= hi).then_some(true)
            }
            Formula::Forall { lo, hi, body, .. } => {
                let (Ok(lo), Ok(hi)) = (self.number(lo), self.number(hi)) else { return None };
                let end = hi.min(lo.saturating_add(FAR));
                let each = (lo..end).map(|k| Eval { bound: Some(k), ..*self }.formula(body));
                let seen = self.all(each)?;
                if seen && end < hi { None } else { Some(seen) }
            }
        }
    }

    fn all(&self, parts: impl Iterator<Item = Option<bool>>) -> Option<bool> {
        let mut unsure = false;
        for part in parts {
            match part {
                Some(false) => return Some(false),
                Some(true) => {}
                None => unsure = true,
            }
        }
        if unsure { None } else { Some(true) }
    }

    fn memory(&self) -> &Memory {
        self.frame.memory
    }

    /// Facts about the entry are known from there; Some(None) where they are not.
    fn fact_at(&self, f: &Formula, at: Moment) -> Option<Option<bool>> {
        match (at, self.entry) {
            (Moment::Entry, Some(entry)) => Some(entry.facts.get(f).copied().flatten()),
            (Moment::Next, _) => Some(None),
            (Moment::Entry, None) | (Moment::Now, _) => None,
        }
    }

    pub fn number(&self, e: &Expr) -> Result<i128, Fail> {
        let sure = |value: Option<i128>| value.ok_or(Fail::Unsure);
        match e {
            Expr::Const(c) => Ok(*c),
            Expr::Bound(_) => sure(self.bound),
            Expr::Int { value, signed, at } => {
                let bv = self.value(*value, *at)?.to_bv().ok_or(Fail::Unsure)?;
                sure(if *signed { bv.to_i128() } else { bv.to_u128().and_then(|u| i128::try_from(u).ok()) })
            }
            Expr::Add(a, b) => sure(self.number(a)?.checked_add(self.number(b)?)),
            Expr::Sub(a, b) => sure(self.number(a)?.checked_sub(self.number(b)?)),
            Expr::Mul(a, b) => sure(self.number(a)?.checked_mul(self.number(b)?)),
            Expr::Neg(a) => sure(self.number(a)?.checked_neg()),
            Expr::Div(a, by) => sure(self.number(a)?.checked_div(*by)),
            Expr::Rem(a, by) => sure(self.number(a)?.checked_rem(*by)),
            Expr::Min(all) => self.extreme(all, std::cmp::min),
            Expr::Max(all) => self.extreme(all, std::cmp::max),
            Expr::Offset(p) => Ok(i128::from(self.signed_offset(self.pointer(p)?.offset))),
            Expr::Size { ptr, at } => match self.number_at(e, *at) {
                Some(known) => known,
                None => Ok(i128::from(self.memory().object(self.pointer(ptr)?.object).size)),
            },
            Expr::Length { ptr, at } => match self.number_at(e, *at) {
                Some(known) => known,
                None => self.length(self.pointer(ptr)?),
            },
            Expr::Load { ptr, bytes, signed, at } => match self.number_at(e, *at) {
                Some(known) => known,
                None => self.load(self.pointer(ptr)?, u64::from(*bytes), *signed),
            },
            Expr::Wrap { width, signed, of } => {
                let bv = crate::term::bv::Bv::from_i128(*width, self.number(of)?);
                sure(if *signed { bv.to_i128() } else { bv.to_u128().and_then(|u| i128::try_from(u).ok()) })
            }
        }
    }

    fn signed_offset(&self, offset: u64) -> i64 {
        match self.memory().pointer_bytes() {
            4 => i64::from(offset as u32 as i32),
            _ => offset as i64,
        }
    }

    fn extreme(&self, all: &[Expr], pick: fn(i128, i128) -> i128) -> Result<i128, Fail> {
        let mut best: Option<i128> = None;
        for e in all {
            let n = self.number(e)?;
            best = Some(best.map_or(n, |b| pick(b, n)));
        }
        best.ok_or(Fail::Unsure)
    }

    fn number_at(&self, e: &Expr, at: Moment) -> Option<Result<i128, Fail>> {
        match (at, self.entry) {
            (Moment::Entry, Some(entry)) => Some(entry.numbers.get(e).copied().unwrap_or(Err(Fail::Unsure))),
            (Moment::Next, _) => Some(Err(Fail::Unsure)),
            (Moment::Entry, None) | (Moment::Now, _) => None,
        }
    }

    fn value(&self, value: Value, at: Moment) -> Result<&Val, Fail> {
        match (at, self.entry) {
            (Moment::Next, _) => Err(Fail::Unsure),
            (Moment::Entry, Some(entry)) if self.params.contains(&value) => {
                entry.values.get(&value).ok_or(Fail::Unsure)
            }
            (Moment::Entry | Moment::Now, _) => Ok(self.frame.get(value)),
        }
    }

    /// Bytes that can be read.
    fn readable(&self, p: Pointer, bytes: u64) -> Result<(), Fail> {
        let object = self.memory().object(p.object);
        let fits = p.offset <= object.size && bytes <= object.size - p.offset;
        if p.object.is_null() || !object.alive || !fits {
            return Err(Fail::Invalid);
        }
        match self.memory().next_unknown(p.object, p.offset, p.offset + bytes) {
            Some(_) => Err(Fail::Unsure),
            None => Ok(()),
        }
    }

    fn load(&self, p: Pointer, bytes: u64, signed: bool) -> Result<i128, Fail> {
        if bytes == 0 || bytes > 8 {
            return Err(Fail::Unsure);
        }
        self.readable(p, bytes)?;
        let (bits, _) = self.memory().read(p.object, p.offset, bytes);
        let width = bytes as u32 * 8;
        Ok(match signed {
            true => i128::from(crate::interp::value::sign_extend(bits, width)),
            false => i128::from(bits),
        })
    }

    fn length(&self, p: Pointer) -> Result<i128, Fail> {
        let object = self.memory().object(p.object);
        if p.object.is_null() || !object.alive || p.offset > object.size {
            return Err(Fail::Unsure);
        }
        let far = object.size.min(p.offset.saturating_add(LONG));
        let end = match self.memory().find_zero(p.object, p.offset, far) {
            Some(zero) => zero,
            None if far < object.size => return Err(Fail::Unsure),
            None => object.size,
        };
        let seen = (end + 1).min(object.size);
        match self.memory().next_unknown(p.object, p.offset, seen) {
            Some(_) => Err(Fail::Unsure),
            None => Ok(i128::from(end - p.offset)),
        }
    }

    /// Some(None): the claim that needs it is false.
    fn pointer_or(&self, p: &PtrExpr) -> Option<Option<Pointer>> {
        match self.pointer(p) {
            Ok(p) => Some(Some(p)),
            Err(Fail::Invalid) => Some(None),
            Err(Fail::Unsure) => None,
        }
    }

    pub fn pointer(&self, p: &PtrExpr) -> Result<Pointer, Fail> {
        match p {
            PtrExpr::Null => Ok(Pointer::NULL),
            PtrExpr::Global(id) => Ok(Pointer { object: global_object(*id), offset: 0 }),
            PtrExpr::Value { value, at } => self.value(*value, *at)?.to_pointer().ok_or(Fail::Unsure),
            PtrExpr::Field(base, bytes) => {
                let base = self.pointer(base)?;
                let bytes = self.number(bytes)? as u64;
                let offset = base.offset.wrapping_add(bytes) & self.memory().address_mask();
                Ok(Pointer { offset, ..base })
            }
            PtrExpr::LoadPtr { ptr, at } => match (at, self.entry) {
                (Moment::Entry, Some(entry)) => entry.pointers.get(p).copied().unwrap_or(Err(Fail::Unsure)),
                (Moment::Next, _) => Err(Fail::Unsure),
                (Moment::Entry, None) | (Moment::Now, _) => self.loaded(self.pointer(ptr)?),
            },
        }
    }

    fn loaded(&self, p: Pointer) -> Result<Pointer, Fail> {
        let memory = self.memory();
        let bytes = memory.pointer_bytes();
        self.readable(p, bytes)?;
        let (address, _) = memory.read(p.object, p.offset, bytes);
        Ok(match memory.stored_object(p.object, p.offset) {
            Some(object) => {
                let offset = address.wrapping_sub(memory.object(object).base) & memory.address_mask();
                Pointer { object, offset }
            }
            None => memory.find(address),
        })
    }
}

fn global_object(id: GlobalId) -> ObjId {
    crate::interp::global_object(id)
}
