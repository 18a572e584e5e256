/// The version whose rules a profile obeys; one rule may have the value of another release.
package struct ProfileVersion: Sendable {
  let version: SystemVersion
  private let exchange: (rule: RuleID, release: SystemVersion)?

  init(_ version: SystemVersion, exchange: (rule: RuleID, release: SystemVersion)? = nil) {
    self.version = version
    self.exchange = exchange
  }

  fileprivate func release(of rule: RuleID) -> SystemVersion {
    guard let exchange, exchange.rule == rule else { return version }
    return exchange.release
  }
}

extension Rule {
  func value(for version: ProfileVersion) -> Value {
    value(for: version.release(of: id))
  }
}

extension Profile {
  /// The values for a version, with the value that one rule has in another release.
  package init(_ version: SystemVersion, with rule: RuleID, of release: SystemVersion) {
    self.init(ProfileVersion(version, exchange: (rule, release)))
  }
}
