//! Candidates cannot hurt: a domain that only lies changes no verdict, and what is accepted holds in real runs.

use super::{Decision, Outcome, decide};
use crate::analysis::pointsto::{Indices, PointsTo};
use crate::analysis::writes::Footprints;
use crate::domain::{Domain, Domains, Expr, Formula, Limits, LoopContext, Sink};
use crate::encode;
use crate::frontend;
use crate::ir::{Program, Property};
use crate::property::relevance::Relevance;
use crate::prove;
use crate::sat::{Backend, Interrupt};
use crate::simulate::{self, Proposals};
use std::collections::BTreeSet;

/// Says of every integer that it is some constant, of every pointer that it is before its object.
struct Liar;

impl Domain for Liar {
    fn id(&self) -> &str {
        "liar"
    }

    fn doc(&self) -> &str {
        "only false facts"
    }

    fn tier(&self) -> u32 {
        1
    }

    fn candidates(&self, context: &LoopContext<'_>, sink: &mut Sink) {
        for var in context.loop_ints() {
            for constant in [-1, 7] {
                sink.state(Formula::eq(var.expr.clone(), Expr::Const(constant)));
                sink.state(Formula::lt(var.expr.clone(), Expr::Const(constant)));
                sink.state(Formula::lt(var.expr.clone(), Expr::Const(constant - 100)));
            }
        }
        for var in context.loop_pointers() {
            sink.state(Formula::lt(var.expr.offset(), Expr::ZERO));
        }
    }
}

fn program(text: &str) -> Program {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("unloop-prove-{}-{number}.c", std::process::id()));
    std::fs::write(&path, text).expect("a temporary file");
    let program =
        frontend::load(std::slice::from_ref(&path), &frontend::Options::default()).expect("it is C");
    let _ = std::fs::remove_file(&path);
    program
}

fn check(program: &Program, domains: &Domains) -> Outcome {
    check_within(program, domains, 1 << 20)
}

/// With so many conflicts for each question.
fn check_within(program: &Program, domains: &Domains, conflicts: u32) -> Outcome {
    let main = program.func_by_name("main").expect("a main function");
    let pts = PointsTo::new(program, &[main], Indices::Any);
    let footprints = Footprints::new(program, &pts);
    // No simulation: every candidate comes before the prover.
    let untried = simulate::Options { runs: 0, ..simulate::Options::default() };
    let relevance = Relevance::everything(program, &pts);
    let proposals = Proposals::new(
        program,
        &[main],
        domains,
        Limits::default(),
        &relevance,
        &Default::default(),
        &untried,
    );
    let tools = encode::Summaries { pts: &pts, footprints: &footprints, proposals: &proposals, tier: 3 };
    let properties: BTreeSet<Property> = [Property::Deref, Property::Assert].into_iter().collect();
    let options = encode::Options {
        properties,
        unwind: 4,
        plain_terms: false,
        max_terms: 1 << 24,
        interrupt: Default::default(),
        settled: Default::default(),
        recursion: Default::default(),
        apart: Default::default(),
        start: None,
        given: Default::default(),
        rounds: Default::default(),
        moved: Default::default(),
    };
    let mut encoding = encode::encode(program, main, options, Some(tools));
    let limits =
        prove::Options { backend: Backend::Cadical, interrupt: Interrupt::new(), conflicts, nodes: 1 << 24 };
    decide(&mut encoding, &Default::default(), &limits)
}

fn all_proved(outcome: &Outcome) -> bool {
    outcome.decisions.values().all(|d| matches!(d, Decision::Proved | Decision::Unreachable))
}

const FILL: &str = "extern int nondet_int(void);
int main(void) {
  char a[64];
  int n = nondet_int();
  if (n > LIMIT) return 0;
  for (int i = 0; i < n; i++) a[i] = 1;
  return 0;
}";

#[test]
fn soundness_a_domain_of_lies_proves_nothing() {
    for (limit, safe) in [("64", true), ("65", false)] {
        let program = program(&FILL.replace("LIMIT", limit));
        let mut domains = Domains::shipped();
        domains.push(Box::new(Liar));
        let outcome = check(&program, &domains);
        assert_eq!(all_proved(&outcome), safe, "limit {limit}");
        let lies = outcome.loops.iter().flat_map(|l| &l.invariants).filter(|i| i.domain() == "liar").count();
        assert_eq!(lies, 0);
    }
}

/// The values swap: neither `x >= 0` nor `y >= 0` is inductive alone, together they are.
#[test]
fn candidates_support_each_other() {
    let text = "extern int nondet_int(void);
        int main(void) {
          char a[16];
          int x = 3, y = 5;
          while (nondet_int()) { int t = x; x = y; y = t; }
          a[x] = 1;
          return 0;
        }";
    let outcome = check(&program(text), &Domains::shipped());
    let proved = outcome.loops.iter().flat_map(|l| &l.invariants).map(|i| i.text());
    let implied = outcome.loops.iter().flat_map(|l| &l.implied).map(|(text, _)| text.as_str());
    let states: Vec<&str> = proved.chain(implied).collect();
    assert!(states.contains(&"0 <= x") && states.contains(&"0 <= y"), "{states:?}");
}

/// What a loop writes is forgotten, also through a pointer in memory and in a called function.
#[test]
fn soundness_writes_of_a_loop_are_forgotten() {
    let text = "extern int nondet_int(void);
        struct s { int *p; int n; };
        static void set(struct s *q) { *q->p = 1; q->n++; }
        int main(void) {
          int x = 0;
          struct s s = { &x, 0 };
          while (nondet_int()) set(&s);
          char a[1];
          a[x] = 1;
          return 0;
        }";
    assert!(!all_proved(&check(&program(text), &Domains::shipped())));
}

/// Memory that earlier iterations allocated may be anything.
#[test]
fn soundness_earlier_allocations_are_not_the_last_one() {
    let text = "#include <stdlib.h>
        extern int nondet_int(void);
        int main(void) {
          int *last = 0;
          int k = 0;
          while (nondet_int()) {
            int *p = malloc(sizeof *p);
            if (!p) return 0;
            *p = k++;
            if (!last) last = p;
          }
          if (last) { char a[1]; a[*last == 0 ? 0 : 0] = 1; *last = 5; free(last); a[*last == 5] = 1; }
          return 0;
        }";
    assert!(!all_proved(&check(&program(text), &Domains::shipped())), "a read after free");
}

/// A pointer that the loop moves to another object.
#[test]
fn soundness_pointers_change_their_object() {
    let text = "extern int nondet_int(void);
        int main(void) {
          char a[8], b[2];
          char *p = a;
          while (nondet_int()) p = b;
          p[5] = 1;
          return 0;
        }";
    assert!(!all_proved(&check(&program(text), &Domains::shipped())));
}

/// A solver that gives up proves nothing: neither candidates nor obligations.
#[test]
fn soundness_no_answer_is_no_proof() {
    let text = "extern unsigned nondet_uint(void);
        extern void __VERIFIER_assert(int);
        int main(void) {
          unsigned x = nondet_uint(), y = nondet_uint(), i = 0;
          unsigned long long product = (unsigned long long)x * y;
          // Two primes: that this can be is hard to find.
          while (nondet_uint()) i = x > 1 && y > 1 && product == 18446743979220271189ull ? 7 : 0;
          __VERIFIER_assert(x < 2 || x * x * y != 4000000007u);
          __VERIFIER_assert(y < 2 || x * y * y != 4100000009u);
          return 0;
        }";
    let mut domains = Domains::shipped();
    domains.push(Box::new(Liar));
    let outcome = check_within(&program(text), &domains, 0);
    let lies = outcome.loops.iter().flat_map(|l| &l.invariants).filter(|i| i.domain() == "liar").count();
    assert_eq!(lies, 0);
    let errors: Vec<_> = outcome.decisions.iter().filter(|(o, _)| o.property == Property::Assert).collect();
    assert!(errors.len() == 2 && errors.iter().all(|(_, d)| !matches!(d, Decision::Proved)), "{errors:?}");
}
