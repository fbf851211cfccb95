//! Terms to and-inverter graph, each term once, without recursion (terms may be a million deep).

use super::aig::{Aig, AigLit};
use super::operators;
use crate::term::{Bv, Op, Pool, Term, TermData};
use thiserror::Error;

#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BlastError {
    /// The caller has to havoc such a term and to say so; see `is_supported`.
    #[error("there is no circuit for {0:?}")]
    Unsupported(Op),
    #[error("the circuit has more than {0} nodes")]
    TooLarge(usize),
    #[error("the run was stopped")]
    Stopped,
}

/// Below this the bound on a circuit's size, which is coarse, refuses nothing: what was built is counted anyway.
const SMALL_CIRCUIT: usize = 1 << 20;

/// Where the bits of a term are in the arena; length 0 if the term is not lowered yet.
#[derive(Clone, Copy, Default)]
struct Span {
    start: usize,
    len: u32,
}

/// The graph of the terms of one pool.
pub struct Lowering {
    aig: Aig,
    /// By term index.
    spans: Vec<Span>,
    arena: Vec<AigLit>,
    max_nodes: usize,
}

impl Default for Lowering {
    fn default() -> Lowering {
        Lowering::with_max_nodes(Lowering::DEFAULT_MAX_NODES)
    }
}

impl Lowering {
    pub const DEFAULT_MAX_NODES: usize = 200_000_000;

    pub fn with_max_nodes(max_nodes: usize) -> Lowering {
        let max_nodes = max_nodes.min(Aig::MAX_NODES / 2);
        Lowering { aig: Aig::new(), spans: Vec::new(), arena: Vec::new(), max_nodes }
    }

    pub fn aig(&self) -> &Aig {
        &self.aig
    }

    /// The bits of the term, the lowest first.
    pub fn bits(&mut self, pool: &Pool, term: Term) -> Result<&[AigLit], BlastError> {
        if self.spans.len() < pool.len() {
            self.spans.resize(pool.len(), Span::default());
        }
        let mut stack = vec![term];
        while let Some(&top) = stack.last() {
            if self.is_lowered(top) || self.step(pool, top, &mut stack)? {
                stack.pop();
            }
        }
        Ok(self.slice(term))
    }

    /// The bits of a term that was lowered before.
    pub fn lowered(&self, term: Term) -> Option<&[AigLit]> {
        let known = term.index() < self.spans.len() && self.is_lowered(term);
        known.then(|| self.slice(term))
    }

    fn is_lowered(&self, term: Term) -> bool {
        self.spans[term.index()].len > 0
    }

    fn slice(&self, term: Term) -> &[AigLit] {
        let span = self.spans[term.index()];
        &self.arena[span.start..span.start + span.len as usize]
    }

    /// Lowers a term whose arguments are; otherwise puts the missing ones on the stack and returns false.
    fn step(&mut self, pool: &Pool, term: Term, stack: &mut Vec<Term>) -> Result<bool, BlastError> {
        let width = pool.width(term);
        let bits = match pool.data(term) {
            TermData::Const(value) => constant(value),
            TermData::Var(_) => (0..width).map(|_| self.aig.input()).collect(),
            TermData::App(op, args) => {
                let before = stack.len();
                stack.extend(args.iter().filter(|arg| !self.is_lowered(**arg)));
                if stack.len() > before {
                    return Ok(false);
                }
                self.application(*op, args, width)?
            }
        };
        assert_eq!(bits.len(), width as usize, "the circuit of a term has the width of the term");
        if self.aig.len() > self.max_nodes {
            return Err(BlastError::TooLarge(self.max_nodes));
        }
        self.spans[term.index()] = Span { start: self.arena.len(), len: width };
        self.arena.extend(bits);
        Ok(true)
    }

    fn application(&mut self, op: Op, args: &[Term], width: u32) -> Result<Vec<AigLit>, BlastError> {
        let Lowering { aig, spans, arena, max_nodes } = self;
        let args: Vec<&[AigLit]> = args
            .iter()
            .map(|arg| spans[arg.index()])
            .map(|span| &arena[span.start..span.start + span.len as usize])
            .collect();
        let bound = operators::quadratic_nodes(op, args[0].len());
        if aig.len().saturating_add(bound) > (*max_nodes).max(SMALL_CIRCUIT) {
            return Err(BlastError::TooLarge(*max_nodes));
        }
        operators::apply(aig, op, &args, width as usize).ok_or(BlastError::Unsupported(op))
    }
}

fn constant(value: &Bv) -> Vec<AigLit> {
    (0..value.width()).map(|i| AigLit::constant(value.bit(i))).collect()
}
