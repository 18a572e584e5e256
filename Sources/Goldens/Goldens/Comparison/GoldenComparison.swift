package import TableTrace

/// Compares a golden with the current trace of its scenario, line by line.
package struct GoldenComparison {
  /// The most bytes of a line to read for a difference, more than lines of traces have.
  private static let longestLine = 65_536
  private let golden: Golden

  package init(_ golden: Golden) {
    self.golden = golden
  }

  /// Compares the header, then the lines of the trace.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  package func verdict(header: GoldenHeader, trace: [TraceLine]) -> Verdict {
    if let divergence = headerDivergence(from: header) { return .diverges(divergence) }
    let shorter = min(golden.body.count, trace.count)
    // Bytes are compared, because equal strings can have different bytes.
    let difference =
      (0..<shorter).first {
        !golden.body[$0].isWritten(as: trace[$0].indented)
      } ?? shorter
    guard difference < max(golden.body.count, trace.count) else { return .matches }
    let divergence = sides(body: golden.body, from: 0, trace: trace)
      .divergence(expected: difference, traced: difference, equalBefore: difference)
    return .diverges(divergence)
  }

  /// Compares the header, then the lines that the window of a finished trace keeps.
  package func verdict(header: GoldenHeader, window: TraceWindow) -> Verdict {
    if let divergence = headerDivergence(from: header) { return .diverges(divergence) }
    guard let difference = window.difference else { return .matches }
    var sides = sides(body: window.expected, from: window.first, trace: window.kept)
    sides.traceStart = window.first
    sides.stepBefore = window.stepBefore
    let place = difference - window.first
    return .diverges(
      sides.divergence(expected: place, traced: place, equalBefore: place)
    )
  }

  /// The two sides of the comparison, the golden from the line `first` on.
  private func sides(body: [String], from first: Int, trace: [TraceLine]) -> ComparedSides {
    ComparedSides(
      expectedCount: body.count,
      expectedLine: { index in
        let number = Golden.lineNumber(ofBodyLine: first + index)
        return Divergence.ExpectedLine(number: number, text: body[index])
      },
      expectedEvent: { Event(traceLine: Self.beginning(of: body[$0])) },
      tracedIndices: Array(trace.indices),
      tracedEvent: { Event(traceLine: Self.beginning(of: trace[$0].indented)) },
      trace: trace,
      endLine: Golden.lineNumber(ofBodyLine: first + body.count)
    )
  }

  /// The beginning of a line, long enough to show the kind of a difference.
  static func beginning(of line: String) -> String {
    guard line.utf8.count > longestLine else { return line }
    return String(decoding: line.utf8.prefix(longestLine), as: UTF8.self)
  }

  private func headerDivergence(from wanted: GoldenHeader) -> Divergence? {
    let found = golden.header
    if !found.scenario.isWritten(as: wanted.scenario) {
      return headerDivergence(
        line: 2,
        golden: "scenario: \(found.scenario)",
        wanted: "scenario: \(wanted.scenario)"
      )
    }
    if found.os != wanted.os {
      return headerDivergence(line: 3, golden: "os: \(found.os)", wanted: "os: \(wanted.os)")
    }
    return nil
  }

  private func headerDivergence(line: Int, golden: String, wanted: String) -> Divergence {
    var divergence = Divergence(kind: .header, lineNumber: line, traceIndex: 0)
    divergence.expected = Divergence.ExpectedLine(number: line, text: golden)
    divergence.traced = Divergence.TracedLine(index: 0, text: wanted)
    return divergence
  }
}
