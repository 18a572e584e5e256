package import Goldens
package import Scenarios
package import TableTrace

/// The known or possible causes of the difference between a trace and its golden.
package struct DifferenceCauses {
  /// The whole cause in one sentence, or nil if the scenario itself does not show it.
  var sentence: String?
  /// Short descriptions of the causes that the scenario shows.
  var certain: [String] = []
  var possible: [String] = []
  /// Possible causes that neither a run nor a line of the scenario confirms.
  var guesses: [String] = []
  /// Other changes, which are not the cause of the first difference.
  var also: [String] = []
  /// The sign that the golden may have been edited, or nil if there is none.
  var edit: String?
  /// Whether a run or a line of the scenario confirms a cause.
  private(set) var isShown = false
  /// Whether runs with other rule values and other texts were tried.
  var wereTried = false

  var isEmpty: Bool { sentence == nil && certain.isEmpty && possible.isEmpty }

  /// Adds the results of runs, which replace guesses if they give the whole golden.
  mutating func add(texts: [CauseTrials.Shown], rules: [CauseTrials.Shown]) {
    let all = texts + rules
    let whole = all.filter(\.isWhole)
    if !whole.isEmpty {
      isShown = true
      possible = []
    }
    possible += (whole.isEmpty ? all : whole).map(\.sentence)
  }

  /// Returns the rules that produce a log's line if their value changes.
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

  /// Returns the lines to print below a difference, with the `related` rules if no cause is known.
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
    let start = "no part of the scenario explains this difference"
    let tried = ", and no other value of a rule explains it"
    let shown = edit.map { "\($0.prefix(1).uppercased())\($0.dropFirst()). " } ?? ""
    return
      "\(start)\(wereTried ? tried : ""). \(shown)Check whether the golden file was edited, or "
      + "whether the host, the device or tabletrace has changed"
  }
}
