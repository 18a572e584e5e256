import Measurements

enum Suite {
  /// How often each pair is measured, alternating with all other comparisons.
  ///
  /// If other programs load the machine for a few seconds, the median of a figure stays the same.
  private static let turns = 15

  /// Measures the figures whose names contain a text, and reports each as soon as it is known.
  static func measure(_ text: String, _ report: (Figure) -> Void) {
    // Memory first: the peak of a child process includes what its parent held when it started.
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
