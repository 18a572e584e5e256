import TableTrace

/// Scrolling and reuse.
extension Course {
  static let scrolling: [CourseLesson] = [
    CourseLesson(
      name: "old-content",
      scenario: "reuse/old-content",
      version: .iOS(12),
      predict:
        "Three rows fit. The user scrolls two screens down. Which cells do rows 6, 7 and 8 get?",
      answers: [
        CourseAnswer(
          "Q25",
          asks: "Why do cells show old content or checkmarks? When is prepareForReuse called?",
          says:
            "The cell of row 6 is the one that showed row 2, with everything on it that cellForRow does "
            + "not set again. prepareForReuse runs inside the dequeue of a cell from the pool, never for a "
            + "new one. Set in cellForRow whatever a cell can show, to nothing where the row has nothing.",
          line: "tableView(_:cellForRowAt:) [0, 6] -> Cell#3 reused from [0, 2]"
        )
      ]
    ),
    CourseLesson(
      name: "end-of-loading",
      scenario: "scroll/end-of-loading",
      version: .iOS(12),
      predict:
        "An app takes willDisplay of the last visible row, row 2, for the end of loading. How often "
        + "does it believe so in this trace?",
      answers: [
        CourseAnswer(
          "Q16",
          asks: "How do I detect the end of loading? Is \"last visible row in willDisplay\" right?",
          says:
            "It fires again whenever that row scrolls back in, and never for an empty table. There is no "
            + "callback for the end. What always holds: after layoutIfNeeded the visible cells exist.",
          line: "tableView(_:willDisplay:forRowAt:) Cell#1, [0, 2]"
        )
      ]
    ),
    CourseLesson(
      name: "prefetching",
      scenario: "scroll/prefetch",
      version: .iOS(17),
      predict:
        "Three rows are on screen. Which rows does the first prefetchRows name, and when does it come?",
      answers: [
        CourseAnswer(
          "Q26",
          asks:
            "When does prefetchRows come, why not for the first screen, and when is it cancelled?",
          says:
            "It names rows that come next, never those that are needed at once: those get cellForRow "
            + "directly, so that cellForRow must work without a prefetch. On iOS 17 the first call comes as "
            + "scrolling begins. After a jump, rows far behind that were announced and never shown are "
            + "called off.",
          line:
            "tableView(_:prefetchRowsAt:) [[0, 4], [0, 5], [0, 6], [0, 7], [0, 8], [0, 9], [0, 10], "
            + "[0, 11], [0, 12], [0, 13]]"
        )
      ]
    ),
    CourseLesson(
      name: "data-changed",
      scenario: "scroll/data-changed-without-reload",
      version: .iOS(12),
      predict:
        "The data shrinks from thirty rows to two, and nobody tells the table. When does it crash: "
        + "at once, or as the user scrolls?",
      answers: [
        CourseAnswer(
          "Q21",
          asks: "Why does my app crash on scrolling after I have changed the data?",
          says:
            "The table still counts thirty rows. While nothing moves nothing is asked. The first row that "
            + "scrolls in asks cellForRow for an index that the array has no more. Reload, or tell the "
            + "change, in the same turn in which the data changes.",
          line:
            "! NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 1]"
        )
      ]
    ),
  ]
}
