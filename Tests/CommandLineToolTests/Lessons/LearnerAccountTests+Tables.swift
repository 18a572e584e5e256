import Testing

/// The tables of what learners have tried and asked.
extension LearnerAccountTests {
  /// A situation of real apps: the lesson that shows the bug, and the one that shows the mend.
  struct Situation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bug: String
    let mend: String

    init(_ words: String, bug: String, mend: String) {
      (testDescription, self.bug, self.mend) = (words, bug, mend)
    }
  }

  static let situations = [
    Situation(
      "reload one self-sizing row and the table jumps",
      bug: "scroll/reload-a-row-jumps",
      mend: "scroll/reload-a-row-with-good-estimates"
    ),
    Situation(
      "cells flicker on reloadData",
      bug: "reload/reload-flickers",
      mend: "reload/reconfigure-instead-of-reload"
    ),
    Situation(
      "prefetch and reloadData",
      bug: "scroll/prefetch-and-reload-all",
      mend: "scroll/prefetch-loads-rows"
    ),
    Situation(
      "floating section header, rectForHeader",
      bug: "scroll/where-a-pinned-header-is",
      mend: "headers/header-in-grouped-style"
    ),
    Situation(
      "keyboard covers the last row",
      bug: "scroll/keyboard-covers-the-rows",
      mend: "scroll/keyboard-makes-room"
    ),
    Situation(
      "reloadData in willDisplay",
      bug: "reload/reload-in-will-display",
      mend: "reload/reload-once-after-will-display"
    ),
    Situation(
      "infinite list shows rows twice",
      bug: "patterns/load-more-twice",
      mend: "patterns/load-more"
    ),
    Situation(
      "self-sizing cell does not grow after endUpdates",
      bug: "patterns/expanding-cell-forgotten",
      mend: "patterns/expanding-cell"
    ),
    Situation(
      "tap does nothing after a swipe action failed",
      bug: "editing/completion-never-called",
      mend: "editing/completion-called-later"
    ),
    Situation(
      "rows jump back after a reorder, diffable",
      bug: "diffable/forgotten-apply",
      mend: "diffable/apply-after-reorder"
    ),
    Situation(
      "reloadData loses the selection",
      bug: "select/reload-loses-selection",
      mend: "select/reload-keeps-selection"
    ),
    Situation(
      "tableHeaderView covers the first cells",
      bug: "headers/table-header-without-a-size",
      mend: "headers/table-header-sized-by-hand"
    ),
    Situation(
      "cells made for rows that nobody sees, estimate",
      bug: "load/estimate-too-small",
      mend: "load/estimate-that-fits"
    ),
    Situation(
      "wrong images flash while scrolling",
      bug: "reuse/wrong-image",
      mend: "reuse/right-image"
    ),
    Situation(
      "wrong rows edited after a filter",
      bug: "patterns/filter-by-index-path",
      mend: "patterns/filter-of-items"
    ),
  ]

  /// A question by its number in the collection, in the words of a search, and the lessons that answer
  /// it, the first of them being among the first that are found.
  struct Question: Sendable, CustomTestStringConvertible {
    let number: String
    let words: String
    let lessons: [String]

    init(_ number: String, _ words: String, _ lessons: String...) {
      (self.number, self.words, self.lessons) = (number, words, lessons)
    }

    var testDescription: String { "\(number): \(words)" }
  }

  static let questions = [
    Question(
      "18",
      "reloadData does not refresh my cells",
      "reload/reload-before-the-change",
      "reload/reload-after-the-change"
    ),
    Question("19", "reloadSections or reloadData", "reload/reload-all-or-one-section"),
    Question(
      "20",
      "text field loses focus on reload",
      "reuse/text-field-loses-focus",
      "reuse/text-field-keeps-focus"
    ),
    Question(
      "23",
      "scroll position wrong after push and pop",
      "scroll/back-from-another-screen",
      "scroll/back-with-good-estimates"
    ),
    Question("32", "didDeselectRow not called", "select/did-deselect-not-called"),
    Question(
      "34",
      "cannot deselect a cell whose isSelected I set",
      "select/cell-that-only-looks-selected"
    ),
    Question(
      "35",
      "selected row loses its highlight on iPad",
      "touch/ipad-old-row",
      "touch/cancelled-by-scrolling"
    ),
    Question(
      "40",
      "crash only when deleting the last row, placeholder",
      "crashes/placeholder-row",
      "updates/placeholder-row"
    ),
    Question(
      "41",
      "first insertRows crashes invalid number of sections",
      "crashes/first-row-of-an-empty-table",
      "updates/first-section"
    ),
    Question(
      "42",
      "unable to generate a new section map",
      "crashes/no-section-left",
      "crashes/data-source-gone"
    ),
    Question(
      "45",
      "heightForRow with old index paths",
      "crashes/heights-with-old-index-paths",
      "updates/heights-asked-before-the-change"
    ),
    Question(
      "47a",
      "reloadData inside performBatchUpdates",
      "updates/reload-in-a-batch",
      "crashes/reload-among-updates"
    ),
  ]

  /// Questions that no scenario can answer, with the heading of the page that says so and a word of
  /// the question that stands below it.
  static let others = [
    ("46", "Faults of single versions", "cellForRowAt"),
    ("47b", "Animation frames", "row at the top edge"),
    ("47c", "Run loops inside callbacks", "HTML"),
    ("18", "Threads", "reloadData"),
  ]

  static let asked = [
    "18", "19", "20", "23", "32", "34", "35", "40", "41", "42", "45", "46", "47a", "47b", "47c",
  ]
}
