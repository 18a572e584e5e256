package import TableTrace

/// Writes a trace as JSON Lines: a record for the run, then a record for each line.
///
/// Lines are kept until the outermost call has returned, because the next event shows the effect of
/// the last one. It is a class because every sink is one.
package final class JSONLines: ReleasingSink {
  private static let chunk = 512
  private let write: ([UInt8]) -> Void
  private let recorder: TraceRecorder
  /// The recorder of the table's states, or nil if states are not requested.
  private let states: StateRecorder?
  private var records: JSONLineRecords
  package var openCalls = 0
  package private(set) var releasedLines = 0
  private var exception: UIKitException?
  /// The most bytes of records with states.
  private let stateBudget: Int
  private var writtenBytes = 0
  /// Receives the events beyond the limit, and ignores them.
  private let nothing = SilentSink()

  package init(
    version: SystemVersion,
    names: TraceNames,
    recipients: Set<Recipient>?,
    hasStates: Bool = false,
    stateBudget: Int = 64 << 20,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.write = write
    self.stateBudget = stateBudget
    recorder = TraceRecorder(names: names, recipients: recipients, keepsGates: true)
    states = hasStates ? StateRecorder(recorder) : nil
    records = JSONLineRecords(version: version)
  }

  /// Whether the states took too much memory, so that the records end early.
  package private(set) var isCut = false

  private var isFull: Bool { states.map { $0.isFull || writtenBytes >= stateBudget } ?? false }

  package var next: any TraceSink {
    if !isCut, isFull { isCut = true }
    if isCut { return nothing }
    return states ?? recorder
  }

  /// Writes the first record, which describes the run.
  package func header(scenario: String, version: SystemVersion) {
    records.addRun(scenario: scenario, version: version)
    flush()
  }

  /// Writes the remaining records after the simulation.
  package func finish() {
    releasedLines += recorder.lines.count
    if let states {
      for (line, moment) in states.takeLines() {
        records.add(line, exception: exception, moment: moment)
      }
    } else {
      // A line is large, so it is read without a copy.
      recorder.takeLines().withUnsafeBufferPointer { lines in
        for place in lines.indices { records.add(lines[place], exception: exception) }
      }
    }
    flush()
  }

  private func flush() {
    writtenBytes += records.json.bytes.count
    write(records.json.bytes)
    records.removeAll()
  }

  /// Writes the kept records if they are many.
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
