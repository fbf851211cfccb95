//! What the functions that a loop calls do, said in terms of the loop: their accesses, comparisons and counters with the
//! arguments in the place of the parameters.

use super::members::MemberUse;
use super::memory_terms::{Member, add_new, split};
use super::ranges::Range;
use super::terms::constant;
use super::{Access, Comparison, LoopContext};
use crate::analysis::loops::Loop;
use crate::domain::formula::{Expr, PtrExpr};
use crate::ir::cfg::Cfg;
use crate::ir::{
    Callee, CmpOp, FuncId, Init, Inst, LocId, Origin, Program, RelocTarget, Signature, Ty, Value, ValueDef,
    closed_count,
};
use rustc_hash::FxHashMap;
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Calls of calls are followed so far.
const DEPTH: u32 = 4;
/// More accesses or comparisons than that of one function are left out.
const MOST: usize = 60;

/// A store to a place: what it adds to the value that was there, where the text tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    pub place: PtrExpr,
    pub adds: Option<Range>,
}

/// What a constant of the program is there for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Use {
    Limit,
    /// As characters are.
    Case,
}

/// What a function does, in terms of its parameters and of globals.
#[derive(Clone, Debug, Default)]
pub struct Deeds {
    pub accesses: Vec<Access>,
    /// Elements of arrays at indices that have no term.
    pub cells: Vec<Access>,
    /// Members of structures behind pointers that have no term.
    pub members: Vec<MemberUse>,
    pub comparisons: Vec<Comparison>,
    pub stores: Vec<Stored>,
    /// Lengths of arrays that are indexed, and what anything is compared with: limits first, then what is only told apart.
    pub numbers: BTreeSet<(Use, i128)>,
}

/// The deeds of functions, worked out once for each.
pub struct Callees<'p> {
    program: &'p Program,
    known: RefCell<FxHashMap<(FuncId, u32), Rc<Deeds>>>,
    /// The user's functions that pointers may lead to.
    named: Vec<FuncId>,
}

/// So many are tried behind one pointer.
const BEHIND: usize = 6;

impl<'p> Callees<'p> {
    pub fn new(program: &'p Program) -> Callees<'p> {
        let in_bodies = program.defined().flat_map(|(_, _, body)| body.values.values());
        let in_bodies = in_bodies.filter_map(|v| match v.def {
            ValueDef::Func(func) => Some(func),
            _ => None,
        });
        let in_globals = program.globals.values().flat_map(|global| match &global.init {
            Init::Data { relocs, .. } => relocs.iter().map(|r| r.target).collect(),
            _ => vec![],
        });
        let in_globals = in_globals.filter_map(|target| match target {
            RelocTarget::Func(func) => Some(func),
            RelocTarget::Global(_) => None,
        });
        let named: BTreeSet<FuncId> = in_bodies.chain(in_globals).collect();
        let is_own =
            |f: &FuncId| program.funcs[*f].origin == Origin::User && program.funcs[*f].body.is_some();
        Callees { program, known: RefCell::default(), named: named.into_iter().filter(is_own).collect() }
    }

    /// What a pointer of that type may lead to.
    fn behind(&self, signature: &Signature) -> impl Iterator<Item = FuncId> + '_ {
        let fits = |f: &&FuncId| self.program.funcs[**f].signature == *signature;
        self.named.iter().filter(fits).take(BEHIND).copied().collect::<Vec<_>>().into_iter()
    }

    fn deeds(&self, func: FuncId, depth: u32) -> Rc<Deeds> {
        if let Some(known) = self.known.borrow().get(&(func, depth)) {
            return known.clone();
        }
        let made = Rc::new(self.work_out(func, depth));
        self.known.borrow_mut().insert((func, depth), made.clone());
        made
    }

    fn work_out(&self, func: FuncId, depth: u32) -> Deeds {
        let Some(body) = &self.program.funcs[func].body else { return Deeds::default() };
        let cfg = Cfg::new(body);
        let whole = Loop::whole_body(body, &cfg, LocId::UNKNOWN);
        let mut context = LoopContext::bare(self.program, func, body, &cfg, &whole, self);
        context.depth = depth;
        context.whole = true;
        let own = context.own_deeds();
        let params = &body.blocks[body.entry].params;
        let speaks = |v: Value| params.contains(&v);
        let mut deeds = Deeds::default();
        let member = |a: &Access| MemberUse::of_access(self.program, body, a);
        add_new(own.members, &mut deeds.members);
        for access in own.accesses {
            if !known_ptr(&access.base, &speaks) {
                add_new(member(&access), &mut deeds.members);
                continue;
            }
            match known_expr(&access.offset, &speaks) {
                true => deeds.accesses.push(access),
                false => add_new(access.anywhere(), &mut deeds.cells),
            }
        }
        add_new(own.cells.into_iter().filter(|a| known_ptr(&a.base, &speaks)), &mut deeds.cells);
        deeds.comparisons.extend(
            own.comparisons.into_iter().filter(|c| known_expr(&c.a, &speaks) && known_expr(&c.b, &speaks)),
        );
        deeds.stores.extend(own.stores.into_iter().filter(|s| known_ptr(&s.place, &speaks)));
        deeds.numbers = own.numbers;
        deeds.accesses.truncate(MOST);
        deeds.cells.truncate(MOST);
        deeds.members.truncate(MOST);
        deeds.comparisons.truncate(MOST);
        deeds.stores.truncate(MOST);
        deeds
    }
}

impl LoopContext<'_> {
    /// What the loop itself and the functions that it calls do.
    pub(super) fn own_deeds(&self) -> Deeds {
        let mut all = Deeds {
            accesses: self.find_accesses(),
            cells: self.find_cells(),
            members: self.find_members(),
            comparisons: self.find_comparisons(),
            stores: self.find_stores(),
            numbers: self.find_numbers(),
        };
        for &block in &self.data.blocks {
            for &inst in &self.body.blocks[block].insts {
                let Inst::Call { callee, args } = &self.body.insts[inst].inst else { continue };
                let known = all.stores.len();
                match callee {
                    Callee::Func(func) => self.add_call(*func, args, &mut all),
                    Callee::Ptr(_, signature) => {
                        self.callees.behind(signature).for_each(|func| self.add_call(func, args, &mut all));
                    }
                }
                if self.repeated.contains(&block) {
                    all.stores[known..].iter_mut().for_each(|s| s.adds = None);
                }
            }
        }
        all
    }

    fn add_call(&self, func: FuncId, args: &[Value], all: &mut Deeds) {
        let Some(body) = &self.program.funcs[func].body else { return };
        if self.depth >= DEPTH || func == self.func {
            return;
        }
        let deeds = self.callees.deeds(func, self.depth + 1);
        let params = &body.blocks[body.entry].params;
        let swap = Swap { context: self, params, args };
        add_new(deeds.members.iter().cloned(), &mut all.members);
        for access in &deeds.accesses {
            if swap.ptr(&access.base).is_none() {
                add_new(MemberUse::of_access(self.program, body, access), &mut all.members);
                continue;
            }
            match swap.expr(&access.offset) {
                Some(offset) => add_new(swap.access(access, offset), &mut all.accesses),
                None => {
                    let anywhere = access.anywhere().and_then(|a| swap.access(&a, a.offset.clone()));
                    add_new(anywhere, &mut all.cells);
                }
            }
        }
        let cells = deeds.cells.iter().filter_map(|a| swap.access(a, a.offset.clone()));
        add_new(cells, &mut all.cells);
        for c in &deeds.comparisons {
            let Some((a, b)) = swap.sides(c) else { continue };
            let pointers = match &c.pointers {
                None => None,
                Some((p, q)) => match (swap.ptr(p), swap.ptr(q)) {
                    (Some(p), Some(q)) => Some((p, q)),
                    _ => continue,
                },
            };
            let decided = matches!((&a, &b), (Expr::Const(_), Expr::Const(_)));
            let moved = Comparison { op: c.op, a, b, pointers, position: super::Position::Inside };
            if !decided && !all.comparisons.contains(&moved) {
                all.comparisons.push(moved);
            }
        }
        // Those of models are characters of formats, mostly.
        if self.program.funcs[func].origin != Origin::Model {
            all.numbers.extend(&deeds.numbers);
        }
        for stored in &deeds.stores {
            if let Some(place) = swap.ptr(&stored.place) {
                all.stores.push(Stored { place, adds: stored.adds });
            }
        }
    }

    fn find_stores(&self) -> Vec<Stored> {
        let mut all = vec![];
        for &block in &self.data.blocks {
            for &inst in &self.body.blocks[block].insts {
                if let Inst::Store { ptr, value, .. } = &self.body.insts[inst].inst
                    && let Some(place) = self.ptr(*ptr)
                {
                    let once = !self.repeated.contains(&block);
                    let adds = if once { self.added_in_memory(&place, *value) } else { None };
                    all.push(Stored { adds, place });
                }
            }
        }
        all
    }

    fn find_numbers(&self) -> BTreeSet<(Use, i128)> {
        let insts = self.data.blocks.iter().flat_map(|&b| &self.body.blocks[b].insts);
        let numbers = insts.filter_map(|&i| match self.body.insts[i].inst {
            Inst::Gep { stride, count, .. } => Some((Use::Limit, i128::from(closed_count(stride, count)?))),
            Inst::Cmp { op, a, b } if matches!(self.body.ty(a), Ty::Int(16..)) => {
                let number = [a, b].iter().find_map(|&v| constant(self.body.as_const(v)?, true))?;
                let orders = matches!(op, CmpOp::Slt | CmpOp::Sle | CmpOp::Ult | CmpOp::Ule);
                let is_limit = orders && ![a, b].iter().any(|&v| self.is_byte(v));
                Some((if is_limit { Use::Limit } else { Use::Case }, number))
            }
            _ => None,
        });
        numbers.filter(|(_, n)| (2..1 << 32).contains(n)).collect()
    }

    /// A byte, as wide as whoever asks wants it.
    fn is_byte(&self, value: Value) -> bool {
        match self.definition(value) {
            Some(Inst::Cast { a, .. }) => self.body.ty(*a) == Ty::Int(8),
            _ => false,
        }
    }

    /// Has the callee a body whose deeds are known?
    pub(super) fn is_followed(&self, func: FuncId) -> bool {
        self.program.funcs[func].body.is_some() && self.depth < DEPTH && func != self.func
    }
}

/// Puts arguments in the place of parameters.
struct Swap<'s, 'a> {
    context: &'s LoopContext<'a>,
    params: &'s [Value],
    args: &'s [Value],
}

impl Swap<'_, '_> {
    /// The access at an offset from where its base is now.
    fn access(&self, access: &Access, offset: Expr) -> Option<Access> {
        let (base, first) = split(self.ptr(&access.base)?);
        let member = match &first {
            Expr::Const(c) => access.member.map(|m| Member { start: m.start + c, ..m }),
            _ => None,
        };
        (base != PtrExpr::Null).then(|| Access { base, offset: first.plus(offset), member, ..access.clone() })
    }

    fn arg(&self, value: Value) -> Option<Value> {
        let index = self.params.iter().position(|&p| p == value)?;
        self.args.get(index).copied()
    }

    /// Both sides; where one has no term, what the comparison says of the rest.
    fn sides(&self, c: &Comparison) -> Option<(Expr, Expr)> {
        match (self.expr(&c.a), self.expr(&c.b)) {
            (Some(a), Some(b)) => Some((a, b)),
            _ if matches!(c.op, CmpOp::Eq | CmpOp::Ne) || c.pointers.is_some() => None,
            _ => Some((self.end(&c.a, true)?, self.end(&c.b, false)?)),
        }
    }

    /// A term that is at most (`low`) or at least the one given.
    fn end(&self, e: &Expr, low: bool) -> Option<Expr> {
        match e {
            Expr::Add(a, b) => Some(self.end(a, low)?.plus(self.end(b, low)?)),
            Expr::Sub(a, b) => Some(self.end(a, low)?.minus(self.end(b, !low)?)),
            Expr::Int { value, signed, .. } => {
                self.expr(e).or_else(|| self.context.end_of_range(self.arg(*value)?, *signed, low))
            }
            _ => self.expr(e),
        }
    }

    fn boxed(&self, e: &Expr) -> Option<Box<Expr>> {
        self.expr(e).map(Box::new)
    }

    fn many(&self, all: &[Expr]) -> Option<Vec<Expr>> {
        all.iter().map(|e| self.expr(e)).collect()
    }

    fn expr(&self, e: &Expr) -> Option<Expr> {
        Some(match e {
            Expr::Const(_) | Expr::Bound(_) => e.clone(),
            Expr::Int { value, signed, .. } => self.context.int(self.arg(*value)?, Some(*signed))?,
            Expr::Add(a, b) => self.expr(a)?.plus(self.expr(b)?),
            Expr::Sub(a, b) => self.expr(a)?.minus(self.expr(b)?),
            Expr::Mul(a, b) => self.expr(a)?.times(self.expr(b)?),
            Expr::Neg(a) => self.expr(a)?.negated(),
            Expr::Div(a, by) => Expr::Div(self.boxed(a)?, *by),
            Expr::Rem(a, by) => Expr::Rem(self.boxed(a)?, *by),
            Expr::Min(all) => Expr::Min(self.many(all)?),
            Expr::Max(all) => Expr::Max(self.many(all)?),
            Expr::Offset(p) => self.ptr(p)?.offset(),
            Expr::Size { ptr, at } => Expr::Size { ptr: self.ptr(ptr)?, at: *at },
            Expr::Length { ptr, at } => Expr::Length { ptr: self.ptr(ptr)?, at: *at },
            Expr::Load { ptr, bytes, signed, at } => {
                let ptr = self.ptr(ptr)?;
                if !self.context.is_invariant(&ptr) {
                    return None;
                }
                Expr::Load { ptr, bytes: *bytes, signed: *signed, at: *at }
            }
            Expr::Wrap { width, signed, of } => {
                Expr::Wrap { width: *width, signed: *signed, of: self.boxed(of)? }
            }
        })
    }

    fn ptr(&self, p: &PtrExpr) -> Option<PtrExpr> {
        Some(match p {
            PtrExpr::Null | PtrExpr::Global(_) => p.clone(),
            PtrExpr::Value { value, .. } => self.context.ptr(self.arg(*value)?)?,
            PtrExpr::Field(base, bytes) => self.ptr(base)?.plus(self.expr(bytes)?),
            PtrExpr::LoadPtr { ptr, at } => {
                let ptr = self.ptr(ptr)?;
                if !self.context.is_invariant(&ptr) {
                    return None;
                }
                PtrExpr::LoadPtr { ptr: Box::new(ptr), at: *at }
            }
        })
    }
}

fn known_expr(e: &Expr, speaks: &dyn Fn(Value) -> bool) -> bool {
    match e {
        Expr::Const(_) | Expr::Bound(_) => true,
        Expr::Int { value, .. } => speaks(*value),
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => known_expr(a, speaks) && known_expr(b, speaks),
        Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => known_expr(a, speaks),
        Expr::Min(all) | Expr::Max(all) => all.iter().all(|e| known_expr(e, speaks)),
        Expr::Offset(ptr) | Expr::Size { ptr, .. } | Expr::Length { ptr, .. } | Expr::Load { ptr, .. } => {
            known_ptr(ptr, speaks)
        }
    }
}

fn known_ptr(p: &PtrExpr, speaks: &dyn Fn(Value) -> bool) -> bool {
    match p {
        PtrExpr::Null | PtrExpr::Global(_) => true,
        PtrExpr::Value { value, .. } => speaks(*value),
        PtrExpr::Field(base, bytes) => known_ptr(base, speaks) && known_expr(bytes, speaks),
        PtrExpr::LoadPtr { ptr, .. } => known_ptr(ptr, speaks),
    }
}
