//! What globals hold at the start.

use super::graph::Transform;
use super::object::{ObjectId, ObjectKind};
use super::offset::{Offset, low_power};
use super::solver::{ESCAPED, INTS, NULLS, Solver};
use crate::ir::{Global, GlobalId, Init, Program, Reloc, RelocTarget, SrcType, TypeId};

/// So many pieces of zeros and numbers are told apart between two pointers.
const MAX_PIECES: usize = 256;
/// Structures with more bytes are not told apart from each other.
const MAX_UNIT: u64 = 256;

impl Solver<'_> {
    pub fn add_globals(&mut self) {
        for (id, _) in &self.program.globals {
            self.global(id);
        }
        for id in self.program.globals.keys() {
            let object = self.global(id);
            self.fill_global(id, object);
        }
    }

    pub fn global(&mut self, id: GlobalId) -> ObjectId {
        let global = &self.program.globals[id];
        let (object, new) = self.locs.object(ObjectKind::Global(id), global.size, !global.constant);
        if let (true, Some(unit)) = (new, global.ty.and_then(|ty| self.unit(ty))) {
            self.locs.units[object] = unit;
        }
        object
    }

    /// The size of the structures in a table of them.
    fn unit(&self, ty: TypeId) -> Option<u64> {
        let SrcType::Array { element, .. } = self.program.types[ty] else { return None };
        match self.program.types[element] {
            SrcType::Array { .. } => self.unit(element),
            // Offsets that wrap keep their remainder by powers of two only.
            SrcType::Record { bytes, .. } if self.bits == 32 && bytes > 0 => Some(low_power(bytes)),
            SrcType::Record { bytes, .. } => (1..=MAX_UNIT).contains(&bytes).then_some(bytes),
            _ => None,
        }
    }

    fn fill_global(&mut self, id: GlobalId, object: ObjectId) {
        let global = &self.program.globals[id];
        if global.exported || global.init == Init::Unknown {
            let loc = self.locs.loc(object, Offset::ANY);
            self.graph.add_loc(ESCAPED, loc);
        }
        match (&global.init, global.size) {
            (Init::Data { bytes, relocs }, Some(size)) => self.fill_data(object, bytes, relocs, size),
            (Init::Data { .. }, None) | (Init::Unknown, _) => {
                self.unknown_globals.insert(id);
            }
        }
    }

    fn fill_data(&mut self, object: ObjectId, bytes: &[u8], relocs: &[Reloc], size: u64) {
        let pointer = u64::from(self.bits / 8);
        let mut relocs: Vec<&Reloc> = relocs.iter().collect();
        relocs.sort_by_key(|r| r.offset);
        let mut at = 0;
        for reloc in relocs {
            self.fill_gap(object, bytes, at, reloc.offset);
            let target = match reloc.target {
                RelocTarget::Global(global) => self.global(global),
                RelocTarget::Func(func) => self.func_object(func),
            };
            let loc = self.locs.loc(target, Offset::ZERO.shift(reloc.addend, self.bits));
            let cell = self.cell(object, Offset::exact(reloc.offset), pointer);
            self.graph.add_loc(cell, loc);
            at = reloc.offset + pointer;
        }
        self.fill_gap(object, bytes, at, size);
    }

    fn fill_gap(&mut self, object: ObjectId, bytes: &[u8], lo: u64, hi: u64) {
        let mut pieces = pieces(bytes, lo, hi, u64::from(self.bits / 8));
        if pieces.len() > MAX_PIECES {
            pieces = vec![(lo, hi, false)];
        }
        for (lo, hi, zero) in pieces {
            let cell = self.cell(object, Offset::exact(lo), hi - lo);
            self.edge(if zero { NULLS } else { INTS }, cell, Transform::Copy);
        }
    }
}

/// Runs of words from `lo` to `hi` that are all zero or all not.
fn pieces(bytes: &[u8], lo: u64, hi: u64, word: u64) -> Vec<(u64, u64, bool)> {
    let mut pieces: Vec<(u64, u64, bool)> = vec![];
    let given = (bytes.len() as u64).clamp(lo, hi.max(lo));
    let mut at = lo;
    while at < hi {
        // Beyond the given bytes all is zero.
        let end = if at >= given { hi } else { (at / word * word + word).min(hi) };
        let zero = (at..end.min(given)).all(|i| bytes[i as usize] == 0);
        match pieces.last_mut() {
            Some(last) if last.2 == zero => last.1 = end,
            Some(_) | None => pieces.push((at, end, zero)),
        }
        at = end;
    }
    pieces
}

/// May a format in such an object have a conversion that writes? Where no text of the program has one, it is assumed that
/// those from elsewhere have none.
pub fn format_writes(program: &Program, kind: ObjectKind) -> bool {
    let has_one = |global: &Global| matches!(&global.init, Init::Data { bytes, .. } if writes(bytes));
    match kind {
        ObjectKind::Global(id) if program.globals[id].constant => has_one(&program.globals[id]),
        // No text can be read through these.
        ObjectKind::Null | ObjectKind::Garbage | ObjectKind::Func(_) => false,
        _ => program.globals.values().any(has_one),
    }
}

/// Is there a `%` followed by flags, numbers and lengths and then `n`?
fn writes(text: &[u8]) -> bool {
    let mut rest = text;
    while let Some(at) = rest.iter().position(|&c| c == b'%') {
        rest = &rest[at + 1..];
        let skip = rest.iter().take_while(|c| b"-+ #0'*.123456789hljztLq$".contains(c)).count();
        match rest.get(skip) {
            Some(b'n') => return true,
            Some(b'%') => rest = &rest[skip + 1..],
            Some(_) | None => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_writing_conversions() {
        assert!(writes(b"ab%d %n\0"));
        assert!(writes(b"%-5hhn"));
        assert!(!writes(b"%d name %%n %s\0"));
        assert!(!writes(b"100%"));
    }

    #[test]
    fn splits_into_words() {
        assert_eq!(pieces(&[0; 4], 0, 100, 8), [(0, 100, true)]);
        assert_eq!(
            pieces(&[0, 0, 0, 0, 0, 0, 0, 0, 1, 2], 0, 24, 8),
            [(0, 8, true), (8, 16, false), (16, 24, true)]
        );
        assert_eq!(pieces(&[1; 24], 8, 16, 8), [(8, 16, false)]);
        assert_eq!(pieces(&[1; 8], 16, 24, 8), [(16, 24, true)]);
        assert_eq!(pieces(&[], 8, 8, 8), []);
    }
}
