//! What a run knows at a point: whether it is there, what the objects hold, which of them are alive.

use super::Encoder;
use super::memory::MemId;
use super::object::ObjId;
use super::value::Sym;
use crate::ir::Value;
use crate::term::{Op, Term};
use imbl::OrdMap;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ObjState {
    pub mem: MemId,
    /// Of an object that stands for many blocks: all of them are alive.
    pub alive: Term,
    /// Which of many blocks are alive, where not all are: a byte for each that is not zero.
    pub lives: MemId,
    /// Of many blocks: they were allocated before that.
    pub until: Option<Term>,
}

#[derive(Clone)]
pub struct State {
    /// The run is here.
    pub guard: Term,
    /// Objects that differ from how they were made.
    pub objects: OrdMap<ObjId, ObjState>,
    /// How many blocks were allocated before: the age of the next one.
    pub made: Term,
    /// Values that are used outside of the loop that makes them: which one it is depends on the way here.
    pub carried: OrdMap<Value, Sym>,
}

/// A state on its way along an edge, with the arguments of the target.
#[derive(Clone)]
pub struct Arrival {
    pub state: State,
    pub args: Vec<Sym>,
}

impl Encoder<'_> {
    pub(super) fn obj_state(&mut self, state: &State, obj: ObjId) -> ObjState {
        if self.is_never_known(obj) {
            self.met_many = true;
            let alive = self.pool().fresh_var("an earlier allocation is alive", 1);
            return ObjState { alive, ..self.initial_state(obj) };
        }
        match state.objects.get(&obj) {
            Some(known) => *known,
            None => self.initial_state(obj),
        }
    }

    /// One arrival out of several; exactly one of them happens.
    pub(super) fn join_arrivals(&mut self, arrivals: Vec<Arrival>) -> Option<Arrival> {
        let mut rest = arrivals.into_iter().rev();
        let mut joined = rest.next()?;
        for arrival in rest {
            joined = self.join_two(arrival, joined);
        }
        Some(joined)
    }

    fn join_two(&mut self, a: Arrival, b: Arrival) -> Arrival {
        if self.pool().is_false(a.state.guard) {
            return b;
        }
        if self.pool().is_false(b.state.guard) {
            return a;
        }
        let (guard, cond) = self.join_guards(a.state.guard, b.state.guard);
        let args = a.args.iter().zip(&b.args).map(|(x, y)| self.ite(cond, x, y)).collect();
        let objects = self.join_objects(cond, &a.state.objects, &b.state.objects);
        let carried = self.join_carried(cond, &a.state.carried, &b.state.carried);
        let made = self.pool().ite(cond, a.state.made, b.state.made);
        Arrival { state: State { guard, objects, made, carried }, args }
    }

    /// The disjunction, and the condition that tells the first from the second. `x and c` with `x and not c` is `x`,
    /// told by `c`.
    fn join_guards(&mut self, a: Term, b: Term) -> (Term, Term) {
        let pool = &mut self.out.pool;
        if let (Some((Op::And, x)), Some((Op::And, y))) = (pool.as_app(a), pool.as_app(b)) {
            for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                let (common, cond, other) = (x[i], x[1 - i], y[1 - j]);
                if common == y[j] && pool.not(cond) == other {
                    return (common, cond);
                }
            }
        }
        (pool.or(a, b), a)
    }

    fn join_objects(
        &mut self,
        cond: Term,
        a: &OrdMap<ObjId, ObjState>,
        b: &OrdMap<ObjId, ObjState>,
    ) -> OrdMap<ObjId, ObjState> {
        let mut joined = a.clone();
        let changed: Vec<ObjId> = a.diff(b).map(|item| diff_key(item)).collect();
        for obj in changed {
            let x = a.get(&obj).copied();
            let y = b.get(&obj).copied();
            let (x, y) = match (x, y) {
                (Some(x), Some(y)) => (x, y),
                (Some(x), None) => (x, self.absent(obj, x)),
                (None, Some(y)) => (self.absent(obj, y), y),
                (None, None) => continue,
            };
            let alive = self.pool().ite(cond, x.alive, y.alive);
            let mem = self.mem_ite(cond, x.mem, y.mem);
            let lives = self.mem_ite(cond, x.lives, y.lives);
            let until = self.later(cond, x.until, y.until);
            joined.insert(obj, ObjState { mem, alive, lives, until });
        }
        joined
    }

    /// An object that one side does not know: not made there (its contents do not matter), or as it was made.
    fn absent(&mut self, obj: ObjId, other: ObjState) -> ObjState {
        match self.out.objects[obj].initially_alive {
            true => self.initial_state(obj),
            false => ObjState { alive: self.pool().ff(), ..other },
        }
    }

    fn join_carried(
        &mut self,
        cond: Term,
        a: &OrdMap<Value, Sym>,
        b: &OrdMap<Value, Sym>,
    ) -> OrdMap<Value, Sym> {
        let mut joined = a.clone();
        let changed: Vec<Value> = a.diff(b).map(|item| diff_key(item)).collect();
        for value in changed {
            // A side without it cannot lead to a use.
            let merged = match (a.get(&value), b.get(&value)) {
                (Some(x), Some(y)) => self.ite(cond, x, y),
                (Some(x), None) | (None, Some(x)) => x.clone(),
                (None, None) => continue,
            };
            joined.insert(value, merged);
        }
        joined
    }
}

fn diff_key<K: Copy, V>(item: imbl::ordmap::DiffItem<'_, '_, K, V>) -> K {
    match item {
        imbl::ordmap::DiffItem::Add(key, _) | imbl::ordmap::DiffItem::Remove(key, _) => *key,
        imbl::ordmap::DiffItem::Update { old: (key, _), .. } => *key,
    }
}
