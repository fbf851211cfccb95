//! Domains that need code. Each is one file and one row in [`NATIVE`].

mod after_a_test;
mod allocations;
mod arguments;
mod array_contents;
mod before;
mod comparisons;
mod cones;
mod elements;
mod growth;
mod kept_texts;
mod kinds;
mod linear_ranks;
mod links;
mod marks;
mod obligations;
mod one_changes;
mod pointer_elements;
mod proportions;
mod quotients;
mod row_texts;
mod runs;
mod slices;
mod steps;
mod strides;
mod terminators;
mod tested;

use super::candidate::{Domain, Sink};
use super::context::LoopContext;

/// A domain as a function.
pub struct Native {
    pub id: &'static str,
    pub doc: &'static str,
    pub tier: u32,
    propose: fn(&LoopContext<'_>, &mut Sink),
}

impl Domain for Native {
    fn id(&self) -> &str {
        self.id
    }

    fn doc(&self) -> &str {
        self.doc
    }

    fn tier(&self) -> u32 {
        self.tier
    }

    fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink) {
        (self.propose)(context, sink);
    }
}

pub static NATIVE: [Native; 25] = [
    Native {
        id: "comparisons",
        doc: "the two sides of a comparison in or near the loop stay in order",
        tier: 1,
        propose: comparisons::propose,
    },
    Native {
        id: "steps",
        doc: "variables that step together keep their distance; steps keep remainders",
        tier: 1,
        propose: steps::propose,
    },
    Native {
        id: "allocations",
        doc: "objects have the size that they were allocated with; addresses keep their distance",
        tier: 1,
        propose: allocations::propose,
    },
    Native {
        id: "arguments",
        doc: "a function that calls itself is handed a pointer and how much lies behind it",
        tier: 1,
        propose: arguments::propose,
    },
    Native {
        id: "before",
        doc: "what holds on the way to the loop, weakened so that an iteration may keep it",
        tier: 1,
        propose: before::propose,
    },
    Native {
        id: "obligations",
        doc: "what an access, division or shift in the loop asks for holds at its start",
        tier: 1,
        propose: obligations::propose,
    },
    Native {
        id: "linear-ranks",
        doc: "what the loop counts falls, alone or in linear and lexicographic combinations",
        tier: 1,
        propose: linear_ranks::propose,
    },
    Native {
        id: "array-contents",
        doc: "what the loop has written or seen in an array so far",
        tier: 3,
        propose: array_contents::propose,
    },
    Native {
        id: "after-a-test",
        doc: "a bound that the loop tests only behind the test of a flag holds for some values of the flag",
        tier: 2,
        propose: after_a_test::propose,
    },
    Native {
        id: "tested",
        doc: "what the loop has found of all elements so far, where it goes on while they compare so",
        tier: 2,
        propose: tested::propose,
    },
    Native {
        id: "elements",
        doc: "all elements of an array that the loop writes lie within bounds",
        tier: 3,
        propose: elements::propose,
    },
    Native {
        id: "slices",
        doc: "in structures of an array, a pointer leads to as much as a number beside it says, or to something where a flag is set",
        tier: 2,
        propose: slices::propose,
    },
    Native {
        id: "pointer-elements",
        doc: "all pointers that the loop puts into an array lead somewhere, and to strings that end",
        tier: 2,
        propose: pointer_elements::propose,
    },
    Native {
        id: "row-texts",
        doc: "the text in each element of a table ends inside of its field",
        tier: 3,
        propose: row_texts::propose,
    },
    Native {
        id: "quotients",
        doc: "a number that is divided (multiplied) in each iteration loses (gains) a digit with each step of a counter",
        tier: 2,
        propose: quotients::propose,
    },
    Native {
        id: "strides",
        doc: "what steps by a variable is that variable times the number of steps",
        tier: 2,
        propose: strides::propose,
    },
    Native {
        id: "growth",
        doc: "what the loop adds up grows by at most so much with each step of a counter",
        tier: 2,
        propose: growth::propose,
    },
    Native {
        id: "kept-texts",
        doc: "a text that the loop keeps is as long as a number beside it says",
        tier: 2,
        propose: kept_texts::propose,
    },
    Native {
        id: "kinds",
        doc: "what a pointer leads to where a number has one of its few values, as the tag of a union has",
        tier: 2,
        propose: kinds::propose,
    },
    Native {
        id: "terminators",
        doc: "the end of a string stands at an index, at the bound of one, or in the last byte of its array",
        tier: 2,
        propose: terminators::propose,
    },
    Native {
        id: "runs",
        doc: "linear equalities that simulated runs keep, and bounds that they come up to",
        tier: 2,
        propose: runs::propose,
    },
    Native {
        id: "cones",
        doc: "linear inequalities of three terms that each way to step keeps",
        tier: 2,
        propose: cones::propose,
    },
    Native {
        id: "marks",
        doc: "a character at a place that moves is one of the few that runs have shown there",
        tier: 2,
        propose: marks::propose,
    },
    Native {
        id: "links",
        doc: "a pointer is what the link of another leads to, or the start of its list where that one is NULL",
        tier: 2,
        propose: links::propose,
    },
    Native {
        id: "one-changes",
        doc: "one variable of the loop falls or grows while the others stay",
        tier: 3,
        propose: one_changes::propose,
    },
];
