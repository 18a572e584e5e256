package import TableTrace

/// Checks which laws the text of a golden breaks.
package struct TraceLaws {
  private var checker: LawChecker
  /// The depths and answers of the calls and queries that have not ended.
  private var open: [(depth: Int, answer: String?)] = []
  private var steps = 0

  /// The broken laws in a golden, with lines of its file, in order.
  ///
  /// The lines of the body are read once. `checker` comes from the scenario's run, because it knows
  /// the implemented callbacks.
  package static func breaches(
    in survey: GoldenSurvey,
    body: some Sequence<String>,
    heardBy checker: LawChecker
  ) -> [LawBreach] {
    var laws = TraceLaws(checker: checker.afresh(survey.header.os, in: survey.messages))
    for (place, line) in body.enumerated() {
      laws.take(line, number: Golden.lineNumber(ofBodyLine: place))
    }
    laws.close(downTo: 0)
    return laws.checker.breaches
  }

  private init(checker: LawChecker) {
    self.checker = checker
  }

  private mutating func take(_ line: String, number: Int) {
    let text = Substring(line.utf8.drop { $0 == blank })
    let depth = (line.utf8.count - text.utf8.count) / 2
    close(downTo: depth)
    let rest = text.utf8.dropFirst()
    switch rest.first == blank ? text.utf8.first : nil {
    case UInt8(ascii: "-"):
      steps += 1
      checker.step(steps, String(Substring(rest.dropFirst())))
    case UInt8(ascii: ">"):
      let phase = Phase(rawValue: String(Substring(rest.dropFirst())))
      if let phase { checker.phase(phase, rule: nil) }
    case UInt8(ascii: "!"): checker.raised(rule: nil)
    case UInt8(ascii: "~"), UInt8(ascii: "*"), UInt8(ascii: "="): checker.warned(rule: nil)
    case _: open(line, depth, number)
    }
    if checker.isUnplaced { checker.place(String(text), line: number) }
  }

  /// Begins a call or a query at this depth.
  private mutating func open(_ line: String, _ depth: Int, _ number: Int) {
    let event = Event(traceLine: line)
    open.append((depth, event.answer))
    // The name of a query begins with its mark, so it is not one of these.
    guard let message = Self.messages[event.name], case .text(let text) = event.arguments else {
      return checker.queried()
    }
    checker.called(message, LawArguments(text: text), rule: nil)
    if checker.isAsking { checker.note(line: number) }
  }

  /// Ends all calls at the depth of a line, or deeper.
  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      checker.returned(LawAnswer(text: last.answer), text: last.answer)
    }
  }

  static func message(_ name: String) -> Message? { messages[name] }

  private static let messages: [String: Message] = {
    let callbacks = Callback.allCases.map(Message.callback)
    let all = callbacks + CellHook.allCases.map(Message.cell)
    let controllers = ControllerHook.allCases.map(Message.controller)
    let pairs = (all + controllers).map { ($0.name(.swift), $0) }
    // A cell and a controller both have setEditing, which no law uses.
    return Dictionary(pairs) { first, _ in first }
  }()
}

private let blank = UInt8(ascii: " ")
