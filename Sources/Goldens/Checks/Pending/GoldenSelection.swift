package import Project
package import Scenarios
package import TableTrace

/// The goldens that the user selects by name: all of a scenario, or one version of it.
package struct GoldenSelection {
  /// The identity of a scenario, independent of the path that names it.
  private struct Key: Hashable {
    let goldens: String
    let name: String

    init(_ file: ScenarioFile) {
      goldens = file.goldens
      name = file.name
    }
  }

  /// The scenarios in their order, and the places that cannot be read.
  package private(set) var found: ScenarioLibrary.Found
  /// The selected versions of scenarios, all if a scenario has no entry.
  private var versions: [Key: Set<SystemVersion>] = [:]

  /// Finds the named scenarios, or all for nil.
  package init(_ names: [String]?, in files: any ReadableFiles) throws(FileError) {
    var operands: [String] = []
    var chosen: [(scenario: String, version: SystemVersion)] = []
    for name in names ?? [] {
      if let check = Self.check(name, files) {
        operands.append(check.scenario)
        chosen.append((check.scenario, check.version))
      } else {
        operands.append(name)
      }
    }
    let library = ScenarioLibrary(files: files)
    found = try library.find(operands)
    for (operand, version) in chosen where !(names ?? []).contains(operand) {
      for scenario in try library.find([operand]).scenarios {
        versions[Key(scenario), default: []].insert(version)
      }
    }
  }

  /// The check of this name, if no scenario has it.
  private static func check(_ name: String, _ files: any ReadableFiles) -> CheckName? {
    let place = ScenarioPlace(files: files)
    if (try? place.path(of: name)) != nil { return nil }
    return CheckName(name)
  }

  package var goldens: [String] {
    Set(found.scenarios.map(\.goldens)).sorted()
  }

  package func contains(_ file: ScenarioFile, _ version: SystemVersion) -> Bool {
    let key = Key(file)
    return found.scenarios.contains { Key($0) == key } && (versions[key]?.contains(version) ?? true)
  }

  /// The error for a selected version that the scenario does not list, or nil if all are listed.
  package func otherVersion(of file: ScenarioFile, _ scenario: Scenario) -> FileError? {
    let meant = (versions[Key(file)] ?? []).sorted()
    return meant.first { !scenario.versions.contains($0) }.map { version in
      let checks = scenario.versions.map { PendingFile(file, $0).name }
      return .otherVersion(scenario: file.name, version: "\(version)", checks: checks)
    }
  }

  /// Adds the groups of differences that contain a selected check.
  package mutating func add(_ groups: [[PendingList.Item]]) {
    let meant = self
    for group in groups
    where group.contains(where: { meant.contains($0.file, $0.place.version) }) {
      for item in group { add(item.file, item.place.version) }
    }
  }

  private mutating func add(_ file: ScenarioFile, _ version: SystemVersion) {
    let key = Key(file)
    if !found.scenarios.contains(where: { Key($0) == key }) {
      found.scenarios.append(file)
      versions[key] = []
    }
    versions[key]?.insert(version)
  }
}
