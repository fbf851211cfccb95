//! Characters that the loop reads at places that move: at its header, runs have shown but a few there, such as a separator or the end.

use crate::domain::candidate::Sink;
use crate::domain::context::LoopContext;
use crate::domain::formula::{Expr, Formula};

/// Fewer rows than that suggest anything.
const FEW: usize = 3;

pub fn propose(context: &LoopContext<'_>, sink: &mut Sink) {
    if context.samples.rows.len() < FEW {
        return;
    }
    for (mark, values) in &context.samples.marks {
        let Some(values) = values.as_ref().filter(|v| !v.is_empty()) else { continue };
        let is = |v: &i128| Formula::eq(mark.clone(), Expr::Const(*v));
        let mut cases: Vec<Formula> = values.iter().map(is).collect();
        sink.state(match cases.len() {
            1 => cases.remove(0),
            _ => Formula::Or(cases),
        });
    }
}
