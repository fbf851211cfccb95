//! From the text of a formula to its tree. C's operators with C's precedence, `==>` below them.

use super::ast::{Ast, Node, Op, Problem};
use super::lex::{Token, lex};

/// How deep a formula may nest: the parser and all who walk the tree recurse.
const DEEPEST: u32 = 200;

pub fn parse(text: &str) -> Result<Node, Problem> {
    let mut parser = Parser { tokens: lex(text)?, next: 0, depth: 0 };
    let node = parser.implication()?;
    match parser.peek() {
        Token::End => Ok(node),
        other => Err(Problem::new(parser.at(), format!("{} does not belong here", show(other)))),
    }
}

fn show(token: &Token) -> String {
    match token {
        Token::Num(n) => format!("`{n}`"),
        Token::Name(n) => format!("`{n}`"),
        Token::Sign(s) => format!("`{s}`"),
        Token::End => "the end".into(),
    }
}

struct Parser {
    tokens: Vec<(Token, usize)>,
    next: usize,
    depth: u32,
}

const COMPARISONS: [(&str, Op); 6] =
    [("==", Op::Eq), ("!=", Op::Ne), ("<=", Op::Le), (">=", Op::Ge), ("<", Op::Lt), (">", Op::Gt)];

impl Parser {
    fn peek(&self) -> &Token {
        &self.tokens[self.next].0
    }

    fn at(&self) -> usize {
        self.tokens[self.next].1
    }

    fn take(&mut self, sign: &str) -> bool {
        let found = matches!(self.peek(), Token::Sign(s) if *s == sign);
        self.next += usize::from(found);
        found
    }

    fn expect(&mut self, sign: &str) -> Result<(), Problem> {
        if self.take(sign) {
            return Ok(());
        }
        Err(Problem::new(self.at(), format!("expected `{sign}`, found {}", show(self.peek()))))
    }

    fn name(&mut self) -> Result<String, Problem> {
        match self.peek().clone() {
            Token::Name(name) => {
                self.next += 1;
                Ok(name)
            }
            other => Err(Problem::new(self.at(), format!("expected a name, found {}", show(&other)))),
        }
    }

    fn implication(&mut self) -> Result<Node, Problem> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Problem::new(self.at(), "the formula nests too deeply"));
        }
        let at = self.at();
        let left = self.level(0)?;
        let node = if self.take("==>") { binary(at, Op::Implies, left, self.implication()?) } else { left };
        self.depth -= 1;
        Ok(node)
    }

    /// Levels from the loosest: or, and, comparison, sum, product.
    fn level(&mut self, level: usize) -> Result<Node, Problem> {
        const LEVELS: [&[(&str, Op)]; 5] = [
            &[("||", Op::Or)],
            &[("&&", Op::And)],
            &COMPARISONS,
            &[("+", Op::Add), ("-", Op::Sub)],
            &[("*", Op::Mul), ("/", Op::Div), ("%", Op::Rem)],
        ];
        let Some(operators) = LEVELS.get(level) else { return self.unary() };
        let at = self.at();
        let mut left = self.level(level + 1)?;
        let mut count = 0;
        while let Some((_, op)) = operators.iter().find(|(sign, _)| self.take(sign)) {
            if level == 2 && count > 0 {
                let place = self.tokens[self.next - 1].1;
                return Err(Problem::new(place, "comparisons do not chain: write `a <= b && b <= c`"));
            }
            count += 1;
            left = binary(at, *op, left, self.level(level + 1)?);
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Node, Problem> {
        let at = self.at();
        let wrap: fn(Box<Node>) -> Ast = match self.peek() {
            Token::Sign("-") => Ast::Neg,
            Token::Sign("!") => Ast::Not,
            Token::Sign("*") => Ast::Deref,
            _ => return self.postfix(),
        };
        self.next += 1;
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(Problem::new(at, "the formula nests too deeply"));
        }
        let inner = self.unary()?;
        self.depth -= 1;
        Ok(Node { kind: wrap(Box::new(inner)), at })
    }

    fn postfix(&mut self) -> Result<Node, Problem> {
        let at = self.at();
        let mut node = self.primary()?;
        loop {
            let kind = if self.take("'") {
                Ast::Next(Box::new(node))
            } else if self.take("->") || self.take(".") {
                Ast::Member(Box::new(node), self.name()?)
            } else if self.take("[") {
                let index = self.implication()?;
                self.expect("]")?;
                Ast::Index(Box::new(node), Box::new(index))
            } else {
                return Ok(node);
            };
            node = Node { kind, at };
        }
    }

    fn primary(&mut self) -> Result<Node, Problem> {
        let at = self.at();
        match self.peek().clone() {
            Token::Num(n) => {
                self.next += 1;
                Ok(Node { kind: Ast::Num(n), at })
            }
            Token::Name(name) if name == "forall" => {
                self.next += 1;
                self.forall(at)
            }
            Token::Name(name) => {
                self.next += 1;
                let kind = if self.take("(") { Ast::Call(name, self.arguments()?) } else { Ast::Name(name) };
                Ok(Node { kind, at })
            }
            Token::Sign("(") => {
                self.next += 1;
                let inner = self.implication()?;
                self.expect(")")?;
                Ok(inner)
            }
            Token::Sign("=") => Err(Problem::new(at, "`=` is no comparison: write `==`")),
            other => Err(Problem::new(at, format!("expected a term, found {}", show(&other)))),
        }
    }

    fn arguments(&mut self) -> Result<Vec<Node>, Problem> {
        let mut all = vec![];
        if self.take(")") {
            return Ok(all);
        }
        loop {
            all.push(self.implication()?);
            if !self.take(",") {
                self.expect(")")?;
                return Ok(all);
            }
        }
    }

    /// `forall k in [lo, hi): body`
    fn forall(&mut self, at: usize) -> Result<Node, Problem> {
        let var = self.name()?;
        match self.name()?.as_str() {
            "in" => {}
            _ => return Err(Problem::new(at, "expected `forall k in [lo, hi): ...`")),
        }
        self.expect("[")?;
        let lo = Box::new(self.implication()?);
        self.expect(",")?;
        let hi = Box::new(self.implication()?);
        self.expect(")")?;
        self.expect(":")?;
        let body = Box::new(self.implication()?);
        Ok(Node { kind: Ast::Forall { var, lo, hi, body }, at })
    }
}

fn binary(at: usize, op: Op, a: Node, b: Node) -> Node {
    Node { kind: Ast::Binary(op, Box::new(a), Box::new(b)), at }
}
