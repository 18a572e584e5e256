/// A controller that shows one of its children, for which UIKit has no class.
@preconcurrency @MainActor
open class UIContainerController: UIViewController {
  var shownChild: UIViewController? { nil }

  override func appear(in window: UIWindow, isPresented: Bool) {
    if view.superview == nil { window.addSubview(view) }
    appearance.isVisible = true
    shownChild?.appear(in: window, isPresented: isPresented)
  }

  override func disappear() {
    appearance.isVisible = false
    shownChild?.disappear()
  }

  /// Replaces the visible child, which disappears before the new one appears.
  func replaceShownChild(_ change: () -> Void) {
    let old = shownChild
    change()
    guard shownChild !== old, appearance.isVisible, let window = viewIfLoaded?.window else {
      return
    }
    old?.disappear()
    old?.viewIfLoaded?.removeFromSuperview()
    shownChild?.appear(in: window, isPresented: false)
  }
}
