/// The costs of the two sides of a comparison, measured in turn.
package struct Pair: Sendable {
  package let first: Double
  package let second: Double

  package init(first: Double, second: Double) {
    self.first = first
    self.second = second
  }
}

extension [Pair] {
  /// The half that took least, both sides together, and the middle one of an odd number.
  ///
  /// Other load on the machine makes a pair slower and never faster. So the slower half says more about
  /// that load than about the work.
  ///
  /// All of them where a side could not run, which shows in the value.
  package var calmerHalf: [Pair] {
    guard !contains(where: \.total.isNaN) else { return self }
    return Array(sorted { $0.total < $1.total }.prefix((count + 1) / 2))
  }
}

extension Pair {
  fileprivate var total: Double { first + second }
}
