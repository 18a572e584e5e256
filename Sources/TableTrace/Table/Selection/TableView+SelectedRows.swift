/// Selecting and deselecting rows programmatically, and queries for selected rows.
extension TableView {
  /// Selects a row, as `selectRow(at:animated:scrollPosition:)` does.
  ///
  /// Nil deselects all rows.
  ///
  /// - Throws: UIKit's exception for scrolling to a row that does not exist, and the exceptions of
  ///   callbacks during scrolling.
  public func selectRow(
    at path: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) throws(UIKitException) {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try showReloadedCells()
    try loadGeometryIfNeeded(by: .queryLoads)
    guard path == nil || followed[row] != nil else { return }
    let path = followed[row]
    let old = path == nil || !holdsSeveral ? selection.rows : []
    for other in old where other != path {
      deselect(other, animated: animated, rule: .selectionByCode)
    }
    guard let path else { return }
    if content.contains(path) {
      select(path, animated: animated, rule: .selectionByCode)
    }
    closeGate(
      .selectedByUser,
      keeps: [.willSelectRowAt, .didSelectRowAt],
      row: path,
      rule: .selectionByCode
    )
    guard scrollPosition != .none else { return }
    try scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Runs the layout after a reload at once, if the version does so before a selection.
  private func showReloadedCells() throws(UIKitException) {
    guard profile[SelectionKeepingRules.afterReload], pending.discardsCells, progress.hasLaidOut,
      !progress.isLayingOut
    else { return }
    sink.warned(Self.cellForRowWarning, rule: .selectionAfterReload)
    sink.entered(.selectionAfterReload)
    defer { sink.left() }
    try layoutIfNeeded()
  }

  /// Deselects a row, as `deselectRow(at:animated:)` does.
  public func deselectRow(at path: IndexPath, animated: Bool) {
    deselect(path, animated: animated, rule: .selectionByCode)
    closeGate(
      .selectedByUser,
      keeps: [.willDeselectRowAt, .didDeselectRowAt],
      row: path,
      rule: .selectionByCode
    )
  }

  /// The first selected row in table order, or nil (`indexPathForSelectedRow`).
  public var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

  /// The selected rows in the order of their selection, or nil (`indexPathsForSelectedRows`).
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.rows
  }

  package var selectionRules: [RuleID] { selection.rules }

  /// Scrolls to the nearest selected row, as `scrollToNearestSelectedRow(at:animated:)` does.
  public func scrollToNearestSelectedRow(
    at position: ScrollPosition,
    animated: Bool
  ) throws(UIKitException) {
    try loadGeometryIfNeeded()
    let share =
      switch position {
      case .top: 0.0
      case .middle, .none: 0.5
      case .bottom: 1.0
      }
    let aim = contentOffset + size.height * share
    func distance(_ path: IndexPath) -> Double {
      abs((content.top(of: path) + content.bottom(of: path)) / 2 - aim)
    }
    let rows = selection.rows.filter { content.contains($0) }.sorted()
    guard let nearest = rows.min(by: { distance($0) < distance($1) }) else { return }
    try scrollToRow(at: nearest, at: position, animated: animated)
  }

  /// Adds a row to the selection and sets its cell selected.
  ///
  /// `rule` is about the cell. `cause` is the rule that selects the row, if it is another one.
  func select(_ path: IndexPath, animated: Bool, rule: RuleID, by cause: RuleID? = nil) {
    if content.contains(path) {
      selection.insert(path, by: cause ?? rule, holdsSeveral: holdsSeveral)
    }
    setSelected(true, path, animated: animated, rule: rule)
  }

  /// Removes a row from the selection and sets its cell deselected.
  ///
  /// `rule` is about the cell. `cause` is the rule that deselects the row, if it is another one.
  func deselect(_ path: IndexPath, animated: Bool, rule: RuleID, by cause: RuleID? = nil) {
    guard selection.remove(path, by: cause ?? rule) else { return }
    if fingers.dimmedRow == path, fingers.takeDimmedRow() != nil { return }
    setSelected(false, path, animated: animated, rule: rule)
  }

  var holdsSeveral: Bool {
    let properties = currentProperties.selection
    return isEditing
      ? properties.allowsMultipleSelectionDuringEditing : properties.allowsMultipleSelection
  }

  func setSelected(
    _ isSelected: Bool,
    _ path: IndexPath,
    animated: Bool,
    rule: RuleID
  ) {
    guard let cell = cell(at: path) else { return }
    cells[cell].isSelected = isSelected
    let states = [isSelected.description, animated.description]
    show(.setSelected, .hookState(cell, states), rule: rule)
  }
}
