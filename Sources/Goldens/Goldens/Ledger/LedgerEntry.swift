/// The ledger's entry about one case of the evidence, such as a log or a claim.
package struct LedgerEntry: Hashable, Sendable {
  /// The scenario or test that reproduces the case.
  package enum Proof: Hashable, Sendable {
    case scenario(String)
    case test(String)
  }

  package var id: String
  package var source: String
  /// The iOS version, as far as the source names it.
  package var ios: String
  package var status: LedgerStatus
  package var proof: Proof?
  /// The reason why the case is not reproduced, or nil.
  package var reason: String?

  package init(
    id: String,
    source: String,
    ios: String,
    status: LedgerStatus,
    proof: Proof? = nil,
    reason: String? = nil
  ) {
    self.id = id
    self.source = source
    self.ios = ios
    self.status = status
    self.proof = proof
    self.reason = reason
  }
}
