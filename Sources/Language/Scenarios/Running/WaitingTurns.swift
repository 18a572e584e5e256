import TableTrace

/// The turns that reactions deferred, found by number and by the rows that they are for.
///
/// Whoever keeps the order of turns keeps their numbers. A cancelled turn has no number any more,
/// so cancelling costs nothing for the other turns.
struct WaitingTurns {
  /// A turn, and the cell that it is for, or nil for none, and before cellForRow has answered it.
  private struct Waiting {
    var turn: LaterTurn
    var cell: Cell?
  }

  private var turns: [Int: Waiting] = [:]
  /// The numbers of the turns that are for a row, by the name of its item.
  private var numbers: [String: Set<Int>] = [:]
  private var ofCells: [Cell: Set<Int>] = [:]
  /// The numbers of the turns that are for the cell of a cellForRow that has not answered, by its call.
  private var ofCalls: [Int: Set<Int>] = [:]
  /// The number of turns deferred so far.
  private var count = 0

  /// The number of turns that still wait.
  var turnCount: Int { turns.count }

  /// Defers a turn for a cell and returns its number, which increases with each turn.
  ///
  /// The cell is nil if the turn is for no cell, or if cellForRow has not returned yet.
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

  /// Notes that a cellForRow has returned: the turns deferred inside it are for its cell.
  mutating func note(_ cell: Cell?, answeredBy call: Int) {
    guard let numbers = ofCalls.removeValue(forKey: call), let cell else { return }
    for number in numbers { turns[number]?.cell = cell }
    ofCells[cell, default: []].formUnion(numbers)
  }

  func contains(_ number: Int) -> Bool { turns[number] != nil }

  /// Returns a turn, which no longer waits, or nil for one that has been called off.
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

  /// Calls off what is for rows, by the names of their items.
  ///
  /// - Complexity: O(*t*) in the turns that are for these rows, however many wait.
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

  /// Calls off what is for a cell.
  ///
  /// - Complexity: O(*t*) in the turns that are for this cell, however many wait.
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
  /// The number of the cellForRow whose cell it is for, or nil where that is another one's, or
  /// none.
  fileprivate var answeringCall: Int? {
    if case .answered(let call)? = captured?.cell { call } else { nil }
  }

  /// The names of the items of the rows that it is for.
  fileprivate var names: Set<String> {
    Set((captured?.rows ?? []).map(\.text) + [captured?.row?.text].compactMap { $0 })
  }

  /// Returns the rest of the turn without some rows, by the names of their items, or nil if nothing
  /// is left.
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
