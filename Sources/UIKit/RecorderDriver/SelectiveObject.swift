import UIKit

/// An object whose class has more methods than it says.
class SelectiveObject: NSObject {
  /// The selectors that it does not respond to although its class does.
  let hidden: Set<String>

  /// Makes an object that hides methods.
  init(hiding hidden: Set<String>) {
    self.hidden = hidden
    super.init()
  }

  #if canImport(ObjectiveC)
    override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, hidden.contains(NSStringFromSelector(aSelector)) else {
        return super.responds(to: aSelector)
      }
      return false
    }
  #else
    func responds(to aSelector: Selector!) -> Bool {
      aSelector.map { !hidden.contains(NSStringFromSelector($0)) } ?? false
    }
  #endif
}
