/// A type of data, by Apple's name for it; it knows the types that tables drag and files have most.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `public.plain-text`.
  public let identifier: String

  /// Names a type that the app or the system has.
  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  /// Names a type that the app brings along.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Names a type that another app brings along.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files with an ending; nil for one that is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.endings.contains(filenameExtension) }),
      known.type.conforms(to: supertype)
    else { return nil }
    self = known.type
  }

  /// The type of a MIME type; nil for one that is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.mimeType == mimeType }),
      known.type.conforms(to: supertype)
    else { return nil }
    self = known.type
  }

  fileprivate init(named identifier: String) {
    self.identifier = identifier
  }

  /// The usual ending of its files.
  public var preferredFilenameExtension: String? { Self.facts[self]?.endings.first }

  /// Its MIME type.
  public var preferredMIMEType: String? { Self.facts[self]?.mimeType }

  /// The types that it is a kind of, all of them.
  public var supertypes: Set<UTType> {
    (Self.facts[self]?.parents ?? []).reduce(into: []) { types, parent in
      types.insert(parent)
      types.formUnion(parent.supertypes)
    }
  }

  /// Whether it is a type, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Whether it is a kind of a type, and not the type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Whether a type is a kind of it, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The name.
  public var description: String { identifier }
}

/// The types that are known here.
extension UTType {
  /// Anything that a drag or a file can hold.
  public static let item = UTType(named: "public.item")
  /// Anything with content.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// Text of any kind.
  public static let text = UTType(named: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text without attributes, in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(named: "public.rtf")
  /// A page of the web.
  public static let html = UTType(named: "public.html")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// A picture of any kind.
  public static let image = UTType(named: "public.image")
  /// A picture as JPEG.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A picture as PNG.
  public static let png = UTType(named: "public.png")
  /// A film or sound of any kind.
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  /// A film of any kind.
  public static let movie = UTType(named: "public.movie")
  /// Sound of any kind.
  public static let audio = UTType(named: "public.audio")
  /// A document as PDF.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Values as JSON.
  public static let json = UTType(named: "public.json")
  /// Values as XML.
  public static let xml = UTType(named: "public.xml")
  /// Rows and columns with commas between them.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// Files packed into one.
  public static let zip = UTType(named: "public.zip-archive")
  /// A folder.
  public static let folder = UTType(named: "public.folder")

  fileprivate struct Facts: Sendable {
    let type: UTType
    let parents: [UTType]
    let endings: [String]
    let mimeType: String?
  }

  private static func fact(
    _ type: UTType,
    _ parents: [UTType],
    _ endings: [String] = [],
    _ mimeType: String? = nil
  ) -> Facts {
    Facts(type: type, parents: parents, endings: endings, mimeType: mimeType)
  }

  fileprivate static let known: [Facts] = [
    fact(.data, [.item]),
    fact(.text, [.data, .content]),
    fact(.plainText, [.text], ["txt"], "text/plain"),
    fact(.utf8PlainText, [.plainText]),
    fact(.rtf, [.text], ["rtf"], "text/rtf"),
    fact(.html, [.text], ["html", "htm"], "text/html"),
    fact(.url, [.data]),
    fact(.fileURL, [.url]),
    fact(.image, [.data, .content]),
    fact(.jpeg, [.image], ["jpeg", "jpg"], "image/jpeg"),
    fact(.png, [.image], ["png"], "image/png"),
    fact(.audiovisualContent, [.data, .content]),
    fact(.movie, [.audiovisualContent]),
    fact(.audio, [.audiovisualContent]),
    fact(.pdf, [.data, .content], ["pdf"], "application/pdf"),
    fact(.json, [.text], ["json"], "application/json"),
    fact(.xml, [.text], ["xml"], "application/xml"),
    fact(.commaSeparatedText, [.text], ["csv"], "text/csv"),
    fact(.zip, [.data], ["zip"], "application/zip"),
    fact(.folder, [.item]),
  ]

  fileprivate static let facts = Dictionary(uniqueKeysWithValues: known.map { ($0.type, $0) })
}
