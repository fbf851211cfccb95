//! Terms to and-inverter graph, each term once, without recursion (terms may be a million deep).

use super::aig::{Aig, AigLit};
use super::lemmas::{Lemmas, of_small_factors};
use super::open::{Opens, Word, is_worth_leaving};
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
    /// Products and quotients are left open, as long as nobody asks for them.
    leaves_open: bool,
    open: Opens,
    known: Lemmas,
    /// What holds of them whatever they are, since somebody took it last.
    lemmas: Vec<AigLit>,
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
        Lowering {
            aig: Aig::new(),
            leaves_open: false,
            open: Opens::default(),
            known: Lemmas::default(),
            lemmas: vec![],
            spans: Vec::new(),
            arena: Vec::new(),
            max_nodes,
        }
    }

    /// The bits of products and quotients are free, until `exact` is demanded of them.
    pub fn leaving_open(self) -> Lowering {
        Lowering { leaves_open: true, ..self }
    }

    /// Facts about what was left open, each once.
    pub fn take_lemmas(&mut self) -> Vec<AigLit> {
        std::mem::take(&mut self.lemmas)
    }

    /// What was left open and is not what it should be, given which bits are true; None: nobody knows.
    pub fn wrong(&self, value: impl Fn(AigLit) -> Option<bool>) -> Vec<usize> {
        self.open.wrong(&self.aig, value).0
    }

    /// Are there facts about what was left open that these bits break? They are among the lemmas then.
    pub fn learn(&mut self, value: impl Fn(AigLit) -> Option<bool>) -> bool {
        let (wrong, values) = self.open.wrong(&self.aig, value);
        let broken = self.known.broken(&mut self.aig, &self.open, &wrong, &values);
        let any = !broken.is_empty();
        self.lemmas.extend(broken);
        any
    }

    /// How many were left open.
    pub fn open(&self) -> usize {
        self.open.all.len()
    }

    /// The bits of what was left open are the right ones.
    pub fn exact(&mut self, open: usize) -> Result<AigLit, BlastError> {
        let (op, width) = self.open.size(open);
        self.check_room(op, width)?;
        Ok(self.open.exact(&mut self.aig, open))
    }

    /// Circuits that grow with the square of the width are refused before they are built.
    fn check_room(&self, op: Op, width: usize) -> Result<(), BlastError> {
        let nodes = self.aig.len().saturating_add(operators::quadratic_nodes(op, width));
        match nodes > self.max_nodes.max(SMALL_CIRCUIT) {
            true => Err(BlastError::TooLarge(self.max_nodes)),
            false => Ok(()),
        }
    }

    fn leave_open(&mut self, op: Op, args: [Word; 2]) -> Word {
        let (bits, is_new) = self.open.add(&mut self.aig, op, [&args[0], &args[1]]);
        if let Some(open) = self.open.all.last().filter(|open| is_new && open.op == Op::Mul) {
            self.lemmas.extend(of_small_factors(&mut self.aig, open));
        }
        bits
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
                match self.worth_leaving(*op, args) {
                    Some(args) => self.leave_open(*op, args),
                    None => self.application(*op, args, width)?,
                }
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

    /// The operands of a product or quotient that is worth to be left open.
    fn worth_leaving(&self, op: Op, args: &[Term]) -> Option<[Word; 2]> {
        let &[x, y] = args else { return None };
        let worth = self.leaves_open && is_worth_leaving(op, [self.slice(x), self.slice(y)]);
        worth.then(|| [self.slice(x).to_vec(), self.slice(y).to_vec()])
    }

    fn application(&mut self, op: Op, args: &[Term], width: u32) -> Result<Vec<AigLit>, BlastError> {
        self.check_room(op, self.slice(args[0]).len())?;
        let Lowering { aig, spans, arena, .. } = self;
        let args: Vec<&[AigLit]> = args
            .iter()
            .map(|arg| spans[arg.index()])
            .map(|span| &arena[span.start..span.start + span.len as usize])
            .collect();
        operators::apply(aig, op, &args, width as usize).ok_or(BlastError::Unsupported(op))
    }
}

fn constant(value: &Bv) -> Vec<AigLit> {
    (0..value.width()).map(|i| AigLit::constant(value.bit(i))).collect()
}
