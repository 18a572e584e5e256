/// What became of a case of the evidence.
package enum LedgerStatus: String, CaseIterable, Sendable {
  /// A scenario reproduces its log.
  case reproduced
  /// A scenario or a test meets what it claims.
  case claimMet = "claim-met"
  /// A scenario or a test meets a part of what it claims.
  case partlyMet = "partly-met"
  /// A scenario runs it and still differs.
  case knownIssue = "known-issue"
  /// Nothing is built for it yet.
  case open
  /// Better evidence says something else.
  case contradicted
  /// It is about something that is not simulated.
  case outOfScope = "out-of-scope"
  /// It belongs to a part of the table that follows.
  case follows

  /// Whether the entry must name a scenario or a test.
  package var needsProof: Bool {
    switch self {
    case .reproduced, .claimMet, .partlyMet, .knownIssue: true
    case .open, .contradicted, .outOfScope, .follows: false
    }
  }

  /// Whether the entry must say why.
  package var needsReason: Bool {
    switch self {
    case .reproduced, .claimMet: false
    case .partlyMet, .knownIssue, .open, .contradicted, .outOfScope, .follows: true
    }
  }
}
