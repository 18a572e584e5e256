import Goldens
import Reports
import Scenarios
import TableTrace

/// A golden before and after `accept`.
struct GoldenChange {
  /// The file.
  var path: String
  /// Its bytes, nil when there is none yet.
  var before: [UInt8]?
  /// The golden that the scenario gives now.
  var golden: Golden
  /// Its lines as values.
  var lines: [TraceLine]

  /// The recorded log of the scenario.
  var log: String?
  /// What is wrong with the run by itself.
  var result: CheckResult

  /// Simulates a scenario.
  init(_ file: ScenarioFile, _ scenario: Scenario, _ version: SystemVersion, before: [UInt8]?) {
    path = file.golden(version)
    self.before = before
    log = scenario.recorded.map(file.resolve)
    let simulation = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    lines = simulation.lines
    golden = Golden(
      header: GoldenHeader(scenario: file.name, os: version),
      body: lines.map(\.indented)
    )
    let name = version.fileNamePart
    result = CheckResult(scenario: file.name, file: file.path, version: name)
    result.findings = LawFindings.ofRun(simulation.laws.breaches, scenario, file)
    // A known issue excuses what fails.
    if scenario.knownIssue == nil {
      result.findings += OutcomeFindings(file: file).findings(simulation.outcome)
    }
  }

  /// The bytes to write.
  var after: [UInt8] {
    Array(golden.text.utf8)
  }

  /// What changes, or nil when nothing does.
  var sentence: String? {
    guard let before else { return "\(path): new, \(lines.count) lines" }
    if before == after { return nil }
    do throws(UnreadableGolden) {
      let old = try GoldenReader.read(before)
      let verdict = GoldenComparison(old).verdict(header: golden.header, trace: lines)
      let place = verdict.divergence.map { "\($0.kind.rawValue) at line \($0.lineNumber), " }
      return "\(path): \(place ?? "")\(old.body.count) lines before, \(lines.count) now"
    } catch {
      return "\(path): was unreadable, \(lines.count) lines now"
    }
  }
}
