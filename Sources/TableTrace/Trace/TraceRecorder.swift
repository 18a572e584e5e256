/// A sink that stores every line as a value, for comparisons and reports.
public final class TraceRecorder: TraceSink {
  /// The lines so far, without the answers of calls and queries that have not returned.
  public private(set) var lines: [TraceLine] = []

  private let names: TraceNames
  private let keepsGates: Bool
  /// The recipients whose calls are recorded, or nil for all.
  private let recipients: Set<Recipient>?
  /// The indices in `lines` of the open calls and queries, or nil if they are not recorded.
  private var open: [Int?] = []
  private var depth = 0
  private var rules = OpenRules()
  private var step = 0
  private var phase: Phase?
  private var heightRules: [RuleID] = []

  /// Makes a recorder of all calls, with their Swift names.
  public convenience init() {
    self.init(names: .swift)
  }

  /// Makes a recorder.
  ///
  /// If `recipients` is nil, the calls to all recipients are recorded. A trace does not print
  /// failed gates, so they are recorded only with `keepsGates`.
  package init(
    names: TraceNames = .swift,
    recipients: Set<Recipient>? = nil,
    keepsGates: Bool = false
  ) {
    self.names = names
    self.keepsGates = keepsGates
    self.recipients = recipients
  }

  /// Returns the lines and continues without them, while no call is open.
  package func takeLines() -> [TraceLine] {
    let taken = lines
    lines = []
    // If lines are taken regularly, their number stays about the same.
    lines.reserveCapacity(taken.count)
    return taken
  }

  package func step(_ number: Int, _ text: String) {
    step = number
    phase = nil
    append(.step, text: "- \(text)")
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    self.phase = phase
    append(.phase, text: "> \(phase.rawValue)", rule: rule)
  }

  package func called(_ call: Call) {
    defer { rules.open(call.rule) }
    guard keeps(call.message.recipient) else { return open.append(nil) }
    let arguments = call.arguments.text
    append(
      .call(call.message),
      arguments: arguments,
      text: Self.line(call.message.name(names), arguments),
      rule: call.rule
    )
    open.append(lines.count - 1)
    depth += 1
  }

  private func keeps(_ recipient: Recipient) -> Bool {
    recipients?.contains(recipient) ?? true
  }

  /// Returns a name and arguments with spare capacity for the answer, so that the text is allocated
  /// once.
  private static func line(_ name: String, _ arguments: String) -> String {
    let (name, arguments) = (name.utf8, arguments.utf8)
    return String(atMost: name.count + 1 + arguments.count + 32) { cursor in
      cursor.put(name)
      guard !arguments.isEmpty else { return }
      cursor.put(UInt8(ascii: " "))
      cursor.put(arguments)
    }
  }

  package var lineOfCall: Int? {
    open.last.flatMap { $0 }.map { $0 + 1 }
  }

  package func queried(_ query: Query) {
    let argument = query.argument ?? ""
    append(
      .query,
      arguments: argument,
      text: argument.isEmpty ? "? \(query.name)" : "? \(query.name) \(argument)",
      rule: query.rule
    )
    rules.open(query.rule)
    open.append(lines.count - 1)
    depth += 1
  }

  package func returned(_ answer: Answer) {
    guard let place = open.popLast() else { return }
    rules.close()
    guard let place else { return }
    depth -= 1
    guard let text = answer.text else { return }
    lines[place].answer = text
    lines[place].text += " -> "
    lines[place].text += text
  }

  package func answered(by rule: RuleID) {
    guard let place = open.last ?? nil, !lines[place].answerRules.contains(rule) else { return }
    lines[place].answerRules.append(rule)
  }

  package func skippedCall(by rule: RuleID) {
    guard let last = lines.indices.last, !lines[last].skippedBy.contains(rule) else { return }
    lines[last].skippedBy.append(rule)
  }

  package func sized(by rules: [RuleID]) {
    heightRules = rules
  }

  package func entered(_ rule: RuleID?) {
    rules.open(rule)
  }

  package func left() {
    rules.close()
  }

  package func warned(_ text: String, rule: RuleID) {
    append(.warning, text: "~ \(text)", rule: rule)
  }

  package func noted(_ text: String) {
    append(.note, text: TraceFormat.note(text))
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    append(
      .content,
      arguments: cell.description,
      answer: content.description,
      text: TraceFormat.content(content, in: cell)
    )
  }

  package func closed(_ gate: ClosedGate) {
    guard keepsGates, keeps(gate.callback.recipient) else { return }
    let name = Message.callback(gate.callback).name(names)
    let row = gate.row.map { " \($0)" } ?? ""
    append(
      .gate(gate),
      arguments: gate.row?.description ?? "",
      text: "\(name)\(row) not called: \(gate.gate.rawValue)",
      rule: gate.rule
    )
  }

  package func raised(_ exception: UIKitException) {
    append(
      .crash,
      text: "! \(TraceFormat.printable("\(exception.name): \(exception.reason)"))",
      rule: exception.rule
    )
    open = []
    rules.closeAll()
  }

  private func append(
    _ kind: TraceLine.Kind,
    arguments: String = "",
    answer: String? = nil,
    text: String,
    rule: RuleID? = nil
  ) {
    lines.append(
      TraceLine(
        kind: kind,
        depth: depth,
        arguments: arguments,
        answer: answer,
        text: text,
        step: step,
        phase: phase,
        rule: rule,
        situation: rule == nil ? [] : rules.all(),
        heightRules: heightRules
      )
    )
  }
}

@available(*, unavailable)
extension TraceRecorder: Sendable {}
