//! Random C programs that keep what they know on the heap: lists, queues, rings, trees, vectors, slots, words, tables, and
//! what is counted first, ended by a mark, or kept in order; tables of lists, and lists that go both ways. Loops build, walk, change and end them; often rightly, and often with a mistake as people make them, or with a probe: an assertion
//! that fails.
//!
//! A program is of one or two kinds, each in a file of its own. It consists of parts that share the variables of their kind, so
//! that what one part leaves behind is what the next one meets.

mod buckets;
mod chains;
mod doubles;
mod lists;
mod marks;
mod passes;
mod queues;
mod rings;
mod slots;
mod tables;
mod trees;
mod vectors;
mod words;
mod writer;

use super::campaign::number;
use super::cgen::{CProgram, HEAD};
use super::rng::Rng;
use writer::Writer;

/// What a program of one kind is made of.
struct Kind {
    types: fn(&mut Writer),
    /// The variables that the parts share.
    state: fn(&mut Writer),
    functions: fn(&mut Writer),
    /// A part that fills what the others look at.
    build: fn(&mut Writer),
    part: fn(&mut Writer),
    /// Gives everything back.
    end: fn(&mut Writer),
}

const KINDS: [Kind; 13] = [
    lists::KIND,
    queues::KIND,
    rings::KIND,
    slots::KIND,
    tables::KIND,
    trees::KIND,
    vectors::KIND,
    words::KIND,
    passes::KIND,
    marks::KIND,
    chains::KIND,
    buckets::KIND,
    doubles::KIND,
];

/// Of how many programs in a hundred all parts do what they should.
const CAREFUL: usize = 25;

/// The names of functions, globals and types begin with `p{number}_`, so that many programs fit in one binary.
pub fn program(seed: u64, number: usize) -> CProgram {
    let mut rng = Rng::new(seed ^ 0x6ea9);
    let kinds: Vec<&Kind> = (0..1 + usize::from(rng.chance(25))).map(|_| kind(&mut rng)).collect();
    let careful = rng.chance(CAREFUL);
    let mut w = Writer::new(rng, format!("p{number}_"), careful);
    let twice = kinds.len() == 2 && std::ptr::eq(kinds[0], kinds[1]);
    let kinds = if twice { &kinds[..1] } else { &kinds[..] };
    HEAD.iter().for_each(|line| w.line(line));
    kinds.iter().for_each(|kind| (kind.types)(&mut w));
    if w.global {
        state(&mut w, kinds);
    }
    kinds.iter().for_each(|kind| (kind.functions)(&mut w));
    w.open("int main(void)");
    w.inputs();
    if !w.global {
        state(&mut w, kinds);
    }
    kinds.iter().for_each(|kind| (kind.build)(&mut w));
    for i in 0..1 + w.rng.below(2) {
        (kinds[i % kinds.len()].part)(&mut w);
    }
    if w.rng.chance(60) {
        kinds.iter().for_each(|kind| (kind.end)(&mut w));
    }
    w.last_probe();
    w.line("return $sum > 100;");
    w.close();
    w.finish()
}

/// Lists are the commonest, being where most may go wrong. `UNLOOP_FUZZ_KIND` is the number of the only kind.
fn kind(rng: &mut Rng) -> &'static Kind {
    let only = number("UNLOOP_FUZZ_KIND", KINDS.len() as u64) as usize;
    if let Some(kind) = KINDS.get(only) {
        return kind;
    }
    if rng.chance(20) { &KINDS[0] } else { rng.pick(&KINDS) }
}

fn state(w: &mut Writer, kinds: &[&Kind]) {
    w.state("unsigned long ", "sum", "0");
    kinds.iter().for_each(|kind| (kind.state)(w));
}
