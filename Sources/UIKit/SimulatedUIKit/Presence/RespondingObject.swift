public import Foundation

/// An object that can say which methods it implements.
///
/// An override of `responds(to:)` decides. Without an override, the table finds out by its calls.
@preconcurrency @MainActor
public protocol RespondingObject: NSObjectProtocol {
  /// Whether it has a method, by its selector, such as `tableView:didSelectRowAtIndexPath:`.
  func responds(to aSelector: Selector!) -> Bool
  /// Declares which methods of ``DeclaredMethod`` its class has, as `tabletrace-prepare` writes it.
  static func declareTableMethods()
}

extension RespondingObject {
  /// The result of `super` for an object that is no responder: false, with nothing decided.
  public func respondsByItself(to aSelector: Selector!) -> Bool { Presence.answer(self, aSelector) }

  public static func declareTableMethods() {}

  /// Returns whether it has the method of a selector, or for a name false, which decides nothing.
  public func responds(to aSelector: Selector!) -> Bool { Presence.answer(self, aSelector) }
}
