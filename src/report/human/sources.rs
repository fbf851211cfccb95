//! The lines of the program that a finding speaks of.

use crate::report::result::{CheckResult, Location};
use std::collections::BTreeMap;
use std::ops::Range;

/// Texts of source files; a file that cannot be read has none.
#[derive(Debug, Default)]
pub struct Sources(BTreeMap<String, String>);

impl Sources {
    /// The files that findings of this result lie in.
    pub fn read(result: &CheckResult) -> Sources {
        let mut sources = Sources::default();
        for obligation in &result.obligations {
            let file = &obligation.location.file;
            if !sources.0.contains_key(file)
                && let Ok(bytes) = std::fs::read(file)
            {
                sources.add(file, &String::from_utf8_lossy(&bytes));
            }
        }
        sources
    }

    pub fn add(&mut self, file: &str, text: &str) {
        self.0.insert(file.to_string(), text.to_string());
    }

    /// The line of a location and the token there, as bytes of that line.
    pub fn token(&self, location: &Location) -> Option<(&str, Range<usize>)> {
        let text = self.0.get(&location.file)?;
        let line = text.lines().nth(location.line.checked_sub(1)? as usize)?;
        let start = (location.column as usize).saturating_sub(1);
        let rest = line.get(start..).filter(|rest| !rest.is_empty())?;
        Some((line, start..start + token_length(rest)))
    }
}

/// A word, or one character.
fn token_length(text: &str) -> usize {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    match text.find(|c| !is_word(c)) {
        None => text.len(),
        Some(0) => text.chars().next().map_or(0, char::len_utf8),
        Some(length) => length,
    }
}
