import Checks
import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace

/// `compare`: a console log from a device against the simulation.
struct CompareCommand: Command {
  static let facts = CommandFacts(
    name: "compare",
    purpose: .keep,
    operands: "SCENARIO LOG",
    atLeast: 2,
    atMost: 2,
    flags: [.os, .guessOS, .extent],
    says: "compare a console log from a device with the simulation",
    details: [
      "SCENARIO is a name (load/first-load) or a file. LOG is what a console shows, pasted as it is: "
        + "dates, processes, categories and places in the source stand in front of the calls, and "
        + "lines that name no method of a table are passed over; lines that name one and are no call for "
        + "sure are counted, and the log does not match as a whole. It may begin with a header that "
        + "says how it is compared; without one, its calls are taken as all calls of the callbacks "
        + "that occur in it. --extent prefix compares a log that breaks off.",
      "--guess-os compares it under every release and tells which fit best; where none does, it "
        + "tries other hosts, estimates and dequeues.",
    ],
    examples: [
      "tabletrace compare load/first-load console.log",
      "tabletrace compare load/first-load console.log --guess-os",
      "tabletrace compare load/first-load console.log --extent prefix",
    ]
  )

  var scenario: String
  var log: String
  var version: SystemVersion?
  var guesses: Bool
  /// How much of the trace the log shows, whatever its header says.
  var extent: LogHeader.Extent?

  init(_ line: TypedLine) throws(UsageProblem) {
    scenario = line.operands.first ?? ""
    log = line.operands.last ?? ""
    version = try VersionArgument.single(line)
    guesses = line.has(.guessOS)
    extent = line.value(.extent).flatMap(LogHeader.Extent.init)
    if scenario == "-", log == "-" { throw .conflict("SCENARIO -", "LOG -") }
    if guesses, version != nil { throw .conflict(Flag.guessOS.spelling, Flag.os.spelling) }
  }

  /// Compares a log with a scenario under the version that the log or the scenario names.
  init(scenario: String, log: String) {
    (self.scenario, self.log) = (scenario, log)
    guesses = false
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else { return .invalid }
    guard var recorded = try world.readLog(log) else { return .invalid }
    if let extent { recorded.header.extent = extent }
    if guesses {
      try tellOfLines(recorded, scenario, in: world)
      return try guess(recorded, scenario, loaded.file.name, in: world)
    }
    let version = version ?? recorded.header.os ?? scenario.versions.first ?? .iOS(17)
    let result = Simulation.compare(recorded, with: scenario, version)
    try tellOfLines(recorded, scenario, in: world)
    guard var divergence = result.verdict.divergence else {
      let verdict = recorded.namingLines.isEmpty ? "matches" : "matches as far as it was read,"
      try world.print(
        "\(Phrase.visible(log)) \(verdict) under \(version): "
          + "\(Phrase.count(result.equalLines, "line")) compared\n"
      )
      return recorded.namingLines.isEmpty ? .success : .invalid
    }
    let isWhole = result.equalLines == recorded.callCount
    let lacking = scenario.unimplemented(in: recorded).first { $0.line == divergence.lineNumber }
    // The rule of the line that came is no reason why a call without a receiver does not.
    if lacking != nil { divergence.rule = nil }
    let next = lacking.map { ["add \($0.callback.facts.key) to the scenario, and compare again"] }
    let report = DivergenceReport(
      title: "\(Phrase.visible(log)) under \(version)",
      side: .log,
      commands: next ?? (isWhole ? [] : commands(loaded.file, in: world)),
      ink: world.ink,
      version: version
    ) { RuleBook.entry($0) }
    try world.print(report.text(divergence))
    if isWhole {
      try world.note(
        "the log matches to its end (\(Phrase.count(recorded.callCount, "call"))), and the trace goes "
          + "on; a log that breaks off is compared by --extent prefix"
      )
    }
    return .differs
  }

  /// What tells of other releases and set-ups; nothing where a log comes from standard input.
  private func commands(_ file: ScenarioFile, in world: World) -> [String] {
    guard log != "-", !file.isStandardInput else { return [] }
    let words = [Flag.guessOS.spelling]
    return [world.files.readable.command("compare", words, about: file, [log])]
  }

  /// How many lines do something, the first of which is named.
  private static func lines(_ numbers: [Int], one: String, many: String) -> String {
    numbers.count == 1 ? "this line \(one)" : "\(numbers.count) lines from here on \(many)"
  }

  /// Tells what of the log is not compared, and what it shows that the scenario cannot do.
  private func tellOfLines(
    _ recorded: RecordedLog,
    _ scenario: Scenario,
    in world: World
  ) throws(FileError) {
    if let problem = recorded.unreadLines {
      world.complain("\(log):\(problem.line): \(problem.message)", problem.code)
    }
    let naming = Set(recorded.namingLines)
    let foreign = recorded.foreignLines.filter { !naming.contains($0) }
    if let first = foreign.first {
      let lines = Self.lines(foreign, one: "names", many: "name")
      try world.note("\(log):\(first): \(lines) no method of a table: passed over")
    }
    if let first = recorded.untracedLines.first {
      let lines = Self.lines(recorded.untracedLines, one: "names a method", many: "name methods")
      try world.note("\(log):\(first): \(lines) that traces never show")
    }
    if let first = recorded.answeredLines.first {
      let lines = Self.lines(recorded.answeredLines, one: "has an answer", many: "have answers")
      try world.note("\(log):\(first): \(lines): answers are not compared")
    }
    for missing in scenario.unimplemented(in: recorded) {
      try world.note(
        "\(log):\(missing.line): no client of the scenario implements \(missing.callback.facts.key); "
          + "add it under '\(missing.callback.recipient.rawValue)'"
      )
    }
  }

  /// Ranks releases and, where none fits, other set-ups.
  private func guess(
    _ recorded: RecordedLog,
    _ scenario: Scenario,
    _ name: String,
    in world: World
  ) throws(FileError) -> ExitCode {
    let guess = ReleaseGuess(recorded, scenario)
    try world.print(
      "\(Phrase.visible(log)), \(Phrase.count(recorded.callCount, "call")), against \(name):\n"
        + guess.text
    )
    guard guess.fits else { return .differs }
    return recorded.namingLines.isEmpty ? .success : .invalid
  }
}

extension World {
  /// The log at a path, `-` for standard input; nil where it cannot be read, which has been told.
  func readLog(_ path: String) throws(FileError) -> RecordedLog? {
    log(try readLogBytes(path), at: path, origin: .pasted)
  }

  /// The bytes at a path, `-` for standard input.
  func readLogBytes(_ path: String) throws(FileError) -> [UInt8] {
    path == "-" ? try files.readStandardInput() : try files.read(path)
  }

  /// The log that bytes are; nil where they cannot be read as one, which has been told.
  func log(_ bytes: [UInt8], at path: String, origin: LogReader.Origin) -> RecordedLog? {
    do throws(UnreadableLog) {
      return try LogReader.read(LogText(bytes: bytes), origin: origin)
    } catch {
      for problem in error.problems {
        complain("\(path):\(problem.line): \(problem.message)", problem.code)
      }
      return nil
    }
  }
}

extension Scenario {
  /// The callbacks of a log that no client implements, with the first line of each, in the order of
  /// the log.
  fileprivate func unimplemented(in log: RecordedLog) -> [(callback: Callback, line: Int)] {
    let all = Array(clients.values) + Array(otherClients.values)
    var known = Set(all.flatMap(\.callbacks).map(\.callback))
    var missing: [(callback: Callback, line: Int)] = []
    for (message, line) in log.firstLines {
      guard case .callback(let callback) = message, known.insert(callback).inserted else {
        continue
      }
      missing.append((callback, line))
    }
    return missing
  }
}
