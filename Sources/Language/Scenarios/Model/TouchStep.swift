package import TableTrace

/// A step about touches, menus, focus, or a selection by the app.
package enum TouchStep: Codable, Sendable {
  package enum Place: Codable, Hashable, Sendable {
    case row(IndexPathExpression)
    /// At a point of the table's bounds.
    case point(Point)
  }

  /// The target to which the focus moves.
  package enum Focus: Codable, Hashable, Sendable {
    case row(IndexPathExpression)
    /// The table, which chooses the row.
    case choice
    case none
  }

  /// Taps a row or a point.
  case tap(Place)
  case touchDown(Place)
  case touchUp
  case touchCancel
  case tapAccessory(IndexPathExpression)
  /// Taps the header or footer of a section, and runs the steps if its view receives the tap.
  case tapEnd(SectionEnd, Int, [ScenarioStep])
  /// Presses a row for a long time, and uses the menu.
  case longPress(IndexPathExpression, LongPress)
  /// Drags two fingers from the first row over the others.
  case twoFingerDrag([IndexPathExpression])
  /// Holds a drag over a row until it opens.
  case springLoad(IndexPathExpression)
  case focus(Focus)
  /// Lets the app select a row, or deselect all rows with nil.
  case selectRow(IndexPathExpression?, ScrollPosition, isAnimated: Bool)
  case deselectRow(IndexPathExpression, isAnimated: Bool)

  package var inner: [ScenarioStep] {
    switch self {
    case .tapEnd(_, _, let steps): steps
    case .tap, .touchDown, .touchUp, .touchCancel, .tapAccessory, .longPress, .twoFingerDrag,
      .springLoad, .focus, .selectRow, .deselectRow:
      []
    }
  }
}
