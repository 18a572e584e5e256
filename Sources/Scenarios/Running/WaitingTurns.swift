import TableTrace

/// What reactions have put off: each turn by its number, and found again by the rows that it is for.
///
/// Whoever keeps the order of turns keeps their numbers; one that has been called off has none any
/// more, so that calling off costs nothing for the turns that it does not mean.
struct WaitingTurns {
  private var turns: [Int: LaterTurn] = [:]
  /// The numbers of the turns that are for a row, by the name of its item.
  private var numbers: [String: Set<Int>] = [:]
  /// The numbers of the turns that are for a cell.
  private var ofCells: Set<Int> = []
  /// How many turns have been put off so far.
  private var count = 0

  /// Puts a turn off, and numbers it: of two, the one that was put off first has the smaller number.
  mutating func add(_ turn: LaterTurn) -> Int {
    count += 1
    turns[count] = turn
    for name in turn.names { numbers[name, default: []].insert(count) }
    if turn.captured?.cell != nil { ofCells.insert(count) }
    return count
  }

  /// Whether a turn still waits.
  func contains(_ number: Int) -> Bool { turns[number] != nil }

  /// A turn, which no longer waits; nil for one that has been called off.
  mutating func take(_ number: Int) -> LaterTurn? {
    guard let turn = turns.removeValue(forKey: number) else { return nil }
    for name in turn.names { forget(number, for: name) }
    ofCells.remove(number)
    return turn
  }

  /// Calls off what is for rows, by the names of their items.
  ///
  /// - Complexity: O(*t*) in the turns that are for these rows, however many wait.
  mutating func callOff(_ names: Set<String>) {
    let meant = names.reduce(into: Set<Int>()) { $0.formUnion(numbers[$1] ?? []) }
    for number in meant {
      guard let left = turns[number]?.without(names) else {
        _ = take(number)
        continue
      }
      turns[number] = left
    }
    for name in names { numbers[name] = nil }
  }

  /// Calls off what is for a cell, of which the turn has kept something.
  mutating func callOff(where isMeant: (CapturedRow?) -> Bool) {
    for number in ofCells where isMeant(turns[number]?.captured) { _ = take(number) }
  }

  private mutating func forget(_ number: Int, for name: String) {
    numbers[name]?.remove(number)
    if numbers[name]?.isEmpty == true { numbers[name] = nil }
  }
}

extension LaterTurn {
  /// The names of the items of the rows that it is for.
  fileprivate var names: Set<String> {
    Set((captured?.rows ?? []).map(\.text) + [captured?.row?.text].compactMap { $0 })
  }

  /// What is left to do without some rows, by the names of their items; nil for nothing.
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
