/// Finds scenario files.
struct ScenarioLibrary {
  var files: any Files

  /// The scenarios that arguments name, or all under `Scenarios`; sorted by path, each once.
  func find(_ paths: [String]) throws(FileError) -> [ScenarioFile] {
    var found: Set<String> = []
    let place = ScenarioPlace(files: files)
    for argument in paths.isEmpty ? [ScenarioFile.folder] : paths where argument != "-" {
      let path = try place.path(of: argument)
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
    return (paths.contains("-") ? [.standardInput] : [])
      + sorted.map { ScenarioFile(path: $0, currentFolder: folder) }
  }
}
