import Diagnostics
import Goldens
package import Project
import Reports
import Scenarios
import YAMLSource

/// The evidence of a project, with the results of its scenarios.
package struct ConformanceRun {
  /// Where a project keeps its evidence.
  private struct Place {
    var root: String

    /// Uses the evidence of the current project, or the tool's own if there is no project.
    init(in files: any Files) {
      root = "."
      if files.kind(of: ledger) != nil { return }
      root = ProjectFiles.libraryRoot
      if files.kind(of: ledger) == nil { root = "." }
    }

    var ledger: String { FilePath.join(root, "Golden/recorded/ledger.yaml") }
    var cases: String { FilePath.join(root, "Golden/recorded/cases.tsv") }
    var logs: String { FilePath.join(root, "Golden/recorded/logs.tsv") }

    /// Returns the path of a scenario as the ledger writes it.
    func name(_ path: String) -> String {
      root == "." ? path : String(path.dropFirst(root.count + 1))
    }
  }

  package let conformance: Conformance
  package let hasInvalidFiles: Bool

  /// Runs the scenarios of the current project, or the tool's own.
  ///
  /// Nil, after an error message, if the lists cannot be read. `judgesVersions` also counts the
  /// library's calls under each version.
  package init?(in world: World, judgesVersions: Bool) throws(FileError) {
    let place = Place(in: world.files)
    guard let cases = try Self.cases(at: place.cases, in: world),
      let logs = try Self.logs(at: place.logs, in: world),
      let entries = try Self.entries(of: cases, at: place.ledger, in: world)
    else { return nil }
    let (evidence, library) = try Self.evidence(at: place, in: world)
    conformance = Conformance(
      Ledger(entries: entries),
      cases: cases,
      logs: logs,
      evidence: evidence,
      library: judgesVersions ? library : []
    )
    hasInvalidFiles = evidence.values.flatMap(\.findings).contains { $0.kind == .invalid }
  }

  /// Reads the list of cases, or returns nil after an error message.
  private static func cases(at path: String, in world: World) throws(FileError) -> CaseList? {
    let text = String(decoding: try world.files.read(path), as: UTF8.self)
    do throws(EvidenceProblem) {
      return try CaseList(text)
    } catch {
      world.complain(
        "\(path):\(error.line): \(error.message)",
        error.code,
        expected: error.expected
      )
      return nil
    }
  }

  /// Reads the list of logs, or an empty one if a project has none, or nil after an error message.
  private static func logs(at path: String, in world: World) throws(FileError) -> LogList? {
    guard let bytes = try world.files.readable.readIfThere(path) else {
      return LogList(logs: [])
    }
    do throws(EvidenceProblem) {
      return try LogList(String(decoding: bytes, as: UTF8.self))
    } catch {
      world.complain(
        "\(path):\(error.line): \(error.message)",
        error.code,
        expected: error.expected
      )
      return nil
    }
  }

  /// Reads the entries of the ledger, or returns nil after error messages.
  private static func entries(
    of cases: CaseList,
    at path: String,
    in world: World
  ) throws(FileError) -> [LedgerEntry]? {
    let bytes = try world.files.read(path)
    let source = SourceText(path: path, bytes: bytes)
    let reader = LedgerReader(YAMLDocument(source), cases: cases)
    for problem in reader.problems {
      world.complain(
        "\(path):\(problem.line): \(problem.message)",
        problem.code,
        expected: problem.expected
      )
    }
    return reader.problems.isEmpty ? reader.entries : nil
  }

  /// Returns the evidence of every scenario by path, and the scenarios that are not evidence.
  private static func evidence(
    at place: Place,
    in world: World
  ) throws(FileError) -> (evidence: [String: Conformance.Evidence], library: [Scenario]) {
    let folder = FilePath.join(place.root, ScenarioFile.folder)
    let found = try ScenarioLibrary(files: world.files.readable).find([folder])
    var evidence: [String: Conformance.Evidence] = [:]
    var library: [Scenario] = []
    let checks =
      try CheckPlan(world: world).items(found.scenarios)
      + found.problems.map { .done(CheckResult($0)) }
    for item in checks {
      switch item {
      case .toDo(let check):
        let shown = check.evidence()
        let known = evidence[place.name(check.file.path)]
        if known == nil, !check.file.isEvidence { library.append(check.scenario) }
        var sum = known ?? Conformance.Evidence()
        sum.log = check.scenario.recorded.map { check.file.logName($0) }
        sum.isKnownIssue = check.scenario.knownIssue != nil
        sum.findings += shown.findings
        // A log without a version is compared with several runs. Its lines count once.
        sum.comparedLines = max(sum.comparedLines, shown.comparedLines)
        if let log = check.log {
          let bytes = try world.files.read(log.path)
          let text = String(decoding: bytes, as: UTF8.self)
          sum.logDigest = ContentDigest(bytes).digits
          sum.writtenLines = RecordedLog.writtenLines(of: text)
          sum.version = log.log.header.os
        }
        evidence[place.name(check.file.path)] = sum
      case .done(let result):
        for finding in result.findings {
          world.complain("\(finding.place): \(finding.message)")
        }
        evidence[place.name(result.file)] = Conformance.Evidence(findings: result.findings)
      }
    }
    return (evidence, library)
  }
}
