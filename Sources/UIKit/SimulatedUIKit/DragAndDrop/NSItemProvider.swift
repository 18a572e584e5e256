public import Foundation
import UniformTypeIdentifiers

@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  public let object: Any
  open private(set) var registeredTypeIdentifiers: [String]
  open var suggestedName: String?

  /// Passes the data of one type to its argument.
  private typealias LoadHandler = (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  private var representations: [(type: String, load: LoadHandler)] = []

  public init(object: Any) {
    self.object = object
    registeredTypeIdentifiers = Self.types(of: object)
  }

  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init(object: item ?? NSNull())
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  public override convenience init() {
    self.init(object: NSNull())
  }

  /// Stores the handler, which is called for a class that can be read from this type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredTypeIdentifiers.append(typeIdentifier)
    representations.append((typeIdentifier, loadHandler))
  }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
  }

  open func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool {
    given(aClass) != nil || representations.contains { Self.canRead(aClass, from: $0.type) }
  }

  /// Calls the completion handler immediately.
  @discardableResult
  open func loadObject<Value>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let value = load(aClass)
    completionHandler(value, value == nil ? Self.wrongClass : nil)
    return Progress(totalUnitCount: 0)
  }

  private static var wrongClass: NSError {
    NSError(domain: "NSItemProviderErrorDomain", code: -1200)
  }

  /// Returns an object of a class, provided or read from data, or nil if it is not there yet.
  func load<Value>(_ aClass: Value.Type) -> Value? {
    if let value = given(aClass) { return value }
    for (type, load) in representations where Self.canRead(aClass, from: type) {
      if let value = Self.read(aClass, from: type, load) { return value }
    }
    return nil
  }

  /// Returns the provided object if it has this class.
  private func given<Value>(_ aClass: Value.Type) -> Value? {
    if let value = object as? Value { return value }
    if let text = object as? String { return NSString(string: text) as? Value }
    if let text = object as? NSString { return text.description as? Value }
    if let address = object as? URL { return NSURL(string: address.absoluteString) as? Value }
    return ((object as? NSURL)?.absoluteString).flatMap { URL(string: $0) } as? Value
  }

  private static func types(of object: Any) -> [String] {
    switch object {
    case is String, is NSString: [UTType.utf8PlainText.identifier]
    case is URL, is NSURL: [UTType.url.identifier]
    case is UIImage: [UTType.png.identifier]
    case is UIColor: ["com.apple.uikit.color"]
    case let own as any NSItemProviderWriting: type(of: own).writableTypeIdentifiersForItemProvider
    default: []
    }
  }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all = 0
  case team = 1
  case ownProcess = 3
}

@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
