import Goldens
import Project
package import Reports
import Scenarios
package import TableTrace

/// The evidence for each iOS version: its recorded logs, and the certainty of the library's calls.
package struct VersionTable: Sendable {
  package struct Row: Hashable, Sendable {
    package var version: SystemVersion
    /// The number of console logs of a table recorded on this version.
    package var logs = 0
    package var otherLogs = 0
    /// Whether one of the logs was recorded, and not edited by its author.
    package var isRecorded = false
    /// The certainty of the library's calls under this version.
    package var sum: CertaintySum
  }

  /// The rows, oldest version first.
  package private(set) var rows: [Row] = []
  /// The number of logs without a known iOS version.
  private(set) var logsElsewhere = 0

  init(_ logs: [(kind: LogKind, version: SystemVersion?)], library: [Scenario], jobs: Int) {
    rows = Workers.map(SystemVersion.allOfIOS, jobs: jobs) { version in
      Row(version: version, sum: Self.sum(of: library, under: version))
    }
    for log in logs {
      let place = rows.firstIndex { row in
        row.version.platform == log.version?.platform && row.version.major == log.version?.major
      }
      guard let place else {
        logsElsewhere += 1
        continue
      }
      if log.kind.isRecording { rows[place].isRecorded = true }
      if log.kind == .console { rows[place].logs += 1 } else { rows[place].otherLogs += 1 }
    }
  }

  /// The versions without a recording.
  var unrecorded: [SystemVersion] {
    rows.filter { !$0.isRecorded }.map(\.version)
  }

  private static func sum(of library: [Scenario], under version: SystemVersion) -> CertaintySum {
    let words = Evidence.words(version)
    return library.reduce(into: CertaintySum(version)) { sum, scenario in
      let tally = CertaintyTally(
        words,
        recipients: scenario.tracedRecipients,
        before: SilentSink()
      )
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: tally)
      sum.add(tally.sum)
    }
  }
}

extension VersionTable.Row {
  /// The percentage of the calls with this certainty.
  func share(_ name: CertaintyWord.Name) -> Int {
    guard sum.calls > 0 else { return 0 }
    return Int((Double(sum.count(name)) * 100 / Double(sum.calls)).rounded())
  }
}
