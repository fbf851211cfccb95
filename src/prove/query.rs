//! Questions to one solver, with the rules of unknown memory added as models break them.

use super::{Options, Stats};
use crate::bitblast::{BlastError, Blaster, Exact};
use crate::encode::{Encoding, Fact};
use crate::sat::{self, Answer, Budget, Interrupt, Lit, Reason, Solver, SolverStats};
use crate::term::{Assignment, Evaluator, Pool, Term};
use rustc_hash::FxHashSet;

pub enum Reply {
    Yes(Box<Assignment>),
    No,
    Unknown(String),
}

pub struct Query {
    options: Options,
    solver: Box<dyn Solver>,
    blaster: Blaster,
    budget: Budget,
    /// What was demanded for good, beside the facts.
    demanded: Vec<Term>,
    /// All that was demanded of this solver.
    held: Vec<Term>,
    /// What solvers before this one have cost.
    spent: SolverStats,
    interrupt: Interrupt,
    /// Facts that were looked at, and those of them that no question needed so far.
    facts: usize,
    waiting: Vec<usize>,
    /// Something could not be blasted: nothing can be decided any more.
    broken: Option<String>,
    /// Terms that were true in some model.
    seen: FxHashSet<Term>,
    models: Vec<Assignment>,
    /// What the last answer "no" rests on, of what was assumed.
    reasons: Vec<Term>,
    /// Nothing is known of variables and memory but what is asserted.
    without_memory: bool,
    /// How many questions of one kind may stay without an answer, if that is limited, and how many still may.
    patience: Option<(u32, u32)>,
}

/// One term of each group is to be true while all that is assumed is.
#[derive(Clone, Copy)]
struct Question<'a> {
    groups: &'a [Vec<Term>],
    assumed: &'a [Term],
}

impl Question<'_> {
    /// About one term. What is too hard for several together is asked again of fewer, so that circuits of products can wait.
    fn is_simple(&self) -> bool {
        matches!(self.groups, [group] if group.len() == 1)
    }
}

/// Clauses from which on a solver is not handed on to other questions.
const WORTH_FORGETTING: u64 = 30_000;
/// There was no time for an answer.
const STOPPED: &str = "the run was stopped";
/// Models that are kept to show that places are reached.
const KEPT_MODELS: usize = 32;
/// Rounds of repairing one model before the question counts as too hard.
const REPAIRS: usize = 20_000;
/// Models that are answered by lemmas about products; then the products themselves are built.
const LESSONS: usize = 200;

impl Query {
    pub fn new(options: &Options) -> Query {
        let interrupt = options.interrupt.part();
        Query {
            solver: new_solver(options, &interrupt),
            options: options.clone(),
            demanded: vec![],
            held: vec![],
            spent: SolverStats::default(),
            blaster: Blaster::with_max_nodes(options.nodes).leaving_open(),
            budget: Budget::conflicts(options.conflicts),
            interrupt,
            facts: 0,
            waiting: vec![],
            broken: None,
            seen: FxHashSet::default(),
            models: vec![],
            reasons: vec![],
            without_memory: false,
            patience: None,
        }
    }

    /// A solver that knows neither facts nor the rules of memory: more is possible than in the encoding, never less.
    pub fn without_memory(options: &Options) -> Query {
        Query { without_memory: true, ..Query::new(options) }
    }

    /// After so many questions without an answer, none is answered any more.
    pub fn giving_up_after(self, unanswered: u32) -> Query {
        Query { patience: Some((unanswered, unanswered)), ..self }
    }

    /// The next questions have little to do with those before: another solver begins with what was demanded, and with nothing that
    /// only the earlier ones depend on. Small formulas are kept.
    pub fn start_anew(&mut self, encoding: &Encoding) {
        let now = self.solver.stats();
        if now.clauses < WORTH_FORGETTING || self.broken.is_some() {
            return;
        }
        self.spent.solve_calls += now.solve_calls;
        self.spent.variables += now.variables;
        self.spent.clauses += now.clauses;
        self.solver = new_solver(&self.options, &self.interrupt);
        self.blaster = Blaster::with_max_nodes(self.options.nodes).leaving_open();
        (self.facts, self.waiting, self.held) = (0, vec![], vec![]);
        for term in std::mem::take(&mut self.demanded) {
            self.assert(encoding, term);
        }
    }

    /// The next questions are answered within this share of the time that is left, from 0 to 1.
    pub fn share_time(&mut self, part: f64) {
        self.interrupt.share(part);
        if self.broken.as_deref() == Some(STOPPED) {
            self.broken = None;
        }
    }

    /// The next questions have all the time that is left.
    pub fn take_time(&mut self) {
        self.share_time(1.0);
        self.interrupt.share_no_more();
    }

    /// The next questions are about something else.
    pub fn renew_patience(&mut self) {
        self.patience = self.patience.map(|(all, _)| (all, all));
    }

    /// Demands the facts about all variables that the questions so far depend on, by way of memory, too.
    fn demand_facts(&mut self, encoding: &Encoding) {
        self.waiting.extend(self.facts..encoding.facts.len());
        self.facts = encoding.facts.len();
        loop {
            let (due, waiting): (Vec<usize>, Vec<usize>) = std::mem::take(&mut self.waiting)
                .into_iter()
                .partition(|&i| self.is_wanted(encoding.facts[i]));
            self.waiting = waiting;
            let places = encoding.unknowns.places_of(&encoding.pool, |byte| self.blaster.is_lowered(byte));
            let places: Vec<Term> = places.filter(|&p| !self.blaster.is_lowered(p)).collect();
            if due.is_empty() && places.is_empty() {
                return;
            }
            for (at, &i) in due.iter().enumerate() {
                if self.is_over() {
                    self.waiting.extend(&due[at..]);
                    return;
                }
                self.demand(encoding, encoding.facts[i].holds);
            }
            for place in places {
                if self.is_over() {
                    return;
                }
                let result = self.blaster.bits(&encoding.pool, place).map(|_| ());
                self.note(result);
            }
        }
    }

    /// Does some question depend on what the fact is about?
    fn is_wanted(&self, fact: Fact) -> bool {
        self.blaster.is_lowered(fact.about) && fact.beside.is_none_or(|t| self.blaster.is_lowered(t))
    }

    fn note<T>(&mut self, result: Result<T, BlastError>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(error) => {
                self.broken = Some(match error {
                    BlastError::Stopped => STOPPED.into(),
                    other => other.to_string(),
                });
                None
            }
        }
    }

    /// From now on, a question may cost so many conflicts.
    pub fn limit(&mut self, conflicts: u32) {
        self.budget = Budget::conflicts(conflicts);
    }

    pub fn is_hopeless(&self) -> bool {
        self.broken.is_some()
    }

    /// Nothing more is lowered: the time is over, or something was too large. Circuits are looked at one by one, as all of them together may
    /// take minutes.
    fn is_over(&mut self) -> bool {
        if self.interrupt.is_triggered() {
            self.broken.get_or_insert_with(|| STOPPED.into());
        }
        self.broken.is_some()
    }

    fn lit(&mut self, pool: &Pool, term: Term) -> Option<Lit> {
        if self.is_over() {
            return None;
        }
        let result = self.blaster.lit(pool, term, self.solver.as_mut());
        self.note(result)
    }

    /// Can one of the terms be true?
    pub fn any(&mut self, encoding: &mut Encoding, terms: &[Term]) -> Reply {
        self.any_under(encoding, terms, &[])
    }

    /// Demands a term from now on.
    pub fn assert(&mut self, encoding: &Encoding, term: Term) {
        self.demanded.push(term);
        self.demand(encoding, term);
    }

    fn demand(&mut self, encoding: &Encoding, term: Term) {
        self.held.push(term);
        let result = self.blaster.assert(&encoding.pool, term, self.solver.as_mut());
        self.note(result);
    }

    /// Can one of the terms be true while all of the others are?
    pub fn any_under(&mut self, encoding: &mut Encoding, terms: &[Term], assumed: &[Term]) -> Reply {
        self.each_under(encoding, &[terms.to_vec()], assumed)
    }

    /// Can one term of each group be true while all that is assumed is?
    fn each_under(&mut self, encoding: &mut Encoding, groups: &[Vec<Term>], assumed: &[Term]) -> Reply {
        let asked = self.solver.new_var().positive();
        for terms in groups {
            let mut clause = vec![!asked];
            for &term in terms {
                match self.lit(&encoding.pool, term) {
                    Some(lit) => clause.push(lit),
                    None => return Reply::Unknown(self.broken.clone().unwrap_or_default()),
                }
            }
            self.solver.add_clause(&clause);
        }
        let mut assumptions = vec![asked];
        self.reasons.clear();
        for &term in assumed {
            match self.lit(&encoding.pool, term) {
                Some(lit) => assumptions.push(lit),
                None => return Reply::Unknown(self.broken.clone().unwrap_or_default()),
            }
        }
        let reply = self.solve(encoding, &assumptions, Question { groups, assumed });
        if matches!(reply, Reply::No) {
            let used = assumed.iter().zip(&assumptions[1..]).filter(|(_, lit)| self.solver.failed(**lit));
            self.reasons = used.map(|(term, _)| *term).collect();
        }
        self.solver.add_clause(&[!asked]);
        reply
    }

    /// The same within a number of conflicts of its own.
    pub fn any_within(
        &mut self,
        encoding: &mut Encoding,
        terms: &[Term],
        assumed: &[Term],
        conflicts: u32,
    ) -> Reply {
        self.each_within(encoding, &[terms.to_vec()], assumed, conflicts)
    }

    /// One term of each group.
    pub fn each_within(
        &mut self,
        encoding: &mut Encoding,
        groups: &[Vec<Term>],
        assumed: &[Term],
        conflicts: u32,
    ) -> Reply {
        let usual = self.budget;
        self.budget = self.budget.at_most(conflicts);
        let reply = self.each_under(encoding, groups, assumed);
        self.budget = usual;
        reply
    }

    /// After the answer "no": those of the assumptions that it rests on.
    pub fn reasons(&self) -> &[Term] {
        &self.reasons
    }

    fn solve(&mut self, encoding: &mut Encoding, assumptions: &[Lit], question: Question) -> Reply {
        if self.patience.is_some_and(|(_, left)| left == 0) {
            return Reply::Unknown(explain(&Reason::Conflicts));
        }
        let reply = self.solve_patiently(encoding, assumptions, question);
        if let (Reply::Unknown(_), Some((_, left))) = (&reply, &mut self.patience) {
            *left -= 1;
        }
        reply
    }

    fn solve_patiently(&mut self, encoding: &mut Encoding, assumptions: &[Lit], question: Question) -> Reply {
        let mut assumptions = assumptions.to_vec();
        let mut exact = false;
        let mut lessons = 0;
        for _ in 0..REPAIRS {
            if !self.without_memory {
                self.demand_facts(encoding);
            }
            let result = self.blaster.assert_lemmas(self.solver.as_mut());
            self.note(result);
            if let Some(why) = &self.broken {
                return Reply::Unknown(why.clone());
            }
            let answer = self.solver.solve(&assumptions, self.budget);
            // What does not hold with products that are any numbers does not hold with the right ones.
            let wrong = match &answer {
                Answer::Unsat => return Reply::No,
                Answer::Unknown(reason) if exact || !question.is_simple() => {
                    return Reply::Unknown(explain(reason));
                }
                Answer::Unknown(_) => Exact::All,
                Answer::Sat => Exact::Wrong,
            };
            if matches!(answer, Answer::Sat)
                && let Some(model) = self.patched_model(encoding, question)
            {
                return self.answered_by(model);
            }
            if wrong == Exact::Wrong && lessons < LESSONS && self.blaster.learn(self.solver.as_ref()) {
                lessons += 1;
                continue;
            }
            exact |= wrong == Exact::All;
            let result = self.blaster.exact(wrong, self.solver.as_mut());
            let Some(more) = self.note(result) else { continue };
            if !more.is_empty() {
                assumptions.extend(more);
                continue;
            }
            if let Answer::Unknown(reason) = answer {
                return Reply::Unknown(explain(&reason));
            }
            let model = self.blaster.model(&encoding.pool, self.solver.as_ref());
            let rules = match self.without_memory {
                true => vec![],
                false => encoding.unknowns.broken_rules(&mut encoding.pool, &model),
            };
            if rules.is_empty() {
                return self.answered_by(model);
            }
            for rule in rules {
                if self.is_over() {
                    break;
                }
                self.demand(encoding, rule);
            }
        }
        Reply::Unknown("unknown memory needs too many case distinctions".into())
    }

    fn answered_by(&mut self, model: Assignment) -> Reply {
        if self.models.len() < KEPT_MODELS {
            self.models.push(model.clone());
        }
        Reply::Yes(Box::new(model))
    }

    /// The model of the solver, with memory made right and with products as they are, if it still answers the question. A glance at
    /// all terms costs little beside another answer of the solver.
    fn patched_model(&self, encoding: &mut Encoding, question: Question) -> Option<Assignment> {
        let Encoding { pool, unknowns, .. } = encoding;
        let model = self.blaster.model(pool, self.solver.as_ref());
        let model = if self.without_memory { model } else { unknowns.patched(pool, &model) };
        let mut eval = Evaluator::new();
        let mut holds = |term: &Term| eval.eval(pool, *term, &model).is_true();
        let fits = question.groups.iter().all(|terms| terms.iter().any(&mut holds))
            && question.assumed.iter().all(&mut holds)
            && self.held.iter().all(&mut holds);
        (fits && (self.without_memory || unknowns.broken_rules(pool, &model).is_empty())).then_some(model)
    }

    /// Models that were found under assumptions which no longer hold show nothing.
    pub fn forget_models(&mut self) {
        self.models.clear();
        self.seen.clear();
    }

    /// The value of a boolean term in a model.
    pub fn holds(&self, encoding: &Encoding, term: Term, model: &Assignment) -> bool {
        let mut eval = Evaluator::new();
        eval.eval(&encoding.pool, term, model).is_true()
    }

    /// The values of several boolean terms in a model.
    pub fn all_hold(&self, encoding: &Encoding, terms: &[Term], model: &Assignment) -> Vec<bool> {
        let mut eval = Evaluator::new();
        terms.iter().map(|&t| eval.eval(&encoding.pool, t, model).is_true()).collect()
    }

    /// Does some run make the term true? Models found before answer most questions.
    pub fn is_reached(&mut self, encoding: &mut Encoding, term: Term) -> Option<bool> {
        if encoding.pool.is_false(term) {
            return Some(false);
        }
        if self.seen.contains(&term) {
            return Some(true);
        }
        // A model that leaves variables of the place open shows nothing: what is known of them was not asked for.
        let vars = encoding.pool.vars_of(&[term]);
        let speaks = |model: &&Assignment| vars.iter().all(|&v| model.get(v).is_some());
        if self.models.iter().filter(speaks).any(|model| self.holds(encoding, term, model)) {
            self.seen.insert(term);
            return Some(true);
        }
        match self.any(encoding, &[term]) {
            Reply::Yes(_) => {
                self.seen.insert(term);
                Some(true)
            }
            Reply::No => Some(false),
            Reply::Unknown(_) => None,
        }
    }

    pub fn stats(&self, pool: &Pool) -> Stats {
        let solver = self.solver.stats();
        Stats {
            sat_calls: self.spent.solve_calls + solver.solve_calls,
            variables: self.spent.variables + solver.variables,
            clauses: self.spent.clauses + solver.clauses,
            terms: pool.len() as u64,
        }
    }
}

fn new_solver(options: &Options, interrupt: &Interrupt) -> Box<dyn Solver> {
    let limits = sat::Options { interrupt: interrupt.clone(), ..sat::Options::default() };
    sat::new_solver(options.backend, limits)
}

/// Why a solver gave no answer, for people.
fn explain(reason: &Reason) -> String {
    match reason {
        Reason::Conflicts => "the solver's budget is used up".into(),
        Reason::Interrupted => STOPPED.into(),
        Reason::TooLarge => "the formula is too large for the solver".into(),
        Reason::Backend(what) => format!("the solver failed: {what}"),
    }
}
