import Goldens

/// A golden and its replacement, with the number of changed lines of each kind.
struct GoldenRewrite {
  private let old: Golden
  private let new: Golden
  /// The differences below the headers.
  let trace: TraceChange

  init(from old: Golden, to new: Golden) {
    self.old = old
    self.new = new
    trace = TraceChange(from: old.body, to: new.body)
  }

  /// The number of changed lines of each kind, with one line for a changed header.
  var sum: ChangeSum {
    var sum = trace.sum
    if old.header != new.header { sum[.header] += 1 }
    return sum
  }

  var sumLine: String {
    "in all\(trace.isExact ? "" : " (approximately)"): \(sum.text)"
  }

  var sentence: String {
    let line = old.header != new.header ? 2 : trace.hunks.first.map(Self.line) ?? 1
    let lines = [old, new].map { Golden.lineCount($0.body.count) }
    let counts =
      lines[0] == lines[1]
      ? "still \(lines[1]) lines" : "\(lines[0]) lines before, \(lines[1]) now"
    return "\(sum.text), first at line \(line), \(counts)"
  }

  private static func line(_ hunk: TraceChange.Hunk) -> Int {
    Golden.lineNumber(ofBodyLine: hunk.old.lowerBound)
  }
}
