//! `unloop explain`: the words of a result and what they mean.

mod texts;

use super::args::ExplainArgs;
use super::property::GROUPS;
use super::{Done, Failure, status};
use crate::config::nearest;
use crate::ir::Property;
use crate::report::svcomp;
use texts::{Text, of_property, words};

pub fn run(args: &ExplainArgs) -> Result<Done, Failure> {
    let text = match &args.code {
        None => list(),
        Some(code) => explain(code)?,
    };
    Ok(Done::new(text, status::PROVED))
}

/// All codes with a line each.
fn list() -> String {
    let mut out = String::from("unloop explain CODE says more about each.\n\nproperties\n");
    for property in Property::ALL {
        out.push_str(&row(property.name(), of_property(property).about));
    }
    for (title, texts) in
        [("states of an obligation", words::STATUSES), ("lines of the ledger", words::LEDGER)]
    {
        out.push_str(&format!("\n{title}\n"));
        for (name, text) in texts {
            out.push_str(&row(name, text.about));
        }
    }
    out
}

fn row(name: &str, about: &str) -> String {
    format!("  {name:<17} {about}\n")
}

fn explain(code: &str) -> Result<String, Failure> {
    if let Some(property) =
        Property::ALL.into_iter().find(|p| p.name() == code || svcomp::name(*p) == Some(code))
    {
        let text = of_property(property);
        let alias = svcomp::name(property).map(|n| format!(" (in SV-COMP: {n})")).unwrap_or_default();
        let both = texts::also(property).map(|text| format!("\nAs a state of an obligation: {text}\n"));
        return Ok(page(&format!("{}{alias}", property.name()), &text) + &both.unwrap_or_default());
    }
    if let Some((name, members)) = GROUPS.iter().find(|(name, _)| *name == code) {
        let members: Vec<&str> = members.iter().map(|p| p.name()).collect();
        return Ok(format!("{name}: the properties {}\n", members.join(", ")));
    }
    match words::all().find(|(name, _)| *name == code) {
        Some((name, text)) => Ok(page(name, text)),
        None => {
            let near = nearest(code, codes()).unwrap_or("deref");
            Err(Failure::call(format!(
                "nothing is called {code}; the nearest is {near}, and unloop explain lists all"
            )))
        }
    }
}

fn codes() -> impl Iterator<Item = &'static str> {
    let properties = Property::ALL.into_iter().map(Property::name);
    properties.chain(GROUPS.into_iter().map(|(name, _)| name)).chain(words::all().map(|(name, _)| *name))
}

fn page(name: &str, text: &Text) -> String {
    let example: String = text.example.lines().map(|line| format!("    {line}\n")).collect();
    format!("{name}: {}\n\n{}\n\nExample:\n{example}", text.about, text.more)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_a_result_says_is_explained() {
        let statuses = ["proved", "violated", "possible", "unknown", "unreachable"];
        let ledger = ["overapproximated", "assumed", "unsupported"];
        for code in codes().chain(statuses).chain(ledger) {
            assert!(explain(code).is_ok_and(|text| text.starts_with(code)), "{code}");
        }
        assert!(explain("valid-deref").is_ok_and(|text| text.starts_with("deref (in SV-COMP: valid-deref)")));
    }

    #[test]
    fn a_wrong_code_gets_the_nearest() {
        let failure = explain("overflwo").expect_err("unknown");
        assert!(failure.to_string().contains("the nearest is overflow"));
    }
}
