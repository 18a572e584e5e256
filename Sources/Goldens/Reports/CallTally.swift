package import TableTrace

/// Counts calls by method, and on request also by row, rule, phase or reason.
///
/// Calls of hooks are included. It is a class because every sink is one.
package final class CallTally: ListeningSink {
  package enum Grouping: String, CaseIterable, Sendable {
    case callback
    case row
    case rule
    case phase
    /// The phase, the enclosing call, and the rule.
    case reason
  }

  /// The common property of some calls of a callback.
  package enum Group: Hashable, Sendable {
    case all
    case row(IndexPath)
    case section(Int)
    case noPlace
    case rule(RuleID)
    /// The phase, or nil before the first, and the enclosing callback.
    case phase(Phase?, inside: Callback?)
    case reason(Phase?, inside: Callback?, RuleID)
  }

  /// A callback or hook, and a group of its calls.
  package struct Key: Hashable, Sendable {
    package let message: Message
    package let group: Group
  }

  private let grouping: Grouping
  private var counts: [Key: Int] = [:]
  private var phase: Phase?
  /// The callbacks of the open calls, or nil for a hook and for a query from the app.
  private var open: [Callback?] = []
  private var situation: [RuleID?] = []

  /// The keys in the order of their first calls.
  package private(set) var keys: [Key] = []

  package init(by grouping: Grouping = .callback) {
    self.grouping = grouping
  }

  package func count(_ key: Key) -> Int {
    counts[key] ?? 0
  }

  package func called(_ call: Call) {
    add(call.message, place: Self.place(of: call.arguments), rule: call.rule)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    add(.callback(callback), place: .row(row), rule: rule)
  }

  private func add(_ message: Message, place: Group, rule: RuleID) {
    let group: Group
    switch grouping {
    case .callback: group = .all
    case .row: group = place
    case .rule: group = .rule(cause(of: rule))
    case .phase: group = .phase(phase, inside: asker)
    case .reason: group = .reason(phase, inside: asker, cause(of: rule))
    }
    if case .callback(let callback) = message { open.append(callback) } else { open.append(nil) }
    let key = Key(message: message, group: group)
    if counts[key] == nil { keys.append(key) }
    counts[key, default: 0] += 1
  }

  private func cause(of rule: RuleID) -> RuleID {
    situation.isEmpty ? rule : RowAhead.cause(of: rule, in: situation.compactMap(\.self))
  }

  private var asker: Callback? {
    open.last { $0 != nil }.flatMap { $0 }
  }

  /// The first row or section of the arguments.
  private static func place(of arguments: Arguments) -> Group {
    guard let place = arguments.place else { return .noPlace }
    guard let row = place.row else { return .section(place.section) }
    return .row(IndexPath(section: place.section, row: row))
  }

  package func phase(_ phase: Phase, rule: RuleID) {
    self.phase = phase
  }

  /// Begins a step, which has no phase yet.
  package func step(_ number: Int, _ text: String) {
    phase = nil
  }

  package func entered(_ rule: RuleID?) {
    situation.append(rule)
  }

  package func left() {
    _ = situation.popLast()
  }

  package func queried(_ query: Query) {
    open.append(nil)
  }

  package func returned(_ answer: Answer) {
    _ = open.popLast()
  }

  package func returned(points: Double) {
    _ = open.popLast()
  }

  package func raised(_ exception: UIKitException) {
    open = []
    situation = []
  }
}

@available(*, unavailable)
extension CallTally: Sendable {}
