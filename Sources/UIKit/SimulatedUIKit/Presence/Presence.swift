import TableTrace

/// The methods that classes of clients are known to implement, or not to implement.
///
/// Swift has no `responds(to:)`. What a class has is learnt from the calls that a table makes anyway,
/// and remembered for all its objects.
@MainActor
enum Presence {
  private static var known: [ObjectIdentifier: [Callback: Bool]] = [:]
  private static var warned: Set<String> = []

  /// The methods that a table must know of before it calls them for the first time.
  static let soughtEarly: Set<Callback> = Set(DeclaredMethod.allCases.map(\.callback))

  private static var wasDecided = true

  /// Answers for UIKit's own `responds(to:)`, which decides nothing.
  static func undecided() -> Bool {
    wasDecided = false
    return false
  }

  /// Returns the answer of an override of `responds(to:)`, or nil if there is none or it calls
  /// `super`.
  static func decision(of object: any RespondingObject, on callback: Callback) -> Bool? {
    wasDecided = true
    let answer = object.responds(to: Selector(callback.facts.selector))
    return wasDecided ? answer : nil
  }

  /// Whether the class of an object has a method, or nil if it is not known yet.
  static func has(_ callback: Callback, _ object: AnyObject) -> Bool? {
    known[ObjectIdentifier(type(of: object))]?[callback]
  }

  /// Whether a class is one of UIKit, which has none of the methods that a table looks for.
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

  /// Calls `declareTableMethods` of a class, unless its methods are declared.
  static func declare(of object: any RespondingObject) {
    let kind = type(of: object)
    let facts = known[ObjectIdentifier(kind)] ?? [:]
    guard soughtEarly.contains(where: { facts[$0] == nil }) else { return }
    kind.declareTableMethods()
  }

  /// Forgets all that has been learnt and declared.
  static func forgetAll() {
    known = [:]
  }

  /// Whether it is the first time that a warning is due.
  static func isNew(_ warning: String) -> Bool {
    warned.insert(warning).inserted
  }
}
