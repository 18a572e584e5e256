import Diagnostics
package import Goldens
package import TableTrace

/// A scenario's file, its name, and the folder of its goldens.
///
/// In a folder `Scenarios`, the name is the relative path, and the goldens are in the folder
/// `Golden` next to it. Elsewhere, the name is that of the file, with `Golden` in the same folder.
/// Options and settings can name other folders.
package struct ScenarioFile: Hashable {
  package static let folder = "Scenarios"
  /// The usual name of the folder of goldens.
  package static let goldenFolder = "Golden"
  /// The extensions of scenario files, which are no part of the name.
  package static let suffixes = [".yaml", ".yml"]
  package static let standardInput = {
    var file = ScenarioFile(path: "standard input", currentFolder: "")
    file.isStandardInput = true
    return file
  }()

  /// The path in messages.
  package var path: String
  /// The name, such as `load/first-load`.
  package var name: String
  /// The folder of scenarios that contains the file, or would contain it.
  var library: String
  package var goldens: String
  /// Whether the scenario is read from standard input, so that it has no path and no goldens.
  package private(set) var isStandardInput = false

  package init(path: String, in files: any ReadableFiles) {
    self.init(path: path, currentFolder: files.currentFolder, layout: files.layout)
  }

  /// Names the scenario at a path.
  ///
  /// A relative path is resolved in the current folder, so that the name does not depend on it.
  package init(path: String, currentFolder: String, layout: ProjectLayout? = nil) {
    let tidy = FilePath.tidy(path)
    self.path = tidy
    if let layout, let below = layout.name(of: tidy, from: currentFolder) {
      name = Self.withoutSuffix(below)
      (library, goldens) = (layout.scenarios, layout.goldens)
      return
    }
    let isAbove = !tidy.hasPrefix("/") && !tidy.split(separator: "/").contains { $0 == Self.folder }
    let whole = isAbove ? FilePath.tidy(FilePath.join(currentFolder, tidy)) : tidy
    let isBelowScenarios = whole.split(separator: "/").dropLast().contains { $0 == Self.folder }
    let named = isBelowScenarios ? whole : tidy
    var parts = named.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = parts.removeLast()
    let last = Self.withoutSuffix(file)
    let place = parts.lastIndex(of: Self.folder)
    let below = place.map { Array(parts[($0 + 1)...]) } ?? []
    let above = FilePath.joined(Array(parts[..<(place ?? parts.count)]))
    name = FilePath.joined(below + [last])
    let root = above.isEmpty ? (named.hasPrefix("/") ? "/" : ".") : above
    library = FilePath.join(root, Self.folder)
    goldens = FilePath.join(root, Self.goldenFolder)
  }

  package static func withoutSuffix(_ path: String) -> String {
    let suffix = suffixes.first { path.hasSuffix($0) }
    return String(path.dropLast(suffix?.count ?? 0))
  }

  /// Returns the possible paths of a scenario without its extension.
  package static func candidates(_ path: String) -> [String] {
    suffixes.map { path + $0 }
  }

  /// Whether its goldens would be in the folder of saved traces.
  package var isPending: Bool { name.hasPrefix(PendingFile.folderName + "/") }

  /// Whether the name would break lines of a trace or of a message.
  package var hasControlCharacter: Bool {
    [path, name].contains(where: Phrase.hasControl)
  }

  /// Returns the path of a version's golden, such as `Golden/load/first-load.iOS-9.3.trace`.
  package func golden(_ version: SystemVersion, _ format: GoldenFormat) -> String {
    stem(version) + format.fileEnding
  }

  /// Returns the golden of a version: the pattern if it exists, otherwise the trace.
  package func golden(_ version: SystemVersion, in files: any ReadableFiles) -> GoldenPlace {
    GoldenPlace(stem(version), in: files)
  }

  private func stem(_ version: SystemVersion) -> String {
    FilePath.join(goldens, "\(name).\(version.fileNamePart)")
  }

  /// Returns the name of a log: its path in the folder of goldens, or the whole path outside of it.
  package func logName(_ relative: String) -> String {
    let path = resolve(relative)
    let folder = FilePath.tidy(goldens) + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  package func resolve(_ relative: String) -> String {
    if relative.hasPrefix("/") { return relative }
    return FilePath.tidy(FilePath.join(FilePath.folder(of: path), relative))
  }
}

extension ScenarioFile {
  /// Whether the scenario belongs to the evidence: a claim, a list or a recorded log.
  package var isEvidence: Bool {
    ["claims/", "lists/", "recorded/"].contains(where: name.hasPrefix)
  }
}
