import Checks
import Recording
import TableTrace

/// The assumed rules as a JSON document, those on which most calls rest first.
struct WeakestDocument: Encodable {
  private struct Rule: Encodable {
    var rule: String
    var calls: Int
    var recording: Recording?
  }

  /// The scenario whose log would settle the rule, with what it would settle besides.
  private struct Recording: Encodable {
    var scenario: String
    var calls: Int
    var rules: [String]
  }

  /// A recording that turns guesses into facts.
  private struct Wanted: Encodable {
    var scenario: String
    var command: String
    var calls: Int
    var rules: [String]
  }

  private var version = 1
  private var os: String
  private var calls: Int
  private var assumedCalls: Int
  /// The calls that are guesses.
  private var guesses: Int
  private var wanted: [Wanted]
  private var rules: [Rule]

  /// The document of some of the assumed rules, and of the recordings that are wanted most.
  init(_ assumed: AssumedRules, _ rules: Set<RuleID>, _ wanted: WantedRecordings) {
    guesses = wanted.guesses
    self.wanted = zip(wanted.recordings, wanted.commands).map { recording, command in
      Wanted(
        scenario: recording.scenario,
        command: command,
        calls: recording.calls,
        rules: recording.rules.map(\.rawValue)
      )
    }
    os = assumed.version.description
    calls = assumed.calls
    assumedCalls = assumed.assumedCalls
    self.rules = assumed.rows().filter { rules.contains($0.rule) }.map { row in
      let recording = row.recording.map { recording in
        Recording(
          scenario: recording.scenario,
          calls: recording.calls,
          rules: recording.rules.map(\.rawValue)
        )
      }
      return Rule(rule: row.rule.rawValue, calls: row.calls, recording: recording)
    }
  }
}
