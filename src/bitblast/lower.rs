//! Terms to and-inverter graph, each term once, without recursion (terms may be a million deep).

use super::aig::{Aig, AigLit};
use super::algebra::{BitAlgebra, Plain};
use super::{circuit, operators};
use crate::term::{Bv, Op, Pool, Term, TermData};
use rustc_hash::FxHashMap;
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

/// Numbers with fewer unknown bits are multiplied and divided at once.
const WORTH_LEAVING: usize = 12;

/// Where the bits of a term are in the arena; length 0 if the term is not lowered yet.
#[derive(Clone, Copy, Default)]
struct Span {
    start: usize,
    len: u32,
}

/// A product or quotient of which nothing is built yet: its bits are free.
struct Open {
    op: Op,
    args: [Vec<AigLit>; 2],
    bits: Vec<AigLit>,
    /// That they are the right ones, once that was built.
    exact: Option<AigLit>,
}

/// The graph of the terms of one pool.
pub struct Lowering {
    aig: Aig,
    /// Products and quotients are left open, as long as nobody asks for them.
    leaves_open: bool,
    open: Vec<Open>,
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
            open: vec![],
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
        // Bits of no clause are what they should be; operands come before what is made of them.
        let mut known: FxHashMap<usize, bool> = FxHashMap::default();
        let mut wrong = vec![];
        for (index, Open { op, args: [x, y], bits, .. }) in self.open.iter().enumerate() {
            let input = |bit: AigLit| {
                value(bit)
                    .or_else(|| known.get(&bit.node()).map(|b| b ^ bit.is_complement()))
                    .unwrap_or(false)
            };
            let words = self.aig.eval(&[x.as_slice(), y].concat(), input);
            let (x, y) = words.split_at(x.len());
            let right = operators::apply(&mut Plain, *op, &[x, y], bits.len());
            let right = right.expect("what was left open has a circuit");
            if bits.iter().zip(&right).any(|(&bit, right)| value(bit).is_some_and(|b| b != *right)) {
                wrong.push(index);
            }
            known.extend(bits.iter().map(|bit| bit.node()).zip(right));
        }
        wrong
    }

    /// How many were left open.
    pub fn open(&self) -> usize {
        self.open.len()
    }

    /// The bits of what was left open are the right ones.
    pub fn exact(&mut self, open: usize) -> Result<AigLit, BlastError> {
        let (op, width) = (self.open[open].op, self.open[open].bits.len());
        self.check_room(op, width)?;
        let Open { op, args: [x, y], bits, exact } = &mut self.open[open];
        Ok(*exact.get_or_insert_with(|| {
            let right = operators::apply(&mut self.aig, *op, &[x, y], width);
            circuit::eq(&mut self.aig, bits, &right.expect("what was left open has a circuit"))
        }))
    }

    /// Circuits that grow with the square of the width are refused before they are built.
    fn check_room(&self, op: Op, width: usize) -> Result<(), BlastError> {
        let nodes = self.aig.len().saturating_add(operators::quadratic_nodes(op, width));
        match nodes > self.max_nodes.max(SMALL_CIRCUIT) {
            true => Err(BlastError::TooLarge(self.max_nodes)),
            false => Ok(()),
        }
    }

    fn leave_open(&mut self, op: Op, [x, y]: [Vec<AigLit>; 2]) -> Vec<AigLit> {
        let args = if op != Op::Mul || x <= y { [x, y] } else { [y, x] };
        if let Some(known) = self.open.iter().find(|open| open.op == op && open.args == args) {
            return known.bits.clone();
        }
        let aig = &mut self.aig;
        let bits: Vec<AigLit> = args[0].iter().map(|_| aig.input()).collect();
        if op == Op::Mul {
            self.add_lemmas(&args, &bits);
        }
        self.open.push(Open { op, args, bits: bits.clone(), exact: None });
        bits
    }

    /// Nothing and one are easy factors.
    fn add_lemmas(&mut self, factors: &[Vec<AigLit>; 2], bits: &[AigLit]) {
        let aig = &mut self.aig;
        let zero = circuit::constant(aig, bits.len(), 0);
        let one = circuit::constant(aig, bits.len(), 1);
        for (x, y) in [(&factors[0], &factors[1]), (&factors[1], &factors[0])] {
            let (is_zero, is_one) = (circuit::eq(aig, x, &zero), circuit::eq(aig, x, &one));
            let (none, same) = (circuit::eq(aig, bits, &zero), circuit::eq(aig, bits, y));
            for (when, holds) in [(is_zero, none), (is_one, same)] {
                let fails = aig.and(when, !holds);
                self.lemmas.push(!fails);
            }
        }
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

    /// The operands of a product or quotient that is worth to be left open. What else is known of a quotient, the encoding says:
    /// its product with the divisor, and that little is left.
    fn worth_leaving(&self, op: Op, args: &[Term]) -> Option<[Vec<AigLit>; 2]> {
        let needed = match op {
            Op::Mul => 2,
            Op::UDiv | Op::SDiv => 1,
            _ => return None,
        };
        if !self.leaves_open {
            return None;
        }
        let args = [self.slice(args[0]).to_vec(), self.slice(args[1]).to_vec()];
        let unknown = |word: &Vec<AigLit>| word.iter().filter(|bit| bit.known().is_none()).count();
        let large = args.iter().take(needed).all(|word| unknown(word) >= WORTH_LEAVING);
        large.then_some(args)
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
