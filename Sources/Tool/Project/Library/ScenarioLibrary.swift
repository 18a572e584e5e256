import Goldens

package struct ScenarioLibrary {
  /// The scenarios that were found, and the places that cannot be read.
  package struct Found {
    /// The scenarios, sorted by path, each once.
    package var scenarios: [ScenarioFile] = []
    /// Unreadable folders and broken links.
    package var problems: [FileError] = []

    package init() {}

    package var isEmpty: Bool { scenarios.isEmpty && problems.isEmpty }
  }

  var files: any ReadableFiles

  package init(
    files: any ReadableFiles
  ) {
    self.files = files
  }

  /// Returns the folder with all scenarios: the current one if it exists, otherwise the built-in
  /// one.
  package func folder() throws(FileError) -> String {
    let usual = [ScenarioFile.folder, ProjectFiles.libraryScenarios]
    let folders = files.layout.map { [$0.scenarios] } ?? usual
    guard let folder = folders.first(where: { files.kind(of: $0) != nil }) else {
      throw .noScenarios(folder: folders[0])
    }
    return folder
  }

  /// Returns the scenarios that arguments name, or all scenarios of the folder without arguments.
  package func find(_ arguments: [String]) throws(FileError) -> Found {
    var found = Found()
    var paths: [String] = []
    let place = ScenarioPlace(files: files)
    for argument in arguments.isEmpty ? [try folder()] : arguments where argument != "-" {
      let path = try place.path(of: argument)
      switch files.kind(of: path) {
      case .folder:
        let walk = try FolderWalk(below: path, suffixes: ScenarioFile.suffixes, in: files)
        paths += walk.files.map(FilePath.tidy).filter { FilePath.name(of: $0) != SettingsFile.name }
        found.problems += walk.problems
        found.problems += walk.linkedFolders.map { .linkedFolder(path: $0) }
        found.problems += walk.inCapitals.map { .almostNamed(path: $0, .scenario) }
      case .file: paths.append(path)
      case nil: throw .missing(path: path)
      }
    }
    let current = files.currentFolder
    // Equal strings can have different bytes, and then they are two files.
    var known: Set<String> = []
    for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      let (isNew, other) = known.insert(path)
      if isNew {
        let file = ScenarioFile(path: path, currentFolder: current, layout: files.layout)
        found.scenarios.append(file)
      } else if !other.isWritten(as: path) {
        found.problems.append(.sameName(path: path, other: path))
      }
    }
    if arguments.contains("-") { found.scenarios.insert(.standardInput, at: 0) }
    return found
  }

  /// Returns another scenario with the same goldens.
  ///
  /// For example, `a.yml` is next to `a.yaml`, or `Scenarios/a.yaml` exists besides `a.yaml`.
  func namesake(of file: ScenarioFile) -> String? {
    guard !file.isStandardInput else { return nil }
    let inLibrary = FilePath.join(FilePath.tidy(file.library), file.name)
    let current = files.currentFolder
    // Absolute paths are compared, because a file of the current folder has two relative paths.
    func whole(_ path: String) -> String {
      FilePath.tidy(path.hasPrefix("/") ? path : FilePath.join(current, path))
    }
    let path = whole(file.path)
    return [ScenarioFile.withoutSuffix(file.path), inLibrary].flatMap(ScenarioFile.candidates)
      .first { whole($0) != path && files.kind(of: $0) == .file }
  }
}
