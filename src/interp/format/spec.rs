//! Format strings of C's printf: parsing into literal text and conversions.

/// A width or precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Count {
    Number(u32),
    /// From the next argument, an int.
    Star,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Length {
    /// hh
    Char,
    /// h
    Short,
    Int,
    /// l, z, t: as wide as a pointer in both data models
    Long,
    /// ll, j, q; L before integers
    LongLong,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Flags {
    pub minus: bool,
    pub plus: bool,
    pub space: bool,
    pub alt: bool,
    pub zero: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    pub flags: Flags,
    pub width: Option<Count>,
    pub precision: Option<Count>,
    pub length: Length,
    /// `L` was given: floating-point arguments are long doubles.
    pub long_double: bool,
    /// The letter.
    pub conversion: u8,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    Text(&'a [u8]),
    Conversion(Spec),
}

/// All pieces; the error is the conversion that is not understood.
pub fn parse(format: &[u8]) -> Result<Vec<Piece<'_>>, String> {
    let mut pieces = Vec::new();
    let mut rest = format;
    while !rest.is_empty() {
        let text = rest.iter().position(|&byte| byte == b'%').unwrap_or(rest.len());
        if text > 0 {
            pieces.push(Piece::Text(&rest[..text]));
            rest = &rest[text..];
            continue;
        }
        if rest.starts_with(b"%%") {
            pieces.push(Piece::Text(&rest[..1]));
            rest = &rest[2..];
            continue;
        }
        let mut parser = Parser { rest: &rest[1..] };
        let spec = parser.spec().ok_or_else(|| invalid(rest))?;
        pieces.push(Piece::Conversion(spec));
        rest = parser.rest;
    }
    Ok(pieces)
}

fn invalid(rest: &[u8]) -> String {
    let shown = &rest[..rest.len().min(12)];
    format!("conversion `{}` of a format", String::from_utf8_lossy(shown))
}

struct Parser<'a> {
    rest: &'a [u8],
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.rest.first().copied()
    }

    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first)
    }

    fn eat(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        if there {
            self.rest = &self.rest[1..];
        }
        there
    }

    fn spec(&mut self) -> Option<Spec> {
        let flags = self.flags();
        let width = self.count()?;
        let precision = if self.eat(b'.') { Some(self.count()?.unwrap_or(Count::Number(0))) } else { None };
        let (length, long_double) = self.length();
        let conversion = self.next()?;
        let known = b"diuxXocspnfFeEgGaA".contains(&conversion);
        known.then_some(Spec { flags, width, precision, length, long_double, conversion })
    }

    fn flags(&mut self) -> Flags {
        let mut flags = Flags::default();
        while let Some(byte) = self.peek() {
            match byte {
                b'-' => flags.minus = true,
                b'+' => flags.plus = true,
                b' ' => flags.space = true,
                b'#' => flags.alt = true,
                b'0' => flags.zero = true,
                // Grouping and other digits: nothing of that in the C locale.
                b'\'' | b'I' => {}
                _ => break,
            }
            self.next();
        }
        flags
    }

    /// None if it is too large to mean anything.
    fn count(&mut self) -> Option<Option<Count>> {
        if self.eat(b'*') {
            return Some(Some(Count::Star));
        }
        let digits = self.rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 {
            return Some(None);
        }
        let (text, rest) = self.rest.split_at(digits);
        self.rest = rest;
        let number: u32 = std::str::from_utf8(text).ok()?.parse().ok()?;
        (number < i32::MAX as u32).then_some(Some(Count::Number(number)))
    }

    fn length(&mut self) -> (Length, bool) {
        match self.peek() {
            Some(b'h') => {
                self.next();
                (if self.eat(b'h') { Length::Char } else { Length::Short }, false)
            }
            Some(b'l') => {
                self.next();
                (if self.eat(b'l') { Length::LongLong } else { Length::Long }, false)
            }
            Some(b'z' | b't' | b'Z') => {
                self.next();
                (Length::Long, false)
            }
            Some(b'j' | b'q') => {
                self.next();
                (Length::LongLong, false)
            }
            Some(b'L') => {
                self.next();
                (Length::LongLong, true)
            }
            _ => (Length::Int, false),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_found() {
        let pieces = parse(b"a%-05.*ldb").unwrap_or_default();
        let flags = Flags { minus: true, zero: true, ..Flags::default() };
        let spec = Spec {
            flags,
            width: Some(Count::Number(5)),
            precision: Some(Count::Star),
            length: Length::Long,
            long_double: false,
            conversion: b'd',
        };
        assert_eq!(pieces, vec![Piece::Text(b"a"), Piece::Conversion(spec), Piece::Text(b"b")]);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for bad in ["%", "%y", "%5", "%1$d", "%9999999999d", "%m"] {
            assert_eq!(parse(bad.as_bytes()), Err(format!("conversion `{bad}` of a format")));
        }
    }
}
