/// The edit mode of the table, and its open row with swipe buttons.
struct EditingState {
  enum Mode: Equatable {
    case none
    /// The actions behind a row are shown, or are about to be.
    case swipe
    case edit
  }

  /// Whether the actions of a swipe are being queried, during which a reload cancels the swipe.
  enum Questions: Equatable {
    /// No actions are being queried.
    case none
    case asking
    /// The actions are being queried, and the table was reloaded during the query.
    case reloaded
  }

  private(set) var mode = Mode.none
  /// The rule of the last change of `mode`, or nil if the app caused it.
  private(set) var cause: RuleID?
  /// The row whose buttons are shown, or nil.
  var openRow: OpenRow?
  /// The row of a cancelled swipe whose end is reported at the next touch, or nil.
  private(set) var unendedSwipe: OpenRow?
  /// The ends of swipes to report when their buttons have closed.
  private var closings: [SwipeEnd] = []
  /// Whether the actions of a row are being queried.
  private(set) var questions = Questions.none

  /// The actions whose completion handlers have not been called, by their numbers.
  var uncalledActions: [Int: RowAction] = [:]
  private(set) var handledActions = 0

  /// Records that the handler of an action of the open row will run.
  ///
  /// - Returns: The number of the action.
  mutating func handle(_ action: RowAction) -> Int {
    handledActions += 1
    uncalledActions[handledActions] = action
    openRow?.isAtWork = true
    openRow?.handledAction = handledActions
    openRow?.completion = nil
    return handledActions
  }

  /// Begins or ends edit mode.
  mutating func setEditing(_ isEditing: Bool) {
    mode = isEditing ? .edit : .none
    cause = nil
  }

  /// Begins a swipe, which changes nothing in edit mode.
  mutating func beginSwipe() {
    guard mode == .none else { return }
    mode = .swipe
    cause = .swipeIsEditing
  }

  /// Records that two fingers began edit mode.
  mutating func noteTwoFingers() {
    cause = .twoFingers
  }

  /// Ends a swipe, but not edit mode.
  mutating func endSwipe() {
    if mode == .swipe { mode = .none }
  }

  /// Leaves the end of a cancelled swipe to the next touch.
  mutating func leaveUnended(_ open: OpenRow) {
    openRow = nil
    unendedSwipe = open
  }

  /// Whether buttons are still being closed.
  var isClosing: Bool { !closings.isEmpty }

  /// Starts to close the buttons of a row.
  mutating func close(_ end: SwipeEnd) {
    closings.append(end)
  }

  /// Takes the ends of swipes to report when their buttons have closed.
  mutating func takeClosings() -> [SwipeEnd] {
    defer { closings = [] }
    return closings
  }

  /// Takes the cancelled swipe whose end is not reported yet, or returns nil.
  mutating func takeUnended() -> OpenRow? {
    defer { unendedSwipe = nil }
    return unendedSwipe
  }

  /// Prevents that the view controller is notified of ending swipes while it changes edit mode.
  mutating func keepFromController() {
    openRow?.tellsController = false
    unendedSwipe?.tellsController = false
    for place in closings.indices { closings[place].tellsController = false }
  }

  /// Notes that the actions of a row are being queried.
  mutating func ask() {
    questions = .asking
  }

  /// Notes that the query for actions ended, and returns whether the table was reloaded during it.
  mutating func asked() -> Bool {
    defer { questions = .none }
    return questions == .reloaded
  }

  /// Notes a reload, which cancels a swipe whose actions are being queried.
  mutating func reload() {
    if questions == .asking { questions = .reloaded }
  }

  mutating func renumber(by moves: RowMoves) {
    openRow?.renumber(by: moves)
    unendedSwipe?.renumber(by: moves)
  }
}

/// The end of a swipe that is not reported yet.
struct SwipeEnd {
  /// The index path of the row when it opened.
  let place: IndexPath
  let rule: RuleID
  /// Whether the view controller is also notified.
  var tellsController: Bool
}
