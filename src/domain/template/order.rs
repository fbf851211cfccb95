//! Claims of well-foundedness: whether a formula has the shape that bears out what its domain claims.
//!
//! `order = "strict"`: `e' < e` or `e' > e` for one term e, possibly with further conjuncts. Machine values are
//! finitely many, so such an order has no infinite chain. `rank = "r"`: the formula contains `r' < r` and `0 <= r`.

use super::ast::{Ast, Node, Op};
use super::load::{Body, Claim};
use super::source::{Finding, Reader};

pub fn check(reader: &Reader<'_, '_>, body: &Body, claim: &Option<Claim>) -> Result<(), Finding> {
    let (Body::Formula(node), Some(claim)) = (body, claim) else { return Ok(()) };
    let place = reader.text("formula")?.map_or(reader.at, |t| t.at + node.at);
    if bears_out(node, claim) {
        return Ok(());
    }
    let message = match claim {
        Claim::Strict => "this is not seen to be a strict order: write `e' < e` or `e' > e`",
        Claim::Rank(_) => "the formula must contain `rank' < rank` and `0 <= rank`, or be left out",
    };
    Err(reader.wrong(place, message))
}

/// Has the formula the shape that the claim needs?
pub fn bears_out(node: &Node, claim: &Claim) -> bool {
    let parts = conjuncts(node);
    match claim {
        Claim::Strict => parts.iter().any(|p| falls(p).is_some()),
        Claim::Rank(rank) => {
            let drops = parts.iter().any(|p| falls(p).is_some_and(|e| e.same(rank)));
            let stays = parts.iter().any(|p| not_negative(p).is_some_and(|e| e.same(rank)));
            drops && stays
        }
    }
}

fn conjuncts(node: &Node) -> Vec<&Node> {
    match &node.kind {
        Ast::Binary(Op::And, a, b) => conjuncts(a).into_iter().chain(conjuncts(b)).collect(),
        _ => vec![node],
    }
}

/// `e' < e` or a like form: e. A growing term counts as well: there are finitely many values above it.
fn falls(node: &Node) -> Option<Node> {
    let (small, large) = match &node.kind {
        Ast::Binary(Op::Lt, a, b) => (a, b),
        Ast::Binary(Op::Gt, a, b) => (b, a),
        _ => return None,
    };
    let (next, now) = match (small.has_next(), large.has_next()) {
        (true, false) => (small, large),
        (false, true) => (large, small),
        _ => return None,
    };
    (all_next(next, false) && next.without_next().same(now)).then(|| (**now).clone())
}

/// Does every variable of the term stand after the iteration?
fn all_next(node: &Node, below: bool) -> bool {
    match &node.kind {
        Ast::Name(_) => below,
        Ast::Num(_) => true,
        Ast::Next(inner) => all_next(inner, true),
        Ast::Call(name, args) if name == "next" => args.iter().all(|a| all_next(a, true)),
        _ => node.children().into_iter().all(|c| all_next(c, below)),
    }
}

fn not_negative(node: &Node) -> Option<&Node> {
    match &node.kind {
        Ast::Binary(Op::Le, a, b) if a.kind == Ast::Num(0) => Some(b),
        Ast::Binary(Op::Ge, a, b) if b.kind == Ast::Num(0) => Some(a),
        _ => None,
    }
}
