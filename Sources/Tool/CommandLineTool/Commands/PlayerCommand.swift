import Diagnostics
import Pages
import Project
import Scenarios
import TableTrace
import Teaching

/// `player`: writes a page that plays one or two traces, or an animation of one trace.
struct PlayerCommand: Command {
  static let facts = CommandFacts(
    name: "player",
    purpose: .see,
    operands: "SCENARIO [SCENARIO]",
    atLeast: 1,
    atMost: 2,
    flags: [.os, .names, .only, .except, .format, .at, .output, .quiet],
    formats: [.html, .svg],
    meanings: [
      .os: "the iOS version to play (give --os twice to play two versions side by side)",
      .at: "with --format svg: draw only the event with this number, from 1",
      .output: "write to a new file, or replace a file that 'player' wrote",
    ],
    says: "write a page that plays a trace, with the table, its cells and its calls",
    details: [
      "The page is a single file and needs no network. It shows the screen with its cells to "
        + "scale, the rows above and below it, the reuse queue and the calls. For each event, the "
        + "page says why it happens, how sure this reason is, and what the evidence is. The page "
        + "also lists the callbacks that are not called because a condition (gate) fails.",
      "Two scenarios, or one scenario under two versions, play side by side. Their events are "
        + "aligned, and differences are marked. Without --os, the page plays the newest iOS "
        + "version that the scenario lists. For two scenarios, it plays the newest version that "
        + "both list.",
      "In the page, the arrow keys move between events. Press p or s for the next phase or "
        + "step, / to find a call, the space bar to play, and ? for all keys. Add '#event=12' to "
        + "the address to open the page at event 12. Events have the same numbers as in 'tabletrace "
        + "step'.",
      "--format svg writes an animation of the table and its calls, with one frame for each event. "
        + "You can show the file as a picture in documentation. With --at, the picture shows only "
        + "one event.",
      "SCENARIO can also be the name or number of a lesson. The page then begins with the lesson's "
        + "idea, marks the lines that matter, and ends with what to remember.",
    ],
    examples: [
      "tabletrace player load/first-load -o first-load.html",
      "tabletrace player load/first-load --os 'iOS 9' --os 'iOS 17' -o versions.html",
      "tabletrace player load/first-load --format svg -o first-load.svg",
    ]
  )

  /// A scenario under a version.
  private struct Side {
    var file: ScenarioFile
    var text: SourceText
    let scenario: Scenario
    var version: SystemVersion
  }

  var scenarios: [String]
  var versions: [SystemVersion]
  var names: TraceNames
  var filter: CallFilter
  var taken: [TakenName] { filter.taken }
  var isFilm: Bool
  /// The only event of an animation, or nil for all.
  var event: Int?
  var output: String?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenarios = line.operands
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    output = line.value(.output)
    if output?.isEmpty == true { throw .missingValue(.output) }
    isFilm = OutputFormat(line) == .svg
    versions = try VersionArgument.list(line.values(.os), of: Flag.os.spelling)
    try checkSides()
    guard let place = line.value(.at) else { return }
    guard isFilm else { throw .foreignFlag(.at) }
    guard let number = Int(place), number > 0 else {
      throw Self.noEvent(place, "the number of an event, from 1")
    }
    event = number
  }

  private static func noEvent(_ text: String, _ expected: String) -> UsageProblem {
    .badValue(text, of: Flag.at.spelling, expected: expected, near: [])
  }

  /// Checks the number of scenarios: a page has at most two, and an animation one.
  private func checkSides() throws(UsageProblem) {
    if scenarios.count > 1, versions.count > 1 {
      throw .conflict("a second SCENARIO", "a second --os")
    }
    if versions.count > 2 { throw .conflict("a second --os", "a third --os") }
    guard isFilm else { return }
    if scenarios.count > 1 { throw .conflict("--format svg", "a second SCENARIO") }
    if versions.count > 1 { throw .conflict("--format svg", "a second --os") }
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    guard let sides = try sides(in: world) else { return .invalid }
    if let output, output != "-" { try protect(output, sides, in: world) }
    let most = OutputLimit.playedEvents
    let runs = try sides.map { side throws(FileError) in
      let run = PlayedRun(
        side.scenario,
        side.version,
        name: side.file.name,
        names: names,
        filter: filter,
        isFilm: isFilm,
        mostEvents: most,
        notesIdleSteps: !world.isQuiet
      )
      guard run.eventCount <= most else {
        throw .tooMuchOutput(.player(events: run.eventCount, most: most))
      }
      return run
    }
    for run in runs {
      if let exception = run.outcome.exception, exception.rule == .simulationLimit {
        world.complain(exception.reason)
        return .invalid
      }
    }
    if isFilm, let run = runs.first, let code = refuse(run, in: world) { return code }
    let target = try RunTarget(output, in: world)
    target.write(Array(text(of: runs, lesson(of: sides, in: world)).utf8))
    try target.close()
    try note(runs, of: sides.map(\.file), in: world)
    // A page contains these sentences itself.
    if isFilm { try world.tell(runs.map(\.sum), explainedBy: "tabletrace run --why") }
    return .success
  }

  /// Prints remarks about steps without an effect, each once for two versions of a scenario.
  private func note(
    _ runs: [PlayedRun],
    of files: [ScenarioFile],
    in world: World
  ) throws(FileError) {
    let remarks = runs.map(\.outcome.remarks)
    if scenarios.count == 1, let file = files.first {
      return try world.note(remarks.flatMap(\.self), of: file)
    }
    for (file, remarks) in zip(files, remarks) { try world.note(remarks, of: file) }
  }

  private func text(of runs: [PlayedRun], _ lesson: ShownLesson?) -> String {
    if isFilm, let run = runs.first { return FilmPage(run: run, event: event).text }
    let document = PlayerDocument(
      runs: runs,
      opens: lesson?.opens,
      marks: lesson?.sights.map(\.event) ?? []
    )
    return PlayerPage(document: document, lesson: lesson).text
  }

  /// Returns the named lesson if the page plays the same events as the lesson.
  private func lesson(of sides: [Side], in world: World) -> ShownLesson? {
    guard sides.count == 1, let side = sides.first, let word = scenarios.first, filter.isOpen,
      let (number, lesson) = world.lesson(word),
      lesson.version == side.version
    else { return nil }
    return ShownLesson(lesson, number, of: .shipped, side.text, side.scenario)
  }

  /// Returns the scenarios to play, or nil, after error messages, if one cannot be read.
  private func sides(in world: World) throws(FileError) -> [Side]? {
    var read: [(file: ScenarioFile, text: SourceText, scenario: Scenario)] = []
    for scenario in scenarios {
      let next = try world.readScenario(scenario)
      world.say(next.rendered)
      if let scenario = next.scenario { read.append((next.file, next.text, scenario)) }
    }
    guard read.count == scenarios.count, let first = read.first, let last = read.last else {
      return nil
    }
    let both = first.scenario.newestVersion(sharedWith: last.scenario)
    let version = versions.first ?? both ?? first.scenario.newestVersion
    guard read.count == 1 else {
      return read.map {
        Side(file: $0.file, text: $0.text, scenario: $0.scenario, version: version)
      }
    }
    let played = versions.isEmpty ? [version] : versions
    return played.map {
      Side(file: first.file, text: first.text, scenario: first.scenario, version: $0)
    }
  }

  /// Reports an animation of an event that does not exist, or of too many events.
  private func refuse(_ run: PlayedRun, in world: World) -> ExitCode? {
    let count = run.lines.count
    if let event, event > count {
      let problem = Self.noEvent("\(event)", "an event from 1 to \(count)")
      world.complain(of: problem)
      return .usage
    }
    guard event == nil, count > FilmPage.mostFrames else { return nil }
    world.complain(
      "the trace has \(count) events, and an animation shows at most \(FilmPage.mostFrames)",
      help: ["to draw one event, add \(Flag.at.spelling)"]
    )
    return .invalid
  }

  /// Protects scenarios, goldens, logs, and every file that the tool did not write.
  private func protect(
    _ output: String,
    _ sides: [Side],
    in world: World
  ) throws(FileError) {
    var kept = ProtectedFiles(sides.map(\.file), in: world.files.readable) { bytes in
      bytes.isEmpty
        || [PlayerPage.mark, FilmPage.mark].contains { bytes.starts(with: $0.utf8) }
    }
    for side in sides { kept.keep(side.file, side.scenario) }
    try kept.check([output])
  }
}
