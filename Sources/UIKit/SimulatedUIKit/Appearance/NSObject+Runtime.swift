public import Foundation

// Functions of Objective-C's runtime that table code often calls, as far as they are possible
// without it.

public typealias NSInteger = Int
public typealias NSUInteger = UInt

extension NSObject {
  public static func classForCoder() -> AnyClass { self }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an object keeps another one, alive except with `OBJC_ASSOCIATION_ASSIGN`.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// The values that objects keep under a key while they live, protected by the lock below.
private enum Associations {
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of deallocated objects are removed.
  private nonisolated(unsafe) static var limit = 64

  /// Returns the entry of an object, empty if a deallocated object had its address.
  private static func entry(of owner: AnyObject) -> Entry {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
      return Entry(owner: owner)
    }
    return entry
  }

  static func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    objectLock.lock()
    defer { objectLock.unlock() }
    let value = entry(of: owner).values[key]
    if let weak = value as? WeakObject { return weak.object }
    return value
  }

  static func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer, isWeak: Bool) {
    objectLock.lock()
    defer { objectLock.unlock() }
    if entries.count >= limit {
      entries = entries.filter { $0.value.owner != nil }
      limit = max(64, entries.count * 2)
    }
    var entry = entry(of: owner)
    entry.values[key] = isWeak ? value.map { WeakObject($0) } : value
    entries[ObjectIdentifier(owner)] = entry
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that an object keeps under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  Associations.value(of: object as AnyObject, key)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets an object keep a value under a key.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
  Associations.set(value, of: object as AnyObject, key, isWeak: isWeak)
}

/// The lock that all objects share.
private let objectLock = NSRecursiveLock()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread holds the lock, and takes it.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  objectLock.unlock()
  return 0
}
