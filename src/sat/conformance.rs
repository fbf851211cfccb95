//! One suite for every back end: what the trait promises, tried on each of them.

use super::*;

/// A small generator, so that the tests need no crate and always see the same numbers.
struct Rng(u64);

impl Rng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % u64::from(bound)) as u32
    }
}

fn fresh(backend: Backend) -> Box<dyn Solver> {
    new_solver(backend, Options::default())
}

fn vars(solver: &mut dyn Solver, count: usize) -> Vec<Lit> {
    (0..count).map(|_| solver.new_var().positive()).collect()
}

fn ask(solver: &mut dyn Solver, assumptions: &[Lit]) -> bool {
    match solver.solve(assumptions, Budget::UNLIMITED) {
        Answer::Sat => true,
        Answer::Unsat => false,
        Answer::Unknown(reason) => panic!("no answer: {reason:?}"),
    }
}

fn empty_formula(backend: Backend) {
    let mut s = fresh(backend);
    assert!(ask(&mut *s, &[]));
    let v = vars(&mut *s, 3);
    assert_eq!(s.value(v[0]), None, "a variable made after the model has no value in it");
    assert!(ask(&mut *s, &[v[0], !v[1]]));
    assert_eq!((s.value(v[0]), s.value(v[1])), (Some(true), Some(false)));
    assert_eq!((s.value(!v[0]), s.value(!v[1])), (Some(false), Some(true)));
    assert!(s.value(v[2]).is_some(), "a free variable has some value");
}

fn empty_clause(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 1);
    s.add_clause(&[]);
    assert!(!ask(&mut *s, &[]));
    assert!(!ask(&mut *s, &[v[0]]));
    assert!(!s.failed(v[0]), "the clauses alone are unsatisfiable");
    assert_eq!(s.value(v[0]), None);
}

fn unit_propagation(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 200);
    s.add_clause(&[v[0]]);
    for pair in v.windows(2) {
        s.add_clause(&[!pair[0], pair[1]]);
    }
    assert!(ask(&mut *s, &[]));
    assert!(v.iter().all(|&lit| s.value(lit) == Some(true)));
    assert!(!ask(&mut *s, &[!v[199]]));
    assert!(s.failed(!v[199]) && !s.failed(v[199]));
}

fn odd_clauses(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 2);
    s.add_clause(&[v[0], !v[0]]);
    s.add_clause(&[v[1], v[1], v[1]]);
    assert!(ask(&mut *s, &[!v[0]]));
    assert_eq!(s.value(v[1]), Some(true));
}

fn incremental(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 3);
    s.add_clause(&[v[0], v[1], v[2]]);
    for &lit in &v {
        assert!(ask(&mut *s, &[]));
        s.add_clause(&[!lit]);
        assert_eq!(s.value(lit), None, "a new clause ends the model");
    }
    assert!(!ask(&mut *s, &[]));
    assert_eq!(s.stats(), SolverStats { variables: 3, clauses: 4, solve_calls: 4 });
}

fn assumptions(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 6);
    s.add_clause(&[!v[0], !v[1], v[2]]);
    s.add_clause(&[!v[2], !v[3]]);
    assert!(!ask(&mut *s, &[v[4], v[0], v[5], v[1], v[3]]));
    let core: Vec<Lit> = v.iter().copied().filter(|&lit| s.failed(lit)).collect();
    assert!(!core.contains(&v[4]) || !core.contains(&v[0]), "the core is all there is");
    assert!(!ask(&mut *s, &core), "the core itself is unsatisfiable");
    assert!(ask(&mut *s, &[v[0], v[1]]), "assumptions hold for one call only");
    assert_eq!(s.value(v[3]), Some(false));
    assert!(!s.failed(v[0]));
}

fn contradicting_assumptions(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 2);
    s.add_clause(&[v[0], v[1]]);
    assert!(!ask(&mut *s, &[v[1], v[0], !v[0]]));
    assert!(s.failed(v[0]) && s.failed(!v[0]) && !s.failed(v[1]));
    assert!(ask(&mut *s, &[v[0], v[0]]));
    s.add_clause(&[!v[1]]);
    assert!(!ask(&mut *s, &[v[0], v[1]]));
    assert!(s.failed(v[1]) && !s.failed(v[0]));
}

/// One pigeon more than holes.
fn pigeons(s: &mut dyn Solver, holes: usize) {
    let grid: Vec<Vec<Lit>> = (0..=holes).map(|_| vars(s, holes)).collect();
    grid.iter().for_each(|pigeon| s.add_clause(pigeon));
    for a in 0..=holes {
        for b in 0..a {
            grid[a].iter().zip(&grid[b]).for_each(|(&x, &y)| s.add_clause(&[!x, !y]));
        }
    }
}

fn pigeonhole(backend: Backend) {
    let mut s = fresh(backend);
    pigeons(&mut *s, 6);
    assert!(!ask(&mut *s, &[]));
}

fn budget(backend: Backend) {
    let mut s = fresh(backend);
    pigeons(&mut *s, 10);
    for _ in 0..3 {
        let answer = s.solve(&[], Budget::conflicts(100));
        assert_eq!(answer, Answer::Unknown(Reason::Conflicts));
        assert_eq!(s.value(Var::from_index(0).positive()), None);
        assert!(!s.failed(Var::from_index(0).positive()));
    }
    s.add_clause(&[]);
    assert!(!ask(&mut *s, &[]), "the solver goes on after an exhausted budget");
}

fn budget_keeps_clauses(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 2);
    s.add_clause(&[v[0]]);
    pigeons(&mut *s, 7);
    assert_eq!(s.solve(&[], Budget::conflicts(10)), Answer::Unknown(Reason::Conflicts));
    s.add_clause(&[!v[0], v[1]]);
    assert!(!ask(&mut *s, &[!v[1]]));
    assert!(!ask(&mut *s, &[]));
}

fn interrupt(backend: Backend) {
    let options = Options::default();
    let mut s = new_solver(backend, options.clone());
    pigeons(&mut *s, 12);
    let handle = options.interrupt.clone();
    let thread = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(50));
        handle.trigger();
    });
    assert_eq!(s.solve(&[], Budget::UNLIMITED), Answer::Unknown(Reason::Interrupted));
    thread.join().unwrap();
    assert_eq!(s.solve(&[], Budget::UNLIMITED), Answer::Unknown(Reason::Interrupted));
}

fn too_large(backend: Backend) {
    let mut s = new_solver(backend, Options { max_clauses: 2, ..Options::default() });
    let v = vars(&mut *s, 1);
    s.add_clause(&[v[0]]);
    s.add_clause(&[v[0]]);
    assert!(ask(&mut *s, &[]));
    s.add_clause(&[!v[0]]);
    assert_eq!(s.solve(&[], Budget::UNLIMITED), Answer::Unknown(Reason::TooLarge));
    let mut s = new_solver(backend, Options { max_variables: 1, ..Options::default() });
    vars(&mut *s, 2);
    assert_eq!(s.solve(&[], Budget::UNLIMITED), Answer::Unknown(Reason::TooLarge));
}

type Clauses = Vec<Vec<(usize, bool)>>;

fn random_clauses(rng: &mut Rng, variables: u32) -> Clauses {
    let count = variables * 4 + rng.below(variables);
    let literal = |rng: &mut Rng| (rng.below(variables) as usize, rng.below(2) == 0);
    (0..count).map(|_| (0..3).map(|_| literal(rng)).collect()).collect()
}

fn holds(clauses: &Clauses, point: u32) -> bool {
    clauses.iter().all(|clause| clause.iter().any(|&(v, sign)| (point >> v & 1 == 1) == sign))
}

fn random_against_brute_force(backend: Backend) {
    let mut rng = Rng(0x9e37_79b9_7f4a_7c15);
    let mut seen = [0; 2];
    for round in 0..300 {
        let variables = 3 + round % 10;
        let clauses = random_clauses(&mut rng, variables);
        let mut s = fresh(backend);
        let v = vars(&mut *s, variables as usize);
        for clause in &clauses {
            s.add_clause(&clause.iter().map(|&(i, sign)| v[i].xor(!sign)).collect::<Vec<_>>());
        }
        // First under assumptions, then without: the second must not be disturbed by the first.
        for assumed in [vec![(0, true), (2, false)], vec![]] {
            let lits: Vec<Lit> = assumed.iter().map(|&(i, sign): &(usize, bool)| v[i].xor(!sign)).collect();
            let fits = |p: u32| assumed.iter().all(|&(i, sign)| (p >> i & 1 == 1) == sign);
            let expected = (0..1u32 << variables).any(|point| fits(point) && holds(&clauses, point));
            assert_eq!(ask(&mut *s, &lits), expected);
            seen[usize::from(expected)] += 1;
            if expected {
                let bit = |i: usize| u32::from(s.value(v[i]).unwrap()) << i;
                let point = (0..v.len()).map(bit).sum();
                assert!(fits(point) && holds(&clauses, point), "the model is one");
            } else {
                let core: Vec<Lit> = lits.iter().copied().filter(|&lit| s.failed(lit)).collect();
                assert!(!ask(&mut *s, &core));
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "both answers occur: {seen:?}");
}

fn many_solves(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 64);
    for i in 0..63 {
        s.add_clause(&[!v[i], v[i + 1]]);
    }
    for round in 0..5000 {
        let (a, b) = (round * 7 % 64, round * 13 % 64);
        assert_eq!(ask(&mut *s, &[v[a], !v[b]]), a > b);
    }
    assert_eq!(s.stats().solve_calls, 5000);
}

fn large(backend: Backend) {
    let mut s = fresh(backend);
    let v = vars(&mut *s, 100_000);
    for i in 0..99_998 {
        s.add_clause(&[!v[i], v[i + 1], v[i + 2]]);
        s.add_clause(&[!v[i], !v[i + 1], !v[i + 2]]);
    }
    assert!(ask(&mut *s, &[v[0]]));
    let one = |i: usize| s.value(v[i]).unwrap();
    assert!((0..99_998).all(|i| !one(i) || one(i + 1) != one(i + 2)));
}

/// The same calls give the same answers and models, also where a budget ends a call.
fn deterministic(backend: Backend) {
    let run = || {
        let mut s = fresh(backend);
        pigeons(&mut *s, 7);
        let answers: Vec<Answer> = (1..20).map(|i| s.solve(&[], Budget::conflicts(i * 40))).collect();
        let mut s = fresh(backend);
        let v = vars(&mut *s, 60);
        let mut rng = Rng(77);
        for _ in 0..200 {
            let clause: Vec<Lit> = (0..3).map(|_| v[rng.below(60) as usize].xor(rng.below(2) == 0)).collect();
            s.add_clause(&clause);
        }
        let sat = ask(&mut *s, &[]);
        (answers, sat, v.iter().map(|&lit| s.value(lit)).collect::<Vec<_>>())
    };
    assert_eq!(run(), run());
}

macro_rules! suite {
    ($module:ident, $backend:expr, [$($test:ident),* $(,)?]) => {
        mod $module {
            use super::Backend;
            $(#[test] fn $test() { super::$test($backend); })*
        }
    };
}

macro_rules! for_all_backends {
    ($tests:tt) => {
        suite!(cadical, Backend::Cadical, $tests);
        suite!(varisat, Backend::Varisat, $tests);
    };
}

for_all_backends!([
    empty_formula,
    empty_clause,
    unit_propagation,
    odd_clauses,
    incremental,
    assumptions,
    contradicting_assumptions,
    pigeonhole,
    budget,
    budget_keeps_clauses,
    interrupt,
    too_large,
    random_against_brute_force,
    many_solves,
    large,
    deterministic,
]);

#[test]
fn names_tell_the_back_ends_apart() {
    let names: Vec<String> = Backend::ALL.iter().map(|&backend| fresh(backend).name()).collect();
    assert!(names[0].starts_with("cadical-") && names[1].starts_with("varisat-"), "{names:?}");
    assert_eq!(Backend::Cadical.other().other(), Backend::Cadical);
}
