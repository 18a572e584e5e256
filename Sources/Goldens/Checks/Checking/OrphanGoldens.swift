import Goldens
package import Project
package import Reports
import Scenarios
import TableTrace

/// Finds goldens that no scenario needs.
package struct OrphanGoldens {
  private static let others = ["recorded", PendingFile.folderName]

  private let files: any ReadableFiles
  private let reader: ScenarioReader
  private let folder: String
  private var expected: Set<String> = []
  /// The beginnings of the golden paths of unreadable scenarios, which may still be needed.
  private var unread: [String] = []

  package init(in world: World) {
    files = world.files.readable
    folder = files.layout?.goldens ?? ScenarioFile.goldenFolder
    reader = ScenarioReader(world: world)
  }

  /// Records the goldens that a check needs, or may need if the scenario has errors.
  package mutating func note(_ item: CheckPlan.Item) {
    switch item {
    case .toDo(let check): expect(check.file, check.version)
    case .done(let result): unread.append(FilePath.join(folder, result.scenario + "."))
    }
  }

  /// Records the trace and the pattern, because a scenario may have either.
  private mutating func expect(_ file: ScenarioFile, _ version: SystemVersion) {
    expected.formUnion(GoldenFormat.allCases.map { file.golden(version, $0) })
  }

  /// Returns a result for each golden without a scenario, and for each unreadable folder.
  package mutating func results() throws(FileError) -> [CheckResult] {
    // Scenarios outside of the check may need the goldens.
    guard files.kind(of: folder) == .folder, files.layout?.sharesGoldens != true else { return [] }
    // The limit suits a project with many scenarios. A larger folder contains other things.
    let walk = try FolderWalk(
      below: folder,
      suffixes: GoldenFormat.allCases.map(\.fileEnding),
      more: 4 * expected.count,
      in: files
    )
    let others = Self.others.map { FilePath.join(folder, $0) + "/" }
    let found = walk.files.filter { path in !others.contains { path.hasPrefix($0) } }
    for path in found where !expected.contains(path) { try expectScenario(outside: path) }
    return Set(found).subtracting(expected).sorted().filter { path in
      !unread.contains { path.hasPrefix($0) }
    }.map(orphan)
      + walk.problems.map(CheckResult.init)
  }

  private func orphan(_ path: String) -> CheckResult {
    let finding = Finding(
      .orphanGolden,
      file: path,
      message: "no scenario uses this golden file: delete it, or add its version to a scenario",
      next: "rm \(ShellWord.quoted(path))"
    )
    return CheckResult(scenario: path, file: path, version: nil, findings: [finding])
  }

  /// Records a scenario's golden that is next to the folder of scenarios.
  private mutating func expectScenario(outside golden: String) throws(FileError) {
    let name = FilePath.name(of: golden)
    guard FilePath.folder(of: golden) == folder else { return }
    for dot in name.indices where name[dot] == "." {
      for path in ScenarioFile.candidates(String(name[..<dot])) where files.kind(of: path) == .file
      {
        let loaded = try reader.read(ScenarioFile(path: path, in: files))
        if let scenario = loaded.scenario {
          for version in scenario.versions { expect(loaded.file, version) }
        } else {
          unread.append(FilePath.join(folder, loaded.file.name + "."))
        }
      }
    }
  }
}
