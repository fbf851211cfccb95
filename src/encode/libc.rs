//! printf: the length of the text is bounded from the format and its arguments, the text itself is arbitrary.

use super::Encoder;
use super::flow::Walk;
use super::memory::MemNode;

use super::state::State;
use super::value::Sym;
use crate::ir::{ApproximationKind, InstId, Property, Ty};
use crate::property::Site;
use crate::term::Term;

/// A width or a precision.
#[derive(Clone, Copy)]
enum Count {
    Known(u64),
    /// `*`: the next argument, an int.
    Argument,
}

/// One piece of a format string.
enum Piece {
    Text(u64),
    Conversion { what: What, width: Count, precision: Option<Count> },
}

enum What {
    /// A number or character: at least and at most so many characters, and how a precision adds to the latter; bytes of
    /// its argument.
    Bounded {
        least: u64,
        most: u64,
        precise: Precise,
        slot: u64,
        may_be_zero: bool,
    },
    /// Digits of an integer without further signs: the value gives the length.
    Digits {
        long: bool,
        signed: bool,
        base: u64,
        slot: u64,
    },
    String,
    /// `%n`: how much text there is before it goes to an integer of so many bytes.
    Written {
        bytes: u32,
    },
}

#[derive(Clone, Copy)]
enum Precise {
    /// The least number of digits; signs and prefixes come on top.
    Digits,
    /// Digits behind the point; the usual number.
    Fraction(u64),
    Ignored,
}

/// The length of formatted text; whether it may hold a zero byte; the lengths stored on the way.
struct Formatted {
    length: Term,
    may_have_zero: bool,
    stored: Vec<Stored>,
}

/// What `%n` stores: where, under which condition, how much.
struct Stored {
    guard: Term,
    place: Sym,
    value: Term,
}

impl<'p> Encoder<'p> {
    /// Operands: destination, capacity, format, area of arguments.
    pub(super) fn format(
        &mut self,
        walk: &Walk<'p>,
        state: &mut State,
        site: Site,
        id: InstId,
        args: &[Sym],
    ) -> Sym {
        let (dst, cap, format, area) = (&args[0], args[1].int(), &args[2], &args[3]);
        let formatted = match self.known_formats(state, format) {
            Some(all) => self.formatted_by(state, site, area, &all),
            None => {
                let loc = walk.body.insts[id].loc;
                let what =
                    "the format is not known or not understood: its arguments fit it, and it has no %n";
                self.ledger(ApproximationKind::Assumed, what.into(), loc);
                let n = self.pool().fresh_var("length of formatted text", 32);
                let zero = self.pool().constant(32, 0);
                let nonnegative = self.pool().sle(zero, n);
                self.know(n, nonnegative);
                Formatted { length: n, may_have_zero: true, stored: vec![] }
            }
        };
        for stored in &formatted.stored {
            self.store_length(state, site, stored);
        }
        self.write_text(state, site, dst, cap, &formatted);
        self.clean_int(formatted.length)
    }

    /// The formats that it may be, each a literal that is understood, with their conditions.
    fn known_formats(&mut self, state: &State, format: &Sym) -> Option<Vec<(Term, Vec<Piece>)>> {
        let targets = format.ptr().targets.clone();
        let mut all = vec![];
        for &target in targets.iter() {
            if self.pool().is_false(target.cond) {
                continue;
            }
            let start = self.pool().as_const(target.off)?.to_u64()? as usize;
            if target.obj == super::object::NULL {
                return None;
            }
            let mem = self.obj_state(state, target.obj).mem;
            let MemNode::Data { bytes, pointers } = self.mem(mem).clone() else { return None };
            if !pointers.is_empty() || start > bytes.len() {
                return None;
            }
            let rest = &bytes[start..];
            let end = rest.iter().position(|&b| b == 0)?;
            all.push((target.cond, parse(&rest[..end], self.pointer_bits())?));
        }
        (!all.is_empty()).then_some(all)
    }

    fn formatted_by(
        &mut self,
        state: &State,
        site: Site,
        area: &Sym,
        all: &[(Term, Vec<Piece>)],
    ) -> Formatted {
        let mut result: Option<Formatted> = None;
        for (cond, pieces) in all.iter().rev() {
            let guard = self.pool().and(state.guard, *cond);
            let here = self.formatted(&State { guard, ..state.clone() }, site, area, pieces);
            result = Some(match result {
                None => here,
                Some(rest) => Formatted {
                    length: self.pool().ite(*cond, here.length, rest.length),
                    may_have_zero: here.may_have_zero || rest.may_have_zero,
                    stored: here.stored.into_iter().chain(rest.stored).collect(),
                },
            });
        }
        result.expect("at least one format")
    }

    fn formatted(&mut self, state: &State, site: Site, area: &Sym, pieces: &[Piece]) -> Formatted {
        let bits = self.pointer_bits();
        let slot = u64::from(bits / 8);
        let mut total = self.pool().constant(bits, 0);
        let mut may_have_zero = false;
        let mut stored = vec![];
        let mut at = 0u64;
        for piece in pieces {
            let n = match piece {
                Piece::Text(n) => self.size(*n),
                Piece::Conversion { what, width, precision } => {
                    let width = self.count(state, area, &mut at, *width, None);
                    let unset = match what {
                        What::String => u64::from(u32::MAX),
                        What::Bounded { precise: Precise::Fraction(usual), .. } => *usual,
                        What::Bounded { .. } | What::Digits { .. } | What::Written { .. } => 0,
                    };
                    let precision = precision.map(|p| self.count(state, area, &mut at, p, Some(unset)));
                    match what {
                        What::Bounded { least, most, precise, slot: bytes, may_be_zero } => {
                            if *bytes > 8 {
                                at = at.next_multiple_of(16);
                            }
                            at += bytes.next_multiple_of(slot);
                            may_have_zero |= may_be_zero;
                            self.number_length(*least, *most, *precise, width, precision)
                        }
                        What::Digits { long, signed, base, slot: bytes } => {
                            let ty = Ty::Int(if *long { 64 } else { 32 });
                            let n = self.digits(state, area, at, ty, *signed, *base);
                            at += bytes.next_multiple_of(slot);
                            self.at_least(n, width)
                        }
                        What::String => {
                            let n = self.string_length(state, site, area, at, precision);
                            at += slot;
                            self.at_least(n, width)
                        }
                        What::Written { bytes } => {
                            let place = self.pointer_argument(state, site, area, at);
                            at += slot;
                            let value = self.pool().zext_or_trunc(total, 8 * bytes);
                            stored.push(Stored { guard: state.guard, place, value });
                            self.size(0)
                        }
                    }
                }
            };
            total = self.pool().add(total, n);
        }
        let used = self.size(at);
        let ok = self.accessible(state, area, used, false);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        Formatted { length: self.pool().zext_or_trunc(total, 32), may_have_zero, stored }
    }

    fn store_length(&mut self, state: &mut State, site: Site, stored: &Stored) {
        let bytes = self.pool().width(stored.value) / 8;
        let size = self.size(u64::from(bytes));
        let ok = self.accessible(state, &stored.place, size, true);
        self.oblige(stored.guard, site, Property::Deref, ok, true);
        let value = self.clean_int(stored.value);
        self.write(state, &stored.place, |e, prev, t| {
            let cond = e.pool().and(t.cond, stored.guard);
            e.add_mem(MemNode::Store { prev, cond, off: t.off, bytes, value: value.clone() })
        });
    }

    fn size(&mut self, n: u64) -> Term {
        let bits = self.pointer_bits();
        self.pool().constant(bits, u128::from(n))
    }

    fn at_least(&mut self, n: Term, least: Term) -> Term {
        let short = self.pool().ult(n, least);
        self.pool().ite(short, least, n)
    }

    /// A width or precision. A negative argument has a meaning of its own; as a width it counts by its magnitude.
    fn count(
        &mut self,
        state: &State,
        area: &Sym,
        at: &mut u64,
        count: Count,
        negative_is: Option<u64>,
    ) -> Term {
        let bits = self.pointer_bits();
        match count {
            Count::Known(n) => self.size(n),
            Count::Argument => {
                let step = self.size(*at);
                *at += u64::from(bits / 8);
                let place = self.ptr_add(area.ptr(), step);
                let place = self.clean_ptr(place);
                let n = self.load(state, &place, Ty::Int(32)).int();
                let pool = &mut self.out.pool;
                let zero = pool.constant(32, 0);
                let negative = pool.slt(n, zero);
                let turned = pool.sub(zero, n);
                let turned = pool.zext_or_trunc(turned, bits);
                let plain = pool.zext_or_trunc(n, bits);
                let other = match negative_is {
                    Some(meaning) => pool.constant(bits, u128::from(meaning)),
                    None => turned,
                };
                pool.ite(negative, other, plain)
            }
        }
    }

    /// How many digits the argument at this place has, with its sign.
    fn digits(&mut self, state: &State, area: &Sym, at: u64, ty: Ty, signed: bool, base: u64) -> Term {
        let place = self.size(at);
        let place = self.ptr_add(area.ptr(), place);
        let place = self.clean_ptr(place);
        let value = self.load(state, &place, ty).int();
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let width = pool.width(value);
        let zero = pool.constant(width, 0);
        let negative = if signed { pool.slt(value, zero) } else { pool.ff() };
        let turned = pool.sub(zero, value);
        let magnitude = pool.ite(negative, turned, value);
        let mut powers = vec![u128::from(base)];
        while let Some(next) = powers.last().map(|p| p * u128::from(base)).filter(|p| p >> width == 0) {
            powers.push(next);
        }
        let mut n = pool.constant(bits, powers.len() as u128 + 1);
        for (i, &power) in powers.iter().enumerate().rev() {
            let limit = pool.constant(width, power);
            let below = pool.ult(magnitude, limit);
            let here = pool.constant(bits, i as u128 + 1);
            n = pool.ite(below, here, n);
        }
        let sign = pool.zext_or_trunc(negative, bits);
        pool.add(n, sign)
    }

    fn number_length(
        &mut self,
        least: u64,
        most: u64,
        precise: Precise,
        width: Term,
        precision: Option<Term>,
    ) -> Term {
        let (least, most) = (self.size(least), self.size(most));
        let most = match (precise, precision) {
            (Precise::Digits, Some(n)) => {
                let extra = self.size(3);
                let digits = self.pool().add(n, extra);
                self.at_least(most, digits)
            }
            (Precise::Fraction(_), Some(n)) => self.pool().add(most, n),
            (Precise::Fraction(usual), None) => {
                let usual = self.size(usual);
                self.pool().add(most, usual)
            }
            (Precise::Digits, None) | (Precise::Ignored, _) => most,
        };
        let zero = self.size(0);
        let least = if matches!(precise, Precise::Digits) && precision.is_some() { zero } else { least };
        let (low, high) = (self.at_least(least, width), self.at_least(most, width));
        if low == high {
            return low;
        }
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let n = pool.fresh_var("length of a formatted number", bits);
        let (above, below) = (pool.ule(low, n), pool.ule(n, high));
        let fact = pool.and(above, below);
        self.know(n, fact);
        n
    }

    fn pointer_argument(&mut self, state: &State, site: Site, area: &Sym, at: u64) -> Sym {
        let step = self.size(at);
        let place = self.ptr_add(area.ptr(), step);
        let place = self.clean_ptr(place);
        let pointer = self.load(state, &place, Ty::Ptr);
        self.initialized(state, site, &pointer);
        pointer
    }

    /// The length of the string argument at this place of the area, which must be valid.
    fn string_length(&mut self, state: &State, site: Site, area: &Sym, at: u64, limit: Option<Term>) -> Term {
        let string = self.pointer_argument(state, site, area, at);
        let length = self.next_zero(state, string.ptr());
        let one = self.size(1);
        let with_end = self.pool().add(length, one);
        let Some(limit) = limit else {
            let ok = self.accessible(state, &string, with_end, false);
            self.oblige(state.guard, site, Property::Deref, ok, true);
            return length;
        };
        let short = self.pool().ult(length, limit);
        let needed = self.pool().ite(short, with_end, limit);
        let ok = self.accessible(state, &string, needed, false);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        self.pool().ite(short, length, limit)
    }

    /// min(length, cap - 1) arbitrary bytes and a zero behind them, the first one if the text has none.
    fn write_text(&mut self, state: &mut State, site: Site, dst: &Sym, cap: Term, text: &Formatted) {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let zero = pool.constant(bits, 0);
        let one = pool.constant(bits, 1);
        let n = pool.zext_or_trunc(text.length, bits);
        let writes = pool.ult(zero, cap);
        let last = pool.sub(cap, one);
        let short = pool.ult(n, last);
        let kept = pool.ite(short, n, last);
        let total = pool.add(kept, one);
        let needed = pool.ite(writes, total, zero);
        if self.pool().is_false(writes) {
            return;
        }
        let ok = self.accessible(state, dst, needed, true);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        let end = self.ptr_add(dst.ptr(), kept);
        let end = self.clean_ptr(end);
        self.havoc(state, dst, kept, "formatted text");
        let terminator = self.pool().constant(8, 0);
        let terminator = self.clean_int(terminator);
        self.write(state, &end, |e, prev, t| {
            let cond = e.pool().and(t.cond, writes);
            e.add_mem(MemNode::Store { prev, cond, off: t.off, bytes: 1, value: terminator.clone() })
        });
        if !text.may_have_zero {
            let found = self.next_zero(state, dst.ptr());
            let exact = self.pool().eq(found, kept);
            let written = self.pool().and(state.guard, writes);
            self.assume_for_all(written, exact);
        }
    }
}

/// None for what is not understood.
fn parse(text: &[u8], pointer_bits: u32) -> Option<Vec<Piece>> {
    let mut pieces = vec![];
    let mut i = 0;
    while i < text.len() {
        if text[i] != b'%' {
            pieces.push(Piece::Text(1));
            i += 1;
            continue;
        }
        i += 1;
        let first = i;
        while i < text.len() && b"-+ #0'".contains(&text[i]) {
            i += 1;
        }
        let plain = text[first..i].iter().all(|flag| b"-0".contains(flag));
        let width = count(text, &mut i)?;
        let mut precision = None;
        if text.get(i) == Some(&b'.') {
            i += 1;
            precision = Some(count(text, &mut i)?);
        }
        let start = i;
        while i < text.len() && b"hlzjtL".contains(&text[i]) {
            i += 1;
        }
        let modifier = &text[start..i];
        let conversion = *text.get(i)?;
        i += 1;
        pieces.push(match conversion {
            b'%' => Piece::Text(1),
            _ => {
                let plain = plain && precision.is_none();
                Piece::Conversion { what: what(conversion, modifier, plain, pointer_bits)?, width, precision }
            }
        });
    }
    Some(pieces)
}

/// Digits, none at all being 0, or a star.
fn count(text: &[u8], i: &mut usize) -> Option<Count> {
    if text.get(*i) == Some(&b'*') {
        *i += 1;
        return Some(Count::Argument);
    }
    let mut n = 0u64;
    while let Some(d) = text.get(*i).filter(|d| d.is_ascii_digit()) {
        n = n.checked_mul(10)?.checked_add(u64::from(d - b'0'))?;
        *i += 1;
    }
    (n < 1 << 20).then_some(Count::Known(n))
}

fn what(conversion: u8, modifier: &[u8], plain: bool, pointer_bits: u32) -> Option<What> {
    let long = match modifier {
        b"l" | b"z" | b"t" => pointer_bits == 64,
        b"ll" | b"j" | b"q" => true,
        b"" | b"h" | b"hh" => false,
        _ => return None,
    };
    let slot = if long { 8 } else { u64::from(pointer_bits / 8) };
    let bounded =
        |least, most, precise, slot| What::Bounded { least, most, precise, slot, may_be_zero: false };
    let exact = plain && !modifier.starts_with(b"h");
    let digits = |base, signed, short, wide| match exact {
        true => What::Digits { long, signed, base, slot },
        false => bounded(1, if long { wide } else { short }, Precise::Digits, slot),
    };
    Some(match conversion {
        b'd' | b'i' => digits(10, true, 11, 20),
        b'u' => digits(10, false, 10, 20),
        b'x' | b'X' => digits(16, false, 10, 18),
        b'o' => digits(8, false, 12, 23),
        b'c' if modifier.is_empty() => {
            What::Bounded { least: 1, most: 1, precise: Precise::Ignored, slot, may_be_zero: true }
        }
        b'p' => bounded(3, 18, Precise::Ignored, slot),
        b's' if modifier.is_empty() => What::String,
        b'n' => What::Written {
            bytes: match modifier {
                b"hh" => 1,
                b"h" => 2,
                _ if long => 8,
                _ => 4,
            },
        },
        b'f' | b'F' => bounded(1, 312, Precise::Fraction(6), 8),
        b'e' | b'E' | b'g' | b'G' => bounded(1, 10, Precise::Fraction(6), 8),
        b'a' | b'A' => bounded(3, 26, Precise::Fraction(0), 8),
        _ => return None,
    })
}
