/// The figure on start-up.
enum StartUpFigure {
  private static let pairs = 101

  /// `tabletrace --version` against an empty Swift program that is linked in the same way.
  static func measure(tool: String, empty: String) -> Figure {
    let pairs = (0..<pairs).map { _ in
      Pair(first: seconds(tool, ["--version"]), second: seconds(empty, []))
    }
    return Figure(
      name: "start-up of --version / an empty program",
      limit: 3,
      pairs: pairs,
      detail: "\(Spread(pairs.map(\.first)).median.milliseconds)"
        + " / \(Spread(pairs.map(\.second)).median.milliseconds)"
    )
  }

  /// The time of a child on the processor; not a number when it could not run.
  private static func seconds(_ program: String, _ arguments: [String]) -> Double {
    ChildProcess(program, arguments)?.seconds ?? .nan
  }
}
