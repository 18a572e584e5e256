/// A user's hand on a table: what it does, the table takes as UIKit takes touches.
public struct Finger {
  private let table: TableView

  init(on table: TableView) {
    self.table = table
  }

  // MARK: Rows

  /// Taps a row; nil is a place beside all rows.
  public func tap(_ row: IndexPath?) throws(UIKitException) {
    try table.tap(row)
  }

  /// Comes down on a row and stays there; nil is a place beside all rows.
  public func touchDown(_ row: IndexPath?) throws(UIKitException) {
    try table.touchDown(row)
  }

  /// Is lifted from where it touched.
  public func touchUp() throws(UIKitException) {
    try table.touchUp()
  }

  /// Presses a row until a menu opens, then does something with it; without a menu it is a tap.
  @discardableResult
  public func press(
    _ row: IndexPath,
    then choice: LongPress = .dismiss
  ) throws(UIKitException) -> LongPress.Outcome {
    try table.press(row, then: choice)
  }

  /// Taps what is at the right edge of a row.
  public func tapAccessory(of row: IndexPath) throws(UIKitException) {
    try table.tapAccessory(row)
  }

  /// Two fingers come down on the first of some rows, move over the others, and are lifted.
  public func selectWithTwoFingers(_ rows: [IndexPath]) throws(UIKitException) {
    try table.selectWithTwoFingers(rows)
  }

  // MARK: Editing

  /// Swipes a row, so that the buttons behind an edge show.
  public func swipe(
    _ row: IndexPath,
    edge: SwipeEdge = .trailing,
    distance: SwipeDistance = .partial
  ) throws(UIKitException) {
    try table.swipe(row, edge: edge, distance: distance)
  }

  /// Taps a button behind the row that is open, by its title; without such a button it does
  /// nothing.
  public func tapButton(_ title: String) throws(UIKitException) {
    try table.tapButton(title)
  }

  /// Taps the button that confirms a deletion; while none is shown it does nothing.
  public func confirmDelete() throws(UIKitException) {
    try table.confirmDelete()
  }

  /// Taps the minus of a row in edit mode.
  public func tapDeleteControl(of row: IndexPath) throws(UIKitException) {
    try table.tapDeleteControl(at: row)
  }

  /// Taps the plus of a row in edit mode.
  public func tapInsertControl(of row: IndexPath) throws(UIKitException) {
    try table.tapInsertControl(at: row)
  }

  // MARK: Moving

  /// Drags a row by its reorder control over places, and lets it go at the last; not dropped, the
  /// touch is cancelled.
  public func reorder(
    _ row: IndexPath,
    over places: [IndexPath],
    isDropped: Bool = true
  ) throws(UIKitException) {
    try table.reorder(from: row, over: places, isDropped: isDropped)
  }

  /// Drags rows, or items from elsewhere, over the table with the interaction of iOS 11.
  public func dragAndDrop(_ gesture: DragGesture) throws(UIKitException) {
    try table.dragAndDrop(gesture)
  }

  // MARK: Scrolling

  /// Drags the content and releases it with a velocity in points per millisecond.
  ///
  /// Positive values move down the content. The content comes to rest at the end of the turn.
  public func drag(by points: Double, velocity: Double = 0) throws(UIKitException) {
    try table.drag(by: points, velocity: velocity)
  }

  /// Taps the status bar.
  public func tapStatusBar() throws(UIKitException) {
    try table.tapStatusBar()
  }

  /// Touches a title of the section index, by its ordinal.
  public func touchIndexTitle(_ ordinal: Int) throws(UIKitException) {
    try table.touchIndexTitle(ordinal)
  }

  // MARK: Focus

  /// Moves focus to a row by a keyboard or remote control; nil takes it out of the table.
  public func focus(_ row: IndexPath?) throws(UIKitException) {
    if let row { try table.focus(row) } else { try table.leaveFocus() }
  }

  /// Brings focus into the table, which chooses a row, or nil where it has none.
  @discardableResult
  public func focusByChoice() throws(UIKitException) -> IndexPath? {
    try table.focusByChoice()
  }

  /// Rests on a row with something that is dragged until the row opens.
  public func springLoad(_ row: IndexPath) throws(UIKitException) {
    try table.springLoad(row)
  }
}

@available(*, unavailable)
extension Finger: Sendable {}

extension TableView {
  /// The hand of a user on the table.
  public var finger: Finger { Finger(on: self) }
}
