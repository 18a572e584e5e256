package import Diagnostics
import Scenarios

/// Creates a new scenario in the project: its path, and its text as a copy of another scenario.
package enum OwnScenario {
  /// Returns the path: the name itself if it is a path, otherwise the name below the folder of
  /// scenarios.
  package static func path(of name: String, in world: World) -> String {
    let tidy = FilePath.tidy(name)
    return isFile(tidy) ? tidy : FilePath.join(folder(in: world), tidy + ".yaml")
  }

  package static func isFile(_ name: String) -> Bool {
    ScenarioFile.suffixes.contains { name.hasSuffix($0) }
  }

  package static func folder(in world: World) -> String {
    world.files.readable.layout?.scenarios ?? ScenarioFile.folder
  }

  /// Returns the text without comments that name a missing schema.
  package static func copy(of source: SourceText, in folder: String, _ world: World) -> SourceText {
    let lines = TextLines(source)
    // The last line is first, so that the numbers of earlier lines stay valid.
    return (1...lines.count).reversed().reduce(source) { copy, number in
      let line = lines.line(number)
      guard line.hasPrefix(schemaMark) else { return copy }
      let schema = FilePath.join(folder, String(line.dropFirst(schemaMark.count)))
      if world.files.kind(of: FilePath.tidy(schema)) == .file { return copy }
      let start = SourceMark(line: number, column: 1)
      let end = SourceMark(line: number + 1, column: 1)
      return TextLines(copy).replacing(SourceRange(start: start, end: end), by: "")
    }
  }

  private static let schemaMark = "# yaml-language-server: $schema="
}
