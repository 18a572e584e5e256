package import Project
import Scenarios
package import TableTrace

/// The recordings that confirm most guesses, without a user and without a crash of the app.
package struct WantedRecordings {
  package static let shown = 5

  let version: SystemVersion
  /// The number of the library's calls that are guesses.
  package let guesses: Int
  /// The recordings, each with its additional effect.
  package let recordings: [AssumedRules.Recording]

  /// Chooses the recordings, or nil, after error messages, if the library cannot be read.
  package init?(_ version: SystemVersion, atMost most: Int, in world: World) throws(FileError) {
    guard let rules = try AssumedRules.ofLibrary(version, .guess, in: world),
      let all = try RecordableScenario.read([], in: world)
    else { return nil }
    self.version = version
    guesses = rules.assumedCalls
    let recordable = all.filter { scenario in
      if case .success(let plan) = scenario.plan { !plan.needsHand } else { false }
    }
    let names = Set(recordable.map(\.name)).subtracting(rules.crashing)
    recordings = rules.plan(of: names, atMost: most)
  }

  /// The names of the scenarios, the most effective first.
  package var names: [String] { recordings.map(\.scenario) }

  /// The commands that write the packages, each in its own folder.
  package var commands: [String] {
    names.enumerated().map { "tabletrace recorder \($1) -o recordings/\($0 + 1)" }
  }

  /// The commands to run on a Mac, with the effect of each.
  package var text: String {
    guard !recordings.isEmpty else { return "" }
    let lines = zip(commands, recordings).map { command, recording in
      let calls = recording.calls == 1 ? "1 call" : "\(recording.calls) calls"
      return [command, "# confirms \(calls)"]
    }
    let settled = recordings.reduce(0) { $0 + $1.calls }
    return "commands for recordings on \(version) that would confirm the most guesses, \(settled) "
      + "of \(guesses) calls (paste on a Mac):\n"
      + TextTable.lines(lines).split(separator: "\n").map { "  \($0)\n" }.joined()
      + "then run the tests of each package on \(version), as its README describes\n\n"
  }
}
