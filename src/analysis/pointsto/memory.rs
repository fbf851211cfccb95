//! What objects hold: cells, and those who read them.
//!
//! A cell is written by stores of one size at one offset or class of offsets. A read of a pointer meets all cells that
//! can overlap it: one at the same place gives its pointers, one of which only parts are seen gives them cut.

use super::graph::{NodeIx, Transform};
use super::object::{ObjectId, ObjectKind};
use super::offset::Offset;
use super::solver::{ESCAPED, GARBAGES, INTS, Solver, WILD};
use rustc_hash::{FxHashMap, FxHashSet};

/// A length that is not known, or is that of the object.
pub const ALL: u64 = u64::MAX;

/// So many cells are told apart in one object.
const MAX_CELLS: usize = 600;
/// Longer ones are taken to reach the end of their object.
const MAX_SIZE: u64 = 1 << 32;

#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub offset: Offset,
    pub size: u64,
    pub node: NodeIx,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sink {
    /// A pointer is loaded.
    Pointer(NodeIx),
    /// Bytes become an integer: the addresses in them are known from then on.
    Integer,
    /// All bytes go to another place.
    Copy(ObjectId, Offset),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reader {
    pub offset: Offset,
    pub len: u64,
    pub sink: Sink,
}

#[derive(Clone, Default)]
pub struct Memory {
    pub cells: Vec<Cell>,
    index: FxHashMap<(Offset, u64), NodeIx>,
    readers: Vec<Reader>,
    seen: FxHashSet<Reader>,
    pub escaped: bool,
}

impl Solver<'_> {
    /// What an object holds before anyone writes to it, at any offset.
    fn initial(&self, object: ObjectId) -> Option<NodeIx> {
        match self.locs.objects[object].kind {
            ObjectKind::Stack { .. } | ObjectKind::Heap { .. } => Some(GARBAGES),
            ObjectKind::Words(_) => Some(INTS),
            ObjectKind::Argument(_) => self.argument_contents.get(&object).copied(),
            ObjectKind::Global(global) => self.unknown_globals.contains(&global).then_some(INTS),
            ObjectKind::Func(_) | ObjectKind::Null | ObjectKind::Unknown | ObjectKind::Garbage => None,
        }
    }

    /// The cell; a new one is connected to its readers later, since a copy within an object makes cell after cell.
    pub fn cell(&mut self, object: ObjectId, offset: Offset, size: u64) -> NodeIx {
        let (offset, size) = match self.memory[object].cells.len() < MAX_CELLS {
            true => (self.limit(object, offset), self.clip(object, offset, size)),
            // A cell that overlaps every read in every way.
            false => (Offset::ANY, ALL),
        };
        if let Some(&node) = self.memory[object].index.get(&(offset, size)) {
            return node;
        }
        let node = self.graph.add_nodes(1);
        let cell = Cell { offset, size, node };
        self.memory[object].index.insert((offset, size), node);
        self.memory[object].cells.push(cell);
        if self.memory[object].escaped {
            self.edge(node, ESCAPED, Transform::Copy);
        }
        self.new_cells.push_back((object, cell));
        node
    }

    /// Connects the next new cell.
    pub fn connect_next(&mut self) -> bool {
        let Some((object, cell)) = self.new_cells.pop_front() else { return false };
        for reader in self.memory[object].readers.clone() {
            self.connect(object, cell, reader);
        }
        true
    }

    /// What reaches the end of the object has one size.
    fn clip(&self, object: ObjectId, offset: Offset, size: u64) -> u64 {
        let end = if offset.is_exact() { offset.rem.saturating_add(size) } else { size };
        match self.locs.objects[object].size {
            Some(all) if end > all => ALL,
            None if size > MAX_SIZE => ALL,
            Some(_) | None => size,
        }
    }

    /// Bounds the number of offsets that are told apart.
    fn limit(&mut self, object: ObjectId, offset: Offset) -> Offset {
        let loc = self.locs.loc(object, offset.place());
        self.locs.locs[loc as usize].1
    }

    pub fn read(&mut self, object: ObjectId, offset: Offset, len: u64, sink: Sink) {
        let reader = Reader { offset: offset.place(), len, sink };
        if !self.memory[object].seen.insert(reader) {
            return;
        }
        self.memory[object].readers.push(reader);
        if let Some(initial) = self.initial(object) {
            self.pour(initial, reader);
        }
        if self.memory[object].escaped && self.locs.objects[object].writable {
            self.pour(WILD, reader);
        }
        for cell in self.memory[object].cells.clone() {
            self.connect(object, cell, reader);
        }
    }

    /// From contents that lie everywhere in the object.
    fn pour(&mut self, from: NodeIx, reader: Reader) {
        match reader.sink {
            Sink::Pointer(to) => self.edge(from, to, Transform::Copy),
            Sink::Integer => self.edge(from, ESCAPED, Transform::Copy),
            Sink::Copy(object, offset) => {
                let to = self.cell(object, offset, reader.len);
                self.edge(from, to, Transform::Copy);
            }
        }
    }

    fn connect(&mut self, from: ObjectId, cell: Cell, reader: Reader) {
        let overlap = cell.offset.overlap(cell.size, reader.offset, reader.len);
        if !overlap.any() {
            return;
        }
        match reader.sink {
            Sink::Integer => self.edge(cell.node, ESCAPED, Transform::Copy),
            Sink::Pointer(to) => {
                // A cell around the read holds no single pointer: zeros, integers, parts that were cut before.
                if overlap.same_start || overlap.inside {
                    self.edge(cell.node, to, Transform::Copy);
                }
                if overlap.around || overlap.torn {
                    self.edge(cell.node, to, Transform::Cut);
                }
            }
            Sink::Copy(object, offset) => {
                if overlap.same_start || overlap.around {
                    let at = self.landing(from, cell, reader, (object, offset));
                    let to = self.cell(object, at, cell.size);
                    self.edge(cell.node, to, Transform::Copy);
                }
                if overlap.inside || overlap.torn {
                    self.copy_part(from, cell, reader, (object, offset));
                }
            }
        }
    }

    /// The copy takes only some bytes of the cell. Exact places keep zeros apart from what lies beside them.
    fn copy_part(&mut self, from: ObjectId, cell: Cell, reader: Reader, to: (ObjectId, Offset)) {
        let (object, offset) = to;
        let exact = cell.offset.is_exact() && reader.offset.is_exact() && offset.is_exact();
        let whole_is_single = cell.size <= u64::from(self.bits / 8);
        let (at, size) = match exact {
            true => {
                let start = cell.offset.rem.max(reader.offset.rem);
                let end = cell.offset.rem.saturating_add(cell.size);
                let end = end.min(reader.offset.rem.saturating_add(reader.len));
                (Offset::exact(start).moved(reader.offset, offset, self.bits), end - start)
            }
            false if cell.size > reader.len => (offset, reader.len),
            // A part in front of the first whole cell lands, too: where cells begin at any byte, the first one covers it.
            false => match cell.offset.moved(reader.offset, offset, self.bits) {
                at if at.stride == 1 => (self.landing(from, cell, reader, to), cell.size),
                at => (at, cell.size),
            },
        };
        let to = self.cell(object, at, size);
        let how = if exact && !whole_is_single { Transform::Copy } else { Transform::Cut };
        self.edge(cell.node, to, how);
    }

    /// Where a copy puts a cell: not in front of where it begins, and not behind its end, which lies in both objects.
    fn landing(
        &self,
        from: ObjectId,
        cell: Cell,
        reader: Reader,
        (object, offset): (ObjectId, Offset),
    ) -> Offset {
        let at = cell.offset.moved(reader.offset, offset, self.bits);
        let left = |object: ObjectId, offset: Offset| {
            let start = offset.in_one_array().map_or(0, |(first, _)| first);
            self.locs.objects[object].size.map_or(ALL, |size| size.saturating_sub(start))
        };
        let most = reader.len.min(left(from, reader.offset)).min(left(object, offset));
        at.within(offset, most.saturating_sub(cell.size), self.bits)
    }

    /// From now on unknown code and unknown pointers reach the object.
    pub fn escape(&mut self, object: ObjectId) {
        if std::mem::replace(&mut self.memory[object].escaped, true) {
            return;
        }
        for cell in self.memory[object].cells.clone() {
            self.edge(cell.node, ESCAPED, Transform::Copy);
        }
        if let Some(initial) = self.initial(object) {
            self.edge(initial, ESCAPED, Transform::Copy);
        }
        if self.locs.objects[object].writable {
            for reader in self.memory[object].readers.clone() {
                self.pour(WILD, reader);
            }
        }
    }
}
