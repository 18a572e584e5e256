/// The figure on start-up.
enum StartUpFigure {
  /// `tabletrace --version` against an empty Swift program that is linked in the same way.
  static func measure(tool: String, empty: String) -> Figure {
    let times = Stopwatch.alternate(
      runs: 101,
      { _ = ChildProcess(tool, ["--version"]) },
      { _ = ChildProcess(empty, []) }
    )
    return Figure(
      name: "start-up of --version / an empty program",
      value: times.first.median / times.second.median,
      limit: 3,
      detail: "\(times.first.median.milliseconds) / \(times.second.median.milliseconds)"
    )
  }
}
