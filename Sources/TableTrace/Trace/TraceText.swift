/// A sink that writes the text form of a trace, a block of bytes at a time.
///
/// A line carries its answer, and the lines of the calls made inside it follow; so the bytes are
/// held until the outermost call has returned. A class, as every sink is.
public final class TraceText: TraceSink {
  private let names: [[UInt8]]
  private let style: TraceNames
  private let isTraced: [Bool]
  private let write: ([UInt8]) -> Void
  private let blockSize = 65_536

  private var held: TraceBytes
  private var depth = 0
  /// For each open call or query, the place in `held` where its line ends; -1 if it is not traced.
  private var lineEnds: [Int] = []

  /// Makes a sink that hands finished blocks to `write`; `recipients` nil traces every recipient.
  public init(
    names style: TraceNames = .swift,
    recipients: Set<Recipient>? = nil,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.style = style
    names = Callback.allCases.map { Array(Message.callback($0).name(style).utf8) }
    isTraced = Callback.allCases.map { recipients?.contains($0.recipient) ?? true }
    tracesCells = recipients?.contains(.cell) ?? true
    tracesController = recipients?.contains(.controller) ?? true
    held = TraceBytes(capacity: blockSize + 4096)
    self.write = write
  }

  private let tracesCells: Bool
  private let tracesController: Bool

  /// Writes the three lines in front of a trace and the blank line after them.
  public func header(scenario: String, version: SystemVersion) {
    held.append("tabletrace trace 1\nscenario: \(scenario)\nos: \(version)\n\n")
  }

  /// Hands out everything that is held; call it when the simulation has ended.
  public func finish() {
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
    guard beginName(call.message) else { return lineEnds.append(-1) }
    append(call.arguments)
    lineEnds.append(held.count)
    held.append(UInt8(ascii: "\n"))
    depth += 1
  }

  public func queried(_ query: Query) {
    indent()
    held.append("? \(query.name)")
    if let argument = query.argument {
      held.append(" \(argument)")
    }
    lineEnds.append(held.count)
    held.append(UInt8(ascii: "\n"))
    depth += 1
  }

  public func returned(_ answer: Answer) {
    guard let end = lineEnds.popLast(), end >= 0 else { return }
    depth -= 1
    if end + 1 == held.count {
      held.removeLast()
      append(answer)
      held.append(UInt8(ascii: "\n"))
    } else if let text = answer.text {
      let words = Array(" -> \(text)".utf8)
      held.insert(words, at: end)
    }
    flushIfOutermost()
  }

  public func warned(_ text: String, rule: RuleID) {
    line("~ \(text)")
  }

  public func raised(_ exception: UIKitException) {
    line("! \(exception.name): \(exception.reason)")
    lineEnds = []
  }

  private func line(_ text: String) {
    indent()
    held.append(text)
    held.append(UInt8(ascii: "\n"))
    flushIfOutermost()
  }

  private func indent() {
    for _ in 0..<depth {
      held.append("  " as StaticString)
    }
  }

  private func flushIfOutermost() {
    if depth == 0, held.count >= blockSize {
      finish()
    }
  }

  /// Begins the line of a call; false when its recipient is not traced.
  private func beginName(_ message: Message) -> Bool {
    switch message {
    case .callback(let callback):
      guard isTraced[Int(callback.rawValue)] else { return false }
      indent()
      held.append(names[Int(callback.rawValue)])
    case .cell:
      guard tracesCells else { return false }
      indent()
      held.append(message.name(style))
    case .controller:
      guard tracesController else { return false }
      indent()
      held.append(message.name(style))
    }
    return true
  }

  private func append(_ arguments: Arguments) {
    switch arguments {
    case .row(let path):
      held.append(UInt8(ascii: " "))
      held.append(path)
    case .section(let section):
      held.append(UInt8(ascii: " "))
      held.append(section)
    case .none:
      break
    case .optionalRow, .move, .rows, .cell, .hook, .view, .indexTitle, .words, .flag:
      held.append(UInt8(ascii: " "))
      held.append(arguments.text)
    }
  }

  private func append(_ answer: Answer) {
    switch answer {
    case .number(let number):
      held.append(" -> " as StaticString)
      held.append(number)
    case .integer(let integer):
      held.append(" -> " as StaticString)
      held.append(integer)
    case .void:
      break
    case .none, .automatic, .flag, .text, .cell, .existingCell, .view, .row, .rect, .size,
      .point, .list, .word:
      held.append(" -> \(answer.text ?? "")")
    }
  }
}

@available(*, unavailable)
extension TraceText: Sendable {}
