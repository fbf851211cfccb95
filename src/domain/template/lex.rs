//! Words of formulas.

use super::ast::Problem;

#[derive(Clone, PartialEq, Debug)]
pub enum Token {
    Num(i128),
    Name(String),
    Sign(&'static str),
    End,
}

/// Longer ones first.
const SIGNS: [&str; 27] = [
    "==>", "->", "==", "!=", "<=", ">=", "&&", "||", "<", ">", "+", "-", "*", "/", "%", "!", "(", ")", "[",
    "]", ",", ":", "'", ".", "=", "&", "|",
];

/// Each word with its place; the last is `End`.
pub fn lex(text: &str) -> Result<Vec<(Token, usize)>, Problem> {
    let mut all = vec![];
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let start = at;
        if c.is_whitespace() {
            at += c.len_utf8();
            continue;
        }
        let word = |from: usize| {
            let more = text[from..].find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
            more.map_or(text.len(), |n| from + n)
        };
        if c.is_ascii_digit() {
            at = word(at);
            all.push((Token::Num(number(&text[start..at], start)?), start));
        } else if c.is_ascii_alphabetic() || c == '_' {
            at = word(at);
            all.push((named(&text[start..at]), start));
        } else if let Some(sign) = SIGNS.iter().find(|s| text[at..].starts_with(**s)) {
            at += sign.len();
            all.push((Token::Sign(sign), start));
        } else {
            return Err(Problem::new(start, format!("the character `{c}` means nothing in a formula")));
        }
    }
    all.push((Token::End, text.len()));
    Ok(all)
}

fn named(word: &str) -> Token {
    match word {
        "and" => Token::Sign("&&"),
        "or" => Token::Sign("||"),
        "not" => Token::Sign("!"),
        other => Token::Name(other.to_string()),
    }
}

fn number(word: &str, at: usize) -> Result<i128, Problem> {
    let parsed = match word.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16),
        None => word.parse(),
    };
    parsed.map_err(|_| Problem::new(at, format!("`{word}` is not a number")))
}
