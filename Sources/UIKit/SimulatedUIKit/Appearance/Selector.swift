/// A method to call later, by name or as a function.
///
/// Linux has no Objective-C, so no method can be found by name. A selector from a function can be
/// called. A selector from a string can only be compared. `#selector(tap)` becomes
/// `Selector(Screen.tap)`, a method of any target, or `Selector(tap)`, a method of the current
/// object.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The identity of a function, which only copies of a selector share.
  private final class Identity: Sendable {}

  /// Calls a function with the target, the sender and the event, and returns whether they match.
  enum Call {
    case none
    case isolated(@MainActor (Any?, Any?, Any?) -> Bool)
    case free((Any?, Any?, Any?) -> Bool)
  }

  /// The name in Objective-C, or empty for a function, whose name is unknown at run time.
  let name: String
  private let identity: Identity?
  // Only the main actor calls the function, as it calls everything of UIKit.
  private nonisolated(unsafe) let call: Call

  public init(_ string: String) {
    name = string
    identity = nil
    call = .none
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ call: Call) {
    name = ""
    identity = Identity()
    self.call = call
  }

  /// Whether the names or the functions are the same.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.identity === right.identity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(identity.map { ObjectIdentifier($0) })
  }

  /// Whether it was created from a string, so that it can only be compared.
  var isName: Bool { identity == nil }

  public var description: String { identity == nil ? name : "(function)" }

  /// Calls the function, as a control or a gesture does.
  ///
  /// - Returns: false if there is no function, or if the types of target, sender or event do not
  ///   match its parameters. UIKit would end the app with "unrecognized selector".
  @MainActor
  func send(to target: Any?, from sender: Any? = nil, for event: Any? = nil) -> Bool {
    switch call {
    case .none: false
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
/// Returns the name of a selector, or empty if it was created from a function.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.name
}
