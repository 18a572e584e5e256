package import Diagnostics
import YAMLSource

/// A Markdown file that begins with YAML between two lines of `---`.
package struct FrontMatter: Sendable {
  /// A line with its number in the file, from 1.
  package struct Line: Sendable {
    package var number: Int
    package var text: String

    package init(number: Int, text: String) {
      self.number = number
      self.text = text
    }

    package var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

    package var range: SourceRange {
      SourceRange(line: number, column: 1, length: max(1, text.unicodeScalars.count))
    }
  }

  /// The YAML, with the line numbers of the file.
  package let header: SourceText
  package let body: [Line]

  private static let mark = "---"
  /// The most bytes of a lesson.
  private static let mostBytes = 1 << 20

  /// Splits a file into its YAML and its Markdown.
  ///
  /// - Throws: the reason why the file has no front matter.
  package init(_ source: SourceText) throws(Problem) {
    guard source.bytes.count <= Self.mostBytes else { throw .tooLarge }
    guard String(validating: source.bytes, as: UTF8.self) != nil else { throw .notText }
    let lines = TextLines(source).all
    guard lines.first == Self.mark else { throw .noHeader }
    guard let end = lines.dropFirst().firstIndex(of: Self.mark) else { throw .openHeader }
    let text = lines[..<end].map { "\($0)\n" }.joined()
    header = SourceText(path: source.path, bytes: Array(text.utf8))
    body = lines[(end + 1)...].enumerated().map {
      Line(number: end + 2 + $0.offset, text: $0.element)
    }
  }

  /// The reason why a file has no front matter.
  package enum Problem: Error {
    case noHeader
    case openHeader
    case notText
    case tooLarge

    /// Returns the problem at its place.
    package func diagnostic(_ path: String) -> Diagnostic {
      let first = SourceRange(line: 1, column: 1)
      return switch self {
      case .noHeader: Diagnostic(.lesson(.noHeader), path: path, range: first)
      case .openHeader: Diagnostic(.lesson(.openHeader), path: path, range: first)
      case .notText: Diagnostic(.file(.notUTF8), path: path)
      case .tooLarge: Diagnostic(.file(.tooLarge(megabytes: mostBytes >> 20)), path: path)
      }
    }
  }

  /// Reads YAML of a shape, or returns no value if it has mistakes.
  static func read(
    _ source: SourceText,
    as table: ObjectShape
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    let document = YAMLDocument(source)
    let diagnostics = document.diagnostics.map { diagnostic in
      diagnostic.problem == .file(.empty) ? Problem.noHeader.diagnostic(source.path) : diagnostic
    }
    var log = DiagnosticLog(path: source.path, diagnostics: diagnostics)
    guard let root = document.root else { return (nil, log.sorted) }
    ShapeValidator.validate(root, as: table, key: "front matter", log: &log)
    return (log.diagnostics.isEmpty ? root : nil, log.sorted)
  }
}
