import TableTrace

/// How a scenario shuts the gates of edit mode, swipes, reordering, drag and drop.
extension GateCase {
  static let edits: [GateID: Shutter] = [swipes, reordering, drags]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let swipes: [GateID: Shutter] = [
    .editing: { scenario, callback in
      if callback == .commitEditingStyle {
        scenario.steps = ["load", "tapDeleteControl: [0, 1]", "confirmDelete"]
      } else {
        scenario.steps.removeAll { $0 == "setEditing: true" }
      }
    },
    .rowEditable: { scenario, _ in scenario[.canEditRowAt] = "false" },
    .styleDelete: { scenario, _ in
      scenario.os = "iOS 10"
      scenario[.editingStyleForRowAt] = "insert"
    },
    .styleInsert: { scenario, _ in
      scenario.steps = ["load", "setEditing: true", "tapInsertControl: [0, 1]"]
    },
    .rowIsEdited: { scenario, _ in scenario.steps = ["load"] },
    .swipeFarEnough: { scenario, _ in
      scenario.os = "iOS 6"
      scenario.steps = scenario.steps.map { $0.replacing("}", with: ", distance: cancelled}") }
    },
    .swipeNotEditing: { scenario, _ in scenario.steps.insert("setEditing: true", at: 1) },
    .edgeKnown: { scenario, _ in
      scenario.os = "iOS 10"
      scenario.steps[1] = "swipe: {row: [0, 1], edge: leading}"
    },
    .edgeUncovered: { scenario, callback in
      let isLeading = callback == .leadingSwipeActionsConfigurationForRowAt
      let actions = "{actions: [Archive]}"
      scenario[.trailingSwipeActionsConfigurationForRowAt] = actions
      scenario[.leadingSwipeActionsConfigurationForRowAt] = actions
      scenario.steps = [
        "load", "swipe: {row: [0, 1], edge: \(isLeading ? "trailing" : "leading")}",
      ]
    },
    .swipeImplemented: { scenario, _ in scenario[.commitEditingStyle] = nil },
    .noConfiguration: { scenario, _ in
      scenario[.trailingSwipeActionsConfigurationForRowAt] = "{actions: [Archive]}"
    },
    .noActions: { scenario, _ in
      scenario[.trailingSwipeActionsConfigurationForRowAt] = "{actions: [Archive]}"
    },
    .someAction: { scenario, callback in
      scenario[.trailingSwipeActionsConfigurationForRowAt] = "{actions: []}"
      guard callback == .commitEditingStyle else { return }
      scenario.steps = ["load", "setEditing: true", "tapDeleteControl: [0, 1]", "confirmDelete"]
    },
  ]

  private static let reordering: [GateID: Shutter] = [
    .moveRowImplemented: { scenario, _ in scenario[.moveRowAt] = nil },
    .rowMovable: { scenario, _ in scenario[.canMoveRowAt] = "false" },
    .rowDropped: { scenario, _ in
      scenario.steps = [
        "load", "setEditing: true", "reorder: {from: [0, 1], over: [[0, 2]], drop: false}",
      ]
    },
    .targetChanged: { scenario, _ in
      scenario.steps = ["load", "setEditing: true", "reorder: {from: [0, 1], over: [[0, 1]]}"]
    },
    .targetExists: { scenario, _ in
      scenario[.numberOfSections] = "2"
      scenario[.targetIndexPathForMoveFromRowAt] = "[7, 0]"
    },
  ]

  private static let drags: [GateID: Shutter] = [
    .dragInteraction: { scenario, callback in
      scenario.drag(callback)
      scenario.table["dragInteractionEnabled"] = "false"
    },
    .dragHasItems: { scenario, callback in
      scenario.drag(callback)
      scenario[.itemsForBeginningDragSession] = "[]"
    },
    .dropDelegateSet: { scenario, callback in
      scenario.drag(callback)
      scenario.clients[.dropDelegate] = nil
    },
    .dropEntered: { scenario, callback in
      scenario.drag(callback)
      scenario.steps = ["load", "dragAndDrop: {from: [0, 1], over: [outside]}"]
    },
    .droppedOnTable: { scenario, callback in
      scenario.drag(callback)
      scenario.steps = ["load", "dragAndDrop: {from: [0, 1], over: [[0, 2], outside]}"]
    },
    .dropPlace: { scenario, callback in
      scenario.drag(callback)
      scenario.steps = ["load", "dragAndDrop: {from: [0, 1], over: [empty]}"]
    },
    .ownRow: { scenario, callback in
      scenario.drag(callback)
      scenario.place = nil
      scenario.steps = ["load", "dragAndDrop: {items: [Item], over: [[0, 2]]}"]
    },
    .oneItem: { scenario, callback in
      scenario.drag(callback)
      scenario[.itemsForBeginningDragSession] = "[A, B]"
    },
    .proposesMove: { scenario, callback in
      scenario.drag(callback)
      scenario[.dropSessionDidUpdate] = "copy"
    },
    .dropCanHandle: { scenario, callback in
      if callback == .moveRowAt { scenario.drag(callback) }
      scenario[.canHandleDropSession] = "false"
    },
    .itemFliesToRow: { scenario, _ in scenario[.performDrop] = "" },
    .dropAccepted: { scenario, callback in
      scenario.drag(callback)
      scenario[.dropSessionDidUpdate] = "forbidden"
    },
    .notReordered: { scenario, callback in
      scenario.drag(callback)
      scenario[.moveRowAt] = ""
      scenario[.dropSessionDidUpdate] = "move"
    },
  ]
}

extension GateScenario {
  /// A drag of a row in place of what lifts or moves it otherwise.
  fileprivate mutating func drag(_ callback: Callback) {
    guard [.moveRowAt, .performDrop, .dropPreviewParametersForRowAt].contains(callback) else {
      return
    }
    dragRow()
    guard callback == .moveRowAt else { return }
    self[.dropSessionDidUpdate] = "move"
  }
}
