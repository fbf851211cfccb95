//! What a loop offers to speak about: its variables, the values around it, the memory it uses, the comparisons near it.
//!
//! All of it is read off the text of the function, so it may be wrong about what a run does (a sum may wrap, a load may
//! see a later store): it is material for candidates, not for conclusions.

mod build;
mod callees;
mod callers;
mod compare;
pub mod debug_types;
mod members;
pub mod memory_terms;
mod near;
mod ranges;
mod relevant;
mod repeated;
mod samples;
mod scratch;
mod steps;
mod terms;
mod weakened;

pub use callees::Callees;
pub use compare::{Comparison, Position};
pub use members::MemberUse;
pub use memory_terms::Access;
pub use relevant::Relevant;
pub use samples::{Array, Samples};

use super::formula::{Expr, Formula, Moment, PtrExpr};
use crate::analysis::loops::Loop;
use crate::ir::cfg::Cfg;
use crate::ir::{BlockId, Body, FuncId, InstId, Program, TypeId, Value};
use cranelift_entity::SecondaryMap;

/// Where a variable lives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    /// A parameter of the header.
    Header,
    /// A value from outside of the loop.
    Outside,
    /// In memory, at an address that the loop does not change.
    Memory,
}

#[derive(Clone, PartialEq, Debug)]
pub struct IntVar {
    /// Its value at the header.
    pub expr: Expr,
    pub width: u32,
    pub signed: bool,
    pub place: Place,
    /// The value with which the loop is entered, where the text tells.
    pub entry: Option<Expr>,
    /// What one iteration may add, ascending, where the text tells.
    pub steps: Option<Vec<i128>>,
    /// The least and the most that one iteration may add, where the text tells.
    pub drift: Option<ranges::Range>,
    pub written: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct PtrVar {
    pub expr: PtrExpr,
    pub place: Place,
    pub entry: Option<PtrExpr>,
    /// In bytes.
    pub steps: Option<Vec<i128>>,
    pub written: bool,
    /// What it points to, as the source says.
    pub pointee: Option<TypeId>,
}

pub struct LoopContext<'a> {
    pub program: &'a Program,
    pub func: FuncId,
    pub body: &'a Body,
    pub cfg: &'a Cfg,
    pub data: &'a Loop,
    /// Header parameters first, then scalars in memory that the loop writes, then values from outside, then scalars
    /// that it only reads. No booleans.
    pub ints: Vec<IntVar>,
    pub pointers: Vec<PtrVar>,
    /// Without repetition, in the order of the text: inside, before, after the loop.
    pub comparisons: Vec<Comparison>,
    /// Reads, writes and calls that use memory.
    pub accesses: Vec<Access>,
    /// Elements of arrays that it uses at indices which have no term.
    pub cells: Vec<Access>,
    /// Members of structures that it uses through pointers which move or have no term.
    pub members: Vec<MemberUse>,
    /// Compared with or added to something in the loop, array and allocation sizes; ascending.
    pub constants: Vec<i128>,
    /// Parameters of the function.
    pub parameters: Vec<Value>,
    callees: &'a Callees<'a>,
    /// How many calls lead here from the loop.
    depth: u32,
    /// It is the body of a function, seen as one iteration.
    whole: bool,
    /// What stores of the loop and of its callees add.
    stores: Vec<callees::Stored>,
    /// Of its callees, too: lengths of arrays, and what anything is compared with.
    numbers: std::collections::BTreeSet<(callees::Use, i128)>,
    /// What runs have shown.
    pub samples: Samples,
    inside: SecondaryMap<BlockId, bool>,
    block_of: SecondaryMap<InstId, Option<BlockId>>,
    signs: SecondaryMap<Value, Option<bool>>,
    /// Blocks that one iteration may run several times.
    repeated: rustc_hash::FxHashSet<BlockId>,
    /// What goes together.
    near: near::Near,
    /// Variables that each iteration begins anew.
    scratch: rustc_hash::FxHashSet<Value>,
}

impl<'a> LoopContext<'a> {
    /// Integer variables that an iteration may change.
    pub fn loop_ints(&self) -> impl Iterator<Item = &IntVar> {
        self.ints.iter().filter(|v| v.written)
    }

    pub fn loop_pointers(&self) -> impl Iterator<Item = &PtrVar> {
        self.pointers.iter().filter(|v| v.written)
    }

    pub fn int_var(&self, expr: &Expr) -> Option<&IntVar> {
        self.ints.iter().find(|v| v.expr == *expr)
    }

    pub fn ptr_var(&self, expr: &PtrExpr) -> Option<&PtrVar> {
        self.pointers.iter().find(|v| v.expr == *expr)
    }

    pub fn contains(&self, block: BlockId) -> bool {
        self.inside[block]
    }

    pub fn is_header_param(&self, value: Value) -> bool {
        self.data.params.contains(&value)
    }

    /// The same term in another state. Entry values that the text tells take the place of those at entry.
    pub fn expr_at(&self, expr: &Expr, moment: Moment) -> Expr {
        let known = match moment {
            Moment::Entry => self.int_var(expr).and_then(|v| v.entry.clone()),
            Moment::Now | Moment::Next => None,
        };
        known.unwrap_or_else(|| self.mover(moment).expr(expr))
    }

    pub fn ptr_at(&self, ptr: &PtrExpr, moment: Moment) -> PtrExpr {
        self.mover(moment).ptr(ptr)
    }

    /// A fact about the header's states, said of another moment.
    pub fn formula_at(&self, formula: &Formula, moment: Moment) -> Formula {
        self.mover(moment).formula(formula)
    }

    fn mover(&self, moment: Moment) -> Mover<'_, 'a> {
        Mover { context: self, moment }
    }
}

/// Moves what stands at `Now` to another moment.
struct Mover<'m, 'a> {
    context: &'m LoopContext<'a>,
    moment: Moment,
}

impl Mover<'_, '_> {
    fn at(&self, at: Moment) -> Moment {
        if at == Moment::Now { self.moment } else { at }
    }

    fn many(&self, parts: &[Expr]) -> Vec<Expr> {
        parts.iter().map(|e| self.expr(e)).collect()
    }

    fn expr(&self, e: &Expr) -> Expr {
        match e {
            Expr::Const(_) | Expr::Bound(_) => e.clone(),
            Expr::Int { value, signed, at } => {
                if !self.context.is_header_param(*value) || *at != Moment::Now {
                    return e.clone();
                }
                let entry = match self.moment {
                    Moment::Entry => self.context.int_var(e).and_then(|v| v.entry.clone()),
                    Moment::Now | Moment::Next => None,
                };
                entry.unwrap_or(Expr::Int { value: *value, signed: *signed, at: self.moment })
            }
            Expr::Add(a, b) => self.expr(a).plus(self.expr(b)),
            Expr::Sub(a, b) => self.expr(a).minus(self.expr(b)),
            Expr::Mul(a, b) => self.expr(a).times(self.expr(b)),
            Expr::Neg(a) => self.expr(a).negated(),
            Expr::Div(a, by) => Expr::Div(Box::new(self.expr(a)), *by),
            Expr::Rem(a, by) => Expr::Rem(Box::new(self.expr(a)), *by),
            Expr::Min(parts) => Expr::Min(self.many(parts)),
            Expr::Max(parts) => Expr::Max(self.many(parts)),
            Expr::Offset(p) => self.ptr(p).offset(),
            Expr::Size { ptr, at } => Expr::Size { ptr: self.ptr(ptr), at: self.at(*at) },
            Expr::Length { ptr, at } => Expr::Length { ptr: self.ptr(ptr), at: self.at(*at) },
            Expr::Load { ptr, bytes, signed, at } => {
                Expr::Load { ptr: self.ptr(ptr), bytes: *bytes, signed: *signed, at: self.at(*at) }
            }
            Expr::Wrap { width, signed, of } => {
                Expr::Wrap { width: *width, signed: *signed, of: Box::new(self.expr(of)) }
            }
        }
    }

    fn formula(&self, f: &Formula) -> Formula {
        let many = |parts: &[Formula]| parts.iter().map(|p| self.formula(p)).collect();
        match f {
            Formula::True | Formula::False => f.clone(),
            Formula::Cmp(kind, a, b) => Formula::Cmp(*kind, self.expr(a), self.expr(b)),
            Formula::And(parts) => Formula::And(many(parts)),
            Formula::Or(parts) => Formula::Or(many(parts)),
            Formula::Not(inner) => Formula::Not(Box::new(self.formula(inner))),
            Formula::Implies(a, b) => Formula::Implies(Box::new(self.formula(a)), Box::new(self.formula(b))),
            Formula::Valid { ptr, at } => Formula::Valid { ptr: self.ptr(ptr), at: self.at(*at) },
            Formula::SameObject(a, b) => Formula::SameObject(self.ptr(a), self.ptr(b)),
            Formula::Heap(ptr) => Formula::Heap(self.ptr(ptr)),
            Formula::Terminated { ptr, at } => Formula::Terminated { ptr: self.ptr(ptr), at: self.at(*at) },
            Formula::Distinct { var, lo, hi, place } => {
                Formula::Distinct { var: *var, lo: self.expr(lo), hi: self.expr(hi), place: self.ptr(place) }
            }
            Formula::Forall { var, lo, hi, body } => Formula::Forall {
                var: *var,
                lo: self.expr(lo),
                hi: self.expr(hi),
                body: Box::new(self.formula(body)),
            },
        }
    }

    fn ptr(&self, p: &PtrExpr) -> PtrExpr {
        match p {
            PtrExpr::Null | PtrExpr::Global(_) => p.clone(),
            PtrExpr::Value { value, at } => {
                if !self.context.is_header_param(*value) || *at != Moment::Now {
                    return p.clone();
                }
                let entry = match self.moment {
                    Moment::Entry => self.context.ptr_var(p).and_then(|v| v.entry.clone()),
                    Moment::Now | Moment::Next => None,
                };
                entry.unwrap_or(PtrExpr::Value { value: *value, at: self.moment })
            }
            PtrExpr::Field(base, bytes) => self.ptr(base).plus(self.expr(bytes)),
            PtrExpr::LoadPtr { ptr, at } => {
                PtrExpr::LoadPtr { ptr: Box::new(self.ptr(ptr)), at: self.at(*at) }
            }
        }
    }
}
