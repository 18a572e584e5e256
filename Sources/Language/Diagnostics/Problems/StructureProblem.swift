/// A key, word or value that is not allowed where it is written.
package enum StructureProblem: Hashable, Sendable {
  /// An unknown key in a place such as `the scenario`, with the known keys.
  case unknownKey(String, place: String, allowed: [String])
  /// An unknown word, with what it should be, such as `style`.
  case unknownWord(String, vocabulary: String, allowed: [String])
  /// A value of another type, with a suggestion.
  case wrongType(key: String, expected: String, found: FoundValue, slip: Typo? = nil)
  case missingKey(String, place: String)
  case numberOutOfRange(String, key: String, allowed: String)
  case badLength(key: String, expected: String, found: Int)
  /// Several keys where only a word or one key is allowed.
  case severalKeys(what: String, first: String, extra: String)
  /// Two keys that exclude each other.
  case exclusiveKeys(String, String)

  var code: ProblemCode {
    switch self {
    case .unknownKey: .unknownKey
    case .unknownWord: .unknownWord
    case .wrongType: .wrongType
    case .missingKey: .missingKey
    case .numberOutOfRange: .numberOutOfRange
    case .badLength: .badLength
    case .severalKeys: .severalKeys
    case .exclusiveKeys: .exclusiveKeys
    }
  }

  var wording: Wording {
    switch self {
    case .unknownKey(let key, let place, let allowed):
      touching(key, unknown("unknown key \(Phrase.quoted(key)) in \(place)", key, allowed))
    case .unknownWord(let word, let vocabulary, let allowed):
      unknown("unknown \(vocabulary) \(Phrase.quoted(word))", word, allowed)
    case .wrongType(let key, let expected, let found, let slip):
      Wording(
        "\(Phrase.quoted(key)) \(expected == "no value" ? "takes" : "needs") \(expected)",
        expected: expected,
        found,
        slip
      )
    case .missingKey(let key, let place):
      Wording("missing key \(Phrase.quoted(key)) in \(place)")
        .help(key == "version" ? "add 'version: 1' as the first key" : "add '\(key):'")
        .expected(key)
    case .numberOutOfRange(let number, let key, let allowed):
      Wording("\(Phrase.quoted(key)) cannot be \(Phrase.quoted(number))")
        .label("expected \(allowed)")
        .expected(allowed)
        .found(number)
    case .badLength(let key, let expected, let found):
      badLength(key, expected, found)
    case .severalKeys(let what, let first, let extra):
      Wording("\(what) has one key, and this one already has \(Phrase.quoted(first))")
        .help(
          "start a new entry: '- \(extra):'",
          "if \(Phrase.quoted(extra)) is an argument of \(Phrase.quoted(first)), indent it more"
        )
    case .exclusiveKeys(let first, let second):
      Wording("\(Phrase.quoted(first)) and \(Phrase.quoted(second)) cannot be used together")
        .help("remove \(Phrase.quoted(first)) or \(Phrase.quoted(second))")
    }
  }

  private func badLength(_ key: String, _ expected: String, _ found: Int) -> Wording {
    Wording("\(Phrase.quoted(key)) needs \(expected)")
      .label(found == 1 ? "found 1 entry" : "found \(found) entries")
      .expected(expected)
      .found(String(found))
  }

  /// The ends of a section that a touch can name instead of a point.
  package static let ends: Set = ["header", "footer"]

  private func touching(_ key: String, _ wording: Wording) -> Wording {
    guard Self.ends.contains(key) else { return wording }
    return wording.help("to touch a header or footer: 'tapHeader: 0' or 'tapFooter: 0'")
  }

  /// The command that prints what is allowed.
  private var listing: String {
    switch self {
    case .unknownWord(_, vocabulary: "query", _): "list queries"
    case .unknownKey, .unknownWord, .wrongType, .missingKey, .numberOutOfRange, .badLength,
      .severalKeys, .exclusiveKeys:
      "reference"
    }
  }

  private func unknown(
    _ message: String,
    _ word: String,
    _ allowed: [String]
  ) -> Wording {
    Wording(
      message,
      unknown: word,
      among: allowed.map { Candidate($0) },
      listed: allowed,
      listing: listing
    )
  }
}
