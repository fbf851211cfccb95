//! Files of templates and domains, and places in them.

use super::ast::Problem;
use std::fmt;
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeString, DeTable, DeValue};

/// Something wrong in a file, for `file:line:column: message`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    pub file: String,
    pub line: usize,
    pub column: usize,
    pub message: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl std::error::Error for Finding {}

/// A file with its text; places are bytes.
#[derive(Clone, Debug)]
pub struct Source {
    pub file: String,
    pub text: String,
}

impl Source {
    pub fn finding(&self, at: usize, message: impl Into<String>) -> Finding {
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        let line = before.iter().filter(|&&b| b == b'\n').count() + 1;
        let start = before.iter().rposition(|&b| b == b'\n').map_or(0, |i| i + 1);
        let column = String::from_utf8_lossy(&before[start..]).chars().count() + 1;
        Finding { file: self.file.clone(), line, column, message: message.into() }
    }

    /// Where the content of a string begins, given the place of its literal.
    fn content(&self, literal: Range<usize>) -> usize {
        let raw = &self.text[literal.clone()];
        let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
        let newline = usize::from(quotes == 3 && raw[quotes..].starts_with('\n'));
        literal.start + quotes + newline
    }
}

/// A table of a file that is read key by key; keys that nobody asked for are findings.
pub struct Reader<'s, 't> {
    pub source: &'s Source,
    pub table: &'t DeTable<'t>,
    /// For messages: `[domain]`.
    pub name: &'s str,
    pub at: usize,
}

/// A string of the file with the place of its content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Located {
    pub text: String,
    pub at: usize,
}

impl Reader<'_, '_> {
    pub fn wrong(&self, at: usize, message: impl Into<String>) -> Finding {
        self.source.finding(at, message)
    }

    pub fn only(&self, known: &[&str]) -> Result<(), Finding> {
        for (key, _) in self.table.iter() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let text = format!("unknown key `{name}` in {}; known: {}", self.name, known.join(", "));
                return Err(self.wrong(key.span().start, text));
            }
        }
        Ok(())
    }

    pub fn get(&self, key: &str) -> Option<&Spanned<DeValue<'_>>> {
        self.table.iter().find(|(k, _)| k.get_ref().as_ref() as &str == key).map(|(_, v)| v)
    }

    pub fn text(&self, key: &str) -> Result<Option<Located>, Finding> {
        match self.get(key) {
            None => Ok(None),
            Some(value) => self.string(key, value).map(Some),
        }
    }

    fn string(&self, key: &str, value: &Spanned<DeValue<'_>>) -> Result<Located, Finding> {
        match value.get_ref() {
            DeValue::String(text) => {
                Ok(Located { text: text.to_string(), at: self.source.content(value.span()) })
            }
            _ => Err(self.wrong(value.span().start, format!("`{key}` takes a string"))),
        }
    }

    pub fn number(&self, key: &str) -> Result<Option<u32>, Finding> {
        let Some(value) = self.get(key) else { return Ok(None) };
        match value.get_ref() {
            DeValue::Integer(n) => match u32::from_str_radix(n.as_str(), n.radix()) {
                Ok(n) if (1..=9).contains(&n) => Ok(Some(n)),
                _ => Err(self.wrong(value.span().start, format!("`{key}` takes a number from 1 to 9"))),
            },
            _ => Err(self.wrong(value.span().start, format!("`{key}` takes a number"))),
        }
    }

    /// A table of strings, in the order of the text.
    pub fn strings(&self, key: &str) -> Result<Vec<(Located, Located)>, Finding> {
        let Some(value) = self.get(key) else { return Ok(vec![]) };
        let DeValue::Table(table) = value.get_ref() else {
            return Err(
                self.wrong(value.span().start, format!("`{key}` takes a table: {{ name = \"...\" }}"))
            );
        };
        let mut all = vec![];
        for (name, content) in table.iter() {
            let text: &Spanned<DeString<'_>> = name;
            let located = Located { text: text.get_ref().to_string(), at: text.span().start };
            all.push((located, self.string(name.get_ref(), content)?));
        }
        all.sort_by_key(|(name, _)| name.at);
        Ok(all)
    }

    /// Parses a formula of this file.
    pub fn parse(&self, text: &Located) -> Result<super::ast::Node, Finding> {
        super::parse::parse(&text.text).map_err(|p| self.problem(text, p))
    }

    pub fn problem(&self, text: &Located, problem: Problem) -> Finding {
        self.source.finding(text.at + problem.at, problem.message)
    }
}
