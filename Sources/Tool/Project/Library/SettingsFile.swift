import Diagnostics
import Scenarios

/// The settings of a project, from `tabletrace.yaml` at its top level.
package struct SettingsFile {
  package static let name = "tabletrace.yaml"

  package var path: String

  /// Finds the file in the current folder or a parent, up to the top level of the repository.
  ///
  /// Outside a repository, only the current folder is searched.
  ///
  /// - Throws: an error if only a file with the other YAML extension exists.
  package init?(in files: any ReadableFiles) throws(FileError) {
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

  /// Returns the current folder and, in a repository, its parents up to the top level.
  static func folders(in files: any ReadableFiles) -> [String] {
    let depth = files.currentFolder.split(separator: "/").count
    let folders = (0...depth).map { String(repeating: "../", count: $0) }
    let top = folders.firstIndex { files.kind(of: $0 + ".git") != nil }
    return Array(folders[...(top ?? 0)])
  }

  /// Returns the folders from the settings, or nil, after error messages, if the settings are
  /// invalid.
  package func layout(in world: World) throws(FileError) -> ProjectLayout? {
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
