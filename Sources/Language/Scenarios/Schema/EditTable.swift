import TableTrace
import YAMLSource

/// The steps of edit mode: controls, swipes, reordering, drag and drop.
enum EditTable {
  /// The steps in which the app changes edit mode or accepts dropped items.
  static let app = [
    StepRow("setEditing", .required(EditShapes.setEditing)) {
      $0.setEditing($1).map { .edit($0) }
    }
    .says(
      "Calls `setEditing(_:animated:)` of the table. With a table view controller, the step calls "
        + "the controller's method, as the Edit button does. That method then calls the table's "
        + "method. `by` selects the table or the controller. In a `UIViewController`, the "
        + "controller's method changes the table only if its reactions do."
    )
    .example(
      "setEditing: true",
      "setEditing: {editing: false, by: table}",
      in: .named("editButton")
    ),
    StepRow("callCompletionHandler", .required(.flag), since: .iOS(11)) {
      $0.calledCompletion($1).map { .edit($0) }
    }
    .says(
      "Calls the completion handler of a swipe action with `completion: none` (iOS 11 and later). "
        + "In a reaction of an action, the step calls the handler of that action. Elsewhere it calls "
        + "the handler of the last action."
    )
    .example(
      "swipe: {row: [0, 1]}",
      "tapAction: Archive",
      "callCompletionHandler: true",
      in: .named("archiving")
    ),
    StepRow("dropToRow", .required(.oneOrMore(.row))) { .edit(.dropToRow($0.drops($1))) }
      .says("Calls `coordinator.drop(_:toRowAt:)` inside `performDrop`.")
      .example("dragAndDrop: {items: [Photo], over: [[0, 1]]}", in: .named("dropToRow")),
    StepRow("insertPlaceholder", .required(.row)) {
      $0.place($1, isInsertion: true).map { .edit(.insertPlaceholder($0)) }
    }
    .says("Calls `coordinator.drop(_:to:)` with a placeholder inside `performDrop`.")
    .example(
      "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
      "query: {numberOfRows: 0}",
      in: .named("placeholder")
    ),
    StepRow("commitInsertion", .required(.definition(.modelChange))) {
      $0.change($1).map { .edit(.commitInsertion($0)) }
    }
    .says(
      "`commitInsertion` of the first placeholder: the item has arrived, and the model changes as given here."
    )
    .example(
      "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
      "commitInsertion: {insert: {at: [0, 1], item: Photo}}",
      in: .named("placeholder")
    ),
    StepRow("deletePlaceholder") { _, _ in .edit(.deletePlaceholder) }
      .says("`deletePlaceholder()` of the first placeholder: the item does not arrive.")
      .example(
        "dragAndDrop: {items: [Photo], over: [[0, 1]]}",
        "deletePlaceholder",
        "query: {numberOfRows: 0}",
        in: .named("placeholder")
      ),
  ].by(.app)

  static let finger = (swipes + controls + moves).by(.finger)

  private static let swipes = [
    StepRow("swipe", .required(.choice([.row, .object(EditShapes.swipe)]))) {
      $0.swipe($1).map { .edit($0) }
    }
    .says(
      "Swipes a row. If only a row is given, the swipe goes part of the way from the trailing edge."
    )
    .example(
      "swipe: [0, 1]",
      "closeSwipe",
      "swipe: {row: [0, 1], distance: full}",
      in: .named("swiping")
    ),
    StepRow("tapAction", .required(.text)) { $0.tapAction($1).map { .edit($0) } }
      .says("Taps the swipe button with this title.")
      .example("swipe: {row: [0, 1]}", "tapAction: Archive", in: .named("swiping")),
    StepRow("closeSwipe") { .edit($0.closing(.closeSwipe, named: "closeSwipe", at: $1.range)) }
      .says("Touches the table outside of the row that shows its swipe buttons.")
      .example("swipe: {row: [0, 1]}", "closeSwipe", in: .named("swiping")),
  ]

  private static let controls = [
    StepRow("tapDeleteControl", .required(.row)) { $0.tapDeleteControl($1).map { .edit($0) } }
      .says("Taps the minus control of a row.")
      .example("setEditing: true", "tapDeleteControl: [0, 1]", in: .named("editing")),
    StepRow("tapInsertControl", .required(.row)) {
      $0.place($1).map { .edit(.tapInsertControl($0)) }
    }
    .says("Taps the plus control of a row.")
    .example("setEditing: true", "tapInsertControl: [0, 2]", in: .named("editing")),
    StepRow("confirmDelete") {
      .edit($0.closing(.confirmDelete, named: "confirmDelete", at: $1.range))
    }
    .says("Taps the button that confirms a deletion.")
    .example(
      "setEditing: true",
      "tapDeleteControl: [0, 1]",
      "confirmDelete",
      in: .named("editing")
    ),
  ]

  private static let moves = [
    StepRow("reorder", .required(.object(EditShapes.reorder))) { $0.reorder($1).map { .edit($0) } }
      .says("Drags a row by its reorder control.")
      .example(
        "setEditing: true",
        "reorder: {from: [0, 0], over: [[0, 1], [0, 2]]}",
        in: .named("editing")
      ),
    StepRow("dragAndDrop", .required(.object(EditShapes.dragAndDrop))) {
      $0.drag($1).map { .edit(.dragAndDrop($0)) }
    }
    .says("Drags rows, or items from another app, over the table.")
    .example("dragAndDrop: {from: [0, 0], over: [[0, 1], [0, 2]]}", in: .named("dragging")),
  ]
}
