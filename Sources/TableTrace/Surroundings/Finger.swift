/// The user's finger on a table, which handles the touches as UIKit does.
public struct Finger {
  private let table: TableView

  init(on table: TableView) {
    self.table = table
  }

  // MARK: Rows

  /// Taps a row, or outside of all rows if nil.
  public func tap(_ row: IndexPath?) throws(UIKitException) {
    try table.tap(row)
  }

  /// Touches a row, or outside of all rows if nil, without lifting the finger.
  public func touchDown(_ row: IndexPath?) throws(UIKitException) {
    try table.touchDown(row)
  }

  /// Lifts the finger.
  public func touchUp() throws(UIKitException) {
    try table.touchUp()
  }

  /// Presses a row until a menu opens, then uses the menu, or just taps if no menu opens.
  @discardableResult
  public func press(
    _ row: IndexPath,
    then choice: LongPress = .dismiss
  ) throws(UIKitException) -> LongPress.Outcome {
    try table.press(row, then: choice)
  }

  /// Taps the accessory at the right edge of a row.
  public func tapAccessory(of row: IndexPath) throws(UIKitException) {
    try table.tapAccessory(row)
  }

  /// Touches the first of some rows with two fingers, moves over the others, and lifts the fingers.
  public func selectWithTwoFingers(_ rows: [IndexPath]) throws(UIKitException) {
    try table.selectWithTwoFingers(rows)
  }

  // MARK: Editing

  /// Swipes a row to show the buttons at an edge.
  public func swipe(
    _ row: IndexPath,
    edge: SwipeEdge = .trailing,
    distance: SwipeDistance = .partial
  ) throws(UIKitException) {
    try table.swipe(row, edge: edge, distance: distance)
  }

  /// Taps a button of the open row by its title, if there is such a button.
  public func tapButton(_ title: String) throws(UIKitException) {
    try table.tapButton(title)
  }

  /// Taps the Delete button of the confirmation, if it is shown.
  public func confirmDelete() throws(UIKitException) {
    try table.confirmDelete()
  }

  /// Taps the minus sign of a row in edit mode.
  public func tapDeleteControl(of row: IndexPath) throws(UIKitException) {
    try table.tapDeleteControl(at: row)
  }

  /// Taps the plus sign of a row in edit mode.
  public func tapInsertControl(of row: IndexPath) throws(UIKitException) {
    try table.tapInsertControl(at: row)
  }

  // MARK: Moving

  /// Drags a row by its reorder control over other rows, and drops it at the last.
  ///
  /// If `isDropped` is false, the touch is cancelled instead.
  public func reorder(
    _ row: IndexPath,
    over places: [IndexPath],
    isDropped: Bool = true
  ) throws(UIKitException) {
    try table.reorder(from: row, over: places, isDropped: isDropped)
  }

  /// Drags rows, or items from elsewhere, over the table with drag and drop of iOS 11.
  public func dragAndDrop(_ gesture: DragGesture) throws(UIKitException) {
    try table.dragAndDrop(gesture)
  }

  // MARK: Scrolling

  /// Drags the content and releases it with a velocity in points per millisecond.
  ///
  /// Positive values scroll down. The content comes to rest at the end of the run loop turn.
  public func drag(by points: Double, velocity: Double = 0) throws(UIKitException) {
    try table.drag(by: points, velocity: velocity)
  }

  /// Taps the status bar.
  public func tapStatusBar() throws(UIKitException) {
    try table.tapStatusBar()
  }

  /// Touches a title of the section index, given by its position.
  public func touchIndexTitle(_ ordinal: Int) throws(UIKitException) {
    try table.touchIndexTitle(ordinal)
  }

  // MARK: Focus

  /// Moves focus to a row with a keyboard or remote control, or out of the table if nil.
  public func focus(_ row: IndexPath?) throws(UIKitException) {
    if let row { try table.focus(row) } else { try table.leaveFocus() }
  }

  /// Moves focus into the table, and returns the row that the table chooses, or nil.
  @discardableResult
  public func focusByChoice() throws(UIKitException) -> IndexPath? {
    try table.focusByChoice()
  }

  /// Rests on a row during a drag until spring loading opens the row.
  public func springLoad(_ row: IndexPath) throws(UIKitException) {
    try table.springLoad(row)
  }
}

@available(*, unavailable)
extension Finger: Sendable {}

extension TableView {
  /// The user's finger on the table.
  public var finger: Finger { Finger(on: self) }
}
