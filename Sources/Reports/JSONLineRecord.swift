import TableTrace

/// One record of the JSON Lines form, version 1; keys that mean nothing for a line are left out.
struct JSONLineRecord {
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

  private var kind: String
  private var scenario: String?
  private var os: String?
  private var message: Message?
  private var gate: ClosedGate?
  private var line: TraceLine?
  private var place = Place()
  private var facts: RuleFacts?
  private var explanation: ExplanationRecord?

  /// The record of the run.
  init(scenario: String, version: SystemVersion) {
    kind = "trace"
    self.scenario = scenario
    os = version.description
  }

  /// The record of a line.
  init(_ line: TraceLine, at place: Place, facts: RuleFacts?) {
    switch line.kind {
    case .step: kind = "step"
    case .phase: kind = "phase"
    case .call(let message):
      kind = "call"
      self.message = message
    case .query: kind = "query"
    case .warning: kind = "warning"
    case .gate(let closed):
      kind = "gate"
      gate = closed
    case .crash: kind = "crash"
    }
    self.line = line
    self.place = place
    self.facts = facts
  }

  /// Adds to the record of a crash why it came to it.
  mutating func explain(_ exception: UIKitException) {
    explanation = ExplanationRecord(exception)
  }

  /// Writes the record with its line end; its keys come in the order of the alphabet.
  func write(to json: inout JSONLineWriter) {
    json.begin()
    json.add("answer", line?.answer)
    if let arguments = line?.arguments, !arguments.isEmpty { json.add("arguments", arguments) }
    json.add("callback", callback)
    json.add("certainty", facts?.certainty)
    json.add("depth", line?.depth)
    if let explanation { json.add("explanation", encoded: explanation) }
    json.add("format", 1)
    json.add("gate", gate?.gate.rawValue)
    json.add("kind", kind)
    json.add("os", os)
    json.add("phase", place.phase?.rawValue)
    json.add("recipient", message?.recipient.rawValue)
    json.add("rule", line?.rule?.rawValue)
    json.add("ruleKind", facts?.kind)
    json.add("scenario", scenario)
    json.add("selector", message?.name(.objc))
    json.add("step", line == nil ? nil : place.step)
    json.add("swiftName", message?.name(.swift))
    json.add("text", line?.text)
    json.end()
  }

  private var callback: String? {
    switch message {
    case .callback(let callback): callback.facts.key
    case .cell(let hook): String(describing: hook)
    case .controller(let hook): hook.rawValue
    case nil: gate?.callback.facts.key
    }
  }
}
