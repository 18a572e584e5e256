import Foundation
import Goldens
import TableTrace

/// The path of a test's golden, in a folder next to the file of the test.
struct GoldenPlace: Hashable {
  /// The folder beside a test's file that holds its goldens.
  static let folderName = "__Goldens__"

  /// The folder of all goldens beside the file of the test.
  let root: String
  /// The names of the folders in it, and that of the golden without version and ending.
  let path: [String]
  let version: SystemVersion

  /// The place for a test.
  ///
  /// - Parameters:
  ///   - name: A name for each of several traces of one test.
  ///   - test: the name of the test as code has it, `deletes()`.
  ///   - suite: the names of its suites, outermost first, or none for a function of its own.
  ///   - file: the path of the file of the test.
  ///   - version: the version.
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

  /// The folders in which the file is, outermost first.
  var folders: [String] {
    (0..<path.count).map { count in ([root] + path.prefix(count)).joined(separator: "/") }
  }

  private var stem: String { ([root] + path).joined(separator: "/") }

  /// A name that every file system has: letters, digits and `_`, all else as hyphens.
  private static func word(_ text: String) -> String {
    let pieces = text.precomposedStringWithCanonicalMapping.split { character in
      !character.isLetter && !character.isNumber && character != "_"
    }
    return pieces.isEmpty ? "trace" : pieces.joined(separator: "-")
  }

  /// A path as a message shows it: from the folder in which the tests run, if it is in it.
  static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
