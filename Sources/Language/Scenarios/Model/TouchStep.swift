package import TableTrace

/// A step of touch, menus and focus, or of the selection by code.
package enum TouchStep: Codable, Sendable {
  package enum Place: Codable, Hashable, Sendable {
    case row(IndexPathExpression)
    /// At a point of the table's bounds.
    case point(Point)
  }

  /// The target of a move of focus.
  package enum Focus: Codable, Hashable, Sendable {
    case row(IndexPathExpression)
    /// Into the table, which chooses the row.
    case choice
    case none
  }

  /// A finger comes down and is lifted.
  case tap(Place)
  case touchDown(Place)
  case touchUp
  case touchCancel
  case tapAccessory(IndexPathExpression)
  /// The header or footer of a section is tapped, and the app does something if it gets the tap.
  case tapEnd(SectionEnd, Int, [ScenarioStep])
  /// A row is pressed for long, and the menu is used.
  case longPress(IndexPathExpression, LongPress)
  /// Drags two fingers from the first row over the others.
  case twoFingerDrag([IndexPathExpression])
  /// Holds a drag over a row until it opens.
  case springLoad(IndexPathExpression)
  case focus(Focus)
  /// The app selects a row, or none.
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
