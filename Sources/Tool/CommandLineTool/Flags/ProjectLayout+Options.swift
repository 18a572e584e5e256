import Project

extension ProjectLayout {
  /// The folders from the command line and the settings of the project.
  enum Told {
    /// No folders were given, so they have their usual names.
    case nothing
    case layout(ProjectLayout)
    /// The settings have errors, which were printed.
    case invalid
  }

  /// Reads the options, then the settings.
  static func told(by line: TypedLine, in world: World) throws(FileError) -> Told {
    let scenarios = line.value(.scenarios).map(FilePath.tidy)
    let goldens = line.value(.golden).map(FilePath.tidy)
    let typed = [(Flag.scenarios, scenarios), (.golden, goldens)].flatMap { flag, folder in
      folder.map { [flag.spelling, $0] } ?? []
    }
    if let scenarios, let goldens {
      return .layout(Self(scenarios: scenarios, goldens: goldens, typed: typed))
    }
    var layout: ProjectLayout?
    if let file = try SettingsFile(in: world.files.readable) {
      layout = try file.layout(in: world)
      if layout == nil { return .invalid }
    }
    if let scenarios {
      let beside = FilePath.join(FilePath.folder(of: scenarios), ScenarioFile.goldenFolder)
      let isOther = layout.map { $0.scenarios != scenarios && $0.goldens != beside } ?? false
      let goldens = layout?.goldens ?? beside
      return .layout(
        Self(scenarios: scenarios, goldens: goldens, typed: typed, sharesGoldens: isOther)
      )
    }
    if let goldens {
      let folder = layout?.scenarios ?? ScenarioFile.folder
      return .layout(Self(scenarios: folder, goldens: goldens, typed: typed))
    }
    return layout.map(Told.layout) ?? .nothing
  }
}
