package import TableTrace

/// The files of a saved trace that waits for a decision, and its record.
///
/// The trace is `Golden/pending/load/first-load.iOS-9.trace`. The record next to it describes what
/// it was made from. Neither is a golden, and git ignores both.
package struct PendingFile: Hashable {
  package static let folderName = "pending"
  private static let suffixes = (trace: ".trace", record: ".json")

  package let goldens: String
  package let scenario: String
  package let version: SystemVersion

  package init(_ file: ScenarioFile, _ version: SystemVersion) {
    goldens = file.goldens
    scenario = file.name
    self.version = version
  }

  /// The saved trace of a file in the folder, or nil for other files.
  package init?(_ path: String, goldens: String) {
    let prefix = Self.folder(in: goldens) + "/"
    let suffix = [Self.suffixes.trace, Self.suffixes.record].first { path.hasSuffix($0) }
    guard let suffix, path.hasPrefix(prefix) else { return nil }
    let stem = String(path.dropFirst(prefix.count).dropLast(suffix.count))
    guard let name = CheckName(stem) else { return nil }
    self.goldens = goldens
    scenario = name.scenario
    version = name.version
  }

  /// The name of the check, such as `load/first-load.iOS-9`.
  package var name: String { "\(scenario).\(version.fileNamePart)" }

  package var trace: String { path + Self.suffixes.trace }

  package var record: String { path + Self.suffixes.record }

  /// Returns the golden of the check: the pattern if it exists, otherwise the trace.
  package func golden(in files: any ReadableFiles) -> GoldenPlace {
    GoldenPlace(FilePath.join(goldens, name), in: files)
  }

  package var folder: String { Self.folder(in: goldens) }

  package static func folder(in goldens: String) -> String { FilePath.join(goldens, folderName) }

  private var path: String { FilePath.join(folder, name) }
}

/// The printed name of a check, such as `load/first-load.iOS-9.3`.
package struct CheckName: Hashable {
  package let scenario: String
  package let version: SystemVersion

  /// Splits a name, or nil if the name does not end in a version as in file names.
  package init?(_ name: String) {
    for dot in name.indices where name[dot] == "." {
      let rest = String(name[name.index(after: dot)...])
      guard let version = SystemVersion(rest), version.fileNamePart == rest else { continue }
      scenario = String(name[..<dot])
      self.version = version
      return
    }
    return nil
  }
}
