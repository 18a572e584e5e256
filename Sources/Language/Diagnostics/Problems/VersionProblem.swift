package enum VersionProblem: Hashable, Sendable {
  /// An unknown version, with similar versions.
  case unreadable(String, near: [String])
  /// A number that Apple skipped, with the versions before and after it.
  case skipped(String, after: String, before: String)
  /// A version that never existed, after the last one of its number.
  case afterLast(String, last: String)
  /// A version that the list already contains, perhaps in another spelling.
  case repeated(String, firstLine: Int)
  /// A version of the scenario language other than 1.
  case unknownLanguage(String)

  var code: ProblemCode {
    switch self {
    case .unreadable, .skipped, .afterLast: .unreadableVersion
    case .repeated: .repeatedVersion
    case .unknownLanguage: .languageVersion
    }
  }

  var wording: Wording {
    switch self {
    case .unreadable(let text, let near):
      Wording("\(Phrase.quoted(text)) is not an iOS version")
        .label(
          near.isEmpty
            ? "expected \(Self.range)" : Phrase.guess(near, allowed: [])
        )
        .help(near.isEmpty ? ["to list the versions: tabletrace list versions"] : [])
        .expected(Self.range)
        .found(text)
        .suggesting(near)
    case .skipped(let text, let after, let before):
      Wording("\(Phrase.quoted(text)) does not exist")
        .label("\(Phrase.quoted(before)) follows \(Phrase.quoted(after))")
        .found(text)
        .suggesting([after, before])
    case .afterLast(let text, let last):
      Wording("\(Phrase.quoted(text)) does not exist")
        .label("the last version before it is \(Phrase.quoted(last))")
        .found(text)
        .suggesting([last])
    case .repeated(let text, let line):
      Wording("the version \(Phrase.quoted(text)) is listed twice")
        .label("first listed in line \(line)")
        .help("remove one of the two versions")
        .found(text)
    case .unknownLanguage(let text):
      Wording("unknown version \(Phrase.quoted(text)) of the scenario language")
        .label("expected '1'")
        .note("'version' is the version of the language, and 'os' lists the iOS versions")
        .expected("1")
        .found(text)
    }
  }

  /// The versions that can be simulated, in words.
  private static let range = "'iOS 4' to 'iOS 26', or 'Catalyst 13' to 'Catalyst 26'"
}
