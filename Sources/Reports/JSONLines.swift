package import TableTrace

/// Writes a trace as JSON Lines: a record for the run, then one for each line, each whole by itself.
///
/// A class, as every sink is. Lines are kept as values until the outermost call has returned.
package final class JSONLines: TraceSink {
  private static let chunk = 512
  private let write: ([UInt8]) -> Void
  private let recorder: TraceRecorder
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
    write: @escaping ([UInt8]) -> Void
  ) {
    self.write = write
    recorder = TraceRecorder(names: names, recipients: recipients, keepsGates: true)
    records = JSONLineRecords(version: version)
  }

  /// Writes the record of the run, which comes first.
  package func header(scenario: String, version: SystemVersion) {
    records.addRun(scenario: scenario, version: version)
    flush()
  }

  /// Writes what is still held; call it when the simulation has ended.
  package func finish() {
    let lines = recorder.takeLines()
    for line in lines { records.add(line, exception: exception) }
    writtenLines += lines.count
    flush()
  }

  private func flush() {
    write(records.json.bytes)
    records.removeAll()
  }

  package func step(_ number: Int, _ text: String) {
    recorder.step(number, text)
    finishIfFull()
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    recorder.phase(phase, rule: rule)
    finishIfFull()
  }

  package func called(_ call: Call) {
    open += 1
    recorder.called(call)
  }

  package var lineOfCall: Int? {
    recorder.lineOfCall.map { $0 + writtenLines }
  }

  package func queried(_ query: Query) {
    open += 1
    recorder.queried(query)
  }

  package func returned(_ answer: Answer) {
    open -= 1
    recorder.returned(answer)
    finishIfFull()
  }

  package func answered(by rule: RuleID) {
    recorder.answered(by: rule)
  }

  package func entered(_ rule: RuleID?) {
    recorder.entered(rule)
  }

  package func left() {
    recorder.left()
  }

  package func warned(_ text: String, rule: RuleID) {
    recorder.warned(text, rule: rule)
    finishIfFull()
  }

  package func noted(_ text: String) {
    recorder.noted(text)
    finishIfFull()
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    recorder.showed(content, in: cell)
    finishIfFull()
  }

  package func closed(_ gate: ClosedGate) {
    recorder.closed(gate)
    finishIfFull()
  }

  package func raised(_ exception: UIKitException) {
    self.exception = exception
    recorder.raised(exception)
    open = 0
  }

  private func finishIfFull() {
    if open == 0, recorder.lines.count >= Self.chunk { finish() }
  }
}

@available(*, unavailable)
extension JSONLines: Sendable {}
