/// What laws remember of cells, counts and heights: a few bits for each cell and row.
struct CellMemory: Sendable {
  /// The cells that `cellForRowAt` has returned.
  private(set) var made = NumberSet()
  private(set) var displayed = NumberSet()
  /// The last count of rows of each section, or nil if it is not known.
  private var counts: [Int?] = []
  /// The rows whose heights were queried, by section.
  private var measured: [NumberSet] = []
  private(set) var hasQueried = false

  /// The largest number of sections; a text may name a larger one, but no table has it.
  private static let mostSections = 1 << 16

  mutating func ask() { hasQueried = true }

  mutating func count(_ section: Int, _ rows: Int) {
    guard (0..<Self.mostSections).contains(section) else { return }
    while counts.count <= section { counts.append(nil) }
    counts[section] = rows
  }

  /// Forgets the counts, because a row has moved to another section.
  mutating func forgetCounts() { counts.removeAll(keepingCapacity: true) }

  func count(of section: Int) -> Int? {
    counts.indices.contains(section) ? counts[section] : nil
  }

  mutating func measure(_ path: IndexPath) {
    guard (0..<Self.mostSections).contains(path.section) else { return }
    while measured.count <= path.section { measured.append(NumberSet()) }
    measured[path.section].insert(path.row)
  }

  func isMeasured(_ path: IndexPath) -> Bool {
    measured.indices.contains(path.section) && measured[path.section].contains(path.row)
  }

  /// Records that `cellForRowAt` returned a cell; returns false if it was returned before.
  mutating func make(_ cell: Int) -> Bool { made.insert(cell) }

  mutating func display(_ cell: Int) { displayed.insert(cell) }

  mutating func end(_ cell: Int) { displayed.remove(cell) }
}

/// The laws that have a condition of their own.
extension LawChecker {
  mutating func look(
    at place: Int,
    _ condition: LawCondition,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    switch condition {
    case .countedRows: lookAtCount(place, message, arguments)
    case .heightsFirst: lookAtHeight(place, message, arguments)
    case .askedCells:
      guard message == .callback(.willDisplayCell), let cell = arguments.object else { return }
      if !cells.made.contains(cell) { report(place, .neverAnswered) }
    case .hiddenReuse:
      guard let cell = arguments.object else { return }
      if message == .callback(.willDisplayCell) { cells.display(cell) } else { cells.end(cell) }
    case .silentSelection: if selectsByCode, depth == 0 { report(place, .selectedByCode) }
    case .unanimatedHighlight:
      if message == .cell(.setHighlighted), arguments.flag == true { report(place, .animated) }
    case .completions: needsCounts = false
    case .rules, .knownCallbacks, .nothingAfterException, .listedGates, .newOnce: return
    }
  }

  private mutating func lookAtCount(
    _ place: Int,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    guard message == .callback(.cellForRowAt), let path = arguments.row,
      let rows = cells.count(of: path.section), path.row >= rows
    else { return }
    report(place, .uncounted(rows: rows))
  }

  private mutating func lookAtHeight(
    _ place: Int,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    guard let path = arguments.row else { return }
    if message == .callback(.heightForRowAt) {
      cells.measure(path)
    } else if message == .callback(.cellForRowAt), !cells.isMeasured(path) {
      report(place, .heightUnknown)
    }
  }

  mutating func take(
    _ answer: LawAnswer,
    _ condition: LawCondition,
    _ callback: Callback,
    _ arguments: LawArguments,
    _ place: Int
  ) {
    switch condition {
    case .countedRows:
      guard callback == .numberOfRowsInSection, let section = arguments.section,
        case .count(let rows) = answer
      else { return }
      cells.count(section, rows)
    case .newOnce:
      cells.ask()
      guard case .cell(let cell, let isNew) = answer else { return }
      let isFirst = cells.make(cell)
      if isNew == true, !isFirst { report(place, .notNew) }
      if isNew == false, isFirst { report(place, .neverMade) }
    case .hiddenReuse:
      guard case .cell(let cell, isNew: false) = answer, !hasUpdated else { return }
      if cells.displayed.contains(cell) { report(place, .displayed) }
    case .rules, .knownCallbacks, .nothingAfterException, .listedGates, .heightsFirst,
      .askedCells, .silentSelection, .unanimatedHighlight, .completions:
      return
    }
  }
}

extension LawCondition {
  /// The callbacks whose return values the condition needs.
  var questions: [Callback] {
    switch self {
    case .countedRows: [.numberOfRowsInSection]
    case .newOnce, .hiddenReuse: [.cellForRowAt]
    case .rules, .knownCallbacks, .nothingAfterException, .listedGates, .heightsFirst,
      .askedCells, .silentSelection, .unanimatedHighlight, .completions:
      []
    }
  }
}
