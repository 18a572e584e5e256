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

  /// The checks of scenario files, in their order.
  func items(_ scenarios: [ScenarioFile]) throws(FileError) -> [Item] {
    var items: [Item] = []
    let reader = ScenarioReader(world: world)
    for file in scenarios { items += try self.items(try reader.read(file)) }
    return items
  }

  /// The goldens below a root that belong to none of its scenarios.
  func orphans(of items: [Item], root: String) throws(FileError) -> [CheckResult] {
    let folder = FilePath.join(root, ScenarioFile.goldenFolder)
    guard world.files.kind(of: folder) == .folder else { return [] }
    let found = try world.files.files(below: folder, suffix: ".trace").filter { path in
      !["recorded", "pending"].contains { path.hasPrefix(FilePath.join(folder, $0) + "/") }
    }
    var expected: Set<String> = []
    var unread: [String] = []
    for item in items {
      switch item {
      case .toDo(let check): expected.insert(check.file.golden(check.version))
      case .done(let result): unread.append(FilePath.join(folder, result.scenario + "."))
      }
    }
    let inventory = GoldenInventory(expected: expected, found: Set(found))
    // The goldens of a scenario that cannot be read are not judged.
    let orphans = inventory.orphans.filter { path in !unread.contains { path.hasPrefix($0) } }
    return orphans.map { path in
      let finding = Finding(
        .orphanGolden,
        file: path,
        message: "no scenario needs this golden: delete it, or add its version to a scenario"
      )
      return CheckResult(scenario: path, file: path, version: nil, findings: [finding])
    }
  }

  private func items(_ loaded: LoadedScenario) throws(FileError) -> [Item] {
    guard let scenario = loaded.scenario else {
      world.say(loaded.rendered)
      return [.done(loaded.invalidResult)]
    }
    var log: CheckCase.Log?
    if let recorded = scenario.recorded {
      switch readLog(loaded.file.resolve(recorded)) {
      case .success(let value): log = value
      case .failure(let problems):
        return [.done(result(loaded.file, problems.findings))]
      }
    }
    let target = log?.log.header.os.flatMap { os in scenario.versions.first { $0 == os } }
    let logVersion = target ?? scenario.versions.first
    return try scenario.versions.map { version throws(FileError) in
      let path = loaded.file.golden(version)
      let golden = world.files.kind(of: path) == nil ? nil : try world.files.read(path)
      return .toDo(
        CheckCase(
          file: loaded.file,
          scenario: scenario,
          version: version,
          golden: golden,
          log: version == logVersion ? log : nil
        )
      )
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
      let message = error.message ?? "cannot read the log"
      return .failure(LogProblems(findings: [Finding(.invalid, file: path, message: message)]))
    }
    do throws(UnreadableLog) {
      let text = String(decoding: bytes, as: UTF8.self)
      return .success(CheckCase.Log(path: path, log: try LogReader.read(text, origin: .kept)))
    } catch {
      let findings = error.problems.map { problem in
        Finding(.invalid, file: path, line: problem.line, message: problem.message)
      }
      return .failure(LogProblems(findings: findings))
    }
  }
}
