import Measurements
import TableTrace

enum LoadFigures {
  static let all = [counted, traced, fixed, estimated]

  private static let million = LoadWork(rows: 1_000_000, hasRowHeights: true)

  /// A million heights in three re-queries, against calling the same closure as often.
  private static let counted = Comparison(
    name: "load 1,000,000 rows, counted / floor",
    limit: 2.8,
    pairs: 3
  ) {
    let counter = CallCounter()
    million.run(into: counter)
    let times = counter.count(.heightForRowAt) / million.rows
    let floor = UpdateWork(rows: million.rows, hasRowHeights: true)
    return Comparison.Sides(
      first: { million.run(into: CallCounter()) },
      second: { floor.askHeights(times: times) }
    )
  }

  /// The same load, traced to a file, against copying that file through a buffer of 64 KB.
  private static let traced = Comparison(
    name: "the same, traced to a file / copying the file",
    limit: 5,
    pairs: 1,
    remark: { seconds in
      let lines = 3_000_048.0
      return ", \((lines / seconds / 1e6).rounded(digits: 1)) million lines a second"
    }
  ) {
    let trace = ScratchFile()
    let copy = ScratchFile()
    trace.write { million.run(into: $0) }
    return Comparison.Sides(
      first: { trace.write { million.run(into: $0) } },
      second: { trace.copy(to: copy) },
      cleanUp: {
        trace.remove()
        copy.remove()
      }
    )
  }

  /// With fixed heights, load and trace do not depend on the number of rows.
  private static let fixed = compare(
    "load 1,000,000,000 rows, fixed height / 100 rows",
    LoadWork(rows: 1_000_000_000, hasRowHeights: false),
    LoadWork(rows: 100, hasRowHeights: false)
  )

  /// With `estimatedRowHeight` on iOS 17, the table queries no row that is not displayed.
  private static let estimated = compare(
    "load 1,000,000,000 rows, estimates / 100 rows",
    LoadWork(rows: 1_000_000_000, hasRowHeights: true, estimate: 44, version: .iOS(17)),
    LoadWork(rows: 100, hasRowHeights: true, estimate: 44, version: .iOS(17))
  )

  private static func compare(_ name: String, _ large: LoadWork, _ small: LoadWork) -> Comparison {
    Comparison(name: name, limit: 2, pairs: 7, times: 100) {
      Comparison.Sides(first: { trace(large) }, second: { trace(small) })
    }
  }

  private static func trace(_ work: LoadWork) {
    let text = TraceText { _ in }
    work.run(into: text)
    text.finish()
  }
}
