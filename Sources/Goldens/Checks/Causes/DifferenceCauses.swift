package import Goldens
package import Scenarios
package import TableTrace

/// Why a trace differs from its golden, as far as is known.
package struct DifferenceCauses {
  /// The whole cause in one sentence, where the scenario itself says it; nil else.
  var sentence: String?
  /// What the scenario says, shorter than the sentence.
  var certain: [String] = []
  /// What may be the cause.
  var possible: [String] = []
  /// What may be the cause where no run and no line of the scenario shows one.
  var guesses: [String] = []
  /// What has changed too, and is not the cause of the first difference.
  var also: [String] = []
  /// Whether other values of rules, and other texts, were run.
  var wereTried = false

  /// Whether nothing was found.
  var isEmpty: Bool { sentence == nil && certain.isEmpty && possible.isEmpty }

  /// Adds what runs have shown: the only rule that gives the whole golden is the cause, all others are
  /// possible, as is each other text, because nobody knows what the scenario was.
  mutating func add(texts: [CauseTrials.Shown], rules: [CauseTrials.Shown]) {
    if isEmpty, texts.isEmpty, rules.count == 1, rules.allSatisfy(\.isWhole) {
      certain = rules.map(\.sentence)
    } else {
      possible += (texts + rules).map(\.sentence)
    }
  }

  /// The rules with another value of which a log's line comes; a log says nothing of the scenario's text.
  package static func ofLog(
    _ log: RecordedLog,
    _ result: LogComparison.Result,
    _ scenario: Scenario,
    _ version: SystemVersion
  ) -> DifferenceCauses? {
    guard let divergence = result.verdict.divergence, result.tracedLines <= CauseTrials.mostLines,
      log.callCount <= CauseTrials.mostLines
    else { return nil }
    var trials = CauseTrials(log: log, equalLines: result.equalLines, scenario: scenario, version)
    var causes = DifferenceCauses()
    causes.possible = trials.rules(divergence.candidates).map(\.sentence)
    return causes.isEmpty ? nil : causes
  }

  /// The lines below a difference; `related` is said of the rules of the line where nothing is known to be
  /// the cause.
  package func lines(related: [String]) -> [String] {
    let why = certain.map { "why: \($0)" }
    let may = (possible + guesses).map { "possible cause: \($0)" }
    let end = also.map { "also: \($0)" }
    guard isEmpty else { return why + may + end }
    guard guesses.isEmpty else { return may + related + end }
    return [Self.unknown(wereTried)] + related + end
  }

  private static func unknown(_ wereTried: Bool) -> String {
    let start = "no step, return value or method of the scenario explains this"
    let tried = ", and no other value of a rule does"
    return
      "\(start)\(wereTried ? tried : ""). Check for a change of the host, the size, a property, a "
      + "reaction, the cells, or tabletrace itself"
  }
}
