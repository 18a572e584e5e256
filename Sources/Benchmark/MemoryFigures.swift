/// Figures on memory, read from children that do one thing each.
enum MemoryFigures {
  static func all(program: String) -> [Figure] {
    let empty = peak(.nothing, program)
    let million = peak(.millionHeights, program)
    let hundred = peak(.hundredEstimated, program)
    let fixed = peak(.billionFixed, program)
    let loaded = peak(.loadedSections, program)
    let updated = peak(.updatedSections, program)
    let estimated = peak(.billionEstimated, program)
    return [
      Figure(
        name: "bytes a row above the empty process, 1,000,000",
        value: (million - empty) / 1_000_000,
        limit: 16,
        detail: "\(megabytes(million)) / \(megabytes(empty))"
      ),
      Figure(
        name: "memory of 1,000,000,000 fixed rows / 100 rows",
        value: fixed / hundred,
        limit: 1.25,
        detail: "\(megabytes(fixed)) / \(megabytes(hundred))"
      ),
      Figure(
        name: "memory of 1,000,000,000 estimates / 100 rows",
        value: estimated / hundred,
        limit: 1.25,
        detail: "\(megabytes(estimated)) / \(megabytes(hundred))"
      ),
      Figure(
        name: "bytes an operation above the loaded table, 10,000",
        value: (updated - loaded) / 10_000,
        limit: 1000,
        detail: "\(megabytes(updated)) / \(megabytes(loaded))"
      ),
    ]
  }

  /// The smallest peak of several runs, in bytes.
  private static func peak(_ work: ChildWork, _ program: String) -> Double {
    let peaks = (0..<5).map { _ in ChildProcess(program, ["child", work.rawValue]).peakMemory }
    return Double(peaks.min() ?? 0)
  }

  private static func megabytes(_ bytes: Double) -> String {
    "\((bytes / 1e6).rounded(digits: 1)) MB"
  }
}
