import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace

/// Runs a scenario with other rule values or other texts, to see which of them reproduce its
/// golden.
struct CauseTrials {
  struct Shown {
    var sentence: String
    /// Whether the run reproduces the whole golden, and not only the line that differs.
    var isWhole: Bool
    /// The number of keys that the run changes.
    var keyCount = 1
    /// Whether the run has a value that is only tried, and not the scenario without a key.
    var isGuess = true
  }

  /// How much of the golden a run reproduces.
  private enum Reach: Comparable {
    case less
    /// The lines before the one that differs, and a third text in its place.
    case changedLine
    case line
    case whole
  }

  /// The longest trace to run again, in lines.
  static let mostLines = 5_000
  /// The most lines of all runs together, so that a check with many differences stays fast.
  private static let mostOfAll = 60_000
  private static let mostRules = 16
  static let mostNamed = 3

  /// How much of the golden a run reproduces, and its number of lines.
  private typealias Run = (reach: Reach, lineCount: Int)

  private let result: (line: String, whole: String)
  private var scenario: Scenario
  private let version: SystemVersion
  private let run: (Scenario, Profile) -> Run
  private var linesLeft = mostOfAll

  /// Prepares to compare runs with the lines of a golden.
  init(body: [String], divergence: Divergence, scenario: Scenario, _ version: SystemVersion) {
    let place = divergence.lineNumber - Golden.lineNumber(ofBodyLine: 0)
    self.scenario = scenario
    self.version = version
    result = ("the trace has this line of the golden file", "the trace equals the golden file")
    run = { scenario, profile in
      let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
      _ = ScenarioRunner(scenario: scenario, profile: profile).run(into: recorder)
      let lines = recorder.lines
      let shorter = min(lines.count, body.count)
      let difference = (0..<shorter).first { !body[$0].isWritten(as: lines[$0].indented) }
      let end = difference ?? shorter
      if end == body.count, end == lines.count { return (.whole, lines.count) }
      if end > place { return (.line, lines.count) }
      guard end == place, end < lines.count else { return (.less, lines.count) }
      let isOther = lines[end].indented != divergence.traced?.text
      return (isOther ? .changedLine : .less, lines.count)
    }
  }

  /// Prepares to compare runs with the first `equalLines` lines of a log.
  init(log: RecordedLog, equalLines: Int, scenario: Scenario, _ version: SystemVersion) {
    let comparison = LogComparison(log)
    self.scenario = scenario
    self.version = version
    result = ("the trace has the line of the log", "the log matches")
    run = { scenario, profile in
      let progress = Simulation.progress(comparison, with: scenario, profile)
      if progress.differingLine == nil { return (.whole, progress.tracedLines) }
      return (progress.equalLines > equalLines ? .line : .less, progress.tracedLines)
    }
  }

  /// Returns the rules that produce the golden's line if their value changes.
  mutating func rules(_ candidates: [RuleID]) -> [Shown] {
    var seen: Set<RuleID> = []
    var shown: [Shown] = []
    for rule in candidates.filter({ seen.insert($0).inserted }).prefix(Self.mostRules) {
      if let found = exchange(rule) { shown.append(found) }
    }
    let whole = shown.filter(\.isWhole)
    return Array((whole.isEmpty ? shown : whole).prefix(Self.mostNamed))
  }

  /// Returns the most likely text change that reproduces the whole golden.
  mutating func texts(_ changes: [TextChanges.Change], of text: ScenarioText) -> [Shown] {
    var shown: [Shown] = []
    for change in changes where linesLeft > 0 && shown.isEmpty {
      guard reach([change.edit], of: text) == .whole else { continue }
      shown.append(Shown(sentence: "\(change.phrase), \(result.whole)", isWhole: true))
    }
    return shown
  }

  /// Returns the other values of what decides the rows on screen that give the whole golden, the first one of
  /// each.
  ///
  /// Only the smallest sets of keys are returned, those without a guessed value first.
  mutating func sizes(_ values: [SizeChanges.Value], of text: ScenarioText) -> SizeChanges.Found {
    var found = SizeChanges.Found()
    for value in values {
      for change in value.changes where linesLeft > 0 {
        let reach = reach(change.edits, of: text)
        if reach > .less { found.changesLine = true }
        if reach >= .line { found.reachesLine = true }
        guard reach == .whole else { continue }
        let sentence = "\(change.phrase), \(result.whole)"
        found.shown.append(
          Shown(
            sentence: sentence,
            isWhole: true,
            keyCount: change.edits.count,
            isGuess: !change.isRemoval
          )
        )
        break
      }
    }
    let least = found.shown.map(\.keyCount).min()
    let smallest = found.shown.filter { $0.keyCount == least }
    let ordered = smallest.filter { !$0.isGuess } + smallest.filter(\.isGuess)
    found.shown = Array(ordered.prefix(Self.mostNamed))
    return found
  }

  private mutating func reach(_ edits: [ScenarioChange], of text: ScenarioText) -> Reach {
    guard let changed = text.applying(edits)?.text.source,
      let other = ScenarioDecoder.decode(changed.bytes, path: changed.path).scenario,
      other.versions.contains(version)
    else { return .less }
    return reach(other, Profile(version))
  }

  private mutating func exchange(_ rule: RuleID) -> Shown? {
    guard let entry = RuleBook.entry(rule) else { return nil }
    var best: (reach: Reach, release: SystemVersion)?
    for release in entry.releases(otherThan: version) where linesLeft > 0 {
      let reach = reach(scenario, Profile(version, with: rule, of: release))
      if reach > (best?.reach ?? .changedLine) { best = (reach, release) }
    }
    guard let best else { return nil }
    let says = entry.range(for: best.release).map { " (\($0.says))" } ?? ""
    let comes = best.reach == .whole ? result.whole : result.line
    return Shown(
      sentence:
        "\(rule.rawValue): \(entry.sentence) With the rule's value for \(best.release)\(says), \(comes)",
      isWhole: best.reach == .whole
    )
  }

  private mutating func reach(_ scenario: Scenario, _ profile: Profile) -> Reach {
    let (reach, count) = run(scenario, profile)
    linesLeft -= count + 1
    return reach
  }
}
