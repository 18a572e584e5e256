import TableTrace

/// Figures on first loads.
enum LoadFigures {
  private static let million = LoadWork(rows: 1_000_000, hasRowHeights: true)

  /// A million heights in three rounds, counted, against calling the same closure as often.
  static func counted() -> Figure {
    let counter = CallCounter()
    million.run(into: counter)
    let calls = counter.count(.heightForRowAt)
    let times = Stopwatch.alternate(
      runs: 9,
      { million.run(into: CallCounter()) },
      { addUpHeights(calls: calls) }
    )
    return Figure(
      name: "load 1,000,000 rows, counted / floor",
      value: times.first.best / times.second.best,
      limit: 5,
      detail: "\(times.first.best.milliseconds) / \(times.second.best.milliseconds), "
        + "\((times.first.best / 3).milliseconds) a round"
    )
  }

  /// The floor: the same closure, called as often, its answers added up in an array.
  private static func addUpHeights(calls: Int) {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(9)),
      sink: CallCounter()
    )
    guard case .points(let height)? = million.heightHandler else { return }
    var ends: [Double] = []
    ends.reserveCapacity(million.rows)
    for _ in 0..<calls / million.rows {
      ends.removeAll(keepingCapacity: true)
      do throws(UIKitException) {
        var end = 0.0
        for row in 0..<million.rows {
          let path = IndexPath(section: 0, row: row)
          end += try height(table, Call(.heightForRowAt, .row(path), rule: .rowHeightInRound))
          ends.append(end)
        }
      } catch {
        print("benchmark: \(error)")
      }
    }
    precondition(ends.count == million.rows)
  }

  /// The same, traced to a file, against copying the file through a buffer of 64 KB.
  static func traced() -> Figure {
    let trace = ScratchFile()
    let copy = ScratchFile()
    defer {
      trace.remove()
      copy.remove()
    }
    let times = Stopwatch.alternate(
      runs: 5,
      { trace.write { million.run(into: $0) } },
      { trace.copy(to: copy) }
    )
    let lines = 3_000_048.0
    return Figure(
      name: "the same, traced to a file / copying the file",
      value: times.first.best / times.second.best,
      limit: 8,
      detail: "\(times.first.best.milliseconds) / \(times.second.best.milliseconds), "
        + "\((lines / times.first.best / 1e6).rounded(digits: 1)) million lines a second"
    )
  }

  /// Estimates by property on iOS 17: nothing is asked for a row that is not displayed.
  static func estimated() -> Figure {
    compare(
      "load 1,000,000,000 rows, estimates / 100 rows",
      LoadWork(rows: 1_000_000_000, hasRowHeights: true, estimate: 44, version: .iOS(17)),
      LoadWork(rows: 100, hasRowHeights: true, estimate: 44, version: .iOS(17))
    )
  }

  /// Fixed heights: load and trace do not depend on the number of rows.
  static func fixed() -> Figure {
    compare(
      "load 1,000,000,000 rows, fixed height / 100 rows",
      LoadWork(rows: 1_000_000_000, hasRowHeights: false),
      LoadWork(rows: 100, hasRowHeights: false)
    )
  }

  private static func compare(_ name: String, _ large: LoadWork, _ small: LoadWork) -> Figure {
    let times = Stopwatch.alternate(
      runs: 15,
      { repeatTraced(large) },
      { repeatTraced(small) }
    )
    return Figure(
      name: name,
      value: times.first.best / times.second.best,
      limit: 2,
      detail: "\(times.first.best.milliseconds) / \(times.second.best.milliseconds) for 100 loads"
    )
  }

  private static func repeatTraced(_ work: LoadWork) {
    for _ in 0..<100 {
      let text = TraceText { _ in }
      work.run(into: text)
      text.finish()
    }
  }
}
