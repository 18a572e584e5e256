public import Foundation

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads the text of an HTML document, without attributes.
  ///
  /// - Throws: an error of Foundation if the bytes are not UTF-8, or the document has another type.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type != .rtf, let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(string: type == .html ? HTMLText.read(text) : text)
  }
}

/// Extracts the text of an HTML page.
enum HTMLText {
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "#39": "'", "nbsp": "\u{A0}",
  ]
  /// Tags that end a line.
  private static let breaks: Set<String> = ["br", "br/", "/p", "/div", "/li", "/h1", "/h2", "/h3"]

  /// Removes the tags and replaces entities.
  static func read(_ page: String) -> String {
    var text = ""
    var rest = page[...]
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      text += rest[..<next]
      rest = rest[next...]
      let isTag = rest.first == "<"
      // An entity is short. A sign without its end is an ordinary character.
      guard let end = rest.prefix(isTag ? .max : 10).firstIndex(of: isTag ? ">" : ";") else {
        guard !isTag else { break }
        text += "&"
        rest = rest.dropFirst()
        continue
      }
      let inside = rest[..<end].dropFirst()
      let tag = inside.prefix { !$0.isWhitespace }.lowercased()
      if isTag, breaks.contains(tag) { text += "\n" }
      if !isTag { text += entities[String(inside)] ?? "&\(inside);" }
      rest = rest[end...].dropFirst()
    }
    return text + rest
  }
}
