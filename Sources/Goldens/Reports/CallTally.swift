package import TableTrace

/// A sink that counts calls, those of hooks too: by method, and on request by row, rule, phase or reason besides.
///
/// A class, as every sink is.
package final class CallTally: ListeningSink {
  /// What tells the calls of one callback apart.
  package enum Grouping: String, CaseIterable, Sendable {
    /// Nothing.
    case callback
    /// The row, or the section.
    case row
    /// The rule behind the call.
    case rule
    /// The phase, and the call that it is nested in.
    case phase
    /// The phase, the call that it is nested in, and the rule: why the table asked just there.
    case reason
  }

  /// What calls of one callback have in common.
  package enum Group: Hashable, Sendable {
    /// Everything; the calls are not told apart.
    case all
    /// A row.
    case row(IndexPath)
    /// A section.
    case section(Int)
    /// Neither a row nor a section.
    case noPlace
    /// The rule behind them.
    case rule(RuleID)
    /// The phase, nil before the first, and the callback inside which they come.
    case phase(Phase?, inside: Callback?)
    /// The phase, the callback inside which they come, and the rule behind them.
    case reason(Phase?, inside: Callback?, RuleID)
  }

  /// A callback or hook, and what its calls have in common.
  package struct Key: Hashable, Sendable {
    /// What is called.
    package let message: Message
    /// What the calls have in common.
    package let group: Group
  }

  private let grouping: Grouping
  private var counts: [Key: Int] = [:]
  private var phase: Phase?
  /// The callbacks of the open calls; nil for a hook and for a question of the app.
  private var open: [Callback?] = []
  /// The rules of the open situations.
  private var situation: [RuleID?] = []

  /// The keys in the order of their first calls.
  package private(set) var keys: [Key] = []

  /// Makes a sink that has counted nothing.
  package init(by grouping: Grouping = .callback) {
    self.grouping = grouping
  }

  /// How many calls have a key.
  package func count(_ key: Key) -> Int {
    counts[key] ?? 0
  }

  /// Begins a call.
  package func called(_ call: Call) {
    add(call.message, place: Self.place(of: call.arguments), rule: call.rule)
  }

  /// Begins a call about a row.
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

  /// The innermost open callback.
  private var asker: Callback? {
    open.last { $0 != nil }.flatMap { $0 }
  }

  /// The row or section that arguments speak of first.
  private static func place(of arguments: Arguments) -> Group {
    guard let place = arguments.place else { return .noPlace }
    guard let row = place.row else { return .section(place.section) }
    return .row(IndexPath(section: place.section, row: row))
  }

  /// Begins a phase.
  package func phase(_ phase: Phase, rule: RuleID) {
    self.phase = phase
  }

  /// Begins a step, which is in no phase yet.
  package func step(_ number: Int, _ text: String) {
    phase = nil
  }

  /// Begins a situation.
  package func entered(_ rule: RuleID?) {
    situation.append(rule)
  }

  /// Ends the innermost situation.
  package func left() {
    _ = situation.popLast()
  }

  /// Begins a question of the app.
  package func queried(_ query: Query) {
    open.append(nil)
  }

  /// Ends the innermost call or question.
  package func returned(_ answer: Answer) {
    _ = open.popLast()
  }

  /// Ends the innermost call with points.
  package func returned(points: Double) {
    _ = open.popLast()
  }

  /// Takes the exception that ends the trace.
  package func raised(_ exception: UIKitException) {
    open = []
    situation = []
  }
}

@available(*, unavailable)
extension CallTally: Sendable {}
