//! How far the values at a header have come: what goes beyond that is worth a look.

use super::watch::Row;

/// Least and greatest values of the columns of a loop, and of their differences.
#[derive(Default)]
pub struct Extremes {
    singles: Vec<Range>,
    pairs: Vec<Range>,
    /// Rows that went beyond what was known.
    pub news: usize,
    looks: u32,
}

/// Rows of one loop that are looked at for that alone.
const LOOKS: u32 = 30_000;
/// Beyond this, only a doubling counts.
const NEAR: u128 = 40;

#[derive(Clone, Copy)]
struct Range {
    lo: i128,
    hi: i128,
}

impl Range {
    const NONE: Range = Range { lo: i128::MAX, hi: i128::MIN };

    fn extend(&mut self, value: i128) -> bool {
        if self.lo > self.hi {
            *self = Range { lo: value, hi: value };
            return true;
        }
        if value > self.hi {
            let old = std::mem::replace(&mut self.hi, value);
            return is_far(old, value);
        }
        if value < self.lo {
            let old = std::mem::replace(&mut self.lo, value);
            return is_far(old, value);
        }
        false
    }
}

fn is_far(old: i128, new: i128) -> bool {
    let bits = |n: i128| n.unsigned_abs().max(NEAR).ilog2();
    new.unsigned_abs() <= NEAR || bits(old) != bits(new) || (old < 0) != (new < 0)
}

impl Extremes {
    /// Is there any use in looking at another row?
    pub fn is_curious(&mut self) -> bool {
        self.looks += 1;
        self.looks <= LOOKS
    }

    /// Does the row go beyond what is known?
    pub fn extend(&mut self, row: &Row) -> bool {
        if self.singles.is_empty() {
            self.singles = vec![Range::NONE; row.len()];
            self.pairs = vec![Range::NONE; row.len() * row.len()];
        }
        let mut further = false;
        for (i, value) in row.iter().enumerate() {
            let Some(value) = *value else { continue };
            further |= self.singles[i].extend(value);
            for (j, other) in row[..i].iter().enumerate() {
                if let Some(difference) = other.and_then(|o| value.checked_sub(o)) {
                    further |= self.pairs[i * row.len() + j].extend(difference);
                }
            }
        }
        self.news += usize::from(further);
        further
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_count_as_well() {
        let mut extremes = Extremes::default();
        assert!(extremes.extend(&vec![Some(0), Some(0), None]));
        assert!(extremes.extend(&vec![Some(5), Some(5), None]));
        assert!(!extremes.extend(&vec![Some(3), Some(3), None]));
        assert!(extremes.extend(&vec![Some(3), Some(4), None]), "both were there, but not together");
        assert!(extremes.extend(&vec![Some(3), Some(3), Some(1)]));
        assert_eq!(extremes.news, 4);
    }

    #[test]
    fn large_values_count_where_they_double() {
        let mut extremes = Extremes::default();
        let news = (0..10_000).filter(|&n| extremes.extend(&vec![Some(n)])).count();
        assert!((41..60).contains(&news), "{news}");
    }
}
