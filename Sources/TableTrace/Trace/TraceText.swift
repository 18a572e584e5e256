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

  public func step(_ number: Int, _ text: String) {
    line("- \(text)")
  }

  public func phase(_ phase: Phase, rule: RuleID) {
    line("> \(phase.rawValue)")
  }

  public func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return open(call) }
    guard let name = callbackNames[Int(callback.rawValue)] else { return lineEnds.append(-1) }
    guard case .row(let path) = call.arguments else { return open(call) }
    // The call of a row is the one that comes a million times: one write, no text.
    endOpenLine()
    let depth = depth
    held.write(atMost: depth * 2 + name.count + 48) { cursor in
      cursor.putIndent(depth)
      cursor.put(name)
      cursor.put(UInt8(ascii: " "))
      cursor.put(path)
    }
    leaveLineOpen()
  }

  public func queried(_ query: Query) {
    begin(query.argument.map { "? \(query.name) \($0)" } ?? "? \(query.name)")
    leaveLineOpen()
  }

  public func returned(_ answer: Answer) {
    guard let end = lineEnds.popLast(), end >= 0 else { return }
    depth -= 1
    if end == held.count, isLineOpen {
      finishLine(answer)
    } else if let text = answer.text {
      held.insert(Array(" -> \(text)".utf8), at: end)
    }
    if depth == 0, held.count >= Self.blockSize {
      finish()
    }
  }

  public func warned(_ text: String, rule: RuleID) {
    line("~ \(text)")
  }

  public func raised(_ exception: UIKitException) {
    line("! \(exception.name): \(exception.reason)")
    lineEnds = []
  }

  /// The line of a call that is not one of the frequent ones.
  private func open(_ call: Call) {
    guard recipients.contains(call.message.recipient) else { return lineEnds.append(-1) }
    let arguments = call.arguments.text
    let name = call.message.name(names)
    begin(arguments.isEmpty ? name : "\(name) \(arguments)")
    leaveLineOpen()
  }

  private func begin(_ text: String) {
    endOpenLine()
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
  }

  private func endOpenLine() {
    guard isLineOpen else { return }
    isLineOpen = false
    held.write(atMost: 1) { $0.put(UInt8(ascii: "\n")) }
  }

  private func finishLine(_ answer: Answer) {
    isLineOpen = false
    if case .number(let number) = answer, number == number.rounded(), number.magnitude < 1e15 {
      held.write(atMost: 32) { cursor in
        cursor.putArrow()
        cursor.put(Int(number))
        cursor.put(UInt8(ascii: "\n"))
      }
    } else {
      held.append(answer.text.map { " -> \($0)\n" } ?? "\n")
    }
  }
}

@available(*, unavailable)
extension TraceText: Sendable {}
