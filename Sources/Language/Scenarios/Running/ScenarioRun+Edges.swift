import TableTrace

/// Runs steps about the keyboard, the safe area and the refresh control.
extension ScenarioRun {
  func change(_ step: EdgeStep) throws(UIKitException) {
    switch step {
    case .showKeyboard(let height): try showKeyboard(height)
    case .hideKeyboard: try hideKeyboard()
    case .setSafeArea(let insets): try setSafeArea(insets)
    case .beginRefreshing:
      try table.beginRefreshing(inNavigationController: scenario.host.isInNavigationController)
    case .endRefreshing: try table.endRefreshing()
    }
  }

  /// Shows the keyboard over the bottom of the table, or makes it higher.
  private func showKeyboard(_ height: Double) throws(UIKitException) {
    try run(.keyboardWillShow, .words([TraceFormat.number(height)]), rule: .keyboard)
    guard scenario.host.owner == .tableViewController, table.isInWindow else { return }
    let now = table.properties.contentInset.bottom
    // An inset that the app set while a keyboard was visible counts as the inset without one.
    let room = KeyboardRoom(before: roomOfKeyboard?.before ?? now, height: height)
    edges.room = room
    try setBottomInset(room.bottom)
    try table.showFirstResponder()
  }

  private func hideKeyboard() throws(UIKitException) {
    try run(.keyboardWillHide, .words(["0"]), rule: .keyboard)
    defer { edges.room = nil }
    if let room = roomOfKeyboard { try setBottomInset(room.before) }
  }

  /// The bottom inset for the keyboard, or nil without a keyboard, or if the app has set another
  /// inset since.
  private var roomOfKeyboard: KeyboardRoom? {
    edges.room.flatMap { $0.bottom == table.properties.contentInset.bottom ? $0 : nil }
  }

  private func setBottomInset(_ bottom: Double) throws(UIKitException) {
    var inset = table.properties.contentInset
    inset.bottom = bottom
    try setInset(inset, by: .keyboard)
  }

  /// Sets `contentInset`, and returns the table's whole inset with the safe area and the refresh
  /// control.
  ///
  /// Up to iOS 10, `contentInset` includes the bars, so the app replaces their part.
  func takeContentInset(_ inset: EdgeInsets) -> EdgeInsets {
    if !table.profile[ControllerRules.safeArea] { edges.safeArea = .zero }
    return adjusted(inset)
  }

  /// Returns the whole inset of the table if the app sets this inset.
  func adjusted(_ inset: EdgeInsets) -> EdgeInsets {
    var adjusted = edges.adjustsToSafeArea ? inset.changed(from: .zero, to: edges.safeArea) : inset
    adjusted.top += table.refreshRoom
    return adjusted
  }

  /// Changes the height of the bars and the inset of the table.
  func setBars(_ insets: EdgeInsets) throws(UIKitException) {
    table.profile[ControllerRules.safeArea] ? try setSafeArea(insets) : try moveInset(to: insets)
  }

  /// Changes the bars' part of the inset, without a call of the controller.
  func moveInset(to insets: EdgeInsets) throws(UIKitException) {
    let old = edges.safeArea
    edges.safeArea = insets
    try changeInset(from: old, to: insets, by: nil)
  }

  /// Changes the safe area and the inset of the table.
  private func setSafeArea(_ insets: EdgeInsets) throws(UIKitException) {
    let old = edges.safeArea
    guard table.profile[ControllerRules.safeArea], insets != old else { return }
    edges.safeArea = insets
    edges.hasChanged = true
    try run(.viewSafeAreaInsetsDidChange, .none, rule: .safeArea)
    guard edges.adjustsToSafeArea else { return }
    try changeInset(from: old, to: insets, by: .safeArea)
  }

  /// Changes the safe area's part of the inset, below the same keyboard.
  private func changeInset(
    from old: EdgeInsets,
    to new: EdgeInsets,
    by rule: RuleID?
  ) throws(UIKitException) {
    var inset = table.properties.contentInset.changed(from: old, to: new)
    edges.room = roomOfKeyboard
    edges.room?.before += new.bottom - old.bottom
    if let room = edges.room { inset.bottom = room.bottom }
    try setInset(inset, by: rule)
  }

  /// Lets the table begin or stop to adjust its inset to the safe area.
  func adjustToSafeArea(_ adjusts: Bool) throws(UIKitException) {
    guard table.profile[ControllerRules.safeArea], adjusts != edges.adjustsToSafeArea else {
      return
    }
    edges.adjustsToSafeArea = adjusts
    let (old, new) = adjusts ? (.zero, edges.safeArea) : (edges.safeArea, .zero)
    try changeInset(from: old, to: new, by: .safeArea)
  }

  private func setInset(_ inset: EdgeInsets, by rule: RuleID?) throws(UIKitException) {
    sink.entered(rule)
    defer { sink.left() }
    try table.setContentInset(inset)
  }
}

/// The insets at the edges of the table.
struct TableEdges {
  /// The safe area, or up to iOS 10 the part of the inset for the bars.
  var safeArea = EdgeInsets.zero
  /// Whether the safe area has changed since the start.
  var hasChanged = false
  /// Whether the inset of the table follows the safe area.
  var adjustsToSafeArea = true
  /// The inset that the controller sets for the keyboard, or nil without a keyboard.
  var room: KeyboardRoom?
}

/// The bottom inset that a controller sets for the keyboard.
struct KeyboardRoom {
  /// The bottom inset without the keyboard.
  var before: Double
  /// The height that the keyboard covers.
  let height: Double

  /// The bottom inset with the keyboard, unless the app sets another one.
  var bottom: Double { max(before, height) }
}

extension EdgeInsets {
  /// Returns the insets after a part of them has changed.
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
  /// Whether the settings turn the adjustment to the safe area on or off, or nil if they do not
  /// mention it.
  var adjustsToSafeArea: Bool? {
    let setting = last { $0.name == "contentInsetAdjustmentBehavior" }
    guard case .word(let word)? = setting?.value else { return nil }
    return word != "never"
  }
}
