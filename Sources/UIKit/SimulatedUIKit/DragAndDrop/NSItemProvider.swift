public import Foundation
import UniformTypeIdentifiers

/// What carries the data of an item that is dragged.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// The object.
  public let object: Any
  /// The types of its data, the best first.
  open private(set) var registeredTypeIdentifiers: [String]
  /// The name that a file of it would have.
  open var suggestedName: String?

  /// Makes a provider of an object.
  public init(object: Any) {
    self.object = object
    registeredTypeIdentifiers = Self.types(of: object)
  }

  /// Makes a provider of something of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init(object: item ?? NSNull())
    if let typeIdentifier { registeredTypeIdentifiers = [typeIdentifier] }
  }

  /// Makes a provider of nothing.
  public override convenience init() {
    self.init(object: NSNull())
  }

  /// Says that it has data of a type, which nobody fetches here.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registeredTypeIdentifiers.append(typeIdentifier)
  }

  /// Whether it has data of a type, or of a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
  }

  /// Whether it has an object of a class.
  open func canLoadObject<Value>(ofClass aClass: Value.Type) -> Bool { load(aClass) != nil }

  /// Hands out the object as one of a class, at once, or says that it is none.
  @discardableResult
  open func loadObject<Value>(
    ofClass aClass: Value.Type,
    completionHandler: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    let value = load(aClass)
    completionHandler(value, value == nil ? Self.wrongClass : nil)
    return Progress(totalUnitCount: 0)
  }

  /// What UIKit says where the object is none of the class.
  private static var wrongClass: NSError {
    NSError(domain: "NSItemProviderErrorDomain", code: -1200)
  }

  /// The object as one of a class; nil where it is none.
  func load<Value>(_ aClass: Value.Type) -> Value? {
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

/// Who may fetch data of a type.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every app.
  case all = 0
  /// Apps of the same team.
  case team = 1
  /// The app itself.
  case ownProcess = 3
}

/// An object of the app's that a provider can carry.
@preconcurrency @MainActor
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of its data, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}
