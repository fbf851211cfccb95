//! The words of the command line and of the environment: lists of pointers into one text.
//!
//! The words lie in one object, as they do in a process; each ends with a zero byte, the last one at its end. Where in the text
//! a word begins is unknown, the same for each place of its list.

use super::Encoder;
use super::object::{ObjId, Object, ObjectKind};
use super::pointer::Ptr;
use super::state::State;
use super::unknown::UnknownId;
use super::value::Sym;
use crate::ir::{ApproximationKind, FuncId, Ty};
use crate::term::Term;

/// Bytes that tell a place in the text: systems allow far fewer than 16 MB.
const PLACE_BYTES: u32 = 3;

#[derive(Clone, Debug)]
pub struct Words {
    pub text: ObjId,
    /// What the text holds at the start.
    pub contents: UnknownId,
    pub lists: Vec<WordList>,
}

#[derive(Clone, Debug)]
pub struct WordList {
    /// The object that the list lies in, and its memory.
    holder: ObjId,
    array: UnknownId,
    /// Where the words begin.
    pub places: UnknownId,
    /// Bytes of the list without the NULL at its end.
    end: Term,
}

impl Encoder<'_> {
    /// A list of `count` words and NULL.
    pub(super) fn word_list(&mut self, entry: FuncId, state: &mut State, name: &str, count: Term) -> Sym {
        let bits = self.pointer_bits();
        let text = self.text(state, entry);
        let size = self.out.objects[text].size;
        let pool = &mut self.out.pool;
        let (number, width) = (count, pool.width(count));
        let count = pool.zext_or_trunc(count, bits);
        // Each of them has at least its zero.
        let short = pool.ule(count, size);
        // Whoever looks at their number alone knows that much.
        if width > PLACE_BYTES * 8 {
            let most = pool.constant(width, 1 << (PLACE_BYTES * 8));
            let few = pool.ult(number, most);
            self.know(number, few);
        }
        let pool = &mut self.out.pool;
        let unit = pool.constant(bits, u128::from(bits / 8));
        let end = pool.mul(count, unit);
        let bytes = pool.add(end, unit);
        self.know(count, short);
        let array = self.unknown_memory(name, bytes, false);
        let places = self.out.unknowns.add(&format!("places of {name}"), bytes, self.out.objects.len());
        let obj = self.add_object(Object {
            kind: ObjectKind::Argument,
            name: format!("*{name}"),
            size: bytes,
            align: 16,
            constant: false,
            initial: array,
            initially_alive: true,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        });
        let known = self.initial_state(obj);
        state.objects.insert(obj, known);
        let array = self.unknown_id(array);
        if let (Some(words), Some(array)) = (&mut self.out.words, array) {
            words.lists.push(WordList { holder: obj, array, places, end });
        }
        let zero = self.pool().constant(bits, 0);
        let ptr = self.at(obj, zero);
        self.clean_ptr(ptr)
    }

    fn text(&mut self, state: &mut State, entry: FuncId) -> ObjId {
        if let Some(words) = &self.out.words {
            return words.text;
        }
        let loc = self.program.funcs[entry].loc;
        let what = "the words of the command line end with zero bytes and have less than 16 MB";
        self.ledger(ApproximationKind::Assumed, what.into(), loc);
        let bits = self.pointer_bits();
        let narrow = self.pool().fresh_var("size of the command line", PLACE_BYTES * 8);
        let size = self.pool().zext(narrow, bits);
        let initial = self.unknown_memory("the command line", size, false);
        let contents = self.unknown_id(initial).expect("it was just made");
        let pool = &mut self.out.pool;
        let (zero, one) = (pool.constant(bits, 0), pool.constant(bits, 1));
        let is_some = pool.ne(size, zero);
        let last = pool.sub(size, one);
        let byte = self.out.unknowns.read(pool, contents, last);
        let nothing = pool.constant(8, 0);
        let ends = pool.eq(byte, nothing);
        let fact = pool.and(is_some, ends);
        self.know(size, fact);
        let text = self.add_object(Object {
            kind: ObjectKind::Argument,
            name: "the command line".into(),
            size,
            align: 1,
            constant: false,
            initial,
            initially_alive: true,
            base: None,
            site: None,
            unknowns: vec![],
            weak: false,
            each: None,
        });
        let known = self.initial_state(text);
        state.objects.insert(text, known);
        self.out.words = Some(Words { text, contents, lists: vec![] });
        text
    }

    /// Words and their lists lie where the process began: nobody frees them.
    pub(super) fn is_of_words(&self, obj: ObjId) -> bool {
        let words = self.out.words.as_ref();
        words.is_some_and(|w| w.text == obj || w.lists.iter().any(|list| list.holder == obj))
    }

    /// The word that a list has there, if the memory is that of a list.
    pub(super) fn word(&mut self, array: UnknownId, off: Term) -> Option<Ptr> {
        let words = self.out.words.as_ref()?;
        let list = words.lists.iter().find(|l| l.array == array)?.clone();
        let text = words.text;
        let bits = self.pointer_bits();
        let mut parts = vec![];
        for k in 0..PLACE_BYTES {
            let step = self.pool().constant(bits, u128::from(k));
            let at = self.offset_add(off, step);
            let super::Encoding { pool, unknowns, .. } = &mut self.out;
            let term = unknowns.read(pool, list.places, at);
            parts.push(self.clean_int(term));
        }
        let about = parts[0].int();
        let place = self.join(&parts, Ty::Int(PLACE_BYTES * 8)).int();
        let size = self.out.objects[text].size;
        let pool = &mut self.out.pool;
        let place = pool.zext(place, bits);
        let step = pool.constant(bits, u128::from(bits / 8));
        let zero = pool.constant(bits, 0);
        let rest = pool.urem(off, step);
        let whole = pool.eq(rest, zero);
        let listed = pool.ult(off, list.end);
        let listed = pool.and(listed, whole);
        let inside = pool.ult(place, size);
        let fact = pool.implies(listed, inside);
        self.know(about, fact);
        let at_end = self.pool().eq(off, list.end);
        let (word, null) = (self.at(text, place), self.null());
        Some(self.ptr_ite(at_end, &null, &word))
    }
}
