//! From terms through clauses to a solver and back, with the inputs as assumed variables: constants would only test
//! the folding.

mod behaviour;
mod open;
mod operators;
mod random;
mod sizes;

use super::Blaster;
use crate::sat::{Answer, Backend, Budget, Lit, Options, Solver, new_solver};
use crate::term::{Bv, Pool, Term};

/// A blaster with its solver.
struct Bench {
    blaster: Blaster,
    solver: Box<dyn Solver>,
}

impl Bench {
    fn new(backend: Backend) -> Bench {
        Bench { blaster: Blaster::new(), solver: new_solver(backend, Options::default()) }
    }

    fn lits(&mut self, pool: &Pool, term: Term) -> Vec<Lit> {
        self.blaster.lits(pool, term, &mut *self.solver).expect("circuits for the whole term")
    }

    fn ask(&mut self, assumptions: &[Lit]) -> bool {
        match self.solver.solve(assumptions, Budget::UNLIMITED) {
            Answer::Sat => true,
            Answer::Unsat => false,
            Answer::Unknown(reason) => panic!("no answer: {reason:?}"),
        }
    }

    /// Assumes the inputs and compares every bit of the output in the model; then one bit must not be able to differ.
    fn check(&mut self, pool: &Pool, output: Term, inputs: &[(Term, Bv)], expected: &Bv, bit: u32) {
        let outputs = self.lits(pool, output);
        let mut assumed = Vec::new();
        for (input, value) in inputs {
            let lits = self.lits(pool, *input);
            assumed.extend(lits.iter().zip(0..).map(|(lit, i)| lit.xor(!value.bit(i))));
        }
        assert!(self.ask(&assumed), "inputs determine the outputs, they do not exclude each other");
        let shown = || format!("{} of {inputs:?} is {expected:?}", pool.display(output, 4));
        for (lit, i) in outputs.iter().zip(0..) {
            assert_eq!(self.solver.value(*lit), Some(expected.bit(i)), "bit {i}: {}", shown());
        }
        let value = self.blaster.model_value(pool, output, &*self.solver).unwrap();
        assert_eq!(&value, expected, "{}", shown());
        assumed.push(outputs[bit as usize].xor(expected.bit(bit)));
        assert!(!self.ask(&assumed), "bit {bit} is determined: {}", shown());
    }
}
