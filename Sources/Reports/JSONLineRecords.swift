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
    var rule: JSONLineWriter.Member
    /// Whether the rule decides or states.
    var kind: JSONLineWriter.Member
    /// Names it as the rule with the weakest grade.
    var weakest: JSONLineWriter.Member

    init(_ entry: RuleEntry) {
      rule = JSONLineWriter.Member("rule", entry.id.rawValue)
      kind = JSONLineWriter.Member("ruleKind", entry.kind.name)
      weakest = JSONLineWriter.Member("weakest", entry.id.rawValue)
    }
  }

  /// What is the same in every record that a rule is behind while the same goes on.
  private struct SituationMembers {
    let rule: RuleID?
    let answer: [RuleID]
    let situation: [RuleID]
    var members: RuleMembers?
    var answerList: JSONLineWriter.Member?
    var grade: JSONLineWriter.Member?
    var list: JSONLineWriter.Member?
    var weakest: JSONLineWriter.Member?
  }

  /// What was written and not yet taken.
  private(set) var json = JSONLineWriter()
  private let certainties: Certainties
  private let rules: [RuleID: RuleMembers]
  private let grades: [Certainty: JSONLineWriter.Member]
  private var messages: [Message: MessageMembers] = [:]
  /// Those of a few lines before, which are mostly those of the next; the oldest is replaced first.
  private var recentSituations: [SituationMembers] = []
  private var oldestSituation = 0
  private static let mostSituations = 8
  /// The states of the last records, which are mostly those of the next; the oldest is first.
  private var recentStates: [(state: TableState, text: String)] = []
  private static let mostStates = 4
  private static let format = JSONLineWriter.Member("format", 1)

  /// Makes the records of one version.
  init(version: SystemVersion) {
    certainties = Certainties(version)
    let pairs = RuleBook.all.map { ($0.id, RuleMembers($0)) }
    rules = Dictionary(pairs) { first, _ in first }
    let members = Certainty.allCases.map { ($0, JSONLineWriter.Member("certainty", $0.rawValue)) }
    grades = Dictionary(members) { first, _ in first }
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

  /// Adds the record of a line; a crash says why it came to it, and on request each line what the table
  /// was like before and after it.
  mutating func add(
    _ line: TraceLine,
    exception: UIKitException?,
    moment: StateRecorder.Moment? = nil
  ) {
    let message = line.message.map { members(of: $0) }
    let situation = situationMembers(of: line)
    let rule = situation?.members
    json.begin()
    if let moment, moment.after != moment.before {
      json.add("after", json: text(of: moment.after))
    }
    json.add("answer", line.answer)
    json.add(situation?.answerList)
    if !line.arguments.isEmpty { json.add("arguments", line.arguments) }
    if let moment { json.add("before", json: text(of: moment.before)) }
    json.add(message?.callback)
    if case .gate(let closed) = line.kind {
      json.add("callback", Message.callback(closed.callback).key)
    }
    json.add(situation?.grade)
    json.add("depth", line.depth)
    if line.kind == .crash, let explanation = exception.flatMap(ExplanationRecord.init) {
      json.add("explanation", encoded: explanation)
    }
    json.add(Self.format)
    if case .gate(let closed) = line.kind { json.add("gate", closed.gate.rawValue) }
    json.add("kind", line.kind.name)
    json.add("phase", line.phase?.rawValue)
    json.add(message?.recipient)
    json.add(rule?.rule)
    json.add(rule?.kind)
    json.add(message?.selector)
    json.add(situation?.list)
    json.add("step", line.step)
    json.add(message?.swiftName)
    json.add("text", line.text)
    json.add(situation?.weakest)
    json.end()
  }

  private mutating func text(of state: TableState) -> String {
    if let known = recentStates.last(where: { $0.state == state }) { return known.text }
    let text = JSONText.of(StateRecord(state)) ?? "{}"
    if recentStates.count == Self.mostStates { recentStates.removeFirst() }
    recentStates.append((state, text))
    return text
  }

  private mutating func situationMembers(of line: TraceLine) -> SituationMembers? {
    guard line.rule != nil || !line.answerRules.isEmpty else { return nil }
    let known = recentSituations.first {
      $0.rule == line.rule && $0.answer == line.answerRules && $0.situation == line.situation
    }
    if let known { return known }
    let members = newMembers(of: line)
    if recentSituations.count < Self.mostSituations {
      recentSituations.append(members)
    } else {
      recentSituations[oldestSituation] = members
      oldestSituation = (oldestSituation + 1) % Self.mostSituations
    }
    return members
  }

  private func newMembers(of line: TraceLine) -> SituationMembers {
    var members = SituationMembers(
      rule: line.rule,
      answer: line.answerRules,
      situation: line.situation,
      members: line.rule.flatMap { rules[$0] }
    )
    if !line.answerRules.isEmpty {
      members.answerList = JSONLineWriter.Member("answerRules", line.answerRules.map(\.rawValue))
    }
    if !line.situation.isEmpty {
      members.list = JSONLineWriter.Member("situation", line.situation.map(\.rawValue))
    }
    if let weakest = certainties.weakest(of: line) {
      members.grade = grades[weakest.certainty]
      if weakest.rule != line.rule { members.weakest = rules[weakest.rule]?.weakest }
    }
    return members
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
    case .content: "content"
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
