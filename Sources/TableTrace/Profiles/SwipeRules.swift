/// The rules of how a swipe begins.
package enum SwipeRules: Sendable {
  package static let edges = Rule<Bool>(
    .swipeEdges,
    "From iOS 11, a row can have swipe actions at its leading edge too.",
    VersionRange(false, "no: only the trailing edge", .documented("g2-18")),
    VersionRange(since: .iOS(11), true, "yes: both edges", .documented("g2-18"))
  )

  package static let gate = Rule<SwipeGate>(
    .swipeGate,
    "If the table is not in edit mode, a swipe calls canEditRowAt and editingStyleForRowAt. If a "
      + "result of these methods does not allow the swipe, nothing opens.",
    VersionRange(
      .canEditThenStyle,
      "canEditRowAt, then editingStyleForRowAt, once each",
      .assumed("int-49")
    ),
    VersionRange(
      since: .iOS(8),
      .styleThenCanEditTwice,
      "editingStyleForRowAt, then canEditRowAt, then both once more",
      .assumed("int-05"),
      .measured(from: .iOS(10), "int-05")
    ),
    VersionRange(
      since: .iOS(11),
      .canEditThenStyle,
      "canEditRowAt first (measured, int-28), then editingStyleForRowAt. The number of calls is a guess.",
      .assumed("int-28")
    ),
    conflicts: [
      "int-21 (iOS 7): if several fingers swipe several rows, canEditRowAt is not called for all of them"
    ]
  )

  package static let style = Rule<Bool>(
    .swipeStyle,
    "An editing style other than delete prevents the swipe. From iOS 11, such a style prevents "
      + "only the delete button, not the app's own actions.",
    VersionRange(false, "it prevents the swipe", .assumed("int-49")),
    VersionRange(
      since: .iOS(8),
      false,
      "it prevents the swipe, with or without actions",
      .measured("int-23")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "it prevents only the delete button",
      .measured(until: .iOS(12), "int-23")
    ),
    conflicts: [
      "int-30 (iOS 12 to 13): editActionsForRowAt is called only if the style is delete",
      "int-23 (iOS 8 to 11) shows the style none with the app's own actions. It is assumed that "
        + "the style insert behaves alike, and so does the delete button on iOS 11.",
    ]
  )

  package static let actions = Rule<SwipeActionsPlace>(
    .swipeActions,
    "Swipe configuration methods take precedence over editActionsForRowAt, and both take "
      + "precedence over the delete button. If the method that is called returns nil, the delete "
      + "button is shown. If it returns no actions, nothing is shown.",
    VersionRange(
      .afterCellSetUp,
      "rows have no actions, and the title of the delete button is queried last",
      .assumed("int-49")
    ),
    VersionRange(
      since: .iOS(8),
      .afterCellSetUp,
      "editActionsForRowAt is called last, when the cell begins to swipe",
      .assumed("int-52"),
      .measured(from: .iOS(9), "g2-15", "int-05", "int-24")
    ),
    VersionRange(
      since: .iOS(11),
      .beforeWillBegin,
      "the actions are queried when the gesture is recognised, before willBeginEditingRowAt",
      .measured("r3-08"),
      .assumed(from: .iOS(16), "g2-18")
    ),
    conflicts: [
      "int-52 and g2-18 document which method takes precedence, but not when it is called.",
      "r3-08: the order is derived from four programs. The actions may be queried a second time "
        + "after willBeginEditingRowAt.",
      "g2-16 (iOS 14.4 to 14.6): the method that returns the actions is sometimes called with an "
        + "empty index path",
      "g2-19 (iOS 9.3 to 10.0): a swipe on a row without actions blocks all later swipes",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .swipeNeeds,
      "A row can be swiped only if commitEditingStyle or a method that returns actions for the edge is implemented.",
      VersionRange("commitEditingStyle is needed", .documented("int-49")),
      VersionRange(
        since: .iOS(8),
        "commitEditingStyle or editActionsForRowAt is needed",
        .documented("int-49", "int-52"),
        .measured(from: .iOS(9), "int-29")
      ),
      VersionRange(
        since: .iOS(11),
        "commitEditingStyle, editActionsForRowAt or a swipe configuration method is needed",
        .documented("g2-18")
      ),
      decidedBy: [.swipeEdges, .swipeActions]
    )
    edges
    Statement(
      .swipeOtherEdge,
      "A swipe queries only the actions of the edge that it uncovers, leading or trailing. The "
        + "actions of the other edge are not queried.",
      VersionRange("there is no other edge", .documented("g2-18")),
      VersionRange(since: .iOS(11), "one edge only"),
      decidedBy: [.swipeEdges]
    )
    gate
    style
    actions
    Statement(
      .swipeDeleteTitle,
      "If a swipe shows the delete button, titleForDeleteConfirmationButton is called. If the app "
        + "has its own actions, these are queried at this point instead.",
      VersionRange(
        "last, when the cell begins to swipe",
        .assumed("int-49", "int-52"),
        .measured(from: .iOS(10), "int-05")
      ),
      VersionRange(
        since: .iOS(11),
        "when the gesture is recognised",
        .measured(until: .iOS(16), "r3-08")
      ),
      decidedBy: [.swipeActions]
    )
    Statement(
      .swipeBegin,
      "willBeginEditingRowAt is called after the calls that decide whether the row can be "
        + "swiped, such as canEditRowAt.",
      VersionRange(
        "after canEditRowAt and editingStyleForRowAt",
        .assumed("int-49"),
        .measured(from: .iOS(10), "int-05")
      ),
      VersionRange(
        since: .iOS(11),
        "after canEditRowAt and the actions",
        .measured(until: .iOS(16), "r3-08", "int-28")
      ),
      decidedBy: [.swipeGate, .swipeActions],
      conflicts: [
        "int-49 (iOS 4 to 7) names only the check that commitEditingStyle is implemented.",
        "From iOS 11, the place of editingStyleForRowAt among these calls is assumed.",
        "The Edit button does not cause willBeginEditingRowAt. int-04e (iOS 4) shows this, and "
          + "g2-18 says so about iOS 11 and later. The versions between are assumed to behave "
          + "alike.",
      ]
    )
    Statement(
      .swipeIsEditing,
      "During a swipe, the table's isEditing is true, from willBeginEditingRowAt until the row "
        + "closes. A layout of the table runs in this state.",
      says: "isEditing is true",
      .documented("int-49", "doc-01"),
      .measured(from: .iOS(11), until: .iOS(13), "g2-17"),
      conflicts: ["Only g2-17 (iOS 11 to 12) shows a layout while a row shows its buttons."]
    )
    Statement(
      .swipeController,
      "A table view controller calls its own setEditing(true, animated: true) after "
        + "willBeginEditingRowAt, and setEditing(false, animated: true) after didEndEditingRowAt. "
        + "The table itself does not enter edit mode.",
      says: "both are called",
      .measured(from: .iOS(10), until: .iOS(12), "int-41"),
      decidedBy: [.swipeDidEnd]
    )
    Statement(
      .swipeCellSetUp,
      "Up to iOS 10, four methods are called for the swiped cell after willBeginEditingRowAt. They "
        + "are accessoryTypeForRow, canEditRowAt, editingStyleForRowAt and canMoveRowAt.",
      VersionRange("once each", .assumed("int-32"), .measured(from: .iOS(10), "int-05")),
      VersionRange(
        since: .iOS(11),
        "none of them is called: the cell does not show the actions "
          + "itself any more"
      ),
      decidedBy: [.swipeActions],
      conflicts: [
        "int-05 does not print shouldIndentWhileEditing. Its app may not implement the method."
      ]
    )
  }
}

/// The first calls of a swipe about its row.
package enum SwipeGate: Hashable, Sendable {
  /// `canEditRowAt`, then `editingStyleForRowAt`.
  case canEditThenStyle
  /// `editingStyleForRowAt`, then `canEditRowAt`, and both again.
  case styleThenCanEditTwice
}

/// When the actions of a swiped row are queried.
package enum SwipeActionsPlace: Hashable, Sendable {
  /// As the gesture is recognised, before `willBeginEditingRowAt`.
  case beforeWillBegin
  /// As the cell begins to swipe, when it is set up for editing.
  case afterCellSetUp
}
