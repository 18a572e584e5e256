import Measurements

/// Measures comparisons in turns, a few pairs of each at a time.
///
/// So the pairs of a figure lie all over the time of the run, and what else the machine does for a
/// few seconds cannot shift its median.
enum Repetitions {
  private static let count = 15

  /// The figures, in the order of the comparisons.
  static func figures(of comparisons: [Comparison]) -> [Figure] {
    let sides = comparisons.map { $0.prepare() }
    defer { sides.forEach { $0.cleanUp() } }
    var pairs: [[Pair]] = comparisons.map { _ in [] }
    for (comparison, sides) in zip(comparisons, sides) {
      _ = comparison.pair(sides)
    }
    for _ in 0..<count {
      for (index, comparison) in comparisons.enumerated() {
        pairs[index] += (0..<comparison.pairs).map { _ in comparison.pair(sides[index]) }
      }
    }
    return zip(comparisons, pairs).map { $0.figure($1) }
  }
}
