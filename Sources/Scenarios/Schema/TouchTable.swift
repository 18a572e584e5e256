/// The steps of touch: taps, menus, accessories, focus; and the selection by code.
enum TouchTable {
  /// The app selects.
  static let app = Command.unbuilt(
    .app,
    [
      ("selectRow", "`selectRow(at:animated:scrollPosition:)`."),
      ("deselectRow", "`deselectRow(at:animated:)`."),
    ]
  )

  /// A finger touches.
  static let finger = Command.unbuilt(
    .finger,
    [
      ("tap", "A row is tapped."),
      ("touchDown", "A finger comes down on a row."),
      ("touchUp", "The finger is lifted."),
      ("touchCancel", "The touch is cancelled."),
      ("tapAccessory", "The accessory of a row is tapped."),
      ("longPress", "A row is pressed for long."),
      ("twoFingerDrag", "Two fingers select rows."),
      ("focus", "Focus moves to a row."),
    ]
  )
}
