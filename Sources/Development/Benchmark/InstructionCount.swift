import Measurements

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts the instructions of both sides of a comparison with valgrind's callgrind.
///
/// The same binary gives the same number whatever else the machine does.
struct InstructionCount {
  /// The path of this program.
  let program: String

  /// One line of the report.
  func line(_ comparison: Comparison) -> String {
    guard let first = instructions(comparison, .first),
      let second = instructions(comparison, .second), second > 0
    else { return "\(comparison.name.padded(to: 50)) could not be counted" }
    let ratio = (Double(first) / Double(second)).rounded(digits: 3)
    return "\(comparison.name.padded(to: 50)) \(ratio)  \(first) / \(second) instructions"
  }

  /// The instructions of one run of a side: of three runs without those of one, so that neither
  /// what makes it ready nor what happens only once is in them.
  private func instructions(_ comparison: Comparison, _ side: Comparison.Side) -> Int? {
    guard let one = total(comparison, side, times: 1),
      let three = total(comparison, side, times: 3)
    else { return nil }
    return (three - one) / 2
  }

  /// The instructions of a whole child, and of the programs that it starts.
  private func total(_ comparison: Comparison, _ side: Comparison.Side, times: Int) -> Int? {
    let folder = ScratchFolder()
    folder.make()
    defer { folder.remove() }
    // Hashes that differ from run to run would move a few instructions about.
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    let child = ChildProcess(
      "valgrind",
      ["--tool=callgrind", "-q", "--trace-children=yes"]
        + ["--callgrind-out-file=\(folder.file("%p"))", program]
        + ["side", comparison.name, side.rawValue, times.description]
    )
    guard child?.exitCode == 0 else { return nil }
    let prefix = "totals: "
    let totals = folder.texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix(prefix) }
    return totals.compactMap { Int($0.dropFirst(prefix.count)) }.reduce(0, +)
  }
}
