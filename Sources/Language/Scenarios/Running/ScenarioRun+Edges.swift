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

  /// The keyboard comes over the bottom of the table, or becomes higher.
  private func showKeyboard(_ height: Double) throws(UIKitException) {
    try run(.keyboardWillShow, .words([TraceFormat.number(height)]), rule: .keyboard)
    guard scenario.host.owner == .tableViewController, table.isInWindow else { return }
    let now = table.properties.contentInset.bottom
    // What the app has set while a keyboard was up stands for the inset without one.
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

  /// The room for the keyboard, or nil where there is none, or where the app has set another inset
  /// since.
  private var roomOfKeyboard: KeyboardRoom? {
    edges.room.flatMap { $0.bottom == table.properties.contentInset.bottom ? $0 : nil }
  }

  private func setBottomInset(_ bottom: Double) throws(UIKitException) {
    var inset = table.properties.contentInset
    inset.bottom = bottom
    try setInset(inset, by: .keyboard)
  }

  /// The app sets `contentInset`; returns the inset of the table, to which the safe area and the
  /// room of a refresh control are added.
  ///
  /// Up to iOS 10 the bars are a part of `contentInset`, so that the app replaces their part.
  func takeContentInset(_ inset: EdgeInsets) -> EdgeInsets {
    if !table.profile[ControllerRules.safeArea] { edges.safeArea = .zero }
    return adjusted(inset)
  }

  /// Returns the inset of the table where the app sets this one.
  func adjusted(_ inset: EdgeInsets) -> EdgeInsets {
    var adjusted = edges.adjustsToSafeArea ? inset.changed(from: .zero, to: edges.safeArea) : inset
    adjusted.top += table.refreshRoom
    return adjusted
  }

  /// The bars get another height, and the inset of the table with them.
  func setBars(_ insets: EdgeInsets) throws(UIKitException) {
    table.profile[ControllerRules.safeArea] ? try setSafeArea(insets) : try moveInset(to: insets)
  }

  /// The part of the inset that the bars have becomes another one, without a word to the controller.
  func moveInset(to insets: EdgeInsets) throws(UIKitException) {
    let old = edges.safeArea
    edges.safeArea = insets
    try changeInset(from: old, to: insets, by: nil)
  }

  /// The safe area becomes another one, and the inset of the table with it.
  private func setSafeArea(_ insets: EdgeInsets) throws(UIKitException) {
    let old = edges.safeArea
    guard table.profile[ControllerRules.safeArea], insets != old else { return }
    edges.safeArea = insets
    edges.hasChanged = true
    try run(.viewSafeAreaInsetsDidChange, .none, rule: .safeArea)
    guard edges.adjustsToSafeArea else { return }
    try changeInset(from: old, to: insets, by: .safeArea)
  }

  /// The part of the inset that is the safe area becomes another one.
  ///
  /// The keyboard covers as much as before, with the safe area below it.
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

  /// The table begins or ceases to keep to the safe area.
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

/// The insets over the edges of the table.
struct TableEdges {
  /// The safe area; up to iOS 10 the part of the inset that the bars have.
  var safeArea = EdgeInsets.zero
  /// Whether the safe area has become another one since the start.
  var hasChanged = false
  /// Whether the inset of the table follows the safe area.
  var adjustsToSafeArea = true
  /// The room that the controller makes for the keyboard, or nil while there is none.
  var room: KeyboardRoom?
}

/// The room at the bottom of a table that its controller has made for the keyboard.
struct KeyboardRoom {
  /// The bottom inset without the keyboard.
  var before: Double
  /// The height that the keyboard covers.
  let height: Double

  /// The bottom inset with it; another one is the app's doing, and stays as the keyboard goes.
  var bottom: Double { max(before, height) }
}

extension EdgeInsets {
  /// Returns the insets after a part of them has become another one.
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
  /// Whether the table keeps to the safe area, as the settings end, or nil when they say nothing of
  /// it.
  var adjustsToSafeArea: Bool? {
    let setting = last { $0.name == "contentInsetAdjustmentBehavior" }
    guard case .word(let word)? = setting?.value else { return nil }
    return word != "never"
  }
}
