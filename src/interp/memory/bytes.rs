//! Reading and writing the contents of objects. Ranges must lie inside the object; unknown bytes read as zero, so
//! callers resolve them first.

use super::page::Page;
use super::{Backing, Cell, Limit, Memory, ObjId, Origin, PAGE, Shadow};
use crate::interp::value::Pointer;
use cranelift_entity::EntityRef;

/// The part of a range that lies in one page: page, offset in it, length.
#[inline]
fn first_part(offset: u64, len: u64) -> (u64, usize, usize) {
    let at = offset % PAGE;
    (offset / PAGE, at as usize, len.min(PAGE - at) as usize)
}

/// Whole pages that are forgotten together, without being made first.
const MANY_PAGES: u64 = 4;

/// Bytes of one page on their way to another place.
struct Chunk {
    values: Vec<u8>,
    taints: Vec<u8>,
    shadows: Vec<Option<Shadow>>,
}

impl Memory {
    /// The page for writing; made if it is not there.
    #[inline]
    fn page_mut(&mut self, id: ObjId, index: u64) -> Result<&mut Page, Limit> {
        let object = &mut self.objects[id.index()];
        let (page, new) = object.pages.touch(index, object.size, object.backing);
        if new {
            self.resident += page.len() as u64;
            if self.resident > self.max_resident {
                return Err(Limit::Memory);
            }
        }
        Ok(page)
    }

    /// Up to 8 bytes, little-endian, with the mask of indeterminate bits.
    #[inline]
    pub fn read(&self, id: ObjId, offset: u64, len: u64) -> (u64, u64) {
        let object = self.object(id);
        let (index, at, here) = first_part(offset, len);
        match object.pages.get(index) {
            Some(page) if here as u64 == len => {
                (little_endian(&page.values()[at..at + here]), little_endian(&page.taints()[at..at + here]))
            }
            Some(_) | None => self.read_bytewise(id, offset, len),
        }
    }

    fn read_bytewise(&self, id: ObjId, offset: u64, len: u64) -> (u64, u64) {
        (0..len).fold((0, 0), |(value, taint), i| {
            let cell = self.cell(id, offset + i);
            (value | u64::from(cell.value) << (8 * i), taint | u64::from(cell.taint) << (8 * i))
        })
    }

    pub fn cell(&self, id: ObjId, offset: u64) -> Cell {
        let object = self.object(id);
        match object.pages.get(offset / PAGE) {
            Some(page) => page.cell((offset % PAGE) as usize),
            None => Cell { value: 0, taint: background(object.behind(offset / PAGE)), shadow: None },
        }
    }

    /// The object of the pointer stored here, if all its bytes agree on it.
    #[inline]
    pub fn stored_object(&self, id: ObjId, offset: u64) -> Option<ObjId> {
        let object = self.object(id);
        if !object.pages.get(offset / PAGE)?.has_shadows() {
            return None;
        }
        let first = self.cell(id, offset).shadow?;
        let agree = |i: u64| self.cell(id, offset + i).shadow == Some(Shadow { byte: i as u8, ..first });
        (0..self.pointer_bytes()).all(agree).then_some(first.object)
    }

    /// Up to 8 bytes, little-endian; provenance goes.
    #[inline]
    pub fn write(&mut self, id: ObjId, offset: u64, len: u64, value: u64, taint: u64) -> Result<(), Limit> {
        let (values, taints) = (value.to_le_bytes(), taint.to_le_bytes());
        self.write_bytes(id, offset, &values[..len as usize], &taints[..len as usize])
    }

    #[inline]
    pub fn write_bytes(&mut self, id: ObjId, offset: u64, values: &[u8], taints: &[u8]) -> Result<(), Limit> {
        let mut done = 0;
        while done < values.len() {
            let (index, at, here) = first_part(offset + done as u64, (values.len() - done) as u64);
            let page = self.page_mut(id, index)?;
            page.set(at, &values[done..done + here], &taints[done..done + here]);
            done += here;
        }
        Ok(())
    }

    pub fn write_cell(&mut self, id: ObjId, offset: u64, cell: Cell) -> Result<(), Limit> {
        self.page_mut(id, offset / PAGE)?.set_cell((offset % PAGE) as usize, cell);
        Ok(())
    }

    /// A pointer: the bytes of its address, with provenance.
    pub fn write_pointer(&mut self, id: ObjId, offset: u64, ptr: Pointer, taint: bool) -> Result<(), Limit> {
        let bytes = self.pointer_bytes();
        let taint = if taint { u64::MAX } else { 0 };
        self.write(id, offset, bytes, self.address(ptr), taint)?;
        // Zero bytes are NULL without further signs.
        if ptr == Pointer::NULL {
            return Ok(());
        }
        for byte in 0..bytes {
            let place = offset + byte;
            let shadow = Shadow { object: ptr.object, byte: byte as u8 };
            self.page_mut(id, place / PAGE)?.set_shadow((place % PAGE) as usize, Some(shadow));
        }
        Ok(())
    }

    pub fn fill(&mut self, id: ObjId, offset: u64, len: u64, value: u8, taint: u8) -> Result<(), Limit> {
        let (mut offset, mut left) = (offset, len);
        while left > 0 {
            let (index, at, here) = first_part(offset, left);
            let object = &self.objects[id.index()];
            let plain = value != 0 || taint != 0 || object.behind(index) != Backing::Zero;
            let there = object.pages.get(index).map(Page::len);
            match there {
                // Zeros that are there already, or a whole page of them.
                None if !plain => {}
                Some(len) if !plain && here == len => {
                    self.objects[id.index()].pages.remove(index);
                    self.resident -= len as u64;
                }
                None | Some(_) => self.page_mut(id, index)?.fill(at, here, value, taint),
            }
            offset += here as u64;
            left -= here as u64;
        }
        Ok(())
    }

    /// The bytes become unknown, answered for by `origin`.
    pub fn forget(&mut self, id: ObjId, offset: u64, len: u64, origin: Origin) -> Result<(), Limit> {
        if offset == 0 && len == self.object(id).size {
            self.wipe(id);
            self.objects[id.index()].backing = Backing::Unknown(origin);
            return Ok(());
        }
        let end = offset + len;
        let (from, to) = (offset.div_ceil(PAGE), end / PAGE);
        if to.saturating_sub(from) < MANY_PAGES {
            return self.forget_bytes(id, offset, end, origin);
        }
        self.resident -= self.objects[id.index()].pages.forget(from, to, origin);
        self.forget_bytes(id, offset, from * PAGE, origin)?;
        self.forget_bytes(id, to * PAGE, end, origin)
    }

    fn forget_bytes(&mut self, id: ObjId, from: u64, to: u64, origin: Origin) -> Result<(), Limit> {
        let (mut offset, mut left) = (from, to - from);
        while left > 0 {
            let (index, at, here) = first_part(offset, left);
            self.page_mut(id, index)?.forget(at, here, origin);
            offset += here as u64;
            left -= here as u64;
        }
        Ok(())
    }

    /// The first unknown byte in a range, with its origin.
    #[inline]
    pub fn next_unknown(&self, id: ObjId, offset: u64, end: u64) -> Option<(u64, Origin)> {
        let object = self.object(id);
        let mut offset = offset;
        while offset < end {
            let (index, at, here) = first_part(offset, end - offset);
            match object.pages.get(index) {
                None => {
                    if let Backing::Unknown(origin) = object.behind(index) {
                        return Some((offset, origin));
                    }
                }
                Some(page) if page.has_unknown() => {
                    let unknown = (at..at + here).find(|&i| page.origin(i) != Origin::KNOWN);
                    if let Some(i) = unknown {
                        return Some((offset + (i - at) as u64, page.origin(i)));
                    }
                }
                Some(_) => {}
            }
            offset += here as u64;
        }
        None
    }

    /// The least offset in the range with a zero byte that is known, as far as no unknown byte comes before it.
    pub fn find_zero(&self, id: ObjId, offset: u64, end: u64) -> Option<u64> {
        let object = self.object(id);
        let mut offset = offset;
        while offset < end {
            let (index, at, here) = first_part(offset, end - offset);
            let zero = match object.pages.get(index) {
                None => Some(0),
                Some(page) => memchr::memchr(0, &page.values()[at..at + here]),
            };
            if let Some(i) = zero {
                return Some(offset + i as u64);
            }
            offset += here as u64;
        }
        None
    }

    /// Is any byte of the range indeterminate?
    pub fn is_tainted(&self, id: ObjId, offset: u64, end: u64) -> bool {
        let object = self.object(id);
        let mut offset = offset;
        while offset < end {
            let (index, at, here) = first_part(offset, end - offset);
            let tainted = match object.pages.get(index) {
                None => background(object.behind(index)) != 0,
                Some(page) => page.taints()[at..at + here].iter().any(|&byte| byte != 0),
            };
            if tainted {
                return true;
            }
            offset += here as u64;
        }
        false
    }

    /// Copies bytes with all their shadows, as if through a buffer.
    pub fn copy(&mut self, dst: Pointer, src: Pointer, len: u64) -> Result<(), Limit> {
        let backwards = dst.object == src.object && dst.offset > src.offset;
        let mut done = 0;
        while done < len {
            let step = if backwards {
                let (from_end, to_end) = (src.offset + len - done, dst.offset + len - done);
                let before = |end: u64| (end - 1) % PAGE + 1;
                before(from_end).min(before(to_end)).min(len - done)
            } else {
                let ahead = |start: u64| PAGE - (start + done) % PAGE;
                ahead(src.offset).min(ahead(dst.offset)).min(len - done)
            };
            let at = if backwards { len - done - step } else { done };
            self.copy_chunk(dst, src, at, step as usize)?;
            done += step;
        }
        Ok(())
    }

    /// Neither side crosses a page.
    fn copy_chunk(&mut self, dst: Pointer, src: Pointer, at: u64, len: usize) -> Result<(), Limit> {
        let to = dst.offset + at;
        let Some(chunk) = self.chunk(src.object, src.offset + at, len) else {
            let taint = background(self.object(src.object).behind((src.offset + at) / PAGE));
            return self.fill(dst.object, to, len as u64, 0, taint);
        };
        let page = self.page_mut(dst.object, to / PAGE)?;
        let start = (to % PAGE) as usize;
        page.set(start, &chunk.values, &chunk.taints);
        for (i, &shadow) in chunk.shadows.iter().enumerate() {
            if shadow.is_some() {
                page.set_shadow(start + i, shadow);
            }
        }
        Ok(())
    }

    fn chunk(&self, id: ObjId, offset: u64, len: usize) -> Option<Chunk> {
        let page = self.object(id).pages.get(offset / PAGE)?;
        let start = (offset % PAGE) as usize;
        let range = start..start + len;
        let shadows = page.shadows().get(range.clone()).unwrap_or(&[]).to_vec();
        Some(Chunk {
            values: page.values()[range.clone()].to_vec(),
            taints: page.taints()[range].to_vec(),
            shadows,
        })
    }

    /// The objects to which pointers are stored in this one.
    pub fn pointers_in(&self, id: ObjId) -> impl Iterator<Item = ObjId> {
        let pages = self.object(id).pages.iter();
        pages.flat_map(|(_, page)| page.shadows().iter().flatten().filter(|s| s.byte == 0).map(|s| s.object))
    }
}

/// The indeterminate bits of bytes that nobody wrote.
fn background(backing: Backing) -> u8 {
    match backing {
        Backing::Uninit => 0xff,
        Backing::Zero | Backing::Unknown(_) => 0,
    }
}

#[inline]
fn little_endian(bytes: &[u8]) -> u64 {
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(all)
}
