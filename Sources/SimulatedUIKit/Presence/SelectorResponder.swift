public import Foundation

/// A client that says itself which optional methods it has, as every object does where there is
/// Objective-C: what it denies is not called, and nothing is found out by calls.
@preconcurrency @MainActor
public protocol SelectorResponder: NSObjectProtocol {
  /// Whether it has a method.
  func responds(to aSelector: Selector) -> Bool
}
