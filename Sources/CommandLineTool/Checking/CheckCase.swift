import Goldens
import Reports
import Scenarios
import TableTrace

/// Everything that one check needs, read before the work begins, so that it can run on any thread.
struct CheckCase: Sendable {
  /// A recorded log and its place.
  struct Log: Sendable {
    var path: String
    var log: RecordedLog
  }

  var file: ScenarioFile
  var scenario: Scenario
  var version: SystemVersion
  /// The bytes of the golden, nil when there is none, or why they cannot be read.
  var golden: Result<[UInt8]?, FileError>
  /// The log that this version of the scenario reproduces.
  var log: Log?

  /// Simulates and compares.
  func evaluate() -> CheckResult {
    var result = CheckResult(
      scenario: file.name,
      file: file.path,
      version: version.fileNamePart
    )
    let (golden, simulation) = Simulation.golden(scenario, version, named: file.name)
    result.findings += compareGolden(golden, simulation.lines, &result.comparedLines)
    let shown = evidence(simulation.outcome)
    result.comparedLines += shown.comparedLines
    settleKnownIssue(shown.findings, in: &result)
    dropRefusedAdvice(from: &result)
    return result
  }

  /// The command that makes the present trace the golden.
  private var accept: String {
    "tabletrace accept \(ShellWord.quoted(file.name))"
  }

  /// Accepting is no advice for a run that `accept` refuses.
  private func dropRefusedAdvice(from result: inout CheckResult) {
    let isRefused = result.findings.contains { finding in
      finding.kind == .failedExpectation || finding.kind == .unexpectedException
    }
    guard isRefused else { return }
    for index in result.findings.indices where result.findings[index].next == accept {
      result.findings[index].next = nil
    }
  }

  /// What differs from UIKit, the golden left aside, and how many lines of the log were found.
  func evidence() -> (findings: [Finding], comparedLines: Int) {
    evidence(Simulation(scenario, version, recipients: []).outcome)
  }

  private func evidence(
    _ outcome: ScenarioRunner.Outcome
  ) -> (findings: [Finding], comparedLines: Int) {
    var comparedLines = 0
    let findings =
      OutcomeFindings(file: file).findings(outcome) + compareLog(&comparedLines)
    return (findings, comparedLines)
  }

  /// A known issue excuses what differs from UIKit, and is itself wrong once nothing does.
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
          message: "the known issue is gone: remove 'known_issue' from the scenario",
          details: ["known issue: \(reason)"]
        )
      )
    }
  }

  private func compareGolden(
    _ rendered: Golden,
    _ lines: [TraceLine],
    _ comparedLines: inout Int
  ) -> [Finding] {
    let path = file.golden(version)
    let bytes: [UInt8]
    switch golden {
    case .success(let content?): bytes = content
    case .success(nil):
      let message = "there is no golden '\(path)'"
      return [Finding(.missingGolden, file: path, message: message, next: accept)]
    case .failure(let error):
      return [.invalid(error, file: path)]
    }
    comparedLines += rendered.body.count
    do throws(UnreadableGolden) {
      let verdict = try GoldenComparison.verdict(
        golden: bytes,
        rendered: Array(rendered.text.utf8),
        header: rendered.header,
        trace: { lines }
      )
      guard let divergence = verdict.divergence else { return [] }
      return [
        .divergence(
          divergence,
          kind: .divergence,
          side: .golden,
          file: path,
          version: version,
          next: accept
        )
      ]
    } catch {
      return error.problems.map { problem in
        Finding(
          .invalid,
          file: path,
          line: problem.line,
          message: problem.headline,
          next: problem.cure ?? accept
        )
      }
    }
  }

  private func compareLog(_ comparedLines: inout Int) -> [Finding] {
    guard let log else { return [] }
    let all = Simulation(scenario, version, recipients: nil)
    let comparison = LogComparison(log.log).compare(all.lines)
    comparedLines += comparison.equalLines
    var findings = comparison.idleGaps.map { line in
      Finding(
        .logDivergence,
        file: log.path,
        line: line,
        message: "the '...' skips nothing; remove it"
      )
    }
    if let divergence = comparison.verdict.divergence {
      findings.append(
        .divergence(
          divergence,
          kind: .logDivergence,
          side: .log,
          file: log.path,
          version: version,
          next: nil
        )
      )
    }
    return findings
  }
}
