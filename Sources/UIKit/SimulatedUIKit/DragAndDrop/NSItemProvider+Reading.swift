public import Foundation
import UniformTypeIdentifiers

/// Reads objects from the data of an item provider.
extension NSItemProvider {
  /// Returns the types of data from which a class can be read.
  private static func readableTypes<Value>(_ aClass: Value.Type) -> [String] {
    if let own = aClass as? any NSItemProviderReading.Type {
      return own.readableTypeIdentifiersForItemProvider
    }
    if aClass == NSString.self || aClass == String.self { return [UTType.plainText.identifier] }
    if aClass == NSURL.self || aClass == URL.self { return [UTType.url.identifier] }
    return aClass == UIImage.self ? [UTType.image.identifier] : []
  }

  static func canRead<Value>(_ aClass: Value.Type, from type: String) -> Bool {
    readableTypes(aClass).contains { readable in
      guard let given = UTType(type), let wanted = UTType(readable) else { return type == readable }
      return given.conforms(to: wanted)
    }
  }

  /// Returns the object that a handler's data describes, or nil if the handler provides it later.
  static func read<Value>(
    _ aClass: Value.Type,
    from type: String,
    _ load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) -> Value? {
    let answer = LoadedData()
    _ = load { data, _ in answer.data = data }
    guard let data = answer.data else { return nil }
    if let own = aClass as? any NSItemProviderReading.Type {
      return (try? own.object(withItemProviderData: data, typeIdentifier: type)) as? Value
    }
    let text = String(decoding: data, as: UTF8.self)
    if let value = text as? Value { return value }
    if let value = NSString(string: text) as? Value { return value }
    if let value = URL(string: text) as? Value { return value }
    return NSURL(string: text) as? Value ?? UIImage(data: data) as? Value
  }
}

/// The data that a handler has provided so far.
private final class LoadedData {
  var data: Data?
}

@preconcurrency @MainActor
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from the data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
