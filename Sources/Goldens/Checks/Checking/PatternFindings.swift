import Diagnostics
import Goldens
import Project
import Reports
import TableTrace

/// Finds how a trace differs from the pattern of its check, and which parts of the pattern are not
/// needed.
struct PatternFindings {
  let path: String
  let check: CheckCase
  /// The problems of the run itself.
  let refusals: [Finding]

  /// Returns the differences from a trace, and the optional parts that the trace does not need.
  func findings(_ lines: [TraceLine]) -> (findings: [Finding], notices: [Finding]) {
    let trace = check.file.golden(check.version, .trace)
    guard check.files.kind(of: trace) == nil else { return ([twoGoldens(trace)], []) }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try check.files.read(path)
    } catch {
      return ([.invalid(error, file: path)], [])
    }
    do throws(UnreadableGolden) {
      return findings(try PatternReader.read(bytes), lines)
    } catch {
      let findings = error.problems.map { problem -> Finding in
        .invalid(problem, file: path, next: "tabletrace explain \(problem.code.name)")
      }
      return (findings, [])
    }
  }

  private func findings(
    _ pattern: TracePattern,
    _ lines: [TraceLine]
  ) -> (findings: [Finding], notices: [Finding]) {
    let header = GoldenHeader(scenario: check.file.name, os: check.version)
    guard pattern.header == header else {
      let message = "the pattern is for '\(pattern.header.scenario)' under \(pattern.header.os)"
      return ([difference(line: 2, message, [])], [])
    }
    let verdict = PatternMatch.verdict(pattern.items, in: lines.map { Array($0.indented.utf8) })
    let report = PatternReport(pattern, verdict, trace: lines)
    if let (line, sentence) = report.headline {
      let causes = report.answerDivergence.flatMap { answerCauses($0, pattern, lines) }
      let reasons = causes?.lines(related: report.reasons) ?? report.reasons
      let details = report.details.filter { !report.reasons.contains($0) } + reasons
      let place = "(pattern line \(line))"
      let message = causes?.sentence.map { "answer \(place): \($0)" } ?? sentence
      var finding = difference(line: line, message, details)
      finding.brief = report.brief
      finding.reasons = reasons
      return ([finding], [])
    }
    let notices = report.idleSlack.map { slack in
      Finding(.idleSlack, file: path, line: slack.line, message: slack.sentence)
    }
    return ([], notices)
  }

  /// The cause if the scenario's answer differs from the one in the pattern.
  private func answerCauses(
    _ divergence: Divergence,
    _ pattern: TracePattern,
    _ lines: [TraceLine]
  ) -> DifferenceCauses? {
    AnswerCause(
      CauseSearch(
        divergence: divergence,
        golden: GoldenSurvey(Golden(header: pattern.header, body: [])),
        lines: lines,
        scenario: check.scenario,
        version: check.version,
        text: check.text
      )
    ).causes
  }

  private func difference(line: Int, _ message: String, _ details: [String]) -> Finding {
    var finding = Finding(
      .divergence,
      file: path,
      line: line,
      message: message,
      details: details,
      next: refusals.isEmpty ? check.files.command("accept", on: check.file) : nil
    )
    let words = ["pattern", message] + details + refusals.map(\.message)
    finding.difference = ContentDigest(words.joined(separator: "\n").utf8).text
    return finding
  }

  /// Reports that both a trace and a pattern exist.
  private func twoGoldens(_ trace: String) -> Finding {
    Finding(
      .invalid,
      file: path,
      message: "there is also the trace '\(trace)', but each version has only one golden file",
      next: "delete one of the two"
    )
  }
}
