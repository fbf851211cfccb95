//! Runtime values: integers and pointers, with the trace of indeterminate bits that property `uninit` follows.
//!
//! Integers of up to 64 bits live inline, because nearly all are such; wider ones are boxed. The narrow ones know for each
//! bit whether it is indeterminate, so that a bit-field beside uninitialized neighbours is read correctly; the wide ones
//! only know it as a whole.

use super::memory::ObjId;
use crate::term::bv::Bv;

/// An object and an offset into it; offsets wrap at the width of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pointer {
    pub object: ObjId,
    pub offset: u64,
}

impl Pointer {
    pub const NULL: Pointer = Pointer { object: ObjId::NULL, offset: 0 };
}

#[derive(Clone, PartialEq, Debug)]
pub enum Val {
    /// At most 64 bits; the bits above the width are zero in `bits` and `taint`.
    Int {
        width: u32,
        bits: u64,
        taint: u64,
    },
    Wide(Box<Wide>),
    Ptr {
        ptr: Pointer,
        taint: bool,
    },
}

/// An integer of more than 64 bits.
#[derive(Clone, PartialEq, Debug)]
pub struct Wide {
    pub bv: Bv,
    pub taint: bool,
}

/// The low `width` bits set, for widths from 1 to 64.
#[inline]
pub fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

/// The two's complement reading of the low `width` bits, for widths from 1 to 64.
#[inline]
pub fn sign_extend(bits: u64, width: u32) -> i64 {
    ((bits << (64 - width)) as i64) >> (64 - width)
}

impl Val {
    #[inline]
    pub fn int(width: u32, bits: u64) -> Val {
        if width <= 64 {
            Val::Int { width, bits: bits & mask(width), taint: 0 }
        } else {
            Val::wide(Bv::from_u64(width, bits), false)
        }
    }

    #[inline]
    pub fn bool(value: bool) -> Val {
        Val::Int { width: 1, bits: u64::from(value), taint: 0 }
    }

    pub fn wide(bv: Bv, taint: bool) -> Val {
        Val::Wide(Box::new(Wide { bv, taint }))
    }

    pub fn ptr(ptr: Pointer) -> Val {
        Val::Ptr { ptr, taint: false }
    }

    pub fn from_bv(bv: &Bv) -> Val {
        match bv.to_u64() {
            Some(bits) if bv.width() <= 64 => Val::Int { width: bv.width(), bits, taint: 0 },
            Some(_) | None => Val::wide(bv.clone(), false),
        }
    }

    /// The value of an integer; None for pointers.
    pub fn to_bv(&self) -> Option<Bv> {
        match self {
            Val::Int { width, bits, .. } => Some(Bv::from_u64(*width, *bits)),
            Val::Wide(wide) => Some(wide.bv.clone()),
            Val::Ptr { .. } => None,
        }
    }

    pub fn to_u64(&self) -> Option<u64> {
        match self {
            Val::Int { bits, .. } => Some(*bits),
            Val::Wide(wide) => wide.bv.to_u64(),
            Val::Ptr { .. } => None,
        }
    }

    /// The signed value of an integer of at most 64 bits.
    pub fn to_i64(&self) -> Option<i64> {
        match self {
            Val::Int { width, bits, .. } => Some(sign_extend(*bits, *width)),
            Val::Wide(_) | Val::Ptr { .. } => None,
        }
    }

    pub fn to_pointer(&self) -> Option<Pointer> {
        match self {
            Val::Ptr { ptr, .. } => Some(*ptr),
            Val::Int { .. } | Val::Wide(_) => None,
        }
    }

    /// Is any bit indeterminate?
    #[inline]
    pub fn is_tainted(&self) -> bool {
        match self {
            Val::Int { taint, .. } => *taint != 0,
            Val::Wide(wide) => wide.taint,
            Val::Ptr { taint, .. } => *taint,
        }
    }

    /// The same value, all of it indeterminate.
    pub fn tainted(self) -> Val {
        match self {
            Val::Int { width, bits, .. } => Val::Int { width, bits, taint: mask(width) },
            Val::Wide(wide) => Val::wide(wide.bv, true),
            Val::Ptr { ptr, .. } => Val::Ptr { ptr, taint: true },
        }
    }

    /// The same value, all of it indeterminate if `taint` says so.
    #[inline]
    pub fn with_taint(self, taint: bool) -> Val {
        if taint { self.tainted() } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_convert_to_bit_vectors_and_back() {
        for (width, value) in
            [(1, 1u128), (8, 0x80), (64, u64::MAX.into()), (65, 1 << 64), (128, 7), (200, 9)]
        {
            let bv = Bv::new(width, value);
            assert_eq!(Val::from_bv(&bv).to_bv(), Some(bv));
        }
        assert_eq!(Val::int(8, 0xff).to_i64(), Some(-1));
        assert_eq!(Val::int(128, 3), Val::wide(Bv::new(128, 3), false));
    }

    #[test]
    fn taint_covers_the_width() {
        assert_eq!(Val::int(3, 0).tainted(), Val::Int { width: 3, bits: 0, taint: 7 });
        assert!(Val::int(128, 0).tainted().is_tainted() && Val::ptr(Pointer::NULL).tainted().is_tainted());
        assert!(!Val::int(9, 0).with_taint(false).is_tainted());
    }
}
