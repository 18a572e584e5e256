package import TableTrace

/// Passes events on up to a limit, and counts all of them.
///
/// Later events are only counted, so that an endless trace needs limited memory. It is a class
/// because every sink is one.
package final class CappedSink: PassingSink {
  private let sink: any TraceSink
  private let nothing = SilentSink()
  private let recipients: Set<Recipient>?
  private let most: Int
  /// The number of lines that the events make in a trace.
  package private(set) var count = 0

  /// Creates a sink that passes events on, with calls of these recipients, or of all for nil.
  package init(_ sink: any TraceSink, most: Int, recipients: Set<Recipient>?) {
    self.sink = sink
    self.most = most
    self.recipients = recipients
  }

  package var isFull: Bool { count > most }

  package var next: any TraceSink { isFull ? nothing : sink }

  private func shows(_ recipient: Recipient) -> Bool {
    recipients?.contains(recipient) ?? true
  }

  package func step(_ number: Int, _ text: String) {
    count += 1
    next.step(number, text)
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    count += 1
    next.phase(phase, rule: rule)
  }

  package func called(_ call: Call) {
    if shows(call.message.recipient) { count += 1 }
    next.called(call)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    if shows(callback.recipient) { count += 1 }
    next.called(callback, row: row, rule: rule)
  }

  package func returned(
    points: Double,
    thenCalled callback: Callback,
    row: IndexPath,
    rule: RuleID
  ) {
    next.returned(points: points)
    called(callback, row: row, rule: rule)
  }

  package func queried(_ query: Query) {
    count += 1
    next.queried(query)
  }

  package func warned(_ text: String, rule: RuleID) {
    count += 1
    next.warned(text, rule: rule)
  }

  package func noted(_ text: String) {
    count += 1
    next.noted(text)
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    count += 1
    next.showed(content, in: cell)
  }

  package func raised(_ exception: UIKitException) {
    count += 1
    next.raised(exception)
  }
}

@available(*, unavailable)
extension CappedSink: Sendable {}
