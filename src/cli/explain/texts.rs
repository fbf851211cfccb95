//! The texts of `unloop explain`.

use crate::ir::Property;

pub struct Text {
    /// One line.
    pub about: &'static str,
    /// What counts and what does not.
    pub more: &'static str,
    pub example: &'static str,
}

/// A name that is a property and a state of an obligation at once.
pub fn also(property: Property) -> Option<&'static str> {
    (property == Property::Unreachable).then_some("no run comes there, so there was nothing to prove.")
}

pub fn of_property(property: Property) -> Text {
    match property {
        Property::Assert => Text {
            about: "an assertion fails or reach_error() is called",
            more: "Every failing assert(), every call of reach_error() or __VERIFIER_error(). __VERIFIER_assume() and\n\
                   assume-like conditions are no assertions: runs that break them do not count.",
            example: "int half = n / 2;\nassert(half * 2 == n);      // violated: n = 1",
        },
        Property::Deref => Text {
            about: "a read or write outside a live object",
            more: "The object must be alive and all bytes of the access must lie in it: no NULL, nothing freed, no local\n\
                   of a function that has returned, not one byte past the end. Library functions are checked the same\n\
                   way: an unterminated string given to strlen, overlapping regions given to memcpy.",
            example: "char buf[8];\nfor (int i = 0; i <= 8; i++)\n  buf[i] = 0;               // violated: i = 8",
        },
        Property::Bounds => Text {
            about: "an index leaves its array inside a larger object",
            more: "The access may stay inside the object, so that deref holds, and still hit a neighbouring member. As\n\
                   clang's -fsanitize=bounds sees it; trailing members used as flexible arrays are excepted, but\n\
                   for an index below zero.",
            example: "struct { char name[4]; int admin; } user;\nuser.name[4] = 1;           // violated: overwrites admin",
        },
        Property::Free => Text {
            about: "free() of something that cannot be freed",
            more: "The pointer must be NULL or the start of a live heap object: no double free, no pointer into the middle,\n\
                   no local or global. realloc() counts too.",
            example: "char *p = malloc(4);\nfree(p + 1);                // violated",
        },
        Property::Leak => Text {
            about: "the last pointer to a heap object is lost",
            more: "No pointer in live memory leads to the object any more, so nobody can free it. The location is the\n\
                   allocation that is lost. What is still reachable at the end is no leak; see memcleanup.",
            example: "char *p = malloc(4);        // violated: lost here\np = malloc(8);",
        },
        Property::Memcleanup => Text {
            about: "heap memory is still allocated when the program ends",
            more: "Stricter than leak: also objects to which a global still points at the end.",
            example: "char *cache;\nint main(void) { cache = malloc(4); }   // violated",
        },
        Property::Overflow => Text {
            about: "signed arithmetic does not fit into its type",
            more: "Addition, subtraction, multiplication and negation of signed integers, INT_MIN / -1 and INT_MIN % -1.\n\
                   Unsigned arithmetic wraps by definition and does not count, neither do conversions.",
            example: "int next(int n) { return n + 1; }   // violated: n = 2147483647",
        },
        Property::Div => Text {
            about: "division or remainder by zero",
            more: "Integer division and remainder; floating-point division by zero gives infinity and does not count.",
            example: "int mean(int sum, int n) { return sum / n; }   // violated: n = 0",
        },
        Property::Shift => Text {
            about: "a shift by a negative or too large amount",
            more: "The amount must be at least 0 and smaller than the width of the promoted left operand.",
            example: "unsigned mask(int bits) { return 1u << bits; }   // violated: bits = 32",
        },
        Property::Unreachable => Text {
            about: "__builtin_unreachable() is reached",
            more: "Also the end of a function that must return a value, where the compiler treats it as unreachable.",
            example: "switch (n & 3) { case 0: case 1: case 2: break;\ndefault: __builtin_unreachable(); }   // violated: n = 3",
        },
        Property::Uninit => Text {
            about: "an indeterminate value decides something",
            more: "Copying a value that was never set is fine; to branch on it, to use it as an address or a size, or to\n\
                   print it is not. MemorySanitizer draws the line at the same place.",
            example: "int n;\nif (n > 0) ...              // violated",
        },
        Property::Termination => Text {
            about: "a loop or a recursion does not end",
            more: "Each loop and each recursive function is an obligation. Proved: every run leaves it, with the argument\n\
                   in the result. Violated: a run was found that stays in it for ever.",
            example: "while (n != 0)\n  n -= 2;                     // violated: n = 1",
        },
    }
}

/// Words that are no properties.
pub mod words {
    use super::Text;

    pub const STATUSES: &[(&str, Text)] = &[
        (
            "proved",
            Text {
                about: "no run fails here first",
                more: "For all inputs and any number of iterations, this place is never the first fault of a run, given the\n\
                       lines of the ledger. What happens after another fault is not covered: repair that and check again.",
                example: "if (i < 8)\n  buf[i] = 0;               // proved for char buf[8] and unsigned i",
            },
        ),
        (
            "violated",
            Text {
                about: "a failing run was found and confirmed",
                more: "The inputs in the result were run concretely, by the interpreter or as native code, and the run\n\
                       failed at this place.",
                example: "violated[div]: division by n\n  = inputs: n = 0",
            },
        ),
        (
            "possible",
            Text {
                about: "a failing run is not excluded, and none was confirmed",
                more: "The solver found a run in the program with its loops replaced by summaries. Summaries allow more than\n\
                       the loops do, so the run may not exist. The reason says what was forgotten.",
                example: "possible[deref]: write of 1 byte through buf[i]\n  = reason: the summary of main#1 forgets i",
            },
        ),
        (
            "unknown",
            Text {
                about: "no answer",
                more: "A budget (time, memory, solver) ended first, or the program does something that unloop does not\n\
                       support. Nothing may be concluded.",
                example: "unknown[overflow]: n * n fits into int\n  = reason: the solver's budget is used up",
            },
        ),
        (
            "unreachable",
            Text {
                about: "no run comes here",
                more: "There was nothing to prove. Often dead code, sometimes an assumption that excludes too much.",
                example: "if (n > 0 && n < 0)\n  buf[n] = 0;               // unreachable",
            },
        ),
    ];

    pub const LEDGER: &[(&str, Text)] = &[
        (
            "overapproximated",
            Text {
                about: "something was replaced by all that it could do",
                more: "A function without body and model, for example, may return anything. Proofs stay valid; findings that\n\
                       depend on it may be false alarms, and are then `possible`.",
                example: "overapproximated  call to fgets2 has no body and no model (a.c:12:3)",
            },
        ),
        (
            "assumed",
            Text {
                about: "the verdict holds only if this is true",
                more: "A model of a library function, validity of a parameter of a start function, an assumption of the\n\
                       user. The verdict line counts them.",
                example: "assumed           parameter p points to at least one int (a.c:3:14)",
            },
        ),
        (
            "unsupported",
            Text {
                about: "the program does something that unloop cannot follow",
                more: "Threads or inline assembly, for example. The verdict is then unknown unless a violation was\n\
                       confirmed.",
                example: "unsupported       inline assembly (a.c:7:3)",
            },
        ),
    ];

    pub fn all() -> impl Iterator<Item = &'static (&'static str, Text)> {
        STATUSES.iter().chain(LEDGER)
    }
}
