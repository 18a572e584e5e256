/// The median and the quartiles of several values.
package struct Spread: Hashable, Sendable {
  /// The first quartile: a quarter of the values are at most this.
  package let lowerQuartile: Double
  package let median: Double
  /// The third quartile: a quarter of the values are at least this.
  package let upperQuartile: Double

  /// Makes the spread of values, or of zeros if there are no values.
  package init(_ values: [Double]) {
    let sorted = values.sorted()
    func value(at part: Double) -> Double {
      sorted.isEmpty ? 0 : sorted[Int((Double(sorted.count - 1) * part).rounded())]
    }
    lowerQuartile = value(at: 0.25)
    median = value(at: 0.5)
    upperQuartile = value(at: 0.75)
  }
}
