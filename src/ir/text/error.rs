//! What can be wrong with a text.

use thiserror::Error;

/// The first fault of a text, with its place (both count from 1, columns in characters).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{line}:{column}: {fault}")]
pub struct ParseError {
    pub line: usize,
    pub column: usize,
    pub fault: SyntaxFault,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SyntaxFault {
    #[error("expected {expected}, found {found}")]
    Expected { expected: String, found: String },
    #[error("a character that means nothing here: {0:?}")]
    Character(char),
    #[error("the string does not end on this line")]
    OpenString,
    #[error("unknown escape in a string; there are \\n \\t \\r \\\" \\\\ and \\x with two digits")]
    Escape,
    #[error("the string is not UTF-8")]
    NotUtf8,
    #[error("the number is too large")]
    TooLarge,
    #[error("{value} does not fit into i{width}")]
    DoesNotFit { value: String, width: u32 },
    #[error("{0} is not defined")]
    Undefined(String),
    #[error("{0} is defined twice")]
    Twice(String),
    #[error("{name} is the name of several things; add the number, as in `{name}#{example}`")]
    Ambiguous { name: String, example: &'static str },
    #[error("the result of `{0}` needs a type")]
    NeedsType(String),
    #[error("a body has at least one block")]
    NoBlock,
}
