/// The calls that are running, and the events that happen only once.
struct Progress {
  /// A warning that UIKit prints once in a process.
  enum Warning: Hashable {
    case outsideWindow
    case zeroHeight
  }

  /// The number of calls to clients that have not returned yet.
  private(set) var openCalls = 0
  /// Whether the table was laid out before.
  var hasLaidOut = false
  /// Whether a layout or an update of the visible cells is running.
  var isLayingOut = false
  /// Whether cells are created for the rows after a reload.
  var isShowingReload = false
  /// Whether a cell is created for a row that is not displayed yet.
  var isPreparingAhead = false
  /// The row whose `cellForRow` is running, or nil.
  var row: RowInProgress?
  /// The cell whose `willDisplay` is running, or nil.
  var displayedCell: Cell?
  private var warnings: Set<Warning> = []

  mutating func open() {
    openCalls += 1
  }

  /// Notes that the innermost call returned or threw.
  mutating func close() {
    openCalls -= 1
  }

  /// Returns whether a warning is printed for the first time.
  mutating func warns(_ warning: Warning) -> Bool {
    warnings.insert(warning).inserted
  }

  /// Takes the row whose cell was created, or returns nil.
  mutating func takeRow() -> RowInProgress? {
    defer { row = nil }
    return row
  }
}

/// The row whose `cellForRow` is running, and what its dequeue has already queried.
struct RowInProgress {
  let path: IndexPath
  /// Whether the dequeue queried the indentation level.
  var hasIndentation = false
  var hasDequeued = false
  /// The row's existing cell if the dequeue returns that cell again, or nil.
  var keptCell: Cell?
}
