import Checks
import Goldens
import Project
import Scenarios
import ShippedLibrary

/// What a player shows: one run, or two that are compared event by event.
package struct PlayerDocument {
  /// The runs, one or two.
  var runs: [PlayedRun]

  package init(
    runs: [PlayedRun]
  ) {
    self.runs = runs
  }

  /// The headline of the page.
  var title: String {
    let titles = runs.map { "\($0.name) under \($0.version)" }
    guard let first = runs.first, let last = runs.last, runs.count > 1 else {
      return titles.joined()
    }
    return first.name == last.name
      ? "\(first.name) under \(first.version) and \(last.version)"
      : titles.joined(separator: " and ")
  }

  /// The document as the page reads it.
  var value: JSONValue {
    [
      "format": 1, "title": .text(title), "tool": .text(ToolVersion.current),
      "runs": .list(runs.map(\.value)), "rows": .list(rows), "cases": .list(cases),
    ]
  }

  /// The events of two runs side by side: their numbers, 0 for none, and whether the line stands
  /// elsewhere in the step of the other.
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

  /// Where what the rules rest on was published.
  private var cases: [JSONValue] {
    let cited = runs.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
    return Self.allCases.filter { cited.contains($0.id) }.map { item in
      ["id": .text(item.id), "source": .text(item.source), "ios": .text(item.ios)]
    }
  }

  /// The cases that go along inside the tool.
  private static let allCases: [CaseList.Case] = {
    let file = ShippedFile.at("Golden/recorded/cases.tsv")
    let text = file?.text ?? ""
    return (try? CaseList(text))?.cases ?? []
  }()
}
