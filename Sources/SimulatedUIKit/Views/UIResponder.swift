public import Foundation

/// What can be the target of events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// The responder after this one; nil unless overridden.
  open var next: UIResponder? { nil }

  /// Whether it may become first responder; no, unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it is first responder.
  open private(set) var isFirstResponder = false

  /// Becomes first responder, if it may.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    isFirstResponder = canBecomeFirstResponder
    return isFirstResponder
  }

  /// Gives up being first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}
