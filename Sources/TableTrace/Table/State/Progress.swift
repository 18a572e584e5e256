/// The state of running calls, and of events that happen only once.
struct Progress {
  /// A text that UIKit prints once in a process.
  enum Warning: Hashable {
    case outsideWindow
    case zeroHeight
  }

  /// The calls to clients that have not answered yet.
  private(set) var openCalls = 0
  /// Whether the table was ever laid out.
  var hasLaidOut = false
  /// Whether a layout or the exchange of an update is under way.
  var isLayingOut = false
  /// Whether the rows whose cells are being made are those that a reload shows anew.
  var isShowingReload = false
  /// Whether the row whose cell is being made is not displayed yet.
  var isPreparingAhead = false
  /// The row whose cellForRow is running.
  var row: RowInProgress?
  /// The cell whose willDisplay is running.
  var displayedCell: Cell?
  private var warnings: Set<Warning> = []

  mutating func open() {
    openCalls += 1
  }

  /// The innermost call has answered, or raised.
  mutating func close() {
    openCalls -= 1
  }

  /// Returns whether a text is printed for the first time.
  mutating func warns(_ warning: Warning) -> Bool {
    warnings.insert(warning).inserted
  }

  /// Takes the row whose cell has been made.
  mutating func takeRow() -> RowInProgress? {
    defer { row = nil }
    return row
  }
}

/// The row whose cellForRow is running, and what its dequeue has queried already.
struct RowInProgress {
  let path: IndexPath
  /// Whether the indentation level was queried inside the dequeue.
  var hasIndentation = false
  var hasDequeued = false
  /// The cell that the row has already, which its dequeue hands out again.
  var keptCell: Cell?
}
