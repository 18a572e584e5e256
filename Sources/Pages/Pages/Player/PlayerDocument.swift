import Checks
import Goldens
import Project
import Scenarios
import TableTrace
import Teaching

/// The content of a player: one run, or two that are compared event by event.
package struct PlayerDocument {
  var runs: [PlayedRun]
  /// The number of the first shown event, from 1, or nil to choose it by the marks and the cells.
  var opens: Int?
  /// The numbers of the marked events.
  var marks: [Int]

  package init(
    runs: [PlayedRun],
    opens: Int? = nil,
    marks: [Int] = []
  ) {
    self.runs = runs
    self.opens = opens
    self.marks = marks
  }

  var title: String {
    let titles = runs.map { "\($0.name) under \($0.version)" }
    guard let first = runs.first, let last = runs.last, runs.count > 1 else {
      return titles.joined()
    }
    return first.name == last.name
      ? "\(first.name) under \(first.version) and \(last.version)"
      : titles.joined(separator: " and ")
  }

  /// The document as JSON for the page.
  var value: JSONValue {
    [
      "format": 1, "title": .text(title), "tool": .text(ToolVersion.current),
      "runs": .list(runs.map(\.value)), "rows": .list(rows), "cases": .list(cases),
      "opens": opens.map { .integer($0) } ?? .null, "marks": .list(marks.map { .integer($0) }),
      "meanings": ["steps": .object(steps), "phases": .object(phases)],
    ]
  }

  /// The meanings of the steps in the traces, by the names of the steps.
  private var steps: [String: JSONValue] {
    let names = runs.reduce(into: Set<String>()) { names, run in
      for line in run.lines {
        guard case .step = line.kind else { continue }
        names.insert(String(line.text.drop { !$0.isLetter }.prefix { $0.isLetter }))
      }
    }
    return (StepListing.all + StepListing.queries).reduce(into: [:]) { meanings, listing in
      guard names.contains(listing.name) else { return }
      meanings[listing.name] = .text(listing.meaning)
    }
  }

  /// The meanings of the phases in the traces, by the names of the phases.
  private var phases: [String: JSONValue] {
    runs.reduce(into: [:]) { sentences, run in
      for line in run.lines {
        guard case .phase = line.kind, let phase = line.phase else { continue }
        sentences[phase.rawValue] = .text(phase.sentence)
      }
    }
  }

  /// The events of two runs side by side.
  ///
  /// A row has the numbers of both events, with 0 for none. It says if the same line is elsewhere
  /// in the step of the other run.
  private var rows: [JSONValue] {
    guard runs.count > 1 else { return [] }
    var next = runs.map { _ in 1 }
    return ComparedTraces(runs.map(\.lines)).rows.map { row in
      let numbers = row.isHere.indices.map { side -> JSONValue in
        guard row.isHere[side] else { return 0 }
        next[side] += 1
        return .integer(next[side] - 1)
      }
      return .list(numbers + [.flag(row.isMoved)])
    }
  }

  /// The sources of the rules' evidence.
  private var cases: [JSONValue] {
    let cited = runs.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
    return Evidence.cases.cases.filter { cited.contains($0.id) }.map { item in
      ["id": .text(item.id), "source": .text(item.source), "ios": .text(item.ios)]
    }
  }
}
