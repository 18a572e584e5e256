import Diagnostics
import Pages
import Project
import Scenarios
import TableTrace

/// `player`: a page that plays a trace, or two side by side; or a film of one.
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
      .os: "a version to play; of one scenario two, which are played side by side",
      .at: "with --format svg: a picture of this event alone, by its number from 1",
      .output: "write to a file that is not there yet, or that is such a page or film",
    ],
    says: "write a page that plays a trace: the table, its cells, its pool, its calls",
    details: [
      "The page is one file that needs no network: the screen with its cells to scale, the rows above and "
        + "below it, the reuse pool, the calls with who is called, and for each event why it comes, how "
        + "sure that is and what shows it, and which callbacks a gate keeps away.",
      "Two scenarios, or one under two versions, are played side by side, aligned event by event, with "
        + "what differs. Without --os it is the first version that the scenario names, or that both name.",
      "In the page the arrow keys go from event to event, p and s to the next phase and step, / finds "
        + "a call, the space bar plays; ? lists the keys. '#event=12' behind its address opens it at "
        + "event 12. Events are numbered as in 'tabletrace step'.",
      "--format svg makes a film of the table and its calls, a frame for each event, which pages of "
        + "documentation show as a picture; --at makes a picture of one event.",
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
    let scenario: Scenario
    var version: SystemVersion
  }

  var scenarios: [String]
  var versions: [SystemVersion]
  var names: TraceNames
  var filter: CallFilter
  var taken: [TakenName] { filter.taken }
  var isFilm: Bool
  /// The only event of a film.
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
      throw Self.noEvent(place, "which is the number of an event, from 1")
    }
    event = number
  }

  private static func noEvent(_ text: String, _ expected: String) -> UsageProblem {
    .badValue(text, of: Flag.at.spelling, expected: expected, near: [])
  }

  /// A page has two sides at most, a film one.
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
    target.write(Array(text(of: runs).utf8))
    try target.close()
    try note(runs, of: sides.map(\.file), in: world)
    // A page says it itself.
    if isFilm { try world.tell(runs.map(\.sum), explainedBy: "tabletrace run --why") }
    return .success
  }

  /// Says which steps do nothing; of one scenario under two versions each of them once.
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

  private func text(of runs: [PlayedRun]) -> String {
    if isFilm, let run = runs.first { return FilmPage(run: run, event: event).text }
    return PlayerPage(document: PlayerDocument(runs: runs)).text
  }

  /// What is played; nil, and said so, where a scenario cannot be read.
  private func sides(in world: World) throws(FileError) -> [Side]? {
    let reader = ScenarioReader(world: world)
    var read: [(file: ScenarioFile, scenario: Scenario)] = []
    for scenario in scenarios {
      let next = try reader.read(argument: scenario)
      world.say(next.rendered)
      if let scenario = next.scenario { read.append((next.file, scenario)) }
    }
    guard read.count == scenarios.count, let first = read.first, let last = read.last else {
      return nil
    }
    let both = first.scenario.versions.first(where: last.scenario.versions.contains)
    let version = versions.first ?? both ?? first.scenario.versions.first ?? .iOS(17)
    guard read.count == 1 else {
      return read.map { Side(file: $0.file, scenario: $0.scenario, version: version) }
    }
    let played = versions.isEmpty ? [version] : versions
    return played.map { Side(file: first.file, scenario: first.scenario, version: $0) }
  }

  /// Refuses a film of an event that is not there, or of more events than anybody watches.
  private func refuse(_ run: PlayedRun, in world: World) -> ExitCode? {
    let count = run.lines.count
    if let event, event > count {
      let problem = Self.noEvent("\(event)", "which is an event from 1 to \(count)")
      world.complain(problem.message, problem.code)
      return .usage
    }
    guard event == nil, count > FilmPage.mostFrames else { return nil }
    world.complain(
      "a film shows at most \(FilmPage.mostFrames) events, and there are \(count): "
        + "--at makes a picture of one of them"
    )
    return .invalid
  }

  /// Refuses to replace scenarios, goldens and logs, and any other file that the tool has not written.
  private func protect(
    _ output: String,
    _ sides: [Side],
    in world: World
  ) throws(FileError) {
    let files = world.files.readable
    var kept = ProtectedFiles(sides.map(\.file), in: files)
    for side in sides { kept.keep(side.file, side.scenario) }
    try kept.check([output])
    guard files.kind(of: output) == .file, files.identity(of: output) != nil else { return }
    let bytes = try files.read(output)
    let isOurs = [PlayerPage.mark, FilmPage.mark].contains { bytes.starts(with: $0.utf8) }
    guard bytes.isEmpty || isOurs else { throw .kept(path: output, .noPage) }
  }
}
