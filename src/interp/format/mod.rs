//! C's printf, as glibc in the C locale does it.

mod decimal;
mod float;
mod hexfloat;
mod render;
mod spec;

#[cfg(test)]
mod tests;

use super::access::Access;
use super::fault::Step;
use super::machine::Machine;
use super::observer::Observer;
use super::step::limit;
use super::value::{Pointer, Val, mask, sign_extend};
use crate::ir::{InstData, Ty, Value};
use float::Float;
use render::Layout;
use spec::{Count, Length, Piece, Spec};

/// Text beyond this is not made: only its length could matter, and no program needs that.
const MAX_TEXT: usize = 1 << 24;

/// The argument area and how far it is read.
struct Area {
    next: Pointer,
}

impl<'p, O: Observer> Machine<'p, O> {
    pub(super) fn format_inst(
        &mut self,
        data: &InstData,
        dst: Value,
        cap: Value,
        format: Value,
        args: Value,
    ) -> Step<()> {
        for (value, what) in [(format, "a format"), (args, "an argument area"), (cap, "a length")] {
            self.need_defined(value, what)?;
        }
        let format = self.c_string(self.ptr(format), None)?;
        let text = self.format_text(&format, Area { next: self.ptr(args) })?;
        self.charge((text.len() + format.len()) as u64);
        let cap = self.size(cap);
        if cap > 0 {
            self.need_defined(dst, "an address")?;
            self.put_string(self.ptr(dst), &text, cap)?;
        }
        self.result(data, Val::int(32, text.len() as u64));
        Ok(())
    }

    /// The text, cut to leave room for the terminator. Only what is stored must be there.
    fn put_string(&mut self, dst: Pointer, text: &[u8], cap: u64) -> Step<()> {
        let kept = (text.len() as u64).min(cap - 1);
        let mut bytes = text[..kept as usize].to_vec();
        bytes.push(0);
        let len = bytes.len() as u64;
        self.access(dst, len, Access::Write)?;
        let taints = vec![0; bytes.len()];
        self.memory.write_bytes(dst.object, dst.offset, &bytes, &taints).map_err(limit)?;
        self.observer.on_memory_write(dst.object, dst.offset, dst.offset + len);
        Ok(())
    }

    /// The bytes up to a zero, or `max` of them.
    fn c_string(&mut self, ptr: Pointer, max: Option<u64>) -> Step<Vec<u8>> {
        let mut bytes = Vec::new();
        while max.is_none_or(|max| (bytes.len() as u64) < max) {
            let offset = ptr.offset.wrapping_add(bytes.len() as u64) & self.memory.address_mask();
            let byte = self.load(Pointer { offset, ..ptr }, Ty::Int(8))?;
            if byte.is_tainted() {
                self.indeterminate("a string")?;
            }
            match byte.to_u64() {
                Some(0) | None => break,
                Some(byte) => bytes.push(byte as u8),
            }
        }
        Ok(bytes)
    }

    fn format_text(&mut self, format: &[u8], mut area: Area) -> Step<Vec<u8>> {
        let pieces = spec::parse(format).map_err(|what| self.unmodelled(what))?;
        let mut text = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Text(bytes) => text.extend_from_slice(bytes),
                Piece::Conversion(spec) if spec.conversion == b'n' => {
                    self.store_length(&spec, &mut area, text.len() as u64)?;
                }
                Piece::Conversion(spec) => text.extend(self.conversion(&spec, &mut area)?),
            }
            if text.len() > MAX_TEXT {
                return Err(self.unmodelled("formatted text of more than 16 MB"));
            }
        }
        Ok(text)
    }

    /// `%n`
    fn store_length(&mut self, spec: &Spec, area: &mut Area, length: u64) -> Step<()> {
        let place = self.argument(Ty::Ptr, area)?.to_pointer().unwrap_or(Pointer::NULL);
        let bits = self.length_bits(spec.length);
        let bytes = u64::from(bits / 8);
        self.access(place, bytes, Access::Write)?;
        self.memory.write(place.object, place.offset, bytes, length & mask(bits), 0).map_err(limit)?;
        self.observer.on_memory_write(place.object, place.offset, place.offset + bytes);
        Ok(())
    }

    fn conversion(&mut self, spec: &Spec, area: &mut Area) -> Step<Vec<u8>> {
        let layout = self.layout(spec, area)?;
        let wide = spec.length != Length::Int;
        Ok(match spec.conversion {
            b'd' | b'i' => layout.signed(self.integer(spec.length, area)?),
            b'u' | b'x' | b'X' | b'o' => {
                let bits = mask(self.length_bits(spec.length));
                layout.unsigned(self.integer(spec.length, area)? as u64 & bits)
            }
            b'c' | b's' if wide => return Err(self.unmodelled("wide characters in a format")),
            b'c' => layout.text(&[self.integer(Length::Int, area)? as u8]),
            b's' => {
                let ptr = self.argument(Ty::Ptr, area)?.to_pointer().unwrap_or(Pointer::NULL);
                let text = self.c_string(ptr, layout.precision.map(|p| p as u64))?;
                layout.text(&text)
            }
            b'p' => {
                let ptr = self.argument(Ty::Ptr, area)?.to_pointer().unwrap_or(Pointer::NULL);
                layout.pointer(self.memory.address(ptr))
            }
            _ => layout.float(&self.float(spec.long_double, area)?),
        })
    }

    fn layout(&mut self, spec: &Spec, area: &mut Area) -> Step<Layout> {
        let mut flags = spec.flags;
        let width = self.count(spec.width, area)?.unwrap_or(0);
        flags.minus |= width < 0;
        // A negative precision counts as none.
        let precision = self.count(spec.precision, area)?.and_then(|p| usize::try_from(p).ok());
        let width = width.unsigned_abs() as usize;
        if width > MAX_TEXT || precision.is_some_and(|p| p > MAX_TEXT) {
            return Err(self.unmodelled("formatted text of more than 16 MB"));
        }
        Ok(Layout { flags, width, precision, conversion: spec.conversion })
    }

    fn count(&mut self, count: Option<Count>, area: &mut Area) -> Step<Option<i64>> {
        Ok(match count {
            None => None,
            Some(Count::Number(number)) => Some(i64::from(number)),
            Some(Count::Star) => Some(self.integer(Length::Int, area)?),
        })
    }

    fn length_bits(&self, length: Length) -> u32 {
        match length {
            Length::Char => 8,
            Length::Short => 16,
            Length::Int => 32,
            Length::Long => self.program.pointer_bits,
            Length::LongLong => 64,
        }
    }

    /// The argument, cut to its type and sign-extended.
    fn integer(&mut self, length: Length, area: &mut Area) -> Step<i64> {
        let bits = self.length_bits(length);
        let val = self.argument(Ty::Int(bits.max(32)), area)?;
        Ok(sign_extend(val.to_u64().unwrap_or(0) & mask(bits), bits))
    }

    fn float(&mut self, long_double: bool, area: &mut Area) -> Step<Float> {
        if !long_double {
            let val = self.argument(Ty::Int(64), area)?;
            return Ok(Float::from_f64(val.to_u64().unwrap_or(0)));
        }
        let wide = self.program.pointer_bits == 64;
        if wide {
            let rest = self.memory.address(area.next) % 16;
            self.advance(area, (16 - rest) % 16);
        }
        let val = self.read_argument(Ty::Int(80), area)?;
        self.advance(area, if wide { 16 } else { 12 });
        let bits = val.to_bv().and_then(|bv| bv.to_u128()).unwrap_or(0);
        Ok(Float::from_x87(bits))
    }

    /// The next argument; it takes whole slots.
    fn argument(&mut self, ty: Ty, area: &mut Area) -> Step<Val> {
        let val = self.read_argument(ty, area)?;
        let slot = self.memory.pointer_bytes();
        self.advance(area, ty.bytes(self.program.pointer_bits).next_multiple_of(slot));
        Ok(val)
    }

    fn read_argument(&mut self, ty: Ty, area: &Area) -> Step<Val> {
        let val = self.load(area.next, ty)?;
        if val.is_tainted() {
            self.indeterminate("a formatted argument")?;
        }
        Ok(val)
    }

    fn advance(&self, area: &mut Area, bytes: u64) {
        area.next.offset = area.next.offset.wrapping_add(bytes) & self.memory.address_mask();
    }
}
