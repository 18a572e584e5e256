/// One measured figure next to its limit.
struct Figure {
  /// What was measured.
  let name: String
  /// The ratio to the floor, or the bytes per row.
  let value: Double
  /// The most that it may be.
  let limit: Double
  /// The raw numbers behind it, in words.
  let detail: String

  /// One line of the report.
  var line: String {
    let verdict = value <= limit ? "ok  " : "OVER"
    return
      "\(verdict)  \(name.padded(to: 46)) \(value.rounded(digits: 2)) (limit \(limit.rounded(digits: 2)))  \(detail)"
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
