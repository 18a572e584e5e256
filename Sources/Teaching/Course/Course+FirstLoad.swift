import TableTrace

/// The first load: what a table asks before anything is seen.
extension Course {
  static let firstLoad: [CourseLesson] = [
    CourseLesson(
      name: "first-load",
      scenario: "load/first-load",
      version: .iOS(17),
      predict:
        "Three rows, all of which fit. Who is asked first: how many rows there are, or for a "
        + "cell? How often is each asked?",
      answers: [
        CourseAnswer(
          "Q01",
          asks: "What is the exact order of the methods?",
          says:
            "Counting comes first: sections, then the rows of each, and more than once, because "
            + "several things that happen to the view make the table begin again. Then each visible row "
            + "in turn: its cell, its height, willDisplay. No document promises this order. What always "
            + "holds is that counts come before cells and cellForRow before willDisplay; how many rounds "
            + "there are depends on the release and on the controller.",
          line: "numberOfSections(in:) -> 1"
        )
      ]
    ),
    CourseLesson(
      name: "only-two-methods",
      scenario: "load/only-the-required-methods",
      version: .iOS(17),
      predict:
        "Only numberOfRows and cellForRow are implemented. Which lines of the lesson before are "
        + "missing, and does the order of the others change?",
      answers: [
        CourseAnswer(
          "Q07",
          asks: "Which methods are called if I do not implement the optional ones?",
          says:
            "Only those that you have. The table looks once, when a client is set, which methods "
            + "there are, and takes a default for each that is missing: one section, a standard height, "
            + "no header. A method that you add brings its own lines and moves no others.",
          line: "tableView(_:cellForRowAt:) [0, 2] -> Cell#3 new"
        )
      ]
    ),
    CourseLesson(
      name: "blank-table",
      scenario: "load/cell-for-row-not-called",
      version: .iOS(17),
      predict:
        "The table is loaded while the list is still empty, then two rows arrive. Which of the "
        + "following steps makes the first cell?",
      answers: [
        CourseAnswer(
          "Q09",
          asks: "cellForRow is not called, and my table is blank. Why?",
          says:
            "A cell is made for a row that exists and can be seen. Here the table asks, hears 0 "
            + "rows, and needs no cell; that data arrives later it does not notice until reloadData. "
            + "The other reasons show in the trace too: no call at all means that no data source is "
            + "set (load/blank-table), and counts without a layout mean that there is no window yet.",
          line: "tableView(_:numberOfRowsInSection:) 0 -> 0"
        )
      ]
    ),
    CourseLesson(
      name: "counted-again",
      scenario: "load/three-rounds",
      version: .iOS(9),
      predict:
        "A plain view controller shows two rows. How often is numberOfRows asked before the first "
        + "cell, and by what each time?",
      answers: [
        CourseAnswer(
          "Q06",
          asks: "Why is numberOfRows or numberOfSections called more than once?",
          says:
            "Being set up, moving to the window and the first layout each begin a round of their own, "
            + "so that the same count is asked three times here. Nothing is wrong. The answers must be cheap "
            + "and equal until the table is told of a change.",
          line: "tableView(_:numberOfRowsInSection:) 0 -> 2"
        )
      ]
    ),
    CourseLesson(
      name: "cell-or-display",
      scenario: "load/will-display",
      version: .iOS(17),
      predict: "Two rows. Do both cells come first and then both willDisplay, or row by row?",
      answers: [
        CourseAnswer(
          "Q10",
          asks: "What is willDisplay for, and how does it differ from cellForRow?",
          says:
            "Row by row: willDisplay of a row stands right behind its cell, in the same layout, so that "
            + "work gains no time by moving there. At willDisplay the cell has its height and place, which "
            + "it has not in cellForRow; and it means that the row is really about to be seen, while a cell "
            + "may be made ahead.",
          line: "tableView(_:willDisplay:forRowAt:) Cell#1, [0, 0]"
        )
      ]
    ),
    CourseLesson(
      name: "too-many-rows",
      scenario: "load/too-many-rows",
      version: .iOS(17),
      predict: "The data source says that there are 2,147,483,647 rows. How many cells are made?",
      answers: [
        CourseAnswer(
          "Q08",
          asks: "Why does a huge row count hang or throw before any cell?",
          says:
            "The table keeps a record of every row, seen or not, and has to do so before the first cell. "
            + "From some count on there is no memory for it, and it raises as soon as it hears the "
            + "number. Long before that, a heightForRow that is asked for every row is what takes the time.",
          line:
            "! NSInternalInconsistencyException: Failed to allocate data stores for 2147483647 rows in "
            + "section 0. Consider using fewer rows"
        )
      ]
    ),
    CourseLesson(
      name: "outside-the-window",
      scenario: "load/layout-outside-window",
      version: .iOS(13),
      predict:
        "layoutIfNeeded comes before the table has a window. Are cells made, and what is said?",
      answers: [
        CourseAnswer(
          "Q14",
          asks:
            "\"Told to layout its visible cells without being in the view hierarchy\": what did I do?",
          says:
            "Something ran a layout before the table was in a window: layoutIfNeeded, visibleCells, "
            + "scrollToRow. The cells are made all the same, and from iOS 13 on the console warns once. As "
            + "the table joins a window it counts again, so that part of the work was for nothing.",
          line:
            "~ [TableView] Warning once only: UITableView was told to layout its visible cells ..."
        )
      ]
    ),
  ]
}
