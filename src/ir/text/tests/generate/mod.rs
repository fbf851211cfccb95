//! Random valid programs, the same for the same seed.

mod body;
mod inst;
mod tables;

use crate::ir::{Program, Ty};

/// splitmix64: small, good enough, and independent of other crates.
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Less than `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next() % n as u64) as usize
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    pub fn maybe<T>(&mut self, make: impl FnOnce(&mut Rng) -> T) -> Option<T> {
        self.chance(50).then(|| make(self))
    }

    pub fn name(&mut self) -> String {
        const NAMES: [&str; 12] =
            ["i", "n", "buf", "main", "x.1", "a$b", "", "two words", "q\"\\", "größe", "new\nline", "f"];
        self.pick(&NAMES).to_string()
    }

    pub fn ty(&mut self) -> Ty {
        const TYPES: [Ty; 10] = [
            Ty::Int(1),
            Ty::Int(7),
            Ty::Int(8),
            Ty::Int(16),
            Ty::Int(32),
            Ty::Int(64),
            Ty::Int(80),
            Ty::Int(128),
            Ty::Int(200),
            Ty::Ptr,
        ];
        *self.pick(&TYPES)
    }

    pub fn types(&mut self, most: usize) -> Vec<Ty> {
        (0..self.below(most + 1)).map(|_| self.ty()).collect()
    }
}

pub fn program(seed: u64) -> Program {
    let mut rng = Rng::new(seed);
    let mut program = Program::new(if rng.chance(30) { 32 } else { 64 });
    tables::fill(&mut program, &mut rng);
    let ids: Vec<_> = program.funcs.keys().collect();
    for id in ids {
        if rng.chance(80) {
            let body = body::body(&program, id, &mut rng);
            program.funcs[id].body = Some(body);
        }
    }
    program
}
