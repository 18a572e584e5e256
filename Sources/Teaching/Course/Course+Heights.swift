import TableTrace

/// Heights, estimates and headers.
extension Course {
  static let heights: [CourseLesson] = [
    CourseLesson(
      name: "heights-before-cells",
      scenario: "load/heights-before-cells",
      version: .iOS(10),
      predict:
        "Six rows, three of which fit, and no estimates. For how many rows is the height asked "
        + "before the first cell?",
      answers: [
        CourseAnswer(
          "Q02",
          asks: "Why is heightForRow called before cellForRow, and for every row?",
          says:
            "A scroll view must know how large its content is. Without estimates the only way is to "
            + "ask each row, those that nobody sees as well, and the cells come after. Six heights a round, "
            + "three rounds; then once more behind each cell.",
          line: "tableView(_:heightForRowAt:) [0, 5] -> 50"
        )
      ]
    ),
    CourseLesson(
      name: "estimates",
      scenario: "load/heights-estimated",
      version: .iOS(9),
      predict:
        "The same table, now with estimatedHeightForRow. Where did the heights of the rounds go?",
      answers: [
        CourseAnswer(
          "Q05",
          asks:
            "What does an estimated height change? What does 0 mean, and what did iOS 11 change?",
          says:
            "An estimate takes the place of the height wherever the table only needs to know how long "
            + "it is; the height is asked for rows that get a cell. estimatedRowHeight = 0 means no "
            + "estimates, which was the default up to iOS 10. From iOS 11 on the default is automatic: there "
            + "are estimates unless you set 0 (load/estimates-switched-off).",
          line: "tableView(_:estimatedHeightForRowAt:) [0, 4] -> 90"
        )
      ]
    ),
    CourseLesson(
      name: "heights-again",
      scenario: "load/first-load",
      version: .iOS(17),
      predict:
        "Look at the end of the first lesson again: after the last willDisplay, three heights come "
        + "once more. Under which condition?",
      answers: [
        CourseAnswer(
          "Q04",
          asks: "Why is heightForRow called several times for one row?",
          says:
            "It is asked for each purpose apart: in a round for the size of the content, in a "
            + "dequeue with an index path to lay out the cell, behind the cell for its place, and, "
            + "with estimates from iOS 9 on, at the end once more for a row that came out exactly as "
            + "high as its estimate. While the user scrolls, once for each row that enters. It must "
            + "be cheap and always the same.",
          line: "tableView(_:heightForRowAt:) [0, 2] -> 44"
        )
      ]
    ),
    CourseLesson(
      name: "dequeue-two-ways",
      scenario: "load/dequeue-two-ways",
      version: .iOS(12),
      predict:
        "Row 0 dequeues with its index path, row 1 without. Whose height is asked inside cellForRow?",
      answers: [
        CourseAnswer(
          "Q11",
          asks: "dequeue with or without an index path? Does it call heightForRow?",
          says:
            "With an index path the cell is set up for its row at once, for which its height is needed: "
            + "the lines indented below cellForRow. It makes a cell where the pool is empty and raises "
            + "where nothing is registered. Without one nothing is asked, and the answer may be nil. So "
            + "heightForRow must not dequeue a cell of the same row.",
          line: "tableView(_:heightForRowAt:) [0, 0] -> 60"
        )
      ]
    ),
    CourseLesson(
      name: "order-by-release",
      scenario: "load/order-by-ios",
      version: .iOS(11),
      predict:
        "On iOS 10 each round of this table asks every height. What of that is left on iOS 11?",
      answers: [
        CourseAnswer(
          "Q03",
          asks: "Why did the order change with the iOS version?",
          says:
            "The program is the same, but defaults and the table's own work changed. iOS 8 asks each "
            + "visible row once more behind its cell; iOS 11 switches estimates on, so that rounds only count "
            + "and heights of rows and headers wait until something is displayed. 'tabletrace diff "
            + "load/order-by-ios' shows two releases side by side, 'tabletrace history heightForRowAt' all.",
          line: "tableView(_:heightForHeaderInSection:) 0 -> 30"
        )
      ]
    ),
  ]

  static let headers: [CourseLesson] = [
    CourseLesson(
      name: "header-not-called",
      scenario: "headers/header-not-called",
      version: .iOS(17),
      predict:
        "viewForHeader is implemented, heightForHeader is not. Is the view asked on iOS 17, and was "
        + "it on iOS 10?",
      answers: [
        CourseAnswer(
          "Q12",
          asks: "viewForHeaderInSection is not called. Why?",
          says:
            "A header without a height needs no view. Up to iOS 10 a plain table gives a section no "
            + "height unless heightForHeader, sectionHeaderHeight or a title says so, and the view is never "
            + "asked; from iOS 11 on the height is automatic and it is. A height of 0 keeps it away on all. "
            + "Where both title and view are there, the view wins.",
          line: "tableView(_:viewForHeaderInSection:) 0 -> View#1"
        )
      ]
    ),
    CourseLesson(
      name: "header-asked-again",
      scenario: "scroll/header-asked-again",
      version: .iOS(12),
      predict:
        "viewForHeader answers nil although the header has a height. The user scrolls twice by 5 "
        + "points. How often is it asked?",
      answers: [
        CourseAnswer(
          "Q13",
          asks: "Why is the header asked again on every scroll?",
          says:
            "Because the answer was nil while the height says that there is one: the view is missing, and "
            + "each layout asks for it again. A view that was given stays as long as its section is on "
            + "screen. Answer a height of 0 where you want no header.",
          line: "tableView(_:viewForHeaderInSection:) 0 -> nil"
        )
      ]
    ),
  ]
}
