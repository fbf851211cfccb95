//! Limits of a run: time and memory.

use crate::report::statistics;
use crate::sat::Interrupt;
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

/// Ends the run when its time is over or its memory used up.
pub struct Watchdog {
    pub interrupt: Interrupt,
    done: mpsc::Sender<()>,
    reason: Arc<Mutex<Option<String>>>,
}

impl Watchdog {
    pub fn start(seconds: u64, megabytes: u64) -> Watchdog {
        let end = Instant::now() + Duration::from_secs(seconds);
        let interrupt = Interrupt::foreseeing(end);
        let (done, wait) = mpsc::channel();
        let reason = Arc::new(Mutex::new(None));
        let (handle, why) = (interrupt.clone(), reason.clone());
        std::thread::spawn(move || {
            while wait.recv_timeout(Duration::from_millis(100)) == Err(mpsc::RecvTimeoutError::Timeout) {
                let over = if Instant::now() >= end {
                    format!("the time of {seconds} seconds is used up")
                } else if statistics::resident_memory() / 1_000_000 > megabytes {
                    format!("the memory of {megabytes} MB is used up")
                } else {
                    continue;
                };
                if let Ok(mut slot) = why.lock() {
                    *slot = Some(over);
                }
                handle.trigger();
                return;
            }
        });
        Watchdog { interrupt, done, reason }
    }

    pub fn stop(self) -> Option<String> {
        let _ = self.done.send(());
        self.reason.lock().ok().and_then(|mut slot| slot.take())
    }
}
