//! Work that may go wrong inside: it runs on a thread of its own with a large stack, and a panic becomes a message.

use std::panic::PanicHookInfo;
use std::sync::{Mutex, PoisonError};

/// Deeply nested programs make deep recursions; pages that are not touched cost nothing.
const STACK_BYTES: usize = 1 << 30;

/// What the last panic said.
static MESSAGE: Mutex<Option<String>> = Mutex::new(None);

/// The result of the work, or what was wrong inside unloop.
pub fn guarded<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, String> {
    std::panic::set_hook(Box::new(remember));
    let result = std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, work);
        match thread {
            Ok(thread) => thread.join().map_err(|_| message()),
            Err(error) => Err(format!("cannot start a thread ({error})")),
        }
    });
    let _ = std::panic::take_hook();
    result
}

fn message() -> String {
    let mut message = MESSAGE.lock().unwrap_or_else(PoisonError::into_inner);
    message.take().unwrap_or_else(|| "panic".to_string())
}

/// Keeps the first of several: the others follow from it.
fn remember(info: &PanicHookInfo<'_>) {
    let payload = info.payload();
    let text =
        payload.downcast_ref::<&str>().copied().or(payload.downcast_ref::<String>().map(String::as_str));
    let what = text.unwrap_or("panic");
    let place = info.location().map(|l| format!(" at {}:{}", l.file(), l.line())).unwrap_or_default();
    let line = what.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut message = MESSAGE.lock().unwrap_or_else(PoisonError::into_inner);
    message.get_or_insert(format!("{line}{place}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_message() {
        assert_eq!(guarded(|| 3), Ok(3));
        let message = guarded::<()>(|| panic!("two\n  lines")).expect_err("it panics");
        assert!(message.starts_with("two lines at src/cli/internal.rs:"), "{message}");
    }
}
