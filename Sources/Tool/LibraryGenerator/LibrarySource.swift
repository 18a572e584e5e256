import Foundation

/// Generates Swift source with files as constants.
struct LibrarySource {
  /// The reason why a file cannot be a constant.
  enum Problem: Error, CustomStringConvertible {
    /// The file is not in the root folder.
    case outside(String)
    /// The bytes are not UTF-8.
    case notText(String)

    var description: String {
      switch self {
      case .outside(let path): "\(path) is not below the root of the package"
      case .notText(let path): "\(path) is no text in UTF-8"
      }
    }
  }

  private(set) var text: String

  /// Reads the files of a list, with paths in the source relative to the root.
  init(list: String, root: String, files: [String]) throws {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    let paths = files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    text = """
      extension ShippedFile {
        /// The files of this list, sorted by path.
        package static let \(list): [ShippedFile] = [

      """
    for path in paths {
      let name = Self.literal(String(Substring(path.utf8.dropFirst(prefix.utf8.count))))
      let content = Self.literal(try Self.content(of: path, below: prefix))
      text += "    ShippedFile(path: \(name), text: \(content)),\n"
    }
    text += """
        ]
      }

      """
  }

  /// Returns the text of a file, or the bytes of a picture in base 64.
  private static func content(of path: String, below folder: String) throws -> String {
    guard path.hasPrefix(folder) else { throw Problem.outside(path) }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard !path.hasSuffix(".png") else { return data.base64EncodedString() }
    guard let text = String(validating: data, as: UTF8.self) else { throw Problem.notText(path) }
    return text
  }

  private static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case " "..."~": literal.unicodeScalars.append(scalar)
      default: literal += "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return literal + "\""
  }
}
