import Diagnostics
package import Goldens
import Project
import Scenarios
import TableTrace

/// Makes a first scenario from a log.
package struct LogSkeleton {
  let name: String
  let header: LogHeader
  private var version: SystemVersion
  private let content: SeenContent
  private var answers: SeenAnswers
  private let seen: SeenSteps
  private let calls: [SeenCall]
  /// The number of the log's first step, according to its header.
  private let firstStep: Int
  private var rowsOnScreen: Double
  private var assumptions = SkeletonAssumptions()
  private let log: LogComparison
  /// The log without numbers that may be something else than a row or section, or nil if all are sure.
  private let sureLog: RecordedLog?
  /// The last line of the log that is used, or nil if all are used.
  package let lastLine: Int?

  /// The height of a row in points, if the log does not show it.
  static let usualHeight = 44.0
  /// The most steps to add before those of the log.
  private static let mostNotes = 200
  /// The height of a table in points, unless it is known.
  private static let usualExtent = 480.0
  /// The most simulated lines for a log that no scenario matches.
  private static let mostLines = 150_000
  /// The most calls that are used, because a first scenario needs fewer.
  private static let mostCalls = 20_000

  package init(_ whole: RecordedLog, name: String) {
    self.name = name
    let log = whole.beginning(Self.mostCalls)
    lastLine = log.lines.count < whole.lines.count ? log.lines.last?.number : nil
    self.log = LogComparison(log)
    sureLog = log.unsureLines.isEmpty ? nil : log.withoutUnsurePlaces
    header = log.header
    version = log.header.os ?? .iOS(17)
    calls = log.calls
    let all = SeenContent(calls, loadCount: calls.count)
    firstStep = log.header.covers?.map(\.lowerBound).min() ?? 1
    seen = SeenSteps(
      calls,
      height: all.height ?? Self.usualHeight,
      isLoaded: firstStep > 1
    )
    content = SeenContent(calls, loadCount: seen.loadCount)
    rowsOnScreen = Double(content.rowsOnScreen)
    answers = SeenAnswers(calls: calls, content: content)
  }

  /// The text of the scenario for the log's version or the newest matching one, or nil.
  package var text: [UInt8]? {
    let found = matching
    guard let sureLog, found?.equalLines != .max,
      let other = LogSkeleton(sureLog, name: name).matching,
      other.equalLines > found?.equalLines ?? -1
    else { return found?.text }
    return other.text
  }

  /// The text that matches most lines under the version of the log, or under the newest that matches.
  ///
  /// If none matches the whole log, other values that the log does not show are tried.
  private var matching: (text: [UInt8], equalLines: Int)? {
    guard let first = best, first.equalLines < .max, content.rowsOnScreen > 0 else { return best }
    let (tried, lines) = underOtherSetUps
    // Of several equal results, the first one is the most usual.
    let ranked = tried.enumerated().sorted { one, other in
      (one.element.equalLines, other.offset) > (other.element.equalLines, one.offset)
    }
    var room = Self.mostLines - lines
    for (skeleton, equalLines) in ranked.map(\.element) {
      if equalLines == .max, let found = skeleton.result, found.equalLines == .max {
        return (found.text, .max)
      }
      guard seen.steps.isEmpty else { continue }
      for assumptions in skeleton.assumptions.others(calls, content) {
        var other = skeleton
        other.assumptions = assumptions
        for rows in content.possibleRowsOnScreen where room > 0 {
          other.rowsOnScreen = rows
          guard let found = other.result else { continue }
          if found.equalLines == .max { return (found.text, .max) }
          room -= found.tracedLines
        }
      }
    }
    return first
  }

  /// The skeleton with each set-up and version, with the lines that it matches and all traced lines.
  private var underOtherSetUps:
    (tried: [(skeleton: LogSkeleton, equalLines: Int)], tracedLines: Int)
  {
    let versions = header.os.map { [$0] } ?? ReleaseStretches.releases.reversed()
    var tried: [(skeleton: LogSkeleton, equalLines: Int)] = []
    var lines = 0
    for setUp in SkeletonAssumptions.setUps {
      for isNew in [true, false] where lines < Self.mostLines {
        let group = versions.filter { $0.isAtLeast(11, 0) == isNew }
        var other = self
        (other.version, other.assumptions.setUp) = (group.first ?? version, setUp)
        guard let text = other.validText,
          let scenario = ScenarioDecoder.decode(text, path: name).scenario
        else { continue }
        for version in group {
          other.version = version
          let progress = Simulation.progress(log, with: scenario, Profile(version))
          lines += progress.tracedLines
          tried.append((other, progress.differingLine == nil ? .max : progress.equalLines))
        }
      }
    }
    return (tried, lines)
  }

  /// The text with the screen height that matches most lines.
  private var best: (text: [UInt8], equalLines: Int)? {
    var best: (text: [UInt8], equalLines: Int)?
    for rows in content.possibleRowsOnScreen {
      var skeleton = self
      skeleton.rowsOnScreen = rows
      guard let result = skeleton.result else { continue }
      if best.map({ result.equalLines > $0.equalLines }) ?? true {
        best = (result.text, result.equalLines)
      }
    }
    return best
  }

  package var mistakes: String {
    let decoded = ScenarioDecoder.decode(formatted(stepCount: 0), path: name)
    return DiagnosticRenderer().render(decoded.diagnostics, source: decoded.source)
  }

  /// The text, the number of lines of the log that it matches, and the length of its trace, or nil
  /// without a valid text.
  private var result: (text: [UInt8], equalLines: Int, tracedLines: Int)? {
    guard let text = validText,
      let scenario = ScenarioDecoder.decode(text, path: name).scenario
    else { return nil }
    let progress = Simulation.progress(log, with: scenario, Profile(version))
    let equalLines = progress.differingLine == nil ? .max : progress.equalLines
    return (text, equalLines, progress.tracedLines)
  }

  /// The text with the answers of each row, or with the most frequent answers if that is not valid.
  private var validText: [UInt8]? {
    for isByPlace in [true, false] {
      var skeleton = self
      skeleton.answers.isByPlace = isByPlace
      let text = skeleton.textWithSteps
      if ScenarioDecoder.decode(text, path: name).scenario != nil { return text }
    }
    return nil
  }

  /// The text with all guessed steps that can run, and the others as comments.
  private var textWithSteps: [UInt8] {
    // If the first steps fail, more steps fail too.
    var (good, bad) = (0, seen.steps.count + 1)
    var best = formatted(stepCount: 0)
    while bad - good > 1 {
      let count = bad - good > 2 && bad <= seen.steps.count ? (good + bad) / 2 : bad - 1
      let bytes = formatted(stepCount: count)
      if runs(bytes) { (good, best) = (count, bytes) } else { bad = count }
    }
    return best
  }

  /// Whether a scenario can be read, and runs without an exception or a refused step.
  private func runs(_ bytes: [UInt8]) -> Bool {
    guard let scenario = ScenarioDecoder.decode(bytes, path: name).scenario else { return false }
    let version = scenario.versions.first ?? .iOS(17)
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: CallCounter())
    return outcome.exception == nil && outcome.failures.isEmpty
  }

  private func formatted(stepCount: Int) -> [UInt8] {
    let lines = head + surroundings + clients + steps(stepCount)
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    switch ScenarioFormatter.format(SourceText(path: name, bytes: bytes)) {
    case .text(let formatted, _): return formatted
    case .unreadable, .refused: return bytes
    }
  }
}

extension LogSkeleton {
  private var head: [String] {
    var lines = ["version: 1", "title: \(FlowText.text(of: "What \(name) shows"))"]
    if let source = header.source { lines.append("source: \(FlowText.text(of: source))") }
    if header.os == nil {
      lines.append(
        "# The version of the log is unknown: 'tabletrace compare --guess-os' ranks all versions."
      )
    }
    return lines + ["os: \(FlowText.text(of: version.description))"]
  }

  private var surroundings: [String] {
    var lines = [
      "# Unknown: the view controller, how cells are made, the style and the width."
    ]
    let height = content.height ?? assumptions.height
    let rows = content.sections.map(\.rows).reduce(0, +)
    let extent = rowsOnScreen * height + assumptions.extentBesideRows
    if rowsOnScreen > 0, rowsOnScreen < Double(rows) || extent > Self.usualExtent {
      lines.append(
        "# The height of the \(Phrase.count(content.rowsOnScreen, "row")) on screen after the load."
      )
      lines.append("viewport: {width: 320, height: \(TraceFormat.number(max(extent, 1)))}")
    }
    lines += assumptions.setUp
    if isExact, !assumptions.setUp.contains(where: { $0.hasPrefix("table:") }) {
      lines.append("# Heights are queried before the first cell, so the table has no estimates.")
      lines.append("table: {estimatedRowHeight: 0}")
    }
    lines += content.guesses.map { "# \($0)" } + ["sections:"]
    lines += content.sections.map { section in
      let header = section.header.map { "header: \(FlowText.text(of: $0)), " } ?? ""
      let footer = section.footer.map { "footer: \(FlowText.text(of: $0)), " } ?? ""
      let rows = "rows: \(section.rows)"
      return (header + footer).isEmpty ? "  - \(rows)" : "  - {\(header)\(footer)\(rows)}"
    }
    return lines
  }

  /// Whether the log shows that the table queries all estimated heights before it creates cells.
  private var isExact: Bool {
    let load = calls.prefix(seen.loadCount)
    let height = load.firstIndex { $0.message == .callback(.heightForRowAt) }
    let cell = load.firstIndex { $0.message == .callback(.cellForRowAt) }
    guard let height, let cell, header.cellLine == .entry else { return false }
    return version.isAtLeast(11, 0) && height < cell
  }

  private var clients: [String] {
    let made = calls.allSatisfy { $0.answer == nil }
    var lines = made ? ["# The log prints no return values. The values below are invented."] : []
    for recipient in Recipient.allCases {
      var callbacks = answers.callbacks(of: recipient)
      let counts = recipient == .dataSource && content.sections.count > 1
      let others = answers.companions(of: recipient)
      if !others.isEmpty {
        lines.append(
          "# Also required, but not printed by the log: \(Self.list(others))."
        )
        callbacks = Callback.allCases.filter { callbacks.contains($0) || others.contains($0) }
      }
      if counts, !callbacks.contains(.numberOfSections) {
        lines.append("# The app must implement numberOfSections, but the log does not print it.")
        callbacks.append(.numberOfSections)
      }
      guard !callbacks.isEmpty else { continue }
      lines.append("\(recipient.rawValue):")
      lines += callbacks.map { callback in
        let answer = answers.answer(of: callback, assuming: assumptions)
        return "  \(callback.facts.key):" + (answer.isEmpty ? "" : " \(answer)")
      }
    }
    let hooks = ControllerHook.allCases.filter { hook in
      calls.contains { $0.message == .controller(hook) }
    }
    if !hooks.isEmpty { lines += ["controller:"] + hooks.map { "  \($0.rawValue):" } }
    return lines
  }

  private static func list(_ callbacks: [Callback]) -> String {
    callbacks.map(\.facts.key).joined(separator: ", ")
  }

  private func steps(_ count: Int) -> [String] {
    var lines = ["steps:", "  - load"]
    let first = max(firstStep - (count > 0 ? seen.preparations : 0), 2)
    for step in 2..<min(first, Self.mostNotes) {
      lines.append("  - note: step \(step) is not in the log")
    }
    if first > Self.mostNotes {
      lines.append("  # The steps up to \(first - 1) are not in the log either.")
    }
    if !seen.steps.isEmpty {
      lines.append("  # Steps guessed from the log, each below its log line.")
    }
    for (place, step) in seen.steps.enumerated() {
      lines.append("  # Line \(step.line): \(step.callback)")
      lines.append(
        place < count ? "  - \(step.text)" : "  # This step fails here: \(step.text)"
      )
    }
    return lines
  }
}
