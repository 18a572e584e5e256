import Goldens
import Reports
import Scenarios
import TableTrace

/// Everything that one check needs; it can run on any thread.
struct CheckCase: Sendable {
  /// A recorded log and its place.
  struct Log: Sendable {
    var path: String
    var log: RecordedLog
  }

  var file: ScenarioFile
  var scenario: Scenario
  var version: SystemVersion
  /// Where the golden is read.
  var files: any ReadableFiles
  /// The log that this version of the scenario reproduces.
  var log: Log?
  /// Whether somebody asks for a digest of the trace.
  var isDigested = false

  /// Simulates and compares.
  func evaluate() -> CheckResult {
    var result = CheckResult(
      scenario: file.name,
      file: file.path,
      version: version.fileNamePart
    )
    let golden = GoldenStream(file.golden(version), in: files)
    var digest = TraceDigest()
    let text = TraceText(recipients: scenario.tracedRecipients) { bytes in
      golden.match.take(bytes)
      if isDigested { digest.take(bytes) }
    }
    text.header(scenario: file.name, version: version)
    let watch = LawWatch(version, hooks: Set(scenario.controller.keys), before: text)
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: watch)
    text.finish()
    if isDigested { result.digest = digest }
    result.laws = watch.verdict
    result.findings += lawFindings(watch.checker, isGolden: golden.match.isComplete)
    if golden.match.isComplete {
      result.comparedLines += text.lineCount
    } else {
      result.findings += differences(&result.comparedLines)
    }
    let shown = evidence(outcome)
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
        || finding.kind == .brokenLaw
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

  /// What is wrong with the golden, whose bytes are not those of the trace.
  private func differences(_ comparedLines: inout Int) -> [Finding] {
    let path = file.golden(version)
    do throws(FileError) {
      guard let bytes = try files.readIfThere(path) else {
        let message = "there is no golden '\(path)'"
        return [Finding(.missingGolden, file: path, message: message, next: accept)]
      }
      return differences(bytes, path, &comparedLines)
    } catch {
      return [.invalid(error, file: path)]
    }
  }

  /// Simulates again, this time for the lines as values, which tell what kind of difference it is.
  private func differences(
    _ golden: [UInt8],
    _ path: String,
    _ comparedLines: inout Int
  ) -> [Finding] {
    let lines = Simulation(scenario, version, recipients: scenario.tracedRecipients).lines
    comparedLines += lines.count
    do throws(UnreadableGolden) {
      let header = GoldenHeader(scenario: file.name, os: version)
      let comparison = GoldenComparison(try GoldenReader.read(golden))
      guard let divergence = comparison.verdict(header: header, trace: lines).divergence else {
        return []
      }
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
    let comparison = Simulation.compare(log.log, with: scenario, version)
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
