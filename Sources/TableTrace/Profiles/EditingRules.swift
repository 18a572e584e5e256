/// The rules of edit mode and its controls.
package enum EditingRules: Sendable {
  package static let setEditing = Rule<IndentationQuestion>(
    .setEditing,
    "setEditing(true) asks each visible row at once, top to bottom and a block for each row: accessoryTypeForRow, canEditRow, editingStyleForRow, shouldIndentWhileEditing, canMoveRow.",
    Band(
      since: .iOS(4),
      .anyStyle,
      "one block per row, once",
      .observed("int-04b"),
      .assumed(from: .iOS(5), "int-32", "g2-21", "int-05")
    ),
    conflicts: [
      "int-52: the documentation of shouldIndentWhileEditing says grouped tables only; int-04b is plain",
      "no log of iOS 11 or later shows the block",
    ]
  )

  package static let rowRefuses = Statement(
    .rowRefusesEditing,
    "A row whose canEditRow answers false is not asked editingStyleForRow and shouldIndentWhileEditing; canMoveRow is still asked.",
    Band(since: .iOS(4), "style and indentation are left out", .assumed())
  )

  package static let canMove = Statement(
    .canMove,
    "canMoveRow is asked only where moveRow is implemented, and only in edit mode or as a swiped cell is set up.",
    Band(
      since: .iOS(4),
      "only with moveRow",
      .documented("int-50")
    )
  )

  package static let endEditing = Statement(
    .endEditing,
    "setEditing(false) asks each visible row canEditRow and nothing else, top to bottom.",
    Band(since: .iOS(4), "canEditRow once per row", .observed("int-04c"), .assumed(from: .iOS(5)))
  )

  package static let rowEnters = Statement(
    .rowEntersEditing,
    "A row that becomes visible in edit mode, or is inserted then, is asked editingStyleForRow, shouldIndentWhileEditing and canMoveRow between canEditRow and willDisplay; rows that only shift keep their controls.",
    Band(
      since: .iOS(4),
      "after canEditRow",
      .assumed("int-04a", "int-04b"),
      .measured(from: .iOS(9), "g2-21", "int-32"),
      .assumed(from: .iOS(18))
    ),
    decidedBy: [.setEditing]
  )

  package static let cellSetEditing = Statement(
    .cellSetEditing,
    "setEditing goes to every visible cell before the questions about the rows; a swipe sends it to its cell alone.",
    Band(
      since: .iOS(4),
      "before the questions",
      .documented("int-49")
    )
  )

  package static let cellEntersEditing = Statement(
    .cellEntersEditing,
    "A cell that appears in edit mode gets setEditing once cellForRow has returned, without an animation, before the questions about its controls.",
    Band(
      since: .iOS(4),
      "after cellForRow",
      .assumed(),
      .measured(from: .iOS(10), "r3-17"),
      .assumed(from: .iOS(15), "r4-60")
    ),
    conflicts: ["r3-17, r4-60: its place beside the questions and willDisplay is not told"]
  )

  package static let cellTransition = Statement(
    .cellTransition,
    "A cell that shows other edit controls gets willTransition as edit mode changes and didTransition afterwards.",
    Band(
      since: .iOS(4),
      "around the questions",
      .assumed("int-59", "int-19")
    )
  )

  package static let cellConfirmation = Rule<Bool>(
    .cellConfirmation,
    "The cell whose delete button shows gets willTransition and didTransition with showingDeleteConfirmation; cancelling the minus control sends nothing.",
    Band(
      since: .iOS(4),
      true,
      "both",
      .documented("int-59"),
      .measured(from: .iOS(7), "int-19"),
      .documented(from: .iOS(8), "int-59"),
      .measured(from: .iOS(10), "int-18")
    ),
    Band(
      since: .iOS(11),
      false,
      "another object shows the button, the cell is not told",
      .measured("int-18"),
      .assumed(from: .iOS(12))
    )
  )

  package static let layout = Statement(
    .editingLayout,
    "Each visible cell lays itself out once for a change of edit mode; rows off screen are left alone.",
    Band(
      since: .iOS(4),
      "once",
      .assumed(),
      .tested(from: .iOS(9), "tests2-36"),
      .assumed(from: .iOS(18))
    ),
    conflicts: [
      "In which layout is not shown; the next one is assumed."
    ]
  )

  package static let controller = Statement(
    .controllerSetEditing,
    "The edit button runs the controller's own setEditing(_:animated:), which runs that of the table of a table view controller inside.",
    Band(since: .iOS(4), "the controller first", .documented("seed-002-003-editing"))
  )

  package static let closesSwipe = Statement(
    .editingClosesSwipe,
    "setEditing closes an open swipe before anything else, so that didEndEditingRow comes first; a controller that runs its own setEditing is not told of that end.",
    Band(since: .iOS(4), "the swipe first, without the controller", .assumed())
  )

  package static let deleteControl = Rule<DeleteControlSource>(
    .deleteControl,
    "A tap on the minus control asks for the buttons behind the row; willBeginEditing and didEndEditing are not sent.",
    Band(
      since: .iOS(4),
      .title,
      "titleForDeleteConfirmationButton",
      .observed("int-04e"),
      .assumed(from: .iOS(5))
    ),
    Band(
      since: .iOS(8),
      .editActions,
      "editActionsForRow, and titleForDeleteConfirmationButton where it is missing or nil",
      .documented("int-52"),
      .measured(from: .iOS(11), "g2-13")
    ),
    Band(
      since: .iOS(12),
      .configuration,
      "trailingSwipeActionsConfigurationForRow: nil shows the delete button, an empty one no button",
      .measured("g2-13"),
      .assumed(from: .iOS(13))
    ),
    conflicts: ["int-30: a nil title makes a button without text"]
  )

  package static let commit = Statement(
    .commit,
    "A tap on the delete button sends commitEditingStyle at once, and what the app does runs inside it; nothing is asked between the button and the commit.",
    Band(
      since: .iOS(4),
      "inside the touch",
      .observed("int-04e"),
      .measured(from: .iOS(5), "int-47", "g2-20"),
      .tested(from: .iOS(7), "tests2-55"),
      .assumed(from: .iOS(11), "tests2-51")
    ),
    decidedBy: [.deleteControl]
  )

  package static let insertControl = Statement(
    .insertControl,
    "A tap on the plus control sends commitEditingStyle at once, without a confirmation.",
    Band(
      since: .iOS(4),
      "at once",
      .documented("int-49"),
      .measured(from: .iOS(12), "int-30"),
      .assumed(from: .iOS(14))
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(setEditing), RuleEntry(rowRefuses), RuleEntry(canMove), RuleEntry(endEditing),
      RuleEntry(rowEnters), RuleEntry(cellSetEditing),
      RuleEntry(cellEntersEditing), RuleEntry(cellTransition),
      RuleEntry(cellConfirmation), RuleEntry(layout), RuleEntry(controller), RuleEntry(closesSwipe),
      RuleEntry(deleteControl), RuleEntry(commit), RuleEntry(insertControl),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var indentationQuestion: IndentationQuestion
    package var cellsShowConfirmation: Bool
    package var deleteControlAsks: DeleteControlSource

    init(_ version: ProfileVersion) {
      indentationQuestion = EditingRules.setEditing.value(for: version)
      cellsShowConfirmation = EditingRules.cellConfirmation.value(for: version)
      deleteControlAsks = EditingRules.deleteControl.value(for: version)
    }
  }
}

/// What the minus control asks for the buttons that it uncovers.
package enum DeleteControlSource: Hashable, Sendable {
  /// The title of the delete button.
  case title
  /// The row actions; the title where there are none.
  case editActions
  /// The trailing swipe configuration; without one, the row actions; the title where there are none.
  case configuration
}

/// Where shouldIndentWhileEditing is asked.
package enum IndentationQuestion: Hashable, Sendable {
  /// In tables of any style.
  case anyStyle
  /// In grouped tables only.
  case groupedStyle
}
