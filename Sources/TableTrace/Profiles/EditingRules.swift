/// The rules of edit mode and its controls.
package enum EditingRules: Sendable {
  package static let setEditing = Rule<IndentationQuestion>(
    .setEditing,
    "setEditing(true) queries each visible row at once, from top to bottom. For each row it calls "
      + "canEditRowAt, editingStyleForRowAt, shouldIndentWhileEditingRowAt and canMoveRowAt.",
    is: .anyStyle,
    "each method once for each visible row",
    .observed("int-04b"),
    .assumed(from: .iOS(5), "int-32", "g2-21", "int-05"),
    conflicts: [
      "int-52: according to the documentation, shouldIndentWhileEditingRowAt is only called in "
        + "grouped tables. int-04b shows the call in a plain table.",
      "No log of iOS 11 or later shows these calls.",
    ]
  )

  package static let cellConfirmation = Rule<Bool>(
    .cellConfirmation,
    "Up to iOS 10, when a cell shows its delete button, its willTransition and didTransition are "
      + "called with showingDeleteConfirmation. If the minus control opened the button and the "
      + "user cancels it, neither method is called.",
    VersionRange(
      true,
      "both methods are called",
      .documented("int-59"),
      .measured(from: .iOS(7), "int-19"),
      .documented(from: .iOS(8), "int-59"),
      .measured(from: .iOS(10), "int-18")
    ),
    VersionRange(
      since: .iOS(11),
      false,
      "neither method is called, because another view shows the button",
      .measured(until: .iOS(12), "int-18")
    ),
    conflicts: [
      "int-18 shows only a tap on the minus control. It is assumed that a swipe on iOS 11 does "
        + "not call these methods either.",
      "Only int-19 (iOS 7.1) shows that neither method is called if the user cancels a delete "
        + "button that the minus control opened.",
    ]
  )

  package static let deleteControl = Rule<DeleteControlSource>(
    .deleteControl,
    "When the user taps the minus control, the table calls a method for the delete button's "
      + "title or for the row's actions. It does not call willBeginEditingRowAt or "
      + "didEndEditingRowAt.",
    VersionRange(.title, "titleForDeleteConfirmationButton", .observed(until: .iOS(5), "int-04e")),
    VersionRange(
      since: .iOS(8),
      .editActions,
      "editActionsForRowAt. If that method is missing or returns nil, "
        + "titleForDeleteConfirmationButton.",
      .documented("int-52"),
      .measured(from: .iOS(11), "g2-13")
    ),
    VersionRange(
      since: .iOS(12),
      .configuration,
      "trailingSwipeActionsConfigurationForRowAt. If that method returns nil, the delete button "
        + "is shown. If it returns no actions, nothing is shown.",
      .measured(until: .iOS(13), "g2-13")
    ),
    conflicts: [
      "int-30: if titleForDeleteConfirmationButton returns nil, the delete button has no text",
      "Only int-04e (iOS 4) shows that willBeginEditingRowAt and didEndEditingRowAt are not "
        + "called.",
    ]
  )

  static let entries = RuleList.of {
    setEditing
    Statement(
      .setEditingAccessory,
      "setEditing(true) calls several methods for each visible row. accessoryTypeForRow is "
        + "called before canEditRowAt and the other methods of that row.",
      says: "before canEditRowAt",
      conflicts: ["int-04b (iOS 4) does not implement accessoryTypeForRow."]
    )
    Statement(
      .rowRefusesEditing,
      "If canEditRowAt returns false for a row, editingStyleForRowAt and "
        + "shouldIndentWhileEditingRowAt are not called for that row. canMoveRowAt is still "
        + "called.",
      says: "editingStyleForRowAt and shouldIndentWhileEditingRowAt are not called"
    )
    Statement(
      .canMove,
      "canMoveRowAt is called only if the app implements moveRowAt. The table calls canMoveRowAt "
        + "in edit mode, and when a swipe prepares a cell.",
      says: "only if moveRowAt is implemented",
      .assumed("int-50", "tests2-24"),
      conflicts: [
        "int-50 documents canMoveRowAt in edit mode. In tests2-24 (iOS 17.5), canMoveRowAt is "
          + "not called outside of edit mode and without moveRowAt."
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
      "If a row becomes visible or is inserted in edit mode, three more methods are called for "
        + "it after canEditRowAt and before willDisplay. They are editingStyleForRowAt, "
        + "shouldIndentWhileEditingRowAt and canMoveRowAt. They are not called for rows that an "
        + "update only moves up or down.",
      says: "after canEditRowAt",
      .assumed("int-04a", "int-04b"),
      .assumed(from: .iOS(9), "g2-21", "int-32"),
      decidedBy: [.setEditing],
      conflicts: [
        "g2-21 (iOS 9 to 17) shows that editingStyleForRowAt is called for an inserted row and "
          + "that shifted rows keep their controls. It does not show when editingStyleForRowAt "
          + "is called. It shows no call of the other two methods.",
        "int-32 (iOS 9.3) is a call stack. It shows that a cell is prepared, but no method of the "
          + "app.",
      ]
    )
    Statement(
      .cellSetEditing,
      "When edit mode changes, setEditing is called on each visible cell before canEditRowAt and "
        + "the other methods about rows. A swipe calls setEditing only on the swiped cell.",
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
        "r3-17 and r4-60 do not report whether setEditing is called before willDisplay. It is "
          + "assumed that setEditing is called before willDisplay, canEditRowAt and the methods "
          + "about the cell's controls."
      ]
    )
    Statement(
      .cellLeavesEditing,
      "A cell that was shown in edit mode can be reused outside of edit mode. After cellForRowAt "
        + "returns this cell, setEditing(false) is called on it, without an animation.",
      says: "after cellForRowAt",
      .assumed(from: .iOS(26), "r5-03"),
      conflicts: [
        "r5-03 shows that a cell in the reuse pool keeps its edit mode. It does not show what "
          + "happens when the cell is reused."
      ]
    )
    Statement(
      .cellEntersUnanimated,
      "When a cell appears in edit mode, setEditing is called on it with animated false.",
      says: "with animated false",
      conflicts: ["r3-17 (iOS 10 to 13) does not say whether the change is animated."]
    )
    Statement(
      .cellTransition,
      "When edit mode changes, willTransition is called on each cell whose edit controls change. "
        + "canEditRowAt and the other methods of the row follow. After these methods, "
        + "didTransition is called on the cell.",
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
        "No evidence shows in which layout this happens. It is assumed that it happens in the "
          + "next layout."
      ]
    )
    Statement(
      .controllerSetEditing,
      "A tap on the edit button calls the view controller's own setEditing(_:animated:). In a "
        + "table view controller, this method then calls setEditing of the table.",
      says: "the controller's method first",
      .documented("seed-002-003-editing")
    )
    Statement(
      .editingClosesSwipe,
      "If a row is swiped open when setEditing is called, the table closes the row first. "
        + "didEndEditingRowAt is therefore the first call. If the controller's own setEditing "
        + "was called, the controller is not notified that the swipe ends.",
      says: "the swipe ends first, and its end does not call setEditing of the controller"
    )
    deleteControl
    Statement(
      .commit,
      "A tap on the delete button calls commitEditingStyle at once. If the app updates the table "
        + "in commitEditingStyle, the calls of this update happen before commitEditingStyle "
        + "returns.",
      says: "inside the touch event",
      .observed("int-04e"),
      .measured(from: .iOS(5), "int-47", "g2-20"),
      .tested(from: .iOS(7), "tests2-55"),
      .assumed(from: .iOS(11), "tests2-51"),
      decidedBy: [.deleteControl],
      conflicts: [
        "It is assumed that no other callback is called before commitEditingStyle. int-47 and "
          + "g2-20 are call stacks, which do not show it.",
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
