/// A sink that writes the text form of a trace, a block of bytes at a time.
///
/// A line carries its answer, and the lines of the calls made inside it follow; so the bytes are
/// held until the outermost call has returned. A class, as every sink is.
public final class TraceText: TraceSink {
  /// The names of the callbacks as bytes, by raw value; nil for those that are not traced.
  private let callbackNames: [[UInt8]?]
  private let names: TraceNames
  private let recipients: Set<Recipient>
  private let write: ([UInt8]) -> Void
  private static let blockSize = 65_536

  private var held = TraceBytes(capacity: TraceText.blockSize + 4096)
  private var depth = 0
  /// The lines begun so far, the header left out.
  private var lineCount = 0
  /// For each open call or query, the place in `held` where its line ends; -1 if it is not traced.
  private var lineEnds: [Int] = []
  /// Whether the last line still waits for its answer or its end.
  private var isLineOpen = false

  /// Makes a sink that hands finished blocks to `write`; `recipients` nil traces every recipient.
  public init(
    names: TraceNames = .swift,
    recipients: Set<Recipient>? = nil,
    write: @escaping ([UInt8]) -> Void
  ) {
    let recipients = recipients ?? Set(Recipient.allCases)
    self.names = names
    self.recipients = recipients
    self.write = write
    callbackNames = Callback.allCases.map { callback in
      recipients.contains(callback.recipient)
        ? Array(Message.callback(callback).name(names).utf8) : nil
    }
  }

  /// Writes the three lines in front of a trace and the blank line after them.
  public func header(scenario: String, version: SystemVersion) {
    held.append("tabletrace trace 1\nscenario: \(scenario)\nos: \(version)\n\n")
  }

  /// Hands out everything that is held; call it when the simulation has ended.
  public func finish() {
    endOpenLine()
    guard held.count > 0 else { return }
    write(held.bytes)
    held.removeAll()
  }

  /// Begins a step.
  public func step(_ number: Int, _ text: String) {
    line("- \(text)")
  }

  /// Begins a phase.
  public func phase(_ phase: Phase, rule: RuleID) {
    line("> \(phase.rawValue)")
  }

  /// Begins a call.
  public func called(_ call: Call) {
    if case .callback(let callback) = call.message, case .row(let path) = call.arguments {
      return called(callback, row: path, rule: call.rule)
    }
    guard recipients.contains(call.message.recipient) else { return lineEnds.append(-1) }
    let arguments = call.arguments.text
    let name = call.message.name(names)
    begin(arguments.isEmpty ? name : "\(name) \(arguments)")
    leaveLineOpen()
  }

  /// Begins a call about a row.
  public func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    guard let name = callbackNames[Int(callback.rawValue)] else { return lineEnds.append(-1) }
    endOpenLine()
    lineCount += 1
    let depth = depth
    held.write(atMost: depth * 2 + name.count + 48) { cursor in
      cursor.putIndent(depth)
      cursor.put(name)
      cursor.put(UInt8(ascii: " "))
      cursor.put(row)
    }
    leaveLineOpen()
  }

  /// The line that the call just begun became; nil for one that is not traced.
  public var lineOfCall: Int? {
    lineEnds.last == -1 ? nil : lineCount
  }

  /// Begins a question of the app.
  public func queried(_ query: Query) {
    begin(query.argument.map { "? \(query.name) \($0)" } ?? "? \(query.name)")
    leaveLineOpen()
  }

  /// Ends the innermost call or question.
  public func returned(_ answer: Answer) {
    close { end in
      guard end == held.count, isLineOpen else {
        guard let text = answer.text else { return }
        return held.insert(Array(" -> \(text)".utf8), at: end)
      }
      isLineOpen = false
      held.append(answer.text.map { " -> \($0)\n" } ?? "\n")
    }
  }

  /// Ends the innermost call with points.
  public func returned(points: Double) {
    guard points >= 0, points == points.rounded(), points < 1e15, isLineOpen,
      lineEnds.last == held.count
    else { return returned(Answer(points: points)) }
    close { _ in
      isLineOpen = false
      held.write(atMost: 32) { cursor in
        cursor.putArrow()
        cursor.put(Int(points))
        cursor.put(UInt8(ascii: "\n"))
      }
    }
  }

  /// Takes a warning.
  public func warned(_ text: String, rule: RuleID) {
    line("~ \(text)")
  }

  /// Takes a closed gate, which is no part of the text.
  public func closed(_ gate: ClosedGate) {}

  /// Takes the exception that ends the trace.
  public func raised(_ exception: UIKitException) {
    line("! \(TraceFormat.printable("\(exception.name): \(exception.reason)"))")
    lineEnds = []
  }

  /// Ends the innermost call or query, whose line ends at a place, unless it is not traced.
  private func close(_ finish: (Int) -> Void) {
    guard let end = lineEnds.popLast(), end >= 0 else { return }
    depth -= 1
    finish(end)
    finishIfFull()
  }

  private func finishIfFull() {
    if depth == 0, held.count >= Self.blockSize { finish() }
  }

  private func begin(_ text: String) {
    endOpenLine()
    lineCount += 1
    let depth = depth
    held.write(atMost: depth * 2) { $0.putIndent(depth) }
    held.append(text)
  }

  private func leaveLineOpen() {
    lineEnds.append(held.count)
    isLineOpen = true
    depth += 1
  }

  private func line(_ text: String) {
    begin(text)
    isLineOpen = true
    endOpenLine()
    finishIfFull()
  }

  private func endOpenLine() {
    guard isLineOpen else { return }
    isLineOpen = false
    held.write(atMost: 1) { $0.put(UInt8(ascii: "\n")) }
  }
}

@available(*, unavailable)
extension TraceText: Sendable {}
