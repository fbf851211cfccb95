//! Programs become terms: for each obligation the condition under which it is the first fault of a run.
//!
//! A symbolic run goes through the program once, in topological order, merging states where paths join. Loops and
//! recursion are unwound to a bound, with an unwinding obligation that says whether the bound was enough. Memory is a
//! chain of writes for each object (`memory`), a pointer is a set of guarded targets (`pointer`), and what is unknown in
//! memory is a function whose congruence is asserted on demand (`unknown`).
//!
//! After an obligation of memory or an assertion the run goes on under it: `assumed` is the conjunction of
//! "reached implies fine" over all that was checked so far. A fault then is: reached, all earlier ones fine, this one not.
//! `premises` leaves out what was checked: with it, faults are found that lie behind others (`Contexts::beyond`).

mod ages;
mod ahead;
mod apart;
mod arith;
mod block_numbers;
mod block_sizes;
mod block_texts;
mod blocks;
mod call;
mod claim;
mod comb;
mod dead_ends;
mod division;
mod element_pointers;
mod elements;
mod entry;
mod fields;
mod flow;
mod footprint;
mod frame;
mod halves;
mod hint;
mod inst;
mod leap;
mod led;
mod libc;
mod made;
mod many;
mod memory;
mod moves;
mod multiple;
mod object;
mod older;
mod overlap;
mod patch;
mod pointer;
mod private;
mod products;
mod recursion;
mod results;
mod roots;
mod sentinel;
mod shape;
mod state;
mod stretch;
mod string;
mod summary;
mod table_walks;
mod tables;
mod tally;
mod turn;
mod under;
mod unknown;
mod unknown_pointers;
mod value;
mod weak;
mod words;

pub use apart::Calls;
pub use entry::encode;
pub use object::{ObjId, Object, ObjectKind};
pub use turn::{Extent, Fixed, Measure, Stop, Turn};
pub use unknown::{Bytes, UnknownId, Unknowns};

use crate::analysis::pointsto::PointsTo;
use crate::analysis::settle::Settlement;
use crate::analysis::short::Rounds;
use crate::analysis::writes::Footprints;
use crate::domain::Formula;
use crate::ir::{
    Approximation, ApproximationKind, BlockId, CallPath, FuncId, InstId, LocId, Program, Property,
};
use crate::property::{Obligation, Site};
use crate::sat::Interrupt;
use crate::simulate::Proposals;
use crate::term::{Pool, Term};
use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;
pub use leap::Leap;
use memory::MemNode;
pub use moves::DOMAIN as MOVES;
use rustc_hash::{FxHashMap, FxHashSet};
use shape::Shape;
use std::collections::BTreeSet;
use std::sync::Arc;

#[derive(Clone, Debug)]
pub struct Options {
    /// Properties whose faults are looked for. Accesses are checked in any case.
    pub properties: BTreeSet<Property>,
    /// Iterations of a loop and depth of recursion.
    pub unwind: u32,
    /// Build terms without simplification, to test the simplifier.
    pub plain_terms: bool,
    /// More terms than this end the encoding: what is left is unknown.
    pub max_terms: usize,
    /// Ends the encoding: what is left is unknown.
    pub interrupt: Interrupt,
    /// What needs no solver.
    pub settled: Arc<Settlement>,
    pub recursion: Recursion,
    /// Functions that are looked at on their own: calls to them are not followed.
    pub apart: Arc<BTreeSet<FuncId>>,
    /// What the callers of the entry are taken to keep to, where it is called by someone unknown.
    pub given: Arc<Vec<Formula>>,
    /// The entry is one of them, called by anyone for whom this holds.
    pub start: Option<Arc<Vec<Formula>>>,
    /// Where loops are summarized, the first iterations of these are followed one by one.
    pub rounds: Arc<Rounds>,
    /// Loops that are known to move elements only.
    pub moved: Arc<Moved>,
}

/// What another attempt has found out about loops that move elements only.
#[derive(Clone, Debug, Default)]
pub struct Moved {
    /// How that was said.
    pub known: BTreeSet<(FuncId, BlockId, String)>,
    /// What does not hold there.
    pub dropped: BTreeSet<(FuncId, BlockId, String)>,
}

/// What becomes of functions that call themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Recursion {
    /// Their bodies are encoded again, to a bound; whoever calls deeper is cut off.
    #[default]
    Unwound,
    /// An arbitrary call stands for all, where loops are summarized.
    Summarized,
}

/// An input in the order in which a run asks for it.
#[derive(Clone, Debug)]
pub struct InputEvent {
    /// Does the run come here?
    pub guard: Term,
    pub value: Term,
    pub name: String,
    pub loc: LocId,
    pub func: FuncId,
    pub inst: InstId,
    pub calls: CallPath,
    /// The number of the innermost loop around it that is summarized, in whichever function.
    pub within: Option<usize>,
}

/// More iterations of a loop than are followed one by one.
#[derive(Clone, Copy, Debug)]
pub struct Overrun {
    pub func: FuncId,
    pub header: BlockId,
    pub reached: Term,
}

/// Memory that an instruction made arbitrary.
#[derive(Clone, Debug)]
pub struct HavocEvent {
    pub guard: Term,
    pub func: FuncId,
    pub inst: InstId,
    pub calls: CallPath,
    /// For each object that it may be: the condition, and the contents.
    pub contents: Vec<(Term, UnknownId)>,
}

/// All contexts of one obligation.
#[derive(Clone, Debug, Default)]
pub struct Contexts {
    /// The obligation is the first fault.
    pub fails: Vec<Term>,
    /// The place is reached without a fault before.
    pub reached: Vec<Term>,
    /// Runs that may have failed before: the place is reached, the obligation fails. Only where that differs.
    pub beyond: Vec<Beyond>,
}

#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    pub reached: Term,
    pub fails: Term,
}

/// A loop or a recursion that was cut off.
#[derive(Clone, Debug)]
pub struct Cut {
    pub reached: Term,
    pub what: String,
    pub loc: LocId,
}

/// A candidate for an invariant of one loop.
#[derive(Clone, Debug)]
pub struct Trial {
    /// In the words of the source.
    pub text: String,
    /// None: that a variable is initialized.
    pub formula: Option<Formula>,
    pub domain: String,
    /// Assumed at the header while this is true.
    pub active: Term,
    /// Any of these refutes it: it fails on entry, or after an iteration.
    pub refuted: Vec<Refutation>,
}

/// What refutes a candidate.
#[derive(Clone, Copy, Debug)]
pub struct Refutation {
    /// In a run without a fault before.
    pub first: Term,
    /// Whether or not there was a fault before.
    pub regardless: Term,
}

/// A loop or a recursive function that was summarized, in one calling context.
#[derive(Clone, Debug)]
pub struct LoopRecord {
    pub name: String,
    pub func: FuncId,
    pub header: BlockId,
    pub loc: LocId,
    pub depth: u32,
    /// Loops of one nest stand or fall together.
    pub nest: usize,
    pub trials: Vec<Trial>,
    /// None: no iteration leads to another.
    pub turn: Option<Turn>,
    pub extent: Extent,
    /// For counterexamples.
    pub leap: Option<Leap>,
}

/// What summaries are made with.
#[derive(Clone, Copy)]
pub struct Summaries<'a> {
    pub pts: &'a PointsTo,
    pub footprints: &'a Footprints<'a>,
    pub proposals: &'a Proposals,
    /// Candidates of tiers up to this one are tried.
    pub tier: u32,
}

/// What is known of a variable. Where the variable does not matter, neither does the fact: some value fulfils it.
#[derive(Clone, Copy, Debug)]
pub struct Fact {
    pub about: Term,
    /// It matters only together with this one.
    pub beside: Option<Term>,
    pub holds: Term,
}

/// What the encoding of a program gives.
pub struct Encoding {
    /// Loops in the order of encoding, if they were summarized.
    pub loops: Vec<LoopRecord>,
    pub pool: Pool,
    pub obligations: IndexMap<Obligation, Contexts>,
    /// Calls that were not followed.
    pub calls: IndexMap<FuncId, Calls>,
    pub cuts: Vec<Cut>,
    pub overruns: Vec<Overrun>,
    /// Where runs end before their time: faults, assumptions, the end of the program.
    pub stops: Vec<Stop>,
    pub inputs: Vec<InputEvent>,
    pub havocs: Vec<HavocEvent>,
    /// Facts that hold in every run, each for the questions that its variable matters to.
    pub facts: Vec<Fact>,
    pub unknowns: Unknowns,
    pub objects: PrimaryMap<ObjId, Object>,
    /// Allocations in order: does the run come here, and which object does it make?
    pub allocations: Vec<(Term, ObjId)>,
    /// The arguments of the entry function; None for pointers.
    pub arguments: Vec<Option<Term>>,
    /// The command line, if main takes one.
    pub words: Option<words::Words>,
    pub ledger: Vec<Approximation>,
    /// Something was replaced by an abstraction that an encoding without summaries would compute.
    pub abstracts: bool,
    /// The encoding ended before the program did.
    pub exhausted: bool,
}

/// Memory, place, bytes, the pointer that is loaded, and whether one is.
type ReadKey = (memory::MemId, Term, u32, Option<hint::Hint>, bool);

struct Encoder<'p> {
    program: &'p Program,
    options: Options,
    /// None: loops are unwound.
    summaries: Option<Summaries<'p>>,
    made: made::Made,
    /// Blocks that stand for what a pointer leads to in some iteration.
    blocks: FxHashSet<ObjId>,
    /// Somebody asked whether an object is alive of which nobody knows.
    met_many: bool,
    /// Blocks that have got a name.
    blocks_named: u64,
    nests: usize,
    /// Loops whose bodies are being encoded, those of callers included: they stand or fall together.
    loops_around: usize,
    /// Numbers of the loops of which an iteration is being encoded, the innermost last.
    records_around: Vec<usize>,
    outside: Option<ObjId>,
    /// Pointers that were read from memory of the outside.
    imported: FxHashMap<(unknown::UnknownId, Term), pointer::Ptr>,
    /// The pointer that is being loaded: what forgotten memory may hold there.
    hint: Option<hint::Hint>,
    forgotten: FxHashMap<(unknown::UnknownId, Term, hint::Hint), pointer::Ptr>,
    found: FxHashMap<(unknown::UnknownId, Term), Vec<hint::Found>>,
    /// Places of memory, and whether a pointer there may come from forgotten memory.
    forgotten_places: FxHashMap<(memory::MemId, Term, u32), bool>,
    /// Whose bytes loops have forgotten.
    holders: FxHashMap<unknown::UnknownId, ObjId>,
    /// Forgotten memory of which only some members of structures were written.
    combs: FxHashMap<unknown::UnknownId, comb::Comb>,
    out: Encoding,
    mems: Vec<MemNode>,
    reads: FxHashMap<ReadKey, value::Sym>,
    shapes: FxHashMap<FuncId, Arc<Shape>>,
    global_objects: FxHashMap<crate::ir::RelocTarget, ObjId>,
    /// Everything checked or assumed so far holds where it was reached.
    assumed: Term,
    /// What it consists of, as far as it was made in the loops that are open.
    parts: Vec<dead_ends::Part>,
    /// The same without what was checked.
    premises: Term,
    /// The functions that are being encoded, with the call that led there.
    stack: Vec<Frame>,
    /// Functions of which an arbitrary call is being encoded.
    any_calls: Vec<recursion::AnyCall>,
    /// Whom each function may call.
    callees_of: FxHashMap<FuncId, Arc<[FuncId]>>,
    /// States at the ends of the run: return of the entry function, exit.
    ends: Vec<state::State>,
    zeros: FxHashMap<(memory::MemId, Term, Term), Term>,
    /// Memories that texts are no longer looked for in.
    any_texts: FxHashMap<(memory::MemId, Term), unknown::UnknownId>,
    /// Lengths of texts, with the offset where they begin.
    lengths: FxHashMap<(Term, Term), string::Measured>,
    from_offsets: FxHashMap<Term, string::From>,
    /// Where texts were looked for in a memory, and their ends.
    texts_in: FxHashMap<(memory::MemId, Term), Vec<(Term, Term)>>,
    /// Claims about all elements of arrays, and the instances that loads have brought.
    element_facts: Vec<elements::ElementFact>,
    /// For each claim that pointers are distinct, those that were met: when, at which number, and what they are.
    pairs: Vec<Vec<(Term, Term, pointer::Ptr)>>,
    any_numbers: Option<[Term; 2]>,
    /// Whether one of them names a block of many.
    named: FxHashMap<(ObjId, Term), Term>,
    /// Of blocks of the heap: their age, and when they were made.
    ages: FxHashMap<ObjId, (Term, Term)>,
    field_facts: Vec<fields::FieldFact>,
    block_texts: Vec<block_texts::BlockTextFact>,
    block_sizes: Vec<block_sizes::BlockSizeFact>,
    /// Sizes of blocks among many, and how many of the claims about sizes are known of each.
    sizes_by_number: FxHashMap<(ObjId, Term), (Term, usize)>,
    block_numbers: Vec<block_numbers::BlockNumberFact>,
    apart_facts: Vec<tables::ApartFact>,
    table_walks: Vec<table_walks::TableWalkFact>,
    /// The numbers that the loops around have at their headers, with their names.
    numbers_around: Vec<Vec<(String, Term)>>,
    learned_tables: FxHashSet<(usize, usize, [Term; 2], Option<hint::Hint>)>,
    /// Pointers in blocks that were met under a claim that they are different.
    met_fields: FxHashMap<Term, Vec<(pointer::Target, Term, pointer::Ptr)>>,
    learned_fields: FxHashSet<(usize, [Term; 2], Option<hint::Hint>)>,

    /// By loads, and (true) by lengths of strings.
    learned: FxHashSet<(bool, memory::MemId, [Term; 5], Option<hint::Hint>)>,
    learning: bool,
    /// What the bound variable of a formula stands for.
    bound: Option<Term>,
    products: Vec<products::Product>,
    multiples: Vec<products::Multiple>,
    conjuncts: FxHashMap<Term, under::Known>,
    alignments: multiple::Alignments,
    from_integers: FxHashMap<Term, pointer::Ptr>,
    /// Loops that may have counted what a later one does.
    tallies: Vec<tally::Tally<'p>>,
    /// Elements that loops may have moved, the arrays that this is on trial of, and what was read of them.
    rows: Vec<moves::Row>,
    moved_since: FxHashMap<memory::MemId, moves::MovedSince>,
    /// Memory at the header of the loop whose candidates are put on trial.
    moved_headers: Vec<memory::MemId>,
    watched: Vec<ObjId>,
    seen: Vec<moves::Seen>,
}

#[derive(Clone)]
struct Frame {
    func: FuncId,
    /// The call in the function below; None for the first, and where there is none.
    from: Option<InstId>,
    values: Vec<Option<value::Sym>>,
    /// Stack objects of this frame.
    locals: Vec<ObjId>,
    /// The place in the user's code that faults of this frame belong to; None: its own instructions.
    blame: Option<Site>,
}

impl Encoder<'_> {
    fn pool(&mut self) -> &mut Pool {
        &mut self.out.pool
    }

    fn pointer_bits(&self) -> u32 {
        self.program.pointer_bits
    }

    fn frame(&mut self) -> &mut Frame {
        self.stack.last_mut().expect("instructions are encoded inside of a function")
    }

    /// The calls that lead to the function that is being encoded.
    fn calls(&self) -> CallPath {
        let calls = self.stack.windows(2).filter_map(|pair| Some((pair[0].func, pair[1].from?)));
        CallPath::of(calls)
    }

    /// In every run, this holds of the variable (or of the outcome of an operation).
    fn know(&mut self, about: Term, holds: Term) {
        self.out.facts.push(Fact { about, beside: None, holds });
    }

    fn ledger(&mut self, kind: ApproximationKind, what: String, loc: LocId) {
        let line = Approximation { kind, what, loc };
        if !self.out.ledger.contains(&line) {
            self.out.ledger.push(line);
        }
    }

    /// The obligation's place: this one, or the call in the user's code that led into a library model.
    fn blame(&self, site: Site) -> Site {
        self.stack.last().and_then(|frame| frame.blame).unwrap_or(site)
    }

    /// Adds a context of an obligation. With `go_on_under`, what follows is only asked of runs where it holds.
    fn oblige(&mut self, guard: Term, site: Site, property: Property, ok: Term, go_on_under: bool) {
        let pool = &mut self.out.pool;
        let asked = self.options.properties.contains(&property);
        if asked || go_on_under {
            // What certainly fails here was settled wrongly.
            let settled =
                Obligation { site, property }.is_settled(&self.options.settled) && !pool.is_false(ok);
            let site = self.stack.last().and_then(|frame| frame.blame).unwrap_or(site);
            let reached = pool.and(guard, self.assumed);
            let wrong = pool.not(ok);
            let fails = pool.and(reached, wrong);
            let contexts = self.out.obligations.entry(Obligation { site, property }).or_default();
            if !settled && !pool.is_false(fails) {
                contexts.fails.push(fails);
            }
            if !pool.is_false(reached) {
                contexts.reached.push(reached);
            }
            if self.premises != self.assumed {
                let reached = pool.and(guard, self.premises);
                let fails = if settled { pool.ff() } else { pool.and(reached, wrong) };
                contexts.beyond.push(Beyond { reached, fails });
            }
        }
        if go_on_under {
            let site = self.blame(site);
            self.stop(guard, ok, Some(Obligation { site, property }));
            let pool = &mut self.out.pool;
            let fine = pool.implies(guard, ok);
            self.assumed = pool.and(self.assumed, fine);
            self.parts.push(dead_ends::Part { fine, checked: true, stays: false });
        }
    }

    /// Runs that come here end unless the condition holds.
    fn stop(&mut self, guard: Term, unless: Term, fault: Option<Obligation>) {
        let pool = &mut self.out.pool;
        let reached = pool.and(guard, self.assumed);
        let wrong = pool.not(unless);
        let when = pool.and(reached, wrong);
        if !pool.is_false(when) {
            self.out.stops.push(Stop { when, fault });
        }
    }

    /// Runs that come here with the condition false are not looked at any more.
    fn assume(&mut self, guard: Term, condition: Term) {
        self.assume_part(guard, condition, false);
    }

    /// The same, wherever the run is when that becomes known: others rely on it elsewhere.
    fn assume_for_all(&mut self, guard: Term, condition: Term) {
        self.assume_part(guard, condition, true);
    }

    fn assume_part(&mut self, guard: Term, condition: Term, stays: bool) {
        let pool = &mut self.out.pool;
        let fine = pool.implies(guard, condition);
        self.assumed = pool.and(self.assumed, fine);
        self.premises = pool.and(self.premises, fine);
        self.parts.push(dead_ends::Part { fine, checked: false, stays });
    }
}
