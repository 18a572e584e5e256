package enum LedgerStatus: String, CaseIterable, Sendable {
  /// A scenario reproduces its log.
  case reproduced
  /// A scenario or a test confirms the claim.
  case claimMet = "claim-met"
  /// A scenario or a test confirms a part of the claim.
  case partlyMet = "partly-met"
  /// A scenario runs the case, and the result still differs.
  case knownIssue = "known-issue"
  /// Nothing reproduces the case yet.
  case open
  /// Better evidence contradicts the case.
  case contradicted
  /// The case is about a part of UIKit that is not simulated.
  case outOfScope = "out-of-scope"
  /// The case is about a part of UIKit that will be simulated later.
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
