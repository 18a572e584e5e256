import Foundation
import Goldens
import TableTrace

/// The path of a test's golden, in a folder next to the file of the test.
struct GoldenPlace: Hashable {
  /// The name of the folder with the goldens, next to the test's file.
  static let folderName = "__Goldens__"

  /// The path of the folder with all goldens.
  let root: String
  /// The names of the folders inside it, and of the golden without version and ending.
  let path: [String]
  let version: SystemVersion

  /// Finds the place for the golden of a test.
  ///
  /// - Parameters:
  ///   - name: A name for each of several traces of one test.
  ///   - test: The name of the test as in code, such as `deletes()`.
  ///   - suite: The names of its suites, outermost first, or empty for a global function.
  ///   - file: The path of the test's file.
  ///   - version: The simulated version.
  init(
    _ name: String?,
    of test: String,
    in suite: [String],
    file: String,
    version: SystemVersion
  ) {
    let url = URL(fileURLWithPath: file)
    root = url.deletingLastPathComponent().appendingPathComponent(Self.folderName).path
    let folders = suite.isEmpty ? [url.deletingPathExtension().lastPathComponent] : suite
    let words =
      [Self.word(String(test.prefix { $0 != "(" }))] + (name.map { [Self.word($0)] } ?? [])
    path = folders.map(Self.word) + [words.joined(separator: ".")]
    self.version = version
  }

  var header: GoldenHeader {
    GoldenHeader(scenario: path.joined(separator: "/"), os: version)
  }

  func file(_ format: GoldenFormat) -> String {
    "\(stem).\(version.fileNamePart)\(format.fileEnding)"
  }

  /// The folders that contain the file, outermost first.
  var folders: [String] {
    (0..<path.count).map { count in ([root] + path.prefix(count)).joined(separator: "/") }
  }

  private var stem: String { ([root] + path).joined(separator: "/") }

  /// Returns a name for every file system, with hyphens for other characters than letters and
  /// digits.
  private static func word(_ text: String) -> String {
    let pieces = text.precomposedStringWithCanonicalMapping.split { character in
      !character.isLetter && !character.isNumber && character != "_"
    }
    return pieces.isEmpty ? "trace" : pieces.joined(separator: "-")
  }

  /// Returns a path for a message, relative to the current folder if it is inside.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
