import Project
import Scenarios
import ShippedLibrary
package import TableTrace

/// A few lines of the trace of a scenario inside the tool, around those that show something.
package struct TraceExcerpt {
  /// Where something can be seen.
  package struct Place: Sendable {
    package var scenario: String
    /// Nil for the newest version that the scenario lists.
    package var version: SystemVersion?

    /// Reads the keys `in` and `os`; nil where there is no `in`.
    init?(_ entry: ExplanationFile.Entry) throws(ExplanationFile.Mistake) {
      guard let scenario = try entry.text("in") else { return nil }
      self.scenario = scenario
      guard let typed = try entry.text("os") else { return }
      guard let version = SystemVersion(typed: typed) else {
        throw entry.mistake("'\(typed)' is not a version")
      }
      self.version = version
    }

    /// The arguments of a command that runs it.
    package var arguments: String {
      version.map { "\(scenario) --os '\($0)'" } ?? scenario
    }

    /// The scenario; nil where none of this name is inside the tool.
    var decoded: Scenario? {
      let path = "\(ScenarioFile.folder)/\(scenario).yaml"
      return ShippedFile.at(path).flatMap {
        ScenarioDecoder.decode($0.bytes, path: path).scenario
      }
    }
  }

  /// The most lines.
  package static let most = 8

  package let place: Place
  package let version: SystemVersion
  /// The lines, those that show it with a mark behind them.
  package private(set) var lines: [String] = []
  /// The callbacks among the lines of the whole trace that show it, each once.
  package private(set) var callbacks: [Callback] = []

  /// Runs the scenario and takes the first line that shows something, with those around it.
  ///
  /// Nil where no line shows it. `mark` is a remark behind the lines that do, and `lead` the most lines
  /// in front of the first of them.
  init?(
    of place: Place?,
    mark: String? = nil,
    lead: Int = 4,
    where isShown: (TraceLine) -> Bool
  ) {
    guard let place, let scenario = place.decoded else { return nil }
    self.place = place
    version = place.version ?? scenario.newestVersion
    let all = Simulation(scenario, version, recipients: scenario.tracedRecipients).lines
    guard let first = all.firstIndex(where: isShown) else { return nil }
    for line in all where isShown(line) {
      if case .call(.callback(let callback)) = line.kind, !callbacks.contains(callback) {
        callbacks.append(callback)
      }
    }
    let isEdge = { (place: Int) in all[place].kind == .step }
    let step = all[...first].indices.last(where: isEdge) ?? first
    let next = all.indices.dropFirst(first + 1).first(where: isEdge) ?? all.endIndex
    let isNear = first - step <= lead
    let start = isNear ? step : max(step + 1, first - min(2, lead))
    let shown = all[start..<min(next, start + Self.most - (isNear ? 0 : 2))].map { line in
      guard let mark, line.kind != .step, isShown(line) else { return line.indented }
      return "\(line.indented)  # \(mark)"
    }
    lines = isNear ? shown : [all[step].indented, "..."] + shown
  }

  /// The headline and the lines.
  package func parts(_ headline: String) -> [PagePart] {
    [
      .headline("\(headline), in \(place.scenario) (\(version))"), .code(lines),
    ]
  }
}
