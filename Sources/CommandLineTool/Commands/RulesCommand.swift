import TableTrace

/// `rules`: what each rule says, for which versions, how sure, and on what evidence.
struct RulesCommand: Command {
  static let facts = CommandFacts(
    name: "rules",
    operands: "[RULE...]",
    flags: [.os],
    says: "print the rules of order, what they say for each version, and how sure each is",
    details: [
      "RULE is the name of a rule (load.section-order), of a group (load), or how names begin "
        + "(load.row-*). 'tabletrace list rules' prints the names with a sentence each."
    ],
    examples: [
      "tabletrace rules --os 'iOS 9'",
      "tabletrace rules load.section-order",
      "tabletrace rules load",
    ]
  )

  var rules: [RuleEntry]
  var version: SystemVersion?

  init(_ line: TypedLine) throws(UsageProblem) {
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    if let text = line.value(.os) {
      version = try VersionArgument.read(text, of: Flag.os.spelling)
    }
    rules = try RuleSelection.rules(line.operands)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let pages = rules.map { RulePage(entry: $0, version: version, ink: world.ink).text }
    try world.print(pages.joined(separator: "\n"))
    return .success
  }
}
