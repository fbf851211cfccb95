//! Candidates and the sink that collects them.

use super::context::LoopContext;
use super::formula::{Expr, Formula};
use super::simplify::simplify;
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// I(X) or I(X0, X): holds each time the header is reached.
    State,
    /// T(X, X'): relates the state at the header with that one iteration later.
    Transition,
}

/// Why a transition relation has no infinite descending chain. A claim: whoever uses it checks it or relies on the
/// shape of the formula.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Order {
    /// A strict order on machine values, which are finitely many.
    Strict,
    /// This falls strictly and stays at or above zero.
    Rank(Expr),
}

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Candidate {
    pub formula: Formula,
    pub kind: Kind,
    /// The name of the domain that came up with it first.
    pub domain: String,
    /// Cheap first; refinement climbs.
    pub tier: u32,
    /// Only for transitions.
    pub order: Option<Order>,
}

/// A source of candidates. Whatever it says costs time at worst, never soundness.
pub trait Domain: Sync + Send {
    fn id(&self) -> &str;
    /// One line for `domains list`.
    fn doc(&self) -> &str;
    /// The cheapest tier at which it says anything.
    fn tier(&self) -> u32;
    fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink);
}

/// Collects candidates: drops those that are there already, those that are true or false by themselves, and those
/// beyond the cap or the tier asked for.
pub struct Sink {
    domain: String,
    tier: u32,
    max_tier: u32,
    cap: usize,
    seen: IndexSet<(Kind, Formula), FxBuildHasher>,
    rest: Vec<(String, u32, Option<Order>)>,
    /// How many there would have been beyond the cap.
    pub overflow: usize,
}

impl Sink {
    /// At most `cap` candidates, of tiers up to `max_tier`.
    pub fn new(max_tier: u32, cap: usize) -> Sink {
        Sink {
            domain: String::new(),
            tier: 1,
            max_tier,
            cap,
            seen: IndexSet::default(),
            rest: vec![],
            overflow: 0,
        }
    }

    /// What comes next is of this domain.
    pub fn begin(&mut self, domain: &str, tier: u32) {
        self.domain = domain.to_string();
        self.tier = tier;
    }

    /// From now on, candidates of tiers up to this one.
    pub fn raise(&mut self, max_tier: u32) {
        self.max_tier = max_tier;
    }

    pub fn wants(&self, tier: u32) -> bool {
        tier <= self.max_tier
    }

    /// A state candidate of the domain's own tier.
    pub fn state(&mut self, formula: Formula) {
        self.state_at(self.tier, formula);
    }

    /// Parts of a conjunction become candidates of their own: the prover finds the largest set that holds together.
    pub fn state_at(&mut self, tier: u32, formula: Formula) {
        match simplify(formula) {
            Formula::And(parts) => parts.into_iter().for_each(|part| self.state_at(tier, part)),
            other => self.add(Kind::State, tier, other, None),
        }
    }

    pub fn transition(&mut self, formula: Formula, order: Option<Order>) {
        self.transition_at(self.tier, formula, order);
    }

    pub fn transition_at(&mut self, tier: u32, formula: Formula, order: Option<Order>) {
        self.add(Kind::Transition, tier, simplify(formula), order);
    }

    fn add(&mut self, kind: Kind, tier: u32, formula: Formula, order: Option<Order>) {
        if matches!(formula, Formula::True | Formula::False) || !self.wants(tier) {
            return;
        }
        let key = (kind, formula);
        if self.seen.contains(&key) {
            return;
        }
        if self.seen.len() >= self.cap {
            self.overflow += 1;
            return;
        }
        self.seen.insert(key);
        self.rest.push((self.domain.clone(), tier, order));
    }

    pub fn len(&self) -> usize {
        self.seen.len()
    }

    pub fn is_empty(&self) -> bool {
        self.seen.is_empty()
    }

    /// Cheapest tier first, otherwise in the order in which they came.
    pub fn finish(self) -> Vec<Candidate> {
        let both = self.seen.into_iter().zip(self.rest);
        let mut all: Vec<Candidate> = both
            .map(|((kind, formula), (domain, tier, order))| Candidate { formula, kind, domain, tier, order })
            .collect();
        all.sort_by_key(|c| c.tier);
        all
    }
}
