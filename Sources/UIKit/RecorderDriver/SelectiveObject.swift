import UIKit

/// An object whose class has all methods of a table's clients, of which it responds to some.
class SelectiveObject: NSObject {
  /// The selectors of those that it responds to.
  let selectors: Set<String>

  init(respondingTo selectors: Set<String>) {
    self.selectors = selectors
    super.init()
  }

  /// Whether a selector is one of a table's clients, all of which name the table or scroll view.
  private func isHidden(_ selector: Selector) -> Bool {
    let name = NSStringFromSelector(selector)
    let isOfClients = name.contains("ableView") || name.contains("crollView")
    return isOfClients && !selectors.contains(name)
  }

  #if canImport(ObjectiveC)
    override func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector, isHidden(aSelector) else { return super.responds(to: aSelector) }
      return false
    }
  #else
    func responds(to aSelector: Selector!) -> Bool { aSelector.map { !isHidden($0) } ?? false }
  #endif
}
