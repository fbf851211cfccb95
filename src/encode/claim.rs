//! Formulas of candidates become terms. Arithmetic is mathematical: widths grow until nothing wraps.

use super::Encoder;
use super::elements::base_of;
use super::flow::Walk;
use super::pointer::Ptr;
use super::products::spread;
use super::state::{Arrival, State};
use super::value::Sym;
use crate::analysis::loops::Loop;
use crate::domain::{CmpKind, Expr, Formula, Moment, PtrExpr};
use crate::ir::{RelocTarget, Ty, Value};
use crate::term::Term;

/// The states that a formula may speak about.
pub struct Moments<'m> {
    pub entry: &'m Arrival,
    pub now: &'m Arrival,
    pub next: Option<&'m Arrival>,
    pub data: &'m Loop,
}

impl Moments<'_> {
    fn arrival(&self, at: Moment) -> Option<&Arrival> {
        match at {
            Moment::Entry => Some(self.entry),
            Moment::Now => Some(self.now),
            Moment::Next => self.next,
        }
    }

    fn state(&self, at: Moment) -> Option<&State> {
        self.arrival(at).map(|a| &a.state)
    }
}

/// Wider sums and products are given up.
const MAX_WIDTH: u32 = 256;

impl<'p> Encoder<'p> {
    /// The formula over these states; None where it cannot be said.
    pub(super) fn claim(&mut self, walk: &Walk<'p>, m: &Moments<'_>, formula: &Formula) -> Option<Term> {
        Some(match formula {
            Formula::True => self.pool().tt(),
            Formula::False => self.pool().ff(),
            Formula::Cmp(kind, a, b) => {
                let mut valid = vec![];
                let (x, y) = (self.number(walk, m, a, &mut valid)?, self.number(walk, m, b, &mut valid)?);
                let (x, y) = self.same_width(x, y);
                valid.push(self.relation(*kind, x, y));
                self.pool().and_all(&valid)
            }
            Formula::And(parts) => {
                let all: Option<Vec<Term>> = parts.iter().map(|f| self.claim(walk, m, f)).collect();
                self.pool().and_all(&all?)
            }
            Formula::Or(parts) => {
                let all: Option<Vec<Term>> = parts.iter().map(|f| self.claim(walk, m, f)).collect();
                self.pool().or_all(&all?)
            }
            Formula::Not(inner) => {
                let inner = self.premise(walk, m, inner)?;
                self.pool().not(inner)
            }
            Formula::Implies(a, b) => {
                let (a, b) = (self.premise(walk, m, a)?, self.claim(walk, m, b)?);
                self.pool().implies(a, b)
            }
            Formula::Valid { ptr, at } => {
                let mut valid = vec![];
                let ptr = self.pointed(walk, m, ptr, &mut valid)?;
                let state = m.state(*at)?;
                valid.push(self.is_valid(state, ptr));
                self.pool().and_all(&valid)
            }
            Formula::SameObject(p, q) => {
                let mut valid = vec![];
                let (p, q) = (self.pointed(walk, m, p, &mut valid)?, self.pointed(walk, m, q, &mut valid)?);
                let mut cases = vec![];
                for x in p.targets.iter() {
                    for y in q.targets.iter().filter(|y| y.obj == x.obj) {
                        let same = self.same_block(*x, *y);
                        cases.push(self.out.pool.and_all(&[x.cond, y.cond, same]));
                    }
                }
                let same = self.pool().or_all(&cases);
                valid.push(same);
                self.pool().and_all(&valid)
            }
            Formula::Heap(ptr) => {
                let mut valid = vec![];
                let ptr = self.pointed(walk, m, ptr, &mut valid)?;
                let ptr = self.clean_ptr(ptr);
                valid.push(self.is_heap(&ptr));
                self.pool().and_all(&valid)
            }
            Formula::Terminated { ptr, at } => {
                let mut valid = vec![];
                let ptr = self.pointed(walk, m, ptr, &mut valid)?;
                let state = m.state(*at)?;
                if self.is_moved_text(state, &ptr) {
                    return None;
                }
                valid.push(self.is_terminated(state, &ptr));
                self.pool().and_all(&valid)
            }
            Formula::Distinct { .. } | Formula::Forall { .. } => return None,
        })
    }

    pub(super) fn relation(&mut self, kind: CmpKind, x: Term, y: Term) -> Term {
        let pool = &mut self.out.pool;
        match kind {
            CmpKind::Eq => pool.eq(x, y),
            CmpKind::Ne => pool.ne(x, y),
            CmpKind::Lt => pool.slt(x, y),
            CmpKind::Le => pool.sle(x, y),
        }
    }

    pub(super) fn is_valid(&mut self, state: &State, ptr: Ptr) -> Term {
        let ptr = self.clean_ptr(ptr);
        self.over_targets(&ptr, 1, |e, t| {
            let alive = e.is_alive(state, t);
            let fits = e.pool().ule(t.off, t.size);
            e.pool().and(alive, fits)
        })
    }

    pub(super) fn is_terminated(&mut self, state: &State, ptr: &Ptr) -> Term {
        let length = self.next_zero(state, ptr);
        let sym = self.clean_ptr(ptr.clone());
        let bits = self.pointer_bits();
        let one = self.pool().constant(bits, 1);
        let room = self.pool().add(length, one);
        self.accessible(state, &sym, room, false)
    }

    /// What a claim is made under. Of one block among many it is only known that all of them are alive: as a premise, that
    /// would claim less than it says.
    fn premise(&mut self, walk: &Walk<'p>, m: &Moments<'_>, formula: &Formula) -> Option<Term> {
        let before = std::mem::replace(&mut self.met_many, false);
        let premise = self.claim(walk, m, formula);
        let speaks_of_many = std::mem::replace(&mut self.met_many, before);
        premise.filter(|_| !speaks_of_many)
    }

    /// A number as a signed bit-vector wide enough for it. Reads that must be valid are added to `valid`.
    pub(super) fn number(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        expr: &Expr,
        valid: &mut Vec<Term>,
    ) -> Option<Term> {
        let bits = self.pointer_bits();
        let term = match expr {
            Expr::Const(c) => {
                let width = 128 - c.unsigned_abs().leading_zeros() + 1;
                self.pool().signed_constant(width, *c)
            }
            Expr::Int { value, signed, at } => {
                let sym = self.value_at(walk, m, *value, *at)?;
                let Sym::Int { term, .. } = sym else { return None };
                self.signed_number(term, *signed)
            }
            Expr::Bound(_) => self.bound?,
            Expr::Add(a, b) => {
                let (x, y) = (self.number(walk, m, a, valid)?, self.number(walk, m, b, valid)?);
                let (x, y) = self.same_width(x, y);
                let (x, y) = self.widened(x, y, 1);
                self.pool().add(x, y)
            }
            Expr::Sub(a, b) => {
                let (x, y) = (self.number(walk, m, a, valid)?, self.number(walk, m, b, valid)?);
                let (x, y) = self.same_width(x, y);
                let (x, y) = self.widened(x, y, 1);
                self.pool().sub(x, y)
            }
            Expr::Neg(a) => {
                let x = self.number(walk, m, a, valid)?;
                let (x, _) = self.widened(x, x, 1);
                self.pool().neg(x)
            }
            Expr::Mul(a, b) => {
                let (x, y) = (self.number(walk, m, a, valid)?, self.number(walk, m, b, valid)?);
                let width = self.out.pool.width(x) + self.out.pool.width(y);
                let (x, y) = (self.pool().sext(x, width), self.pool().sext(y, width));
                let pool = self.pool();
                match spread(pool, x, y).or_else(|| spread(pool, y, x)) {
                    Some(product) => product,
                    None => self.product(x, y, false),
                }
            }
            Expr::Div(a, by) | Expr::Rem(a, by) => {
                let x = self.number(walk, m, a, valid)?;
                let width = self.out.pool.width(x).max(129 - by.unsigned_abs().leading_zeros()) + 1;
                let (x, y) = (self.pool().sext(x, width), self.pool().signed_constant(width, *by));
                match expr {
                    Expr::Div(..) => self.pool().sdiv(x, y),
                    _ => self.pool().srem(x, y),
                }
            }
            Expr::Min(parts) | Expr::Max(parts) => {
                let least = matches!(expr, Expr::Min(_));
                let mut result: Option<Term> = None;
                for part in parts {
                    let x = self.number(walk, m, part, valid)?;
                    result = Some(match result {
                        None => x,
                        Some(y) => {
                            let (x, y) = self.same_width(x, y);
                            let below = if least { self.pool().slt(x, y) } else { self.pool().slt(y, x) };
                            self.pool().ite(below, x, y)
                        }
                    });
                }
                result?
            }
            Expr::Offset(ptr) => {
                let ptr = self.pointed(walk, m, ptr, valid)?;
                let sym = self.clean_ptr(ptr);
                self.over_targets(&sym, bits, |_, t| t.off)
            }
            Expr::Size { ptr, .. } => {
                let ptr = self.pointed(walk, m, ptr, valid)?;
                if ptr.targets.iter().any(|t| self.is_never_known(t.obj)) {
                    return None;
                }
                let sym = self.clean_ptr(ptr);
                let size = self.over_targets(&sym, bits, |_, t| t.size);
                self.signed_number(size, false)
            }
            Expr::Length { ptr, at } => {
                let ptr = self.pointed(walk, m, ptr, valid)?;
                let state = m.state(*at)?;
                if self.is_moved_text(state, &ptr) {
                    return None;
                }
                let length = self.next_zero(state, &ptr);
                self.signed_number(length, false)
            }
            Expr::Load { ptr, bytes, signed, at } => {
                let ptr = self.pointed(walk, m, ptr, valid)?;
                let state = m.state(*at)?.clone();
                let sym = self.clean_ptr(ptr);
                let len = self.pool().constant(bits, u128::from(*bytes));
                let ok = self.accessible(&state, &sym, len, false);
                valid.push(ok);
                let value = self.load(&state, &sym, Ty::Int(bytes * 8));
                self.signed_number(value.int(), *signed)
            }
            Expr::Wrap { width, signed, of } => {
                let x = self.number(walk, m, of, valid)?;
                let cut = self.pool().sext_or_trunc(x, *width);
                self.signed_number(cut, *signed)
            }
        };
        (self.out.pool.width(term) <= MAX_WIDTH).then_some(term)
    }

    pub(super) fn signed_number(&mut self, term: Term, signed: bool) -> Term {
        let width = self.out.pool.width(term);
        if signed { term } else { self.pool().zext(term, width + 1) }
    }

    pub(super) fn same_width(&mut self, x: Term, y: Term) -> (Term, Term) {
        let width = self.out.pool.width(x).max(self.out.pool.width(y));
        (self.pool().sext(x, width), self.pool().sext(y, width))
    }

    pub(super) fn widened(&mut self, x: Term, y: Term, by: u32) -> (Term, Term) {
        let width = self.out.pool.width(x) + by;
        (self.pool().sext(x, width), self.pool().sext(y, width))
    }

    pub(super) fn pointed(
        &mut self,
        walk: &Walk<'p>,
        m: &Moments<'_>,
        ptr: &PtrExpr,
        valid: &mut Vec<Term>,
    ) -> Option<Ptr> {
        let bits = self.pointer_bits();
        Some(match ptr {
            PtrExpr::Null => self.null(),
            PtrExpr::Global(id) => {
                let obj = self.static_object(RelocTarget::Global(*id));
                let zero = self.pool().constant(bits, 0);
                self.at(obj, zero)
            }
            PtrExpr::Value { value, at } => match self.value_at(walk, m, *value, *at)? {
                Sym::Ptr { ptr, .. } => ptr,
                Sym::Int { .. } => return None,
            },
            PtrExpr::Field(base, bytes) => {
                let base = self.pointed(walk, m, base, valid)?;
                let bytes = self.number(walk, m, bytes, valid)?;
                let bytes = self.pool().sext_or_trunc(bytes, bits);
                self.ptr_add(&base, bytes)
            }
            PtrExpr::LoadPtr { ptr: place, at } => {
                let ptr = self.pointed(walk, m, place, valid)?;
                let state = m.state(*at)?.clone();
                let sym = self.clean_ptr(ptr);
                let len = self.pool().constant(bits, u128::from(bits / 8));
                let ok = self.accessible(&state, &sym, len, false);
                valid.push(ok);
                if self.bound.is_some() {
                    let base = self.pointed(walk, m, base_of(place), valid)?;
                    match self.element_pointer(&state, place, &base, &sym)? {
                        Sym::Ptr { ptr, .. } => return Some(ptr),
                        Sym::Int { .. } => return None,
                    }
                }
                let there = match self.leads_to_forgotten(&state, &sym) {
                    true => self.left_pointer(&state, &sym)?,
                    false => self.load(&state, &sym, Ty::Ptr),
                };
                match there {
                    Sym::Ptr { ptr, .. } => ptr,
                    Sym::Int { .. } => return None,
                }
            }
        })
    }

    /// Whether the pointer there may be one that a loop or an unknown function left.
    fn leads_to_forgotten(&mut self, state: &State, place: &Sym) -> bool {
        let bytes = self.pointer_bits() / 8;
        let targets = place.ptr().targets.clone();
        targets.iter().any(|t| {
            let known = self.obj_state(state, t.obj);
            self.out.objects[t.obj].weak || self.may_be_forgotten(known.mem, t.off, bytes)
        })
    }

    /// A parameter of the header in that state, or a value from outside of the loop.
    fn value_at(&mut self, walk: &Walk<'p>, m: &Moments<'_>, value: Value, at: Moment) -> Option<Sym> {
        let arrival = m.arrival(at)?;
        match m.data.params.iter().position(|&p| p == value) {
            Some(index) => arrival.args.get(index).cloned(),
            None => Some(self.value(walk, &arrival.state, value)),
        }
    }
}
