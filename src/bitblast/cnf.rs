//! Cones of the and-inverter graph to clauses (Tseitin), for one solver. Only what is asked for is emitted, and
//! later calls build on what is there.

use super::BlastError;
use super::aig::{Aig, AigLit, Node};
use crate::sat::{Lit, Solver};
use rustc_hash::FxHashSet;

/// A conjunction of conjunctions that nothing else uses becomes one gate with up to this many inputs.
const MAX_INPUTS: usize = 64;
/// A large cone takes longer than is left: the clock is looked at from time to time.
const STEPS_BETWEEN_LOOKS: u32 = 1 << 14;

/// Which node has which literal in the solver. Belongs to one solver and one graph.
#[derive(Default)]
pub struct Emission {
    /// By node.
    lits: Vec<Option<Lit>>,
    /// Counters after the last call, to notice a solver that is not the same.
    variables: u64,
    clauses: u64,
    own_variables: u64,
    own_clauses: u64,
}

impl Emission {
    pub fn new() -> Emission {
        Emission::default()
    }

    /// The solver's literal for a literal of the graph; emits the cone as far as it is not there yet.
    pub fn lit(&mut self, aig: &Aig, root: AigLit, solver: &mut dyn Solver) -> Result<Lit, BlastError> {
        self.check_same(solver);
        self.reach(root.node());
        let mut stack = vec![root.node()];
        let mut steps = 0u32;
        while let Some(&node) = stack.last() {
            steps += 1;
            if steps.is_multiple_of(STEPS_BETWEEN_LOOKS) && solver.is_stopped() {
                return Err(BlastError::Stopped);
            }
            if self.lits[node].is_some() || self.step(aig, node, &mut stack, solver) {
                stack.pop();
            }
        }
        let stats = solver.stats();
        (self.variables, self.clauses) = (stats.variables, stats.clauses);
        Ok(self.get(root).expect("the cone of the root is emitted"))
    }

    /// The solver's literal, if the cone was emitted before.
    pub fn get(&self, lit: AigLit) -> Option<Lit> {
        let known = (*self.lits.get(lit.node())?)?;
        Some(known.xor(lit.is_complement()))
    }

    /// Variables and clauses made here.
    pub fn counts(&self) -> (u64, u64) {
        (self.own_variables, self.own_clauses)
    }

    fn check_same(&self, solver: &dyn Solver) {
        let stats = solver.stats();
        let grown = stats.variables >= self.variables && stats.clauses >= self.clauses;
        assert!(grown, "clauses of one solver are used with another one");
    }

    /// Emits a node whose children are; otherwise puts the missing ones on the stack and returns false.
    fn step(&mut self, aig: &Aig, node: usize, stack: &mut Vec<usize>, solver: &mut dyn Solver) -> bool {
        let inputs = match aig.node(node) {
            Node::And(..) => self.conjuncts(aig, node),
            Node::Xor(a, b) => self.summands(aig, a, b),
            other @ (Node::False | Node::Input(_) | Node::Mux(..) | Node::Majority(..)) => {
                other.children().collect()
            }
        };
        let before = stack.len();
        stack.extend(inputs.iter().map(|lit| lit.node()).filter(|&child| self.lits[child].is_none()));
        if stack.len() > before {
            return false;
        }
        let inputs: Vec<Lit> = inputs.iter().map(|&lit| self.get(lit).expect("emitted above")).collect();
        let out = self.variable(solver);
        self.lits[node] = Some(out);
        self.gate(aig.node(node), out, &inputs, solver);
        true
    }

    /// The inputs of the largest conjunction below the node whose inner gates nobody else asks for.
    fn conjuncts(&self, aig: &Aig, node: usize) -> Vec<AigLit> {
        let mut open: Vec<AigLit> = aig.node(node).children().collect();
        let mut inputs = Vec::new();
        while let Some(lit) = open.pop() {
            let inner = !lit.is_complement()
                && matches!(aig.node(lit.node()), Node::And(..))
                && aig.fanout(lit.node()) == 1
                && self.lits[lit.node()].is_none()
                && open.len() + inputs.len() < MAX_INPUTS;
            if inner {
                open.extend(aig.node(lit.node()).children());
            } else {
                inputs.push(lit);
            }
        }
        inputs.sort_unstable();
        inputs.dedup();
        inputs
    }

    /// The bits of a sum and its carry: one gate, if nothing else uses the sum of two of them.
    fn summands(&self, aig: &Aig, a: AigLit, b: AigLit) -> Vec<AigLit> {
        for (inner, other) in [(a, b), (b, a)] {
            if let Node::Xor(x, y) = aig.node(inner.node())
                && aig.fanout(inner.node()) == 1
                && self.lits[inner.node()].is_none()
            {
                return vec![x, y, other];
            }
        }
        vec![a, b]
    }

    /// Demands the literal, or one of the escapes, for good. A conjunction is taken apart and a disjunction becomes one
    /// clause, so that neither needs a gate of its own.
    pub fn demand(
        &mut self,
        aig: &Aig,
        root: AigLit,
        escapes: &[Lit],
        solver: &mut dyn Solver,
    ) -> Result<(), BlastError> {
        for part in demanded(aig, root) {
            let mut clause = match aig.node(part.node()) {
                Node::And(..) if part.is_complement() && self.get(part).is_none() => {
                    self.reach(part.node());
                    let inputs = self.conjuncts(aig, part.node());
                    inputs
                        .iter()
                        .map(|&input| self.lit(aig, !input, solver))
                        .collect::<Result<Vec<Lit>, _>>()?
                }
                Node::And(..)
                | Node::False
                | Node::Input(_)
                | Node::Xor(..)
                | Node::Mux(..)
                | Node::Majority(..) => {
                    vec![self.lit(aig, part, solver)?]
                }
            };
            clause.extend_from_slice(escapes);
            self.clause(&clause, solver);
        }
        Ok(())
    }

    fn reach(&mut self, node: usize) {
        if self.lits.len() <= node {
            self.lits.resize(node + 1, None);
        }
    }

    fn variable(&mut self, solver: &mut dyn Solver) -> Lit {
        self.own_variables += 1;
        solver.new_var().positive()
    }

    fn clause(&mut self, clause: &[Lit], solver: &mut dyn Solver) {
        self.own_clauses += 1;
        solver.add_clause(clause);
    }

    fn gate(&mut self, node: Node, out: Lit, inputs: &[Lit], solver: &mut dyn Solver) {
        match node {
            Node::False => self.clause(&[!out], solver),
            Node::Input(_) => {}
            Node::And(..) => self.and_gate(out, inputs, solver),
            Node::Xor(..) => match *inputs {
                [a, b, c] => self.sum_gate(out, [a, b, c], solver),
                _ => self.xor_gate(out, inputs[0], inputs[1], solver),
            },
            Node::Mux(..) => self.mux_gate(out, [inputs[0], inputs[1], inputs[2]], solver),
            Node::Majority(..) => self.majority_gate(out, [inputs[0], inputs[1], inputs[2]], solver),
        }
    }

    fn and_gate(&mut self, out: Lit, inputs: &[Lit], solver: &mut dyn Solver) {
        for &input in inputs {
            self.clause(&[!out, input], solver);
        }
        let mut long: Vec<Lit> = inputs.iter().map(|&input| !input).collect();
        long.push(out);
        self.clause(&long, solver);
    }

    fn xor_gate(&mut self, out: Lit, a: Lit, b: Lit, solver: &mut dyn Solver) {
        for clause in [[!out, a, b], [!out, !a, !b], [out, !a, b], [out, a, !b]] {
            self.clause(&clause, solver);
        }
    }

    fn sum_gate(&mut self, out: Lit, [a, b, c]: [Lit; 3], solver: &mut dyn Solver) {
        for flips in 0..8 {
            let [x, y, z] = [(a, 1), (b, 2), (c, 4)].map(|(lit, bit)| lit.xor(flips & bit != 0));
            // An odd number of the three is false where the clause is not satisfied by them, or an even one.
            let out = out.xor((flips as u32).count_ones().is_multiple_of(2));
            self.clause(&[out, x, y, z], solver);
        }
    }

    /// The last two are redundant but let the gate propagate when the condition is open.
    fn mux_gate(&mut self, out: Lit, [c, t, e]: [Lit; 3], solver: &mut dyn Solver) {
        for clause in [[!c, !t, out], [!c, t, !out], [c, !e, out], [c, e, !out], [!t, !e, out], [t, e, !out]]
        {
            self.clause(&clause, solver);
        }
    }

    fn majority_gate(&mut self, out: Lit, [a, b, c]: [Lit; 3], solver: &mut dyn Solver) {
        for (x, y) in [(a, b), (a, c), (b, c)] {
            self.clause(&[!x, !y, out], solver);
            self.clause(&[x, y, !out], solver);
        }
    }
}

/// The literals that the root is the conjunction of.
fn demanded(aig: &Aig, root: AigLit) -> Vec<AigLit> {
    let mut seen = FxHashSet::default();
    let mut open = vec![root];
    let mut parts = Vec::new();
    while let Some(lit) = open.pop() {
        if !seen.insert(lit) {
            continue;
        }
        match aig.node(lit.node()) {
            Node::And(a, b) if !lit.is_complement() => open.extend([b, a]),
            Node::And(..)
            | Node::False
            | Node::Input(_)
            | Node::Xor(..)
            | Node::Mux(..)
            | Node::Majority(..) => parts.push(lit),
        }
    }
    parts
}
