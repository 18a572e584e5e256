import Diagnostics
import Goldens
package import Project
package import Reports
import Scenarios
import TableTrace

/// Reads the scenarios and logs that a check needs.
package struct CheckPlan: Sendable {
  package enum Item: Sendable {
    case toDo(CheckCase)
    case done(CheckResult)
  }

  private let files: any ReadableFiles
  private let reader: ScenarioReader
  private let ink: Ink

  package init(world: World) {
    ink = world.ink
    files = world.files.readable
    reader = ScenarioReader(world: world)
  }

  func items(_ scenarios: [ScenarioFile]) throws(FileError) -> [Item] {
    try map(scenarios, jobs: 1) { _ in }.map(\.item)
  }

  /// Returns the results of the checks of scenario files, in their order.
  package func map<Outcome: Sendable>(
    _ scenarios: [ScenarioFile],
    jobs: Int,
    _ work: @escaping @Sendable (Item) -> Outcome
  ) throws(FileError) -> [(item: Item, outcome: Outcome)] {
    typealias Pair = (item: Item, outcome: Outcome)
    let done = Workers.map(scenarios, jobs: jobs) { file -> Result<[Pair], FileError> in
      do throws(FileError) {
        return .success(items(try reader.read(file)).map { ($0, work($0)) })
      } catch {
        return .failure(error)
      }
    }
    var pairs: [Pair] = []
    for result in done { pairs += try result.get() }
    return pairs
  }

  private func items(_ loaded: LoadedScenario) -> [Item] {
    guard let scenario = loaded.scenario else { return [.done(loaded.invalidResult)] }
    var log: CheckCase.Log?
    if let recorded = scenario.recorded {
      switch readLog(loaded.file.resolve(recorded)) {
      case .success(let value): log = value
      case .failure(let problems):
        return [.done(result(loaded.file, problems.findings))]
      }
    }
    let logVersions = Self.versions(of: log, in: scenario)
    if let log, logVersions.isEmpty {
      return [.done(result(loaded.file, [otherVersion(log, scenario, loaded.file)]))]
    }
    return scenario.versions.map { version in
      .toDo(
        CheckCase(
          file: loaded.file,
          scenario: scenario,
          digest: loaded.digest,
          version: version,
          files: files,
          log: logVersions.contains(version) ? log : nil,
          ink: ink
        )
      )
    }
  }

  /// The versions whose runs are compared with a log.
  ///
  /// This is the log's version, or one with the same rules and number, or all if the version is
  /// unknown. The result is empty if the scenario lists no such version.
  private static func versions(of log: CheckCase.Log?, in scenario: Scenario) -> [SystemVersion] {
    guard let os = log?.log.header.os else { return scenario.versions }
    let near = scenario.versions.first { ReleaseStretches.areAlike($0, os) }
    return [scenario.versions.first { $0 == os } ?? near].compactMap(\.self)
  }

  /// Reports a log whose version the scenario does not list.
  private func otherVersion(
    _ log: CheckCase.Log,
    _ scenario: Scenario,
    _ file: ScenarioFile
  ) -> Finding {
    let os = log.log.header.os.map { "\($0)" } ?? "an unknown version"
    let versions = scenario.versions.map { "\($0)" }.joined(separator: ", ")
    return Finding(
      .invalid,
      file: file.path,
      message: ProblemCode.otherLogVersion.headline(
        "the recorded log \(log.path) is from \(os), but the scenario lists \(versions)"
      ),
      details: [
        "help: add '\(os)' to 'os' of the scenario, then accept its golden file"
      ],
      next: files.command("compare", [], about: file, [log.path])
    )
  }

  private func result(_ file: ScenarioFile, _ findings: [Finding]) -> CheckResult {
    CheckResult(scenario: file.name, file: file.path, version: nil, findings: findings)
  }

  /// The findings of a log that cannot be read.
  struct LogProblems: Error {
    var findings: [Finding]
  }

  private func readLog(_ path: String) -> Result<CheckCase.Log, LogProblems> {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path)
    } catch {
      return .failure(LogProblems(findings: [.invalid(error, file: path)]))
    }
    do throws(UnreadableLog) {
      let log = try LogReader.read(LogText(bytes: bytes), origin: .kept)
      return .success(CheckCase.Log(path: path, log: log))
    } catch {
      let findings = error.problems.map { problem in
        Finding(
          .invalid,
          file: path,
          line: problem.line,
          message: problem.headline,
          details: problem.details
        )
      }
      return .failure(LogProblems(findings: findings))
    }
  }
}
