/// The steps of edit mode: controls, swipes, reordering, drag and drop.
enum EditTable {
  /// The app turns edit mode on and off, and takes dropped items.
  static let app = Command.by(
    .app,
    [
      Command(
        "setEditing",
        .required(EditShapes.setEditing),
        "The table's `setEditing(_:animated:)`; on a table view controller the controller's own, with the table's inside, as its edit button does. `by` says otherwise: another controller's method leaves the table alone, but for its reactions.",
        example: CommandExample(
          "load",
          "setEditing: true",
          "setEditing: {editing: false, by: table}",
          setting: CommandExample.editButton
        )
      ),
      Command(
        "dropToRow",
        .required(.oneOrMore(.definition(.row))),
        "Inside performDrop, `coordinator.drop(_:toRowAt:)`.",
        example: CommandExample(
          "load",
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          setting: CommandExample.dropToRow
        )
      ),
      Command(
        "insertPlaceholder",
        .required(.definition(.row)),
        "Inside performDrop, `coordinator.drop(_:to:)` with a placeholder.",
        example: CommandExample(
          "load",
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "query: {numberOfRows: 0}",
          setting: CommandExample.placeholder
        )
      ),
      Command(
        "commitInsertion",
        .required(.definition(.modelChange)),
        "The first placeholder's `commitInsertion`, with the change of the model inside.",
        example: CommandExample(
          "load",
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "commitInsertion: {insert: {at: [0, 1], item: Photo}}",
          setting: CommandExample.placeholder
        )
      ),
      Command(
        "deletePlaceholder",
        "The first placeholder's `deletePlaceholder()`.",
        example: CommandExample(
          "load",
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "deletePlaceholder",
          "query: {numberOfRows: 0}",
          setting: CommandExample.placeholder
        )
      ),
    ]
  )

  /// A finger edits.
  static let finger = Command.by(.finger, swipes + controls + moves)

  private static let swipes = [
    Command(
      "swipe",
      .required(.object(EditShapes.swipe)),
      "A row is swiped.",
      example: CommandExample("load", "swipe: {row: [0, 1]}", setting: CommandExample.swiping)
    ),
    Command(
      "tapAction",
      .required(.text),
      "The button with this title behind the open row is tapped.",
      example: CommandExample(
        "load",
        "swipe: {row: [0, 1]}",
        "tapAction: Archive",
        setting: CommandExample.swiping
      )
    ),
    Command(
      "closeSwipe",
      "The table is touched beside the open row.",
      example: CommandExample(
        "load",
        "swipe: {row: [0, 1]}",
        "closeSwipe",
        setting: CommandExample.swiping
      )
    ),
  ]

  private static let controls = [
    Command(
      "tapDeleteControl",
      .required(.definition(.row)),
      "The minus control of a row is tapped.",
      example: CommandExample(
        "load",
        "setEditing: true",
        "tapDeleteControl: [0, 1]",
        setting: CommandExample.editing
      )
    ),
    Command(
      "tapInsertControl",
      .required(.definition(.row)),
      "The plus control of a row is tapped.",
      example: CommandExample(
        "load",
        "setEditing: true",
        "tapInsertControl: [0, 2]",
        setting: CommandExample.editing
      )
    ),
    Command(
      "confirmDelete",
      "The button that confirms a deletion is tapped.",
      example: CommandExample(
        "load",
        "setEditing: true",
        "tapDeleteControl: [0, 1]",
        "confirmDelete",
        setting: CommandExample.editing
      )
    ),
  ]

  private static let moves = [
    Command(
      "reorder",
      .required(.object(EditShapes.reorder)),
      "A row is dragged by its reorder control.",
      example: CommandExample(
        "load",
        "setEditing: true",
        "reorder: {from: [0, 0], over: [[0, 1], [0, 2]]}",
        setting: CommandExample.editing
      )
    ),
    Command(
      "dragAndDrop",
      .required(.object(EditShapes.dragAndDrop)),
      "Rows, or items from elsewhere, are dragged over the table.",
      example: CommandExample(
        "load",
        "dragAndDrop: {from: [0, 0], over: [[0, 1], [0, 2]]}",
        setting: CommandExample.dragging
      )
    ),
  ]
}
