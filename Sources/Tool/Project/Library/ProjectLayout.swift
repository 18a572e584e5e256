package import TableTrace

/// The folders of a project's scenarios and goldens, from options or settings.
package struct ProjectLayout: Hashable, Sendable {
  /// The folder of scenarios, relative to the current folder.
  package var scenarios: String
  package var goldens: String
  /// The typed options, or empty if the folders are from settings.
  package var typed: [String] = []
  /// Whether other scenarios of the settings have their goldens here too.
  package var sharesGoldens = false

  package init(
    scenarios: String,
    goldens: String,
    typed: [String] = [],
    sharesGoldens: Bool = false
  ) {
    self.scenarios = scenarios
    self.goldens = goldens
    self.typed = typed
    self.sharesGoldens = sharesGoldens
  }

  /// Returns a path relative to the folder of scenarios, or nil outside of it.
  func name(of path: String, from currentFolder: String) -> String? {
    func whole(_ path: String) -> String {
      FilePath.tidy(path.hasPrefix("/") ? path : FilePath.join(currentFolder, path))
    }
    let (file, folder) = (whole(path), whole(scenarios))
    // A path in the current folder itself has no prefix.
    let prefix = folder == "." ? "" : folder + "/"
    let isBelow = file.hasPrefix(prefix) && !file.hasPrefix("..") && file.count > prefix.count
    return isBelow ? String(file.dropFirst(prefix.count)) : nil
  }
}

extension ReadableFiles {
  /// Returns a command for messages with the project's folders, and `--` before a leading dash.
  package func command(_ name: String, options: [Flag] = [], _ names: [String]) -> String {
    let isDashed = names.contains { $0.hasPrefix("-") && $0 != "-" }
    let words =
      (layout?.typed ?? []) + options.map(\.spelling) + (isDashed ? ["--"] : []) + names
    return Self.typed(name, words)
  }

  /// Returns a command for messages, about a scenario or one of its versions.
  package func command(
    _ name: String,
    options: [Flag] = [],
    on file: ScenarioFile,
    version: SystemVersion? = nil
  ) -> String {
    let place = ScenarioPlace(files: self)
    let typed = version.map { place.typed(file, version: $0.fileNamePart) } ?? place.typed(file)
    return command(name, options: options, [typed])
  }

  /// Returns a command for all checks with the same difference, by one check in each folder.
  package func command(
    _ name: String,
    options: [Flag],
    onAllOf checks: [(file: ScenarioFile, version: SystemVersion)]
  ) -> String {
    let place = ScenarioPlace(files: self)
    var folders: Set<String> = []
    let first = checks.filter { folders.insert($0.file.goldens).inserted }
    let names = first.map { place.typed($0.file, version: $0.version.fileNamePart) }
    return command(name, options: options + (checks.count > 1 ? [.same] : []), names)
  }

  /// Returns a command without options for folders, with the scenario's path if needed.
  package func command(
    _ name: String,
    _ words: [String],
    about file: ScenarioFile,
    _ rest: [String] = []
  ) -> String {
    let isByPath = layout.map { !$0.typed.isEmpty } ?? false
    let scenario = isByPath ? file.path : ScenarioPlace(files: self).typed(file)
    let isDashed = ([scenario] + rest).contains { $0.hasPrefix("-") && $0 != "-" }
    return Self.typed(name, words + (isDashed ? ["--"] : []) + [scenario] + rest)
  }

  private static func typed(_ name: String, _ words: [String]) -> String {
    (["tabletrace", name] + words.map(ShellWord.quoted)).joined(separator: " ")
  }
}
