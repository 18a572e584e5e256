/// The rows that are selected, and the row that has focus.
struct SelectionState {
  /// The ordinal of each row's selection.
  private var order: [IndexPath: Int] = [:]
  private var nextOrdinal = 0
  /// The selection that returns when edit mode ends.
  private(set) var beforeEditing: [IndexPath] = []
  /// The rules by which these rows are selected and no others.
  private(set) var rules: [RuleID] = []
  private(set) var focusedRow: IndexPath?
  private(set) var lastFocusedRow: IndexPath?

  /// The selected rows, in the order in which they were selected.
  ///
  /// - Complexity: O(k log k) in the selected rows; ask ``contains(_:)`` about one.
  var rows: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  var count: Int { order.count }

  var isEmpty: Bool { order.isEmpty }

  func contains(_ row: IndexPath) -> Bool { order[row] != nil }

  /// Selects a row, if it is not selected already.
  ///
  /// Where one row is selected at a time, nothing that was selected before is a reason for it.
  mutating func insert(_ row: IndexPath, by rule: RuleID, holdsSeveral: Bool) {
    guard order[row] == nil else { return }
    if order.isEmpty, !holdsSeveral { rules = [] }
    order[row] = nextOrdinal
    nextOrdinal += 1
    add(rule)
  }

  /// Deselects a row; the answer is whether it was selected.
  mutating func remove(_ row: IndexPath, by rule: RuleID) -> Bool {
    guard order.removeValue(forKey: row) != nil else { return false }
    if order.isEmpty { rules = [] }
    add(rule)
    return true
  }

  mutating func add(_ rule: RuleID) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// Focus moves to a row, or leaves the table.
  mutating func focus(_ row: IndexPath?) {
    focusedRow = row
    lastFocusedRow = row ?? lastFocusedRow
  }

  /// Keeps a selection for the end of edit mode, and forgets an older one.
  mutating func keepForEditing(_ rows: [IndexPath]) {
    beforeEditing = rows
  }

  /// Nothing is selected or focused any more, nor was it ever.
  mutating func forget() {
    let rules = order.isEmpty ? rules : [.selectionCleared]
    self = SelectionState()
    self.rules = rules
  }

  /// Gives every row its new number; a row that is gone is not selected and has no focus.
  mutating func renumber(by moves: RowMoves) {
    let before = order
    let selected = order.compactMap { row, ordinal in moves[row].map { ($0, ordinal) } }
    order = Dictionary(selected, uniquingKeysWith: min)
    if order != before { add(.updateCarriedOver) }
    beforeEditing = beforeEditing.compactMap { moves[$0] }
    focusedRow = focusedRow.flatMap { moves[$0] }
    lastFocusedRow = lastFocusedRow.flatMap { moves[$0] }
  }
}
