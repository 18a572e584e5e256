import Checks
import Recording
import Reports
import TableTrace
import Teaching

/// The assumed rules as a JSON document, those that affect most calls first.
struct WeakestDocument {
  var assumed: AssumedRules
  var rules: Set<RuleID>
  var wanted: WantedRecordings

  static let shape = JSONShape<WeakestDocument>([
    .version,
    .init("os", .text, \.assumed.version.description),
    .init("calls", .count, \.assumed.calls),
    .init("assumedCalls", .count, \.assumed.assumedCalls),
    .init("guesses", .count, \.wanted.guesses),
    .init("wanted", .list(wanted)) { Array(zip($0.wanted.recordings, $0.wanted.commands)) },
    .init("rules", .list(rule)) { document in
      document.assumed.rows().filter { document.rules.contains($0.rule) }
    },
  ])

  private static let wanted = JSONShape<(AssumedRules.Recording, command: String)>([
    .init("scenario", .text, \.0.scenario),
    .init("command", .text, \.command),
    .init("calls", .count, \.0.calls),
    .init("rules", .words(of: .word), \.0.rules),
  ])

  private static let rule = JSONShape<AssumedRules.Row>([
    .init("rule", .word, \.rule),
    .init("calls", .count, \.calls),
    .init("recording", optional: .object(recording), \.recording),
  ])

  private static let recording = JSONShape<AssumedRules.Recording>([
    .init("scenario", .text, \.scenario),
    .init("calls", .count, \.calls),
    .init("rules", .words(of: .word), \.rules),
  ])
}
