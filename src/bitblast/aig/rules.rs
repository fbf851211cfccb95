//! Simplification while nodes are made: constants, equal and complementary operands, and what one operand says
//! about the children of the other. Rewriting goes on in a loop and always to earlier nodes, so it ends and does not
//! recurse along the graph.

use super::{Aig, AigLit, Node};

/// What two conjunctions (or their complements) amount to.
enum Pair {
    /// Nothing simpler.
    Plain,
    /// A literal that exists.
    Is(AigLit),
    /// A conjunction to simplify further.
    And(AigLit, AigLit),
    Xor(AigLit, AigLit),
    Mux(AigLit, AigLit, AigLit),
}

impl Aig {
    fn and_children(&self, lit: AigLit) -> Option<(AigLit, AigLit)> {
        match self.nodes[lit.node()] {
            Node::And(a, b) => Some((a, b)),
            Node::False | Node::Input(_) | Node::Xor(..) | Node::Mux(..) | Node::Majority(..) => None,
        }
    }

    pub(super) fn make_and(&mut self, a: AigLit, b: AigLit) -> AigLit {
        let (mut a, mut b) = (a, b);
        loop {
            if a > b {
                (a, b) = (b, a);
            }
            if a == AigLit::FALSE || a == !b {
                return AigLit::FALSE;
            }
            if a == AigLit::TRUE || a == b {
                return b;
            }
            if let Some(simpler) = self.under(a, b) {
                b = simpler;
                continue;
            }
            if let Some(simpler) = self.under(b, a) {
                a = simpler;
                continue;
            }
            match self.pair(a, b) {
                Pair::Plain => return self.hash_cons(Node::And(a, b)),
                Pair::Is(lit) => return lit,
                Pair::And(x, y) => (a, b) = (x, y),
                Pair::Xor(x, y) => return self.make_xor(x, y),
                Pair::Mux(c, x, y) => return self.make_mux(c, x, y),
            }
        }
    }

    /// A literal that stands for `lit` where `fact` is true, if one exists already: looks one level down.
    fn under(&self, fact: AigLit, lit: AigLit) -> Option<AigLit> {
        if lit.regular() == fact.regular() {
            return Some(AigLit::constant(lit == fact));
        }
        let flip = lit.is_complement();
        let implied = |child: AigLit| {
            if child == fact {
                Some(true)
            } else if child == !fact {
                Some(false)
            } else {
                None
            }
        };
        let result = match self.nodes[lit.node()] {
            Node::False | Node::Input(_) => return None,
            Node::And(x, y) => match (implied(x), implied(y)) {
                (Some(true), _) => y,
                (_, Some(true)) => x,
                (Some(false), _) | (_, Some(false)) => AigLit::FALSE,
                (None, None) => return None,
            },
            Node::Xor(x, y) => match (implied(x), implied(y)) {
                (Some(value), _) => y.xor(value),
                (_, Some(value)) => x.xor(value),
                (None, None) => return None,
            },
            Node::Mux(c, t, e) => match implied(c)? {
                true => t,
                false => e,
            },
            Node::Majority(..) => return None,
        };
        Some(result.xor(flip))
    }

    fn pair(&self, a: AigLit, b: AigLit) -> Pair {
        let (Some((x, y)), Some((z, w))) = (self.and_children(a), self.and_children(b)) else {
            return Pair::Plain;
        };
        match (a.is_complement(), b.is_complement()) {
            (false, false) => positive_pair((x, y), (z, w)),
            (true, false) => mixed_pair((x, y), b, (z, w)),
            (false, true) => mixed_pair((z, w), a, (x, y)),
            (true, true) => negative_pair((x, y), (z, w)),
        }
    }

    pub(super) fn make_xor(&mut self, a: AigLit, b: AigLit) -> AigLit {
        let flip = a.is_complement() ^ b.is_complement();
        let (mut a, mut b) = (a.regular(), b.regular());
        if a > b {
            (a, b) = (b, a);
        }
        if a == AigLit::FALSE {
            return b.xor(flip);
        }
        if a == b {
            return AigLit::constant(flip);
        }
        if let Some(rest) = self.xor_rest(b, a).or_else(|| self.xor_rest(a, b)) {
            return rest.xor(flip);
        }
        self.hash_cons(Node::Xor(a, b)).xor(flip)
    }

    /// `whole xor part`, if `whole` is a xor with `part` in it. Children of a xor are never complemented.
    fn xor_rest(&self, whole: AigLit, part: AigLit) -> Option<AigLit> {
        match self.nodes[whole.node()] {
            Node::Xor(x, y) if x == part => Some(y),
            Node::Xor(x, y) if y == part => Some(x),
            Node::Xor(..)
            | Node::False
            | Node::Input(_)
            | Node::And(..)
            | Node::Mux(..)
            | Node::Majority(..) => None,
        }
    }

    pub(super) fn make_mux(&mut self, c: AigLit, t: AigLit, e: AigLit) -> AigLit {
        let (c, mut t, mut e) = if c.is_complement() { (!c, e, t) } else { (c, t, e) };
        if c == AigLit::FALSE {
            return e;
        }
        while let Some(simpler) = self.under(c, t) {
            t = simpler;
        }
        while let Some(simpler) = self.under(!c, e) {
            e = simpler;
        }
        if t == e {
            return t;
        }
        if t == !e {
            return self.make_xor(c, e);
        }
        match (t.known(), e.known()) {
            (Some(true), _) => !self.make_and(!c, !e),
            (Some(false), _) => self.make_and(!c, e),
            (None, Some(true)) => !self.make_and(c, !t),
            (None, Some(false)) => self.make_and(c, t),
            (None, None) => {
                let flip = t.is_complement();
                self.hash_cons(Node::Mux(c, t.xor(flip), e.xor(flip))).xor(flip)
            }
        }
    }

    /// `majority(a, b, carry)` where `carry` is a majority of `a` and `b` or the complement of one of them: above the sign of
    /// two words nothing is carried on that is not known there, so words of small numbers cost no more than their digits.
    fn carried_on(&self, a: AigLit, b: AigLit, carry: AigLit) -> Option<AigLit> {
        let Node::Majority(x, y, z) = self.nodes[carry.node()] else { return None };
        let has = |lit: AigLit| [x, y, z].contains(&lit.xor(carry.is_complement()));
        match (has(a), has(b)) {
            (true, true) => Some(carry),
            (true, false) if has(!b) => Some(a),
            (false, true) if has(!a) => Some(b),
            (true | false, true | false) => None,
        }
    }

    pub(super) fn make_majority(&mut self, a: AigLit, b: AigLit, c: AigLit) -> AigLit {
        let mut all = [a, b, c];
        all.sort_unstable();
        let [a, b, c] = all;
        if let Some(value) = a.known() {
            return if value { !self.make_and(!b, !c) } else { self.make_and(b, c) };
        }
        // Sorted, so a literal and its complement are neighbours.
        if a == b || b == !c {
            return a;
        }
        if b == c || a == !b {
            return c;
        }
        for (x, y, carry) in [(a, b, c), (a, c, b), (b, c, a)] {
            if let Some(lit) = self.carried_on(x, y, carry) {
                return lit;
            }
        }
        let flip = all.iter().filter(|lit| lit.is_complement()).count() >= 2;
        self.hash_cons(Node::Majority(a.xor(flip), b.xor(flip), c.xor(flip))).xor(flip)
    }
}

fn positive_pair((x, y): (AigLit, AigLit), (z, w): (AigLit, AigLit)) -> Pair {
    if x == !z || x == !w || y == !z || y == !w { Pair::Is(AigLit::FALSE) } else { Pair::Plain }
}

/// `!(x & y) & b` where `b = z & w`.
fn mixed_pair((x, y): (AigLit, AigLit), b: AigLit, (z, w): (AigLit, AigLit)) -> Pair {
    if x == !z || x == !w || y == !z || y == !w {
        Pair::Is(b)
    } else if x == z || x == w {
        Pair::And(!y, b)
    } else if y == z || y == w {
        Pair::And(!x, b)
    } else {
        Pair::Plain
    }
}

/// `!(x & y) & !(z & w)`.
fn negative_pair((x, y): (AigLit, AigLit), (z, w): (AigLit, AigLit)) -> Pair {
    for (x, y) in [(x, y), (y, x)] {
        for (z, w) in [(z, w), (w, z)] {
            if x == !z && y == !w {
                return Pair::Xor(x, y);
            }
            if x == z && y == !w {
                return Pair::Is(!x);
            }
        }
    }
    for (x, y) in [(x, y), (y, x)] {
        for (z, w) in [(z, w), (w, z)] {
            if x == !z {
                return Pair::Mux(x, !y, !w);
            }
        }
    }
    Pair::Plain
}
