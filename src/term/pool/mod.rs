//! The arena of terms. Equal terms are one term (hash consing), and building simplifies.
//!
//! A term's arguments have smaller indices than the term, so index order is a topological order; nothing here recurses
//! over terms, which may be a million deep, and nothing depends on the order of a hash map.

mod build;
mod check;
mod eval;
mod print;
mod range;
mod simp;
mod walk;

#[cfg(test)]
mod tests;

pub use eval::{Assignment, Evaluator};
pub use print::DisplayTerm;
pub use range::Range;

use super::bv::Bv;
use super::op::Op;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use std::ops::Deref;

/// A term of one pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Term(u32);

impl Term {
    /// Dense from 0, in the order of creation: arguments come before the terms that use them.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A variable of one pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct VarId(u32);

impl VarId {
    /// Dense from 0, in the order of creation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The arguments of an application, in place: no operator has more than three.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Args {
    len: u8,
    terms: [Term; 3],
}

impl Args {
    fn new(args: &[Term]) -> Args {
        let mut terms = [Term(0); 3];
        terms[..args.len()].copy_from_slice(args);
        Args { len: args.len() as u8, terms }
    }
}

impl Deref for Args {
    type Target = [Term];

    fn deref(&self) -> &[Term] {
        &self.terms[..usize::from(self.len)]
    }
}

/// What a term is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TermData {
    Const(Bv),
    Var(VarId),
    App(Op, Args),
}

/// The width is part of a term's identity: extensions of one argument differ in nothing else.
#[derive(PartialEq, Eq, Hash)]
struct Node {
    width: u32,
    data: TermData,
}

struct Var {
    name: Box<str>,
    term: Term,
}

/// Counters for statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PoolStats {
    pub terms: usize,
    pub vars: usize,
    /// Requests that an existing term answered.
    pub hits: u64,
}

/// The arena.
pub struct Pool {
    nodes: Vec<Node>,
    table: HashTable<Term>,
    vars: Vec<Var>,
    by_name: FxHashMap<Box<str>, VarId>,
    ranges: Vec<Range>,
    simplify: bool,
    /// How many rules are under way.
    depth: u32,
    max_depth: u32,
    hits: u64,
}

impl Default for Pool {
    fn default() -> Pool {
        Pool::new()
    }
}

fn hash_of(node: &Node) -> u64 {
    FxBuildHasher.hash_one(node)
}

impl Pool {
    /// A pool that simplifies while building.
    pub fn new() -> Pool {
        Pool::with_simplification(true)
    }

    /// A pool that builds exactly what is asked for, not even folding constants: the reference in tests.
    pub fn new_plain() -> Pool {
        Pool::with_simplification(false)
    }

    fn with_simplification(simplify: bool) -> Pool {
        Pool {
            nodes: Vec::new(),
            table: HashTable::new(),
            vars: Vec::new(),
            by_name: FxHashMap::default(),
            ranges: Vec::new(),
            simplify,
            depth: 0,
            max_depth: simp::MAX_DEPTH,
            hits: 0,
        }
    }

    /// What the term is.
    #[inline]
    pub fn data(&self, t: Term) -> &TermData {
        &self.nodes[t.index()].data
    }

    #[inline]
    pub fn width(&self, t: Term) -> u32 {
        self.nodes[t.index()].width
    }

    /// The value of a constant.
    #[inline]
    pub fn as_const(&self, t: Term) -> Option<&Bv> {
        match self.data(t) {
            TermData::Const(value) => Some(value),
            TermData::Var(_) | TermData::App(..) => None,
        }
    }

    pub fn as_var(&self, t: Term) -> Option<VarId> {
        match self.data(t) {
            TermData::Var(var) => Some(*var),
            TermData::Const(_) | TermData::App(..) => None,
        }
    }

    /// Operator and arguments of an application.
    #[inline]
    pub fn as_app(&self, t: Term) -> Option<(Op, Args)> {
        match self.data(t) {
            TermData::App(op, args) => Some((*op, *args)),
            TermData::Const(_) | TermData::Var(_) => None,
        }
    }

    /// The arguments; none for constants and variables.
    pub fn args(&self, t: Term) -> &[Term] {
        match self.data(t) {
            TermData::App(_, args) => args,
            TermData::Const(_) | TermData::Var(_) => &[],
        }
    }

    pub fn is_true(&self, t: Term) -> bool {
        self.width(t) == 1 && self.as_const(t).is_some_and(|c| !c.is_zero())
    }

    pub fn is_false(&self, t: Term) -> bool {
        self.width(t) == 1 && self.as_const(t).is_some_and(Bv::is_zero)
    }

    /// How many terms there are; their indices are below this.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn stats(&self) -> PoolStats {
        PoolStats { terms: self.nodes.len(), vars: self.vars.len(), hits: self.hits }
    }

    /// The variable of that name, made if it is new. Panics if it has another width.
    pub fn var(&mut self, name: &str, width: u32) -> Term {
        if let Some(&var) = self.by_name.get(name) {
            let term = self.var_term(var);
            let known = self.width(term);
            assert!(known == width, "variable {name} has width {known} and is asked for with width {width}");
            self.hits += 1;
            return term;
        }
        self.new_var(name, width)
    }

    /// A new variable, named `name`, or `name!k` if that is taken.
    pub fn fresh_var(&mut self, name: &str, width: u32) -> Term {
        if !self.by_name.contains_key(name) {
            return self.new_var(name, width);
        }
        let mut k = self.vars.len();
        loop {
            let numbered = format!("{name}!{k}");
            if !self.by_name.contains_key(numbered.as_str()) {
                return self.new_var(&numbered, width);
            }
            k += 1;
        }
    }

    fn new_var(&mut self, name: &str, width: u32) -> Term {
        assert!(width >= 1, "variable {name} of width 0");
        let var = VarId(u32::try_from(self.vars.len()).expect("fewer than 2^32 variables"));
        let term = self.intern(width, TermData::Var(var));
        self.vars.push(Var { name: name.into(), term });
        self.by_name.insert(name.into(), var);
        term
    }

    pub fn var_name(&self, var: VarId) -> &str {
        &self.vars[var.index()].name
    }

    pub fn var_width(&self, var: VarId) -> u32 {
        self.width(self.var_term(var))
    }

    /// The term that is this variable.
    pub fn var_term(&self, var: VarId) -> Term {
        self.vars[var.index()].term
    }

    /// All variables in the order of creation.
    pub fn vars(&self) -> impl Iterator<Item = VarId> + use<> {
        (0..self.vars.len() as u32).map(VarId)
    }

    /// The variable of that name, if there is one.
    pub fn find_var(&self, name: &str) -> Option<VarId> {
        self.by_name.get(name).copied()
    }

    fn intern(&mut self, width: u32, data: TermData) -> Term {
        let node = Node { width, data };
        let hash = hash_of(&node);
        if let Some(&term) = self.table.find(hash, |t| self.nodes[t.index()] == node) {
            self.hits += 1;
            return term;
        }
        let term = Term(u32::try_from(self.nodes.len()).expect("fewer than 2^32 terms"));
        self.ranges.push(self.range_of(width, &node.data));
        self.nodes.push(node);
        let nodes = &self.nodes;
        self.table.insert_unique(hash, term, |t| hash_of(&nodes[t.index()]));
        term
    }
}
