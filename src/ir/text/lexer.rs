//! Splits the text into tokens. Ends of lines are tokens: each instruction has a line of its own.

use super::error::{ParseError, SyntaxFault};
use super::quote::is_bare_byte;

#[derive(Clone, Debug, PartialEq)]
pub enum Token<'a> {
    Word(&'a str),
    /// Decimal digits, or hexadecimal ones after `0x`.
    Number(&'a str),
    Str(Vec<u8>),
    /// `@name`, of a global or function.
    Symbol(Name<'a>),
    /// `$name`, of a variable.
    Var(Name<'a>),
    Punct(&'static str),
    Newline,
    End,
}

/// A name with the number that tells it from others of that name: `x#g3`.
#[derive(Clone, Debug, PartialEq)]
pub struct Name<'a> {
    pub text: Vec<u8>,
    pub id: Option<&'a str>,
}

/// Longer ones first.
const PUNCTS: [&str; 17] =
    ["...", "->", "=>", "(", ")", "{", "}", "[", "]", ",", ":", "=", "+", "-", "*", "!", "?"];

/// The tokens with their offsets in the text; the last one is `End`.
pub fn tokens(text: &str) -> Result<Vec<(Token<'_>, usize)>, ParseError> {
    let mut lexer = Lexer { text, at: 0 };
    let mut all = Vec::new();
    loop {
        lexer.skip_blank();
        let start = lexer.at;
        let token = lexer.token().map_err(|fault| error_at(text, start, fault))?;
        let end = token == Token::End;
        all.push((token, start));
        if end {
            return Ok(all);
        }
    }
}

/// Lines and columns are worked out only when something is wrong.
pub fn error_at(text: &str, at: usize, fault: SyntaxFault) -> ParseError {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.matches('\n').count() + 1;
    ParseError { line, column: before[line_start..].chars().count() + 1, fault }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Lexer<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The longest prefix of such bytes. They must be ASCII, so that the cut is between characters.
    fn take_while(&mut self, accept: fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.bytes().position(|byte| !accept(byte)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn skip_blank(&mut self) {
        self.take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
        if self.rest().starts_with("//") {
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }

    fn token(&mut self) -> Result<Token<'a>, SyntaxFault> {
        let Some(first) = self.rest().chars().next() else { return Ok(Token::End) };
        match first {
            '\n' => {
                self.at += 1;
                Ok(Token::Newline)
            }
            '"' => self.string().map(Token::Str),
            '@' => self.name().map(Token::Symbol),
            '$' => self.name().map(Token::Var),
            'a'..='z' | 'A'..='Z' | '_' => {
                Ok(Token::Word(self.take_while(|byte| byte.is_ascii_alphanumeric() || byte == b'_')))
            }
            '0'..='9' => Ok(Token::Number(self.number())),
            other => self.punct().ok_or(SyntaxFault::Character(other)),
        }
    }

    fn punct(&mut self) -> Option<Token<'a>> {
        let found = PUNCTS.into_iter().find(|punct| self.rest().starts_with(punct))?;
        self.at += found.len();
        Some(Token::Punct(found))
    }

    fn number(&mut self) -> &'a str {
        let start = self.at;
        if self.rest().starts_with("0x") {
            self.at += 2;
            self.take_while(|byte| byte.is_ascii_hexdigit());
        } else {
            self.take_while(|byte| byte.is_ascii_digit());
        }
        &self.text[start..self.at]
    }

    /// After the sigil: a bare or quoted name, perhaps with a number.
    fn name(&mut self) -> Result<Name<'a>, SyntaxFault> {
        self.at += 1;
        let text = match self.rest().starts_with('"') {
            true => self.string()?,
            false => self.take_while(is_bare_byte).as_bytes().to_vec(),
        };
        if !self.rest().starts_with('#') {
            return Ok(Name { text, id: None });
        }
        self.at += 1;
        Ok(Name { text, id: Some(self.take_while(|byte| byte.is_ascii_alphanumeric())) })
    }

    fn string(&mut self) -> Result<Vec<u8>, SyntaxFault> {
        let bytes = &self.text.as_bytes()[self.at + 1..];
        let mut out = Vec::new();
        let mut i = 0;
        loop {
            match bytes.get(i) {
                None | Some(b'\n') => return Err(SyntaxFault::OpenString),
                Some(b'"') => break,
                Some(b'\\') => i += escape(&bytes[i + 1..], &mut out).ok_or(SyntaxFault::Escape)?,
                Some(&byte) => out.push(byte),
            }
            i += 1;
        }
        self.at += i + 2;
        Ok(out)
    }
}

/// Reads what follows a backslash; gives its length.
fn escape(bytes: &[u8], out: &mut Vec<u8>) -> Option<usize> {
    let (byte, length) = match bytes.first()? {
        b'n' => (b'\n', 1),
        b't' => (b'\t', 1),
        b'r' => (b'\r', 1),
        b'"' => (b'"', 1),
        b'\\' => (b'\\', 1),
        b'x' => {
            let digit = |i: usize| char::from(*bytes.get(i)?).to_digit(16);
            ((digit(1)? * 16 + digit(2)?) as u8, 3)
        }
        _ => return None,
    };
    out.push(byte);
    Some(length)
}
