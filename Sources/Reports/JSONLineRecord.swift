import TableTrace

/// One record of the JSON Lines form, version 1; keys that mean nothing for a line are left out.
struct JSONLineRecord: Encodable {
  /// Where in the run a line stands; the lines arrive in pieces, so it is followed from line to line.
  struct Place {
    var step = 0
    var phase: Phase?

    /// Goes on to a line.
    mutating func enter(_ line: TraceLine) {
      switch line.kind {
      case .step:
        step = line.step
        phase = nil
      case .phase: phase = line.phase
      case .call, .query, .warning, .gate, .crash: break
      }
    }
  }

  /// What is told of a rule besides its name.
  struct RuleFacts {
    /// Whether the rule decides or states.
    var kind: String
    /// How sure it is for the version of the run.
    var certainty: String?

    /// Takes the facts from a rule.
    init(_ entry: RuleEntry, _ version: SystemVersion) {
      kind = entry.kind.name
      certainty = entry.band(for: version)?.grade(for: version)?.certainty.rawValue
    }
  }

  private var format = 1
  private var kind: String
  private var scenario: String?
  private var os: String?
  private var callback: String?
  private var swiftName: String?
  private var selector: String?
  private var recipient: String?
  private var arguments: String?
  private var answer: String?
  private var gate: String?
  private var depth: Int?
  private var step: Int?
  private var phase: String?
  private var rule: String?
  private var ruleKind: String?
  private var certainty: String?
  private var text: String?
  private var explanation: ExplanationRecord?

  /// The record of the run.
  init(scenario: String, version: SystemVersion) {
    kind = "trace"
    self.scenario = scenario
    os = version.description
  }

  /// The record of a line.
  init(_ line: TraceLine, at place: Place, facts: RuleFacts?) {
    kind = Self.name(of: line.kind)
    if case .call(let message) = line.kind {
      callback = Self.key(of: message)
      swiftName = message.name(.swift)
      selector = message.name(.objc)
      recipient = message.recipient.rawValue
    }
    if case .gate(let closed) = line.kind {
      callback = Self.key(of: .callback(closed.callback))
      gate = closed.gate.rawValue
    }
    arguments = line.arguments.isEmpty ? nil : line.arguments
    answer = line.answer
    depth = line.depth
    step = place.step
    phase = place.phase?.rawValue
    rule = line.rule?.rawValue
    ruleKind = facts?.kind
    certainty = facts?.certainty
    text = line.text
  }

  /// Adds to the record of a crash why it came to it.
  mutating func explain(_ exception: UIKitException) {
    explanation = ExplanationRecord(exception)
  }

  /// The record with its line end.
  var bytes: [UInt8] {
    Array((JSONText.of(self) ?? "{}").utf8) + [UInt8(ascii: "\n")]
  }

  private static func name(of kind: TraceLine.Kind) -> String {
    switch kind {
    case .step: "step"
    case .phase: "phase"
    case .call: "call"
    case .query: "query"
    case .warning: "warning"
    case .gate: "gate"
    case .crash: "crash"
    }
  }

  private static func key(of message: Message) -> String {
    switch message {
    case .callback(let callback): callback.facts.key
    case .cell(let hook): String(describing: hook)
    case .controller(let hook): hook.rawValue
    }
  }
}
