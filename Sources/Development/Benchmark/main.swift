import Foundation
import Measurements

/// Measures speed and memory, each figure as a ratio to a baseline.
/// `check` exits with 1 if a figure is over its limit, or worse than the stored ratio.
/// `store` writes the file of ratios.
/// `child WORK` is used only by the program itself.
///
/// TEXT selects the figures whose names contain it. The program expects the binary of tabletrace
/// and the empty Swift program `empty` in its own folder.

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 2, words[0] == "child", let work = ChildWork(rawValue: words[1]) {
  // The parent reads the memory of this process.
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
      // The next figure may take long.
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
