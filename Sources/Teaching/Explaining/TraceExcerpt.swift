import Project
import Scenarios
import ShippedLibrary
package import TableTrace

/// A few lines of the trace of a built-in scenario, around the lines that show a subject.
///
/// The subject is a rule, a step, a query or a phase.
package struct TraceExcerpt {
  /// A scenario, and the place in its trace that shows the subject.
  package struct Place: Sendable {
    package var scenario: String
    /// The version, or nil for the newest version of the scenario.
    package var version: SystemVersion?
    /// The number of the line that shows it, from 1, or nil if the line is found by its content.
    package var line: Int?
    /// The beginning of the line that shows it, if the line cannot be found by its content.
    package var beginning: String?

    /// Reads the keys `in`, `os`, `line` and `at`, or returns nil if there is no `in`.
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

    /// Returns the lines that the place gives, or nil if the lines are found by their content.
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

    /// The scenario, or nil if there is no built-in scenario with this name.
    var decoded: Scenario? {
      let path = "\(ScenarioFile.folder)/\(scenario).yaml"
      return ShippedFile.at(path).flatMap {
        ScenarioDecoder.decode($0.bytes, path: path).scenario
      }
    }
  }

  package static let most = 8

  package let place: Place
  package let version: SystemVersion
  /// The lines, with the mark at the end of each line that shows the subject.
  package private(set) var lines: [String] = []
  /// The callbacks on all lines of the trace that show the subject, each once.
  package private(set) var callbacks: [Callback] = []

  /// Whether the lines include failed gates, as `run --gates` prints them.
  package private(set) var hasGates = false

  /// Runs the scenario and takes the first line for which `isShown` is true, with lines around it.
  ///
  /// If there is no such line, failed gates are also searched. Returns nil if nothing is found.
  /// `mark` is added to each line for which `isShown` is true. `lead` is the largest number of
  /// lines before the first such line.
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
    // If a step is given, the following steps show its effects.
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

  /// Returns the lines of a run, on request with the failed gates.
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

  /// Returns a heading and the lines.
  package func parts(_ headline: String) -> [PagePart] {
    [
      .headline("\(headline), in \(place.scenario) (\(version))"), .code(lines),
    ]
  }
}

extension TraceLine {
  /// The callback of a call, or the callback that a failed gate prevents.
  fileprivate var callback: Callback? {
    switch kind {
    case .call(.callback(let callback)): callback
    case .gate(let closed): closed.callback
    case .call, .step, .phase, .query, .warning, .note, .content, .crash: nil
    }
  }
}
