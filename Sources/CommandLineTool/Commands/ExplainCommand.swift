import Diagnostics
import Scenarios
import TableTrace

/// `explain`: what a callback, a rule or the code of an error is.
struct ExplainCommand: Command {
  static let facts = CommandFacts(
    name: "explain",
    purpose: .find,
    operands: "CALLBACK|RULE|CODE|WORD",
    atLeast: 1,
    atMost: 1,
    says: "explain a callback, a rule, the code of an error or a word of scenarios",
    examples: [
      "tabletrace explain heightForRowAt", "tabletrace explain T012", "tabletrace explain tap",
    ]
  )

  /// What is explained.
  enum Subject {
    case callback(CallbackFacts)
    case rules([RuleEntry])
    case code(ProblemCode)
    case language(String)
  }

  var subject: Subject

  init(_ line: TypedLine) throws(UsageProblem) {
    let word = line.operands.first ?? ""
    if let callback = Callback.named(word) {
      subject = .callback(callback.facts)
    } else if let code = ProblemCode.named(word) {
      subject = .code(code)
    } else if case let rules = RuleSelection.rules(named: word), !rules.isEmpty {
      subject = .rules(rules)
    } else if let part = ScenarioReference.part(about: word) {
      subject = .language(part)
    } else {
      let names =
        Callback.allCases.map(\.facts.key) + RuleSelection.names + ProblemCode.all.map(\.name)
        + ScenarioReference.words
      throw .badValue(
        word,
        of: "explain",
        expected: "which explains callbacks, rules, the language and the codes of errors",
        near: NearNames.of(word, in: names)
      )
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    switch subject {
    case .callback(let facts): try world.print(page(facts, world.ink))
    case .rules(let entries):
      let pages = entries.map { RulePage(entry: $0, version: nil, ink: world.ink).text }
      try world.print(pages.joined(separator: "\n"))
    case .code(let code): try world.print(page(code, world.ink))
    case .language(let part): try world.print(part)
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
