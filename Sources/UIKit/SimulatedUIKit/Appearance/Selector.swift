/// A method to call later, by name or as a function.
///
/// Linux has no Objective-C, so no method can be found by name. A selector from a function can be
/// called. A selector from a string can only be compared. `#selector(tap)` becomes
/// `Selector(Screen.tap, named: "tap")`, a method of any target. Selectors with the same name are
/// equal. Without a name, a selector from a function equals only its copies.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity of a function, which only copies of a selector share.
  private final class Identity: Sendable {}

  /// Calls a function with the target, the sender and the event, and returns whether they match.
  enum Call {
    case none
    case isolated(@MainActor (Any?, Any?, Any?) -> Bool)
    case free((Any?, Any?, Any?) -> Bool)
    /// Returns a value of the target, which nothing calls as an action.
    case value((Any) -> Any?)
  }

  /// The name in Objective-C, or empty for a function without a given name.
  let name: String
  private let identity: Identity?
  // Only the main actor calls the function, as it calls everything of UIKit.
  private nonisolated(unsafe) let call: Call
  /// Whether an object has the method, or nil if it is not a method of a class.
  private nonisolated(unsafe) let isOwner: ((Any) -> Bool)?

  public init(_ string: String) {
    name = string
    identity = nil
    call = .none
    isOwner = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ call: Call, named name: String, of isOwner: ((Any) -> Bool)? = nil) {
    self.name = name
    identity = Identity()
    self.call = call
    self.isOwner = isOwner
  }

  /// Whether the names are the same, or the functions if they have no names.
  public static func == (left: Selector, right: Selector) -> Bool {
    guard left.name.isEmpty, right.name.isEmpty else { return left.name == right.name }
    return left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    if name.isEmpty { hasher.combine(identity.map { ObjectIdentifier($0) }) }
  }

  /// Whether it was created from a string, so that it can only be compared.
  var isName: Bool { identity == nil }

  public var description: String { name.isEmpty && identity != nil ? "(function)" : name }

  /// The value that it returns for an object, or nil if it returns none.
  func value(of object: Any) -> Any? {
    switch call {
    case .value(let function): function(object)
    case .none, .isolated, .free: nil
    }
  }

  /// Whether it is a method of the class of an object.
  func isMethod(of object: Any) -> Bool { isOwner?(object) ?? false }

  /// Calls the function, as a control or a gesture does.
  ///
  /// - Returns: false if there is no function, or if the types of target, sender or event do not
  ///   match its parameters. UIKit would end the app with "unrecognized selector".
  @MainActor
  func send(to target: Any?, from sender: Any? = nil, for event: Any? = nil) -> Bool {
    switch call {
    case .none, .value: false
    case .isolated(let function): function(target, sender, event)
    case .free(let function): function(target, sender, event)
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func sel_registerName(_ str: String) -> Selector {
  Selector(str)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the name of a selector, or empty if it was created from a function without a name.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
