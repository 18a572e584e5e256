/// A version that is none.
package enum VersionProblem: Hashable, Sendable {
  /// No system version.
  case unreadable(String)
  /// A version of the language other than 1.
  case unknownLanguage(String)

  /// The stable code.
  var code: ProblemCode {
    switch self {
    case .unreadable: .unreadableVersion
    case .unknownLanguage: .languageVersion
    }
  }

  /// The sentences about it.
  var wording: Wording {
    switch self {
    case .unreadable(let text):
      Wording(
        "\(Phrase.quoted(text)) is no system version",
        label: "expected 'iOS 4' to 'iOS 26', or 'Catalyst 26'",
        found: text
      )
    case .unknownLanguage(let text):
      Wording(
        "unknown version \(Phrase.quoted(text)) of the scenario language",
        label: "expected '1'",
        expected: "1",
        found: text
      )
    }
  }
}
