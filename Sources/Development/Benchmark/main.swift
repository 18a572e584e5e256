import Measurements

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures what the project promises about speed and memory, each figure as a ratio to a floor
/// that is measured in turns with it.
///
/// Without words it prints all figures and exits with 0 whatever they are. `check FILE` compares them
/// with the ratios in a file and exits with 1 when one is worse in two runs; `store FILE` writes them
/// there. `times TEXT` measures only the comparisons with the text in their names, and
/// `child WORK` is for its own children. The binary of tabletrace and an empty
/// Swift program, `empty`, lie in its folder.

let request = Request(Array(CommandLine.arguments.dropFirst()))
switch request {
case .everything, .check, .store, .times: FreedMemory.keep()
// A child tells how much memory it took.
case .child, nil: break
}

switch request {
case .everything:
  _ = Suite.measure { report($0.line) }
case .check(let ratios):
  exit(check(ratios))
case .store(let ratios):
  let figures = Suite.measure { report($0.line) }
  exit(RatioFile(path: ratios).write(StoredRatios(figures)) ? 0 : 2)
case .times(let text):
  for figure in Repetitions.figures(of: Comparison.named(text)) {
    report(figure.line)
  }
case .child(let work): work.run()
case nil:
  print(
    "usage: tabletrace-benchmark [check FILE | store FILE | times TEXT]"
  )
  exit(64)
}

/// Measures everything and says what is worse than it was; 1 when something is, 2 when nothing can
/// be compared.
func check(_ ratios: String) -> Int32 {
  guard let stored = RatioFile(path: ratios).read() else { return 2 }
  let figures = Suite.measure { report($0.line) }
  let failures = RatioCheck(stored).failures(figures) { names in
    report("once more, because they are worse than they were:")
    return Suite.measure(named: names) { report($0.line) }
  }
  for failure in failures {
    report("WORSE \(failure)")
  }
  return failures.isEmpty ? 0 : 1
}

/// Prints a line at once: the next one may take its time.
func report(_ line: String) {
  print(line)
  fflush(nil)
}
