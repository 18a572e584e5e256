import TableTrace

/// The words of arguments, of records, and of what 'list', 'step' and '--why' print.
extension TraceWord {
  /// All of them.
  static let printed = arguments + records + subjects + properties + remarks

  /// What calls are given that is no row, number or view.
  private static let arguments =
    [
      TraceWord(sign: "session", sentence: "A drag or drop session: what is dragged, and where."),
      TraceWord(
        sign: "coordinator",
        sentence: "The coordinator of a drop, which knows the items and the row where they land."
      ),
      TraceWord(sign: "compact", sentence: "A narrow or low size class, among the traits."),
      TraceWord(sign: "regular", sentence: "A roomy size class, among the traits."),
      TraceWord(sign: "default", sentence: "A cell without the controls of editing, as its state."),
      TraceWord(
        sign: "showingEditControl",
        sentence: "A cell with the minus or plus of edit mode, as its state."
      ),
      TraceWord(
        sign: "showingDeleteConfirmation",
        sentence: "A cell with the delete button open, as its state."
      ),
      TraceWord(sign: "selected", sentence: "A cell whose row is selected, as its state."),
      TraceWord(sign: "highlighted", sentence: "A cell with a finger on it, as its state."),
      TraceWord(sign: "focused", sentence: "A cell that has the focus, as its state."),
    ]
    + Set(MenuRules.selectors.bands.flatMap(\.value)).sorted().map {
      TraceWord(
        sign: $0,
        sentence: "An action of the edit menu, by its selector, which the table asks about."
      )
    }

  /// The kinds of the records of 'run --format jsonl', as far as they are no steps or terms.
  private static let records = [
    TraceWord(sign: "trace", sentence: "The kind of the first record: scenario and version."),
    TraceWord(sign: "call", sentence: "The kind of a record: a method of the app is called."),
    TraceWord(sign: "query", sentence: "The kind of a record: the app asks the table."),
    TraceWord(sign: "warning", sentence: "The kind of a record: UIKit prints to the console."),
    TraceWord(sign: "note", sentence: "The kind of a record: the app writes a line."),
    TraceWord(sign: "content", sentence: "The kind of a record: what a cell shows from now on."),
    TraceWord(sign: "crash", sentence: "The kind of a record: an exception ends the trace."),
  ]

  /// The folders of the library, under which 'list' has its scenarios.
  private static let subjects = [
    TraceWord(sign: "claims", sentence: "Scenarios of what people report, each a published claim."),
    TraceWord(sign: "crashes", sentence: "Scenarios in which UIKit raises an exception."),
    TraceWord(sign: "diffable", sentence: "Scenarios with a diffable data source."),
    TraceWord(sign: "editing", sentence: "A table or cell in edit mode, and scenarios about it."),
    TraceWord(sign: "headers", sentence: "Scenarios about headers and footers of sections."),
    TraceWord(
      sign: "lists",
      sentence: "Scenarios of ordered lists of calls that somebody has published."
    ),
    TraceWord(sign: "load", sentence: "Scenarios about the first load of a table."),
    TraceWord(
      sign: "patterns",
      sentence: "Scenarios whose goldens have directives, such as @skip, for what may differ."
    ),
    TraceWord(
      sign: "recorded",
      sentence: "Scenarios that are compared with logs of devices and simulators."
    ),
    TraceWord(sign: "reload", sentence: "Scenarios about reloadData and what it keeps."),
    TraceWord(sign: "reuse", sentence: "Scenarios about cells that serve several rows."),
    TraceWord(sign: "scroll", sentence: "Scenarios in which the content moves."),
    TraceWord(sign: "select", sentence: "Scenarios about selecting and deselecting rows."),
    TraceWord(sign: "touch", sentence: "Scenarios about fingers, and what takes their touches."),
    TraceWord(sign: "updates", sentence: "Scenarios that insert, delete, move and reload rows."),
  ]

  /// The properties of a table that 'step' prints, with their words.
  private static let properties = [
    TraceWord(sign: "window", sentence: "Whether the table is in a window."),
    TraceWord(sign: "layout", sentence: "Whether the table waits for a layout."),
    TraceWord(sign: "offset", sentence: "The points by which the content is scrolled."),
    TraceWord(
      sign: "near rows",
      sentence:
        "The rows on the screen and a few above and below, with their heights as far as known."
    ),
    TraceWord(sign: "content size", sentence: "The width and height of all rows together."),
    TraceWord(
      sign: "heights",
      sentence: "How many heights of rows are known, and how many guessed."
    ),
    TraceWord(sign: "visible rows", sentence: "The rows on the screen, each with a cell."),
    TraceWord(
      sign: "prepared rows",
      sentence: "The rows that have a cell without being displayed: one ahead, one behind."
    ),
    TraceWord(sign: "section views", sentence: "The header and footer views on the screen."),
    TraceWord(sign: "prefetched", sentence: "The rows that the prefetch data source was told of."),
    TraceWord(sign: "selection", sentence: "The selected rows."),
    TraceWord(sign: "focus", sentence: "The row that a keyboard or remote control points at."),
    TraceWord(sign: "open row", sentence: "The row whose swipe buttons show."),
    TraceWord(sign: "moved by", sentence: "What moves the content: a finger or an animation."),
    TraceWord(
      sign: "pool",
      sentence: "The cells that wait to be reused, by their identifier, in 'step'."
    ),
    TraceWord(sign: "pending", sentence: "It comes with the next turn of the run loop."),
    TraceWord(sign: "done", sentence: "Nothing of the kind waits."),
    TraceWord(sign: "empty", sentence: "There is nothing in it."),
    TraceWord(sign: "yes", sentence: "It is so, as a state."),
    TraceWord(sign: "no", sentence: "It is not so, as a state."),
    TraceWord(sign: "not known", sentence: "The table has not asked yet."),
    TraceWord(sign: "not counted", sentence: "There are too many sections to count."),
    TraceWord(sign: "being asked", sentence: "A round that asks the heights is under way."),
  ]

  /// What stands in a remark of '--why' between the names of rules.
  private static let remarks = [
    TraceWord(
      sign: "within",
      sentence: "Behind it stand the rules of what was going on, outermost first."
    ),
    TraceWord(
      sign: "asked by",
      sentence:
        "Behind it stands the rule of the call itself, for which another gave the reason."
    ),
    TraceWord(sign: "answers by", sentence: "Behind it stand the rules that an answer follows."),
    TraceWord(
      sign: "decided by",
      sentence: "The rules that follow decide what the rule describes."
    ),
  ]
}
