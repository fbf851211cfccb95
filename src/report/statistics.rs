//! What the system says about this process.

/// The most memory that the process had, in bytes.
pub fn peak_memory() -> u64 {
    status_line("VmHWM:")
}

/// The memory that the process has now, in bytes.
pub fn resident_memory() -> u64 {
    status_line("VmRSS:")
}

/// A line of the process's status, which is in kilobytes; 0 where there is none.
fn status_line(name: &str) -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find(|l| l.starts_with(name));
    let kilobytes = line.and_then(|l| l.split_whitespace().nth(1)).and_then(|n| n.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}
