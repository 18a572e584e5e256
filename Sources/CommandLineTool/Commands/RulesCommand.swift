import TableTrace

/// `rules`: what each rule says, for which versions, how sure, and on what evidence.
struct RulesCommand: Command {
  static let facts = CommandFacts(
    name: "rules",
    operands: "[RULE...]",
    flags: [.os],
    says: "print the rules of order, what they say for each version, and how sure each is",
    examples: ["tabletrace rules --os 'iOS 9'", "tabletrace rules load.section-order"]
  )

  var rules: [RuleID]
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    if let text = line.value(.os) {
      version = try VersionArgument.read(text, of: Flag.os.spelling)
    }
    rules = []
    for word in line.operands {
      guard let rule = RuleID(rawValue: word) else {
        throw .badValue(
          word,
          of: "rules",
          expected: "which is the name of a rule",
          near: NearNames.of(word, in: RuleID.allCases.map(\.rawValue))
        )
      }
      rules.append(rule)
    }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let chosen = RuleBook.all.filter { rules.isEmpty || rules.contains($0.id) }
    let pages = chosen.map { RulePage(entry: $0, version: version, ink: world.ink).text }
    try world.print(pages.joined(separator: "\n"))
    return .success
  }
}
