import TableTrace

/// Writes the records of the JSON Lines form, version 1, with their keys in the order of the
/// alphabet; keys that mean nothing for a line are left out.
struct JSONLineRecords {
  /// What is the same in every record of a message.
  private struct MessageMembers {
    var callback: JSONLineWriter.Member
    var recipient: JSONLineWriter.Member
    var selector: JSONLineWriter.Member
    var swiftName: JSONLineWriter.Member

    init(_ message: Message) {
      callback = JSONLineWriter.Member("callback", message.key)
      recipient = JSONLineWriter.Member("recipient", message.recipient.rawValue)
      selector = JSONLineWriter.Member("selector", message.name(.objc))
      swiftName = JSONLineWriter.Member("swiftName", message.name(.swift))
    }
  }

  /// What is the same in every record that a rule is behind.
  private struct RuleMembers {
    /// How sure the rule is for the version of the run.
    var certainty: JSONLineWriter.Member?
    var rule: JSONLineWriter.Member
    /// Whether the rule decides or states.
    var kind: JSONLineWriter.Member

    init(_ entry: RuleEntry, _ version: SystemVersion) {
      let grade = entry.band(for: version)?.grade(for: version)
      certainty = grade.map { JSONLineWriter.Member("certainty", $0.certainty.rawValue) }
      rule = JSONLineWriter.Member("rule", entry.id.rawValue)
      kind = JSONLineWriter.Member("ruleKind", entry.kind.name)
    }
  }

  /// What was written and not yet taken.
  private(set) var json = JSONLineWriter()
  private let rules: [RuleID: RuleMembers]
  private var messages: [Message: MessageMembers] = [:]
  /// Where in the run the next line stands; the lines arrive in pieces.
  private var step = 0
  private var phase: Phase?

  /// Makes the records of one version.
  init(version: SystemVersion) {
    let pairs = RuleBook.all.map { ($0.id, RuleMembers($0, version)) }
    rules = Dictionary(pairs) { first, _ in first }
  }

  /// Forgets what was written.
  mutating func removeAll() {
    json.removeAll()
  }

  /// Adds the record of the run.
  mutating func addRun(scenario: String, version: SystemVersion) {
    json.begin()
    json.add("format", 1)
    json.add("kind", "trace")
    json.add("os", version.description)
    json.add("scenario", scenario)
    json.end()
  }

  /// Adds the record of a line; a crash says why it came to it.
  mutating func add(_ line: TraceLine, exception: UIKitException?) {
    enter(line)
    let message = line.message.map { members(of: $0) }
    let rule = line.rule.flatMap { rules[$0] }
    json.begin()
    json.add("answer", line.answer)
    if !line.arguments.isEmpty { json.add("arguments", line.arguments) }
    json.add(message?.callback)
    if case .gate(let closed) = line.kind {
      json.add("callback", Message.callback(closed.callback).key)
    }
    json.add(rule?.certainty)
    json.add("depth", line.depth)
    if line.kind == .crash, let explanation = exception.flatMap(ExplanationRecord.init) {
      json.add("explanation", encoded: explanation)
    }
    json.add("format", 1)
    if case .gate(let closed) = line.kind { json.add("gate", closed.gate.rawValue) }
    json.add("kind", line.kind.name)
    json.add("phase", phase?.rawValue)
    json.add(message?.recipient)
    json.add(rule?.rule)
    json.add(rule?.kind)
    json.add(message?.selector)
    json.add("step", step)
    json.add(message?.swiftName)
    json.add("text", line.text)
    json.end()
  }

  private mutating func enter(_ line: TraceLine) {
    switch line.kind {
    case .step:
      step = line.step
      phase = nil
    case .phase: phase = line.phase
    case .call, .query, .warning, .note, .gate, .crash: break
    }
  }

  private mutating func members(of message: Message) -> MessageMembers {
    if let known = messages[message] { return known }
    let members = MessageMembers(message)
    messages[message] = members
    return members
  }
}

extension TraceLine {
  fileprivate var message: Message? {
    if case .call(let message) = kind { message } else { nil }
  }
}

extension TraceLine.Kind {
  /// The kind in the record.
  fileprivate var name: String {
    switch self {
    case .step: "step"
    case .phase: "phase"
    case .call: "call"
    case .query: "query"
    case .warning: "warning"
    case .note: "note"
    case .gate: "gate"
    case .crash: "crash"
    }
  }
}

extension Message {
  /// The key of the record, which names the message in scenarios.
  fileprivate var key: String {
    switch self {
    case .callback(let callback): callback.facts.key
    case .cell(let hook): String(describing: hook)
    case .controller(let hook): hook.rawValue
    }
  }
}
