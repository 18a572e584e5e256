import Goldens
import Scenarios
import TableTrace

/// Finds methods near a difference in which the scenario does something.
struct ReactionCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  var sentences: [String] {
    guard search.lines.indices.contains(max(0, search.divergence.traceIndex - 1)) else { return [] }
    let expected = running(around: search.divergence.expected?.text)
    let traced = running(around: search.divergence.traced?.text)
    let reacting = (expected + traced + [ended].compactMap(\.self)).filter(reacts)
    let changed = Self.changed(reacting, place)
    guard let inner = expected.first, !Self.tableActsIn(inner), !reacts(inner) else {
      return changed
    }
    return changed + [
      "the golden file has calls inside \(inner.key), where the scenario has no reaction"
        + place(inner)
    ]
  }

  /// Whether the table itself calls other methods inside this one.
  private static func tableActsIn(_ message: Message) -> Bool {
    switch message {
    case .callback(let callback): callback == .cellForRowAt
    case .controller(let hook): hook == .setEditing || hook == .viewDidLoad
    case .cell, .cellProvider: true
    }
  }

  /// Possible causes further away: reactions in the same step, steps deferred to a later run loop
  /// turn, and, for an offset or a size, earlier reactions.
  var sentencesOfStep: [String] {
    let step = before.last?.step
    let here = before.reversed().prefix { $0.step == step }
    let called = here.compactMap(Self.message).filter(reacts)
    if search.divergence.concernsPlaces {
      return Self.changed(called + before.reversed().compactMap(Self.message).filter(acts), place)
    }
    guard here.contains(where: Self.isOfApp) || atAppPhase else {
      return Self.changed(called, place)
    }
    let earlier = before.reversed().dropFirst(here.count).compactMap(Self.message).filter(defers)
    return Self.changed(called + earlier, place)
  }

  /// Whether deferred work of the app begins exactly at the difference.
  private var atAppPhase: Bool {
    let sides = [search.divergence.expected?.text, search.divergence.traced?.text]
    return sides.contains { text in text.map(Self.startsAppPhase) ?? false }
  }

  private static func isOfApp(_ line: TraceLine) -> Bool {
    line.kind == .phase && startsAppPhase(line.text)
  }

  private static func startsAppPhase(_ text: String) -> Bool {
    let phases: [Phase] = [.turn, .handler, .completion, .completionUnfinished]
    return phases.contains { text.drop { $0 == " " } == "> \($0.rawValue)" }
  }

  private static func message(_ line: TraceLine) -> Message? {
    if case .call(let message) = line.kind { message } else { nil }
  }

  private static func changed(_ reacting: [Message], _ place: (Message) -> String) -> [String] {
    var seen: Set<Message> = []
    return reacting.filter { seen.insert($0).inserted }
      .map { "the reactions in \($0.key)\(place($0)) have changed" }
  }

  /// Whether the scenario does something inside a method.
  private func reacts(_ message: Message) -> Bool { !reactions(in: message).isEmpty }

  /// Whether a method makes the scenario perform a step.
  private func acts(_ message: Message) -> Bool {
    reactions(in: message).flatMap(\.actions).contains { action in
      switch action {
      case .step, .later, .after: true
      case .note, .state, .raise: false
      }
    }
  }

  /// Whether a method makes the scenario do something later.
  private func defers(_ message: Message) -> Bool {
    guard case .callback(let callback) = message else {
      return reactions(in: message).contains(where: \.isDeferred)
    }
    let scripts = search.scripts(of: callback)
    return scripts.flatMap(\.reactions).contains(where: \.isDeferred)
      || scripts.flatMap(\.answers.handlers).contains { !$0.isEmpty }
  }

  private func reactions(in message: Message) -> [Reaction] {
    switch message {
    case .callback(let callback): search.scripts(of: callback).flatMap(\.reactions)
    case .controller(let hook): search.scenario.controller[hook] ?? []
    case .cell, .cellProvider: []
    }
  }

  private func place(_ message: Message) -> String { CauseSearch.place(search.line(of: message)) }

  /// The equal lines before the difference.
  private var before: ArraySlice<TraceLine> {
    search.lines[..<min(search.divergence.traceIndex, search.lines.count)]
  }

  /// The methods that are running at a line, the innermost first.
  private func running(around line: String?) -> [Message] {
    var depth = (line ?? "").prefix { $0 == " " }.count / 2
    var running: [Message] = []
    for line in before.reversed() where line.depth < depth {
      if let message = Self.message(line) { running.append(message) }
      depth = line.depth
    }
    return running
  }

  /// The method that ended immediately before the difference, or nil.
  private var ended: Message? { before.last.flatMap(Self.message) }
}

extension Reaction {
  /// Whether a part of the reaction happens in a later run loop turn.
  fileprivate var isDeferred: Bool {
    actions.contains { action in
      switch action {
      case .later, .after, .state: true
      case .step, .note, .raise: false
      }
    }
  }
}

extension ScriptedAnswers {
  /// The reactions inside the handlers of its actions.
  fileprivate var handlers: [[Reaction]] {
    guard case .actions(let list) = self else { return [] }
    return list.entries.map(\.value).flatMap { (answer) -> [[Reaction]] in
      switch answer {
      case .actions(let actions): actions.actions.map(\.reactions)
      case .none: []
      }
    }
  }
}
