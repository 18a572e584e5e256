/// Describes what a kind of difference means.
struct DivergenceMeaning {
  let divergence: Divergence
  let side: DivergenceReport.Side
  /// Whether the user wrote the compared file.
  var isOwn = false

  /// A sentence without a full stop that says what each side has.
  var sentence: String {
    switch side {
    case .golden: sentenceOfGolden
    case .log: sentenceOfLog
    }
  }

  private var sentenceOfGolden: String {
    let file = "the golden file"
    switch divergence.kind {
    case .missing where divergence.isReplaced:
      return "\(file) has this line, the trace has another one"
    case .missing: return "\(file) has this line, the trace does not"
    case .extra, .repeated:
      if divergence.expected == nil { return "\(file) ends here, the trace continues" }
      return divergence.kind == .extra
        ? "the trace has this line, \(file) does not"
        : "the trace repeats this line more often than \(file)"
    case .moved: return "the trace and \(file) have this line in different places"
    case .step: return "the scenario has a different step here than \(file)"
    case .argument: return "the same call with a different argument"
    case .answer: return "the same call with a different return value"
    case .nesting: return "the same line inside a different call"
    case .crash:
      guard isRaised(divergence.traced?.text) else {
        return "\(file) ends with an exception, the trace does not"
      }
      return isRaised(divergence.expected?.text)
        ? "a different exception" : "the trace ends with an exception, \(file) does not"
    case .endedEarly: return "the trace ends here, \(file) continues"
    case .header: return "\(file) is for another scenario or version"
    }
  }

  /// The sentence for a log, which shows real queries of an app.
  private var sentenceOfLog: String {
    let file = isOwn ? "your log" : "the log"
    let logged = Self.shown(divergence.expected?.text)
    let made = Self.shown(divergence.traced?.text)
    switch divergence.kind {
    case .missing where divergence.isReplaced:
      return "\(file) has a different call here: \(logged), expected \(made)"
    case .missing:
      return "\(file) has a call that the simulation does not make: \(logged)"
    case .extra, .repeated:
      if divergence.expected == nil {
        return "\(file) ends here, the simulation continues with \(made)"
      }
      return divergence.kind == .extra
        ? "\(file) is missing a call that the simulation makes: \(made)"
        : "\(file) is missing a repeated call that the simulation makes: \(made)"
    case .moved: return "the simulation and \(file) have this call in different places"
    case .step: return "the simulation performs a different step here than \(file)"
    case .argument: return "\(file) has \(logged), the simulation has \(made)"
    case .answer: return "the same call has a different return value"
    case .nesting: return "the same call is inside a different call"
    case .crash:
      guard isRaised(divergence.traced?.text) else {
        return "\(file) ends with an exception, the simulation does not"
      }
      return isRaised(divergence.expected?.text)
        ? "the simulation raises a different exception"
        : "the simulation ends with an exception, \(file) does not"
    case .endedEarly: return "the simulation ends here, \(file) continues with \(logged)"
    case .header: return "\(file) is for another scenario or version"
    }
  }

  private static func shown(_ line: String?) -> String {
    VisibleText.excerpt(String((line ?? "").drop { $0 == " " }), limit: longestLine)
  }

  private static let longestLine = 120

  private func isRaised(_ line: String?) -> Bool {
    line?.drop { $0 == " " }.hasPrefix("!") ?? false
  }

  /// Whether the expected line here is not part of the difference.
  var isEqualLater: Bool {
    divergence.kind == .extra || divergence.kind == .repeated
  }

  /// Whether the traced line here is not part of the difference.
  var isEqualBefore: Bool {
    divergence.kind == .missing && !divergence.isReplaced
  }
}
