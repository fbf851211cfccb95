//! Names to ids. Globals and functions may be used before their lines, so these are found in a first pass.

use super::cursor::{Cursor, numbered};
use crate::ir::text::error::SyntaxFault;
use crate::ir::text::lexer::Token;
use crate::ir::{FuncId, GlobalId};
use cranelift_entity::{EntityRef, PrimaryMap};
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Global(GlobalId),
    Func(FuncId),
}

/// What a name may stand for; a second thing of that name makes it ambiguous.
#[derive(Clone, Copy)]
enum Entry<T> {
    One(T),
    Several,
}

/// Names of one space: `T` is the id.
pub struct Scope<T> {
    sigil: char,
    /// A number as it may follow a name, for messages.
    example: &'static str,
    by_name: FxHashMap<String, Entry<T>>,
}

impl<T: Copy> Scope<T> {
    pub fn new(sigil: char, example: &'static str) -> Scope<T> {
        Scope { sigil, example, by_name: FxHashMap::default() }
    }

    pub fn add(&mut self, name: &str, id: T) {
        let entry = if self.by_name.contains_key(name) { Entry::Several } else { Entry::One(id) };
        self.by_name.insert(name.to_string(), entry);
    }

    pub fn find(&self, name: &str) -> Result<T, SyntaxFault> {
        let full = format!("{}{name}", self.sigil);
        match self.by_name.get(name) {
            Some(Entry::One(id)) => Ok(*id),
            Some(Entry::Several) => Err(SyntaxFault::Ambiguous { name: full, example: self.example }),
            None => Err(SyntaxFault::Undefined(full)),
        }
    }
}

/// The globals and functions of a text.
pub struct Symbols {
    scope: Scope<Symbol>,
    globals: PrimaryMap<GlobalId, String>,
    funcs: PrimaryMap<FuncId, String>,
}

impl Symbols {
    /// Looks only at the starts of lines; what is wrong there shows when the line itself is read.
    pub fn scan(cursor: &Cursor<'_>) -> Symbols {
        let mut all =
            Symbols { scope: Scope::new('@', "g0"), globals: PrimaryMap::new(), funcs: PrimaryMap::new() };
        let (mut start, mut keyword) = (true, None);
        for token in cursor.tokens() {
            if let (Some(word), Token::Symbol(name)) = (keyword, token) {
                all.declare(word, &String::from_utf8_lossy(&name.text));
            }
            keyword = match token {
                Token::Word(word) if start => Some(*word),
                _ => None,
            };
            start = *token == Token::Newline;
        }
        all
    }

    fn declare(&mut self, keyword: &str, name: &str) {
        let symbol = match keyword {
            "global" => Symbol::Global(self.globals.push(name.to_string())),
            "func" | "declare" => Symbol::Func(self.funcs.push(name.to_string())),
            _ => return,
        };
        self.scope.add(name, symbol);
    }

    pub fn find(&self, name: &str, id: Option<&str>) -> Result<Symbol, SyntaxFault> {
        let Some(id) = id else { return self.scope.find(name) };
        self.by_id(name, id).ok_or_else(|| SyntaxFault::Undefined(format!("@{name}#{id}")))
    }

    fn by_id(&self, name: &str, id: &str) -> Option<Symbol> {
        if let Some(number) = numbered(id, "g") {
            let id = GlobalId::new(number as usize);
            return (self.globals.get(id)? == name).then_some(Symbol::Global(id));
        }
        let id = FuncId::new(numbered(id, "fn")? as usize);
        (self.funcs.get(id)? == name).then_some(Symbol::Func(id))
    }
}
