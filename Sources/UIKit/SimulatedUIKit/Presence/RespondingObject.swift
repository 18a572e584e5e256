public import Foundation

/// An object that can answer which methods it has.
///
/// An override of `responds(to:)` decides. Without one, the table finds out by its calls.
@preconcurrency @MainActor
public protocol RespondingObject: NSObjectProtocol {
  /// Whether it has a method, by its selector: `tableView:didSelectRowAtIndexPath:`.
  func responds(to aSelector: Selector!) -> Bool
  /// Declares which methods its class has of ``DeclaredMethod``; `tabletrace-prepare` writes it.
  static func declareTableMethods()
}

extension RespondingObject {
  /// Returns the answer of `super` for an object that is not a responder: undecided, as false.
  public func respondsByItself(to aSelector: Selector!) -> Bool { Presence.undecided() }

  public static func declareTableMethods() {}

  /// Says nothing, and so answers false.
  public func responds(to aSelector: Selector!) -> Bool { Presence.undecided() }
}
