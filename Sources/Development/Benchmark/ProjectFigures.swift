import Dispatch
import Measurements
import Scenarios
import TableTrace

/// Figures on `check` in a team's project: many scenarios, and goldens that differ or are long.
enum ProjectFigures {
  static let all = [manyScenarios, twoJobs, differences]

  static let memory: [MemoryFigure] = [
    MemoryFigure(name: "memory of check, 1,000 scenarios / 100", limit: 1.25) {
      let (many, few) = (project(scenarios: 0..<1000), project(scenarios: 0..<100))
      return MemoryFigure.Sides(
        first: [Program.tool] + many.checkWords,
        second: [Program.tool] + few.checkWords,
        cleanUp: {
          many.remove()
          few.remove()
        }
      )
    },
    MemoryFigure(
      name: "megabytes of check, 10,000,000 lines",
      limit: 64,
      prepare: {
        // Each row has about three lines.
        let (folder, scenario) = ToolFigures.longScenario(rows: 3_333_000)
        return MemoryFigure.Sides(
          first: [Program.tool, "check", scenario],
          second: [Program.empty],
          cleanUp: folder.remove
        )
      },
      value: { $0.first / 1e6 }
    ),
  ]

  /// Checks a thousand scenarios of two versions, against decoding and simulating them.
  private static let manyScenarios = Comparison(
    name: "check of 1,000 scenarios / decode and run them",
    limit: 2,
    pairs: 1,
    stopwatch: .children
  ) {
    let folder = project(scenarios: 0..<1000)
    return Comparison.Sides(
      first: { Program.run(Program.tool, folder.checkWords) },
      second: {
        Program.run(Program.benchmark, ["child", ChildWork.thousandScenarios.rawValue])
      },
      cleanUp: folder.remove
    )
  }

  /// Checks with two jobs, against two programs that check half of the scenarios each.
  ///
  /// The two cores of a virtual machine may share one real core, on which nothing is faster. So the
  /// baseline is two programs that run at the same time. If the cores are free, the baseline takes
  /// half the time of one job. A ratio of 1.11 then means 1.8 times as fast as one job.
  private static let twoJobs = Comparison(
    name: "check of 1,000 scenarios by two jobs / two programs, half each",
    limit: 1.11,
    pairs: 2,
    stopwatch: .wall
  ) {
    let folder = project(scenarios: 0..<1000)
    let halves = [project(scenarios: 0..<500), project(scenarios: 500..<1000)]
    let words = halves.map { $0.checkWords + ["--jobs", "1"] }
    return Comparison.Sides(
      first: { Program.run(Program.tool, folder.checkWords + ["--jobs", "2"]) },
      second: {
        DispatchQueue.concurrentPerform(iterations: words.count) { half in
          Program.run(Program.tool, words[half])
        }
      },
      cleanUp: { ([folder] + halves).forEach { $0.remove() } }
    )
  }

  /// Checks a golden in which every line changed, against one of a tenth of the size.
  ///
  /// The first side must take less than two seconds.
  private static let differences = Comparison(
    name: "check of 100,000 lines that all differ / 10,000",
    limit: 12,
    pairs: 1,
    stopwatch: .children,
    remark: { seconds in ", \(seconds <= 2 ? "within" : "OVER") the 2 s of 100,000 lines" }
  ) {
    let (large, small) = (otherHeights(rows: 33_330), otherHeights(rows: 3333))
    return Comparison.Sides(
      first: { Program.run(Program.tool, ["check", large.scenario], code: 1) },
      second: { Program.run(Program.tool, ["check", small.scenario], code: 1) },
      cleanUp: {
        large.folder.remove()
        small.folder.remove()
      }
    )
  }

  /// A scenario with a long trace, and a golden with other heights.
  private static func otherHeights(rows: Int) -> (folder: ScratchFolder, scenario: String) {
    let (folder, scenario) = ToolFigures.longScenario(rows: rows)
    _ = folder.write(ToolFigures.load(rows: rows, height: 50), named: "long")
    return (folder, scenario)
  }

  /// Returns the folder of a project with small scenarios and their goldens.
  private static func project(scenarios numbers: Range<Int>) -> ScratchFolder {
    let folder = ScratchFolder()
    for number in numbers {
      _ = folder.write(scenario(number), named: "scenario-\(number)")
    }
    Program.run(
      Program.tool,
      ["accept", "--all", "--golden", folder.goldens, "--scenarios", folder.scenarios]
    )
    return folder
  }

  /// Decodes a thousand scenarios, runs each under its versions, and discards the traces.
  static func runThousandScenarios() {
    for number in 0..<1000 {
      let bytes = Array(scenario(number).utf8)
      guard let scenario = ScenarioDecoder.decode(bytes, path: "s.yaml").scenario else {
        return precondition(false, "it is no scenario")
      }
      for version in scenario.versions {
        let trace = TraceText { _ in }
        _ = ScenarioRunner(scenario: scenario, version: version).run(into: trace)
        trace.finish()
      }
    }
  }

  private static func scenario(_ number: Int) -> String {
    """
    version: 1
    title: scenario \(number)
    os: [iOS 9, iOS 17]
    sections: [{header: A, rows: \(10 + number % 30)}, {rows: \(5 + number % 7)}]
    dataSource: {numberOfSections: model, canEditRowAt: true}
    delegate:
      heightForRowAt: \(40 + number % 9)
      willDisplayCell:
      didEndDisplayingCell:
      didSelectRowAt:
    steps:
      - load
      - tap: [0, 3]
      - scroll: {by: \(100 + number % 200)}
      - reloadData
      - scroll: {to: 0}

    """
  }
}

extension ScratchFolder {
  /// The arguments that check all scenarios of the folder.
  fileprivate var checkWords: [String] {
    ["check", "--golden", goldens, "--scenarios", scenarios]
  }
}
