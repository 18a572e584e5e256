import UIKit

/// An object with all methods of a table's clients that responds only to some of them.
class SelectiveObject: NSObject {
  let selectors: Set<String>

  init(respondingTo selectors: Set<String>) {
    self.selectors = selectors
    super.init()
  }

  /// Whether it hides a method with `tableView` or `scrollView` in its name.
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
