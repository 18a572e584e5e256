import Reports
import TableTrace

/// A trace of steps with nested calls, whose bytes are discarded.
struct TraceWork {
  private let sink: any TraceSink
  private let finish: () -> Void

  static func text() -> TraceWork {
    let text = TraceText { _ in }
    return TraceWork(sink: text, finish: text.finish)
  }

  static func jsonLines() -> TraceWork {
    let records = JSONLines(version: .iOS(17), names: .swift, recipients: nil) { _ in }
    return TraceWork(sink: records, finish: records.finish)
  }

  /// Writes so many steps, each with a nested call.
  func write(steps: Int) {
    let path = IndexPath(section: 0, row: 0)
    for step in 1...steps {
      sink.step(step, "reloadData")
      sink.called(.cellForRowAt, row: path, rule: .cellForRow)
      sink.called(.heightForRowAt, row: path, rule: .heightInDequeue)
      sink.returned(points: 44)
      sink.returned(.cell(Cell(number: 1), .new))
    }
    finish()
  }
}
