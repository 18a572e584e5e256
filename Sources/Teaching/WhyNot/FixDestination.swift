import Diagnostics
package import Project
package import Scenarios

/// The file that a fix edits: the scenario itself, or a copy of a built-in one.
package struct FixDestination {
  let path: String
  /// The commands that make the copy after an empty line, or empty if the file itself is edited.
  let copying: String
  private let copy: (SourceText) -> SourceText

  package init(_ loaded: LoadedScenario, _ scenario: Scenario, in world: World) {
    guard loaded.file.path.hasPrefix(ProjectFiles.libraryRoot) else {
      path = loaded.file.path
      copying = ""
      copy = { $0 }
      return
    }
    let own = Self.freeName(of: loaded.file, in: world)
    path = OwnScenario.path(of: own, in: world)
    if scenario.recorded == nil {
      copying =
        "\nThis is a built-in scenario. Copy it first: tabletrace new \(own) --from \(loaded.file.name)\n"
    } else {
      copying =
        "\nThis is a built-in scenario of a recorded log. Save it as a file of your own, "
        + "without 'recorded:'.\n"
    }
    let folder = FilePath.folder(of: path)
    copy = { OwnScenario.copy(of: $0, in: folder, world) }
  }

  /// Returns the text of the file or copy to edit.
  func copied(_ source: SourceText) -> SourceText { copy(source) }

  /// Returns a line number in the copy, or nil without a copy or for a missing line.
  func copiedLine(_ line: Int, of source: SourceText) -> Int? {
    guard !copying.isEmpty else { return nil }
    let copy = copied(source)
    let kept = KeptLines(copy, of: source)
    return (1...max(1, TextLines(copy).count)).first { kept.number(of: $0) == line }
  }

  /// Returns an unused name for the copy.
  private static func freeName(of file: ScenarioFile, in world: World) -> String {
    let name = "mine/" + FilePath.name(of: file.name)
    var own = name
    var number = 2
    while world.files.kind(of: OwnScenario.path(of: own, in: world)) != nil {
      own = "\(name)-\(number)"
      number += 1
    }
    return own
  }
}
