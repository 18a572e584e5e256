/// The selected rows and the focused row.
struct SelectionState {
  /// For each selected row, a number that increases with each selection.
  private var order: [IndexPath: Int] = [:]
  private var nextOrdinal = 0
  /// The selection that is restored when edit mode ends.
  private(set) var beforeEditing: [IndexPath] = []
  private(set) var rules: [RuleID] = []
  private(set) var focusedRow: IndexPath?
  private(set) var lastFocusedRow: IndexPath?

  /// The selected rows, in the order of their selection.
  ///
  /// - Complexity: O(k log k) in the selected rows. For a single row, use ``contains(_:)``.
  var rows: [IndexPath] { order.sorted { $0.value < $1.value }.map(\.key) }

  var count: Int { order.count }

  var isEmpty: Bool { order.isEmpty }

  func contains(_ row: IndexPath) -> Bool { order[row] != nil }

  /// Selects a row, if it is not selected.
  ///
  /// In single selection, the rules of earlier selections no longer matter.
  mutating func insert(_ row: IndexPath, by rule: RuleID, holdsSeveral: Bool) {
    guard order[row] == nil else { return }
    if order.isEmpty, !holdsSeveral { rules = [] }
    order[row] = nextOrdinal
    nextOrdinal += 1
    add(rule)
  }

  /// Deselects a row, and returns whether it was selected.
  mutating func remove(_ row: IndexPath, by rule: RuleID) -> Bool {
    guard order.removeValue(forKey: row) != nil else { return false }
    if order.isEmpty { rules = [] }
    add(rule)
    return true
  }

  mutating func add(_ rule: RuleID) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  /// Moves focus to a row, or removes it for nil.
  mutating func focus(_ row: IndexPath?) {
    focusedRow = row
    lastFocusedRow = row ?? lastFocusedRow
  }

  /// Stores the selection for the end of edit mode, in place of an older one.
  mutating func keepForEditing(_ rows: [IndexPath]) {
    beforeEditing = rows
  }

  /// Forgets the selection, the focus and the stored selection.
  mutating func forget() {
    let rules = order.isEmpty ? rules : [.selectionCleared]
    self = SelectionState()
    self.rules = rules
  }

  /// Renumbers all rows, and removes the selection and focus of deleted rows.
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
