import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace

/// `step`: shows a trace event by event, with the state of the table at each event.
struct StepCommand: Command {
  static let facts = CommandFacts(
    name: "step",
    purpose: .see,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .names, .only, .except, .at, .quiet],
    meanings: [.at: "print only the event with this number (or 'last'), and exit"],
    says: "step through the events of a trace, with the table's state at each event",
    details: [
      "Type an empty line or 'n' for the next event, 'b' to go back, 'p' for the next phase, and "
        + "'s' for the next step. Type 'step 2' to go to step 2, '12' to go to event 12, and the "
        + "name of a callback to go to its next call. 'h' prints this list, and 'q' quits. You can "
        + "also send these lines through a pipe.",
      "Each event is shown with its reason and the state of the table. The state is the offset, "
        + "content size, known and estimated heights, rows, selection, edit mode, reuse queue and "
        + "the cells with their content. Values that changed during the event are shown as 'before "
        + "-> after'. New, removed and changed cells start with +, - or *.",
      "--at N prints event N and exits, and --at last prints the last event. Events are numbered "
        + "from 1. Event N is in line N + 4 of the trace that 'run' prints.",
    ],
    examples: [
      "tabletrace step load/first-load", "tabletrace step load/first-load --at 12",
      "tabletrace step updates/insert-a-row --os 'iOS 17' --at last",
    ]
  )

  var scenario: String
  var version: SystemVersion?
  var names: TraceNames
  var filter: CallFilter
  var taken: [TakenName] { filter.taken }
  /// The only event to show, or nil to read moves from the input.
  var move: TraceWalk.Move?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    guard let place = line.value(.at) else {
      if scenario == "-" {
        throw .conflict("- (standard input)", "step without --at")
      }
      return
    }
    if place == "last" {
      move = .end
    } else if let number = Int(place) {
      move = .event(number)
    } else {
      throw Self.noEvent(place, "the number of an event, or 'last'")
    }
  }

  private static func noEvent(_ text: String, _ expected: String) -> UsageProblem {
    .badValue(text, of: Flag.at.spelling, expected: expected, near: [])
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try world.readScenario(scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let version = version ?? scenario.newestVersion
    let most = OutputLimit.steppedEvents
    let play = ScenarioPlay(scenario, version, names: names, filter: filter, mostEvents: most)
    guard play.eventCount <= most else {
      throw .tooMuchOutput(.step(events: play.eventCount, most: most))
    }
    guard var walk = TraceWalk(play.lines) else { return .success }
    if let move {
      guard walk.go(move) else { return refuse(move, walk, in: world) }
      try world.print(play.page(walk, ink: world.ink))
      try world.noteMissingRecordings(of: version)
      return code(of: play, in: world)
    }
    let title = "\(loaded.file.name) under \(version), \(walk.lines.count) events"
    try world.print("\(world.ink.paint(title, .bold)) (type h for help)\n\n")
    try world.print(play.page(walk, ink: world.ink))
    let isUnderstood = try converse(&walk, play, in: world)
    return isUnderstood || world.input.isTerminal ? code(of: play, in: world) : .usage
  }

  /// Performs the typed moves until the end, and returns whether all were known.
  private func converse(
    _ walk: inout TraceWalk,
    _ play: ScenarioPlay,
    in world: World
  ) throws(FileError) -> Bool {
    var isUnderstood = true
    while let line = try world.ask("\nstep") {
      switch WalkCommand(line) {
      case .quit: return isUnderstood
      case .help: try world.print(WalkCommand.list)
      case .go(let move):
        if walk.go(move) {
          try world.print((world.input.isTerminal ? "" : "\n") + play.page(walk, ink: world.ink))
        } else {
          try world.print("\(walk.reason(against: move))\n")
        }
      case .unknown(let text, let near):
        isUnderstood = false
        world.complain(
          "unknown command '\(text)'",
          help: NearNames.help(near) + ["to list the commands: h"]
        )
      }
    }
    return isUnderstood
  }

  private func refuse(_ move: TraceWalk.Move, _ walk: TraceWalk, in world: World) -> ExitCode {
    guard case .event(let number) = move else { return .success }
    let problem = Self.noEvent(
      "\(number)",
      "an event from 1 to \(walk.lines.count)"
    )
    world.complain(of: problem)
    return .usage
  }

  private func code(of play: ScenarioPlay, in world: World) -> ExitCode {
    guard let exception = play.outcome.exception, exception.rule == .simulationLimit else {
      return .success
    }
    world.complain(exception.reason)
    return .invalid
  }
}
