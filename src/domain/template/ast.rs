//! The text of formulas as a tree; every node knows where it stands.

#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    pub kind: Ast,
    /// Byte in the text of the formula.
    pub at: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    Implies,
    Or,
    And,
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Ast {
    Num(i128),
    Name(String),
    Call(String, Vec<Node>),
    /// `p->f`; `v.f` is the same on what `->` or an index gave.
    Member(Box<Node>, String),
    Deref(Box<Node>),
    Index(Box<Node>, Box<Node>),
    /// `e'`
    Next(Box<Node>),
    Neg(Box<Node>),
    Not(Box<Node>),
    Binary(Op, Box<Node>, Box<Node>),
    Forall {
        var: String,
        lo: Box<Node>,
        hi: Box<Node>,
        body: Box<Node>,
    },
}

/// What is wrong with a formula, and where in its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub at: usize,
    pub message: String,
}

impl Problem {
    pub fn new(at: usize, message: impl Into<String>) -> Problem {
        Problem { at, message: message.into() }
    }
}

impl Node {
    pub fn children(&self) -> Vec<&Node> {
        match &self.kind {
            Ast::Num(_) | Ast::Name(_) => vec![],
            Ast::Call(_, args) => args.iter().collect(),
            Ast::Member(a, _) | Ast::Deref(a) | Ast::Next(a) | Ast::Neg(a) | Ast::Not(a) => vec![a],
            Ast::Index(a, b) | Ast::Binary(_, a, b) => vec![a, b],
            Ast::Forall { lo, hi, body, .. } => vec![lo, hi, body],
        }
    }

    /// All names in it, those of bound variables too.
    pub fn names(&self) -> Vec<&str> {
        let mut all: Vec<&str> = match &self.kind {
            Ast::Name(name) => vec![name],
            _ => vec![],
        };
        all.extend(self.children().into_iter().flat_map(Node::names));
        all
    }

    /// The same tree, wherever it stands?
    pub fn same(&self, other: &Node) -> bool {
        let (a, b) = (self.children(), other.children());
        let heads = match (&self.kind, &other.kind) {
            (Ast::Num(x), Ast::Num(y)) => x == y,
            (Ast::Name(x), Ast::Name(y)) => x == y,
            (Ast::Call(x, _), Ast::Call(y, _)) => x == y,
            (Ast::Member(_, x), Ast::Member(_, y)) => x == y,
            (Ast::Binary(x, ..), Ast::Binary(y, ..)) => x == y,
            (Ast::Forall { var: x, .. }, Ast::Forall { var: y, .. }) => x == y,
            (x, y) => std::mem::discriminant(x) == std::mem::discriminant(y),
        };
        heads && a.len() == b.len() && a.iter().zip(b).all(|(x, y)| x.same(y))
    }

    /// Without the marks of the state after the iteration.
    pub fn without_next(&self) -> Node {
        let strip = |n: &Node| Box::new(n.without_next());
        let kind = match &self.kind {
            Ast::Next(a) => return a.without_next(),
            Ast::Call(name, args) if name == "next" && args.len() == 1 => return args[0].without_next(),
            Ast::Num(_) | Ast::Name(_) => self.kind.clone(),
            Ast::Call(name, args) => Ast::Call(name.clone(), args.iter().map(Node::without_next).collect()),
            Ast::Member(a, f) => Ast::Member(strip(a), f.clone()),
            Ast::Deref(a) => Ast::Deref(strip(a)),
            Ast::Neg(a) => Ast::Neg(strip(a)),
            Ast::Not(a) => Ast::Not(strip(a)),
            Ast::Index(a, b) => Ast::Index(strip(a), strip(b)),
            Ast::Binary(op, a, b) => Ast::Binary(*op, strip(a), strip(b)),
            Ast::Forall { var, lo, hi, body } => {
                Ast::Forall { var: var.clone(), lo: strip(lo), hi: strip(hi), body: strip(body) }
            }
        };
        Node { kind, at: self.at }
    }

    pub fn has_next(&self) -> bool {
        match &self.kind {
            Ast::Next(_) => true,
            Ast::Call(name, _) if name == "next" => true,
            _ => self.children().into_iter().any(Node::has_next),
        }
    }
}
