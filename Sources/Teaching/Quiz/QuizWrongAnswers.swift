import TableTrace

/// The wrong choices of a quiz.
///
/// They are from another version's trace if it differs, then from the gates, then from the trace
/// itself.
struct QuizWrongAnswers {
  enum Source {
    case version
    case gate
    case trace
  }

  struct Found {
    var source: Source
    var choice: QuizQuestion.Choice
  }

  private let run: QuizRun
  private let others: [QuizTwin]
  private let implemented: Set<Callback>
  /// All failed gates, each with its place.
  private let gates: [(event: Int, gate: ClosedGate)]
  /// The implemented callbacks that are never called, and the choice of no call.
  private let uncalled: [Found]

  /// Collects choices from a run and those of other versions.
  init(run: QuizRun, others: [QuizRun], implemented: [Callback]) {
    self.run = run
    self.others = others.map { QuizTwin($0, of: run) }
    self.implemented = Set(implemented)
    gates = run.gates.enumerated().flatMap { place, gates in gates.map { (place, $0) } }
    let called = Set(run.events.map(\.kind))
    let silent = implemented.filter { !called.contains(.call(.callback($0))) }
    uncalled =
      silent.map { callback in
        let name = Message.callback(callback).name(run.names)
        return Self.found(.trace, name, "It is never called in this trace.")
      } + [Self.found(.trace, QuizRun.Next.nothing.text, "Another call follows.")]
  }

  /// Returns other possible calls at a place without repetition, the most plausible first.
  ///
  /// The right callback with another row is not among them.
  func choices(besides right: QuizRun.Next, at event: Int) -> [Found] {
    let found = fromVersions(event) + fromGates(event) + fromTrace(event) + uncalled
    let name = right.text.prefix { $0 != " " }
    return unique(found.filter { $0.choice.text.prefix { $0 != " " } != name }, besides: right.text)
  }

  /// Returns other possible answers, without repetition.
  func answers(besides right: String, at event: Int) -> [Found] {
    unique(answersFromVersions(event) + answersFromTrace(event), besides: right)
  }

  private func unique(_ found: [Found], besides right: String) -> [Found] {
    var texts: Set = [right]
    return found.filter { texts.insert($0.choice.text).inserted }
  }

  private static func found(_ source: Source, _ text: String, _ objection: String) -> Found {
    Found(source: source, choice: QuizQuestion.Choice(text: text, objection: objection))
  }

  private func step(of event: Int) -> Int {
    run.events[..<event].last?.step ?? 0
  }

  private func fromVersions(_ event: Int) -> [Found] {
    others.compactMap { other in
      guard let place = other.place(of: event),
        let next = other.run.next(at: place, of: step(of: event))
      else { return nil }
      return Self.found(.version, next.text, "That is the call on \(other.run.version).")
    }
  }

  /// Returns callbacks that a gate prevents: here, then elsewhere, then callbacks that are not
  /// implemented.
  private func fromGates(_ event: Int) -> [Found] {
    let here = run.gates[event].map { gate($0, "It is not called here") }
    let elsewhere = gates.lazy.filter { $0.event != event }.prefix(Self.mostGates)
      .map { gate($0.gate, "It is not called in another place") }
    return here + relatives(of: event) + elsewhere
  }

  private static let mostGates = 20

  private func gate(_ closed: ClosedGate, _ verdict: String) -> Found {
    let name = Message.callback(closed.callback).name(run.names)
    let text = closed.row.map { "\(name) \($0)" } ?? name
    return Self.found(.gate, text, "\(verdict): \(closed.failure)")
  }

  /// Returns callbacks that are not implemented, with the same gates as the called one.
  private func relatives(of event: Int) -> [Found] {
    guard event < run.events.count,
      case .call(.callback(let callback)) = run.events[event].kind
    else { return [] }
    let gates = Set(GateBook.gates(of: callback).map(\.id)).subtracting([.implemented])
    let lists = GateBook.all.filter { list in
      list.callback != callback && !implemented.contains(list.callback)
        && list.gates.contains { gates.contains($0.id) }
    }
    return lists.prefix(2).map { list in
      let name = Message.callback(list.callback).name(run.names)
      let row = run.events[event].arguments
      return Self.found(
        .gate,
        row.isEmpty ? name : "\(name) \(row)",
        "No object implements it in this scenario."
      )
    }
  }

  /// Returns the nearest calls, after and before the place.
  private func fromTrace(_ event: Int) -> [Found] {
    let near = window(around: event)
    let sorted = near.sorted { left, right in
      // Later calls are more plausible than earlier ones.
      let ranks = [left, right].map { $0 > event ? $0 - event : event - $0 + Self.reach }
      return ranks[0] < ranks[1]
    }
    return sorted.compactMap { index in
      guard case .call = run.events[index].kind else { return nil }
      let text = QuizRun.question(of: run.events[index])
      return Self.found(
        .trace,
        text,
        index > event ? "That call is made later." : "That call was made before."
      )
    }
  }

  /// The most events between the place and a call that is considered.
  private static let reach = 200

  /// Returns the indices of the events near a place, without the place itself.
  private func window(around event: Int) -> [Int] {
    let start = max(0, event - Self.reach)
    let end = min(run.events.count, event + Self.reach)
    return (start..<max(start, end)).filter { $0 != event }
  }

  private func answersFromVersions(_ event: Int) -> [Found] {
    let line = run.events[event]
    return others.compactMap { other in
      guard let place = other.place(of: event), place < other.run.events.count else { return nil }
      let twin = other.run.events[place]
      guard twin.kind == line.kind, twin.arguments == line.arguments, let answer = twin.answer
      else { return nil }
      return Self.found(.version, answer, "That is the value on \(other.run.version).")
    }
  }

  private func answersFromTrace(_ event: Int) -> [Found] {
    let line = run.events[event]
    let question = line.kind == .query ? line.text.split(separator: " ").dropFirst().first : nil
    let same = window(around: event).filter { index in
      let other = run.events[index]
      return other.kind == line.kind
        && (question == nil || other.text.split(separator: " ").dropFirst().first == question)
    }
    return same.sorted { abs($0 - event) < abs($1 - event) }.compactMap { index in
      run.events[index].answer.map {
        Self.found(.trace, $0, "That is the value in event \(index + 1).")
      }
    }
  }
}

extension ClosedGate {
  /// The reason why the callback is not called: the failed condition, and the name of the gate.
  var failure: String {
    "this must hold: \(gate.sentence) (\(gate.rawValue))"
  }
}
