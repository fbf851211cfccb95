//! The solver: uses of pointers applied to the locations they get, until nothing changes.

use super::Indices;
use super::calls::Calls;
use super::graph::{Graph, NodeIx, Transform};
use super::memory::{ALL, Cell, Memory, Sink};
use super::object::{GARBAGE, LocIx, Locations, NULL, ObjectId, ObjectKind, UNKNOWN};
use super::successors::Merged;
use super::telling::Telling;
use crate::analysis::set::IdSet;
use crate::ir::{FuncId, GlobalId, Program};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Fixed nodes: what zeros, integers, uninitialized bytes and zeros of unknown extent hold;
/// what escapes; what unknown code writes.
pub const NULLS: NodeIx = 0;
pub const INTS: NodeIx = 1;
pub const GARBAGES: NodeIx = 2;
pub const ZEROS: NodeIx = 3;
pub const ESCAPED: NodeIx = 4;
pub const WILD: NodeIx = 5;
const FIXED: usize = 6;

/// What an instruction does with a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    Load {
        to: NodeIx,
        size: u64,
    },
    LoadInteger {
        size: u64,
    },
    Store {
        from: NodeIx,
        size: u64,
    },
    CopyFrom(u32),
    CopyTo(u32),
    /// An indirect call, by its index.
    Call(u32),
    /// The format of a printf whose arguments are in that node.
    Format {
        args: NodeIx,
    },
    Escape,
}

/// A copy of memory: the locations met so far on both sides.
pub struct CopyOp {
    pub from: IdSet,
    pub to: IdSet,
    pub len: u64,
}

pub struct Solver<'p> {
    pub program: &'p Program,
    pub bits: u32,
    pub locs: Locations,
    pub graph: Graph<Use>,
    pub memory: SecondaryMap<ObjectId, Memory>,
    /// Cells whose readers do not know them yet.
    pub new_cells: VecDeque<(ObjectId, Cell)>,
    pub copies: Vec<CopyOp>,
    pub calls: Calls,
    pub argument_contents: FxHashMap<ObjectId, NodeIx>,
    pub unknown_globals: FxHashSet<GlobalId>,
    /// Functions that unknown code can get hold of, in the order of their escape.
    pub escaped_funcs: Vec<FuncId>,
    /// Some unknown code is called.
    pub unknown_code: bool,
    /// Numbers are made pointers: a distance leads from one address to another.
    pub makes_pointers: bool,
    pub telling: Telling,
    pub indices: Indices,
}

impl<'p> Solver<'p> {
    pub fn new(program: &'p Program, indices: Indices, merged: Merged) -> Solver<'p> {
        let mut this = Solver {
            program,
            bits: program.pointer_bits,
            locs: Locations::new(merged),
            graph: Graph::new(),
            memory: SecondaryMap::new(),
            new_cells: VecDeque::new(),
            copies: vec![],
            calls: Calls::new(program),
            argument_contents: FxHashMap::default(),
            unknown_globals: FxHashSet::default(),
            escaped_funcs: vec![],
            unknown_code: false,
            makes_pointers: program.defined().any(|(_, _, body)| super::wrappers::makes_pointers(body)),
            telling: Telling::new(program),
            indices,
        };
        this.graph.add_nodes(FIXED);
        for (node, loc) in
            [(NULLS, NULL), (INTS, UNKNOWN), (GARBAGES, GARBAGE), (ZEROS, NULL), (ZEROS, GARBAGE)]
        {
            this.graph.add_loc(node, loc);
        }
        this.graph.add_use(ESCAPED, Use::Escape);
        this
    }

    pub fn run(&mut self) {
        while self.generate_next() || self.connect_next() {}
        self.graph.collapse();
        while let Some((uses, delta)) = self.graph.next(&mut self.locs, self.bits) {
            for what in uses {
                self.apply(what, &delta);
            }
            while self.generate_next() || self.connect_next() {}
        }
    }

    pub fn edge(&mut self, from: NodeIx, to: NodeIx, how: Transform) {
        self.graph.add_edge(from, to, how, &mut self.locs, self.bits);
    }

    pub fn add_use(&mut self, node: NodeIx, what: Use) {
        let missed = self.graph.add_use(node, what);
        self.apply(what, &missed);
    }

    fn apply(&mut self, what: Use, delta: &IdSet) {
        match what {
            Use::CopyFrom(op) => self.copy(op, delta, true),
            Use::CopyTo(op) => self.copy(op, delta, false),
            Use::Load { .. }
            | Use::LoadInteger { .. }
            | Use::Store { .. }
            | Use::Call(_)
            | Use::Format { .. }
            | Use::Escape => delta.iter().for_each(|loc| self.apply_one(what, loc)),
        }
    }

    fn apply_one(&mut self, what: Use, loc: LocIx) {
        match what {
            Use::Load { to, size } => self.load(loc, to, size),
            Use::LoadInteger { size } => self.read_at(loc, size, Sink::Integer),
            Use::Store { from, size } => self.store(loc, from, size),
            Use::Call(site) => self.call_through(site, loc),
            Use::Format { args } => self.format(loc, args),
            Use::Escape => self.escape_loc(loc),
            Use::CopyFrom(_) | Use::CopyTo(_) => unreachable!("copies take whole sets"),
        }
    }

    /// An access that certainly leaves its object is a fault, and no run goes on after it.
    fn can_succeed(&self, loc: LocIx, size: u64) -> bool {
        let (object, offset) = self.locs.locs[loc as usize];
        match self.locs.objects[object].size {
            Some(all) if offset.is_exact() && size != ALL => offset.rem <= all && size <= all - offset.rem,
            Some(_) | None => true,
        }
    }

    fn is_memory(&self, loc: LocIx) -> bool {
        match self.locs.kind_of(loc) {
            ObjectKind::Null | ObjectKind::Unknown | ObjectKind::Garbage | ObjectKind::Func(_) => false,
            ObjectKind::Global(_)
            | ObjectKind::Stack { .. }
            | ObjectKind::Heap { .. }
            | ObjectKind::Argument(_)
            | ObjectKind::Words(_) => true,
        }
    }

    fn load(&mut self, loc: LocIx, to: NodeIx, size: u64) {
        if loc == UNKNOWN {
            self.graph.add_loc(to, UNKNOWN);
        }
        self.read_at(loc, size, Sink::Pointer(to));
    }

    fn read_at(&mut self, loc: LocIx, size: u64, sink: Sink) {
        if size > 0 && self.is_memory(loc) && self.can_succeed(loc, size) {
            let (object, offset) = self.locs.locs[loc as usize];
            self.read(object, offset, size, sink);
        }
    }

    fn store(&mut self, loc: LocIx, from: NodeIx, size: u64) {
        if size == 0 {
            return;
        }
        if loc == UNKNOWN {
            self.edge(from, ESCAPED, Transform::Copy);
            self.graph.add_loc(WILD, UNKNOWN);
        }
        let (object, offset) = self.locs.locs[loc as usize];
        if self.is_memory(loc) && self.locs.objects[object].writable && self.can_succeed(loc, size) {
            let cell = self.cell(object, offset, size);
            self.edge(from, cell, Transform::Copy);
        }
    }

    fn copy(&mut self, op: u32, delta: &IdSet, is_from: bool) {
        let data = &mut self.copies[op as usize];
        let (mine, other) =
            if is_from { (&mut data.from, data.to.clone()) } else { (&mut data.to, data.from.clone()) };
        let new = delta.minus(mine);
        mine.union(delta);
        let len = data.len;
        for a in new.iter() {
            for b in other.iter() {
                let (from, to) = if is_from { (a, b) } else { (b, a) };
                self.copy_pair(from, to, len);
            }
        }
    }

    fn copy_pair(&mut self, from: LocIx, to: LocIx, len: u64) {
        let writable = self.locs.objects[self.locs.object_of(to)].writable;
        if from == UNKNOWN {
            self.store(to, INTS, len);
        } else if to == UNKNOWN {
            self.graph.add_loc(WILD, UNKNOWN);
            // Unknown places hold what has escaped.
            self.read_at(from, len, Sink::Integer);
        } else if len > 0 && self.is_memory(to) && writable && self.can_succeed(to, len) {
            let (object, offset) = self.locs.locs[to as usize];
            self.read_at(from, len, Sink::Copy(object, offset.place()));
            if len == ALL {
                // The end may cut a pointer in two.
                self.store(to, GARBAGES, ALL);
            }
        }
    }

    fn escape_loc(&mut self, loc: LocIx) {
        let object = self.locs.object_of(loc);
        match self.locs.kind_of(loc) {
            ObjectKind::Null | ObjectKind::Unknown | ObjectKind::Garbage => {}
            ObjectKind::Func(func) => {
                if !std::mem::replace(&mut self.memory[object].escaped, true) {
                    self.escaped_funcs.push(func);
                    if self.unknown_code {
                        self.called_from_outside(func);
                    }
                }
            }
            ObjectKind::Global(_)
            | ObjectKind::Stack { .. }
            | ObjectKind::Heap { .. }
            | ObjectKind::Argument(_)
            | ObjectKind::Words(_) => self.escape(object),
        }
    }

    /// Unknown code runs: it may write all that has escaped and call the functions it knows.
    pub fn unknown_runs(&mut self) {
        self.graph.add_loc(WILD, UNKNOWN);
        if !std::mem::replace(&mut self.unknown_code, true) {
            for func in self.escaped_funcs.clone() {
                self.called_from_outside(func);
            }
        }
    }

    /// `%n` writes through an argument.
    fn format(&mut self, loc: LocIx, args: NodeIx) {
        if super::image::format_writes(self.program, self.locs.kind_of(loc)) {
            self.add_use(args, Use::Store { from: INTS, size: ALL });
        }
    }
}
