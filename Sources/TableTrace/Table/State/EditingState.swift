/// Whether the table is edited, and the row behind which buttons are shown.
struct EditingState {
  enum Mode: Equatable {
    case none
    /// The actions behind a row are shown, or about to be.
    case swipe
    case edit
  }

  /// The state of a swipe's queries, during which a reload cancels it.
  enum Questions: Equatable {
    /// No swipe is being queried about.
    case none
    /// The actions are being queried.
    case asking
    /// They are being queried, and the table was reloaded meanwhile.
    case reloaded
  }

  private(set) var mode = Mode.none
  /// Whether a swipe has changed that since the app has set it.
  private(set) var wasSwiped = false
  /// The row behind which buttons are shown.
  var openRow: OpenRow?
  /// The row whose swipe was cancelled and whose end is reported with the next touch.
  private(set) var unendedSwipe: OpenRow?
  /// The ends of swipes to tell when the buttons have finished closing.
  private var closings: [SwipeEnd] = []
  /// Whether the actions of a row are being queried.
  private(set) var questions = Questions.none

  /// The actions whose completion handlers have not been called, by their numbers.
  var uncalledActions: [Int: RowAction] = [:]
  private(set) var handledActions = 0

  /// The handler of an action of the open row is about to run.
  ///
  /// - Returns: the number of the action.
  mutating func handle(_ action: RowAction) -> Int {
    handledActions += 1
    uncalledActions[handledActions] = action
    openRow?.isAtWork = true
    openRow?.handledAction = handledActions
    openRow?.completion = nil
    return handledActions
  }

  /// Edit mode begins or ends.
  mutating func setEditing(_ isEditing: Bool) {
    mode = isEditing ? .edit : .none
    wasSwiped = false
  }

  /// A swipe begins; in edit mode it changes nothing.
  mutating func beginSwipe() {
    guard mode == .none else { return }
    mode = .swipe
    wasSwiped = true
  }

  /// A swipe ends; edit mode stays.
  mutating func endSwipe() {
    if mode == .swipe { mode = .none }
  }

  /// A cancelled swipe leaves its end to the next touch.
  mutating func leaveUnended(_ open: OpenRow) {
    openRow = nil
    unendedSwipe = open
  }

  /// Whether buttons are still closing.
  var isClosing: Bool { !closings.isEmpty }

  /// The buttons of a row begin to close.
  mutating func close(_ end: SwipeEnd) {
    closings.append(end)
  }

  /// Takes what is to be reported when the buttons have finished closing.
  mutating func takeClosings() -> [SwipeEnd] {
    defer { closings = [] }
    return closings
  }

  /// Takes the cancelled swipe whose end is still to be reported.
  mutating func takeUnended() -> OpenRow? {
    defer { unendedSwipe = nil }
    return unendedSwipe
  }

  /// The controller is not notified of the end of any swipe, as it changes edit mode itself.
  mutating func keepFromController() {
    openRow?.tellsController = false
    unendedSwipe?.tellsController = false
    for place in closings.indices { closings[place].tellsController = false }
  }

  /// The actions of a row are about to be queried.
  mutating func ask() {
    questions = .asking
  }

  /// The actions of a row have been queried; returns whether a reload happened meanwhile.
  mutating func asked() -> Bool {
    defer { questions = .none }
    return questions == .reloaded
  }

  /// A reload ends a swipe whose actions are being queried.
  mutating func reload() {
    if questions == .asking { questions = .reloaded }
  }

  mutating func renumber(by moves: RowMoves) {
    openRow?.renumber(by: moves)
    unendedSwipe?.renumber(by: moves)
  }
}

/// The end of a swipe that is still to be reported, with the row as it was opened.
struct SwipeEnd {
  /// The row as it was opened, by the number that it had then.
  let place: IndexPath
  let rule: RuleID
  /// Whether the controller is notified too.
  var tellsController: Bool
}
