/// What the ledger says about one case of the evidence.
package struct LedgerEntry: Hashable, Sendable {
  /// Where it is shown that the case is met.
  package enum Proof: Hashable, Sendable {
    /// A scenario, by its path.
    case scenario(String)
    /// A test, by its name.
    case test(String)
  }

  /// The id of the case.
  package var id: String
  /// Where it was published.
  package var source: String
  /// The version of the system, as the source allows to say.
  package var ios: String
  /// How far it can be trusted.
  package var certainty: String
  /// What became of it.
  package var status: LedgerStatus
  /// The scenario or test that shows it.
  package var proof: Proof?
  /// Why it is not met.
  package var reason: String?

  /// Makes an entry.
  package init(
    id: String,
    source: String,
    ios: String,
    certainty: String,
    status: LedgerStatus,
    proof: Proof? = nil,
    reason: String? = nil
  ) {
    self.id = id
    self.source = source
    self.ios = ios
    self.certainty = certainty
    self.status = status
    self.proof = proof
    self.reason = reason
  }
}
