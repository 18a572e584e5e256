import TableTrace

/// A position in a trace, counted from 1, with moves from it.
struct TraceWalk {
  enum Move: Equatable {
    case forward
    case back
    case start
    case end
    case phase
    case step
    case stepNumber(Int)
    case event(Int)
    /// The next call of a callback or hook.
    case call(Message)
  }

  /// The trace, which has at least one line.
  let lines: [TraceLine]
  private(set) var place = 1

  /// Begins at the first event, or nil for an empty trace.
  init?(_ lines: [TraceLine]) {
    guard !lines.isEmpty else { return nil }
    self.lines = lines
  }

  var line: TraceLine { lines[place - 1] }

  /// Moves to another event, or returns false, without a move, if there is no such event.
  mutating func go(_ move: Move) -> Bool {
    guard let target = target(of: move) else { return false }
    place = target
    return true
  }

  private func target(of move: Move) -> Int? {
    switch move {
    case .forward: existing(place + 1)
    case .back: existing(place - 1)
    case .start: 1
    case .end: lines.count
    case .phase: next { $0.kind == .phase }
    case .step: next { $0.kind == .step }
    case .stepNumber(let number): first { $0.kind == .step && $0.step == number }
    case .event(let number): existing(number)
    case .call(let message): next { $0.kind == .call(message) }
    }
  }

  private func existing(_ number: Int) -> Int? {
    lines.indices.contains(number - 1) ? number : nil
  }

  private func next(_ isMeant: (TraceLine) -> Bool) -> Int? {
    lines[place...].firstIndex(where: isMeant).map { $0 + 1 }
  }

  private func first(_ isMeant: (TraceLine) -> Bool) -> Int? {
    lines.firstIndex(where: isMeant).map { $0 + 1 }
  }

  var lastStep: Int { lines.last?.step ?? 0 }

  /// Returns why a move is not possible.
  func reason(against move: Move) -> String {
    switch move {
    case .forward, .end: "this is the last event"
    case .back, .start: "this is the first event"
    case .phase: "there is no later phase"
    case .step: "there is no later step"
    case .stepNumber(let number): "there is no step \(number), only 1 to \(lastStep)"
    case .event(let number): "there is no event \(number), only 1 to \(lines.count)"
    case .call(let message): reason(against: message)
    }
  }

  /// Returns why a message has no later call: it was called earlier, or never.
  private func reason(against message: Message) -> String {
    let name = message.name(.swift)
    let earlier = lines[..<place].lastIndex { $0.kind == .call(message) }
    return earlier.map { "\(name) is not called again, and its last call is event \($0 + 1)" }
      ?? "\(name) is never called"
  }
}
