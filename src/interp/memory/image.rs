//! All that memory holds, as bytes: equal images are equal memories.

use super::{Backing, Memory};
use cranelift_entity::EntityRef;

impl Memory {
    /// Objects that ended do not count, nor do addresses that are not in use.
    pub fn image(&self) -> Vec<u8> {
        let mut out = vec![];
        for (id, object) in self.objects().filter(|(_, o)| o.alive) {
            number(&mut out, id.index() as u64);
            number(&mut out, object.size);
            match object.backing {
                Backing::Zero => number(&mut out, 0),
                Backing::Uninit => number(&mut out, 1),
                Backing::Unknown(origin) => number(&mut out, 2 + u64::from(origin.0)),
            }
            for &(from, to, origin) in object.pages.forgotten() {
                [from, to, u64::from(origin.0)].into_iter().for_each(|n| number(&mut out, n));
            }
            number(&mut out, u64::MAX);
            for (index, page) in object.pages.iter() {
                number(&mut out, index);
                out.extend_from_slice(page.values());
                out.extend_from_slice(page.taints());
                for at in 0..page.len() {
                    if let Some(shadow) = page.shadow(at) {
                        number(&mut out, at as u64);
                        number(&mut out, shadow.object.index() as u64);
                        out.push(shadow.byte);
                    }
                    if page.has_unknown() {
                        number(&mut out, u64::from(page.origin(at).0));
                    }
                }
                number(&mut out, u64::MAX);
            }
            number(&mut out, u64::MAX);
        }
        out
    }
}

fn number(out: &mut Vec<u8>, value: u64) {
    out.extend_from_slice(&value.to_le_bytes());
}
