/// Keeps the content between its ends, unless a rule allows otherwise.
extension TableView {
  /// The tolerance for sums of heights, in points.
  static let unseen = 0.001

  /// The possible offsets of a table at rest.
  var scrollRange: ClosedRange<Double> {
    let inset = currentProperties.contentInset
    let lowest = -inset.top
    return lowest...max(lowest, measuredContentSize.height + inset.bottom - size.height)
  }

  /// Returns the possible offset at rest that is nearest to an offset.
  func restingOffset(_ offset: Double) -> Double {
    let ends = scrollRange
    return min(max(offset, ends.lowerBound), ends.upperBound)
  }

  func canRest(at offset: Double) -> Bool {
    abs(restingOffset(offset) - offset) <= Self.unseen
  }

  /// The rule that lets the content stay beyond its ends, or nil.
  package var offsetKeeper: RuleID? { viewport.keeper }

  /// Returns the rule that keeps an offset set by the app, or nil if it is between the ends.
  func keeper(of offset: Double, by rule: RuleID) -> RuleID? {
    content.hasGeometry && canRest(at: offset) ? nil : rule
  }

  /// Returns whether the content is beyond an end, without a movement or a rule that allows it.
  func hasToComeBack() -> Bool {
    content.hasGeometry && scrolling.isAtRest && viewport.keeper == nil
      && !canRest(at: contentOffset)
  }

  /// Forgets the rule that keeps content beyond its ends, if the content is between its ends now.
  func forgetKeeper() {
    if viewport.keeper != nil, content.hasGeometry, canRest(at: contentOffset) {
      viewport.keep(by: nil, after: updates)
    }
  }

  /// Moves content that is beyond an end back, and calls `scrollViewDidScroll`.
  func bringContentBack(by rule: RuleID) throws(UIKitException) {
    guard hasToComeBack() else { return }
    try moveContent(to: restingOffset(contentOffset), rule: rule, by: [rule])
  }

  /// Moves content back in the middle of a layout, which then shows the rows there.
  ///
  /// - Returns: Whether the layout continues. It does not if a callback reloads.
  func bringContentBackInLayout() throws(UIKitException) -> Bool {
    guard hasToComeBack() else { return true }
    try bringContentBack(by: .contentGivesBack)
    return pending.goesOn()
  }

  /// Changes the size of the table, and moves content back that is then beyond an end.
  package func resize(to size: Size) throws(UIKitException) {
    guard size != self.size else { return }
    viewport.size = size
    sink.phase(.frame, rule: .frameChange)
    pending.schedule(PendingRequery(requery: profile[ChangeRules.frameChange], rule: .frameChange))
    if scrolling.isAtRest { viewport.keep(by: nil, after: updates) }
    try bringContentBack(by: .boundsGiveBack)
  }
}
