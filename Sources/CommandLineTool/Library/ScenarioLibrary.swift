/// Finds scenario files.
struct ScenarioLibrary {
  var files: any Files

  /// The scenarios at the paths given, or all under `Scenarios`; sorted by path, each once.
  func find(_ paths: [String]) throws(FileError) -> [ScenarioFile] {
    var found: Set<String> = []
    for path in paths.isEmpty ? [ScenarioFile.folder] : paths.map(FilePath.tidy) {
      switch files.kind(of: path) {
      case .folder:
        found.formUnion(
          try files.files(below: path, suffix: ScenarioFile.suffix).map(FilePath.tidy)
        )
      case .file: found.insert(path)
      case nil: throw .missing(path: path)
      }
    }
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let folder = files.currentFolder
    return sorted.map { ScenarioFile(path: $0, currentFolder: folder) }
  }

  /// The scenarios with these names or paths.
  func find(named names: [String]) throws(FileError) -> [ScenarioFile] {
    let paths = names.map { name in
      let path = FilePath.join(ScenarioFile.folder, name)
      let candidates = [name, path + ScenarioFile.suffix, path]
      return candidates.first { files.kind(of: $0) != nil } ?? path + ScenarioFile.suffix
    }
    return try find(paths)
  }
}
