import Diagnostics
import Goldens
package import Project
import Reports
package import Scenarios
package import TableTrace

/// A scenario under one version, with its trace.
package struct DifferenceSide {
  var name: String
  var version: SystemVersion
  var lines: [TraceLine]

  /// Runs the scenario, and throws an error if its trace is too long to compare.
  package init(_ scenario: Scenario, _ version: SystemVersion, name: String) throws(FileError) {
    self.name = name
    self.version = version
    let most = OutputLimit.comparedEvents
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    let capped = CappedSink(recorder, most: most, recipients: scenario.tracedRecipients)
    _ = ScenarioRunner(scenario: scenario, version: version).run(into: capped)
    guard !capped.isFull else {
      throw .tooMuchOutput(.diff(events: capped.count, most: most))
    }
    lines = recorder.lines
  }
}

/// The output of `diff`: the compared sides, the differences, and the related rules.
package struct DifferencePage {
  var sides: [DifferenceSide]

  package init(
    sides: [DifferenceSide]
  ) {
    self.sides = sides
  }

  /// Prints the page, and returns an exit code that says whether anything differs.
  package func print(in world: World) throws(FileError) -> ExitCode {
    let code = try printDifferences(in: world)
    guard !world.isQuiet else { return code }
    let sums = sides.map { $0.lines.sum(Evidence.words($0.version)) }
    try world.tell(sums.byVersion, explainedBy: "tabletrace run --why")
    return code
  }

  private func printDifferences(in world: World) throws(FileError) -> ExitCode {
    let groups = groups
    guard groups.count > 1 else {
      try world.print("\(sentence)\n")
      return .success
    }
    let traces = ComparedTraces(groups.map { $0[0].lines })
    let text: DifferenceText
    if sides.count == 2 {
      try world.print("--- \(title(sides[0]))\n+++ \(title(sides[1]))\n\n")
      text = DifferenceText(traces.changes, width: 1, ink: world.ink)
    } else {
      let names = Self.letters(groups.count)
      try world.print(head(groups, names, hasMoves: traces.rows.contains(where: \.isMoved)))
      let width = names.map { $0.count + 1 }.reduce(-1, +)
      text = DifferenceText(traces.columns(named: names), width: width, ink: world.ink)
    }
    try world.print(text.text)
    let rules = DifferenceRules(rules: text.rules, versions: groups.map { $0[0].version })
    try world.print(rules.text)
    if !traces.isExact {
      try world.note("the traces are long, so this list of differences may not be the shortest")
    }
    return .differs
  }

  /// The sides grouped by equal traces, in their order.
  private var groups: [[DifferenceSide]] {
    var groups: [[DifferenceSide]] = []
    for side in sides {
      let texts = side.lines.map { WrittenLine($0.indented) }
      let place = groups.firstIndex { $0[0].lines.map { WrittenLine($0.indented) } == texts }
      if let place { groups[place].append(side) } else { groups.append([side]) }
    }
    return groups
  }

  private func title(_ side: DifferenceSide) -> String { "\(side.name) under \(side.version)" }

  private var sentence: String {
    guard let first = sides.first, let last = sides.last else { return "nothing to compare" }
    if Set(sides.map(\.version)).count == 1 {
      return "\(first.name) and \(last.name) have the same trace under \(first.version)"
    }
    let versions = sides.map(\.version.description)
    let all = versions.dropLast().joined(separator: ", ") + " and \(last.version)"
    return "\(first.name) has the same trace under \(all)"
  }

  private func head(
    _ groups: [[DifferenceSide]],
    _ names: [String],
    hasMoves: Bool
  ) -> String {
    let rows = zip(names, groups).map { name, group in
      "  \(name)  " + group.map(\.version.description).joined(separator: ", ") + "\n"
    }
    let moves =
      hasMoves ? "lowercase letter: in this version, the line is elsewhere in the step\n" : ""
    let title = "\(sides[0].name) under \(sides.count) versions"
    return "\(title)\n\(rows.joined())\(moves)\n"
  }

  /// The names of the sides: A to Z, then AA and so on.
  static func letters(_ count: Int) -> [String] {
    let alphabet = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let pairs = alphabet.flatMap { first in alphabet.map { first + $0 } }
    return Array((alphabet + pairs).prefix(count))
  }
}
