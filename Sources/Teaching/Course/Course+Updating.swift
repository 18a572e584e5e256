import TableTrace

/// Updates, and how they crash.
extension Course {
  static let updating: [CourseLesson] = [
    CourseLesson(
      name: "grow-a-row",
      scenario: "updates/new-heights-without-reload",
      version: .iOS(17),
      predict: "beginUpdates and endUpdates with nothing between them. Is cellForRow called?",
      answers: [
        CourseAnswer(
          "Q37",
          asks: "How do I grow a row when it is selected? What does an empty update ask?",
          says:
            "Change what heightForRow answers and call an empty group. The table asks the heights again, with "
            + "estimates only those on screen, and moves the rows with an animation. Their cells stay: no "
            + "cellForRow but for rows that come in.",
          line: "tableView(_:heightForRowAt:) [0, 1] -> 80"
        )
      ]
    ),
    CourseLesson(
      name: "insert-and-delete",
      scenario: "updates/order-of-the-calls",
      version: .iOS(17),
      predict:
        "Insertions are written before deletions in one group. By which numbers do the deletions count?",
      answers: [
        CourseAnswer(
          "Q43",
          asks: "Insert and delete together: which indexes?",
          says:
            "Deletions name rows as they were before the group, insertions as they are after it, in whatever "
            + "order they are written. Inside the group calls are only collected. The rows that stay keep "
            + "their cells, and only the new ones ask for one.",
          line: "tableView(_:cellForRowAt:) [0, 5] -> Cell#8 new"
        )
      ]
    ),
    CourseLesson(
      name: "completion",
      scenario: "updates/batch-with-completion",
      version: .iOS(17),
      predict:
        "performBatchUpdates with a completion. Order these: the new cell, the next line of the app, the "
        + "completion, didEndDisplaying of the deleted row.",
      answers: [
        CourseAnswer(
          "Q47",
          asks: "How do I know when the animation of a row is done?",
          says:
            "By the completion of performBatchUpdates: it comes after the frames of the animation. The new "
            + "cells are there before the call returns, and the row that left ends displaying as the animation "
            + "is over. How long that is in seconds is no part of the simulation.",
          line: "> completion"
        )
      ]
    ),
    CourseLesson(
      name: "reload-in-an-update",
      scenario: "crashes/reload-among-updates",
      version: .iOS(17),
      predict:
        "In one block Apple is removed from the data, its row deleted, and then reloadData called, to be "
        + "sure. Who asks numberOfRows twice, and what does the table make of the two answers?",
      answers: [
        CourseAnswer(
          "Q47a",
          asks: "reloadData inside performBatchUpdates: does it crash, or is it ignored?",
          says:
            "It is not ignored, and beside an insertion or deletion it crashes: reloadData counts at once, "
            + "2, the block takes that for the number before it, deletes one row and expects 1, but hears 2 "
            + "again. That reloadData counts inside the block is assumed, as no log shows it. Alone in the "
            + "block it does no harm (updates/reload-in-a-batch), nor behind it. Delete the row or reload "
            + "the table, not both.",
          line:
            "! NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. The "
            + "number of rows contained in an existing section after the update (2) must be equal to the "
            + "number of rows contained in that section before the update (2), plus or minus the number of "
            + "rows inserted or deleted from that section (0 inserted, 1 deleted) ..."
        )
      ]
    ),
    CourseLesson(
      name: "heights-of-old-rows",
      scenario: "crashes/heights-with-old-index-paths",
      version: .iOS(17),
      predict:
        "An item leaves the data first, and then deleteRows is called, while a new rowHeight is still owed. "
        + "About which rows is heightForRow asked?",
      answers: [
        CourseAnswer(
          "Q45",
          asks: "Why are heights asked with old index paths after my data has changed?",
          says:
            "What the table owes from before is settled as the update begins, by the numbers that it knows, "
            + "the old ones: the row whose item is gone is asked as well. Begin the update while data and "
            + "table agree, and change the data inside it.",
          line:
            "! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 1 beyond bounds [0 .. 0]"
        )
      ]
    ),
  ]

  static let crashes: [CourseLesson] = [
    CourseLesson(
      name: "reload-is-a-deletion",
      scenario: "crashes/move-and-reload",
      version: .iOS(11),
      predict: "One group moves row 1 and reloads it. The message speaks of a delete. Who deleted?",
      answers: [
        CourseAnswer(
          "Q44",
          asks: "I reload and move one row, and the message speaks of a delete. Why?",
          says:
            "A reload is a deletion and an insertion inside. So the row is deleted and moved from one place, "
            + "which is refused. Reload it in a group of its own, after the move.",
          line:
            "! NSInternalInconsistencyException: attempt to perform a delete and a move from the same index "
            + "path (<NSIndexPath> {length = 2, path = 0 - 1})"
        )
      ]
    ),
    CourseLesson(
      name: "first-section",
      scenario: "crashes/first-section",
      version: .iOS(12),
      predict:
        "The table is empty, without a section. The first item comes, and insertRows names [0, 0]. What "
        + "does not add up?",
      answers: [
        CourseAnswer(
          "Q41",
          asks: "\"Invalid number of sections\", from 0 to 1: what is wrong?",
          says:
            "A data source that lists only sections with rows has none before and one after. The table was "
            + "told of a row, not of its section. Insert the section: its rows come with it.",
          line:
            "! NSInternalInconsistencyException: Invalid update: invalid number of sections. ..."
        )
      ]
    ),
    CourseLesson(
      name: "placeholder-row",
      scenario: "crashes/placeholder-row",
      version: .iOS(12),
      predict:
        "numberOfRows answers 1 for an empty list, for a row that says so. The last item is deleted. "
        + "What does the table expect, and what does it hear?",
      answers: [
        CourseAnswer(
          "Q40",
          asks: "It crashes only when the last row is deleted. Why?",
          says:
            "The row for the empty list is counted as well: one row before, one deleted, and still one "
            + "after. Reload that row in place of deleting it, or insert the row for the empty list in the "
            + "same group.",
          line:
            "! NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. ..."
        )
      ]
    ),
    CourseLesson(
      name: "section-map",
      scenario: "crashes/no-section-left",
      version: .iOS(9),
      predict:
        "The last row goes, and the data source answers 0 sections. Does the message name rows or sections?",
      answers: [
        CourseAnswer(
          "Q42",
          asks: "\"Unable to generate a new section map\": what does it mean?",
          says:
            "After the update no section is left, and nobody deleted one: the list that makes the "
            + "sections became empty. A data source that is gone counts as one section without rows "
            + "(crashes/data-source-gone). iOS 9 and 10 have this text, other releases say invalid "
            + "number of sections. Delete the section, or keep an empty one.",
          line:
            "! NSInternalInconsistencyException: UITableView internal bug: unable to generate a new section "
            + "map with old section count: 1 and new section count: 0"
        )
      ]
    ),
    CourseLesson(
      name: "invalid-update",
      scenario: "crashes/model-not-changed",
      version: .iOS(17),
      predict:
        "deleteRows for one of three rows, and the model is not changed. Which number does the table ask "
        + "for, what did it expect, and when does it raise?",
      answers: [
        CourseAnswer(
          "Q39",
          asks: "\"Invalid update: invalid number of rows in section\": what is wrong?",
          says:
            "At the end of the update the table asks for the count and compares: rows before, plus those "
            + "inserted, less those deleted. Three before, one deleted, so two are expected, and the data "
            + "source says three. Change the model first, exactly as you tell the table, and in the same "
            + "turn. Below the trace stands the sum, who gave each number, and the one change that mends it.",
          line:
            "! NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0. ..."
        )
      ]
    ),
  ]
}
