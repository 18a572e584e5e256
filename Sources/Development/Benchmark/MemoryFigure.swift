import Measurements

/// A figure on memory, read from child processes that do one thing each.
struct MemoryFigure: Sendable {
  let name: String
  /// The highest allowed value.
  let limit: Double
  let prepare: @Sendable () -> Sides
  /// Returns one number for the peak memory of both sides, in bytes.
  var value: @Sendable (Pair) -> Double = { $0.first / $0.second }

  struct Sides {
    let first: [String]
    let second: [String]
    var cleanUp: () -> Void = {}

    init(first: [String], second: [String], cleanUp: @escaping () -> Void = {}) {
      self.first = first
      self.second = second
      self.cleanUp = cleanUp
    }

    init(_ first: ChildWork, _ second: ChildWork) {
      self.first = [Program.benchmark, "child", first.rawValue]
      self.second = [Program.benchmark, "child", second.rawValue]
    }
  }

  private static let pairs = 9

  /// Every figure, in the order of the report.
  static let all: [Self] = [
    // The limit is eight bytes a row.
    MemoryFigure(
      name: "bytes a row above a load of 1,000, 1,000,000",
      limit: 8.5,
      prepare: { Sides(.millionHeights, .thousandHeights) },
      value: { ($0.first - $0.second) / 999_000 }
    ),
    MemoryFigure(name: "memory of 1,000,000,000 fixed rows / 100 rows", limit: 1.25) {
      Sides(.billionFixed, .hundredEstimated)
    },
    MemoryFigure(name: "memory of 1,000,000,000 estimates / 100 rows", limit: 1.25) {
      Sides(.billionEstimated, .hundredEstimated)
    },
    MemoryFigure(
      name: "bytes an operation above the loaded table, 10,000",
      limit: 1000,
      prepare: { Sides(.updatedSections, .loadedSections) },
      value: { ($0.first - $0.second) / 10_000 }
    ),
  ]

  func measure() -> Figure {
    let sides = prepare()
    defer { sides.cleanUp() }
    let pairs = (0..<Self.pairs).map { _ in
      Pair(first: Self.peak(sides.first), second: Self.peak(sides.second))
    }
    return Figure(
      name: name,
      limit: limit,
      pairs: pairs,
      detail: Self.text(pairs),
      value: value
    )
  }

  /// The peak memory of a child process, in bytes, or NaN if it could not run.
  private static func peak(_ words: [String]) -> Double {
    let child = ChildProcess(words[0], Array(words.dropFirst()))
    return child.map { Double($0.peakMemory) } ?? .nan
  }

  private static func text(_ pairs: [Pair]) -> String {
    "\(megabytes(pairs.map(\.first))) / \(megabytes(pairs.map(\.second)))"
  }

  private static func megabytes(_ bytes: [Double]) -> String {
    "\((Spread(bytes).median / 1e6).rounded(digits: 1)) MB"
  }
}
