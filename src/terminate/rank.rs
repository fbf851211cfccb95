//! Looks for a reason why a loop ends: something that falls in each iteration, or several things in lexicographic order.
//!
//! Of all candidates, those that never grow are kept: a model of an iteration in which some grow drops them all at once,
//! as for invariants. Iterations in which one of those that are kept falls are done with; the rest are looked at again,
//! and more candidates never grow in these. When no iteration is left, the loop ends.

use super::measure::{self, Candidate};
use super::size_change;
use crate::encode::{Encoding, Turn};
use crate::prove::{Query, Reply};
use crate::term::{Assignment, Evaluator, Term};

/// What came of it.
#[derive(Debug)]
pub enum Found {
    /// In the words of the source.
    Argument(String),
    /// No argument; iterations that were seen on the way, the last one covered by none of the candidates.
    Stuck(Vec<Assignment>),
    /// The solver gave no answer.
    Unknown(String),
}

/// Groups from this one on are combinations.
const ONE_BY_ONE: usize = 2;
/// Combinations that are asked about in one group.
const MOST_ASKED: usize = 24;
/// How often iterations are told apart.
const MOST_SPLITS: u32 = 3;
/// More parts than that are not looked for.
const MOST_LEVELS: usize = 5;

pub fn argument(encoding: &mut Encoding, query: &mut Query, turn: &Turn) -> Found {
    let first = match query.any(encoding, &[turn.onward]) {
        Reply::No => return Found::Argument("no iteration follows another".into()),
        Reply::Yes(model) => model,
        Reply::Unknown(why) => return Found::Unknown(why),
    };
    let groups = measure::candidates(&mut encoding.pool, turn, &first);
    let mut search = Search::new(encoding, query, turn.onward, vec![]);
    match search.run(&groups, turn.combine, MOST_SPLITS) {
        Ok(true) => Found::Argument(search.parts.join(", then ")),
        Ok(false) => {
            search.models.push(*first);
            let Search { models, .. } = search;
            if !turn.combine {
                return Found::Stuck(models);
            }
            let numbers = measure::few(&mut encoding.pool, turn);
            match size_change::argument(encoding, query, turn.onward, &numbers, &models) {
                Some(text) => Found::Argument(text),
                None => Found::Stuck(models),
            }
        }
        Err(why) => Found::Unknown(why),
    }
}

/// An argument that needs nothing but the loop itself, among those that are cheap to find.
pub fn quick(encoding: &mut Encoding, query: &mut Query, turn: &Turn) -> Option<String> {
    let first = match query.any(encoding, &[turn.bare]) {
        Reply::No => return Some("no iteration follows another".into()),
        Reply::Yes(model) => *model,
        Reply::Unknown(_) => return None,
    };
    let groups = measure::candidates(&mut encoding.pool, turn, &first);
    let mut search = Search::new(encoding, query, turn.bare, vec![first]);
    search.within(turn.bare, &groups[..groups.len().min(ONE_BY_ONE)], turn.combine)
}

pub(super) struct Search<'e> {
    pub encoding: &'e mut Encoding,
    pub query: &'e mut Query,
    /// Iterations that were seen.
    pub models: Vec<Assignment>,
    /// Iterations that are not done with.
    rest: Term,
    /// What falls, level by level.
    parts: Vec<String>,
}

impl<'e> Search<'e> {
    pub fn new(
        encoding: &'e mut Encoding,
        query: &'e mut Query,
        rest: Term,
        models: Vec<Assignment>,
    ) -> Search<'e> {
        Search { encoding, query, models, rest, parts: vec![] }
    }

    /// An argument for these iterations alone.
    pub fn within(&mut self, rest: Term, groups: &[Vec<Candidate>], lexicographic: bool) -> Option<String> {
        self.rest = rest;
        self.parts.clear();
        match self.run(groups, lexicographic, 0) {
            Ok(true) => Some(self.parts.join(", then ")),
            Ok(false) | Err(_) => None,
        }
    }

    /// Is there anything that grows in none of these iterations, as far as they were seen?
    pub fn may_fall(&mut self, groups: &[Vec<Candidate>], rest: Term) -> bool {
        let mut seen: Vec<Vec<bool>> = vec![];
        let all: Vec<&Candidate> = groups.iter().flatten().collect();
        for model in &self.models {
            let mut eval = Evaluator::new();
            if eval.eval(&self.encoding.pool, rest, model).is_true() {
                let sinks = all.iter().map(|c| eval.eval(&self.encoding.pool, c.sinks, model).is_true());
                seen.push(sinks.collect());
            }
        }
        (0..all.len()).any(|i| seen.iter().all(|sinks| sinks[i]))
    }

    /// True: no iteration is left.
    fn run(&mut self, groups: &[Vec<Candidate>], lexicographic: bool, splits: u32) -> Result<bool, String> {
        let mut unknown = None;
        'levels: for _ in 0..MOST_LEVELS {
            for (tier, group) in groups.iter().enumerate() {
                if tier >= ONE_BY_ONE {
                    if let Some(text) = self.first_that_falls(group, MOST_ASKED) {
                        self.parts.push(text);
                        return Ok(true);
                    }
                    continue;
                }
                match self.level(group, lexicographic) {
                    Ok(Progress::Done) => return Ok(true),
                    Ok(Progress::Some) => continue 'levels,
                    Ok(Progress::None) => {}
                    Err(why) => unknown = Some(why),
                }
            }
            break;
        }
        if lexicographic && splits > 0 && self.split(groups, splits - 1)? {
            return Ok(true);
        }
        unknown.map_or(Ok(false), Err)
    }

    fn level(&mut self, group: &[Candidate], lexicographic: bool) -> Result<Progress, String> {
        if let Some(text) = self.first_that_falls(group, usize::MAX) {
            self.parts.push(text);
            return Ok(Progress::Done);
        }
        if !lexicographic {
            return Ok(Progress::None);
        }
        let sinking = self.surviving(group, |c| c.sinks)?;
        let kept: Vec<&Candidate> = sinking.iter().map(|&i| &group[i]).collect();
        self.narrow(&kept)
    }

    /// Something that stays the same in all iterations that are left tells kinds of iterations apart, each of which is
    /// looked at alone: one kind never follows another.
    fn split(&mut self, groups: &[Vec<Candidate>], splits: u32) -> Result<bool, String> {
        let Some(group) = groups.first() else { return Ok(false) };
        let steady = self.surviving(group, |c| c.stays)?;
        let Some((when, text)) = steady.iter().find_map(|&i| self.told_apart(&group[i])) else {
            return Ok(false);
        };
        let (rest, parts) = (self.rest, std::mem::take(&mut self.parts));
        let otherwise = self.encoding.pool.not(when);
        let mut texts = vec![];
        for (case, name) in [(when, text), (otherwise, "otherwise".to_string())] {
            self.rest = self.encoding.pool.and(rest, case);
            let done = match self.query.any(self.encoding, &[self.rest]) {
                Reply::No => continue,
                Reply::Unknown(why) => return Err(why),
                Reply::Yes(_) => self.run(groups, true, splits)?,
            };
            texts.push(format!("{name}: {}", std::mem::take(&mut self.parts).join(", then ")));
            if !done {
                return Ok(false);
            }
        }
        self.rest = rest;
        self.parts = parts;
        self.parts.push(format!("({})", texts.join("; ")));
        Ok(true)
    }

    /// A value that it has in some of the iterations seen, but not in all.
    fn told_apart(&mut self, candidate: &Candidate) -> Option<(Term, String)> {
        let mut values = vec![];
        for model in &self.models {
            let mut eval = Evaluator::new();
            if eval.eval(&self.encoding.pool, self.rest, model).is_true() {
                values.push(eval.eval(&self.encoding.pool, candidate.value.0, model).clone());
            }
        }
        let last = values.pop()?;
        if values.iter().all(|v| *v == last) {
            return None;
        }
        let text = format!("{} == {}", candidate.value.1, last.to_signed_string());
        let constant = self.encoding.pool.bv_const(last);
        Some((self.encoding.pool.eq(candidate.value.0, constant), text))
    }

    /// The candidates of which the claim holds in all iterations that are left.
    fn surviving(&mut self, all: &[Candidate], claim: fn(&Candidate) -> Term) -> Result<Vec<usize>, String> {
        let mut alive: Vec<(usize, Term)> = vec![];
        for (i, candidate) in all.iter().enumerate() {
            let wrong = self.encoding.pool.not(claim(candidate));
            alive.push((i, self.encoding.pool.and(self.rest, wrong)));
        }
        for model in &self.models {
            drop_refuted(self.encoding, model, &mut alive);
        }
        loop {
            let questions: Vec<Term> =
                alive.iter().map(|a| a.1).filter(|&t| !self.encoding.pool.is_false(t)).collect();
            if questions.is_empty() {
                break;
            }
            match self.query.any(self.encoding, &questions) {
                Reply::No => break,
                Reply::Unknown(_) => return Ok(self.surviving_alone(alive)),
                Reply::Yes(model) => {
                    let before = alive.len();
                    drop_refuted(self.encoding, &model, &mut alive);
                    if alive.len() == before {
                        return Err("a model does not fit its question".into());
                    }
                    self.models.push(*model);
                }
            }
        }
        Ok(alive.into_iter().map(|a| a.0).collect())
    }

    /// All together are too hard: each is asked about alone, and dropped if that is too hard, too.
    fn surviving_alone(&mut self, mut waiting: Vec<(usize, Term)>) -> Vec<usize> {
        let mut kept = vec![];
        while let Some((index, wrong)) = waiting.pop() {
            match self.query.any(self.encoding, &[wrong]) {
                Reply::No => kept.push(index),
                Reply::Unknown(_) => {}
                Reply::Yes(model) => {
                    drop_refuted(self.encoding, &model, &mut waiting);
                    self.models.push(*model);
                }
            }
        }
        kept.reverse();
        kept
    }

    /// What falls in all iterations that are left. Candidates that no iteration seen so far refutes are asked about one by
    /// one, which is easier than all at once; at most so many of them.
    fn first_that_falls(&mut self, all: &[Candidate], most: usize) -> Option<String> {
        let mut alive: Vec<(usize, Term)> = vec![];
        for (i, candidate) in all.iter().enumerate() {
            let wrong = self.encoding.pool.not(candidate.falls);
            alive.push((i, self.encoding.pool.and(self.rest, wrong)));
        }
        for model in &self.models {
            drop_refuted(self.encoding, model, &mut alive);
        }
        for _ in 0..most {
            let &(index, wrong) = alive.first()?;
            match self.query.any(self.encoding, &[wrong]) {
                Reply::No => return Some(all[index].text.clone()),
                Reply::Unknown(_) => {
                    alive.remove(0);
                }
                Reply::Yes(model) => {
                    drop_refuted(self.encoding, &model, &mut alive);
                    self.models.push(*model);
                }
            }
        }
        None
    }

    /// Takes the iterations away in which one of these falls; none of them grows.
    fn narrow(&mut self, kept: &[&Candidate]) -> Result<Progress, String> {
        if kept.is_empty() {
            return Ok(Progress::None);
        }
        let moving: Vec<Term> = kept.iter().map(|c| self.encoding.pool.and(self.rest, c.falls)).collect();
        let mut seen = vec![false; kept.len()];
        for model in &self.models {
            let mut eval = Evaluator::new();
            for (seen, &term) in seen.iter_mut().zip(&moving) {
                *seen |= eval.eval(&self.encoding.pool, term, model).is_true();
            }
        }
        if !seen.contains(&true) {
            match self.query.any(self.encoding, &moving) {
                Reply::No => return Ok(Progress::None),
                Reply::Unknown(why) => return Err(why),
                Reply::Yes(model) => {
                    let mut eval = Evaluator::new();
                    for (seen, &term) in seen.iter_mut().zip(&moving) {
                        *seen |= eval.eval(&self.encoding.pool, term, &model).is_true();
                    }
                    self.models.push(*model);
                }
            }
        }
        let used: Vec<&Candidate> = kept.iter().zip(&seen).filter(|(_, s)| **s).map(|(c, _)| *c).collect();
        let few = used.iter().take(MOST_NAMED).copied().collect::<Vec<_>>();
        // The shorter argument, if it is enough.
        for part in [few, used, kept.to_vec()] {
            let stays: Vec<Term> = part.iter().map(|c| c.stays).collect();
            let stays = self.encoding.pool.and_all(&stays);
            let rest = self.encoding.pool.and(self.rest, stays);
            match self.query.any(self.encoding, &[rest]) {
                Reply::Unknown(why) => return Err(why),
                Reply::No => {
                    self.name(&part);
                    return Ok(Progress::Done);
                }
                Reply::Yes(model) => {
                    self.models.push(*model);
                    if part.len() == kept.len() {
                        self.name(&part);
                        self.rest = rest;
                        return Ok(Progress::Some);
                    }
                }
            }
        }
        Ok(Progress::None)
    }

    fn name(&mut self, part: &[&Candidate]) {
        let mut texts: Vec<String> = part.iter().take(MOST_NAMED).map(|c| c.text.clone()).collect();
        texts.dedup();
        if part.len() > MOST_NAMED {
            texts.push("...".into());
        }
        self.parts.push(texts.join(" or "));
    }
}

/// Parts of one level that an argument names.
const MOST_NAMED: usize = 3;

enum Progress {
    /// No iteration is left.
    Done,
    Some,
    None,
}

fn drop_refuted(encoding: &Encoding, model: &Assignment, alive: &mut Vec<(usize, Term)>) {
    let mut eval = Evaluator::new();
    alive.retain(|(_, wrong)| !eval.eval(&encoding.pool, *wrong, model).is_true());
}
