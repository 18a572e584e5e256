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
    /// The number of the line that shows it, from 1, or nil where the line itself says so.
    package var line: Int?
    /// The beginning of the line that shows it, where no line names what is shown.
    package var beginning: String?

    /// Reads the keys `in`, `os`, `line` and `at`, or nil where there is no `in`.
    init?(_ entry: ExplanationFile.Entry) throws(ExplanationFile.Mistake) {
      guard let scenario = try entry.text("in") else { return nil }
      self.scenario = scenario
      if let typed = try entry.text("os") {
        guard let version = SystemVersion(typed: typed) else {
          throw entry.mistake("'\(typed)' is not a version")
        }
        self.version = version
      }
      if let typed = try entry.text("line") {
        guard let line = Int(typed), line > 0 else {
          throw entry.mistake("'\(typed)' is not the number of a line")
        }
        self.line = line
      }
      beginning = try entry.text("at")
    }

    /// The lines that the place names, or nil where the lines themselves say it.
    func places(in lines: [TraceLine]) -> [Int]? {
      if let beginning {
        return Array(lines.indices.filter { lines[$0].text.hasPrefix(beginning) }.prefix(1))
      }
      return line.map { lines.indices.contains($0 - 1) ? [$0 - 1] : [] }
    }

    /// The arguments of a command that runs it.
    package var arguments: String {
      version.map { "\(scenario) --os '\($0)'" } ?? scenario
    }

    /// The scenario, or nil where none of this name is inside the tool.
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

  /// Whether its lines name the conditions that fail, as `run --gates` does.
  package private(set) var hasGates = false

  /// Runs the scenario and takes the first line that shows something, with those around it.
  ///
  /// Where no line of the trace does, the conditions that fail are lines too. Nil if none of them shows
  /// it either. `mark` is a remark behind the lines that do, and `lead` the most lines in front of the
  /// first of them.
  init?(
    of place: Place?,
    mark: String? = nil,
    lead: Int = 4,
    where isShown: (TraceLine) -> Bool
  ) {
    guard let place, let scenario = place.decoded else { return nil }
    self.place = place
    version = place.version ?? scenario.newestVersion
    let plain = Self.lines(of: scenario, version, hasGates: false)
    let numbered = place.places(in: plain)
    var all = plain
    var places = numbered ?? plain.indices.filter { isShown(plain[$0]) }
    if places.isEmpty, numbered == nil {
      all = Self.lines(of: scenario, version, hasGates: true)
      places = all.indices.filter { isShown(all[$0]) }
      hasGates = true
    }
    guard let first = places.first else { return nil }
    callbacks = places.compactMap { all[$0].callback }.eachOnce
    let isEdge = { (place: Int) in all[place].kind == .step }
    let step = all[...first].indices.last(where: isEdge) ?? first
    // After a step that was chosen, the next steps show what it led to.
    let isChosen = place.beginning != nil
    let edge = isChosen ? nil : all.indices.dropFirst(first + 1).first(where: isEdge)
    let next = edge ?? all.endIndex
    let isNear = first - step <= lead
    let start = isNear ? step : max(step + 1, first - min(2, lead))
    let end = min(next, start + Self.most - (isNear ? 0 : 2))
    let marked = Set(places)
    let shown = (start..<end).map { place in
      let line = all[place]
      guard let mark, line.kind != .step, marked.contains(place) else { return line.indented }
      return "\(line.indented)  # \(mark)"
    }
    lines = isNear ? shown : [all[step].indented, "..."] + shown
  }

  /// The lines of a run, with the conditions that fail if they are wanted.
  private static func lines(
    of scenario: Scenario,
    _ version: SystemVersion,
    hasGates: Bool
  ) -> [TraceLine] {
    Simulation.lines(
      scenario,
      version,
      recipients: scenario.tracedRecipients,
      keepsGates: hasGates
    )
  }

  /// The headline and the lines.
  package func parts(_ headline: String) -> [PagePart] {
    [
      .headline("\(headline), in \(place.scenario) (\(version))"), .code(lines),
    ]
  }
}

extension TraceLine {
  /// The callback that it calls, or that a condition prevents.
  fileprivate var callback: Callback? {
    switch kind {
    case .call(.callback(let callback)): callback
    case .gate(let closed): closed.callback
    case .call, .step, .phase, .query, .warning, .note, .content, .crash: nil
    }
  }
}
