//! A domain from a file at one loop: all ways to fill its holes.

use super::ast::Node;
use super::load::Claim;
use super::value::{Evaluator, Val};
use super::{entity::Entity, when};
use crate::domain::candidate::{Domain, Kind, Order, Sink};
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula};
use std::collections::BTreeMap;

/// Ways to fill the holes of one use that are tried at a loop.
const MOST_WAYS: usize = 4000;

/// A domain whose templates are looked up.
pub struct Resolved {
    pub name: String,
    pub about: String,
    pub kind: Kind,
    pub tier: u32,
    pub uses: Vec<ResolvedUse>,
}

pub struct ResolvedUse {
    /// None: the rank alone.
    pub formula: Option<Node>,
    /// What the holes of the template stand for; None if the formula is the use's own.
    pub bind: Option<Vec<(String, Node)>>,
    pub entities: Vec<(String, Entity)>,
    pub when: Option<Node>,
    pub tier: u32,
    pub claim: Option<Claim>,
}

impl Domain for Resolved {
    fn id(&self) -> &str {
        &self.name
    }

    fn doc(&self) -> &str {
        &self.about
    }

    fn tier(&self) -> u32 {
        self.uses.iter().map(|u| u.tier).min().unwrap_or(self.tier)
    }

    fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink) {
        for one in self.uses.iter().filter(|u| sink.wants(u.tier)).collect::<Vec<_>>() {
            one.fill(context, self.kind, sink);
        }
    }
}

impl ResolvedUse {
    fn fill(&self, context: &LoopContext<'_>, kind: Kind, sink: &mut Sink) {
        let choices: Vec<Vec<Val>> = self.entities.iter().map(|(_, e)| e.of(context)).collect();
        let ways: usize = choices.iter().map(Vec::len).product();
        for way in 0..ways.min(MOST_WAYS) {
            let mut names = BTreeMap::new();
            let mut rest = way;
            for ((name, _), all) in self.entities.iter().zip(&choices) {
                names.insert(name.clone(), all[rest % all.len()].clone());
                rest /= all.len();
            }
            if self.when.as_ref().is_none_or(|w| when::holds(w, &names, context)) {
                self.add(context, kind, &names, sink);
            }
        }
    }

    fn add(&self, context: &LoopContext<'_>, kind: Kind, names: &BTreeMap<String, Val>, sink: &mut Sink) {
        let Some((formula, order)) = self.instance(context, names) else { return };
        match kind {
            Kind::State => sink.state_at(self.tier, formula),
            Kind::Transition => sink.transition_at(self.tier, formula, order),
        }
    }

    fn instance(
        &self,
        context: &LoopContext<'_>,
        names: &BTreeMap<String, Val>,
    ) -> Option<(Formula, Option<Order>)> {
        let mut outer = Evaluator::new(context, names);
        let order = match &self.claim {
            None => None,
            Some(Claim::Strict) => Some(Order::Strict),
            Some(Claim::Rank(node)) => Some(Order::Rank(outer.expr(node)?)),
        };
        let formula = match (&self.formula, &order) {
            (None, Some(Order::Rank(rank))) => falling(context, rank),
            (None, _) => return None,
            (Some(node), _) => match &self.bind {
                None => outer.formula(node)?,
                Some(bind) => {
                    let mut holes = BTreeMap::new();
                    for (hole, node) in bind {
                        holes.insert(hole.clone(), outer.eval(node, crate::domain::formula::Moment::Now)?);
                    }
                    Evaluator::new(context, &holes).formula(node)?
                }
            },
        };
        Some((formula, order))
    }
}

/// The rank falls and stays at or above zero.
pub fn falling(context: &LoopContext<'_>, rank: &Expr) -> Formula {
    let next = context.expr_at(rank, crate::domain::formula::Moment::Next);
    Formula::And(vec![Formula::lt(next, rank.clone()), Formula::le(Expr::ZERO, rank.clone())])
}
