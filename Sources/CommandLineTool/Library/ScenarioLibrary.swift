/// Finds scenario files.
struct ScenarioLibrary {
  /// The scenarios that were found, and what could not be looked at.
  struct Found {
    /// The scenarios, sorted by path, each once.
    var scenarios: [ScenarioFile] = []
    /// Folders that cannot be read and links that lead nowhere.
    var problems: [FileError] = []

    /// Whether there is neither a scenario nor a problem.
    var isEmpty: Bool { scenarios.isEmpty && problems.isEmpty }
  }

  var files: any Files

  /// The scenarios at the paths given, or all under `Scenarios`.
  func find(_ paths: [String]) throws(FileError) -> Found {
    var found = Found()
    var places: Set<String> = []
    for path in paths.isEmpty ? [ScenarioFile.folder] : paths.map(FilePath.tidy) {
      switch files.kind(of: path) {
      case .folder:
        let walk = FolderWalk(below: path, suffixes: ScenarioFile.suffixes, in: files)
        places.formUnion(walk.files.map(FilePath.tidy))
        found.problems += walk.problems
        found.problems += walk.linkedFolders.map { .linkedFolder(path: $0) }
      case .file: places.insert(path)
      case nil:
        // Reading tells why nothing can be seen there.
        _ = try files.read(path)
        throw .missing(path: path)
      }
    }
    let folder = files.currentFolder
    found.scenarios = places.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { ScenarioFile(path: $0, currentFolder: folder) }
    return found
  }

  /// The scenarios with these names or paths.
  func find(named names: [String]) throws(FileError) -> Found {
    let paths = names.map { name in
      let path = FilePath.join(ScenarioFile.folder, name)
      let candidates = [name] + ScenarioFile.candidates(path) + [path]
      return candidates.first { files.kind(of: $0) != nil } ?? candidates[1]
    }
    return try find(paths)
  }

  /// The other scenario that has the same name, `a.yml` beside `a.yaml`.
  func namesake(of file: ScenarioFile) -> String? {
    ScenarioFile.candidates(ScenarioFile.withoutSuffix(file.path))
      .first { $0 != file.path && files.kind(of: $0) == .file }
  }
}
