import Diagnostics
import TableTrace

/// `rules`: what each rule says, for which versions, how sure, and on what evidence.
struct RulesCommand: Command {
  static let facts = CommandFacts(
    name: "rules",
    operands: "[RULE...]",
    flags: [.os, .changes, .quiet],
    says: "print the rules of order, what they say for each version, and how sure each is",
    details: [
      "RULE is the name of a rule (load.section-order), of a group (load), or how names begin "
        + "(load.row-*). 'tabletrace list rules' prints the names with a sentence each.",
      "A rule decides, where code obeys its value, or states what the code does.",
      "--changes prints what changed from release to release, --os only that of one release.",
    ],
    examples: [
      "tabletrace rules --os 'iOS 9'",
      "tabletrace rules load.section-order",
      "tabletrace rules load",
      "tabletrace rules --changes --os 'iOS 11'",
    ]
  )

  var rules: [RuleEntry]
  var version: SystemVersion?
  /// Whether what changes from release to release is told, and not what holds.
  var tellsChanges: Bool

  init(_ line: TypedLine) throws(UsageProblem) {
    if line.values(.os).count > 1 { throw .repeatedFlag(.os) }
    if let text = line.value(.os) {
      version = try VersionArgument.read(text, of: Flag.os.spelling)
    }
    tellsChanges = line.has(.changes)
    rules = try RuleSelection.rules(line.operands)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    try world.print(tellsChanges ? history(world.ink) : pages(world.ink))
    if let version { try world.noteMissingRecordings(of: version) }
    return .success
  }

  private func pages(_ ink: Ink) -> String {
    rules.map { RulePage(entry: $0, version: version, ink: ink).text }.joined(separator: "\n")
  }

  private func history(_ ink: Ink) -> String {
    RuleHistory(rules: Set(rules.map(\.id)), version: version, ink: ink).text
  }
}
