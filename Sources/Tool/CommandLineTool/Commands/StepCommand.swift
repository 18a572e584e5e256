import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace

/// `step`: walks through a trace event by event, with the state of the table at each.
struct StepCommand: Command {
  static let facts = CommandFacts(
    name: "step",
    purpose: .see,
    operands: "SCENARIO",
    atLeast: 1,
    atMost: 1,
    flags: [.os, .names, .only, .except, .at, .quiet],
    meanings: [.at: "show event N alone, or the last one (last)"],
    says: "walk through the events of a scenario, with the table's state at each",
    details: [
      "A line that is typed goes on: an empty one or 'n' to the next event, 'b' back, 'p' to the next "
        + "phase, 's' to the next step, 'step 2' to that step, '12' to that event, a callback in any "
        + "spelling to its next call; 'h' lists them, 'q' ends. Lines of a pipe do the same.",
      "Below an event stands why it is there, and the table: offset, content size, known and guessed "
        + "heights, rows, selection, editing, reuse pool, and the cells with what they show. What the "
        + "event has changed, until the next one that is not nested in it, stands as 'before -> after'; "
        + "cells that come, go and change have a +, - or * in front.",
      "--at N prints one event and reads nothing; 'last' is the last one. Events count from 1; event N "
        + "is line N + 4 of the trace.",
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
  /// The one event to show; nil where somebody types where to go.
  var move: TraceWalk.Move?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    version = try VersionArgument.single(line)
    names = line.value(.names).flatMap(TraceNames.init) ?? .swift
    filter = try CallFilter(line)
    guard let place = line.value(.at) else {
      if scenario == "-" {
        throw .conflict("- (standard input)", "typing where to go, without --at,")
      }
      return
    }
    if place == "last" {
      move = .end
    } else if let number = Int(place) {
      move = .event(number)
    } else {
      throw Self.noEvent(place, "which is the number of an event or 'last'")
    }
  }

  private static func noEvent(_ text: String, _ expected: String) -> UsageProblem {
    .badValue(text, of: Flag.at.spelling, expected: expected, near: [])
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    let version = version ?? scenario.versions.first ?? .iOS(17)
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
    try world.print("\(world.ink.paint(title, .bold)); h lists what can be typed\n\n")
    try world.print(play.page(walk, ink: world.ink))
    let isUnderstood = try converse(&walk, play, in: world)
    return isUnderstood || world.input.isTerminal ? code(of: play, in: world) : .usage
  }

  /// Does what is typed until the end.
  ///
  /// - Returns: whether everything was understood.
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
          "nothing goes on by '\(text)'" + NearNames.question(near) + "; h lists what does"
        )
      }
    }
    return isUnderstood
  }

  private func refuse(_ move: TraceWalk.Move, _ walk: TraceWalk, in world: World) -> ExitCode {
    guard case .event(let number) = move else { return .success }
    let problem = Self.noEvent(
      "\(number)",
      "which is an event from 1 to \(walk.lines.count)"
    )
    world.complain(problem.message, problem.code)
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
