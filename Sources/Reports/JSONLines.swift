package import TableTrace

/// Writes a trace as JSON Lines: a record for the run, then one for each line, each whole by itself.
///
/// A class, as every sink is. Lines are kept as values until the outermost call has returned and the
/// next event comes, which says what the last one has led to.
package final class JSONLines: PassingSink {
  private static let chunk = 512
  private let write: ([UInt8]) -> Void
  private let recorder: TraceRecorder
  /// What keeps the state of the table besides, if that is asked for.
  private let states: StateRecorder?
  private var records: JSONLineRecords
  private var open = 0
  /// The lines that are no longer held.
  private var writtenLines = 0
  private var exception: UIKitException?

  /// Makes a writer for one version that hands finished records to `write`.
  package init(
    version: SystemVersion,
    names: TraceNames,
    recipients: Set<Recipient>?,
    hasStates: Bool = false,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.write = write
    recorder = TraceRecorder(names: names, recipients: recipients, keepsGates: true)
    states = hasStates ? StateRecorder(recorder) : nil
    records = JSONLineRecords(version: version)
  }

  /// The sink that keeps the lines.
  package var next: any TraceSink { states ?? recorder }

  /// Writes the record of the run, which comes first.
  package func header(scenario: String, version: SystemVersion) {
    records.addRun(scenario: scenario, version: version)
    flush()
  }

  /// Writes what is still held; call it when the simulation has ended.
  package func finish() {
    writtenLines += recorder.lines.count
    if let states {
      for (line, moment) in states.takeLines() {
        records.add(line, exception: exception, moment: moment)
      }
    } else {
      recorder.takeLines { records.add($0, exception: exception) }
    }
    flush()
  }

  private func flush() {
    write(records.json.bytes)
    records.removeAll()
  }

  /// An event comes: what is held is written if no call is open and it is much.
  private func finishIfFull() {
    if open == 0, recorder.lines.count >= Self.chunk { finish() }
  }

  package func step(_ number: Int, _ text: String) {
    finishIfFull()
    next.step(number, text)
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    finishIfFull()
    next.phase(phase, rule: rule)
  }

  package func called(_ call: Call) {
    finishIfFull()
    open += 1
    next.called(call)
  }

  package var lineOfCall: Int? {
    recorder.lineOfCall.map { $0 + writtenLines }
  }

  package func queried(_ query: Query) {
    finishIfFull()
    open += 1
    next.queried(query)
  }

  package func returned(_ answer: Answer) {
    open -= 1
    next.returned(answer)
  }

  package func returned(points: Double) {
    returned(Answer(points: points))
  }

  package func warned(_ text: String, rule: RuleID) {
    finishIfFull()
    next.warned(text, rule: rule)
  }

  package func noted(_ text: String) {
    finishIfFull()
    next.noted(text)
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    finishIfFull()
    next.showed(content, in: cell)
  }

  package func closed(_ gate: ClosedGate) {
    finishIfFull()
    next.closed(gate)
  }

  package func raised(_ exception: UIKitException) {
    self.exception = exception
    next.raised(exception)
    open = 0
  }
}

@available(*, unavailable)
extension JSONLines: Sendable {}
