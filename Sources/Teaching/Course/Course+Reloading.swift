import TableTrace

/// Reloading, and why content jumps.
extension Course {
  static let reloading: [CourseLesson] = [
    CourseLesson(
      name: "reload-in-two-moments",
      scenario: "reload/reload-is-two-moments",
      version: .iOS(17),
      predict:
        "A row is added and reloadData called. In the next line of the app: does the table know "
        + "the new count? Are there new cells?",
      answers: [
        CourseAnswer(
          "Q15",
          asks: "Is reloadData synchronous? When has it finished?",
          says:
            "Both. It counts before it returns, so that the count is right at once. The cells are made in "
            + "the layout at the end of the turn of the run loop. layoutIfNeeded right behind it brings "
            + "them forward.",
          line: "? numberOfRows 0 -> 3"
        )
      ]
    ),
    CourseLesson(
      name: "visible-cells-after-reload",
      scenario: "reload/reload-then-visible-cells",
      version: .iOS(12),
      predict:
        "reloadData, and in the next line visibleCells. What is indented below that question?",
      answers: [
        CourseAnswer(
          "Q17",
          asks: "visibleCells right after reloadData: wrong or right?",
          says:
            "Right, since the question forces the layout: the cells are made inside it, and the end of the "
            + "turn has nothing left to do. An old answer says that the count is wrong; the log of iOS 8 and "
            + "later shows that asking makes the cells.",
          line: "? visibleCells -> [Cell#2, Cell#1]"
        )
      ]
    ),
    CourseLesson(
      name: "reload-too-early",
      scenario: "reload/reload-before-the-change",
      version: .iOS(17),
      predict:
        "As the table appears the app asks a server and calls reloadData at once; the rows come 300 "
        + "milliseconds later. What do the cells show at the end?",
      answers: [
        CourseAnswer(
          "Q18",
          asks: "reloadData is called, but the cells do not change. Why?",
          says:
            "reloadData shows the data as it is when the table asks. Here it comes before the data does, "
            + "so that the cells go on saying 'loading'; and a table never watches the data, so that nothing "
            + "happens as the rows arrive. Call reloadData where the data changes, behind the change "
            + "(reload/reload-after-the-change). Another cause is out of scope here: a call off the main "
            + "queue. Every step runs on the main queue, as UIKit demands.",
          line: "? cellContent -> [Cell#2 {text: \"loading\"}, Cell#1 {text: \"loading\"}]"
        )
      ]
    ),
    CourseLesson(
      name: "reload-a-section",
      scenario: "reload/reload-all-or-one-section",
      version: .iOS(17),
      predict:
        "A table has one row in section 0, which is selected, and two in section 1. First section 1 is "
        + "reloaded, then everything. For which rows is cellForRow asked each time?",
      answers: [
        CourseAnswer(
          "Q19",
          asks: "reloadData or reloadSections: what is the difference, besides the animation?",
          says:
            "Both ask all counts again. reloadSections is an update: it is checked against the counts, only "
            + "the rows of that section get other cells, inside the call, and the selected row of the other "
            + "section keeps its cell and stays selected. reloadData takes every cell back, forgets the "
            + "selection, and makes all cells in the next layout, without an animation.",
          line: "tableView(_:cellForRowAt:) [1, 0] -> Cell#4 new"
        )
      ]
    ),
    CourseLesson(
      name: "text-field",
      scenario: "reuse/text-field-loses-focus",
      version: .iOS(17),
      predict:
        "The user types into the field of row 1, and the app reloads that row. Whose cell has the "
        + "field now?",
      answers: [
        CourseAnswer(
          "Q20",
          asks: "Why does my text field lose focus on reload?",
          says:
            "The reloaded row gets another cell. The field that was first responder sits in the old one, "
            + "which leaves, and resigns. Change the cell that the row has, or use reconfigureRows from iOS "
            + "15 on, which hands the same cell to cellForRow.",
          line: "resignFirstResponder() Cell#2"
        )
      ]
    ),
  ]

  static let jumps: [CourseLesson] = [
    CourseLesson(
      name: "jumpy-reload",
      scenario: "scroll/estimated-jump",
      version: .iOS(17),
      predict:
        "Rows are guessed at 44 points and are 100. The offset is 600 and stays as reloadData comes. "
        + "Which rows are on screen before and after?",
      answers: [
        CourseAnswer(
          "Q22",
          asks: "Why does the table jump after reloadData with dynamic heights?",
          says:
            "reloadData forgets every measured height. The rows above the screen count as 44 points again, "
            + "so that the same offset lies further down: rows 6 to 8 before, 13 to 16 after. Good "
            + "estimates, best the heights that were measured, leave nothing to jump.",
          line: "? indexPathsForVisibleRows -> [[0, 13], [0, 14], [0, 15], [0, 16]]"
        )
      ]
    ),
    CourseLesson(
      name: "push-and-pop",
      scenario: "scroll/back-from-another-screen",
      version: .iOS(8),
      predict:
        "Rows of 100 points are guessed at 44. The user has scrolled to row 9, opens another screen and "
        + "comes back. Which row is at the top then?",
      answers: [
        CourseAnswer(
          "Q23",
          asks: "Why is the offset wrong after push and pop?",
          says:
            "On iOS 8 a table that leaves its window forgets what it has measured: the rows above count as "
            + "44 points again, the offset stays, and row 21 is where row 9 was. From iOS 9 on the heights "
            + "are kept. Whether a device then corrects the offset no log shows. Estimates near the real "
            + "heights leave nothing to move (scroll/back-with-good-estimates).",
          line:
            "? indexPathsForVisibleRows -> [[0, 21], [0, 22], [0, 23], [0, 24], [0, 25], [0, 26]]"
        )
      ]
    ),
    CourseLesson(
      name: "scroll-to-row",
      scenario: "scroll/scroll-to-row-with-estimates",
      version: .iOS(17),
      predict:
        "scrollToRow to the last row, which nobody has seen. How does the table know where it is?",
      answers: [
        CourseAnswer(
          "Q24",
          asks: "Why does scrollToRow go to the wrong place, or do nothing?",
          says:
            "The place of a row that was never shown rests on estimates. Up to iOS 8 the table believes "
            + "them and lands wrong; iOS 9 asks all heights first; newer ones measure the rows of the target's "
            + "screen. Right after reloadData it works, since the counts are asked already; for a row that the "
            + "table was not told of it raises.",
          line: "? indexPathsForVisibleRows -> [[0, 8], [0, 9], [0, 10], [0, 11]]"
        )
      ]
    ),
  ]
}
