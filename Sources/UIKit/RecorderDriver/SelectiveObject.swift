import UIKit

/// An object that responds only to some of its methods.
///
/// Its class has all methods of a table's clients.
class SelectiveObject: NSObject {
  let selectors: Set<String>

  init(respondingTo selectors: Set<String>) {
    self.selectors = selectors
    super.init()
  }

  /// Whether it hides a method of a table's clients.
  ///
  /// The names of these methods contain `tableView` or `scrollView`.
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
