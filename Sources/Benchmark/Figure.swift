/// One measured figure next to its limit.
struct Figure {
  /// What was measured.
  let name: String
  /// The most that the median may be.
  let limit: Double
  /// The raw numbers behind it, in words.
  let detail: String

  private let count: Int
  private let spread: Spread

  /// Takes pairs and makes one value of each, their ratio unless told otherwise.
  init(
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
    spread = Spread(pairs.map(value))
  }

  /// One line of the report: the median of the pairs, its limit, and the quartiles as the spread.
  var line: String {
    let verdict = spread.median <= limit ? "ok  " : "OVER"
    let quartiles =
      "quartiles \(spread.lowerQuartile.rounded(digits: 2)) to \(spread.upperQuartile.rounded(digits: 2))"
    return "\(verdict)  \(name.padded(to: 50)) \(spread.median.rounded(digits: 2))"
      + " (limit \(limit.rounded(digits: 2)); \(quartiles) of \(count) pairs)  \(detail)"
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension Double {
  /// The number with at most this many digits after the point.
  func rounded(digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits {
      scale *= 10
    }
    let value = (self * scale).rounded() / scale
    return "\(value)"
  }

  /// Seconds as milliseconds, in words.
  var milliseconds: String {
    "\((self * 1000).rounded(digits: 3)) ms"
  }
}
