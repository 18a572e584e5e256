/// The rules of a swipe as it begins.
package enum SwipeRules: Sendable {
  package static let needs = Statement(
    .swipeNeeds,
    "A row can be swiped only where commitEditingStyle or a method that answers actions for the edge is implemented.",
    Band(since: .iOS(4), "commitEditingStyle", .documented("int-49")),
    Band(
      since: .iOS(8),
      "commitEditingStyle or editActionsForRow",
      .documented("int-49", "int-52"),
      .measured(from: .iOS(9), "int-29")
    ),
    Band(
      since: .iOS(11),
      "commitEditingStyle, editActionsForRow or a swipe configuration method",
      .documented("g2-18")
    ),
    decidedBy: [.swipeEdges, .swipeActions]
  )

  package static let edges = Rule<Bool>(
    .swipeEdges,
    "Whether the leading edge can have actions too.",
    Band(since: .iOS(4), false, "only the trailing edge", .documented("g2-18")),
    Band(since: .iOS(11), true, "both", .documented("g2-18"))
  )

  package static let otherEdge = Statement(
    .swipeOtherEdge,
    "A swipe asks for the actions of the edge that it uncovers, and nothing about the other edge.",
    Band(since: .iOS(4), "there is no other edge", .documented("g2-18")),
    Band(since: .iOS(11), "one edge only", .assumed()),
    decidedBy: [.swipeEdges]
  )

  package static let gate = Rule<SwipeGate>(
    .swipeGate,
    "A swipe in a table that is not in edit mode asks whether its row can be edited and its style; the first refusal ends it.",
    Band(
      since: .iOS(4),
      .canEditThenStyle,
      "canEditRow, then editingStyleForRow, once each",
      .assumed("int-49")
    ),
    Band(
      since: .iOS(8),
      .styleThenCanEditTwice,
      "editingStyleForRow, then canEditRow, and both again",
      .assumed("int-05"),
      .measured(from: .iOS(10), "int-05")
    ),
    Band(
      since: .iOS(11),
      .canEditThenStyle,
      "canEditRow first (measured, int-28), then editingStyleForRow; the number of calls is a guess",
      .assumed("int-28")
    ),
    conflicts: [
      "int-21 (iOS 7): swiping several rows with several fingers does not ask canEditRow for all"
    ]
  )

  package static let style = Rule<Bool>(
    .swipeStyle,
    "A style other than delete refuses the swipe, unless actions of the app's own outweigh it.",
    Band(since: .iOS(4), false, "it refuses", .documented("int-49")),
    Band(since: .iOS(8), false, "it refuses, actions or not", .measured("int-23")),
    Band(
      since: .iOS(11),
      true,
      "it refuses only the delete button",
      .measured("int-23"),
      .assumed(from: .iOS(12))
    ),
    conflicts: ["int-30 (iOS 12 to 13): editActionsForRow needs the style delete"]
  )

  package static let actions = Rule<SwipeActionsPlace>(
    .swipeActions,
    "The buttons: a configuration outweighs editActionsForRow, which outweighs the delete button; nil falls back to that button, an empty answer shows nothing.",
    Band(since: .iOS(4), .afterCellSetUp, "last, and no actions exist", .assumed("int-49")),
    Band(
      since: .iOS(8),
      .afterCellSetUp,
      "editActionsForRow, last, as the cell begins to swipe",
      .documented("int-52"),
      .measured(from: .iOS(9), "g2-15", "int-05", "int-24")
    ),
    Band(
      since: .iOS(11),
      .beforeWillBegin,
      "as the gesture is recognised, before willBeginEditing",
      .measured("r3-08"),
      .assumed(from: .iOS(16), "g2-18")
    ),
    conflicts: [
      "r3-08: worked out from four programs; a second question after willBeginEditing is not excluded",
      "g2-16 (iOS 14.4 to 14.6): rarely asked with an empty index path",
      "g2-19 (iOS 9.3 to 10.0): a swipe on a row without actions blocks all later ones",
    ]
  )

  package static let deleteTitle = Statement(
    .swipeDeleteTitle,
    "A swipe that shows the delete button asks titleForDeleteConfirmationButton where the actions would be asked for.",
    Band(
      since: .iOS(4),
      "last, as the cell begins to swipe",
      .assumed("int-49", "int-52"),
      .measured(from: .iOS(10), "int-05")
    ),
    Band(
      since: .iOS(11),
      "as the gesture is recognised",
      .measured("r3-08"),
      .assumed(from: .iOS(16))
    ),
    decidedBy: [.swipeActions]
  )

  package static let begin = Statement(
    .swipeBegin,
    "willBeginEditingRow follows the gate of a swipe.",
    Band(
      since: .iOS(4),
      "after the gate",
      .documented("int-49"),
      .measured(from: .iOS(10), "int-05")
    ),
    Band(
      since: .iOS(11),
      "after the gate and the actions",
      .measured("r3-08"),
      .assumed(from: .iOS(16))
    ),
    decidedBy: [.swipeGate, .swipeActions],
    conflicts: [
      "The edit button does not send it: int-04e (iOS 4) shows that, g2-18 says it (iOS 11 and later); between them it is assumed."
    ]
  )

  package static let isEditing = Statement(
    .swipeIsEditing,
    "isEditing is true from willBeginEditingRow until the row closes, and the table is laid out in that state.",
    Band(
      since: .iOS(4),
      "true",
      .documented("int-49"),
      .measured(from: .iOS(11), "g2-17"),
      .assumed(from: .iOS(13))
    )
  )

  package static let controller = Statement(
    .swipeController,
    "A table view controller runs its own setEditing(true, animated: true) after willBeginEditingRow and setEditing(false, animated: true) after didEndEditingRow; the table itself does not enter edit mode.",
    Band(
      since: .iOS(4),
      "both",
      .assumed(),
      .measured(from: .iOS(10), "int-41"),
      .assumed(from: .iOS(12))
    ),
    decidedBy: [.swipeDidEnd]
  )

  package static let cellSetUp = Statement(
    .swipeCellSetUp,
    "Up to iOS 10 the swiped cell is set up for editing after willBeginEditingRow: accessoryTypeForRow, canEditRow, editingStyleForRow, canMoveRow.",
    Band(since: .iOS(4), "once", .assumed("int-32"), .measured(from: .iOS(10), "int-05")),
    Band(since: .iOS(11), "another object shows the actions, so that nothing is asked", .assumed()),
    decidedBy: [.swipeActions],
    conflicts: ["shouldIndentWhileEditing does not occur in int-05, which may not implement it"]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(needs), RuleEntry(edges), RuleEntry(otherEdge), RuleEntry(gate), RuleEntry(style),
      RuleEntry(actions), RuleEntry(deleteTitle), RuleEntry(begin), RuleEntry(isEditing),
      RuleEntry(controller), RuleEntry(cellSetUp),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var hasLeadingEdge: Bool
    package var gate: SwipeGate
    package var actionsOutweighStyle: Bool
    package var actionsPlace: SwipeActionsPlace

    init(_ version: ProfileVersion) {
      hasLeadingEdge = SwipeRules.edges.value(for: version)
      gate = SwipeRules.gate.value(for: version)
      actionsOutweighStyle = SwipeRules.style.value(for: version)
      actionsPlace = SwipeRules.actions.value(for: version)
    }
  }
}

/// What a swipe asks about its row before anything else.
package enum SwipeGate: Hashable, Sendable {
  /// Whether the row can be edited, then its style.
  case canEditThenStyle
  /// Its style, then whether it can be edited, both twice.
  case styleThenCanEditTwice
}

/// When the actions behind a swiped row are asked for.
package enum SwipeActionsPlace: Hashable, Sendable {
  /// As the gesture is recognised, before `willBeginEditingRowAt`.
  case beforeWillBegin
  /// As the cell begins to swipe, when it is set up for editing.
  case afterCellSetUp
}
