/// The selected rows: programmatically and in queries.
extension TableView {
  /// `selectRow(at:animated:scrollPosition:)`; nil deselects all rows.
  ///
  /// - Throws: what a callback raises that scrolling runs, or UIKit's exception of scrolling to a
  ///   row that the table does not have.
  public func selectRow(
    at path: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) throws(UIKitException) {
    let row = followed.follow(path)
    defer { followed.leave(row) }
    try showReloadedCells()
    try loadGeometryIfNeeded()
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

  /// Runs the layout of a reload at once, from the version on that does not wait for it.
  ///
  /// UIKit itself queries a cell in that layout.
  private func showReloadedCells() throws(UIKitException) {
    guard profile[SelectionKeepingRules.afterReload], pending.discardsCells, progress.hasLaidOut,
      !progress.isLayingOut
    else { return }
    sink.warned(Self.cellForRowWarning, rule: .selectionAfterReload)
    sink.entered(.selectionAfterReload)
    defer { sink.left() }
    try layoutIfNeeded()
  }

  /// `deselectRow(at:animated:)`.
  public func deselectRow(at path: IndexPath, animated: Bool) {
    deselect(path, animated: animated, rule: .selectionByCode)
    closeGate(
      .selectedByUser,
      keeps: [.willDeselectRowAt, .didDeselectRowAt],
      row: path,
      rule: .selectionByCode
    )
  }

  /// `indexPathForSelectedRow`: the first selected row by place.
  public var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

  /// `indexPathsForSelectedRows`: in the order in which they were selected, or nil without any.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.rows
  }

  package var selectionRules: [RuleID] { selection.rules }

  /// `scrollToNearestSelectedRow(at:animated:)`.
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

  /// Takes a row into the selection and sets its cell selected; `cause` selects it where another rule
  /// sets the cell.
  func select(_ path: IndexPath, animated: Bool, rule: RuleID, by cause: RuleID? = nil) {
    if content.contains(path) {
      selection.insert(path, by: cause ?? rule, holdsSeveral: holdsSeveral)
    }
    setSelected(true, path, animated: animated, rule: rule)
  }

  /// Takes a row out of the selection and sets its cell back; `cause` deselects it where another rule
  /// sets the cell.
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
