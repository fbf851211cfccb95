//! Collects the context of a loop.

use super::callees::{Callees, Use};
use super::debug_types::signs;
use super::memory_terms::{add_new, split};
use super::{IntVar, LoopContext, Place, PtrVar, Samples};
use crate::analysis::loops::Loop;
use crate::domain::formula::{Expr, Moment, PtrExpr};
use crate::ir::cfg::Cfg;
use crate::ir::{Body, CmpOp, FuncId, Inst, Program, Ty, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use std::collections::BTreeSet;

/// Constants beyond that many are left out: tables of magic numbers say little about loops.
const MOST_CONSTANTS: usize = 20;
const FEW_CASES: usize = 8;

impl<'a> LoopContext<'a> {
    pub fn new(
        program: &'a Program,
        func: FuncId,
        body: &'a Body,
        cfg: &'a Cfg,
        data: &'a Loop,
        callees: &'a Callees<'a>,
    ) -> LoopContext<'a> {
        let mut this = LoopContext::bare(program, func, body, cfg, data, callees);
        this.fill();
        this
    }

    /// Able to translate values into terms; the lists are empty.
    pub(super) fn bare(
        program: &'a Program,
        func: FuncId,
        body: &'a Body,
        cfg: &'a Cfg,
        data: &'a Loop,
        callees: &'a Callees<'a>,
    ) -> LoopContext<'a> {
        let mut inside = SecondaryMap::with_default(false);
        data.blocks.iter().for_each(|&b| inside[b] = true);
        let mut block_of = SecondaryMap::with_default(None);
        for (block, content) in &body.blocks {
            content.insts.iter().for_each(|&i| block_of[i] = Some(block));
        }
        LoopContext {
            program,
            func,
            body,
            cfg,
            data,
            ints: vec![],
            pointers: vec![],
            comparisons: vec![],
            accesses: vec![],
            cells: vec![],
            members: vec![],
            constants: vec![],
            parameters: body.blocks[body.entry].params.clone(),
            inside,
            block_of,
            signs: signs(program, body),
            repeated: super::repeated::repeated(body, data),
            scratch: super::scratch::scratch(body, data),
            callees,
            depth: 0,
            whole: false,
            stores: vec![],
            numbers: BTreeSet::new(),
            samples: Samples::default(),
            near: Default::default(),
        }
    }

    fn fill(&mut self) {
        let deeds = self.own_deeds();
        self.comparisons = deeds.comparisons;
        if self.is_body() {
            self.comparisons.extend(self.comparisons_of_callers());
        }
        self.accesses = deeds.accesses.into_iter().filter(|a| !self.is_constant(a)).collect();
        self.cells = deeds.cells;
        self.members = deeds.members;
        self.stores = deeds.stores;
        self.numbers = deeds.numbers;
        for (index, &param) in self.data.params.iter().enumerate() {
            self.add_param(index, param);
        }
        self.add_memory(true);
        for value in self.around() {
            self.add_outside(value);
        }
        self.add_memory(false);
        let moving = self.moving_members();
        add_new(moving, &mut self.members);
        self.constants = self.find_constants();
        self.near = self.find_near();
    }

    fn add_param(&mut self, index: usize, param: Value) {
        let (entries, updates) = self.entries_and_updates(index);
        let steps = self.param_steps(param, &updates);
        let written = steps.as_deref() != Some(&[0]);
        let place = Place::Header;
        match self.body.ty(param) {
            Ty::Int(1) => {}
            Ty::Int(width) => {
                let signed = self.sign(param);
                let entry = same(entries.iter().map(|&v| self.entry_int(v, signed)));
                let expr = Expr::now(param, signed);
                let drift = self.param_drift(param, &updates);
                self.ints.push(IntVar { expr, width, signed, place, entry, steps, drift, written });
            }
            Ty::Ptr => {
                let entry = same(entries.iter().map(|&v| self.entry_ptr(v)));
                let expr = PtrExpr::now(param);
                let pointee = self.pointee(&expr);
                self.pointers.push(PtrVar { expr, place, entry, steps, written, pointee });
            }
        }
    }

    /// Only what is there at the header, whichever way it was entered.
    fn entry_int(&self, value: Value, signed: bool) -> Option<Expr> {
        match &self.body.values[value].def {
            ValueDef::Const(bv) => super::terms::constant(bv, signed).map(Expr::Const),
            _ => self.is_outside(value).then(|| Expr::now(value, signed)),
        }
    }

    fn entry_ptr(&self, value: Value) -> Option<PtrExpr> {
        let known = self.body.values[value].def.is_constant() || self.is_outside(value);
        if known { self.ptr(value) } else { None }
    }

    /// Values from outside that have something to do with the loop: used in it, handed to it, compared near it.
    fn around(&self) -> Vec<Value> {
        let mut all: Vec<Value> = self.data.live_in.clone();
        for index in 0..self.data.params.len() {
            all.extend(self.entries_and_updates(index).0);
        }
        for c in &self.comparisons {
            [&c.a, &c.b].into_iter().for_each(|e| values(e, &mut all));
        }
        all.extend(self.parameters.iter().filter(|&&p| self.body.values[p].var.is_some()));
        let mut kept = vec![];
        for value in all {
            if !kept.contains(&value) && self.is_outside(value) {
                kept.push(value);
            }
        }
        kept
    }

    fn add_outside(&mut self, value: Value) {
        let (place, written) = (Place::Outside, false);
        let steps = Some(vec![0]);
        match self.body.ty(value) {
            Ty::Int(1) => {}
            Ty::Int(width) => {
                let signed = self.sign(value);
                let expr = Expr::now(value, signed);
                self.ints.push(IntVar {
                    entry: Some(expr.clone()),
                    expr,
                    width,
                    signed,
                    place,
                    steps,
                    drift: Some((0, 0)),
                    written,
                });
            }
            Ty::Ptr => {
                let Some(expr) = self.ptr(value) else { return };
                if self.ptr_var(&expr).is_none() {
                    let pointee = self.pointee(&expr);
                    let entry = Some(expr.clone());
                    self.pointers.push(PtrVar { expr, place, entry, steps, written, pointee });
                }
            }
        }
    }

    /// Scalars at addresses that stay, those that the loop writes or the others.
    fn add_memory(&mut self, written: bool) {
        for access in self.accesses.clone() {
            let Some(bytes) = access.bytes else { continue };
            let ptr = access.base.clone().plus(access.offset.clone());
            if !self.is_invariant(&ptr) || bytes == 0 || bytes > 8 || self.is_stored(&ptr) != written {
                continue;
            }
            let place = Place::Memory;
            if access.pointer {
                let expr = PtrExpr::LoadPtr { ptr: Box::new(ptr), at: Moment::Now };
                if self.ptr_var(&expr).is_none() {
                    let steps = (!written).then(|| vec![0]);
                    let (entry, pointee) = (None, self.pointee(&expr));
                    self.pointers.push(PtrVar { expr, place, entry, steps, written, pointee });
                }
                continue;
            }
            let signed = self.loaded_sign(&ptr).or(access.signed).unwrap_or(true);
            let steps = if written { self.memory_steps(&ptr) } else { Some(vec![0]) };
            let drift = if written { self.memory_drift(&ptr) } else { Some((0, 0)) };
            let expr = Expr::Load { ptr, bytes, signed, at: Moment::Now };
            if self.int_var(&expr).is_none() {
                let width = bytes * 8;
                self.ints.push(IntVar { expr, width, signed, place, entry: None, steps, drift, written });
            }
        }
    }

    fn is_stored(&self, ptr: &PtrExpr) -> bool {
        let (base, offset) = split(ptr.clone());
        self.accesses.iter().any(|a| a.write && a.base == base && (a.offset == offset || a.bytes.is_none()))
    }

    /// What bounds something says more than what is only told apart, as characters are.
    fn find_constants(&self) -> Vec<i128> {
        let (mut limits, mut cases, mut steps) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for c in &self.comparisons {
            let orders = !matches!(c.op, CmpOp::Eq | CmpOp::Ne);
            let all = if orders { &mut limits } else { &mut cases };
            [&c.a, &c.b].into_iter().for_each(|e| constants(e, all));
        }
        for var in &self.ints {
            steps.extend(var.steps.iter().flatten().copied().filter(|&s| s != 0));
            constants(var.entry.as_ref().unwrap_or(&Expr::ZERO), &mut steps);
        }
        let sizes: BTreeSet<i128> = self
            .buffers()
            .into_iter()
            .filter_map(|ptr| match self.allocated(&ptr) {
                Some(Expr::Const(c)) => Some(c),
                _ => None,
            })
            .collect();
        let ranges: BTreeSet<i128> =
            self.accesses.iter().flat_map(|a| a.range).flat_map(|r| [r.0, r.1]).collect();
        let of_callees =
            |wanted: Use| self.numbers.iter().filter(move |(u, _)| *u == wanted).map(|(_, n)| *n);
        let mut order: Vec<i128> = limits.into_iter().chain(sizes).chain(steps).collect();
        order.extend(cases.iter().copied().take(FEW_CASES));
        order.extend(of_callees(Use::Limit).chain(ranges).chain(cases).chain(of_callees(Use::Case)));
        let mut all: BTreeSet<i128> = BTreeSet::new();
        for number in order.into_iter().filter(|c| c.unsigned_abs() < 1 << 64) {
            if all.len() < MOST_CONSTANTS {
                all.insert(number);
            }
        }
        all.into_iter().collect()
    }

    /// The size of the object, where its allocation is in sight.
    pub fn allocated(&self, ptr: &PtrExpr) -> Option<Expr> {
        match ptr {
            PtrExpr::Global(id) => self.program.globals[*id].size.map(|s| Expr::Const(i128::from(s))),
            PtrExpr::Value { value, .. } => match self.definition(*value)? {
                Inst::Alloca { bytes, .. } | Inst::Alloc { bytes } => self.size_term(*bytes),
                Inst::Call { callee: crate::ir::Callee::Func(id), args } => {
                    let arg = |i: usize| self.size_term(*args.get(i)?);
                    match self.program.funcs[*id].name.as_str() {
                        "malloc" | "alloca" => arg(0),
                        "calloc" => Some(arg(0)?.times(arg(1)?)),
                        "realloc" => arg(1),
                        _ => None,
                    }
                }
                _ => None,
            },
            PtrExpr::Null | PtrExpr::Field(..) | PtrExpr::LoadPtr { .. } => None,
        }
    }

    /// Unlike `int`, looks through the definitions of values from outside: `malloc(n * 4)` is about `n`.
    fn size_term(&self, value: Value) -> Option<Expr> {
        self.outside_int(value, 6)
    }
}

fn same<T: PartialEq>(mut all: impl Iterator<Item = Option<T>>) -> Option<T> {
    let first = all.next()??;
    all.all(|other| other.as_ref() == Some(&first)).then_some(first)
}

fn values(e: &Expr, all: &mut Vec<Value>) {
    match e {
        Expr::Int { value, .. } => all.push(*value),
        Expr::Offset(p) => values_of_pointer(p, all),
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
            values(a, all);
            values(b, all);
        }
        Expr::Neg(a) | Expr::Div(a, _) | Expr::Rem(a, _) | Expr::Wrap { of: a, .. } => values(a, all),
        Expr::Const(_)
        | Expr::Bound(_)
        | Expr::Min(_)
        | Expr::Max(_)
        | Expr::Size { .. }
        | Expr::Length { .. }
        | Expr::Load { .. } => {}
    }
}

fn values_of_pointer(p: &PtrExpr, all: &mut Vec<Value>) {
    match p {
        PtrExpr::Value { value, .. } => all.push(*value),
        PtrExpr::Field(base, _) => values_of_pointer(base, all),
        PtrExpr::Null | PtrExpr::Global(_) | PtrExpr::LoadPtr { .. } => {}
    }
}

fn constants(e: &Expr, all: &mut BTreeSet<i128>) {
    match e {
        Expr::Const(c) => _ = all.insert(*c),
        Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
            constants(a, all);
            constants(b, all);
        }
        Expr::Neg(a) | Expr::Wrap { of: a, .. } => constants(a, all),
        Expr::Div(a, by) | Expr::Rem(a, by) => {
            constants(a, all);
            all.insert(*by);
        }
        Expr::Int { .. }
        | Expr::Bound(_)
        | Expr::Min(_)
        | Expr::Max(_)
        | Expr::Offset(_)
        | Expr::Size { .. }
        | Expr::Length { .. }
        | Expr::Load { .. } => {}
    }
}
