/// What the kind of a divergence means, for somebody who does not know its word.
struct DivergenceMeaning {
  let divergence: Divergence
  let side: DivergenceReport.Side
  /// Whether the file is the reader's own.
  var isOwn = false

  /// A sentence without a full stop: which side has what.
  var sentence: String {
    switch side {
    case .golden: sentenceOfGolden
    case .log: sentenceOfLog
    }
  }

  private var sentenceOfGolden: String {
    let file = "the golden"
    switch divergence.kind {
    case .missing where divergence.isReplaced: return "\(file) has this line, the trace another one"
    case .missing: return "\(file) has this line, the trace does not"
    case .extra, .repeated:
      if divergence.expected == nil { return "\(file) ends, the trace goes on" }
      return divergence.kind == .extra
        ? "the trace has this line, \(file) does not"
        : "the trace has this once more than \(file)"
    case .moved: return "both have this line, at other places"
    case .step: return "the scenario has another step here than \(file)"
    case .argument: return "the same call with another argument"
    case .answer: return "the same call with another answer"
    case .nesting: return "the same line inside of other calls"
    case .crash:
      guard isRaised(divergence.traced?.text) else {
        return "\(file) ends with an exception, the trace does not"
      }
      return isRaised(divergence.expected?.text)
        ? "another exception" : "the trace ends with an exception, \(file) does not"
    case .endedEarly: return "the trace ends, \(file) goes on"
    case .header: return "\(file) is of another scenario or version"
    }
  }

  /// The same of a log, which shows what an app was really asked.
  private var sentenceOfLog: String {
    let file = isOwn ? "your log" : "the log"
    let logged = Self.shown(divergence.expected?.text)
    let made = Self.shown(divergence.traced?.text)
    switch divergence.kind {
    case .missing where divergence.isReplaced:
      return "\(file) has another call here: \(logged), the simulation makes \(made)"
    case .missing:
      return "\(file) has a call in addition, which the simulation does not make: \(logged)"
    case .extra, .repeated:
      if divergence.expected == nil {
        return "\(file) ends here, the simulation goes on with \(made)"
      }
      return divergence.kind == .extra
        ? "\(file) lacks a call that the simulation makes: \(made)"
        : "\(file) lacks a repeated call that the simulation makes: \(made)"
    case .moved: return "both have this call, but not at the same place"
    case .step: return "the simulation does another step here than \(file)"
    case .argument: return "\(file) has \(logged), the simulation has \(made)"
    case .answer: return "the same call has another answer"
    case .nesting: return "the same call is made inside of other calls"
    case .crash:
      guard isRaised(divergence.traced?.text) else {
        return "\(file) ends with an exception, the simulation does not"
      }
      return isRaised(divergence.expected?.text)
        ? "the simulation raises another exception"
        : "the simulation ends with an exception, \(file) does not"
    case .endedEarly: return "the simulation ends here, \(file) goes on with \(logged)"
    case .header: return "\(file) is of another scenario or version"
    }
  }

  private static func shown(_ line: String?) -> String {
    VisibleText.excerpt(String((line ?? "").drop { $0 == " " }), limit: longestLine)
  }

  private static let longestLine = 120

  private func isRaised(_ line: String?) -> Bool {
    line?.drop { $0 == " " }.hasPrefix("!") ?? false
  }

  /// Whether the line that the file has here is no part of what differs.
  var isEqualLater: Bool {
    divergence.kind == .extra || divergence.kind == .repeated
  }

  /// Whether the line that the trace has here is no part of what differs.
  var isEqualBefore: Bool {
    divergence.kind == .missing && !divergence.isReplaced
  }
}
