import Checks
import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace

/// `compare`: compares a console log from a device with the simulation.
struct CompareCommand: Command {
  static let facts = CommandFacts(
    name: "compare",
    purpose: .keep,
    operands: "SCENARIO LOG",
    atLeast: 2,
    atMost: 2,
    flags: [.os, .guessOS, .extent],
    meanings: [.os: "compare the log with this iOS version, such as 'iOS 9' or iOS-9.3"],
    says: "compare a console log of a device with the simulation",
    details: [
      "SCENARIO is a name (load/first-load) or a file. LOG is a file with the console output of "
        + "your app, pasted without changes. Dates, processes, categories and source locations "
        + "before a call are skipped. Lines without a table method, and lines that UIKit itself "
        + "prints, are ignored and listed. The log can use short names, such as 'willDisplay 0' "
        + "and 'numberOfRows called'.",
      "The row or section must directly follow the name of the method. Any text can follow the "
        + "row. If the row of a line cannot be read, only the method is compared, and the line is "
        + "listed.",
      "Some lines name a method, but it is not clear whether they are calls. The result counts "
        + "these lines, and the exit code is 2. Lines that may be calls in unknown words are only "
        + "counted. If more than half of the log may be such lines, nothing is compared. The log "
        + "may start with a header that says how to compare it. Without a header, the log must show every call of each callback that it "
        + "contains. If the log shows only the start of the calls, add --extent prefix.",
      "--guess-os compares the log with every iOS version and prints the best matches. If no "
        + "version matches, it also tries other view controllers, other estimated heights and "
        + "other ways to dequeue cells.",
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
  /// The part of the trace that the log shows, if it differs from the log's header.
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

  /// Compares a log with a scenario, under the version that the log or the scenario names.
  init(scenario: String, log: String) {
    (self.scenario, self.log, guesses) = (scenario, log, false)
  }

  func perform(in world: World) throws(FileError) -> ExitCode {
    let loaded = try ScenarioReader(world: world).read(argument: scenario)
    world.say(loaded.rendered)
    guard let scenario = loaded.scenario else {
      if isSwapped(in: world) {
        let words = [log, self.scenario].map(ShellWord.quoted).joined(separator: " ")
        try world.note(
          "the arguments are swapped. The scenario comes first: tabletrace compare \(words)"
        )
      }
      return .invalid
    }
    guard var recorded = try world.readLog(log) else { return .invalid }
    if let extent { recorded.header.extent = extent }
    if guesses { return try guess(recorded, scenario, loaded.file.name, in: world) }
    let version = version ?? recorded.header.os ?? scenario.newestVersion
    let result = Simulation.compare(recorded, with: scenario, version)
    let unread = recorded.mostlyUnread(isMatch: result.verdict == .matches)
    recorded = recorded.notingUnsure(result.unsureLines)
    try tellOfLines(recorded, scenario, unread: Set(unread ?? []), in: world)
    if let unread { return refuse(recorded, unread, in: world) }
    guard var divergence = result.verdict.divergence else {
      try warnOfFewCalls(recorded, in: world)
      let lacking = Simulation.unprinted(by: recorded, scenario, version)
      if !lacking.isEmpty { try world.note("\(log) prints no \(lacking.joined(separator: ", "))") }
      let name = Phrase.visible(log)
      let subject = recorded.comparesNoRows ? "\(name): the order matches" : "\(name) matches"
      let left = Self.uncompared(recorded)
      let verdict =
        left.isEmpty || recorded.comparesNoRows ? subject : "the compared lines of \(name) match"
      try world.print(
        "\(verdict) under \(version): "
          + "\(Phrase.count(result.equalLines, "line")) compared\(left)\n"
      )
      return recorded.namingLines.isEmpty ? .success : .invalid
    }
    let isWhole = result.equalLines == recorded.callCount
    let lacking = scenario.unimplemented(in: recorded).first { $0.line == divergence.lineNumber }
    // The scenario lacks the method, so the rule of the traced line is not the reason.
    if lacking != nil { divergence.rule = nil }
    let next = lacking.map { ["add \($0.key) to the scenario, and compare again"] }
    var report = DivergenceReport(
      title: "\(Phrase.visible(log)) under \(version)",
      side: .log,
      commands: next ?? (isWhole ? [] : commands(loaded.file, in: world)),
      ink: world.ink
    ) { RuleBook.entry($0) }
    report.isOwn = true
    if lacking == nil, !isWhole {
      let causes = DifferenceCauses.ofLog(recorded, result, scenario, version)
      report.causes = causes?.lines(related: [])
    }
    try world.print(report.text(divergence))
    if isWhole {
      try world.note(
        "the whole log matches (\(Phrase.count(recorded.callCount, "call"))), but the trace continues. "
          + "If the log ends early, add --extent prefix"
      )
    }
    return .differs
  }

  /// Whether the arguments are swapped: the first is a log, and the second is a scenario.
  private func isSwapped(in world: World) -> Bool {
    let files = world.files.readable
    let place = ScenarioPlace(files: files)
    func isScenario(_ argument: String) -> Bool {
      guard let path = try? place.path(of: argument) else { return false }
      return OwnScenario.isFile(path)
    }
    return files.kind(of: scenario) == .file && !isScenario(scenario) && log != "-"
      && isScenario(log)
  }

  /// The suggested commands for other versions and table setups, empty for standard input.
  private func commands(_ file: ScenarioFile, in world: World) -> [String] {
    guard log != "-", !file.isStandardInput else { return [] }
    let words = [Flag.guessOS.spelling]
    return [world.files.readable.command("compare", words, about: file, [log])]
  }

  /// The number of log lines that were not compared completely, as the end of a sentence, or empty
  /// without such lines.
  private static func uncompared(_ recorded: RecordedLog) -> String {
    var parts: [String] = []
    if recorded.comparesNoRows {
      parts.append("no rows were compared")
    } else if !recorded.linesByName.isEmpty {
      parts.append("\(Phrase.count(recorded.linesByName.count, "line")) by name only")
    }
    let unread = Set(recorded.namingLines).union(recorded.likelyLines).count
    if unread > 0 { parts.append("\(Phrase.count(unread, "line")) not compared") }
    return parts.map { "; \($0)" }.joined()
  }

  /// The first line numbers of a list.
  private static func list(_ lines: [Int]) -> String {
    let shown = lines.prefix(mostListed).map(\.description).joined(separator: ", ")
    return lines.count > mostListed ? "\(shown) and \(lines.count - mostListed) more" : shown
  }

  private static let mostListed = 20

  /// Prints which lines of the log are not compared, and which calls the scenario does not
  /// implement.
  private func tellOfLines(
    _ recorded: RecordedLog,
    _ scenario: Scenario,
    unread: Set<Int>,
    in world: World
  ) throws(FileError) {
    if let problem = recorded.unreadLines {
      world.complain(of: problem, in: log)
    }
    // Each line is counted only once.
    let naming = Set(recorded.namingLines)
    let likely = recorded.likelyLines.filter { !naming.contains($0) }
    let known = naming.union(likely).union(unread)
    let ignored = [
      (recorded.foreignLines.filter { !known.contains($0) }, "without a UITableView method"),
      (recorded.traceLines, "of a trace that are not calls"),
      (recorded.systemLines, "that UIKit itself prints"),
      (recorded.untracedLines, "with a method that is never traced"),
    ]
    let notUnderstood = likely.filter { !unread.contains($0) }
    if !notUnderstood.isEmpty {
      let count = Phrase.count(notUnderstood.count, "line")
      let words = notUnderstood.count == 1 ? "may be a call" : "may be calls"
      try world.note(
        "\(log): \(count) that \(words) could not be read (log line "
          + "\(Self.list(notUnderstood)))"
      )
    }
    for (lines, words) in ignored where !lines.isEmpty {
      let count = Phrase.count(lines.count, "line")
      try world.note("\(log): ignored \(count) \(words) (log line \(Self.list(lines)))")
    }
    if !recorded.answeredLines.isEmpty {
      let count = Phrase.count(recorded.answeredLines.count, "line")
      try world.note(
        "\(log): the return values of \(count) are not compared (log line "
          + "\(Self.list(recorded.answeredLines)))"
      )
    }
    if !recorded.unplacedLines.isEmpty {
      let word = recorded.unplacedLines.count == 1 ? "line" : "lines"
      try world.note(
        "\(log): the rows in \(word) \(Self.list(recorded.unplacedLines)) were not compared. "
          + "Print rows as in 'cellForRowAt [0, 1]'"
      )
    }
    for missing in scenario.unimplemented(in: recorded) {
      try world.note(
        "\(log):\(missing.line): the scenario does not implement \(missing.key). "
          + "Add it under '\(missing.recipient.rawValue)'"
      )
    }
  }

  /// Reports that too little of the log could be read for a useful comparison.
  private func refuse(_ recorded: RecordedLog, _ unread: [Int], in world: World) -> ExitCode {
    let calls = Phrase.count(recorded.callCount, "call")
    world.complain(
      "\(log): nothing was compared: \(calls) could be read, but too many lines could not",
      .unreadLogLine,
      help: [
        "check the lines of the log that may be calls: \(Self.list(unread))",
        "print calls with method and row, such as 'cellForRowAt [0, 1]'",
        "start lines that are not calls with '#'",
      ]
    )
    return .invalid
  }

  /// Warns if more lines that look like calls were ignored than compared.
  private func warnOfFewCalls(_ recorded: RecordedLog, in world: World) throws(FileError) {
    let others = recorded.linesLikeCalls.count
    guard others > recorded.callCount else { return }
    let calls = Phrase.count(recorded.callCount, "call")
    try world.note(
      "\(log): only \(calls) were compared, and \(Phrase.count(others, "line")) printed in the same "
        + "way were ignored. If some of these lines are calls, print them as 'cellForRowAt [0, 1]'"
    )
  }

  /// Ranks versions, and other table setups if no version matches.
  private func guess(
    _ whole: RecordedLog,
    _ scenario: Scenario,
    _ name: String,
    in world: World
  ) throws(FileError) -> ExitCode {
    let guess = ReleaseGuess(whole, scenario)
    let recorded = whole.notingUnsure(whole.unsureLines(of: guess.unsureMessages))
    let unread = recorded.mostlyUnread(isMatch: guess.fits)
    try tellOfLines(recorded, scenario, unread: Set(unread ?? []), in: world)
    if let unread { return refuse(recorded, unread, in: world) }
    if guess.fits { try warnOfFewCalls(recorded, in: world) }
    let left = guess.fits ? Self.uncompared(recorded) : ""
    let part = recorded.comparesNoRows ? "the order matches" : "the compared lines match"
    try world.print(
      "\(Phrase.visible(log)), \(Phrase.count(recorded.callCount, "call")), against \(name):\n"
        + guess.text + (left.isEmpty ? "" : "\(part)\(left)\n")
    )
    guard guess.fits else { return .differs }
    return recorded.namingLines.isEmpty ? .success : .invalid
  }
}

extension World {
  /// Reads the log at a path, or from standard input for `-`, or returns nil after error messages.
  func readLog(_ path: String) throws(FileError) -> RecordedLog? {
    log(try readLogBytes(path), at: path, origin: .pasted)
  }

  func readLogBytes(_ path: String) throws(FileError) -> [UInt8] {
    path == "-" ? try files.readStandardInput() : try files.read(path)
  }

  /// Reads the log from bytes, or returns nil, after error messages, if the log cannot be read.
  func log(_ bytes: [UInt8], at path: String, origin: LogReader.Origin) -> RecordedLog? {
    do throws(UnreadableLog) {
      return try LogReader.read(LogText(bytes: bytes), origin: origin)
    } catch {
      for problem in error.problems { complain(of: problem, in: path) }
      return nil
    }
  }

  func complain(of problem: LogProblem, in path: String) {
    complain(
      "\(path):\(problem.line): \(problem.message)",
      problem.code,
      expected: problem.expected,
      help: problem.help
    )
  }
}

extension Scenario {
  /// The methods that the log contains and the scenario lacks, each with its first line.
  fileprivate func unimplemented(
    in log: RecordedLog
  ) -> [(key: String, recipient: Recipient, line: Int)] {
    let implemented = Set(callbacks)
    let missing = log.firstLines.filter { message, _ in
      switch message {
      case .callback(let callback): !implemented.contains(callback)
      case .controller(let hook): controller[hook] == nil
      case .cell, .cellProvider: false
      }
    }
    return missing.map { ($0.message.key, $0.message.recipient, $0.line) }
  }
}
