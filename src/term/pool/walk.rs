//! Walks over the cone of a term: its nodes, its variables, and its image under a substitution.

use super::{Pool, Term, TermData, VarId};
use rustc_hash::FxHashMap;

impl Pool {
    /// The terms that the roots consist of, arguments before the terms that use them.
    pub fn cone(&self, roots: &[Term]) -> Vec<Term> {
        let mut seen = vec![false; roots.iter().map(|r| r.index() + 1).max().unwrap_or(0)];
        let mut stack = roots.to_vec();
        let mut cone = Vec::new();
        while let Some(term) = stack.pop() {
            if !std::mem::replace(&mut seen[term.index()], true) {
                cone.push(term);
                stack.extend_from_slice(self.args(term));
            }
        }
        // Index order is topological.
        cone.sort_unstable();
        cone
    }

    /// How many different terms the roots consist of.
    pub fn size_of(&self, roots: &[Term]) -> usize {
        self.cone(roots).len()
    }

    /// The variables in the cone of the roots, in the order of creation.
    pub fn vars_of(&self, roots: &[Term]) -> Vec<VarId> {
        let mut vars: Vec<VarId> = self.cone(roots).iter().filter_map(|&t| self.as_var(t)).collect();
        vars.sort_unstable();
        vars
    }

    /// The term with variables replaced; `map` is asked once per variable, and `None` keeps it.
    pub fn map_vars(&mut self, term: Term, map: impl FnMut(VarId) -> Option<Term>) -> Term {
        self.map_vars_memo(term, &mut FxHashMap::default(), map)
    }

    /// As `map_vars`, with a memo that serves further terms under the same map.
    pub fn map_vars_memo(
        &mut self,
        term: Term,
        memo: &mut FxHashMap<Term, Term>,
        mut map: impl FnMut(VarId) -> Option<Term>,
    ) -> Term {
        let mut stack = vec![term];
        while let Some(&top) = stack.last() {
            if memo.contains_key(&top) {
                stack.pop();
                continue;
            }
            if let Some(image) = self.map_step(top, memo, &mut map, &mut stack) {
                memo.insert(top, image);
                stack.pop();
            }
        }
        memo[&term]
    }

    /// The image of a term whose arguments have theirs; otherwise `None`, with the missing ones on the stack.
    fn map_step(
        &mut self,
        term: Term,
        memo: &FxHashMap<Term, Term>,
        map: &mut impl FnMut(VarId) -> Option<Term>,
        stack: &mut Vec<Term>,
    ) -> Option<Term> {
        let (op, args) = match *self.data(term) {
            TermData::Const(_) => return Some(term),
            TermData::Var(var) => return Some(self.map_var(var, map)),
            TermData::App(op, args) => (op, args),
        };
        let before = stack.len();
        stack.extend(args.iter().filter(|a| !memo.contains_key(a)));
        if stack.len() > before {
            return None;
        }
        let images: Vec<Term> = args.iter().map(|a| memo[a]).collect();
        // An unchanged term stays itself, also if it could be simplified differently by now.
        if images[..] == args[..] {
            return Some(term);
        }
        Some(self.app(op, &images, self.width(term)))
    }

    fn map_var(&self, var: VarId, map: &mut impl FnMut(VarId) -> Option<Term>) -> Term {
        let image = map(var).unwrap_or_else(|| self.var_term(var));
        let (from, to) = (self.var_width(var), self.width(image));
        assert!(from == to, "{} of width {from} is replaced by a term of width {to}", self.var_name(var));
        image
    }
}
