//! Which numbers of a loop have to do with each other.
//!
//! In a loop with few variables, all of them. Where there are many, most pairs have nothing in common but the loop (a flag of the command
//! line and a count of bits), and what could be said of all of them would keep the solver from the rest. There, two go together if
//! the text brings them together, at once or by way of one other: they are compared, one flows into the other, both are
//! part of one address, both count. A constant goes with what it is compared with, added to or assigned to, and with what is near to that.

use super::LoopContext;
use crate::domain::formula::{Expr, Formula, Moment, PtrExpr};
use crate::ir::{Inst, Value, ValueDef};
use std::collections::{BTreeMap, BTreeSet};

/// With so many pairs at most, everything goes together.
const FEW: usize = 300;
/// Counters that are taken to go together at most.
const COUNTERS: usize = 6;
/// Instructions that are looked through for what flows into an update.
const STEPS: usize = 60;

/// A number that formulas speak of: a variable, or the place of a pointer.
type Atom = Expr;

#[derive(Default)]
pub(super) struct Near {
    /// What goes with each; None: everything goes together.
    others: Option<BTreeMap<Atom, BTreeSet<Atom>>>,
    constants: BTreeMap<i128, BTreeSet<Atom>>,
}

impl LoopContext<'_> {
    /// Has what the formula speaks of to do with each other?
    pub fn goes_together(&self, formula: &Formula) -> bool {
        if self.near.others.is_none() {
            return true;
        }
        let found = Found::of(formula);
        let is_near = |c: &i128| found.atoms.iter().any(|a| self.is_near_constant(a, *c));
        self.are_near(&found.atoms) && (found.atoms.is_empty() || found.constants.iter().all(is_near))
    }

    /// The same, whatever constants it speaks of.
    pub fn variables_go_together(&self, formula: &Formula) -> bool {
        self.near.others.is_none() || self.are_near(&Found::of(formula).atoms)
    }

    fn are_near(&self, atoms: &BTreeSet<Atom>) -> bool {
        let Some(others) = &self.near.others else { return true };
        let goes_with = |a: &Atom, b: &Atom| a == b || others.get(a).is_some_and(|all| all.contains(b));
        atoms.iter().all(|a| atoms.iter().all(|b| goes_with(a, b)))
    }

    fn is_near_constant(&self, atom: &Atom, constant: i128) -> bool {
        // What is one beside a limit is as good as the limit.
        constant.unsigned_abs() <= 1
            || (constant - 1..=constant + 1)
                .any(|c| self.near.constants.get(&c).is_some_and(|all| all.contains(atom)))
    }

    pub(super) fn find_near(&self) -> Near {
        let written = self.ints.iter().filter(|v| v.written).count();
        if written * (self.ints.len() + 2 * self.constants.len()) <= FEW {
            return Near::default();
        }
        let mut groups: Vec<Found> = vec![];
        let mut add = |exprs: &[&Expr]| {
            let mut found = Found::default();
            exprs.iter().for_each(|e| found.expr(e));
            groups.push(found);
        };
        for c in &self.comparisons {
            add(&[&c.a, &c.b]);
        }
        for access in &self.accesses {
            let base = access.base.offset();
            let size = self.allocated(&access.base).unwrap_or(Expr::ZERO);
            let element = Expr::Const(access.member.and_then(|m| m.bytes).unwrap_or(0));
            add(&[&base, &access.offset, &size, &element]);
            if let (Some(range), Some(bytes)) = (access.range, access.bytes) {
                let place = access.base.clone().plus(access.offset.clone());
                let stored = Expr::Load { ptr: place, bytes, signed: true, at: Moment::Now };
                add(&[&stored, &Expr::Const(range.0), &Expr::Const(range.1)]);
            }
        }
        for var in &self.ints {
            let steps: Vec<Expr> = var.steps.iter().flatten().map(|s| Expr::Const(*s)).collect();
            let mut all: Vec<&Expr> = vec![&var.expr];
            all.extend(var.entry.iter().chain(&steps));
            add(&all);
        }
        let counts = |steps: &Option<Vec<i128>>| steps.as_ref().is_some_and(|s| s.iter().any(|s| *s != 0));
        let places: Vec<Expr> =
            self.pointers.iter().filter(|p| p.written && counts(&p.steps)).map(|p| p.expr.offset()).collect();
        let counters: Vec<&Expr> = self
            .ints
            .iter()
            .filter(|v| v.written && counts(&v.steps))
            .map(|v| &v.expr)
            .chain(&places)
            .collect();
        add(&counters[..counters.len().min(COUNTERS)]);
        for (index, &param) in self.data.params.iter().enumerate() {
            let sources: Vec<Expr> = self.flows_into(&self.entries_and_updates(index).1);
            let own = Found::of_value(self, param);
            let mut all: Vec<&Expr> = own.iter().collect();
            all.extend(&sources);
            add(&all);
        }
        Near::of(groups)
    }

    /// The variables of the loop that these values are computed from in one iteration.
    fn flows_into(&self, values: &[Value]) -> Vec<Expr> {
        let mut seen: BTreeSet<Value> = BTreeSet::new();
        let mut waiting: Vec<Value> = values.to_vec();
        let mut found = vec![];
        while let Some(value) = waiting.pop() {
            if seen.len() >= STEPS || !seen.insert(value) {
                continue;
            }
            if self.is_header_param(value) || self.is_outside(value) {
                found.extend(Found::of_value(self, value));
                continue;
            }
            match &self.body.values[value].def {
                ValueDef::Param(block, index) => waiting.extend(self.arguments(*block, *index as usize)),
                ValueDef::Result(inst, _) => match &self.body.insts[*inst].inst {
                    Inst::Load { .. } => found.extend(self.int(value, None)),
                    other => waiting.extend(other.operands()),
                },
                ValueDef::Const(bv) => found.extend(super::terms::constant(bv, true).map(Expr::Const)),
                ValueDef::Null | ValueDef::Global(_) | ValueDef::Func(_) => {}
            }
        }
        found
    }
}

impl Near {
    /// Those of one group are beside each other; near is what is beside it, or beside something that is.
    fn of(groups: Vec<Found>) -> Near {
        let mut beside: BTreeMap<Atom, BTreeSet<Atom>> = BTreeMap::new();
        for group in &groups {
            for atom in &group.atoms {
                beside.entry(atom.clone()).or_default().extend(group.atoms.iter().cloned());
            }
        }
        let mut others = beside.clone();
        for (atom, direct) in &beside {
            let behind = direct.iter().filter_map(|other| beside.get(other)).flatten();
            others.entry(atom.clone()).or_default().extend(behind.cloned());
        }
        let mut constants: BTreeMap<i128, BTreeSet<Atom>> = BTreeMap::new();
        for group in &groups {
            for &constant in &group.constants {
                let near = group.atoms.iter().filter_map(|a| beside.get(a)).flatten();
                constants.entry(constant).or_default().extend(near.cloned());
            }
        }
        Near { others: Some(others), constants }
    }
}

/// What a formula speaks of.
#[derive(Default)]
struct Found {
    atoms: BTreeSet<Atom>,
    constants: BTreeSet<i128>,
}

impl Found {
    fn of(formula: &Formula) -> Found {
        let mut found = Found::default();
        found.formula(formula);
        found
    }

    fn of_value(context: &LoopContext<'_>, value: Value) -> Option<Expr> {
        context.int(value, None).or_else(|| Some(context.ptr(value)?.offset()))
    }

    fn formula(&mut self, formula: &Formula) {
        match formula {
            Formula::True | Formula::False => {}
            Formula::Cmp(_, a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|p| self.formula(p)),
            Formula::Not(inner) => self.formula(inner),
            Formula::Implies(a, b) => {
                self.formula(a);
                self.formula(b);
            }
            Formula::Valid { ptr, .. } | Formula::Terminated { ptr, .. } | Formula::Heap(ptr) => {
                self.place(ptr)
            }
            Formula::SameObject(a, b) => {
                self.place(a);
                self.place(b);
            }
            Formula::Distinct { lo, hi, place, .. } => {
                self.expr(lo);
                self.expr(hi);
                self.place(place);
            }
            Formula::Forall { lo, hi, body, .. } => {
                self.expr(lo);
                self.expr(hi);
                self.formula(body);
            }
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Const(c) => _ = self.constants.insert(*c),
            Expr::Bound(_) => {}
            Expr::Int { value, signed: _, at: _ } => {
                self.atoms.insert(Expr::Int { value: *value, signed: true, at: Moment::Now });
            }
            Expr::Add(a, b) | Expr::Sub(a, b) | Expr::Mul(a, b) => {
                self.expr(a);
                self.expr(b);
            }
            Expr::Div(a, by) | Expr::Rem(a, by) => {
                self.expr(a);
                self.constants.insert(*by);
            }
            Expr::Neg(a) | Expr::Wrap { of: a, .. } => self.expr(a),
            Expr::Min(parts) | Expr::Max(parts) => parts.iter().for_each(|p| self.expr(p)),
            Expr::Offset(ptr) | Expr::Size { ptr, .. } | Expr::Length { ptr, .. } => self.place(ptr),
            Expr::Load { ptr, bytes, .. } => {
                let ptr = at_now(ptr);
                self.atoms.insert(Expr::Load { ptr, bytes: *bytes, signed: true, at: Moment::Now });
            }
        }
    }

    fn place(&mut self, ptr: &PtrExpr) {
        match ptr {
            PtrExpr::Null | PtrExpr::Global(_) => {}
            PtrExpr::Field(base, bytes) => {
                self.place(base);
                self.expr(bytes);
            }
            PtrExpr::Value { .. } | PtrExpr::LoadPtr { .. } => {
                self.atoms.insert(Expr::Offset(at_now(ptr)));
            }
        }
    }
}

/// The same pointer, whenever it is spoken of.
fn at_now(ptr: &PtrExpr) -> PtrExpr {
    match ptr {
        PtrExpr::Null | PtrExpr::Global(_) => ptr.clone(),
        PtrExpr::Value { value, .. } => PtrExpr::now(*value),
        PtrExpr::Field(base, bytes) => PtrExpr::Field(Box::new(at_now(base)), bytes.clone()),
        PtrExpr::LoadPtr { ptr, .. } => PtrExpr::LoadPtr { ptr: Box::new(at_now(ptr)), at: Moment::Now },
    }
}
