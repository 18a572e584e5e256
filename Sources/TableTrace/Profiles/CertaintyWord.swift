/// The trust that a rule deserves for one version, in one of four words.
///
/// The grades of ``Certainty`` say what kind of evidence there is; a word says what that means for
/// the version that is simulated.
package enum CertaintyWord: Hashable, Sendable {
  /// A log, a test or a measurement of this version shows it.
  case seen
  /// The same was shown on older versions, of which this is the newest, and nothing newer says
  /// otherwise.
  case seenBefore(SystemVersion)
  /// Apple says it; nothing shows it.
  case documented
  /// Nothing shows it, and Apple does not say it.
  case guess

  /// A word without its version, as tables and documents have it.
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

  /// The word behind a line of a trace, `seen on iOS 17.4`.
  package var remark: String {
    switch self {
    case .seenBefore(let version): "seen on \(version)"
    case .seen, .documented, .guess: name.rawValue
    }
  }

  /// The newest older version that shows it, or nil for the other words.
  package var lastSeen: SystemVersion? {
    if case .seenBefore(let version) = self { version } else { nil }
  }

  /// The phrase about something that lowers a line, `is a guess`.
  package var predicate: String {
    switch self {
    case .seen: "was seen"
    case .seenBefore(let version): "was last seen on \(version)"
    case .documented: "is documented only"
    case .guess: "is a guess"
    }
  }
}

extension CertaintyWord: Comparable {
  /// Orders by trust, the least first; what an older version shows last is trusted less.
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
