import TableTrace

/// Touching, selecting, and what becomes of a selection.
extension Course {
  static let selecting: [CourseLesson] = [
    CourseLesson(
      name: "one-tap",
      scenario: "select/one-row-after-another",
      version: .iOS(17),
      predict: "Row 0 is selected, and row 1 is tapped. Order these: didUnhighlight, willSelect, "
        + "willDeselect, didDeselect, didSelect.",
      answers: [
        CourseAnswer(
          "Q29",
          asks: "What exactly happens on a tap?",
          says:
            "The finger comes down: shouldHighlight, didHighlight. It is lifted: didUnhighlight, then "
            + "willSelect of the new row, willDeselect and didDeselect of the old one, didSelect last. Inside "
            + "didDeselect nothing is selected.",
          line: "tableView(_:didDeselectRowAt:) [0, 0]"
        )
      ]
    ),
    CourseLesson(
      name: "why-not-selected",
      scenario: "select/why-not-didselect",
      version: .iOS(17),
      predict:
        "Row 1 answers false to shouldHighlight, row 2 nil to willSelect. How far does a tap on each "
        + "come?",
      answers: [
        CourseAnswer(
          "Q27",
          asks: "didSelectRow is not called. Why?",
          says:
            "A tap passes gates in a row, and the first that is shut ends it: a delegate that is set and "
            + "has the method, selection allowed, in edit mode too, shouldHighlight not false, the finger not "
            + "cancelled, willSelect not nil. How far the calls come tells which one: nothing at all means no "
            + "delegate or no selection, willSelect and no more means that it answered nil. Often the "
            + "method that is there is didDeselect.",
          line: "tableView(_:willSelectRowAt:) [0, 2] -> nil"
        )
      ]
    ),
    CourseLesson(
      name: "select-by-code",
      scenario: "select/programmatic",
      version: .iOS(17),
      predict: "selectRow by code, then a tap on the same row. Which of them tells the delegate?",
      answers: [
        CourseAnswer(
          "Q30",
          asks: "selectRow does not call didSelectRow. Why?",
          says:
            "The delegate hears of what a user does. selectRow and deselectRow change the table's selection "
            + "and the look of the cell, and call no delegate method. If your own reaction is wanted, call it "
            + "yourself.",
          line: "setSelected(_:animated:) Cell#1, true, false"
        )
      ]
    ),
    CourseLesson(
      name: "tap-again",
      scenario: "select/tap-again-deselects",
      version: .iOS(17),
      predict:
        "The selected row is tapped once more. Which callbacks come, and is it selected afterwards?",
      answers: [
        CourseAnswer(
          "Q31",
          asks: "How do I deselect a row by tapping it again? Does deselectRow notify?",
          says:
            "By itself a second tap selects again: willSelect and didSelect. The recipe answers nil from "
            + "willSelect for the selected row and calls deselectRow there, which tells nobody: neither "
            + "willDeselect nor didDeselect comes.",
          line: "tableView(_:willSelectRowAt:) [0, 1] -> nil"
        )
      ]
    ),
    CourseLesson(
      name: "gesture-recogniser",
      scenario: "touch/recogniser-takes-the-touch",
      version: .iOS(17),
      predict:
        "A tap recogniser on the table recognises the tap. What becomes of the highlight, and does "
        + "willSelect come?",
      answers: [
        CourseAnswer(
          "Q28",
          asks: "A tap gesture recogniser breaks didSelect. Why?",
          says:
            "It takes the touch, which cancels it for the views below: the highlight ends and nothing is "
            + "asked any more. Set cancelsTouchesInView to false, or let its delegate refuse touches on rows.",
          line: "tableView(_:didUnhighlightRowAt:) [0, 1]"
        )
      ]
    ),
    CourseLesson(
      name: "accessory-or-row",
      scenario: "touch/accessory-or-row",
      version: .iOS(17),
      predict:
        "Five rows with five accessories are tapped at their right edge. Which taps select the row?",
      answers: [
        CourseAnswer(
          "Q38",
          asks: "Accessory tap or row tap: which fires?",
          says:
            "Only the two detail buttons answer with accessoryButtonTapped, and then the row is neither "
            + "highlighted nor selected. A chevron or a check mark belongs to the row, which is selected. A "
            + "view of your own takes its touches itself.",
          line: "tableView(_:accessoryButtonTappedForRowWith:) [0, 0]"
        )
      ]
    ),
    CourseLesson(
      name: "touch-and-drag",
      scenario: "touch/cancelled-by-scrolling",
      version: .iOS(17),
      predict:
        "Row 0 is selected. A finger comes down on row 2 and drags. Which row is selected at the end?",
      answers: [
        CourseAnswer(
          "Q35",
          asks: "I touch another row and then scroll: is the old selection kept?",
          says:
            "Yes. Scrolling takes the touch, so that the highlight of row 2 ends and nothing else comes: "
            + "the selection changes only as a finger is lifted on a row. On an iPad up to iOS 9 the old row "
            + "loses its look while the finger is down and gets it back as it drags (touch/ipad-old-row); "
            + "the selection itself never changes there either.",
          line: "tableView(_:didUnhighlightRowAt:) [0, 2]"
        )
      ]
    ),
  ]

  static let keepingSelection: [CourseLesson] = [
    CourseLesson(
      name: "reload-and-selection",
      scenario: "select/reload-loses-selection",
      version: .iOS(17),
      predict: "A row is selected, and reloadData called. What is selected now, and who is told?",
      answers: [
        CourseAnswer(
          "Q33",
          asks: "Why does reloading a row or the table lose the selection?",
          says:
            "reloadData clears the selection at once and tells nobody; a row that is reloaded comes back "
            + "as a new one, which is not selected. Remember what was selected and select it by code "
            + "afterwards.",
          line: "? indexPathForSelectedRow -> nil"
        )
      ]
    ),
    CourseLesson(
      name: "no-deselection",
      scenario: "select/did-deselect-not-called",
      version: .iOS(17),
      predict:
        "Apple is selected, then its row is reloaded, then Banana is tapped. Does didDeselect come for Apple?",
      answers: [
        CourseAnswer(
          "Q32",
          asks: "Why is didDeselect not called?",
          says:
            "didDeselect answers to a user who selects another row while one is selected. Here the reload has "
            + "taken the selection away in silence, so that the tap on Banana finds nothing to deselect: its "
            + "didSelect stands right behind the tap. deselectRow called by code tells nobody either. Only the "
            + "last tap, with Banana selected, has a willDeselect and a didDeselect.",
          line: "tableView(_:didSelectRowAt:) [0, 1]"
        )
      ]
    ),
    CourseLesson(
      name: "back-from-details",
      scenario: "select/back-from-details",
      version: .iOS(17),
      predict:
        "A row is tapped, another screen is pushed and popped. When does the row lose its highlight, "
        + "and does didDeselect come?",
      answers: [
        CourseAnswer(
          "Q36",
          asks: "Why does the highlight stay after coming back?",
          says:
            "The selection is a state and no event: it lasts until somebody ends it. A table view "
            + "controller does so as its view appears again, without a call to the delegate; any other "
            + "controller has to call deselectRow itself.",
          line: "setSelected(_:animated:) Cell#2, false, true"
        )
      ]
    ),
    CourseLesson(
      name: "cell-and-table",
      scenario: "select/cell-that-only-looks-selected",
      version: .iOS(17),
      predict:
        "willDisplay sets the cell of row 1 selected, and the user taps that row. Is it selected or "
        + "deselected by the tap?",
      answers: [
        CourseAnswer(
          "Q34",
          asks: "I set cell.selected in willDisplay and then cannot deselect the row. Why?",
          says:
            "There are two states: which rows the table has selected, and how a cell looks. A cell that you "
            + "set yourself only looks selected, and the table knows nothing of it. So a tap on the row selects "
            + "it, which changes nothing to be seen, and a tap on another row does not take its look away. Call "
            + "selectRow of the table, which tells its cells.",
          line: "tableView(_:didSelectRowAt:) [0, 1]"
        )
      ]
    ),
  ]
}
