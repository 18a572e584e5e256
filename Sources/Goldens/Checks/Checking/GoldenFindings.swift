import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// Finds how a golden differs from the trace.
struct GoldenFindings {
  let check: CheckCase
  /// The problems of the run itself.
  let refusals: [Finding]
  let checker: LawChecker
  let lineCount: Int

  /// The longest trace or golden, in lines, whose differences are all counted and whose laws are
  /// checked.
  static let most = 200_000

  func findings(_ comparedLines: inout Int) -> [Finding] {
    let path = check.file.golden(check.version, .trace)
    let stream = GoldenStream(path, in: check.files)
    let survey: Result<GoldenSurvey, UnreadableGolden>
    do throws(UnreadableGolden) {
      let kept = lineCount > Self.most ? 0 : Self.most
      survey = .success(try GoldenSurvey(stream.lines, keepingAtMost: kept))
    } catch {
      survey = .failure(error)
    }
    if let problem = stream.problem {
      if case .missing = problem { return [missing(path)] }
      return [.invalid(problem, file: path)]
    }
    comparedLines += lineCount
    switch survey {
    case .success(let survey): return differences(survey, stream, path)
    case .failure(let error):
      return error.problems.map { .invalid($0, file: path, next: accept) }
    }
  }

  /// The command that makes the trace the new golden, or nil if `accept` refuses the run.
  private var accept: String? {
    refusals.isEmpty ? check.files.command("accept", on: check.file) : nil
  }

  /// Reports a missing golden with a digest of the trace, which is simulated again.
  private func missing(_ path: String) -> Finding {
    var digest = digest(Self.newGolden)
    let text = TraceText(recipients: check.scenario.tracedRecipients) { digest.add($0) }
    _ = ScenarioRunner(scenario: check.scenario, version: check.version).run(into: text)
    text.finish()
    var finding = Finding(
      .missingGolden,
      file: path,
      message: "missing golden file '\(path)'",
      next: accept
    )
    finding.difference = digest.text
    return finding
  }

  /// Simulates again and keeps the lines, to find the kind of difference.
  private func differences(
    _ survey: GoldenSurvey,
    _ stream: GoldenStream,
    _ path: String
  ) -> [Finding] {
    let header = GoldenHeader(scenario: check.file.name, os: check.version)
    let finding: Finding?
    var breaches: [LawBreach] = []
    if let golden = survey.golden {
      finding = self.finding(golden, survey, header, path)
      breaches = TraceLaws.breaches(in: survey, body: golden.body, heardBy: checker)
    } else {
      finding = findingInLong(survey, stream.lines.body, header, path)
    }
    // If the file can no longer be read, there is nothing to compare.
    if let problem = stream.problem { return [.invalid(problem, file: path)] }
    guard let finding else { return [] }
    return [finding] + LawFindings.ofFile(breaches, path, of: "the golden file")
  }

  /// Returns a finding that counts all differences.
  private func finding(
    _ golden: Golden,
    _ survey: GoldenSurvey,
    _ header: GoldenHeader,
    _ path: String
  ) -> Finding? {
    let recipients = check.scenario.tracedRecipients
    let lines = Simulation.lines(check.scenario, check.version, recipients: recipients)
    let verdict = GoldenComparison(golden).verdict(header: header, trace: lines)
    guard let divergence = verdict.divergence else { return nil }
    let now = Golden(header: header, body: lines.map(\.indented))
    let change = GoldenRewrite(from: golden, to: now)
    var finding = finding(divergence, survey, path, lines)
    if change.sum.total > 1 { finding.tell(change.sumLine) }
    var digest = digest(of: divergence)
    change.trace.addLines(to: &digest)
    finding.difference = digest.text
    return finding
  }

  /// Returns the first difference in a long trace, with only the lines near it in memory.
  private func findingInLong(
    _ survey: GoldenSurvey,
    _ body: GoldenBody,
    _ header: GoldenHeader,
    _ path: String
  ) -> Finding? {
    let recipients = check.scenario.tracedRecipients
    let window = TraceWindow(body, recipients: recipients)
    _ = ScenarioRunner(scenario: check.scenario, version: check.version).run(into: window)
    window.finish()
    let verdict = GoldenComparison(Golden(header: survey.header, body: []))
      .verdict(header: header, window: window)
    guard let divergence = verdict.divergence else { return nil }
    var finding = finding(divergence, survey, path)
    finding.tell(
      "in all: \(survey.lineCount) lines before, \(window.releasedLines) now (with more than "
        + "\(Self.most) lines, 'check' looks only for the first difference)"
    )
    var digest = digest(of: divergence)
    let shown = [divergence.expected?.text, divergence.traced?.text]
    digest.add("\(path)\n\(shown.map { $0 ?? "" }.joined(separator: "\n"))".utf8)
    finding.difference = digest.text
    return finding
  }

  private func finding(
    _ divergence: Divergence,
    _ survey: GoldenSurvey,
    _ path: String,
    _ lines: [TraceLine] = []
  ) -> Finding {
    let search = CauseSearch(
      divergence: divergence,
      golden: survey,
      lines: lines,
      scenario: check.scenario,
      version: check.version,
      text: check.text
    )
    var finding = Finding.divergence(
      divergence,
      kind: .divergence,
      side: .golden,
      file: path,
      ink: check.ink,
      causes: search.causes
    )
    finding.next = accept
    return finding
  }

  private func digest(of divergence: Divergence) -> ContentDigest {
    digest(divergence.kind.rawValue + " " + (divergence.rule?.rawValue ?? ""))
  }

  /// A digest that is equal for the same kind of difference in runs that fail in the same way.
  private func digest(_ kind: String) -> ContentDigest {
    Self.digest(kind, refusals.map { "\($0.kind.rawValue): \($0.message)" })
  }

  private static func digest(_ kind: String, _ refusals: [String]) -> ContentDigest {
    ContentDigest((([kind] + refusals).joined(separator: "\n") + "\n\n").utf8)
  }

  private static let newGolden = "new golden"

  /// The digest of a missing golden with these lines, for a run without problems.
  static func digest(ofMissing body: [String]) -> String {
    var digest = digest(newGolden, [])
    for line in body { digest.add("\(line)\n".utf8) }
    return digest.text
  }
}

extension Finding {
  fileprivate mutating func tell(_ line: String) {
    details.append(line)
    paintedDetails?.append(line)
  }
}
