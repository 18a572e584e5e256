package import TableTrace

/// Judges the text of a trace by the laws, as a golden has it.
package struct TraceLaws {
  private var checker: LawChecker
  /// The depths and answers of the calls and questions that have not ended.
  private var open: [(depth: Int, answer: String?)] = []
  private var steps = 0

  /// The breaches in a golden, by what occurs in it and is heard; their lines are those of the file.
  ///
  /// - Parameters:
  ///   - golden: the golden
  ///   - checker: what judged the run of its scenario, and knows what is heard in it
  /// - Returns: the laws that are broken, in the order of the lines
  package static func breaches(in golden: Golden, heardBy checker: LawChecker) -> [LawBreach] {
    let names = Set(golden.body.lazy.map(Golden.firstWord))
    let messages = Set(names.compactMap { Self.messages[$0] })
    var laws = TraceLaws(checker: checker.afresh(golden.header.os, in: messages))
    for (place, line) in golden.body.enumerated() {
      laws.take(line, number: Golden.lineNumber(ofBodyLine: place))
    }
    laws.close(downTo: 0)
    return laws.checker.breaches
  }

  private init(checker: LawChecker) {
    self.checker = checker
  }

  private mutating func take(_ line: String, number: Int) {
    let text = String(line.drop { $0 == " " })
    let depth = (line.utf8.count - text.utf8.count) / 2
    close(downTo: depth)
    switch text.prefix(2) {
    case "- ":
      steps += 1
      checker.step(steps, String(text.dropFirst(2)))
    case "> ":
      if let phase = Phase(rawValue: String(text.dropFirst(2))) { checker.phase(phase, rule: nil) }
    case "! ": checker.raised(rule: nil)
    case "~ ", "* ", "= ": checker.warned(rule: nil)
    case _: open(line, depth, number)
    }
    if checker.isUnplaced { checker.place(text, line: number) }
  }

  /// A call or a question begins, which is as deep as this.
  private mutating func open(_ line: String, _ depth: Int, _ number: Int) {
    let event = Event(traceLine: line)
    open.append((depth, event.answer))
    // The name of a question begins with its mark, so that it is none of these.
    guard let message = Self.messages[event.name], case .text(let text) = event.arguments else {
      return checker.queried()
    }
    checker.called(message, LawArguments(text: text), rule: nil)
    if checker.isAsking { checker.note(line: number) }
  }

  /// What is as deep as a line, or deeper, has ended before it.
  private mutating func close(downTo depth: Int) {
    while let last = open.last, last.depth >= depth {
      open.removeLast()
      checker.returned(LawAnswer(text: last.answer), text: last.answer)
    }
  }

  /// The messages by the names that traces print.
  private static let messages: [String: Message] = {
    let callbacks = Callback.allCases.map(Message.callback)
    let all = callbacks + CellHook.allCases.map(Message.cell)
    let controllers = ControllerHook.allCases.map(Message.controller)
    let pairs = (all + controllers).map { ($0.name(.swift), $0) }
    // A cell and a controller have setEditing, which no law looks at.
    return Dictionary(pairs) { first, _ in first }
  }()
}
