import Foundation

/// The Swift source that holds files as constants.
struct LibrarySource {
  /// A file that no constant can hold.
  enum Problem: Error, CustomStringConvertible {
    /// It is not below the folder that paths begin in.
    case outside(String)
    /// Its bytes are not a text in UTF-8.
    case notText(String)

    var description: String {
      switch self {
      case .outside(let path): "\(path) is not below the root of the package"
      case .notText(let path): "\(path) is no text in UTF-8"
      }
    }
  }

  /// The source.
  private(set) var text: String

  /// Reads the files into a list of this name; their paths in the source begin below the root.
  init(list: String, root: String, files: [String]) throws {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let paths = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let book = PhraseBook(try paths.map { try Self.content(of: $0, below: prefix) })
    let writer = PackedWriter(book)
    text = """
      extension ShippedFile {
        /// The files of this list, sorted by path.
        package static let \(list): [ShippedFile] = [

      """
    for (path, symbols) in zip(paths, book.texts) {
      let name = Self.literal(path.utf8.dropFirst(prefix.utf8.count))
      let packed = Self.literal(writer.characters(of: symbols))
      text += "    ShippedFile(path: \(name), list: .\(list), packed: \(packed)),\n"
    }
    text += """
        ]
      }

      extension PackedTexts {
        /// What the texts of this list are packed with.
        static let \(list) = PackedTexts(table: \(Self.literal(writer.table)))
      }

      """
  }

  /// The bytes of a file below a folder.
  private static func content(of path: String, below folder: String) throws -> [UInt8] {
    guard path.hasPrefix(folder) else { throw Problem.outside(path) }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard String(validating: data, as: UTF8.self) != nil else { throw Problem.notText(path) }
    return Array(data)
  }

  /// A string literal in one line that stands for exactly these characters of ASCII.
  private static func literal(_ characters: some Sequence<UInt8>) -> String {
    var literal = "\""
    for character in characters {
      switch UnicodeScalar(character) {
      case "\"", "\\": literal += "\\" + String(UnicodeScalar(character))
      case " "..."~": literal.unicodeScalars.append(UnicodeScalar(character))
      default: literal += "\\u{" + String(character, radix: 16) + "}"
      }
    }
    return literal + "\""
  }
}
