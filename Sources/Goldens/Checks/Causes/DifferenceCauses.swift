package import Goldens
package import Scenarios
package import TableTrace

/// The causes of the difference between a trace and its golden, as far as they are known.
package struct DifferenceCauses {
  /// The whole cause in one sentence, if the scenario itself shows it.
  var sentence: String?
  /// The causes that the scenario shows, shorter than the sentence.
  var certain: [String] = []
  var possible: [String] = []
  /// What may be the cause where no run and no line of the scenario shows one.
  var guesses: [String] = []
  /// What has changed too, and is not the cause of the first difference.
  var also: [String] = []
  /// What shows that the golden may have been edited.
  var edit: String?
  /// Whether a run or a line of the scenario shows a cause.
  private(set) var isShown = false
  /// Whether other values of rules, and other texts, were run.
  var wereTried = false

  var isEmpty: Bool { sentence == nil && certain.isEmpty && possible.isEmpty }

  /// Adds the results of runs.
  ///
  /// Each is possible, because the former scenario is unknown. A run that gives the whole golden takes the
  /// place of what no run shows, and of rules that only give its line.
  mutating func add(texts: [CauseTrials.Shown], rules: [CauseTrials.Shown]) {
    let all = texts + rules
    let whole = all.filter(\.isWhole)
    if !whole.isEmpty {
      isShown = true
      possible = []
    }
    possible += (whole.isEmpty ? all : whole).map(\.sentence)
  }

  /// Returns the rules that produce a log's line if they have another value.
  ///
  /// A log says nothing about the scenario's text.
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

  /// Returns the lines below a difference.
  ///
  /// `related` lists the rules of the line if no cause is known.
  package func lines(related: [String]) -> [String] {
    let why = certain.map { "why: \($0)" }
    let may = (possible + guesses).map { "possible cause: \($0)" }
    let end = also.map { "also: \($0)" }
    let edited = edit.map { ["also: \($0)"] } ?? []
    guard isEmpty else { return why + may + edited + end }
    guard guesses.isEmpty else { return may + edited + related + end }
    return [Self.unknown(wereTried, edit)] + related + end
  }

  private static func unknown(_ wereTried: Bool, _ edit: String?) -> String {
    let start = "no part of the scenario explains this"
    let tried = ", and no other value of a rule does"
    let shown = edit.map { "\($0.prefix(1).uppercased())\($0.dropFirst()). " } ?? ""
    return
      "\(start)\(wereTried ? tried : ""). \(shown)Check whether the golden file was edited, or the host, the "
      + "device or tabletrace has changed"
  }
}
