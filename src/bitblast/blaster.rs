//! Terms to clauses of one solver, and values back out of its model.

use super::aig::AigLit;
use super::cnf::Emission;
use super::lower::{BlastError, Lowering};
use crate::sat::{Lit, Solver};
use crate::term::{Assignment, Bv, Pool, Term};

/// Deterministic sizes, for reports and benchmarks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct BlastStats {
    pub aig_nodes: u64,
    pub aig_inputs: u64,
    pub variables: u64,
    pub clauses: u64,
}

/// What of all that was left open is to be what it should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    Wrong,
    All,
}

/// Lowers the terms of one pool and emits clauses for one solver at a time.
#[derive(Default)]
pub struct Blaster {
    lowering: Lowering,
    emission: Emission,
}

impl Blaster {
    pub fn new() -> Blaster {
        Blaster::default()
    }

    /// Terms whose graph would get larger than this are an error.
    pub fn with_max_nodes(max_nodes: usize) -> Blaster {
        Blaster { lowering: Lowering::with_max_nodes(max_nodes), emission: Emission::new() }
    }

    /// The bits of products and quotients are free where nobody assumes otherwise (`exact`).
    pub fn leaving_open(self) -> Blaster {
        Blaster { lowering: self.lowering.leaving_open(), ..self }
    }

    /// Literals that make exact what was left open: what the solver's model has wrong, or all.
    pub fn exact(&mut self, which: Exact, solver: &mut dyn Solver) -> Result<Vec<Lit>, BlastError> {
        let Blaster { lowering, emission } = self;
        let products: Vec<usize> = match which {
            Exact::Wrong => lowering.wrong(|bit| emission.get(bit).and_then(|lit| solver.value(lit))),
            Exact::All => (0..lowering.open()).collect(),
        };
        let exact = products.into_iter().map(|i| lowering.exact(i)).collect::<Result<Vec<AigLit>, _>>()?;
        exact.into_iter().map(|bit| emission.lit(lowering.aig(), bit, solver)).collect()
    }

    /// Does the solver's model break something that holds of products in any case? That is demanded from the next `assert_lemmas` on.
    pub fn learn(&mut self, solver: &dyn Solver) -> bool {
        let Blaster { lowering, emission } = self;
        lowering.learn(|bit| emission.get(bit).and_then(|lit| solver.value(lit)))
    }

    /// Demands what holds in any case of what was left open.
    pub fn assert_lemmas(&mut self, solver: &mut dyn Solver) -> Result<(), BlastError> {
        let Blaster { lowering, emission } = self;
        let lemmas = lowering.take_lemmas();
        lemmas.into_iter().try_for_each(|lemma| emission.demand(lowering.aig(), lemma, &[], solver))
    }

    /// Goes on with another solver: the graph stays, the clauses start anew.
    pub fn change_solver(&mut self) {
        self.emission = Emission::new();
    }

    /// Some question so far depends on the term.
    pub fn is_lowered(&self, term: Term) -> bool {
        self.lowering.lowered(term).is_some()
    }

    /// The bits of the term in the graph, the lowest first.
    pub fn bits(&mut self, pool: &Pool, term: Term) -> Result<&[AigLit], BlastError> {
        self.lowering.bits(pool, term)
    }

    /// The literals of the term's bits, the lowest first; their cones are emitted.
    pub fn lits(&mut self, pool: &Pool, term: Term, solver: &mut dyn Solver) -> Result<Vec<Lit>, BlastError> {
        let bits = self.lowering.bits(pool, term)?.to_vec();
        let aig = self.lowering.aig();
        bits.iter().map(|&bit| self.emission.lit(aig, bit, solver)).collect()
    }

    /// The literal of a boolean term; its cone is emitted.
    pub fn lit(&mut self, pool: &Pool, term: Term, solver: &mut dyn Solver) -> Result<Lit, BlastError> {
        assert_eq!(pool.width(term), 1, "only a boolean is one literal");
        Ok(self.lits(pool, term, solver)?[0])
    }

    /// Demands a boolean term for good.
    pub fn assert(&mut self, pool: &Pool, term: Term, solver: &mut dyn Solver) -> Result<(), BlastError> {
        self.assert_under(pool, term, &[], solver)
    }

    /// Demands a boolean term in all models where none of the escape literals is true.
    pub fn assert_under(
        &mut self,
        pool: &Pool,
        term: Term,
        escapes: &[Lit],
        solver: &mut dyn Solver,
    ) -> Result<(), BlastError> {
        assert_eq!(pool.width(term), 1, "only a boolean can be demanded");
        let bit = self.lowering.bits(pool, term)?[0];
        self.emission.demand(self.lowering.aig(), bit, escapes, solver)
    }

    /// The value of a term in the solver's model (directly after `Sat`). What the clauses do not mention is zero.
    /// The term is computed from the values of its variables, so it need not have been emitted.
    pub fn model_value(&mut self, pool: &Pool, term: Term, solver: &dyn Solver) -> Result<Bv, BlastError> {
        let bits = self.lowering.bits(pool, term)?.to_vec();
        let Blaster { lowering, emission } = self;
        let input = |node: AigLit| emission.get(node).and_then(|lit| solver.value(lit)).unwrap_or(false);
        let values = lowering.aig().eval(&bits, input);
        Ok(from_bits(&values))
    }

    /// The values of all variables of the pool that were lowered.
    pub fn model(&self, pool: &Pool, solver: &dyn Solver) -> Assignment {
        let mut assignment = Assignment::new();
        for var in pool.vars() {
            if let Some(bits) = self.lowering.lowered(pool.var_term(var)) {
                let value =
                    |bit: &AigLit| self.emission.get(*bit).and_then(|l| solver.value(l)).unwrap_or(false);
                assignment.set(var, from_bits(&bits.iter().map(value).collect::<Vec<bool>>()));
            }
        }
        assignment
    }

    pub fn stats(&self) -> BlastStats {
        let (variables, clauses) = self.emission.counts();
        let aig = self.lowering.aig();
        BlastStats { aig_nodes: aig.len() as u64, aig_inputs: aig.inputs().into(), variables, clauses }
    }
}

fn from_bits(bits: &[bool]) -> Bv {
    let mut bytes = vec![0u8; bits.len().div_ceil(8)];
    for (i, &bit) in bits.iter().enumerate() {
        bytes[i / 8] |= u8::from(bit) << (i % 8);
    }
    Bv::from_le_bytes(bits.len() as u32, &bytes)
}
