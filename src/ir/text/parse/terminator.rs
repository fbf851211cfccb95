//! The ends of blocks.

use super::Parser;
use super::body::Draft;
use super::cursor::Parse;
use crate::ir::{Edge, Terminator, Value};

impl Parser<'_> {
    /// A terminator, if the line starts with the word of one.
    pub fn terminator(&mut self, draft: &mut Draft) -> Parse<Option<Terminator>> {
        let word = self.cursor.peek_word();
        if !matches!(word, Some("jump" | "branch" | "switch" | "return" | "unreachable")) {
            return Ok(None);
        }
        self.cursor.bump();
        Ok(Some(match word {
            Some("jump") => Terminator::Jump(self.edge(draft)?),
            Some("branch") => self.branch(draft)?,
            Some("switch") => self.switch(draft)?,
            Some("return") => Terminator::Return(self.returned(draft)?),
            _ => Terminator::Unreachable,
        }))
    }

    fn edge(&mut self, draft: &mut Draft) -> Parse<Edge> {
        let target = self.block_ref()?;
        let args = if self.cursor.accept("(") { self.args(draft)? } else { vec![] };
        Ok(Edge { target, args })
    }

    /// Operands up to the closing parenthesis.
    pub fn args(&mut self, draft: &mut Draft) -> Parse<Vec<Value>> {
        let mut all = Vec::new();
        while !self.cursor.accept(")") {
            if !all.is_empty() && !self.cursor.accept(",") {
                return self.cursor.expected("`,` or `)`");
            }
            all.push(self.operand(draft)?);
        }
        Ok(all)
    }

    fn branch(&mut self, draft: &mut Draft) -> Parse<Terminator> {
        let cond = self.operand(draft)?;
        self.cursor.expect(",")?;
        let then = self.edge(draft)?;
        self.cursor.expect(",")?;
        Ok(Terminator::Branch { cond, then, els: self.edge(draft)? })
    }

    fn switch(&mut self, draft: &mut Draft) -> Parse<Terminator> {
        let value = self.operand(draft)?;
        self.cursor.expect("{")?;
        self.cursor.end_line()?;
        let mut cases = Vec::new();
        while !self.cursor.accept_word("default") {
            let case = self.integer()?;
            self.cursor.expect("=>")?;
            cases.push((case, self.edge(draft)?));
            self.cursor.end_line()?;
        }
        self.cursor.expect("=>")?;
        let default = self.edge(draft)?;
        self.cursor.end_line()?;
        self.cursor.expect("}")?;
        Ok(Terminator::Switch { value, cases, default })
    }

    fn returned(&mut self, draft: &mut Draft) -> Parse<Vec<Value>> {
        let mut all = Vec::new();
        if self.cursor.at_line_end() {
            return Ok(all);
        }
        all.push(self.operand(draft)?);
        while self.cursor.accept(",") {
            all.push(self.operand(draft)?);
        }
        Ok(all)
    }
}
