import Measurements

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Measures speed and memory, each figure as a ratio to a baseline. Exits with 1 if a figure is
/// over its limit.
///
/// A word selects the figures with that text in their names; `child WORK` is for its own children. The
/// binary of tabletrace and an empty Swift program, `empty`, are in its folder.

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == "child", let work = ChildWork(rawValue: words[1]) {
  // A child's memory is read from outside.
  work.run()
} else if words.count < 2 {
  FreedMemory.keep()
  var isOver = false
  Suite.measure(words.first ?? "") { figure in
    isOver = isOver || !figure.isWithinLimit
    print(figure.line)
    // The next one may take its time.
    fflush(nil)
  }
  exit(isOver ? 1 : 0)
} else {
  print("usage: tabletrace-benchmark [TEXT]")
  exit(64)
}
