/// The rules of edit mode and its controls.
public enum EditingRules: Sendable {
  /// What a visible row is asked as edit mode begins.
  public static let setEditing = Rule<Bool>(
    .setEditing,
    "setEditing(true) asks each visible row at once, top to bottom and a block for each row: accessoryTypeForRow, canEditRow, editingStyleForRow, shouldIndentWhileEditing, canMoveRow.",
    Band(since: .iOS(4), true, "one block per row, once", .observed, ["int-04b"]),
    Band(since: .iOS(5), true, "one block per row, once", .assumed),
    Band(since: .iOS(9), true, "one block per row, once", .measured, ["int-32", "g2-21"]),
    Band(since: .iOS(10), true, "one block per row, once", .measured, ["g2-21", "int-05"]),
    Band(since: .iOS(18), true, "one block per row, once", .assumed),
    conflicts: [
      "int-52: the documentation of shouldIndentWhileEditing says grouped tables only; int-04b is plain",
      "no log of iOS 11 or later shows the block",
    ]
  )

  /// What is left out for a row that refuses.
  public static let rowRefuses = Rule<Bool>(
    .rowRefusesEditing,
    "A row whose canEditRow answers false is not asked editingStyleForRow and shouldIndentWhileEditing; canMoveRow is still asked.",
    Band(since: .iOS(4), true, "style and indentation are left out", .assumed)
  )

  /// When a row is asked whether it can be moved.
  public static let canMove = Rule<Bool>(
    .canMove,
    "canMoveRow is asked only where moveRow is implemented, and only in edit mode or as a swiped cell is set up.",
    Band(since: .iOS(4), true, "only with moveRow", .documented, ["int-50", "int-04b"]),
    Band(since: .iOS(13), true, "only with moveRow", .tested, ["tests2-24"])
  )

  /// What a visible row is asked as edit mode ends.
  public static let endEditing = Rule<Bool>(
    .endEditing,
    "setEditing(false) asks each visible row canEditRow and nothing else, top to bottom.",
    Band(since: .iOS(4), true, "canEditRow once per row", .observed, ["int-04c"]),
    Band(since: .iOS(5), true, "canEditRow once per row", .assumed)
  )

  /// What rows are asked that come on screen in edit mode.
  public static let rowEnters = Rule<Bool>(
    .rowEntersEditing,
    "A row that becomes visible in edit mode, or is inserted then, is asked editingStyleForRow, shouldIndentWhileEditing and canMoveRow between canEditRow and willDisplay; rows that only shift keep their controls.",
    Band(since: .iOS(4), true, "after canEditRow", .assumed, ["int-04a", "int-04b"]),
    Band(since: .iOS(9), true, "after canEditRow", .measured, ["g2-21", "int-32"]),
    Band(since: .iOS(18), true, "after canEditRow", .assumed)
  )

  /// What cells are told of edit mode.
  public static let cellSetEditing = Rule<Bool>(
    .cellSetEditing,
    "setEditing goes to every visible cell before the questions about the rows; a swipe sends it to its cell alone.",
    Band(since: .iOS(4), true, "before the questions", .documented, ["int-49"]),
    Band(since: .iOS(8), true, "before the questions", .measured, ["int-16"]),
    Band(since: .iOS(9), true, "before the questions", .documented, ["int-49"])
  )

  /// What cells show of edit mode.
  public static let cellTransition = Rule<Bool>(
    .cellTransition,
    "A cell that shows other edit controls gets willTransition as edit mode changes and didTransition afterwards.",
    Band(since: .iOS(4), true, "around the questions", .documented, ["int-59"]),
    Band(since: .iOS(7), true, "around the questions", .measured, ["int-19"]),
    Band(since: .iOS(8), true, "around the questions", .documented, ["int-59"])
  )

  /// What cells show of the delete button.
  public static let cellConfirmation = Rule<Bool>(
    .cellConfirmation,
    "The cell whose delete button shows gets willTransition and didTransition with showingDeleteConfirmation; cancelling the minus control sends nothing.",
    Band(since: .iOS(4), true, "both", .documented, ["int-59"]),
    Band(since: .iOS(7), true, "both", .measured, ["int-19"]),
    Band(since: .iOS(8), true, "both", .documented, ["int-59"]),
    Band(since: .iOS(10), true, "both", .measured, ["int-18"]),
    Band(
      since: .iOS(11),
      false,
      "another object shows the button, the cell is not told",
      .measured,
      ["int-18"]
    ),
    Band(since: .iOS(12), false, "another object shows the button, the cell is not told", .assumed)
  )

  /// When cells lay themselves out for edit mode.
  public static let layout = Rule<Bool>(
    .editingLayout,
    "Each visible cell lays itself out once for a change of edit mode, in the next layout; rows off screen are left alone.",
    Band(since: .iOS(4), true, "once", .assumed),
    Band(since: .iOS(9), true, "once", .tested, ["tests2-36"]),
    Band(since: .iOS(18), true, "once", .assumed)
  )

  /// Whose setEditing comes first.
  public static let controller = Rule<Bool>(
    .controllerSetEditing,
    "The edit button runs the controller's own setEditing(_:animated:), which runs that of the table of a table view controller inside.",
    Band(since: .iOS(4), true, "the controller first", .documented, ["seed-002-003-editing"])
  )

  /// What becomes of a row that is swiped open.
  public static let closesSwipe = Rule<Bool>(
    .editingClosesSwipe,
    "setEditing closes an open swipe before anything else, so that didEndEditingRow comes first; a controller that runs its own setEditing is not told of that end.",
    Band(since: .iOS(4), true, "the swipe first, without the controller", .assumed)
  )

  /// What the minus control asks.
  public static let deleteControl = Rule<DeleteControlSource>(
    .deleteControl,
    "A tap on the minus control asks for the buttons behind the row; willBeginEditing and didEndEditing are not sent.",
    Band(
      since: .iOS(4),
      .title,
      "titleForDeleteConfirmationButton",
      .observed,
      ["int-04e"]
    ),
    Band(since: .iOS(5), .title, "titleForDeleteConfirmationButton", .assumed),
    Band(
      since: .iOS(8),
      .editActions,
      "editActionsForRow, and titleForDeleteConfirmationButton where it is missing or nil",
      .documented,
      ["int-52"]
    ),
    Band(
      since: .iOS(11),
      .editActions,
      "editActionsForRow, and titleForDeleteConfirmationButton where it is missing or nil",
      .measured,
      ["g2-13"]
    ),
    Band(
      since: .iOS(12),
      .configuration,
      "trailingSwipeActionsConfigurationForRow: nil shows the delete button, an empty one no button",
      .measured,
      ["g2-13"]
    ),
    Band(
      since: .iOS(13),
      .configuration,
      "as on iOS 12",
      .assumed
    ),
    conflicts: ["int-30: a nil title makes a button without text"]
  )

  /// When the deletion is committed.
  public static let commit = Rule<Bool>(
    .commit,
    "A tap on the delete button sends commitEditingStyle at once, and what the app does runs inside it; nothing is asked between the button and the commit.",
    Band(since: .iOS(4), true, "inside the touch", .observed, ["int-04e", "int-47", "g2-20"]),
    Band(since: .iOS(7), true, "inside the touch", .tested, ["tests2-55"]),
    Band(since: .iOS(11), true, "inside the touch", .assumed, ["tests2-51"])
  )

  /// What the plus control sends.
  public static let insertControl = Rule<Bool>(
    .insertControl,
    "A tap on the plus control sends commitEditingStyle at once, without a confirmation.",
    Band(since: .iOS(4), true, "at once", .documented, ["int-49"]),
    Band(since: .iOS(12), true, "at once", .measured, ["int-30"]),
    Band(since: .iOS(14), true, "at once", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(setEditing), RuleEntry(rowRefuses), RuleEntry(canMove), RuleEntry(endEditing),
      RuleEntry(rowEnters), RuleEntry(cellSetEditing),
      RuleEntry(cellTransition), RuleEntry(cellConfirmation), RuleEntry(layout),
      RuleEntry(controller), RuleEntry(closesSwipe), RuleEntry(deleteControl),
      RuleEntry(commit), RuleEntry(insertControl),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var deleteControlAsks: DeleteControlSource
    package var cellsShowConfirmation: Bool

    init(_ version: SystemVersion) {
      deleteControlAsks = EditingRules.deleteControl.value(for: version)
      cellsShowConfirmation = EditingRules.cellConfirmation.value(for: version)
    }
  }
}
