package import TableTrace

/// The calls of a trace that an app with the log's print statements would print.
///
/// It is a class because every sink is one.
package final class LogProjection: ListeningSink {
  /// A call that the app would have printed.
  struct Entry {
    var call: LogCall
    /// The index of its line in the trace, which is shorter than the range of the type.
    var traceIndex: UInt32
  }

  private struct Open {
    var isPrinted = false
    /// The call, if it is printed only when it returns.
    var onReturn: Entry?
  }

  private(set) var entries: [Entry] = []

  private let log: RecordedLog
  /// The recipients whose calls the trace contains, or nil for all.
  private let recipients: Set<Recipient>?
  private let printed: Set<Message>
  private let isNested: Bool
  private let printsCellOnReturn: Bool
  private var open: [Open] = []
  private var printedDepth = 0
  /// The number of lines of the trace so far.
  private(set) var lineCount = 0
  private var isCovered: Bool
  /// The last message, and whether it is printed, because consecutive calls are often equal.
  private var last: (message: Message, isPrinted: Bool)?

  /// Makes it for a trace that contains the calls of these recipients, or of all for nil.
  package init(on comparison: LogComparison, recipients: Set<Recipient>? = nil) {
    log = comparison.log
    self.recipients = recipients
    printed = comparison.printed
    isNested = log.header.nesting == .indented
    printsCellOnReturn = log.header.cellLine == .return
    isCovered = log.header.covers(step: 0)
    entries.reserveCapacity(min(log.lines.count, Self.mostReserved))
  }

  /// The most calls for which memory is reserved, because a log may be much longer than a trace.
  private static let mostReserved = 10_000

  package func step(_ number: Int, _ text: String) {
    isCovered = log.header.covers(step: number)
    lineCount += 1
  }

  package func called(_ call: Call) {
    switch call.message {
    case .callback, .cellProvider: begin(call.message) { EventArguments(call.arguments) }
    case .cell, .controller: begin(call.message) { .ignored }
    }
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    begin(.callback(callback)) { .numbers(.two(row.section, row.row)) }
  }

  private func begin(_ message: Message, _ arguments: () -> EventArguments) {
    var opened = Open()
    if isCovered, isPrinted(message) {
      let depth = isNested ? UInt16(clamping: printedDepth) : 0
      let call = LogCall(message: message, arguments: arguments(), depth: depth)
      let entry = Entry(call: call, traceIndex: UInt32(clamping: lineCount))
      opened.isPrinted = true
      printedDepth += 1
      if printsCellOnReturn, message == .callback(.cellForRowAt) {
        opened.onReturn = entry
      } else {
        entries.append(entry)
      }
    }
    open.append(opened)
    if recipients?.contains(message.recipient) ?? true { lineCount += 1 }
  }

  private func isPrinted(_ message: Message) -> Bool {
    if let last, last.message == message { return last.isPrinted }
    let isPrinted = printed.contains(message)
    last = (message, isPrinted)
    return isPrinted
  }

  package func queried(_ query: Query) {
    open.append(Open())
    lineCount += 1
  }

  package func returned(_ answer: Answer) {
    end()
  }

  package func returned(points: Double) {
    end()
  }

  private func end() {
    guard let call = open.popLast() else { return }
    if call.isPrinted { printedDepth -= 1 }
    if let entry = call.onReturn { entries.append(entry) }
  }

  package func phase(_ phase: Phase, rule: RuleID) { lineCount += 1 }
  package func warned(_ text: String, rule: RuleID) { lineCount += 1 }
  package func noted(_ text: String) { lineCount += 1 }
  package func showed(_ content: CellContent, in cell: Cell) { lineCount += 1 }

  /// Handles the exception that ends the trace.
  ///
  /// Open calls never return, so those printed on return are never printed.
  package func raised(_ exception: UIKitException) {
    open = []
    lineCount += 1
  }

  /// Returns the printed calls in order, without repeated calls.
  ///
  /// The log never prints the arguments of the `unprinted` messages, so all their calls are equal.
  func firstOccurrences(unprinted: Set<Message>) -> [Entry] {
    var seen: Set<LogCall> = []
    return entries.filter { entry in
      var call = entry.call
      if unprinted.contains(call.message) { call.arguments = .ignored }
      return seen.insert(call).inserted
    }
  }
}

@available(*, unavailable)
extension LogProjection: Sendable {}
