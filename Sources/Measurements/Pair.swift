/// What the two sides of a comparison took, measured one right after the other.
package struct Pair: Sendable {
  /// What the first side took.
  package let first: Double
  /// What the second side took.
  package let second: Double

  /// Makes a pair.
  package init(first: Double, second: Double) {
    self.first = first
    self.second = second
  }
}
