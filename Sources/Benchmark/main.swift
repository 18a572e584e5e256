#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures what the project promises about speed and memory, each figure as a ratio to a floor
/// that is measured in turns with it. Prints the figures and exits with 0 whatever they are.
///
/// `tabletrace-benchmark [TOOL EMPTY]` measures everything; the paths of the tabletrace binary and
/// of an empty Swift program are for the figure on start-up. `times TEXT` measures only the
/// comparisons with the text in their names, and `instructions [TEXT]` counts their instructions
/// with valgrind. `child WORK` and `side NAME first|second TIMES` are for its own children.

let program = CommandLine.arguments[0]

switch Request(Array(CommandLine.arguments.dropFirst())) {
case .everything(let tool, let empty):
  // Memory first: a child's peak begins with what its parent held when it was started.
  for figure in MemoryFigures.all(program: program) {
    report(figure.line)
  }
  for figure in Rounds.figures(of: Comparison.all) {
    report(figure.line)
  }
  if let tool, let empty {
    report(StartUpFigure.measure(tool: tool, empty: empty).line)
  }
case .times(let text):
  for figure in Rounds.figures(of: Comparison.named(text)) {
    report(figure.line)
  }
case .instructions(let text):
  let count = InstructionCount(program: program)
  for comparison in Comparison.named(text) {
    report(count.line(comparison))
  }
case .child(let work): work.run()
case .side(let comparison, let side, let times): comparison.run(side, times: times)
case nil:
  print("usage: tabletrace-benchmark [TOOL EMPTY | times TEXT | instructions [TEXT]]")
  exit(64)
}

/// Prints a line at once: the next one may take its time.
func report(_ line: String) {
  print(line)
  fflush(nil)
}
