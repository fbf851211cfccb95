//! The contents of an object, kept by pages so that a large array costs only what is touched.
//!
//! Each byte has its value, a mask of indeterminate bits, the provenance of a stored pointer, and may still be unknown: its
//! value is then asked from the input source when it is read first.

use super::ObjId;
use std::collections::BTreeMap;

pub const PAGE: u64 = 4096;

/// Pages below this number stand in a vector, those above in a map.
const DENSE: u64 = 1 << 16;

/// Byte number `byte` of a pointer into `object`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shadow {
    pub object: ObjId,
    pub byte: u8,
}

/// Who answers for a byte whose value is not chosen yet; 0 is for bytes that are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Origin(pub u32);

impl Origin {
    pub const KNOWN: Origin = Origin(0);
    /// Never initialized: what comes is indeterminate too.
    pub const UNINIT: Origin = Origin(u32::MAX);
    /// The initial contents of an extern global.
    pub const EXTERN: Origin = Origin(u32::MAX - 1);
}

/// What the bytes are that nobody has written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backing {
    Zero,
    /// Indeterminate zeros.
    Uninit,
    Unknown(Origin),
}

/// One byte with all that is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub value: u8,
    pub taint: u8,
    pub shadow: Option<Shadow>,
}

pub struct Page {
    /// The values, then the masks.
    bytes: Box<[u8]>,
    shadows: Option<Box<[Option<Shadow>]>>,
    origins: Option<Box<[Origin]>>,
}

impl Page {
    fn new(len: usize, backing: Backing) -> Page {
        let mut bytes = vec![0; 2 * len].into_boxed_slice();
        let mut origins = None;
        match backing {
            Backing::Zero => {}
            Backing::Uninit => bytes[len..].fill(0xff),
            Backing::Unknown(origin) => origins = Some(vec![origin; len].into_boxed_slice()),
        }
        Page { bytes, shadows: None, origins }
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / 2
    }

    #[inline]
    pub fn values(&self) -> &[u8] {
        &self.bytes[..self.len()]
    }

    #[inline]
    pub fn taints(&self) -> &[u8] {
        &self.bytes[self.len()..]
    }

    #[inline]
    pub fn has_shadows(&self) -> bool {
        self.shadows.is_some()
    }

    #[inline]
    pub fn has_unknown(&self) -> bool {
        self.origins.is_some()
    }

    pub fn shadows(&self) -> &[Option<Shadow>] {
        self.shadows.as_deref().unwrap_or(&[])
    }

    #[inline]
    pub fn shadow(&self, at: usize) -> Option<Shadow> {
        self.shadows.as_ref().and_then(|all| all[at])
    }

    pub fn origin(&self, at: usize) -> Origin {
        self.origins.as_ref().map_or(Origin::KNOWN, |all| all[at])
    }

    pub fn cell(&self, at: usize) -> Cell {
        Cell { value: self.values()[at], taint: self.taints()[at], shadow: self.shadow(at) }
    }

    /// Writes plain bytes: provenance goes, and the bytes are known.
    #[inline]
    pub fn set(&mut self, at: usize, values: &[u8], taints: &[u8]) {
        let (len, n) = (self.len(), values.len());
        self.bytes[at..at + n].copy_from_slice(values);
        self.bytes[len + at..len + at + n].copy_from_slice(taints);
        self.settle(at, n);
    }

    pub fn fill(&mut self, at: usize, n: usize, value: u8, taint: u8) {
        let len = self.len();
        self.bytes[at..at + n].fill(value);
        self.bytes[len + at..len + at + n].fill(taint);
        self.settle(at, n);
    }

    #[inline]
    fn settle(&mut self, at: usize, n: usize) {
        if let Some(shadows) = &mut self.shadows {
            shadows[at..at + n].fill(None);
        }
        if let Some(origins) = &mut self.origins {
            origins[at..at + n].fill(Origin::KNOWN);
        }
    }

    pub fn set_cell(&mut self, at: usize, cell: Cell) {
        self.set(at, &[cell.value], &[cell.taint]);
        if cell.shadow.is_some() {
            self.set_shadow(at, cell.shadow);
        }
    }

    pub fn set_shadow(&mut self, at: usize, shadow: Option<Shadow>) {
        let len = self.len();
        self.shadows.get_or_insert_with(|| vec![None; len].into_boxed_slice())[at] = shadow;
    }

    /// The bytes are no longer known.
    pub fn forget(&mut self, at: usize, n: usize, origin: Origin) {
        self.fill(at, n, 0, 0);
        let len = self.len();
        let origins = self.origins.get_or_insert_with(|| vec![Origin::KNOWN; len].into_boxed_slice());
        origins[at..at + n].fill(origin);
    }
}

/// All pages of an object that were touched.
#[derive(Default)]
pub struct Pages {
    dense: Vec<Option<Box<Page>>>,
    sparse: BTreeMap<u64, Box<Page>>,
    /// Ranges of pages that were forgotten as a whole, from the first to before the last, in order of time.
    forgotten: Vec<(u64, u64, Origin)>,
}

impl Pages {
    #[inline]
    pub fn get(&self, index: u64) -> Option<&Page> {
        if index < DENSE {
            self.dense.get(index as usize).and_then(|page| page.as_deref())
        } else {
            self.sparse.get(&index).map(|page| &**page)
        }
    }

    /// The page, made from the backing if it is not there; `size` is that of the object. The flag says if it is new.
    #[inline]
    pub fn touch(&mut self, index: u64, size: u64, backing: Backing) -> (&mut Page, bool) {
        let backing = self.behind(index, backing);
        let fresh = || Box::new(Page::new((size - index * PAGE).min(PAGE) as usize, backing));
        if index >= DENSE {
            let new = !self.sparse.contains_key(&index);
            return (self.sparse.entry(index).or_insert_with(fresh), new);
        }
        if self.dense.len() <= index as usize {
            self.dense.resize_with(index as usize + 1, || None);
        }
        let slot = &mut self.dense[index as usize];
        let new = slot.is_none();
        (slot.get_or_insert_with(fresh), new)
    }

    /// What shows where there is no page, if `backing` is that of the object.
    #[inline]
    pub fn behind(&self, index: u64, backing: Backing) -> Backing {
        let mut ranges = self.forgotten.iter().rev();
        match ranges.find(|(from, to, _)| *from <= index && index < *to) {
            Some(&(_, _, origin)) => Backing::Unknown(origin),
            None => backing,
        }
    }

    /// The pages of the range are unknown. Returns how many bytes of contents went.
    pub fn forget(&mut self, from: u64, to: u64, origin: Origin) -> u64 {
        let end = (to.min(DENSE) as usize).min(self.dense.len());
        let dense = self.dense.get_mut(from as usize..end).unwrap_or(&mut []);
        let mut gone: u64 = dense.iter_mut().filter_map(Option::take).map(|page| page.len() as u64).sum();
        let above: Vec<u64> = self.sparse.range(from..to).map(|(&index, _)| index).collect();
        gone += above.iter().filter_map(|i| self.sparse.remove(i)).map(|page| page.len() as u64).sum::<u64>();
        self.forgotten.retain(|&(first, last, _)| first < from || to < last);
        self.forgotten.push((from, to, origin));
        gone
    }

    pub fn forgotten(&self) -> &[(u64, u64, Origin)] {
        &self.forgotten
    }

    /// Forgets the page, so that the backing shows again.
    pub fn remove(&mut self, index: u64) {
        if index >= DENSE {
            self.sparse.remove(&index);
        } else if let Some(slot) = self.dense.get_mut(index as usize) {
            *slot = None;
        }
    }

    /// The pages that exist, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (u64, &Page)> {
        let dense = self.dense.iter().enumerate();
        let dense = dense.filter_map(|(i, page)| page.as_deref().map(|page| (i as u64, page)));
        dense.chain(self.sparse.iter().map(|(i, page)| (*i, &**page)))
    }

    pub fn clear(&mut self) {
        *self = Pages::default();
    }
}
