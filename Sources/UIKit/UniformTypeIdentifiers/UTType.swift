/// A type of data with Apple's identifier, for the most common files and drags.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The name, such as `public.plain-text`.
  public let identifier: String

  public init?(_ identifier: String) {
    guard identifier.contains(".") else { return nil }
    self.identifier = identifier
  }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The type of files with an extension, or nil if it is unknown here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.endings.contains(filenameExtension) }),
      known.type.conforms(to: supertype)
    else { return nil }
    self = known.type
  }

  /// The type for a MIME type, or nil if it is unknown here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.mimeType == mimeType }),
      known.type.conforms(to: supertype)
    else { return nil }
    self = known.type
  }

  fileprivate init(named identifier: String) {
    self.identifier = identifier
  }

  public var preferredFilenameExtension: String? { Self.facts[self]?.endings.first }

  public var preferredMIMEType: String? { Self.facts[self]?.mimeType }

  public var supertypes: Set<UTType> {
    (Self.facts[self]?.parents ?? []).reduce(into: []) { types, parent in
      types.insert(parent)
      types.formUnion(parent.supertypes)
    }
  }

  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public var description: String { identifier }
}

extension UTType {
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let rtf = UTType(named: "public.rtf")
  public static let html = UTType(named: "public.html")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let audiovisualContent = UTType(named: "public.audiovisual-content")
  public static let movie = UTType(named: "public.movie")
  public static let audio = UTType(named: "public.audio")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let json = UTType(named: "public.json")
  public static let xml = UTType(named: "public.xml")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let zip = UTType(named: "public.zip-archive")
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
