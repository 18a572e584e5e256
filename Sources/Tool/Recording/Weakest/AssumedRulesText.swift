package import Diagnostics
import Project
package import TableTrace

/// The assumed rules as `rules --weakest` prints them, or as the page 'What we do not know'.
package struct AssumedRulesText {
  var assumed: AssumedRules
  var rules: Set<RuleID>
  var ink = Ink()

  package init(
    assumed: AssumedRules,
    rules: Set<RuleID>,
    ink: Ink = Ink()
  ) {
    self.assumed = assumed
    self.rules = rules
    self.ink = ink
  }

  /// A row for each rule, then the rules that affect no call.
  package var table: String {
    let rows = assumed.rows().filter { rules.contains($0.rule) }
    let resting = rows.filter { $0.calls > 0 }
    let unused = rows.filter { $0.calls == 0 }.map(\.rule.rawValue)
    var text = "\(ink.paint(assumed.version.description, .bold)): \(sum)\n"
    if rows.isEmpty { return text + "none of these rules is assumed\n" }
    if !resting.isEmpty { text += Self.legend + "\n" + lines(resting) }
    if !unused.isEmpty {
      let names = unused.joined(separator: ", ")
      text +=
        "\n"
        + Paragraph.wrapped(
          "these rules are assumed too, but no call depends on them: "
            + "\(names)"
        )
    }
    return text
  }

  private var sum: String {
    "\(assumed.assumedCalls) of \(assumed.calls) calls in the scenarios depend on an assumed rule"
  }

  /// The meaning of the numbers, which differ from those of the recordings above them.
  private static let legend = Paragraph.wrapped(
    "The first column counts the calls that depend on the rule. The last column counts all calls "
      + "and rules that the recording would confirm. Both include calls that were seen on an older "
      + "version. The recordings above count only guesses."
  )

  private func lines(_ rows: [AssumedRules.Row]) -> String {
    let header = ["calls", "rule", "record", "which confirms"]
    return TextTable.lines(
      [header]
        + rows.map { row in
          let settles = row.recording.map { "\($0.calls) calls, \(Self.count($0.rules))" } ?? ""
          return [
            row.calls.description, row.rule.rawValue, row.recording?.scenario ?? "", settles,
          ]
        }
    )
  }

  private static func count(_ rules: [RuleID]) -> String {
    rules.count == 1 ? "1 rule" : "\(rules.count) rules"
  }

  package var page: String {
    let plan = assumed.plan()
    let shown = Set(plan.flatMap(\.rules))
    let unused = assumed.rows().map(\.rule).filter { !shown.contains($0) }
    return """
      # What we do not know

      What the simulation assumes about \(assumed.version) without evidence, and the recordings that would \
      confirm it.

      ## Overview

      No evidence of \(assumed.version) shows the rules on this page. For each of them the simulation does \
      the simplest thing that contradicts no evidence. After *tabletrace assumes*, each entry says what \
      that is.

      If you can run a table on \(assumed.version), record the first scenario of the list. Print every \
      callback with its arguments, and send the log. `CONTRIBUTING.md` describes the steps.

      `tabletrace rules --weakest --markdown` writes this page. \
      `tabletrace rules --weakest --os 'iOS 18'` prints the rules of another version. It also counts the \
      calls that depend on each rule.

      ## Record these first

      A recording of each scenario confirms the rules below its name. A rule is listed only under the first \
      recording that confirms it.

      \(plan.map(section).joined(separator: "\n"))
      ## Rules without an effect on a call of the library

      \(unused.map(item).joined())
      """
  }

  private func section(_ recording: AssumedRules.Recording) -> String {
    "### \(recording.scenario)\n\n" + recording.rules.map(item).joined()
  }

  private func item(_ rule: RuleID) -> String {
    guard let entry = RuleBook.entry(rule) else { return "" }
    let says = entry.range(for: assumed.version).map(\.says).map { says in
      " tabletrace assumes: " + (says.hasSuffix(".") ? says : says + ".")
    }
    return "- `\(rule.rawValue)`: \(entry.sentence)\(says ?? "")\n"
  }
}
