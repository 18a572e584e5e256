import Diagnostics
import TableTrace

/// `explain`: what a callback, a rule or the code of an error is.
struct ExplainCommand: Command {
  static let facts = CommandFacts(
    name: "explain",
    operands: "CALLBACK|RULE|CODE",
    atLeast: 1,
    atMost: 1,
    says: "explain a callback, a rule or the code of an error",
    examples: ["tabletrace explain heightForRowAt"]
  )

  /// What is explained.
  enum Subject {
    case callback(CallbackFacts)
    case rule(RuleEntry)
    case code(ProblemCode)
  }

  var subject: Subject

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    if let callback = Callback.named(word) {
      subject = .callback(callback.facts)
    } else if let rule = RuleID(rawValue: word), let entry = RuleBook.entry(rule) {
      subject = .rule(entry)
    } else if let code = ProblemCode.named(word) {
      subject = .code(code)
    } else {
      let names =
        Callback.allCases.map(\.facts.key) + RuleID.allCases.map(\.rawValue)
        + ProblemCode.all.map(\.name)
      throw .badValue(
        word,
        of: "explain",
        expected: "which explains a callback, a rule or the code of an error",
        near: NearNames.of(word, in: names)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .callback(let facts): try world.print(page(facts, world.ink))
    case .rule(let entry):
      try world.print(RulePage(entry: entry, version: nil, ink: world.ink).text)
    case .code(let code): try world.print(page(code, world.ink))
    }
    return .success
  }

  private func page(_ code: ProblemCode, _ ink: Ink) -> String {
    "\(ink.paint(code.name, .bold)): \(code.title) (\(code.severity.rawValue))\n\n"
      + Paragraph.wrapped(code.explanation)
  }

  private func page(_ facts: CallbackFacts, _ ink: Ink) -> String {
    let deprecated = facts.deprecated.map { ", deprecated from \($0) on" } ?? ""
    var rows = [
      ["Swift", facts.swiftName ?? "none"],
      ["Objective-C", facts.selector],
      ["declared by", facts.declaringProtocol.rawValue],
      ["received by", facts.recipient.rawValue],
      ["available", "from \(facts.introduced) on\(deprecated)"],
      ["implemented", facts.isRequired ? "always: it is required" : "optional"],
      ["when absent", facts.defaultAnswer],
    ]
    if !facts.callback.isSentByTable {
      rows.append(["sent", "never by a table, which has nothing to zoom"])
    }
    return "\(ink.paint(facts.key, .bold))\n" + TextTable.lines(rows.map { ["  \($0[0])", $0[1]] })
  }
}
