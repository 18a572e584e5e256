/// The costs of the two sides of a comparison, measured one after the other.
package struct Pair: Sendable {
  package let first: Double
  package let second: Double

  package init(first: Double, second: Double) {
    self.first = first
    self.second = second
  }
}

extension [Pair] {
  /// The half of the pairs that took the least time, including the middle pair of an odd number.
  ///
  /// Other programs can only make a pair slower, so the slower half says more about them than about
  /// the work. If a side could not run, these are all pairs, so that the value shows it.
  package var calmerHalf: [Pair] {
    guard !contains(where: \.total.isNaN) else { return self }
    return Array(sorted { $0.total < $1.total }.prefix((count + 1) / 2))
  }
}

extension Pair {
  fileprivate var total: Double { first + second }
}
