/// What the kind of a divergence means, for somebody who does not know its word.
struct DivergenceMeaning {
  let divergence: Divergence
  let side: DivergenceReport.Side

  /// A sentence without a full stop: which side has what.
  var sentence: String {
    let file = "the \(side.rawValue)"
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
