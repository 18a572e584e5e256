/// Figures on memory, read from children that do one thing each.
enum MemoryFigures {
  private static let pairs = 9

  static func all(program: String) -> [Figure] {
    [
      compare(
        "bytes a row above the empty process, 1,000,000",
        limit: 16,
        program,
        (.millionHeights, .nothing)
      ) { ($0.first - $0.second) / 1_000_000 },
      compare(
        "memory of 1,000,000,000 fixed rows / 100 rows",
        limit: 1.25,
        program,
        (.billionFixed, .hundredEstimated)
      ) { $0.first / $0.second },
      compare(
        "memory of 1,000,000,000 estimates / 100 rows",
        limit: 1.25,
        program,
        (.billionEstimated, .hundredEstimated)
      ) { $0.first / $0.second },
      compare(
        "bytes an operation above the loaded table, 10,000",
        limit: 1000,
        program,
        (.updatedSections, .loadedSections)
      ) { ($0.first - $0.second) / 10_000 },
    ]
  }

  private static func compare(
    _ name: String,
    limit: Double,
    _ program: String,
    _ works: (first: ChildWork, second: ChildWork),
    value: (Pair) -> Double
  ) -> Figure {
    let pairs = (0..<pairs).map { _ in
      Pair(first: peak(works.first, program), second: peak(works.second, program))
    }
    return Figure(
      name: name,
      limit: limit,
      pairs: pairs,
      detail: "\(megabytes(pairs.map(\.first))) / \(megabytes(pairs.map(\.second)))",
      value: value
    )
  }

  /// The largest resident memory of a child, in bytes; not a number when it could not run.
  private static func peak(_ work: ChildWork, _ program: String) -> Double {
    let child = ChildProcess(program, ["child", work.rawValue])
    return child.map { Double($0.peakMemory) } ?? .nan
  }

  private static func megabytes(_ bytes: [Double]) -> String {
    "\((Spread(bytes).median / 1e6).rounded(digits: 1)) MB"
  }
}
