/// The ledger's statement about one case of the evidence.
package struct LedgerEntry: Hashable, Sendable {
  /// The scenario or test that meets the case.
  package enum Proof: Hashable, Sendable {
    case scenario(String)
    case test(String)
  }

  package var id: String
  package var source: String
  /// The version of the system, as far as the source names it.
  package var ios: String
  package var status: LedgerStatus
  package var proof: Proof?
  /// The reason why it is not met.
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
