/// The questions in the words of people who do not know UIKit's names.
extension Course {
  /// By the number of a question, how else it is asked; a search looks here too.
  static let otherWords: [String: [String]] =
    (wordsOfLoading + wordsOfScrolling + wordsOfSelecting + wordsOfUpdating + wordsOfEditing)
    .reduce(into: [:]) { $0[$1.0, default: []] += $1.1 }

  private static let wordsOfLoading: [(String, [String])] = [
    ("Q01", ["in what sequence are the functions called", "which method comes first, which last"]),
    (
      "Q02",
      [
        "heights are calculated before the cells exist",
        "why is the height of invisible rows computed",
        "a height is wanted before the row is made, for hidden rows too",
      ]
    ),
    (
      "Q03",
      [
        "the calls come in another sequence on an older or newer phone",
        "it behaves differently since the new iOS version",
      ]
    ),
    ("Q04", ["the height of one row is computed several times, too often"]),
    ("Q05", ["what is the guessed height of a row good for", "approximate row height, set to 0"]),
    ("Q06", ["the number of rows or sections is requested several times, counted twice"]),
    (
      "Q07",
      ["which functions are required, which may I leave out", "the least code that a table needs"]
    ),
    ("Q08", ["a list with a million rows is slow, freezes or hangs as it opens"]),
    ("Q09", ["nothing is shown, the list is empty, white, no data appears on the screen"]),
    (
      "Q10",
      [
        "prepare a cell just before it becomes visible", "cell created or cell shown",
        "where do I set up how a row looks",
      ]
    ),
    (
      "Q11",
      [
        "which function gives me a reusable, recycled cell",
        "get a cell by identifier with or without its position",
      ]
    ),
    ("Q12", ["the heading of a section is missing, my header view is not shown"]),
    ("Q13", ["the heading is created again each time the user moves the list"]),
    (
      "Q14",
      ["console warning about a layout while the table is not on the screen, not in a window"]
    ),
  ]

  private static let wordsOfScrolling: [(String, [String])] = [
    ("Q15", ["does the refresh take place at once or later", "wait until the list is reloaded"]),
    (
      "Q16",
      [
        "notice when all data is shown, the list is ready, the last row is displayed",
        "the list has finished loading, code that runs after everything is shown",
      ]
    ),
    ("Q17", ["the list of visible rows is wrong or empty after a refresh"]),
    (
      "Q18",
      [
        "the screen shows old data, refresh has no effect, new items do not appear",
        "the list stays the same and is not updated although the array changed",
      ]
    ),
    ("Q19", ["refresh the whole list or a part of it, with animation"]),
    (
      "Q20",
      [
        "the keyboard closes, the cursor leaves the text box while I am typing, as the list is updated"
      ]
    ),
    ("Q21", ["the app dies with index out of range when I scroll, the array became shorter"]),
    (
      "Q22",
      ["the list jerks, bounces to another position after a refresh, rows of different sizes"]
    ),
    (
      "Q23",
      [
        "I open a detail screen, come back, and the list is at another position",
        "go back from the details: the list is somewhere else",
      ]
    ),
    (
      "Q24",
      [
        "going to a row by code ends at the wrong position, does not reach the bottom or the last message"
      ]
    ),
    (
      "Q25",
      [
        "rows show the wrong picture, photo or tick of another row, content is mixed up while scrolling"
      ]
    ),
    ("Q26", ["load pictures or data in advance, before a row becomes visible, preload"]),
  ]

  private static let wordsOfSelecting: [(String, [String])] = [
    ("Q27", ["a click on a row does nothing, the row does not react to touches"]),
    (
      "Q28",
      ["a gesture, such as a tap that hides the keyboard, keeps rows from reacting to clicks"]
    ),
    ("Q29", ["the events of a click on a row, in sequence, step by step"]),
    ("Q30", ["a row is chosen by the program, from code, and no function is triggered"]),
    ("Q31", ["click a chosen row once more so that it is unselected, toggle, switch off"]),
    ("Q32", ["no function is triggered as a row becomes unselected"]),
    ("Q33", ["the chosen row is forgotten after a refresh or update, nothing is marked any more"]),
    ("Q34", ["a cell that I marked myself stays marked, gray, and cannot be unselected"]),
    (
      "Q35",
      [
        "the finger touches another row and moves away: does the chosen row stay chosen, on an iPad too"
      ]
    ),
    ("Q36", ["the row remains gray, coloured, when I return from the detail screen"]),
    (
      "Q37",
      ["a row gets bigger, expands, opens when it is clicked, its size changes with animation"]
    ),
    ("Q38", ["the arrow, the plus or the small info icon at the right side of a row is clicked"]),
  ]

  private static let wordsOfUpdating: [(String, [String])] = [
    (
      "Q39",
      [
        "the app crashes when an item is removed or added, number of rows error",
        "assertion failure in endCellAnimationsWithContext",
      ]
    ),
    ("Q40", ["removing the very last item crashes, the list becomes empty, a 'no items' message"]),
    ("Q41", ["adding the very first item to an empty list crashes"]),
    ("Q42", ["an internal error about a map of sections"]),
    ("Q43", ["add and remove several rows at once: which row number counts, old or new"]),
    ("Q44", ["move and refresh a row at the same time: an error about delete and move"]),
    ("Q45", ["the height is requested for a row that has been removed, old positions"]),
    (
      "Q46",
      [
        "a cell is requested for a row that was removed, that is not there any more, gone",
        "a deleted row is asked for a cell",
      ]
    ),
    ("Q47", ["run code when the animation of removing or adding a row is over, finished"]),
    ("Q47a", ["refresh the whole list in the middle of an update, while updating"]),
    ("Q47b", ["the top row disappears without an animation"]),
    ("Q47c", ["rich text or HTML in a row freezes, crashes or calls the height again"]),
  ]

  private static let wordsOfEditing: [(String, [String])] = [
    ("Q48", ["slide a row to the left to delete it, show a delete button"]),
    ("Q49", ["slide to delete compared with the edit mode"]),
    ("Q50", ["the buttons behind a row do not appear when I slide it, sliding does nothing"]),
    ("Q51", ["slide a row a little and let go: no event tells the end"]),
    ("Q52", ["the list remains in edit mode, editing does not stop, after a cancelled slide"]),
    ("Q53", ["rows can be slid and deleted although I wrote no code for it"]),
    (
      "Q54",
      ["know when the user begins and stops sliding a row, pause a timer or updates meanwhile"]
    ),
    ("Q55", ["the user changes the order of rows by hand, drags and sorts them"]),
    (
      "Q56", ["the handle, the icon with three lines, the grip to drag a row is missing, not shown"]
    ),
    ("Q57", ["a dragged row is dropped where it was, from and to are the same position"]),
    ("Q58", ["keep a fixed, locked row in its place while others are dragged over it"]),
  ]
}
