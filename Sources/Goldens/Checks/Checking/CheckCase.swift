import Diagnostics
import Goldens
package import Project
package import Reports
import Scenarios
package import TableTrace

/// Everything that one check needs, on any thread.
package struct CheckCase: Sendable {
  package struct Log: Sendable {
    package var path: String
    var log: RecordedLog
  }

  /// The result of a check, with its findings about the golden.
  package struct Outcome: Sendable {
    package var result: CheckResult
    /// The finding that the golden differs or is missing, or nil if there is nothing to report.
    var difference: Finding?
    /// The problems of the run itself, because of which `accept` refuses it.
    var refusals: [Finding]

    package init(
      result: CheckResult,
      difference: Finding? = nil,
      refusals: [Finding]
    ) {
      self.result = result
      self.difference = difference
      self.refusals = refusals
    }
  }

  package var file: ScenarioFile
  let scenario: Scenario
  var digest: String
  package var version: SystemVersion
  var files: any ReadableFiles
  /// The log that the scenario reproduces under this version, or nil.
  package var log: Log?
  /// Whether a report needs the digest of the trace.
  package var isDigested = false
  var ink = Ink()

  /// The text of the scenario, or nil if the file can no longer be read.
  var text: ScenarioText? {
    guard !file.isStandardInput, let bytes = try? files.read(file.path) else { return nil }
    return ScenarioText(SourceText(path: file.path, bytes: bytes))
  }

  package func evaluate() -> Outcome {
    var checked = Outcome(
      result: CheckResult(scenario: file.name, file: file.path, version: version.fileNamePart),
      refusals: []
    )
    let golden = file.golden(version, in: files)
    let refusals =
      switch golden.format {
      case .trace: compareTrace(golden.path, &checked)
      case .pattern: comparePattern(golden.path, &checked)
      }
    checked.result.findings += lawFindingsOfLog
    let logFindings = compareLog(&checked.result.comparedLines)
    settleKnownIssue(refusals + logFindings, in: &checked.result)
    return checked
  }

  /// Compares the golden with the trace during the simulation, and returns the problems of the run
  /// itself.
  private func compareTrace(_ path: String, _ checked: inout Outcome) -> [Finding] {
    let match = GoldenStream(path, in: files).match
    var digest = ContentDigest()
    let text = TraceText(recipients: scenario.tracedRecipients) { bytes in
      match.take(bytes)
      if isDigested { digest.add(bytes) }
    }
    text.header(scenario: file.name, version: version)
    let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: text)
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
    text.finish()
    if isDigested { checked.result.digest = digest }
    let refusals = note(outcome, watch.verdict, &checked)
    if match.isComplete {
      checked.result.comparedLines += text.lineCount
    } else {
      let findings = GoldenFindings(
        check: self,
        refusals: checked.refusals,
        checker: watch.checker,
        lineCount: text.lineCount
      ).findings(&checked.result.comparedLines)
      checked.result.findings += findings
      checked.difference = findings.first { $0.difference != nil }
    }
    return refusals
  }

  /// Searches the trace for the lines of a pattern, and returns the problems of the run itself.
  private func comparePattern(_ path: String, _ checked: inout Outcome) -> [Finding] {
    let simulation = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    if isDigested {
      let lines = simulation.lines.lazy.flatMap { Array(($0.indented + "\n").utf8) }
      checked.result.digest = ContentDigest(lines)
    }
    let refusals = note(simulation.outcome, simulation.laws, &checked)
    let found = PatternFindings(path: path, check: self, refusals: checked.refusals)
      .findings(simulation.lines)
    checked.result.comparedLines += simulation.lines.count
    checked.result.findings += found.findings
    checked.result.notices += found.notices
    checked.difference = found.findings.first { $0.difference != nil }
    return refusals
  }

  /// Adds the problems of the run itself, even for a known issue if a law is broken.
  private func note(
    _ outcome: ScenarioRunner.Outcome,
    _ laws: LawVerdict,
    _ checked: inout Outcome
  ) -> [Finding] {
    let refusals = outcomeFindings(outcome)
    let broken = LawFindings.ofRun(laws.breaches, scenario, file)
    checked.result.laws = laws
    checked.result.findings += broken
    checked.refusals = broken + (scenario.knownIssue == nil ? refusals : [])
    return refusals
  }

  /// Returns the differences from UIKit without the golden, and the number of log lines found.
  func evidence() -> (findings: [Finding], comparedLines: Int) {
    var comparedLines = 0
    let outcome = Simulation(scenario, version, recipients: []).outcome
    let findings = outcomeFindings(outcome) + compareLog(&comparedLines)
    return (findings, comparedLines)
  }

  private func outcomeFindings(_ outcome: ScenarioRunner.Outcome) -> [Finding] {
    OutcomeFindings(file: file, version: version, files: files).findings(outcome)
  }

  /// Excuses differences from UIKit that a known issue declares, or reports that the issue no
  /// longer occurs.
  private func settleKnownIssue(_ findings: [Finding], in result: inout CheckResult) {
    guard let reason = scenario.knownIssue else {
      result.findings += findings
      return
    }
    if !findings.isEmpty {
      result.knownIssue = reason
    } else if log != nil || scenario.recorded == nil {
      result.findings.append(
        Finding(
          .unexpectedPass,
          file: file.path,
          message: "the known issue no longer occurs: remove 'known_issue' from the scenario",
          details: ["known issue: \(reason)"]
        )
      )
    }
  }

  private func compareLog(_ comparedLines: inout Int) -> [Finding] {
    guard let log else { return [] }
    let comparison = Simulation.compare(log.log, with: scenario, version)
    comparedLines += comparison.equalLines
    var findings = comparison.idleGaps.map { line in
      Finding(
        .logDivergence,
        file: log.path,
        line: line,
        message: "the line '...' skips no call: remove it"
      )
    }
    if let divergence = comparison.verdict.divergence {
      var finding = Finding.divergence(
        divergence,
        kind: .logDivergence,
        side: .log,
        file: log.path,
        ink: ink,
        causes: .ofLog(log.log, comparison, scenario, version)
      )
      // The log is right. The scenario may name the wrong iOS version or set up the table
      // differently.
      finding.next = files.command("compare", [Flag.guessOS.spelling], about: file, [log.path])
      findings.append(finding)
    }
    return findings
  }
}
