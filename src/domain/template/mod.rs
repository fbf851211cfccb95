//! Templates and domains from files: formulas with typed holes, and what fills them.
//!
//! `lex`, `parse` and `ast` read formulas, `check` finds their types, `load` reads the files, `library` brings files
//! together, `entity` and `when` say what fills the holes at a loop, `value` makes candidates of it, `order` looks at
//! claims of well-foundedness.

pub mod ast;
pub mod check;
pub mod entity;
mod instantiate;
mod lex;
pub mod library;
pub mod load;
mod order;
pub mod parse;
mod shipped;
pub mod source;
pub mod value;
mod when;

pub use library::{Library, lint};
pub use source::{Finding, Source};

/// Is it one of the files that the binary carries?
pub fn ships(file: &str) -> bool {
    shipped::SHIPPED.iter().any(|(name, _)| *name == file)
}

#[cfg(test)]
mod tests;
