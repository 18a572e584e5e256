import TableTrace

/// What is known about the methods that classes of clients implement.
///
/// Swift has no `responds(to:)`. The table learns from its calls which methods a class has, and
/// remembers it for all objects of the class.
@MainActor
enum Presence {
  private static var known: [ObjectIdentifier: [Callback: Bool]] = [:]
  private static var warned: Set<String> = []

  /// The methods that a table must know before it calls them for the first time.
  static let soughtEarly: Set<Callback> = Set(
    DeclaredMethod.allCases.filter(\.isMissingUndeclared).map(\.callback)
  )

  private static var wasDecided = true

  /// Returns the result of UIKit's own `responds(to:)`.
  ///
  /// For a selector that is only a name, it records that no override decided.
  static func answer(_ object: Any, _ selector: Selector?) -> Bool {
    if let selector, !selector.isName { return selector.isMethod(of: object) }
    wasDecided = false
    return false
  }

  /// Returns the result of an overridden `responds(to:)`, or nil if there is no override, or it
  /// calls `super`.
  static func decision(of object: any RespondingObject, on callback: Callback) -> Bool? {
    wasDecided = true
    let answer = object.responds(to: Selector(callback.facts.selector))
    return wasDecided ? answer : nil
  }

  /// Whether the class of an object has a method, or nil if this is not known yet.
  static func has(_ callback: Callback, _ object: AnyObject) -> Bool? {
    known[ObjectIdentifier(type(of: object))]?[callback]
  }

  /// Whether a class belongs to UIKit, and so has none of the methods that a table must know early.
  static func isUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("SimulatedUIKit.")
  }

  /// Records whether a class has a method.
  static func learn(_ callback: Callback, of object: AnyObject, isThere: Bool) {
    learn(callback, of: type(of: object), isThere: isThere)
  }

  static func learn(_ callback: Callback, of type: AnyClass, isThere: Bool) {
    known[ObjectIdentifier(type), default: [:]][callback] = isThere
  }

  /// Calls `declareTableMethods` of a class once.
  static func declare(of object: any RespondingObject) {
    let kind = type(of: object)
    let facts = known[ObjectIdentifier(kind)] ?? [:]
    guard soughtEarly.contains(where: { facts[$0] == nil }) else { return }
    kind.declareTableMethods()
  }

  /// Removes everything that was learned and declared.
  static func forgetAll() {
    known = [:]
  }

  /// Whether a warning is printed for the first time.
  static func isNew(_ warning: String) -> Bool {
    warned.insert(warning).inserted
  }
}
