/// The rules of how a swipe begins.
package enum SwipeRules: Sendable {
  package static let edges = Rule<Bool>(
    .swipeEdges,
    "A row can have swipe actions at its trailing edge. From iOS 11, it can have swipe actions at "
      + "its leading edge too.",
    VersionRange(false, "no: only the trailing edge", .documented("g2-18")),
    VersionRange(since: .iOS(11), true, "yes: both edges", .documented("g2-18"))
  )

  package static let gate = Rule<SwipeGate>(
    .swipeGate,
    "Outside of edit mode, a swipe calls canEditRowAt and editingStyleForRowAt for its row. If the "
      + "result of one of these methods does not allow the swipe, no buttons appear.",
    VersionRange(
      .canEditThenStyle,
      "canEditRowAt, then editingStyleForRowAt, once each",
      .assumed("int-49")
    ),
    VersionRange(
      since: .iOS(8),
      .styleThenCanEditTwice,
      "editingStyleForRowAt, then canEditRowAt, then both methods again in this order",
      .assumed("int-05"),
      .measured(from: .iOS(10), "int-05")
    ),
    VersionRange(
      since: .iOS(11),
      .canEditThenStyle,
      "canEditRowAt, then editingStyleForRowAt. int-28 measured that canEditRowAt is first. The "
        + "number of calls is a guess.",
      .assumed("int-28")
    ),
    conflicts: [
      "int-21 (iOS 7): if several fingers swipe several rows, canEditRowAt is not called for each "
        + "of these rows"
    ]
  )

  package static let style = Rule<Bool>(
    .swipeStyle,
    "Up to iOS 10, a row can be swiped only if its editing style is delete. From iOS 11, only the "
      + "delete button needs this style. The app's own swipe actions are shown with any style.",
    VersionRange(false, "another style than delete prevents the swipe", .assumed("int-49")),
    VersionRange(
      since: .iOS(8),
      false,
      "another style than delete prevents the swipe, even if the app has its own actions",
      .measured("int-23")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "another style than delete prevents only the delete button",
      .measured(until: .iOS(12), "int-23")
    ),
    conflicts: [
      "int-30 (iOS 12 to 13): editActionsForRowAt is called only if the style is delete",
      "int-23 (iOS 8 to 11) shows the style none with the app's own actions. It is assumed that "
        + "the style insert has the same effect, and that both styles still prevent the delete "
        + "button on iOS 11.",
    ]
  )

  package static let actions = Rule<SwipeActionsPlace>(
    .swipeActions,
    "If a swipe configuration method, such as trailingSwipeActionsConfigurationForRowAt, is "
      + "implemented, editActionsForRowAt is not called. The actions that the called method "
      + "returns replace the delete button. If this method returns nil, the delete button is "
      + "shown. If it returns an empty list, nothing is shown.",
    VersionRange(
      .afterCellSetUp,
      "swipe actions of the app do not exist. titleForDeleteConfirmationButton is called last, "
        + "when the cell begins to swipe.",
      .assumed("int-49")
    ),
    VersionRange(
      since: .iOS(8),
      .afterCellSetUp,
      "editActionsForRowAt is called after the other methods, when the cell begins to swipe",
      .assumed("int-52"),
      .measured(from: .iOS(9), "g2-15", "int-05", "int-24")
    ),
    VersionRange(
      since: .iOS(11),
      .beforeWillBegin,
      "the method that returns the actions is called when the gesture is recognised, before "
        + "willBeginEditingRowAt",
      .measured("r3-08"),
      .assumed(from: .iOS(16), "g2-18")
    ),
    conflicts: [
      "int-52 and g2-18 document which method takes precedence, but not when it is called.",
      "r3-08 derives the order from four programs. The method that returns the actions may be "
        + "called again after willBeginEditingRowAt.",
      "g2-16 (iOS 14.4 to 14.6): the method that returns the actions is sometimes called with an "
        + "empty index path",
      "g2-19 (iOS 9.3 to 10.0): a swipe on a row without actions blocks all later swipes",
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .swipeNeeds,
      "A row can be swiped only if the app implements commitEditingStyle or a method that returns "
        + "actions. The method must be for the edge that the swipe uncovers, leading or trailing.",
      VersionRange("the app must implement commitEditingStyle", .documented("int-49")),
      VersionRange(
        since: .iOS(8),
        "the app must implement commitEditingStyle or editActionsForRowAt",
        .documented("int-49", "int-52"),
        .measured(from: .iOS(9), "int-29")
      ),
      VersionRange(
        since: .iOS(11),
        "the app must implement commitEditingStyle, editActionsForRowAt or a swipe configuration "
          + "method",
        .documented("g2-18")
      ),
      decidedBy: [.swipeEdges, .swipeActions]
    )
    edges
    Statement(
      .swipeOtherEdge,
      "A swipe uncovers one edge of the row, leading or trailing. Only the method for the actions "
        + "of this edge is called, not the method for the other edge.",
      VersionRange("only the trailing edge can have actions", .documented("g2-18")),
      VersionRange(since: .iOS(11), "only the method for the uncovered edge is called"),
      decidedBy: [.swipeEdges]
    )
    gate
    style
    actions
    Statement(
      .swipeDeleteTitle,
      "If a swipe shows the delete button, titleForDeleteConfirmationButton is called. If the app "
        + "has its own swipe actions, the method that returns them is called at this point "
        + "instead.",
      VersionRange(
        "the method is called after the other methods, when the cell begins to swipe",
        .assumed("int-49", "int-52"),
        .measured(from: .iOS(10), "int-05")
      ),
      VersionRange(
        since: .iOS(11),
        "the method is called when the gesture is recognised",
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
        "int-49 (iOS 4 to 7) names only the check whether commitEditingStyle is implemented.",
        "From iOS 11, the place of editingStyleForRowAt among these calls is assumed.",
        "A tap on the Edit button does not call willBeginEditingRowAt. int-04e (iOS 4) shows this, "
          + "and g2-18 says so about iOS 11 and later. For the versions between, this is assumed.",
      ]
    )
    Statement(
      .swipeIsEditing,
      "During a swipe, isEditing of the table is true, from willBeginEditingRowAt until the row "
        + "closes. A layout of the table runs while isEditing is true.",
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
      says: "setEditing(true, animated: true), later setEditing(false, animated: true)",
      .measured(from: .iOS(10), until: .iOS(12), "int-41"),
      decidedBy: [.swipeDidEnd]
    )
    Statement(
      .swipeCellSetUp,
      "Up to iOS 10, four methods are called for the swiped cell after willBeginEditingRowAt. They "
        + "are accessoryTypeForRow, canEditRowAt, editingStyleForRowAt and canMoveRowAt.",
      VersionRange(
        "each of the four methods is called once",
        .assumed("int-32"),
        .measured(from: .iOS(10), "int-05")
      ),
      VersionRange(
        since: .iOS(11),
        "none of the four methods is called, because the cell no longer shows the actions itself"
      ),
      decidedBy: [.swipeActions],
      conflicts: [
        "int-05 does not print shouldIndentWhileEditing. Its app may not implement the method."
      ]
    )
  }
}

/// The calls that decide whether a row can be swiped.
package enum SwipeGate: Hashable, Sendable {
  /// `canEditRowAt`, then `editingStyleForRowAt`.
  case canEditThenStyle
  /// `editingStyleForRowAt`, then `canEditRowAt`, and both again.
  case styleThenCanEditTwice
}

/// When the actions of a swiped row are queried.
package enum SwipeActionsPlace: Hashable, Sendable {
  /// When the gesture is recognised, before `willBeginEditingRowAt`.
  case beforeWillBegin
  /// When the cell begins to swipe and is set up for editing.
  case afterCellSetUp
}
