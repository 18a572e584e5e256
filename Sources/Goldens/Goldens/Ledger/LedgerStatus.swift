package enum LedgerStatus: String, CaseIterable, Sendable {
  /// A scenario reproduces its log.
  case reproduced
  /// A scenario or a test meets what it claims.
  case claimMet = "claim-met"
  /// A scenario or a test meets a part of what it claims.
  case partlyMet = "partly-met"
  /// A scenario runs it, and the result still differs.
  case knownIssue = "known-issue"
  /// Nothing reproduces it yet.
  case open
  /// Better evidence contradicts it.
  case contradicted
  /// It is about a part that is not simulated.
  case outOfScope = "out-of-scope"
  /// It is about a part that will be simulated later.
  case follows

  package var needsProof: Bool {
    switch self {
    case .reproduced, .claimMet, .partlyMet, .knownIssue: true
    case .open, .contradicted, .outOfScope, .follows: false
    }
  }

  package var needsReason: Bool {
    switch self {
    case .reproduced, .claimMet: false
    case .partlyMet, .knownIssue, .open, .contradicted, .outOfScope, .follows: true
    }
  }
}
