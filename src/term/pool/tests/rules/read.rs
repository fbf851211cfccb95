//! Reads the printed form of terms, so that rules can be stated as text.

use crate::term::op::Op;
use crate::term::pool::print::name;
use crate::term::testing::{BINARY, PREDICATES};
use crate::term::{Bv, Pool, Term};
use std::str::SplitWhitespace;

pub fn read(pool: &mut Pool, text: &str) -> Term {
    let spaced = text.replace('(', " ( ").replace(')', " ) ");
    let mut tokens = spaced.split_whitespace();
    let term = read_term(pool, &mut tokens).expect("a term");
    assert_eq!(tokens.next(), None, "more than one term in {text}");
    term
}

/// `None` at a closing parenthesis.
fn read_term(pool: &mut Pool, tokens: &mut SplitWhitespace<'_>) -> Option<Term> {
    match tokens.next().expect("a term or a parenthesis") {
        ")" => None,
        "(" => {
            let head = tokens.next().expect("an operator");
            let mut args = Vec::new();
            while let Some(arg) = read_term(pool, tokens) {
                args.push(arg);
            }
            Some(apply(pool, head, &args))
        }
        token if token.starts_with('#') => Some(read_const(pool, token)),
        token => Some(pool.var(token, width_of(token))),
    }
}

fn width_of(var: &str) -> u32 {
    match var.as_bytes()[0] {
        b'x' | b'y' | b'z' => 8,
        b'n' | b'm' => 4,
        b'a'..=b'd' => 1,
        b's' | b't' => 64,
        b'u' | b'v' => 200,
        other => panic!("no width for variables with {}", char::from(other)),
    }
}

fn read_const(pool: &mut Pool, token: &str) -> Term {
    let (radix, bits) = if token.starts_with("#x") { (16, 4) } else { (2, 1) };
    let value = u128::from_str_radix(&token[2..], radix).expect("digits");
    pool.bv_const(Bv::new(bits * (token.len() as u32 - 2), value))
}

fn apply(pool: &mut Pool, head: &str, args: &[Term]) -> Term {
    let (head, parameter) = head.split_once('[').unwrap_or((head, ""));
    let numbers: Vec<u32> = parameter.trim_end_matches(']').split(':').flat_map(str::parse).collect();
    let named = |ops: &[Op]| ops.iter().copied().find(|&op| name(op) == head);
    if let Some(op) = named(&BINARY) {
        return pool.app(op, args, pool.width(args[0]));
    }
    if let Some(op) = named(&PREDICATES) {
        return pool.app(op, args, 1);
    }
    match head {
        "not" => pool.not(args[0]),
        "neg" => pool.neg(args[0]),
        "ite" => pool.ite(args[0], args[1], args[2]),
        "concat" => pool.concat(args[0], args[1]),
        "zext" => pool.zext(args[0], numbers[0]),
        "sext" => pool.sext(args[0], numbers[0]),
        "extract" => pool.extract(args[0], numbers[0], numbers[1]),
        other => panic!("no operator {other}"),
    }
}
