/// A sink that writes the text of a trace in blocks of bytes.
///
/// A line contains its answer, but the lines of nested calls follow it. So the bytes are kept until
/// the outermost call returns.
package final class TraceText: TraceSink {
  /// The names of the callbacks as bytes with their colours, or nil for callbacks that are not
  /// traced.
  private let callbackNames: [[UInt8]?]
  /// Adds the colour of a part of a line, or nil for plain text.
  private let paint: ((String, Part) -> String)?
  /// Returns the remark after a line; nil if no line gets a remark.
  private let remark: Remark?
  private let names: TraceNames
  private let recipients: Set<Recipient>
  private let write: ([UInt8]) -> Void
  private static let blockSize = 65_536

  /// The buffer starts small, so that a short trace needs little memory.
  private var held = TraceBytes(capacity: 4096)
  private var depth = 0
  /// The number of lines begun so far, without the header.
  package private(set) var lineCount = 0
  /// For each open call or query, where its line ends in `held`, or -1 if it is not traced.
  private var lineEnds: [Int] = []
  /// For each open call or query, what its remark reports, or nil if it is not traced.
  ///
  /// It is empty if lines have no remarks.
  private var remarkedLines: [RemarkedLine?] = []
  /// The rules of everything in progress, which are collected only for remarks.
  private var rules = OpenRules()
  /// The causes of the next line, which are collected only for remarks.
  private var trail = TraceTrail()
  /// Whether the last line still needs its answer or its line break.
  private var isLineOpen = false

  /// Makes a sink that passes finished blocks to `write`.
  ///
  /// If `recipients` is nil, the calls to all recipients are traced.
  package convenience init(
    names: TraceNames = .swift,
    recipients: Set<Recipient>? = nil,
    write: @escaping ([UInt8]) -> Void
  ) {
    self.init(names: names, recipients: recipients, paint: nil, remark: nil, write: write)
  }

  /// Makes a sink with colours if `paint` is not nil, and with remarks if `remark` is not nil.
  package init(
    names: TraceNames,
    recipients: Set<Recipient>?,
    paint: ((String, Part) -> String)?,
    remark: Remark? = nil,
    write: @escaping ([UInt8]) -> Void
  ) {
    let recipients = recipients ?? Set(Recipient.allCases)
    self.names = names
    self.recipients = recipients
    self.paint = paint
    self.remark = remark
    self.write = write
    callbackNames = Callback.allCases.map { callback in
      guard recipients.contains(callback.recipient) else { return nil }
      let name = Message.callback(callback).name(names)
      return Array((paint?(name, .call(callback.recipient)) ?? name).utf8)
    }
  }

  /// Writes the header of a trace: three lines and a blank line.
  package func header(scenario: String, version: SystemVersion) {
    held.append(Self.header(scenario: scenario, version: version))
  }

  /// Returns the header of a trace: three lines and a blank line.
  package static func header(scenario: String, version: SystemVersion) -> String {
    "tabletrace trace 1\nscenario: \(scenario)\nos: \(version)\n\n"
  }

  /// Writes everything that is buffered, at the end of the simulation.
  package func finish() {
    endOpenLine()
    guard held.count > 0 else { return }
    write(held.bytes)
    held.removeAll()
  }

  package func step(_ number: Int, _ text: String) {
    line("- \(text)", .step)
    if remark != nil { trail.begin(step: number) }
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    if remark != nil { trail.endPhase() }
    line("> \(phase.rawValue)", .phase, rule: rule)
    if remark != nil { trail.begin(phase) }
  }

  package func called(_ call: Call) {
    if remark == nil, case .callback(let callback) = call.message,
      case .row(let path) = call.arguments
    {
      return called(callback, row: path, rule: call.rule)
    }
    guard recipients.contains(call.message.recipient) else { return leaveOut(call.rule) }
    let arguments = call.arguments.text
    let name = call.message.name(names)
    let painted = painted(name, .call(call.message.recipient))
    let rest = arguments.isEmpty ? "" : " \(arguments)"
    begin(painted + rest)
    leaveLineOpen(rule: call.rule, isCall: true, name + rest)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    guard remark == nil else { return called(Call(callback, .row(row), rule: rule)) }
    guard let name = callbackNames[callback.rawValue] else { return lineEnds.append(-1) }
    endOpenLine()
    lineCount += 1
    let depth = depth
    held.write(atMost: depth * 2 + name.count + 48) { cursor in
      cursor.putIndent(depth)
      cursor.put(name)
      cursor.put(UInt8(ascii: " "))
      cursor.put(row)
    }
    leaveLineOpen(rule: rule, isCall: true, "")
  }

  package var lineOfCall: Int? {
    lineEnds.last == -1 ? nil : lineCount
  }

  package func queried(_ query: Query) {
    let name = painted("? \(query.name)", .query)
    let rest = query.argument.map { " \($0)" } ?? ""
    begin(name + rest)
    leaveLineOpen(rule: query.rule, isCall: false, query.name + rest)
  }

  package func returned(_ answer: Answer) {
    let answer = answer.text.map { " \(painted("-> \($0)", .answer))" } ?? ""
    close { end, remark in
      guard end == held.count, isLineOpen else {
        let text = answer + remark
        if !text.isEmpty { held.insert(Array(text.utf8), at: end) }
        return
      }
      isLineOpen = false
      held.append("\(answer)\(remark)\n")
    }
  }

  package func returned(points: Double) {
    guard points >= 0, points == points.rounded(), points < 1e15, isLineOpen,
      paint == nil, remark == nil, lineEnds.last == held.count
    else { return returned(Answer(points: points)) }
    // This is the last line and has no remark, so nothing else is stored about its call.
    lineEnds.removeLast()
    depth -= 1
    isLineOpen = false
    held.write(atMost: 32) { cursor in
      cursor.putArrow()
      cursor.put(Int(points))
      cursor.put(UInt8(ascii: "\n"))
    }
    finishIfFull()
  }

  /// Records a rule of an answer, which only remarks show.
  package func answered(by rule: RuleID) {
    guard let last = remarkedLines.indices.last, let line = remarkedLines[last],
      !line.answerRules.contains(rule)
    else { return }
    remarkedLines[last]?.answerRules.append(rule)
  }

  /// Begins a situation, which only remarks show.
  package func entered(_ rule: RuleID?) {
    if remark != nil { rules.open(rule) }
  }

  package func left() {
    rules.close()
  }

  package func warned(_ text: String, rule: RuleID) {
    line("~ \(text)", .warning, rule: rule)
  }

  package func noted(_ text: String) {
    line(TraceFormat.note(text), .note)
  }

  package func showed(_ content: CellContent, in cell: Cell) {
    line(TraceFormat.content(content, in: cell), .content)
  }

  /// Ignores a failed gate, which the text does not show.
  package func closed(_ gate: ClosedGate) {}

  package func raised(_ exception: UIKitException) {
    let text = TraceFormat.printable("\(exception.name): \(exception.reason)")
    line("! \(text)", .exception, rule: exception.rule)
    // Calls that never return have no answer, but they have remarks.
    for (end, line) in zip(lineEnds, remarkedLines).reversed() where end >= 0 {
      held.insert(Array(remarkText(line).utf8), at: end)
    }
    lineEnds = []
    remarkedLines = []
    rules.closeAll()
  }

  /// Ends the innermost call or query, and finishes its line if it is traced.
  private func close(_ finish: (_ end: Int, _ remark: String) -> Void) {
    let remark = remarkText(remarkedLines.popLast() ?? nil)
    rules.close()
    if self.remark != nil { trail.close() }
    guard let end = lineEnds.popLast(), end >= 0 else { return }
    depth -= 1
    finish(end, remark)
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

  private func leaveLineOpen(rule: RuleID?, isCall: Bool, _ text: @autoclosure () -> String) {
    lineEnds.append(held.count)
    isLineOpen = true
    depth += 1
    guard remark != nil else { return }
    remarkedLines.append(remarked(rule, isCall: isCall))
    rules.open(rule)
    trail.open(text())
  }

  /// Begins a call that is not traced.
  private func leaveOut(_ rule: RuleID) {
    lineEnds.append(-1)
    guard remark != nil else { return }
    remarkedLines.append(nil)
    rules.open(rule)
    trail.open(nil)
  }

  private func remarked(_ rule: RuleID?, isCall: Bool) -> RemarkedLine {
    RemarkedLine(
      rule: rule,
      situation: situation(rule),
      place: trail,
      isCall: isCall
    )
  }

  /// Returns the rules around a line that has its own rule.
  private func situation(_ rule: RuleID?) -> [RuleID] {
    rule == nil ? [] : rules.all()
  }

  private func remarkText(_ line: RemarkedLine?) -> String {
    guard let remark, let line, line.rule != nil || !line.answerRules.isEmpty else { return "" }
    let text = remark(line)
    return text.isEmpty ? "" : "  \(painted("# \(text)", .remark))"
  }

  private func painted(_ text: String, _ part: Part) -> String {
    paint?(text, part) ?? text
  }

  private func line(_ text: String, _ part: Part, rule: RuleID? = nil) {
    let line = remarked(rule, isCall: false)
    begin(painted(text, part) + remarkText(line))
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
