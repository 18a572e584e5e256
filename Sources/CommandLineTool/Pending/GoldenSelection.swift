import TableTrace

/// The goldens that names mean: all of a scenario, or the one of a version.
struct GoldenSelection {
  /// The scenarios in their order, with what could not be looked at.
  private(set) var found: ScenarioLibrary.Found
  /// The versions that are meant of a scenario; all where it has no entry.
  private var versions: [String: Set<SystemVersion>] = [:]

  /// Finds what is named; nil stands for everything.
  init(_ names: [String]?, in files: any ReadableFiles) throws(FileError) {
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
        versions[scenario.path, default: []].insert(version)
      }
    }
  }

  /// The check that is named, where no scenario is called so.
  private static func check(_ name: String, _ files: any ReadableFiles) -> CheckName? {
    let place = ScenarioPlace(files: files)
    if (try? place.path(of: name)) != nil { return nil }
    return CheckName(name)
  }

  /// Whether a version of a scenario is meant.
  func contains(_ file: ScenarioFile, _ version: SystemVersion) -> Bool {
    versions[file.path]?.contains(version) ?? true
  }

  /// Adds the groups of differences that have one of what is meant.
  mutating func add(_ groups: [[PendingList.Item]]) {
    let meant = self
    for group in groups where group.contains(where: meant.contains) {
      for item in group { add(item.file, item.place.version) }
    }
  }

  private func contains(_ item: PendingList.Item) -> Bool {
    means(item.file.path, item.place.version)
  }

  /// Whether a version of the scenario at a path is meant, which may be none that was found.
  func means(_ path: String, _ version: SystemVersion) -> Bool {
    found.scenarios.contains { $0.path == path } && (versions[path]?.contains(version) ?? true)
  }

  /// Adds one version of a scenario.
  private mutating func add(_ file: ScenarioFile, _ version: SystemVersion) {
    if !found.scenarios.contains(file) {
      found.scenarios.append(file)
      versions[file.path] = []
    }
    versions[file.path]?.insert(version)
  }
}
