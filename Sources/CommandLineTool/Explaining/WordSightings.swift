import Scenarios
import TableTrace

/// What the lessons show of a step or a query: the calls that it causes, when, and by which rules.
struct WordSightings {
  /// A callback that it causes.
  struct Caused {
    var callback: Callback
    /// Where it comes: at once, or in a phase.
    var moments: [String]
    /// The versions under which it does not come, although it comes under others in the same lesson.
    var missing: [SystemVersion]
  }

  /// The calls, in the order in which they come.
  private(set) var calls: [Caused] = []
  /// The rules behind the calls, in the order of the book.
  private(set) var rules: [RuleID] = []
  /// The gates that were found shut in it.
  private(set) var gates: [GateID] = []
  /// The lessons that have it, the simplest first.
  private(set) var lessons: [LessonBook.Entry] = []
  /// The versions under which it was run.
  private(set) var versions: [SystemVersion] = []

  /// The most lessons that are run.
  private static let mostRuns = 16

  /// Runs lessons that have a word, each under the versions that it names.
  init(of word: String, isQuery: Bool, in book: LessonBook) {
    let has: (ScenarioStep) -> Bool = { step in
      isQuery ? step.queries.contains(word) : step.words.contains(word)
    }
    let all = book.entries.filter { $0.scenario.steps.contains(where: has) }
    let asking = all.filter { $0.question != nil }
    lessons = (asking.isEmpty ? all : asking).enumerated().sorted { left, right in
      let places = [left, right].map { Self.weight($0.element, word) }
      return places[0] == places[1] ? left.offset < right.offset : places[0] < places[1]
    }.map(\.element)
    // A step shows best by itself what it causes, where no callback does something besides.
    let isAlone: (ScenarioStep) -> Bool = { has($0) && (isQuery || $0.word == word) }
    let lone = lessons.filter { $0.scenario.steps.contains(where: isAlone) }
    let quiet = lone.filter { !$0.scenario.reacts }
    let shown = quiet.isEmpty ? lone.isEmpty ? lessons : lone : quiet
    var seen = Seen()
    for entry in shown.prefix(Self.mostRuns) {
      let steps = entry.scenario.steps
      let places = steps.indices.filter { lone.isEmpty ? has(steps[$0]) : isAlone(steps[$0]) }
      seen.run(entry.scenario) { lines in
        isQuery
          ? Self.answering(word, lines) : lines.filter { places.contains($0.step - 1) }
      }
    }
    calls = seen.order.map { callback in
      let present = seen.present[callback] ?? []
      return Caused(
        callback: callback,
        moments: seen.moments[callback] ?? [],
        missing: (seen.missing[callback] ?? []).subtracting(present).sorted()
      )
    }
    rules = RuleBook.all.map(\.id).filter(seen.rules.contains)
    gates = GateID.allCases.filter(seen.gates.contains)
    versions = seen.versions.sorted()
  }

  /// What was seen so far.
  private struct Seen {
    var order: [Callback] = []
    var moments: [Callback: [String]] = [:]
    var present: [Callback: Set<SystemVersion>] = [:]
    var missing: [Callback: Set<SystemVersion>] = [:]
    var rules: Set<RuleID> = []
    var gates: Set<GateID> = []
    var versions: Set<SystemVersion> = []

    /// Runs a scenario under each of its versions, and takes those of its lines that are asked about.
    mutating func run(_ scenario: Scenario, _ caused: ([TraceLine]) -> [TraceLine]) {
      var counts: [Callback: Set<SystemVersion>] = [:]
      for version in scenario.versions {
        let recorder = TraceRecorder(recipients: nil, keepsGates: true)
        _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
        for callback in add(caused(WordSightings.ofTheTable(recorder.lines))) {
          counts[callback, default: []].insert(version)
        }
        versions.insert(version)
      }
      for (callback, found) in counts {
        missing[callback, default: []].formUnion(scenario.versions.filter { !found.contains($0) })
        present[callback, default: []].formUnion(found)
      }
    }

    /// Takes some lines; the callbacks among them.
    private mutating func add(_ lines: [TraceLine]) -> Set<Callback> {
      var callbacks: Set<Callback> = []
      for line in lines {
        if case .gate(let closed) = line.kind, !closed.gate.isOfAnyCallback {
          gates.insert(closed.gate)
        }
        guard case .call(.callback(let callback)) = line.kind else { continue }
        callbacks.insert(callback)
        if let rule = line.rule { rules.insert(rule) }
        if moments[callback] == nil { order.append(callback) }
        let moment = line.phase.map { "> \($0.rawValue)" } ?? "at once"
        if moments[callback]?.contains(moment) != true {
          moments[callback, default: []].append(moment)
        }
      }
      return callbacks
    }
  }

  /// The lines without those that a callback of the app has caused; what is asked while a cell is made
  /// stays.
  private static func ofTheTable(_ lines: [TraceLine]) -> [TraceLine] {
    var depth: Int?
    return lines.filter { line in
      if let open = depth, line.depth > open { return false }
      depth = nil
      if case .call(let message) = line.kind, message != .callback(.cellForRowAt) {
        depth = line.depth
      }
      return true
    }
  }

  /// How far a lesson is from being about a word alone: those that name it come first, then the shortest.
  private static func weight(_ entry: LessonBook.Entry, _ word: String) -> Int {
    let names = entry.headline.contains(word) || entry.scenario.title.contains(word)
    return entry.scenario.steps.count + (names ? 0 : 100)
  }

  /// The lines that the table writes while it answers a query.
  private static func answering(_ word: String, _ lines: [TraceLine]) -> [TraceLine] {
    var depth: Int?
    return lines.filter { line in
      if let open = depth, line.depth > open { return true }
      depth = nil
      if case .query = line.kind, line.text.dropFirst(2).prefix(while: \.isLetter) == word {
        depth = line.depth
      }
      return false
    }
  }
}

extension ScenarioStep {
  /// The queries of the step and of those inside it.
  var queries: Set<String> {
    var names = inner.reduce(into: Set<String>()) { $0.formUnion($1.queries) }
    if word == "query" {
      let rest = text.dropFirst("query: ".count).drop { $0 == "{" }
      names.insert(String(rest.prefix(while: \.isLetter)))
    }
    return names
  }
}

extension GateID {
  /// Whether every callback has it, so that it says nothing of a step.
  fileprivate var isOfAnyCallback: Bool { rawValue.hasPrefix("any.") }
}

extension Scenario {
  /// Whether a callback does something that causes calls of its own.
  fileprivate var reacts: Bool {
    (Array(clients.values) + Array(otherClients.values)).contains { client in
      client.callbacks.contains { !$0.reactions.isEmpty }
    }
  }
}
