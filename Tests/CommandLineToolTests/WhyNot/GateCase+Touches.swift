import TableTrace

/// How a scenario shuts the gates of touches, menus and focus.
extension GateCase {
  static let touches: [GateID: Shutter] = fingers.merging(selection) { first, _ in first }

  private static let fingers: [GateID: Shutter] = [
    .rowExists: { scenario, callback in
      scenario.place = nil
      scenario[.numberOfSections] = "2"
      scenario.aim(at: "[0, 99]", for: callback)
    },
    .rowVisible: { scenario, callback in
      if callback.facts.group == .drop { scenario.dragRow() }
      // A drag that takes up another row needs both on the screen.
      let row = callback == .itemsForAddingToDragSession ? 7 : 15
      let keepsPlace = callback.isDeselection || callback.facts.group == .drop
      if scenario.place != nil, !keepsPlace { scenario.place = "0,\(row)" }
      scenario.aim(at: "[0, \(row)]", for: callback)
    },
    .noRowOpen: { scenario, _ in
      scenario[.commitEditingStyle] = ""
      scenario.steps.insert("swipe: {row: [0, 3]}", at: scenario.steps.count - 1)
    },
    .contentRests: { scenario, _ in
      let last = scenario.steps.removeLast()
      scenario.steps.append("turn: [{scroll: {by: 10, animated: true}}, {\(last)}]")
    },
    .besideAccessory: { scenario, callback in
      scenario.cells = "{accessoryType: detailButton}"
      scenario.steps[scenario.steps.count - 1] = "tapAccessory: \(callback.aim)"
    },
    .selectionAllowed: { scenario, _ in scenario.table["allowsSelection"] = "false" },
    .selectionAllowedInEditing: { scenario, _ in
      scenario.steps.insert("setEditing: true", at: 1)
    },
    .shouldHighlight: { scenario, _ in scenario[.shouldHighlightRowAt] = "false" },
    .touchNotCancelled: { scenario, callback in
      scenario.steps.removeLast()
      scenario.steps += ["touchDown: \(callback.aim)", "touchCancel"]
    },
    .accessoryIsButton: { scenario, _ in scenario.cells = nil },
    .notEditing: { scenario, _ in scenario.steps.insert("setEditing: true", at: 1) },
  ]

  private static let selection: [GateID: Shutter] = [
    .selectedByUser: { scenario, callback in
      scenario.steps = ["load", "selectRow: [0, 1]"]
      if callback.isDeselection { scenario.steps.append("deselectRow: [0, 1]") }
    },
    .notToggled: { scenario, _ in
      scenario.table["allowsMultipleSelection"] = "true"
      scenario.steps = ["load", "selectRow: [0, 1]", "tap: [0, 1]"]
    },
    .willSelect: { scenario, _ in scenario[.willSelectRowAt] = "none" },
    .answeredRowExists: { scenario, _ in
      scenario[.numberOfSections] = "2"
      scenario[.willSelectRowAt] = "[0, 99]"
    },
    .selectsItself: { scenario, _ in scenario[.willSelectRowAt] = "[0, 5]" },
    .rowToDeselect: { scenario, _ in scenario.steps.removeLast() },
    .willDeselect: { scenario, _ in scenario[.willDeselectRowAt] = "none" },
    .deselectedRowSelected: { scenario, _ in scenario[.willDeselectRowAt] = "[0, 5]" },
    .deselectsItself: { scenario, _ in
      scenario.table["allowsMultipleSelection"] = "true"
      scenario[.willDeselectRowAt] = "[0, 3]"
      scenario.steps = ["load", "selectRow: [0, 1]", "selectRow: [0, 3]", "tap: [0, 1]"]
    },
    .shouldSpringLoad: { scenario, callback in
      scenario.table["isSpringLoaded"] = "true"
      scenario[.shouldSpringLoadRowAt] = "false"
      scenario.steps[scenario.steps.count - 1] = "springLoad: \(callback.aim)"
    },
    .followsFocusToRow: { scenario, callback in
      scenario.table["selectionFollowsFocus"] = "true"
      scenario[.selectionFollowsFocusForRowAt] = "false"
      scenario.steps[scenario.steps.count - 1] = "focus: \(callback.aim)"
    },
    .notSelectedYet: { scenario, _ in
      scenario.table["selectionFollowsFocus"] = "true"
      scenario.steps = ["load", "selectRow: [0, 1]", "focus: [0, 1]"]
    },
    .notExtending: { scenario, _ in
      scenario.table["allowsMultipleSelection"] = "true"
      scenario.steps.insert("selectRow: [0, 2]", at: 1)
    },
    .canPerformPrimary: { scenario, _ in scenario[.canPerformPrimaryActionForRowAt] = "false" },
    .multipleSelectionInEditing: { scenario, _ in scenario.table = [:] },
    .shouldBeginMultiple: { scenario, _ in
      scenario[.shouldBeginMultipleSelectionInteractionAt] = "false"
    },
    .springLoaded: { scenario, _ in scenario.table = [:] },
  ]

  static let menus: [GateID: Shutter] = [
    .menuMethods: { scenario, callback in
      scenario[callback == .performAction ? .canPerformAction : .performAction] = nil
    },
    .noContextMenu: { scenario, _ in
      scenario.os = "iOS 13"
      scenario[.contextMenuConfigurationForRowAt] = "{actions: [Copy]}"
    },
    .shouldShowMenu: { scenario, _ in scenario[.shouldShowMenuForRowAt] = "false" },
    .menuItemChosen: { scenario, _ in scenario.steps = ["load", "longPress: [0, 1]"] },
    .publicAction: { scenario, _ in
      scenario.steps = ["load", "longPress: {row: [0, 1], choose: _promptForReplace}"]
    },
    .canPerformAction: { scenario, _ in scenario[.canPerformAction] = "false" },
    .contextMenuGiven: { scenario, _ in scenario[.contextMenuConfigurationForRowAt] = "none" },
    .contextMenuFilled: { scenario, _ in
      scenario[.contextMenuConfigurationForRowAt] = "{actions: []}"
    },
    .previewTapped: { scenario, _ in scenario.steps = ["load", "longPress: [0, 1]"] },
    .tableChoosesFocus: { scenario, _ in scenario.steps = ["load", "focus: [0, 1]"] },
    .noFocusRemembered: { scenario, _ in
      scenario.table["remembersLastFocusedIndexPath"] = "true"
      scenario.steps = ["load", "focus: [0, 1]", "focus: none", "focus"]
    },
    .canFocus: { scenario, _ in scenario[.canFocusRowAt] = "false" },
    .shouldUpdateFocus: { scenario, _ in scenario[.shouldUpdateFocus] = "false" },
    .selectionFollowsFocus: { scenario, _ in scenario.table = [:] },
  ]
}

extension Callback {
  /// Whether it is about a row that loses its selection.
  var isDeselection: Bool { self == .willDeselectRowAt || self == .didDeselectRowAt }

  /// The row that the last step of its scenario is about.
  fileprivate var aim: String { isDeselection ? "[0, 2]" : "[0, 1]" }
}

extension GateScenario {
  /// The last step that names a row is about another one.
  fileprivate mutating func aim(at row: String, for callback: Callback) {
    let old = callback.isDeselection ? "[0, 2]" : "[0, 1]"
    for place in steps.indices { steps[place] = steps[place].replacing(old, with: row) }
  }

  /// A row of the table is dragged to another one.
  mutating func dragRow() {
    self[.itemsForBeginningDragSession] = "[Item]"
    steps = ["load", "dragAndDrop: {from: [0, 1], over: [[0, 2]]}"]
  }
}
