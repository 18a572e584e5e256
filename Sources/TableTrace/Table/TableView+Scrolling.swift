/// Scrolling by code.
extension TableView {
  /// Moves the content without an animation, as setting `contentOffset` does.
  ///
  /// The offset is kept as it is, beyond the ends of the content too.
  public func setContentOffset(_ offset: Double) throws(UIKitException) {
    try moveContent(to: offset, rule: .didScroll)
  }

  /// Sets the offset and tells the delegate, if it changes.
  func moveContent(to offset: Double, rule: RuleID) throws(UIKitException) {
    guard offset != contentOffset else { return }
    scrollsUp = offset < contentOffset
    contentOffset = offset
    needsLayout = true
    try tell(.scrollViewDidScroll, .none, rule: rule)
  }
}
