/// A step that cannot be done.
package enum StepProblem: Hashable, Sendable {
  /// No step of the language.
  case unknown(String, allowed: [String])
  /// A step of the language that cannot be done yet.
  case notBuilt(String)
  /// A client that is not defined.
  case unknownClient(String, allowed: [String])

  var wording: Wording {
    switch self {
    case .unknown(let name, let allowed):
      unknown(.unknownStep, "unknown step \(Phrase.quoted(name))", name, allowed, listed: [])
    case .notBuilt(let name):
      Wording(
        .stepNotBuilt,
        "the step \(Phrase.quoted(name)) is not built yet",
        label: "this version of tabletrace cannot do it",
        found: name
      )
    case .unknownClient(let name, let allowed):
      unknown(
        .unknownClient,
        "there is no client \(Phrase.quoted(name))",
        name,
        allowed,
        listed: allowed
      )
    }
  }

  private func unknown(
    _ code: ProblemCode,
    _ message: String,
    _ name: String,
    _ allowed: [String],
    listed: [String]
  ) -> Wording {
    let suggestions = NearMiss.suggestions(for: name, among: allowed.map { Candidate($0) })
    return Wording(
      code,
      message,
      label: Phrase.help(suggestions, allowed: listed),
      found: name,
      suggestions: suggestions
    )
  }
}
