/// A step that cannot be done.
package enum StepProblem: Hashable, Sendable {
  /// No step of the language.
  case unknown(String, allowed: [String])
  /// A step of the language that cannot be done yet.
  case notBuilt(String)
  /// A client that is not defined.
  case unknownClient(String, allowed: [String])

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .unknown: .unknownStep
    case .notBuilt: .stepNotBuilt
    case .unknownClient: .unknownClient
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .unknown(let name, let allowed):
      unknown("unknown step \(Phrase.quoted(name))", name, allowed, listed: [])
    case .notBuilt(let name):
      Wording(
        "the step \(Phrase.quoted(name)) is not built yet",
        label: "this version of tabletrace cannot do it",
        found: name
      )
    case .unknownClient(let name, let allowed):
      unknown(
        "there is no client \(Phrase.quoted(name))",
        name,
        allowed,
        listed: allowed
      )
    }
  }

  private func unknown(
    _ message: String,
    _ name: String,
    _ allowed: [String],
    listed: [String]
  ) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: allowed.map { Candidate($0) })
    return Wording(
      message,
      label: Phrase.help(suggestions, allowed: listed),
      found: name,
      suggestions: suggestions
    )
  }
}
