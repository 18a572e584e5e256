import TableTrace

/// Scrolls a table in steps, as the benchmarks run it.
///
/// It is a class because its table calls back during the work.
final class ScrollWork {
  /// The distance of a step, in points.
  private static let step = 44.0
  /// The number of steps of one run, which fit into a table of a thousand rows.
  static let steps = 800

  private let table: TableView
  private let start: Double
  /// Counts the calls of one run, for the baseline.
  private let counter = CallCounter()
  private let source: Client
  private let delegate: Client

  /// Makes a loaded table whose rows have either individual heights or one height.
  init(rows: Int, hasRowHeights: Bool) {
    table = TableView.forBenchmark(.iOS(12), estimate: 0, into: counter)
    source = Self.source(rows: rows)
    delegate = Self.delegate(hasRowHeights: hasRowHeights)
    for _ in 0..<64 {
      _ = table.makeCell(reuseIdentifier: "Cell")
    }
    table.dataSource = source
    table.delegate = delegate
    table.joinWindow()
    start = rows > 10_000 ? Double(rows / 2) * 44 : 0
    attempt { () throws(UIKitException) in try table.layoutIfNeeded() }
  }

  /// Jumps to the start offset and scrolls down step by step, with a layout after each step.
  func scroll() {
    attempt { () throws(UIKitException) in
      for step in 0..<Self.steps {
        try table.setContentOffset(start + Double(step) * Self.step)
        try table.layoutIfNeeded()
      }
    }
  }

  /// Jumps to an offset and back to the top.
  func jump(to offset: Double) {
    attempt { () throws(UIKitException) in
      try table.setContentOffset(offset)
      try table.layoutIfNeeded()
      try table.setContentOffset(0)
      try table.layoutIfNeeded()
    }
  }

  /// The baseline: calls the same closures as often as one run does, and does nothing else.
  func callBack(_ counts: [(Callback, Int)]) {
    attempt { () throws(UIKitException) in
      for (callback, count) in counts {
        for row in 0..<count {
          try call(callback, IndexPath(section: 0, row: row))
        }
      }
    }
  }

  func countedCalls() -> [(Callback, Int)] {
    let calls: [Callback] = [
      .scrollViewDidScroll, .cellForRowAt, .heightForRowAt, .willDisplayCell,
      .didEndDisplayingCell,
    ]
    let before = calls.map { counter.count($0) }
    scroll()
    return zip(calls, before).map { ($0, counter.count($0) - $1) }
  }

  private func call(_ callback: Callback, _ path: IndexPath) throws(UIKitException) {
    let handler = callback == .cellForRowAt ? source[callback] : delegate[callback]
    switch handler {
    case .cellAction(let body)?:
      let cell = Cell(number: 1)
      counter.called(Call(callback, .cell(cell, path), rule: .willDisplay))
      try body(table, cell, path)
    case .rowPoints(let body)?:
      counter.called(Call(callback, .row(path), rule: .heightAfterCell))
      _ = try body(table, path)
    case .rowCell(let body)?:
      counter.called(Call(callback, .row(path), rule: .cellForRow))
      _ = try body(table, path)
    case .action(let closure)?:
      let call = Call(callback, .none, rule: .willDisplay)
      counter.called(call)
      try closure(table, call)
    default:
      return
    }
    counter.returned(.void)
  }

  private static func source(rows: Int) -> Client {
    var client = Client()
    client.numberOfRowsInSection { _, _ in rows }
    client.cellForRowAt { table, path in
      table.dequeueReusableCell(withIdentifier: "Cell") ?? Cell(number: path.row % 64 + 1)
    }
    return client
  }

  private static func delegate(hasRowHeights: Bool) -> Client {
    var client = Client()
    if hasRowHeights {
      client.heightForRowAt { _, path in Double(30 + path.row % 29) }
    }
    client.scrollViewDidScroll { _ in }
    client.willDisplayCell { _, _, _ in }
    client.didEndDisplayingCell { _, _, _ in }
    return client
  }
}
