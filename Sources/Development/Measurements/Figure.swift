/// A measured figure with its limit.
package struct Figure: Sendable {
  package let name: String
  /// The highest allowed median.
  package let limit: Double
  /// The raw measurements, as text.
  package let detail: String

  /// The spread of the values of the calmer half of the pairs.
  package let spread: Spread

  private let count: Int

  /// Makes a figure from one value of each pair, by default the ratio of its sides.
  package init(
    name: String,
    limit: Double,
    pairs: [Pair],
    detail: String,
    value: (Pair) -> Double = { $0.first / $0.second }
  ) {
    self.name = name
    self.limit = limit
    self.detail = detail
    count = pairs.count
    spread = Spread(pairs.calmerHalf.map(value))
  }

  /// Whether the median is within its limit, which it is not if a side could not run.
  package var isWithinLimit: Bool { spread.median <= limit }

  /// One line of the report: the median, its limit and the quartiles as the spread.
  package var line: String {
    let verdict = isWithinLimit ? "ok  " : "OVER"
    let quartiles =
      "quartiles \(spread.lowerQuartile.rounded(digits: 2)) to \(spread.upperQuartile.rounded(digits: 2))"
    return "\(verdict)  \(name.padded(to: 50)) \(spread.median.rounded(digits: 2))"
      + " (limit \(limit.rounded(digits: 2)); \(quartiles) of the calmer half of \(count) pairs)  \(detail)"
  }
}

extension String {
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// Returns the number with at most this many digits after the point.
  package func rounded(digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits {
      scale *= 10
    }
    let value = (self * scale).rounded() / scale
    return "\(value)"
  }

  /// Seconds as text in milliseconds.
  package var milliseconds: String {
    "\((self * 1000).rounded(digits: 3)) ms"
  }
}
