/// How sure a rule is for one iOS version, in one of four words.
///
/// ``Certainty`` names the kind of evidence. This word says what the evidence means for the
/// simulated version.
package enum CertaintyWord: Hashable, Sendable {
  /// A log, a test or a measurement of this version shows it.
  case seen
  /// An older version shows it, and nothing newer contradicts it. The associated value is the
  /// newest version that shows it.
  case seenBefore(SystemVersion)
  /// Apple documents it, but no log, test or measurement shows it.
  case documented
  /// Nothing shows it, and Apple does not document it.
  case guess

  /// A word without its version, as in tables and documents.
  package enum Name: String, CaseIterable, Sendable {
    case seen
    case seenBefore = "seen before"
    case documented
    case guess
  }

  /// The word without the version.
  package var name: Name {
    switch self {
    case .seen: .seen
    case .seenBefore: .seenBefore
    case .documented: .documented
    case .guess: .guess
    }
  }

  /// The remark after a line of a trace, such as `seen on iOS 17.4`.
  package var remark: String {
    switch self {
    case .seenBefore(let version): "seen on \(version)"
    case .seen, .documented, .guess: name.rawValue
    }
  }

  /// The newest older version that shows the rule; nil unless the word is ``seenBefore(_:)``.
  package var lastSeen: SystemVersion? {
    if case .seenBefore(let version) = self { version } else { nil }
  }

  /// The verb phrase for a remark about another rule, such as `is a guess`.
  package var predicate: String {
    switch self {
    case .seen: "was seen"
    case .seenBefore(let version): "was last seen on \(version)"
    case .documented: "is documented only"
    case .guess: "is a guess"
    }
  }

  /// The verb phrase for a remark about several other rules, such as `are guesses`.
  package var pluralPredicate: String {
    switch self {
    case .seen: "were seen"
    case .seenBefore(let version): "were last seen on \(version)"
    case .documented: "are documented only"
    case .guess: "are guesses"
    }
  }
}

extension CertaintyWord: Comparable {
  /// Orders by certainty, the lowest first; an older version counts as less certain.
  package static func < (left: CertaintyWord, right: CertaintyWord) -> Bool {
    guard let one = left.lastSeen, let other = right.lastSeen else { return left.rank < right.rank }
    return (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
  }

  private var rank: Int {
    switch self {
    case .guess: 0
    case .documented: 1
    case .seenBefore: 2
    case .seen: 3
    }
  }
}
