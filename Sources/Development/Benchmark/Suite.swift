import Measurements

enum Suite {
  /// Pairs of each comparison are measured this many times, in turns with those of all others.
  ///
  /// Other load on the machine for a few seconds then cannot shift the median of a figure.
  private static let turns = 15

  /// Measures the figures with a text in their names, and hands each out as soon as it is known.
  static func measure(_ text: String, _ report: (Figure) -> Void) {
    // Memory first: a child's peak begins with what its parent held when it was started.
    for figure in MemoryFigure.all + ProjectFigures.memory where has(text, figure.name) {
      report(figure.measure())
    }
    figures(of: Comparison.all.filter { has(text, $0.name) }).forEach(report)
  }

  private static func has(_ text: String, _ name: String) -> Bool {
    text.isEmpty || name.contains(text)
  }

  private static func figures(of comparisons: [Comparison]) -> [Figure] {
    let sides = comparisons.map { $0.prepare() }
    defer { sides.forEach { $0.cleanUp() } }
    var pairs: [[Pair]] = comparisons.map { _ in [] }
    for (comparison, sides) in zip(comparisons, sides) {
      _ = comparison.pair(sides)
    }
    for _ in 0..<turns {
      for (index, comparison) in comparisons.enumerated() {
        pairs[index] += (0..<comparison.pairs).map { _ in comparison.pair(sides[index]) }
      }
    }
    return zip(comparisons, pairs).map { $0.figure($1) }
  }
}
