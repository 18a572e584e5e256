/// Figures on the tool as people start it, measured by the time of its processes.
enum ToolFigures {
  static let all = [version, smallRun, check, compare]

  /// A million lines: three re-queries of heights, then the cells.
  private static let rows = 333_300

  /// Prints the tool's version, against a program that does nothing.
  private static let version = Comparison(
    name: "start-up of --version / an empty program",
    limit: 1.2,
    pairs: 7,
    stopwatch: .children
  ) {
    Comparison.Sides(
      first: { Program.run(Program.tool, ["--version"]) },
      second: { Program.run(Program.empty, []) }
    )
  }

  /// Runs a small scenario, against a program that does nothing.
  private static let smallRun = Comparison(
    name: "run of a small scenario / an empty program",
    limit: 3,
    pairs: 7,
    stopwatch: .children
  ) {
    let folder = ScratchFolder()
    let scenario = folder.write(load(rows: 3), named: "small")
    return Comparison.Sides(
      first: { Program.run(Program.tool, ["run", scenario]) },
      second: { Program.run(Program.empty, []) },
      cleanUp: folder.remove
    )
  }

  /// Checks a long trace, against writing it to a file and comparing the files.
  private static let check = Comparison(
    name: "check of 1,000,000 lines / run and cmp",
    limit: 2,
    pairs: 1,
    stopwatch: .children
  ) {
    let (folder, scenario) = longScenario()
    let golden = folder.golden("long", "iOS-9")
    let trace = folder.file("trace")
    return Comparison.Sides(
      first: { Program.run(Program.tool, ["check", scenario]) },
      second: {
        Program.run(Program.tool, ["run", scenario, "--output", trace])
        Program.run("cmp", [trace, golden])
      },
      cleanUp: folder.remove
    )
  }

  /// Compares a long log, against printing its lines.
  private static let compare = Comparison(
    name: "compare of 1,000,000 lines / run",
    limit: 8,
    pairs: 1,
    stopwatch: .children
  ) {
    let (folder, scenario) = longScenario()
    let log = folder.writeLog(of: "long", "iOS-9")
    return Comparison.Sides(
      first: { Program.run(Program.tool, ["compare", scenario, log]) },
      second: { Program.run(Program.tool, ["run", scenario]) },
      cleanUp: folder.remove
    )
  }

  /// Writes a scenario with a long trace, and its golden.
  static func longScenario(rows: Int = rows) -> (folder: ScratchFolder, scenario: String) {
    let folder = ScratchFolder()
    let path = folder.write(load(rows: rows), named: "long")
    Program.run(Program.tool, ["accept", path])
    return (folder, path)
  }

  static func load(rows: Int, height: Int = 44) -> String {
    "version: 1\ntitle: a load\nos: iOS 9\nsections: [{rows: \(rows)}]\n"
      + "delegate: {heightForRowAt: \(height)}\nsteps:\n  - load\n"
  }
}
