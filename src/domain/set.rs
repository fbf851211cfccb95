//! The domains that are on, and the candidates they give for a loop.

use super::candidate::{Candidate, Domain, Kind, Sink};
use super::context::LoopContext;
use super::formula::{Formula, Moment};
use super::native::NATIVE;
use super::rules::{ASSUMED, RuleText, Rules};
use super::simplify::simplify;
use super::template::{Finding, Library};

/// Which domains take part.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Only these; empty: all.
    pub only: Vec<String>,
    pub without: Vec<String>,
    /// For single loops and functions.
    pub rules: Vec<RuleText>,
}

/// How much they may say.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub max_tier: u32,
    /// Candidates for one loop.
    pub cap: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { max_tier: 3, cap: 900 }
    }
}

/// Domains, cheapest first.
pub struct Domains {
    all: Vec<Box<dyn Domain>>,
    rules: Rules,
}

impl Domains {
    /// All that ship with the binary.
    pub fn shipped() -> Domains {
        match Domains::new(&Library::shipped(), &Choice::default()) {
            Ok(domains) => domains,
            // A test resolves them all.
            Err(findings) => unreachable!("{findings:?}"),
        }
    }

    /// A domain of the library takes the place of a native one of the same name.
    pub fn new(library: &Library, choice: &Choice) -> Result<Domains, Vec<Finding>> {
        let mut all: Vec<Box<dyn Domain>> = vec![];
        for domain in library.resolve()? {
            all.push(Box::new(domain));
        }
        for native in &NATIVE {
            if !library.domains.contains_key(native.id) {
                all.push(Box::new(Shared(native)));
            }
        }
        let listed = |names: &[String], id: &str| names.iter().any(|n| n == id);
        all.retain(|d| choice.only.is_empty() || listed(&choice.only, d.id()));
        all.retain(|d| !listed(&choice.without, d.id()));
        all.sort_by(|a, b| (a.tier(), a.id()).cmp(&(b.tier(), b.id())));
        Ok(Domains { all, rules: Rules::default() })
    }

    /// With what a project says about single loops. Names of domains that there are not are findings.
    pub fn with_rules(mut self, library: &Library, choice: &Choice) -> Result<Domains, String> {
        let rules = Rules::new(&choice.rules)?;
        let chosen = choice.only.iter().chain(&choice.without).map(|n| (n.as_str(), "the choice of domains"));
        for (name, place) in chosen.chain(rules.named()) {
            if !library.domains.contains_key(name) && !NATIVE.iter().any(|n| n.id == name) {
                return Err(format!("{place}: there is no domain {name}; unloop domains list names them"));
            }
        }
        self.rules = rules;
        Ok(self)
    }

    /// What is wrong with what was said about single loops, once all loops have been looked at.
    pub fn troubles(&self) -> Vec<String> {
        self.rules.troubles()
    }

    /// Adds one more, for tests and for candidates that the user gives.
    pub fn push(&mut self, domain: Box<dyn Domain>) {
        self.all.push(domain);
    }

    pub fn iter(&self) -> impl Iterator<Item = &dyn Domain> {
        self.all.iter().map(|d| &**d)
    }

    /// Candidates of one loop, cheapest tier first. Each tier is filled before the next, so that the cap cuts off
    /// what is expensive.
    pub fn candidates(&self, context: &LoopContext<'_>, limits: Limits) -> Vec<Candidate> {
        let mut sink = Sink::new(1, limits.cap);
        self.rules.candidates(context, &mut sink);
        for tier in 1..=limits.max_tier {
            sink.raise(tier);
            // Those of the tier itself come before what the others keep for it.
            let own = self.iter().filter(|d| d.tier() == tier);
            let of_tier = own.chain(self.iter().filter(|d| d.tier() < tier));
            for domain in of_tier.filter(|d| self.rules.allows(context, d.id())) {
                sink.begin(domain.id(), domain.tier());
                domain.candidates(context, &mut sink);
            }
        }
        let mut all = sink.finish();
        all.retain(|c| {
            let kept = c.kind == Kind::Transition || c.domain == ASSUMED;
            kept || !fails_at_entry(context, &c.formula)
        });
        all
    }
}

/// Is it plain from the values at entry that it does not hold there?
fn fails_at_entry(context: &LoopContext<'_>, formula: &Formula) -> bool {
    simplify(context.formula_at(formula, Moment::Entry)) == Formula::False
}

/// One of the table.
struct Shared(&'static super::native::Native);

impl Domain for Shared {
    fn id(&self) -> &str {
        self.0.id()
    }

    fn doc(&self) -> &str {
        self.0.doc()
    }

    fn tier(&self) -> u32 {
        self.0.tier()
    }

    fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink) {
        self.0.candidates(context, sink);
    }
}
