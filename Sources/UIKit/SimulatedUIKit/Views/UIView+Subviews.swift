public import Foundation

extension UIView {
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: siblingSubview) ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view,
      at: subviews.firstIndex(of: siblingSubview).map { $0 + 1 } ?? subviews.count
    )
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Moves a subview to another index.
  func reorder(_ view: UIView, to place: Int) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: place)
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    for view in [self] + descendants where view.isFirstResponder { view.resignFirstResponder() }
    return true
  }

  /// All views inside it, each view before its subviews.
  var descendants: [UIView] {
    subviews.flatMap { [$0] + $0.descendants }
  }

  func take(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return }
    let hadWindow = view.window
    view.willMove(toSuperview: self)
    if window !== hadWindow { view.willMove(toWindow: window) }
    view.leaveSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    view.tellOfWindow(after: hadWindow)
  }

  func leave() {
    guard superview != nil else { return }
    let hadWindow = window
    willMove(toSuperview: nil)
    if hadWindow != nil { willMove(toWindow: nil) }
    leaveSuperview()
    didMoveToSuperview()
    tellOfWindow(after: hadWindow)
  }

  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
  }

  private func tellOfWindow(after old: UIWindow?) {
    guard window !== old else { return }
    for view in [self] + descendants { view.didMoveToWindow() }
  }
}

/// Converts points and rectangles between views.
extension UIView {
  /// The origin in the coordinates of the outermost superview.
  private var outermostOrigin: CGPoint {
    guard let superview else { return frame.origin }
    let origin = superview.outermostOrigin
    return CGPoint(
      x: origin.x - superview.bounds.origin.x + frame.origin.x,
      y: origin.y - superview.bounds.origin.y + frame.origin.y
    )
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (here, there) = (outermostOrigin, view?.outermostOrigin ?? .zero)
    return CGPoint(
      x: point.x - bounds.origin.x + here.x - there.x + (view?.bounds.origin.x ?? 0),
      y: point.y - bounds.origin.y + here.y - there.y + (view?.bounds.origin.y ?? 0)
    )
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view else {
      let here = outermostOrigin
      return CGPoint(x: point.x - here.x + bounds.origin.x, y: point.y - here.y + bounds.origin.y)
    }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    UIView(frame: frame)
  }
}
