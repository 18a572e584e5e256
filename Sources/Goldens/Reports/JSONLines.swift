package import TableTrace

/// Writes a trace as JSON Lines: a record for the run, then one for each line, each whole by itself.
///
/// A class, as every sink is. Lines are kept as values until the outermost call has returned and the
/// next event comes, which says what the last one has led to.
package final class JSONLines: ReleasingSink {
  private static let chunk = 512
  private let write: ([UInt8]) -> Void
  private let recorder: TraceRecorder
  /// What keeps the state of the table besides, if that is asked for.
  private let states: StateRecorder?
  private var records: JSONLineRecords
  package var openCalls = 0
  package private(set) var releasedLines = 0
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
    releasedLines += recorder.lines.count
    if let states {
      for (line, moment) in states.takeLines() {
        records.add(line, exception: exception, moment: moment)
      }
    } else {
      // A line is large: each is read where it lies.
      recorder.takeLines().withUnsafeBufferPointer { lines in
        for place in lines.indices { records.add(lines[place], exception: exception) }
      }
    }
    flush()
  }

  private func flush() {
    write(records.json.bytes)
    records.removeAll()
  }

  /// Writes what is held if it is much.
  package func releaseLines() {
    if recorder.lines.count >= Self.chunk { finish() }
  }

  package func raised(_ exception: UIKitException) {
    self.exception = exception
    openCalls = 0
    next.raised(exception)
  }
}

@available(*, unavailable)
extension JSONLines: Sendable {}
