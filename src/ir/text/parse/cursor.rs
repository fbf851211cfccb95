//! Walks over the tokens and says what it expected where it finds something else.

use crate::ir::text::error::{ParseError, SyntaxFault};
use crate::ir::text::lexer::{self, Name, Token};
use crate::ir::text::words::Word;

pub type Parse<T> = Result<T, ParseError>;

pub struct Cursor<'a> {
    text: &'a str,
    tokens: Vec<(Token<'a>, usize)>,
    next: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Parse<Cursor<'a>> {
        Ok(Cursor { text, tokens: lexer::tokens(text)?, next: 0 })
    }

    pub fn text_len(&self) -> usize {
        self.text.len()
    }

    pub fn tokens(&self) -> impl Iterator<Item = &Token<'a>> {
        self.tokens.iter().map(|(token, _)| token)
    }

    pub fn peek(&self) -> &Token<'a> {
        &self.tokens[self.next].0
    }

    /// The offset of the next token.
    pub fn here(&self) -> usize {
        self.tokens[self.next].1
    }

    /// The last token is `End` and stays.
    pub fn bump(&mut self) -> Token<'a> {
        let token = self.peek().clone();
        if token != Token::End {
            self.next += 1;
        }
        token
    }

    pub fn fail<T>(&self, at: usize, fault: SyntaxFault) -> Parse<T> {
        Err(lexer::error_at(self.text, at, fault))
    }

    pub fn expected<T>(&self, what: impl Into<String>) -> Parse<T> {
        let found = describe(self.peek());
        self.fail(self.here(), SyntaxFault::Expected { expected: what.into(), found })
    }

    pub fn accept(&mut self, punct: &'static str) -> bool {
        let found = *self.peek() == Token::Punct(punct);
        if found {
            self.bump();
        }
        found
    }

    pub fn expect(&mut self, punct: &'static str) -> Parse<()> {
        if self.accept(punct) { Ok(()) } else { self.expected(format!("`{punct}`")) }
    }

    pub fn peek_word(&self) -> Option<&'a str> {
        match self.peek() {
            Token::Word(word) => Some(word),
            Token::Number(_)
            | Token::Str(_)
            | Token::Symbol(_)
            | Token::Var(_)
            | Token::Punct(_)
            | Token::Newline
            | Token::End => None,
        }
    }

    pub fn accept_word(&mut self, word: &str) -> bool {
        let found = self.peek_word() == Some(word);
        if found {
            self.bump();
        }
        found
    }

    pub fn expect_word(&mut self, word: &str) -> Parse<()> {
        if self.accept_word(word) { Ok(()) } else { self.expected(format!("`{word}`")) }
    }

    /// A word from one of the tables.
    pub fn keyword<T: Word>(&mut self, what: &str) -> Parse<T> {
        match self.peek_word().and_then(T::from_word) {
            Some(found) => {
                self.bump();
                Ok(found)
            }
            None => self.expected(what),
        }
    }

    /// The digits of a number, with their prefix if hexadecimal.
    pub fn digits(&mut self, what: &str) -> Parse<&'a str> {
        match self.peek() {
            Token::Number(digits) => {
                let digits = *digits;
                self.bump();
                Ok(digits)
            }
            Token::Word(_)
            | Token::Str(_)
            | Token::Symbol(_)
            | Token::Var(_)
            | Token::Punct(_)
            | Token::Newline
            | Token::End => self.expected(what),
        }
    }

    pub fn number(&mut self, what: &str) -> Parse<u64> {
        let at = self.here();
        let digits = self.digits(what)?;
        let parsed = match digits.strip_prefix("0x") {
            Some(hex) => u64::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        parsed.or_else(|_| self.fail(at, SyntaxFault::TooLarge))
    }

    pub fn number32(&mut self, what: &str) -> Parse<u32> {
        let at = self.here();
        u32::try_from(self.number(what)?).or_else(|_| self.fail(at, SyntaxFault::TooLarge))
    }

    pub fn bytes(&mut self, what: &str) -> Parse<Vec<u8>> {
        match self.peek() {
            Token::Str(_) => match self.bump() {
                Token::Str(bytes) => Ok(bytes),
                _ => self.expected(what),
            },
            _ => self.expected(what),
        }
    }

    pub fn string(&mut self, what: &str) -> Parse<String> {
        let at = self.here();
        let bytes = self.bytes(what)?;
        String::from_utf8(bytes).or_else(|_| self.fail(at, SyntaxFault::NotUtf8))
    }

    /// The number of a word such as `bb12`, which stays where it is.
    pub fn peek_numbered(&self, prefix: &str) -> Option<u32> {
        numbered(self.peek_word()?, prefix)
    }

    pub fn numbered(&mut self, prefix: &str, what: &str) -> Parse<u32> {
        match self.peek_numbered(prefix) {
            Some(number) => {
                self.bump();
                Ok(number)
            }
            None => self.expected(what),
        }
    }

    /// `@name` as text, and the number after it.
    pub fn symbol(&mut self, what: &str) -> Parse<(String, Option<&'a str>)> {
        match self.peek() {
            Token::Symbol(name) => self.name(name.clone()),
            _ => self.expected(what),
        }
    }

    /// `$name` as text, and the number after it.
    pub fn var(&mut self, what: &str) -> Parse<(String, Option<&'a str>)> {
        match self.peek() {
            Token::Var(name) => self.name(name.clone()),
            _ => self.expected(what),
        }
    }

    fn name(&mut self, name: Name<'a>) -> Parse<(String, Option<&'a str>)> {
        let at = self.here();
        self.bump();
        match String::from_utf8(name.text) {
            Ok(text) => Ok((text, name.id)),
            Err(_) => self.fail(at, SyntaxFault::NotUtf8),
        }
    }

    pub fn end_line(&mut self) -> Parse<()> {
        match self.peek() {
            Token::End => Ok(()),
            Token::Newline => {
                self.skip_lines();
                Ok(())
            }
            _ => self.expected("the end of the line"),
        }
    }

    pub fn skip_lines(&mut self) {
        while *self.peek() == Token::Newline {
            self.bump();
        }
    }

    pub fn at_line_end(&self) -> bool {
        matches!(self.peek(), Token::Newline | Token::End)
    }
}

/// Numbers keep clear of the largest ones, which the entity maps reserve.
pub fn numbered(word: &str, prefix: &str) -> Option<u32> {
    let digits = word.strip_prefix(prefix)?;
    let canonical = digits == "0" || !digits.starts_with('0');
    let number = digits.parse().ok().filter(|&number: &u32| number < u32::MAX / 4)?;
    (canonical && digits.bytes().all(|byte| byte.is_ascii_digit())).then_some(number)
}

fn describe(token: &Token<'_>) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Number(digits) => format!("`{digits}`"),
        Token::Str(_) => "a string".to_string(),
        Token::Symbol(name) => format!("`@{}`", String::from_utf8_lossy(&name.text)),
        Token::Var(name) => format!("`${}`", String::from_utf8_lossy(&name.text)),
        Token::Punct(punct) => format!("`{punct}`"),
        Token::Newline => "the end of the line".to_string(),
        Token::End => "the end of the text".to_string(),
    }
}
