import Foundation
import Measurements

/// Measures speed and memory, each figure as a ratio to a baseline. `check` exits with 1 if a figure
/// is over its limit, or worse than the ratio in the file. `store` writes that file.
///
/// TEXT selects the figures with that text in their names; `child WORK` is for its own children. The
/// binary of tabletrace and an empty Swift program, `empty`, are in its folder.

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == "child", let work = ChildWork(rawValue: words[1]) {
  // A child's memory is read from outside.
  work.run()
} else if words.first == "check" && (2...3).contains(words.count)
  || words.first == "store" && words.count == 2
{
  let file = URL(fileURLWithPath: words[1])
  let text = words.count == 3 ? words[2] : ""
  do {
    let stored = words[0] == "check" ? try StoredRatios(json: Data(contentsOf: file)) : nil
    FreedMemory.keep()
    var failures = 0
    var figures: [Figure] = []
    Suite.measure(text) { figure in
      figures.append(figure)
      let worse = stored?.worse(figure).map { "\nWORSE \(figure.name): \($0)" }
      failures += figure.isWithinLimit && worse == nil ? 0 : 1
      print(figure.line + (worse ?? ""))
      // The next one may take its time.
      fflush(nil)
    }
    for name in text.isEmpty ? stored?.unmeasured(figures) ?? [] : [] {
      failures += 1
      print("WORSE \(name): no longer measured, but its ratio is stored")
    }
    if stored == nil { try StoredRatios(figures).json().write(to: file) }
    exit(failures == 0 ? 0 : 1)
  } catch {
    print("benchmark: cannot read or write '\(words[1])': \(error)")
    exit(66)
  }
} else {
  print("usage: tabletrace-benchmark check FILE [TEXT], or store FILE")
  exit(64)
}
