//! How long a randomized test runs: `UNLOOP_FUZZ_SEED` says where it starts, `UNLOOP_FUZZ_MINUTES` how long it goes on, or
//! `UNLOOP_FUZZ_COUNT` how many programs it tries.

use std::time::{Duration, Instant};

pub fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
}

/// When it is over; None: the count decides.
pub fn end() -> Option<Instant> {
    let minutes = std::env::var("UNLOOP_FUZZ_MINUTES").ok()?.parse::<f64>().ok()?;
    Some(Instant::now() + Duration::from_secs_f64(60.0 * minutes))
}

/// The seeds of a test, with the count that it has if nobody says more.
pub fn seeds(default: u64) -> impl Iterator<Item = u64> {
    let (first, count, end) = (number("UNLOOP_FUZZ_SEED", 1), number("UNLOOP_FUZZ_COUNT", default), end());
    (first..).enumerate().map_while(move |(i, seed)| match end {
        Some(end) => (Instant::now() < end).then_some(seed),
        None => ((i as u64) < count).then_some(seed),
    })
}
