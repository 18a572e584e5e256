import Project
import TableTrace

/// Fixes of edit mode, swipes, reordering, drag and drop.
extension FixBook {
  static let editing: [GateID: Search] = [
    .editing: { $0.before("setEditing: true") },
    .rowEditable: { $0.answer(.canEditRowAt, "true") },
    .styleDelete: { $0.answer(.editingStyleForRowAt, "delete") },
    .styleInsert: { $0.answer(.editingStyleForRowAt, "insert") },
    .rowIsEdited: { $0.append(["setEditing: true"]) },
    .swipeFarEnough: { $0.instead("swipe: {row: \($0.row)}") },
    .swipeNotEditing: { $0.before("setEditing: false") + $0.drop(["setEditing"]) },
    .edgeKnown: { context in
      [Fix(.set(.init(keys: "os"), "iOS 11"))] + context.instead("swipe: {row: \(context.row)}")
    },
    .edgeUncovered: { context in
      let isLeading = context.callback == .leadingSwipeActionsConfigurationForRowAt
      let edge = isLeading ? "leading" : "trailing"
      return context.instead("swipe: {row: \(context.row), edge: \(edge)}")
    },
    .swipeImplemented: { context in
      let leading = Callback.leadingSwipeActionsConfigurationForRowAt
      return context.implement(.commitEditingStyle)
        + context.implement(leading, "{actions: [Archive]}")
    },
    .noConfiguration: { $0.without(.trailingSwipeActionsConfigurationForRowAt) },
    .noActions: { context in
      let actions = [
        Callback.trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt,
      ].filter { context.text.node(at: context.script(of: $0)) != nil }
      return actions.flatMap { context.answer($0, "none") + context.without($0) }
    },
    .someAction: { context in
      let actions = [
        Callback.trailingSwipeActionsConfigurationForRowAt,
        .leadingSwipeActionsConfigurationForRowAt, .editActionsForRowAt,
      ].filter { context.text.node(at: context.script(of: $0)) != nil }
      // Only the Delete button commits, and actions of the app would replace it.
      let isCommit = context.callback == .commitEditingStyle
      return actions.flatMap { context.answer($0, isCommit ? "none" : "{actions: [Archive]}") }
    },
  ]

  static let moving: [GateID: Search] = reordering.merging(dropping) { first, _ in first }

  private static let reordering: [GateID: Search] = [
    .moveRowImplemented: { $0.implement(.moveRowAt) },
    .rowMovable: { $0.answer(.canMoveRowAt, "true") },
    .rowDropped: { $0.instead("reorder: {from: \($0.row), over: [\($0.other)]}") },
    .targetChanged: { context in
      context.instead("reorder: {from: \(context.row), over: [\(context.other)]}")
        + context.instead("dragAndDrop: {from: \(context.row), over: [\(context.other)]}")
        + context.answer(.targetIndexPathForMoveFromRowAt, "$proposed")
    },
    .targetExists: { $0.answer(.targetIndexPathForMoveFromRowAt, "$proposed") },
    .dragInteraction: { $0.property("dragInteractionEnabled", "true") },
    .dragHasItems: { $0.answer(.itemsForBeginningDragSession, "[Item]") },
  ]

  private static let dropping: [GateID: Search] = [
    .ownRow: { $0.dragRow },
    .oneItem: { $0.answer(.itemsForBeginningDragSession, "[Item]") + $0.dragRow },
    .dropDelegateSet: { _ in
      [Fix(.set(.init(keys: "dropDelegate"), "{dropSessionDidUpdate: move, performDrop: }"))]
    },
    .dropEntered: { $0.dragRow },
    .droppedOnTable: { $0.dragRow },
    .dropPlace: { $0.dragRow },
    .proposesMove: { $0.answer(.dropSessionDidUpdate, "move") },
    .dropCanHandle: { $0.answer(.canHandleDropSession, "true") },
    .itemFliesToRow: { $0.answer(.performDrop, "{do: [dropToRow: \($0.row)]}") },
    .dropAccepted: { context in
      let proposal = context.callback == .moveRowAt ? "move" : "copy"
      return context.answer(.dropSessionDidUpdate, proposal)
    },
    .notReordered: { $0.answer(.dropSessionDidUpdate, "copy") },
  ]
}

extension FixContext {
  /// Drags a row of the table to another one, or drops an item from elsewhere.
  fileprivate var dragRow: [Fix] {
    instead("dragAndDrop: {from: \(row), over: [\(other)]}")
      + instead("dragAndDrop: {items: [Item], over: [\(row)]}")
  }
}
