package import TableTrace

/// Compares a trace with a golden as it is simulated, and keeps the lines of both around the first
/// difference alone.
///
/// A class, as every sink is.
package final class TraceWindow: ReleasingSink {
  /// The lines on each side of a difference that tell what it is.
  private static let reach = DifferenceClassifier.window + Divergence.contextLength + 1

  /// The lines of the trace so far.
  package private(set) var releasedLines = 0
  /// The lines that are kept, and the place of the first of them in the trace.
  private(set) var kept: [TraceLine] = []
  private(set) var first = 0
  /// The place of the first line that is not the golden's; nil before it.
  private(set) var difference: Int?
  /// The step that the first of the lines that are kept belongs to, where it began before them.
  private(set) var stepBefore: String?

  /// The lines of the golden that are kept; their first has the place of the first of the trace.
  private(set) var expected: [String] = []

  /// Gives the next line of the golden; nil behind the last.
  private let nextExpected: () -> String?
  private let recorder: TraceRecorder
  package var openCalls = 0

  /// Begins a comparison with the lines of a golden, which are read as far as it needs them.
  package init(_ golden: some Sequence<String>, recipients: Set<Recipient>?) {
    var lines = golden.makeIterator()
    nextExpected = { lines.next() }
    recorder = TraceRecorder(names: .swift, recipients: recipients)
  }

  package var next: any TraceSink { recorder }

  /// Takes the last lines, once the run has ended.
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

  /// The golden has another line here, or none; reads what follows as far as it tells of that.
  private func differ(at place: Int, _ line: String?) {
    difference = place
    guard let line else { return }
    expected.append(line)
    for _ in 0..<Self.reach {
      guard let line = nextExpected() else { return }
      expected.append(line)
    }
  }

  /// Forgets lines before a difference, but not the rules by which nothing happened in their step.
  private func forget(_ number: Int) {
    let gone = kept[..<number]
    let step = kept[number].step
    if let line = gone.last(where: { $0.kind == .step }) { stepBefore = line.text }
    var rules = gone.filter { $0.step == step }.flatMap(\.passedOver)
    rules.removeAll { kept[number].passedOver.contains($0) }
    kept[number].passedOver += rules.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    kept.removeFirst(number)
    expected.removeFirst(number)
    first += number
  }
}

@available(*, unavailable)
extension TraceWindow: Sendable {}
