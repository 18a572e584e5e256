/// The middle of several values and how far the half of them around it reaches.
package struct Spread: Hashable, Sendable {
  /// A quarter of the values is at most this.
  package let lowerQuartile: Double
  package let median: Double
  /// A quarter of the values is at least this.
  package let upperQuartile: Double

  /// Sorts the values; all is 0 when there is none.
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
