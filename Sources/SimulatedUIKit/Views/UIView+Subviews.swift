public import Foundation

/// The views in a view.
extension UIView {
  /// Puts a view in front of those in this one.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view among those in this one, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) {
    let hadWindow = view.window
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    view.tellOfWindow(after: hadWindow)
  }

  /// Takes it out of its superview.
  public func removeFromSuperview() {
    let hadWindow = window
    leaveSuperview()
    didMoveToSuperview()
    tellOfWindow(after: hadWindow)
  }

  /// Moves a view in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a view behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// The first view with a tag: itself, or one in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Whether it is a view, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Gives it the size that fits.
  public func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The views in it and in those, each before what is in it.
  var descendants: [UIView] {
    subviews.flatMap { [$0] + $0.descendants }
  }

  private func leaveSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  private func tellOfWindow(after old: UIWindow?) {
    guard window !== old else { return }
    for view in [self] + descendants { view.didMoveToWindow() }
  }
}

/// Animations, which take no time here.
extension UIView {
  /// Changes views; the changes are there at once.
  public class func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs changes that are not animated; the updates of a table end at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    areAnimationsEnabled = false
    actionsWithoutAnimation()
    areAnimationsEnabled = wereEnabled
  }

  /// Lets changes be animated or not.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    areAnimationsEnabled = enabled
  }
}
