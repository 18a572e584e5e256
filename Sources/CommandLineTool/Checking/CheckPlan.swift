import Goldens
import Reports
import Scenarios
import TableTrace

/// Reads what a check needs: scenarios, goldens and logs.
struct CheckPlan {
  /// A check to do, or the result where reading failed already.
  enum Item: Sendable {
    case toDo(CheckCase)
    case done(CheckResult)
  }

  var world: World

  /// The checks of scenario files, in their order, then what could not be looked at.
  func items(
    _ scenarios: [ScenarioFile],
    problems: [FileError] = []
  ) throws(FileError) -> [Item] {
    var items: [Item] = []
    let reader = ScenarioReader(world: world)
    for file in scenarios { items += self.items(try reader.read(file)) }
    return items + problems.map { .done(CheckResult($0)) }
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
    return scenario.versions.map { version in
      .toDo(
        CheckCase(
          file: loaded.file,
          scenario: scenario,
          version: version,
          golden: golden(loaded.file.golden(version)),
          log: logVersions.contains(version) ? log : nil
        )
      )
    }
  }

  /// The versions whose runs are compared with a log: its own, or all where nobody knows it.
  private static func versions(of log: CheckCase.Log?, in scenario: Scenario) -> [SystemVersion] {
    guard let os = log?.log.header.os else { return scenario.versions }
    return [scenario.versions.first { $0 == os } ?? scenario.versions.first].compactMap(\.self)
  }

  /// The bytes of a golden, or why they cannot be read; that is a finding, not the end of the check.
  private func golden(_ path: String) -> Result<[UInt8]?, FileError> {
    do throws(FileError) {
      return .success(try world.files.readIfThere(path))
    } catch {
      return .failure(error)
    }
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
      bytes = try world.files.read(path)
    } catch {
      return .failure(LogProblems(findings: [.invalid(error, file: path)]))
    }
    do throws(UnreadableLog) {
      let text = String(decoding: bytes, as: UTF8.self)
      return .success(CheckCase.Log(path: path, log: try LogReader.read(text, origin: .kept)))
    } catch {
      let findings = error.problems.map { problem in
        Finding(.invalid, file: path, line: problem.line, message: problem.headline)
      }
      return .failure(LogProblems(findings: findings))
    }
  }
}
