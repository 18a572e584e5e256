import TableTrace

/// What comes over the edges of the table: the keyboard, the safe area and the refresh control.
extension ScenarioRun {
  func change(_ step: EdgeStep) throws(UIKitException) {
    switch step {
    case .showKeyboard(let height): try showKeyboard(height)
    case .hideKeyboard: try hideKeyboard()
    case .setSafeArea(let insets): try setSafeArea(insets)
    case .beginRefreshing: try table.beginRefreshing()
    case .endRefreshing: try table.endRefreshing()
    }
  }

  /// The keyboard comes over the bottom of the table, or becomes higher.
  private func showKeyboard(_ height: Double) throws(UIKitException) {
    try run(.keyboardWillShow, .words([TraceFormat.number(height)]), rule: .keyboard)
    guard scenario.host.owner == .tableViewController, table.isInWindow else { return }
    let bottom = edges.bottomWithoutKeyboard ?? table.properties.contentInset.bottom
    edges.bottomWithoutKeyboard = bottom
    try setBottomInset(max(bottom, height))
  }

  private func hideKeyboard() throws(UIKitException) {
    try run(.keyboardWillHide, .words(["0"]), rule: .keyboard)
    guard let bottom = edges.bottomWithoutKeyboard else { return }
    edges.bottomWithoutKeyboard = nil
    try setBottomInset(bottom)
  }

  private func setBottomInset(_ bottom: Double) throws(UIKitException) {
    var inset = table.properties.contentInset
    inset.bottom = bottom
    try setInset(inset, by: .keyboard)
  }

  /// The safe area becomes another one, and the inset of the table with it.
  private func setSafeArea(_ insets: EdgeInsets) throws(UIKitException) {
    let old = edges.safeArea
    guard table.profile.controller.hasSafeArea, insets != old else { return }
    edges.safeArea = insets
    try run(.viewSafeAreaInsetsDidChange, .none, rule: .safeArea)
    guard edges.adjustsToSafeArea else { return }
    try setInset(table.properties.contentInset.changed(from: old, to: insets), by: .safeArea)
  }

  /// The table begins or ceases to keep to the safe area.
  func adjustToSafeArea(_ adjusts: Bool) throws(UIKitException) {
    guard adjusts != edges.adjustsToSafeArea else { return }
    edges.adjustsToSafeArea = adjusts
    let (old, new) = adjusts ? (.zero, edges.safeArea) : (edges.safeArea, .zero)
    try setInset(table.properties.contentInset.changed(from: old, to: new), by: .safeArea)
  }

  private func setInset(_ inset: EdgeInsets, by rule: RuleID) throws(UIKitException) {
    sink.entered(rule)
    defer { sink.left() }
    try table.setContentInset(inset)
  }
}

/// What lies over the edges of the table.
struct TableEdges {
  /// The insets of the safe area that the table has been given.
  var safeArea = EdgeInsets.zero
  /// Whether the inset of the table follows the safe area.
  var adjustsToSafeArea = true
  /// The bottom inset that the table gets back when the keyboard goes; nil while it makes no room.
  var bottomWithoutKeyboard: Double?
}

extension EdgeInsets {
  /// The insets after a part of them has become another one.
  fileprivate func changed(from old: EdgeInsets, to new: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top - old.top + new.top,
      left: left - old.left + new.left,
      bottom: bottom - old.bottom + new.bottom,
      right: right - old.right + new.right
    )
  }
}

extension [TableProperty] {
  /// Whether the table keeps to the safe area, as the settings end; nil when they say nothing of it.
  var adjustsToSafeArea: Bool? {
    let setting = last { $0.name == "contentInsetAdjustmentBehavior" }
    guard case .word(let word)? = setting?.value else { return nil }
    return word != "never"
  }
}
