/// Keeps the content between its ends, unless a rule allows it beyond them.
extension TableView {
  /// A distance in points that nobody sees, left over by sums of heights.
  static let unseen = 0.001

  /// The offsets between which the content can rest.
  var scrollRange: ClosedRange<Double> {
    let inset = currentProperties.contentInset
    let lowest = -inset.top
    return lowest...max(lowest, measuredContentSize.height + inset.bottom - size.height)
  }

  /// Returns an offset moved to the nearest place where a table at rest can be.
  func restingOffset(_ offset: Double) -> Double {
    let ends = scrollRange
    return min(max(offset, ends.lowerBound), ends.upperBound)
  }

  func canRest(at offset: Double) -> Bool {
    abs(restingOffset(offset) - offset) <= Self.unseen
  }

  /// The rule that lets the content stay beyond its ends, or nil where nothing does.
  package var offsetKeeper: RuleID? { viewport.keeper }

  /// Returns the rule that keeps an offset of the app's own, or nil for one between the ends of the
  /// content.
  func keeper(of offset: Double, by rule: RuleID) -> RuleID? {
    content.hasGeometry && canRest(at: offset) ? nil : rule
  }

  /// Returns whether the content is beyond an end, although nothing moves it and no rule lets it.
  func hasToComeBack() -> Bool {
    content.hasGeometry && scrolling.isAtRest && viewport.keeper == nil
      && !canRest(at: contentOffset)
  }

  /// All heights on screen are known: content between its ends needs no rule to be there.
  func forgetKeeper() {
    if viewport.keeper != nil, content.hasGeometry, canRest(at: contentOffset) {
      viewport.keep(by: nil, after: updates)
    }
  }

  /// Moves content from beyond an end back to it, and sends scrollViewDidScroll.
  func bringContentBack(by rule: RuleID) throws(UIKitException) {
    guard hasToComeBack() else { return }
    try moveContent(to: restingOffset(contentOffset), rule: rule, by: [rule])
  }

  /// The same in the middle of a layout, which then makes the rows of the new place.
  ///
  /// - Returns: whether the layout continues; a callback may have left the cells to the next one.
  func bringContentBackInLayout() throws(UIKitException) -> Bool {
    guard hasToComeBack() else { return true }
    try bringContentBack(by: .contentGivesBack)
    return pending.goesOn()
  }

  /// The table gets another size, by which its content may lie beyond an end: wherever it was put
  /// before, it returns.
  package func resize(to size: Size) throws(UIKitException) {
    guard size != self.size else { return }
    viewport.size = size
    sink.phase(.frame, rule: .frameChange)
    pending.schedule(PendingRequery(requery: profile[ChangeRules.frameChange], rule: .frameChange))
    if scrolling.isAtRest { viewport.keep(by: nil, after: updates) }
    try bringContentBack(by: .boundsGiveBack)
  }
}
