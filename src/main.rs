fn main() {
    let args: Vec<std::path::PathBuf> = std::env::args_os().skip(1).map(Into::into).collect();
    let t = std::time::Instant::now();
    match unloop::frontend::load(&args, &Default::default()) {
        Ok(p) => {
            if std::env::var("QUIET").is_err() {
                print!("{}", p);
            }
            eprintln!("{:?} {} insts", t.elapsed(), p.defined().map(|(_, _, b)| b.insts.len()).sum::<usize>());
        }
        Err(e) => eprintln!("{e}"),
    }
}
