import TableTrace

/// Writes the records of JSON Lines, version 1, with sorted keys, omitting those without a meaning.
struct JSONLineRecords {
  /// The common part of similar records, written once.
  ///
  /// It is a class, so that a million records share it without copies.
  private final class Shared {
    private let kind: TraceLine.Kind
    private let phase: Phase?
    private let rule: RuleID?
    private let answer: [RuleID]
    private let situation: [RuleID]
    let answerRules: JSONLineWriter.Members
    /// The part from `callback` to the key of the depth.
    let head: JSONLineWriter.Members
    /// The part from `format` to the key of the step.
    let middle: JSONLineWriter.Members
    /// The part from `swiftName` to the key of the text.
    let names: JSONLineWriter.Members
    let weakest: JSONLineWriter.Members

    init(of line: TraceLine, _ certainties: Certainties) {
      (kind, phase, rule) = (line.kind, line.phase, line.rule)
      (answer, situation) = (line.answerRules, line.situation)
      let hasRules = line.rule != nil || !line.answerRules.isEmpty
      let weakest = hasRules ? certainties.weakest(of: line) : nil
      let entry = line.rule.flatMap { RuleBook.entry($0) }
      let message = line.message
      answerRules = .init { json in
        if !line.answerRules.isEmpty { json.add("answerRules", line.answerRules.map(\.rawValue)) }
      }
      head = .init { json in
        json.add("callback", (message ?? line.gate.map { .callback($0.callback) })?.key)
        json.add("certainty", weakest?.certainty.rawValue)
        json.begin("depth")
      }
      middle = .init { json in
        json.add("format", 1)
        json.add("gate", line.gate?.gate.rawValue)
        json.add("kind", line.kind.name)
        json.add("phase", line.phase?.rawValue)
        json.add("recipient", message?.recipient.rawValue)
        json.add("rule", entry?.id.rawValue)
        json.add("ruleKind", entry?.kind.name)
        json.add("selector", message?.name(.objc))
        if hasRules, !line.situation.isEmpty {
          json.add("situation", line.situation.map(\.rawValue))
        }
        json.begin("step")
      }
      names = .init { json in
        json.add("swiftName", message?.name(.swift))
        json.begin("text")
      }
      self.weakest = .init { json in
        if let weakest, weakest.rule != line.rule { json.add("weakest", weakest.rule.rawValue) }
      }
    }

    /// Whether the record of a line has this common part.
    func belongs(to line: TraceLine) -> Bool {
      rule == line.rule && phase == line.phase && kind == line.kind && answer == line.answerRules
        && situation == line.situation
    }
  }

  /// The written records that were not taken yet.
  private(set) var json = JSONLineWriter()
  private let certainties: Certainties
  /// The common parts of the last lines, oldest first, which most lines reuse.
  private var recent: [Shared] = []
  private var oldest = 0
  private static let mostRecent = 8
  /// The states of the last records, oldest first, which most records reuse.
  private var recentStates: [(state: TableState, text: String)] = []
  private static let mostStates = 4

  init(version: SystemVersion) {
    certainties = Certainties(version)
  }

  mutating func removeAll() {
    json.removeAll()
  }

  mutating func addRun(scenario: String, version: SystemVersion) {
    json.begin()
    json.add("format", 1)
    json.add("kind", "trace")
    json.add("os", version.description)
    json.add("scenario", scenario)
    json.end()
  }

  /// Adds the record of a line.
  ///
  /// A crash has its explanation. On request, each record has the table's state before and after
  /// the line.
  mutating func add(
    _ line: TraceLine,
    exception: UIKitException?,
    moment: StateRecorder.Moment? = nil
  ) {
    let shared = shared(by: line)
    json.begin()
    if let moment, moment.after != moment.before {
      json.add("after", json: text(of: moment.after))
    }
    json.add("answer", line.answer)
    json.add(shared.answerRules)
    if !line.arguments.isEmpty { json.add("arguments", line.arguments) }
    if let moment { json.add("before", json: text(of: moment.before)) }
    json.add(shared.head)
    json.add(line.depth)
    if line.kind == .crash, let explanation = exception.flatMap(ExplanationShape.text) {
      json.add("explanation", json: explanation)
    }
    json.add(shared.middle)
    json.add(line.step)
    json.add(shared.names)
    json.add(line.text)
    json.add(shared.weakest)
    json.end()
  }

  private mutating func text(of state: TableState) -> String {
    if let known = recentStates.last(where: { $0.state == state }) { return known.text }
    let text = StateShape.text(state)
    if recentStates.count == Self.mostStates { recentStates.removeFirst() }
    recentStates.append((state, text))
    return text
  }

  private mutating func shared(by line: TraceLine) -> Shared {
    if let known = recent.first(where: { $0.belongs(to: line) }) { return known }
    let new = Shared(of: line, certainties)
    if recent.count < Self.mostRecent {
      recent.append(new)
    } else {
      recent[oldest] = new
      oldest = (oldest + 1) % Self.mostRecent
    }
    return new
  }
}

extension TraceLine {
  fileprivate var message: Message? {
    if case .call(let message) = kind { message } else { nil }
  }

  fileprivate var gate: ClosedGate? {
    if case .gate(let gate) = kind { gate } else { nil }
  }
}

extension TraceLine.Kind {
  fileprivate var name: String {
    switch self {
    case .step: "step"
    case .phase: "phase"
    case .call: "call"
    case .query: "query"
    case .warning: "warning"
    case .note: "note"
    case .content: "content"
    case .gate: "gate"
    case .crash: "crash"
    }
  }
}
