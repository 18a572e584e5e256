import TableTrace
import YAMLSource

/// The steps of edit mode: controls, swipes, reordering, drag and drop.
enum EditTable {
  /// The app turns edit mode on and off, and takes dropped items.
  static let app = StepRow.by(
    .app,
    [
      StepRow(
        "setEditing",
        .required(EditShapes.setEditing),
        "The table's `setEditing(_:animated:)`. On a table view controller it is the "
          + "controller's method, which calls the table's, as the Edit button does. `by` says "
          + "whose method is called instead. In a `UIViewController` this method changes the "
          + "table only through reactions.",
        example: KeywordExample(
          "setEditing: true",
          "setEditing: {editing: false, by: table}",
          in: .editButton
        )
      ) { builder, value in builder.setEditing(value).map { .edit($0) } },
      StepRow(
        "callCompletionHandler",
        .required(.flag),
        since: .iOS(11),
        "Calls the completion handler of a swipe action with `completion: none` (iOS 11 and later). In a reaction it is the handler of that action, otherwise of the last one.",
        example: KeywordExample(
          "swipe: {row: [0, 1]}",
          "tapAction: Archive",
          "callCompletionHandler: true",
          in: .archiving
        )
      ) { $0.calledCompletion($1).map { .edit($0) } },
      StepRow(
        "dropToRow",
        .required(.oneOrMore(.definition(.row))),
        "Inside performDrop, `coordinator.drop(_:toRowAt:)`.",
        example: KeywordExample("dragAndDrop: {items: [Photo], over: [[0, 1]]}", in: .dropToRow)
      ) { .edit(.dropToRow($0.drops($1))) },
      StepRow(
        "insertPlaceholder",
        .required(.definition(.row)),
        "Inside performDrop, `coordinator.drop(_:to:)` with a placeholder.",
        example: KeywordExample(
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "query: {numberOfRows: 0}",
          in: .placeholder
        )
      ) { builder, value in
        builder.place(value, isInsertion: true).map { .edit(.insertPlaceholder($0)) }
      },
      StepRow(
        "commitInsertion",
        .required(.definition(.modelChange)),
        "`commitInsertion` of the first placeholder: its item has arrived, and the model changes "
          + "as given here.",
        example: KeywordExample(
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "commitInsertion: {insert: {at: [0, 1], item: Photo}}",
          in: .placeholder
        )
      ) { builder, value in builder.change(value).map { .edit(.commitInsertion($0)) } },
      StepRow(
        "deletePlaceholder",
        "`deletePlaceholder()` of the first placeholder: its item does not arrive.",
        example: KeywordExample(
          "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
          "deletePlaceholder",
          "query: {numberOfRows: 0}",
          in: .placeholder
        )
      ) { _, _ in .edit(.deletePlaceholder) },
    ]
  )

  static let finger = StepRow.by(.finger, swipes + controls + moves)

  private static let swipes = [
    StepRow(
      "swipe",
      .required(.choice([.definition(.row), .object(EditShapes.swipe)])),
      "Swipes a row. A row without options is swiped part of the way from the trailing edge.",
      example: KeywordExample(
        "swipe: [0, 1]",
        "closeSwipe",
        "swipe: {row: [0, 1], distance: full}",
        in: .swiping
      )
    ) { builder, value in builder.swipe(value).map { .edit($0) } },
    StepRow(
      "tapAction",
      .required(.text),
      "Taps the swipe button with this title.",
      example: KeywordExample("swipe: {row: [0, 1]}", "tapAction: Archive", in: .swiping)
    ) { builder, value in builder.tapAction(value).map { .edit($0) } },
    StepRow(
      "closeSwipe",
      "Touches the table outside of the row that shows its swipe buttons.",
      example: KeywordExample("swipe: {row: [0, 1]}", "closeSwipe", in: .swiping)
    ) { .edit($0.closing(.closeSwipe, named: "closeSwipe", at: $1.range)) },
  ]

  private static let controls = [
    StepRow(
      "tapDeleteControl",
      .required(.definition(.row)),
      "Taps the minus control of a row.",
      example: KeywordExample("setEditing: true", "tapDeleteControl: [0, 1]", in: .editing)
    ) { builder, value in builder.tapDeleteControl(value).map { .edit($0) } },
    StepRow(
      "tapInsertControl",
      .required(.definition(.row)),
      "Taps the plus control of a row.",
      example: KeywordExample("setEditing: true", "tapInsertControl: [0, 2]", in: .editing)
    ) { builder, value in builder.place(value).map { .edit(.tapInsertControl($0)) } },
    StepRow(
      "confirmDelete",
      "Taps the button that confirms a deletion.",
      example: KeywordExample(
        "setEditing: true",
        "tapDeleteControl: [0, 1]",
        "confirmDelete",
        in: .editing
      )
    ) { .edit($0.closing(.confirmDelete, named: "confirmDelete", at: $1.range)) },
  ]

  private static let moves = [
    StepRow(
      "reorder",
      .required(.object(EditShapes.reorder)),
      "Drags a row by its reorder control.",
      example: KeywordExample(
        "setEditing: true",
        "reorder: {from: [0, 0], over: [[0, 1], [0, 2]]}",
        in: .editing
      )
    ) { builder, value in builder.reorder(value).map { .edit($0) } },
    StepRow(
      "dragAndDrop",
      .required(.object(EditShapes.dragAndDrop)),
      "Drags rows, or items from another app, over the table.",
      example: KeywordExample("dragAndDrop: {from: [0, 0], over: [[0, 1], [0, 2]]}", in: .dragging)
    ) { builder, value in builder.drag(value).map { .edit(.dragAndDrop($0)) } },
  ]
}
