@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

/// The traits that a view or controller sets itself, and their observers.
struct OwnTraits {
  /// Its own style, or unspecified.
  var style = UIUserInterfaceStyle.unspecified
  var observers: [TraitObserver] = []
  /// The pending update of properties.
  var properties = DueUpdate(isDue: true, since: .iOS(26))
}

/// An update that UIKit performs before a layout, since a version of iOS.
struct DueUpdate {
  var isDue: Bool
  let since: SystemVersion

  /// Returns whether an update is due in the simulated version, and clears it.
  @MainActor
  mutating func takeDue() -> Bool {
    guard isDue, Simulation.version >= since else { return false }
    isDue = false
    return true
  }
}

extension UIView {
  /// The style of the view, its controller, the controller's parents, or its superviews.
  var inheritedStyle: UIUserInterfaceStyle {
    if traits.style != .unspecified { return traits.style }
    return owner?.ownStyle ?? container?.inheritedStyle ?? .light
  }
}

extension UIViewController {
  var inheritedStyle: UIUserInterfaceStyle { viewIfLoaded?.inheritedStyle ?? ownStyle ?? .light }

  /// Its own style, or that of a parent, or nil.
  fileprivate var ownStyle: UIUserInterfaceStyle? {
    traits.style == .unspecified ? parent?.ownStyle : traits.style
  }
}

/// Changes traits, and notifies everything that inherits them.
@MainActor
enum TraitChange {
  /// Changes traits around a view, and notifies its window, superviews and controllers first.
  static func tell(around view: UIView?, _ change: () -> Void) {
    let root = view.flatMap { sequence(first: $0, next: \.superview).reversed().first }
    let before = root.map(surrounded)?.map(Surrounded.init) ?? []
    change()
    for place in before { place.tellOfChange() }
  }

  /// Returns a view with its descendants, including the cells of tables.
  private static func surrounded(_ view: UIView) -> [UIView] {
    let table = view as? UITableView
    let cells = table?.known.cells.sorted { $0.key.number < $1.key.number }.map(\.value) ?? []
    let inside = view.subviews + cells.filter { $0.superview == nil }
    return [view] + inside.flatMap { surrounded($0) }
  }

  /// A view with its traits before a change.
  @MainActor
  private struct Surrounded {
    let view: UIView
    let old: UITraitCollection

    init(_ view: UIView) {
      (self.view, old) = (view, view.traitCollection)
    }

    func tellOfChange() {
      guard view.traitCollection != old else { return }
      if let owner = view.owner {
        owner.traitCollectionDidChange(old)
        for observer in owner.traits.observers { observer.tell(owner, old) }
      }
      view.traitCollectionDidChange(old)
      for observer in view.traits.observers { observer.tell(view, old) }
    }
  }
}
