//! Reads the text back. The grammar has no nesting, so nothing here recurses, and the parser looks one token ahead.

mod body;
mod constants;
mod cursor;
mod inst;
mod symbols;
mod tables;
mod terminator;

use super::error::{ParseError, SyntaxFault};
use crate::ir::{Loc, LocId, Program, Signature, Ty};
use cursor::{Cursor, Parse, numbered};
use rustc_hash::FxHashMap;
use symbols::{Symbol, Symbols};

/// Reads a program. Ids that the verifier checks (files, types, blocks) may still be out of range.
pub fn parse(text: &str) -> Result<Program, ParseError> {
    let cursor = Cursor::new(text)?;
    let symbols = Symbols::scan(&cursor);
    let program = Program::new(64);
    let locs = program.locs.iter().map(|(id, loc)| (loc.clone(), id)).collect();
    let mut parser = Parser { cursor, symbols, program, locs };
    parser.program()?;
    Ok(parser.program)
}

struct Parser<'a> {
    cursor: Cursor<'a>,
    symbols: Symbols,
    program: Program,
    locs: FxHashMap<Loc, LocId>,
}

impl Parser<'_> {
    fn program(&mut self) -> Parse<()> {
        self.cursor.skip_lines();
        self.target()?;
        while self.item()? {}
        Ok(())
    }

    /// The location that may end a line.
    fn loc(&mut self) -> Parse<LocId> {
        if !self.cursor.accept("!") {
            return Ok(LocId::UNKNOWN);
        }
        let file = self.cursor.number32("the number of a file")?;
        self.cursor.expect(":")?;
        let line = self.cursor.number32("a line number")?;
        self.cursor.expect(":")?;
        let column = self.cursor.number32("a column")?;
        let loc = Loc { file, line, column };
        let program = &mut self.program;
        Ok(*self.locs.entry(loc.clone()).or_insert_with(|| program.locs.push(loc)))
    }

    /// A location and the end of the line.
    fn line_end(&mut self) -> Parse<LocId> {
        let loc = self.loc()?;
        self.cursor.end_line()?;
        Ok(loc)
    }

    fn ty(&mut self) -> Parse<Ty> {
        if self.cursor.accept_word("ptr") {
            return Ok(Ty::Ptr);
        }
        let width = self.cursor.peek_word().and_then(|word| numbered(word, "i"));
        match width {
            Some(width) if (1..=Ty::MAX_WIDTH).contains(&width) => {
                self.cursor.bump();
                Ok(Ty::Int(width))
            }
            Some(_) | None => self.cursor.expected(format!("a type (`ptr`, `i1` to `i{}`)", Ty::MAX_WIDTH)),
        }
    }

    fn signature(&mut self) -> Parse<Signature> {
        self.cursor.expect("(")?;
        let (mut params, mut variadic) = (Vec::new(), false);
        while !self.cursor.accept(")") {
            if !params.is_empty() {
                self.cursor.expect(",")?;
            }
            variadic = self.cursor.accept("...");
            if variadic {
                self.cursor.expect(")")?;
                break;
            }
            params.push(self.ty()?);
        }
        let results = if self.cursor.accept("->") { self.results()? } else { vec![] };
        Ok(Signature { params, results, variadic })
    }

    fn results(&mut self) -> Parse<Vec<Ty>> {
        if !self.cursor.accept("(") {
            return Ok(vec![self.ty()?]);
        }
        let mut all = vec![self.ty()?];
        while self.cursor.accept(",") {
            all.push(self.ty()?);
        }
        self.cursor.expect(")")?;
        Ok(all)
    }

    fn symbol(&mut self, what: &str) -> Parse<Symbol> {
        let at = self.cursor.here();
        let (name, id) = self.cursor.symbol(what)?;
        self.symbols.find(&name, id).or_else(|fault| self.cursor.fail(at, fault))
    }

    /// The name on the line that defines it; a number must be the right one.
    fn definition(&mut self, id: &str, what: &str) -> Parse<String> {
        let at = self.cursor.here();
        let (name, given) = self.cursor.symbol(what)?;
        match given {
            Some(given) if given != id => {
                let (expected, found) = (format!("`#{id}`"), format!("`#{given}`"));
                self.cursor.fail(at, SyntaxFault::Expected { expected, found })
            }
            Some(_) | None => Ok(name),
        }
    }
}
