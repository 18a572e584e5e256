package import TableTrace

/// Where a trace is kept that differs from its golden, with what is known about it.
///
/// `Golden/pending/load/first-load.iOS-9.trace` has the bytes of the trace, and the
/// record beside it says what they come from. Neither is a golden, and git ignores both.
package struct PendingFile: Hashable {
  /// The name of the folder, below that of the goldens.
  package static let folderName = "pending"
  private static let suffixes = (trace: ".trace", record: ".json")

  /// The folder of the goldens.
  package let goldens: String
  /// The name of the scenario.
  package let scenario: String
  /// The version that was simulated.
  package let version: SystemVersion

  /// The place for a version of a scenario.
  package init(_ file: ScenarioFile, _ version: SystemVersion) {
    goldens = file.goldens
    scenario = file.name
    self.version = version
  }

  /// What a file in the folder is for; nil for one that the tool has not written.
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

  /// The name of the check, `load/first-load.iOS-9`.
  package var name: String { "\(scenario).\(version.fileNamePart)" }

  /// The trace.
  package var trace: String { path + Self.suffixes.trace }

  /// The record.
  package var record: String { path + Self.suffixes.record }

  /// The golden that it is for: the pattern where one is there, else the trace.
  package func golden(in files: any ReadableFiles) -> GoldenPlace {
    GoldenPlace(FilePath.join(goldens, name), in: files)
  }

  /// The folder of what is kept, below that of the goldens.
  package var folder: String { Self.folder(in: goldens) }

  /// The folder of what is kept, below a folder of goldens.
  package static func folder(in goldens: String) -> String { FilePath.join(goldens, folderName) }

  private var path: String { FilePath.join(folder, name) }
}

/// The name of a check as it is printed, `load/first-load.iOS-9.3`.
package struct CheckName: Hashable {
  /// The name of the scenario.
  package let scenario: String
  /// The version.
  package let version: SystemVersion

  /// Takes a name apart; nil where it does not end in a version as file names have it.
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
