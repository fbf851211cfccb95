//! printf: the length of the text is bounded from the format and its arguments, the text itself is arbitrary.

use super::Encoder;
use super::flow::Walk;
use super::memory::MemNode;

use super::state::State;
use super::value::Sym;
use crate::ir::{ApproximationKind, InstId, Property, Ty};
use crate::property::Site;
use crate::term::Term;

/// One piece of a format string.
enum Piece {
    Text(u64),
    /// A number or character: at least and at most so many characters; bytes of its argument.
    Bounded {
        least: u64,
        most: u64,
        slot: u64,
    },
    /// A string: printed up to so many characters.
    Text0 {
        precision: Option<u64>,
        width: u64,
    },
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
        let pieces = self.format_text(state, format).and_then(|text| parse(&text, self.pointer_bits()));
        let length = match pieces {
            Some(pieces) => self.formatted_length(state, site, area, &pieces),
            None => {
                let loc = walk.body.insts[id].loc;
                let what = "the length of formatted text is arbitrary: the format is not known";
                self.ledger(ApproximationKind::Overapproximated, what.into(), loc);
                let n = self.pool().fresh_var("length of formatted text", 32);
                let zero = self.pool().constant(32, 0);
                let nonnegative = self.pool().sle(zero, n);
                self.out.facts.push(nonnegative);
                n
            }
        };
        self.write_text(state, site, dst, cap, length);
        self.clean_int(length)
    }

    /// The format, where it is one known literal.
    fn format_text(&mut self, state: &State, format: &Sym) -> Option<Vec<u8>> {
        let [target] = format.ptr().targets[..] else { return None };
        let start = self.pool().as_const(target.off)?.to_u64()? as usize;
        let mem = self.obj_state(state, target.obj).mem;
        let MemNode::Data { bytes, pointers } = self.mem(mem).clone() else { return None };
        if !pointers.is_empty() || start > bytes.len() {
            return None;
        }
        let rest = &bytes[start..];
        let end = rest.iter().position(|&b| b == 0).unwrap_or(rest.len());
        Some(rest[..end].to_vec())
    }

    fn formatted_length(&mut self, state: &State, site: Site, area: &Sym, pieces: &[Piece]) -> Term {
        let bits = self.pointer_bits();
        let slot = u64::from(bits / 8);
        let (mut least, mut most, mut exact) = (0u64, 0u64, true);
        let mut strings = self.pool().constant(bits, 0);
        let mut at = 0u64;
        for piece in pieces {
            match piece {
                Piece::Text(n) => (least, most) = (least + n, most + n),
                Piece::Bounded { least: a, most: b, slot: bytes } => {
                    (least, most) = (least + a, most + b);
                    exact &= a == b;
                    if *bytes > 8 {
                        at = at.next_multiple_of(16);
                    }
                    at += bytes.next_multiple_of(slot);
                }
                Piece::Text0 { precision, width } => {
                    let n = self.string_length(state, site, area, at, *precision);
                    let wide = self.pool().constant(bits, u128::from(*width));
                    let short = self.pool().ult(n, wide);
                    let n = self.pool().ite(short, wide, n);
                    strings = self.pool().add(strings, n);
                    at += slot;
                }
            }
        }
        let used = self.pool().constant(bits, u128::from(at));
        let ok = self.accessible(state, area, used, false);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        let numbers = match exact {
            true => self.pool().constant(bits, u128::from(least)),
            false => self.bounded("length of formatted numbers", least, most),
        };
        let total = self.pool().add(strings, numbers);
        self.pool().zext_or_trunc(total, 32)
    }

    fn bounded(&mut self, name: &str, least: u64, most: u64) -> Term {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let n = pool.fresh_var(name, bits);
        let (a, b) = (pool.constant(bits, u128::from(least)), pool.constant(bits, u128::from(most)));
        let (low, high) = (pool.ule(a, n), pool.ule(n, b));
        let fact = pool.and(low, high);
        self.out.facts.push(fact);
        n
    }

    /// The length of the string argument at this place of the area, which must be valid.
    fn string_length(
        &mut self,
        state: &State,
        site: Site,
        area: &Sym,
        at: u64,
        precision: Option<u64>,
    ) -> Term {
        let bits = self.pointer_bits();
        let step = self.pool().constant(bits, u128::from(at));
        let place = self.ptr_add(area.ptr(), step);
        let place = self.clean_ptr(place);
        let string = self.load(state, &place, Ty::Ptr);
        self.initialized(state, site, &string);
        let length = self.next_zero(state, string.ptr());
        let one = self.pool().constant(bits, 1);
        let with_end = self.pool().add(length, one);
        let limit = precision.map(|p| self.pool().constant(bits, u128::from(p)));
        let needed = match limit {
            None => with_end,
            Some(limit) => {
                let short = self.pool().ult(length, limit);
                self.pool().ite(short, with_end, limit)
            }
        };
        let ok = self.accessible(state, &string, needed, false);
        self.oblige(state.guard, site, Property::Deref, ok, true);
        match limit {
            None => length,
            Some(limit) => {
                let short = self.pool().ult(length, limit);
                self.pool().ite(short, length, limit)
            }
        }
    }

    /// min(length, cap - 1) arbitrary bytes that are not zero, and a zero behind them.
    fn write_text(&mut self, state: &mut State, site: Site, dst: &Sym, cap: Term, length: Term) {
        let bits = self.pointer_bits();
        let pool = &mut self.out.pool;
        let zero = pool.constant(bits, 0);
        let one = pool.constant(bits, 1);
        let n = pool.zext_or_trunc(length, bits);
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
        while i < text.len() && b"-+ #0'".contains(&text[i]) {
            i += 1;
        }
        let width = number(text, &mut i)?;
        let mut precision = None;
        if text.get(i) == Some(&b'.') {
            i += 1;
            precision = Some(number(text, &mut i)?);
        }
        let start = i;
        while i < text.len() && b"hlzjtL".contains(&text[i]) {
            i += 1;
        }
        let modifier = &text[start..i];
        let conversion = *text.get(i)?;
        i += 1;
        pieces.push(piece(conversion, modifier, width, precision, pointer_bits)?);
    }
    Some(pieces)
}

fn number(text: &[u8], i: &mut usize) -> Option<u64> {
    let mut n = 0u64;
    while let Some(d) = text.get(*i).filter(|d| d.is_ascii_digit()) {
        n = n.checked_mul(10)?.checked_add(u64::from(d - b'0'))?;
        *i += 1;
    }
    (n < 1 << 20 && text.get(*i) != Some(&b'*')).then_some(n)
}

fn piece(
    conversion: u8,
    modifier: &[u8],
    width: u64,
    precision: Option<u64>,
    pointer_bits: u32,
) -> Option<Piece> {
    let long = match modifier {
        b"l" | b"z" | b"t" => pointer_bits == 64,
        b"ll" | b"j" => true,
        b"" | b"h" | b"hh" => false,
        _ => return None,
    };
    let slot = if long { 8 } else { u64::from(pointer_bits / 8) };
    let digits = |short: u64, wide: u64| (if long { wide } else { short }).max(precision.unwrap_or(0) + 3);
    let bounded = |least: u64, most: u64, slot: u64| Piece::Bounded {
        least: least.max(width),
        most: most.max(width),
        slot,
    };
    let least_digits = if precision == Some(0) { 0 } else { precision.unwrap_or(1) };
    Some(match conversion {
        b'%' => Piece::Text(1),
        b'd' | b'i' => bounded(least_digits, digits(11, 20), slot),
        b'u' => bounded(least_digits, digits(10, 20), slot),
        b'x' | b'X' => bounded(least_digits, digits(10, 18), slot),
        b'o' => bounded(least_digits, digits(12, 23), slot),
        b'c' if modifier.is_empty() => bounded(1, 1, slot),
        b'p' => bounded(3, 18, slot),
        b's' if modifier.is_empty() => Piece::Text0 { precision, width },
        b'f' | b'F' => bounded(1, 312 + precision.unwrap_or(6), 8),
        b'e' | b'E' | b'g' | b'G' => bounded(1, 10 + precision.unwrap_or(6), 8),
        b'a' | b'A' => bounded(3, 26 + precision.unwrap_or(0), 8),
        _ => return None,
    })
}
