import Diagnostics

/// Resolves an argument: an existing file or folder, otherwise a scenario by its name.
package struct ScenarioPlace {
  var files: any ReadableFiles

  package init(
    files: any ReadableFiles
  ) {
    self.files = files
  }

  /// Returns the path of an argument, such as `Scenarios/load/first-load.yaml` for
  /// `load/first-load`.
  package func path(of argument: String) throws(FileError) -> String {
    let path = FilePath.tidy(argument)
    if argument.hasSuffix("/") {
      // A scenario may have the same name as a folder next to it.
      let folders = [path] + (folder.map { [FilePath.join($0, path)] } ?? [])
      if let found = folders.first(where: { files.kind(of: $0) == .folder }) { return found }
    }
    guard let found = existing(path) else { throw reason(path) }
    if argument.hasSuffix("/"), files.kind(of: found) == .file { throw .notFolder(path: found) }
    return found
  }

  /// Returns the argument for a scenario: its name, or its path if the name is ambiguous.
  func typed(_ file: ScenarioFile) -> String {
    file.isStandardInput || existing(file.name) == file.path ? file.name : file.path
  }

  /// Returns the argument for one version of a scenario.
  func typed(_ file: ScenarioFile, version: String) -> String {
    let name = "\(typed(file)).\(version)"
    return existing(name) == nil ? name : "\(file.path).\(version)"
  }

  /// Returns the file or folder at a path, or the scenario of this name, the library last.
  private func existing(_ path: String) -> String? {
    if files.kind(of: path) != nil { return path }
    guard isName(path) else {
      return ScenarioFile.candidates(path).first { files.kind(of: $0) == .file }
    }
    let shipped = FilePath.join(ProjectFiles.libraryScenarios, path)
    let candidates =
      (folder.map { named(FilePath.join($0, path)) } ?? []) + ScenarioFile.candidates(path)
      + named(shipped)
    return candidates.first { files.kind(of: $0) != nil }
  }

  /// Returns the scenarios at a path without an extension, then the folder there.
  private func named(_ path: String) -> [String] {
    ScenarioFile.candidates(path) + [path]
  }

  /// Returns the error for a missing path, with similar scenarios.
  private func reason(_ path: String) -> FileError {
    do throws(FileError) {
      _ = try files.read(path)
      return .missing(path: path)
    } catch {
      guard error == .missing(path: path), isName(path) else { return error }
      let near =
        CheckName(path).flatMap { existing($0.scenario) == nil ? nil : [$0.scenario] }
        ?? nearNames(path)
      let isFile = OwnScenario.isFile(path)
      return near.isEmpty && isFile ? error : .unknownScenario(name: path, near: near)
    }
  }

  /// The folder of scenarios here, or in the nearest parent that has one.
  private var folder: String? {
    if let layout = files.layout {
      return files.kind(of: layout.scenarios) == .folder ? layout.scenarios : nil
    }
    let depth = files.currentFolder.split(separator: "/").count
    let paths = (0...depth).lazy.map { String(repeating: "../", count: $0) + ScenarioFile.folder }
    return paths.first { files.kind(of: $0) == .folder }
  }

  /// Whether the path is a name, which never leads out of the folder of scenarios.
  private func isName(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.hasPrefix("..")
  }

  /// Returns similar names, with or without their folders.
  private func nearNames(_ path: String) -> [String] {
    let folders = [folder, ProjectFiles.libraryScenarios].compactMap { $0 }
      .filter { files.kind(of: $0) == .folder }
    let found = folders.flatMap { folder in
      (try? ScenarioLibrary(files: files).find([folder]).scenarios) ?? []
    }
    let name = ScenarioFile.withoutSuffix(path)
    let candidates = found.map { Candidate($0.name, spellings: [FilePath.name(of: $0.name)]) }
    let near = NearMiss.suggestions(for: name, among: candidates)
    guard near.isEmpty else { return near }
    return NearMiss.suggestions(for: FilePath.name(of: name), among: candidates)
  }
}
