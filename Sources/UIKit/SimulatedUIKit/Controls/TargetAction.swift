struct TargetAction {
  private let weak: WeakObject
  let action: Selector

  /// Creates an action for a target, or for the first responder that has it if the target is nil.
  init(_ target: Any?, _ action: Selector) {
    weak = WeakObject(target)
    self.action = action
  }

  var target: AnyObject? { weak.object }

  /// Whether it matches a target and an action, or any for nil.
  func isMeant(by target: Any?, _ action: Selector?) -> Bool {
    let isTarget = target.map { self.target === ($0 as AnyObject) } ?? true
    return isTarget && (action.map { $0 == self.action } ?? true)
  }

  /// Whether it is the same pair.
  func isSame(_ target: Any?, _ action: Selector) -> Bool {
    self.target === (target as AnyObject?) && self.action == action
  }

  @MainActor
  func send(from sender: Any?) {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}

struct WeakObject {
  private(set) weak var object: AnyObject?

  /// Refers to an object, or to none for nil.
  init(_ object: Any?) {
    self.object = object as AnyObject?
  }
}
