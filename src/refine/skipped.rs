//! The iterations that a leap skips: how many inputs they take, and which.
//!
//! A loop that reads an input in each iteration is entered by the model in its last one. To come there, a run is given
//! fillers for the others: what the model says of the memory where they go, or anything that may keep the loop going.

use crate::encode::{Encoding, InputEvent, Object, ObjectKind, UnknownId};
use crate::interp::{At, InputRequest, InputSource, Memory, ObjId, ObjKind, Observer};
use crate::ir::{CallPath, FuncId, InstId};
use crate::property::{Place, Site};
use crate::simulate::inputs::{Inputs, Recipe};
use crate::simulate::text::Vocabulary;
use crate::term::{Assignment, Bv, Evaluator};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// An instruction that takes an input, and the calls that led to it.
pub type Key = (FuncId, InstId, CallPath);

/// Variables of a loop that may count its iterations.
const COUNTS: usize = 3;
/// More iterations are not tried.
const FARTHEST: u64 = 1 << 20;
/// Characters that programs look for.
const MARKS: usize = 8;
/// Seeds of texts that end late or never.
const TEXTS: [u64; 4] = [11, 24, 25, 51];

/// One time that the run of the model comes to a loop.
struct Visit {
    /// How many iterations are skipped, perhaps.
    counts: Vec<u64>,
    /// What they wrote.
    memory: Vec<(Made, BTreeMap<u64, u8>)>,
    /// The input of the iteration that the model shows.
    own: Option<Bv>,
}

/// What tells objects of the model and of a run apart.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Made {
    At(Site),
    Global(crate::ir::GlobalId),
    Elsewhere,
}

/// The inputs in loops that leaps skip.
pub struct Skipped {
    visits: BTreeMap<Key, Vec<Visit>>,
}

impl Skipped {
    pub fn new(encoding: &Encoding, model: &Assignment) -> Skipped {
        let model = &encoding.unknowns.completed(&encoding.pool, model);
        let mut visits = BTreeMap::new();
        for key in inputs_in_loops(encoding) {
            let all = visits_of(encoding, model, key);
            if all.iter().any(|v| !v.counts.is_empty()) {
                visits.insert(key, all);
            }
        }
        Skipped { visits }
    }

    /// Ways to count iterations.
    pub fn ways(&self) -> usize {
        self.visits.values().flatten().map(|v| v.counts.len()).max().unwrap_or(0)
    }

    /// Counts in this way; `stored` tells where a run before put its inputs. With `ends`, there are no more behind them.
    pub fn fillers(&self, way: usize, stored: Option<&Stored>, filler: Filler, ends: bool) -> Fillers {
        let mut courses = BTreeMap::new();
        for (&key, visits) in &self.visits {
            let mut parts = vec![];
            let mut number: u64 = 0;
            for visit in visits {
                let count = visit.counts.get(way).or(visit.counts.last()).copied().unwrap_or(0);
                let mut known = BTreeMap::new();
                let end = number.saturating_add(count);
                let places = stored.into_iter().flat_map(|s| s.places.range((key, number)..(key, end)));
                for (&(_, n), place) in places {
                    known.extend(place.look_up(&visit.memory).map(|value| (n - number, value)));
                }
                number = end.saturating_add(u64::from(visit.own.is_some()));
                parts.push(Part { count, known, own: visit.own.clone() });
            }
            courses.insert(key, Course { parts: parts.into_iter(), now: None, at: 0, taken: 0 });
        }
        Fillers { courses, filler, ends, last: Rc::default() }
    }
}

fn visits_of(encoding: &Encoding, model: &Assignment, key: Key) -> Vec<Visit> {
    let pool = &encoding.pool;
    let mut eval = Evaluator::new();
    let mut all = vec![];
    for event in encoding.inputs.iter().filter(|e| key_of(e) == key) {
        let is_reached = eval.eval(pool, event.guard, model).is_true();
        let own = is_reached.then(|| eval.eval(pool, event.value, model).clone());
        let Some(record) = event.within.map(|number| &encoding.loops[number]) else {
            all.push(Visit { counts: vec![], memory: vec![], own });
            continue;
        };
        let Some(leap) = &record.leap else { continue };
        let Some(mut counts) = leap.distances(pool, model) else { continue };
        counts.retain(|&n| n <= FARTHEST);
        counts.truncate(COUNTS);
        let contents = |&(obj, id): &(_, UnknownId)| {
            (made(&encoding.objects[obj]), encoding.unknowns.read_bytes(pool, model, id))
        };
        let memory = leap.memory.iter().map(contents).collect();
        all.push(Visit { counts, memory, own });
    }
    all
}

fn key_of(event: &InputEvent) -> Key {
    (event.func, event.inst, event.calls)
}

fn made(object: &Object) -> Made {
    match (object.site, object.kind) {
        (Some(site), _) => Made::At(site),
        (None, ObjectKind::Stack { func, inst } | ObjectKind::Heap { func, inst }) => {
            Made::At(Site { func, place: Place::Inst(inst) })
        }
        (None, ObjectKind::Global(id)) => Made::Global(id),
        _ => Made::Elsewhere,
    }
}

/// Those that are taken in loops, of whichever function on the way to them.
pub fn inputs_in_loops(encoding: &Encoding) -> BTreeSet<Key> {
    encoding.inputs.iter().filter(|e| e.within.is_some()).map(key_of).collect()
}

/// What stands for inputs of which the model says nothing.
#[derive(Clone)]
pub enum Filler {
    /// These in turn.
    Turns(Vec<u8>, usize),
    Text(Box<Inputs>),
}

impl Filler {
    pub fn all(vocabulary: &Rc<Vocabulary>) -> Vec<Filler> {
        let text = |seed| Filler::Text(Box::new(Inputs::new(&Recipe { seed, prefix: vec![] }, vocabulary)));
        let mut all = vec![Filler::of(b"a"), Filler::of(&[1])];
        all.extend(TEXTS.map(text));
        for mark in vocabulary.marks().take(MARKS) {
            all.extend([Filler::of(&[mark]), Filler::of(&[b'1', mark])]);
        }
        all
    }

    pub fn of(bytes: &[u8]) -> Filler {
        Filler::Turns(bytes.to_vec(), 0)
    }

    fn next(&mut self, request: &InputRequest) -> Option<Bv> {
        match self {
            Filler::Turns(bytes, at) => {
                *at += 1;
                Some(Bv::from_u64(request.width, u64::from(bytes[(*at - 1) % bytes.len()])))
            }
            Filler::Text(inputs) => inputs.next(request),
        }
    }
}

/// Inputs for the loops that the model leaps over.
#[derive(Clone)]
pub struct Fillers {
    courses: BTreeMap<Key, Course>,
    filler: Filler,
    ends: bool,
    /// The last input that was taken.
    last: Rc<Cell<Option<(Key, u64)>>>,
}

#[derive(Clone)]
struct Course {
    parts: std::vec::IntoIter<Part>,
    now: Option<Part>,
    at: u64,
    taken: u64,
}

/// The inputs of one visit.
#[derive(Clone)]
struct Part {
    count: u64,
    known: BTreeMap<u64, u64>,
    own: Option<Bv>,
}

impl Fillers {
    /// None: the loop is not skipped, or all its visits are over.
    pub fn next(&mut self, key: Key, request: &InputRequest) -> Option<Bv> {
        let course = self.courses.get_mut(&key).filter(|_| request.byte.is_none())?;
        self.last.set(Some((key, course.taken)));
        course.taken += 1;
        loop {
            if course.now.is_none() {
                course.now = course.parts.next();
                course.at = 0;
            }
            if course.now.is_none() && self.ends {
                return Some(Bv::zero(request.width)); // the end of a file, too
            }
            let part = course.now.as_mut()?;
            if course.at < part.count {
                let known = part.known.get(&course.at);
                course.at += 1;
                let filler = self.filler.next(request);
                return known.map(|&known| Bv::from_u64(request.width, known)).or(filler);
            }
            let own = part.own.take();
            course.now = None;
            if own.is_some() {
                return own;
            }
        }
    }
}

/// Where the inputs of a run went.
#[derive(Default)]
pub struct Stored {
    places: BTreeMap<(Key, u64), Store>,
}

struct Store {
    made: Made,
    lo: u64,
    hi: u64,
}

impl Store {
    fn look_up(&self, memory: &[(Made, BTreeMap<u64, u8>)]) -> Option<u64> {
        let same = |made: Made| made == self.made || memory.len() == 1;
        let bytes: Vec<&BTreeMap<u64, u8>> =
            memory.iter().filter(|(made, _)| same(*made)).map(|(_, bytes)| bytes).collect();
        let byte = |at: u64| bytes.iter().find_map(|b| b.get(&at)).copied();
        byte(self.lo)?;
        let all = (self.lo..self.hi).rev();
        Some(all.fold(0, |value, at| value << 8 | u64::from(byte(at).unwrap_or(0))))
    }
}

/// Watches where inputs are stored: the first write after each.
pub struct Watch {
    last: Rc<Cell<Option<(Key, u64)>>>,
    writes: Vec<((Key, u64), ObjId, u64, u64)>,
}

impl Watch {
    /// Of a run with these fillers, or with a copy of them.
    pub fn new(fillers: &Fillers) -> Watch {
        Watch { last: fillers.last.clone(), writes: vec![] }
    }

    pub fn stored(&self, memory: &Memory) -> Stored {
        let mut places = BTreeMap::new();
        for &(input, object, lo, hi) in &self.writes {
            let object = memory.object(object);
            let made = match (object.kind, object.made) {
                (ObjKind::Global(id), _) => Made::Global(id),
                (_, Some(place)) => match place.at {
                    At::Inst(inst) => Made::At(Site { func: place.func, place: Place::Inst(inst) }),
                    At::Terminator(_) => Made::Elsewhere,
                },
                _ => Made::Elsewhere,
            };
            places.insert(input, Store { made, lo, hi });
        }
        Stored { places }
    }
}

impl Observer for Watch {
    fn on_memory_write(&mut self, object: ObjId, lo: u64, hi: u64) {
        if let Some(input) = self.last.take()
            && hi - lo <= 8
        {
            self.writes.push((input, object, lo, hi));
        }
    }
}
