import Goldens

/// A golden and what is to replace it: what differs, and how many lines in which way.
struct GoldenRewrite {
  private let old: Golden
  private let new: Golden
  /// What differs below the headers.
  let trace: TraceChange

  /// Compares two goldens of one scenario and version.
  init(from old: Golden, to new: Golden) {
    self.old = old
    self.new = new
    trace = TraceChange(from: old.body, to: new.body)
  }

  /// How many lines changed in which way; the header counts as one.
  var sum: ChangeSum {
    var sum = trace.sum
    if old.header != new.header { sum[.header] += 1 }
    return sum
  }

  /// The sum for somebody who sees one of its changes.
  var sumLine: String {
    "in all\(trace.isExact ? "" : " (approximately)"): \(sum.text)"
  }

  /// What changes, in a line.
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
