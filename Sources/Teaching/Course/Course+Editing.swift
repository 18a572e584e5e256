import TableTrace

/// Edit mode, swipes and reordering.
extension Course {
  static let editing: [CourseLesson] = [
    CourseLesson(
      name: "swipe-or-edit",
      scenario: "editing/swipe-or-edit-button",
      version: .iOS(17),
      predict:
        "A row is deleted by a swipe, another one with the edit button. Which calls has only the "
        + "swipe, and which only the button?",
      answers: [
        CourseAnswer(
          "Q48",
          asks: "What is the order of swipe to delete, and which method enables it?",
          says:
            "canEdit, editingStyle, the title of the button, willBeginEditing; then, with the tap on it, "
            + "commit, inside which the app changes its model and tells the table; didEndEditing last. "
            + "commitEditingStyle is what enables it: without that method, and without swipe actions, a swipe "
            + "does nothing.",
          line: "tableView(_:commit:forRowAt:) delete, [0, 1]"
        ),
        CourseAnswer(
          "Q49",
          asks: "Swipe or edit button: what differs?",
          says:
            "The swipe asks about one row and brackets it with willBeginEditing and didEndEditing. The "
            + "button asks about every row on screen and tells nobody. isEditing is true in both, and "
            + "commit is the same call.",
          line: "tableView(_:willBeginEditingRowAt:) [0, 1]"
        ),
      ]
    ),
    CourseLesson(
      name: "editable-by-default",
      scenario: "editing/swipe-two-rows",
      version: .iOS(17),
      predict:
        "There is a commitEditingStyle, and nothing else about editing: no canEditRow, no style, no swipe "
        + "actions. Can the rows be swiped?",
      answers: [
        CourseAnswer(
          "Q53",
          asks: "Why can I swipe although I implemented nothing?",
          says:
            "Because commitEditingStyle is there: with it every row is editable, unless canEditRow says no, "
            + "and its style is delete. Where you did not write it, somebody did it for you, mostly a data "
            + "source or a superclass from a library. Without it, and without swipe actions, a swipe opens "
            + "nothing, whatever canEditRow answers (claims/no-commit-no-swipe).",
          line: "tableView(_:willBeginEditingRowAt:) [0, 0]"
        )
      ]
    ),
    CourseLesson(
      name: "swipe-not-possible",
      scenario: "editing/swipe-not-possible",
      version: .iOS(17),
      predict: "Three rows are swiped; only one opens. What stopped the other two?",
      answers: [
        CourseAnswer(
          "Q50",
          asks: "trailingSwipeActions is not called. Why?",
          says:
            "canEdit is asked first, and false ends the swipe before the actions are asked. Edit mode keeps "
            + "swipes away too. An empty configuration is the third gate: it is asked, but nothing opens. Data "
            + "sources of libraries often answer false to canEdit.",
          line: "tableView(_:canEditRowAt:) [0, 0] -> false",
          after: "- swipe: {row: [0, 0]}"
        )
      ]
    ),
    CourseLesson(
      name: "swipe-brackets",
      scenario: "editing/swipe-actions",
      version: .iOS(17),
      predict:
        "The handler of Flag never calls its completion handler. When does didEndEditing come?",
      answers: [
        CourseAnswer(
          "Q54",
          asks: "I need to pause work while a row is swiped. Which calls bracket it?",
          says:
            "willBeginEditing, after the actions were asked, and didEndEditing, once the row has closed: "
            + "after the completion handler of the action, or, where that is never called, as the user touches "
            + "elsewhere. Edit mode sends neither.",
          line: "tableView(_:didEndEditingRowAt:) [0, 2]"
        )
      ]
    ),
    CourseLesson(
      name: "half-a-swipe",
      scenario: "editing/half-a-swipe",
      version: .iOS(8, 1),
      predict: "A swipe is let go half-way on iOS 8.1. Is the table editing afterwards?",
      answers: [
        CourseAnswer(
          "Q51",
          asks: "didEndEditing is not called after a half swipe. Why?",
          says:
            "On iOS 8 to 10 a swipe that is let go early begins and does not end: didEndEditing comes only "
            + "with the next touch. On other releases it comes at once. Do not wait for it to begin "
            + "something that must go on.",
          line: "tableView(_:didEndEditingRowAt:) [0, 0]"
        ),
        CourseAnswer(
          "Q52",
          asks: "Why does the table stay in editing after an aborted swipe?",
          says:
            "The same releases: between the half swipe and the next touch isEditing answers true although "
            + "nothing is open. iOS 8.1 also sends the end of a swipe that did open twice.",
          line: "? isEditing -> true"
        ),
      ]
    ),
  ]

  static let reordering: [CourseLesson] = [
    CourseLesson(
      name: "reorder",
      scenario: "editing/reorder",
      version: .iOS(17),
      predict:
        "Row 0 is dragged over rows 1, 2 and 3 and dropped. Which methods of the data source come, "
        + "which of the delegate, and how often?",
      answers: [
        CourseAnswer(
          "Q55",
          asks: "Reordering: which calls, to whom, how often?",
          says:
            "canMove of the data source as edit mode begins, once for each row on screen. Then, for each "
            + "new place under the finger, targetIndexPathForMove of the delegate; at the drop moveRow of the "
            + "data source, once. The app changes its model in moveRow and tells the table nothing: the row "
            + "has moved already.",
          line: "tableView(_:moveRowAt:to:) [0, 0], [0, 3]"
        )
      ]
    ),
    CourseLesson(
      name: "no-reorder-control",
      scenario: "editing/reorder-control-missing",
      version: .iOS(17),
      predict: "The data source has canMoveRow, but no moveRow. What is asked as edit mode begins?",
      answers: [
        CourseAnswer(
          "Q56",
          asks: "The reorder control does not appear. Why?",
          says:
            "Without moveRow no row can be moved, and canMoveRow is not even asked. With it both rows are "
            + "asked as edit mode begins. The methods must be there when the data source is set.",
          line: "tableView(_:canMoveRowAt:) [0, 0] -> true"
        )
      ]
    ),
    CourseLesson(
      name: "snaps-back",
      scenario: "editing/reorder-snaps-back",
      version: .iOS(17),
      predict:
        "The delegate sends row 0 back to [0, 0] as it is dropped at [0, 2]. Is moveRow called?",
      answers: [
        CourseAnswer(
          "Q57",
          asks: "moveRow gets an equal source and destination. Can that be?",
          says:
            "Not here: where the row ends where it began, because it was dropped there or the delegate sent "
            + "it back, the table has nothing to tell and moveRow is not called. No log shows such a call "
            + "from a drag; an app that calls its own moveRow can pass what it likes.",
          line:
            "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) [0, 0], [0, 2] -> [0, 0]"
        )
      ]
    ),
    CourseLesson(
      name: "fixed-destination",
      scenario: "claims/can-move-of-the-destination",
      version: .iOS(11),
      predict: "Row 1 answers false to canMove. Can row 0 be dropped there?",
      answers: [
        CourseAnswer(
          "Q58",
          asks: "Does canMoveRow of the destination matter?",
          says:
            "No: it says whether a row can be grabbed, and the rows that make room are not asked again. Where "
            + "a row may go only targetIndexPathForMove decides: answer another place for a row that is to "
            + "stay.",
          line: "tableView(_:moveRowAt:to:) [0, 0], [0, 1]"
        )
      ]
    ),
  ]
}
