import TableTrace

/// The turns that reactions deferred, found by number and by their rows.
///
/// The order of turns is kept elsewhere by number. A cancelled turn loses its number, so cancelling
/// does not affect other turns.
struct WaitingTurns {
  /// A turn with its cell, or nil if it has none or cellForRow has not returned it yet.
  private struct Waiting {
    var turn: LaterTurn
    var cell: Cell?
  }

  private var turns: [Int: Waiting] = [:]
  /// The numbers of the turns for a row, by the name of its item.
  private var numbers: [String: Set<Int>] = [:]
  private var ofCells: [Cell: Set<Int>] = [:]
  /// The numbers of the turns for the cell of a running cellForRow, by the number of the call.
  private var ofCalls: [Int: Set<Int>] = [:]
  /// The number of turns deferred so far.
  private var count = 0

  /// The number of turns that still wait.
  var turnCount: Int { turns.count }

  /// Defers a turn for a cell and returns its number, which increases with each turn.
  ///
  /// The cell is nil if there is none, or if cellForRow has not returned it yet.
  mutating func add(_ turn: LaterTurn, for cell: Cell?) -> Int {
    count += 1
    turns[count] = Waiting(turn: turn, cell: cell)
    for name in turn.names { numbers[name, default: []].insert(count) }
    if let cell {
      ofCells[cell, default: []].insert(count)
    } else if let call = turn.answeringCall {
      ofCalls[call, default: []].insert(count)
    }
    return count
  }

  /// Records that a cellForRow has returned the cell of the turns deferred inside it.
  mutating func note(_ cell: Cell?, answeredBy call: Int) {
    guard let numbers = ofCalls.removeValue(forKey: call), let cell else { return }
    for number in numbers { turns[number]?.cell = cell }
    ofCells[cell, default: []].formUnion(numbers)
  }

  func contains(_ number: Int) -> Bool { turns[number] != nil }

  /// Removes and returns a turn, or returns nil if it was cancelled.
  mutating func take(_ number: Int) -> LaterTurn? {
    guard let waiting = turns.removeValue(forKey: number) else { return nil }
    for name in waiting.turn.names { Self.forget(number, for: name, in: &numbers) }
    if let cell = waiting.cell {
      Self.forget(number, for: cell, in: &ofCells)
    } else if let call = waiting.turn.answeringCall {
      Self.forget(number, for: call, in: &ofCalls)
    }
    return waiting.turn
  }

  /// Cancels the turns for rows, by the names of their items.
  ///
  /// - Complexity: O(*t*) in the turns for these rows.
  mutating func cancel(_ names: Set<String>) {
    let meant = names.reduce(into: Set<Int>()) { $0.formUnion(numbers[$1] ?? []) }
    for number in meant {
      guard let left = turns[number]?.turn.without(names) else {
        _ = take(number)
        continue
      }
      turns[number]?.turn = left
    }
    for name in names { numbers[name] = nil }
  }

  /// Cancels the turns for a cell.
  ///
  /// - Complexity: O(*t*) in the turns for this cell.
  mutating func cancel(everythingFor cell: Cell) {
    for number in ofCells[cell] ?? [] { _ = take(number) }
  }

  private static func forget<Key>(
    _ number: Int,
    for key: Key,
    in numbers: inout [Key: Set<Int>]
  ) {
    numbers[key]?.remove(number)
    if numbers[key]?.isEmpty == true { numbers[key] = nil }
  }
}

extension LaterTurn {
  /// The number of the cellForRow call that returns the turn's cell, or nil for other cells.
  fileprivate var answeringCall: Int? {
    if case .answered(let call)? = captured?.cell { call } else { nil }
  }

  /// The names of the items of the turn's rows.
  fileprivate var names: Set<String> {
    Set((captured?.rows ?? []).map(\.text) + [captured?.row?.text].compactMap { $0 })
  }

  /// Returns the turn without some rows, by the names of their items, or nil if nothing is left.
  fileprivate func without(_ names: Set<String>) -> LaterTurn? {
    guard let captured else { return self }
    if let row = captured.row, names.contains(row.text) { return nil }
    guard !captured.rows.isEmpty else { return self }
    var turn = self
    let left = captured.rows.filter { !names.contains($0.text) }
    turn.captured?.rows = left
    turn.call?.arguments = .rows(left.map(\.path))
    return left.isEmpty ? nil : turn
  }
}
