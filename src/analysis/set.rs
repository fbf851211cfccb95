//! Sets of small numbers as sorted words of 64 members: compact, ordered, with cheap unions.

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct IdSet {
    /// Sorted by the first component; no word is 0.
    words: Vec<(u32, u64)>,
}

impl IdSet {
    pub fn new() -> IdSet {
        IdSet::default()
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    pub fn len(&self) -> usize {
        self.words.iter().map(|(_, bits)| bits.count_ones() as usize).sum()
    }

    pub fn contains(&self, id: u32) -> bool {
        match self.find(id) {
            Ok(at) => self.words[at].1 & bit(id) != 0,
            Err(_) => false,
        }
    }

    /// Was it new?
    pub fn insert(&mut self, id: u32) -> bool {
        match self.find(id) {
            Ok(at) => {
                let old = self.words[at].1;
                self.words[at].1 |= bit(id);
                old != self.words[at].1
            }
            Err(at) => {
                self.words.insert(at, (id / 64, bit(id)));
                true
            }
        }
    }

    pub fn remove(&mut self, id: u32) {
        if let Ok(at) = self.find(id) {
            self.words[at].1 &= !bit(id);
            if self.words[at].1 == 0 {
                self.words.remove(at);
            }
        }
    }

    /// Adds all of `other`; did anything change?
    pub fn union(&mut self, other: &IdSet) -> bool {
        if other.words.len() <= 2 {
            // Not `any`, which would stop at the first change.
            return other.words.iter().filter(|&&word| self.add_word(word)).count() > 0;
        }
        if !other.minus_any(self) {
            return false;
        }
        self.words = merge(&self.words, &other.words);
        true
    }

    /// Like `union`, where nobody asks what changed.
    pub fn extend(&mut self, other: &IdSet) {
        self.union(other);
    }

    fn add_word(&mut self, (key, bits): (u32, u64)) -> bool {
        match self.words.binary_search_by_key(&key, |word| word.0) {
            Ok(at) => {
                let old = self.words[at].1;
                self.words[at].1 |= bits;
                old != self.words[at].1
            }
            Err(at) => {
                self.words.insert(at, (key, bits));
                true
            }
        }
    }

    /// Is there a member that `other` lacks?
    fn minus_any(&self, other: &IdSet) -> bool {
        let mut rest = other.words.as_slice();
        self.words.iter().any(|&(key, bits)| bits & !word_at(&mut rest, key) != 0)
    }

    pub fn minus(&self, other: &IdSet) -> IdSet {
        let mut rest = other.words.as_slice();
        let words = self.words.iter().map(|&(key, bits)| (key, bits & !word_at(&mut rest, key)));
        IdSet { words: words.filter(|word| word.1 != 0).collect() }
    }

    pub fn intersects(&self, other: &IdSet) -> bool {
        let mut rest = other.words.as_slice();
        self.words.iter().any(|&(key, bits)| bits & word_at(&mut rest, key) != 0)
    }

    pub fn is_subset(&self, other: &IdSet) -> bool {
        !self.minus_any(other)
    }

    /// In ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.words.iter().flat_map(|&(key, bits)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                let low = rest.trailing_zeros();
                rest &= rest.wrapping_sub(1);
                (low < 64).then_some(key * 64 + low)
            })
        })
    }

    fn find(&self, id: u32) -> Result<usize, usize> {
        self.words.binary_search_by_key(&(id / 64), |word| word.0)
    }
}

impl FromIterator<u32> for IdSet {
    fn from_iter<I: IntoIterator<Item = u32>>(ids: I) -> IdSet {
        let mut set = IdSet::new();
        ids.into_iter().for_each(|id| {
            set.insert(id);
        });
        set
    }
}

fn bit(id: u32) -> u64 {
    1 << (id % 64)
}

/// The word of that key; `rest` moves on, so keys must ascend.
fn word_at(rest: &mut &[(u32, u64)], key: u32) -> u64 {
    while let [(first, bits), tail @ ..] = rest {
        if *first == key {
            return *bits;
        }
        if *first > key {
            return 0;
        }
        *rest = tail;
    }
    0
}

fn merge(a: &[(u32, u64)], b: &[(u32, u64)]) -> Vec<(u32, u64)> {
    let (mut i, mut j) = (0, 0);
    let mut out = Vec::with_capacity(a.len().max(b.len()));
    while i < a.len() && j < b.len() {
        match a[i].0.cmp(&b[j].0) {
            std::cmp::Ordering::Less => {
                out.push(a[i]);
                i += 1;
            }
            std::cmp::Ordering::Greater => {
                out.push(b[j]);
                j += 1;
            }
            std::cmp::Ordering::Equal => {
                out.push((a[i].0, a[i].1 | b[j].1));
                (i, j) = (i + 1, j + 1);
            }
        }
    }
    out.extend_from_slice(&a[i..]);
    out.extend_from_slice(&b[j..]);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn agrees_with_ordered_sets(a in prop::collection::btree_set(0u32..2000, 0..80),
                                    b in prop::collection::btree_set(0u32..2000, 0..80)) {
            let (x, y): (IdSet, IdSet) = (a.iter().copied().collect(), b.iter().copied().collect());
            prop_assert!(x.iter().eq(a.iter().copied()));
            prop_assert_eq!(x.len(), a.len());
            prop_assert!(x.minus(&y).iter().eq(a.difference(&b).copied()));
            prop_assert_eq!(x.intersects(&y), !a.is_disjoint(&b));
            prop_assert_eq!(x.is_subset(&y), a.is_subset(&b));
            let mut both = x.clone();
            prop_assert_eq!(both.union(&y), !b.is_subset(&a));
            prop_assert!(both.iter().eq(a.union(&b).copied()));
            for id in &b {
                both.remove(*id);
                prop_assert!(!both.contains(*id));
            }
            prop_assert!(both.iter().eq(a.difference(&b).copied().collect::<BTreeSet<_>>()));
        }
    }
}
