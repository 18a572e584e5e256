/// The rules of a swipe as it begins.
public enum SwipeRules: Sendable {
  /// What the clients must implement.
  public static let needs = Rule<Bool>(
    .swipeNeeds,
    "A row can be swiped only where commitEditingStyle or a method that answers actions for the edge is implemented.",
    Band(since: .iOS(4), true, "commitEditingStyle", .documented, ["int-49"]),
    Band(
      since: .iOS(8),
      true,
      "commitEditingStyle or editActionsForRow",
      .documented,
      ["int-49", "int-52"]
    ),
    Band(
      since: .iOS(9),
      true,
      "commitEditingStyle or editActionsForRow",
      .measured,
      ["int-29"]
    ),
    Band(
      since: .iOS(11),
      true,
      "commitEditingStyle, editActionsForRow or a swipe configuration method",
      .measured,
      ["g2-11", "int-30"]
    ),
    Band(
      since: .iOS(14),
      true,
      "commitEditingStyle, editActionsForRow or a swipe configuration method",
      .documented,
      ["g2-18"]
    )
  )

  /// At which edges there are actions.
  public static let edges = Rule<Bool>(
    .swipeEdges,
    "Whether the leading edge can have actions too.",
    Band(since: .iOS(4), false, "only the trailing edge", .documented),
    Band(since: .iOS(11), true, "both", .documented, ["g2-18"])
  )

  /// Which edge is asked.
  public static let otherEdge = Rule<Bool>(
    .swipeOtherEdge,
    "A swipe asks for the actions of the edge that it uncovers, and nothing about the other edge.",
    Band(since: .iOS(4), false, "there is no other edge", .documented),
    Band(since: .iOS(11), true, "one edge only", .assumed)
  )

  /// What the swipe asks first.
  public static let gate = Rule<SwipeGate>(
    .swipeGate,
    "A swipe in a table that is not in edit mode asks whether its row can be edited and its style; the first refusal ends it.",
    Band(
      since: .iOS(4),
      .canEditThenStyle,
      "canEditRow, then editingStyleForRow, once each",
      .assumed,
      ["int-49"]
    ),
    Band(
      since: .iOS(8),
      .styleThenCanEditTwice,
      "editingStyleForRow, then canEditRow, and both again",
      .assumed,
      ["int-05"]
    ),
    Band(
      since: .iOS(10),
      .styleThenCanEditTwice,
      "editingStyleForRow, then canEditRow, and both again",
      .measured,
      ["int-05"]
    ),
    Band(
      since: .iOS(11),
      .canEditThenStyle,
      "canEditRow first (measured, int-28), then editingStyleForRow; the number of calls is a guess",
      .assumed,
      ["int-28"]
    ),
    conflicts: [
      "int-21 (iOS 7): swiping several rows with several fingers does not ask canEditRow for all"
    ]
  )

  /// Whether the style can refuse.
  public static let style = Rule<Bool>(
    .swipeStyle,
    "A style other than delete refuses the swipe, unless actions of the app's own outweigh it.",
    Band(since: .iOS(4), false, "it refuses", .documented, ["int-49"]),
    Band(since: .iOS(8), false, "it refuses, actions or not", .measured, ["int-23"]),
    Band(
      since: .iOS(11),
      true,
      "it refuses only the delete button",
      .measured,
      ["int-23"]
    ),
    Band(since: .iOS(12), true, "it refuses only the delete button", .assumed),
    conflicts: ["int-30 (iOS 12 to 13): editActionsForRow needs the style delete"]
  )

  /// When the actions are asked for, and which outweigh which.
  public static let actions = Rule<SwipeActionsPlace>(
    .swipeActions,
    "The buttons: a configuration outweighs editActionsForRow, which outweighs the delete button; nil falls back to that button, an empty answer shows nothing.",
    Band(
      since: .iOS(4),
      .afterCellSetUp,
      "last, and no actions exist",
      .assumed,
      ["int-49"]
    ),
    Band(
      since: .iOS(8),
      .afterCellSetUp,
      "editActionsForRow, last, as the cell begins to swipe",
      .documented,
      ["int-52"]
    ),
    Band(
      since: .iOS(9),
      .afterCellSetUp,
      "editActionsForRow, last, as the cell begins to swipe",
      .observed,
      ["g2-15"]
    ),
    Band(
      since: .iOS(10),
      .afterCellSetUp,
      "editActionsForRow, last, as the cell begins to swipe",
      .measured,
      ["int-05", "int-24"]
    ),
    Band(
      since: .iOS(11),
      .beforeWillBegin,
      "as the gesture is recognised; before willBeginEditing is a guess",
      .assumed,
      ["g2-11", "int-25", "g2-18"]
    ),
    conflicts: [
      "g2-16 (iOS 14.4 to 14.6): rarely asked with an empty index path",
      "g2-19 (iOS 9.3 to 10.0): a swipe on a row without actions blocks all later ones",
    ]
  )

  /// When the title of the delete button is asked for.
  public static let deleteTitle = Rule<Bool>(
    .swipeDeleteTitle,
    "A swipe that shows the delete button asks titleForDeleteConfirmationButton where the actions would be asked for.",
    Band(since: .iOS(4), true, "last, as the cell begins to swipe", .assumed, ["int-49"]),
    Band(since: .iOS(8), true, "last, as the cell begins to swipe", .documented, ["int-52"]),
    Band(since: .iOS(9), true, "last, as the cell begins to swipe", .assumed),
    Band(since: .iOS(10), true, "last, as the cell begins to swipe", .measured, ["int-05"]),
    Band(since: .iOS(11), true, "as the gesture is recognised", .assumed)
  )

  /// When the delegate is told of the beginning.
  public static let begin = Rule<Bool>(
    .swipeBegin,
    "willBeginEditingRow follows the gate; it is sent for swipes only, never for the edit button.",
    Band(since: .iOS(4), true, "after the gate", .documented, ["int-49"]),
    Band(since: .iOS(10), true, "after the gate", .measured, ["int-05"]),
    Band(since: .iOS(11), true, "after the gate and the actions", .assumed)
  )

  /// What the table is while a row is open.
  public static let isEditing = Rule<Bool>(
    .swipeIsEditing,
    "isEditing is true from willBeginEditingRow until the row closes, and the table is laid out in that state.",
    Band(since: .iOS(4), true, "true", .documented, ["int-49"]),
    Band(since: .iOS(11), true, "true", .measured, ["g2-17"]),
    Band(since: .iOS(13), true, "true", .assumed)
  )

  /// What a swipe does to a table view controller.
  public static let controller = Rule<Bool>(
    .swipeController,
    "A table view controller runs its own setEditing(true, animated: true) after willBeginEditingRow and setEditing(false, animated: true) after didEndEditingRow; the table itself does not enter edit mode.",
    Band(since: .iOS(4), true, "both", .assumed),
    Band(since: .iOS(10), true, "both", .measured, ["int-41"]),
    Band(since: .iOS(12), true, "both", .assumed)
  )

  /// How the cell of the row is set up.
  public static let cellSetUp = Rule<Bool>(
    .swipeCellSetUp,
    "Up to iOS 10 the swiped cell is set up for editing after willBeginEditingRow: accessoryTypeForRow, canEditRow, editingStyleForRow, canMoveRow.",
    Band(since: .iOS(4), true, "once", .assumed, ["int-32"]),
    Band(since: .iOS(10), true, "once", .measured, ["int-05"]),
    Band(
      since: .iOS(11),
      false,
      "another object shows the actions, so that nothing is asked",
      .assumed
    ),
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
    package var gate: SwipeGate
    package var hasLeadingEdge: Bool
    package var actionsOutweighStyle: Bool
    package var actionsPlace: SwipeActionsPlace

    init(_ version: SystemVersion) {
      gate = SwipeRules.gate.value(for: version)
      hasLeadingEdge = SwipeRules.edges.value(for: version)
      actionsOutweighStyle = SwipeRules.style.value(for: version)
      actionsPlace = SwipeRules.actions.value(for: version)
    }
  }
}
