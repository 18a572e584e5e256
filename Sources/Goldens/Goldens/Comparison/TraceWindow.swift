package import TableTrace

/// Compares a trace with a golden during the simulation, and keeps only the lines near the first
/// difference.
package final class TraceWindow: ReleasingSink {
  /// The number of lines kept on each side of a difference.
  private static let reach = DifferenceClassifier.window + Divergence.contextLength + 1

  package private(set) var releasedLines = 0
  /// The kept lines of the trace.
  private(set) var kept: [TraceLine] = []
  private(set) var first = 0
  /// The index of the first line that differs, or nil if there is none yet.
  private(set) var difference: Int?
  /// The step of the first kept line, if the step's own line is not kept.
  private(set) var stepBefore: String?

  /// The kept lines of the golden, which start at the same index as those of the trace.
  private(set) var expected: [String] = []

  /// Returns the next line of the golden, or nil after the last.
  private let nextExpected: () -> String?
  private let recorder: TraceRecorder
  package var openCalls = 0

  /// Begins a comparison with the lines of a golden, which are read as needed.
  package init(_ golden: some Sequence<String>, recipients: Set<Recipient>?) {
    var lines = golden.makeIterator()
    nextExpected = { lines.next() }
    recorder = TraceRecorder(names: .swift, recipients: recipients)
  }

  package var next: any TraceSink { recorder }

  /// Compares the last lines after the run.
  package func finish() {
    releaseLines()
    if difference == nil, let line = nextExpected() { differ(at: releasedLines, line) }
  }

  package func releaseLines() {
    for line in recorder.takeLines() { take(line) }
  }

  private func take(_ line: TraceLine) {
    let place = releasedLines
    releasedLines += 1
    if difference == nil {
      let wanted = nextExpected()
      if let wanted, wanted.isWritten(as: line.indented) {
        expected.append(wanted)
      } else {
        differ(at: place, wanted)
      }
    }
    if let difference, place > difference + Self.reach { return }
    kept.append(line)
    if difference == nil, kept.count > 2 * Self.reach { forget(Self.reach) }
  }

  /// Handles a difference, and reads the following lines of the golden that show its kind.
  private func differ(at place: Int, _ line: String?) {
    difference = place
    guard let line else { return }
    expected.append(line)
    for _ in 0..<Self.reach {
      guard let line = nextExpected() else { return }
      expected.append(line)
    }
  }

  /// Removes lines before a difference, except the rules that prevented calls in their step.
  private func forget(_ number: Int) {
    let gone = kept[..<number]
    let step = kept[number].step
    if let line = gone.last(where: { $0.kind == .step }) { stepBefore = line.text }
    var rules = gone.filter { $0.step == step }.flatMap(\.skippedBy)
    rules.removeAll { kept[number].skippedBy.contains($0) }
    kept[number].skippedBy += rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    kept.removeFirst(number)
    expected.removeFirst(number)
    first += number
  }
}

@available(*, unavailable)
extension TraceWindow: Sendable {}
