import Diagnostics
import Scenarios

/// The settings of a project, `tabletrace.yaml` at its top level, with where that lies.
struct SettingsFile {
  /// What the file is called.
  static let name = "tabletrace.yaml"

  /// The path from the current folder.
  var path: String

  /// Finds it in the current folder or in the nearest one above, not beyond the top level of the
  /// repository; outside of a repository only the current folder counts.
  ///
  /// - Throws: the file that has the other suffix of YAML, where there is no right one.
  init?(in files: any ReadableFiles) throws(FileError) {
    path = Self.name
    if files.kind(of: path) == .file { return }
    let folders = Self.folders(in: files)
    func nearest(_ name: String) -> String? {
      folders.lazy.map { $0 + name }.first { files.kind(of: $0) == .file }
    }
    if let found = nearest(Self.name) {
      path = found
    } else if let other = nearest(ScenarioFile.withoutSuffix(Self.name) + ".yml") {
      throw .almostNamed(path: other, .settings)
    } else {
      return nil
    }
  }

  /// The current folder and those above it, up to the top level of the repository; outside of one the
  /// current folder alone.
  static func folders(in files: any ReadableFiles) -> [String] {
    let depth = files.currentFolder.split(separator: "/").count
    let folders = (0...depth).map { String(repeating: "../", count: $0) }
    let top = folders.firstIndex { files.kind(of: $0 + ".git") != nil }
    return Array(folders[...(top ?? 0)])
  }

  /// The layout that it tells, or what is wrong with it.
  func layout(in world: World) throws(FileError) -> ProjectLayout? {
    let decoded = ProjectSettings.decode(try world.files.read(path), path: path)
    world.say(
      DiagnosticRenderer(ink: world.talkInk).render(decoded.diagnostics, source: decoded.source)
    )
    guard let settings = decoded.settings else { return nil }
    let root = FilePath.folder(of: path)
    let folders = [
      ("scenarios", settings.scenarios ?? ScenarioFile.folder),
      ("golden", settings.golden ?? ScenarioFile.goldenFolder),
    ]
    for (key, folder) in folders where folder.isEmpty || FilePath.leaves(folder) {
      throw .outsideProject(path: path, key: key, folder: folder)
    }
    let paths = folders.map { FilePath.tidy(FilePath.join(root, $0.1)) }
    return ProjectLayout(scenarios: paths[0], goldens: paths[1])
  }
}

extension ProjectLayout {
  /// What a command line and the settings of the project say together.
  enum Told {
    /// Nothing; folders have their usual names.
    case nothing
    case layout(ProjectLayout)
    /// The settings have mistakes, which have been told.
    case invalid
  }

  /// Reads the options and the settings; what is typed wins.
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
