/// The rules of edit mode and its controls.
package enum EditingRules: Sendable {
  package static let setEditing = Rule<IndentationQuestion>(
    .setEditing,
    "setEditing(true) queries each visible row at once, from top to bottom. For each row it calls "
      + "canEditRowAt, editingStyleForRowAt, shouldIndentWhileEditingRowAt and canMoveRowAt.",
    is: .anyStyle,
    "these calls once for each row",
    .observed("int-04b"),
    .assumed(from: .iOS(5), "int-32", "g2-21", "int-05"),
    conflicts: [
      "int-52: according to the documentation, shouldIndentWhileEditing is only for grouped "
        + "tables. int-04b shows it in a plain table.",
      "No log of iOS 11 or later shows these calls.",
    ]
  )

  package static let cellConfirmation = Rule<Bool>(
    .cellConfirmation,
    "Up to iOS 10, willTransition and didTransition are called with showingDeleteConfirmation on a "
      + "cell that shows its delete button. If the user cancels a delete button that the minus "
      + "control opened, neither is called.",
    VersionRange(
      true,
      "both are called",
      .documented("int-59"),
      .measured(from: .iOS(7), "int-19"),
      .documented(from: .iOS(8), "int-59"),
      .measured(from: .iOS(10), "int-18")
    ),
    VersionRange(
      since: .iOS(11),
      false,
      "neither is called, because another view shows the button",
      .measured(until: .iOS(12), "int-18")
    ),
    conflicts: [
      "int-18 shows the minus control. It is assumed that a swipe on iOS 11 behaves in the same "
        + "way.",
      "Only int-19 (iOS 7.1) shows that neither method is called if the user cancels a delete "
        + "button that the minus control opened.",
    ]
  )

  package static let deleteControl = Rule<DeleteControlSource>(
    .deleteControl,
    "A tap on the minus control calls the method for the title of the delete button or for the "
      + "actions of the row. willBeginEditingRowAt and didEndEditingRowAt are not called.",
    VersionRange(.title, "titleForDeleteConfirmationButton", .observed(until: .iOS(5), "int-04e")),
    VersionRange(
      since: .iOS(8),
      .editActions,
      "editActionsForRowAt, and titleForDeleteConfirmationButton if the former is missing or returns nil",
      .documented("int-52"),
      .measured(from: .iOS(11), "g2-13")
    ),
    VersionRange(
      since: .iOS(12),
      .configuration,
      "trailingSwipeActionsConfigurationForRowAt: if it returns nil, the delete button is shown, "
        + "and if it returns no actions, nothing is shown",
      .measured(until: .iOS(13), "g2-13")
    ),
    conflicts: [
      "int-30: if the title is nil, the button has no text",
      "Only int-04e (iOS 4) shows that willBeginEditingRowAt and didEndEditingRowAt are not "
        + "called.",
    ]
  )

  static let entries = RuleList.of {
    setEditing
    Statement(
      .setEditingAccessory,
      "For each visible row, setEditing(true) calls accessoryTypeForRow before canEditRowAt and "
        + "the other methods of the row.",
      says: "first",
      conflicts: ["int-04b (iOS 4) does not implement accessoryTypeForRow."]
    )
    Statement(
      .rowRefusesEditing,
      "If canEditRowAt returns false for a row, editingStyleForRowAt and "
        + "shouldIndentWhileEditingRowAt are not called for it. canMoveRowAt is still called.",
      says: "neither style nor indentation is queried"
    )
    Statement(
      .canMove,
      "canMoveRowAt is called only if moveRowAt is implemented. It is called only in edit mode, or "
        + "when the table prepares a cell for a swipe.",
      says: "only with moveRowAt",
      .assumed("int-50", "tests2-24"),
      conflicts: [
        "int-50 documents canMoveRowAt in edit mode. In tests2-24 (iOS 17.5), outside of edit mode "
          + "and without moveRowAt, it is not called."
      ]
    )
    Statement(
      .endEditing,
      "setEditing(false) calls only canEditRowAt for each visible row, from top to bottom.",
      says: "canEditRowAt once for each row",
      .observed(until: .iOS(5), "int-04c")
    )
    Statement(
      .rowEntersEditing,
      "In edit mode, a row that becomes visible or is inserted has three more calls between "
        + "canEditRowAt and willDisplay. These are editingStyleForRowAt, "
        + "shouldIndentWhileEditingRowAt and canMoveRowAt. Rows that an update only shifts keep "
        + "their controls.",
      says: "after canEditRowAt",
      .assumed("int-04a", "int-04b"),
      .assumed(from: .iOS(9), "g2-21", "int-32"),
      decidedBy: [.setEditing],
      conflicts: [
        "g2-21 (iOS 9 to 17) shows that editingStyleForRowAt is called for an inserted row and "
          + "that shifted rows keep their controls. It shows neither the time of that call nor the "
          + "other two calls.",
        "int-32 (iOS 9.3) is a call stack. It shows that a cell is prepared, but no method of the "
          + "app.",
      ]
    )
    Statement(
      .cellSetEditing,
      "When edit mode changes, setEditing of each visible cell is called before canEditRowAt and "
        + "the other methods about rows. A swipe calls setEditing only for the swiped cell.",
      says: "before canEditRowAt",
      .documented("int-49")
    )
    Statement(
      .cellEntersEditing,
      "When a cell appears in edit mode, its setEditing is called after cellForRowAt returns.",
      says: "after cellForRowAt",
      .measured(from: .iOS(10), "r3-17"),
      .assumed(from: .iOS(15), "r4-60"),
      conflicts: [
        "r3-17 and r4-60 do not report whether setEditing is before or after willDisplay and the "
          + "queries about the cell's controls. It is assumed that both follow it."
      ]
    )
    Statement(
      .cellLeavesEditing,
      "A cell that was last shown in edit mode can be reused outside of edit mode. Its setEditing "
        + "is then called with false after cellForRowAt returns, without an animation.",
      says: "after cellForRowAt",
      .assumed(from: .iOS(26), "r5-03"),
      conflicts: [
        "r5-03 shows that a cell in the reuse pool keeps its edit mode. It shows no later dequeue."
      ]
    )
    Statement(
      .cellEntersUnanimated,
      "When a cell appears in edit mode, its setEditing is called without an animation.",
      says: "without an animation",
      conflicts: ["r3-17 (iOS 10 to 13) does not say whether the change is animated."]
    )
    Statement(
      .cellTransition,
      "When edit mode changes, willTransition is called on each cell whose edit controls change. "
        + "didTransition is called on the cell afterwards.",
      says: "willTransition before canEditRowAt and the other methods of the row, didTransition "
        + "after them",
      .assumed("int-59", "int-19")
    )
    cellConfirmation
    Statement(
      .editingLayout,
      "When edit mode changes, each visible cell lays itself out once. Rows off screen do not change.",
      says: "once",
      .tested(from: .iOS(9), until: .iOS(18), "tests2-36"),
      conflicts: [
        "No evidence shows in which layout this happens. It is assumed to be the next one."
      ]
    )
    Statement(
      .controllerSetEditing,
      "The edit button calls the controller's own setEditing(_:animated:). In a table view "
        + "controller, that method calls setEditing of the table.",
      says: "the controller's method first",
      .documented("seed-002-003-editing")
    )
    Statement(
      .editingClosesSwipe,
      "setEditing first closes an open swipe, so didEndEditingRowAt is the first call. If a "
        + "controller's own setEditing closes the swipe, the controller gets no further "
        + "setEditing(false) for that swipe.",
      says: "the swipe ends first, and the controller gets no call for that end"
    )
    deleteControl
    Statement(
      .commit,
      "A tap on the delete button calls commitEditingStyle at once. The updates that the app makes "
        + "in commitEditingStyle run inside that call.",
      says: "inside the touch event",
      .observed("int-04e"),
      .measured(from: .iOS(5), "int-47", "g2-20"),
      .tested(from: .iOS(7), "tests2-55"),
      .assumed(from: .iOS(11), "tests2-51"),
      decidedBy: [.deleteControl],
      conflicts: [
        "It is assumed that no other callback is called in between. int-47 and g2-20 are call "
          + "stacks, which do not show it.",
        "tests2-55 (iOS 7 to 10) asserts only that commitEditingStyle has been called by the end "
          + "of the touch.",
      ]
    )
    Statement(
      .insertControl,
      "A tap on the plus control calls commitEditingStyle at once, without a confirmation.",
      says: "at once",
      .documented("int-49"),
      .measured(from: .iOS(12), until: .iOS(14), "int-30")
    )
  }
}

/// The method that is called for the buttons behind the minus control.
package enum DeleteControlSource: Hashable, Sendable {
  /// The title of the delete button.
  case title
  /// The row actions, or the title if there are none.
  case editActions
  /// The trailing swipe configuration, otherwise the row actions, otherwise the title.
  case configuration
}

/// The styles of tables that call shouldIndentWhileEditing.
package enum IndentationQuestion: Hashable, Sendable {
  /// In tables of any style.
  case anyStyle
  /// In grouped tables only.
  case groupedStyle
}
